//! The way of a transition system to its answer.
//!
//! It is seen as an automaton with one loop, which is reduced as programs are; the proof or run that an engine gives is
//! carried back, and checked on the system itself.

use crate::lifted::lifted;
use crate::unknown::Unknown;
use certus_certify::{Certified, check_positions, check_system_proof, second_solver};
use certus_engine::{Control, Engine, EngineError, Stats, Task, Verdict, fits};
use certus_logic::{Assignment, Terms};
use certus_model::{OneLoop, Problem, Proof, Property, Ts};
use certus_reduce::Size;
use std::time::Instant;

/// What is asked of a system, and how the answer is looked for.
#[derive(Clone)]
pub struct SystemJob<'a> {
    /// The system.
    pub ts: &'a Ts,
    /// Which of its bad positions are asked about.
    pub bad: usize,
    /// Which reductions are done.
    pub reduce: certus_reduce::Options,
    /// Whether the engine is told what analyses prove.
    pub facts: bool,
    /// Limits, the solver, and who listens.
    pub control: Control,
}

/// The answer to the question whether bad positions are reached.
#[derive(Clone, Debug)]
pub enum SystemAnswer {
    /// They are not: a proof of the system, and who checked it.
    Safe(Proof, Certified),
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
    /// What engines counted.
    pub stats: Stats,
    /// The sizes of the automaton with one loop, before and after reductions.
    pub sizes: (Size, Size),
}

impl<'a> SystemJob<'a> {
    /// The usual way to ask whether the first kind of bad positions is reached.
    #[must_use]
    pub fn new(ts: &'a Ts) -> SystemJob<'a> {
        let reduce = certus_reduce::Options::default();
        SystemJob { ts, bad: 0, reduce, facts: true, control: Control::default() }
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
    fits(engine, terms, &Problem::of_system(job.ts, &property), &job.control.solver)?;
    let automaton = OneLoop::new(terms, job.ts, &property);
    let deadline = job.control.limits.time_left().map(|left| Instant::now() + left);
    let reduction = certus_reduce::reduce(terms, &automaton.cfa, &job.reduce, deadline);
    let sizes = (Size::of(terms, &automaton.cfa), Size::of(terms, &reduction.cfa));
    let facts = if job.facts { certus_reduce::facts(terms, &reduction.cfa) } else { Default::default() };
    let task = Task { cfa: &reduction.cfa, facts: &facts };
    let outcome = task.solve(engine, terms, &job.control)?;
    let mut stats = outcome.stats;
    let answer = match outcome.verdict {
        Verdict::Unknown(why) => SystemAnswer::Unknown(Unknown::Engine(why)),
        Verdict::Safe(proof) => match lifted(terms, &reduction, &task, &proof, &job.control, &mut stats)? {
            Ok(proof) => {
                let proof = of_system(terms, &proof);
                certify(terms, job, &automaton, proof)
            }
            Err(why) => SystemAnswer::Unknown(why),
        },
        Verdict::Unsafe(run) => {
            let lifted = reduction.lift_run(terms, &automaton.cfa, &run);
            match lifted.and_then(|run| automaton.positions(terms, job.ts, &run)) {
                None => SystemAnswer::Unknown(Unknown::NoRun),
                Some(positions) => match check_positions(terms, job.ts, job.bad, &positions) {
                    Ok(()) => SystemAnswer::Unsafe(positions),
                    Err(why) => SystemAnswer::Unknown(Unknown::RejectedRun(why)),
                },
            }
        }
    };
    Ok(SystemReport { answer, stats, sizes })
}

/// Has a proof checked on the system.
fn certify(terms: &mut Terms, job: &SystemJob<'_>, automaton: &OneLoop, proof: Proof) -> SystemAnswer {
    let solver = second_solver(&job.control.solver);
    match check_system_proof(terms, job.ts, job.bad, &proof, &job.control.limits, solver) {
        Ok(certified) => SystemAnswer::Safe(proof, certified),
        Err(failure) => {
            let script = crate::failed::script(terms, &automaton.cfa, &proof, &failure);
            SystemAnswer::Unknown(Unknown::Uncertified { failure, script })
        }
    }
}

/// What a proof says of the states; nothing is said of the locations that are no states of the system.
fn of_system(terms: &Terms, proof: &Proof) -> Proof {
    let formula = proof.formulas().get(&Ts::LOOP).copied().unwrap_or(terms.tru());
    proof.with_formulas(certus_model::Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() })
}
