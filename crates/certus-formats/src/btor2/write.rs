//! Writing BTOR2.
//!
//! Truth values are words of one bit. A constant array that is no initial value is a state that begins with it and keeps it:
//! the format has no other. Relations and initial conditions become inputs and constraints ([`crate::circuit`]).

use crate::Unfit;
use crate::circuit::{Circuit, circuit, no_temporal};
use certus_logic::{Bv, Op, Sort, Term, Terms, Value};
use certus_model::Ts;
use rustc_hash::FxHashMap;
use std::fmt::Write;

struct Writer<'t> {
    terms: &'t Terms,
    out: String,
    /// How many lines there are, which have the numbers from 1.
    lines: usize,
    sorts: FxHashMap<Shape, usize>,
    nodes: FxHashMap<Term, usize>,
    constants: FxHashMap<Bv, usize>,
}

/// The sorts of the format.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Shape {
    Word(u32),
    /// Widths of index and element.
    Array(u32, u32),
}

/// A system in BTOR2.
///
/// # Errors
/// What of it the format does not have.
pub fn write(terms: &mut Terms, ts: &Ts) -> Result<String, Unfit> {
    no_temporal(ts)?;
    let Circuit { ts, initial } = circuit(terms, ts, false);
    let mut writer = Writer {
        terms,
        out: String::new(),
        lines: 0,
        sorts: FxHashMap::default(),
        nodes: FxHashMap::default(),
        constants: FxHashMap::default(),
    };
    // What a state begins with has to come before it.
    for var in &ts.vars {
        writer.sort_of(var.term, &var.name)?;
        if let Some(value) = initial.get(&var.term) {
            writer.begin(*value)?;
        }
    }
    for var in &ts.vars {
        let sort = writer.sort_of(var.term, &var.name)?;
        let state = writer.line(&format!("state {sort}{}", symbol(&var.name)));
        writer.nodes.insert(var.term, state);
        if let Some(value) = initial.get(&var.term) {
            let value = writer.begin(*value)?;
            writer.line(&format!("init {sort} {state} {value}"));
        }
    }
    for input in &ts.inputs {
        let sort = writer.sort_of(input.term, &input.name)?;
        let node = writer.line(&format!("input {sort}{}", symbol(&input.name)));
        writer.nodes.insert(input.term, node);
    }
    for var in &ts.vars {
        if let Some(value) = ts.next.get(&var.term) {
            let (sort, value) = (writer.sort_of(var.term, &var.name)?, writer.node(*value)?);
            let state = writer.nodes[&var.term];
            writer.line(&format!("next {sort} {state} {value}"));
        }
    }
    if ts.constraint != writer.terms.tru() {
        let node = writer.node(ts.constraint)?;
        writer.line(&format!("constraint {node}"));
    }
    for set in &ts.fairness {
        let node = writer.node(*set)?;
        writer.line(&format!("fair {node}"));
    }
    for goal in &ts.bad {
        let node = writer.node(goal.what)?;
        writer.line(&format!("bad {node}{}", symbol(&goal.name)));
    }
    for goal in &ts.justice {
        let mut text = format!("justice {}", goal.what.len());
        for set in &goal.what {
            let _ = write!(text, " {}", writer.node(*set)?);
        }
        writer.line(&(text + &symbol(&goal.name)));
    }
    Ok(writer.out)
}

/// A name behind a line; what is not printable and what ends it is replaced.
fn symbol(name: &str) -> String {
    let plain = |c: char| if c.is_ascii_graphic() && c != ';' { c } else { '_' };
    if name.is_empty() { String::new() } else { format!(" {}", name.chars().map(plain).collect::<String>()) }
}

