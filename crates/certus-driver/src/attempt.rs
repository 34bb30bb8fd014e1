//! One translation of a program, and what an engine says of it.

use crate::answer::{Answer, Report};
use crate::check;
use crate::claims;
use crate::follow::{Cut, follow};
use crate::job::Job;
use crate::lifted::lifted;
use crate::prepare::{Prepared, drawn, prepare};
use crate::tests;
use crate::unknown::Unknown;
use certus_c::cfa::{self, Claim, CutReason, Cutoff};
use certus_c::program::Program;
use certus_c::span::Span;
use certus_engine::{Engine, EngineError, Event, Task, Verdict as Found};
use certus_model::Invariant;
use certus_witness::compiled;
use std::time::Instant;

/// How a program is translated for an attempt.
#[derive(Clone, Copy)]
pub(crate) struct Variant<'a> {
    /// How deep recursion is followed.
    pub(crate) recursion: u32,
    /// What becomes of runs that are not followed any further.
    pub(crate) cutoff: Cutoff,
    /// Whether runs end where they do what C leaves undefined.
    pub(crate) defined: bool,
    /// Whether memory is laid out in one way only.
    pub(crate) one_layout: bool,
    /// Whether calls beyond the bound on recursion give unknown values, for a proof.
    pub(crate) summaries: bool,
    /// What such calls keep to, if that is to be shown too.
    pub(crate) claims: Option<&'a [Claim]>,
}

/// What an engine says of one translation.
pub(crate) struct Attempt {
    pub(crate) report: Report,
    /// Where runs were not followed any further.
    pub(crate) left_out: Vec<(Span, CutReason)>,
    /// Which of these places could not be excluded, if that is why there is no answer.
    pub(crate) reached: Option<Cut>,
    /// The claims that the run that was found does not keep.
    pub(crate) broken: Vec<usize>,
    /// There is no error in the runs that were followed, but others were left out.
    pub(crate) partly_safe: bool,
    /// One layout of memory is as good as another.
    pub(crate) any_layout: bool,
}

impl Attempt {
    pub(crate) fn is_safe(&self) -> bool {
        matches!(self.report.answer, Answer::Safe(_))
    }

    /// Whether it found a run that is an answer.
    pub(crate) fn stands(&self) -> bool {
        matches!(self.report.answer, Answer::Unsafe(_))
    }
}

/// One translation and what the engine says of it.
pub(crate) fn attempt(
    job: &Job<'_>,
    program: &Program,
    engine: &mut dyn Engine,
    variant: Variant<'_>,
) -> Result<Attempt, EngineError> {
    let asked = &job.asked.properties;
    let assumed = if variant.defined { compiled::undefined_behaviour() } else { &[] };
    let options = cfa::Options {
        properties: asked.clone(),
        assumed: assumed.iter().filter(|property| !asked.contains(property)).copied().collect(),
        recursion: variant.recursion,
        cutoff: variant.cutoff,
        one_layout: variant.one_layout,
        summaries: variant.summaries,
        claims: variant.claims.map(<[Claim]>::to_vec),
        ..cfa::Options::default()
    };
    let mut report = Report::default();
    let deadline = job.control.limits.time_left().map(|left| Instant::now() + left);
    let mut prepared = match prepare(program, &options, &job.reduce, deadline, job.line) {
        Ok(prepared) => prepared,
        Err(why) => {
            report.answer = Answer::unknown(Unknown::Refused(why));
            return Ok(Attempt {
                report,
                left_out: Vec::new(),
                reached: None,
                broken: Vec::new(),
                partly_safe: false,
                any_layout: true,
            });
        }
    };
    let mut times = prepared.times.to_vec();
    let mut clock = Instant::now();
    let mut lap = |name: &'static str| {
        let time = clock.elapsed();
        times.push((name, time));
        clock = Instant::now();
        time
    };
    (report.effort.raw, report.effort.reduced) = prepared.sizes();
    job.control.tell(|| told(&variant, &prepared, &report));
    let facts = if job.facts { prepared.facts() } else { Invariant::default() };
    lap("facts");
    let Prepared { mut terms, translation, reduction, .. } = prepared;
    if job.picture {
        report.picture = drawn(job, &terms, &translation, &reduction.cfa);
    }
    let last = !variant.defined && (!variant.one_layout || translation.any_layout);
    let control = if last { job.control.with_own_traces() } else { job.briefly().with_own_traces() };
    let task = Task { cfa: &reduction.cfa, facts: &facts };
    let outcome = task.solve(engine, &mut terms, &control)?;
    let time = lap("engine");
    report.effort.stats = outcome.stats;
    report.tests = tests::of_program(job, &mut terms, &translation, &reduction, &control.take_traces());
    let left_out = translation.cut.clone();
    let any_layout = translation.any_layout;
    let (mut reached, mut broken, mut partly_safe) = (None, Vec::new(), false);
    report.answer = match outcome.verdict {
        Found::Unknown(why) => Answer::unknown(Unknown::Engine(why)),
        // Nothing that is worth a certificate.
        Found::Safe(_) if variant.one_layout && !any_layout => Answer::unknown(Unknown::OneLayout),
        Found::Safe(_) if variant.cutoff == Cutoff::Block && !left_out.is_empty() => {
            partly_safe = true;
            Answer::unknown(Unknown::NoRun)
        }
        Found::Safe(proof) => {
            match lifted(&mut terms, &reduction, &task, &proof, &job.control, &mut report.effort.stats)? {
                Ok(proof) => {
                    let found = check::Found { proof, time, task: &task, reduction: &reduction };
                    check::certify(job, terms, translation, found)?
                }
                Err(why) => Answer::unknown(why),
            }
        }
        // It is no run of the program, but may tell what is not kept.
        Found::Unsafe(run) if variant.claims.is_some() => {
            broken =
                claims::broken(&mut terms, &translation, &reduction, &run, variant.claims.unwrap_or(&[]));
            Answer::unknown(Unknown::NoRun)
        }
        Found::Unsafe(run) => follow(job, &mut terms, &translation, &reduction, &run).unwrap_or_else(|cut| {
            let why = cut.describe(job);
            reached = Some(cut);
            Answer::unknown(why)
        }),
    };
    report.effort.passes = reduction.stats;
    lap("certificate");
    report.effort.times = times;
    Ok(Attempt { report, left_out, reached, broken, partly_safe, any_layout })
}

/// What an attempt is about, and how long it took to get there.
fn told(variant: &Variant<'_>, prepared: &Prepared, report: &Report) -> Event {
    let effort = &report.effort;
    let times: Vec<String> =
        prepared.times.iter().map(|(name, time)| format!("{name} {:.2} s", time.as_secs_f64())).collect();
    let with = [
        (variant.one_layout, ", one layout of memory"),
        (variant.cutoff == Cutoff::Error, ", what is cut off is an error"),
        (variant.defined, ", nothing undefined"),
        (variant.summaries || variant.claims.is_some(), ", calls summarised"),
    ];
    let with: String = with.iter().filter(|(is, _)| *is).map(|(_, text)| *text).collect();
    let text = format!(
        "{} locations from {}, {}{with}",
        effort.reduced.locations,
        effort.raw.locations,
        times.join(", ")
    );
    Event::Step { engine: "attempt", text }
}
