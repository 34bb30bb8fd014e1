//! Concatenation, extraction and extension of bit-vectors.

use super::linear::LIMIT;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use smallvec::SmallVec;

/// The parts of a concatenation.
type Parts = SmallVec<[Term; 8]>;

impl Terms {
    /// Concatenation, most significant first.
    pub fn concat(&mut self, parts: &[Term]) -> Term {
        let mut flat: Parts = SmallVec::with_capacity(parts.len());
        for p in parts {
            match self.args_if(*p, Op::Concat).map(<[Term]>::len) {
                Some(n) if n + parts.len() <= LIMIT => {
                    for i in 0..n {
                        self.push_slice(&mut flat, self.arg(*p, i));
                    }
                }
                _ => self.push_slice(&mut flat, *p),
            }
        }
        match flat[..] {
            [one] => one,
            _ => {
                let w = flat.iter().map(|p| self.width(*p)).sum();
                self.intern(Op::Concat, &flat, Sort::Bv(w))
            }
        }
    }

    /// Appends a part, merged with the one before it where both are constants or neighbours of one term.
    fn push_slice(&mut self, flat: &mut Parts, mut part: Term) {
        while let Some(last) = flat.last().copied() {
            let Some(merged) = self.merge_slices(last, part) else { break };
            flat.pop();
            part = merged;
        }
        flat.push(part);
    }

    fn merge_slices(&mut self, high: Term, low: Term) -> Option<Term> {
        match (self.op(high), self.op(low)) {
            (Op::Const(_), Op::Const(_)) => {
                let v = self.as_bv(high)?.concat(self.as_bv(low)?);
                Some(self.bv_const(v))
            }
            (Op::Extract { hi, lo }, Op::Extract { hi: hi2, lo: lo2 })
                if lo == hi2 + 1 && self.arg(high, 0) == self.arg(low, 0) =>
            {
                let base = self.arg(high, 0);
                Some(self.extract(hi, lo2, base))
            }
            (Op::BvNot, Op::BvNot) => {
                let whole = self.merge_slices(self.arg(high, 0), self.arg(low, 0))?;
                Some(self.bvnot(whole))
            }
            _ => None,
        }
    }

    /// `by` zero bits in front.
    pub fn zero_extend(&mut self, by: u32, a: Term) -> Term {
        if by == 0 {
            return a;
        }
        if let Some(t) = self.map_const_ite(a, |c| c.zero_extend(by)) {
            return t;
        }
        let zero = self.bv(by, 0);
        self.concat(&[zero, a])
    }

    /// `by` copies of the sign in front.
    pub fn sign_extend(&mut self, by: u32, a: Term) -> Term {
        if by == 0 {
            return a;
        }
        let w = self.width(a);
        if let Some(t) = self.map_const_ite(a, |c| c.sign_extend(by)) {
            return t;
        }
        match self.op(a) {
            Op::SignExt(n) => {
                let x = self.arg(a, 0);
                return self.sign_extend(n + by, x);
            }
            Op::BvNot => {
                let inner = self.sign_extend(by, self.arg(a, 0));
                return self.bvnot(inner);
            }
            Op::Concat => {
                if let Some(top) = self.as_bv(self.arg(a, 0)) {
                    let front = if top.sign() { Bv::ones(by) } else { Bv::zero(by) };
                    let front = self.bv_const(front);
                    return self.concat(&[front, a]);
                }
            }
            _ => {}
        }
        self.intern(Op::SignExt(by), &[a], Sort::Bv(w + by))
    }

    /// `times` copies in a row.
    pub fn repeat(&mut self, times: u32, a: Term) -> Term {
        let parts = vec![a; times as usize];
        self.concat(&parts)
    }

    /// Rotation towards the most significant bit.
    pub fn rotate_left(&mut self, by: u32, a: Term) -> Term {
        let w = self.width(a);
        let by = by % w;
        if by == 0 {
            return a;
        }
        let (high, low) = (self.extract(w - 1 - by, 0, a), self.extract(w - 1, w - by, a));
        self.concat(&[high, low])
    }

