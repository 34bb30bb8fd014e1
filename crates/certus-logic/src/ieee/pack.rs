//! The beginning and the end of every operation: patterns taken apart; results rounded to nearest, ties to
//! even, and packed.

use super::shift::{any, bit, flag, jam, normalise, shift_right_jam, widen};
use super::{Format, with_sign};
use crate::terms::{Term, Terms};

/// A finite number: `significand · 2^(exponent - bias - (bits - 1))`.
pub(super) struct Unpacked {
    /// The biased exponent.
    pub(super) exponent: Term,
    /// The significand, its leading bit explicit.
    pub(super) significand: Term,
}

impl Format {
    /// As it is stored, with the leading bit. A subnormal has exponent 1 and a leading bit of 0. The
    /// exponent has the width of its field.
    pub(super) fn unpack_raw(self, t: &mut Terms, x: Term) -> Unpacked {
        let (field, fraction) = (self.field(t, x), self.fraction(t, x));
        let normal = any(t, field);
        let leading = flag(t, normal);
        let one = t.bv(self.exponent, 1);
        let exponent = t.ite(normal, field, one);
        let significand = t.concat(&[leading, fraction]);
        Unpacked { exponent, significand }
    }

    /// With the leading bit set, unless the number is zero. The exponent is signed and [`Format::wide`]:
    /// those of subnormals go on below 1.
    pub(super) fn unpack(self, t: &mut Terms, x: Term) -> Unpacked {
        let raw = self.unpack_raw(t, x);
        let (significand, distance) = normalise(t, raw.significand);
        let wide = self.wide();
        let (exponent, distance) = (widen(t, raw.exponent, wide), widen(t, distance, wide));
        Unpacked { exponent: t.bvsub(exponent, distance), significand }
    }

    /// The pattern nearest to `significand · 2^(exponent - bias - (width - 1))`.
    ///
    /// The significand has any width, and its leading bit is set, or the number is zero (with any exponent),
    /// or the exponent is at most 1; bits that were lost before are in its last one, which then is not among
    /// the first `self.significand + 1`. The exponent is signed, at least one bit wider than the field, and
    /// not the least number of its width.
    pub(super) fn round(self, t: &mut Terms, sign: Term, exponent: Term, significand: Term) -> Term {
        let w = t.width(exponent);
        let significand = jam(t, significand, self.significand + 2);
        let (zero, one) = (t.bv(w, 0), t.bv(w, 1));
        let above = t.bvslt(zero, exponent);
        let some = bit(t, significand, self.significand + 1);
        let normal = t.and2(above, some);
        let below = t.bvsub(one, exponent);
        let by = t.ite(normal, zero, below);
        let field = t.ite(normal, exponent, zero);
        let significand = shift_right_jam(t, significand, by);
        self.pack(t, sign, field, significand)
    }

    /// The end of rounding: `significand` has two bits more than the format and a leading bit that is set
    /// unless the number is subnormal or zero; then and only then `field`, which is not negative and at
    /// least one bit wider than the format's, must be 0.
    pub(super) fn pack(self, t: &mut Terms, sign: Term, field: Term, significand: Term) -> Term {
        let (e, s) = (self.exponent, self.significand);
        let fraction = t.extract(s, 2, significand);
        let half = t.extract(1, 1, significand);
        let (sticky, odd) = (t.extract(0, 0, significand), t.extract(2, 2, significand));
        let to_even = t.bvor(sticky, odd);
        let up = t.bvand(half, to_even);
        // A carry out of the fraction is what the next exponent is, out of the subnormals as well.
        let body = t.concat(&[field, fraction]);
        let w = t.width(body);
        let up = t.zero_extend(w - 1, up);
        let body = t.bvadd(body, up);
        let high = t.extract(w - 1, s - 1 + e, body);
        let high = any(t, high);
        let field = t.extract(s + e - 2, s - 1, body);
        let top = t.bv(e, self.top_field());
        let top = t.eq(field, top);
        let over = t.or2(high, top);
        let magnitude = t.extract(s + e - 2, 0, body);
        let infinity = t.bv(s + e - 1, self.top_field() << (s - 1));
        let magnitude = t.ite(over, infinity, magnitude);
        with_sign(t, sign, magnitude)
    }

    /// An infinity of this sign.
    pub(super) fn signed_infinity(self, t: &mut Terms, sign: Term) -> Term {
        let magnitude = t.bv(self.width() - 1, self.top_field() << (self.significand - 1));
        with_sign(t, sign, magnitude)
    }

    /// A zero of this sign.
    pub(super) fn signed_zero(self, t: &mut Terms, sign: Term) -> Term {
        let magnitude = t.bv(self.width() - 1, 0);
        with_sign(t, sign, magnitude)
    }
}

/// A quotient or root with the remainder's bit behind it.
pub(super) fn with_sticky(t: &mut Terms, digits: Term, remainder: Term) -> Term {
    let some = any(t, remainder);
    let sticky = flag(t, some);
    t.concat(&[digits, sticky])
}
