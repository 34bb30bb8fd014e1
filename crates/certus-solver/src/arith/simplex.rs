//! The simplex of Dutertre and de Moura: variables with bounds, and the search for values within them.
//!
//! Invariants, between two calls:
//! - The values satisfy every row of the tableau.
//! - A variable whose value violates one of its bounds is in `suspects` (or in `entering`, if it stands for a row
//!   that is not in the tableau).
//! - The values are those of the last feasible check. A check that fails puts them back: after backtracking they are
//!   nearly always within the bounds that are left.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::bounds::{Bound, Undo};
use super::integers::Branching;
use super::tableau::Tableau;
use super::{Conflict, Delta, Rational};
use crate::{Limits, Stop};

/// A variable of a [`Simplex`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VarId(pub u32);

impl VarId {
    /// The number as an index.
    #[inline]
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The answer of [`Simplex::check`].
#[derive(Clone, Debug)]
pub enum Check {
    /// The bounds have a solution (over the rationals).
    Feasible,
    /// They have none.
    Infeasible(Conflict),
    /// A limit was met.
    Stopped(Stop),
}

/// What has been done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Calls of [`Simplex::check`].
    pub checks: u64,
    /// Exchanges of a basic and a nonbasic variable.
    pub pivots: u64,
    /// Rows that were put into the tableau.
    pub rows_added: u64,
    /// Rows that were taken out again.
    pub rows_dropped: u64,
}

/// Where the row of a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The variable is original.
    Original,
    /// It stands for the sum of this number, and the tableau does not know it.
    Outside(u32),
    /// It stands for the sum of this number.
    Inside(u32),
}

#[derive(Clone, Debug)]
pub(super) struct Var {
    pub(super) kind: Kind,
    pub(super) is_int: bool,
    /// Whether [`Simplex::propagate`] reports bounds of it.
    pub(super) interesting: bool,
    pub(super) is_suspect: bool,
    pub(super) is_entering: bool,
    pub(super) is_touched: bool,
    pub(super) is_idler: bool,
    /// The epoch in which the value was last saved.
    saved_in: u32,
    /// The check before which a bound was last asserted.
    pub(super) last_used: u64,
    /// Meaningless if the variable is outside of the tableau.
    pub(super) value: Delta,
    pub(super) lower: Option<Bound>,
    pub(super) upper: Option<Bound>,
}

impl Var {
    #[inline]
    pub(super) fn is_below(&self) -> bool {
        self.lower.as_ref().is_some_and(|bound| self.value < bound.value)
    }

    #[inline]
    pub(super) fn is_above(&self) -> bool {
        self.upper.as_ref().is_some_and(|bound| self.value > bound.value)
    }

    #[inline]
    pub(super) fn is_bounded(&self) -> bool {
        self.lower.is_some() || self.upper.is_some()
    }

    /// Whether both bounds are the same.
    #[inline]
    pub(super) fn is_fixed(&self) -> bool {
        matches!((&self.lower, &self.upper), (Some(lower), Some(upper)) if lower.value == upper.value)
    }

    /// Whether a nonbasic variable may grow (or shrink) without leaving its bounds.
    #[inline]
    fn can_move(&self, up: bool) -> bool {
        if up {
            self.upper.as_ref().is_none_or(|bound| self.value < bound.value)
        } else {
            self.lower.as_ref().is_none_or(|bound| self.value > bound.value)
        }
    }
}

/// An incremental solver for conjunctions of bounds on variables and on sums of variables.
///
/// Make variables with [`Simplex::new_var`] and sums with [`Simplex::row`]; assert bounds; [`Simplex::check`]. To
/// retract, take a [`Simplex::mark`] before and [`Simplex::backtrack`] to it. All of it may be done in any order, also
/// after a conflict or a limit.
#[derive(Debug, Default)]
pub struct Simplex {
    pub(super) vars: Vec<Var>,
    pub(super) tableau: Tableau,
    /// The sums that rows stand for: original variables in ascending order with coefficients that are not 0.
    pub(super) definitions: Vec<Box<[(VarId, Rational)]>>,
    pub(super) slack_of: FxHashMap<Box<[(VarId, Rational)]>, VarId>,
    pub(super) trail: Vec<Undo>,
    pub(super) suspects: Vec<VarId>,
    /// Variables of rows that have got a bound and are not in the tableau yet.
    pub(super) entering: Vec<VarId>,
    /// Variables whose bounds have changed since the last propagation.
    pub(super) touched: Vec<VarId>,
    /// The values of the last feasible check of variables that have changed since.
    saved: Vec<(VarId, Delta)>,
    epoch: u32,
    /// How many rows are in the tableau, and how many of these have no bound.
    pub(super) inside: usize,
    pub(super) idle: usize,
    /// Variables that have lost their last bound while their row was in the tableau: candidates to be dropped.
    pub(super) idlers: Vec<VarId>,
    pub(super) statistics: Statistics,
    /// For each row when it was last propagated, and the number of propagations.
    pub(super) row_stamps: Vec<u64>,
    pub(super) propagations: u64,
    pub(super) branching: Branching,
}

