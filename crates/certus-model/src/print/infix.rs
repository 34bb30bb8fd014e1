//! Terms in a notation like C's.
//!
//! Where C's types would say whether an operation is signed, the operator does: `x <s y` and `x <u y`, `x /s y`
//! and `x /u y`, `x >>s y` and `x >>u y`. Slices are `x[7:0]`, one bit is `x[3]`; `u32(x)` and `s32(x)` extend a
//! word as unsigned or signed.

use crate::block::Command;
use crate::cfa::Variable;
use certus_logic::{Bv, Op, Term, Terms, Value, smtlib};
use rustc_hash::FxHashMap;

/// A printer that knows the names of an automaton's variables.
#[derive(Debug)]
pub struct Infix<'a> {
    terms: &'a Terms,
    names: FxHashMap<Term, &'a str>,
    limit: usize,
}

/// How long the text of a term becomes at most, if nothing else is said: terms are graphs, and their texts may be
/// exponentially long.
const LIMIT: usize = 2_000;

/// No text is nested deeper.
const DEPTH: u32 = 100;

/// A term with the names its variables have in the arena.
#[must_use]
pub fn term(terms: &Terms, t: Term) -> String {
    Infix { terms, names: FxHashMap::default(), limit: LIMIT }.term(t)
}

/// How tightly an operator binds, as in C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Level {
    Choice,
    Or,
    And,
    BitOr,
    BitXor,
    BitAnd,
    Equal,
    Compare,
    Shift,
    Sum,
    Product,
    Unary,
    Atom,
}

impl<'a> Infix<'a> {
    /// A printer for terms over these variables.
    #[must_use]
    pub fn new(terms: &'a Terms, vars: &'a [Variable]) -> Infix<'a> {
        let names = vars.iter().map(|var| (var.term, var.name.as_str())).collect();
        Infix { terms, names, limit: LIMIT }
    }

    /// The same with another limit of a term's length, after which dots stand for the rest.
    #[must_use]
    pub fn limited(self, limit: usize) -> Infix<'a> {
        Infix { limit, ..self }
    }

    /// A term.
    #[must_use]
    pub fn term(&self, t: Term) -> String {
        let mut out = Writer { infix: self, text: String::new(), depth: 0 };
        out.put(t, Level::Choice, None);
        out.text
    }

    /// A command: `assume x <u 5`, `x = x + 1`, `x = *`.
    #[must_use]
    pub fn command(&self, command: Command) -> String {
        match command {
            Command::Assume(guard) => format!("assume {}", self.term(guard)),
            Command::Assign(var, value) => format!("{} = {}", self.term(var), self.term(value)),
            Command::Havoc(var) => format!("{} = *", self.term(var)),
        }
    }

    /// The name of a variable.
    pub(super) fn name(&self, var: Term) -> &str {
        self.names.get(&var).copied().or_else(|| self.terms.var_name(var)).unwrap_or("?")
    }
}

struct Writer<'a, 'b> {
    infix: &'b Infix<'a>,
    text: String,
    depth: u32,
}

impl Writer<'_, '_> {
    /// Appends a term that stands where an operator of this level takes an argument. Constants are signed or
    /// not, as the comparison they stand in is.
    fn put(&mut self, t: Term, around: Level, signed: Option<bool>) {
        if self.text.len() > self.infix.limit || self.depth > DEPTH {
            if !self.text.ends_with('…') {
                self.text.push('…');
            }
            return;
        }
        self.depth += 1;
        let level = self.level(t);
        if level < around {
            self.text.push('(');
        }
        self.plain(t, signed);
        if level < around {
            self.text.push(')');
        }
        self.depth -= 1;
    }

    fn level(&self, t: Term) -> Level {
        let terms = self.infix.terms;
        match terms.op(t) {
            Op::Not => {
                let inner = terms.arg(t, 0);
                match terms.op(inner) {
                    Op::Eq => Level::Equal,
                    Op::BvUlt | Op::BvSlt | Op::Le => Level::Compare,
                    Op::And => Level::Or,
                    _ => Level::Unary,
                }
            }
            Op::And => Level::And,
            Op::Eq => Level::Equal,
            Op::Ite => Level::Choice,
            Op::BvNot if self.bit_or(t).is_some() => Level::BitOr,
            Op::BvNot => Level::Unary,
            Op::BvAnd => Level::BitAnd,
            Op::BvXor => Level::BitXor,
            Op::BvAdd | Op::Add => Level::Sum,
            Op::BvMul if self.negated(t).is_some() => Level::Unary,
            Op::BvMul | Op::Mul | Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => Level::Product,
            Op::IntDiv | Op::IntMod | Op::RealDiv => Level::Product,
            Op::BvShl | Op::BvLshr | Op::BvAshr => Level::Shift,
            Op::BvUlt | Op::BvSlt | Op::Le => Level::Compare,
            Op::Concat if self.zero_extended(t).is_none() => Level::Shift,
            _ => Level::Atom,
        }
    }

