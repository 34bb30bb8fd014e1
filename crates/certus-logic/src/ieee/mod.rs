//! Bit-precise IEEE 754 arithmetic as circuits over bit-vector terms.
//!
//! A floating-point value is the bit-vector term of its pattern: sign, exponent, fraction, most significant
//! first. Every operation is a method of a [`Format`] that takes the arena and patterns of the format's
//! width; predicates and comparisons give truth values.
//!
//! ```
//! use certus_logic::{Terms, ieee::F32};
//! let mut t = Terms::new();
//! let bits = |t: &mut Terms, x: f32| t.bv(32, u128::from(x.to_bits()));
//! let (x, y, z) = (bits(&mut t, 0.1), bits(&mut t, 0.2), bits(&mut t, 0.1 + 0.2));
//! assert_eq!(F32.add(&mut t, x, y), z);
//! ```
//!
//! **Rounding** is to the nearest, ties to even, everywhere but where a function's name says otherwise.
//! Subnormals, infinities and signed zeros are exact. Exceptions and their flags do not exist.
//!
//! **NaN.** An operation that computes gives the one quiet NaN of [`Format::nan`] (sign 0, only the top bit
//! of the fraction set), whatever NaN went in; machines pass payloads and signs on, so that only `is_nan` of
//! a result can be compared with them. What only moves bits (`neg`, `abs`, `copysign`, `min`, `max`) does
//! so to a NaN too.
//!
//! **Shape.** Unpack, compute exactly with the lost bits in one sticky bit, normalise, round, pack: `round`
//! is shared by all. The circuits are to be bit-blasted, and so are kept small as gates rather than as
//! terms: shifts by stages, division and roots digit by digit with remainders of the significand's width.
//! An operand that is constant makes most of its part of the circuit go away.

mod classify;
mod convert;
mod integer;
mod integral;
mod order;
mod pack;
mod product;
mod quotient;
mod root;
mod shift;
mod sum;
pub mod x87;

pub use integral::Rounding;

use crate::bv::Bv;
use crate::terms::{Term, Terms};

/// A binary interchange format: one bit of sign, the exponent, the significand without its leading bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Format {
    exponent: u32,
    significand: u32,
}

/// Half precision.
pub const F16: Format = Format::new(5, 11);
/// Single precision: C's `float`.
pub const F32: Format = Format::new(8, 24);
/// Double precision: C's `double`.
pub const F64: Format = Format::new(11, 53);
/// Quadruple precision: C's `__float128`.
pub const F128: Format = Format::new(15, 113);

impl Format {
    /// The format of this many bits of exponent and of significand, its leading bit counted (as SMT-LIB
    /// counts them: single precision is 8 and 24).
    ///
    /// # Panics
    /// If there are fewer than 3 bits of exponent or 2 of significand, or so many that the pattern does not
    /// fit in 128 bits.
    #[must_use]
    pub const fn new(exponent: u32, significand: u32) -> Format {
        assert!(exponent >= 3 && exponent <= 24 && significand >= 2 && exponent + significand <= 128);
        Format { exponent, significand }
    }

    /// The number of bits of the exponent.
    #[must_use]
    pub const fn exponent(self) -> u32 {
        self.exponent
    }

    /// The number of bits of the significand, the leading one counted.
    #[must_use]
    pub const fn significand(self) -> u32 {
        self.significand
    }

    /// The number of bits of a pattern.
    #[must_use]
    pub const fn width(self) -> u32 {
        self.exponent + self.significand
    }

    /// What is added to an exponent to give its field. It is odd, which two circuits make use of.
    const fn bias(self) -> i128 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The field of infinities and NaNs.
    const fn top_field(self) -> u128 {
        (1 << self.exponent) - 1
    }

    /// A signed width in which sums and differences of two biased exponents fit, those of subnormals as if
    /// their range went on below.
    const fn wide(self) -> u32 {
        let span = 32 - self.significand.leading_zeros();
        if span < self.exponent { self.exponent + 2 } else { span + 3 }
    }

    /// Positive zero.
    pub fn zero(self, t: &mut Terms) -> Term {
        t.bv(self.width(), 0)
    }

    /// Positive infinity.
    pub fn infinity(self, t: &mut Terms) -> Term {
        t.bv(self.width(), self.top_field() << (self.significand - 1))
    }

    /// The quiet NaN that operations give.
    pub fn nan(self, t: &mut Terms) -> Term {
        let quiet = self.top_field() << 1 | 1;
        t.bv(self.width(), quiet << (self.significand - 2))
    }

    /// One.
    fn one(self, t: &mut Terms) -> Term {
        t.bv(self.width(), self.bias().unsigned_abs() << (self.significand - 1))
    }
}

/// A constant that may be negative.
fn signed(t: &mut Terms, width: u32, v: i128) -> Term {
    t.bv_const(Bv::from_i128(width, v))
}

/// The sign in front of a magnitude.
fn with_sign(t: &mut Terms, sign: Term, magnitude: Term) -> Term {
    t.concat(&[sign, magnitude])
}
