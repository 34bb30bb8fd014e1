//! `certus check`: a verdict on a C program, or on a model.

use crate::input::project::Project;
use crate::input::reading::Reading;
use crate::input::{config, question, task};
use crate::life::underway::Underway;
use crate::life::watch::{self, Watch};
use crate::output::outputs::Outputs;
use crate::output::progress;
use crate::output::tell::conclude;
use crate::output::tests;
use anyhow::{Context, Result, bail};
use certus_c::DataModel;
use certus_driver::assume::Assumed;
use certus_driver::program::ReadError;
use certus_driver::{Answer, Asked, Job, Report, Strategy, Unknown, assume, verify};
use certus_witness::Invariants;
use clap::{ArgMatches, Args, ValueEnum, parser::ValueSource};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

const EXAMPLES: &str = "\
Examples:
  certus check program.c                           no assertion fails, or the run in which one does
  certus check program.c --64 -I include -DLEVEL=2 as the compiler is called
  certus check program.c --property no-overflow    no signed overflow
  certus check program.c --property all            assertions and all undefined behaviour, in a table
  certus check main.c list.c                       a program in several files
  certus check --project compile_commands.json     all files of a project, as they are compiled
  certus check program.c --function parse          begin in `parse`, with unknown arguments
  certus check task.yml                            an SV-COMP task
  certus check model.btor2                         a model: BTOR2, AIGER (.aig, .aag), VMT, Horn clauses (.smt2)
  certus check model.aig --property b1             one of its properties, by number or name
  certus check program.c --report page.html        the answer as a page: source, trace, automaton, numbers
  certus check program.c --sarif out.sarif         for code scanning
  certus check model.aig --engine ic4 --tests DIR  runs that the proof met, as tests

Settings for a project go into certus.toml (`certus init`), your own into ~/.config/certus/config.toml.
The last line of the output is `VERDICT: SAFE`, `VERDICT: UNSAFE (property)` or `VERDICT: UNKNOWN (reason)`;
with `--json` it is the last line of standard error, for the output is JSON and nothing else.
Exit codes: 0 safe, 10 unsafe, 20 unknown, 2 bad usage or bad input, 70 internal error, 130 Ctrl-C.";

