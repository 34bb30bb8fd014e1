//! Exact rational numbers that are fast while they are small.
//!
//! A number whose numerator and denominator are at most `i64::MAX` in magnitude is kept as two machine words; it is
//! then *always* kept so (the representation is canonical, and equality and hash compare it). Everything else is a
//! `dashu_ratio::RBig` on the heap: 8 to 12 times faster than `num_rational::BigRational` on growing numbers.

use std::cmp::Ordering;
use std::fmt;
use std::num::NonZeroU64;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};

use dashu_int::{IBig, Sign, UBig};
use dashu_ratio::RBig;
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;

/// An exact rational number of 16 bytes.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Rational(Repr);

/// Invariant: reduced; `Small` if and only if both parts are at most [`MOST`] in magnitude.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    Small(i64, NonZeroU64),
    Big(Box<RBig>),
}
use Repr::{Big, Small};

/// The largest magnitude of the parts of a small number. It is symmetric, so that the negation and the inverse of a
/// small number are small.
const MOST: u64 = i64::MAX as u64;
const ONE: NonZeroU64 = NonZeroU64::MIN;

/// The greatest common divisor (Stein); `gcd(0, b) = b`.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    if a == 0 || b == 0 {
        return a | b;
    }
    let shift = (a | b).trailing_zeros();
    a >>= a.trailing_zeros();
    while b != 0 {
        b >>= b.trailing_zeros();
        if a > b {
            std::mem::swap(&mut a, &mut b);
        }
        b -= a;
    }
    a << shift
}

impl Rational {
    /// The number 0.
    pub const ZERO: Rational = Rational(Small(0, ONE));
    /// The number 1.
    pub const ONE: Rational = Rational(Small(1, ONE));
    /// The number -1.
    pub const MINUS_ONE: Rational = Rational(Small(-1, ONE));

