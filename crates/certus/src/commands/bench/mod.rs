//! `certus bench`: engines on a suite, each task in a process of its own with hard limits.
//!
//! Results are appended to `results.csv` as they come, so that an interrupted run goes on where it was.

mod expect;
mod page;
mod papers;
mod reading;
mod row;
mod table;
mod via;

use crate::input::suite::{self, Task};
use anyhow::{Context, Result, bail};
use certus_model::large_block::BlockSize;
use clap::Args;
use row::{Row, read_results};
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How much longer than its limit a process may take until it is killed.
const GRACE: Duration = Duration::from_millis(1000);

const EXAMPLES: &str = "\
Examples:
  certus bench FOLDER                                 all tasks of a folder, with `auto`
  certus bench FOLDER --engine ic3cfa,bmc --jobs 4    two engines, four tasks at a time
  certus bench FOLDER --engine ic3cfa,ic3cfa:literals=bits --filter ssh
  certus bench FOLDER --engine ablation               IC3 without generalisation, with the old and the new one,
                                                      with the new one less each of its rules, and less each
                                                      reduction
  certus bench FOLDER --engine papers                 the algorithms that the papers compare; the page has their
                                                      tables, with our figures beside
  certus bench FOLDER --engine ic3cfa,ic3cfa:without=slice
  certus bench FOLDER --engine auto,auto:via=chc      each task, and each task as Horn clauses: do they agree?
  certus bench c/ReachSafety-Loops.set --time-limit 900s --out loops
  certus bench --compare before/results.csv after/results.csv --out compared
  certus bench FOLDER --engine ic3cfa --expect before/results.csv --out after
  certus bench FOLDER --read                          can all models be read, and how fast?

A suite is a folder with a manifest.csv (columns file or input, and if you like property, expected, data_model), a
folder of SV-COMP tasks (.yml) and models (.btor2, .aig, .aag, .vmt, .smt2), one such task or model, or an SV-COMP .set.
What is expected is told as true, safe or sat, and as false, unsafe or unsat.
DIR/results.csv has a row for each task and engine, DIR/index.html is a page with plots, DIR/logs has what each run
printed. The same command again goes on where it was interrupted.
Exit codes: 0, 70 if an answer is wrong or contradicts another one, 1 if something is worse than --expect has it, 2 bad usage or bad input,
130 Ctrl-C.";

/// The options of `certus bench`.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Bench {
    /// A folder with a `manifest.csv`, a folder of SV-COMP tasks (.yml) and models, one task or model, or a `.set`.
    #[arg(required_unless_present = "compare")]
    suite: Option<PathBuf>,
    /// The engines, separated by commas; options of an engine follow it as `ic3cfa:literals=bits:ctg=2`.
    #[arg(long, default_value = "auto", value_name = "A,B,…")]
    engine: String,
    /// CPU time for each task.
    #[arg(long, default_value = "60s", value_name = "TIME", value_parser = crate::cli::duration)]
    time_limit: Duration,
    /// Memory for each task.
    #[arg(long, default_value = "4G", value_name = "SIZE", value_parser = crate::cli::size)]
    memory_limit: u64,
    /// Tasks that run at a time.
    #[arg(long, default_value_t = 1, value_name = "N")]
    jobs: usize,
    /// Only tasks whose name matches this regular expression.
    #[arg(long, value_name = "RE")]
    filter: Option<String>,
    /// Only tasks that ask for this property.
    #[arg(long, value_name = "NAME")]
    property: Option<String>,
    /// Where `results.csv`, `index.html` and the logs go; what is there already is not run again.
    #[arg(long, default_value = "bench-results", value_name = "DIR")]
    out: PathBuf,
    /// Run nothing: read each model, and show what it is, or why it is refused, and how long that takes. The exit code is 2 if
    /// one is refused.
    #[arg(long, conflicts_with_all = ["engine", "expect", "compare"])]
    read: bool,
    /// A `results.csv` that must not get worse: a task that is solved there and is not solved now, or is answered
    /// otherwise, or takes more than twice the queries (and over 200), makes the exit code 1.
    #[arg(long, value_name = "FILE.csv")]
    expect: Option<PathBuf>,
    /// Run nothing: compare two files of results, of which `--out` gets a page.
    #[arg(long, num_args = 2, value_names = ["A.csv", "B.csv"], conflicts_with_all = ["suite", "engine", "filter", "expect"])]
    compare: Vec<PathBuf>,
}

