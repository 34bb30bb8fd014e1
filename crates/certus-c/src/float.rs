//! Exact binary floating-point values of every format C has on x86, for constants.
//!
//! A finite value is `mantissa · 2^exponent` with an unbounded mantissa; arithmetic is exact and rounds once,
//! to nearest even. This is for constant expressions, where clarity matters and speed does not.

use num_bigint::{BigInt, BigUint};
use num_traits::{One, ToPrimitive, Zero};

/// A binary interchange format (or the x87 80-bit format).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Format {
    /// Bits of the significand, the leading one included.
    pub precision: u32,
    /// Bits of the exponent.
    pub exponent_bits: u32,
    /// Whether the leading one is stored (x87).
    pub explicit_one: bool,
}

impl Format {
    /// `_Float16`.
    pub const HALF: Format = Format { precision: 11, exponent_bits: 5, explicit_one: false };
    /// `float`.
    pub const SINGLE: Format = Format { precision: 24, exponent_bits: 8, explicit_one: false };
    /// `double`.
    pub const DOUBLE: Format = Format { precision: 53, exponent_bits: 11, explicit_one: false };
    /// `long double`: the x87 format.
    pub const EXTENDED: Format = Format { precision: 64, exponent_bits: 15, explicit_one: true };
    /// `_Float128`.
    pub const QUAD: Format = Format { precision: 113, exponent_bits: 15, explicit_one: false };

    /// Number of bits of the representation.
    pub fn width(self) -> u32 {
        self.mantissa_bits() + self.exponent_bits + 1
    }

    fn mantissa_bits(self) -> u32 {
        if self.explicit_one { self.precision } else { self.precision - 1 }
    }

    fn bias(self) -> i64 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    /// Exponent of the unit in the last place of subnormal numbers.
    fn min_exponent(self) -> i64 {
        2 - self.bias() - i64::from(self.precision)
    }

    fn max_field(self) -> u128 {
        (1 << self.exponent_bits) - 1
    }
}

/// A value of some format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Not a number.
    Nan,
    /// Infinity; true for the negative one.
    Infinite(bool),
    /// `mantissa · 2^exponent`, negated if `negative`. Zero has a sign too.
    Finite {
        /// Sign.
        negative: bool,
        /// Magnitude.
        mantissa: BigUint,
        /// Power of two.
        exponent: i64,
    },
}

/// The value that `bits` stand for.
pub fn decode(bits: u128, format: Format) -> Value {
    let mantissa_bits = format.mantissa_bits();
    let negative = bits >> (format.width() - 1) & 1 == 1;
    let field = bits >> mantissa_bits & format.max_field();
    let stored = bits & ((1u128 << mantissa_bits) - 1);
    let fraction = stored & ((1u128 << (format.precision - 1)) - 1);
    if field == format.max_field() {
        return if fraction == 0 { Value::Infinite(negative) } else { Value::Nan };
    }
    let mantissa =
        if format.explicit_one || field == 0 { stored } else { stored | 1 << (format.precision - 1) };
    let exponent = format.min_exponent() + field.max(1) as i64 - 1;
    Value::Finite { negative, mantissa: mantissa.into(), exponent }
}

/// The bits of `value` rounded to `format`.
pub fn encode(value: &Value, format: Format) -> u128 {
    match value {
        Value::Nan => special(false, format, 1 << (format.precision - 2)),
        Value::Infinite(negative) => special(*negative, format, 0),
        Value::Finite { negative, mantissa, exponent } => {
            round(*negative, mantissa.clone(), *exponent, false, format)
        }
    }
}

fn special(negative: bool, format: Format, fraction: u128) -> u128 {
    let one = if format.explicit_one { 1 << (format.precision - 1) } else { 0 };
    u128::from(negative) << (format.width() - 1)
        | format.max_field() << format.mantissa_bits()
        | one
        | fraction
}

/// Rounds `(mantissa + ε) · 2^exponent`, where `sticky` says whether ε, below one, is more than zero. With a
/// sticky bit the mantissa must have more bits than the format.
fn round(negative: bool, mantissa: BigUint, exponent: i64, sticky: bool, format: Format) -> u128 {
    let sign = u128::from(negative) << (format.width() - 1);
    if mantissa.is_zero() {
        return sign;
    }
    let excess = mantissa.bits() as i64 - i64::from(format.precision);
    let mut shift = excess.max(format.min_exponent() - exponent);
    let (mut kept, half, rest) = if shift > 0 {
        let kept: BigUint = &mantissa >> shift as u64;
        let half = mantissa.bit(shift as u64 - 1);
        let rest = sticky || mantissa.trailing_zeros().is_some_and(|zeros| (zeros as i64) < shift - 1);
        (kept, half, rest)
    } else {
        // Bring the leading one up, but not below the smallest exponent.
        (mantissa << (-shift) as u64, false, false)
    };
    if half && (rest || kept.bit(0)) {
        kept += 1u32;
    }
    if kept.bits() > u64::from(format.precision) {
        kept >>= 1u32;
        shift += 1;
    }
    let stored = kept.to_u128().unwrap_or(0);
    let normal = kept.bits() == u64::from(format.precision);
    let field = if normal { exponent + shift - format.min_exponent() + 1 } else { 0 };
    if field >= format.max_field() as i64 {
        return special(negative, format, 0);
    }
    let fraction = if format.explicit_one { stored } else { stored & ((1 << (format.precision - 1)) - 1) };
    sign | (field as u128) << format.mantissa_bits() | fraction
}

