//! The cone of influence by bits: bits of words on which nothing depends.
//!
//! Which bits of a term matter follows from which bits matter of what it stands in: of a sum those up to the highest one, of a
//! concatenation the bits of each part, of a comparison all. A bit of a variable that matters after a step makes that bit of
//! the next value matter. As in [`super::cone`], all matters of what may exclude a position or a step. Bits at the ends of a word that do not
//! matter are cut off. The literature on compilers calls this bit-width or demanded-bits analysis.
//!
//! Variables of which no bit matters are left to the cone.

use super::equations::Initial;
use super::lift::SystemLift;
use super::network::Network;
use super::{Pass, Rewrite};
use crate::analyses::ranges::{Range, width_of};
use crate::pass::Carries;
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Ts, Variable};
use rustc_hash::FxHashMap;
use std::collections::BinaryHeap;
use std::time::Instant;

/// All bits of a word, and whatever else there is.
const ALL: u64 = u64::MAX;

pub(super) struct NeededBits;

impl Pass for NeededBits {
    fn name(&self) -> &'static str {
        "needed-bits"
    }

    fn run(
        &self,
        terms: &mut Terms,
        ts: &Ts,
        deadline: Option<Instant>,
    ) -> Option<(Ts, Box<dyn SystemLift>)> {
        let words = ts.vars.iter().chain(&ts.inputs);
        if !words.clone().any(|var| matches!(terms.sort(var.term), Sort::Bv(2..=64))) {
            return None;
        }
        let places: FxHashMap<Term, usize> =
            ts.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
        let initial = Initial::of(terms, ts.init, ts.vars.len(), &|var| places.get(&var).copied());
        let needed = Needed::solve(terms, ts, &initial, deadline)?;
        let mut by = Substitution::new();
        let mut narrow: FxHashMap<Term, Narrow> = FxHashMap::default();
        for var in words {
            let Sort::Bv(width @ 2..=64) = terms.sort(var.term) else { continue };
            let Some((high, low)) = span(needed.of(var.term) & Range::mask(width)) else { continue };
            if high - low + 1 == width {
                continue;
            }
            let inner = terms.fresh(&var.name, Sort::Bv(high - low + 1));
            let value = padded(terms, inner, width, low);
            by.insert(var.term, value);
            let (after, value_after) = (Ts::after(terms, var.term), terms.prime(value));
            by.insert(after, value_after);
            narrow.insert(var.term, Narrow { inner, value, high, low });
        }
        if narrow.is_empty() {
            return None;
        }
        let mut out = ts.rewritten(terms, &mut by, &|_| true);
        // The first value of a variable is given for those bits only that it still has.
        let mut init = initial.others.clone();
        for (var, defined) in ts.vars.iter().zip(&initial.defined) {
            let Some((formula, value)) = defined else { continue };
            init.push(match narrow.get(&var.term) {
                None => *formula,
                Some(narrow) => {
                    let value = terms.extract(narrow.high, narrow.low, *value);
                    terms.eq(narrow.inner, value)
                }
            });
        }
        let init = terms.and(&init);
        out.init = terms.substitute(init, &mut by);
        let renamed = |all: &mut Vec<Variable>| {
            for var in all.iter_mut() {
                if let Some(narrow) = narrow.get(&var.term) {
                    var.term = narrow.inner;
                }
            }
        };
        renamed(&mut out.vars);
        renamed(&mut out.inputs);
        let mut lift =
            Cut { new: Vec::new(), values: Vec::new(), first: Vec::new(), next: Vec::new(), state: false };
        for var in ts.vars.iter().chain(&ts.inputs) {
            let Some(narrow) = narrow.get(&var.term) else { continue };
            if let Some(next) = out.next.remove(&var.term) {
                let next = terms.extract(narrow.high, narrow.low, next);
                out.next.insert(narrow.inner, next);
            }
            lift.new.push((narrow.inner, terms.extract(narrow.high, narrow.low, var.term)));
            lift.values.push((var.term, narrow.value));
            if let Some(n) = places.get(&var.term) {
                lift.state = true;
                lift.first.extend(initial.defined[*n].map(|(_, value)| (var.term, value)));
                lift.next.extend(ts.next.get(&var.term).map(|next| (var.term, *next)));
            }
        }
        Some((out, Box::new(lift)))
    }
}

