//! `certus convert`: a program or a model as other tools read it.

use crate::input::model::Model;
use crate::input::question;
use crate::input::reading::Reading;
use anyhow::{Result, anyhow, bail};
use certus_c::cfa;
use certus_driver::{Prepared, prepare};
use certus_formats::{Source, Unfit, aiger, btor2, horn, vmt};
use certus_logic::Terms;
use certus_model::problem::UNREACHABLE;
use certus_model::{Cfa, Clauses, ProgramCounter, Ts, Unfolded};
use clap::{Args, ValueEnum};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  certus convert program.c --to chc > program.smt2    Horn clauses: satisfiable if the program is safe
  certus convert program.c --to vmt --output p.vmt    a transition system
  certus convert program.c --to aiger > program.aig   a circuit, in binary
  certus convert model.btor2 --to chc > model.smt2    every format that is read is written
  certus convert clauses.smt2 --to aiger > bits.aig   Horn clauses over bit-vectors as a circuit

What does not fit is refused with the reason: arrays and unbounded numbers are not in AIGER, and recursive
programs are in none of them.";

/// The options of `certus convert`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Convert {
    /// The C program, or the model (.btor2, .aig, .aag, .vmt, .smt2).
    file: PathBuf,
    /// The format; `smt2` is the same as `chc`.
    #[arg(long, value_enum)]
    to: Format,
    /// The file that is written [default: standard output]
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What is checked: it decides what the error is.
    #[arg(long, default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    property: String,
    /// How much of a program one step does: `small`, `large` (a round of a loop), or a number of commands, about.
    #[arg(long, default_value = "large", value_name = "SIZE", value_parser = crate::commands::picture::block_size)]
    block: certus_model::large_block::BlockSize,
    #[command(flatten)]
    pub(crate) allowed: crate::life::watch::Allowed,
    #[command(flatten)]
    reading: Reading,
}

/// A format that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Vmt,
    Chc,
    Smt2,
    Btor2,
    Aiger,
}

impl Format {
    /// How names of files in this format end.
    pub(crate) fn ending(self) -> &'static str {
        match self {
            Format::Vmt => "vmt",
            Format::Chc | Format::Smt2 => "smt2",
            Format::Btor2 => "btor2",
            Format::Aiger => "aig",
        }
    }
}

/// Prints the program, reduced, or the model, as it is, in another format.
pub(crate) fn run(options: &Convert, watch: &crate::life::watch::Watch) -> Result<ExitCode> {
    let name = options.file.display();
    let bytes = match certus_formats::Format::of_name(&options.file) {
        Some(format) => of_model(options, format)?,
        None => of_program(options, watch)?,
    };
    let bytes = bytes.map_err(|why| anyhow!("{name}: {why}"))?;
    crate::life::end::only_one(&crate::life::end::Verdict { line: None, code: 0 });
    crate::life::end::written();
    if let Some(path) = &options.output {
        crate::input::files::put(path, &bytes)?;
        return Ok(ExitCode::SUCCESS);
    }
    match options.to {
        // It is no text, and nobody looks at it.
        Format::Aiger if !std::io::stdout().is_terminal() => std::io::stdout().lock().write_all(&bytes)?,
        _ => crate::output::terminal::out().write_all(&bytes)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn of_program(options: &Convert, watch: &crate::life::watch::Watch) -> Result<Result<Vec<u8>, Unfit>> {
    let name = options.file.display();
    let asked = question::read(&options.property)?;
    let (unit, lowered) = options.reading.read(&options.file, &asked)?;
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
    let reductions = crate::commands::picture::reductions(&[], options.block)?;
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
    Ok(match options.to {
        Format::Chc | Format::Smt2 => {
            let clauses = Clauses::of_automaton(&mut terms, &reduction.cfa);
            horn::write(&mut terms, &clauses).map(String::into_bytes).map_err(Unfit)
        }
        to => automaton(&mut terms, &reduction.cfa, to),
    })
}

/// An automaton as a transition system, by a relation that keeps its paths where the format has relations.
fn automaton(terms: &mut Terms, cfa: &Cfa, to: Format) -> Result<Vec<u8>, Unfit> {
    let ts = match to {
        Format::Vmt => certus_model::related(terms, cfa),
        _ => ProgramCounter::new(terms, cfa, UNREACHABLE).ts,
    };
    system(terms, &ts, to)
}

fn of_model(options: &Convert, format: certus_formats::Format) -> Result<Result<Vec<u8>, Unfit>> {
    let name = options.file.display();
    let Model { mut terms, source, .. } = crate::input::model::read(&options.file, format)?;
    let to_clauses = matches!(options.to, Format::Chc | Format::Smt2);
    Ok(match source {
        Source::System(ts) if to_clauses => {
            if ts.bad.is_empty() {
                bail!("{name}: no bad states are named, and clauses are about nothing else");
            }
            let mut clauses = Clauses::of_system(&mut terms, &ts, 0);
            // One query for each set of bad positions.
            for bad in 1..ts.bad.len() {
                clauses.clauses.extend(Clauses::of_system(&mut terms, &ts, bad).clauses.pop());
            }
            horn::write(&mut terms, &clauses).map(String::into_bytes).map_err(Unfit)
        }
        Source::System(ts) => system(&mut terms, &ts, options.to),
        Source::Clauses(clauses) if to_clauses => {
            horn::write(&mut terms, &clauses).map(String::into_bytes).map_err(Unfit)
        }
        Source::Clauses(clauses) => {
            let unfolded = Unfolded::new(&mut terms, &clauses).cfa;
            automaton(&mut terms, &unfolded, options.to)
        }
    })
}

/// A transition system in one of its formats.
fn system(terms: &mut Terms, ts: &Ts, to: Format) -> Result<Vec<u8>, Unfit> {
    match to {
        Format::Btor2 => btor2::write(terms, ts).map(String::into_bytes),
        Format::Aiger => {
            // On a terminal nobody can read the other one.
            let shown = std::io::stdout().is_terminal();
            aiger::write(terms, ts, if shown { aiger::Encoding::Text } else { aiger::Encoding::Binary })
        }
        Format::Vmt | Format::Chc | Format::Smt2 => Ok(vmt::write(terms, ts).into_bytes()),
    }
}