    /// The fraction `numerator / denominator`.
    ///
    /// # Panics
    /// If the denominator is 0.
    #[must_use]
    pub fn new(numerator: i64, denominator: i64) -> Rational {
        assert!(denominator != 0, "denominator is zero");
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs());
        let sign = if (numerator < 0) == (denominator < 0) { 1 } else { -1 };
        let magnitude = i128::from(numerator.unsigned_abs() / divisor);
        Rational::from_reduced(sign * magnitude, u128::from(denominator.unsigned_abs() / divisor))
    }

    /// A fraction whose parts have no common divisor.
    #[inline]
    fn from_reduced(numerator: i128, denominator: u128) -> Rational {
        if numerator.unsigned_abs() <= u128::from(MOST) && denominator <= u128::from(MOST) {
            let denominator = NonZeroU64::new(denominator as u64).expect("a denominator is positive");
            return Rational(Small(numerator as i64, denominator));
        }
        Rational(Big(Box::new(RBig::from_parts(IBig::from(numerator), UBig::from(denominator)))))
    }

    /// The canonical form of a number that may be small.
    fn from_big(big: RBig) -> Rational {
        let numerator = i64::try_from(big.numerator()).ok().filter(|n| n.unsigned_abs() <= MOST);
        let denominator =
            u64::try_from(big.denominator()).ok().filter(|d| *d <= MOST).and_then(NonZeroU64::new);
        match (numerator, denominator) {
            (Some(n), Some(d)) => Rational(Small(n, d)),
            _ => Rational(Big(Box::new(big))),
        }
    }

    /// The number in the large representation, whatever its size.
    fn to_big(&self) -> RBig {
        match &self.0 {
            Small(n, d) => RBig::from_parts(IBig::from(*n), UBig::from(d.get())),
            Big(big) => (**big).clone(),
        }
    }

    /// Whether it is 0.
    #[inline]
    #[must_use]
    pub fn is_zero(&self) -> bool {
        matches!(self.0, Small(0, _))
    }

    /// Whether it is 1.
    #[inline]
    #[must_use]
    pub fn is_one(&self) -> bool {
        matches!(self.0, Small(1, ONE))
    }

    /// Whether it is greater than 0.
    #[inline]
    #[must_use]
    pub fn is_positive(&self) -> bool {
        match &self.0 {
            Small(n, _) => *n > 0,
            Big(big) => big.sign() == Sign::Positive,
        }
    }

    /// Whether it is less than 0.
    #[inline]
    #[must_use]
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Small(n, _) => *n < 0,
            Big(big) => big.sign() == Sign::Negative,
        }
    }

    /// Whether it is an integer.
    #[inline]
    #[must_use]
    pub fn is_integer(&self) -> bool {
        match &self.0 {
            Small(_, d) => *d == ONE,
            Big(big) => big.is_int(),
        }
    }

    /// Whether it is kept in two machine words.
    #[must_use]
    pub fn is_small(&self) -> bool {
        matches!(self.0, Small(..))
    }

    /// The number as a machine integer, if it is one.
    #[must_use]
    pub fn to_i64(&self) -> Option<i64> {
        match self.0 {
            Small(n, ONE) => Some(n),
            _ => None,
        }
    }

    /// How many bits numerator and denominator have together: a measure of how costly the number is.
    #[must_use]
    pub fn bits(&self) -> usize {
        use dashu_int::ops::BitTest;
        match &self.0 {
            Small(n, d) => (128 - n.unsigned_abs().leading_zeros() - d.leading_zeros()) as usize,
            Big(big) => big.numerator().bit_len() + big.denominator().bit_len(),
        }
    }

    /// The magnitude.
    #[must_use]
    pub fn abs(&self) -> Rational {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// The inverse `1 / self`.
    ///
    /// # Panics
    /// If the number is 0.
    #[must_use]
    pub fn recip(&self) -> Rational {
        match &self.0 {
            Small(n, d) => {
                let denominator = NonZeroU64::new(n.unsigned_abs()).expect("division by zero");
                let numerator = d.get() as i64;
                Rational(Small(if *n < 0 { -numerator } else { numerator }, denominator))
            }
            Big(big) => {
                let (sign, magnitude) = big.numerator().clone().into_parts();
                let numerator = IBig::from_parts(sign, big.denominator().clone());
                Rational::from_big(RBig::from_parts(numerator, magnitude))
            }
        }
    }

    /// The greatest integer that is not greater.
    #[must_use]
    pub fn floor(&self) -> Rational {
        match &self.0 {
            Small(_, ONE) => self.clone(),
            Small(n, d) => Rational(Small(n.div_euclid(d.get() as i64), ONE)),
            Big(big) => Rational::from_big(RBig::from(big.floor())),
        }
    }

    /// The least integer that is not less.
    #[must_use]
    pub fn ceil(&self) -> Rational {
        -(-self).floor()
    }

    /// The denominator of the reduced fraction, which is positive.
    #[must_use]
    pub fn denominator(&self) -> Rational {
        match &self.0 {
            Small(_, d) => Rational(Small(d.get() as i64, ONE)),
            Big(big) => Rational::from_big(RBig::from(big.denominator().clone())),
        }
    }

    /// The numerator of the reduced fraction.
    #[must_use]
    pub fn numerator(&self) -> Rational {
        match &self.0 {
            Small(n, _) => Rational(Small(*n, ONE)),
            Big(big) => Rational::from_big(RBig::from(big.numerator().clone())),
        }
    }

    /// The greatest common divisor of two integers, which is not negative; `gcd(0, a) = |a|`.
    #[must_use]
    pub fn gcd(&self, other: &Rational) -> Rational {
        use dashu_int::ops::Gcd;
        debug_assert!(self.is_integer() && other.is_integer(), "gcd of fractions");
        match (&self.0, &other.0) {
            (Small(a, _), Small(b, _)) => {
                Rational(Small(gcd(a.unsigned_abs(), b.unsigned_abs()) as i64, ONE))
            }
            _ if self.is_zero() => other.abs(),
            _ if other.is_zero() => self.abs(),
            _ => {
                let (a, b) = (self.to_big().into_parts().0, other.to_big().into_parts().0);
                Rational::from_big(RBig::from(a.gcd(b)))
            }
        }
    }

    /// The least common multiple of two integers, which is not negative.
    #[must_use]
    pub fn lcm(&self, other: &Rational) -> Rational {
        if self.is_zero() || other.is_zero() {
            return Rational::ZERO;
        }
        let divisor = self.gcd(other);
        (&(self / &divisor) * other).abs()
    }

    /// `self += a * b`.
    #[inline]
    pub fn add_mul(&mut self, a: &Rational, b: &Rational) {
        if let (Small(x, ONE), Small(a, ONE), Small(b, ONE)) = (&self.0, &a.0, &b.0)
            && let Some(product) = a.checked_mul(*b)
            && let Some(sum) = x.checked_add(product)
            && sum != i64::MIN
        {
            self.0 = Small(sum, ONE);
            return;
        }
        self.add_mul_slow(a, b);
    }

    fn add_mul_slow(&mut self, a: &Rational, b: &Rational) {
        if a.is_zero() || b.is_zero() {
            return;
        }
        let product = a * b;
        *self += &product;
    }
}

