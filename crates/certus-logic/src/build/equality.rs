//! Equality of every sort, brought to one form.

use super::linear::Linear;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use smallvec::SmallVec;

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
        if self.width(a) == 1 {
            let differ = self.bvxor(a, b);
            let t = self.is_set(differ);
            return self.not(t);
        }
        let linear = |terms: &Terms, t: Term| !terms.is_const(t) && terms.is_bv_linear(t);
        if linear(self, a) || linear(self, b) {
            let (la, lb) = (self.bv_linear(a), self.bv_linear(b));
            let diff = la.plus(lb.negate());
            return self.eq_bv_zero(diff);
        }
        self.eq_bv_structural(a, b)
    }

    /// `x = 1` for a single bit.
    fn is_set(&mut self, x: Term) -> Term {
        if let Some(c) = self.as_bv(x) {
            let set = c.is_one();
            return self.bool(set);
        }
        match self.op(x) {
            Op::BvNot => {
                let t = self.is_set(self.arg(x, 0));
                return self.not(t);
            }
            Op::Ite => {
                let (c, t, e) = (self.arg(x, 0), self.arg(x, 1), self.arg(x, 2));
                if (self.is_const(t) || self.is_const(e))
                    && let Some((t, e)) = self.guarded(16, |s| Some((s.is_set(t), s.is_set(e))))
                {
                    return self.ite(c, t, e);
                }
            }
            Op::BvAnd => {
                if let Some(t) = self.guarded(8, |s| s.all_set(x)) {
                    return t;
                }
            }
            Op::BvXor => {
                if let [a, b] = *self.args(x) {
                    let plain = self.const_branches(a).is_none() && self.const_branches(b).is_none();
                    let e = if plain {
                        self.eq_plain(a, b)
                    } else {
                        let (a, b) = (self.is_set(a), self.is_set(b));
                        self.eq(a, b)
                    };
                    return self.not(e);
                }
            }
            // The sign bit is a comparison with zero: one form for both.
            Op::Extract { hi, .. } if hi > 0 && hi + 1 == self.width(self.arg(x, 0)) => {
                return self.slt_const(self.arg(x, 0), &Bv::zero(hi + 1));
            }
            _ => {}
        }
        let one = self.bv(1, 1);
        self.eq_plain(x, one)
    }

    /// A bitwise and is all ones where its arguments are.
    fn all_set(&mut self, and: Term) -> Option<Term> {
        let mut parts: SmallVec<[Term; 8]> = SmallVec::from_slice(self.args(and));
        let ones = self.bv_const(Bv::ones(self.width(and)));
        for p in &mut parts {
            *p = self.eq(*p, ones);
        }
        Some(self.and(&parts))
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
                if zeros == 0 { self.eq_bv_structural(low, value) } else { self.eq(low, value) }
            }
            monomials => {
                let parity = monomials.iter().map(|m| m.1.trailing_zeros()).min().unwrap_or(0);
                if diff.constant.trailing_zeros() < parity {
                    return self.fls();
                }
                // The least signed value is its own negation and cannot choose the sign.
                let least = Bv::min_signed(w);
                let negative = monomials.iter().find(|m| m.1 != least).is_some_and(|m| m.1.sign());
                let diff = if negative { diff.negate() } else { diff };
                self.eq_bv_sides(diff)
            }
        }
    }

    /// `diff = 0` with two monomials or more, brought to two sides.
    fn eq_bv_sides(&mut self, diff: Linear<Bv>) -> Term {
        let w = diff.constant.width();
        if let [(a, ca), (b, cb)] = &diff.monomials[..] {
            // a + b + 1 = 0 says that one is the complement of the other.
            if ca.is_one() && cb.is_one() && diff.constant.is_one() {
                let (a, b) = (*a, self.bvnot(*b));
                return self.eq_bv_structural(a, b);
            }
        }
        let mut left = Linear::constant(Bv::zero(w));
        let mut right = Linear::constant(diff.constant.neg());
        for (key, c) in diff.monomials {
            if c.sign() {
                right.monomials.push((key, c.neg()));
            } else {
                left.monomials.push((key, c));
            }
        }
        if let ([l], [r]) = (&left.monomials[..], &right.monomials[..]) {
            // An if-then-else of constants takes the constant in.
            if self.const_branches(l.0).is_some() {
                left.constant = right.constant.neg();
                right.constant = Bv::zero(w);
            } else if self.const_branches(r.0).is_none() && !right.constant.is_zero() {
                let (l, r) = (self.bv_from_linear(&left), self.bv_from_linear(&right));
                return self.eq_plain(l, r);
            }
            let (l, r) = (self.bv_from_linear(&left), self.bv_from_linear(&right));
            return self.eq_bv_structural(l, r);
        }
        let (l, r) = (self.bv_from_linear(&left), self.bv_from_linear(&right));
        self.eq_plain(l, r)
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
        let is_xor = |terms: &Terms, t: Term| match terms.op(t) {
            Op::BvNot => terms.op(terms.arg(t, 0)) == Op::BvXor,
            op => op == Op::BvXor,
        };
        if (is_xor(self, a) || is_xor(self, b))
            && let Some(t) = self.guarded(32, |s| Some(s.eq_xor(a, b)))
        {
            return t;
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_bv(y).cloned()
                && let Some(t) = self.guarded(32, |s| s.eq_bv_const(x, &c))
            {
                return t;
            }
        }
        if let Some(t) = self.guarded(8, |s| s.eq_slices(a, b)) {
            return t;
        }
        if let (Op::SignExt(n), Op::SignExt(m)) = (self.op(a), self.op(b))
            && n == m
        {
            let (x, y) = (self.arg(a, 0), self.arg(b, 0));
            if let Some(t) = self.guarded(32, |s| Some(s.eq(x, y))) {
                return t;
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
            Op::BvAnd if c.is_ones() => self.all_set(x),
            Op::BvAnd => {
                let mask = self.as_bv(self.arg(x, 0))?;
                let impossible = !c.and(&mask.not()).is_zero();
                impossible.then(|| self.fls())
            }
            _ => None,
        }
    }

    /// Equality with an exclusive or: what is on both sides cancels, and the constant, or else the first
    /// part that is not linear (so that the equality is none of sums), is alone on one.
    fn eq_xor(&mut self, a: Term, b: Term) -> Term {
        let differ = self.bvxor(a, b);
        let w = self.width(a);
        let (xor, mut constant) = match self.op(differ) {
            Op::BvNot => (self.arg(differ, 0), Bv::ones(w)),
            _ => (differ, Bv::zero(w)),
        };
        if self.op(xor) != Op::BvXor {
            let constant = self.bv_const(constant);
            return self.eq(xor, constant);
        }
        let mut parts: SmallVec<[Term; 8]> = SmallVec::from_slice(self.args(xor));
        if let Some(c) = self.as_bv(parts[0]) {
            constant = constant.xor(c);
            parts.remove(0);
        }
        match parts[..] {
            [x] => {
                let c = self.bv_const(constant);
                self.eq(x, c)
            }
            [x, y] if constant.is_zero() => self.eq(x, y),
            _ => {
                let plain = parts.iter().position(|p| !self.is_bv_linear(*p));
                let side = match plain.filter(|_| constant.is_zero()) {
                    Some(i) => parts.remove(i),
                    None => self.bv_const(constant),
                };
                let other = self.bvxor_all(&parts);
                if self.op(other) == Op::BvXor { self.eq_plain(side, other) } else { self.eq(side, other) }
            }
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
            let known =
                |terms: &Terms, branch: Term| branch == y || (terms.is_const(branch) && terms.is_const(y));
            if !known(self, t) && !known(self, e) {
                continue;
            }
            return self.guarded(16, |s| {
                let (te, ee) = (s.eq(t, y), s.eq(e, y));
                Some(s.ite(c, te, ee))
            });
        }
        None
    }
}