impl Writer<'_> {
    fn line(&mut self, text: &str) -> usize {
        self.lines += 1;
        // A string takes whatever is written to it.
        let _ = writeln!(self.out, "{} {text}", self.lines);
        self.lines
    }

    fn width(&self, sort: Sort) -> Option<u32> {
        if sort == Sort::Bool { Some(1) } else { sort.width() }
    }

    fn shape(&self, sort: Sort) -> Result<Shape, Unfit> {
        let what = match sort {
            Sort::Bool | Sort::Bv(_) => return Ok(Shape::Word(self.width(sort).unwrap_or(1))),
            Sort::Array(array) => {
                let (index, element) = self.terms.array_sorts(array);
                if let (Some(index), Some(element)) = (self.width(index), self.width(element)) {
                    return Ok(Shape::Array(index, element));
                }
                "arrays that are not from words to words"
            }
            Sort::Int => "integers",
            Sort::Real => "real numbers",
            Sort::Uninterpreted(_) => "elements of uninterpreted sorts",
        };
        Err(Unfit(format!("there are no {what} in BTOR2")))
    }

    fn sort(&mut self, shape: Shape) -> usize {
        if let Some(known) = self.sorts.get(&shape) {
            return *known;
        }
        let text = match shape {
            Shape::Word(width) => format!("sort bitvec {width}"),
            Shape::Array(index, element) => {
                let (index, element) = (self.sort(Shape::Word(index)), self.sort(Shape::Word(element)));
                format!("sort array {index} {element}")
            }
        };
        let line = self.line(&text);
        self.sorts.insert(shape, line);
        line
    }

    /// The sort of a variable, which an error names.
    fn sort_of(&mut self, var: Term, name: &str) -> Result<usize, Unfit> {
        let shape = self.shape(self.terms.sort(var));
        let shape = shape.map_err(|Unfit(why)| Unfit(format!("{why}, and `{name}` is one")))?;
        Ok(self.sort(shape))
    }

    fn constant(&mut self, value: &Bv) -> usize {
        if let Some(known) = self.constants.get(value) {
            return *known;
        }
        let sort = self.sort(Shape::Word(value.width()));
        let digits: String = (0..value.width()).rev().map(|n| if value.bit(n) { '1' } else { '0' }).collect();
        let line = match value {
            _ if value.is_zero() => self.line(&format!("zero {sort}")),
            _ if value.is_one() => self.line(&format!("one {sort}")),
            _ if value.is_ones() => self.line(&format!("ones {sort}")),
            _ => self.line(&format!("const {sort} {digits}")),
        };
        self.constants.insert(value.clone(), line);
        line
    }

    /// An initial value: for an array, the element that is everywhere.
    fn begin(&mut self, value: Term) -> Result<usize, Unfit> {
        match self.terms.op(value) {
            Op::ConstArray(_) => self.node(self.terms.arg(value, 0)),
            _ => self.node(value),
        }
    }

    /// The node of a term; writes what is new in it.
    fn node(&mut self, term: Term) -> Result<usize, Unfit> {
        let mut stack = vec![term];
        while let Some(term) = stack.last().copied() {
            if self.nodes.contains_key(&term) {
                stack.pop();
                continue;
            }
            let open: Vec<Term> =
                self.terms.args(term).iter().copied().filter(|arg| !self.nodes.contains_key(arg)).collect();
            if open.is_empty() {
                let node = self.operation(term)?;
                self.nodes.insert(term, node);
            }
            stack.extend(open);
        }
        Ok(self.nodes[&term])
    }

    /// A term whose arguments are written.
    fn operation(&mut self, term: Term) -> Result<usize, Unfit> {
        let terms = self.terms;
        let shape = self.shape(terms.sort(term))?;
        let args: Vec<usize> = terms.args(term).iter().map(|arg| self.nodes[arg]).collect();
        let word = match terms.op(term) {
            Op::True => return Ok(self.constant(&Bv::one(1))),
            Op::False => return Ok(self.constant(&Bv::zero(1))),
            Op::Const(_) => {
                return match terms.value_of(term) {
                    Some(Value::Bv(value)) => Ok(self.constant(&value)),
                    _ => Err(Unfit("there are constants of words only in BTOR2".to_owned())),
                };
            }
            Op::ConstArray(_) if terms.is_const(terms.arg(term, 0)) => {
                let sort = self.sort(shape);
                let state = self.line(&format!("state {sort}"));
                self.line(&format!("init {sort} {state} {}", args[0]));
                self.line(&format!("next {sort} {state} {state}"));
                return Ok(state);
            }
            Op::Extract { hi, lo } => {
                let sort = self.sort(shape);
                return Ok(self.line(&format!("slice {sort} {} {hi} {lo}", args[0])));
            }
            Op::SignExt(by) => {
                let sort = self.sort(shape);
                return Ok(self.line(&format!("sext {sort} {} {by}", args[0])));
            }
            Op::Concat => return Ok(self.concatenation(term, &args)),
            Op::Not | Op::BvNot => "not",
            Op::And | Op::BvAnd => "and",
            Op::BvXor => "xor",
            Op::BvAdd => "add",
            Op::BvMul => "mul",
            Op::Eq => "eq",
            Op::Ite => "ite",
            Op::BvUdiv => "udiv",
            Op::BvUrem => "urem",
            Op::BvSdiv => "sdiv",
            Op::BvSrem => "srem",
            Op::BvShl => "sll",
            Op::BvLshr => "srl",
            Op::BvAshr => "sra",
            Op::BvUlt => "ult",
            Op::BvSlt => "slt",
            Op::Select => "read",
            Op::Store => "write",
            Op::ConstArray(_) => {
                let why = "an array that holds the same everywhere, where that is no constant, cannot be written in BTOR2";
                return Err(Unfit(why.to_owned()));
            }
            Op::Apply(_) => return Err(Unfit("there are no uninterpreted functions in BTOR2".to_owned())),
            Op::Var(_) => {
                return Err(Unfit("a formula has a variable that the system does not have".to_owned()));
            }
            Op::Add | Op::Mul | Op::Le | Op::IntDiv | Op::IntMod | Op::RealDiv | Op::ToReal | Op::ToInt => {
                return Err(Unfit("there are no integers and real numbers in BTOR2".to_owned()));
            }
        };
        let sort = self.sort(shape);
        if let Op::And | Op::BvAnd | Op::BvXor | Op::BvAdd | Op::BvMul = terms.op(term) {
            let mut all = args[0];
            for arg in &args[1..] {
                all = self.line(&format!("{word} {sort} {all} {arg}"));
            }
            return Ok(all);
        }
        let args: Vec<String> = args.iter().map(usize::to_string).collect();
        Ok(self.line(&format!("{word} {sort} {}", args.join(" "))))
    }

    /// Several words beside each other, the most significant first.
    fn concatenation(&mut self, term: Term, args: &[usize]) -> usize {
        let mut all = args[0];
        let mut width = self.terms.width(self.terms.arg(term, 0));
        for (n, arg) in args.iter().enumerate().skip(1) {
            width += self.terms.width(self.terms.arg(term, n));
            let sort = self.sort(Shape::Word(width));
            all = self.line(&format!("concat {sort} {all} {arg}"));
        }
        all
    }
}
