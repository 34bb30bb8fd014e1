//! From a log to a refutation by resolution.
//!
//! First backwards: the clauses that the contradiction rests on are marked, and in turn those that each marked
//! clause rests on; clauses that are marked already are tried first, so that few are. Then forwards: each marked
//! clause is derived anew by unit propagation among the marked ones, and the clauses that propagated are its
//! resolution chain. What comes out of a chain may have fewer literals than was logged.

use super::propagator::{Outcome, Propagator};
use crate::limits::{Limits, Stop};
use crate::sat::Lit;
use crate::sat::proof::{Origin, ProofLog};
use rustc_hash::FxHashSet;

/// A step of a refutation.
#[derive(Debug)]
pub(super) enum Step {
    /// The clause of this number in the log, which is not learnt.
    Given(usize),
    /// A chain: begins with the clause of a step, and resolves what there is with the clause of another step, which has
    /// the literal, while what there is has its negation.
    Chain { first: usize, rest: Vec<(Lit, usize)> },
}

/// Steps in order, the last one of which gives the empty clause.
#[derive(Debug, Default)]
pub(super) struct Refutation {
    pub(super) steps: Vec<Step>,
}

/// Why there is no refutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    Stopped(Stop),
    /// The log does not lead to a contradiction by unit propagation.
    NoProof,
}

impl From<Stop> for Failure {
    fn from(stop: Stop) -> Failure {
        Failure::Stopped(stop)
    }
}

/// A clause without repetitions; `None` if it is true anyway.
fn normalised(lits: &[Lit]) -> Option<Vec<Lit>> {
    let mut out = lits.to_vec();
    out.sort_unstable();
    out.dedup();
    let tautology = out.windows(2).any(|pair| pair[0] == !pair[1]);
    (!tautology).then_some(out)
}

/// The refutation in a log.
pub(super) fn replay(log: &ProofLog, limits: &Limits) -> Result<Refutation, Failure> {
    let vars = log.iter().flat_map(|c| c.lits.iter().map(|l| l.var().index() + 1)).max().unwrap_or(0);
    // What is given holds from the beginning, so it comes first.
    let is_learnt = |n: &usize| log.get(*n).origin == Origin::Learnt;
    let (learnt, given): (Vec<usize>, Vec<usize>) = (0..log.len()).partition(is_learnt);
    let mut clauses = Vec::new();
    let mut seen: FxHashSet<Vec<Lit>> = FxHashSet::default();
    for n in given.iter().chain(&learnt) {
        // A theory says the same many times.
        if let Some(lits) = normalised(log.get(*n).lits)
            && seen.insert(lits.clone())
        {
            clauses.push((*n, lits));
        }
    }
    let first_learnt = clauses.iter().position(|(n, _)| is_learnt(n)).unwrap_or(clauses.len());
    let marked = Trimming::new(vars, &clauses, first_learnt).run(limits)?;
    let mut forward = Forward::new(vars);
    for (at, (n, lits)) in clauses.iter().enumerate() {
        if !marked[at] {
            continue;
        }
        let done = if at < first_learnt { forward.given(*n, lits) } else { forward.learnt(lits) };
        if done? {
            return Ok(forward.refutation);
        }
        if forward.propagator.look_is_due()
            && let Some(stop) = limits.stop()
        {
            return Err(stop.into());
        }
    }
    Err(Failure::NoProof)
}

/// The way backwards.
struct Trimming {
    propagator: Propagator,
    first_learnt: usize,
    seen: Vec<bool>,
    /// The clauses of at most one literal, which nothing watches.
    short: Vec<usize>,
    /// Something of the root was undone since it was last propagated.
    dirty: bool,
    /// The root is contradictory.
    contradictory: bool,
}

impl Trimming {
    fn new(vars: usize, clauses: &[(usize, Vec<Lit>)], first_learnt: usize) -> Trimming {
        let mut propagator = Propagator::new(vars);
        let mut short = Vec::new();
        for (_, lits) in clauses {
            let clause = propagator.add(lits, false);
            if lits.len() < 2 {
                short.push(clause);
            }
        }
        let seen = vec![false; vars];
        Trimming { propagator, first_learnt, seen, short, dirty: true, contradictory: false }
    }

    /// Which clauses matter.
    fn run(mut self, limits: &Limits) -> Result<Vec<bool>, Failure> {
        if !self.refresh() {
            return Err(Failure::NoProof);
        }
        for clause in (self.first_learnt..self.propagator.len()).rev() {
            if self.propagator.look_is_due()
                && let Some(stop) = limits.stop()
            {
                return Err(stop.into());
            }
            let needed = self.propagator.marked[clause];
            self.forget(clause);
            if needed && !(self.dirty && self.refresh()) {
                self.derive(clause)?;
            }
        }
        Ok(self.propagator.marked)
    }

