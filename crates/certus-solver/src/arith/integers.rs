//! Solutions in which the integer variables are integers.
//!
//! A feasible check may give them fractions. [`Simplex::check_integers`] then tries, in this order: to find integer
//! values nearby, to refute single rows and all equations together by divisibility, a cut, and at last it names a
//! variable to branch on. Branches are on original variables only, so that a split never mixes variables.

use super::simplex::{Check, Kind};
use super::{Conflict, Cut, Delta, Premise, Rational, Simplex, VarId};
use crate::{Limits, Stop};

/// What [`Simplex::check_integers`] may do.
#[derive(Clone, Debug)]
pub struct IntConfig {
    /// How many branches and cuts are proposed since [`Simplex::reset_branches`] before it gives up.
    pub max_branches: u32,
    /// Every how many proposals there is a cut instead of a branch; 0 for none.
    pub cut_every: u32,
    /// How many bits the coefficients of a cut may have.
    pub max_cut_bits: usize,
    /// How many equations are solved together; 0 for none.
    pub max_equations: usize,
    /// Whether to look for integer values near the present ones.
    pub patch: bool,
}

impl Default for IntConfig {
    fn default() -> IntConfig {
        IntConfig { max_branches: 200, cut_every: 0, max_cut_bits: 256, max_equations: 300, patch: true }
    }
}

/// The answer of [`Simplex::check_integers`].
#[derive(Clone, Debug)]
pub enum IntCheck {
    /// All integer variables have integer values, and all bounds hold.
    Integral,
    /// There is no such solution. The conflict has Farkas coefficients only if there is no rational one either.
    Infeasible(Conflict),
    /// Assert `var ≤ floor` or `var ≥ floor + 1`. The value of the original variable `var` is between these.
    Branch {
        /// The variable, which is original.
        var: VarId,
        /// An integer.
        floor: Rational,
    },
    /// All integer solutions satisfy this inequality, and the present values do not.
    Cut(Cut),
    /// A limit was met.
    Stopped(Stop),
    /// There were too many branches.
    GaveUp,
}

/// What is remembered between calls.
#[derive(Debug, Default)]
pub(super) struct Branching {
    /// Proposals since the last reset.
    proposed: u32,
    /// Proposals at all, and for each variable the last one that was about it.
    time: u64,
    last: Vec<u64>,
}

impl Simplex {
    /// Begins to count branches and cuts anew: to be called before each query.
    pub fn reset_branches(&mut self) {
        self.branching.proposed = 0;
    }

    /// Looks for a solution in which integer variables have integer values; begins with a [`Simplex::check`]. The
    /// values are feasible after all answers but `Infeasible` and `Stopped`, and integers after `Integral`.
    ///
    /// The caller makes two cases of a branch, asserts a cut or throws it away, and asks again.
    pub fn check_integers(&mut self, limits: &Limits, config: &IntConfig) -> IntCheck {
        match self.rounded_check(limits) {
            Check::Feasible => {}
            Check::Infeasible(conflict) => return IntCheck::Infeasible(conflict),
            Check::Stopped(stop) => return IntCheck::Stopped(stop),
        }
        if self.fractional().next().is_none() {
            return IntCheck::Integral;
        }
        if let Some(conflict) = self.divisibility_conflict() {
            return IntCheck::Infeasible(conflict);
        }
        if config.patch {
            self.patch();
        }
        if self.fractional().next().is_none() {
            return IntCheck::Integral;
        }
        match self.equations_conflict(limits, config.max_equations) {
            Ok(None) => {}
            Ok(Some(conflict)) => return IntCheck::Infeasible(conflict),
            Err(stop) => return IntCheck::Stopped(stop),
        }
        if self.branching.proposed >= config.max_branches {
            return IntCheck::GaveUp;
        }
        self.branching.proposed += 1;
        if config.cut_every > 0
            && self.branching.proposed.is_multiple_of(config.cut_every)
            && let Some(cut) = self.gomory_cut(config.max_cut_bits)
        {
            if cut.sum.is_empty() {
                // 0 ≥ bound, which the values violate.
                return IntCheck::Infeasible(Conflict { premises: cut.premises, farkas: false });
            }
            return IntCheck::Cut(cut);
        }
        self.branch()
    }

