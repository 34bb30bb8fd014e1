//! Throwing clauses away: learnt ones that are of little use, and all that hold on level 0.
//!
//! Both happen with only level 0 assigned, so no clause is a reason then and the arena can be rebuilt.

use super::Ic3Core;
use super::clauses::{Arena, Cref};
use super::trail::{FALSE, TRUE};
use crate::sat::Lit;

/// Conflicts before the first reduction.
const FIRST_INTERVAL: u64 = 1000;
/// How much longer each interval is than the one before.
const INTERVAL_STEP: u64 = 100;
/// Clauses up to this LBD are never dropped.
const KEPT_LBD: u32 = 2;
/// Dead words that are not worth a collection.
const SMALL_WASTE: usize = 1 << 14;

/// When to clean up next.
#[derive(Debug)]
pub(super) struct Schedule {
    /// The number of conflicts at which learnt clauses are reduced.
    reduce_at: u64,
    interval: u64,
    /// The number of propagations before which level 0 is not worth looking at again.
    simplify_at: u64,
    /// The number of literals of level 0 that the clauses are free of.
    simplified: usize,
}

impl Default for Schedule {
    fn default() -> Self {
        Schedule { reduce_at: FIRST_INTERVAL, interval: FIRST_INTERVAL, simplify_at: 0, simplified: 0 }
    }
}

impl Ic3Core {
    pub(super) fn reduction_is_due(&self) -> bool {
        self.stats.conflicts >= self.schedule.reduce_at
    }

    /// Drops three quarters of the learnt clauses that were not used lately: the worst.
    pub(super) fn reduce(&mut self) {
        self.stats.reductions += 1;
        self.schedule.interval += INTERVAL_STEP;
        self.schedule.reduce_at = self.stats.conflicts + self.schedule.interval;
        let mut candidates: Vec<(u32, u32, Cref)> = Vec::new();
        let mut next = self.arena.first();
        while let Some(c) = next {
            next = self.arena.next(c);
            if self.arena.is_dead(c) || !self.arena.is_learnt(c) {
                continue;
            }
            let (lbd, used) = (self.arena.lbd(c), self.arena.used(c));
            if used > 0 {
                self.arena.set_usage(c, lbd, used - 1);
            } else if lbd > KEPT_LBD {
                candidates.push((lbd, self.arena.len(c) as u32, c));
            }
        }
        candidates.sort_unstable();
        for &(_, _, c) in &candidates[candidates.len() / 4..] {
            self.arena.kill(c);
        }
        self.collect();
    }

    /// Cleans up if enough has become useless since the last time.
    pub(super) fn clean_up(&mut self) {
        let news = self.trail.len() > self.schedule.simplified
            && self.stats.propagations >= self.schedule.simplify_at;
        let waste = self.arena.wasted();
        if news || (waste > SMALL_WASTE && waste > self.arena.words() / 4) {
            self.collect();
        }
    }

    /// Rebuilds arena and watches without dead clauses, clauses that hold on level 0, and literals that are
    /// false there.
    pub(super) fn collect(&mut self) {
        debug_assert!(self.trail.level() == 0 && self.trail.head == self.trail.len());
        for at in self.schedule.simplified..self.trail.len() {
            let lit = self.trail.lit(at);
            self.watches[lit.index()] = Vec::new();
            self.watches[(!lit).index()] = Vec::new();
        }
        let trail = &self.trail;
        for list in &mut self.watches {
            list.retain(|w| w.is_binary() && trail.value(w.blocker) != TRUE);
        }
        let old = std::mem::replace(&mut self.arena, Arena::with_capacity(0));
        self.arena = Arena::with_capacity(old.words() - old.wasted());
        self.temporary_clauses.clear();
        let mut lits: Vec<Lit> = Vec::new();
        let mut next = old.first();
        while let Some(c) = next {
            next = old.next(c);
            if old.is_dead(c) {
                continue;
            }
            lits.clear();
            lits.extend(old.lits(c).iter().map(|&l| Lit(l)));
            if lits.iter().any(|&l| self.trail.value(l) == TRUE) {
                continue;
            }
            lits.retain(|&l| self.trail.value(l) != FALSE);
            let kind = old.kind(c);
            let last = lits[lits.len() - 1];
            let reason = self.attach(&lits, kind, last, last);
            if let (Some(lbd), Some(new)) = (kind.lbd, reason.as_clause()) {
                self.arena.set_usage(new, lbd, old.used(c));
            }
        }
        self.registry.simplify(&self.trail, &self.gates);
        self.cone.forget_fixed(&self.trail);
        self.schedule.simplified = self.trail.len();
        self.schedule.simplify_at = self.stats.propagations + self.arena.words() as u64;
    }
}
