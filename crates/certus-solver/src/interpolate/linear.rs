//! Linear sums and inequalities over Int and Real, apart from the arena.

use crate::arith::Rational;
use certus_logic::{Op, Sort, Term, Terms};
use num_rational::BigRational;
use std::collections::BTreeMap;

/// A sum of multiples of terms that are no sums themselves, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// The factor of each term; none is zero.
    pub monomials: BTreeMap<Term, Rational>,
    /// What is added to them.
    pub constant: Rational,
}

impl Sum {
    /// A term of sort Int or Real as a sum.
    #[must_use]
    pub fn of(terms: &Terms, t: Term) -> Sum {
        let mut sum = Sum::default();
        match terms.op(t) {
            Op::Add => terms.args(t).iter().for_each(|a| sum.add_monomial(terms, *a)),
            _ => sum.add_monomial(terms, t),
        }
        sum
    }

    fn add_monomial(&mut self, terms: &Terms, t: Term) {
        if let Some(c) = terms.as_rational(t) {
            self.constant += Rational::from(&c);
            return;
        }
        let args = terms.args(t);
        match terms.op(t) {
            Op::Mul if args.len() == 2 => match terms.as_rational(args[0]) {
                Some(c) => self.add_multiple(args[1], &Rational::from(&c), &Rational::ONE),
                None => self.add_multiple(t, &Rational::ONE, &Rational::ONE),
            },
            _ => self.add_multiple(t, &Rational::ONE, &Rational::ONE),
        }
    }

    /// Adds `c * by * t`.
    fn add_multiple(&mut self, t: Term, c: &Rational, by: &Rational) {
        let factor = self.monomials.entry(t).or_default();
        factor.add_mul(c, by);
        if factor.is_zero() {
            self.monomials.remove(&t);
        }
    }

    /// Adds a multiple of another sum.
    pub fn add(&mut self, other: &Sum, by: &Rational) {
        for (t, c) in &other.monomials {
            self.add_multiple(*t, c, by);
        }
        self.constant.add_mul(&other.constant, by);
    }

    /// The sum as a term. Factors of sort Int have to be whole.
    pub fn term(&self, terms: &mut Terms, sort: Sort) -> Term {
        let mut sum = number(terms, &self.constant, sort);
        for (t, c) in &self.monomials {
            let factor = number(terms, c, sort);
            let part = terms.mul(factor, *t);
            sum = terms.add(sum, part);
        }
        sum
    }
}

/// A number of sort Int or Real.
pub(crate) fn number(terms: &mut Terms, v: &Rational, sort: Sort) -> Term {
    match (sort, v.to_i64()) {
        (Sort::Int, Some(small)) => terms.int(small),
        (Sort::Int, None) => terms.int(BigRational::from(v).to_integer()),
        _ => terms.real(BigRational::from(v)),
    }
}

/// `sum ≤ 0`, or `sum < 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inequality {
    /// What is not positive.
    pub sum: Sum,
    /// Whether it is not zero either.
    pub strict: bool,
}

impl Inequality {
    /// The inequality that an atom, or its negation, stands for. Over Int none is strict.
    #[must_use]
    pub fn of_literal(terms: &Terms, atom: Term, positive: bool) -> Option<Inequality> {
        let args = terms.args_if(atom, Op::Le)?;
        let (mut sum, other) = (Sum::of(terms, args[0]), Sum::of(terms, args[1]));
        sum.add(&other, &Rational::MINUS_ONE);
        if positive {
            return Some(Inequality { sum, strict: false });
        }
        let mut negated = Sum::default();
        negated.add(&sum, &Rational::MINUS_ONE);
        let whole = terms.sort(args[0]) == Sort::Int;
        if whole {
            negated.constant += Rational::ONE;
        }
        Some(Inequality { sum: negated, strict: !whole })
    }

    /// Both inequalities of an equality.
    #[must_use]
    pub fn of_equality(terms: &Terms, atom: Term) -> Option<[Inequality; 2]> {
        let args = terms.args_if(atom, Op::Eq).filter(|args| terms.sort(args[0]).is_arith())?;
        let (mut sum, other) = (Sum::of(terms, args[0]), Sum::of(terms, args[1]));
        sum.add(&other, &Rational::MINUS_ONE);
        let mut negated = Sum::default();
        negated.add(&sum, &Rational::MINUS_ONE);
        Some([sum, negated].map(|sum| Inequality { sum, strict: false }))
    }

    /// The weighted total of inequalities; the weights are not negative.
    #[must_use]
    pub fn total<'a>(weighted: impl Iterator<Item = (&'a Inequality, &'a Rational)>) -> Inequality {
        let mut total = Inequality { sum: Sum::default(), strict: false };
        for (inequality, weight) in weighted.filter(|(_, w)| !w.is_zero()) {
            total.sum.add(&inequality.sum, weight);
            total.strict |= inequality.strict;
        }
        total
    }

    /// Whether it has no terms and does not hold.
    #[must_use]
    pub fn is_contradiction(&self) -> bool {
        let c = &self.sum.constant;
        self.sum.monomials.is_empty() && (c.is_positive() || (self.strict && c.is_zero()))
    }

    /// The inequality as a formula.
    pub fn term(&self, terms: &mut Terms) -> Term {
        let sort = self.sum.monomials.keys().next().map_or(Sort::Real, |t| terms.sort(*t));
        let denominators = self.sum.monomials.values().chain([&self.sum.constant]).map(Rational::denominator);
        let scale = denominators.fold(Rational::ONE, |a, b| a.lcm(&b));
        let mut scaled = Sum::default();
        scaled.add(&self.sum, &scale);
        let sum = scaled.term(terms, sort);
        let zero = number(terms, &Rational::ZERO, sort);
        if self.strict { terms.lt(sum, zero) } else { terms.le(sum, zero) }
    }
}
