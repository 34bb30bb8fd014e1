//! Values of variables, and rational numbers for infinitesimals.

use super::simplex::Kind;
use super::{Delta, Rational, Simplex, VarId};

impl Simplex {
    /// The value of a variable in the last feasible check.
    #[must_use]
    pub fn value(&self, var: VarId) -> Delta {
        match self.vars[var.index()].kind {
            Kind::Outside(sum) => self.sum_value(sum),
            Kind::Original | Kind::Inside(_) => self.vars[var.index()].value.clone(),
        }
    }

    /// A positive number for the infinitesimal, such that the values satisfy all bounds that they satisfy with the
    /// infinitesimal, and pairs in `distinct` whose values differ still differ.
    #[must_use]
    pub fn suitable_epsilon(&self, distinct: &[(VarId, VarId)]) -> Rational {
        let mut epsilon = Rational::ONE;
        // Every variable with a bound is on the trail.
        for undo in &self.trail {
            let state = &self.vars[undo.var.index()];
            let value = || match state.kind {
                Kind::Outside(sum) => self.sum_value(sum),
                _ => state.value.clone(),
            };
            if let Some(lower) = &state.lower {
                shrink(&mut epsilon, &lower.value, &value());
            }
            if let Some(upper) = &state.upper {
                shrink(&mut epsilon, &value(), &upper.value);
            }
        }
        let half = Rational::new(1, 2);
        for (a, b) in distinct {
            let (a, b) = (self.value(*a), self.value(*b));
            let (less, greater) = if a < b { (a, b) } else { (b, a) };
            // They are equal at the limit that `shrink` allows, and at no smaller number.
            let mut limit = epsilon.clone();
            shrink(&mut limit, &less, &greater);
            if less.at(&limit) == greater.at(&limit) && less != greater {
                limit *= &half;
            }
            epsilon = limit;
        }
        epsilon
    }

    /// The values of all variables, indexed by their numbers, with a suitable number for the infinitesimal (see
    /// [`Simplex::suitable_epsilon`]).
    #[must_use]
    pub fn concrete(&self, distinct: &[(VarId, VarId)]) -> Vec<Rational> {
        let epsilon = self.suitable_epsilon(distinct);
        (0..self.vars.len() as u32).map(|var| self.value(VarId(var)).at(&epsilon)).collect()
    }
}

/// Makes `epsilon` small enough for `less ≤ greater` to hold, if it holds with the infinitesimal.
fn shrink(epsilon: &mut Rational, less: &Delta, greater: &Delta) {
    if less.real < greater.real && less.epsilon > greater.epsilon {
        let limit = (&greater.real - &less.real) / (&less.epsilon - &greater.epsilon);
        if limit < *epsilon {
            *epsilon = limit;
        }
    }
}
