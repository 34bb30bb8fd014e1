//! The way of a program to its answer: random runs, attempts with more and more of the program, tests beside them.

use crate::answer::{Answer, Report};
use crate::attempt::{Attempt, Variant, attempt};
use crate::claims::{self, Kind};
use crate::confirm::confirm;
use crate::follow::Cut;
use crate::job::Job;
use crate::look::look;
use crate::prepare::drawn_alone;
use crate::strategy::Strategy;
use crate::tables::tables;
use crate::termination;
use crate::testing;
use crate::unknown::{Missing, Unknown};
use crate::unwinding::unwinding;
use certus_c::cfa::{self, Claim, CutReason, Cutoff};
use certus_c::program::{Program, Property};
use certus_engine::{Control, Engine, EngineError};
use std::time::Duration;

/// The bound on recursion is doubled from the first to the last, as long as it decides.
const FIRST_BOUND: u32 = 4;
const LAST_BOUND: u32 = 64;

/// A proof that follows no recursion is looked for so long at most.
const LONGEST_SUMMARY: Duration = Duration::from_secs(60);

/// And so much of the time, as a divisor: where nothing is claimed of what calls give, and where something is.
const WITHOUT_CLAIMS: u32 = 6;
const WITH_CLAIMS: u32 = 3;

/// Verifies a program.
///
/// # Errors
/// If the engine does not take the problem, or the solver fails. A limit is no error.
pub fn verify(job: &Job<'_>, strategy: &mut Strategy) -> Result<Report, EngineError> {
    if job.asked.properties.contains(&Property::Termination) {
        return termination::verify(job, strategy);
    }
    match strategy.beside {
        Some(beside) => testing::beside(job, beside, |job| search(job, strategy)),
        None => search(job, strategy),
    }
}

fn search(job: &Job<'_>, strategy: &mut Strategy) -> Result<Report, EngineError> {
    // A run that does not stand, which is shown if nothing better is found.
    let mut doubtful = None;
    if let Some(first) = strategy.look
        && let Some(run) = look(job.program, &job.asked.properties, first, &job.control)
    {
        let answer = Answer::of_run(confirm(&job.case(), run));
        if let Answer::Unsafe(_) = answer {
            let picture = if job.picture { drawn_alone(job) } else { None };
            return Ok(Report { answer, picture, ..Report::default() });
        }
        doubtful = Some(answer);
    }
    let engine = strategy.engine.as_mut();
    // Where calls are computed, the automaton has their results; runs are executed by the program as it is.
    let computed = certus_c::compute_calls(job.program, &job.asked.properties);
    let program = computed.as_ref().unwrap_or(job.program);
    if strategy.unwinds
        && job.asked.missing.is_none()
        && let Some(report) = at_every_depth(job, program, engine)?
    {
        return Ok(report);
    }
    if strategy.unwinds
        && let Some(report) = unwinding(job, program)?
    {
        return Ok(report);
    }
    let mut bound = job.recursion.unwrap_or(FIRST_BOUND);
    let mut report = loop {
        let tried = decide(job, program, engine, bound)?;
        let deeper = matches!(tried.reached, Some(Cut(_, CutReason::Recursion)));
        if !deeper || job.recursion.is_some() || bound >= LAST_BOUND || job.control.stop().is_some() {
            break tried.report;
        }
        bound *= 2;
    };
    if let (Answer::Safe(_), Some(missing)) = (&report.answer, job.asked.missing) {
        let endings = (missing == Missing::Leaks).then(|| certus_c::program::with_endings(program)).flatten();
        let ends = match endings {
            Some(endings) => Some(decide(job, &endings, engine, bound)?.report),
            None => None,
        };
        report.answer = match ends {
            // The proof of the program in which all runs can end is one of all that was asked for.
            Some(Report { answer: answer @ Answer::Safe(_), .. }) => answer,
            _ => Answer::unknown(Unknown::Missing(missing)),
        };
    }
    if let (Answer::Unknown(_, None), Some(doubtful)) = (&report.answer, doubtful) {
        report.answer = doubtful;
    }
    Ok(report)
}

