//! Transition systems: is a bad position reached?

use crate::answer::Effort;
use crate::model::{Found, How, Prepared, checker, frankly};
use crate::strategy::INVARIANTS;
use crate::tests::{self, Tests};
use crate::unknown::Unknown;
use certus_certify::{Certified, check_positions, check_system_proof};
use certus_engine::{
    Back, Board, Control, Engine, EngineError, Entry, Outcome, Reason, Stats, Unfolding, Verdict, Views,
    fits, registry, solve_views,
};
use certus_logic::{Assignment, Term, Terms};
use certus_model::one_loop::run_of;
use certus_model::{Clauses, Instance, Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_reduce::{NotLifted, SystemReduction};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Where engines on systems and engines on automata run side by side, the automaton is made in this time or less.
const MOST_PREPARATION: Duration = Duration::from_secs(4);

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
    let mut times = vec![("reductions of the system", start.elapsed())];
    let ts = &reduction.ts;
    let asked = Property::Unreachable(0);
    let problem = Problem::of_system(ts, &asked);
    let clauses = Clauses::of_system(terms, ts, 0);
    let prepared = match engine.entry() {
        Entry::Systems(_) | Entry::Justice(_) => None,
        Entry::Automata(_) => Some(Prepared::new(terms, &clauses, &job.how, None)),
        // Engines on systems wait for it.
        Entry::Both(_) => {
            let left = job.how.control.limits.time_left();
            let time = left.map_or(MOST_PREPARATION, |left| MOST_PREPARATION.min(left / 10));
            Some(Prepared::new(terms, &clauses, &job.how, Some(time)))
        }
    };
    let way = prepared.as_ref().map(|prepared| (Way { ts, prepared }, Arc::new(Board::new(terms))));
    let unfolding =
        way.as_ref().map(|(way, board)| Unfolding { task: way.prepared.task(), board, back: way });
    let begun = Instant::now();
    let views = Views { problem: &problem, facts: &Invariant::default(), unfolding };
    let control = job.how.control.with_own_traces();
    let Outcome { verdict, stats } = solve_views(engine, terms, &views, &control, None)?;
    let tests = tests::of_system(terms, job, &reduction, &control);
    let mut effort = match &prepared {
        Some(prepared) => prepared.effort(terms, stats),
        None => Effort { stats, ..Effort::default() },
    };
    times.append(&mut effort.times);
    times.push(("engine", begun.elapsed()));
    effort.times = times;
    effort.passes.splice(0..0, reduction.stats.iter().cloned());
    let answer = match verdict {
        Verdict::Unknown(why) => SystemAnswer::Unknown(Unknown::Engine(why)),
        Verdict::Safe(proof) => match reduction.lift_proof(terms, &proof) {
            Ok(proof) => certify(terms, job, proof)?,
            Err(why) => inductive(terms, job, &reduction, &views, why, &mut effort)?,
        },
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &asked);
            let positions = automaton.positions(terms, ts, &run);
            let positions = positions.ok_or(EngineError::Inconsistent("a run of a system is none"))?;
            let positions = reduction.lift_positions(terms, &positions);
            match check_positions(terms, job.ts, job.bad, &positions) {
                Ok(()) => SystemAnswer::Unsafe(positions),
                Err(why) => SystemAnswer::Unknown(Unknown::RejectedRun(why)),
            }
        }
    };
    Ok(SystemReport { answer, effort, tests })
}

/// The way back from the automaton that was made of a system.
struct Way<'a> {
    ts: &'a Ts,
    prepared: &'a Prepared<'a>,
}

impl Back for Way<'_> {
    fn verdict(
        &self,
        terms: &mut Terms,
        verdict: Verdict,
        stats: &mut Stats,
        control: &Control,
    ) -> Result<Verdict, EngineError> {
        Ok(match self.prepared.found(terms, verdict, stats, control)? {
            Found::Nothing(Unknown::Engine(why)) => Verdict::Unknown(why),
            Found::Nothing(why) => Verdict::Unknown(Reason::NotCarried(why.to_string())),
            Found::Interpretation(formulas) => Verdict::Safe(of_state(formulas[0])),
            // The automaton has the locations of the one with one loop.
            Found::Other(proof) => Verdict::Safe(proof),
            Found::Derivation(mut derivation) => {
                // The first instance is the start, which leads to the first position.
                derivation.remove(0);
                let of = |instance: Instance| position(terms, self.ts, &instance.values);
                let positions: Vec<Assignment> = derivation.into_iter().map(of).collect();
                Verdict::Unsafe(run_of(terms, self.ts, &positions))
            }
        })
    }
}

/// An inductive proof in place of one that is not carried back over the reductions.
fn inductive(
    terms: &mut Terms,
    job: &SystemJob<'_>,
    reduction: &SystemReduction,
    views: &Views<'_>,
    why: NotLifted,
    effort: &mut Effort,
) -> Result<SystemAnswer, EngineError> {
    let mut engine = registry::make(INVARIANTS)?;
    let outcome = match solve_views(engine.as_mut(), terms, views, &job.how.control, None) {
        // It does not take problems of every theory.
        Err(EngineError::Unfit(_)) => {
            let instead = Some(Reason::NoEngine);
            return Ok(SystemAnswer::Unknown(Unknown::NotLifted { why, instead }));
        }
        outcome => outcome?,
    };
    effort.stats.merge(&outcome.stats);
    match outcome.verdict {
        Verdict::Safe(proof) => match reduction.lift_proof(terms, &proof) {
            Ok(proof) => certify(terms, job, proof),
            Err(why) => Ok(SystemAnswer::Unknown(Unknown::NotLifted { why, instead: None })),
        },
        Verdict::Unknown(reason) => {
            Ok(SystemAnswer::Unknown(Unknown::NotLifted { why, instead: Some(reason) }))
        }
        Verdict::Unsafe(_) => Err(EngineError::Inconsistent("one engine has a proof and another one a run")),
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
