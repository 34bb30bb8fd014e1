//! Lexicographic ranking functions of a system from samples.
//!
//! A sample is a pair of fair positions of a run, one after the other. Of the candidates one is taken that grows along no sample and falls along as
//! many as possible; these are done with, and the next measure is for what is left (Alias, Darte, Feautrier, Gonnord: Multi-dimensional
//! rankings, SAS 2010). Candidates are the state variables, in either direction, the differences of what is compared, and whether conditions
//! hold; if none of them fits, a number that counts only where a condition holds.

use super::monitor::Monitor;
use certus_logic::{Assignment, Bv, Op, Sort, Term, Terms, Value};
use certus_model::Ts;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashSet;
use std::cmp::Ordering;

/// So many conditions and so many numbers are candidates at most.
const MOST_CONDITIONS: usize = 600;
const MOST_NUMBERS: usize = 300;

/// What measures are made of.
pub(super) struct Pool {
    /// Conditions over the state, each with its opposite.
    conditions: Vec<Term>,
    /// Numbers over the state.
    numbers: Vec<Term>,
    samples: Vec<Sample>,
}

/// Two fair positions, one after the other: the values of all candidates at both.
struct Sample {
    conditions: [Vec<Value>; 2],
    numbers: [Vec<Value>; 2],
}

/// A candidate, by number.
#[derive(Clone, Copy)]
enum Candidate {
    Condition(usize),
    Number(usize),
    /// A number where a condition holds, and zero elsewhere.
    Both(usize, usize),
}

impl Pool {
    /// The candidates for a system.
    pub(super) fn new(terms: &mut Terms, monitor: &Monitor) -> Pool {
        let ts = &monitor.ts;
        let mut conditions = conditions(terms, ts, &[monitor.fair]);
        let mut numbers = Vec::new();
        for var in &ts.vars {
            match terms.sort(var.term) {
                Sort::Bv(width) => {
                    let sign = terms.bv_const(Bv::min_signed(width));
                    let signed = terms.bvxor(var.term, sign);
                    for view in [var.term, signed] {
                        numbers.extend([view, terms.bvnot(view)]);
                    }
                }
                Sort::Int | Sort::Real => numbers.extend([var.term, terms.neg(var.term)]),
                _ => {}
            }
        }
        for term in &conditions {
            if terms.as_var(*term).is_some() {
                continue;
            }
            let (a, b) = (terms.arg(*term, 0), terms.arg(*term, 1));
            match terms.sort(a) {
                Sort::Bv(_) => numbers.extend([terms.bvsub(a, b), terms.bvsub(b, a)]),
                Sort::Int | Sort::Real => numbers.extend([terms.sub(a, b), terms.sub(b, a)]),
                _ => {}
            }
        }
        conditions.truncate(MOST_CONDITIONS / 2);
        let conditions = conditions.into_iter().flat_map(|condition| [condition, terms.not(condition)]);
        let conditions: Vec<Term> = conditions.collect();
        let mut seen = FxHashSet::default();
        numbers.retain(|number| !terms.is_const(*number) && seen.insert(*number));
        numbers.truncate(MOST_NUMBERS);
        Pool { conditions, numbers, samples: Vec::new() }
    }

    /// One more sample.
    pub(super) fn add(&mut self, terms: &Terms, before: &Assignment, after: &Assignment) {
        let conditions = [before, after].map(|position| terms.eval_all(&self.conditions, position));
        let numbers = [before, after].map(|position| terms.eval_all(&self.numbers, position));
        self.samples.push(Sample { conditions, numbers });
    }

    /// How many samples there are.
    pub(super) fn samples(&self) -> usize {
        self.samples.len()
    }

    /// Measures that fall along all samples, the most important first; nothing if none of these forms do.
    pub(super) fn measures(&self, terms: &mut Terms) -> Option<Vec<Term>> {
        let mut open: Vec<&Sample> = self.samples.iter().collect();
        let mut out = Vec::new();
        while !open.is_empty() {
            let candidate = self.best(&open)?;
            open.retain(|sample| sample.change(candidate) != Ordering::Less);
            out.push(self.term(terms, candidate));
        }
        Some(out)
    }

    /// The candidate that grows along none of these samples and falls along most.
    fn best(&self, samples: &[&Sample]) -> Option<Candidate> {
        let numbers = 0..self.numbers.len();
        let conditions = 0..self.conditions.len();
        let simple =
            numbers.clone().map(Candidate::Number).chain(conditions.clone().map(Candidate::Condition));
        let both = || conditions.flat_map(|c| numbers.clone().map(move |n| Candidate::Both(c, n)));
        most_falling(samples, simple).or_else(|| most_falling(samples, both()))
    }