/// Runs the suite, or compares.
pub(crate) fn run(options: &Bench) -> Result<ExitCode> {
    match &options.suite {
        Some(suite) => run_suite(options, suite),
        None => compare(options),
    }
}

/// The generalisations of IC3 on automata, and the last one without each of its rules.
const ABLATION: &str = include_str!("ablation.txt");

/// The key that leaves out a reduction, among the options of an engine.
const WITHOUT: &str = "without";

/// What `ablation` stands for among the engines: what the file lists, and IC3 without each reduction.
fn ablation() -> Vec<String> {
    let lines = ABLATION.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let passes = certus_reduce::passes();
    let without = passes.iter().map(|pass| format!("ic3cfa:{WITHOUT}={}", pass.name()));
    lines.map(str::to_owned).chain(without).collect()
}

/// Engine names as the command line has them.
fn engines(text: &str) -> Result<Vec<String>> {
    let engines: Vec<String> = text
        .split(',')
        .flat_map(|name| match name {
            "ablation" => ablation(),
            "papers" => papers::engines(),
            name => vec![name.to_owned()],
        })
        .collect();
    for engine in &engines {
        let mut parts = engine.split(':');
        let mut made = certus_engine::registry::make(parts.next().unwrap_or(""))?;
        for part in parts {
            match part.split_once('=') {
                None => bail!("`{part}` is no option KEY=VALUE"),
                Some((WITHOUT, pass)) => {
                    crate::commands::picture::reductions(&[pass.to_owned()], BlockSize::Large)?;
                }
                Some((via::VIA, to)) => drop(via::format(to)?),
                Some((key, value)) => made.set(key, value)?,
            }
        }
    }
    Ok(engines)
}

