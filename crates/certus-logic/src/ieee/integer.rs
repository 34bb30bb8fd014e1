//! Conversion from and to integers of any width.

use super::Format;
use super::shift::{any, append_zeros, bit, jam, normalise, stages, widen};
use crate::bv::Bv;
use crate::terms::{Term, Terms};

impl Format {
    /// The number nearest to an unsigned integer; infinity if it is too large for the format.
    pub fn from_unsigned(self, t: &mut Terms, x: Term) -> Term {
        let sign = t.bv(1, 0);
        self.pack_integer(t, sign, x)
    }

    /// The number nearest to a signed integer.
    pub fn from_signed(self, t: &mut Terms, x: Term) -> Term {
        let n = t.width(x);
        let negative = bit(t, x, n - 1);
        let minus = t.bvneg(x);
        let magnitude = t.ite(negative, minus, x);
        let sign = t.extract(n - 1, n - 1, x);
        self.pack_integer(t, sign, magnitude)
    }

    fn pack_integer(self, t: &mut Terms, sign: Term, x: Term) -> Term {
        let n = t.width(x);
        let (significand, distance) = normalise(t, x);
        let w = self.exponent.max(t.width(distance)) + 2;
        let top = t.bv(w, self.bias().unsigned_abs() + u128::from(n) - 1);
        let distance = widen(t, distance, w);
        let exponent = t.bvsub(top, distance);
        let some = bit(t, significand, n - 1);
        let zero = t.bv(w, 0);
        let field = t.ite(some, exponent, zero);
        let significand = jam(t, significand, self.significand + 2);
        self.pack(t, sign, field, significand)
    }

    /// Towards zero, to a signed integer; `otherwise` where [`Format::fits_signed`] does not hold.
    pub fn to_signed(self, t: &mut Terms, x: Term, width: u32, otherwise: Term) -> Term {
        let magnitude = self.truncated(t, x, width);
        let negative = self.is_negative(t, x);
        let minus = t.bvneg(magnitude);
        let value = t.ite(negative, minus, magnitude);
        let fits = self.fits_signed(t, x, width);
        t.ite(fits, value, otherwise)
    }

    /// Towards zero, to an unsigned integer; `otherwise` where [`Format::fits_unsigned`] does not hold.
    pub fn to_unsigned(self, t: &mut Terms, x: Term, width: u32, otherwise: Term) -> Term {
        let value = self.truncated(t, x, width);
        let fits = self.fits_unsigned(t, x, width);
        t.ite(fits, value, otherwise)
    }

    /// Whether the number without its fraction is a signed integer of this width.
    pub fn fits_signed(self, t: &mut Terms, x: Term, width: u32) -> Term {
        let inside = self.field_below(t, x, width - 1);
        // The least integer has a magnitude with one bit more.
        let power = self.field_below(t, x, width);
        let magnitude = self.truncated(t, x, width);
        let least = t.bv_const(Bv::min_signed(width));
        let least = t.eq(magnitude, least);
        let negative = self.is_negative(t, x);
        let edge = t.and(&[power, negative, least]);
        t.or2(inside, edge)
    }

    /// Whether the number without its fraction is an unsigned integer of this width.
    pub fn fits_unsigned(self, t: &mut Terms, x: Term, width: u32) -> Term {
        let inside = self.field_below(t, x, width);
        let fraction = self.field_below(t, x, 0);
        let negative = self.is_negative(t, x);
        let positive = t.not(negative);
        let inside = t.and2(inside, positive);
        t.or2(fraction, inside)
    }

    /// What the x86's conversions to signed integers give for what does not fit: the least one.
    pub fn indefinite(self, t: &mut Terms, width: u32) -> Term {
        t.bv_const(Bv::min_signed(width))
    }

    /// Whether the magnitude is below 2 to this power; never for infinities and NaNs.
    fn field_below(self, t: &mut Terms, x: Term, power: u32) -> Term {
        let limit = (self.bias().unsigned_abs() + u128::from(power)).min(self.top_field());
        let limit = t.bv(self.exponent, limit);
        let field = self.field(t, x);
        t.bvult(field, limit)
    }

    /// The magnitude without its fraction if it is below 2 to the width; else anything.
    fn truncated(self, t: &mut Terms, x: Term, width: u32) -> Term {
        let s = self.significand;
        // From the left, so that nothing needs more bits than the result.
        let (leading, fraction) = (t.bv(1, 1), self.fraction(t, x));
        let significand = t.concat(&[leading, fraction]);
        let start = if s <= width {
            append_zeros(t, significand, width - s)
        } else {
            t.extract(s - 1, s - width, significand)
        };
        let bits = stages(width).max(1);
        let w = self.exponent.max(bits) + 1;
        let field = self.field(t, x);
        let field = widen(t, field, w);
        let top = t.bv(w, self.bias().unsigned_abs() + u128::from(width) - 1);
        let by = t.bvsub(top, field);
        let by = t.extract(bits - 1, 0, by);
        let value = if bits <= width {
            let by = widen(t, by, width);
            t.bvlshr(start, by)
        } else {
            start
        };
        let fraction = self.field_below(t, x, 0);
        let zero = t.bv(width, 0);
        t.ite(fraction, zero, value)
    }

    /// As x86-64's SSE code does it, also for what does not fit: to the signed integer of 32 or 64 bits (or
    /// of `width`, if it is larger), the least one if that does not fit, cut to the width.
    pub fn x86_to_signed(self, t: &mut Terms, x: Term, width: u32) -> Term {
        let register = [32, 64].into_iter().find(|r| width <= *r).unwrap_or(width);
        let indefinite = self.indefinite(t, register);
        let value = self.to_signed(t, x, register, indefinite);
        t.extract(width - 1, 0, value)
    }

    /// As the code of gcc for x86-64 does it, also for what does not fit. Below 32 bits it is the signed
    /// conversion to 32 bits, at 32 bits that to 64, cut to the width. At 64 bits, numbers from 2^63 up have
    /// that taken off first: so what is too large gives 0, and what is negative the signed result.
    pub fn x86_to_unsigned(self, t: &mut Terms, x: Term, width: u32) -> Term {
        if width < 64 {
            let register = if width < 32 { 32 } else { 64 };
            let value = self.x86_to_signed(t, x, register);
            return t.extract(width - 1, 0, value);
        }
        let negative = self.is_negative(t, x);
        let signed = self.x86_to_signed(t, x, width);
        let nan_in = self.is_nan(t, x);
        let (least, zero) = (self.indefinite(t, width), t.bv(width, 0));
        let otherwise = t.ite(nan_in, least, zero);
        let unsigned = self.to_unsigned(t, x, width, otherwise);
        t.ite(negative, signed, unsigned)
    }

    /// Whether a number is an integer, however large.
    pub fn is_integral(self, t: &mut Terms, x: Term) -> Term {
        let truncated = self.round_to_integral(t, x, super::Rounding::Zero);
        let difference = t.bvxor(x, truncated);
        let differ = any(t, difference);
        let same = t.not(differ);
        let finite = self.is_finite(t, x);
        t.and2(same, finite)
    }
}
