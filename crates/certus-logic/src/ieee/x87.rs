//! The 80-bit extended format of the x87: C's `long double` on x86.
//!
//! Its patterns have the leading bit of the significand explicit, which other formats leave away. To
//! compute, [`decode`] patterns to those of [`FORMAT`], which has the same numbers in 79 bits, and
//! [`encode`] the result.

use super::Format;
use super::shift::{any, bit, flag};
use crate::terms::{Term, Terms};

/// Extended precision without the explicit leading bit.
pub const FORMAT: Format = Format::new(15, 64);

/// The number of bits of a pattern with its leading bit, without the padding behind it in memory.
pub const WIDTH: u32 = 80;

/// The pattern of [`FORMAT`] for one of 80 bits. What the processor refuses as invalid (a leading bit of 0
/// with an exponent other than 0) is NaN.
pub fn decode(t: &mut Terms, x: Term) -> Term {
    let (sign, field) = (t.extract(79, 79, x), t.extract(78, 64, x));
    let fraction = t.extract(62, 0, x);
    let leading = bit(t, x, 63);
    let normal = any(t, field);
    // A subnormal whose leading bit is set is the least normal number's neighbour, with exponent 1.
    let one = t.bv(15, 1);
    let lowest = t.ite(leading, one, field);
    let number_field = t.ite(normal, field, lowest);
    let number = t.concat(&[sign, number_field, fraction]);
    let unset = t.not(leading);
    let invalid = t.and2(normal, unset);
    let nan = FORMAT.nan(t);
    t.ite(invalid, nan, number)
}

/// The 80-bit pattern for one of [`FORMAT`].
pub fn encode(t: &mut Terms, x: Term) -> Term {
    let (sign, field, fraction) = (FORMAT.sign(t, x), FORMAT.field(t, x), FORMAT.fraction(t, x));
    let normal = any(t, field);
    let leading = flag(t, normal);
    t.concat(&[sign, field, leading, fraction])
}
