//! `certus check`: a verdict on a C program.

use crate::property::{self, Asked};
use crate::verify::{Answer, Job, Report, verify, violated};
use crate::watch;
use anyhow::{Result, bail};
use certus_c::interp::{Outcome, Run};
use certus_c::program::Source;
use certus_c::{DataModel, Options, TranslationUnit, lower, parse_file};
use certus_engine::registry;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Inputs of a failing run that are shown.
const SHOWN: usize = 20;

/// The options of `certus check`.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The C program.
    file: PathBuf,
    /// What to check: `unreach-call`, `no-overflow`, `valid-deref`, … or an SV-COMP property file.
    #[arg(long, default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    property: String,
    /// The engine (see `certus engines`).
    #[arg(long, default_value = "auto", value_name = "NAME")]
    engine: String,
    /// An option of the engine.
    #[arg(short = 'o', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The solver (see `certus solvers`).
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    solver: String,
    /// Sizes of the types: `ILP32` or `LP64`.
    #[arg(long, default_value = "ILP32", value_name = "MODEL", value_parser = data_model)]
    data_model: DataModel,
    /// A folder for `#include`.
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// A macro, `NAME` or `NAME=VALUE`.
    #[arg(short = 'D', value_name = "MACRO")]
    defines: Vec<String>,
    /// Give up after this long: `90`, `90s`, `5m`.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Option<Duration>,
    /// Give up after this much CPU time, all threads together.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    cpu_limit: Option<Duration>,
    /// Give up when more memory than this is used: `500M`, `4G`.
    #[arg(long, value_name = "SIZE", value_parser = crate::cli::size)]
    memory_limit: Option<u64>,
    /// How deep recursion is followed; without it deeper and deeper, up to 64 calls.
    #[arg(long, value_name = "N")]
    recursion: Option<u32>,
    /// Leave out a reduction of the automaton (see `certus cfa --passes`).
    #[arg(long, value_name = "PASS")]
    without: Vec<String>,
    /// How much one edge of the automaton holds: `small`, `large` (all between two loop heads), or a number of
    /// commands.
    #[arg(long, default_value = "large", value_name = "SIZE", value_parser = crate::picture::block_size)]
    block: certus_model::large_block::BlockSize,
    /// Do not tell the engine what interval and bit analyses prove.
    #[arg(long)]
    no_facts: bool,
    /// Do not check proofs: the raw answer of the engine.
    #[arg(long)]
    no_certify: bool,
    /// Print the answer and its numbers as one line of JSON before the verdict.
    #[arg(long)]
    json: bool,
    /// Print counters and times to standard error at the end.
    #[arg(long)]
    stats: bool,
}

pub(crate) fn data_model(text: &str) -> Result<DataModel, String> {
    match text.to_ascii_uppercase().as_str() {
        "ILP32" | "32" => Ok(DataModel::Ilp32),
        "LP64" | "64" => Ok(DataModel::Lp64),
        _ => Err(format!("`{text}` is no data model; there are ILP32 and LP64")),
    }
}

/// The name of a data model.
pub(crate) fn model_name(model: DataModel) -> &'static str {
    match model {
        DataModel::Ilp32 => "ILP32",
        DataModel::Lp64 => "LP64",
    }
}

/// Verifies a program.
pub(crate) fn run(options: &Check) -> Result<ExitCode> {
    let asked = property::read(&options.property)?;
    let mut engine = registry::make(&options.engine)?;
    for option in &options.options {
        let Some((key, value)) = option.split_once('=') else {
            bail!("`-o {option}`: options are written KEY=VALUE");
        };
        engine.set(key, value)?;
    }
    if !options.solver.is_empty() {
        certus_solver::registry::make(&options.solver)?;
    }
    let reduce = crate::picture::reductions(&options.without, options.block)?;
    let reading = Options {
        data_model: options.data_model,
        include_dirs: options.include_dirs.clone(),
        defines: options.defines.clone(),
        ..Options::default()
    };
    let watch = watch::Watch::new(options.time_limit, options.cpu_limit, options.memory_limit);
    let (unit, mut lowered) = read(&options.file, &reading)?;
    if asked.properties.contains(&certus_c::program::Property::Uninitialised) {
        certus_c::program::add_uninitialised_checks(&mut lowered.program);
    }
    let asked = asked.for_program(&lowered.program);
    let control = certus_engine::Control {
        limits: watch.limits(),
        solver: options.solver.clone(),
        ..certus_engine::Control::default()
    };
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let job = Job {
        program: &lowered.program,
        asked: &asked,
        reduce,
        recursion: options.recursion,
        certify: !options.no_certify,
        facts: !options.no_facts,
        control,
        line: &line,
    };
    let report = if has_property(&lowered.program, &asked) {
        verify(&job, engine.as_mut())?
    } else {
        bail!(
            "{}: there is nothing to check: no assertion, error function or ERROR label\n\
             help: write `assert(condition);` or call `reach_error();` where the program must not get",
            options.file.display()
        );
    };
    conclude(&unit, &report, &watch, options)
}

/// Reads a program, and shows warnings.
pub(crate) fn read(file: &std::path::Path, reading: &Options) -> Result<(TranslationUnit, lower::Lowered)> {
    let read = parse_file(file, reading);
    let lowered = read.and_then(|unit| lower::lower(&unit).map(|l| (unit, l)));
    let (unit, lowered) = match lowered {
        Ok(both) => both,
        Err(diagnostics) => bail!("the program is not accepted\n{}", diagnostics.render().trim_end()),
    };
    let mut err = std::io::stderr().lock();
    for warning in unit.warnings.iter().chain(&lowered.warnings) {
        write!(err, "{}", warning.render(&unit.source))?;
    }
    Ok((unit, lowered))
}

/// Whether anything in the program is about the property.
fn has_property(program: &certus_c::program::Program, asked: &Asked) -> bool {
    use certus_c::program::{Command, Property};
    let others =
        asked.properties.iter().any(|property| *property != Property::Reach) || asked.missing.is_some();
    others
        || program.error_function
        || program.error_label
        || program
            .procs
            .iter()
            .flat_map(|proc| &proc.blocks)
            .flat_map(|block| &block.commands)
            .any(|(command, _)| matches!(command, Command::Check(Property::Reach, _)))
}

/// Tells the verdict.
fn conclude(
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
        Answer::Safe(certified) => {
            if let Some(certified) = certified {
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
            Answer::Safe(certified) => certified.is_some(),
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
