//! `certus check`, as far as it goes today: the front end, and a search for failing runs.
//!
//! A run is found and executed by the interpreter alone. Nothing else has checked it, so it is shown but is no
//! verdict: those come with certificates.

use anyhow::{Result, bail};
use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs, Run};
use certus_c::program::Source;
use certus_c::{DataModel, Options, TranslationUnit, lower, parse_file};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Runs that are tried.
const RUNS: u64 = 1000;

/// Inputs of a failing run that are shown.
const SHOWN: usize = 20;

/// The options of `certus check`.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The C program.
    file: PathBuf,
    /// Sizes of the types: `ILP32` or `LP64`.
    #[arg(long, default_value = "ILP32", value_name = "MODEL", value_parser = data_model)]
    data_model: DataModel,
    /// A folder for `#include`.
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// A macro, `NAME` or `NAME=VALUE`.
    #[arg(short = 'D', value_name = "MACRO")]
    defines: Vec<String>,
    /// Stop looking for a failing run after this long.
    #[arg(long, default_value = "10s", value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Duration,
}

fn data_model(text: &str) -> Result<DataModel, String> {
    match text.to_ascii_uppercase().as_str() {
        "ILP32" | "32" => Ok(DataModel::Ilp32),
        "LP64" | "64" => Ok(DataModel::Lp64),
        _ => Err(format!("`{text}` is no data model; there are ILP32 and LP64")),
    }
}

/// Reads the program and looks for a failing run.
pub(crate) fn run(options: &Check) -> Result<ExitCode> {
    let reading = Options {
        data_model: options.data_model,
        include_dirs: options.include_dirs.clone(),
        defines: options.defines.clone(),
        ..Options::default()
    };
    let read = parse_file(&options.file, &reading);
    let lowered = read.and_then(|unit| lower::lower(&unit).map(|l| (unit, l)));
    let (unit, lowered) = match lowered {
        Ok(both) => both,
        Err(diagnostics) => bail!("the program is not accepted\n{}", diagnostics.render().trim_end()),
    };
    let mut err = std::io::stderr().lock();
    for warning in unit.warnings.iter().chain(&lowered.warnings) {
        write!(err, "{}", warning.render(&unit.source))?;
    }
    let interpreter = Interpreter::new(&lowered.program, Config { max_steps: 200_000, ..Config::default() });
    let start = Instant::now();
    let mut made = 0;
    let failing = (0..RUNS).take_while(|_| start.elapsed() < options.time_limit).find_map(|seed| {
        made += 1;
        let run = interpreter.run(&mut RandomInputs::new(seed));
        matches!(run.outcome, Outcome::Violation { .. }).then_some(run)
    });
    let reason = match failing {
        Some(run) => {
            write!(err, "{}", story(&unit, &run))?;
            "a failing run was found, but nothing has checked it".to_owned()
        }
        None => format!("none of {made} random runs fails, and there is no proof engine yet"),
    };
    writeln!(std::io::stdout().lock(), "VERDICT: UNKNOWN ({reason})")?;
    Ok(ExitCode::from(20))
}

/// What a person wants to know of a failing run.
fn story(unit: &TranslationUnit, run: &Run) -> String {
    let mut text = String::new();
    if let Outcome::Violation { span, .. } = run.outcome {
        let at = unit.source.location(span.lo);
        text.push_str(&format!("certus: a run fails at {}:{}:{}\n", at.file, at.line, at.column));
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
    text
}
