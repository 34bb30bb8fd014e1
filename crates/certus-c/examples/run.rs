//! Runs one C file with the interpreter on random inputs and prints how it ends, or with `--dump` prints the
//! program it is lowered to.
//!
//! ```text
//! cargo run -p certus-c --example run -- [--64] [--dump] [--strict] [--seed N] [--steps N] file.c
//! ```
//!
//! With `--strict` all that C leaves undefined is a violation, not only reaching the error.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

use certus_c::interp::{Config, Interpreter, Outcome, RandomInputs};
use certus_c::lower::lower;
use certus_c::program::{Property, add_uninitialised_checks, print};
use certus_c::{DataModel, Options, parse_file};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut options = Options::default();
    let (mut dump, mut strict, mut seed, mut max_steps, mut file) = (false, false, 0, 1_000_000, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut number = || arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
        match argument.as_str() {
            "--32" => options.data_model = DataModel::Ilp32,
            "--64" => options.data_model = DataModel::Lp64,
            "--dump" => dump = true,
            "--strict" => strict = true,
            "--seed" => seed = number(),
            "--steps" => max_steps = number(),
            _ => file = Some(PathBuf::from(argument)),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: run [--64] [--dump] [--strict] [--seed N] [--steps N] FILE");
        return ExitCode::from(2);
    };
    let (unit, mut lowered) =
        match parse_file(&file, &options).and_then(|unit| lower(&unit).map(|l| (unit, l))) {
            Ok(both) => both,
            Err(diagnostics) => {
                eprint!("{}", diagnostics.render());
                return ExitCode::from(2);
            }
        };
    for warning in unit.warnings.iter().chain(&lowered.warnings) {
        eprint!("{}", warning.render(&unit.source));
    }
    let mut config = Config { max_steps, ..Config::default() };
    if strict {
        add_uninitialised_checks(&mut lowered.program);
        config.check = Property::ALL.to_vec();
    }
    if dump {
        print!("{}", print::program(&lowered.program));
        return ExitCode::SUCCESS;
    }
    let interpreter = Interpreter::new(&lowered.program, config);
    let run = interpreter.run(&mut RandomInputs::new(seed));
    for value in &run.output {
        println!("{value:016x}");
    }
    eprintln!("{:?} after {} steps", run.outcome, run.steps);
    if let Outcome::Violation { span, .. } = run.outcome {
        let place = unit.source.location(span.lo);
        eprintln!("{}:{}:{}", place.file, place.line, place.column);
    }
    ExitCode::SUCCESS
}