    fn plain(&mut self, t: Term, signed: Option<bool>) {
        let terms = self.infix.terms;
        let args = terms.args(t);
        match terms.op(t) {
            Op::True => self.text.push_str("true"),
            Op::False => self.text.push_str("false"),
            Op::Const(_) => self.constant(t, signed),
            Op::Var(_) => self.text.push_str(self.infix.name(t)),
            Op::Apply(symbol) => self.call(&terms.declaration(symbol).name, args),
            Op::Not => self.negation(args[0]),
            Op::And => self.between(args, " && ", Level::And),
            Op::Eq => self.compare(args, "==", Level::Equal, None),
            Op::BvUlt => self.compare(args, "<u", Level::Compare, Some(false)),
            Op::BvSlt => self.compare(args, "<s", Level::Compare, Some(true)),
            Op::Le => self.compare(args, "<=", Level::Compare, None),
            Op::Ite => {
                self.put(args[0], Level::Or, None);
                self.text.push_str(" ? ");
                self.put(args[1], Level::Or, signed);
                self.text.push_str(" : ");
                self.put(args[2], Level::Choice, signed);
            }
            Op::BvNot => match self.bit_or(t) {
                Some(parts) => self.between(&parts, " | ", Level::BitXor),
                None => {
                    self.text.push('~');
                    self.put(args[0], Level::Unary, None);
                }
            },
            Op::BvAnd => self.between(args, " & ", Level::Equal),
            Op::BvXor => self.between(args, " ^ ", Level::BitAnd),
            Op::BvAdd => self.sum(args),
            Op::Add => self.between(args, " + ", Level::Product),
            Op::BvMul => match self.negated(t) {
                Some(inner) => {
                    self.text.push('-');
                    self.put(inner, Level::Unary, None);
                }
                None => self.between(args, " * ", Level::Unary),
            },
            Op::Mul => self.between(args, " * ", Level::Unary),
            Op::BvUdiv => self.between(args, " /u ", Level::Unary),
            Op::BvUrem => self.between(args, " %u ", Level::Unary),
            Op::BvSdiv => self.between(args, " /s ", Level::Unary),
            Op::BvSrem => self.between(args, " %s ", Level::Unary),
            Op::IntDiv => self.between(args, " div ", Level::Unary),
            Op::IntMod => self.between(args, " mod ", Level::Unary),
            Op::RealDiv => self.between(args, " / ", Level::Unary),
            Op::BvShl => self.between(args, " << ", Level::Sum),
            Op::BvLshr => self.between(args, " >>u ", Level::Sum),
            Op::BvAshr => self.between(args, " >>s ", Level::Sum),
            Op::Concat => match self.zero_extended(t) {
                Some(inner) => self.call(&format!("u{}", terms.width(t)), &[inner]),
                None => self.between(args, " :: ", Level::Sum),
            },
            Op::SignExt(_) => self.call(&format!("s{}", terms.width(t)), args),
            Op::Extract { hi, lo } => {
                self.put(args[0], Level::Atom, None);
                self.text.push_str(&if hi == lo { format!("[{lo}]") } else { format!("[{hi}:{lo}]") });
            }
            Op::ToReal => self.call("real", args),
            Op::ToInt => self.call("floor", args),
            Op::Select => {
                self.put(args[0], Level::Atom, None);
                self.text.push('[');
                self.put(args[1], Level::Choice, None);
                self.text.push(']');
            }
            Op::Store => {
                self.put(args[0], Level::Atom, None);
                self.text.push('[');
                self.put(args[1], Level::Choice, None);
                self.text.push_str(" := ");
                self.put(args[2], Level::Choice, None);
                self.text.push(']');
            }
            Op::ConstArray(_) => self.call("all", args),
        }
    }

    fn negation(&mut self, inner: Term) {
        let terms = self.infix.terms;
        let args = terms.args(inner);
        match terms.op(inner) {
            Op::Eq => self.compare(args, "!=", Level::Equal, None),
            Op::BvUlt => self.compare(&[args[1], args[0]], "<=u", Level::Compare, Some(false)),
            Op::BvSlt => self.compare(&[args[1], args[0]], "<=s", Level::Compare, Some(true)),
            Op::Le => self.compare(&[args[1], args[0]], "<", Level::Compare, None),
            Op::And => {
                for (index, arg) in args.iter().enumerate() {
                    if index > 0 {
                        self.text.push_str(" || ");
                    }
                    self.denied(*arg);
                }
            }
            _ => {
                self.text.push('!');
                self.put(inner, Level::Unary, None);
            }
        }
    }

