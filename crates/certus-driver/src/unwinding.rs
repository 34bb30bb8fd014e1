//! Before anything else is tried with a program that makes objects in loops: its loops unwound, as one question for a SAT
//! solver.
//!
//! Objects that one site makes in a loop share a region of memory in the automaton. In the unwound program each of them has a
//! place of its own, so that errors a few rounds away are found, and programs whose loops are bounded proved, with no more
//! than propositional logic.

use crate::answer::{Answer, Report};
use crate::attempt::{Variant, attempt};
use crate::follow::Cut;
use crate::job::Job;
use crate::strategy::RUNS;
use crate::unknown::{Missing, Unknown};
use certus_c::cfa::{CutReason, Cutoff};
use certus_c::program::{Program, Unwound, unwound};
use certus_engine::{Control, EngineError, registry};
use std::time::{Duration, Instant};

/// Loops are unwound to so many rounds, one after the other.
const ROUNDS: &[u32] = &[2, 4, 8, 12, 16, 24, 32, 64, 128];

/// As long as a proof may need more rounds, errors are looked for in up to so many.
const MOST_FOR_ERRORS: u32 = 8;

/// Activations of a procedure inside of each other that are followed, at least.
const LEAST_RECURSION: u32 = 3;

/// For so long at most, and not more than half of the time there is.
const LONGEST: Duration = Duration::from_secs(60);

/// Looks for an answer in the unwound program. Nothing if there is none, or if no loop of the program makes objects.
pub(crate) fn unwinding(job: &Job<'_>, program: &Program) -> Result<Option<Report>, EngineError> {
    if unwound(program, Unwound::Making, 1).is_none() {
        return Ok(None);
    }
    let limits = job.control.limits.clone();
    let time = limits.time_left().map_or(LONGEST, |left| (left / 2).min(LONGEST));
    let end = Instant::now() + time;
    let control = Control { limits: limits.with_timeout(time), ..job.control.clone() };
    let job = Job { control, picture: false, ..job.clone() };
    let mut engine = registry::make(RUNS)?;
    // Whether a proof is out of reach for another reason than too few rounds.
    let mut errors_only = job.asked.missing == Some(Missing::Bytes);
    let mut before: Option<(u32, Duration)> = None;
    for rounds in ROUNDS {
        let begin = Instant::now();
        // It takes longer by as much as there are more of them, at least.
        let late = |(few, time): (u32, Duration)| begin + time * *rounds / few > end;
        if before.is_some_and(late) {
            break;
        }
        let Some(program) = unwound(program, Unwound::All, *rounds) else { return Ok(None) };
        let recursion = job.recursion.unwrap_or((*rounds).max(LEAST_RECURSION));
        let cutoff = Cutoff::Error;
        let proof =
            Variant { recursion, cutoff, defined: false, one_layout: true, summaries: false, claims: None };
        if !errors_only {
            let mut tried = attempt(&job, &program, engine.as_mut(), proof)?;
            if let Answer::Unknown(Unknown::OneLayout, _) = tried.report.answer {
                tried = attempt(&job, &program, engine.as_mut(), Variant { one_layout: false, ..proof })?;
            }
            if tried.is_safe() || tried.stands() {
                return Ok(Some(tried.report));
            }
            errors_only = !matches!(tried.reached, Some(Cut(_, CutReason::Unwinding | CutReason::Recursion)));
        }
        if errors_only || *rounds <= MOST_FOR_ERRORS {
            let tried = attempt(&job, &program, engine.as_mut(), Variant { cutoff: Cutoff::Block, ..proof })?;
            if tried.stands() {
                return Ok(Some(tried.report));
            }
        }
        if job.control.stop().is_some() {
            break;
        }
        before = Some((*rounds, begin.elapsed()));
    }
    Ok(None)
}