/// The limits are looked at before each pivot but these first ones: a pivot may be long if the numbers are, and most
/// checks need few.
const PIVOTS_WITHOUT_LOOK: u64 = 3;
/// How many violated rows are looked at to find a short conflict.
const MOST_CONFLICT_ROWS: usize = 8;

impl Simplex {
    /// Without variables.
    #[must_use]
    pub fn new() -> Simplex {
        Simplex { epoch: 1, ..Simplex::default() }
    }

    /// A new variable, over the integers or over the reals. Its value is 0 at first.
    pub fn new_var(&mut self, is_int: bool) -> VarId {
        self.add_var(Kind::Original, is_int)
    }

    pub(super) fn add_var(&mut self, kind: Kind, is_int: bool) -> VarId {
        let var = VarId(u32::try_from(self.vars.len()).expect("fewer than 2^32 variables"));
        self.vars.push(Var {
            kind,
            is_int,
            interesting: false,
            is_suspect: false,
            is_entering: false,
            is_touched: false,
            is_idler: false,
            saved_in: 0,
            last_used: 0,
            value: Delta::ZERO,
            lower: None,
            upper: None,
        });
        self.tableau.add_var();
        var
    }

    /// How many variables there are, those of rows included.
    #[must_use]
    pub fn num_vars(&self) -> usize {
        self.vars.len()
    }

    /// How many rows are in the tableau.
    #[must_use]
    pub fn num_rows(&self) -> usize {
        self.tableau.len()
    }

    /// Whether the variable has integer values only.
    #[must_use]
    pub fn is_int(&self, var: VarId) -> bool {
        self.vars[var.index()].is_int
    }

    /// What has been done so far.
    #[must_use]
    pub fn statistics(&self) -> Statistics {
        self.statistics
    }

    /// Looks for values within all bounds (integers may get fractions: see [`Simplex::check_integers`]).
    ///
    /// After `Feasible`, [`Simplex::value`] and [`Simplex::concrete`] give a solution. After the other answers the
    /// values are those of the last feasible check. A conflict is only found again by the next check if its bounds are
    /// still there.
    pub fn check(&mut self, limits: &Limits) -> Check {
        self.statistics.checks += 1;
        self.collect_idle_rows(limits);
        match self.enter_rows(limits) {
            Ok(()) => self.search_and_keep(limits),
            Err(stop) => Check::Stopped(stop),
        }
    }

    /// Searches from the present values, and keeps the new ones if they are feasible.
    pub(super) fn search_and_keep(&mut self, limits: &Limits) -> Check {
        let answer = self.search(limits);
        match answer {
            Check::Feasible => self.keep_values(),
            Check::Infeasible(_) | Check::Stopped(_) => self.restore_values(),
        }
        answer
    }

    fn search(&mut self, limits: &Limits) -> Check {
        self.move_nonbasic_suspects();
        // Bland's rule terminates but is slow: it is for those that cycle or wander.
        let patience = 50 + 2 * self.tableau.len() as u64;
        let start = self.statistics.pivots;
        loop {
            let pivots = self.statistics.pivots - start;
            if pivots > PIVOTS_WITHOUT_LOOK
                && let Some(stop) = limits.stop()
            {
                return Check::Stopped(stop);
            }
            let bland = pivots > patience;
            let Some(leaving) = self.select_violated(bland) else { return Check::Feasible };
            let row = self.tableau.row_of(leaving).expect("nonbasic variables are within their bounds");
            let Some(slot) = self.select_entering(row, bland) else {
                return Check::Infeasible(self.shortest_conflict(row));
            };
            if let Err(stop) = self.pivot_and_update(row, slot, limits) {
                // The values of original variables are right, and those of rows come from these.
                self.rebuild();
                return Check::Stopped(stop);
            }
        }
    }

