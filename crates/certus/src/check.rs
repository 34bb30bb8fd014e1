//! `certus check`: a verdict on a C program.

use crate::property::{self, Asked};
use crate::tell::conclude;
use crate::verify::{Job, verify};
use crate::watch;
use anyhow::{Result, bail};
use certus_c::{DataModel, Options, TranslationUnit, lower, parse_file};
use certus_engine::registry;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// The options of `certus check`.
#[derive(Debug, Args)]
pub(crate) struct Check {
    /// The C program.
    pub(crate) file: PathBuf,
    /// What to check: `unreach-call`, `no-overflow`, `valid-deref`, … or an SV-COMP property file.
    #[arg(long, default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    pub(crate) property: String,
    /// The engine (see `certus engines`).
    #[arg(long, default_value = "auto", value_name = "NAME")]
    pub(crate) engine: String,
    /// An option of the engine.
    #[arg(short = 'o', value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The solver (see `certus solvers`).
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    solver: String,
    /// Sizes of the types: `ILP32` or `LP64`.
    #[arg(long, default_value = "ILP32", value_name = "MODEL", value_parser = data_model)]
    pub(crate) data_model: DataModel,
    /// A folder for `#include`.
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// A macro, `NAME` or `NAME=VALUE`.
    #[arg(short = 'D', value_name = "MACRO")]
    defines: Vec<String>,
    /// Give up after this long: `90`, `90s`, `5m`.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Option<Duration>,
    /// Give up after this much CPU time, all threads together.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    cpu_limit: Option<Duration>,
    /// Give up when more memory than this is used: `500M`, `4G`.
    #[arg(long, value_name = "SIZE", value_parser = crate::cli::size)]
    memory_limit: Option<u64>,
    /// How deep recursion is followed; without it deeper and deeper, up to 64 calls.
    #[arg(long, value_name = "N")]
    recursion: Option<u32>,
    /// Leave out a reduction of the automaton (see `certus cfa --passes`).
    #[arg(long, value_name = "PASS")]
    without: Vec<String>,
    /// How much one edge of the automaton holds: `small`, `large` (all between two loop heads), or a number of
    /// commands.
    #[arg(long, default_value = "large", value_name = "SIZE", value_parser = crate::picture::block_size)]
    block: certus_model::large_block::BlockSize,
    /// Do not tell the engine what interval and bit analyses prove.
    #[arg(long)]
    no_facts: bool,
    /// Do not check proofs, nor compile failing runs: the raw answer of the engine.
    #[arg(long)]
    no_certify: bool,
    /// Show a failing run with all its steps.
    #[arg(long)]
    pub(crate) trace: bool,
    /// Write a failing run as a C file that fails when it is compiled and run; its first lines say how.
    #[arg(long, value_name = "FILE.c")]
    pub(crate) harness: Option<PathBuf>,
    /// Write what the answer rests on to a file that other tools can check: in the format 2.0 (YAML) of SV-COMP, or
    /// in the format 1.0 if its name ends in `.graphml`.
    #[arg(long, value_name = "FILE")]
    pub(crate) witness: Option<PathBuf>,
    /// Show what a proof says of each loop.
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print the answer and its numbers as one line of JSON before the verdict.
    #[arg(long)]
    pub(crate) json: bool,
    /// Print counters and times to standard error at the end.
    #[arg(long)]
    pub(crate) stats: bool,
}

pub(crate) fn data_model(text: &str) -> Result<DataModel, String> {
    match text.to_ascii_uppercase().as_str() {
        "ILP32" | "32" => Ok(DataModel::Ilp32),
        "LP64" | "64" => Ok(DataModel::Lp64),
        _ => Err(format!("`{text}` is no data model; there are ILP32 and LP64")),
    }
}

/// The name of a data model.
pub(crate) fn model_name(model: DataModel) -> &'static str {
    match model {
        DataModel::Ilp32 => "ILP32",
        DataModel::Lp64 => "LP64",
    }
}

/// Verifies a program.
pub(crate) fn run(options: &Check) -> Result<ExitCode> {
    let asked = property::read(&options.property)?;
    let mut engine = registry::make(&options.engine)?;
    for option in &options.options {
        let Some((key, value)) = option.split_once('=') else {
            bail!("`-o {option}`: options are written KEY=VALUE");
        };
        engine.set(key, value)?;
    }
    if !options.solver.is_empty() {
        certus_solver::registry::make(&options.solver)?;
    }
    let reduce = crate::picture::reductions(&options.without, options.block)?;
    let reading = Options {
        data_model: options.data_model,
        include_dirs: options.include_dirs.clone(),
        defines: options.defines.clone(),
        ..Options::default()
    };
    let watch = watch::Watch::new(options.time_limit, options.cpu_limit, options.memory_limit);
    let (unit, mut lowered) = read(&options.file, &reading)?;
    if asked.properties.contains(&certus_c::program::Property::Uninitialised) {
        certus_c::program::add_uninitialised_checks(&mut lowered.program);
    }
    let asked = asked.for_program(&lowered.program);
    let control = certus_engine::Control {
        limits: watch.limits(),
        solver: options.solver.clone(),
        ..certus_engine::Control::default()
    };
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let job = Job {
        unit: &unit,
        program: &lowered.program,
        asked: &asked,
        reduce,
        recursion: options.recursion,
        certify: !options.no_certify,
        compile: !options.no_certify,
        facts: !options.no_facts,
        control,
        line: &line,
    };
    let mut report = if has_property(&lowered.program, &asked) {
        verify(&job, engine.as_mut())?
    } else {
        bail!(
            "{}: there is nothing to check: no assertion, error function or ERROR label\n\
             help: write `assert(condition);` or call `reach_error();` where the program must not get",
            options.file.display()
        );
    };
    crate::evidence::show(&unit, &lowered.program, &mut report, options)?;
    conclude(&unit, &report, &watch, options)
}

/// Reads a program, and shows warnings.
pub(crate) fn read(file: &std::path::Path, reading: &Options) -> Result<(TranslationUnit, lower::Lowered)> {
    let read = parse_file(file, reading);
    let lowered = read.and_then(|unit| lower::lower(&unit).map(|l| (unit, l)));
    let (unit, lowered) = match lowered {
        Ok(both) => both,
        Err(diagnostics) => bail!("the program is not accepted\n{}", diagnostics.render().trim_end()),
    };
    let mut err = std::io::stderr().lock();
    for warning in unit.warnings.iter().chain(&lowered.warnings) {
        write!(err, "{}", warning.render(&unit.source))?;
    }
    Ok((unit, lowered))
}

/// Whether anything in the program is about the property.
fn has_property(program: &certus_c::program::Program, asked: &Asked) -> bool {
    use certus_c::program::{Command, Property};
    let others =
        asked.properties.iter().any(|property| *property != Property::Reach) || asked.missing.is_some();
    others
        || program.error_function
        || program.error_label
        || program
            .procs
            .iter()
            .flat_map(|proc| &proc.blocks)
            .flat_map(|block| &block.commands)
            .any(|(command, _)| matches!(command, Command::Check(Property::Reach, _)))
}
