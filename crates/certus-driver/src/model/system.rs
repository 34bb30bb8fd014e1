//! Transition systems: is a bad position reached?

use crate::answer::Effort;
use crate::model::{Found, How, checker, frankly, look};
use crate::strategy::INVARIANTS;
use crate::tests::{self, Tests};
use crate::unknown::Unknown;
use certus_certify::{Certified, check_positions, check_system_proof};
use certus_engine::{Engine, EngineError, Entry, Outcome, Reason, Verdict, fits, registry, solve};
use certus_logic::{Assignment, Term, Terms};
use certus_model::{Clauses, Instance, Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_reduce::{NotLifted, SystemReduction};
use std::time::Instant;

/// What is asked of a system, and how the answer is looked for.
#[derive(Clone)]
pub struct SystemJob<'a> {
    /// The system.
    pub ts: &'a Ts,
    /// Which of its bad positions are asked about.
    pub bad: usize,
    /// How the answer is looked for.
    pub how: How,
}

/// The answer to the question whether bad positions are reached.
#[derive(Clone, Debug)]
pub enum SystemAnswer {
    /// They are not: a proof of the system, and who checked it, if that was wanted.
    Safe(Proof, Option<Certified>),
    /// They are, by a run with these positions, which was executed.
    Unsafe(Vec<Assignment>),
    /// Neither, and why.
    Unknown(Unknown),
}

/// The answer and what it took.
#[derive(Clone, Debug)]
pub struct SystemReport {
    /// The answer.
    pub answer: SystemAnswer,
    /// What it took.
    pub effort: Effort,
    /// Runs to states that the engine found to be reached, if they were wanted.
    pub tests: Tests<Vec<Assignment>>,
}

impl<'a> SystemJob<'a> {
    /// The usual way to ask whether the first kind of bad positions is reached.
    #[must_use]
    pub fn new(ts: &'a Ts) -> SystemJob<'a> {
        SystemJob { ts, bad: 0, how: How::default() }
    }
}

/// Verifies a system with an engine. Its terms are of this arena.
///
/// # Errors
/// If the engine does not take the problem, or the solver fails. A limit is no error.
pub fn verify_system(
    terms: &mut Terms,
    job: &SystemJob<'_>,
    engine: &mut dyn Engine,
) -> Result<SystemReport, EngineError> {
    let property = Property::Unreachable(job.bad);
    fits(engine, terms, &Problem::of_system(job.ts, &property), &job.how.control.solver)?;
    let start = Instant::now();
    let deadline = job.how.control.limits.time_left().map(|left| start + left);
    let reduction = certus_reduce::reduce_system(terms, job.ts, &property, deadline);
    let time = start.elapsed();
    if matches!(engine.entry(), Entry::Systems(_)) {
        let mut report = direct(terms, job, &reduction, engine)?;
        report.effort.times.insert(0, ("reductions of the system", time));
        return Ok(report);
    }
    let clauses = Clauses::of_system(terms, &reduction.ts, 0);
    // Reductions of automata do not carry back runs that end anywhere.
    let how = How { control: job.how.control.with_own_traces(), ..job.how.clone() };
    let (found, mut effort) = look(terms, &clauses, &how, engine)?;
    let tests = Tests { lost: how.control.take_traces().len(), ..Tests::default() };
    effort.times.insert(0, ("reductions of the system", time));
    effort.passes.splice(0..0, reduction.stats.iter().cloned());
    let answer = match found {
        Found::Nothing(why) => SystemAnswer::Unknown(why),
        Found::Interpretation(formulas) => {
            let formula = reduction.lift_formula(terms, formulas[0]);
            certify(terms, job, of_state(formula))?
        }
        // The automaton has the locations of the one with one loop.
        Found::Other(proof) => match reduction.lift_proof(terms, &proof) {
            Ok(proof) => certify(terms, job, proof)?,
            Err(why) => inductive(terms, job, &reduction, &clauses, why, &mut effort)?,
        },
        Found::Derivation(mut derivation) => {
            // The first instance is the start, which leads to the first position.
            derivation.remove(0);
            let of = |instance: Instance| position(terms, &reduction.ts, &instance.values);
            let positions: Vec<Assignment> = derivation.into_iter().map(of).collect();
            let positions = reduction.lift_positions(terms, &positions);
            executed(terms, job, positions)
        }
    };
    Ok(SystemReport { answer, effort, tests })
}

/// Asks an engine that works on systems, without the way over an automaton.
fn direct(
    terms: &mut Terms,
    job: &SystemJob<'_>,
    reduction: &SystemReduction,
    engine: &mut dyn Engine,
) -> Result<SystemReport, EngineError> {
    let begun = Instant::now();
    let ts = &reduction.ts;
    let property = Property::Unreachable(0);
    let problem = Problem::of_system(ts, &property);
    let control = job.how.control.with_own_traces();
    let Outcome { verdict, stats } = solve(engine, terms, &problem, &Invariant::default(), &control)?;
    let tests = tests::of_system(terms, job, reduction, &control.take_traces());
    let times = vec![("engine", begun.elapsed())];
    let passes = reduction.stats.clone();
    let mut effort = Effort { stats, passes, times, ..Effort::default() };
    let answer = match verdict {
        Verdict::Unknown(why) => SystemAnswer::Unknown(Unknown::Engine(why)),
        Verdict::Safe(proof) => match reduction.lift_proof(terms, &proof) {
            Ok(proof) => certify(terms, job, proof)?,
            Err(why) => {
                let clauses = Clauses::of_system(terms, ts, 0);
                inductive(terms, job, reduction, &clauses, why, &mut effort)?
            }
        },
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &property);
            let positions = automaton.positions(terms, ts, &run);
            let positions = positions.ok_or(EngineError::Inconsistent("a run of a system is none"))?;
            let positions = reduction.lift_positions(terms, &positions);
            executed(terms, job, positions)
        }
    };
    Ok(SystemReport { answer, effort, tests })
}

