//! Conflict analysis: the clause to learn from a conflict, and the assumptions to blame for one.

use super::Ic3Core;
use super::clauses::{Cref, Kind};
use super::propagate::Conflict;
use super::trail::{ASSUMPTIONS, FALSE, TRUE, Why};
use crate::sat::{Lit, Var};

/// Learnt clauses up to this LBD survive two reductions after their last use.
const GOOD_LBD: u32 = 6;

/// What analysis knows about a variable. All are `Unseen` between analyses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Mark {
    #[default]
    Unseen,
    /// A literal of the learnt clause, or one that was resolved away.
    Source,
    /// Implied by literals of the learnt clause.
    Implied,
    /// Known not to be.
    NotImplied,
}

/// Working memory of analysis.
#[derive(Debug, Default)]
pub(super) struct Analysis {
    marks: Vec<Mark>,
    /// The variables with a mark.
    marked: Vec<Var>,
    /// The clause just learnt: first the literal it asserts, then one of the level to go back to.
    pub(super) learnt: Vec<Lit>,
    stack: Vec<(Lit, u32)>,
    /// For each level, when it was last stamped.
    level_stamps: Vec<u64>,
    stamp: u64,
}

impl Analysis {
    pub(super) fn new_var(&mut self) {
        self.marks.push(Mark::Unseen);
    }

    fn mark(&mut self, var: Var, mark: Mark) {
        if self.marks[var.index()] == Mark::Unseen {
            self.marked.push(var);
        }
        self.marks[var.index()] = mark;
    }

    fn clear_marks(&mut self) {
        for var in self.marked.drain(..) {
            self.marks[var.index()] = Mark::Unseen;
        }
    }

    /// Stamps a level; says whether it was not yet.
    fn stamp_level(&mut self, level: u32) -> bool {
        let at = level as usize;
        if at >= self.level_stamps.len() {
            self.level_stamps.resize(at + 1, 0);
        }
        std::mem::replace(&mut self.level_stamps[at], self.stamp) != self.stamp
    }

    /// What a literal of `level` adds to the LBD. Assumptions share a level, yet a clause with many of
    /// them is worth little in other queries: so each counts.
    fn count_level(&mut self, level: u32) -> u32 {
        u32::from(self.stamp_level(level) || level == ASSUMPTIONS)
    }

    fn has_stamp(&self, level: u32) -> bool {
        self.level_stamps.get(level as usize) == Some(&self.stamp)
    }
}

impl Ic3Core {
    /// Derives the first-UIP clause of a conflict above the assumptions into `analysis.learnt`. Returns the
    /// level on which it becomes unit and its LBD.
    pub(super) fn analyze(&mut self, conflict: Conflict) -> (u32, u32) {
        let level = self.trail.level();
        debug_assert!(level > ASSUMPTIONS);
        self.analysis.learnt.clear();
        self.analysis.learnt.push(Lit(0));
        // Literals of this level that are still to be resolved away.
        let mut pending = 0;
        match conflict {
            Conflict::Binary(a, b) => {
                pending += self.resolve_on(a, level);
                pending += self.resolve_on(b, level);
            }
            Conflict::Clause(c) => pending += self.resolve_with(c, 0, level),
        }
        let mut at = self.trail.len();
        let uip = loop {
            at -= 1;
            let lit = self.trail.lit(at);
            if self.analysis.marks[lit.var().index()] == Mark::Unseen {
                continue;
            }
            pending -= 1;
            if pending == 0 {
                break lit;
            }
            match self.trail.reason(lit.var()).why() {
                Why::Binary(other) => pending += self.resolve_on(other, level),
                Why::Clause(c) => pending += self.resolve_with(c, 1, level),
                Why::Nothing => {
                    unreachable!("every literal of the level is implied by its decision, a UIP")
                }
            }
        };
        self.analysis.learnt[0] = !uip;
        let lbd = self.minimise();
        self.analysis.clear_marks();
        (self.order_learnt(), lbd)
    }