    /// The negation of a term, where an argument of a disjunction stands.
    fn denied(&mut self, t: Term) {
        let terms = self.infix.terms;
        match terms.op(t) {
            Op::Not => self.put(terms.arg(t, 0), Level::And, None),
            Op::Eq | Op::BvUlt | Op::BvSlt | Op::Le => self.negation(t),
            _ => {
                self.text.push('!');
                self.put(t, Level::Unary, None);
            }
        }
    }

    fn between(&mut self, args: &[Term], operator: &str, around: Level) {
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                self.text.push_str(operator);
            }
            self.put(*arg, around, None);
        }
    }

    fn compare(&mut self, args: &[Term], operator: &str, level: Level, signed: Option<bool>) {
        let above = if level == Level::Equal { Level::Compare } else { Level::Shift };
        // A constant stands on the right, as people write it.
        let swap = self.infix.terms.is_const(args[0]);
        let (left, right) = if swap { (args[1], args[0]) } else { (args[0], args[1]) };
        self.put(left, above, signed);
        let operator = if swap { operator.replace('<', ">") } else { operator.to_owned() };
        self.text.push_str(&format!(" {operator} "));
        self.put(right, above, signed);
    }

    fn call(&mut self, name: &str, args: &[Term]) {
        self.text.push_str(name);
        self.text.push('(');
        self.between(args, ", ", Level::Choice);
        self.text.push(')');
    }

    /// A sum, the constant last, negative parts with a minus.
    fn sum(&mut self, args: &[Term]) {
        let constant = usize::from(self.infix.terms.is_const(args[0]));
        for (index, arg) in args[constant..].iter().enumerate() {
            match self.negated(*arg) {
                Some(inner) => {
                    self.text.push_str(if index > 0 { " - " } else { "-" });
                    self.put(inner, Level::Product, None);
                }
                None => {
                    self.text.push_str(if index > 0 { " + " } else { "" });
                    self.put(*arg, Level::Product, None);
                }
            }
        }
        if constant > 0
            && let Some(value) = self.infix.terms.as_bv(args[0])
        {
            let (sign, size) = if value.sign() { (" - ", value.neg()) } else { (" + ", value.clone()) };
            self.text.push_str(&format!("{sign}{}", size.to_big()));
        }
    }

    /// What a product with -1 is the negation of.
    fn negated(&self, t: Term) -> Option<Term> {
        let terms = self.infix.terms;
        match terms.args_if(t, Op::BvMul)? {
            [factor, inner] if terms.as_bv(*factor).is_some_and(Bv::is_ones) => Some(*inner),
            _ => None,
        }
    }

    /// What a concatenation with zeros in front extends.
    fn zero_extended(&self, t: Term) -> Option<Term> {
        let terms = self.infix.terms;
        match terms.args_if(t, Op::Concat)? {
            [zeros, inner] if terms.as_bv(*zeros).is_some_and(Bv::is_zero) => Some(*inner),
            _ => None,
        }
    }

    /// The parts of a bitwise or, which is the complement of the conjunction of complements.
    fn bit_or(&self, t: Term) -> Option<Vec<Term>> {
        let terms = self.infix.terms;
        let and = terms.args_if(t, Op::BvNot)?.first()?;
        let parts = terms.args_if(*and, Op::BvAnd)?.iter();
        let parts = parts.map(|part| terms.args_if(*part, Op::BvNot).map(|inner| inner[0]));
        parts.collect()
    }

    fn constant(&mut self, t: Term, signed: Option<bool>) {
        let terms = self.infix.terms;
        let text = match terms.value_of(t) {
            Some(Value::Bv(value)) => {
                // Where no comparison says how a word is meant, one just below zero is written so.
                let small = value.to_i128().is_some_and(|number| (-256..0).contains(&number));
                if value.sign() && signed.unwrap_or(value.width() >= 16 && small) {
                    format!("-{}", value.neg().to_big())
                } else {
                    value.to_big().to_string()
                }
            }
            Some(value) => smtlib::value_text(terms, &value, terms.sort(t)).unwrap_or_else(|| "?".to_owned()),
            None => "?".to_owned(),
        };
        self.text.push_str(&text);
    }
}
