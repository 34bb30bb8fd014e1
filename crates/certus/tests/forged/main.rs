//! Forged witnesses: none may make an unsafe program safe, or a safe one unsafe.
//!
//! `handmade` are attacks that somebody thought of; `mutants` are good witnesses with random changes, of their text
//! and of what they say. `CERTUS_TEST_SCALE=25` makes more than 5,000 of them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod handmade;
#[path = "../common/handwritten.rs"]
mod handwritten;
mod mutants;
mod programs;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What is true of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Truth {
    Safe,
    Unsafe,
}

fn folder() -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-forged-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// A file that no other test has.
fn file(stem: &str, ending: &str, text: &[u8]) -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = folder().join(format!("{stem}-{number}.{ending}"));
    std::fs::write(&path, text).unwrap();
    path
}

const LIMIT: u64 = 20;

/// Validates a witness; the two lines of the answer. Panics if the answer is wrong, or if there is none.
fn validate(program: &Path, truth: Truth, property: &str, witness: &[u8]) -> String {
    let path = file("w", "yml", witness);
    let start = Instant::now();
    let run = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args([
            "validate",
            "--property",
            property,
            "--data-model",
            "ILP32",
            "--time-limit",
            &format!("{LIMIT}s"),
        ])
        .arg(program)
        .arg(&path)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let took = start.elapsed();
    let out = String::from_utf8_lossy(&run.stdout).into_owned();
    let err = String::from_utf8_lossy(&run.stderr).into_owned();
    let all = || format!("{}\n{out}{err}", path.display());
    // Four cores' worth of other tests may be running.
    assert!(took < Duration::from_secs(LIMIT + 5), "took {took:?}: {}", all());
    let code = run.status.code().unwrap_or_else(|| panic!("killed: {:?}: {}", run.status, all()));
    assert!(!err.contains("panicked"), "{}", all());
    let verdict = out.lines().find_map(|line| line.strip_prefix("VERDICT: ")).unwrap_or("");
    match truth {
        Truth::Unsafe => assert!(!verdict.starts_with("SAFE") && code != 0, "made SAFE: {}", all()),
        Truth::Safe => assert!(!verdict.starts_with("UNSAFE") && code != 10, "made UNSAFE: {}", all()),
    }
    assert!(matches!(code, 0 | 2 | 10 | 20), "code {code}: {}", all());
    let _ = std::fs::remove_file(&path);
    out
}
