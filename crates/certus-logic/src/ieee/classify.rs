//! The fields of a pattern, the classes of C's `math.h`, and what only moves bits.

use super::shift::{any, bit};
use super::{Format, with_sign};
use crate::terms::{Term, Terms};

impl Format {
    /// The sign: one bit.
    pub fn sign(self, t: &mut Terms, x: Term) -> Term {
        t.extract(self.width() - 1, self.width() - 1, x)
    }

    /// Whether the sign is set, of zeros and NaNs too: C's `signbit`.
    pub fn is_negative(self, t: &mut Terms, x: Term) -> Term {
        bit(t, x, self.width() - 1)
    }

    /// All but the sign.
    pub(super) fn magnitude(self, t: &mut Terms, x: Term) -> Term {
        t.extract(self.width() - 2, 0, x)
    }

    /// The exponent as it is stored.
    pub(super) fn field(self, t: &mut Terms, x: Term) -> Term {
        t.extract(self.width() - 2, self.significand - 1, x)
    }

    /// The significand as it is stored.
    pub(super) fn fraction(self, t: &mut Terms, x: Term) -> Term {
        t.extract(self.significand - 2, 0, x)
    }

    /// Whether the exponent is the one of infinities and NaNs.
    pub(super) fn is_special(self, t: &mut Terms, x: Term) -> Term {
        let field = self.field(t, x);
        let top = t.bv(self.exponent, self.top_field());
        t.eq(field, top)
    }

    /// Whether this is no number.
    pub fn is_nan(self, t: &mut Terms, x: Term) -> Term {
        let special = self.is_special(t, x);
        let fraction = self.fraction(t, x);
        let some = any(t, fraction);
        t.and2(special, some)
    }

    /// Whether this is one of the two infinities.
    pub fn is_inf(self, t: &mut Terms, x: Term) -> Term {
        let magnitude = self.magnitude(t, x);
        let infinity = t.bv(self.width() - 1, self.top_field() << (self.significand - 1));
        t.eq(magnitude, infinity)
    }

    /// Whether this is a number other than the infinities.
    pub fn is_finite(self, t: &mut Terms, x: Term) -> Term {
        let special = self.is_special(t, x);
        t.not(special)
    }

    /// Whether this is one of the two zeros.
    pub fn is_zero(self, t: &mut Terms, x: Term) -> Term {
        let magnitude = self.magnitude(t, x);
        let some = any(t, magnitude);
        t.not(some)
    }

    /// Whether this is a number other than zero below the least normal one.
    pub fn is_subnormal(self, t: &mut Terms, x: Term) -> Term {
        let field = self.field(t, x);
        let normal = any(t, field);
        let low = t.not(normal);
        let fraction = self.fraction(t, x);
        let some = any(t, fraction);
        t.and2(low, some)
    }

    /// Whether this is neither zero nor subnormal, infinite or NaN.
    pub fn is_normal(self, t: &mut Terms, x: Term) -> Term {
        let field = self.field(t, x);
        let some = any(t, field);
        let finite = self.is_finite(t, x);
        t.and2(some, finite)
    }

    /// The sign turned round, of a NaN too.
    pub fn neg(self, t: &mut Terms, x: Term) -> Term {
        let sign = self.sign(t, x);
        let sign = t.bvnot(sign);
        let magnitude = self.magnitude(t, x);
        with_sign(t, sign, magnitude)
    }

    /// The sign cleared, of a NaN too.
    pub fn abs(self, t: &mut Terms, x: Term) -> Term {
        let magnitude = self.magnitude(t, x);
        t.zero_extend(1, magnitude)
    }

    /// The magnitude of the first with the sign of the second.
    pub fn copysign(self, t: &mut Terms, x: Term, sign: Term) -> Term {
        let sign = self.sign(t, sign);
        let magnitude = self.magnitude(t, x);
        with_sign(t, sign, magnitude)
    }
}
