//! Comparisons over Int and Real.

use super::linear::Linear;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use smallvec::SmallVec;

impl Terms {
    /// A multiple of a sum whose coefficients, the constant apart, are whole numbers without a common divisor,
    /// so that multiples of one comparison look the same. The factor is positive.
    fn primitive(l: Linear<BigRational>) -> Linear<BigRational> {
        if l.monomials.is_empty() {
            return l;
        }
        let divisor = l.monomials.iter().fold(BigInt::ZERO, |g, m| g.gcd(m.1.numer()));
        let multiple = l.monomials.iter().fold(BigInt::one(), |g, m| g.lcm(m.1.denom()));
        l.scale(&BigRational::new(multiple, divisor))
    }

    /// A sum of reals all of which are integers, as a sum of integers, but for a constant that need not be
    /// whole. Its coefficients must be whole.
    fn of_integers(&self, l: &Linear<BigRational>) -> Option<Linear<BigRational>> {
        if l.monomials.is_empty() || l.monomials.iter().any(|m| self.op(m.0) != Op::ToReal) {
            return None;
        }
        let mut monomials: SmallVec<[(Term, BigRational); 4]> =
            l.monomials.iter().map(|m| (self.arg(m.0, 0), m.1.clone())).collect();
        monomials.sort_unstable_by_key(|m| m.0);
        Some(Linear { constant: l.constant.clone(), monomials })
    }

    /// The least and the greatest value of an integer that is a remainder.
    fn remainder_range(&self, t: Term) -> Option<(BigRational, BigRational)> {
        let [_, by] = *self.args_if(t, Op::IntMod)? else { return None };
        let by = self.as_rational(by)?.abs();
        Some((BigRational::zero(), by - BigRational::one()))
    }

    pub(crate) fn eq_arith(&mut self, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        if let Some(t) = self.eq_ite(a, b) {
            return t;
        }
        let (la, lb) = (self.arith_linear(a), self.arith_linear(b));
        let diff = la.plus(lb.negate());
        if diff.monomials.is_empty() {
            return self.bool(Zero::is_zero(&diff.constant));
        }
        let diff = Terms::primitive(diff);
        let (diff, sort) = match self.of_integers(&diff) {
            Some(diff) => (diff, Sort::Int),
            None => (diff, sort),
        };
        let diff = if diff.monomials[0].1.is_negative() { diff.negate() } else { diff };
        if sort == Sort::Int && !diff.constant.is_integer() {
            return self.fls();
        }
        if let [(key, by)] = &diff.monomials[..]
            && by.is_one()
            && let Some((least, most)) = self.remainder_range(*key)
            && (-&diff.constant < least || -&diff.constant > most)
        {
            return self.fls();
        }
        let mut left = Linear::constant(BigRational::zero());
        let mut right = Linear::constant(-diff.constant);
        for (key, c) in diff.monomials {
            if c.is_negative() {
                right.monomials.push((key, -c));
            } else {
                left.monomials.push((key, c));
            }
        }
        let (l, r) = (self.arith_from_linear(&left, sort), self.arith_from_linear(&right, sort));
        self.eq_ite(l, r).unwrap_or_else(|| self.eq_plain(l, r))
    }

    /// Less-or-equal over Int or Real: a sum whose first coefficient is positive, against a constant. Over
    /// Int the constant is on the right (the other direction is a negation); over Real on either side.
    pub fn le(&mut self, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        debug_assert_eq!(sort, self.sort(b));
        let (la, lb) = (self.arith_linear(a), self.arith_linear(b));
        let diff = la.plus(lb.negate());
        if diff.monomials.is_empty() {
            return self.bool(!diff.constant.is_positive());
        }
        let sum = Terms::primitive(diff);
        let (mut sum, sort) = match self.of_integers(&sum) {
            Some(sum) => (sum, Sort::Int),
            None => (sum, sort),
        };
        let bound = -std::mem::replace(&mut sum.constant, BigRational::zero());
        if !sum.monomials[0].1.is_negative() {
            // sum ≤ bound, which over Int may be rounded down.
            let bound = if sort == Sort::Int { bound.floor() } else { bound };
            let s = self.arith_from_linear(&sum, sort);
            return self.at_most(s, bound, sort);
        }
        // -sum ≥ -bound
        let sum = sum.negate();
        let s = self.arith_from_linear(&sum, sort);
        if sort == Sort::Real {
            let k = self.number(-bound, sort);
            if let Some(t) = self.le_ite(s, k, |terms, s, k| terms.le(k, s)) {
                return t;
            }
            return self.intern(Op::Le, &[k, s], Sort::Bool);
        }
        let t = self.at_most(s, (-bound).ceil() - BigRational::one(), sort);
        self.not(t)
    }

    /// A sum against a constant upper bound.
    fn at_most(&mut self, sum: Term, bound: BigRational, sort: Sort) -> Term {
        if let Some((least, most)) = self.remainder_range(sum) {
            if bound < least {
                return self.fls();
            }
            if bound >= most {
                return self.tru();
            }
        }
        let k = self.number(bound, sort);
        if let Some(t) = self.le_ite(sum, k, Terms::le) {
            return t;
        }
        self.intern(Op::Le, &[sum, k], Sort::Bool)
    }

    /// A comparison of an if-then-else that has a constant branch with a constant.
    fn le_ite(&mut self, a: Term, k: Term, le: fn(&mut Terms, Term, Term) -> Term) -> Option<Term> {
        let [c, t, e] = *self.args_if(a, Op::Ite)? else { return None };
        if !self.is_const(t) && !self.is_const(e) {
            return None;
        }
        self.guarded(16, |s| {
            let (t, e) = (le(s, t, k), le(s, e, k));
            Some(s.ite(c, t, e))
        })
    }

    /// Less-than over Int or Real.
    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        let t = self.le(b, a);
        self.not(t)
    }

    /// Greater-or-equal over Int or Real.
    pub fn ge(&mut self, a: Term, b: Term) -> Term {
        self.le(b, a)
    }

    /// Greater-than over Int or Real.
    pub fn gt(&mut self, a: Term, b: Term) -> Term {
        self.lt(b, a)
    }

    /// Absolute value of an Int or Real.
    pub fn abs(&mut self, a: Term) -> Term {
        let sort = self.sort(a);
        let zero = self.number(BigRational::zero(), sort);
        let (negative, minus) = (self.lt(a, zero), self.neg(a));
        self.ite(negative, minus, a)
    }
}
