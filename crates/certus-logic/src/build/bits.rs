//! Bitwise operators and shifts.

use super::linear::LIMIT;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use smallvec::SmallVec;

/// The arguments of a flattened operator.
type Flat = SmallVec<[Term; 8]>;

impl Terms {
    /// Bitwise complement.
    pub fn bvnot(&mut self, a: Term) -> Term {
        let w = self.width(a);
        if let Some(t) = self.map_const_ite(a, Bv::not) {
            return t;
        }
        match self.op(a) {
            Op::BvNot => return self.arg(a, 0),
            Op::BvAdd if w > 1 => return self.bvnot_linear(a),
            Op::BvMul if w > 1 && self.as_bv(self.arg(a, 0)).is_some() => return self.bvnot_linear(a),
            Op::BvXor if self.is_const(self.arg(a, 0)) => {
                let ones = self.bv_const(Bv::ones(w));
                let mut parts = Flat::from_slice(self.args(a));
                parts.push(ones);
                return self.bvxor_all(&parts);
            }
            Op::Concat if self.takes_complement(a) => {
                if let Some(t) = self.guarded(8, |s| {
                    let mut parts = Flat::from_slice(s.args(a));
                    for p in &mut parts {
                        *p = s.bvnot(*p);
                    }
                    Some(s.concat(&parts))
                }) {
                    return t;
                }
            }
            _ => {}
        }
        self.intern(Op::BvNot, &[a], Sort::Bv(w))
    }

    fn bvnot_linear(&mut self, a: Term) -> Term {
        let mut l = self.bv_linear(a).negate();
        l.constant = l.constant.sub(&Bv::one(l.constant.width()));
        self.bv_from_linear(&l)
    }

    /// Bitwise and.
    pub fn bvand(&mut self, a: Term, b: Term) -> Term {
        self.bvand_all(&[a, b])
    }

    /// Bitwise and of one or more.
    pub fn bvand_all(&mut self, args: &[Term]) -> Term {
        let w = self.width(args[0]);
        let mut mask = Bv::ones(w);
        let mut flat: Flat = SmallVec::with_capacity(args.len());
        for a in args {
            let inner = match self.args_if(*a, Op::BvAnd) {
                Some(inner) if inner.len() + args.len() <= LIMIT => inner,
                _ => std::slice::from_ref(a),
            };
            for x in inner {
                match self.as_bv(*x) {
                    Some(c) => mask = mask.and(c),
                    None => flat.push(*x),
                }
            }
        }
        flat.sort_unstable();
        flat.dedup();
        let complement = |terms: &Terms, x: &Term| {
            terms.op(*x) == Op::BvNot && flat.binary_search(&terms.arg(*x, 0)).is_ok()
        };
        if mask.is_zero() || flat.iter().any(|x| complement(self, x)) {
            return self.bv(w, 0);
        }
        match flat[..] {
            [] => return self.bv_const(mask),
            [one] if mask.is_ones() => return one,
            [one] => {
                if let Some(t) = self.map_const_ite(one, |c| c.and(&mask)) {
                    return t;
                }
            }
            _ => {}
        }
        // A mask of one run of ones is an extraction: the form that conversions have too.
        if let Some((hi, lo)) = mask.run_of_ones().filter(|_| !mask.is_ones()) {
            let inner = self.bvand_all(&flat);
            let part = self.extract(hi, lo, inner);
            return self.within_zeros(w, part, lo);
        }
        if let Some(t) = self.constant_top(&flat, &mask, Op::BvAnd) {
            return t;
        }
        if !mask.is_ones() {
            flat.insert(0, self.bv_const(mask));
        }
        self.intern(Op::BvAnd, &flat, Sort::Bv(w))
    }

    /// `part` at bit `lo` of a vector of width `w` that is zero elsewhere.
    fn within_zeros(&mut self, w: u32, part: Term, lo: u32) -> Term {
        let high = w - lo - self.width(part);
        let mut parts = Vec::with_capacity(3);
        if high > 0 {
            parts.push(self.bv(high, 0));
        }
        parts.push(part);
        if lo > 0 {
            parts.push(self.bv(lo, 0));
        }
        self.concat(&parts)
    }

    /// A bitwise operator over arguments whose top bits are all constant is computed there, and applied to
    /// the rest: so that the operators of promoted operands are those of the narrow ones.
    fn constant_top(&mut self, flat: &[Term], constant: &Bv, op: Op) -> Option<Term> {
        let w = constant.width();
        let mut k = w;
        for x in flat {
            let x = if self.op(*x) == Op::BvNot { self.arg(*x, 0) } else { *x };
            let top = self.args_if(x, Op::Concat).map(|p| p[0])?;
            k = k.min(self.as_bv(top)?.width());
        }
        if k == 0 || k == w {
            return None;
        }
        self.guarded(4, |s| {
            let mut top = constant.extract(w - 1, w - k);
            let mut rest = vec![s.bv_const(constant.extract(w - 1 - k, 0))];
            for x in flat {
                let high = s.extract(w - 1, w - k, *x);
                let high = s.as_bv(high)?.clone();
                top = if op == Op::BvAnd { top.and(&high) } else { top.xor(&high) };
                rest.push(s.extract(w - 1 - k, 0, *x));
            }
            let low = if op == Op::BvAnd { s.bvand_all(&rest) } else { s.bvxor_all(&rest) };
            let top = s.bv_const(top);
            Some(s.concat(&[top, low]))
        })
    }