/// A word of which only some bits are kept.
struct Narrow {
    /// The variable for these bits.
    inner: Term,
    /// The word with zeros for the others.
    value: Term,
    high: u32,
    low: u32,
}

/// From the highest to the lowest bit of a set.
fn span(bits: u64) -> Option<(u32, u32)> {
    (bits != 0).then(|| (63 - bits.leading_zeros(), bits.trailing_zeros()))
}

/// All bits between the highest and the lowest of a set.
fn filled(bits: u64) -> u64 {
    span(bits).map_or(0, |(high, low)| Range::mask(high + 1) & !Range::mask(low))
}

/// A word with zeros above and below.
fn padded(terms: &mut Terms, inner: Term, width: u32, low: u32) -> Term {
    let above = width - low - terms.width(inner);
    let high = terms.zero_extend(above, inner);
    if low == 0 {
        return high;
    }
    let zeros = terms.bv(low, 0);
    terms.concat(&[high, zeros])
}

/// Which bits of terms matter.
struct Needed {
    network: Network,
    /// By node. Of what is no truth value and no word of up to 64 bits: all or nothing.
    bits: Vec<u64>,
    open: BinaryHeap<usize>,
}

impl Needed {
    fn solve(terms: &mut Terms, ts: &Ts, initial: &Initial, deadline: Option<Instant>) -> Option<Needed> {
        let mut needed_for: Vec<Term> = vec![ts.trans, ts.constraint];
        needed_for.extend(ts.bad.iter().map(|goal| goal.what));
        needed_for.extend(&initial.others);
        let mut roots = needed_for.clone();
        roots.extend(ts.next.values());
        roots.extend(initial.defined.iter().flatten().map(|(_, value)| *value));
        roots.extend(ts.vars.iter().map(|var| var.term));
        let after: FxHashMap<Term, Term> =
            ts.vars.iter().map(|var| (Ts::after(terms, var.term), var.term)).collect();
        let places: FxHashMap<Term, usize> =
            ts.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
        let network = Network::new(terms, &roots);
        let bits = vec![0; network.terms.len()];
        let mut out = Needed { network, bits, open: BinaryHeap::new() };
        for formula in needed_for {
            out.need(terms, formula, ALL);
        }
        let mut steps = 0u32;
        loop {
            while let Some(node) = out.open.pop() {
                steps += 1;
                if steps % 4096 == 0 && super::network::late(deadline) {
                    return None;
                }
                let (term, bits) = (out.network.terms[node], out.bits[node]);
                // The bits of a variable stand for those of its value at the start and after each step.
                if let Some(var) = after.get(&term) {
                    out.need(terms, *var, bits);
                } else if let Some(n) = places.get(&term) {
                    if let Some(next) = ts.next.get(&term) {
                        out.need(terms, *next, bits);
                    }
                    if let Some((_, value)) = initial.defined[*n] {
                        out.need(terms, value, bits);
                    }
                } else {
                    out.arguments(terms, term, bits);
                }
            }
            // What does not matter at all is left as it is, so all of it does.
            let unused: Vec<Term> =
                ts.vars.iter().map(|var| var.term).filter(|var| out.of(*var) == 0).collect();
            if unused.is_empty() {
                return Some(out);
            }
            for var in unused {
                out.need(terms, var, ALL);
            }
        }
    }

    fn of(&self, term: Term) -> u64 {
        self.network.node(term).map_or(0, |node| self.bits[node])
    }

