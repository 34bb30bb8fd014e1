//! Small programs about memory whose verdict is known: pairs that differ in little, one of them right and one
//! wrong. The first line of each says what is right and why. A wrong verdict fails, UNKNOWN is counted.
//! Programs that are listed for both data models are run with one of them; `CERTUS_TEST_SCALE=2` runs all.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "the number of unknown verdicts is of interest")]

mod common;

use certus_testing::scale;
use common::{certus, ended};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many verdicts may be UNKNOWN, of 100. Here it is about meaning, not about strength: many programs make pointers
/// from numbers, and for these the search ends with a run that is not confirmed.
const UNKNOWN_PERCENT: usize = 25;

/// A line of the manifest.
struct Task {
    file: String,
    property: String,
    safe: bool,
    data_model: String,
    arguments: Vec<String>,
}

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/memory")
}

/// The tasks of this run.
fn tasks() -> Vec<Task> {
    let mut reader = csv::Reader::from_path(corpus().join("manifest.csv")).unwrap();
    let mut tasks: Vec<Task> = Vec::new();
    let mut files = 0;
    for row in reader.records().map(Result::unwrap) {
        let task = Task {
            file: row[0].to_owned(),
            property: row[1].to_owned(),
            safe: &row[2] == "true",
            data_model: row[3].to_owned(),
            arguments: row[4].split_whitespace().map(str::to_owned).collect(),
        };
        match tasks.last_mut() {
            // The second data model of a file replaces the first one for every other file.
            Some(last) if last.file == task.file && scale() < 2 => {
                if files % 2 == 0 {
                    *last = task;
                }
            }
            _ => {
                files += 1;
                tasks.push(task);
            }
        }
    }
    tasks
}

/// What `certus check` says about it.
fn verdict(task: &Task) -> String {
    let (_, out, err) = ended(
        certus()
            .arg("check")
            .arg(corpus().join(&task.file))
            .args(["--property", &task.property, "--data-model", &task.data_model])
            .args(["--engine", "ic3cfa", "--time-limit", "3s"])
            .args(&task.arguments),
    );
    let line = out.lines().rfind(|line| line.starts_with("VERDICT"));
    line.map_or_else(|| format!("no verdict: {err}"), str::to_owned)
}

#[test]
fn no_verdict_about_memory_is_wrong() {
    let tasks = tasks();
    let (next, unknown) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let wrong = Mutex::new(Vec::new());
    let work = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            let said = verdict(task);
            let right = if task.safe { "VERDICT: SAFE" } else { "VERDICT: UNSAFE" };
            if said.starts_with("VERDICT: UNKNOWN") {
                unknown.fetch_add(1, Ordering::Relaxed);
                println!("{} {}: {said}", task.file, task.data_model);
            } else if !said.starts_with(right) {
                wrong.lock().unwrap().push(format!("{} {}: {said}", task.file, task.data_model));
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    let (wrong, unknown) = (wrong.into_inner().unwrap(), unknown.into_inner());
    println!("{} tasks, {unknown} unknown, {} wrong", tasks.len(), wrong.len());
    assert!(wrong.is_empty(), "{} wrong verdicts:\n{}", wrong.len(), wrong.join("\n"));
    assert!(unknown * 100 <= tasks.len() * UNKNOWN_PERCENT, "{unknown} of {} are unknown", tasks.len());
}