    /// Rotation towards the least significant bit.
    pub fn rotate_right(&mut self, by: u32, a: Term) -> Term {
        let w = self.width(a);
        self.rotate_left((w - by % w) % w, a)
    }

    /// Bits `hi` down to `lo`.
    pub fn extract(&mut self, mut hi: u32, mut lo: u32, mut a: Term) -> Term {
        debug_assert!(lo <= hi && hi < self.width(a), "extraction within the width");
        if let Op::Extract { lo: below, .. } = self.op(a) {
            (hi, lo, a) = (hi + below, lo + below, self.arg(a, 0));
        }
        if lo == 0 && hi + 1 == self.width(a) {
            return a;
        }
        if let Some(t) = self.map_const_ite(a, |c| c.extract(hi, lo)) {
            return t;
        }
        if let Some(t) = self.extract_into(hi, lo, a) {
            return t;
        }
        self.intern(Op::Extract { hi, lo }, &[a], Sort::Bv(hi - lo + 1))
    }

    /// Extraction moved into the argument where that makes it smaller.
    fn extract_into(&mut self, hi: u32, lo: u32, a: Term) -> Option<Term> {
        match self.op(a) {
            Op::Concat | Op::SignExt(_) | Op::BvNot => {
                self.guarded(32, |s| Some(s.extract_from_parts(hi, lo, a)))
            }
            Op::BvAdd | Op::BvMul if lo > 0 && self.shifted(a, lo) > 0 => {
                self.guarded(4, |s| s.extract_from_shifted(hi, lo, a))
            }
            Op::BvAdd if lo > 0 && self.as_bv(self.arg(a, 0)).is_some_and(|c| c.trailing_zeros() >= lo) => {
                self.guarded(4, |s| s.extract_beside_constant(hi, lo, a))
            }
            Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvXor => {
                self.guarded(4, |s| s.extract_from_operands(hi, lo, a))
            }
            _ => None,
        }
    }

    fn extract_from_parts(&mut self, hi: u32, lo: u32, a: Term) -> Term {
        let x = self.arg(a, 0);
        match self.op(a) {
            Op::Concat => {
                let mut top = self.width(a);
                let mut taken = Parts::new();
                for i in 0..self.args(a).len() {
                    let p = self.arg(a, i);
                    let bottom = top - self.width(p);
                    if bottom <= hi && lo < top {
                        taken.push(self.extract(hi.min(top - 1) - bottom, lo.max(bottom) - bottom, p));
                    }
                    top = bottom;
                }
                self.concat(&taken)
            }
            Op::SignExt(_) => {
                let sign = self.width(x) - 1;
                let inner = self.extract(hi.min(sign), lo.min(sign), x);
                self.sign_extend(hi - lo + 1 - self.width(inner), inner)
            }
            _ => {
                let inner = self.extract(hi, lo, x);
                self.bvnot(inner)
            }
        }
    }

    /// By how many bits, at most `lo`, a sum or product can be shifted right such that bits from `lo` on stay the same:
    /// all its factors have so many zeros. What a constant part has there is not carried over if all others have `lo`.
    fn shifted(&self, a: Term, lo: u32) -> u32 {
        let zeros = |t: Term| {
            let constant = match self.op(t) {
                Op::BvMul => self.arg(t, 0),
                _ => t,
            };
            self.as_bv(constant).map_or(0, Bv::trailing_zeros).min(lo)
        };
        let parts = if self.op(a) == Op::BvAdd { self.args(a) } else { &[a][..] };
        let others = parts.iter().filter(|part| !self.is_const(**part)).map(|part| zeros(*part)).min();
        match others {
            Some(least) if least < lo => parts.iter().map(|part| zeros(*part)).min().unwrap_or(0),
            _ => lo,
        }
    }