fn run_suite(options: &Bench, suite: &Path) -> Result<ExitCode> {
    let filter = match &options.filter {
        Some(text) => Some(regex::Regex::new(text).context("--filter")?),
        None => None,
    };
    let mut tasks = suite::read(suite, options.property.as_deref())?;
    tasks.retain(|task| filter.as_ref().is_none_or(|filter| filter.is_match(&task.name)));
    if tasks.is_empty() {
        bail!("{}: no task is left to run", suite.display());
    }
    if options.read {
        return reading::run(&tasks);
    }
    let engines = engines(&options.engine)?;
    let engines: Vec<&str> = engines.iter().map(String::as_str).collect();
    let tasks = distinct(tasks);
    let selected = |task: &str| filter.as_ref().is_none_or(|filter| filter.is_match(task));
    let baseline = options.expect.as_ref().map(|path| expect::read(path, &engines, selected)).transpose()?;
    certus_sandbox::remove_left_folders();
    std::fs::create_dir_all(options.out.join("logs")).with_context(|| options.out.display().to_string())?;
    let _own = row::lock(&options.out)?;
    let results = options.out.join("results.csv");
    let (rows, file) = row::open(&results)?;
    let rows = Mutex::new(rows);
    let done: BTreeSet<(String, String)> = rows
        .lock()
        .expect("no thread yet")
        .iter()
        .map(|row| (row.task.clone(), row.engine.clone()))
        .collect();
    let writer = Mutex::new(csv::Writer::from_writer(file));
    let jobs: Vec<(&Task, &str)> = engines
        .iter()
        .flat_map(|engine| tasks.iter().map(|task| (task, *engine)))
        .filter(|(task, engine)| !done.contains(&(task.name.clone(), (*engine).to_owned())))
        .collect();
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    // From here on Ctrl-C ends the tasks that run and shows what is known.
    crate::life::end::interrupt();
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| {
                while let Some((task, engine)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let written = one(options, task, engine).and_then(|row| {
                        if crate::life::end::interrupted() {
                            return Ok(());
                        }
                        let mut writer = writer.lock().expect("no thread panics");
                        writer.write_record(row.fields())?;
                        writer.flush()?;
                        report(&row);
                        rows.lock().expect("no thread panics").push(row);
                        Ok(())
                    });
                    if let Err(error) = written {
                        failure.lock().expect("no thread panics").get_or_insert(error);
                        return;
                    }
                    if crate::life::end::interrupted() {
                        return;
                    }
                }
            });
        }
    });
    if let Some(error) = failure.into_inner().expect("no thread panics") {
        return Err(error);
    }
    let mut rows = rows.into_inner().expect("no thread panics");
    for row in &mut rows {
        row.generalisation = generalisation(&options.out, row).unwrap_or(0);
    }
    let names: BTreeSet<&str> = tasks.iter().map(|task| task.name.as_str()).collect();
    let asked: Vec<&Row> = rows
        .iter()
        .filter(|row| names.contains(row.task.as_str()) && engines.contains(&row.engine.as_str()))
        .collect();
    let about = format!(
        "{}, {} tasks, each with {} s of CPU time and {} MB",
        suite.display(),
        tasks.len(),
        options.time_limit.as_secs_f64(),
        options.memory_limit >> 20
    );
    let limit = options.time_limit.as_secs_f64();
    let pairs = (0..engines.len()).flat_map(|a| (a + 1..engines.len()).map(move |b| (a, b)));
    let pairs = pairs.map(|(a, b)| (engines[a], engines[b])).collect();
    let logs = options.out.join("logs");
    let page = page::of(&about, &engines, &asked, &page::Look { limit, pairs, logs: Some(&logs) });
    crate::input::files::put(&options.out.join("index.html"), &page)?;
    write!(crate::output::terminal::out(), "{}", table::summary(&engines, &asked))?;
    write!(crate::output::terminal::out(), "{}", via::trips(&engines, &asked))?;
    let contradictions = via::contradictions(&asked);
    for line in &contradictions {
        writeln!(crate::output::terminal::out(), "{line}")?;
    }
    if crate::life::end::interrupted() {
        writeln!(crate::output::terminal::err(), "certus: interrupted; the same command goes on from here")?;
        return Ok(ExitCode::from(crate::life::end::INTERRUPTED));
    }
    let worse = baseline.map(|baseline| expect::worse(&baseline, &asked)).unwrap_or_default();
    for line in &worse {
        writeln!(crate::output::terminal::out(), "{line}")?;
    }
    let wrong = !contradictions.is_empty() || asked.iter().any(|row| row.right() == Some(false));
    Ok(ExitCode::from(if wrong { 70 } else { u8::from(!worse.is_empty()) }))
}

/// Tasks with different names: what asks the same is one, and what asks something else of the same program says so.
fn distinct(tasks: Vec<Task>) -> Vec<Task> {
    let mut known: BTreeMap<String, Task> = BTreeMap::new();
    let mut all: Vec<Task> = Vec::new();
    for mut task in tasks {
        let same = |other: &Task| {
            (&other.file, &other.property, other.data_model) == (&task.file, &task.property, task.data_model)
        };
        match known.get(&task.name) {
            Some(other) if same(other) => continue,
            Some(_) => {
                task.name = format!(
                    "{} ({}, {})",
                    task.name,
                    certus_driver::property::label(&task.property),
                    crate::commands::check::model_name(task.data_model)
                );
                if known.contains_key(&task.name) {
                    continue;
                }
            }
            None => {}
        }
        known.insert(task.name.clone(), task.clone());
        all.push(task);
    }
    all
}

