//! Whether linear inequalities have a rational solution, by eliminating one variable after the other.

use num_bigint::BigInt;
use num_rational::BigRational;

/// `Σ coefficients[i]·xᵢ + constant ≤ 0`, or `< 0` if strict.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Inequality {
    pub(crate) coefficients: Vec<BigRational>,
    pub(crate) constant: BigRational,
    pub(crate) strict: bool,
}

fn zero() -> BigRational {
    BigRational::from(BigInt::from(0))
}

impl Inequality {
    /// Divided by the magnitude of the first coefficient, so that equal inequalities look equal.
    fn normalised(mut self) -> Inequality {
        let Some(first) = self.coefficients.iter().find(|c| **c != zero()) else { return self };
        let scale = if *first < zero() { -first.clone() } else { first.clone() };
        for coefficient in &mut self.coefficients {
            *coefficient /= &scale;
        }
        self.constant /= &scale;
        self
    }

    fn is_constant(&self) -> bool {
        self.coefficients.iter().all(|c| *c == zero())
    }

    fn plus(&self, other: &Inequality, own_factor: &BigRational, factor: &BigRational) -> Inequality {
        let sum = |a: &BigRational, b: &BigRational| a * own_factor + b * factor;
        Inequality {
            coefficients: self.coefficients.iter().zip(&other.coefficients).map(|(a, b)| sum(a, b)).collect(),
            constant: sum(&self.constant, &other.constant),
            strict: self.strict || other.strict,
        }
    }
}

/// Whether there is a solution; `None` if there get too many inequalities.
pub(crate) fn feasible(variables: usize, mut all: Vec<Inequality>) -> Option<bool> {
    for var in 0..variables {
        all = all.into_iter().map(Inequality::normalised).collect();
        all.sort();
        all.dedup();
        // Of inequalities with the same left side only the strongest matters: it comes last.
        let mut kept: Vec<Inequality> = Vec::new();
        for inequality in all {
            if kept.last().is_some_and(|last| last.coefficients == inequality.coefficients) {
                kept.pop();
            }
            kept.push(inequality);
        }
        if kept.len() > 400 {
            return None;
        }
        let sign = |inequality: &Inequality| inequality.coefficients[var].cmp(&zero());
        let of = |wanted| kept.iter().filter(move |i| sign(i) == wanted);
        let mut next: Vec<Inequality> = of(std::cmp::Ordering::Equal).cloned().collect();
        for upper in of(std::cmp::Ordering::Greater) {
            for lower in of(std::cmp::Ordering::Less) {
                next.push(upper.plus(lower, &-lower.coefficients[var].clone(), &upper.coefficients[var]));
            }
        }
        all = next;
    }
    Some(all.iter().all(|inequality| {
        assert!(inequality.is_constant());
        if inequality.strict { inequality.constant < zero() } else { inequality.constant <= zero() }
    }))
}