#[inline]
fn add(a: &Rational, b: &Rational) -> Rational {
    match (&a.0, &b.0) {
        (Small(x, ONE), Small(y, ONE)) => Rational::from_reduced(i128::from(*x) + i128::from(*y), 1),
        (Small(x, d), Small(y, e)) => add_fractions(*x, d.get(), *y, e.get()),
        (_, Small(0, _)) => a.clone(),
        (Small(0, _), _) => b.clone(),
        _ => Rational::from_big(a.to_big() + b.to_big()),
    }
}

/// Knuth 4.5.1: only the common divisor of the denominators can be shared by the sum.
fn add_fractions(x: i64, d: u64, y: i64, e: u64) -> Rational {
    let divisor = gcd(d, e);
    let (d1, e1) = (d / divisor, e / divisor);
    // |x|, |y|, d1, e1 < 2^63, so the sum is below 2^127.
    let numerator = i128::from(x) * i128::from(e1) + i128::from(y) * i128::from(d1);
    if divisor == 1 {
        return Rational::from_reduced(numerator, u128::from(d) * u128::from(e));
    }
    let rest = (numerator.unsigned_abs() % u128::from(divisor)) as u64;
    let shared = gcd(rest, divisor);
    Rational::from_reduced(numerator / i128::from(shared), u128::from(d1) * u128::from(e / shared))
}

#[inline]
fn mul(a: &Rational, b: &Rational) -> Rational {
    match (&a.0, &b.0) {
        (Small(x, ONE), Small(y, ONE)) => Rational::from_reduced(i128::from(*x) * i128::from(*y), 1),
        (Small(0, _), _) | (_, Small(0, _)) => Rational::ZERO,
        (Small(x, d), Small(y, e)) => {
            let (g, h) = (gcd(x.unsigned_abs(), e.get()), gcd(y.unsigned_abs(), d.get()));
            let numerator = i128::from(x / g as i64) * i128::from(y / h as i64);
            Rational::from_reduced(numerator, u128::from(d.get() / h) * u128::from(e.get() / g))
        }
        _ => Rational::from_big(a.to_big() * b.to_big()),
    }
}

impl Ord for Rational {
    #[inline]
    fn cmp(&self, other: &Rational) -> Ordering {
        match (&self.0, &other.0) {
            (Small(x, d), Small(y, e)) if d == e => x.cmp(y),
            (Small(x, d), Small(y, e)) => {
                (i128::from(*x) * i128::from(e.get())).cmp(&(i128::from(*y) * i128::from(d.get())))
            }
            _ => self.cmp_big(other),
        }
    }
}

impl Rational {
    // By cross multiplication of integers: `dashu_ratio` estimates logarithms in floating point first.
    fn cmp_big(&self, other: &Rational) -> Ordering {
        let signs = (self.is_positive(), other.is_positive());
        if signs.0 != signs.1 {
            return signs.0.cmp(&signs.1);
        }
        let ((a, b), (c, d)) = (self.to_big().into_parts(), other.to_big().into_parts());
        (a * IBig::from(d)).cmp(&(c * IBig::from(b)))
    }
}

