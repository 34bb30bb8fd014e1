//! The way of a model to its answer.
//!
//! A system is reduced as such, and engines on systems get it so. For others it is seen as Horn clauses, which are
//! unfolded into an automaton that is reduced as those of programs are. The proof or run that an engine gives is carried
//! back, and checked on the model as it was read.

mod clauses;
mod complete;
mod infinite;
mod system;

pub use clauses::{ClausesAnswer, ClausesJob, ClausesReport, verify_clauses};
pub use infinite::{Infinite, InfiniteAnswer, InfiniteJob, InfiniteReport, verify_infinite};
pub use system::{SystemAnswer, SystemJob, SystemReport, verify_system};

use crate::answer::Effort;
use crate::lifted::lifted;
use crate::strategy::{INVARIANTS, RUNS};
use crate::unknown::Unknown;
use certus_certify::{Certified, second_solver};
use certus_engine::{Control, EngineError, Outcome, Reason, Stats, Task, Verdict, registry};
use certus_logic::{Term, Terms};
use certus_model::{Clauses, Instance, Invariant, Proof, Run, Unfolded};
use certus_reduce::{Reduction, Size};
use certus_solver::{Theories, registry as solvers};
use std::time::{Duration, Instant};

/// How the answer is looked for.
#[derive(Clone)]
pub struct How {
    /// Which reductions are done.
    pub reduce: certus_reduce::Options,
    /// Whether the engine is told what analyses prove.
    pub facts: bool,
    /// Whether proofs are checked.
    pub certify: bool,
    /// Limits, the solver, and who listens.
    pub control: Control,
}

impl Default for How {
    /// Certified, with all reductions.
    fn default() -> How {
        let reduce = certus_reduce::Options::default();
        How { reduce, facts: true, certify: true, control: Control::default() }
    }
}

/// Processes that may check proofs about numbers, the first that is installed.
const PROCESSES: &[&str] = &["z3", "cvc5", "yices-smt2", "mathsat"];

/// What an engine found, carried back to the clauses and not yet checked there.
pub(crate) enum Found {
    /// A formula for each predicate.
    Interpretation(Vec<Term>),
    /// A proof of another kind, of the automaton that has one location for each predicate.
    Other(Proof),
    /// A derivation of `false`.
    Derivation(Vec<Instance>),
    /// Neither.
    Nothing(Unknown),
}

/// Clauses as an automaton that was reduced, with the way back.
pub(crate) struct Prepared<'a> {
    clauses: &'a Clauses,
    how: &'a How,
    unfolded: Unfolded,
    reduction: Reduction,
    facts: Invariant,
    times: Vec<(&'static str, Duration)>,
}

impl<'a> Prepared<'a> {
    /// Unfolds clauses, and reduces what comes out, both as far as there is time.
    pub(crate) fn new(
        terms: &mut Terms,
        clauses: &'a Clauses,
        how: &'a How,
        time: Option<Duration>,
    ) -> Prepared<'a> {
        let mut times = Vec::new();
        let mut clock = Instant::now();
        let mut lap = |name: &'static str| {
            times.push((name, clock.elapsed()));
            clock = Instant::now();
        };
        let limits = match time {
            Some(time) => how.control.limits.clone().with_timeout(time),
            None => how.control.limits.clone(),
        };
        let unfolded = Unfolded::within(terms, clauses, &|| limits.stop().is_some());
        lap("unfolding");
        let deadline = limits.time_left().map(|left| Instant::now() + left);
        let reduction = certus_reduce::reduce(terms, &unfolded.cfa, &how.reduce, deadline);
        lap("reductions");
        let facts =
            if how.facts { certus_reduce::facts(terms, &reduction.cfa) } else { Invariant::default() };
        lap("facts");
        Prepared { clauses, how, unfolded, reduction, facts, times }
    }

    /// What engines get.
    pub(crate) fn task(&self) -> Task<'_> {
        Task { cfa: &self.reduction.cfa, facts: &self.facts }
    }

    /// Carries back what an engine found.
    pub(crate) fn found(
        &self,
        terms: &mut Terms,
        verdict: Verdict,
        stats: &mut Stats,
        control: &Control,
    ) -> Result<Found, EngineError> {
        let Prepared { clauses, unfolded, reduction, .. } = self;
        let how = &How { control: control.clone(), ..self.how.clone() };
        Ok(match verdict {
            Verdict::Unknown(why) => Found::Nothing(Unknown::Engine(why)),
            Verdict::Safe(proof) => match self.carried(terms, &proof, how, stats)? {
                // A bound on runs, for instance, says nothing of states.
                Found::Nothing(Unknown::NoInterpretation(why)) if !matches!(proof, Proof::Inductive(_)) => {
                    self.inductive(terms, why, stats, control)?
                }
                found => found,
            },
            Verdict::Unsafe(run) => {
                let run = match reduction.lift_run(terms, &unfolded.cfa, &run) {
                    Some(run) => Some(run),
                    None => again(terms, unfolded, how, stats)?,
                };
                match run.and_then(|run| unfolded.derivation(terms, clauses, &run)) {
                    Some(derivation) => Found::Derivation(derivation),
                    None => Found::Nothing(Unknown::NoRun),
                }
            }
        })
    }

    /// Formulas for the predicates in place of a proof that has none, or why there are none either.
    pub(crate) fn inductive(
        &self,
        terms: &mut Terms,
        why: Option<Reason>,
        stats: &mut Stats,
        control: &Control,
    ) -> Result<Found, EngineError> {
        let mut engine = registry::make(INVARIANTS)?;
        let how = &How { control: control.clone(), ..self.how.clone() };
        match self.task().solve(engine.as_mut(), terms, control) {
            Ok(Outcome { verdict: Verdict::Safe(proof), stats: more }) => {
                stats.merge(&more);
                self.carried(terms, &proof, how, stats)
            }
            Ok(Outcome { verdict: Verdict::Unknown(reason), stats: more }) => {
                stats.merge(&more);
                Ok(Found::Nothing(Unknown::NoInterpretation(why.or(Some(reason)))))
            }
            Ok(_) => Err(EngineError::Inconsistent("one engine has a proof and another one a run")),
            Err(EngineError::Unfit(_)) => Ok(Found::Nothing(Unknown::NoInterpretation(why))),
            Err(error) => Err(error),
        }
    }

    /// Carries back a proof.
    fn carried(
        &self,
        terms: &mut Terms,
        proof: &Proof,
        how: &How,
        stats: &mut Stats,
    ) -> Result<Found, EngineError> {
        match lifted(terms, &self.reduction, &self.task(), proof, &how.control, stats)? {
            Ok(proof) => interpreted(terms, self.clauses, &self.unfolded, proof, how, stats),
            Err(why) => Ok(Found::Nothing(why)),
        }
    }

    /// What all of it took, with the statistics and the times of what came after.
    pub(crate) fn effort(&self, terms: &Terms, stats: Stats) -> Effort {
        let (raw, reduced) = (Size::of(terms, &self.unfolded.cfa), Size::of(terms, &self.reduction.cfa));
        let passes = self.reduction.stats.clone();
        Effort { stats, passes, raw, reduced, times: self.times.clone() }
    }
}

