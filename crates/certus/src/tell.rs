//! What `certus check` tells: the verdict, the failing run, numbers, JSON.

use crate::check::Check;
use crate::confirm::Failing;
use crate::verify::{Answer, Report, violated};
use crate::watch;
use anyhow::{Context, Result, bail};
use certus_c::TranslationUnit;
use certus_c::interp::Outcome;
use certus_c::program::Source;
use certus_witness::compiled::{Compiled, Settings};
use certus_witness::trace;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// Tells the verdict.
pub(crate) fn conclude(
    unit: &TranslationUnit,
    report: &Report,
    watch: &watch::Watch,
    options: &Check,
) -> Result<ExitCode> {
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
        Answer::Unsafe(failing) => {
            write!(err, "{}", story(failing, options.trace))?;
            writeln!(err, "certus: {}", failing.certificate())?;
            if let Some(file) = &options.harness {
                write_harness(file, failing)?;
            }
            match &failing.compiled {
                Some(Compiled::Contradicts(what)) => {
                    writeln!(
                        err,
                        "certus: DISAGREEMENT: the run above fails in the interpreter, but the compiled program \
                         does something else: {what}\n\
                         certus: one of them reads C wrongly: please report this with the program"
                    )?;
                    (format!("VERDICT: UNKNOWN (the compiled program contradicts the run: {what})"), 20)
                }
                _ => (format!("VERDICT: UNSAFE ({})", violated(&failing.run)), 10),
            }
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
            Answer::Unsafe(failing) => !matches!(failing.compiled, Some(Compiled::Contradicts(_))),
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
    if let Answer::Unsafe(failing) = &report.answer {
        let run = &failing.run;
        object["certified_by"] = failing.certified_by().into();
        object["certificate"] = failing.certificate().into();
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
fn story(failing: &Failing, all: bool) -> String {
    let shown = if all { trace::long(&failing.trace) } else { trace::short(&failing.trace) };
    let mut text = format!("certus: {shown}");
    let undefined =
        |source: &Source| matches!(source, Source::Uninitialised | Source::Memory | Source::Division);
    if failing.run.draws.iter().any(|draw| undefined(&draw.source)) {
        text.push_str("  note: the run uses values that C leaves undefined\n");
    }
    text
}

/// Writes the C file that fails.
fn write_harness(file: &Path, failing: &Failing) -> Result<()> {
    let harness = match &failing.harness {
        Ok(harness) => harness,
        Err(why) => bail!("{}: no harness is written: {why}", file.display()),
    };
    let compiler = Settings::default().compiler;
    let text = harness.file(&file.display().to_string(), &compiler.display().to_string());
    std::fs::write(file, text).with_context(|| format!("{}: cannot be written", file.display()))
}
