//! What the unknown numbers of the embedded solver stand for, and the inequalities of its atoms.

use crate::arith::Rational;
use crate::interpolate::linear::{Inequality, Sum, number};
use crate::interpolate::sequence::{Range, Sequence};
use crate::native::numbers::{Bound, Linear, Numbers, Unknown};
use crate::native::proof::Remains;
use certus_logic::{Op, Sort, Term, Terms};
use rustc_hash::FxHashMap;

/// Unknowns as terms.
#[derive(Default)]
pub(super) struct Names {
    /// By unknown. One without a term has a variable that stands in no formula, and is as such no part of an
    /// interpolant.
    terms: Vec<Option<Term>>,
    /// Where each can be said.
    pub(super) ranges: Vec<Range>,
    nameless: FxHashMap<Unknown, Term>,
}

impl Names {
    /// `free` are unknowns that stand for something else than a term, and where they can be said.
    pub(super) fn new(
        terms: &mut Terms,
        sequence: &Sequence,
        remains: &Remains,
        free: &FxHashMap<Unknown, Range>,
    ) -> Names {
        let numbers = &remains.blaster.numbers;
        let mut names = Names { terms: vec![None; numbers.len()], ..Names::default() };
        names.ranges = vec![Range::NOWHERE; numbers.len()];
        free.iter().for_each(|(u, range)| names.ranges[u.0 as usize] = *range);
        let ranges = sequence.ranges(terms, sequence.formulas());
        for t in terms.post_order(sequence.formulas()) {
            if !terms.sort(t).is_arith() {
                continue;
            }
            let Some(sum) = remains.blaster.known(t) else { continue };
            let Linear { monomials, constant } = numbers.get(sum.number());
            let [(unknown, factor)] = &monomials[..] else { continue };
            let at = unknown.0 as usize;
            let basic = matches!(terms.op(t), Op::Var(_) | Op::Select | Op::Apply(_) | Op::Ite);
            if basic && factor.is_one() && constant.is_zero() && names.terms[at].is_none() {
                names.terms[at] = Some(t);
                names.ranges[at] = ranges[&t];
            }
        }
        names.derive(terms, numbers);
        names
    }

    /// Names quotients, and what choices are by definition.
    fn derive(&mut self, terms: &mut Terms, numbers: &Numbers) {
        let quotients: FxHashMap<Unknown, usize> =
            numbers.quotients().iter().enumerate().map(|(at, (u, _, _))| (*u, at)).collect();
        let all = numbers.quotients();
        // Older unknowns first: what one is made of is older.
        for at in 0..numbers.len() {
            let unknown = Unknown(u32::try_from(at).expect("fewer than 2^32 unknowns"));
            if let Some((_, sum, by)) = quotients.get(&unknown).map(|n| &all[*n]) {
                let linear = numbers.get(*sum).clone();
                self.ranges[at] = self.range(&linear.monomials);
                self.terms[at] = self.quotient(terms, numbers, &linear, by);
            }
            if let Some(defined) = numbers.defined(unknown) {
                self.terms[defined.0 as usize] = self.terms[at];
                self.ranges[defined.0 as usize] = self.ranges[at];
            }
        }
    }

    fn quotient(&self, terms: &mut Terms, numbers: &Numbers, of: &Linear, by: &Rational) -> Option<Term> {
        let mut sum = Sum { constant: of.constant.clone(), ..Sum::default() };
        for (u, c) in &of.monomials {
            sum.monomials.insert(self.terms[u.0 as usize]?, c.clone());
        }
        let whole = of.monomials.iter().all(|(u, c)| numbers.nature(*u).is_int && c.is_integer());
        if whole && of.constant.is_integer() && by.is_integer() {
            let (sum, by) = (sum.term(terms, Sort::Int), number(terms, by, Sort::Int));
            return Some(terms.int_div(sum, by));
        }
        if of.monomials.iter().any(|(u, _)| numbers.nature(*u).is_int) {
            // A mixed sum: its terms are of two sorts.
            return None;
        }
        let mut scaled = Sum::default();
        scaled.add(&sum, &by.recip());
        let real = scaled.term(terms, Sort::Real);
        Some(terms.to_int(real))
    }

    /// Where a sum can be said.
    pub(super) fn range(&self, monomials: &[(Unknown, Rational)]) -> Range {
        monomials.iter().fold(Range::EVERYWHERE, |range, (u, _)| range.meet(self.ranges[u.0 as usize]))
    }

    /// The term of an unknown: of the sort of the inequality it is to stand in.
    fn term(&mut self, terms: &mut Terms, u: Unknown, sort: Sort) -> Term {
        let is = self.terms[u.0 as usize]
            .unwrap_or_else(|| *self.nameless.entry(u).or_insert_with(|| terms.fresh("unknown", sort)));
        if sort == Sort::Real && terms.sort(is) == Sort::Int { terms.to_real(is) } else { is }
    }

    /// The inequality of an atom or of its negation.
    pub(super) fn inequality(
        &mut self,
        terms: &mut Terms,
        numbers: &Numbers,
        bound: &Bound,
        positive: bool,
    ) -> Inequality {
        let whole = bound.monomials.iter().all(|(u, _)| numbers.nature(*u).is_int);
        let sort = if whole { Sort::Int } else { Sort::Real };
        let mut sum = Sum { constant: -&bound.bound, ..Sum::default() };
        for (u, c) in &bound.monomials {
            let t = self.term(terms, *u, sort);
            let part = Sum::of(terms, t);
            sum.add(&part, c);
        }
        if positive {
            return Inequality { sum, strict: bound.strict };
        }
        let mut negated = Sum::default();
        negated.add(&sum, &Rational::MINUS_ONE);
        if whole {
            negated.constant += Rational::ONE;
        }
        Inequality { sum: negated, strict: !whole && !bound.strict }
    }
}
