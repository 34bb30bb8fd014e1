//! Square root.

use super::pack::with_sticky;
use super::shift::{append_zeros, bit, widen};
use super::{Format, signed};
use crate::terms::{Term, Terms};

impl Format {
    /// Square root; NaN for negative numbers other than zero.
    pub fn sqrt(self, t: &mut Terms, x: Term) -> Term {
        let (s, wide) = (self.significand, self.wide());
        let number = self.unpack(t, x);
        // The bias is odd, so the exponent is even where the biased one is odd. Else one factor 2 goes into
        // the significand, which is in [1, 4) then and has two digits before the point.
        let even = bit(t, number.exponent, 0);
        let (low, high) = (t.zero_extend(1, number.significand), append_zeros(t, number.significand, 1));
        let radicand = t.ite(even, low, high);
        let bias = signed(t, wide, self.bias());
        let less = signed(t, wide, self.bias() - 1);
        let bias = t.ite(even, bias, less);
        let sum = t.bvadd(number.exponent, bias);
        let field = t.extract(wide - 1, 1, sum);

        let (digits, remainder) = square_root(t, radicand, s + 1);
        let significand = with_sticky(t, digits, remainder);
        // No root is subnormal, unless there are more digits than exponents.
        let sign = t.bv(1, 0);
        let finite = if self.bias() >= i128::from(s) {
            self.pack(t, sign, field, significand)
        } else {
            self.round(t, sign, field, significand)
        };

        let zero = self.is_zero(t, x);
        let negative = self.is_negative(t, x);
        let special = self.is_special(t, x);
        let nan_in = self.is_nan(t, x);
        let invalid = t.or2(nan_in, negative);
        let nan = self.nan(t);
        let value = t.ite(special, x, finite);
        let value = t.ite(invalid, nan, value);
        t.ite(zero, x, value)
    }
}

/// The first `digits` digits of the root of a number in [1, 4) with two digits before its point, and whether
/// anything remains: a term that is zero if nothing does.
fn square_root(t: &mut Terms, radicand: Term, digits: u32) -> (Term, Term) {
    let number = append_zeros(t, radicand, (2 * digits).saturating_sub(t.width(radicand)));
    let w = t.width(number);
    // The first digit is 1, as the number is at least 1.
    let mut root = t.bv(1, 1);
    let pair = t.extract(w - 1, w - 2, number);
    let one = t.bv(2, 1);
    let mut remainder = t.bvsub(pair, one);
    for i in 1..digits {
        // With i digits, the remainder is at most twice the root: it has i + 1 bits, and
        // the difference has a sign.
        let pair = t.extract(w - 1 - 2 * i, w - 2 - 2 * i, number);
        let current = t.concat(&[remainder, pair]);
        let tail = t.bv(2, 1);
        let trial = t.concat(&[root, tail]);
        let trial = widen(t, trial, i + 3);
        let difference = t.bvsub(current, trial);
        let less = bit(t, difference, i + 2);
        let rest = t.ite(less, current, difference);
        remainder = t.extract(i + 1, 0, rest);
        let (one, zero) = (t.bv(1, 1), t.bv(1, 0));
        let digit = t.ite(less, zero, one);
        root = t.concat(&[root, digit]);
    }
    (root, remainder)
}