/// The options of `certus check`.
#[derive(Clone, Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    /// The C program, an SV-COMP task (.yml), or a model (.btor2, .aig, .aag, .vmt, .smt2).
    pub(crate) file: PathBuf,
    /// Further C files, which are linked with the first one.
    #[arg(value_name = "FILE")]
    pub(crate) more: Vec<PathBuf>,
    /// A compilation database: how each file is compiled. Without files on the command line, all of its files.
    #[arg(long, value_name = "compile_commands.json")]
    pub(crate) project: Option<PathBuf>,
    /// What to check: `unreach-call`, `no-overflow`, `valid-deref`, `termination`, … or an SV-COMP property file. Several are
    /// separated by commas, or the option is repeated; `all` is assertions and all undefined behaviour. Of a model: `b0`, `b1`, …
    /// or the name of a property; without it, all of them.
    #[arg(long = "property", id = "property", default_value = "unreach-call", value_name = "NAME|FILE.prp")]
    pub(crate) properties: Vec<String>,
    /// The one that is looked at.
    #[arg(skip)]
    pub(crate) property: String,
    /// The property does not come from a default.
    #[arg(skip)]
    pub(crate) property_asked: bool,
    /// Where settings come from.
    #[arg(skip)]
    pub(crate) settings: Vec<config::Found>,
    /// The engine (see `certus engines`).
    #[arg(long, default_value = "auto", value_name = "NAME")]
    pub(crate) engine: String,
    /// An option of the engine.
    #[arg(short = 'o', value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// The solver (see `certus solvers`).
    #[arg(long, default_value = "", hide_default_value = true, value_name = "NAME")]
    pub(crate) solver: String,
    /// Give up after this long: `90`, `90s`, `5m`, `2h`.
    #[arg(long, default_value = "15m", value_name = "TIME", value_parser = crate::cli::duration)]
    pub(crate) time_limit: Duration,
    /// Give up after this much CPU time, all threads together.
    #[arg(long, value_name = "TIME", value_parser = crate::cli::duration)]
    cpu_limit: Option<Duration>,
    /// Give up when more memory than this is used: `500M`, `4G` [default: three quarters of what there is]
    #[arg(long, value_name = "SIZE", value_parser = crate::cli::size)]
    pub(crate) memory_limit: Option<u64>,
    /// How deep recursion is followed; without it deeper and deeper, up to 64 calls.
    #[arg(long, value_name = "N")]
    pub(crate) recursion: Option<u32>,
    /// Settings from this file [default: certus.toml in the program's folder, above it, or here]. Your own are in
    /// ~/.config/certus/config.toml.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// No settings from files.
    #[arg(long, conflicts_with = "config")]
    pub(crate) no_config: bool,
    /// Leave out a reduction of the automaton (see `certus cfa --passes`).
    #[arg(long, value_name = "PASS")]
    pub(crate) without: Vec<String>,
    /// How much one edge of the automaton holds: `small`, `large` (all between two loop heads), or a number of
    /// commands.
    #[arg(long, default_value = "large", value_name = "SIZE", value_parser = crate::commands::picture::block_size)]
    pub(crate) block: certus_model::large_block::BlockSize,
    /// Do not tell the engine what interval and bit analyses prove.
    #[arg(long)]
    pub(crate) no_facts: bool,
    /// Do not check proofs, nor compile failing runs: the raw answer of the engine.
    #[arg(long)]
    pub(crate) no_certify: bool,
    /// How the compiled program is run, to look for failing runs and to confirm one.
    #[arg(long, value_enum, default_value_t = Native::Confined, value_name = "HOW")]
    native: Native,
    /// The same as `--native=off`.
    #[arg(long, conflicts_with = "native")]
    pub(crate) no_native: bool,
    /// Of a model: print the verdict only, not the answer in the way of its format.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Show a failing run with all its steps.
    #[arg(long)]
    pub(crate) trace: bool,
    /// Write a failing run as a C file that fails when it is compiled and run; its first lines say how.
    #[arg(long, value_name = "FILE.c")]
    pub(crate) harness: Option<PathBuf>,
    /// Write what the answer rests on to a file that other tools can check: in the format 2.0 (YAML) of SV-COMP, or
    /// in the format 1.0 if its name ends in `.graphml`. Of a model: the answer in the way of its format.
    #[arg(long, value_name = "FILE")]
    pub(crate) witness: Option<PathBuf>,
    /// Write runs to states that the engine found to be reached as tests into this folder: C files that run the program
    /// with their inputs; of a model, stimuli in the way of its format. Engines that keep such states are `ic4`, and those
    /// with the option `new-push`.
    #[arg(long, value_name = "DIR")]
    pub(crate) tests: Option<PathBuf>,
    /// Show what a proof says of each loop.
    #[arg(long)]
    pub(crate) explain: bool,
    /// Print the answer and its numbers as one line of JSON before the verdict.
    #[arg(long)]
    pub(crate) json: bool,
    /// Print counters and times to standard error at the end.
    #[arg(long)]
    pub(crate) stats: bool,
    /// Print what happens, step by step, to standard error.
    #[arg(long, short = 'v')]
    pub(crate) verbose: bool,
    /// Write what happens to a file, one line of JSON for each event.
    #[arg(long, value_name = "FILE.jsonl")]
    pub(crate) log: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) outputs: Outputs,
    #[command(flatten)]
    pub(crate) reading: Reading,
}

/// How a compiled program is run. Only the command line says that it is not confined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Native {
    /// In a sandbox; where the system has none, it is not run.
    Confined,
    /// With all that you may do: for programs that you trust.
    Unconfined,
    /// It is not run.
    Off,
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

/// A data model in words, and how to have the other one.
pub(crate) fn sizes(model: DataModel) -> &'static str {
    match model {
        DataModel::Ilp32 => "ILP32: long and pointers have 4 bytes (--64: 8)",
        DataModel::Lp64 => "LP64: long and pointers have 8 bytes (--32: 4)",
    }
}

impl Check {
    /// The files of the program.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        std::iter::once(&self.file).chain(&self.more).cloned().collect()
    }

    /// What the check may use.
    pub(crate) fn bounds(&self) -> watch::Bounds {
        let memory = self.memory_limit.or_else(watch::most_memory);
        watch::Bounds { time: Some(self.time_limit), cpu: self.cpu_limit, memory }
    }
}

/// Verifies a program, with what the command line gave and settings from a file.
pub(crate) fn run(options: &Check, given: &ArgMatches, watch: &Watch) -> Result<ExitCode> {
    let mut options = options.clone();
    if options.json {
        crate::life::end::set_aside();
    }
    crate::input::files::is_input(&options.file);
    options.property = options.properties.join(",");
    // Reading may already take longer than it may.
    let begun = Underway::new(options.clone(), None, watch);
    asked(options, given, watch).inspect_err(|error| {
        // Nothing has been told: the input is not accepted.
        if !crate::life::end::is_told() {
            let decided = Decided::alone(Answer::unknown(Unknown::Rejected(format!("{error:#}"))));
            crate::output::tell::rejected(&begun.told(&decided));
        }
    })
}

