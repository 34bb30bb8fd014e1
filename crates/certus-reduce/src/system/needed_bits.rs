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
use super::{Rewrite, Smaller};
use crate::pass::Carries;
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Ts, Variable};
use rustc_hash::FxHashMap;
use std::collections::BinaryHeap;
use std::time::Instant;

/// The bits of a word from the lowest to the highest that matters. What is no word has one bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    low: u32,
    high: u32,
}

impl Span {
    fn new(low: u32, high: u32) -> Option<Span> {
        (low <= high).then_some(Span { low, high })
    }

    /// All bits of a term.
    fn all(terms: &Terms, term: Term) -> Span {
        Span { low: 0, high: terms.sort(term).width().unwrap_or(1) - 1 }
    }

    fn width(self) -> u32 {
        self.high - self.low + 1
    }

    /// The smallest one around two.
    fn hull(self, other: Span) -> Span {
        Span { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// The bits of both.
    fn meet(self, other: Span) -> Option<Span> {
        Span::new(self.low.max(other.low), self.high.min(other.high))
    }
}

pub(super) fn needed_bits(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    let words = ts.vars.iter().chain(&ts.inputs);
    if !words.clone().any(|var| matches!(terms.sort(var.term), Sort::Bv(2..))) {
        return None;
    }
    let places: FxHashMap<Term, usize> = ts.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
    let initial = Initial::of(terms, ts.init, ts.vars.len(), &|var| places.get(&var).copied());
    let needed = Needed::solve(terms, ts, &initial, deadline)?;
    let mut by = Substitution::new();
    let mut narrow: FxHashMap<Term, Narrow> = FxHashMap::default();
    for var in words {
        let Sort::Bv(width) = terms.sort(var.term) else { continue };
        let Some(span) = needed.of(var.term).filter(|span| span.width() < width) else { continue };
        let inner = terms.fresh(&var.name, Sort::Bv(span.width()));
        let value = padded(terms, inner, width, span.low);
        by.insert(var.term, value);
        let (after, value_after) = (Ts::after(terms, var.term), terms.prime(value));
        by.insert(after, value_after);
        narrow.insert(var.term, Narrow { inner, value, span });
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
                let value = terms.extract(narrow.span.high, narrow.span.low, *value);
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
            let next = terms.extract(narrow.span.high, narrow.span.low, next);
            out.next.insert(narrow.inner, next);
        }
        lift.new.push((narrow.inner, terms.extract(narrow.span.high, narrow.span.low, var.term)));
        lift.values.push((var.term, narrow.value));
        if let Some(n) = places.get(&var.term) {
            lift.state = true;
            lift.first.extend(initial.defined[*n].map(|(_, value)| (var.term, value)));
            lift.next.extend(ts.next.get(&var.term).map(|next| (var.term, *next)));
        }
    }
    Some((out, Box::new(lift)))
}

/// A word of which only some bits are kept.
struct Narrow {
    /// The variable for these bits.
    inner: Term,
    /// The word with zeros for the others.
    value: Term,
    span: Span,
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
    /// By node.
    bits: Vec<Option<Span>>,
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
        let bits = vec![None; network.terms.len()];
        let mut out = Needed { network, bits, open: BinaryHeap::new() };
        for formula in needed_for {
            out.need(formula, Span::all(terms, formula));
        }
        let mut steps = 0u32;
        loop {
            while let Some(node) = out.open.pop() {
                steps += 1;
                if steps.is_multiple_of(4096) && super::network::late(deadline) {
                    return None;
                }
                let term = out.network.terms[node];
                let Some(bits) = out.bits[node] else { continue };
                // The bits of a variable stand for those of its value at the start and after each step.
                if let Some(var) = after.get(&term) {
                    out.need(*var, bits);
                } else if let Some(n) = places.get(&term) {
                    if let Some(next) = ts.next.get(&term) {
                        out.need(*next, bits);
                    }
                    if let Some((_, value)) = initial.defined[*n] {
                        out.need(value, bits);
                    }
                } else {
                    out.arguments(terms, term, bits);
                }
            }
            // What does not matter at all is left as it is, so all of it does.
            let unused: Vec<Term> =
                ts.vars.iter().map(|var| var.term).filter(|var| out.of(*var).is_none()).collect();
            if unused.is_empty() {
                return Some(out);
            }
            for var in unused {
                out.need(var, Span::all(terms, var));
            }
        }
    }

    fn of(&self, term: Term) -> Option<Span> {
        self.network.node(term).and_then(|node| self.bits[node])
    }

    /// These bits of a term matter.
    fn need(&mut self, term: Term, bits: Span) {
        let Some(node) = self.network.node(term) else { return };
        let now = self.bits[node].map_or(bits, |before| before.hull(bits));
        if self.bits[node] != Some(now) {
            self.bits[node] = Some(now);
            self.open.push(node);
        }
    }

    /// What matters of the arguments of a term.
    fn arguments(&mut self, terms: &Terms, term: Term, bits: Span) {
        let args = terms.args(term);
        match terms.op(term) {
            Op::BvNot | Op::BvXor => args.iter().for_each(|arg| self.need(*arg, bits)),
            Op::BvAnd => {
                // What a constant makes zero does not matter.
                let constant = args.iter().find_map(|arg| terms.as_bv(*arg));
                let ones = constant.map_or(Some(bits), |constant| {
                    let high = constant.width().checked_sub(constant.leading_zeros() + 1)?;
                    bits.meet(Span::new(constant.trailing_zeros(), high)?)
                });
                let Some(bits) = ones else { return };
                args.iter().for_each(|arg| self.need(*arg, bits));
            }
            Op::BvAdd | Op::BvMul => {
                args.iter().for_each(|arg| self.need(*arg, Span { low: 0, high: bits.high }));
            }
            Op::Ite => {
                self.need(args[0], Span::all(terms, args[0]));
                self.need(args[1], bits);
                self.need(args[2], bits);
            }
            Op::Concat => {
                let mut low = 0;
                for arg in args.iter().rev() {
                    let part = Span { low, high: low + terms.width(*arg) - 1 };
                    if let Some(bits) = bits.meet(part) {
                        self.need(*arg, Span { low: bits.low - low, high: bits.high - low });
                    }
                    low += terms.width(*arg);
                }
            }
            Op::Extract { lo, .. } => self.need(args[0], Span { low: bits.low + lo, high: bits.high + lo }),
            Op::SignExt(_) => {
                let sign = terms.width(args[0]) - 1;
                self.need(args[0], Span { low: bits.low.min(sign), high: bits.high.min(sign) });
            }
            _ => args.iter().for_each(|arg| self.need(*arg, Span::all(terms, *arg))),
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
