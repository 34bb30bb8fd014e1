//! Comparisons, division and conversions over Int and Real.

use super::linear::Linear;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use crate::value::{euclid_div, euclid_mod};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

impl Terms {
    /// A sum divided by the greatest common divisor of its coefficients (Int, constant apart) or by its
    /// first coefficient (Real), so that multiples of one comparison look the same. The divisor is positive.
    fn primitive(&self, l: Linear<BigRational>, sort: Sort) -> Linear<BigRational> {
        let Some(first) = l.monomials.first() else { return l };
        let by = if sort == Sort::Real {
            first.1.abs().recip()
        } else {
            let gcd = l.monomials.iter().fold(BigInt::ZERO, |g, m| g.gcd(m.1.numer()));
            BigRational::new(BigInt::one(), gcd)
        };
        l.scale(&by)
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
        let diff = self.primitive(diff, sort);
        let diff = if diff.monomials[0].1.is_negative() { diff.negate() } else { diff };
        if sort == Sort::Int && !diff.constant.is_integer() {
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
        let mut sum = self.primitive(diff, sort);
        let bound = -std::mem::replace(&mut sum.constant, BigRational::zero());
        if !sum.monomials[0].1.is_negative() {
            // sum ≤ bound, which over Int may be rounded down.
            let bound = if sort == Sort::Int { bound.floor() } else { bound };
            let (s, k) = (self.arith_from_linear(&sum, sort), self.number(bound, sort));
            return self.intern(Op::Le, &[s, k], Sort::Bool);
        }
        // -sum ≥ -bound
        let sum = sum.negate();
        let s = self.arith_from_linear(&sum, sort);
        if sort == Sort::Real {
            let k = self.number(-bound, sort);
            return self.intern(Op::Le, &[k, s], Sort::Bool);
        }
        let k = self.number((-bound).ceil() - BigRational::one(), sort);
        let t = self.intern(Op::Le, &[s, k], Sort::Bool);
        self.not(t)
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

    /// Integer quotient; 0 when dividing by zero (SMT-LIB leaves that open).
    pub fn int_div(&mut self, a: Term, b: Term) -> Term {
        let (x, y) = (self.as_rational(a), self.as_rational(b));
        if let Some(d) = y {
            let d = d.to_integer();
            if d.is_zero() {
                return self.int(0);
            }
            if let Some(n) = x {
                return self.int(euclid_div(&n.to_integer(), &d));
            }
            if d.is_one() {
                return a;
            }
            if d.abs().is_one() {
                return self.neg(a);
            }
        }
        self.intern(Op::IntDiv, &[a, b], Sort::Int)
    }

    /// Integer remainder; the dividend when dividing by zero (SMT-LIB leaves that open).
    pub fn int_mod(&mut self, a: Term, b: Term) -> Term {
        let (x, y) = (self.as_rational(a), self.as_rational(b));
        if let Some(d) = y {
            let d = d.to_integer();
            if d.is_zero() {
                return a;
            }
            if let Some(n) = x {
                return self.int(euclid_mod(&n.to_integer(), &d));
            }
            if d.abs().is_one() {
                return self.int(0);
            }
        }
        self.intern(Op::IntMod, &[a, b], Sort::Int)
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
        match self.as_rational(a) {
            Some(v) => self.real(v),
            None => self.intern(Op::ToReal, &[a], Sort::Real),
        }
    }

    /// The greatest integer that is not above a real.
    pub fn to_int(&mut self, a: Term) -> Term {
        if self.op(a) == Op::ToReal {
            return self.arg(a, 0);
        }
        match self.as_rational(a) {
            Some(v) => self.int(v.floor().to_integer()),
            None => self.intern(Op::ToInt, &[a], Sort::Int),
        }
    }

    /// Whether a real is a whole number.
    pub fn is_int(&mut self, a: Term) -> Term {
        let i = self.to_int(a);
        let r = self.to_real(i);
        self.eq(a, r)
    }
}
