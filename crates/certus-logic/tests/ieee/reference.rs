//! IEEE 754 by its definition: a pattern means a rational number, and the result of an operation is the
//! pattern nearest to the exact result, found by search.

use certus_logic::ieee::{Format, Rounding};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::cmp::Ordering;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    Nan,
    Infinity(bool),
    /// The sign, and the magnitude.
    Finite(bool, BigRational),
}

use Number::{Finite, Infinity, Nan};

fn bias(f: Format) -> i64 {
    (1 << (f.exponent() - 1)) - 1
}

fn power(n: i64) -> BigRational {
    let p = BigRational::from_integer(BigInt::one() << n.unsigned_abs());
    if n < 0 { p.recip() } else { p }
}

fn infinity(f: Format) -> u128 {
    ((1 << f.exponent()) - 1) << (f.significand() - 1)
}

/// The magnitude of a pattern without sign, as if the largest exponent were one like the others.
fn magnitude(f: Format, pattern: u128) -> BigRational {
    let bits = f.significand() - 1;
    let (field, fraction) = ((pattern >> bits) as i64, pattern & ((1 << bits) - 1));
    let whole = if field == 0 { fraction } else { fraction | 1 << bits };
    BigRational::from_integer(whole.into()) * power(field.max(1) - bias(f) - i64::from(bits))
}

pub(crate) fn decode(f: Format, pattern: u128) -> Number {
    let sign = pattern >> (f.width() - 1) == 1;
    let rest = pattern & ((1 << (f.width() - 1)) - 1);
    match rest.cmp(&infinity(f)) {
        Ordering::Greater => Nan,
        Ordering::Equal => Infinity(sign),
        Ordering::Less => Finite(sign, magnitude(f, rest)),
    }
}

pub(crate) fn is_nan(f: Format, pattern: u128) -> bool {
    decode(f, pattern) == Nan
}

/// The pattern of the sign and of the magnitude that compares as `exact` does with others.
fn nearest(f: Format, sign: bool, exact: impl Fn(&BigRational) -> Ordering) -> u128 {
    let (mut low, mut high) = (0, infinity(f));
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        if exact(&magnitude(f, middle)) == Ordering::Less { high = middle } else { low = middle }
    }
    let tie = (magnitude(f, low) + magnitude(f, low + 1)) / BigInt::from(2);
    let up = match exact(&tie) {
        Ordering::Less => false,
        Ordering::Equal => low % 2 == 1,
        Ordering::Greater => true,
    };
    u128::from(sign) << (f.width() - 1) | (low + u128::from(up))
}

pub(crate) fn round(f: Format, zero_sign: bool, exact: &BigRational) -> u128 {
    let sign = if exact.is_zero() { zero_sign } else { exact.is_negative() };
    let target = exact.abs();
    nearest(f, sign, |point| target.cmp(point))
}

fn encode(f: Format, n: &Number) -> u128 {
    match n {
        Nan => infinity(f) + 1,
        Infinity(sign) => u128::from(*sign) << (f.width() - 1) | infinity(f),
        Finite(sign, m) => round(f, *sign, &value(*sign, m)),
    }
}

fn value(sign: bool, m: &BigRational) -> BigRational {
    if sign { -m.clone() } else { m.clone() }
}

pub(crate) fn add(f: Format, a: u128, b: u128) -> u128 {
    sum(f, &decode(f, a), &decode(f, b))
}

fn sum(f: Format, a: &Number, b: &Number) -> u128 {
    match (a, b) {
        (Nan, _) | (_, Nan) => encode(f, &Nan),
        (Infinity(s), Infinity(r)) if s != r => encode(f, &Nan),
        (Infinity(s), _) | (_, Infinity(s)) => encode(f, &Infinity(*s)),
        (Finite(s, x), Finite(r, y)) => round(f, *s && *r, &(value(*s, x) + value(*r, y))),
    }
}

