//! A run of the reduced automaton, executed in the program.

use crate::answer::Answer;
use crate::confirm::confirm;
use crate::job::Job;
use crate::unknown::Unknown;
use certus_c::cfa::{self, CutReason, StepKind, Translation};
use certus_c::interp::Outcome as Ending;
use certus_c::span::Span;
use certus_certify::check_run;
use certus_logic::Terms;
use certus_reduce::Reduction;
use certus_witness::compiled;
use certus_witness::{replay, replay_hints, with_objects_outside};

/// The place that a run reaches beyond which nothing is followed, if it is in the user's text, and why.
pub(crate) struct Cut(pub(crate) Option<Span>, pub(crate) CutReason);

/// Steps of a run whose values are only hints, before its edges are looked for.
const SHORT_RUN: u64 = 1_000_000;

/// Steps of such a run if its edges are not found.
pub(crate) const LONG_RUN: u64 = 10_000_000_000;

/// Executes a run of the reduced automaton. Its values are tried alone first: where they decide the way, that is
/// fast and works for runs of any length. Otherwise its edges in the original automaton are looked for.
pub(crate) fn follow(
    job: &Job<'_>,
    terms: &mut Terms,
    translation: &Translation,
    reduction: &Reduction,
    run: &certus_model::Run,
) -> Result<Answer, Cut> {
    let hints = reduction.lift_hints(terms, run);
    let stop = || job.control.stop().is_some();
    let guided =
        |steps| replay_hints(job.program, translation, &hints, &job.asked.properties, (steps, &stop));
    let short = with_objects_outside(job.program, guided(SHORT_RUN), &job.asked.properties);
    // If it does what C leaves undefined, its edges may tell of a run that does not.
    let fails = matches!(short.outcome, Ending::Violation { .. });
    if fails && compiled::undefined(job.program, &short).is_none() {
        return Ok(Answer::of_run(confirm(&job.case(), short)));
    }
    // A run without choices is the only one there is. Whether it goes too deep, its edges tell.
    let only = short.outcome == Ending::OutOfSteps && short.draws.is_empty() && translation.cut.is_empty();
    let lifted = if only { None } else { reduction.lift_run(terms, &translation.cfa, run) };
    if let Some(run) = lifted {
        return execute(job, terms, translation, &run);
    }
    if fails {
        return Ok(Answer::of_run(confirm(&job.case(), short)));
    }
    if short.outcome == Ending::OutOfSteps {
        let long = guided(LONG_RUN);
        match long.outcome {
            Ending::Violation { .. } => return Ok(Answer::of_run(confirm(&job.case(), long))),
            Ending::OutOfSteps => {
                return Ok(Answer::unknown(Unknown::LongRun));
            }
            _ => {}
        }
    }
    Ok(Answer::unknown(Unknown::NoRun))
}

fn execute(
    job: &Job<'_>,
    terms: &Terms,
    translation: &Translation,
    run: &certus_model::Run,
) -> Result<Answer, Cut> {
    if let Err(rejected) = check_run(terms, &translation.cfa, run) {
        return Ok(Answer::unknown(Unknown::RejectedRun(rejected.to_string())));
    }
    let last = run.steps.last().and_then(|step| {
        translation.cfa.edge(step.edge).block.path_steps(&step.path).next_back().map(|step| step.id)
    });
    let last = last.map(|id| &translation.steps[id.0 as usize]);
    if let Some(cfa::StepInfo { span, proc, kind: StepKind::Cut(reason), .. }) = last {
        let own = !job.program.procs[proc.index()].library;
        return Err(Cut(own.then_some(*span), reason.clone()));
    }
    let execution = replay(job.program, terms, translation, run, &job.asked.properties);
    let execution = with_objects_outside(job.program, execution, &job.asked.properties);
    Ok(match &execution.outcome {
        Ending::Violation { .. } => Answer::of_run(confirm(&job.case(), execution)),
        other => {
            let why = translation.inexact.first().map_or(String::new(), |(_, why)| format!(" ({why})"));
            Answer::unknown(Unknown::EndsOtherwise(format!("{other:?}{why}")))
        }
    })
}

impl Cut {
    /// Why there is no answer.
    pub(crate) fn describe(&self, job: &Job<'_>) -> Unknown {
        let line = self.0.map(job.line).filter(|line| *line > 0);
        Unknown::Cut { reason: self.1.clone(), line }
    }
}
