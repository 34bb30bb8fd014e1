//! A CDCL core made for IC3's load: hundreds of thousands of small queries under assumptions, most answered
//! within a few conflicts, with a clause or two added between them.
//!
//! What it does differently from a general solver:
//!
//! - it propagates only in the cone of the query (`cone`, `propagate`);
//! - it decides only what the query needs for a solution, and ends when all that is there (`justify`); a
//!   query that meets many conflicts changes to an ordinary search of the cone (`order`);
//! - all assumptions share one decision level (`trail`);
//! - one variable activates all temporary clauses, because what depends on them is dropped after the
//!   query (`learn`).
//!
//! The idea of searching the cone alone is that of GipSAT, rIC3's solver (Su et al., CAV 2025).
//!
//! No work is done per query in proportion to the size of the whole problem, except now and then to clean
//! up.

mod analyze;
mod clauses;
mod cone;
mod facts;
mod gates;
mod input;
mod justify;
mod modulo;
mod order;
mod propagate;
mod reduce;
mod restart;
mod trail;

use super::gate::gate_clauses;
use super::proof::{Origin, ProofLog};
use super::theory::Theory;
use super::{Gate, Lit, Sat, SatAnswer, SatQuery, SatStats, Var};
use crate::limits::{Limits, Stop};
use analyze::Analysis;
use clauses::{Arena, Cref, Kind};
use cone::{Cone, Roots};
use facts::Registry;
use gates::Gates;
use justify::{Justification, Known};
use modulo::{Found, Free, Hook, Modulo};
use order::Order;
use propagate::Watch;
use reduce::Schedule;
use restart::Restarts;
use trail::{ASSUMPTIONS, FALSE, Reason, TRUE, Trail};

/// Conflicts of a query after which decisions follow activity instead of need.
const CONFLICTS_BEFORE_ORDER: u64 = 30;
/// Propagations between two looks at the clock.
const PROPAGATIONS_PER_LOOK: u64 = 20_000;
/// Conflicts between two looks at the clock.
const CONFLICTS_PER_LOOK: u64 = 256;

/// The SAT solver for small incremental queries.
pub struct Ic3Core {
    arena: Arena,
    /// By literal: the clauses to look at when it becomes false.
    watches: Vec<Vec<Watch>>,
    trail: Trail,
    gates: Gates,
    registry: Registry,
    cone: Cone,
    justification: Justification,
    order: Order,
    analysis: Analysis,
    schedule: Schedule,
    /// False once the facts alone are contradictory.
    consistent: bool,
    /// The variable that activates the temporary clause of a query.
    temporary: Var,
    /// The clauses to drop after the query.
    temporary_clauses: Vec<Cref>,
    core: Vec<Lit>,
    /// Hints for the next query.
    preferred: Vec<Lit>,
    /// How much of the trail the theory was told of and has not been undone since.
    told: usize,
    scratch: Vec<Lit>,
    stats: SatStats,
    /// What is given and learnt, if somebody wants to know.
    proof: Option<Box<ProofLog>>,
}

impl Default for Ic3Core {
    fn default() -> Self {
        Ic3Core::new()
    }
}

impl Ic3Core {
    /// An empty solver.
    #[must_use]
    pub fn new() -> Ic3Core {
        let mut core = Ic3Core {
            arena: Arena::default(),
            watches: Vec::new(),
            trail: Trail::default(),
            gates: Gates::default(),
            registry: Registry::default(),
            cone: Cone::default(),
            justification: Justification::default(),
            order: Order::default(),
            analysis: Analysis::default(),
            schedule: Schedule::default(),
            consistent: true,
            temporary: Var(0),
            temporary_clauses: Vec::new(),
            core: Vec::new(),
            preferred: Vec::new(),
            told: 0,
            scratch: Vec::new(),
            stats: SatStats::default(),
            proof: None,
        };
        core.temporary = core.add_var(None);
        core
    }

    /// An empty solver that logs what it is given and what it learns. The log is one of facts: what is learnt from
    /// a temporary clause has no place there, so queries have none.
    #[must_use]
    pub fn with_proof() -> Ic3Core {
        Ic3Core { proof: Some(Box::default()), ..Ic3Core::new() }
    }

    /// The log, if there is one.
    pub fn proof(&mut self) -> Option<&mut ProofLog> {
        self.proof.as_deref_mut()
    }

    /// Takes the log away; nothing is logged from then on.
    pub fn take_proof(&mut self) -> Option<Box<ProofLog>> {
        self.proof.take()
    }

    fn add_fact(&mut self, lits: &[Lit]) {
        self.end_query();
        if self.normalise(lits) {
            self.cone.add_fact(&self.scratch, &self.gates, &mut self.trail);
            self.registry.permanent.add(&self.scratch);
            self.add_scratch();
        }
    }

    fn log(&mut self, lits: &[Lit], origin: Origin) {
        if let Some(proof) = &mut self.proof {
            proof.add(lits, origin);
        }
    }

