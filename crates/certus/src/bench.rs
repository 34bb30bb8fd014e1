//! `certus bench`: engines on a suite, each task in a process of its own with hard limits.
//!
//! Results are appended to `results.csv` as they come, so that an interrupted run goes on where it was.

use crate::suite::{self, Task};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The columns of `results.csv`.
pub(crate) const COLUMNS: [&str; 10] =
    ["task", "engine", "verdict", "expected", "cpu_s", "wall_s", "rss_mb", "queries", "frames", "certified"];

/// How much longer than its limit a process may take until it is killed.
const GRACE: Duration = Duration::from_millis(1000);

/// The options of `certus bench`.
#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// A folder with a `manifest.csv`.
    suite: PathBuf,
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
    /// Where `results.csv` and the logs go; what is there already is not run again.
    #[arg(long, default_value = "bench-results", value_name = "DIR")]
    out: PathBuf,
}

/// One line of the results.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) task: String,
    pub(crate) engine: String,
    pub(crate) verdict: String,
    pub(crate) expected: Option<bool>,
    pub(crate) cpu: f64,
    pub(crate) wall: f64,
    pub(crate) rss_mb: u64,
    pub(crate) queries: u64,
    pub(crate) frames: u64,
    pub(crate) certified: bool,
}

impl Row {
    fn fields(&self) -> [String; 10] {
        let expected = self.expected.map_or("", |safe| if safe { "true" } else { "false" });
        [
            self.task.clone(),
            self.engine.clone(),
            self.verdict.clone(),
            expected.to_owned(),
            format!("{:.3}", self.cpu),
            format!("{:.3}", self.wall),
            self.rss_mb.to_string(),
            self.queries.to_string(),
            self.frames.to_string(),
            self.certified.to_string(),
        ]
    }

    fn read(record: &csv::StringRecord) -> Option<Row> {
        let field = |at: usize| record.get(at);
        Some(Row {
            task: field(0)?.to_owned(),
            engine: field(1)?.to_owned(),
            verdict: field(2)?.to_owned(),
            expected: match field(3)? {
                "true" => Some(true),
                "false" => Some(false),
                _ => None,
            },
            cpu: field(4)?.parse().ok()?,
            wall: field(5)?.parse().ok()?,
            rss_mb: field(6)?.parse().ok()?,
            queries: field(7)?.parse().ok()?,
            frames: field(8)?.parse().ok()?,
            certified: field(9)? == "true",
        })
    }

    /// Whether the answer is right; nothing if there is none or it is not known.
    pub(crate) fn right(&self) -> Option<bool> {
        let safe = match self.verdict.as_str() {
            "SAFE" => true,
            verdict if verdict.starts_with("UNSAFE") => false,
            _ => return None,
        };
        self.expected.map(|expected| expected == safe)
    }
}

/// Runs the suite.
pub(crate) fn run(options: &Bench) -> Result<ExitCode> {
    let filter = match &options.filter {
        Some(text) => Some(regex::Regex::new(text).context("--filter")?),
        None => None,
    };
    let mut tasks = suite::read(&options.suite)?;
    tasks.retain(|task| filter.as_ref().is_none_or(|filter| filter.is_match(&task.name)));
    tasks.retain(|task| options.property.as_ref().is_none_or(|property| task.property == *property));
    if tasks.is_empty() {
        bail!("{}: no task is left to run", options.suite.display());
    }
    let engines: Vec<&str> = options.engine.split(',').collect();
    for engine in &engines {
        let mut parts = engine.split(':');
        let mut made = certus_engine::registry::make(parts.next().unwrap_or(""))?;
        for part in parts {
            let Some((key, value)) = part.split_once('=') else { bail!("`{part}` is no option KEY=VALUE") };
            made.set(key, value)?;
        }
    }
    std::fs::create_dir_all(options.out.join("logs")).with_context(|| options.out.display().to_string())?;
    let results = options.out.join("results.csv");
    let rows = Mutex::new(read_results(&results)?);
    let done: BTreeSet<(String, String)> = rows
        .lock()
        .expect("no thread yet")
        .iter()
        .map(|row| (row.task.clone(), row.engine.clone()))
        .collect();
    let mut file = OpenOptions::new().create(true).append(true).open(&results)?;
    if file.metadata()?.len() == 0 {
        writeln!(file, "{}", COLUMNS.join(","))?;
    }
    let writer = Mutex::new(csv::Writer::from_writer(file));
    let jobs: Vec<(&Task, &str)> = engines
        .iter()
        .flat_map(|engine| tasks.iter().map(|task| (task, *engine)))
        .filter(|(task, engine)| !done.contains(&(task.name.clone(), (*engine).to_owned())))
        .collect();
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| {
                while let Some((task, engine)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let written = one(options, task, engine).and_then(|row| {
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
                }
            });
        }
    });
    if let Some(error) = failure.into_inner().expect("no thread panics") {
        return Err(error);
    }
    let rows = rows.into_inner().expect("no thread panics");
    let names: BTreeSet<&str> = tasks.iter().map(|task| task.name.as_str()).collect();
    let asked: Vec<&Row> = rows
        .iter()
        .filter(|row| names.contains(row.task.as_str()) && engines.contains(&row.engine.as_str()))
        .collect();
    let mut out = std::io::stdout().lock();
    write!(out, "{}", summary(&engines, &asked))?;
    let wrong = asked.iter().any(|row| row.right() == Some(false));
    Ok(ExitCode::from(if wrong { 70 } else { 0 }))
}

