//! What `certus check` tells: the verdict, the failing run, numbers, JSON.

use crate::check::Check;
use crate::events::Recorder;
use crate::verify::{Answer, Report, violated};
use crate::watch;
use anyhow::Result;
use certus_c::TranslationUnit;
use certus_c::interp::{Outcome, Run};
use certus_c::program::Source;
use std::io::Write;
use std::process::ExitCode;

/// Inputs of a failing run that are shown.
const SHOWN: usize = 20;

/// All there is to tell.
pub(crate) struct Told<'a> {
    pub(crate) unit: &'a TranslationUnit,
    pub(crate) report: &'a Report,
    pub(crate) watch: &'a watch::Watch,
    pub(crate) options: &'a Check,
    pub(crate) recorder: &'a Recorder,
    /// What the task expects.
    pub(crate) expected: Option<bool>,
}

/// Tells the verdict.
pub(crate) fn conclude(told: &Told<'_>) -> Result<ExitCode> {
    let Told { unit, report, watch, options, .. } = *told;
    if !crate::end::claim() {
        // Somebody ends the process just now.
        loop {
            std::thread::park();
        }
    }
    crate::progress::clear();
    let mut err = std::io::stderr().lock();
    if options.stats {
        write!(err, "{}", statistics(report, watch))?;
    }
    let (verdict, code) = match &report.answer {
        Answer::Safe(proved) => {
            if let Some(certified) = &proved.certified {
                let ms = certified.time.as_secs_f64() * 1000.0;
                writeln!(
                    err,
                    "certus: the proof was checked by {} on the whole program (queries: {}, {ms:.0} ms)",
                    certified.solver, certified.queries
                )?;
            }
            ("VERDICT: SAFE".to_owned(), 0)
        }
        Answer::Unsafe(run) => {
            write!(err, "{}", story(unit, run))?;
            (format!("VERDICT: UNSAFE ({})", violated(run)), 10)
        }
        Answer::Unknown(why) => {
            let why = watch.reason().unwrap_or(why);
            (format!("VERDICT: UNKNOWN ({why})"), 20)
        }
    };
    let mut out = std::io::stdout().lock();
    if options.json {
        writeln!(out, "{}", json(unit, report, &verdict, watch, options))?;
    }
    writeln!(out, "{verdict}")?;
    Ok(ExitCode::from(code))
}

/// The answer and its numbers.
fn json(
    unit: &TranslationUnit,
    report: &Report,
    verdict: &str,
    watch: &watch::Watch,
    options: &Check,
) -> serde_json::Value {
    let mut object = serde_json::json!({
        "file": options.file.display().to_string(),
        "property": options.property,
        "engine": options.engine,
        "verdict": verdict.trim_start_matches("VERDICT: "),
        "certified": match &report.answer {
            Answer::Safe(proved) => proved.certified.is_some(),
            Answer::Unsafe(_) => true,
            Answer::Unknown(_) => false,
        },
        "queries": report.stats.all_queries().0,
        "frames": report.stats.get("frames"),
        "memory_mb": watch.peak() >> 20,
        "raw": { "locations": report.raw.locations, "variables": report.raw.variables },
        "reduced": { "locations": report.reduced.locations, "variables": report.reduced.variables,
            "bits": report.reduced.bits },
    });
    for (name, time) in &report.times {
        object["ms"][*name] = (time.as_millis() as u64).into();
    }
    if let Answer::Unsafe(run) = &report.answer {
        if let Outcome::Violation { span, .. } = run.outcome {
            let at = unit.source.location(span.lo);
            object["at"] =
                serde_json::json!({ "file": at.file.to_string(), "line": at.line, "column": at.column });
        }
        let inputs = run.draws.iter().filter(|draw| matches!(draw.source, Source::Input(_)));
        object["inputs"] = inputs.map(|draw| draw.value.to_string()).collect::<Vec<_>>().into();
    }
    object
}

/// Sizes, times and counters.
fn statistics(report: &Report, watch: &watch::Watch) -> String {
    let mut text = String::new();
    for (name, size) in [("raw automaton", report.raw), ("reduced automaton", report.reduced)] {
        text.push_str(&format!(
            "{name}: {} locations, {} edges, {} commands, {} variables, {} bits\n",
            size.locations, size.edges, size.commands, size.variables, size.bits
        ));
    }
    for pass in &report.passes {
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
    for (name, time) in &report.times {
        text.push_str(&format!("time of {name}: {:.1} ms\n", time.as_secs_f64() * 1000.0));
    }
    for (purpose, tally) in report.stats.queries() {
        text.push_str(&format!(
            "queries for {}: {} ({} sat, {} unsat), {:.1} ms\n",
            purpose.0,
            tally.queries,
            tally.sat,
            tally.unsat,
            tally.time.as_secs_f64() * 1000.0
        ));
    }
    for (name, count) in report.stats.counters() {
        text.push_str(&format!("{name}: {count}\n"));
    }
    text.push_str(&format!("memory: {} MB\n", watch.peak() >> 20));
    text
}

/// What a person wants to know of a failing run.
fn story(unit: &TranslationUnit, run: &Run) -> String {
    let mut text = String::new();
    if let Outcome::Violation { span, .. } = run.outcome {
        let at = unit.source.location(span.lo);
        text.push_str(&format!("certus: a run fails at {}:{}:{}\n", at.file, at.line, at.column));
        text.push_str(&format!("  {}\n", unit.source.line_text(span.lo).trim()));
    }
    for draw in run.draws.iter().take(SHOWN) {
        let from = match &draw.source {
            Source::Input(name) => format!("{name}() gives"),
            Source::Undefined(name) => format!("{name}(), which has no definition, gives"),
            Source::Uninitialised => "something without a value holds".to_owned(),
            Source::Asm => "assembler text gives".to_owned(),
            Source::Division => "a division by zero gives".to_owned(),
            Source::Memory => "memory without a value holds".to_owned(),
        };
        text.push_str(&format!("  {from} {}\n", draw.value));
    }
    if run.draws.len() > SHOWN {
        text.push_str(&format!("  and {} more values\n", run.draws.len() - SHOWN));
    }
    let undefined =
        |source: &Source| matches!(source, Source::Uninitialised | Source::Memory | Source::Division);
    if run.draws.iter().any(|draw| undefined(&draw.source)) {
        text.push_str("  note: the run uses values that C leaves undefined\n");
    }
    text
}
