//! Bounds that follow from a row and the bounds of its other variables.

use super::tableau::Row;
use super::{Delta, Premise, Rational, Simplex, VarId};

/// A bound that follows from others: `var ≤ bound` if `upper`, and `var ≥ bound` otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Implied {
    /// The bounded variable.
    pub var: VarId,
    /// Whether it is an upper bound.
    pub upper: bool,
    /// The bound, rounded for an integer variable.
    pub bound: Delta,
    /// The row that it follows from.
    row: u32,
}

/// The terms of a row as a sum that is 0: the base with its negated divisor, and the entries.
fn terms<'a>(row: &'a Row, minus: &'a Rational) -> impl Iterator<Item = (VarId, &'a Rational)> + Clone {
    std::iter::once((row.base, minus)).chain(row.entries.iter().map(|entry| (entry.var, &entry.coefficient)))
}

impl Simplex {
    /// Says that [`Simplex::propagate`] is to report bounds of this variable. None are reported otherwise.
    pub fn set_interesting(&mut self, var: VarId, interesting: bool) {
        self.vars[var.index()].interesting = interesting;
    }

    /// Appends bounds of interesting variables that follow from single rows, and that are tighter than what is
    /// asserted. Only rows in which a bound was asserted since the last call are looked at; at most about `budget` of
    /// their entries, the rest is left to the next call. Call it after a feasible check: rows that are not in the
    /// tableau yet are not looked at.
    pub fn propagate(&mut self, budget: usize, implied: &mut Vec<Implied>) {
        self.propagations += 1;
        self.row_stamps.resize(self.tableau.capacity(), 0);
        let mut rows = Vec::new();
        let mut cost = 0;
        while let Some(&var) = self.touched.last() {
            if cost > budget {
                break;
            }
            self.touched.pop();
            let state = &mut self.vars[var.index()];
            state.is_touched = false;
            if !state.is_bounded() {
                continue;
            }
            let stamp = self.propagations;
            let of_base = self.tableau.row_of(var);
            for row in of_base.into_iter().chain(self.tableau.column(var).iter().map(|at| at.row)) {
                if self.row_stamps[row as usize] != stamp {
                    self.row_stamps[row as usize] = stamp;
                    cost += self.tableau.row(row).entries.len() + 1;
                    rows.push(row);
                }
            }
        }
        for row in rows {
            self.propagate_row(row, implied);
        }
    }

    /// The bounds that imply `implied.bound`, with the coefficients with which their sum is `implied.var ≤ c` or
    /// `implied.var ≥ c`; `c` rounded is the bound.
    ///
    /// Only to be asked right after the [`Simplex::propagate`] that reported it, before anything is asserted,
    /// checked or retracted.
    #[must_use]
    pub fn explain(&self, implied: &Implied) -> Vec<Premise> {
        let row = self.tableau.row(implied.row);
        let minus = -&row.divisor;
        let all = terms(row, &minus);
        let own = all.clone().find(|(var, _)| *var == implied.var).expect("the variable is in the row").1;
        let factor = own.abs().recip();
        // If the own coefficient is positive, an upper bound needs the least of the rest.
        let least = own.is_positive() == implied.upper;
        let mut premises = Vec::with_capacity(row.entries.len());
        for (var, coefficient) in all.filter(|(var, _)| *var != implied.var) {
            let upper = coefficient.is_positive() != least;
            premises.push(self.premise(var, upper, coefficient.abs() * &factor));
        }
        premises
    }

    fn propagate_row(&self, number: u32, implied: &mut Vec<Implied>) {
        let row = self.tableau.row(number);
        let minus = -&row.divisor;
        // How many bounds are missing for the least and for the greatest value of the sum, and the last of them.
        let mut missing = [(0, None); 2];
        let mut interesting = false;
        for (var, coefficient) in terms(row, &minus) {
            let state = &self.vars[var.index()];
            interesting |= state.interesting;
            for (upper, bound) in [(false, &state.lower), (true, &state.upper)] {
                if bound.is_none() {
                    let (count, last) = &mut missing[usize::from(coefficient.is_positive() == upper)];
                    *count += 1;
                    *last = Some(var);
                }
            }
            if missing[0].0 > 1 && missing[1].0 > 1 {
                return;
            }
        }
        if !interesting {
            return;
        }
        for (least, (count, last)) in [true, false].into_iter().zip(missing) {
            match (count, last) {
                (0, _) => self.propagate_direction(number, &minus, least, None, implied),
                (1, Some(var)) if self.vars[var.index()].interesting => {
                    self.propagate_direction(number, &minus, least, Some(var), implied);
                }
                _ => {}
            }
        }
    }

    /// Bounds that follow from the least (or greatest) value of the sum, which is 0: of the one variable whose own
    /// bound is missing, or of all.
    fn propagate_direction(
        &self,
        number: u32,
        minus: &Rational,
        least: bool,
        only: Option<VarId>,
        implied: &mut Vec<Implied>,
    ) {
        let row = self.tableau.row(number);
        let own_bound = |var: VarId, coefficient: &Rational| {
            let state = &self.vars[var.index()];
            let bound = if coefficient.is_positive() == least { &state.lower } else { &state.upper };
            bound.as_ref().map(|bound| &bound.value)
        };
        let mut sum = Delta::ZERO;
        for (var, coefficient) in terms(row, minus) {
            if let Some(bound) = own_bound(var, coefficient) {
                sum.add_mul(coefficient, bound);
            }
        }
        for (var, coefficient) in terms(row, minus) {
            let state = &self.vars[var.index()];
            if !state.interesting || only.is_some_and(|only| only != var) {
                continue;
            }
            // c·x + rest = 0 and rest ≥ least imply c·x ≤ -least.
            let mut rest = sum.clone();
            if let Some(bound) = own_bound(var, coefficient) {
                rest.add_mul(&-coefficient, bound);
            }
            let mut bound = rest.over(&-coefficient);
            let upper = coefficient.is_positive() == least;
            if state.is_int && !bound.is_integer() {
                bound = Delta::from(if upper { bound.floor() } else { bound.ceil() });
            }
            let tighter = if upper {
                state.upper.as_ref().is_none_or(|old| bound < old.value)
            } else {
                state.lower.as_ref().is_none_or(|old| bound > old.value)
            };
            if tighter {
                implied.push(Implied { var, upper, bound, row: number });
            }
        }
    }
}
