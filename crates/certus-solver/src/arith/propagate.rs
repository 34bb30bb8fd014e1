//! Bounds that follow from a row and the bounds of its other variables.

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

/// What a row says in one direction: the least value of `Σ cₖ·xₖ` (which is 0), as far as there are bounds.
struct Least {
    sum: Delta,
    /// How many terms have no bound, and the last of them.
    missing: usize,
    last: Option<VarId>,
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
        let terms = self.terms(implied.row);
        let own = terms.clone().find(|(var, _)| *var == implied.var).expect("the variable is in the row").1;
        let factor = own.abs().recip();
        let mut premises = Vec::with_capacity(row.entries.len());
        for (var, coefficient) in terms {
            if var != implied.var {
                // If the own coefficient is positive, an upper bound needs the least of the rest.
                let least = own.is_positive() == implied.upper;
                premises.push(self.premise(
                    var,
                    coefficient.is_positive() != least,
                    coefficient.abs() * &factor,
                ));
            }
        }
        premises
    }

    /// The row as a sum that is 0: the base has a negative coefficient.
    fn terms(&self, row: u32) -> impl Iterator<Item = (VarId, Rational)> + Clone + '_ {
        let row = self.tableau.row(row);
        let entries = row.entries.iter().map(|entry| (entry.var, entry.coefficient.clone()));
        std::iter::once((row.base, -&row.divisor)).chain(entries)
    }

    fn propagate_row(&self, row: u32, implied: &mut Vec<Implied>) {
        for least in [true, false] {
            let bounds = self.sum_of_bounds(row, least);
            if bounds.missing > 1 {
                continue;
            }
            for (var, coefficient) in self.terms(row) {
                let state = &self.vars[var.index()];
                if state.interesting
                    && (bounds.missing == 0 || bounds.last == Some(var))
                    && let Some(bound) = self.implied_bound(row, least, &bounds, var, &coefficient)
                {
                    implied.push(bound);
                }
            }
        }
    }

    /// The sum of the bounds of a row that make its sum least (or greatest).
    fn sum_of_bounds(&self, row: u32, least: bool) -> Least {
        let mut bounds = Least { sum: Delta::ZERO, missing: 0, last: None };
        for (var, coefficient) in self.terms(row) {
            let state = &self.vars[var.index()];
            let bound = if coefficient.is_positive() == least { &state.lower } else { &state.upper };
            match bound {
                Some(bound) => bounds.sum.add_mul(&coefficient, &bound.value),
                None => {
                    bounds.missing += 1;
                    bounds.last = Some(var);
                    if bounds.missing > 1 {
                        return bounds;
                    }
                }
            }
        }
        bounds
    }

    /// `c·x + rest = 0` and `rest ≥ least` imply `c·x ≤ -least`.
    fn implied_bound(
        &self,
        row: u32,
        least: bool,
        bounds: &Least,
        var: VarId,
        coefficient: &Rational,
    ) -> Option<Implied> {
        let state = &self.vars[var.index()];
        let mut rest = bounds.sum.clone();
        if bounds.missing == 0 {
            let own = if coefficient.is_positive() == least { &state.lower } else { &state.upper };
            let own = own.as_ref().expect("no bound is missing");
            rest.add_mul(&-coefficient, &own.value);
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
        tighter.then_some(Implied { var, upper, bound, row })
    }
}
