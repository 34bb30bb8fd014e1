//! Unit propagation for the replay of a proof: clauses by number, all on two watched literals.

use crate::sat::{Lit, Var};

const NO_REASON: u32 = u32::MAX;
/// Propagated literals between two looks at the clock.
const STEPS_PER_LOOK: u64 = 4096;

/// What propagation came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Nothing more follows.
    Fixpoint,
    /// All literals of this clause are false.
    Conflict(usize),
}

/// See the module's text.
#[derive(Default)]
pub(super) struct Propagator {
    lits: Vec<Lit>,
    /// Where each clause begins and ends in `lits`.
    spans: Vec<(u32, u32)>,
    /// Clauses that count.
    active: Vec<bool>,
    /// Clauses that are looked at first.
    pub(super) marked: Vec<bool>,
    watches: Vec<Vec<u32>>,
    /// By literal.
    truth: Vec<bool>,
    reasons: Vec<u32>,
    positions: Vec<u32>,
    pub(super) trail: Vec<Lit>,
    /// How far marked clauses were looked at, and all.
    marked_head: usize,
    head: usize,
    steps: u64,
}

impl Propagator {
    pub(super) fn new(vars: usize) -> Propagator {
        Propagator {
            watches: vec![Vec::new(); 2 * vars],
            truth: vec![false; 2 * vars],
            reasons: vec![NO_REASON; vars],
            positions: vec![0; vars],
            ..Propagator::default()
        }
    }

    pub(super) fn len(&self) -> usize {
        self.spans.len()
    }

    pub(super) fn lits(&self, clause: usize) -> &[Lit] {
        let (start, end) = self.spans[clause];
        &self.lits[start as usize..end as usize]
    }

    pub(super) fn is_true(&self, lit: Lit) -> bool {
        self.truth[lit.index()]
    }

    fn is_false(&self, lit: Lit) -> bool {
        self.truth[(!lit).index()]
    }

    /// The clause that implied a variable; `None` for an assumption.
    pub(super) fn reason(&self, var: Var) -> Option<usize> {
        let reason = self.reasons[var.index()];
        (reason != NO_REASON).then_some(reason as usize)
    }

    /// Where a variable with a value stands on the trail.
    pub(super) fn position(&self, var: Var) -> usize {
        self.positions[var.index()] as usize
    }

    /// Whether it is time to look at the clock.
    pub(super) fn look_is_due(&mut self) -> bool {
        let due = self.steps >= STEPS_PER_LOOK;
        if due {
            self.steps = 0;
        }
        due
    }

    /// Adds a clause without repetitions and complementary literals; gives its number. It is watched from now
    /// on, but does nothing yet: [`Propagator::start`] sees to that.
    pub(super) fn add(&mut self, lits: &[Lit], marked: bool) -> usize {
        let clause = self.spans.len();
        let start = self.lits.len();
        self.lits.extend_from_slice(lits);
        // Whatever is not false may be watched.
        let mut free = start;
        for at in start..self.lits.len() {
            if free < start + 2 && !self.is_false(self.lits[at]) {
                self.lits.swap(free, at);
                free += 1;
            }
        }
        let position = |n: usize| u32::try_from(n).expect("fewer than 2^32 literals in a proof");
        self.spans.push((position(start), position(self.lits.len())));
        self.active.push(true);
        self.marked.push(marked);
        if lits.len() >= 2 {
            for at in [start, start + 1] {
                self.watches[self.lits[at].index()].push(position(clause));
            }
        }
        clause
    }

    /// Lets a clause do what it can at once: assign its only literal that is not false, or be a conflict.
    pub(super) fn start(&mut self, clause: usize) -> Outcome {
        let mut open = None;
        for &lit in self.lits(clause) {
            if self.is_true(lit) {
                return Outcome::Fixpoint;
            }
            if !self.is_false(lit) && open.replace(lit).is_some() {
                return Outcome::Fixpoint;
            }
        }
        match open {
            None => Outcome::Conflict(clause),
            Some(lit) => {
                self.assign(lit, u32::try_from(clause).unwrap_or(NO_REASON));
                Outcome::Fixpoint
            }
        }
    }

    /// Takes a clause out for good.
    pub(super) fn remove(&mut self, clause: usize) {
        self.active[clause] = false;
    }

    pub(super) fn is_active(&self, clause: usize) -> bool {
        self.active[clause]
    }

    pub(super) fn assume(&mut self, lit: Lit) {
        self.assign(lit, NO_REASON);
    }

    fn assign(&mut self, lit: Lit, reason: u32) {
        self.truth[lit.index()] = true;
        self.reasons[lit.var().index()] = reason;
        self.positions[lit.var().index()] =
            u32::try_from(self.trail.len()).expect("fewer than 2^32 variables");
        self.trail.push(lit);
    }

    /// Undoes the trail from a position on. Up to there everything has been propagated.
    pub(super) fn backtrack(&mut self, to: usize) {
        for lit in self.trail.drain(to..) {
            self.truth[lit.index()] = false;
        }
        self.marked_head = self.marked_head.min(to);
        self.head = self.head.min(to);
    }

    /// Propagates everything anew: a clause that was satisfied may imply something after a part of the trail
    /// was undone that is no level of its own.
    pub(super) fn rewind(&mut self) {
        self.marked_head = 0;
        self.head = 0;
    }

    /// Propagates, marked clauses first.
    pub(super) fn propagate(&mut self) -> Outcome {
        loop {
            if self.marked_head < self.trail.len() {
                let lit = self.trail[self.marked_head];
                if let Some(conflict) = self.visit(!lit, true) {
                    return Outcome::Conflict(conflict);
                }
                self.marked_head += 1;
            } else if self.head < self.trail.len() {
                let lit = self.trail[self.head];
                if let Some(conflict) = self.visit(!lit, false) {
                    return Outcome::Conflict(conflict);
                }
                self.head += 1;
            } else {
                return Outcome::Fixpoint;
            }
        }
    }

    /// Looks at the clauses that watch a literal that has become false, the marked or the others.
    fn visit(&mut self, falsified: Lit, marked: bool) -> Option<usize> {
        self.steps += 1;
        let mut list = std::mem::take(&mut self.watches[falsified.index()]);
        let mut conflict = None;
        let mut at = 0;
        while at < list.len() {
            let clause = list[at] as usize;
            if !self.active[clause] {
                list.swap_remove(at);
                continue;
            }
            at += 1;
            if self.marked[clause] != marked {
                continue;
            }
            let (start, end) = self.spans[clause];
            let (start, end) = (start as usize, end as usize);
            if self.lits[start] == falsified {
                self.lits.swap(start, start + 1);
            }
            let first = self.lits[start];
            if self.is_true(first) {
                continue;
            }
            if let Some(other) = (start + 2..end).find(|k| !self.is_false(self.lits[*k])) {
                self.lits.swap(start + 1, other);
                self.watches[self.lits[start + 1].index()].push(list[at - 1]);
                at -= 1;
                list.swap_remove(at);
                continue;
            }
            if self.is_false(first) {
                conflict = Some(clause);
                break;
            }
            self.assign(first, list[at - 1]);
        }
        self.watches[falsified.index()] = list;
        conflict
    }
}