/// Rounds `numerator / denominator · 2^exponent`.
fn round_ratio(
    negative: bool,
    numerator: &BigUint,
    denominator: &BigUint,
    exponent: i64,
    format: Format,
) -> u128 {
    // Enough quotient bits for the precision and a rounding bit.
    let missing = i64::from(format.precision) + 2 + denominator.bits() as i64 - numerator.bits() as i64;
    let scale = missing.max(0) as u64;
    let scaled: BigUint = numerator << scale;
    let quotient: BigUint = &scaled / denominator;
    let sticky = !(scaled % denominator).is_zero();
    round(negative, quotient, exponent - scale as i64, sticky, format)
}

/// The value `digits · base^exponent` (base 10), or `digits · 2^exponent` (base 16), rounded.
pub(crate) fn from_digits(digits: &str, base: u32, exponent: i64, format: Format) -> u128 {
    let digits = digits.trim_start_matches('0');
    let mantissa = BigUint::parse_bytes(digits.as_bytes(), base).unwrap_or_default();
    if mantissa.is_zero() {
        return 0;
    }
    // Beyond these bounds the result is certain, and the powers would be huge.
    let length = digits.len() as i64 * if base == 16 { 4 } else { 1 };
    if exponent + length > 20_000 {
        return special(false, format, 0);
    }
    if exponent + length < -20_000 {
        return 0;
    }
    if base == 16 {
        return round(false, mantissa, exponent, false, format);
    }
    let power = BigUint::from(10u32).pow(exponent.unsigned_abs() as u32);
    if exponent >= 0 {
        round(false, mantissa * power, 0, false, format)
    } else {
        round_ratio(false, &mantissa, &power, 0, format)
    }
}

impl Value {
    /// An integer as a value.
    pub fn from_int(value: &BigInt) -> Value {
        let negative = value.sign() == num_bigint::Sign::Minus;
        Value::Finite { negative, mantissa: value.magnitude().clone(), exponent: 0 }
    }

    /// The integer part, or nothing for NaN and infinity.
    pub fn truncate(&self) -> Option<BigInt> {
        let Value::Finite { negative, mantissa, exponent } = self else { return None };
        let magnitude: BigUint =
            if *exponent >= 0 { mantissa << *exponent as u64 } else { mantissa >> exponent.unsigned_abs() };
        let value = BigInt::from(magnitude);
        Some(if *negative { -value } else { value })
    }

    /// Whether the value is positive or negative zero.
    pub fn is_zero(&self) -> bool {
        matches!(self, Value::Finite { mantissa, .. } if mantissa.is_zero())
    }

    /// Whether the sign bit is set; NaN has none here.
    pub fn is_negative(&self) -> bool {
        match self {
            Value::Nan => false,
            Value::Infinite(negative) | Value::Finite { negative, .. } => *negative,
        }
    }

    /// The value with the other sign.
    #[must_use]
    pub fn negate(&self) -> Value {
        match self.clone() {
            Value::Nan => Value::Nan,
            Value::Infinite(negative) => Value::Infinite(!negative),
            Value::Finite { negative, mantissa, exponent } => {
                Value::Finite { negative: !negative, mantissa, exponent }
            }
        }
    }

    /// Both finite values as integers over a common power of two.
    fn aligned(a: &Value, b: &Value) -> Option<(BigInt, BigInt, i64)> {
        let (Value::Finite { exponent: ea, .. }, Value::Finite { exponent: eb, .. }) = (a, b) else {
            return None;
        };
        let low = *ea.min(eb);
        let scaled = |value: &Value| match value {
            Value::Finite { negative, mantissa, exponent } => {
                let shifted = BigInt::from(mantissa << (exponent - low) as u64);
                if *negative { -shifted } else { shifted }
            }
            _ => BigInt::zero(),
        };
        Some((scaled(a), scaled(b), low))
    }

    /// Order of two values; nothing if one is NaN. Zeros are equal.
    pub fn compare(&self, other: &Value) -> Option<std::cmp::Ordering> {
        use std::cmp::Ordering;
        match (self, other) {
            (Value::Nan, _) | (_, Value::Nan) => None,
            (Value::Infinite(a), Value::Infinite(b)) => Some(b.cmp(a)),
            (Value::Infinite(negative), _) => {
                Some(if *negative { Ordering::Less } else { Ordering::Greater })
            }
            (_, Value::Infinite(negative)) => {
                Some(if *negative { Ordering::Greater } else { Ordering::Less })
            }
            _ => Value::aligned(self, other).map(|(a, b, _)| a.cmp(&b)),
        }
    }
}

