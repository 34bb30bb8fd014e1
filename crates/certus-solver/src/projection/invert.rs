//! Equations of bit-vectors, solved for a variable.

use super::work::Work;
use certus_logic::{Bv, Op, Sort, Term, Value};

/// What an equation says of a variable: it is this term, if these conditions hold. Exact.
pub(super) struct Solution {
    pub(super) term: Term,
    pub(super) conditions: Vec<Term>,
}

impl Work<'_> {
    /// Solves `side = other` for a bit-vector `x` that stands in `side` only, by inverting operators from outside in.
    /// Bits that an operator drops become hidden variables.
    pub(super) fn solve(&mut self, mut side: Term, mut other: Term, x: Term) -> Option<Solution> {
        if !matches!(self.terms.sort(x), Sort::Bv(_)) || !matches!(self.terms.sort(side), Sort::Bv(_)) {
            return self.solve_array(side, other, x);
        }
        let mut conditions = Vec::new();
        while side != x {
            if !matches!(self.terms.sort(side), Sort::Bv(_)) {
                return None;
            }
            let w = self.terms.width(side);
            let args = self.terms.args(side).to_vec();
            let with: Vec<usize> = (0..args.len()).filter(|i| self.has(args[*i], x)).collect();
            let [at] = with[..] else { return None };
            let inner = args[at];
            match self.terms.op(side) {
                Op::BvNot => other = self.terms.bvnot(other),
                Op::BvXor | Op::BvAdd => {
                    let invert = if self.terms.op(side) == Op::BvXor {
                        certus_logic::Terms::bvxor
                    } else {
                        certus_logic::Terms::bvsub
                    };
                    for a in args.iter().filter(|a| **a != inner) {
                        other = invert(self.terms, other, *a);
                    }
                }
                Op::BvMul if args.len() == 2 && at == 1 => {
                    let factor = self.terms.as_bv(args[0])?.clone();
                    other = self.divided(inner, other, &factor, &mut conditions)?;
                }
                Op::Concat => {
                    let mut hi = w;
                    let mut inside = other;
                    for (i, part) in args.iter().enumerate() {
                        let lo = hi - self.terms.width(*part);
                        let bits = self.terms.extract(hi - 1, lo, other);
                        if i == at {
                            inside = bits;
                        } else {
                            conditions.push(self.terms.eq(*part, bits));
                        }
                        hi = lo;
                    }
                    other = inside;
                }
                Op::Extract { hi, lo } => other = self.surrounded(inner, other, hi, lo),
                Op::SignExt(by) => {
                    let low = self.terms.extract(w - by - 1, 0, other);
                    let extended = self.terms.sign_extend(by, low);
                    conditions.push(self.terms.eq(extended, other));
                    other = low;
                }
                _ => return None,
            }
            side = inner;
        }
        Some(Solution { term: other, conditions })
    }

    /// What `inner` is if `factor · inner = other`. A power of two in the factor leaves high bits open.
    fn divided(&mut self, inner: Term, other: Term, factor: &Bv, conditions: &mut Vec<Term>) -> Option<Term> {
        let w = factor.width();
        let zeros = factor.trailing_zeros();
        if zeros >= w {
            return None;
        }
        let shift = Bv::new(w, u128::from(zeros));
        let odd = factor.lshr(&shift).extract(w - 1 - zeros, 0);
        let inverse = odd.inverse().expect("the odd part of a factor is odd");
        let high = self.terms.extract(w - 1, zeros, other);
        let inverse = self.terms.bv_const(inverse);
        let quotient = self.terms.bvmul(inverse, high);
        if zeros == 0 {
            return Some(quotient);
        }
        let low = self.terms.extract(zeros - 1, 0, other);
        let none = self.terms.bv(zeros, 0);
        conditions.push(self.terms.eq(low, none));
        let open = self.bits_of(inner, w - 1, w - zeros);
        Some(self.terms.concat(&[open, quotient]))
    }

    /// `inner`, whose bits `hi` to `lo` are `bits` and whose others are open.
    fn surrounded(&mut self, inner: Term, bits: Term, hi: u32, lo: u32) -> Term {
        let w = self.terms.width(inner);
        let mut parts = Vec::new();
        if hi + 1 < w {
            parts.push(self.bits_of(inner, w - 1, hi + 1));
        }
        parts.push(bits);
        if lo > 0 {
            parts.push(self.bits_of(inner, lo - 1, 0));
        }
        self.terms.concat(&parts)
    }

    /// A hidden variable for bits of a term.
    pub(super) fn bits_of(&mut self, t: Term, hi: u32, lo: u32) -> Term {
        let Value::Bv(value) = self.value(t) else { unreachable!("a bit-vector has a bit-vector as value") };
        self.introduce(Sort::Bv(hi - lo + 1), Value::Bv(value.extract(hi, lo)))
    }
}
