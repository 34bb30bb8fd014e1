//! Unit propagation by two watched literals.
//!
//! Within a query, clauses with a literal outside of the cone are passed over: such a clause is a gate
//! that nobody asks about, a fact that is not active, or learnt, and none of these is needed. On level 0
//! every clause counts, since what is derived there outlives the query and its cone. Therefore the watches
//! are right for all clauses whenever only level 0 is assigned, whatever a query has left out.

use super::Ic3Core;
use super::clauses::Cref;
use super::trail::{FALSE, OUT, Reason, TRUE};
use crate::sat::Lit;

const BINARY: u32 = u32::MAX;

/// An entry in the watch list of a literal.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    /// Another literal of the clause: if it is true, the clause need not be looked at.
    pub(super) blocker: Lit,
    /// The clause, or `BINARY`: then it consists of the watched literal and the blocker and is stored
    /// nowhere else.
    clause: Cref,
}

impl Watch {
    pub(super) fn binary(other: Lit) -> Watch {
        Watch { blocker: other, clause: BINARY }
    }

    pub(super) fn clause(clause: Cref, blocker: Lit) -> Watch {
        Watch { blocker, clause }
    }

    #[inline]
    pub(super) fn is_binary(self) -> bool {
        self.clause == BINARY
    }
}

/// A clause with all literals false.
#[derive(Clone, Copy, Debug)]
pub(super) enum Conflict {
    Binary(Lit, Lit),
    Clause(Cref),
}

impl Ic3Core {
    /// Propagates inside the cone.
    pub(super) fn propagate(&mut self) -> Option<Conflict> {
        self.propagate_where::<false>()
    }

    /// Propagates everywhere. Only level 0 may be assigned.
    pub(super) fn propagate_root(&mut self) -> Option<Conflict> {
        debug_assert_eq!(self.trail.level(), 0);
        self.propagate_where::<true>()
    }

    fn propagate_where<const EVERYWHERE: bool>(&mut self) -> Option<Conflict> {
        let Ic3Core { trail, watches, arena, .. } = self;
        // True, or outside of the cone of a query.
        let passed_over = |value| {
            if EVERYWHERE { value == TRUE } else { value >= TRUE }
        };
        let begin = trail.head;
        let mut conflict = None;
        while conflict.is_none() && trail.head < trail.len() {
            let falsified = !trail.lit(trail.head);
            trail.head += 1;
            // Taken out while it is worked on; nothing is pushed to it meanwhile, since a new watch is never
            // false.
            let mut list = std::mem::take(&mut watches[falsified.index()]);
            let mut kept = 0;
            let mut at = 0;
            while at < list.len() {
                let watch = list[at];
                at += 1;
                let value = trail.value(watch.blocker);
                if passed_over(value) {
                    list[kept] = watch;
                    kept += 1;
                    continue;
                }
                if watch.is_binary() {
                    list[kept] = watch;
                    kept += 1;
                    if value == FALSE {
                        conflict = Some(Conflict::Binary(falsified, watch.blocker));
                        break;
                    }
                    trail.assign(watch.blocker, Reason::binary(falsified));
                    continue;
                }
                let Some(mut clause) = arena.watched(watch.clause) else { continue };
                if clause.lits[0] == falsified.0 {
                    clause.lits.swap(0, 1);
                }
                let first = Lit(clause.lits[0]);
                let value = trail.value(first);
                if passed_over(value) {
                    list[kept] = Watch::clause(watch.clause, first);
                    kept += 1;
                    continue;
                }
                if let Some(at) = clause.find(|l| trail.value(l) != FALSE) {
                    let other = Lit(clause.lits[at]);
                    if !EVERYWHERE && trail.value(other) == OUT {
                        // Nothing to do in this query. The watch stays, or else clauses would gather at the
                        // activation literals of facts that are not active.
                        list[kept] = Watch::clause(watch.clause, other);
                        kept += 1;
                    } else {
                        clause.lits.swap(1, at);
                        watches[other.index()].push(Watch::clause(watch.clause, first));
                    }
                    continue;
                }
                list[kept] = Watch::clause(watch.clause, first);
                kept += 1;
                if value == FALSE {
                    conflict = Some(Conflict::Clause(watch.clause));
                    break;
                }
                trail.assign(first, Reason::clause(watch.clause));
            }
            if kept < at {
                list.copy_within(at.., kept);
                list.truncate(list.len() - (at - kept));
            }
            watches[falsified.index()] = list;
        }
        self.stats.propagations += (self.trail.head - begin) as u64;
        conflict
    }
}
