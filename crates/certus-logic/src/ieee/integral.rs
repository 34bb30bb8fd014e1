//! Rounding to integral values: `rint`, `round`, `ceil`, `floor`, `trunc`.

use super::shift::{any, flag, stages, widen};
use super::{Format, with_sign};
use crate::terms::{Term, Terms};

/// To which of two neighbours a number goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// To the nearest, ties to the even one: C's `rint` and `nearbyint`.
    NearestEven,
    /// To the nearest, ties away from zero: C's `round`.
    NearestAway,
    /// To the one above: C's `ceil`.
    Up,
    /// To the one below: C's `floor`.
    Down,
    /// To the one nearer to zero: C's `trunc`.
    Zero,
}

impl Format {
    /// The integral value next to a number, with its sign even if it is zero.
    ///
    /// No shift of the significand is needed: the bits behind the point are cleared where they are, after
    /// an addition that carries into those before it, and from there into the exponent.
    pub fn round_to_integral(self, t: &mut Terms, x: Term, mode: Rounding) -> Term {
        let (e, s) = (self.exponent, self.significand);
        let (sign, magnitude, field) = (self.sign(t, x), self.magnitude(t, x), self.field(t, x));
        let bias = self.bias().unsigned_abs();
        let bias_term = t.bv(e, bias);
        let small = t.bvult(field, bias_term);

        // Ones where the bits behind the point are.
        let shift = t.bvsub(field, bias_term);
        let shift = low_bits(t, shift, stages(s - 1).max(1));
        let shift = low_bits(t, shift, s);
        let all = t.bv(s, (1 << (s - 1)) - 1);
        let mask = t.bvlshr(all, shift);
        let half = half_of(t, mask);
        let negative = self.is_negative(t, x);
        let none = t.bv(s, 0);
        let addend = match mode {
            Rounding::NearestEven => half,
            Rounding::NearestAway => t.bvxor(mask, half),
            Rounding::Up => t.ite(negative, none, mask),
            Rounding::Down => t.ite(negative, mask, none),
            Rounding::Zero => none,
        };
        let w = e + s - 1;
        let addend = widen(t, addend, w);
        let mut sum = t.bvadd(magnitude, addend);
        if mode == Rounding::NearestEven {
            // The last bit before the point. It is the exponent's where only the leading bit is in front,
            // which is 1 then as the bias is odd.
            let one = t.bv(s, 1);
            let unit = t.bvadd(mask, one);
            let low = t.extract(s - 1, 0, magnitude);
            let odd = t.bvand(low, unit);
            let odd = any(t, odd);
            let odd = flag(t, odd);
            let odd = widen(t, odd, w);
            sum = t.bvadd(sum, odd);
        }
        let mask = widen(t, mask, w);
        let keep = t.bvnot(mask);
        let rounded = t.bvand(sum, keep);

        let some = any(t, magnitude);
        let below_one = t.bv(e, bias - 1);
        let from_half = t.eq(field, below_one);
        let to_one = match mode {
            Rounding::NearestEven => {
                let fraction = self.fraction(t, x);
                let fraction = any(t, fraction);
                t.and2(from_half, fraction)
            }
            Rounding::NearestAway => from_half,
            Rounding::Up => {
                let positive = t.not(negative);
                t.and2(some, positive)
            }
            Rounding::Down => t.and2(some, negative),
            Rounding::Zero => t.fls(),
        };
        let (zero, one) = (t.bv(w, 0), self.one(t));
        let one = self.magnitude(t, one);
        let near_zero = t.ite(to_one, one, zero);
        let rounded = t.ite(small, near_zero, rounded);
        let rounded = with_sign(t, sign, rounded);

        // From there on every number is integral; with a short exponent there may be none but the infinities.
        let whole = (bias + u128::from(s) - 1).min(self.top_field());
        let whole = t.bv(e, whole);
        let large = t.bvule(whole, field);
        let nan_in = self.is_nan(t, x);
        let nan = self.nan(t);
        let as_is = t.ite(nan_in, nan, x);
        t.ite(large, as_is, rounded)
    }
}

/// The last bits, with zeros in front if there are too few.
fn low_bits(t: &mut Terms, x: Term, width: u32) -> Term {
    let w = t.width(x);
    if w <= width { widen(t, x, width) } else { t.extract(width - 1, 0, x) }
}

/// A shift right by one.
fn half_of(t: &mut Terms, x: Term) -> Term {
    let w = t.width(x);
    let high = t.extract(w - 1, 1, x);
    t.zero_extend(1, high)
}