    /// The original integer variables whose values are no integers.
    pub(super) fn fractional(&self) -> impl Iterator<Item = VarId> + '_ {
        let is_fractional = |var: &VarId| {
            let state = &self.vars[var.index()];
            state.is_int && state.kind == Kind::Original && !state.value.is_integer()
        };
        (0..self.vars.len() as u32).map(VarId).filter(is_fractional)
    }

    /// A check after which nonbasic integer variables have integer values. Their bounds are integers, so rounding does
    /// not violate them; it may move basic variables out of their bounds, and pivots bring them back.
    fn rounded_check(&mut self, limits: &Limits) -> Check {
        let answer = self.check(limits);
        if !matches!(answer, Check::Feasible) {
            return answer;
        }
        let mut moved = false;
        for var in (0..self.vars.len() as u32).map(VarId) {
            let state = &self.vars[var.index()];
            let nonbasic = !matches!(state.kind, Kind::Outside(_)) && self.tableau.row_of(var).is_none();
            if nonbasic && state.is_int && !state.value.is_integer() {
                let difference = Delta::from(state.value.floor()).minus(&state.value);
                self.shift_nonbasic(var, &difference);
                moved = true;
            }
        }
        if moved { self.search_and_keep(limits) } else { answer }
    }

    /// A row without an integer solution: the coefficients of the variables that are not fixed have a common divisor
    /// that does not divide the rest.
    fn divisibility_conflict(&self) -> Option<Conflict> {
        // A row whose values are integers has an integer solution.
        let rows = self.fractional().filter_map(|var| self.tableau.row_of(var));
        rows.filter(|row| self.row_is_indivisible(*row))
            .min_by_key(|row| self.tableau.row(*row).entries.len())
            .map(|row| {
                let row = self.tableau.row(row);
                let vars = row.entries.iter().map(|entry| entry.var);
                self.integer_conflict(vars.filter(|var| self.vars[var.index()].is_fixed()))
            })
    }

    fn row_is_indivisible(&self, row: u32) -> bool {
        let row = self.tableau.row(row);
        // The base has a fractional value, so it is not fixed.
        let mut divisor = row.divisor.clone();
        let mut constant = Rational::ZERO;
        for entry in &row.entries {
            let state = &self.vars[entry.var.index()];
            if state.is_fixed() && state.value.epsilon.is_zero() {
                constant.add_mul(&entry.coefficient, &state.value.real);
            } else if !state.is_int {
                return false;
            } else {
                divisor = divisor.gcd(&entry.coefficient);
            }
        }
        !(constant / divisor).is_integer()
    }

    /// The conflict of both bounds of variables.
    pub(super) fn integer_conflict(&self, vars: impl Iterator<Item = VarId>) -> Conflict {
        let mut premises: Vec<Premise> = Vec::new();
        for var in vars {
            premises.push(self.premise(var, false, Rational::ZERO));
            premises.push(self.premise(var, true, Rational::ZERO));
        }
        Conflict { premises, farkas: false }
    }

    /// The fractional variable to branch on: one with a small range, or the one that has waited longest.
    fn branch(&mut self) -> IntCheck {
        self.branching.last.resize(self.vars.len(), 0);
        let key = |var: &VarId| {
            let state = &self.vars[var.index()];
            let range = match (&state.lower, &state.upper) {
                (Some(lower), Some(upper)) => Some(&upper.value.real - &lower.value.real),
                _ => None,
            };
            (range.is_none(), range, self.branching.last[var.index()], *var)
        };
        let var = self.fractional().min_by_key(key).expect("a value is fractional");
        self.branching.time += 1;
        self.branching.last[var.index()] = self.branching.time;
        IntCheck::Branch { var, floor: self.vars[var.index()].value.floor() }
    }
}