    /// Takes in a false literal of a clause that is resolved with. Returns 1 if it is of `level`.
    #[inline]
    fn resolve_on(&mut self, lit: Lit, level: u32) -> usize {
        let var = lit.var();
        let its_level = self.trail.level_of(var);
        if its_level == 0 || self.analysis.marks[var.index()] != Mark::Unseen {
            return 0;
        }
        self.analysis.mark(var, Mark::Source);
        self.order.bump(var);
        if its_level == level {
            return 1;
        }
        self.analysis.learnt.push(lit);
        0
    }

    /// Takes in the literals of a clause from position `from` on. Returns how many are of `level`.
    fn resolve_with(&mut self, c: Cref, from: usize, level: u32) -> usize {
        if self.arena.is_learnt(c) {
            self.note_use(c);
        }
        let mut pending = 0;
        for k in from..self.arena.len(c) {
            pending += self.resolve_on(self.arena.lit(c, k), level);
        }
        pending
    }

    /// Refreshes what is known about the worth of a learnt clause. All its literals are assigned.
    fn note_use(&mut self, c: Cref) {
        let mut lbd = self.arena.lbd(c);
        if lbd > 2 {
            self.analysis.stamp += 1;
            let mut now = 0;
            for &lit in self.arena.lits(c) {
                now += self.analysis.count_level(self.trail.level_of(Lit(lit).var()));
            }
            lbd = lbd.min(now);
        }
        self.arena.set_usage(c, lbd, if lbd <= GOOD_LBD { 2 } else { 1 });
    }

    /// Removes the literals of the learnt clause that the others imply. Returns the LBD.
    fn minimise(&mut self) -> u32 {
        self.analysis.stamp += 1;
        for i in 0..self.analysis.learnt.len() {
            let level = self.trail.level_of(self.analysis.learnt[i].var());
            self.analysis.stamp_level(level);
        }
        let mut kept = 1;
        for i in 1..self.analysis.learnt.len() {
            let lit = self.analysis.learnt[i];
            if !self.is_implied(lit) {
                self.analysis.learnt[kept] = lit;
                kept += 1;
            }
        }
        self.analysis.learnt.truncate(kept);
        self.analysis.stamp += 1;
        let mut lbd = 0;
        for i in 0..kept {
            let level = self.trail.level_of(self.analysis.learnt[i].var());
            lbd += self.analysis.count_level(level);
        }
        lbd
    }

    /// Whether the other literals of the learnt clause imply this one of them.
    fn is_implied(&mut self, lit: Lit) -> bool {
        if self.antecedent(lit, 0).is_none() {
            return false;
        }
        let mut stack = std::mem::take(&mut self.analysis.stack);
        stack.clear();
        stack.push((lit, 0));
        let implied = loop {
            let Some(top) = stack.last_mut() else {
                break true;
            };
            let (of, k) = *top;
            top.1 += 1;
            let Some(lit) = self.antecedent(of, k) else {
                stack.pop();
                if self.analysis.marks[of.var().index()] == Mark::Unseen {
                    self.analysis.mark(of.var(), Mark::Implied);
                }
                continue;
            };
            let level = self.trail.level_of(lit.var());
            let mark = self.analysis.marks[lit.var().index()];
            if level == 0 || mark == Mark::Source || mark == Mark::Implied {
                continue;
            }
            // A level that the clause does not have cannot be implied by it.
            if mark == Mark::NotImplied
                || !self.analysis.has_stamp(level)
                || self.antecedent(lit, 0).is_none()
            {
                break false;
            }
            stack.push((lit, 0));
        };
        if !implied {
            for &(lit, _) in &stack {
                if self.analysis.marks[lit.var().index()] == Mark::Unseen {
                    self.analysis.mark(lit.var(), Mark::NotImplied);
                }
            }
        }
        self.analysis.stack = stack;
        implied
    }

