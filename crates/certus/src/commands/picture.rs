//! `certus cfa`: the automaton of a program or a model, for a person to read; or a table of many.

use crate::input::model::Model;
use crate::input::reading::Reading;
use crate::input::{question, suite};
use anyhow::{Result, bail};
use certus_c::Options;
use certus_c::cfa;
use certus_c::lower::Meaning;
use certus_driver::{Prepared, prepare};
use certus_formats::Source;
use certus_logic::Terms;
use certus_model::large_block::BlockSize;
use certus_model::{Cfa, Clauses, Property, StepId, Unfolded, print};
use certus_reduce::Size;
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  certus cfa program.c                              as text, after all reductions
  certus cfa program.c --stage raw --format dot     as the front end delivers it, for Graphviz
  certus cfa program.c --format svg > program.svg   a picture
  certus cfa --passes .                             the reductions there are
  certus cfa FOLDER                                 a table of all programs of a suite";

/// The options of `certus cfa`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Picture {
    /// The C program, the model (.btor2, .aig, .aag, .vmt, .smt2), or a suite as `certus bench` takes it: then a
    /// table of all its programs and models is printed.
    file: PathBuf,
    /// As the front end delivers it, or after all reductions.
    #[arg(long, value_enum, default_value_t = Stage::Reduced)]
    stage: Stage,
    /// How it is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// What is checked: it decides what the error is.
    #[arg(long, default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    property: String,
    /// Leave out a reduction.
    #[arg(long, value_name = "PASS")]
    without: Vec<String>,
    /// How much one edge holds: `small` (a command or a few), `large` (all between two loop heads), or a number
    /// of commands.
    #[arg(long, default_value = "large", value_name = "SIZE", value_parser = block_size)]
    block: BlockSize,
    /// List the reductions and end.
    #[arg(long)]
    passes: bool,
    #[command(flatten)]
    pub(crate) allowed: crate::life::watch::Allowed,
    #[command(flatten)]
    reading: Reading,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Stage {
    Raw,
    Reduced,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Dot,
    Svg,
}

/// A block size as the user writes it.
pub(crate) fn block_size(text: &str) -> Result<BlockSize, String> {
    match text {
        "small" => Ok(BlockSize::Small),
        "large" => Ok(BlockSize::Large),
        _ => text
            .parse()
            .map(BlockSize::AtMost)
            .map_err(|_| format!("`{text}` is no block size; there are small, large and numbers")),
    }
}

/// The reductions that are done.
pub(crate) fn reductions(without: &[String], block: BlockSize) -> Result<certus_reduce::Options> {
    let mut options = certus_reduce::Options { block, ..certus_reduce::Options::default() };
    for name in without {
        if !certus_reduce::passes().iter().any(|pass| pass.name() == name) {
            bail!("there is no reduction `{name}`; `certus cfa --passes .` lists those there are");
        }
        options.off.insert(name.clone());
    }
    Ok(options)
}

