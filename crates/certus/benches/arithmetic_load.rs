//! `cargo bench -p certus --bench arithmetic_load`: queries of IC3 over reals and integers, on the embedded solver and
//! on Z3, in one run.
//!
//! The load is recorded first: `ic3cfa` runs on files of the benchmark folder with Z3 as a process, and what it is
//! told is kept as an SMT-LIB script. Then each script is replayed, alone, by `certus solve` and by Z3. Times are
//! CPU times of the two programs, reading the script included. The answers have to be the same. Prints queries per
//! second for each set of files, and one line `native/z3 ratio: N` for each.

#![allow(clippy::print_stdout, reason = "a benchmark prints its figures")]
#![allow(clippy::unwrap_used, reason = "a benchmark fails by panicking")]

use certus_testing::need;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use wait4::Wait4;

/// The sets of files and how many of each are recorded.
const SETS: [(&str, &str, usize); 3] =
    [("cav12", "reals", 12), ("ctigar", "integers", 12), ("lustre", "integers", 12)];

/// Scripts with fewer queries say nothing.
const FEW: usize = 50;

fn main() {
    let (Some(suite), Some(z3)) = (need::benchmarks("chc"), need::z3()) else { return };
    let folder = tempfile::tempdir().unwrap();
    for (set, sort, count) in SETS {
        let mut files: Vec<PathBuf> =
            std::fs::read_dir(suite.join(set)).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let mut total = Replay::default();
        for file in files.iter().step_by(files.len() / count) {
            let Some(script) = record(file, z3, folder.path()) else { continue };
            let replay = replay(&script, z3);
            println!(
                "{:>7} queries, native {:>6} ms, z3 {:>6} ms: {}",
                replay.queries,
                replay.native.as_millis(),
                replay.z3.as_millis(),
                file.file_name().unwrap().to_string_lossy()
            );
            total.queries += replay.queries;
            total.native += replay.native;
            total.z3 += replay.z3;
        }
        let per_second = |time: Duration| total.queries as f64 / time.as_secs_f64();
        println!(
            "{set} ({sort}): {} queries, native {:.0}/s, z3 {:.0}/s",
            total.queries,
            per_second(total.native),
            per_second(total.z3)
        );
        println!("native/z3 ratio: {:.1}", per_second(total.native) / per_second(total.z3));
    }
}

/// The longest script of a run of `ic3cfa`, if it has queries enough.
fn record(file: &Path, z3: &Path, folder: &Path) -> Option<PathBuf> {
    let scripts = tempfile::tempdir_in(folder).unwrap().keep();
    let recorder = scripts.join("record.sh");
    let text = format!("#!/bin/sh\ntee '{}'/$$.smt2 | '{}' -in\n", scripts.display(), z3.display());
    std::fs::write(&recorder, text).unwrap();
    let status = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args(["check", "--engine", "ic3cfa", "--no-certify", "--time-limit", "15s", "--solver"])
        .arg(format!("process:sh '{}'", recorder.display()))
        .arg(file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(status.code().is_some_and(|code| code <= 20), "{status}: {}", file.display());
    let scripts = std::fs::read_dir(&scripts).unwrap().map(|entry| entry.unwrap().path());
    let scripts = scripts.filter(|path| path.extension().is_some_and(|e| e == "smt2"));
    let longest = scripts.max_by_key(|path| std::fs::metadata(path).unwrap().len())?;
    // A run that was ended may have ended in the middle of a command.
    let text = std::fs::read_to_string(&longest).unwrap();
    let end = text.rfind("(check-sat").unwrap_or(0);
    std::fs::write(&longest, &text[..end]).unwrap();
    (text[..end].matches("(check-sat").count() >= FEW).then_some(longest)
}

/// How long a script takes on both.
#[derive(Default)]
struct Replay {
    queries: usize,
    native: Duration,
    z3: Duration,
}

fn replay(script: &Path, z3: &Path) -> Replay {
    let mut certus = Command::new(env!("CARGO_BIN_EXE_certus"));
    certus.arg("solve");
    let (native, ours) = run(&mut certus, script);
    let (z3, theirs) = run(&mut Command::new(z3), script);
    assert!(ours == theirs, "the answers differ: {}", script.display());
    Replay { queries: ours.len(), native, z3 }
}

/// The CPU time of a program on a script, and what it answered to the queries.
fn run(program: &mut Command, script: &Path) -> (Duration, Vec<String>) {
    let output = tempfile::NamedTempFile::new().unwrap();
    let mut child =
        program.arg(script).stdout(output.reopen().unwrap()).stderr(Stdio::null()).spawn().unwrap();
    let usage = child.wait4().unwrap().rusage;
    let text = std::fs::read_to_string(output.path()).unwrap();
    let answers =
        text.lines().filter(|l| matches!(*l, "sat" | "unsat" | "unknown")).map(str::to_owned).collect();
    (usage.utime + usage.stime, answers)
}