    /// The `k`-th of the false literals that make the variable of `lit` have its value.
    #[inline]
    fn antecedent(&self, lit: Lit, k: u32) -> Option<Lit> {
        match self.trail.reason(lit.var()).why() {
            Why::Nothing => None,
            Why::Binary(other) => (k == 0).then_some(other),
            Why::Clause(c) => {
                let k = k as usize + 1;
                (k < self.arena.len(c)).then(|| self.arena.lit(c, k))
            }
        }
    }

    /// Brings a literal of the second-highest level to the second place and returns that level.
    fn order_learnt(&mut self) -> u32 {
        let learnt = &mut self.analysis.learnt;
        let Some(second) = (1..learnt.len()).max_by_key(|&i| self.trail.level_of(learnt[i].var())) else {
            return 0;
        };
        learnt.swap(1, second);
        self.trail.level_of(learnt[1].var())
    }

    /// Adds the clause just learnt and asserts its first literal. The trail is back on the level on which
    /// that can be done.
    pub(super) fn learn(&mut self, lbd: u32) {
        let learnt = std::mem::take(&mut self.analysis.learnt);
        // Whatever the temporary clause helped to derive has its literal, since an assumption is never
        // resolved away; that is the sign to drop it after the query.
        let off = self.temporary.neg();
        let kind = Kind { lbd: Some(lbd), temporary: learnt.contains(&off) };
        let reason = self.attach(&learnt, kind, learnt[0], learnt[1]);
        self.trail.assign(learnt[0], reason);
        self.analysis.learnt = learnt;
    }

    /// The core of a conflict on the level of the assumptions.
    pub(super) fn blame_conflict(&mut self, conflict: Conflict, assumptions: &[Lit]) {
        match conflict {
            Conflict::Binary(a, b) => {
                self.blame(a);
                self.blame(b);
            }
            Conflict::Clause(c) => {
                for k in 0..self.arena.len(c) {
                    self.blame(self.arena.lit(c, k));
                }
            }
        }
        self.collect_core(None, assumptions);
    }

    /// The core when the assumption `failed` is false already.
    pub(super) fn blame_assumption(&mut self, failed: Lit, assumptions: &[Lit]) {
        debug_assert_eq!(self.trail.value(failed), FALSE);
        self.blame(failed);
        self.collect_core(Some(failed), assumptions);
    }

    fn blame(&mut self, lit: Lit) {
        if self.trail.level_of(lit.var()) > 0 {
            self.analysis.mark(lit.var(), Mark::Source);
        }
    }

    /// Follows the marked literals back to assumptions and puts those, and `failed`, into the core.
    fn collect_core(&mut self, mut failed: Option<Lit>, assumptions: &[Lit]) {
        // Everything marked is on the level of the assumptions, so the marks end where that begins.
        let mut pending = self.analysis.marked.len();
        let mut at = self.trail.len();
        while pending > 0 {
            at -= 1;
            let var = self.trail.lit(at).var();
            if self.analysis.marks[var.index()] == Mark::Unseen {
                continue;
            }
            pending -= 1;
            let known = self.analysis.marked.len();
            match self.trail.reason(var).why() {
                Why::Nothing => continue,
                Why::Binary(other) => self.blame(other),
                Why::Clause(c) => {
                    for k in 1..self.arena.len(c) {
                        self.blame(self.arena.lit(c, k));
                    }
                }
            }
            pending += self.analysis.marked.len() - known;
            // No assumption: must not be taken for one below.
            self.analysis.marks[var.index()] = Mark::Implied;
        }
        self.core.clear();
        for &lit in assumptions {
            let mark = &mut self.analysis.marks[lit.var().index()];
            if failed == Some(lit) {
                failed = None;
                self.core.push(lit);
            } else if *mark == Mark::Source && self.trail.value(lit) == TRUE {
                // Once is enough for a repeated assumption.
                *mark = Mark::Implied;
                self.core.push(lit);
            }
        }
        self.analysis.clear_marks();
    }
}