/// Prints the automaton, the table or the list.
pub(crate) fn run(options: &Picture, watch: &crate::life::watch::Watch) -> Result<ExitCode> {
    if options.passes {
        let mut out = crate::output::terminal::out();
        for pass in certus_reduce::passes() {
            let info = pass.info();
            let keeps = if info.preserves_divergence { "safety, divergence" } else { "safety" };
            writeln!(out, "{}: {}", info.name, info.about)?;
            writeln!(out, "    known as   {}", info.literature)?;
            writeln!(out, "    preserves  {keeps}")?;
            writeln!(out, "    sorts      {}", info.sorts)?;
            writeln!(out, "    cost       {}", info.cost)?;
            writeln!(out, "    place      {}", info.place)?;
            if let Some(buys) = info.buys {
                writeln!(out, "    buys       {buys}")?;
            }
        }
        return Ok(ExitCode::SUCCESS);
    }
    let reductions = reductions(&options.without, options.block)?;
    if options.file.is_dir() {
        table(&options.file, &reductions)?;
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(format) = certus_formats::Format::of_name(&options.file) {
        let text = of_model(options, format, &reductions, watch)?;
        return shown(&text);
    }
    let asked = question::read(&options.property)?;
    let (unit, lowered) = options.reading.read(&options.file, &asked)?;
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
    let prepared = prepare(&lowered.program, &translate, &reductions, watch.deadline(), &line);
    let Prepared { terms, translation, reduction, .. } = match prepared {
        Ok(prepared) => prepared,
        Err(why) => bail!("{}: {why}", options.file.display()),
    };
    let automaton = match options.stage {
        Stage::Raw => &translation.cfa,
        Stage::Reduced => &reduction.cfa,
    };
    let describe = |step: certus_model::StepId| {
        let info = translation.steps.get(step.0 as usize)?;
        let place = unit.source.location(info.span.lo);
        (place.line > 0).then(|| format!("line {}", place.line))
    };
    shown(&options.format.write(&terms, automaton, &describe))
}

impl Format {
    /// An automaton in this format.
    fn write(self, terms: &Terms, automaton: &Cfa, describe: &dyn Fn(StepId) -> Option<String>) -> String {
        match self {
            Format::Text => print::text(terms, automaton, describe),
            Format::Json => print::json(terms, automaton, describe),
            Format::Dot => print::dot(terms, automaton, describe),
            Format::Svg => print::svg(terms, automaton, describe),
        }
    }
}

/// The automaton of a model, its control unfolded.
fn of_model(
    options: &Picture,
    format: certus_formats::Format,
    reductions: &certus_reduce::Options,
    watch: &crate::life::watch::Watch,
) -> Result<String> {
    let (mut terms, clauses) = clauses(&options.file, format, watch.deadline())?;
    let raw = Unfolded::new(&mut terms, &clauses).cfa;
    let automaton = match options.stage {
        Stage::Raw => raw,
        Stage::Reduced => certus_reduce::reduce(&mut terms, &raw, reductions, watch.deadline()).cfa,
    };
    Ok(options.format.write(&terms, &automaton, &|_| None))
}

/// Prints what was asked for.
fn shown(text: &str) -> Result<ExitCode> {
    crate::life::end::only_one(&crate::life::end::Verdict { line: None, code: 0 });
    crate::life::end::written();
    let mut out = crate::output::terminal::out();
    write!(out, "{text}")?;
    if !text.ends_with('\n') {
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Sizes of a model before and after reduction, and how long it took to read and to reduce it; or why it is refused.
fn model_row(
    file: &Path,
    format: certus_formats::Format,
    reductions: &certus_reduce::Options,
) -> Result<(String, f64)> {
    let start = Instant::now();
    let (mut terms, clauses) = clauses(file, format, None)?;
    let raw = Unfolded::new(&mut terms, &clauses).cfa;
    let reduced = certus_reduce::reduce(&mut terms, &raw, reductions, None).cfa;
    let ms = start.elapsed().as_secs_f64() * 1000.0;
    let sizes = [&raw, &reduced].map(|cfa| {
        let size = Size::of(&terms, cfa);
        format!("{} | {} | {} | {}", size.locations, size.edges, size.variables, cfa.state_bits(&terms))
    });
    Ok((sizes.join(" | "), ms))
}

/// A model as clauses: of a system what matters for its first set of bad positions.
fn clauses(
    file: &Path,
    format: certus_formats::Format,
    deadline: Option<Instant>,
) -> Result<(Terms, Clauses)> {
    let Model { mut terms, source, .. } = crate::input::model::read(file, format)?;
    let clauses = match source {
        Source::Clauses(clauses) => clauses,
        Source::System(ts) if ts.bad.is_empty() => bail!("{}: no bad states are named", file.display()),
        Source::System(ts) => {
            let property = Property::Unreachable(0);
            let reduction = certus_reduce::reduce_system(&mut terms, &ts, &property, deadline);
            Clauses::of_system(&mut terms, &reduction.ts, 0)
        }
    };
    Ok((terms, clauses))
}

/// Sizes before and after reduction of every program or model of a suite.
fn table(folder: &Path, reductions: &certus_reduce::Options) -> Result<()> {
    // A limit shows what there is of it.
    let out = &mut crate::cli::Unlocked;
    writeln!(
        out,
        "| program | locations | edges | variables | state bits | reduced locations | edges | variables | state bits | ms |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
    let (mut count, mut most) = (0, 0.0f64);
    for task in suite::read(folder, None)? {
        let name = &task.name;
        if let Some(format) = certus_formats::Format::of_name(&task.file) {
            match model_row(&task.file, format, reductions) {
                Ok((row, ms)) => {
                    count += 1;
                    most = most.max(ms);
                    writeln!(out, "| {name} | {row} | {ms:.0} |")?;
                }
                Err(why) => writeln!(out, "| {name} | {why:#} |")?,
            }
            continue;
        }
        let Ok(asked) = question::read(&task.property) else { continue };
        let options = Options { data_model: task.data_model, ..Options::default() };
        let meaning = Meaning { errors: asked.errors.clone(), ..Meaning::default() };
        let read = certus_driver::program::read(&task.file, &options, "main", meaning, &asked.properties);
        let Ok((_, lowered)) = read else {
            writeln!(out, "| {name} | not supported |")?;
            continue;
        };
        let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
        let Ok(prepared) = prepare(&lowered.program, &translate, reductions, None, &|_| 0) else {
            writeln!(out, "| {name} | too large |")?;
            continue;
        };
        let ms = prepared.times[1].1.as_secs_f64() * 1000.0;
        let (before, after) = prepared.sizes();
        count += 1;
        most = most.max(ms);
        writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {ms:.0} |",
            before.locations,
            before.edges,
            before.variables,
            prepared.translation.cfa.state_bits(&prepared.terms),
            after.locations,
            after.edges,
            after.variables,
            after.bits
        )?;
    }
    writeln!(out, "\n{count} programs or models, at most {most:.0} ms")?;
    Ok(())
}
