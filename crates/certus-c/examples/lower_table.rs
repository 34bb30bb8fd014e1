//! Lowers every program of a benchmark folder and prints what is not supported; with `--runs N` also runs each
//! program up to N times on random inputs, and reports error runs.
//!
//! ```text
//! cargo run --release -p certus-c --example lower_table -- FOLDER [--all] [--markdown] [--runs N] [--steps N] [--seconds N]
//! ```
//!
//! `--steps` limits one run, `--seconds` all runs of one program. `--all` lists every program, `--markdown`
//! prints a table by category. An error run of a program that is expected to be safe is a failure.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

mod manifest;

use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Program, check};
use certus_c::{Options, parse_file};
use manifest::Row;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What the user asks for.
struct Request {
    folder: PathBuf,
    all: bool,
    markdown: bool,
    runs: u64,
    steps: u64,
    limit: Duration,
}

fn request() -> Option<Request> {
    let limit = Duration::from_secs(u64::MAX);
    let folder = PathBuf::new();
    let mut request = Request { folder, all: false, markdown: false, runs: 0, steps: 20_000, limit };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok());
        match argument.as_str() {
            "--all" => request.all = true,
            "--markdown" => request.markdown = true,
            "--runs" => request.runs = number()?,
            "--steps" => request.steps = number()?,
            "--seconds" => request.limit = Duration::from_secs(number()?),
            _ => request.folder = PathBuf::from(argument),
        }
    }
    (request.folder != Path::new("")).then_some(request)
}

/// Programs of a category: all, those that parse and type, those that lower.
#[derive(Default)]
struct Count {
    programs: usize,
    typed: usize,
    lowered: usize,
}

#[derive(Default)]
struct Totals {
    counts: BTreeMap<String, Count>,
    /// What is not supported: the program, and the first line of the message.
    refused: Vec<(String, String)>,
    wrong: usize,
    errors_found: usize,
    unsafe_programs: usize,
    /// Programs that were run as often as asked for, or until an error.
    complete: usize,
    started: usize,
    runs: u64,
    steps: u64,
    seconds: f64,
}

fn main() -> ExitCode {
    let Some(request) = request() else {
        eprintln!("usage: lower_table FOLDER [--all] [--markdown] [--runs N] [--steps N] [--seconds N]");
        return ExitCode::from(2);
    };
    let rows = match manifest::read(&request.folder) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let mut totals = Totals::default();
    for row in &rows {
        if let Some(program) = lowered(&request, row, &mut totals)
            && request.runs > 0
            && !row.check.is_empty()
        {
            search(&request, row, &program, &mut totals);
        }
    }
    if request.markdown {
        print_markdown(&totals);
    } else {
        print_plain(&totals);
    }
    if request.runs > 0 {
        print_runs(&request, &totals);
    }
    if totals.wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn lowered(request: &Request, row: &Row, totals: &mut Totals) -> Option<Program> {
    let file = row.file.display();
    let options = Options { data_model: row.data_model, ..Options::default() };
    let count = totals.counts.entry(row.group.clone()).or_default();
    count.programs += 1;
    let result = parse_file(&request.folder.join(&row.file), &options).and_then(|unit| {
        count.typed += 1;
        lower(&unit)
    });
    match result {
        Ok(lowered) => {
            count.lowered += 1;
            for violation in check::check(&lowered.program) {
                println!("BAD   {file}: {violation}");
                totals.wrong += 1;
            }
            if request.all {
                println!("ok    {file} ({} procedures)", lowered.program.procs.len());
            }
            Some(lowered.program)
        }
        Err(diagnostics) => {
            let text = diagnostics.render();
            let line = text.lines().next().unwrap_or("");
            let folder = format!("{}/", request.folder.display());
            totals.refused.push((file.to_string(), line.replace(&folder, "")));
            None
        }
    }
}

/// Runs a program on random inputs until it violates what it is checked for.
fn search(request: &Request, row: &Row, program: &Program, totals: &mut Totals) {
    totals.unsafe_programs += usize::from(!row.safe);
    totals.started += 1;
    let config = Config { check: row.check.clone(), max_steps: request.steps };
    let interpreter = Interpreter::new(program, config);
    let start = Instant::now();
    let mut complete = true;
    for seed in 0..request.runs {
        if start.elapsed() > request.limit {
            complete = false;
            break;
        }
        let run = interpreter.run(&mut RandomInputs::new(seed));
        totals.runs += 1;
        totals.steps += run.steps;
        if let Outcome::Violation { .. } = run.outcome {
            if row.safe {
                println!("WRONG {}: seed {seed} reaches an error: {:?}", row.file.display(), run.outcome);
                totals.wrong += 1;
            } else {
                totals.errors_found += 1;
            }
            break;
        }
    }
    totals.complete += usize::from(complete);
    totals.seconds += start.elapsed().as_secs_f64();
}

fn print_plain(totals: &Totals) {
    for (_, line) in &totals.refused {
        println!("no    {line}");
    }
    let sum = |field: fn(&Count) -> usize| totals.counts.values().map(field).sum::<usize>();
    println!("{} of {} programs lower", sum(|count| count.lowered), sum(|count| count.programs));
}

fn print_markdown(totals: &Totals) {
    println!("| category | programs | parse and type | lower |\n| --- | ---: | ---: | ---: |");
    for (group, Count { programs, typed, lowered }) in &totals.counts {
        println!("| {group} | {programs} | {typed} | {lowered} |");
    }
    let sum = |field: fn(&Count) -> usize| totals.counts.values().map(field).sum::<usize>();
    let all = [sum(|count| count.programs), sum(|count| count.typed), sum(|count| count.lowered)];
    println!("| all | {} | {} | {} |", all[0], all[1], all[2]);
    if !totals.refused.is_empty() {
        println!("\n| not lowered | line and column | why |\n| --- | --- | --- |");
    }
    for (file, line) in &totals.refused {
        let message = line.strip_prefix(file.as_str()).unwrap_or(line).trim_start_matches(':');
        let (place, why) = message.split_once(": error: ").unwrap_or(("", message));
        println!("| `{file}` | {place} | {why} |");
    }
}

fn print_runs(request: &Request, totals: &Totals) {
    println!(
        "{} of {} unsafe programs have an error run within {} random runs of {} steps; {} programs disagree \
         with their verdict\n{} runs of {} programs, {} of which were not cut short; {:.1} million steps/s",
        totals.errors_found,
        totals.unsafe_programs,
        request.runs,
        request.steps,
        totals.wrong,
        totals.runs,
        totals.started,
        totals.complete,
        totals.steps as f64 / totals.seconds.max(1e-9) / 1e6,
    );
}