impl PartialOrd for Rational {
    #[inline]
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Neg for &Rational {
    type Output = Rational;
    #[inline]
    fn neg(self) -> Rational {
        match &self.0 {
            Small(n, d) => Rational(Small(-n, *d)),
            // The limit of the small case is symmetric, so the negation of a big number is big.
            Big(big) => Rational(Big(Box::new(-(**big).clone()))),
        }
    }
}

impl Neg for Rational {
    type Output = Rational;
    #[inline]
    fn neg(self) -> Rational {
        -&self
    }
}

/// The operator for all four combinations of values and references, and its assignment.
macro_rules! operator {
    ($Op:ident, $op:ident, $Assign:ident, $assign:ident, $function:expr) => {
        impl $Op<&Rational> for &Rational {
            type Output = Rational;
            #[inline]
            fn $op(self, other: &Rational) -> Rational {
                $function(self, other)
            }
        }
        impl $Op<Rational> for &Rational {
            type Output = Rational;
            #[inline]
            fn $op(self, other: Rational) -> Rational {
                $function(self, &other)
            }
        }
        impl $Op<&Rational> for Rational {
            type Output = Rational;
            #[inline]
            fn $op(self, other: &Rational) -> Rational {
                $function(&self, other)
            }
        }
        impl $Op<Rational> for Rational {
            type Output = Rational;
            #[inline]
            fn $op(self, other: Rational) -> Rational {
                $function(&self, &other)
            }
        }
        impl $Assign<&Rational> for Rational {
            #[inline]
            fn $assign(&mut self, other: &Rational) {
                *self = $function(self, other);
            }
        }
        impl $Assign<Rational> for Rational {
            #[inline]
            fn $assign(&mut self, other: Rational) {
                *self = $function(self, &other);
            }
        }
    };
}

operator!(Add, add, AddAssign, add_assign, add);
operator!(Sub, sub, SubAssign, sub_assign, |a: &Rational, b: &Rational| add(a, &-b));
operator!(Mul, mul, MulAssign, mul_assign, mul);
operator!(Div, div, DivAssign, div_assign, |a: &Rational, b: &Rational| {
    if b.is_one() { a.clone() } else { mul(a, &b.recip()) }
});

impl Default for Rational {
    fn default() -> Rational {
        Rational::ZERO
    }
}

impl From<i64> for Rational {
    #[inline]
    fn from(n: i64) -> Rational {
        Rational::from_reduced(i128::from(n), 1)
    }
}

impl From<&BigInt> for Rational {
    fn from(n: &BigInt) -> Rational {
        match i64::try_from(n) {
            Ok(small) => Rational::from(small),
            Err(_) => Rational::from_big(RBig::from(integer_from_num(n))),
        }
    }
}

impl From<&BigRational> for Rational {
    fn from(n: &BigRational) -> Rational {
        if n.is_integer() {
            return Rational::from(n.numer());
        }
        let denominator = UBig::from_le_bytes(&n.denom().magnitude().to_bytes_le());
        Rational::from_big(RBig::from_parts(integer_from_num(n.numer()), denominator))
    }
}

fn integer_from_num(n: &BigInt) -> IBig {
    let sign = if n.sign() == num_bigint::Sign::Minus { Sign::Negative } else { Sign::Positive };
    IBig::from_parts(sign, UBig::from_le_bytes(&n.magnitude().to_bytes_le()))
}

impl From<&Rational> for BigRational {
    fn from(n: &Rational) -> BigRational {
        let (numerator, denominator) = match &n.0 {
            Small(n, d) => (BigInt::from(*n), BigInt::from(d.get())),
            Big(big) => {
                let (sign, magnitude) = big.numerator().clone().into_parts();
                let magnitude = BigInt::from(BigUint::from_bytes_le(&magnitude.to_le_bytes()));
                let denominator = BigUint::from_bytes_le(&big.denominator().to_le_bytes());
                (if sign == Sign::Negative { -magnitude } else { magnitude }, BigInt::from(denominator))
            }
        };
        // The invariant says that the fraction is reduced.
        BigRational::new_raw(numerator, denominator)
    }
}

impl fmt::Display for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Small(n, ONE) => write!(f, "{n}"),
            Small(n, d) => write!(f, "{n}/{d}"),
            Big(big) => write!(f, "{big}"),
        }
    }
}

impl fmt::Debug for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::Rational;

    #[test]
    fn numbers_are_two_words() {
        assert_eq!(std::mem::size_of::<Rational>(), 16);
    }
}
