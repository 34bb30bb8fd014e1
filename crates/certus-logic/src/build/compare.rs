//! Comparisons of bit-vectors. There are two, `<` unsigned and signed; a constant stands on the right.

use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};

impl Terms {
    /// Unsigned less-than.
    pub fn bvult(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b));
        if a == b {
            return self.fls();
        }
        match (self.as_bv(a).cloned(), self.as_bv(b).cloned()) {
            (Some(x), Some(y)) => return self.bool(x.ult(&y)),
            (None, Some(c)) => return self.ult_const(a, &c),
            // c < b is not b < c + 1, and false for the greatest c.
            (Some(c), None) => {
                if c.is_ones() {
                    return self.fls();
                }
                let next = c.add(&Bv::one(c.width()));
                let t = self.ult_const(b, &next);
                return self.not(t);
            }
            (None, None) => {}
        }
        if let Some(t) = self.compare_inner(a, b, Terms::bvult) {
            return t;
        }
        let zeros = self.leading_zeros(a).min(self.leading_zeros(b));
        if zeros > 0 {
            return self.ult_low(zeros, a, b);
        }
        if self.width(a) == 1 {
            let one = self.bv(1, 1);
            let (ea, eb) = (self.eq(a, one), self.eq(b, one));
            let na = self.not(ea);
            return self.and2(na, eb);
        }
        self.intern(Op::BvUlt, &[a, b], Sort::Bool)
    }

    /// `a < b` where both have this many leading zeros.
    fn ult_low(&mut self, zeros: u32, a: Term, b: Term) -> Term {
        let w = self.width(a);
        let (x, y) = (self.extract(w - 1 - zeros, 0, a), self.extract(w - 1 - zeros, 0, b));
        // Extraction at a constant's edge leaves nothing to strip there, so this ends after one step more.
        self.guarded(32, |s| Some(s.bvult(x, y)))
            .unwrap_or_else(|| self.intern(Op::BvUlt, &[a, b], Sort::Bool))
    }

    fn ult_const(&mut self, a: Term, c: &Bv) -> Term {
        let w = c.width();
        if c.is_zero() {
            return self.fls();
        }
        if c.is_one() {
            let zero = self.bv(w, 0);
            return self.eq(a, zero);
        }
        if c.is_ones() {
            let ones = self.bv_const(c.clone());
            return self.ne(a, ones);
        }
        if *c == Bv::min_signed(w) {
            let zero = self.bv(w, 0);
            let t = self.bvslt(a, zero);
            return self.not(t);
        }
        let zeros = self.leading_zeros(a);
        if zeros > 0 && zeros < w {
            if c.leading_zeros() < zeros {
                return self.tru();
            }
            let k = self.bv_const(c.clone());
            return self.ult_low(zeros, a, k);
        }
        if let Some(t) = self.ult_product(a, c) {
            return t;
        }
        let k = self.bv_const(c.clone());
        if let Some(t) = self.compare_ite(a, k, Terms::bvult) {
            return t;
        }
        if let Some(t) = self.compare_inner(a, k, Terms::bvult) {
            return t;
        }
        self.intern(Op::BvUlt, &[a, k], Sort::Bool)
    }

    /// `4 * x < 9` is `x < 3` if `4 * x` cannot overflow.
    fn ult_product(&mut self, a: Term, c: &Bv) -> Option<Term> {
        let [factor, x] = *self.args_if(a, Op::BvMul)? else { return None };
        let factor = self.as_bv(factor)?.clone();
        if factor.leading_zeros() + self.leading_zeros(x) < c.width() {
            return None;
        }
        let one = Bv::one(c.width());
        let bound = c.sub(&one).udiv(&factor).add(&one);
        self.guarded(32, |s| Some(s.ult_const(x, &bound)))
    }

    /// A comparison of an if-then-else that has a constant branch with a constant.
    fn compare_ite(&mut self, a: Term, k: Term, cmp: fn(&mut Terms, Term, Term) -> Term) -> Option<Term> {
        if self.op(a) != Op::Ite {
            return None;
        }
        let (c, t, e) = (self.arg(a, 0), self.arg(a, 1), self.arg(a, 2));
        if !self.is_const(t) && !self.is_const(e) {
            return None;
        }
        self.guarded(16, |s| {
            let (t, e) = (cmp(s, t, k), cmp(s, e, k));
            Some(s.ite(c, t, e))
        })
    }

    /// Signed less-than.
    pub fn bvslt(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b));
        let w = self.width(a);
        if a == b {
            return self.fls();
        }
        // On one bit, 1 is -1: the order is turned round.
        if w == 1 {
            return self.bvult(b, a);
        }
        match (self.as_bv(a).cloned(), self.as_bv(b).cloned()) {
            (Some(x), Some(y)) => return self.bool(x.slt(&y)),
            (None, Some(c)) => return self.slt_const(a, &c),
            (Some(c), None) => {
                if c == Bv::max_signed(w) {
                    return self.fls();
                }
                let next = c.add(&Bv::one(w));
                let t = self.slt_const(b, &next);
                return self.not(t);
            }
            (None, None) => {}
        }
        if self.leading_zeros(a) > 0 && self.leading_zeros(b) > 0 {
            return self.bvult(a, b);
        }
        if let Some(t) = self.compare_inner(a, b, Terms::bvslt) {
            return t;
        }
        self.intern(Op::BvSlt, &[a, b], Sort::Bool)
    }

    /// A comparison that is one of the arguments of both sides: sign extension keeps both orders, complement
    /// turns both round.
    fn compare_inner(&mut self, a: Term, b: Term, cmp: fn(&mut Terms, Term, Term) -> Term) -> Option<Term> {
        match (self.op(a), self.op(b)) {
            (Op::SignExt(n), Op::SignExt(m)) if n == m => {
                let (x, y) = (self.arg(a, 0), self.arg(b, 0));
                self.guarded(32, |s| Some(cmp(s, x, y)))
            }
            (Op::BvNot, Op::BvNot) => {
                let (x, y) = (self.arg(a, 0), self.arg(b, 0));
                self.guarded(32, |s| Some(cmp(s, y, x)))
            }
            (Op::BvNot, Op::Const(_)) => {
                let (x, y) = (self.arg(a, 0), self.bvnot(b));
                self.guarded(32, |s| Some(cmp(s, y, x)))
            }
            _ => None,
        }
    }

    pub(crate) fn slt_const(&mut self, a: Term, c: &Bv) -> Term {
        let w = c.width();
        let min = Bv::min_signed(w);
        if *c == min {
            return self.fls();
        }
        if *c == min.add(&Bv::one(w)) {
            let min = self.bv_const(min);
            return self.eq(a, min);
        }
        if *c == Bv::max_signed(w) {
            let max = self.bv_const(c.clone());
            return self.ne(a, max);
        }
        if self.leading_zeros(a) > 0 {
            if c.sign() {
                return self.fls();
            }
            return self.ult_const(a, c);
        }
        if let Op::SignExt(n) = self.op(a) {
            let x = self.arg(a, 0);
            let low = c.extract(w - 1 - n, 0);
            if low.sign_extend(n) == *c {
                let k = self.bv_const(low);
                if let Some(t) = self.guarded(32, |s| Some(s.bvslt(x, k))) {
                    return t;
                }
            } else {
                // The constant is outside of what the narrow term can be.
                return self.bool(!c.sign());
            }
        }
        let k = self.bv_const(c.clone());
        if let Some(t) = self.compare_ite(a, k, Terms::bvslt) {
            return t;
        }
        if let Some(t) = self.compare_inner(a, k, Terms::bvslt) {
            return t;
        }
        self.intern(Op::BvSlt, &[a, k], Sort::Bool)
    }

    /// Unsigned less-or-equal.
    pub fn bvule(&mut self, a: Term, b: Term) -> Term {
        let t = self.bvult(b, a);
        self.not(t)
    }

    /// Unsigned greater-than.
    pub fn bvugt(&mut self, a: Term, b: Term) -> Term {
        self.bvult(b, a)
    }

    /// Unsigned greater-or-equal.
    pub fn bvuge(&mut self, a: Term, b: Term) -> Term {
        self.bvule(b, a)
    }

    /// Signed less-or-equal.
    pub fn bvsle(&mut self, a: Term, b: Term) -> Term {
        let t = self.bvslt(b, a);
        self.not(t)
    }

    /// Signed greater-than.
    pub fn bvsgt(&mut self, a: Term, b: Term) -> Term {
        self.bvslt(b, a)
    }

    /// Signed greater-or-equal.
    pub fn bvsge(&mut self, a: Term, b: Term) -> Term {
        self.bvsle(b, a)
    }
}
