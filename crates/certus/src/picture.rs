//! `certus cfa`: the automaton of a program, for a person to read; or a table of many.

use crate::reading::Reading;
use crate::{property, suite};
use anyhow::{Result, bail};
use certus_c::cfa::{self, Translation};
use certus_c::{Options, lower, parse_file};
use certus_logic::Terms;
use certus_model::large_block::BlockSize;
use certus_model::print;
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
    /// The C program, or a folder with a `manifest.csv`: then a table of all its programs is printed.
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
pub(crate) fn run(options: &Picture) -> Result<ExitCode> {
    let mut out = crate::terminal::out();
    if options.passes {
        for pass in certus_reduce::passes() {
            writeln!(out, "{:<16} {}", pass.name(), pass.about())?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let reductions = reductions(&options.without, options.block)?;
    if options.file.is_dir() {
        table(&options.file, &reductions, &mut out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let asked = property::read(&options.property)?;
    let (unit, lowered) = options.reading.read(&options.file, &asked.errors)?;
    let mut terms = Terms::new();
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
    let translation = match cfa::translate(&lowered.program, &mut terms, &translate, &line) {
        Ok(translation) => translation,
        Err(why) => bail!("{}: {why}", options.file.display()),
    };
    let reduction = (options.stage == Stage::Reduced)
        .then(|| certus_reduce::reduce(&mut terms, &translation.cfa, &reductions, None));
    let shown = reduction.as_ref().map_or(&translation.cfa, |reduction| &reduction.cfa);
    let describe = |step: certus_model::StepId| {
        let info = translation.steps.get(step.0 as usize)?;
        let place = unit.source.location(info.span.lo);
        (place.line > 0).then(|| format!("line {}", place.line))
    };
    let text = match options.format {
        Format::Text => print::text(&terms, shown, &describe),
        Format::Json => print::json(&terms, shown, &describe),
        Format::Dot => print::dot(&terms, shown, &describe),
        Format::Svg => print::svg(&terms, shown, &describe),
    };
    write!(out, "{text}")?;
    if !text.ends_with('\n') {
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Sizes before and after reduction of every program of a suite.
fn table(folder: &Path, reductions: &certus_reduce::Options, out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "| program | locations | edges | variables | state bits | reduced locations | edges | variables | state bits | ms |"
    )?;
    writeln!(out, "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")?;
    let (mut count, mut most) = (0, 0.0f64);
    for task in suite::manifest(folder)? {
        let name = &task.name;
        let Ok(asked) = property::read(&task.property) else { continue };
        let options = Options { data_model: task.data_model, ..Options::default() };
        let meaning = lower::Meaning { errors: asked.errors.clone(), ..lower::Meaning::default() };
        let program =
            parse_file(&task.file, &options).and_then(|unit| lower::lower_with(&unit, "main", meaning));
        let Ok(lowered) = program else {
            writeln!(out, "| {name} | not supported |")?;
            continue;
        };
        let translate = cfa::Options { properties: asked.properties, ..cfa::Options::default() };
        let mut terms = Terms::new();
        let Ok(Translation { cfa: raw, .. }) =
            cfa::translate(&lowered.program, &mut terms, &translate, &|_| 0)
        else {
            writeln!(out, "| {name} | too large |")?;
            continue;
        };
        let start = Instant::now();
        let reduction = certus_reduce::reduce(&mut terms, &raw, reductions, None);
        let ms = start.elapsed().as_secs_f64() * 1000.0;
        let (before, after) = (Size::of(&terms, &raw), Size::of(&terms, &reduction.cfa));
        count += 1;
        most = most.max(ms);
        writeln!(
            out,
            "| {name} | {} | {} | {} | {} | {} | {} | {} | {} | {ms:.0} |",
            before.locations,
            before.edges,
            before.variables,
            raw.state_bits(&terms),
            after.locations,
            after.edges,
            after.variables,
            after.bits
        )?;
    }
    writeln!(out, "\n{count} programs, at most {most:.0} ms")?;
    Ok(())
}