    /// Takes a learnt clause out, and what it has implied.
    fn forget(&mut self, clause: usize) {
        self.propagator.remove(clause);
        let implied = self
            .propagator
            .lits(clause)
            .iter()
            .copied()
            .find(|l| self.propagator.is_true(*l) && self.propagator.reason(l.var()) == Some(clause));
        if let Some(lit) = implied {
            let position = self.propagator.position(lit.var());
            self.propagator.backtrack(position);
            self.dirty = true;
        }
        // The conflict at the end of the log may rest on it although it implied nothing.
        self.dirty |= self.contradictory && self.propagator.marked[clause];
    }

    /// Propagates what the clauses that are left imply by themselves. Says whether that is a contradiction: then it is
    /// the one to be derived, and nothing else matters.
    fn refresh(&mut self) -> bool {
        self.dirty = false;
        self.propagator.rewind();
        let mut outcome = Outcome::Fixpoint;
        for &clause in &self.short {
            if self.propagator.is_active(clause) && outcome == Outcome::Fixpoint {
                outcome = self.propagator.start(clause);
            }
        }
        if outcome == Outcome::Fixpoint {
            outcome = self.propagator.propagate();
        }
        let Outcome::Conflict(conflict) = outcome else {
            self.contradictory = false;
            return false;
        };
        self.contradictory = true;
        self.propagator.marked.fill(false);
        self.mark(conflict);
        true
    }

    /// Marks what makes a clause false.
    fn mark(&mut self, conflict: usize) {
        self.propagator.marked[conflict] = true;
        let mut pending = 0;
        for lit in self.propagator.lits(conflict).to_vec() {
            pending += usize::from(!std::mem::replace(&mut self.seen[lit.var().index()], true));
        }
        for at in (0..self.propagator.trail.len()).rev() {
            if pending == 0 {
                break;
            }
            let var = self.propagator.trail[at].var();
            if !std::mem::replace(&mut self.seen[var.index()], false) {
                continue;
            }
            pending -= 1;
            let Some(reason) = self.propagator.reason(var) else { continue };
            self.propagator.marked[reason] = true;
            for k in 0..self.propagator.lits(reason).len() {
                let other = self.propagator.lits(reason)[k].var();
                if other != var {
                    pending += usize::from(!std::mem::replace(&mut self.seen[other.index()], true));
                }
            }
        }
    }

    /// Marks what a clause that was taken out follows from.
    fn derive(&mut self, clause: usize) -> Result<(), Failure> {
        let root = self.propagator.trail.len();
        let lits = self.propagator.lits(clause).to_vec();
        if let Some(lit) = lits.iter().find(|l| self.propagator.is_true(**l)) {
            let reason = self.propagator.reason(lit.var()).expect("the root has no assumptions");
            // Its literal that is true is met on the trail, and leads to its own reason again.
            self.mark(reason);
            return Ok(());
        }
        for lit in lits {
            if !self.propagator.is_true(!lit) {
                self.propagator.assume(!lit);
            }
        }
        let Outcome::Conflict(conflict) = self.propagator.propagate() else {
            return Err(Failure::NoProof);
        };
        self.mark(conflict);
        self.propagator.backtrack(root);
        Ok(())
    }
}

/// The way forwards.
struct Forward {
    propagator: Propagator,
    /// The steps of the propagator's clauses.
    steps: Vec<usize>,
    /// The steps that give the literals of the root, by variable.
    units: Vec<usize>,
    /// How many literals of the root have steps.
    with_units: usize,
    seen: Vec<bool>,
    refutation: Refutation,
}

impl Forward {
    fn new(vars: usize) -> Forward {
        Forward {
            propagator: Propagator::new(vars),
            steps: Vec::new(),
            units: vec![usize::MAX; vars],
            with_units: 0,
            seen: vec![false; vars],
            refutation: Refutation::default(),
        }
    }

    fn step(&mut self, step: Step) -> usize {
        self.refutation.steps.push(step);
        self.refutation.steps.len() - 1
    }

    fn chain(&mut self, first: usize, rest: Vec<(Lit, usize)>) -> usize {
        if rest.is_empty() { first } else { self.step(Step::Chain { first, rest }) }
    }

    /// Takes in a clause of the log. Says whether the contradiction is derived.
    fn given(&mut self, n: usize, lits: &[Lit]) -> Result<bool, Failure> {
        let step = self.step(Step::Given(n));
        Ok(self.enter(lits, step))
    }

    /// Adds a clause that a step gives. Says whether the contradiction is derived.
    fn enter(&mut self, lits: &[Lit], step: usize) -> bool {
        let clause = self.propagator.add(lits, true);
        self.steps.push(step);
        let mut outcome = self.propagator.start(clause);
        if outcome == Outcome::Fixpoint {
            outcome = self.propagator.propagate();
        }
        self.derive_units();
        if let Outcome::Conflict(conflict) = outcome {
            let (_, step) = self.resolve(conflict, self.propagator.trail.len());
            // The contradiction is the last step, also if it was there before.
            if step + 1 != self.refutation.steps.len() {
                self.step(Step::Chain { first: step, rest: Vec::new() });
            }
            return true;
        }
        false
    }

