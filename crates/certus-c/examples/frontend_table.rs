//! Parses and types every program of a benchmark folder and prints a table.
//!
//! ```text
//! cargo run --release -p certus-c --example frontend_table -- ../shared/benchmarks/svcomp-dev [--all]
//! ```
//!
//! The folder has a `manifest.csv` with a column `file` or `input` (the program, relative to the folder) and a
//! column `data_model` (`ILP32` or `LP64`). Without `--all` only programs that fail are listed.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use certus_c::{DataModel, Options, parse_file};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

struct Row {
    file: PathBuf,
    data_model: DataModel,
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
    Ok(lines
        .filter_map(|fields| {
            let name = fields.get(file).filter(|name| !name.is_empty())?;
            let data_model =
                if fields.get(model) == Some(&"LP64") { DataModel::Lp64 } else { DataModel::Ilp32 };
            Some(Row { file: PathBuf::from(name), data_model })
        })
        .collect())
}

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
    let rows = match manifest(&folder) {
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