/// The solver that checks what another one helped to find. Of bit-vectors that is the embedded one over another SAT side. Of
/// numbers the embedded ones share more than a SAT side has to do with, so a process is preferred, if one is installed that
/// did not help to find the proof. If there is none that knows the theories of these terms, it is the first again.
pub(crate) fn checker(terms: &Terms, formulas: &[Term], first: &str) -> Result<String, EngineError> {
    let second = second_solver(first);
    let needs = Theories::of_terms(terms, formulas);
    let knows =
        |name: &str| solvers::theories(name).is_ok_and(|has| needs.without(has).first_name().is_none());
    let numbers = needs.has(Theories::INTEGERS) || needs.has(Theories::REALS);
    let is_process = solvers::is_command(first) || PROCESSES.contains(&first);
    if numbers && (!knows(second) || !is_process) {
        let installed = |name: &&str| *name != first && knows(name) && solvers::make(name).is_ok();
        if let Some(process) = PROCESSES.iter().copied().find(installed) {
            return Ok(process.to_owned());
        }
    }
    Ok(if knows(second) { second } else { first }.to_owned())
}

/// A certificate that says so if it is no second opinion, or only half of one.
pub(crate) fn frankly(mut certified: Certified, first: &str, terms: &Terms, formulas: &[Term]) -> Certified {
    let first = if first.is_empty() { solvers::DEFAULT } else { first };
    let needs = Theories::of_terms(terms, formulas);
    let numbers = needs.has(Theories::INTEGERS) || needs.has(Theories::REALS);
    if certified.solver == first {
        certified.solver.push_str(", which helped to find it,");
    } else if numbers && first == solvers::DEFAULT && certified.solver == second_solver(first) {
        certified.solver.push_str(", the same arithmetic over another SAT solver,");
    }
    certified
}

/// A run of the automaton before reductions, where the values of the one that was found do not lead through it: reductions
/// may have left out what decides between ways.
fn again(
    terms: &mut Terms,
    unfolded: &Unfolded,
    how: &How,
    stats: &mut Stats,
) -> Result<Option<Run>, EngineError> {
    let mut engine = registry::make(RUNS)?;
    let task = Task { cfa: &unfolded.cfa, facts: &Invariant::default() };
    let outcome = task.solve(engine.as_mut(), terms, &how.control)?;
    stats.merge(&outcome.stats);
    Ok(match outcome.verdict {
        Verdict::Unsafe(run) => Some(run),
        Verdict::Safe(_) | Verdict::Unknown(_) => None,
    })
}

/// A proof of the automaton as one of the clauses.
fn interpreted(
    terms: &mut Terms,
    clauses: &Clauses,
    unfolded: &Unfolded,
    proof: Proof,
    how: &How,
    stats: &mut Stats,
) -> Result<Found, EngineError> {
    let plain = unfolded.control.iter().all(Vec::is_empty);
    let formulas = match &proof {
        Proof::Inductive(formulas) | Proof::KInductive { k: 1, formulas, .. } => formulas.clone(),
        // Steps are those of the clauses.
        _ if plain => return Ok(Found::Other(proof)),
        _ => Invariant::default(),
    };
    let complete = complete::complete(terms, &unfolded.cfa, formulas, how, stats)?;
    Ok(match complete.map(|formulas| unfolded.interpretation(terms, clauses, &formulas)) {
        Ok(Some(interpretation)) => Found::Interpretation(interpretation),
        Ok(None) => Found::Nothing(Unknown::NoInterpretation(None)),
        Err(why) => Found::Nothing(why),
    })
}
