//! Whatever way a check ends, the compilers and programs that it started end with it, and its files go.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::need::{Need, skip};
use common::silently;
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// A program that is compiled and tested for a long time: no run fails, and no engine tells that soon.
const LONG: &str = "extern unsigned __VERIFIER_nondet_uint(void);\nextern void reach_error(void);\nint main(void) {\n  \
    unsigned x = __VERIFIER_nondet_uint(), y = __VERIFIER_nondet_uint(), n = 0;\n  \
    while (__VERIFIER_nondet_uint()) { x = x * x + y; y = y * 7 + x; n += x ^ y; }\n  \
    if ((n * n * n) % 1000003u == 17u && n % 65537u == 3u && x * y == 77777u) reach_error();\n  return 0;\n}\n";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ends-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("tmp")).unwrap();
    folder
}

/// Processes that have something of this folder on their command line or as their working folder.
fn users(folder: &Path) -> Vec<String> {
    let folder = folder.to_str().unwrap();
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").unwrap().flatten() {
        let path = entry.path();
        let words = std::fs::read(path.join("cmdline")).unwrap_or_default();
        let words = String::from_utf8_lossy(&words).replace('\0', " ");
        let place = std::fs::read_link(path.join("cwd")).unwrap_or_default();
        let own = path.ends_with(std::process::id().to_string());
        if !own && (words.contains(folder) || place.starts_with(folder)) {
            found.push(format!("{} {words}", path.display()));
        }
    }
    found
}

fn soon(what: &str, mut holds: impl FnMut() -> bool) {
    let until = Instant::now() + Duration::from_secs(10);
    while !holds() {
        assert!(Instant::now() < until, "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn start(folder: &Path, options: &[&str]) -> std::process::Child {
    std::fs::write(folder.join("long.c"), LONG).unwrap();
    let mut command = Command::new(CERTUS);
    command.args(["check", "--no-config"]).args(options).arg(folder.join("long.c"));
    silently(command.env("TMPDIR", folder.join("tmp")))
}

/// Kills a check while something of this kind runs.
fn killed_while(name: &str, running: impl Fn(&str) -> bool, signal: Signal) {
    let folder = folder(name);
    let mut child = start(&folder, &[]);
    soon("nothing was started", || users(&folder).iter().any(|process| running(process)));
    kill(Pid::from_raw(child.id().cast_signed()), signal).unwrap();
    child.wait().unwrap();
    soon("something is left", || users(&folder).is_empty());
    // Nothing lies about outside of our own folders, and those go with the next start.
    assert!(files(&folder.join("tmp")).iter().all(|file| file.is_dir()), "{:?}", files(&folder.join("tmp")));
    let mut next = start(&folder, &["--time-limit", "1s"]);
    next.wait().unwrap();
    assert_eq!(files(&folder.join("tmp")), Vec::<PathBuf>::new());
    std::fs::remove_dir_all(folder).unwrap();
}

/// Kills a check while it runs a compiled program.
fn program_killed(name: &str, signal: Signal) {
    match certus_sandbox::available() {
        Err(why) => skip(Need::Sandbox, why),
        Ok(()) => {
            let is_program = |process: &str| process.contains("../program") && !process.contains("__run");
            killed_while(name, is_program, signal);
        }
    }
}

#[test]
fn a_compiler_ends_with_the_check_that_is_killed() {
    killed_while("compiler", |process| process.contains("cc1"), Signal::SIGKILL);
}

#[test]
fn a_program_ends_with_the_check_that_is_killed() {
    program_killed("program", Signal::SIGKILL);
}

#[test]
fn a_program_ends_with_the_check_that_is_interrupted() {
    program_killed("interrupted", Signal::SIGINT);
}

#[test]
fn a_check_ends_with_the_bench_that_is_killed() {
    let folder = folder("bench");
    std::fs::write(folder.join("long.c"), LONG).unwrap();
    std::fs::write(
        folder.join("manifest.csv"),
        "file,property,expected,data_model\nlong.c,unreach-call,true,LP64\n",
    )
    .unwrap();
    let mut command = Command::new(CERTUS);
    command.arg("bench").arg(&folder).args(["--time-limit", "60s", "--out"]).arg(folder.join("out"));
    let mut child = silently(command.env("TMPDIR", folder.join("tmp")));
    soon("nothing was started", || users(&folder).iter().any(|process| process.contains("check")));
    child.kill().unwrap();
    child.wait().unwrap();
    soon("something is left", || users(&folder).is_empty());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "only a build for tests can be told that there is no sandbox")]
fn without_a_sandbox_nothing_is_run_and_the_answer_says_so() {
    let folder = folder("none");
    let program = "extern int __VERIFIER_nondet_int(void);\nextern void reach_error(void);\nint main(void) {\n  \
        if (__VERIFIER_nondet_int() == 42) reach_error();\n  return 0;\n}\n";
    std::fs::write(folder.join("a.c"), program).unwrap();
    let check = |options: &[&str]| {
        let output = Command::new(CERTUS)
            .args(["check", "--no-config"])
            .args(options)
            .arg(folder.join("a.c"))
            .env("CERTUS_TEST_NO_SANDBOX", "1")
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(10));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let text = check(&[]);
    assert!(text.contains("not compiled: programs are run in a sandbox only"), "{text}");
    let text = check(&["--native=unconfined"]);
    assert!(text.contains("and by a compiled binary"), "{text}");
    std::fs::remove_dir_all(folder).unwrap();
}