    /// Moves nonbasic variables into their bounds. From then on they stay there until the search ends.
    fn move_nonbasic_suspects(&mut self) {
        let mut at = 0;
        while let Some(&var) = self.suspects.get(at) {
            if self.tableau.row_of(var).is_some() {
                at += 1;
                continue;
            }
            self.suspects.swap_remove(at);
            let state = &mut self.vars[var.index()];
            state.is_suspect = false;
            let target = if state.is_below() {
                state.lower.as_ref()
            } else if state.is_above() {
                state.upper.as_ref()
            } else {
                None
            };
            if let Some(bound) = target {
                let difference = bound.value.minus(&state.value);
                self.shift_nonbasic(var, &difference);
            }
        }
    }

    /// Adds to the value of a nonbasic variable, and to those of the basic ones that depend on it.
    pub(super) fn shift_nonbasic(&mut self, var: VarId, difference: &Delta) {
        self.save_value(var);
        self.vars[var.index()].value.add_mul(&Rational::ONE, difference);
        for at in 0..self.tableau.column(var).len() {
            let occurrence = self.tableau.column(var)[at];
            let row = self.tableau.row(occurrence.row);
            let base = row.base;
            let coefficient = &row.entries[occurrence.slot as usize].coefficient;
            let state = &mut self.vars[base.index()];
            // As `save_value` and `suspect`, which would borrow too much.
            if state.saved_in != self.epoch {
                state.saved_in = self.epoch;
                self.saved.push((base, state.value.clone()));
            }
            if row.divisor.is_one() {
                state.value.add_mul(coefficient, difference);
            } else {
                state.value.add_mul(&(coefficient / &row.divisor), difference);
            }
            if !state.is_suspect && (state.is_below() || state.is_above()) {
                state.is_suspect = true;
                self.suspects.push(base);
            }
        }
    }

    fn save_value(&mut self, var: VarId) {
        let state = &mut self.vars[var.index()];
        if state.saved_in != self.epoch {
            state.saved_in = self.epoch;
            self.saved.push((var, state.value.clone()));
        }
    }

    /// Puts a variable that violates a bound among the suspects.
    #[inline]
    pub(super) fn suspect(&mut self, var: VarId) {
        let state = &mut self.vars[var.index()];
        if matches!(state.kind, Kind::Outside(_)) {
            return;
        }
        if !state.is_suspect && (state.is_below() || state.is_above()) {
            state.is_suspect = true;
            self.suspects.push(var);
        }
    }

    /// The values as they are become those to go back to.
    pub(super) fn keep_values(&mut self) {
        self.saved.clear();
        self.next_epoch();
    }

    /// Puts back the values of the last feasible check.
    pub(super) fn restore_values(&mut self) {
        while let Some((var, value)) = self.saved.pop() {
            self.vars[var.index()].value = value;
            self.suspect(var);
        }
        self.next_epoch();
    }

    fn next_epoch(&mut self) {
        if self.epoch == u32::MAX {
            for var in &mut self.vars {
                var.saved_in = 0;
            }
            self.epoch = 0;
        }
        self.epoch += 1;
    }

    /// A basic variable that violates a bound: the one that does so most, or by Bland's rule the first.
    fn select_violated(&mut self, bland: bool) -> Option<VarId> {
        let mut best: Option<(VarId, Delta)> = None;
        let mut at = 0;
        while let Some(&var) = self.suspects.get(at) {
            let state = &mut self.vars[var.index()];
            let error = if state.is_below() {
                state.lower.as_ref().map(|bound| bound.value.minus(&state.value))
            } else if state.is_above() {
                state.upper.as_ref().map(|bound| state.value.minus(&bound.value))
            } else {
                None
            };
            let Some(error) = error else {
                state.is_suspect = false;
                self.suspects.swap_remove(at);
                continue;
            };
            at += 1;
            let better = best.as_ref().is_none_or(|(other, greatest)| {
                if bland { var < *other } else { (&error, *other) > (greatest, var) }
            });
            if better {
                best = Some((var, error));
            }
        }
        best.map(|(var, _)| var)
    }

