//! Terms as code for a machine whose registers are 64-bit words.
//!
//! Executing a block by evaluating its terms one by one costs a hash table for each; here a term is a few
//! instructions. Registers are the variables, then constants, then what is computed in between.

use certus_logic::{Bv, Op, Sort, Term, Terms, Value};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A number of a register.
pub(crate) type Register = u32;

/// What an instruction does.
#[derive(Clone, Copy, Debug)]
enum Code {
    Not,
    And,
    Eq,
    Ite,
    BvNot,
    BvXor,
    BvAdd,
    BvMul,
    BvUdiv,
    BvUrem,
    BvSdiv,
    BvSrem,
    BvShl,
    BvLshr,
    BvAshr,
    /// The first operand above the second, which has this many bits.
    Concat(u8),
    /// The bits from this one on.
    Extract(u8),
    /// From this width.
    SignExt(u8),
    Ult,
    Slt,
}

/// One instruction. Operands have the width given, unless their code says otherwise.
#[derive(Clone, Copy, Debug)]
struct Instruction {
    code: Code,
    width: u8,
    to: Register,
    args: [Register; 3],
}

/// Code for a term.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    code: Range<u32>,
    /// Where its value is then.
    pub(crate) result: Register,
}

/// The code of many terms over the same variables.
#[derive(Debug, Default)]
pub(crate) struct Program {
    instructions: Vec<Instruction>,
    places: FxHashMap<Term, Register>,
    vars: u32,
    /// Constants are found behind the variables.
    constants: Vec<u64>,
    /// How many registers are needed for what is in between.
    between: u32,
}

/// The width of a sort that fits into a word.
pub(crate) fn width_of(sort: Sort) -> Option<u8> {
    match sort {
        Sort::Bool => Some(1),
        Sort::Bv(width) if width <= 64 => Some(width as u8),
        _ => None,
    }
}

/// The lowest bits.
pub(crate) fn mask(width: u8) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

/// A value as a word.
pub(crate) fn word(value: &Value) -> Option<u64> {
    match value {
        Value::Bool(truth) => Some(u64::from(*truth)),
        Value::Bv(bits) if bits.width() <= 64 => bits.to_u64(),
        _ => None,
    }
}

/// A word as a value.
pub(crate) fn value(sort: Sort, word: u64) -> Value {
    match sort {
        Sort::Bv(width) => Value::Bv(Bv::new(width, u128::from(word))),
        _ => Value::Bool(word == 1),
    }
}

/// Registers for what is computed in between are numbered from here while terms are compiled, and moved behind the
/// constants at the end, when it is known how many of those there are.
const BETWEEN: Register = 1 << 31;

impl Program {
    /// A program over these variables; none if one of them does not fit into a word.
    pub(crate) fn new(terms: &Terms, vars: &[Term]) -> Option<Program> {
        vars.iter().try_for_each(|var| width_of(terms.sort(*var)).map(|_| ()))?;
        let places = vars.iter().zip(0..).map(|(var, place)| (*var, place)).collect();
        Some(Program { places, vars: vars.len() as u32, ..Program::default() })
    }

    /// Code for a term; none if it has parts that are no words.
    pub(crate) fn compile(&mut self, terms: &Terms, term: Term) -> Option<Compiled> {
        let start = self.instructions.len() as u32;
        let mut local: FxHashMap<Term, Register> = FxHashMap::default();
        let mut used = 0;
        for t in terms.post_order(&[term]) {
            let width = width_of(terms.sort(t))?;
            if let Some(place) = self.places.get(&t) {
                local.insert(t, *place);
                continue;
            }
            if let Some(value) = terms.value_of(t) {
                let place = self.vars + self.constants.len() as u32;
                self.constants.push(word(&value)?);
                self.places.insert(t, place);
                local.insert(t, place);
                continue;
            }
            let args: Vec<(Register, u8)> = terms
                .args(t)
                .iter()
                .map(|a| Some((local[a], width_of(terms.sort(*a))?)))
                .collect::<Option<_>>()?;
            let result = self.apply(terms.op(t), width, &args, &mut used)?;
            local.insert(t, result);
        }
        self.between = self.between.max(used);
        Some(Compiled { code: start..self.instructions.len() as u32, result: local[&term] })
    }