    /// Derives the new literals of the root as clauses of their own, once each.
    fn derive_units(&mut self) {
        while let Some(&lit) = self.propagator.trail.get(self.with_units) {
            let reason = self.propagator.reason(lit.var()).expect("the root has no assumptions");
            let rest: Vec<(Lit, usize)> = self
                .propagator
                .lits(reason)
                .iter()
                .filter(|l| **l != lit)
                .map(|l| (!*l, self.units[l.var().index()]))
                .collect();
            self.units[lit.var().index()] = self.chain(self.steps[reason], rest);
            self.with_units += 1;
        }
    }

    /// Derives a learnt clause and adds it. Says whether the contradiction is derived.
    fn learnt(&mut self, lits: &[Lit]) -> Result<bool, Failure> {
        let root = self.propagator.trail.len();
        if lits.iter().any(|l| self.propagator.is_true(*l)) {
            // A literal of the root says more.
            return Ok(false);
        }
        for lit in lits {
            if !self.propagator.is_true(!*lit) {
                self.propagator.assume(!*lit);
            }
        }
        let Outcome::Conflict(conflict) = self.propagator.propagate() else {
            return Err(Failure::NoProof);
        };
        let (clause, step) = self.resolve(conflict, root);
        self.propagator.backtrack(root);
        Ok(self.enter(&clause, step))
    }

    /// Resolves a clause that is false with the reasons of its literals, until only assumptions are left. Below `root`
    /// the literals have steps of their own. Gives what is left and the step that derives it.
    fn resolve(&mut self, conflict: usize, root: usize) -> (Vec<Lit>, usize) {
        let mut left = Vec::new();
        let mut rest = Vec::new();
        let mut pending = 0;
        for k in 0..self.propagator.lits(conflict).len() {
            let var = self.propagator.lits(conflict)[k].var();
            pending += usize::from(!std::mem::replace(&mut self.seen[var.index()], true));
        }
        let mut at = self.propagator.trail.len();
        while pending > 0 {
            at -= 1;
            let lit = self.propagator.trail[at];
            if !std::mem::replace(&mut self.seen[lit.var().index()], false) {
                continue;
            }
            pending -= 1;
            if at < root {
                rest.push((lit, self.units[lit.var().index()]));
                continue;
            }
            let Some(reason) = self.propagator.reason(lit.var()) else {
                left.push(!lit);
                continue;
            };
            rest.push((lit, self.steps[reason]));
            for k in 0..self.propagator.lits(reason).len() {
                let other = self.propagator.lits(reason)[k];
                if other != lit {
                    pending += usize::from(!std::mem::replace(&mut self.seen[other.var().index()], true));
                }
            }
        }
        let step = self.chain(self.steps[conflict], rest);
        (left, step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::Var;
    use std::collections::BTreeSet;

    /// The clause that each step gives, computed by resolution alone.
    pub(super) fn clauses(log: &ProofLog, refutation: &Refutation) -> Vec<BTreeSet<Lit>> {
        let mut out: Vec<BTreeSet<Lit>> = Vec::new();
        for step in &refutation.steps {
            let clause = match step {
                Step::Given(n) => {
                    assert_ne!(log.get(*n).origin, Origin::Learnt);
                    log.get(*n).lits.iter().copied().collect()
                }
                Step::Chain { first, rest } => {
                    let mut clause = out[*first].clone();
                    for (pivot, with) in rest {
                        assert!(clause.remove(&!*pivot), "{clause:?} has no {:?}", !*pivot);
                        assert!(out[*with].contains(pivot));
                        clause.extend(out[*with].iter().filter(|l| *l != pivot));
                    }
                    clause
                }
            };
            out.push(clause);
        }
        out
    }

    #[test]
    fn chains_are_resolutions_down_to_the_empty_clause() {
        let lit = |n: i32| Var(n.unsigned_abs()).pos().negated_if(n < 0);
        let mut log = ProofLog::new();
        for clause in [&[1, 2][..], &[1, -2], &[-1, 3], &[-1, -3, 4], &[-4, -3, 5], &[7, 8]] {
            log.fact(&clause.iter().map(|n| lit(*n)).collect::<Vec<_>>());
        }
        log.add(&[lit(1), lit(8)], Origin::Learnt);
        log.add(&[lit(1)], Origin::Learnt);
        log.theory_lemma(&[lit(-5), lit(-3)], None);
        let refutation = replay(&log, &Limits::none()).expect("it is unsatisfiable");
        let clauses = clauses(&log, &refutation);
        assert!(clauses.last().is_some_and(BTreeSet::is_empty));
        assert!(refutation.steps.iter().all(|s| !matches!(s, Step::Given(5))), "7 or 8 is not needed");
    }

    #[test]
    fn a_log_without_a_contradiction_is_no_proof() {
        let mut log = ProofLog::new();
        log.fact(&[Var(0).pos(), Var(1).pos()]);
        log.add(&[Var(0).pos()], Origin::Learnt);
        assert!(matches!(replay(&log, &Limits::none()), Err(Failure::NoProof)));
    }
}
