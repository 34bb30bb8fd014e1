//! Multiplication, alone and with an addition before the rounding.

use super::pack::Unpacked;
use super::shift::{
    add_or_subtract, any, append_zeros, bit, normalise, shift_right_jam, widen, widen_signed,
};
use super::{Format, signed};
use crate::terms::{Term, Terms};

impl Format {
    /// Product.
    pub fn mul(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let product = self.exact_product(t, a, b);
        let sign = self.sign_of_product(t, a, b);
        let finite = self.round(t, sign, product.exponent, product.significand);

        let (za, zb) = (self.is_zero(t, a), self.is_zero(t, b));
        let (sa, sb) = (self.is_special(t, a), self.is_special(t, b));
        let (na, nb) = (self.is_nan(t, a), self.is_nan(t, b));
        let (zero_inf, inf_zero) = (t.and2(za, sb), t.and2(sa, zb));
        let invalid = t.or(&[na, nb, zero_inf, inf_zero]);
        let special = t.or2(sa, sb);

        let (nan, infinity) = (self.nan(t), self.signed_infinity(t, sign));
        let value = t.ite(special, infinity, finite);
        t.ite(invalid, nan, value)
    }

    /// The sign of a product or quotient.
    pub(super) fn sign_of_product(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let (a, b) = (self.sign(t, a), self.sign(t, b));
        t.bvxor(a, b)
    }

    /// The product of two finite numbers, with twice the bits and the first of them set unless it is zero.
    pub(super) fn exact_product(self, t: &mut Terms, a: Term, b: Term) -> Unpacked {
        let s = self.significand;
        let (a, b) = (self.unpack(t, a), self.unpack(t, b));
        let (x, y) = (widen(t, a.significand, 2 * s), widen(t, b.significand, 2 * s));
        let product = t.bvmul(x, y);
        let bias = signed(t, self.wide(), -self.bias());
        let exponent = t.bvadd(a.exponent, b.exponent);
        let exponent = t.bvadd(exponent, bias);

        // The product of significands in [1, 2) is in [1, 4).
        let first = bit(t, product, 2 * s - 1);
        let low = t.extract(2 * s - 2, 0, product);
        let moved = append_zeros(t, low, 1);
        let one = t.bv(self.wide(), 1);
        let next = t.bvadd(exponent, one);
        Unpacked { exponent: t.ite(first, next, exponent), significand: t.ite(first, product, moved) }
    }

    /// C's `fma`: `a · b + c`, rounded once.
    pub fn fma(self, t: &mut Terms, a: Term, b: Term, c: Term) -> Term {
        let s = self.significand;
        let (product, addend) = (self.exact_product(t, a, b), self.unpack(t, c));
        let (sp, sc) = (self.sign_of_product(t, a, b), self.sign(t, c));
        let opposite = t.ne(sp, sc);
        let (za, zb, zc) = (self.is_zero(t, a), self.is_zero(t, b), self.is_zero(t, c));
        let zp = t.or2(za, zb);

        // Both with the product's bits. A zero is put below everything, so that it moves nothing.
        let wide = self.wide() + 1;
        let lowest = signed(t, wide, -(1 << (wide - 1)) + 1);
        let (ep, ec) = (widen_signed(t, product.exponent, wide), widen_signed(t, addend.exponent, wide));
        let (ep, ec) = (t.ite(zp, lowest, ep), t.ite(zc, lowest, ec));
        let p = t.concat(&[ep, product.significand]);
        let addend = append_zeros(t, addend.significand, s);
        let c_all = t.concat(&[ec, addend]);
        let swap = t.bvslt(p, c_all);
        let (large, small) = (t.ite(swap, c_all, p), t.ite(swap, p, c_all));
        let sign = t.ite(swap, sc, sp);
        let (el, es) = (t.extract(wide + 2 * s - 1, 2 * s, large), t.extract(wide + 2 * s - 1, 2 * s, small));
        let (x, y) = (t.extract(2 * s - 1, 0, large), t.extract(2 * s - 1, 0, small));
        let distance = t.bvsub(el, es);

        let (x, y) = (append_zeros(t, x, 3), append_zeros(t, y, 3));
        let y = shift_right_jam(t, y, distance);
        let (x, y) = (t.zero_extend(1, x), t.zero_extend(1, y));
        let sum = add_or_subtract(t, opposite, x, y);
        let some = any(t, sum);
        let (significand, shift) = normalise(t, sum);
        let (el, shift) = (widen_signed(t, el, wide + 1), widen(t, shift, wide + 1));
        let one = t.bv(wide + 1, 1);
        let exponent = t.bvadd(el, one);
        let exponent = t.bvsub(exponent, shift);
        let both = t.bvand(sp, sc);
        let sign = t.ite(some, sign, both);
        let finite = self.round(t, sign, exponent, significand);

        let (fa, fb, fc) = (self.is_special(t, a), self.is_special(t, b), self.is_special(t, c));
        let fp = t.or2(fa, fb);
        let (na, nb, nc) = (self.is_nan(t, a), self.is_nan(t, b), self.is_nan(t, c));
        let undefined = t.and2(fp, zp);
        let against = t.and(&[fp, fc, opposite]);
        let invalid = t.or(&[na, nb, nc, undefined, against]);
        let (ip, nan) = (self.signed_infinity(t, sp), self.nan(t));
        let value = t.ite(fc, c, finite);
        let value = t.ite(fp, ip, value);
        t.ite(invalid, nan, value)
    }
}
