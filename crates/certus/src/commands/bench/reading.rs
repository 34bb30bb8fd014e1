//! `bench --read`: every model of a suite is read, and nothing else is done with it.

use crate::input::suite::Task;
use anyhow::Result;
use certus_formats::{Format, Source};
use certus_logic::Terms;
use nix::sys::resource::{UsageWho, getrusage};
use std::collections::BTreeMap;
use std::io::Write;
use std::process::ExitCode;
use std::time::Duration;

/// What came of the files of a format.
#[derive(Default)]
struct Total {
    read: usize,
    refused: usize,
    bytes: usize,
    time: Duration,
}

/// Reads the models of a suite and shows a table: of each what it is, or why it is refused, and how long that took. Programs are
/// left out.
pub(super) fn run(tasks: &[Task]) -> Result<ExitCode> {
    let out = &mut crate::cli::Unlocked;
    let mut totals: BTreeMap<&'static str, Total> = BTreeMap::new();
    for task in tasks {
        let Some(format) = Format::of_name(&task.file) else { continue };
        let total = totals.entry(format.name()).or_default();
        let content = match crate::input::files::bytes(&task.file) {
            Ok(content) => content,
            Err(why) => {
                total.refused += 1;
                writeln!(out, "refused {:>9} {:>9}  {}: {why:#}", "", "", task.name)?;
                continue;
            }
        };
        let (begin, mut terms) = (used(), Terms::new());
        let read = certus_formats::read(&mut terms, format, &content);
        let time = used().saturating_sub(begin);
        total.bytes += content.len();
        total.time += time;
        let (word, about) = match &read {
            Ok(source) => {
                total.read += 1;
                ("read", format!("{}: {}", task.name, size(source)))
            }
            Err(why) => {
                total.refused += 1;
                ("refused", format!("{}:{why}", task.name))
            }
        };
        let (kb, ms) = (content.len() as f64 / 1e3, time.as_secs_f64() * 1e3);
        writeln!(out, "{word:<7} {kb:>6.0} kB {ms:>6.1} ms  {about}")?;
    }
    let heads = ["format", "files", "read", "refused", "MB", "s", "MB/s"];
    let row = |words: &[String]| {
        let rest: Vec<String> = words[1..].iter().map(|word| format!("{word:>8}")).collect();
        format!("{:<12} {}", words[0], rest.join(" "))
    };
    writeln!(out, "{}", row(&heads.map(str::to_owned)))?;
    for (name, total) in &totals {
        let (mb, seconds) = (total.bytes as f64 / 1e6, total.time.as_secs_f64());
        let words = [
            (*name).to_owned(),
            (total.read + total.refused).to_string(),
            total.read.to_string(),
            total.refused.to_string(),
            format!("{mb:.2}"),
            format!("{seconds:.3}"),
            format!("{:.1}", mb / seconds.max(1e-6)),
        ];
        writeln!(out, "{}", row(&words))?;
    }
    Ok(ExitCode::from(if totals.values().any(|total| total.refused > 0) { 2 } else { 0 }))
}

/// The CPU time of this thread: what else the machine does makes no file slower.
fn used() -> Duration {
    let Ok(usage) = getrusage(UsageWho::RUSAGE_THREAD) else { return Duration::ZERO };
    let time = |value: nix::sys::time::TimeVal| {
        Duration::from_secs(value.tv_sec().unsigned_abs())
            + Duration::from_micros(value.tv_usec().unsigned_abs())
    };
    time(usage.user_time()) + time(usage.system_time())
}

/// What a model is, in a few words.
fn size(source: &Source) -> String {
    let count =
        |number: usize, one: &str, more: &str| format!("{number} {}", if number == 1 { one } else { more });
    match source {
        Source::System(ts) => {
            let mut words = vec![
                count(ts.vars.len(), "variable", "variables"),
                count(ts.inputs.len(), "input", "inputs"),
                count(ts.bad.len(), "set of bad states", "sets of bad states"),
            ];
            if !ts.justice.is_empty() {
                words.push(count(
                    ts.justice.len(),
                    "property of infinite runs",
                    "properties of infinite runs",
                ));
            }
            words.join(", ")
        }
        Source::Clauses(clauses) => {
            let vars = clauses.predicates.iter().map(|predicate| predicate.vars.len()).sum();
            [
                count(clauses.predicates.len(), "predicate", "predicates"),
                count(vars, "argument", "arguments"),
                count(clauses.clauses.len(), "clause", "clauses"),
            ]
            .join(", ")
        }
    }
}
