//! What `certus check` tells: the verdict, the failing run, numbers, JSON.

use crate::commands::check::Check;
use crate::life::end::{self, Verdict};
use crate::life::watch;
use crate::output::events::Recorder;
use crate::output::{json, outputs};
use anyhow::Result;
use certus_c::program::Source;
use certus_c::{DataModel, TranslationUnit};
use certus_driver::assume::{self, Assumed};
use certus_driver::property::label;
use certus_driver::{Answer, Effort, Failing, Limit, Summary, Unknown, Verdict as Word};
use certus_witness::Invariants;
use certus_witness::trace;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

/// All there is to tell.
pub(crate) struct Told<'a> {
    /// The program, unless it was not read in time.
    pub(crate) unit: Option<&'a TranslationUnit>,
    pub(crate) answer: Answered<'a>,
    pub(crate) effort: &'a Effort,
    /// How long it took.
    pub(crate) time: Duration,
    /// A picture of the automaton.
    pub(crate) picture: Option<&'a str>,
    pub(crate) watch: &'a watch::Watch,
    pub(crate) options: &'a Check,
    pub(crate) recorder: &'a Recorder,
    /// What the task expects.
    pub(crate) expected: Option<bool>,
    /// Whether what the answer rests on could be written.
    pub(crate) evidence: Option<&'a anyhow::Error>,
    /// What the proof says of loops, in words of C, if that is known.
    pub(crate) loops: Option<&'a Invariants>,
    /// What the answer assumes.
    pub(crate) assumed: &'a [Assumed],
}

/// What the answer is about.
#[derive(Clone, Copy)]
pub(crate) enum Answered<'a> {
    /// A program.
    Program(&'a Answer),
    /// A model.
    Model(&'a ModelAnswer),
}

/// An answer about a model: a transition system or Horn clauses.
#[derive(Default)]
pub(crate) struct ModelAnswer {
    /// What was found out.
    pub(crate) summary: Summary,
    /// The same in sentences.
    pub(crate) story: String,
    /// The same in the words of the model's format.
    pub(crate) text: String,
    /// What `--witness` writes, if not that.
    pub(crate) witness: Option<String>,
}

impl Told<'_> {
    /// The sizes of the program's types; a model has none.
    pub(crate) fn data_model(&self) -> Option<DataModel> {
        let (options, unit) = (self.options, self.unit);
        let is_model = certus_formats::Format::of_name(&options.file).is_some();
        let asked = options.reading.asked_model().unwrap_or_default();
        (!is_model).then(|| unit.map_or(asked, |unit| unit.types.data_model))
    }
}

impl<'a> Answered<'a> {
    /// The failing run of a program, if there is one.
    pub(crate) fn run(self) -> Option<&'a Failing> {
        match self {
            Answered::Program(answer) => answer.run(),
            Answered::Model(_) => None,
        }
    }
}

/// Tells the verdict, unless somebody else does.
pub(crate) fn conclude(told: &Told<'_>) -> Result<ExitCode> {
    Ok(ExitCode::from(tell(told, |verdict| end::only_one(&verdict))?))
}

/// What was found out, and the same for a person.
pub(crate) fn narrated(told: &Told<'_>) -> (Summary, String) {
    let summary = match told.answer {
        Answered::Program(answer) => Summary::of(answer, told.unit, told.time),
        Answered::Model(model) => Summary { time: told.time, ..model.summary.clone() },
    };
    let words = words(told, &summary);
    (summary, words)
}

