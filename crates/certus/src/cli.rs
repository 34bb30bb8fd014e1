//! What can be asked of Certus on the command line.

use crate::commands::{bench, check, convert, engines, picture, script, validate};
use crate::input::config;
use crate::life::watch::{Allowed, Watch};
use anyhow::{Context, Result, bail};
use certus_solver::interpolate::registry as interpolation;
use certus_solver::registry;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const AFTER: &str = "\
Examples:
  certus program.c                          prove a C program, or show a failing run: short for `certus check`
  certus check program.c --time-limit 60s --stats
  certus check model.btor2                  a circuit, a transition system or Horn clauses (AIGER, VMT, SMT-LIB)
  certus convert program.c --to chc         a program or model in one of these formats
  certus check program.c --report page.html the answer as a page for the browser
  certus check program.c --witness w.yml    the same, with a file that shows why
  certus validate program.c w.yml           check such a file, also of another tool
  certus cfa program.c --format svg         a picture of its control-flow automaton
  certus bench FOLDER --engine ic3cfa,auto  engines on a suite of programs
  certus engines                            the engines there are and their options
  certus solve formula.smt2                 decide an SMT-LIB script with the embedded solver
  certus solve formula.smt2 --solver z3     the same with Z3, if it is installed
  certus solvers                            the solvers there are

`certus COMMAND --help` has examples for each command.
Exit codes of check: 0 safe, 10 unsafe, 20 unknown, 2 bad usage or bad input, 70 internal error, 130 Ctrl-C.";

/// What `certus` alone says.
const NEXT: &str = "\
Certus proves that no assertion of a C program can fail, or shows the run that breaks it.

  certus check program.c    look at your program
  certus check --help       all that can be asked, with examples
  certus init               settings for a project, in certus.toml
  certus --help             the other commands

A program says what must not happen with assert(condition), or by calling reach_error().
";

/// Certus, a software model checker: it proves that no assertion of a C program can fail, or shows the run that
/// breaks it, and certifies either.
#[derive(Debug, Parser)]
#[command(version, about, after_help = AFTER)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Prove that no assertion of a C program can fail, or show a run that breaks one.
    Check(Box<check::Check>),
    /// Check a witness, of ours or of another tool: invariants that prove a program, or waypoints of a failing run.
    Validate(validate::Validate),
    /// Run an SMT-LIB 2 script: check-sat, models, values, unsat cores, push and pop.
    Solve(Solve),
    /// Run engines on a suite of programs, with limits, and compare them.
    Bench(bench::Bench),
    /// Show the control-flow automaton of a program, as text, JSON, DOT or SVG; for a folder with a manifest a
    /// table of sizes.
    Cfa(picture::Picture),
    /// Write a program as Horn clauses or as a transition system, for other tools.
    Convert(convert::Convert),
    /// Write a certus.toml for a project, in which everything is explained.
    Init(config::Init),
    /// List the engines that `--engine` takes, with their options.
    Engines,
    /// List the solvers that `--solver` takes.
    Solvers,
    /// Print a script that completes command lines in a shell.
    #[command(after_help = COMPLETIONS)]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

const COMPLETIONS: &str = "\
Examples:
  certus completions bash > ~/.local/share/bash-completion/completions/certus
  certus completions zsh  > ~/.zfunc/_certus
  certus completions fish > ~/.config/fish/completions/certus.fish";

const SOLVE: &str = "\
Examples:
  certus solve formula.smt2                       with the embedded solver
  certus solve formula.smt2 --solver z3 --stats   with Z3, if it is installed, and with numbers
  generate | certus solve -                       from standard input

Exit codes: 0 answered, 20 no answer to some query, 2 bad usage or bad input, 130 Ctrl-C.";

/// The options of `certus solve`.
#[derive(Debug, Args)]
#[command(after_help = SOLVE)]
struct Solve {
    /// The script; `-` reads standard input.
    file: PathBuf,
    /// The solver: `native`, `native-cadical`, `z3`, `yices-smt2`, … or `process:COMMAND` (see `certus
    /// solvers`).
    #[arg(long, default_value = registry::DEFAULT, value_name = "NAME")]
    solver: String,
    /// How `get-interpolants` finds them: `proofs`, `postconditions`, `preconditions`, `cubes` or `process`, with
    /// options as `proofs,strength=pudlak`. Several are tried in turn.
    #[arg(long, value_name = "METHOD[,KEY=VALUE…]")]
    interpolation: Vec<String>,
    /// Give up on a query after this long, with the answer `unknown`, and go on with the next.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    query_limit: Option<Duration>,
    #[command(flatten)]
    allowed: Allowed,
    /// Print counters and times to standard error at the end.
    #[arg(long)]
    stats: bool,
}

/// A time with its unit; seconds without one.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let number: f64 = number.parse().map_err(|_| format!("`{text}` is no time; write 60s, 5m or 500ms"))?;
    let seconds = match unit {
        "" | "s" => number,
        "ms" => number / 1000.0,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(format!("`{unit}` is no unit of time; there are ms, s, m and h")),
    };
    Duration::try_from_secs_f64(seconds).map_err(|_| format!("`{text}` is too long a time"))
}