/// Compares two files of results: engines that are in both with themselves, or two that are alone in theirs.
fn compare(options: &Bench) -> Result<ExitCode> {
    let mut rows: Vec<Row> = Vec::new();
    let mut engines: Vec<Vec<String>> = Vec::new();
    for path in &options.compare {
        if !path.is_file() {
            bail!("{}: there is no such file", path.display());
        }
        let mut own: Vec<String> = Vec::new();
        for row in read_results(path)? {
            if !own.contains(&row.engine) {
                own.push(row.engine.clone());
            }
            rows.push(Row { engine: format!("{}:{}", path.display(), row.engine), ..row });
        }
        engines.push(own);
    }
    let [before, after] = &engines[..] else { bail!("--compare takes two files") };
    let label = |at: usize, engine: &str| format!("{}:{engine}", options.compare[at].display());
    let pairs: Vec<(String, String)> = match (&before[..], &after[..]) {
        ([one], [other]) => vec![(label(0, one), label(1, other))],
        _ => before
            .iter()
            .filter(|engine| after.contains(engine))
            .map(|engine| (label(0, engine), label(1, engine)))
            .collect(),
    };
    let pairs: Vec<(&str, &str)> = pairs.iter().map(|(a, b)| (a.as_str(), b.as_str())).collect();
    let labels: Vec<String> = before
        .iter()
        .map(|engine| label(0, engine))
        .chain(after.iter().map(|engine| label(1, engine)))
        .collect();
    let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
    let all: Vec<&Row> = rows.iter().collect();
    let mut out = crate::output::terminal::out();
    write!(out, "{}", table::summary(&labels, &all))?;
    for pair in &pairs {
        for change in table::changes(*pair, &all) {
            writeln!(out, "{change}")?;
        }
    }
    std::fs::create_dir_all(&options.out).with_context(|| options.out.display().to_string())?;
    let limit = rows.iter().map(|row| row.cpu).fold(1.0, f64::max);
    let about = format!("{} and {}", options.compare[0].display(), options.compare[1].display());
    let page = page::of(&about, &labels, &all, &page::Look { limit, pairs, logs: None });
    crate::input::files::put(&options.out.join("index.html"), &page)?;
    let wrong = all.iter().any(|row| row.right() == Some(false));
    Ok(ExitCode::from(if wrong { 70 } else { 0 }))
}

/// One line of progress for each task.
fn report(row: &Row) {
    let mark = match row.right() {
        Some(true) => "ok   ",
        Some(false) => "WRONG",
        None => "     ",
    };
    let _ = writeln!(
        crate::output::terminal::err(),
        "{mark} {:<26} {:>7.2} s {:>5} MB  {:<8} {}",
        row.verdict,
        row.cpu,
        row.rss_mb,
        row.engine,
        row.task
    );
}