/// Tells the verdict; the exit code. Somebody hears it before anything is written.
pub(crate) fn tell(told: &Told<'_>, hear: impl FnOnce(Verdict)) -> Result<u8> {
    let Told { watch, options, .. } = *told;
    // Until there is all of it, a limit may still end the process.
    let (summary, words) = narrated(told);
    let verdict = summary.line();
    hear(Verdict { line: Some(verdict.clone()), code: code(&summary) });
    crate::output::progress::clear();
    let mut err = crate::output::terminal::err();
    if options.stats {
        write!(err, "{}", statistics(told.effort, watch))?;
    }
    write!(err, "{words}")?;
    drop(err);
    told.recorder
        .note(&serde_json::json!({ "event": "end", "verdict": verdict.trim_start_matches("VERDICT: ") }));
    // What cannot be written is told, but the verdict stays what it is.
    let written = outputs::write(told, &summary);
    let problems: Vec<&anyhow::Error> = told.evidence.into_iter().chain(&written).collect();
    end::written();
    let mut out = crate::output::terminal::out();
    if let (Answered::Model(model), false, false) = (told.answer, options.plain, options.json) {
        write!(out, "{}", model.text)?;
    }
    if options.json {
        writeln!(out, "{}", json::of(told, &summary))?;
    }
    for error in &problems {
        writeln!(crate::output::terminal::err(), "certus: {error:#}")?;
    }
    out.flush()?;
    drop(out);
    end::say(&verdict)?;
    Ok(if problems.is_empty() { code(&summary) } else { 2 })
}

/// Writes the files that were asked for where the input is not accepted: somebody may wait for them. The error itself is told by who
/// ends the process.
pub(crate) fn rejected(told: &Told<'_>) {
    let (summary, _) = narrated(told);
    crate::output::progress::clear();
    told.recorder
        .note(&serde_json::json!({ "event": "end", "verdict": "UNKNOWN", "reason": summary.reason }));
    let written = outputs::write(told, &summary);
    if told.options.json {
        // Nobody is left to tell if the stream is gone.
        let _ = writeln!(crate::output::terminal::out(), "{}", json::of(told, &summary));
    }
    for error in written {
        let _ = writeln!(crate::output::terminal::err(), "certus: {error:#}");
    }
}

/// The exit code of an answer.
pub(crate) fn code(summary: &Summary) -> u8 {
    match (summary.verdict, &summary.unknown) {
        (Word::Safe, _) => 0,
        (Word::Unsafe, _) => 10,
        (Word::Unknown, Some(Unknown::Limit(limit))) => end::code_of(*limit),
        (Word::Unknown, Some(Unknown::Rejected(_))) => 2,
        (Word::Unknown, _) => end::code_of(Limit::Time),
    }
}

/// The answer for a person.
fn words(told: &Told<'_>, summary: &Summary) -> String {
    let seconds = summary.time.as_secs_f64();
    let mut text = match told.answer {
        Answered::Program(answer) => of_program(told, answer, summary),
        Answered::Model(model) => model.story.clone(),
    };
    if summary.reason.is_some() && told.answer.run().is_none() {
        text.push_str(&format!("certus: {} ({seconds:.2} s)\n", summary.sentence("")));
    }
    if let Some(Unknown::Limit(_)) = &summary.unknown
        && told.answer.run().is_none()
    {
        text.push_str(&so_far(told.recorder));
    }
    if let Some(Unknown::Contradicted(what)) = &summary.unknown {
        text.push_str(&format!(
            "certus: DISAGREEMENT: the run above fails in the interpreter, but the compiled program does \
             something else: {what}\n\
             certus: one of them reads C wrongly: please report this with the program\n"
        ));
    }
    if let Some(advice) = summary.unknown.as_ref().and_then(Unknown::advice) {
        text.push_str(&format!("  try: {advice}\n"));
    }
    if let Some(why) = certus_sandbox::skipped() {
        text.push_str(&format!("certus: {why}\n"));
    }
    if let Some(model) = told.data_model() {
        text.push_str(&format!("certus: data model {}\n", crate::commands::check::sizes(model)));
    }
    for found in told.options.settings.iter().filter(|found| !found.set.is_empty()) {
        text.push_str(&format!("certus: {}\n", found.words()));
    }
    if summary.reason.is_none() && !told.assumed.is_empty() {
        text.push_str(&format!("certus: assumes: {}\n", assume::words(told.assumed)));
    }
    if let Some(expected) = told.expected
        && summary.reason.is_none()
    {
        let agrees = if expected == (summary.verdict == Word::Safe) { "as" } else { "NOT as" };
        text.push_str(&format!("certus: this is {agrees} the task expects\n"));
    }
    text
}

