//! Parses and types every program of a benchmark folder and prints a table.
//!
//! ```text
//! cargo run --release -p certus-c --example frontend_table -- ../shared/benchmarks/svcomp-dev [--all]
//! ```
//!
//! Without `--all` only programs that fail are listed.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program that prints")]

mod manifest;

use certus_c::{Options, parse_file};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let mut folder = None;
    let mut all = false;
    for argument in std::env::args().skip(1) {
        match argument.as_str() {
            "--all" => all = true,
            _ => folder = Some(PathBuf::from(argument)),
        }
    }
    let Some(folder) = folder else {
        eprintln!("usage: frontend_table FOLDER [--all]");
        return ExitCode::from(2);
    };
    let rows = match manifest::read(&folder) {
        Ok(rows) => rows,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let (mut good, mut bytes, mut warnings) = (0, 0u64, 0);
    let mut elapsed = Duration::ZERO;
    for row in &rows {
        let path = folder.join(&row.file);
        bytes += std::fs::metadata(&path).map_or(0, |metadata| metadata.len());
        let options = Options { data_model: row.data_model, ..Options::default() };
        let start = Instant::now();
        let result = parse_file(&path, &options);
        let took = start.elapsed();
        elapsed += took;
        let file = row.file.display();
        match result {
            Ok(unit) => {
                good += 1;
                warnings += unit.warnings.len();
                if all {
                    println!("ok    {file} ({:.1} ms)", took.as_secs_f64() * 1e3);
                }
            }
            Err(diagnostics) => {
                let text = diagnostics.render();
                println!("FAIL  {file}: {}", text.lines().next().unwrap_or(""));
            }
        }
    }
    let megabytes = bytes as f64 / 1e6;
    println!(
        "{good} of {} programs parse and type; {megabytes:.1} MB in {:.2} s, {:.1} MB/s; {warnings} warnings",
        rows.len(),
        elapsed.as_secs_f64(),
        megabytes / elapsed.as_secs_f64().max(1e-9),
    );
    if good == rows.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
