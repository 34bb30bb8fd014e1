//! Linear sums and comparisons over Int and Real, for those who compute with them.

use super::linear::Linear;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_rational::BigRational;
use num_traits::{One, Zero};

/// A linear sum over Int or Real: `constant + Σ factor · term`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinearSum {
    /// The constant.
    pub constant: BigRational,
    /// Terms that are neither sums, constants nor products with a constant, ascending, with factors that are not zero.
    pub monomials: Vec<(Term, BigRational)>,
}

/// How a sum compares with zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It is at most zero.
    AtMost,
    /// It is below zero. Over Int sums are whole, so this is said as [`Relation::AtMost`] there.
    Below,
    /// It is zero.
    Zero,
    /// It is not zero.
    NotZero,
}

impl LinearSum {
    /// The factor of a term, zero if it is not there.
    #[must_use]
    pub fn factor(&self, term: Term) -> BigRational {
        let found = self.monomials.iter().find(|m| m.0 == term);
        found.map_or_else(BigRational::zero, |m| m.1.clone())
    }

    /// The sum without a term, times a number.
    #[must_use]
    pub fn without(&self, term: Term, by: &BigRational) -> LinearSum {
        let others = self.monomials.iter().filter(|m| m.0 != term);
        LinearSum {
            constant: &self.constant * by,
            monomials: others.map(|(key, c)| (*key, c * by)).collect(),
        }
    }
}

impl Terms {
    /// A term of sort Int or Real as a sum.
    pub fn linear_sum(&mut self, term: Term) -> LinearSum {
        let all = self.arith_linear(term);
        LinearSum { constant: all.constant, monomials: all.monomials.into_vec() }
    }

    /// A sum as a term of this sort. The factors of an Int must be whole.
    pub fn sum_term(&mut self, sum: &LinearSum, sort: Sort) -> Term {
        let zero = self.number(BigRational::zero(), sort);
        let constant = self.number(sum.constant.clone(), sort);
        let mut all = self.add(zero, constant);
        for (term, factor) in &sum.monomials {
            let factor = self.number(factor.clone(), sort);
            let part = self.mul(factor, *term);
            all = self.add(all, part);
        }
        all
    }

    /// A literal as a comparison of a sum with zero; `None` if it is none over Int or Real.
    pub fn linear_comparison(&mut self, literal: Term) -> Option<(LinearSum, Relation, Sort)> {
        let (atom, negated) = self.strip_not(literal);
        let [a, b] = *self.args(atom) else { return None };
        let sort = self.sort(a);
        if !matches!(self.op(atom), Op::Le | Op::Eq) || !matches!(sort, Sort::Int | Sort::Real) {
            return None;
        }
        let difference: Linear<BigRational> = {
            let (a, b) = (self.arith_linear(a), self.arith_linear(b));
            a.plus(b.negate())
        };
        let (difference, relation) = match (self.op(atom), negated) {
            (Op::Eq, false) => (difference, Relation::Zero),
            (Op::Eq, true) => (difference, Relation::NotZero),
            (_, false) => (difference, Relation::AtMost),
            // a > b is b - a < 0, over Int b - a + 1 <= 0.
            (_, true) if sort == Sort::Int => {
                let mut turned = difference.negate();
                turned.constant += BigRational::one();
                (turned, Relation::AtMost)
            }
            (_, true) => (difference.negate(), Relation::Below),
        };
        let sum = LinearSum { constant: difference.constant, monomials: difference.monomials.into_vec() };
        Some((sum, relation, sort))
    }
}