/// What is known when the time is over.
fn so_far(recorder: &Recorder) -> String {
    let depths = recorder.depths();
    if depths.is_empty() {
        return String::new();
    }
    let all: Vec<String> = depths.iter().map(|(engine, k)| format!("{engine} up to {k}")).collect();
    format!("  so far no error: {} (steps or frames of the reduced automaton)\n", all.join(", "))
}

/// What is told of a program.
fn of_program(told: &Told<'_>, answer: &Answer, summary: &Summary) -> String {
    let seconds = summary.time.as_secs_f64();
    let mut text = String::new();
    match answer {
        Answer::Safe(proved) => {
            let sentence = summary.sentence(&label(&told.options.property));
            text.push_str(&format!(
                "certus: {sentence} of {} ({seconds:.2} s)\n",
                told.options.file.display()
            ));
            match &proved.certified {
                Some(certified) => {
                    let ms = certified.time.as_secs_f64() * 1000.0;
                    text.push_str(&format!(
                        "certus: the proof was checked by {} on the whole program (queries: {}, {ms:.0} ms)\n",
                        certified.solver, certified.queries
                    ));
                }
                None => text.push_str("certus: the proof was not checked\n"),
            }
            if let Some(lines) = &summary.vacuous {
                let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
                text.push_str(&format!(
                    "certus: NOTE: no run comes to what is checked (line {}), so the answer says nothing of it\n",
                    lines.join(", ")
                ));
            }
        }
        Answer::Unsafe(failing) | Answer::Unknown(_, Some(failing)) => {
            text.push_str(&story(failing, told.options.trace));
            text.push_str(&format!("certus: {} ({seconds:.2} s)\n", failing.certificate()));
        }
        Answer::Unknown(_, None) => {}
    }
    text
}
/// Sizes, times and counters.
pub(crate) fn statistics(effort: &Effort, watch: &watch::Watch) -> String {
    let mut text = String::new();
    let sizes = [("raw automaton", effort.raw), ("reduced automaton", effort.reduced)];
    // What random runs decide has no automaton.
    for (name, size) in sizes.into_iter().filter(|(_, size)| size.locations > 0) {
        text.push_str(&format!(
            "{name}: {} locations, {} edges, {} commands, {} variables, {} bits\n",
            size.locations, size.edges, size.commands, size.variables, size.bits
        ));
    }
    for pass in &effort.passes {
        text.push_str(&format!(
            "  {:<16} rounds {:>2}, removed locations {}, edges {}, commands {}, variables {}, bits {}, {:.1} ms\n",
            pass.name,
            pass.rounds,
            pass.locations,
            pass.edges,
            pass.commands,
            pass.variables,
            pass.bits,
            pass.time.as_secs_f64() * 1000.0
        ));
    }
    for (name, time) in &effort.times {
        text.push_str(&format!("time of {name}: {:.1} ms\n", time.as_secs_f64() * 1000.0));
    }
    for (purpose, tally) in effort.stats.queries() {
        text.push_str(&format!(
            "queries for {}: {} ({} sat, {} unsat), {:.1} ms\n",
            purpose.0,
            tally.queries,
            tally.sat,
            tally.unsat,
            tally.time.as_secs_f64() * 1000.0
        ));
    }
    for (name, count) in effort.stats.counters() {
        text.push_str(&format!("{name}: {count}\n"));
    }
    text.push_str(&format!("memory: {} MB\n", watch.peak() >> 20));
    text
}

/// What a person wants to know of a failing run.
fn story(failing: &Failing, all: bool) -> String {
    let shown = if all { trace::long(&failing.trace) } else { trace::short(&failing.trace) };
    let mut text = format!("certus: {shown}");
    let undefined =
        |source: &Source| matches!(source, Source::Uninitialised | Source::Memory | Source::Padding);
    if failing.run.draws.iter().any(|draw| undefined(&draw.source)) {
        text.push_str("  note: the run uses values that C leaves undefined\n");
    }
    text
}
