//! The search's side of a theory: what is told and asked, and what becomes of the answers.
//!
//! The theory is told lazily. `told` says how much of the trail it knows; whatever undoes a part of the trail
//! lowers that mark, and the theory hears of it before it is told anything else.

use super::Ic3Core;
use super::clauses::Kind;
use super::propagate::Conflict;
use super::trail::{FALSE, OPEN, Reason, TRUE};
use crate::limits::{Limits, Stop};
use crate::sat::theory::{Completion, Consequence, Lemma, Theory};
use crate::sat::{Lit, Var};

/// A theory, or none: then nothing of this costs anything.
pub(super) trait Hook {
    fn theory(&mut self) -> Option<&mut dyn Theory>;
}

/// No theory: all variables are free.
pub(super) struct Free;

impl Hook for Free {
    #[inline]
    fn theory(&mut self) -> Option<&mut dyn Theory> {
        None
    }
}

/// A theory.
pub(super) struct Modulo<'a>(pub(super) &'a mut dyn Theory);

impl Hook for Modulo<'_> {
    #[inline]
    fn theory(&mut self) -> Option<&mut dyn Theory> {
        Some(self.0)
    }
}

/// What was found at the end of unit propagation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Found {
    Nothing,
    /// Literals were assigned: propagation goes on.
    Assigned,
    /// A clause with all literals false, some of them on the present level.
    Conflict(Conflict),
    /// A literal that holds on level 0.
    Unit(Lit),
    /// There is a solution.
    Solution,
    Stopped(Stop),
}

impl Ic3Core {
    /// Tells the theory what has changed and asks it for consequences.
    #[inline]
    pub(super) fn consult<T: Hook>(&mut self, hook: &mut T, limits: &Limits) -> Found {
        let Some(theory) = hook.theory() else { return Found::Nothing };
        theory.backtrack(self.told);
        for at in self.told..self.trail.len() {
            theory.assign(self.trail.lit(at), at);
        }
        self.told = self.trail.len();
        let trail = &self.trail;
        let what = theory.propagate(&|var: Var| trail.value(var.pos()) == OPEN, limits);
        self.take(what)
    }

    /// Nothing is left to decide: asks the theory whether that is a solution.
    pub(super) fn complete<T: Hook>(&mut self, hook: &mut T, by_activity: bool, limits: &Limits) -> Found {
        let Some(theory) = hook.theory() else { return Found::Solution };
        match theory.complete(&mut || self.add_var(None), limits) {
            Completion::Model => Found::Solution,
            Completion::More(what) => {
                if let Consequence::Implied(lemmas) = &what {
                    lemmas.iter().for_each(|lemma| self.cone.admit(lemma.clause[0].var(), &mut self.trail));
                }
                self.take(what)
            }
            Completion::Decide(lit) => {
                debug_assert!(self.trail.is_unassigned(lit.var()));
                self.cone.admit(lit.var(), &mut self.trail);
                if !by_activity {
                    self.justification.open_level();
                }
                self.stats.decisions += 1;
                self.trail.new_level();
                self.trail.assign(lit, Reason::NONE);
                Found::Assigned
            }
        }
    }

    fn take(&mut self, what: Consequence) -> Found {
        match what {
            Consequence::Nothing => Found::Nothing,
            Consequence::Stopped(stop) => Found::Stopped(stop),
            Consequence::Conflict(lemma) => self.theory_conflict(lemma),
            Consequence::Implied(lemmas) => {
                let mut found = Found::Nothing;
                for lemma in lemmas {
                    match self.trail.value(lemma.clause[0]) {
                        TRUE => {}
                        FALSE => return self.theory_conflict(lemma),
                        _ => match self.imply(lemma) {
                            Found::Assigned => found = Found::Assigned,
                            unit => return unit,
                        },
                    }
                }
                found
            }
        }
    }

    /// Assigns the first literal of a lemma, whose others are false.
    fn imply(&mut self, lemma: Lemma) -> Found {
        self.log_lemma(&lemma);
        let mut clause = lemma.clause;
        let first = clause[0];
        clause.retain(|&l| l == first || self.trail.level_of(l.var()) > 0);
        let reason = match *clause {
            [_] => return Found::Unit(first),
            [_, other] => Reason::binary(other),
            _ => {
                self.highest_second(&mut clause);
                // Kept for this query only: there are many of them, and the theory finds them again.
                let kind = Kind { lbd: Some(clause.len() as u32), temporary: true };
                self.attach(&clause, kind, clause[0], clause[1])
            }
        };
        self.trail.assign(first, reason);
        Found::Assigned
    }

    fn log_lemma(&mut self, lemma: &Lemma) {
        if let Some(proof) = &mut self.proof {
            proof.theory_lemma(&lemma.clause, lemma.farkas.as_deref());
        }
    }

    /// Brings a literal of the highest level among all but the first to the second place.
    fn highest_second(&self, clause: &mut [Lit]) {
        let level = |l: Lit| self.trail.level_of(l.var());
        if let Some(at) = (1..clause.len()).max_by_key(|&i| level(clause[i])) {
            clause.swap(1, at);
        }
    }

    /// Takes in a lemma with all literals false, as a learnt clause. Goes back to the highest level in it.
    fn theory_conflict(&mut self, lemma: Lemma) -> Found {
        self.log_lemma(&lemma);
        let mut clause = lemma.clause;
        clause.retain(|l| self.trail.level_of(l.var()) > 0);
        clause.sort_unstable();
        clause.dedup();
        let level = |l: Lit| self.trail.level_of(l.var());
        let Some(highest) = (0..clause.len()).max_by_key(|&i| level(clause[i])) else {
            self.backtrack(0);
            // A conflict of nothing: on level 0 nobody looks at it.
            return Found::Conflict(Conflict::Binary(self.temporary.pos(), self.temporary.neg()));
        };
        clause.swap(0, highest);
        if let [unit] = *clause {
            return Found::Unit(unit);
        }
        self.highest_second(&mut clause);
        self.backtrack(self.trail.level_of(clause[0].var()));
        let kind = Kind { lbd: Some(clause.len() as u32), temporary: false };
        let reason = self.attach(&clause, kind, clause[0], clause[1]);
        Found::Conflict(match reason.as_clause() {
            Some(c) => Conflict::Clause(c),
            None => Conflict::Binary(clause[0], clause[1]),
        })
    }
}