/// Executes a run on the system as it was read.
fn executed(terms: &mut Terms, job: &SystemJob<'_>, positions: Vec<Assignment>) -> SystemAnswer {
    match check_positions(terms, job.ts, job.bad, &positions) {
        Ok(()) => SystemAnswer::Unsafe(positions),
        Err(why) => SystemAnswer::Unknown(Unknown::RejectedRun(why)),
    }
}

/// An inductive proof in place of one that is not carried back over the reductions.
fn inductive(
    terms: &mut Terms,
    job: &SystemJob<'_>,
    reduction: &SystemReduction,
    clauses: &Clauses,
    why: NotLifted,
    effort: &mut Effort,
) -> Result<SystemAnswer, EngineError> {
    let mut engine = registry::make(INVARIANTS)?;
    let (found, more) = match look(terms, clauses, &job.how, engine.as_mut()) {
        // It does not take problems of every theory.
        Err(EngineError::Unfit(_)) => (Found::Nothing(Unknown::Engine(Reason::NoEngine)), Effort::default()),
        found => found?,
    };
    effort.stats.merge(&more.stats);
    match found {
        Found::Interpretation(formulas) => {
            let formula = reduction.lift_formula(terms, formulas[0]);
            certify(terms, job, of_state(formula))
        }
        Found::Nothing(Unknown::Engine(reason)) => {
            Ok(SystemAnswer::Unknown(Unknown::NotLifted { why, instead: Some(reason) }))
        }
        _ => Ok(SystemAnswer::Unknown(Unknown::NotLifted { why, instead: None })),
    }
}

/// An inductive proof of a system.
fn of_state(formula: Term) -> Proof {
    Proof::Inductive(Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() })
}

/// The values of the state and the inputs, and no others.
fn position(terms: &Terms, ts: &Ts, values: &Assignment) -> Assignment {
    let mut position = Assignment::new();
    for var in ts.vars.iter().chain(&ts.inputs) {
        if let Some(symbol) = terms.as_var(var.term) {
            position.set(symbol, terms.eval(var.term, values));
        }
    }
    position
}

/// Has a proof checked on the system.
fn certify(terms: &mut Terms, job: &SystemJob<'_>, proof: Proof) -> Result<SystemAnswer, EngineError> {
    if !job.how.certify {
        return Ok(SystemAnswer::Safe(proof, None));
    }
    let control = &job.how.control;
    let property = Property::Unreachable(job.bad);
    let formulas = Problem::of_system(job.ts, &property).terms();
    let solver = checker(terms, &formulas, &control.solver)?;
    Ok(match check_system_proof(terms, job.ts, job.bad, &proof, &control.limits, &solver) {
        Ok(certified) => {
            let certified = frankly(certified, &control.solver, terms, &formulas);
            SystemAnswer::Safe(proof, Some(certified))
        }
        Err(failure) => {
            let automaton = OneLoop::new(terms, job.ts, &property);
            let script = crate::failed::script(terms, &automaton.cfa, &proof, &failure);
            SystemAnswer::Unknown(Unknown::Uncertified { failure, script })
        }
    })
}
