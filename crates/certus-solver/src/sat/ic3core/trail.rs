//! The assignment: values, the trail, and for each assigned variable its level and reason.
//!
//! Level 0 holds what is true in every query, level 1 the assumptions and what follows from them, and each
//! further level one decision. All assumptions share a level, so that a hundred of them cost no more
//! than one, backjumps never undo them, and the LBD of a clause does not count them.

use super::clauses::Cref;
use crate::sat::{Lit, Var};

/// The value of a literal. `OUT` and `OPEN` both mean unassigned; what differs is whether the variable is
/// in the cone of the query. Having that in the value makes the test for the cone free of charge.
pub(super) type Value = u8;
/// The literal is false.
pub(super) const FALSE: Value = 0;
/// Unassigned, in the cone.
pub(super) const OPEN: Value = 1;
/// The literal is true.
pub(super) const TRUE: Value = 2;
/// Unassigned, outside of the cone: nothing is to be known about it in this query.
pub(super) const OUT: Value = 3;

/// The level of the assumptions.
pub(super) const ASSUMPTIONS: u32 = 1;

/// Why a variable has its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reason(u32);

const BINARY: u32 = 1 << 31;

/// A [`Reason`] taken apart.
#[derive(Clone, Copy, Debug)]
pub(super) enum Why {
    /// A decision, an assumption, or a fact of level 0.
    Nothing,
    /// A binary clause whose other literal (this one) is false.
    Binary(Lit),
    /// A clause of the arena. The implied literal is its first.
    Clause(Cref),
}

impl Reason {
    pub(super) const NONE: Reason = Reason(u32::MAX);

    #[inline]
    pub(super) fn binary(other: Lit) -> Reason {
        Reason(BINARY | other.0)
    }

    #[inline]
    pub(super) fn clause(c: Cref) -> Reason {
        Reason(c)
    }

    /// The clause of the arena, if it is one.
    pub(super) fn as_clause(self) -> Option<Cref> {
        match self.why() {
            Why::Clause(c) => Some(c),
            _ => None,
        }
    }

    #[inline]
    pub(super) fn why(self) -> Why {
        if self == Reason::NONE {
            Why::Nothing
        } else if self.0 & BINARY != 0 {
            Why::Binary(Lit(self.0 & !BINARY))
        } else {
            Why::Clause(self.0)
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Origin {
    level: u32,
    reason: Reason,
}

/// The partial assignment.
#[derive(Debug, Default)]
pub(super) struct Trail {
    /// By literal.
    pub(super) values: Vec<Value>,
    /// By variable; meaningful for assigned ones.
    origins: Vec<Origin>,
    /// The value each variable had last, as the sign to decide it with.
    phase_neg: Vec<bool>,
    /// True literals in the order of assignment.
    lits: Vec<Lit>,
    /// Where each level from 1 on starts in `lits`.
    starts: Vec<u32>,
    /// How much of `lits` has been propagated.
    pub(super) head: usize,
}

impl Trail {
    pub(super) fn new_var(&mut self) -> Var {
        let var = Var(u32::try_from(self.origins.len())
            .ok()
            .filter(|&v| v < 1 << 30)
            .expect("fewer than 2^30 variables"));
        self.values.extend([OUT, OUT]);
        self.origins.push(Origin { level: 0, reason: Reason::NONE });
        self.phase_neg.push(true);
        var
    }

    #[inline]
    pub(super) fn value(&self, lit: Lit) -> Value {
        self.values[lit.index()]
    }

    #[inline]
    pub(super) fn is_unassigned(&self, var: Var) -> bool {
        self.values[var.pos().index()] & 1 != 0
    }

    #[inline]
    pub(super) fn level(&self) -> u32 {
        self.starts.len() as u32
    }

    #[inline]
    pub(super) fn level_of(&self, var: Var) -> u32 {
        self.origins[var.index()].level
    }

    /// Whether the variable has a value of level 0.
    #[inline]
    pub(super) fn is_fixed(&self, var: Var) -> bool {
        !self.is_unassigned(var) && self.level_of(var) == 0
    }

    #[inline]
    pub(super) fn reason(&self, var: Var) -> Reason {
        self.origins[var.index()].reason
    }

    pub(super) fn len(&self) -> usize {
        self.lits.len()
    }

    #[inline]
    pub(super) fn lit(&self, at: usize) -> Lit {
        self.lits[at]
    }

    pub(super) fn new_level(&mut self) {
        self.starts.push(self.lits.len() as u32);
    }

    #[inline]
    pub(super) fn assign(&mut self, lit: Lit, reason: Reason) {
        debug_assert!(self.is_unassigned(lit.var()));
        self.values[lit.index()] = TRUE;
        self.values[(!lit).index()] = FALSE;
        self.origins[lit.var().index()] = Origin { level: self.starts.len() as u32, reason };
        self.lits.push(lit);
    }

    /// The literal of `var` to decide on.
    pub(super) fn phase(&self, var: Var) -> Lit {
        var.pos().negated_if(self.phase_neg[var.index()])
    }

    pub(super) fn set_phase(&mut self, lit: Lit) {
        self.phase_neg[lit.var().index()] = lit.is_neg();
    }

    /// Undoes the levels above `level` and calls `undone` for each variable that is open again.
    pub(super) fn backtrack(&mut self, level: u32, mut undone: impl FnMut(Var)) {
        let Some(&start) = self.starts.get(level as usize) else {
            return;
        };
        for &lit in &self.lits[start as usize..] {
            self.values[lit.index()] = OPEN;
            self.values[(!lit).index()] = OPEN;
            self.phase_neg[lit.var().index()] = lit.is_neg();
            undone(lit.var());
        }
        self.lits.truncate(start as usize);
        self.starts.truncate(level as usize);
        self.head = start as usize;
    }
}
