//! Parses and types one C file and prints its messages, or with `--hir` the typed program.
//!
//! ```text
//! cargo run -p certus-c --example check -- [--64] [--hir] [-I dir] [-D name] file.c
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

use certus_c::{DataModel, Options, hir, on_large_stack, parse_file};
use std::path::PathBuf;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut options = Options::default();
    let mut show = false;
    let mut file = None;
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--32" => options.data_model = DataModel::Ilp32,
            "--64" => options.data_model = DataModel::Lp64,
            "--hir" => show = true,
            "-I" => options.include_dirs.extend(arguments.next().map(PathBuf::from)),
            "-D" => options.defines.extend(arguments.next()),
            _ => file = Some(PathBuf::from(argument)),
        }
    }
    let Some(file) = file else {
        eprintln!("usage: check [--64] [--hir] [-I dir] [-D name] FILE");
        return ExitCode::from(2);
    };
    match parse_file(&file, &options) {
        Err(diagnostics) => {
            eprint!("{}", diagnostics.render());
            ExitCode::from(2)
        }
        Ok(unit) => {
            for warning in &unit.warnings {
                eprint!("{}", warning.render(&unit.source));
            }
            if show {
                match on_large_stack(|| hir::print::unit(&unit)) {
                    Ok(text) => print!("{text}"),
                    Err(error) => eprintln!("{error}"),
                }
            }
            ExitCode::SUCCESS
        }
    }
}
