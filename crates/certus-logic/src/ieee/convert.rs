//! Conversion between formats.

use super::shift::{bit, flag, jam, widen_signed};
use super::{Format, signed};
use crate::terms::{Term, Terms};

impl Format {
    /// The number in another format, rounded if need be. NaN becomes the quiet NaN, also where the formats
    /// are the same.
    pub fn convert(self, t: &mut Terms, x: Term, into: Format) -> Term {
        let sign = self.sign(t, x);
        let finite = if self == into { x } else { self.convert_finite(t, x, into) };
        let nan_in = self.is_nan(t, x);
        let special = self.is_special(t, x);
        let (infinity, nan) = (into.signed_infinity(t, sign), into.nan(t));
        let value = t.ite(special, infinity, finite);
        t.ite(nan_in, nan, value)
    }

    fn convert_finite(self, t: &mut Terms, x: Term, into: Format) -> Term {
        let sign = self.sign(t, x);
        let wide = self.wide().max(into.wide()) + 1;
        // Where our subnormals are subnormal there too, rounding takes their leading zeros as they are.
        let (exponent, significand) = if self.bias() >= into.bias() {
            let raw = self.unpack_raw(t, x);
            (t.zero_extend(wide - self.exponent, raw.exponent), raw.significand)
        } else {
            let number = self.unpack(t, x);
            (widen_signed(t, number.exponent, wide), number.significand)
        };
        let difference = signed(t, wide, into.bias() - self.bias());
        let exponent = t.bvadd(exponent, difference);

        // Where all our subnormals are normal there, and no digit is lost, there is nothing to round.
        let least = 2 - i128::from(self.significand) + into.bias() - self.bias();
        if least >= 1 && into.significand >= self.significand {
            let some = bit(t, significand, self.significand - 1);
            let some = flag(t, some);
            let mask = t.repeat(wide, some);
            let field = t.bvand(exponent, mask);
            let significand = jam(t, significand, into.significand + 2);
            return into.pack(t, sign, field, significand);
        }
        into.round(t, sign, exponent, significand)
    }
}
