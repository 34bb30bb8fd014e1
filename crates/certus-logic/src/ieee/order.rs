//! Comparisons with C's meaning: a NaN is unordered, the zeros are equal.

use super::Format;
use super::shift::any;
use crate::terms::{Term, Terms};

impl Format {
    /// C's `a == b`.
    pub fn eq(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let same = t.eq(a, b);
        let zeros = self.both_zero(t, a, b);
        let equal = t.or2(same, zeros);
        // If the patterns are the same, so is what they are of.
        let nan = self.is_nan(t, a);
        let number = t.not(nan);
        t.and2(number, equal)
    }

    /// C's `a < b`.
    pub fn lt(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let below = self.below(t, a, b);
        let zeros = self.both_zero(t, a, b);
        let differ = t.not(zeros);
        let ordered = self.ordered(t, a, b);
        t.and(&[ordered, differ, below])
    }

    /// C's `a <= b`.
    pub fn le(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let above = self.below(t, b, a);
        let not_above = t.not(above);
        let zeros = self.both_zero(t, a, b);
        let least = t.or2(zeros, not_above);
        let ordered = self.ordered(t, a, b);
        t.and2(ordered, least)
    }

    /// Whether neither is a NaN: the negation of C's `isunordered`.
    pub fn ordered(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let (na, nb) = (self.is_nan(t, a), self.is_nan(t, b));
        let either = t.or2(na, nb);
        t.not(either)
    }

    /// C's `fmin`: the number if one is a NaN, and -0 of two zeros that differ.
    pub fn min(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let below = self.below(t, a, b);
        self.choose(t, below, a, b)
    }

    /// C's `fmax`: the number if one is a NaN, and +0 of two zeros that differ.
    pub fn max(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let below = self.below(t, b, a);
        self.choose(t, below, a, b)
    }

    fn choose(self, t: &mut Terms, first: Term, a: Term, b: Term) -> Term {
        let (na, nb) = (self.is_nan(t, a), self.is_nan(t, b));
        let value = t.ite(first, a, b);
        let value = t.ite(nb, a, value);
        t.ite(na, b, value)
    }

    fn both_zero(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let (a, b) = (self.magnitude(t, a), self.magnitude(t, b));
        let either = t.bvor(a, b);
        let some = any(t, either);
        t.not(some)
    }

    /// The order of signed magnitudes, in which -0 is below +0.
    fn below(self, t: &mut Terms, a: Term, b: Term) -> Term {
        let (na, nb) = (self.is_negative(t, a), self.is_negative(t, b));
        let negative = t.and2(na, nb);
        let (down, up) = (t.bvult(b, a), t.bvslt(a, b));
        t.ite(negative, down, up)
    }
}