/// A number of bytes with its unit.
pub(crate) fn size(text: &str) -> Result<u64, String> {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(at);
    let number: f64 = number.parse().map_err(|_| format!("`{text}` is no size; write 500M or 4G"))?;
    let factor = match unit.trim_end_matches("iB").trim_end_matches('B') {
        "" => 1u64,
        "k" | "K" => 1 << 10,
        "M" => 1 << 20,
        "G" => 1 << 30,
        _ => return Err(format!("`{unit}` is no unit of memory; there are K, M and G")),
    };
    Ok((number * factor as f64) as u64)
}

/// A command line that was read.
pub(crate) struct Asked {
    cli: Cli,
    given: ArgMatches,
}

impl Asked {
    /// Whether the last line of the output is a verdict.
    pub(crate) fn gives_verdict(&self) -> bool {
        matches!(self.cli.command, Some(Command::Check(_) | Command::Validate(_)))
    }
}

/// Reads the command line. If it is wrong, or asks for help or the version, the process ends here.
pub(crate) fn read() -> Asked {
    let words = match crate::input::project::command_line(std::env::args_os().collect(), &Cli::command()) {
        Ok(words) => words,
        Err(error) => {
            let _ = writeln!(crate::output::terminal::err(), "certus: {error:#}");
            std::process::exit(2);
        }
    };
    let read = Cli::command()
        .try_get_matches_from(words)
        .and_then(|given| Ok((Cli::from_arg_matches(&given)?, given)));
    match read {
        Ok((cli, given)) => Asked { cli, given },
        // Names of files come from patterns of the shell, and may contain anything.
        Err(error)
            if error.use_stderr()
                && crate::output::terminal::clean(&error.to_string()) != error.to_string() =>
        {
            let _ = write!(crate::output::terminal::err(), "{error}");
            std::process::exit(error.exit_code());
        }
        Err(error) => error.exit(),
    }
}

/// Runs what was asked for.
pub(crate) fn run(asked: Asked) -> Result<ExitCode> {
    let Asked { cli, given } = asked;
    let Some(command) = &cli.command else {
        write!(crate::output::terminal::err(), "{NEXT}")?;
        // Not 0: that would tell a script that something is safe.
        return Ok(ExitCode::from(2));
    };
    let given = given.subcommand().map_or(&given, |(_, given)| given);
    // Limits hold before anything is read. Each task of a bench has its own.
    match command {
        Command::Check(options) => check::run(options, given, &Watch::begin(options.bounds())),
        Command::Validate(options) => validate::run(options, &Watch::begin(options.bounds())),
        Command::Init(options) => config::init(options),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "certus", &mut script);
            std::io::stdout().write_all(&script)?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Solve(options) => solve(options, &Watch::begin(options.allowed.bounds())),
        Command::Bench(options) => bench::run(options),
        Command::Cfa(options) => picture::run(options, &Watch::begin(options.allowed.bounds())),
        Command::Convert(options) => convert::run(options, &Watch::begin(options.allowed.bounds())),
        Command::Engines => engines::run(),
        Command::Solvers => {
            let mut out = crate::output::terminal::out();
            for (name, about) in registry::names() {
                writeln!(out, "{name:<16} {about}")?;
            }
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn solve(options: &Solve, watch: &Watch) -> Result<ExitCode> {
    let name = options.file.display();
    let text = if options.file.as_os_str() == "-" {
        let bytes = crate::input::files::whole(std::io::stdin()).context("standard input")?;
        String::from_utf8(bytes).context("standard input is no text")?
    } else {
        if options.file.is_dir() {
            bail!("{name}: this is a directory, not an SMT-LIB script");
        }
        let bytes = crate::input::files::bytes(&options.file)?;
        String::from_utf8(bytes)
            .with_context(|| format!("{name}: this is no text, so it is no SMT-LIB script"))?
    };
    let solver = registry::make(&options.solver)?;
    let methods: Vec<&str> = options.interpolation.iter().map(String::as_str).collect();
    let methods = if methods.is_empty() { interpolation::DEFAULT } else { &methods[..] };
    let interpolation = interpolation::make_all(methods)?;
    let asking = Arc::new(AtomicBool::new(false));
    let limits =
        script::QueryLimits { time: options.query_limit, base: watch.limits(), asking: asking.clone() };
    crate::life::end::at_limit(move |reason| {
        if asking.load(Ordering::Relaxed) {
            let _ = writeln!(crate::output::terminal::out(), "unknown");
        }
        crate::life::end::no_answer(reason)
    });
    let end = script::run(&text, solver, interpolation, &limits, &mut Unlocked)
        .with_context(|| name.to_string())?;
    if options.stats {
        write!(crate::output::terminal::err(), "{}", end.statistics)?;
    }
    Ok(if end.unanswered { ExitCode::from(20) } else { ExitCode::SUCCESS })
}

/// Standard output for text, which others may use between two writes.
pub(crate) struct Unlocked;

impl Write for Unlocked {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        crate::output::terminal::out().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        crate::output::terminal::out().flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units() {
        assert_eq!(duration("60s"), Ok(Duration::from_secs(60)));
        assert_eq!(duration("90"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(duration("1.5m"), Ok(Duration::from_secs(90)));
        assert!(duration("fast").unwrap_err().contains("no time"));
        assert!(duration("5y").unwrap_err().contains("no unit"));
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