/// The same, with the settings.
fn asked(mut options: Check, given: &ArgMatches, watch: &Watch) -> Result<ExitCode> {
    options.property_asked = given.value_source("property") == Some(ValueSource::CommandLine);
    options.settings = config::apply(&mut options, given)?;
    let names = asked_for(&mut options)?;
    options.property = names.first().cloned().unwrap_or_default();
    let expected = if task::is(&options.file) { of_task(&mut options)? } else { None };
    let files = options.files();
    // Tasks of SV-COMP are for 32 bits unless they say otherwise; a property file makes one.
    let project = options.project.is_some();
    options.reading.data_model = Some(if certus_driver::property::is_file(&options.property) && !project {
        options.reading.asked_model().unwrap_or_default()
    } else {
        options.reading.model(&files, project)
    });
    #[cfg(debug_assertions)]
    if std::env::var_os("CERTUS_TEST_PANIC").is_some() {
        panic!("a panic was asked for");
    }
    watch.bound(options.bounds());
    if names.len() > 1 {
        return crate::commands::several::run(options, names, watch);
    }
    verified(&Underway::new(options, expected, watch))
}

/// The names of the properties that are asked about. Only programs are asked about several.
fn asked_for(options: &mut Check) -> Result<Vec<String>> {
    let one = |what: &str| -> Result<()> {
        if options.properties.len() > 1 {
            bail!("--property: {what}");
        }
        Ok(())
    };
    if certus_formats::Format::of_name(&options.file).is_some() {
        one("a model is asked about one of its properties, or without --property about all of them")?;
        // That is what a model is asked about if nothing is said.
        if question::is_all(&options.properties) {
            options.property_asked = false;
            return Ok(vec!["unreach-call".to_owned()]);
        }
        return Ok(options.properties.clone());
    }
    let names = question::names(&options.properties);
    if task::is(&options.file) && names.len() > 1 {
        bail!("--property: a task is asked about one property, of those that it names");
    }
    Ok(names)
}

/// Replaces a task definition by what it asks. What it expects.
fn of_task(options: &mut Check) -> Result<Option<bool>> {
    let task = task::read(&options.file)?;
    let name = options.file.display().to_string();
    let asked = options.property_asked.then_some(options.property.as_str());
    let question = task.question(asked).with_context(|| name)?.clone();
    options.property = question.file.display().to_string();
    options.file = task.input;
    options.more = task.more;
    options.reading.data_model = options.reading.asked_model().or(task.data_model);
    Ok(question.expected)
}

/// Sets options of an engine, each written `KEY=VALUE`.
pub(crate) fn set_options(engine: &mut dyn certus_engine::Engine, options: &[String]) -> Result<()> {
    for option in options {
        let Some((key, value)) = option.split_once('=') else {
            bail!("`-o {option}`: options are written KEY=VALUE");
        };
        engine.set(key, value)?;
    }
    Ok(())
}

fn verified(check: &Underway) -> Result<ExitCode> {
    let options = &check.options;
    if let Some(format) = certus_formats::Format::of_name(&options.file) {
        return crate::commands::model::run(check, format);
    }
    if let Some(formula) = question::temporal(&options.property)? {
        return crate::commands::ltl::run(check, &formula);
    }
    conclude(&check.told(&decided(check)?))
}

/// The program has nothing that a property is about.
#[derive(Debug)]
pub(crate) struct Nothing(pub(crate) String);

impl std::error::Error for Nothing {}

impl std::fmt::Display for Nothing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{}: there is nothing to check: no assertion, error function or ERROR label\n\
             help: write `assert(condition);` or call `reach_error();` where the program must not get",
            self.0
        )
    }
}

/// What is found out of one property of a program.
pub(crate) struct Decided {
    pub(crate) report: Report,
    /// What the proof says of loops, in words of C, if somebody wants to know.
    pub(crate) loops: Option<Invariants>,
    /// Whether what the answer rests on could be written.
    pub(crate) evidence: Result<()>,
    pub(crate) assumed: Vec<Assumed>,
}

impl Decided {
    /// An answer alone.
    pub(crate) fn alone(answer: Answer) -> Decided {
        let report = Report { answer, ..Report::default() };
        Decided { report, loops: None, evidence: Ok(()), assumed: Vec::new() }
    }
}

