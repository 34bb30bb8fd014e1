//! Lowers every program of a benchmark folder and prints a table; with `--runs N` also runs each program N
//! times on random inputs and reports error runs.
//!
//! ```text
//! cargo run --release -p certus-c --example lower_table -- ../shared/benchmarks/seed150 [--all] [--runs N] [--steps N]
//! ```
//!
//! The folder has a `manifest.csv` with a column `file` or `input` (the program, relative to the folder), a
//! column `data_model` (`ILP32` or `LP64`) and a column `expected`. Without `--all` only programs that are not
//! supported are listed. An error run of a program that is expected to be safe is a failure.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Property, check};
use certus_c::{DataModel, Options, parse_file};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

struct Row {
    file: PathBuf,
    data_model: DataModel,
    /// What it is checked for; empty if the interpreter cannot tell.
    check: Vec<Property>,
    /// Whether no run violates it.
    safe: bool,
}

/// The rows of the manifest that name a program. Fields hold no commas or quotes.
fn manifest(folder: &Path) -> Result<Vec<Row>, String> {
    let path = folder.join("manifest.csv");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().unwrap_or_default();
    let column = |names: &[&str]| header.iter().position(|name| names.contains(name));
    let file = column(&["file", "input"]).ok_or("the manifest has no column 'file' or 'input'")?;
    let model = column(&["data_model"]).ok_or("the manifest has no column 'data_model'")?;
    let expected = column(&["expected"]).ok_or("the manifest has no column 'expected'")?;
    let property = column(&["property"]);
    Ok(lines
        .filter_map(|fields| {
            let name = fields.get(file).filter(|name| !name.is_empty())?;
            let data_model =
                if fields.get(model) == Some(&"LP64") { DataModel::Lp64 } else { DataModel::Ilp32 };
            let check = match property.and_then(|property| fields.get(property)) {
                None | Some(&"unreach-call") => vec![Property::Reach],
                Some(&"no-overflow") => vec![Property::Overflow],
                Some(&"valid-memsafety") => vec![Property::Deref, Property::Free],
                Some(_) => Vec::new(),
            };
            let safe = fields.get(expected) == Some(&"true");
            Some(Row { file: PathBuf::from(name), data_model, check, safe })
        })
        .collect())
}

#[derive(Default)]
struct Totals {
    good: usize,
    wrong: usize,
    errors_found: usize,
    unsafe_programs: usize,
    steps: u64,
    seconds: f64,
}

fn main() -> ExitCode {
    let (mut folder, mut all, mut runs, mut steps) = (None, false, 0u64, 20_000u64);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        match argument.as_str() {
            "--all" => all = true,
            "--runs" => runs = number(),
            "--steps" => steps = number(),
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    let Some(folder) = folder else {
        eprintln!("usage: lower_table FOLDER [--all] [--runs N] [--steps N]");
        return ExitCode::from(2);
    };
    let rows = match manifest(&folder) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let mut totals = Totals::default();
    for row in &rows {
        one(&folder, row, all, runs, steps, &mut totals);
    }
    println!("{} of {} programs lower", totals.good, rows.len());
    if runs > 0 {
        println!(
            "{} of {} unsafe programs have an error run within {runs} random runs of {steps} steps; \
             {} programs disagree with their verdict; {:.1} million steps/s",
            totals.errors_found,
            totals.unsafe_programs,
            totals.wrong,
            totals.steps as f64 / totals.seconds.max(1e-9) / 1e6,
        );
    }
    if totals.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn one(folder: &Path, row: &Row, all: bool, runs: u64, max_steps: u64, totals: &mut Totals) {
    let file = row.file.display();
    let options = Options { data_model: row.data_model, ..Options::default() };
    let lowered = parse_file(&folder.join(&row.file), &options).and_then(|unit| lower(&unit));
    let lowered = match lowered {
        Ok(lowered) => lowered,
        Err(diagnostics) => {
            println!("no    {file}: {}", diagnostics.render().lines().next().unwrap_or(""));
            return;
        }
    };
    totals.good += 1;
    for violation in check::check(&lowered.program) {
        println!("BAD   {file}: {violation}");
        totals.wrong += 1;
    }
    if all {
        println!("ok    {file} ({} procedures)", lowered.program.procs.len());
    }
    if row.check.is_empty() {
        return;
    }
    let safe = row.safe;
    totals.unsafe_programs += usize::from(!safe);
    let config = Config { check: row.check.clone(), max_steps };
    let interpreter = Interpreter::new(&lowered.program, config);
    let start = Instant::now();
    let mut found = false;
    let mut outcomes = [0; 4];
    for seed in 0..runs {
        let run = interpreter.run(&mut RandomInputs::new(seed));
        match run.outcome {
            Outcome::Returned(_) | Outcome::Stopped => outcomes[0] += 1,
            Outcome::AssumptionFailed => outcomes[1] += 1,
            Outcome::OutOfSteps => outcomes[2] += 1,
            _ => outcomes[3] += 1,
        }
        totals.steps += run.steps;
        if let Outcome::Violation { .. } = run.outcome {
            found = true;
            if safe {
                println!("WRONG {file}: seed {seed} reaches an error: {:?}", run.outcome);
                totals.wrong += 1;
            } else {
                totals.errors_found += 1;
            }
            break;
        }
    }
    if all && !safe && !found {
        let [done, assumed, steps, other] = outcomes;
        println!(
            "      no error run of {:?}: {done} done, {assumed} assumptions fail, {steps} out of steps, {other} other",
            row.check
        );
    }
    totals.seconds += start.elapsed().as_secs_f64();
}
