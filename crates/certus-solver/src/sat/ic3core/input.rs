//! Taking in variables, gates and clauses.

use super::Ic3Core;
use super::clauses::Kind;
use super::propagate::Watch;
use super::trail::{FALSE, Reason, TRUE};
use crate::sat::{Gate, Lit, Var};

impl Ic3Core {
    /// A new variable that is computed by `gate`, or free.
    pub(super) fn add_var(&mut self, gate: Option<Gate<'_>>) -> Var {
        let var = self.trail.new_var();
        self.gates.new_var(gate);
        self.registry.new_var();
        self.cone.new_var();
        self.justification.new_var();
        self.order.new_var();
        self.analysis.new_var();
        self.watches.extend([Vec::new(), Vec::new()]);
        var
    }

    /// Copies a clause without repetitions and without literals that are false on level 0 into `scratch`.
    /// Returns false if the clause holds anyway. Only level 0 may be assigned.
    pub(super) fn normalise(&mut self, lits: &[Lit]) -> bool {
        let scratch = &mut self.scratch;
        scratch.clear();
        scratch.extend_from_slice(lits);
        scratch.sort_unstable();
        scratch.dedup();
        if scratch.windows(2).any(|pair| pair[0] == !pair[1]) {
            return false;
        }
        if scratch.iter().any(|&l| self.trail.value(l) == TRUE) {
            return false;
        }
        scratch.retain(|&l| self.trail.value(l) != FALSE);
        true
    }

    /// Adds the clause in `scratch`, which is normalised, for good, and propagates if it is a unit.
    pub(super) fn add_scratch(&mut self) {
        let clause = std::mem::take(&mut self.scratch);
        match *clause {
            [] => self.consistent = false,
            [unit] => {
                self.trail.assign(unit, Reason::NONE);
                if self.propagate_root().is_some() {
                    self.consistent = false;
                }
            }
            // The last literal belongs to the youngest variable, the output of the gate: while that is outside
            // of the cone, it keeps the clause from being looked at.
            [.., last] => {
                self.attach(&clause, Kind::GIVEN, last, last);
            }
        }
        self.scratch = clause;
    }

    /// Adds a clause of two or more literals, watched in its first two, with the given blockers: the first
    /// for the watch of the second literal, and the other way round. Returns it as a reason for its first
    /// literal.
    pub(super) fn attach(&mut self, lits: &[Lit], kind: Kind, blocker: Lit, other_blocker: Lit) -> Reason {
        if let ([a, b], false) = (lits, kind.temporary) {
            self.watches[a.index()].push(Watch::binary(*b));
            self.watches[b.index()].push(Watch::binary(*a));
            return Reason::binary(*b);
        }
        let c = self.arena.add(lits, kind);
        if kind.temporary {
            self.temporary_clauses.push(c);
        }
        self.watches[lits[0].index()].push(Watch::clause(c, other_blocker));
        self.watches[lits[1].index()].push(Watch::clause(c, blocker));
        Reason::clause(c)
    }
}
