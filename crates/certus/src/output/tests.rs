//! Tests that come with an answer, one file each: `--tests`.

use crate::input::files::put;
use anyhow::{Context, Result};
use certus_c::TranslationUnit;
use certus_c::interp::Run;
use certus_c::program::Program;
use certus_driver::Tests;
use certus_formats::Format;
use certus_logic::{Assignment, Terms};
use certus_model::Ts;
use certus_witness::compiled::{self, Settings};
use std::io::Write;
use std::path::Path;

/// Writes tests of a program as C files, each with the command that builds and runs it.
pub(crate) fn of_program(
    folder: &Path,
    unit: &TranslationUnit,
    program: &Program,
    tests: &Tests<Run>,
) -> Result<()> {
    let compiler = Settings::default().compiler.display().to_string();
    write(folder, tests, "c", |run, path| {
        let harness = compiled::test(unit, program, run).ok()?;
        Some(harness.file(&path.display().to_string(), &compiler))
    })
}

/// Writes tests of a model in the way of its format.
pub(crate) fn of_system(
    folder: &Path,
    terms: &Terms,
    format: Format,
    ts: &Ts,
    tests: &Tests<Vec<Assignment>>,
) -> Result<()> {
    let end = match format {
        Format::Btor2 | Format::Aiger => "stim",
        Format::Vmt | Format::Horn => "smt2",
    };
    write(folder, tests, end, |run, _| Some(certus_formats::stimulus(terms, format, ts, run).into_bytes()))
}

/// Tells that there are none for Horn clauses.
pub(crate) fn of_clauses() -> Result<()> {
    writeln!(
        crate::output::terminal::err(),
        "certus: no tests: they are for programs and transition systems, and these are Horn clauses"
    )?;
    Ok(())
}

/// Writes a file for each test that has a text, and tells how many there are.
fn write<T>(
    folder: &Path,
    tests: &Tests<T>,
    end: &str,
    text: impl Fn(&T, &Path) -> Option<Vec<u8>>,
) -> Result<()> {
    let mut out = crate::output::terminal::err();
    let Tests { runs, lost } = tests;
    if runs.is_empty() && *lost == 0 {
        writeln!(
            out,
            "certus: no tests: the engine kept no states that it found to be reached; `--engine ic4` does, \
             and so does `--engine ic3cfa -o new-push=heuristic`"
        )?;
        return Ok(());
    }
    std::fs::create_dir_all(folder).with_context(|| format!("{}: cannot be made", folder.display()))?;
    let (mut written, mut lost) = (0, *lost);
    for run in runs {
        let path = folder.join(format!("test-{:03}.{end}", written + 1));
        match text(run, &path) {
            Some(text) => {
                put(&path, text)?;
                written += 1;
            }
            None => lost += 1,
        }
    }
    let without =
        if lost == 0 { String::new() } else { format!("; {lost} more runs could not be carried back") };
    writeln!(out, "certus: tests in {}: {written}{without}", folder.display())?;
    Ok(())
}