fn product(a: &Number, b: &Number) -> Number {
    match (a, b) {
        (Nan, _) | (_, Nan) => Nan,
        (Infinity(_), Finite(_, y)) | (Finite(_, y), Infinity(_)) if y.is_zero() => Nan,
        (Infinity(s), Infinity(r) | Finite(r, _)) | (Finite(s, _), Infinity(r)) => Infinity(s ^ r),
        (Finite(s, x), Finite(r, y)) => Finite(s ^ r, x * y),
    }
}

pub(crate) fn mul(f: Format, a: u128, b: u128) -> u128 {
    encode(f, &product(&decode(f, a), &decode(f, b)))
}

pub(crate) fn fma(f: Format, a: u128, b: u128, c: u128) -> u128 {
    sum(f, &product(&decode(f, a), &decode(f, b)), &decode(f, c))
}

pub(crate) fn div(f: Format, a: u128, b: u128) -> u128 {
    let result = match (decode(f, a), decode(f, b)) {
        (Nan, _) | (_, Nan) | (Infinity(_), Infinity(_)) => Nan,
        (Infinity(s), Finite(r, _)) => Infinity(s ^ r),
        (Finite(s, _), Infinity(r)) => Finite(s ^ r, BigRational::zero()),
        (Finite(_, x), Finite(_, y)) if x.is_zero() && y.is_zero() => Nan,
        (Finite(s, _), Finite(r, y)) if y.is_zero() => Infinity(s ^ r),
        (Finite(s, x), Finite(r, y)) => Finite(s ^ r, x / y),
    };
    encode(f, &result)
}

pub(crate) fn rem(f: Format, a: u128, b: u128) -> u128 {
    let result = match (decode(f, a), decode(f, b)) {
        (Nan | Infinity(_), _) | (_, Nan) => Nan,
        (Finite(_, _), Finite(_, y)) if y.is_zero() => Nan,
        (Finite(s, x), Finite(_, y)) => {
            let times = (&x / &y).floor();
            Finite(s, x - y * times)
        }
        (x, Infinity(_)) => x,
    };
    encode(f, &result)
}

pub(crate) fn sqrt(f: Format, a: u128) -> u128 {
    match decode(f, a) {
        Finite(s, x) if x.is_zero() || !s => nearest(f, s, |point| x.cmp(&(point * point))),
        Infinity(false) => a,
        _ => encode(f, &Nan),
    }
}

pub(crate) fn round_to_integral(f: Format, a: u128, mode: Rounding) -> u128 {
    let Finite(s, x) = decode(f, a) else { return a };
    let (below, half) = (x.floor(), BigRational::new(1.into(), 2.into()));
    let behind = &x - &below;
    let odd = below.to_integer() % 2 == BigInt::one();
    let up = match mode {
        Rounding::NearestEven => behind > half || behind == half && odd,
        Rounding::NearestAway => behind >= half,
        Rounding::Up => !s && !behind.is_zero(),
        Rounding::Down => s && !behind.is_zero(),
        Rounding::Zero => false,
    };
    let m = if up { below + BigRational::one() } else { below };
    encode(f, &Finite(s, m))
}

pub(crate) fn convert(f: Format, a: u128, into: Format) -> u128 {
    encode(into, &decode(f, a))
}

/// Towards zero; nothing for what is no integer of this width.
pub(crate) fn to_integer(f: Format, a: u128, width: u32, signed: bool) -> Option<BigInt> {
    let Finite(s, x) = decode(f, a) else { return None };
    let v = value(s, &x).trunc().to_integer();
    let bits = BigInt::one() << (width - u32::from(signed));
    let least = if signed { -bits.clone() } else { BigInt::zero() };
    (least <= v && v < bits).then_some(v)
}

pub(crate) fn compare(f: Format, a: u128, b: u128) -> Option<Ordering> {
    let key = |n: Number| match n {
        Nan => None,
        Infinity(s) => Some((if s { -1 } else { 1 }, BigRational::zero())),
        Finite(s, x) => Some((0, value(s, &x))),
    };
    Some(key(decode(f, a))?.cmp(&key(decode(f, b))?))
}