/// Verifies one property of a program.
pub(crate) fn decided(check: &Underway) -> Result<Decided> {
    let options = &check.options;
    let asked = question::read(&options.property)?;
    let mut strategy = Strategy::named(&options.engine)?;
    let engine = &mut strategy.engine;
    set_options(engine.as_mut(), &options.options)?;
    if !options.solver.is_empty() {
        certus_solver::registry::make(&options.solver)?;
    }
    if options.witness.is_some() && options.reading.function != "main" {
        bail!(
            "--witness: witnesses are about runs that begin in `main`, not in `{}`",
            options.reading.function
        );
    }
    let reduce = crate::commands::picture::reductions(&options.without, options.block)?;
    options.more.iter().chain([&options.file]).for_each(|path| crate::input::files::is_input(path));
    crate::input::files::is_input(std::path::Path::new(&options.property));
    let settings = options.settings.iter().map(|found| &found.path);
    options.reading.includes.iter().chain(settings).for_each(|path| crate::input::files::is_input(path));
    let recorder = check.recorder();
    if recorder.wants_steps() && engine.options().iter().any(|option| option.key == "log") {
        engine.set("log", "on")?;
    }
    let project = options.project.as_deref().map(Project::read).transpose()?;
    let (unit, lowered) = match options.reading.read_linked(&options.files(), project.as_ref(), &asked) {
        Ok(both) => both,
        Err(error) => return unsupported(error),
    };
    let (unit, lowered) = check.program(unit, lowered);
    let asked = asked.for_program(&lowered.program);
    if !has_property(&lowered.program, &asked) && !has_assertions(unit) {
        bail!(Nothing(options.file.display().to_string()));
    }
    if !options.verbose {
        progress::start(recorder, options.bounds());
    }
    let control = certus_engine::Control {
        limits: check.limits(),
        solver: options.solver.clone(),
        sink: Some(recorder.sink()),
        traces: options.tests.as_ref().map(|_| certus_engine::Traces::default()),
        ..certus_engine::Control::default()
    };
    let line = |span: certus_c::span::Span| unit.source.location(span.lo).line;
    let native = !options.no_certify && !options.no_native && options.native != Native::Off;
    let job = Job {
        unit,
        entry: &options.reading.function,
        program: &lowered.program,
        asked: &asked,
        reduce,
        recursion: options.recursion,
        certify: !options.no_certify,
        native,
        confined: options.native != Native::Unconfined,
        facts: !options.no_facts,
        control,
        picture: options.outputs.report.is_some(),
        known: check.known.clone(),
        line: &line,
    };
    let mut report = verify(&job, &mut strategy)?;
    progress::clear();
    if let (Answer::Unknown(..), Some(limit)) = (&report.answer, check.reason()) {
        report.answer = match (check.known.take(), report.answer) {
            // A limit may have ended what was to confirm it.
            (Some(failing), _) => Answer::of_run(failing),
            (None, Answer::Unknown(_, None)) => Answer::unknown(Unknown::Limit(limit)),
            (None, answer) => answer,
        };
    }
    let mut assumed = assume::of(unit, &lowered.program);
    assumed.extend(assume::of_answer(&report.answer));
    if options.reading.strict && !assumed.is_empty() && matches!(report.answer, Answer::Safe(_)) {
        report.answer = Answer::unknown(Unknown::Assumes(assume::words(&assumed)));
    }
    let loops = crate::output::evidence::loops(unit, &lowered.program, &mut report, options);
    let evidence = crate::output::evidence::show(unit, &lowered.program, &report, loops.as_ref(), options);
    let evidence = evidence.and_then(|()| match &options.tests {
        Some(folder) => tests::of_program(folder, unit, &lowered.program, &report.tests),
        None => Ok(()),
    });
    Ok(Decided { report, loops, evidence, assumed })
}

/// The verdict on a program that uses what is not supported; any other error stays one.
fn unsupported(error: anyhow::Error) -> Result<Decided> {
    let Some(ReadError::NotSupported { what, .. }) = error.downcast_ref() else { return Err(error) };
    writeln!(crate::output::terminal::err(), "certus: {error:#}")?;
    Ok(Decided::alone(Answer::unknown(Unknown::NotSupported(what.clone()))))
}

/// Whether the text has assertions of which nothing is left: their conditions are constants, or `NDEBUG` takes them out.
fn has_assertions(unit: &certus_c::TranslationUnit) -> bool {
    let text = unit.source.text();
    certus_c::program::ASSERTIONS.iter().any(|name| unit.find_function(name).is_some())
        || text.windows(10).any(|part| part == b"/assert.h\"")
}

/// Whether anything in the program is about the property.
fn has_property(program: &certus_c::program::Program, asked: &Asked) -> bool {
    use certus_c::program::{Command, Exit, Property};
    let others =
        asked.properties.iter().any(|property| *property != Property::Reach) || asked.missing.is_some();
    others
        || program.names_error
        || program.procs.iter().flat_map(|proc| &proc.blocks).any(|block| matches!(block.exit, Exit::Cut(_)))
        || program
            .procs
            .iter()
            .flat_map(|proc| &proc.blocks)
            .flat_map(|block| &block.commands)
            .any(|(command, _)| matches!(command, Command::Check(Property::Reach, _)))
}
