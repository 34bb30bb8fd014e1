//! `kill -9` at any moment: nothing is torn, and nothing is left after the next start.
//!
//! `CERTUS_TEST_SCALE=17` kills more than 200 times.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::Rng;
use common::silently;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// Kills of each kind, times the scale.
const KILLS: usize = 6;

/// Fails late, so that all kinds of processes run for a while: preprocessors, compilers, tests.
const PROGRAM: &str = "#include <stdlib.h>\nextern unsigned __VERIFIER_nondet_uint(void);\nextern void reach_error(void);\n\
    int main(void) {\n  unsigned n = __VERIFIER_nondet_uint(), x = 1;\n  for (unsigned i = 0; i < n % 7; i++) x = x * 3 + n;\n  \
    if (x == 12345u) reach_error();\n  return 0;\n}\n";

fn scale() -> usize {
    std::env::var("CERTUS_TEST_SCALE").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("kills-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("tmp")).unwrap();
    std::fs::write(folder.join("a.c"), PROGRAM).unwrap();
    folder
}

fn certus(folder: &Path, arguments: &[&str]) -> Child {
    let mut command = Command::new(CERTUS);
    silently(command.args(arguments).current_dir(folder).env("TMPDIR", folder.join("tmp")))
}

/// Processes that work in a folder.
fn users(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").unwrap().flatten() {
        let path = entry.path();
        if std::fs::read_link(path.join("cwd")).is_ok_and(|place| place.starts_with(folder)) {
            let words = std::fs::read(path.join("cmdline")).unwrap_or_default();
            found.push(format!("{} {}", path.display(), String::from_utf8_lossy(&words).replace('\0', " ")));
        }
    }
    found
}

fn nobody(folder: &Path) {
    let until = Instant::now() + Duration::from_secs(10);
    while !users(folder).is_empty() {
        assert!(Instant::now() < until, "left: {:?}", users(folder));
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Files that are there but should not be: temporary ones, and halves of others.
fn litter(folder: &Path) -> Vec<PathBuf> {
    let parts = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let parts = parts.filter(|path| path.extension().is_some_and(|end| end == "part"));
    let temporary = std::fs::read_dir(folder.join("tmp")).unwrap().map(|entry| entry.unwrap().path());
    parts.chain(temporary).collect()
}

/// How long something takes that is not killed, and how late it may be killed.
fn span(folder: &Path, arguments: &[&str]) -> Duration {
    let start = Instant::now();
    certus(folder, arguments).wait().unwrap();
    start.elapsed() + Duration::from_millis(20)
}

#[test]
fn a_check_that_is_killed_tears_nothing() {
    let folder = folder("check");
    let arguments = [
        "check",
        "--no-config",
        "a.c",
        "--64",
        "--time-limit",
        "10s",
        "--report",
        "a.html",
        "--sarif",
        "a.sarif",
        "--witness",
        "a.yml",
        "--junit",
        "a.xml",
    ];
    let span = span(&folder, &arguments);
    let mut rng = Rng::new(14);
    for _ in 0..KILLS * scale() {
        for name in ["a.html", "a.sarif", "a.yml", "a.xml"] {
            let _ = std::fs::remove_file(folder.join(name));
        }
        let mut child = certus(&folder, &arguments);
        std::thread::sleep(span.mul_f64(rng.below(1000) as f64 / 1000.0));
        child.kill().unwrap();
        child.wait().unwrap();
        nobody(&folder);
        // What has its name is whole.
        for (name, end) in [("a.html", "</html>\n"), ("a.sarif", "}\n"), ("a.xml", ">\n"), ("a.yml", "\n")] {
            if let Ok(text) = std::fs::read_to_string(folder.join(name)) {
                assert!(text.ends_with(end), "{name}: {text}");
            }
        }
    }
    certus(&folder, &arguments).wait().unwrap();
    nobody(&folder);
    assert_eq!(litter(&folder), Vec::<PathBuf>::new());
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_bench_that_is_killed_goes_on() {
    const TASKS: usize = 5;
    let folder = folder("bench");
    let mut manifest = "file,property,expected,data_model\n".to_owned();
    for i in 0..TASKS {
        std::fs::copy(folder.join("a.c"), folder.join(format!("{i}.c"))).unwrap();
        manifest.push_str(&format!("{i}.c,unreach-call,false,LP64\n"));
    }
    std::fs::write(folder.join("manifest.csv"), manifest).unwrap();
    let arguments = ["bench", ".", "--time-limit", "10s", "--out", "out", "--jobs", "2"];
    let span = span(&folder, &arguments) / 3;
    let results = folder.join("out/results.csv");
    let mut rng = Rng::new(41);
    let mut done = 0;
    for _ in 0..KILLS * scale() {
        if done == TASKS {
            std::fs::remove_dir_all(folder.join("out")).unwrap();
        }
        let mut child = certus(&folder, &arguments);
        std::thread::sleep(span.mul_f64(rng.below(1000) as f64 / 1000.0));
        child.kill().unwrap();
        child.wait().unwrap();
        nobody(&folder);
        // Nothing is lost: there are never fewer rows than before.
        let text = std::fs::read_to_string(&results).unwrap_or_default();
        let whole = text.split_inclusive('\n').skip(1).filter(|line| line.ends_with('\n')).count();
        assert!(whole >= done % TASKS, "{text}");
        done = whole;
    }
    // As if it was killed in the middle of a line.
    if let Ok(text) = std::fs::read_to_string(&results) {
        std::fs::write(&results, text + "0.c,auto,UNSA").unwrap();
    }
    certus(&folder, &arguments).wait().unwrap();
    // Whatever is left, the next start removes, once whoever made it is gone.
    nobody(&folder);
    certus(&folder, &arguments).wait().unwrap();
    let text = std::fs::read_to_string(&results).unwrap();
    let mut names: Vec<&str> = text.lines().skip(1).map(|line| line.split(',').next().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["0.c", "1.c", "2.c", "3.c", "4.c"], "{text}");
    assert!(text.lines().skip(1).all(|line| line.contains("UNSAFE (unreach-call)")), "{text}");
    assert_eq!(litter(&folder), Vec::<PathBuf>::new());
    assert_eq!(litter_in(&folder.join("out")), 0);
    std::fs::remove_dir_all(folder).unwrap();
}

fn litter_in(folder: &Path) -> usize {
    let parts = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    parts.filter(|path| path.extension().is_some_and(|end| end == "part")).count()
}