    /// The slot of a nonbasic variable that can move the violated basic variable of a row towards its bound: by
    /// Bland's rule the first variable, otherwise one without bounds or in few rows.
    fn select_entering(&self, row: u32, bland: bool) -> Option<u32> {
        let row = self.tableau.row(row);
        let up = self.vars[row.base.index()].is_below();
        let movable = row.entries.iter().enumerate().filter(|(_, entry)| {
            self.vars[entry.var.index()].can_move(entry.coefficient.is_positive() == up)
        });
        let best = if bland {
            movable.min_by_key(|(_, entry)| entry.var)
        } else {
            movable.max_by_key(|(_, entry)| {
                let free = !self.vars[entry.var.index()].is_bounded();
                (free, Reverse(self.tableau.column(entry.var).len()), Reverse(entry.var))
            })
        };
        best.map(|(slot, _)| slot as u32)
    }

    /// Moves the basic variable of a row to the bound that it violates, by moving the nonbasic one at `slot`, and
    /// exchanges them.
    fn pivot_and_update(&mut self, row: u32, slot: u32, limits: &Limits) -> Result<(), Stop> {
        let this = self.tableau.row(row);
        let base = &self.vars[this.base.index()];
        let bound = if base.is_below() { &base.lower } else { &base.upper };
        let target = &bound.as_ref().expect("a bound is violated").value;
        let entry = &this.entries[slot as usize];
        let ratio = if this.divisor == entry.coefficient {
            Rational::ONE
        } else {
            &this.divisor / &entry.coefficient
        };
        let difference = target.minus(&base.value).times(&ratio);
        let entering = entry.var;
        self.shift_nonbasic(entering, &difference);
        self.tableau.pivot(row, slot, limits)?;
        self.statistics.pivots += 1;
        self.suspect(entering);
        Ok(())
    }

    /// The conflict of a violated row that nothing can move, or a shorter one of another row.
    fn shortest_conflict(&self, row: u32) -> Conflict {
        let mut best = row;
        let others = self.suspects.iter().filter_map(|var| {
            let state = &self.vars[var.index()];
            if state.is_below() || state.is_above() { self.tableau.row_of(*var) } else { None }
        });
        for other in others.take(MOST_CONFLICT_ROWS) {
            let shorter = self.tableau.row(other).entries.len() < self.tableau.row(best).entries.len();
            if shorter && self.select_entering(other, true).is_none() {
                best = other;
            }
        }
        self.row_conflict(best)
    }

    /// The bounds that keep the violated basic variable of a row where it is (CAV 2006, §3.2.3), with the
    /// coefficients of the row.
    fn row_conflict(&self, row: u32) -> Conflict {
        let row = self.tableau.row(row);
        let up = self.vars[row.base.index()].is_below();
        let mut premises = Vec::with_capacity(row.entries.len() + 1);
        premises.push(self.premise(row.base, !up, row.divisor.clone()));
        for entry in &row.entries {
            let upper = entry.coefficient.is_positive() == up;
            premises.push(self.premise(entry.var, upper, entry.coefficient.abs()));
        }
        Conflict { premises, farkas: true }
    }

    /// Whether the data structures agree with each other and the values satisfy the rows; takes long, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn is_consistent(&self) -> bool {
        let rows_hold = (0..self.tableau.capacity() as u32).all(|number| {
            let row = self.tableau.row(number);
            if row.base.0 == u32::MAX {
                return row.entries.is_empty();
            }
            let mut sum = Delta::ZERO;
            for entry in &row.entries {
                sum.add_mul(&entry.coefficient, &self.vars[entry.var.index()].value);
            }
            self.vars[row.base.index()].value.times(&row.divisor) == sum
        });
        let definitions_hold = (0..self.vars.len() as u32).map(VarId).all(|var| {
            let state = &self.vars[var.index()];
            let violates = state.is_below() || state.is_above();
            match state.kind {
                Kind::Outside(_) => self.tableau.row_of(var).is_none() && self.tableau.column(var).is_empty(),
                Kind::Inside(sum) => self.sum_value(sum) == state.value && (!violates || state.is_suspect),
                Kind::Original => !violates || state.is_suspect,
            }
        });
        let is_inside = |var: &&Var| matches!(var.kind, Kind::Inside(_));
        let inside = self.vars.iter().filter(is_inside).count();
        let idle = self.vars.iter().filter(is_inside).filter(|var| !var.is_bounded()).count();
        self.tableau.is_consistent()
            && rows_hold
            && definitions_hold
            && (inside, idle) == (self.inside, self.idle)
            && self.saved.is_empty()
            && self.vars.iter().filter(is_inside).all(|var| var.is_bounded() || var.is_idler)
    }
}
