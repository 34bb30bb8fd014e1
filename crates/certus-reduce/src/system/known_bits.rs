//! Bits that never change, by ternary simulation.
//!
//! Every bit of the state is 0, 1 or unknown: known where `init` gives it a value, unknown elsewhere and in inputs. A step
//! computes with what is known; a bit that may get another value than it has becomes unknown; and so on until nothing changes.
//! A bit that is known then has its value in every state that is reached. (Seger and Bryant: *Formal verification by symbolic evaluation
//! of partially-ordered trajectories*, 1995.)
//!
//! A variable of which all bits are known is replaced by its value. Known bits at the ends of a word are cut off.

use super::lift::{Because, Replaced};
use super::network::Network;
use super::{Rewrite, Smaller};
use crate::analyses::equalities::pinned;
use crate::analyses::ranges::{Range, range_of_operator, width_of};
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::{Ts, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

pub(super) fn known_bits(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    let known = simulate(terms, ts, deadline)?;
    let mut by = Substitution::new();
    let (mut values, mut new, mut facts) = (Vec::new(), Vec::new(), Vec::new());
    let mut narrow: Vec<(Variable, Term, Span)> = Vec::new();
    for var in &ts.vars {
        let Some(range) = known.get(&var.term) else { continue };
        // What is known of one variable may rest on what is known of others, so all of it is told.
        facts.push(fact(terms, var.term, range));
        let span = Span::unknown(range);
        if span.is_some_and(|span| span.width() == range.width) {
            continue;
        }
        let middle = span.map(|span| {
            let inner = terms.fresh(&var.name, Sort::Bv(span.width()));
            new.push((inner, terms.extract(span.high, span.low, var.term)));
            narrow.push((Variable { term: inner, name: var.name.clone() }, var.term, span));
            (inner, span)
        });
        let value = padded(terms, var.term, range, middle);
        values.push((var.term, value));
        by.insert(var.term, value);
        let (after, value) = (Ts::after(terms, var.term), terms.prime(value));
        by.insert(after, value);
    }
    if values.is_empty() {
        return None;
    }
    let gone: FxHashSet<Term> = values.iter().map(|(var, _)| *var).collect();
    let mut out = ts.rewritten(terms, &mut by, &|var| !gone.contains(&var));
    for (inner, var, span) in narrow {
        if let Some(next) = ts.next.get(&var) {
            let next = terms.substitute(*next, &mut by);
            let next = terms.extract(span.high, span.low, next);
            out.next.insert(inner.term, next);
        }
        out.vars.push(inner);
    }
    let facts = terms.and(&facts);
    Some((out, Box::new(Replaced { values, new, facts, because: Because::Invariant })))
}

/// The bits from `low` to `high`.
#[derive(Clone, Copy)]
struct Span {
    high: u32,
    low: u32,
}

impl Span {
    fn width(self) -> u32 {
        self.high - self.low + 1
    }

    /// From the lowest to the highest bit that is not known.
    fn unknown(range: &Range) -> Option<Span> {
        let open = !(range.zeros | range.ones) & Range::mask(range.width);
        (open != 0).then(|| Span { high: 63 - open.leading_zeros(), low: open.trailing_zeros() })
    }
}

/// A value with known bits around those that are not.
fn padded(terms: &mut Terms, var: Term, range: &Range, middle: Option<(Term, Span)>) -> Term {
    if terms.sort(var) == Sort::Bool {
        return terms.bool(range.ones == 1);
    }
    let all = u128::from(range.ones);
    let Some((middle, span)) = middle else { return terms.bv(range.width, all) };
    let mut parts = Vec::new();
    if span.high + 1 < range.width {
        parts.push(terms.bv(range.width - span.high - 1, all >> (span.high + 1)));
    }
    parts.push(middle);
    if span.low > 0 {
        parts.push(terms.bv(span.low, all & ((1 << span.low) - 1)));
    }
    terms.concat(&parts)
}

/// What is known of a variable, as a formula.
fn fact(terms: &mut Terms, var: Term, range: &Range) -> Term {
    if terms.sort(var) == Sort::Bool {
        let value = terms.bool(range.ones == 1);
        return terms.eq(var, value);
    }
    let known = range.zeros | range.ones;
    let mut parts = Vec::new();
    let mut low = 0;
    while low < range.width {
        let run = (!(known >> low)).trailing_zeros().min(range.width - low);
        if run > 0 {
            let bits = terms.extract(low + run - 1, low, var);
            let value = terms.bv(run, u128::from(range.ones >> low & Range::mask(run)));
            parts.push(terms.eq(bits, value));
        }
        low += run.max(1);
    }
    terms.and(&parts)
}

/// What is known of the bits of state variables in all states that are reached; of variables of which nothing is known
/// there is no range. `None` if the deadline has passed.
fn simulate(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Option<FxHashMap<Term, Range>> {
    let mut state: FxHashMap<Term, Range> = FxHashMap::default();
    for formula in terms.conjuncts(ts.init) {
        if let Some((var, value)) = pinned(terms, formula)
            && ts.next.contains_key(&var)
            && let Some(range) = constant(terms, value)
        {
            state.insert(var, range);
        }
    }
    let roots: Vec<Term> = ts.next.values().copied().collect();
    let network = Network::new(terms, &roots);
    let terms = &*terms;
    let mut values = network.values(deadline, |term, network, values| match state.get(&term) {
        Some(range) => Some(*range),
        None => eval(terms, term, network, values),
    })?;
    // Whose next value a node is, as far as something is still known of these variables.
    let mut read: FxHashMap<usize, Vec<Term>> = FxHashMap::default();
    for (var, next) in ts.next.iter().filter(|(var, _)| state.contains_key(var)) {
        if let Some(node) = network.node(*next) {
            read.entry(node).or_default().push(*var);
        }
    }
    let mut look: Vec<usize> = (0..network.terms.len()).collect();
    loop {
        let mut given = Vec::new();
        for node in look {
            for var in read.get(&node).into_iter().flatten() {
                let Some(before) = state.get(var).copied() else { continue };
                let now = values[node].and_then(|next| {
                    let (zeros, ones) = (before.zeros & next.zeros, before.ones & next.ones);
                    (zeros | ones != 0).then(|| Range::bits(before.width, zeros, ones)).flatten()
                });
                if now == Some(before) {
                    continue;
                }
                match now {
                    Some(range) => state.insert(*var, range),
                    None => state.remove(var),
                };
                if let Some(node) = network.node(*var) {
                    given.push((node, Some(now.unwrap_or(Range::all(before.width)))));
                }
            }
        }
        if given.is_empty() {
            return Some(state);
        }
        look = network.update(&mut values, given, deadline, |term, network, values| {
            eval(terms, term, network, values)
        })?;
    }
}

/// The range of a constant, if ranges of its sort are followed.
fn constant(terms: &Terms, value: Term) -> Option<Range> {
    match terms.op(value) {
        Op::True => Some(Range::truth(true)),
        Op::False => Some(Range::truth(false)),
        _ => {
            let width = width_of(terms.sort(value))?;
            Some(Range::one(width, terms.as_bv(value)?.to_u64()?))
        }
    }
}

/// The range of a node from those of its arguments; of a variable all values.
fn eval(terms: &Terms, term: Term, network: &Network, values: &[Option<Range>]) -> Option<Range> {
    if let Some(value) = constant(terms, term) {
        return Some(value);
    }
    let all = width_of(terms.sort(term)).map(Range::all)?;
    if terms.args(term).is_empty() {
        return Some(all);
    }
    let mut args = Vec::with_capacity(terms.args(term).len());
    for arg in terms.args(term) {
        match network.node(*arg).and_then(|node| values[node]) {
            Some(range) => args.push(range),
            None => return Some(all),
        }
    }
    range_of_operator(terms, term, &args)
}
