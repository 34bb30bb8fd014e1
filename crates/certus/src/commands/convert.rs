//! `certus convert`: a program as other tools read it.

use crate::input::question;
use crate::input::reading::Reading;
use anyhow::{Result, anyhow, bail};
use certus_c::cfa;
use certus_driver::{Prepared, prepare};
use certus_formats::{Unfit, aiger, btor2, vmt};
use certus_logic::Terms;
use certus_model::problem::UNREACHABLE;
use certus_model::{ProgramCounter, print};
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  certus convert program.c --to chc > program.smt2    Horn clauses: satisfiable if the program is safe
  certus convert program.c --to vmt > program.vmt     a transition system
  certus convert program.c --to aiger > program.aig   a circuit, in binary";

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
    pub(crate) allowed: crate::life::watch::Allowed,
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
pub(crate) fn run(options: &Convert, watch: &crate::life::watch::Watch) -> Result<ExitCode> {
    let name = options.file.display();
    let asked = question::read(&options.property)?;
    let (unit, lowered) = options.reading.read(&options.file, &asked)?;
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
    let reductions = certus_reduce::Options::default();
    let prepared = prepare(&lowered.program, &translate, &reductions, watch.deadline(), &line);
    let Prepared { mut terms, translation, reduction, .. } = match prepared {
        Ok(prepared) => prepared,
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
    let system = |terms: &mut Terms| ProgramCounter::new(terms, &reduction.cfa, UNREACHABLE).ts;
    let refused = |why: Unfit| anyhow!("{name}: {why}");
    let bytes = match options.to {
        Format::Vmt => {
            let ts = system(&mut terms);
            vmt::write(&mut terms, &ts).into_bytes()
        }
        Format::Btor2 => {
            let ts = system(&mut terms);
            btor2::write(&mut terms, &ts).map_err(refused)?.into_bytes()
        }
        Format::Aiger => {
            let ts = system(&mut terms);
            aiger::write(&mut terms, &ts, aiger::Encoding::Binary).map_err(refused)?
        }
        Format::Chc | Format::Smt2 => print::horn(&mut terms, &reduction.cfa).into_bytes(),
    };
    crate::life::end::only_one(&crate::life::end::Verdict { line: None, code: 0 });
    crate::life::end::written();
    crate::output::terminal::out().write_all(&bytes)?;
    Ok(ExitCode::SUCCESS)
}
