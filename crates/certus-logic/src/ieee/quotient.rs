//! Division, and its remainder.

use super::pack::with_sticky;
use super::shift::{append_zeros, bit, normalise, widen};
use super::{Format, signed};
use crate::terms::{Term, Terms};

impl Format {
    /// Quotient.
    pub fn div(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let s = self.significand;
        let (x, y) = (self.unpack(t, a), self.unpack(t, b));
        // In (1/2, 2): the digit before the point, and enough behind it to round by in either case.
        let (first, remainder) = step(t, x.significand, y.significand);
        let (digits, remainder) = divide(t, remainder, y.significand, s + 1);
        let low = with_sticky(t, digits, remainder);
        let long = t.concat(&[first, low]);
        let short = append_zeros(t, low, 1);
        let large = bit(t, first, 0);
        let significand = t.ite(large, long, short);

        let wide = self.wide();
        let exponent = t.bvsub(x.exponent, y.exponent);
        let (bias, less) = (signed(t, wide, self.bias()), signed(t, wide, self.bias() - 1));
        let bias = t.ite(large, bias, less);
        let exponent = t.bvadd(exponent, bias);
        let sign = self.sign_of_product(t, a, b);
        let finite = self.round(t, sign, exponent, significand);

        let (za, zb) = (self.is_zero(t, a), self.is_zero(t, b));
        let (sa, sb) = (self.is_special(t, a), self.is_special(t, b));
        let (na, nb) = (self.is_nan(t, a), self.is_nan(t, b));
        let (zeros, specials) = (t.and2(za, zb), t.and2(sa, sb));
        let invalid = t.or(&[na, nb, zeros, specials]);
        let infinite = t.or2(sa, zb);

        let (nan, none) = (self.nan(t), self.signed_zero(t, sign));
        let infinity = self.signed_infinity(t, sign);
        let value = t.ite(sb, none, finite);
        let value = t.ite(infinite, infinity, value);
        t.ite(invalid, nan, value)
    }

    /// C's `fmod`: what remains of `a` after taking off `b` as often as it goes, with the sign of `a`;
    /// exact. NaN if `a` is infinite or `b` is zero.
    ///
    /// The quotient may have as many digits as there are exponents, so this is no division: with
    /// significands `x` and `y` and a difference `d` of exponents, the remainder is `x · 2^d mod y`, and the
    /// power is made by squaring modulo `y`, of which 4 suffice for single and 6 for double precision. It is
    /// by far the largest circuit here all the same.
    pub fn rem(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let (s, wide) = (self.significand, self.wide());
        let (x, y) = (self.unpack(t, a), self.unpack(t, b));
        let distance = t.bvsub(x.exponent, y.exponent);
        let greatest = self.top_field() + u128::from(s);
        let squares = (0..wide).find(|j| greatest >> j < u128::from(s)).unwrap_or(wide - 1);

        // 2 to the first digits of the distance: not above y, as that has its first bit set. What is below or
        // equal may be squared and reduced.
        let first = t.extract(wide - 1, squares, distance);
        let distance_bits = s.max(t.width(first));
        let first = widen(t, first, distance_bits);
        let first = t.extract(s - 1, 0, first);
        let one = t.bv(s, 1);
        let mut power = t.bvshl(one, first);
        for j in (0..squares).rev() {
            let wide_power = widen(t, power, 2 * s + 1);
            let square = t.bvmul(wide_power, wide_power);
            let low = t.extract(2 * s - 1, 0, square);
            let double = append_zeros(t, low, 1);
            let odd = bit(t, distance, j);
            let next = t.ite(odd, double, square);
            power = reduce(t, next, y.significand, s + 1);
        }
        let (power, number) = (widen(t, power, 2 * s), widen(t, x.significand, 2 * s));
        let product = t.bvmul(power, number);
        let remainder = reduce(t, product, y.significand, s);

        let (significand, shift) = normalise(t, remainder);
        let shift = widen(t, shift, wide);
        let exponent = t.bvsub(y.exponent, shift);
        let sign = self.sign(t, a);
        let value = self.round(t, sign, exponent, significand);

        let (ma, mb) = (self.magnitude(t, a), self.magnitude(t, b));
        let less = t.bvult(ma, mb);
        let value = t.ite(less, a, value);
        let (nan_in, zero, infinite) = (self.is_nan(t, b), self.is_zero(t, b), self.is_special(t, a));
        let invalid = t.or(&[nan_in, zero, infinite]);
        let nan = self.nan(t);
        t.ite(invalid, nan, value)
    }
}

/// One digit of a division: how often the divisor goes into a number below its double, and what remains.
fn step(t: &mut Terms, number: Term, divisor: Term) -> (Term, Term) {
    let w = t.width(divisor);
    let (x, y) = (widen(t, number, w + 1), widen(t, divisor, w + 1));
    // Between minus the divisor and the divisor, so one bit more is its sign.
    let difference = t.bvsub(x, y);
    let less = bit(t, difference, w);
    let rest = t.ite(less, x, difference);
    let (one, zero) = (t.bv(1, 1), t.bv(1, 0));
    (t.ite(less, zero, one), t.extract(w - 1, 0, rest))
}

/// The next digits after a remainder that is below the divisor, and the last remainder.
fn divide(t: &mut Terms, mut remainder: Term, divisor: Term, digits: u32) -> (Term, Term) {
    let mut out = Vec::new();
    for _ in 0..digits {
        let number = append_zeros(t, remainder, 1);
        let (digit, rest) = step(t, number, divisor);
        out.push(digit);
        remainder = rest;
    }
    (t.concat(&out), remainder)
}

/// The remainder of `number`, whose bits but the last `digits` are together below the divisor.
fn reduce(t: &mut Terms, number: Term, divisor: Term, digits: u32) -> Term {
    let s = t.width(divisor);
    let mut remainder = t.extract(digits + s - 1, digits, number);
    for i in (0..digits).rev() {
        let next = t.extract(i, i, number);
        let number = t.concat(&[remainder, next]);
        remainder = step(t, number, divisor).1;
    }
    remainder
}