    /// Bitwise or.
    pub fn bvor(&mut self, a: Term, b: Term) -> Term {
        let (na, nb) = (self.bvnot(a), self.bvnot(b));
        let n = self.bvand(na, nb);
        self.bvnot(n)
    }

    /// Bitwise exclusive or.
    pub fn bvxor(&mut self, a: Term, b: Term) -> Term {
        self.bvxor_all(&[a, b])
    }

    /// Bitwise exclusive or of one or more.
    pub fn bvxor_all(&mut self, args: &[Term]) -> Term {
        let w = self.width(args[0]);
        let mut constant = Bv::zero(w);
        let mut flat: Flat = SmallVec::with_capacity(args.len());
        for a in args {
            let mut a = *a;
            if self.is_complement(a) {
                constant = constant.not();
                a = self.bvnot(a);
            }
            match self.args_if(a, Op::BvXor) {
                Some(inner) if inner.len() + args.len() <= LIMIT => flat.extend_from_slice(inner),
                _ => flat.push(a),
            }
        }
        for x in &mut flat {
            // As with sums: what an if-then-else of constants does in both branches is constant.
            if let Some((c, yes, no)) = self.const_branches(*x) {
                constant = constant.xor(no);
                let (yes, no) = (yes.xor(no), Bv::zero(w));
                let (yes, no) = (self.bv_const(yes), self.bv_const(no));
                *x = self.ite(c, yes, no);
            }
        }
        flat.retain(|x| match self.as_bv(*x) {
            Some(c) => {
                constant = constant.xor(c);
                false
            }
            None => true,
        });
        flat.sort_unstable();
        // Pairs cancel.
        let mut kept: Flat = SmallVec::with_capacity(flat.len() + 1);
        for x in flat {
            if kept.last() == Some(&x) {
                kept.pop();
            } else {
                kept.push(x);
            }
        }
        match kept[..] {
            [] => return self.bv_const(constant),
            [one] if constant.is_zero() => return one,
            [one] => {
                if let Some(t) = self.map_const_ite(one, |c| c.xor(&constant)) {
                    return t;
                }
            }
            _ => {}
        }
        if let Some(t) = self.constant_top(&kept, &constant, Op::BvXor) {
            return t;
        }
        // All ones is a complement of the whole.
        let complement = constant.is_ones();
        if !complement && !constant.is_zero() {
            kept.insert(0, self.bv_const(constant));
        }
        let all = match kept[..] {
            [one] => one,
            _ => self.intern(Op::BvXor, &kept, Sort::Bv(w)),
        };
        if complement { self.bvnot(all) } else { all }
    }

    /// Complement of and.
    pub fn bvnand(&mut self, a: Term, b: Term) -> Term {
        let t = self.bvand(a, b);
        self.bvnot(t)
    }

    /// Complement of or.
    pub fn bvnor(&mut self, a: Term, b: Term) -> Term {
        let t = self.bvor(a, b);
        self.bvnot(t)
    }

    /// Complement of exclusive or.
    pub fn bvxnor(&mut self, a: Term, b: Term) -> Term {
        let t = self.bvxor(a, b);
        self.bvnot(t)
    }

    /// One bit: whether two vectors are equal.
    pub fn bvcomp(&mut self, a: Term, b: Term) -> Term {
        let e = self.eq(a, b);
        let (one, zero) = (self.bv(1, 1), self.bv(1, 0));
        self.ite(e, one, zero)
    }

    /// A constant distance, cut to the width.
    fn constant_distance(&self, by: Term) -> Option<u32> {
        let c = self.as_bv(by)?;
        Some(c.to_u64().map_or(c.width(), |n| n.min(u64::from(c.width())) as u32))
    }

    /// Shift left.
    pub fn bvshl(&mut self, a: Term, by: Term) -> Term {
        let w = self.width(a);
        match self.constant_distance(by) {
            // A constant shift is a product, so that it takes part in sums.
            Some(n) if n < w => {
                let factor = Bv::one(w).shl(&Bv::new(w, u128::from(n)));
                let factor = self.bv_const(factor);
                self.bvmul(factor, a)
            }
            Some(_) => self.bv(w, 0),
            None if self.as_bv(a).is_some_and(Bv::is_zero) => a,
            None => self.intern(Op::BvShl, &[a, by], Sort::Bv(w)),
        }
    }

    /// Logical shift right.
    pub fn bvlshr(&mut self, a: Term, by: Term) -> Term {
        let w = self.width(a);
        match self.constant_distance(by) {
            Some(0) => a,
            Some(n) if n < w => {
                let high = self.extract(w - 1, n, a);
                self.zero_extend(n, high)
            }
            Some(_) => self.bv(w, 0),
            None if self.as_bv(a).is_some_and(Bv::is_zero) => a,
            None => self.intern(Op::BvLshr, &[a, by], Sort::Bv(w)),
        }
    }

    /// Arithmetic shift right.
    pub fn bvashr(&mut self, a: Term, by: Term) -> Term {
        let w = self.width(a);
        match self.constant_distance(by) {
            Some(n) => {
                let n = n.min(w - 1);
                let high = self.extract(w - 1, n, a);
                self.sign_extend(n, high)
            }
            None if self.as_bv(a).is_some_and(|c| c.is_zero() || c.is_ones()) => a,
            None if self.leading_zeros(a) > 0 => self.bvlshr(a, by),
            None => self.intern(Op::BvAshr, &[a, by], Sort::Bv(w)),
        }
    }
}
