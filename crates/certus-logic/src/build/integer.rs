//! Division and remainder of integers, and conversions between Int and Real.
//!
//! Quotients and remainders by a constant have one form: what the divisor divides is taken out of a quotient and
//! left out of a remainder, divisors are positive. Conversions to Real stand at single terms, not at sums.

use super::linear::Linear;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use crate::value::{euclid_div, euclid_mod};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use smallvec::SmallVec;

impl Terms {
    /// Integer quotient; 0 when dividing by zero (SMT-LIB leaves that open).
    pub fn int_div(&mut self, a: Term, b: Term) -> Term {
        let Some(by) = self.as_rational(b) else { return self.intern(Op::IntDiv, &[a, b], Sort::Int) };
        let by = by.to_integer();
        if by.is_zero() {
            return self.int(0);
        }
        // The remainder is the same for both signs, so the quotient has the other sign.
        let positive = by.abs();
        let (quotient, rest) = self.divided(a, &positive);
        let mut all = quotient;
        if rest.monomials.is_empty() {
            all.constant += BigRational::from(euclid_div(&rest.constant.to_integer(), &positive));
        } else {
            let inner = self.arith_from_linear(&rest, Sort::Int);
            let divisor = self.int(positive);
            let part = self.intern(Op::IntDiv, &[inner, divisor], Sort::Int);
            let mut monomials = SmallVec::new();
            monomials.push((part, BigRational::one()));
            all = all.plus(Linear { constant: BigRational::zero(), monomials });
        }
        let all = if by.is_negative() { all.negate() } else { all };
        self.arith_from_linear(&all, Sort::Int)
    }

    /// Integer remainder; the dividend when dividing by zero (SMT-LIB leaves that open).
    pub fn int_mod(&mut self, a: Term, b: Term) -> Term {
        let Some(by) = self.as_rational(b) else { return self.intern(Op::IntMod, &[a, b], Sort::Int) };
        let by = by.to_integer().abs();
        if by.is_zero() {
            return a;
        }
        let (_, mut rest) = self.divided(a, &by);
        if let Some(inner) = self.without_remainders(&rest, &by) {
            (_, rest) = self.divided(inner, &by);
        }
        if rest.monomials.is_empty() {
            return self.int(euclid_mod(&rest.constant.to_integer(), &by));
        }
        let inner = self.arith_from_linear(&rest, Sort::Int);
        let divisor = self.int(by);
        self.intern(Op::IntMod, &[inner, divisor], Sort::Int)
    }

    /// An integer as a multiple of a positive number and the rest, whose coefficients are not negative and
    /// smaller than the number.
    fn divided(&mut self, a: Term, by: &BigInt) -> (Linear<BigRational>, Linear<BigRational>) {
        let all = self.arith_linear(a);
        let split = |c: &BigRational| {
            let c = c.to_integer();
            (BigRational::from(euclid_div(&c, by)), BigRational::from(euclid_mod(&c, by)))
        };
        let (quotient, rest) = split(&all.constant);
        let (mut quotient, mut rest) = (Linear::constant(quotient), Linear::constant(rest));
        for (key, c) in &all.monomials {
            let (q, r) = split(c);
            if !q.is_zero() {
                quotient.monomials.push((*key, q));
            }
            if !r.is_zero() {
                rest.monomials.push((*key, r));
            }
        }
        (quotient, rest)
    }

    /// A sum with dividends in place of remainders by multiples of a number, which is the same but for multiples of
    /// that number. `None` if there are no such remainders.
    fn without_remainders(&mut self, l: &Linear<BigRational>, by: &BigInt) -> Option<Term> {
        let dividend = |terms: &Terms, key: Term| {
            let [of, other] = *terms.args_if(key, Op::IntMod)? else { return None };
            let other = terms.as_rational(other)?.to_integer();
            (other % by).is_zero().then_some(of)
        };
        if l.monomials.iter().all(|m| dividend(self, m.0).is_none()) {
            return None;
        }
        let mut all = self.number(l.constant.clone(), Sort::Int);
        for (key, c) in &l.monomials {
            let part = dividend(self, *key).unwrap_or(*key);
            let c = self.number(c.clone(), Sort::Int);
            let part = self.mul(c, part);
            all = self.add(all, part);
        }
        Some(all)
    }

    /// Real quotient; 0 when dividing by zero (SMT-LIB leaves that open).
    pub fn real_div(&mut self, a: Term, b: Term) -> Term {
        match self.as_rational(b) {
            Some(d) if Zero::is_zero(&d) => self.real(BigRational::zero()),
            Some(d) => {
                let inverse = self.real(d.recip());
                self.mul(inverse, a)
            }
            None => self.intern(Op::RealDiv, &[a, b], Sort::Real),
        }
    }

    /// An integer as a real.
    pub fn to_real(&mut self, a: Term) -> Term {
        let mut all = self.arith_linear(a);
        for monomial in &mut all.monomials {
            monomial.0 = self.intern(Op::ToReal, &[monomial.0], Sort::Real);
        }
        all.monomials.sort_unstable_by_key(|m| m.0);
        self.arith_from_linear(&all, Sort::Real)
    }

    /// The greatest integer that is not above a real.
    pub fn to_int(&mut self, a: Term) -> Term {
        let all = self.arith_linear(a);
        let floor = all.constant.floor();
        let mut whole = Linear::constant(floor.clone());
        let mut rest = Linear::constant(all.constant - floor);
        for (key, c) in all.monomials {
            if self.op(key) == Op::ToReal && c.is_integer() {
                whole.monomials.push((self.arg(key, 0), c));
            } else {
                rest.monomials.push((key, c));
            }
        }
        whole.monomials.sort_unstable_by_key(|m| m.0);
        if !rest.monomials.is_empty() {
            let inner = self.arith_from_linear(&rest, Sort::Real);
            let part = self.intern(Op::ToInt, &[inner], Sort::Int);
            let mut monomials = SmallVec::new();
            monomials.push((part, BigRational::one()));
            whole = whole.plus(Linear { constant: BigRational::zero(), monomials });
        }
        self.arith_from_linear(&whole, Sort::Int)
    }

    /// Whether a real is a whole number.
    pub fn is_int(&mut self, a: Term) -> Term {
        let i = self.to_int(a);
        let r = self.to_real(i);
        self.eq(a, r)
    }
}