/// A proof of a recursive program that does not depend on what its deeper calls give; or on no more of it than holds of every call,
/// which is proved along with it.
fn at_every_depth(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
) -> Result<Option<Report>, EngineError> {
    // Whether a result has a value is not part of what calls are said to give.
    let values = job.asked.properties.contains(&Property::Uninitialised);
    if !program.is_recursive() || job.recursion.is_some() || values {
        return Ok(None);
    }
    let cutoff = Cutoff::Error;
    let variant =
        Variant { recursion: 1, cutoff, defined: false, one_layout: false, summaries: true, claims: None };
    let proof = attempt(&briefly(job, WITHOUT_CLAIMS), program, engine, variant)?;
    if proof.is_safe() {
        return Ok(Some(proof.report));
    }
    if cfa::scalar_recursion(program).is_none() {
        return Ok(None);
    }
    let job = briefly(job, WITH_CLAIMS);
    let mut claims = claims::guess(job.program, Kind::Everything, &job.control);
    if let Some(report) = with_claims(&job, program, engine, variant, &mut claims)? {
        return Ok(Some(report));
    }
    // What the rest allows is excluded by a table, perhaps.
    let tables = tables(program);
    if tables.is_empty() {
        return Ok(None);
    }
    claims.extend(tables);
    with_claims(&job, program, engine, variant, &mut claims)
}

/// A proof with claims. Those that are not kept are dropped, until the rest is.
fn with_claims(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
    variant: Variant<'_>,
    claims: &mut Vec<Claim>,
) -> Result<Option<Report>, EngineError> {
    while !claims.is_empty() && job.control.stop().is_none() {
        let variant = Variant { summaries: false, claims: Some(claims), ..variant };
        let proof = attempt(job, program, engine, variant)?;
        if proof.is_safe() {
            return Ok(Some(proof.report));
        }
        // What the rest allows, more claims do not exclude that were dropped.
        if proof.broken.is_empty() {
            break;
        }
        let mut index = 0;
        claims.retain(|_| {
            index += 1;
            !proof.broken.contains(&(index - 1))
        });
    }
    Ok(None)
}

/// The job, with a part of the time that is left.
fn briefly<'a>(job: &Job<'a>, share: u32) -> Job<'a> {
    let limits = job.control.limits.clone();
    let time = limits.time_left().map_or(LONGEST_SUMMARY, |left| (left / share).min(LONGEST_SUMMARY));
    let control = Control { limits: limits.with_timeout(time), ..job.control.clone() };
    Job { control, ..job.clone() }
}

/// Attempts with one bound on recursion. The first is with one layout of memory, where runs can be executed as they are;
/// often that is all there is to a program. If it finds no error, every layout counts, first for a proof: runs that are
/// not followed to their end are errors then. If there is none, an error is looked for without these runs.
fn decide(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
    recursion: u32,
) -> Result<Attempt, EngineError> {
    let cutoff = Cutoff::Block;
    let first =
        Variant { recursion, cutoff, defined: false, one_layout: true, summaries: false, claims: None };
    let every = Variant { one_layout: false, ..first };
    let look = attempt(job, program, engine, first)?;
    if look.stands() {
        return Ok(look);
    }
    if look.any_layout && !look.partly_safe {
        return defined(job, program, engine, look, every);
    }
    let any_layout = look.any_layout;
    let proof = attempt(job, program, engine, Variant { cutoff: Cutoff::Error, ..every })?;
    if any_layout || proof.is_safe() || proof.stands() {
        return Ok(proof);
    }
    if proof.left_out.is_empty() {
        return defined(job, program, engine, proof, every);
    }
    let error = attempt(job, program, engine, every)?;
    if error.is_safe() || error.partly_safe { Ok(proof) } else { defined(job, program, engine, error, every) }
}

/// An attempt, or another one if the run that it found does not stand: without runs that do what C leaves undefined. What
/// machines make of them is their affair, but other runs may fail too.
fn defined(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
    tried: Attempt,
    variant: Variant<'_>,
) -> Result<Attempt, EngineError> {
    if matches!(&tried.report.answer, Answer::Unknown(_, Some(_))) {
        for one_layout in [false, true] {
            let other = attempt(job, program, engine, Variant { defined: true, one_layout, ..variant })?;
            if other.stands() {
                return Ok(other);
            }
        }
    }
    Ok(tried)
}
