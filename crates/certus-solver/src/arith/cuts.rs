//! Gomory's mixed integer cuts, as inequalities over original variables.

use super::simplex::Kind;
use super::{Premise, Rational, Simplex, VarId};

/// The inequality `Σ sum ≥ bound` over original variables, which all solutions of the premises satisfy in which integer
/// variables are integers.
#[derive(Clone, Debug)]
pub struct Cut {
    /// Original variables with coefficients; integers without a common divisor if all of the variables are integers.
    pub sum: Vec<(VarId, Rational)>,
    /// The lower bound of the sum.
    pub bound: Rational,
    /// The bounds that it follows from, without coefficients.
    pub premises: Vec<Premise>,
}

fn fraction(number: &Rational) -> Rational {
    number - &number.floor()
}

impl Simplex {
    /// The cut with the fewest variables of the rows of fractional variables.
    pub(super) fn gomory_cut(&self, max_bits: usize) -> Option<Cut> {
        let rows = self.fractional().filter_map(|var| self.tableau.row_of(var));
        let cuts = rows.filter_map(|row| self.cut_of_row(row));
        let is_short = |cut: &Cut| cut.sum.iter().all(|(_, factor)| factor.bits() <= max_bits);
        cuts.filter(is_short).min_by_key(|cut| cut.sum.len())
    }

    /// With `s ≥ 0` the distance of a nonbasic variable to the bound it is at, the row is `base = β + Σ α·s`. Let `f` be
    /// the fractional part of `β`. As the base is an integer, either what is positive in the sum reaches `1 - f`, or what
    /// is negative reaches `-f`; the terms of integer variables may be changed by integers before.
    fn cut_of_row(&self, row: u32) -> Option<Cut> {
        let row = self.tableau.row(row);
        let value = &self.vars[row.base.index()].value;
        let part = fraction(&value.real);
        if !value.epsilon.is_zero() || part.is_zero() {
            return None;
        }
        let rest = &Rational::ONE - &part;
        let mut dense: Vec<(VarId, Rational)> = Vec::new();
        let mut bound = Rational::ONE;
        let mut premises = Vec::new();
        for entry in &row.entries {
            let state = &self.vars[entry.var.index()];
            let is_at =
                |bound: Option<&super::bounds::Bound>| bound.is_some_and(|bound| bound.value == state.value);
            let at_lower = is_at(state.lower.as_ref());
            if !(at_lower || is_at(state.upper.as_ref())) || !state.value.epsilon.is_zero() {
                return None;
            }
            let mut slope = &entry.coefficient / &row.divisor;
            if !at_lower {
                slope = -slope;
            }
            let factor = if state.is_int {
                let part_of_slope = fraction(&slope);
                if part_of_slope <= rest {
                    part_of_slope / &rest
                } else {
                    (&Rational::ONE - &part_of_slope) / &part
                }
            } else if slope.is_positive() {
                slope / &rest
            } else {
                -slope / &part
            };
            if factor.is_zero() {
                // An integer multiple of an integer distance: the bound does not matter.
                continue;
            }
            premises.push(self.premise(entry.var, !at_lower, Rational::ZERO));
            // factor·s is factor·(x - lower) or factor·(upper - x).
            let factor = if at_lower { factor } else { -factor };
            bound.add_mul(&factor, &state.value.real);
            self.add_sum(&mut dense, entry.var, &factor);
        }
        Some(self.tidy(dense, bound, premises))
    }

    /// Adds `factor·var` to a sum over original variables.
    fn add_sum(&self, sum: &mut Vec<(VarId, Rational)>, var: VarId, factor: &Rational) {
        match self.vars[var.index()].kind {
            Kind::Original => sum.push((var, factor.clone())),
            Kind::Outside(inner) | Kind::Inside(inner) => {
                sum.extend(self.definitions[inner as usize].iter().map(|(var, c)| (*var, c * factor)));
            }
        }
    }

    fn tidy(&self, mut sum: Vec<(VarId, Rational)>, mut bound: Rational, premises: Vec<Premise>) -> Cut {
        sum.sort_by_key(|(var, _)| *var);
        sum.dedup_by(|later, first| {
            let same = later.0 == first.0;
            if same {
                first.1 += &later.1;
            }
            same
        });
        sum.retain(|(_, factor)| !factor.is_zero());
        let denominators = sum.iter().map(|(_, factor)| factor.denominator());
        let common = denominators.fold(Rational::ONE, |lcm, d| lcm.lcm(&d));
        let numerators = sum.iter().map(|(_, factor)| factor * &common);
        let divisor = numerators.fold(Rational::ZERO, |gcd, n| gcd.gcd(&n));
        if !divisor.is_zero() {
            let scale = common / divisor;
            for (_, factor) in &mut sum {
                *factor *= &scale;
            }
            bound *= &scale;
            if sum.iter().all(|(var, _)| self.vars[var.index()].is_int) {
                bound = bound.ceil();
            }
        }
        Cut { sum, bound, premises }
    }
}