/// An arithmetic operation on floating-point values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arith {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient.
    Div,
}

/// The result of an operation on two values of `format`, as bits of `format`.
pub fn arith(op: Arith, a: u128, b: u128, format: Format) -> u128 {
    let (left, right) = (decode(a, format), decode(b, format));
    match op {
        Arith::Add => add(&left, &right, format),
        Arith::Sub => add(&left, &right.negate(), format),
        Arith::Mul => mul(&left, &right, format),
        Arith::Div => div(&left, &right, format),
    }
}

fn add(a: &Value, b: &Value, format: Format) -> u128 {
    let result = match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinite(x), Value::Infinite(y)) if x != y => Value::Nan,
        (Value::Infinite(x), _) | (_, Value::Infinite(x)) => Value::Infinite(*x),
        _ => {
            let (x, y, exponent) = Value::aligned(a, b).unwrap_or_default();
            let sum = x + y;
            let negative = if sum.is_zero() {
                a.is_negative() && b.is_negative()
            } else {
                sum.sign() == num_bigint::Sign::Minus
            };
            Value::Finite { negative, mantissa: sum.magnitude().clone(), exponent }
        }
    };
    encode(&result, format)
}

fn mul(a: &Value, b: &Value, format: Format) -> u128 {
    let negative = a.is_negative() != b.is_negative();
    let result = match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) => Value::Nan,
        (Value::Infinite(_), other) | (other, Value::Infinite(_)) => {
            if other.is_zero() {
                Value::Nan
            } else {
                Value::Infinite(negative)
            }
        }
        (
            Value::Finite { mantissa: x, exponent: ex, .. },
            Value::Finite { mantissa: y, exponent: ey, .. },
        ) => Value::Finite { negative, mantissa: x * y, exponent: ex + ey },
    };
    encode(&result, format)
}

fn div(a: &Value, b: &Value, format: Format) -> u128 {
    let negative = a.is_negative() != b.is_negative();
    let zero = Value::Finite { negative, mantissa: BigUint::zero(), exponent: 0 };
    let result = match (a, b) {
        (Value::Nan, _) | (_, Value::Nan) | (Value::Infinite(_), Value::Infinite(_)) => Value::Nan,
        (Value::Infinite(_), _) => Value::Infinite(negative),
        (_, Value::Infinite(_)) => zero,
        _ if b.is_zero() => {
            if a.is_zero() {
                Value::Nan
            } else {
                Value::Infinite(negative)
            }
        }
        _ if a.is_zero() => zero,
        (
            Value::Finite { mantissa: x, exponent: ex, .. },
            Value::Finite { mantissa: y, exponent: ey, .. },
        ) => return round_ratio(negative, x, y, ex - ey, format),
    };
    encode(&result, format)
}

/// Bits of the number one, for increments.
pub fn one(format: Format) -> u128 {
    encode(&Value::Finite { negative: false, mantissa: BigUint::one(), exponent: 0 }, format)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A few thousand pseudo-random bit patterns, special values among them.
    fn samples() -> Vec<u64> {
        let mut state = 0x9E37_79B9_7F4A_7C15u64;
        let mut out: Vec<u64> =
            [0.0, -0.0, 1.0, f64::MAX, f64::MIN_POSITIVE, 5e-324, f64::INFINITY, f64::NAN]
                .iter()
                .map(|x: &f64| x.to_bits())
                .collect();
        for _ in 0..120 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            out.push(state ^ state >> 29);
        }
        out
    }

    fn same(bits: u128, host: f64) {
        if host.is_nan() {
            assert_eq!(decode(bits, Format::DOUBLE), Value::Nan);
        } else {
            assert_eq!(bits as u64, host.to_bits());
        }
    }

    #[test]
    fn arithmetic_agrees_with_the_host() {
        for &x in &samples() {
            for &y in &samples() {
                let (a, b) = (f64::from_bits(x), f64::from_bits(y));
                let run = |op| arith(op, x.into(), y.into(), Format::DOUBLE);
                same(run(Arith::Add), a + b);
                same(run(Arith::Sub), a - b);
                same(run(Arith::Mul), a * b);
                same(run(Arith::Div), a / b);
                assert_eq!(
                    decode(x.into(), Format::DOUBLE).compare(&decode(y.into(), Format::DOUBLE)),
                    a.partial_cmp(&b)
                );
            }
            let narrowed = encode(&decode(x.into(), Format::DOUBLE), Format::SINGLE);
            let host = f64::from_bits(x) as f32;
            if !host.is_nan() {
                assert_eq!(narrowed as u32, host.to_bits());
            }
        }
    }

    #[test]
    fn extended_format_has_its_leading_one() {
        assert_eq!(one(Format::EXTENDED), 0x3fff_8000_0000_0000_0000);
        assert_eq!(one(Format::QUAD) >> 112, 0x3fff);
    }
}