    fn term(&self, terms: &mut Terms, candidate: Candidate) -> Term {
        match candidate {
            Candidate::Number(n) => self.numbers[n],
            Candidate::Condition(n) => {
                let (one, zero) = (terms.bv(1, 1), terms.bv(1, 0));
                terms.ite(self.conditions[n], one, zero)
            }
            Candidate::Both(condition, n) => {
                let number = self.numbers[n];
                let zero = match terms.sort(number) {
                    Sort::Bv(width) => terms.bv(width, 0),
                    _ => terms.sub(number, number),
                };
                terms.ite(self.conditions[condition], number, zero)
            }
        }
    }
}

/// The conditions over the state alone that a system is made of, and these formulas: Boolean variables, and comparisons.
pub(super) fn conditions(terms: &Terms, ts: &Ts, further: &[Term]) -> Vec<Term> {
    let state: FxHashSet<Term> = ts.vars.iter().map(|var| var.term).collect();
    let mut roots: Vec<Term> = further.to_vec();
    roots.extend([ts.init, ts.constraint]);
    roots.extend(ts.next.values());
    let is_bool = |term: &Term| terms.sort(*term) == Sort::Bool;
    let mut out: Vec<Term> = ts.vars.iter().map(|var| var.term).filter(is_bool).collect();
    out.extend(terms.post_order(&roots).into_iter().filter(|term| {
        matches!(terms.op(*term), Op::BvUlt | Op::BvSlt | Op::Le | Op::Eq)
            && terms.free_vars(*term).iter().all(|var| state.contains(var))
    }));
    out
}

/// The first of those candidates that grow along no sample and fall along most.
fn most_falling(samples: &[&Sample], candidates: impl Iterator<Item = Candidate>) -> Option<Candidate> {
    let mut best: Option<(usize, Candidate)> = None;
    for candidate in candidates {
        let changes = samples.iter().map(|sample| sample.change(candidate));
        let falling = changes.clone().filter(|change| *change == Ordering::Less).count();
        let fits = || changes.clone().all(|change| change != Ordering::Greater);
        if falling > best.map_or(0, |(most, _)| most) && fits() {
            best = Some((falling, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

impl Sample {
    /// How a candidate changes along the sample. What falls in no order in which that has an end counts as if it grew.
    fn change(&self, candidate: Candidate) -> Ordering {
        let holds = |n: usize, at: usize| self.conditions[at][n] == Value::Bool(true);
        match candidate {
            Candidate::Condition(n) => holds(n, 1).cmp(&holds(n, 0)),
            Candidate::Number(n) => change(Some(&self.numbers[0][n]), Some(&self.numbers[1][n])),
            Candidate::Both(condition, n) => {
                let value = |at: usize| holds(condition, at).then(|| &self.numbers[at][n]);
                change(value(0), value(1))
            }
        }
    }
}

/// How a number changes; none is zero.
fn change(before: Option<&Value>, after: Option<&Value>) -> Ordering {
    let by_bits = |before: &Bv, after: &Bv| match (after.ult(before), after == before) {
        (true, _) => Ordering::Less,
        (_, true) => Ordering::Equal,
        _ => Ordering::Greater,
    };
    match (before, after) {
        (None, None) => Ordering::Equal,
        (Some(Value::Bv(before)), Some(Value::Bv(after))) => by_bits(before, after),
        (Some(Value::Bv(before)), None) => by_bits(before, &Bv::zero(before.width())),
        (None, Some(Value::Bv(after))) => by_bits(&Bv::zero(after.width()), after),
        (Some(Value::Int(before)), Some(Value::Int(after))) => by(before, after),
        (Some(Value::Int(before)), None) => by(before, &Zero::zero()),
        (None, Some(Value::Int(after))) => by(&Zero::zero(), after),
        (Some(Value::Real(before)), Some(Value::Real(after))) => by(before, after),
        (Some(Value::Real(before)), None) => by(before, &Zero::zero()),
        (None, Some(Value::Real(after))) => by(&Zero::zero(), after),
        _ => Ordering::Greater,
    }
}

/// How a number changes that falls by one at least, and not below zero.
fn by<N: Ord + Signed + One + Clone>(before: &N, after: &N) -> Ordering {
    if before == after {
        Ordering::Equal
    } else if !before.is_negative() && *after <= before.clone() - N::one() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}
