//! Division and remainder of bit-vectors, and the overflow predicates.

use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};

impl Terms {
    /// Unsigned quotient; all ones when dividing by zero.
    pub fn bvudiv(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        if let Some(d) = self.as_bv(b).cloned() {
            if let Some(n) = self.as_bv(a) {
                let q = n.udiv(&d);
                return self.bv_const(q);
            }
            if d.is_zero() {
                return self.bv_const(Bv::ones(w));
            }
            if let Some(k) = d.log2_exact() {
                let k = self.bv(w, u128::from(k));
                return self.bvlshr(a, k);
            }
            if let Some((zeros, x, y)) = self.narrow_division(a, &d) {
                let q = match x {
                    None => self.bv(w, 0),
                    Some(x) => self.bvudiv(x, y),
                };
                return if x.is_some() { self.zero_extend(zeros, q) } else { q };
            }
        }
        self.intern(Op::BvUdiv, &[a, b], Sort::Bv(w))
    }

    /// Unsigned remainder; the dividend when dividing by zero.
    pub fn bvurem(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        if let Some(d) = self.as_bv(b).cloned() {
            if let Some(n) = self.as_bv(a) {
                let r = n.urem(&d);
                return self.bv_const(r);
            }
            if d.is_zero() {
                return a;
            }
            if d.log2_exact().is_some() {
                let mask = self.bv_const(d.sub(&Bv::one(w)));
                return self.bvand(a, mask);
            }
            if let Some((zeros, x, y)) = self.narrow_division(a, &d) {
                let Some(x) = x else { return a };
                let r = self.bvurem(x, y);
                return self.zero_extend(zeros, r);
            }
        }
        self.intern(Op::BvUrem, &[a, b], Sort::Bv(w))
    }

    /// For a dividend with leading zeros: how many, and dividend and divisor without them (no dividend if
    /// the divisor is greater than any value it can have).
    fn narrow_division(&mut self, a: Term, d: &Bv) -> Option<(u32, Option<Term>, Term)> {
        let w = d.width();
        let zeros = self.leading_zeros(a);
        if zeros == 0 {
            return None;
        }
        if d.leading_zeros() < zeros {
            return Some((zeros, None, a));
        }
        let x = self.extract(w - 1 - zeros, 0, a);
        let y = self.bv_const(d.extract(w - 1 - zeros, 0));
        Some((zeros, Some(x), y))
    }

    /// Signed quotient, rounded towards zero; by zero it is 1 for negative dividends and -1 for others.
    pub fn bvsdiv(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        if self.leading_zeros(a) > 0 && self.leading_zeros(b) > 0 {
            return self.bvudiv(a, b);
        }
        if let Some(d) = self.as_bv(b).cloned() {
            if let Some(n) = self.as_bv(a) {
                let q = n.sdiv(&d);
                return self.bv_const(q);
            }
            if d.is_zero() {
                let zero = self.bv(w, 0);
                let negative = self.bvslt(a, zero);
                let (one, minus) = (self.bv(w, 1), self.bv_const(Bv::ones(w)));
                return self.ite(negative, one, minus);
            }
            // On one bit the only divisor left is 1, which is -1.
            if d.is_one() {
                return a;
            }
            if d.is_ones() {
                return self.bvneg(a);
            }
        }
        self.intern(Op::BvSdiv, &[a, b], Sort::Bv(w))
    }

    /// Signed remainder with the sign of the dividend; the dividend when dividing by zero.
    pub fn bvsrem(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        if self.leading_zeros(a) > 0 && self.leading_zeros(b) > 0 {
            return self.bvurem(a, b);
        }
        if let Some(d) = self.as_bv(b).cloned() {
            if let Some(n) = self.as_bv(a) {
                let r = n.srem(&d);
                return self.bv_const(r);
            }
            if d.is_zero() {
                return a;
            }
            if d.is_one() || d.is_ones() {
                return self.bv(w, 0);
            }
        }
        self.intern(Op::BvSrem, &[a, b], Sort::Bv(w))
    }

    /// Signed remainder with the sign of the divisor; the dividend when dividing by zero.
    pub fn bvsmod(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        let r = self.bvsrem(a, b);
        let zero = self.bv(w, 0);
        // Dividing by zero needs no case of its own: then r is the dividend and the sum adds nothing.
        let none = self.eq(r, zero);
        let (rs, bs) = (self.bvslt(r, zero), self.bvslt(b, zero));
        let same = self.eq(rs, bs);
        let keep = self.or2(none, same);
        let sum = self.bvadd(r, b);
        self.ite(keep, r, sum)
    }

    // ---- overflow predicates ----

    /// Whether two's complement of `a` overflows: only for the least value.
    pub fn bvnego(&mut self, a: Term) -> Term {
        let min = Bv::min_signed(self.width(a));
        let min = self.bv_const(min);
        self.eq(a, min)
    }

    /// Whether an unsigned sum overflows.
    pub fn bvuaddo(&mut self, a: Term, b: Term) -> Term {
        let sum = self.bvadd(a, b);
        self.bvult(sum, a)
    }

    /// Whether a signed sum overflows.
    pub fn bvsaddo(&mut self, a: Term, b: Term) -> Term {
        self.overflows_wide(1, true, a, b, Terms::bvadd)
    }

    /// Whether an unsigned difference goes below zero.
    pub fn bvusubo(&mut self, a: Term, b: Term) -> Term {
        self.bvult(a, b)
    }

    /// Whether a signed difference overflows.
    pub fn bvssubo(&mut self, a: Term, b: Term) -> Term {
        self.overflows_wide(1, true, a, b, Terms::bvsub)
    }

    /// Whether an unsigned product overflows.
    pub fn bvumulo(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        self.overflows_wide(w, false, a, b, Terms::bvmul)
    }

    /// Whether a signed product overflows.
    pub fn bvsmulo(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        self.overflows_wide(w, true, a, b, Terms::bvmul)
    }

    /// Whether a signed quotient overflows: only for the least value by minus one.
    pub fn bvsdivo(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        let (min, minus) = (self.bv_const(Bv::min_signed(w)), self.bv_const(Bv::ones(w)));
        let (x, y) = (self.eq(a, min), self.eq(b, minus));
        self.and2(x, y)
    }

    /// Whether the exact result, computed with `more` bits, is not the extension of its low bits.
    fn overflows_wide(
        &mut self,
        more: u32,
        signed: bool,
        a: Term,
        b: Term,
        op: fn(&mut Terms, Term, Term) -> Term,
    ) -> Term {
        let w = self.width(a);
        let extend = if signed { Terms::sign_extend } else { Terms::zero_extend };
        let (x, y) = (extend(self, more, a), extend(self, more, b));
        let exact = op(self, x, y);
        let high = self.extract(w + more - 1, w, exact);
        let expected = if signed {
            let sign = self.extract(w - 1, w - 1, exact);
            self.sign_extend(more - 1, sign)
        } else {
            self.bv(more, 0)
        };
        self.ne(high, expected)
    }
}
