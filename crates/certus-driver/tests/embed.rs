//! The example of the public interface does what it says.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;
use std::process::Command;

#[test]
fn the_example_runs() {
    // Cargo builds examples beside the tests.
    let tests = std::env::current_exe().unwrap();
    let example = tests.parent().unwrap().parent().unwrap().join("examples/embed");
    assert!(example.is_file(), "{}", example.display());
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/gates.c");
    let output = Command::new(example).arg(program).output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(text, "VERDICT: SAFE\nthe system is safe, as native-cadical has checked\n");
}
