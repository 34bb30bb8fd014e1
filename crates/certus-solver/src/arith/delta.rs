//! Numbers `r + k·ε` with a positive infinitesimal `ε` (Dutertre, de Moura, CAV 2006, §5): `x < 3` is `x ≤ 3 - ε`.

use std::fmt;

use super::Rational;

/// The number `real + epsilon·ε`. The derived order is the right one: it is lexicographic.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Delta {
    /// The standard part.
    pub real: Rational,
    /// How often the infinitesimal is added.
    pub epsilon: Rational,
}

impl Delta {
    /// The number 0.
    pub const ZERO: Delta = Delta { real: Rational::ZERO, epsilon: Rational::ZERO };

    /// The number `real + epsilon·ε`.
    #[must_use]
    pub fn new(real: Rational, epsilon: Rational) -> Delta {
        Delta { real, epsilon }
    }

    /// The bound of `x < real`.
    #[must_use]
    pub fn below(real: Rational) -> Delta {
        Delta { real, epsilon: Rational::MINUS_ONE }
    }

    /// The bound of `x > real`.
    #[must_use]
    pub fn above(real: Rational) -> Delta {
        Delta { real, epsilon: Rational::ONE }
    }

    /// Whether it is 0.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.real.is_zero() && self.epsilon.is_zero()
    }

    /// Whether it is an integer without an infinitesimal part.
    #[inline]
    #[must_use]
    pub fn is_integer(&self) -> bool {
        self.epsilon.is_zero() && self.real.is_integer()
    }

    /// The greatest integer that is not greater.
    #[must_use]
    pub fn floor(&self) -> Rational {
        if self.epsilon.is_negative() && self.real.is_integer() {
            return &self.real - &Rational::ONE;
        }
        self.real.floor()
    }

    /// The least integer that is not less.
    #[must_use]
    pub fn ceil(&self) -> Rational {
        if self.epsilon.is_positive() && self.real.is_integer() {
            return &self.real + &Rational::ONE;
        }
        self.real.ceil()
    }

    /// `self += factor * other`.
    #[inline]
    pub fn add_mul(&mut self, factor: &Rational, other: &Delta) {
        self.real.add_mul(factor, &other.real);
        if !other.epsilon.is_zero() {
            self.epsilon.add_mul(factor, &other.epsilon);
        }
    }

    /// `self - other`.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Delta) -> Delta {
        Delta { real: &self.real - &other.real, epsilon: &self.epsilon - &other.epsilon }
    }

    /// `self * factor`.
    #[inline]
    #[must_use]
    pub fn times(&self, factor: &Rational) -> Delta {
        if factor.is_one() {
            return self.clone();
        }
        Delta { real: &self.real * factor, epsilon: &self.epsilon * factor }
    }

    /// `self / divisor`.
    ///
    /// # Panics
    /// If the divisor is 0.
    #[inline]
    #[must_use]
    pub fn over(&self, divisor: &Rational) -> Delta {
        if divisor.is_one() {
            return self.clone();
        }
        self.times(&divisor.recip())
    }

    /// The rational number for a given value of the infinitesimal.
    #[must_use]
    pub fn at(&self, epsilon: &Rational) -> Rational {
        let mut value = self.real.clone();
        value.add_mul(&self.epsilon, epsilon);
        value
    }
}

impl From<Rational> for Delta {
    fn from(real: Rational) -> Delta {
        Delta { real, epsilon: Rational::ZERO }
    }
}

impl From<i64> for Delta {
    fn from(n: i64) -> Delta {
        Delta::from(Rational::from(n))
    }
}

impl fmt::Debug for Delta {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.epsilon.is_zero() {
            return write!(f, "{}", self.real);
        }
        write!(f, "{}{}{}ε", self.real, if self.epsilon.is_negative() { "" } else { "+" }, self.epsilon)
    }
}