/// Runs one task in a process of its own.
fn one(options: &Bench, task: &Task, engine: &str) -> Result<Row> {
    let mut parts = engine.split(':');
    let mut command = Command::new(std::env::current_exe()?);
    certus_sandbox::bind(&mut command);
    command.arg("check").arg(format!("--engine={}", parts.next().unwrap_or("")));
    let path = options.out.join("logs").join(log_name(&task.name, engine));
    let mut log = crate::input::files::create(&path)?;
    let (mut file, mut property, mut used) = (task.file.clone(), task.property.clone(), Duration::ZERO);
    for part in parts {
        match part.split_once('=') {
            Some((WITHOUT, pass)) => drop(command.args(["--without", pass])),
            Some((via::VIA, to)) => match via::convert(options, task, engine, via::format(to)?, &mut log)? {
                via::Converted::Written(written) => {
                    (file, property, used) = (written.file, written.property, written.cpu);
                }
                via::Converted::Refused(why) => {
                    return Ok(Row::unanswered(task, engine, format!("NOT WRITTEN ({why})")));
                }
            },
            _ => drop(command.args(["-o", part])),
        }
    }
    let left = options.time_limit.saturating_sub(used);
    command.arg(format!("--property={property}"));
    command.args(["--data-model", crate::commands::check::model_name(task.data_model)]);
    command.arg("--cpu-limit").arg(format!("{}ms", left.as_millis()));
    command.arg("--memory-limit").arg(options.memory_limit.to_string());
    let wall = options.time_limit * 10 + GRACE * 10;
    command.arg("--time-limit").arg(format!("{}ms", wall.as_millis()));
    // The name of a file is never an option.
    command.args(["--json", "--no-config", "--"]).arg(&file);
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy().into_owned()).collect();
    writeln!(log, "$ certus {}", words.join(" ")).with_context(|| path.display().to_string())?;
    let start = Instant::now();
    let limits = crate::life::process::Limits {
        cpu: left + GRACE,
        wall: wall + GRACE,
        memory: options.memory_limit + (options.memory_limit >> 3),
    };
    let ended =
        crate::life::process::run(command, &limits, log).with_context(|| path.display().to_string())?;
    let (wall, cpu) = (start.elapsed().as_secs_f64(), used + ended.cpu);
    let details: serde_json::Value = serde_json::from_str(&ended.json).unwrap_or_default();
    let number = |key: &str| details[key].as_u64().unwrap_or(0);
    // A short one may end before anybody has looked; its own word is what it has seen itself.
    let rss_mb = (ended.memory >> 20).max(number("memory_mb"));
    // Where the input was bad the last line is a message, whatever it begins with.
    let verdict = match ended.complaint.strip_prefix("VERDICT: ").filter(|_| ended.code != Some(2)) {
        _ if ended.killed => "KILLED".to_owned(),
        // An answer that took more than it may is none.
        Some(_) if cpu > options.time_limit => "UNKNOWN (time limit)".to_owned(),
        Some(_) if rss_mb > options.memory_limit >> 20 => "UNKNOWN (memory limit)".to_owned(),
        Some(verdict) => verdict.to_owned(),
        None => format!("ERROR {}", ended.code.map_or("signal".to_owned(), |code| code.to_string())),
    };
    Ok(Row {
        cpu: cpu.as_secs_f64(),
        wall,
        rss_mb,
        queries: number("queries"),
        frames: number("frames"),
        certified: details["certified"].as_bool().unwrap_or(false),
        ..Row::unanswered(task, engine, verdict)
    })
}

/// The queries of a run that generalised, by its log.
fn generalisation(out: &Path, row: &Row) -> Option<u64> {
    let log = std::fs::read_to_string(out.join("logs").join(log_name(&row.task, &row.engine))).ok()?;
    let details: serde_json::Value = log.lines().rev().find_map(|line| serde_json::from_str(line).ok())?;
    details["queries_for"]["generalisation"].as_u64()
}

/// Longer names are cut.
const MOST_NAME: usize = 200;

/// The name of the file with what a run printed.
pub(crate) fn log_name(task: &str, engine: &str) -> String {
    let name = format!("{}.{}", task.replace('/', "_"), engine.replace(':', "_"));
    if name.len() <= MOST_NAME {
        return format!("{name}.log");
    }
    // Names of files have a greatest length.
    let mut hasher = std::hash::DefaultHasher::new();
    name.hash(&mut hasher);
    let begin: String = name.chars().take(MOST_NAME / 4).collect();
    format!("{begin}.{:016x}.log", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ablation_is_a_list_of_engines() {
        let all = engines("bmc,ablation").expect("all options are known");
        assert_eq!(all[0], "bmc");
        let has = |engine: &str| all.iter().any(|other| other == engine);
        assert!(all.len() > 15 && has("ic3cfa:generalisation=none"), "{all:?}");
        for pass in certus_reduce::passes() {
            assert!(has(&format!("ic3cfa:without={}", pass.name())), "{all:?}");
        }
        assert!(engines("papers").is_ok_and(|all| all.len() > 8 && all.contains(&"tree-itp".to_owned())));
        assert!(engines("ic3cfa:colour=red").is_err());
        assert!(engines("ic3cfa:without=colour").is_err());
    }
}
