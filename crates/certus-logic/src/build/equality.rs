//! Equality of every sort, brought to one form.

use super::linear::Linear;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};

impl Terms {
    /// Equality.
    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "both sides of an equality have one sort");
        if a == b {
            return self.tru();
        }
        if self.is_const(a) && self.is_const(b) {
            return self.fls();
        }
        match self.sort(a) {
            Sort::Bool => self.eq_bool(a, b),
            Sort::Bv(_) => self.eq_bv(a, b),
            Sort::Int | Sort::Real => self.eq_arith(a, b),
            Sort::Array(_) | Sort::Uninterpreted(_) => {
                self.eq_ite(a, b).unwrap_or_else(|| self.eq_plain(a, b))
            }
        }
    }

    pub(crate) fn eq_plain(&mut self, a: Term, b: Term) -> Term {
        let (a, b) = if a < b { (a, b) } else { (b, a) };
        self.intern(Op::Eq, &[a, b], Sort::Bool)
    }

    fn eq_bool(&mut self, a: Term, b: Term) -> Term {
        let (ai, an) = self.strip_not(a);
        let (bi, bn) = self.strip_not(b);
        for (x, y) in [(a, b), (b, a)] {
            match self.op(x) {
                Op::True => return y,
                Op::False => return self.not(y),
                _ => {}
            }
        }
        let e = if ai == bi { self.tru() } else { self.eq_plain(ai, bi) };
        if an == bn { e } else { self.not(e) }
    }

    fn eq_bv(&mut self, a: Term, b: Term) -> Term {
        let linear = |terms: &Terms, t: Term| match terms.op(t) {
            Op::BvAdd | Op::BvNot => true,
            Op::BvMul => terms.as_bv(terms.arg(t, 0)).is_some(),
            _ => false,
        };
        if linear(self, a) || linear(self, b) {
            let (la, lb) = (self.bv_linear(a), self.bv_linear(b));
            let diff = la.plus(lb.negate());
            return self.eq_bv_zero(diff);
        }
        self.eq_bv_structural(a, b)
    }

    /// `diff = 0`: terms with positive signed coefficients on one side, the others negated on the other; the
    /// sign is chosen so that the first monomial is positive.
    fn eq_bv_zero(&mut self, diff: Linear<Bv>) -> Term {
        let w = diff.constant.width();
        match &diff.monomials[..] {
            [] => self.bool(diff.constant.is_zero()),
            [(key, c)] => {
                // c·key = k. An odd part of c is divided away; a power of two in it leaves the low bits.
                let (key, k) = (*key, diff.constant.neg());
                let zeros = c.trailing_zeros();
                if k.trailing_zeros() < zeros {
                    return self.fls();
                }
                let shift = Bv::new(w, u128::from(zeros));
                let odd = c.lshr(&shift);
                let inverse = odd.inverse().expect("the odd part of a coefficient is odd");
                let value = k.lshr(&shift).mul(&inverse);
                let low = self.extract(w - 1 - zeros, 0, key);
                let value = self.bv_const(value.extract(w - 1 - zeros, 0));
                self.eq_bv_structural(low, value)
            }
            monomials => {
                let parity = monomials.iter().map(|m| m.1.trailing_zeros()).min().unwrap_or(0);
                if diff.constant.trailing_zeros() < parity {
                    return self.fls();
                }
                let diff = if monomials[0].1.sign() { diff.negate() } else { diff };
                let mut left = Linear { constant: Bv::zero(w), monomials: Vec::new() };
                let mut right = Linear { constant: diff.constant.neg(), monomials: Vec::new() };
                for (key, c) in diff.monomials {
                    if c.sign() {
                        right.monomials.push((key, c.neg()));
                    } else {
                        left.monomials.push((key, c));
                    }
                }
                let (l, r) = (self.bv_from_linear(&left), self.bv_from_linear(&right));
                if left.monomials.len() == 1 && right.monomials.len() == 1 && right.constant.is_zero() {
                    return self.eq_bv_structural(l, r);
                }
                self.eq_plain(l, r)
            }
        }
    }

    /// Equality of bit-vectors that are not sums: by the shape of the sides.
    fn eq_bv_structural(&mut self, a: Term, b: Term) -> Term {
        if a == b {
            return self.tru();
        }
        if self.is_const(a) && self.is_const(b) {
            return self.fls();
        }
        if let Some(t) = self.eq_ite(a, b) {
            return t;
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_bv(y).cloned() {
                if let Some(t) = self.guarded(32, |s| s.eq_bv_const(x, &c)) {
                    return t;
                }
            }
        }
        if let Some(t) = self.guarded(8, |s| s.eq_slices(a, b)) {
            return t;
        }
        if let (Op::SignExt(n), Op::SignExt(m)) = (self.op(a), self.op(b)) {
            if n == m {
                let (x, y) = (self.arg(a, 0), self.arg(b, 0));
                if let Some(t) = self.guarded(32, |s| Some(s.eq(x, y))) {
                    return t;
                }
            }
        }
        self.eq_plain(a, b)
    }

    /// `x = c` for a constant.
    fn eq_bv_const(&mut self, x: Term, c: &Bv) -> Option<Term> {
        let w = c.width();
        match self.op(x) {
            Op::SignExt(n) => {
                let y = self.arg(x, 0);
                let low = c.extract(w - n - 1, 0);
                if low.sign_extend(n) != *c {
                    return Some(self.fls());
                }
                let low = self.bv_const(low);
                Some(self.eq(y, low))
            }
            Op::BvXor => {
                let first = self.as_bv(self.arg(x, 0))?.clone();
                let rest = self.args(x)[1..].to_vec();
                let rest = self.bvxor_all(&rest);
                let c = self.bv_const(first.xor(c));
                Some(self.eq(rest, c))
            }
            Op::BvAnd => {
                let mask = self.as_bv(self.arg(x, 0))?;
                let impossible = !c.and(&mask.not()).is_zero();
                impossible.then(|| self.fls())
            }
            _ if w == 1 && c.is_zero() => {
                let one = self.bv(1, 1);
                let e = self.eq(x, one);
                Some(self.not(e))
            }
            // The sign bit is a comparison with zero: one form for both.
            Op::Extract { hi, lo } if w == 1 && hi == lo && hi + 1 == self.width(self.arg(x, 0)) && hi > 0 => {
                let y = self.arg(x, 0);
                let zero = self.bv(hi + 1, 0);
                Some(self.intern(Op::BvSlt, &[y, zero], Sort::Bool))
            }
            _ => None,
        }
    }

    /// Equality of concatenations that can be cut at the same place, constants included.
    fn eq_slices(&mut self, a: Term, b: Term) -> Option<Term> {
        let cuts = |terms: &Terms, t: Term| -> Option<Vec<u32>> {
            let args = terms.args_if(t, Op::Concat)?;
            let mut at = 0;
            let mut cuts = Vec::new();
            for p in args[1..].iter().rev() {
                at += terms.width(*p);
                cuts.push(at);
            }
            Some(cuts)
        };
        let common: Vec<u32> = match (cuts(self, a), cuts(self, b)) {
            (Some(x), Some(y)) => x.into_iter().filter(|c| y.contains(c)).collect(),
            (Some(x), None) if self.is_const(b) => x,
            (None, Some(y)) if self.is_const(a) => y,
            _ => return None,
        };
        if common.is_empty() {
            return None;
        }
        let w = self.width(a);
        let mut parts = Vec::with_capacity(common.len() + 1);
        let mut lo = 0;
        for hi in common.into_iter().chain([w]) {
            let (x, y) = (self.extract(hi - 1, lo, a), self.extract(hi - 1, lo, b));
            parts.push(self.eq(x, y));
            lo = hi;
        }
        Some(self.and(&parts))
    }

    /// Equality with an if-then-else where a branch decides it.
    pub(crate) fn eq_ite(&mut self, a: Term, b: Term) -> Option<Term> {
        for (x, y) in [(a, b), (b, a)] {
            if self.op(x) != Op::Ite {
                continue;
            }
            let (c, t, e) = (self.arg(x, 0), self.arg(x, 1), self.arg(x, 2));
            let known = |terms: &Terms, branch: Term| {
                branch == y || (terms.is_const(branch) && terms.is_const(y))
            };
            if !known(self, t) && !known(self, e) {
                continue;
            }
            return self.guarded(32, |s| {
                let (te, ee) = (s.eq(t, y), s.eq(e, y));
                Some(s.ite(c, te, ee))
            });
        }
        None
    }
}