    /// Instructions for an operator; where its value is then.
    fn apply(&mut self, op: Op, width: u8, args: &[(Register, u8)], used: &mut u32) -> Option<Register> {
        let first = args.first()?;
        let code = match op {
            Op::Not => Code::Not,
            Op::And | Op::BvAnd => Code::And,
            Op::Eq => Code::Eq,
            Op::Ite => Code::Ite,
            Op::BvNot => Code::BvNot,
            Op::BvXor => Code::BvXor,
            Op::BvAdd => Code::BvAdd,
            Op::BvMul => Code::BvMul,
            Op::BvUdiv => Code::BvUdiv,
            Op::BvUrem => Code::BvUrem,
            Op::BvSdiv => Code::BvSdiv,
            Op::BvSrem => Code::BvSrem,
            Op::BvShl => Code::BvShl,
            Op::BvLshr => Code::BvLshr,
            Op::BvAshr => Code::BvAshr,
            Op::Concat => Code::Concat(0),
            Op::Extract { lo, .. } => Code::Extract(lo as u8),
            Op::SignExt(_) => Code::SignExt(first.1),
            Op::BvUlt => Code::Ult,
            Op::BvSlt => Code::Slt,
            _ => return None,
        };
        let width = if matches!(code, Code::Slt) { first.1 } else { width };
        let mut emit = |code, args: [Register; 3]| {
            let to = BETWEEN + *used;
            *used += 1;
            self.instructions.push(Instruction { code, width, to, args });
            to
        };
        if let (Code::Ite, [test, yes, no]) = (code, args) {
            return Some(emit(code, [test.0, yes.0, no.0]));
        }
        let mut result = first.0;
        if args.len() == 1 {
            return Some(emit(code, [result, 0, 0]));
        }
        for (arg, arg_width) in &args[1..] {
            let code = if matches!(code, Code::Concat(_)) { Code::Concat(*arg_width) } else { code };
            result = emit(code, [result, *arg, 0]);
        }
        Some(result)
    }

    /// Gives temporary registers their place behind the constants, in code made so far and in these.
    pub(crate) fn finish<'a>(&mut self, compiled: impl Iterator<Item = &'a mut Compiled>) {
        let base = self.vars + self.constants.len() as u32;
        let place = |register: &mut Register| {
            if *register >= BETWEEN {
                *register = *register - BETWEEN + base;
            }
        };
        for instruction in &mut self.instructions {
            place(&mut instruction.to);
            instruction.args.iter_mut().for_each(place);
        }
        compiled.for_each(|one| place(&mut one.result));
    }

    /// Registers with constants in their places, and variables zero.
    pub(crate) fn registers(&self) -> Vec<u64> {
        let mut all = vec![0; self.vars as usize];
        all.extend(&self.constants);
        all.resize(all.len() + self.between as usize, 0);
        all
    }

    /// The value of a term, over the values of the variables in the registers.
    pub(crate) fn run(&self, compiled: &Compiled, registers: &mut [u64]) -> u64 {
        for instruction in &self.instructions[compiled.code.start as usize..compiled.code.end as usize] {
            let [a, b, c] = instruction.args.map(|register| registers[register as usize]);
            registers[instruction.to as usize] = execute(instruction.code, instruction.width, a, b, c);
        }
        registers[compiled.result as usize]
    }
}

/// What an instruction gives. Unused bits of operands are zero, and so are those of the result.
fn execute(code: Code, width: u8, a: u64, b: u64, c: u64) -> u64 {
    let fit = |value: u64| value & mask(width);
    let negative = |value: u64| value >> (width - 1) & 1 == 1;
    let absolute = |value: u64| if negative(value) { fit(value.wrapping_neg()) } else { value };
    let shift = |value: u64, by: u64| if by < u64::from(width) { value >> by } else { 0 };
    match code {
        Code::Not => a ^ 1,
        Code::And => a & b,
        Code::Eq => u64::from(a == b),
        Code::Ite => {
            if a == 1 {
                b
            } else {
                c
            }
        }
        Code::BvNot => fit(!a),
        Code::BvXor => a ^ b,
        Code::BvAdd => fit(a.wrapping_add(b)),
        Code::BvMul => fit(a.wrapping_mul(b)),
        Code::BvUdiv => a.checked_div(b).unwrap_or(mask(width)),
        Code::BvUrem => a.checked_rem(b).unwrap_or(a),
        Code::BvSdiv => {
            let quotient = absolute(a).checked_div(absolute(b)).unwrap_or(mask(width));
            if negative(a) == negative(b) { quotient } else { fit(quotient.wrapping_neg()) }
        }
        Code::BvSrem => {
            let rest = absolute(a).checked_rem(absolute(b)).unwrap_or(absolute(a));
            if negative(a) { fit(rest.wrapping_neg()) } else { rest }
        }
        Code::BvShl => {
            if b < u64::from(width) {
                fit(a << b)
            } else {
                0
            }
        }
        Code::BvLshr => shift(a, b),
        Code::BvAshr => {
            if negative(a) {
                fit(!shift(fit(!a), b))
            } else {
                shift(a, b)
            }
        }
        Code::Concat(low) => fit(a << low | b),
        Code::Extract(lo) => fit(a >> lo),
        Code::SignExt(from) => {
            if a >> (from - 1) & 1 == 1 {
                fit(a | !mask(from))
            } else {
                a
            }
        }
        Code::Ult => u64::from(a < b),
        Code::Slt => u64::from(if negative(a) == negative(b) { a < b } else { negative(a) }),
    }
}