fn read_results(path: &Path) -> Result<Vec<Row>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_path(path)?;
    // A line that was torn by an interruption is run again.
    Ok(reader.records().filter_map(|record| Row::read(&record.ok()?)).collect())
}

/// One line of progress for each task.
fn report(row: &Row) {
    let mark = match row.right() {
        Some(true) => "ok   ",
        Some(false) => "WRONG",
        None => "     ",
    };
    let _ = writeln!(
        std::io::stderr().lock(),
        "{mark} {:<10} {:>7.2} s {:>5} MB  {:<8} {}",
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
    command.arg("check").arg(&task.file).args(["--engine", parts.next().unwrap_or("")]);
    for part in parts {
        command.args(["-o", part]);
    }
    command.args(["--property", &task.property]);
    command.args(["--data-model", crate::check::model_name(task.data_model)]);
    command.arg("--cpu-limit").arg(format!("{}ms", options.time_limit.as_millis()));
    command.arg("--memory-limit").arg(options.memory_limit.to_string());
    command.args(["--json"]);
    let log = options.out.join("logs").join(format!(
        "{}.{}.log",
        task.name.replace('/', "_"),
        engine.replace(':', "_")
    ));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(std::fs::File::create(&log)?);
    let start = Instant::now();
    let limits = crate::process::Limits {
        cpu: options.time_limit + GRACE,
        wall: options.time_limit * 10 + GRACE * 10,
        memory: options.memory_limit + (options.memory_limit >> 3),
    };
    let ended = crate::process::run(command, &limits)?;
    let wall = start.elapsed().as_secs_f64();
    let last = ended.output.lines().last().unwrap_or("");
    let verdict = match last.strip_prefix("VERDICT: ") {
        Some(verdict) if !ended.killed => verdict.to_owned(),
        _ if ended.killed => "KILLED".to_owned(),
        _ => format!("ERROR {}", ended.code.map_or("signal".to_owned(), |code| code.to_string())),
    };
    let details: serde_json::Value =
        ended.output.lines().find_map(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    let number = |key: &str| details[key].as_u64().unwrap_or(0);
    Ok(Row {
        task: task.name.clone(),
        engine: engine.to_owned(),
        verdict,
        expected: task.expected,
        cpu: ended.cpu.as_secs_f64(),
        wall,
        rss_mb: ended.rss >> 20,
        queries: number("queries"),
        frames: number("frames"),
        certified: details["certified"].as_bool().unwrap_or(false),
    })
}

/// The table that the papers print. Times and queries "in common" are over the tasks that all engines solved.
fn summary(engines: &[&str], rows: &[&Row]) -> String {
    let answered = |row: &Row| row.verdict == "SAFE" || row.verdict.starts_with("UNSAFE");
    let solved = |row: &Row| answered(row) && row.right() != Some(false);
    let by_all = |task: &str| {
        engines
            .iter()
            .all(|engine| rows.iter().any(|row| row.engine == *engine && row.task == task && solved(row)))
    };
    let wide = engines.iter().map(|engine| engine.len()).max().unwrap_or(0).max(6);
    let mut text = format!(
        "{:<wide$} {:>6} {:>6} {:>6} {:>6} {:>8} {:>9} {:>6} {:>6} {:>7} {:>10} {:>12}\n",
        "engine",
        "tasks",
        "solved",
        "safe",
        "unsafe",
        "wrong",
        "cpu s",
        "score",
        "cert.",
        "MB",
        "s in com.",
        "queries i.c."
    );
    for engine in engines {
        let rows: Vec<&&Row> = rows.iter().filter(|row| row.engine == *engine).collect();
        let count = |test: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| test(row)).count();
        let (safe, bugs) = (
            count(&|row| solved(row) && row.verdict == "SAFE"),
            count(&|row| solved(row) && row.verdict != "SAFE"),
        );
        let wrong = count(&|row| row.right() == Some(false));
        let cpu: f64 = rows.iter().filter(|row| solved(row)).map(|row| row.cpu).sum();
        let common: Vec<&&&Row> = rows.iter().filter(|row| by_all(&row.task)).collect();
        text.push_str(&format!(
            "{engine:<wide$} {:>6} {:>6} {safe:>6} {bugs:>6} {:>8} {cpu:>9.1} {:>6} {:>6} {:>7} {:>10.1} {:>12}\n",
            rows.len(),
            safe + bugs,
            if wrong == 0 { "0".to_owned() } else { format!("{wrong} !!!") },
            2 * safe + bugs,
            count(&|row| answered(row) && row.certified),
            rows.iter().filter(|row| solved(row)).map(|row| row.rss_mb).max().unwrap_or(0),
            common.iter().map(|row| row.cpu).sum::<f64>(),
            common.iter().map(|row| row.queries).sum::<u64>(),
        ));
        for row in rows.iter().filter(|row| row.right() == Some(false)) {
            text.push_str(&format!("  WRONG: {} says {}\n", row.task, row.verdict));
        }
    }
    text
}
