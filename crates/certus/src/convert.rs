//! `certus convert`: a program as other tools read it.

use crate::property;
use crate::reading::Reading;
use anyhow::{Result, bail};
use certus_c::cfa;
use certus_logic::Terms;
use certus_model::large_block::BlockSize;
use certus_model::print;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  certus convert program.c --to chc > program.smt2    Horn clauses: satisfiable if the program is safe
  certus convert program.c --to vmt > program.vmt     a transition system";

/// The options of `certus convert`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Convert {
    /// The C program.
    file: PathBuf,
    /// The format; `smt2` is the same as `chc`.
    #[arg(long, value_enum)]
    to: Format,
    /// What is checked: it decides what the error is.
    #[arg(long, default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    property: String,
    #[command(flatten)]
    reading: Reading,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Vmt,
    Chc,
    Smt2,
    Btor2,
    Aiger,
}

/// Prints the program, reduced, in another format.
pub(crate) fn run(options: &Convert) -> Result<ExitCode> {
    let name = options.file.display();
    if matches!(options.to, Format::Btor2 | Format::Aiger) {
        bail!("programs are not written in this format yet; there are vmt, chc and smt2");
    }
    let asked = property::read(&options.property)?;
    let (unit, mut lowered) = options.reading.read(&options.file, &asked.errors)?;
    if asked.properties.contains(&certus_c::program::Property::Uninitialised) {
        certus_c::program::add_uninitialised_checks(&mut lowered.program);
    }
    let mut terms = Terms::new();
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
    let translation = match cfa::translate(&lowered.program, &mut terms, &translate, &line) {
        Ok(translation) => translation,
        Err(why) => bail!("{name}: {why}"),
    };
    match translation.cut.first() {
        Some((_, certus_c::cfa::CutReason::Recursion)) => {
            bail!("{name}: it is recursive, and what is written would leave deeper calls out");
        }
        Some((span, reason)) => {
            bail!("{name}:{}: {reason}, and what is written would leave such runs out", line(*span));
        }
        None => {}
    }
    let reductions = crate::picture::reductions(&[], BlockSize::Large)?;
    let reduction = certus_reduce::reduce(&mut terms, &translation.cfa, &reductions, None);
    let text = match options.to {
        Format::Vmt => print::vmt(&mut terms, &reduction.cfa),
        _ => print::horn(&mut terms, &reduction.cfa),
    };
    write!(crate::terminal::out(), "{text}")?;
    Ok(ExitCode::SUCCESS)
}
