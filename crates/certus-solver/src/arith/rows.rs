//! Sums of variables, and when their rows are in the tableau.
//!
//! The definition of a sum is kept forever. Its row is in the tableau from the first check with a bound on it until it
//! has been without one for a while: in long sessions most sums are of no concern to a query, and each row makes pivots
//! dearer.

use super::simplex::Kind;
use super::{Delta, Rational, Simplex, VarId};
use crate::{Limits, Stop};

/// So few idle rows are never dropped.
const FEW_IDLE_ROWS: usize = 8;
/// A row is dropped if its last bound was asserted so many checks ago. Entering a row again is cheap, and a fresh row
/// is sparse; rows that are kept make every pivot dearer. Much larger numbers are several times slower if queries
/// share few sums, and hardly faster if they share most.
const IDLE_CHECKS: u64 = 2;
/// How many rows enter the tableau between two looks at the limits.
const ROWS_PER_LOOK: usize = 8;

impl Simplex {
    /// The variable that stands for a linear combination of variables. The same sum has the same variable; it is an
    /// integer variable if all coefficients and variables are integers. A sum that is a single variable is
    /// that variable.
    pub fn row(&mut self, sum: &[(VarId, Rational)]) -> VarId {
        let mut terms: Vec<(VarId, Rational)> = Vec::with_capacity(sum.len());
        for (var, coefficient) in sum {
            match self.vars[var.index()].kind {
                Kind::Original => terms.push((*var, coefficient.clone())),
                Kind::Outside(inner) | Kind::Inside(inner) => {
                    let inner = self.definitions[inner as usize].iter();
                    terms.extend(inner.map(|(var, factor)| (*var, factor * coefficient)));
                }
            }
        }
        terms.sort_by_key(|(var, _)| *var);
        terms.dedup_by(|later, first| {
            let same = later.0 == first.0;
            if same {
                first.1 += &later.1;
            }
            same
        });
        terms.retain(|(_, coefficient)| !coefficient.is_zero());
        if let [(var, coefficient)] = terms.as_slice()
            && coefficient.is_one()
        {
            return *var;
        }
        if let Some(slack) = self.slack_of.get(terms.as_slice()) {
            return *slack;
        }
        let is_int = terms.iter().all(|(var, factor)| self.vars[var.index()].is_int && factor.is_integer());
        let definition = u32::try_from(self.definitions.len()).expect("fewer than 2^32 sums");
        let slack = self.add_var(Kind::Outside(definition), is_int);
        let terms = terms.into_boxed_slice();
        self.definitions.push(terms.clone());
        self.slack_of.insert(terms, slack);
        slack
    }

    /// The sum over original variables that a variable stands for, if it stands for one.
    #[must_use]
    pub fn definition(&self, var: VarId) -> Option<&[(VarId, Rational)]> {
        match self.vars[var.index()].kind {
            Kind::Original => None,
            Kind::Outside(sum) | Kind::Inside(sum) => Some(&self.definitions[sum as usize]),
        }
    }

    /// The present value of a sum.
    pub(super) fn sum_value(&self, sum: u32) -> Delta {
        let mut value = Delta::ZERO;
        for (var, coefficient) in &self.definitions[sum as usize] {
            value.add_mul(coefficient, &self.vars[var.index()].value);
        }
        value
    }

    /// Puts the rows of variables that have got a bound into the tableau.
    pub(super) fn enter_rows(&mut self, limits: &Limits) -> Result<(), Stop> {
        let mut entered = 0;
        while let Some(&var) = self.entering.last() {
            entered += 1;
            if entered % ROWS_PER_LOOK == 0
                && let Some(stop) = limits.stop()
            {
                return Err(stop);
            }
            self.entering.pop();
            let state = &mut self.vars[var.index()];
            state.is_entering = false;
            let Kind::Outside(sum) = state.kind else { continue };
            if !state.is_bounded() {
                continue;
            }
            state.kind = Kind::Inside(sum);
            if !state.is_touched {
                state.is_touched = true;
                self.touched.push(var);
            }
            let value = self.sum_value(sum);
            self.vars[var.index()].value = value;
            let terms = &self.definitions[sum as usize];
            let denominators = terms.iter().map(|(_, coefficient)| coefficient);
            if denominators.clone().all(Rational::is_integer) {
                self.tableau.add_row(var, Rational::ONE, terms);
            } else {
                let common = denominators.fold(Rational::ONE, |lcm, c| lcm.lcm(&c.denominator()));
                let terms: Vec<_> = terms.iter().map(|(var, c)| (*var, c * &common)).collect();
                self.tableau.add_row(var, common, &terms);
            }
            self.inside += 1;
            self.statistics.rows_added += 1;
            self.suspect(var);
        }
        Ok(())
    }

    /// Takes rows out that have no bound and were not used for a while, if there are many.
    pub(super) fn collect_idle_rows(&mut self, limits: &Limits) {
        if self.idle <= FEW_IDLE_ROWS || 2 * self.idle <= self.inside {
            return;
        }
        let checks = self.statistics.checks;
        let mut candidates = std::mem::take(&mut self.idlers);
        candidates.retain(|var| {
            let state = &mut self.vars[var.index()];
            let Kind::Inside(sum) = state.kind else {
                state.is_idler = false;
                return false;
            };
            if !state.is_bounded() && state.last_used + IDLE_CHECKS > checks {
                return true;
            }
            state.is_idler = false;
            if !state.is_bounded() {
                self.drop_row(*var, sum, limits);
            }
            false
        });
        self.idlers = candidates;
    }

    fn drop_row(&mut self, var: VarId, sum: u32, limits: &Limits) {
        // A nonbasic variable is made basic in the shortest row it occurs in. Values do not change; a variable that
        // violates its bounds and gets nonbasic is a suspect, and the search begins with these.
        if self.tableau.row_of(var).is_none() {
            let shortest = self
                .tableau
                .column(var)
                .iter()
                .min_by_key(|at| (self.tableau.row(at.row).entries.len(), at.row));
            if let Some(&at) = shortest {
                self.statistics.pivots += 1;
                if self.tableau.pivot(at.row, at.slot, limits).is_err() {
                    // The caller will find the limit as well.
                    return self.rebuild();
                }
            }
        }
        if let Some(row) = self.tableau.row_of(var) {
            self.tableau.remove_row(row);
        }
        self.vars[var.index()].kind = Kind::Outside(sum);
        self.inside -= 1;
        self.idle -= 1;
        self.statistics.rows_dropped += 1;
    }

    /// Takes all rows out; those with bounds come back with the next check.
    pub(super) fn rebuild(&mut self) {
        self.tableau.clear();
        for var in self.suspects.drain(..) {
            self.vars[var.index()].is_suspect = false;
        }
        for (index, state) in self.vars.iter_mut().enumerate() {
            if let Kind::Inside(sum) = state.kind {
                state.kind = Kind::Outside(sum);
                self.statistics.rows_dropped += 1;
                if state.is_bounded() && !state.is_entering {
                    state.is_entering = true;
                    self.entering.push(VarId(index as u32));
                }
            }
        }
        self.inside = 0;
        self.idle = 0;
        for var in (0..self.vars.len() as u32).map(VarId) {
            self.suspect(var);
        }
    }
}