    /// The bits of `4 * x` from bit 2 on are those of `x`: what an index of an array was before it became an offset.
    fn extract_from_shifted(&mut self, hi: u32, lo: u32, a: Term) -> Option<Term> {
        let by = self.shifted(a, lo);
        let sum = self.op(a) == Op::BvAdd;
        let parts: Parts = if sum { Parts::from_slice(self.args(a)) } else { Parts::from_slice(&[a]) };
        let mut smaller = Parts::new();
        for part in parts {
            let product = self.op(part) == Op::BvMul;
            let factor = self.as_bv(if product { self.arg(part, 0) } else { part })?.clone();
            let divided = self.bv_const(factor.ashr(&Bv::new(factor.width(), u128::from(by))));
            smaller.push(if product {
                let mut factors = Parts::from_slice(self.args(part));
                factors[0] = divided;
                self.multiply(&factors, Terms::bvmul)
            } else {
                divided
            });
        }
        let whole = if sum { self.bvadd_all(&smaller) } else { smaller[0] };
        Some(self.extract(hi - by, lo - by, whole))
    }

    /// A constant part without low bits changes high ones only: whether `x + 0x1000` is in the page of `0x1000` is whether
    /// `x` is in that of 0.
    fn extract_beside_constant(&mut self, hi: u32, lo: u32, a: Term) -> Option<Term> {
        let constant = self.as_bv(self.arg(a, 0))?.extract(hi, lo);
        let constant = self.bv_const(constant);
        let rest = Parts::from_slice(&self.args(a)[1..]);
        let rest = self.bvadd_all(&rest);
        let rest = self.extract(hi, lo, rest);
        Some(self.bvadd(constant, rest))
    }

    /// Low bits of a sum depend on low bits only; bitwise operators on the same bits. Worth it when the
    /// operands are themselves extensions, as C's promotions make them.
    fn extract_from_operands(&mut self, hi: u32, lo: u32, a: Term) -> Option<Term> {
        let op = self.op(a);
        let narrowable = |t: &Term| {
            matches!(self.op(*t), Op::Const(_) | Op::Concat | Op::SignExt(_) | Op::Extract { .. })
                || (self.op(*t) == Op::BvMul && self.as_bv(self.arg(*t, 0)).is_some())
        };
        if matches!(op, Op::BvAdd | Op::BvMul) && lo != 0 || !self.args(a).iter().all(narrowable) {
            return None;
        }
        let mut args = Parts::from_slice(self.args(a));
        for x in &mut args {
            *x = self.extract(hi, lo, *x);
        }
        Some(match op {
            Op::BvAdd => self.bvadd_all(&args),
            Op::BvMul => self.multiply(&args, Terms::bvmul),
            Op::BvAnd => self.bvand_all(&args),
            _ => self.bvxor_all(&args),
        })
    }

    /// Applies a function of one constant, also to both constant branches of an if-then-else.
    pub(crate) fn map_const_ite(&mut self, a: Term, f: impl Fn(&Bv) -> Bv) -> Option<Term> {
        if let Some(c) = self.as_bv(a) {
            let v = f(c);
            return Some(self.bv_const(v));
        }
        if self.op(a) != Op::Ite {
            return None;
        }
        let c = self.arg(a, 0);
        let (t, e) = (f(self.as_bv(self.arg(a, 1))?), f(self.as_bv(self.arg(a, 2))?));
        let (t, e) = (self.bv_const(t), self.bv_const(e));
        Some(self.ite(c, t, e))
    }

    /// The number of leading bits that are constant zero by the shape of the term, for extensions.
    pub(crate) fn leading_zeros(&self, t: Term) -> u32 {
        let top = self.args_if(t, Op::Concat).map_or(t, |args| args[0]);
        self.as_bv(top).map_or(0, Bv::leading_zeros)
    }
}