    /// Ends the last query: back to level 0, no temporary clause. To be called before any change.
    fn end_query(&mut self) {
        self.trail.backtrack(0, |_| {});
        self.told = self.told.min(self.trail.len());
        self.order.clear();
        self.justification.clear();
        self.registry.temporary.clear();
        for c in self.temporary_clauses.drain(..) {
            self.arena.kill(c);
        }
    }

    fn backtrack(&mut self, level: u32) {
        let Ic3Core { trail, order, justification, .. } = self;
        if level < ASSUMPTIONS {
            order.clear();
            justification.clear();
        } else {
            justification.backtrack(level);
        }
        trail.backtrack(level, |var| order.reopened(var));
        self.told = self.told.min(self.trail.len());
    }

    /// Opens the level of the assumptions. Returns false, with the core, if they contradict each other.
    fn assume(&mut self, assumptions: &[Lit], with_clause: bool) -> bool {
        self.trail.new_level();
        let activation = with_clause.then_some(self.temporary.pos());
        for lit in activation.into_iter().chain(assumptions.iter().copied()) {
            match self.trail.value(lit) {
                TRUE => {}
                FALSE => {
                    self.blame_assumption(lit, assumptions);
                    return false;
                }
                _ => {
                    self.trail.assign(lit, Reason::NONE);
                    // One by one: an assumption that follows from those before it is then implied, not
                    // assumed, and so stays out of the core.
                    if let Some(conflict) = self.propagate() {
                        self.stats.conflicts += 1;
                        self.blame_conflict(conflict, assumptions);
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The next decision; `None` if there is a solution. Then all variables it needs are marked as needed.
    fn decide(&mut self, assumptions: &[Lit], by_activity: bool) -> Option<Lit> {
        let Ic3Core { trail, gates, registry, cone, justification, order, .. } = self;
        if by_activity {
            order.build(cone.vars(), trail);
            if let Some(var) = order.next(trail) {
                return Some(trail.phase(var));
            }
        }
        let known = Known { gates, cone, trail };
        justification.begin(assumptions, registry, known);
        let decision = justification.next(registry, known)?;
        justification.open_level();
        Some(decision)
    }

    /// Searches for a solution in the cone, which is set up, under the assumptions and, if `with_clause`,
    /// the temporary clause.
    fn search<T: Hook>(
        &mut self,
        assumptions: &[Lit],
        with_clause: bool,
        theory: &mut T,
        limits: &Limits,
    ) -> SatAnswer {
        let mut restarts = Restarts::new();
        let mut look_at = self.stats.propagations + PROPAGATIONS_PER_LOOK;
        loop {
            if self.trail.level() < ASSUMPTIONS && !self.assume(assumptions, with_clause) {
                return SatAnswer::Unsat;
            }
            let mut found = match self.propagate() {
                Some(conflict) => Found::Conflict(conflict),
                None => self.consult(theory, limits),
            };
            if let Found::Nothing = found {
                if self.stats.propagations >= look_at {
                    look_at = self.stats.propagations + PROPAGATIONS_PER_LOOK;
                    if let Some(stop) = limits.stop() {
                        return SatAnswer::Unknown(stop);
                    }
                }
                if self.reduction_is_due() {
                    self.backtrack(0);
                    self.reduce();
                    continue;
                }
                if restarts.is_due() {
                    self.stats.restarts += 1;
                    self.backtrack(ASSUMPTIONS);
                }
                let by_activity = restarts.conflicts() >= CONFLICTS_BEFORE_ORDER;
                if let Some(decision) = self.decide(assumptions, by_activity) {
                    self.stats.decisions += 1;
                    self.trail.new_level();
                    self.trail.assign(decision, Reason::NONE);
                    continue;
                }
                found = self.complete(theory, by_activity, limits);
            }
            let conflict = match found {
                Found::Nothing | Found::Assigned => continue,
                Found::Solution => return SatAnswer::Sat,
                Found::Stopped(stop) => return SatAnswer::Unknown(stop),
                Found::Unit(unit) => {
                    self.stats.conflicts += 1;
                    if self.learn_unit(unit) {
                        continue;
                    }
                    return SatAnswer::Unsat;
                }
                Found::Conflict(conflict) => conflict,
            };
            self.stats.conflicts += 1;
            match self.trail.level() {
                0 => {
                    self.consistent = false;
                    return SatAnswer::Unsat;
                }
                ASSUMPTIONS => {
                    self.blame_conflict(conflict, assumptions);
                    return SatAnswer::Unsat;
                }
                _ => {}
            }
            let (level, lbd) = self.analyze(conflict);
            restarts.learnt(lbd);
            if let Some(proof) = &mut self.proof {
                proof.add(&self.analysis.learnt, Origin::Learnt);
            }
            if level == 0 {
                if !self.learn_unit(self.analysis.learnt[0]) {
                    return SatAnswer::Unsat;
                }
            } else {
                self.backtrack(level);
                self.learn(lbd);
            }
            self.order.decay();
            if restarts.conflicts() == CONFLICTS_BEFORE_ORDER && self.trail.level() > ASSUMPTIONS {
                self.backtrack(ASSUMPTIONS);
            }
            if limits.conflicts().is_some_and(|most| restarts.conflicts() >= most) {
                return SatAnswer::Unknown(Stop::Conflicts);
            }
            if restarts.conflicts().is_multiple_of(CONFLICTS_PER_LOOK) {
                look_at = 0;
            }
        }
    }

    /// Goes back to level 0 and takes in a literal that holds there. Returns false if that is contradictory.
    fn learn_unit(&mut self, unit: Lit) -> bool {
        self.backtrack(0);
        self.trail.assign(unit, Reason::NONE);
        self.consistent = self.propagate_root().is_none();
        self.consistent
    }

    /// Sets a query up and searches.
    fn answer<T: Hook>(&mut self, query: &SatQuery<'_>, theory: &mut T, limits: &Limits) -> SatAnswer {
        self.end_query();
        for lit in self.preferred.drain(..) {
            self.trail.set_phase(lit);
        }
        self.stats.solves += 1;
        self.core.clear();
        if !self.consistent {
            return SatAnswer::Unsat;
        }
        if let Some(stop) = limits.stop() {
            return SatAnswer::Unknown(stop);
        }
        self.clean_up();
        let with_clause = query.clause.is_some_and(|clause| self.normalise(clause));
        if with_clause {
            if self.scratch.is_empty() {
                return SatAnswer::Unsat;
            }
            self.registry.temporary.add(&self.scratch);
            // If the last temporary clause turned out false on level 0, so did its variable.
            if !self.trail.is_unassigned(self.temporary) {
                self.temporary = self.add_var(None);
            }
            self.scratch.push(self.temporary.neg());
        } else {
            self.scratch.clear();
        }
        let clause = std::mem::take(&mut self.scratch);
        let roots = Roots { assumptions: query.assumptions, clause: &clause, registry: &self.registry };
        self.cone.enter(roots, &self.gates, &mut self.trail, self.stats.propagations);
        if with_clause {
            self.attach(&clause, Kind::TEMPORARY, clause[0], clause[1]);
        }
        self.scratch = clause;
        self.search(query.assumptions, with_clause, theory, limits)
    }
}

impl Sat for Ic3Core {
    fn name(&self) -> &'static str {
        "ic3core"
    }

    fn new_var(&mut self) -> Var {
        self.add_var(None)
    }

    fn new_gate(&mut self, gate: Gate<'_>) -> Var {
        self.end_query();
        let out = self.add_var(Some(gate));
        gate_clauses(out.pos(), gate, &mut |clause| {
            self.log(clause, Origin::Gate(out));
            if self.normalise(clause) {
                self.add_scratch();
            }
        });
        out
    }

    fn add_clause(&mut self, lits: &[Lit]) {
        if let Some(proof) = &mut self.proof {
            proof.fact(lits);
        }
        self.add_fact(lits);
    }

    fn add_lemma(&mut self, lits: &[Lit]) {
        self.log(lits, Origin::Theory);
        self.add_fact(lits);
    }

    fn add_clause_under(&mut self, act: Lit, lits: &[Lit]) {
        self.end_query();
        if let Some(proof) = &mut self.proof {
            let guarded: Vec<Lit> = lits.iter().copied().chain([!act]).collect();
            proof.fact(&guarded);
        }
        if self.trail.value(act) != FALSE && self.normalise(lits) {
            self.registry.add_activated(act, &self.scratch);
            self.cone.add_activated(act, &self.scratch, &mut self.trail);
            // Last, where it is neither watched nor looked at unless all others are false.
            self.scratch.push(!act);
            self.add_scratch();
        }
    }

    fn retire(&mut self, act: Lit) {
        self.end_query();
        if let Some(proof) = &mut self.proof {
            proof.fact(&[!act]);
        }
        self.registry.retire(act);
        if self.normalise(&[!act]) {
            self.add_scratch();
        }
    }

    fn solve(&mut self, query: &SatQuery<'_>, limits: &Limits) -> SatAnswer {
        self.answer(query, &mut Free, limits)
    }

    fn solve_modulo(&mut self, query: &SatQuery<'_>, theory: &mut dyn Theory, limits: &Limits) -> SatAnswer {
        self.answer(query, &mut Modulo(theory), limits)
    }

    fn value(&self, lit: Lit) -> Option<bool> {
        let var = lit.var();
        let told = self.trail.is_fixed(var) || self.justification.is_needed(var);
        told.then(|| self.trail.value(lit) == TRUE)
    }

    fn core(&self) -> &[Lit] {
        &self.core
    }

    fn prefer(&mut self, lit: Lit) {
        // Not at once: the end of the last query, whose solution may still be read, overwrites phases.
        self.preferred.push(lit);
    }

    fn stats(&self) -> SatStats {
        self.stats
    }
}
