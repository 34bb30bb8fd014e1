//! Terms as words of literals.

use super::graph::{FALSE, Graph, Literal, MOST_GATES, TRUE, not_all};
use crate::Unfit;
use certus_logic::{Bv, Op, Sort, Term, Terms, Value};
use rustc_hash::FxHashMap;

pub(super) struct Blaster<'t> {
    pub(super) terms: &'t Terms,
    pub(super) graph: Graph,
    /// The literals of terms; those of variables are there from the beginning.
    pub(super) words: FxHashMap<Term, Vec<Literal>>,
}

/// How many literals a variable of a sort is.
pub(super) fn width(sort: Sort) -> Result<u32, Unfit> {
    let what = match sort {
        Sort::Bool => return Ok(1),
        Sort::Bv(width) => return Ok(width),
        Sort::Array(_) => "arrays",
        Sort::Int => "integers",
        Sort::Real => "real numbers",
        Sort::Uninterpreted(_) => "elements of uninterpreted sorts",
    };
    Err(Unfit(format!("there are no {what} in AIGER")))
}

fn constant(value: &Bv) -> Vec<Literal> {
    (0..value.width()).map(|n| usize::from(value.bit(n))).collect()
}

impl Blaster<'_> {
    /// The literal of a formula.
    pub(super) fn formula(&mut self, formula: Term) -> Result<Literal, Unfit> {
        self.word(formula).map(|word| word.first().copied().unwrap_or(FALSE))
    }

    /// The literals of a term, the least significant first.
    pub(super) fn word(&mut self, term: Term) -> Result<Vec<Literal>, Unfit> {
        let mut stack = vec![term];
        while let Some(term) = stack.last().copied() {
            if self.words.contains_key(&term) {
                stack.pop();
                continue;
            }
            let args = self.terms.args(term).iter().copied();
            let open: Vec<Term> = args.filter(|arg| !self.words.contains_key(arg)).collect();
            if open.is_empty() {
                let word = self.operation(term)?;
                self.words.insert(term, word);
            }
            stack.extend(open);
        }
        Ok(self.words[&term].clone())
    }

    /// A term whose arguments are there.
    fn operation(&mut self, term: Term) -> Result<Vec<Literal>, Unfit> {
        let (terms, op) = (self.terms, self.terms.op(term));
        let bits = width(terms.sort(term))? as usize;
        let args: Vec<Vec<Literal>> = terms.args(term).iter().map(|arg| self.words[arg].clone()).collect();
        // A full adder takes ten gates, and so does a stage of anything else at most.
        let stages = match op {
            Op::BvMul | Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => (bits + 4) * args.len(),
            Op::BvShl | Op::BvLshr | Op::BvAshr => 64,
            _ => args.len(),
        };
        let widest = args.iter().map(Vec::len).max().unwrap_or(0);
        if !self.graph.has_room(stages.saturating_mul(10 * (widest + 1))) {
            return Err(Unfit(format!("it would be a circuit of more than {MOST_GATES} gates")));
        }
        let graph = &mut self.graph;
        Ok(match op {
            Op::True => vec![TRUE],
            Op::False => vec![FALSE],
            Op::Const(_) => match terms.value_of(term) {
                Some(Value::Bv(value)) => constant(&value),
                _ => return Err(Unfit("there are constants of words only in AIGER".to_owned())),
            },
            Op::Not | Op::BvNot => not_all(&args[0]),
            Op::And | Op::BvAnd => folded(&args, |a, b| zipped(a, b, |a, b| graph.and(a, b))),
            Op::BvXor => folded(&args, |a, b| zipped(a, b, |a, b| graph.xor(a, b))),
            Op::BvAdd => folded(&args, |a, b| graph.add(a, b, FALSE).0),
            Op::BvMul => folded(&args, |a, b| graph.multiply(a, b)),
            Op::Eq => vec![graph.equal(&args[0], &args[1])],
            Op::Ite => graph.choose_word(args[0][0], &args[1], &args[2]),
            Op::BvUdiv => graph.divide(&args[0], &args[1]).0,
            Op::BvUrem => graph.divide(&args[0], &args[1]).1,
            Op::BvSdiv => graph.signed_divide(&args[0], &args[1]).0,
            Op::BvSrem => graph.signed_divide(&args[0], &args[1]).1,
            Op::BvShl => graph.shift(&args[0], &args[1], FALSE, true),
            Op::BvLshr => graph.shift(&args[0], &args[1], FALSE, false),
            Op::BvAshr => {
                let sign = args[0].last().copied().unwrap_or(FALSE);
                graph.shift(&args[0], &args[1], sign, false)
            }
            Op::BvUlt => vec![graph.less(&args[0], &args[1])],
            Op::BvSlt => vec![graph.signed_less(&args[0], &args[1])],
            // The most significant part comes first in a term, and last in a word.
            Op::Concat => args.iter().rev().flatten().copied().collect(),
            Op::Extract { hi, lo } => args[0][lo as usize..=hi as usize].to_vec(),
            Op::SignExt(_) => {
                let mut word = args[0].clone();
                let sign = word.last().copied().unwrap_or(FALSE);
                word.resize(bits, sign);
                word
            }
            Op::Var(_) => {
                return Err(Unfit("a formula has a variable that the system does not have".to_owned()));
            }
            Op::Select | Op::Store | Op::ConstArray(_) => {
                return Err(Unfit("there are no arrays in AIGER".to_owned()));
            }
            Op::Apply(_) => return Err(Unfit("there are no uninterpreted functions in AIGER".to_owned())),
            Op::Add | Op::Mul | Op::Le | Op::IntDiv | Op::IntMod | Op::RealDiv | Op::ToReal | Op::ToInt => {
                return Err(Unfit("there are no integers and real numbers in AIGER".to_owned()));
            }
        })
    }
}

fn zipped(a: &[Literal], b: &[Literal], mut gate: impl FnMut(Literal, Literal) -> Literal) -> Vec<Literal> {
    a.iter().zip(b).map(|(a, b)| gate(*a, *b)).collect()
}

fn folded(
    args: &[Vec<Literal>],
    mut gate: impl FnMut(&[Literal], &[Literal]) -> Vec<Literal>,
) -> Vec<Literal> {
    let Some((first, rest)) = args.split_first() else { return Vec::new() };
    rest.iter().fold(first.clone(), |all, arg| gate(&all, arg))
}