    /// These bits of a term matter. Of a variable, what is between them is kept and so matters too.
    fn need(&mut self, terms: &Terms, term: Term, bits: u64) {
        let Some(node) = self.network.node(term).filter(|_| bits != 0) else { return };
        let bits = width_of(terms.sort(term)).map_or(ALL, |width| bits & Range::mask(width));
        let mut now = self.bits[node] | bits;
        if terms.as_var(term).is_some() && width_of(terms.sort(term)).is_some() {
            now = filled(now);
        }
        if now != self.bits[node] {
            self.bits[node] = now;
            self.open.push(node);
        }
    }

    /// What matters of the arguments of a term.
    fn arguments(&mut self, terms: &Terms, term: Term, bits: u64) {
        let args = terms.args(term);
        let below = Range::mask(64 - bits.leading_zeros());
        let small = width_of(terms.sort(term)).is_some();
        match terms.op(term) {
            Op::Not | Op::And | Op::BvNot | Op::BvXor if small => {
                args.iter().for_each(|arg| self.need(terms, *arg, bits));
            }
            Op::BvAnd if small => {
                // What a constant makes zero does not matter.
                let constant = args.iter().find_map(|arg| terms.as_bv(*arg)?.to_u64());
                args.iter().for_each(|arg| self.need(terms, *arg, bits & constant.unwrap_or(ALL)));
            }
            Op::BvAdd | Op::BvMul if small => args.iter().for_each(|arg| self.need(terms, *arg, below)),
            Op::Ite => {
                self.need(terms, args[0], ALL);
                self.need(terms, args[1], bits);
                self.need(terms, args[2], bits);
            }
            Op::Concat if small => {
                let mut low = 0;
                for arg in args.iter().rev() {
                    self.need(terms, *arg, bits >> low);
                    low += terms.width(*arg);
                }
            }
            Op::Extract { lo, .. } if width_of(terms.sort(args[0])).is_some() => {
                self.need(terms, args[0], bits << lo);
            }
            Op::SignExt(_) if small => {
                let width = terms.width(args[0]);
                let sign = if bits >> (width - 1) == 0 { 0 } else { 1 << (width - 1) };
                self.need(terms, args[0], bits & Range::mask(width) | sign);
            }
            _ => args.iter().for_each(|arg| self.need(terms, *arg, ALL)),
        }
    }
}

/// The lift: the system after does on the bits it has what the one before does.
struct Cut {
    /// The new variables, as bits of the old ones.
    new: Vec<(Term, Term)>,
    /// The old variables, with zeros for what was cut off.
    values: Vec<(Term, Term)>,
    /// The first values of those that have one, over variables that come before them.
    first: Vec<(Term, Term)>,
    /// The next values of those that have one.
    next: Vec<(Term, Term)>,
    /// Whether a state variable is among them.
    state: bool,
}

impl SystemLift for Cut {
    fn formula(&self, terms: &mut Terms, formula: Term) -> Term {
        let mut by: Substitution = self.new.iter().copied().collect();
        terms.substitute(formula, &mut by)
    }

    /// Different states may differ only in what was cut off.
    fn carries(&self) -> Carries {
        if self.state { Carries::ALL_BUT_SIMPLE } else { Carries::ALL }
    }

    fn positions(&self, terms: &mut Terms, positions: &mut [Assignment]) {
        let set = |position: &mut Assignment, var: Term, value: Value| {
            if let Some(symbol) = terms.as_var(var) {
                position.set(symbol, value);
            }
        };
        let (vars, next): (Vec<Term>, Vec<Term>) = self.next.iter().copied().unzip();
        let mut after: Vec<Value> = Vec::new();
        for (n, position) in positions.iter_mut().enumerate() {
            for (var, value) in &self.values {
                let value = terms.eval(*value, position);
                set(position, *var, value);
            }
            if n == 0 {
                for (var, value) in &self.first {
                    let value = terms.eval(*value, position);
                    set(position, *var, value);
                }
            } else {
                for (var, value) in vars.iter().zip(after) {
                    set(position, *var, value);
                }
            }
            after = terms.eval_all(&next, position);
        }
    }
}
