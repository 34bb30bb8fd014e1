//! Bounds, and the trail on which they are undone.

use super::simplex::Kind;
use super::{Conflict, Delta, Premise, Rational, Reason, Simplex, VarId};

/// A bound and why it holds.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) value: Delta,
    pub(super) reason: Reason,
}

/// The bound that was in force before another one.
#[derive(Debug)]
pub(super) struct Undo {
    pub(super) var: VarId,
    upper: bool,
    old: Option<Bound>,
}

/// A moment to go back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

impl Simplex {
    /// Asserts `var ≤ bound`. The bound of an integer variable is rounded.
    ///
    /// # Errors
    /// The two bounds that contradict each other, if there is a lower bound above. The new bound is not in force then.
    pub fn assert_upper(&mut self, var: VarId, mut bound: Delta, reason: Reason) -> Result<(), Conflict> {
        let state = &mut self.vars[var.index()];
        if state.is_int && !bound.is_integer() {
            bound = Delta::from(bound.floor());
        }
        if state.upper.as_ref().is_some_and(|old| old.value <= bound) {
            return Ok(());
        }
        let new = Bound { value: bound, reason };
        if state.lower.as_ref().is_some_and(|lower| lower.value > new.value) {
            return Err(self.contradiction(var, true, new));
        }
        self.before_bound(var);
        let old = self.vars[var.index()].upper.replace(new);
        self.trail.push(Undo { var, upper: true, old });
        self.after_bound(var);
        Ok(())
    }

    /// Asserts `var ≥ bound`. The bound of an integer variable is rounded.
    ///
    /// # Errors
    /// The two bounds that contradict each other, if there is an upper bound below. The new bound is not in force then.
    pub fn assert_lower(&mut self, var: VarId, mut bound: Delta, reason: Reason) -> Result<(), Conflict> {
        let state = &mut self.vars[var.index()];
        if state.is_int && !bound.is_integer() {
            bound = Delta::from(bound.ceil());
        }
        if state.lower.as_ref().is_some_and(|old| old.value >= bound) {
            return Ok(());
        }
        let new = Bound { value: bound, reason };
        if state.upper.as_ref().is_some_and(|upper| upper.value < new.value) {
            return Err(self.contradiction(var, false, new));
        }
        self.before_bound(var);
        let old = self.vars[var.index()].lower.replace(new);
        self.trail.push(Undo { var, upper: false, old });
        self.after_bound(var);
        Ok(())
    }

    fn before_bound(&mut self, var: VarId) {
        let state = &mut self.vars[var.index()];
        if matches!(state.kind, Kind::Inside(_)) && !state.is_bounded() {
            self.idle -= 1;
        }
    }

    fn after_bound(&mut self, var: VarId) {
        let state = &mut self.vars[var.index()];
        state.last_used = self.statistics.checks;
        if !state.is_touched {
            state.is_touched = true;
            self.touched.push(var);
        }
        if let Kind::Outside(_) = state.kind {
            if !state.is_entering {
                state.is_entering = true;
                self.entering.push(var);
            }
        } else {
            self.suspect(var);
        }
    }

    fn contradiction(&self, var: VarId, upper: bool, new: Bound) -> Conflict {
        let coefficient = Rational::ONE;
        let new = Premise { reason: new.reason, var, upper, bound: new.value, coefficient };
        let old = self.premise(var, !upper, Rational::ONE);
        Conflict { premises: vec![new, old], farkas: true }
    }

    /// The bound of a variable that has one, as a part of a conflict.
    pub(super) fn premise(&self, var: VarId, upper: bool, coefficient: Rational) -> Premise {
        let state = &self.vars[var.index()];
        let bound = if upper { &state.upper } else { &state.lower };
        let bound = bound.as_ref().expect("only bounds that are in force take part in conflicts");
        Premise { reason: bound.reason, var, upper, bound: bound.value.clone(), coefficient }
    }

    /// The upper bound that is in force, and its reason.
    #[must_use]
    pub fn upper(&self, var: VarId) -> Option<(&Delta, Reason)> {
        self.vars[var.index()].upper.as_ref().map(|bound| (&bound.value, bound.reason))
    }

    /// The lower bound that is in force, and its reason.
    #[must_use]
    pub fn lower(&self, var: VarId) -> Option<(&Delta, Reason)> {
        self.vars[var.index()].lower.as_ref().map(|bound| (&bound.value, bound.reason))
    }

    /// The present moment.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark(self.trail.len())
    }

    /// Retracts the bounds that were asserted since the mark, in time proportional to their number. Variables, rows
    /// and values stay.
    pub fn backtrack(&mut self, mark: Mark) {
        while self.trail.len() > mark.0 {
            let Some(undo) = self.trail.pop() else { return };
            let state = &mut self.vars[undo.var.index()];
            let bound = if undo.upper { &mut state.upper } else { &mut state.lower };
            *bound = undo.old;
            if matches!(state.kind, Kind::Inside(_)) && !state.is_bounded() {
                self.idle += 1;
                if !state.is_idler {
                    state.is_idler = true;
                    self.idlers.push(undo.var);
                }
            }
        }
    }
}
