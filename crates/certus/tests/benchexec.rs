//! The BenchExec tool-info module of contrib, with BenchExec itself.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a skipped test says so")]

mod common;

use common::{ended, root};
use std::path::Path;
use std::process::Command;

#[test]
fn benchexec_understands_certus() {
    let python = root().join(".tools/benchexec/bin/python");
    if !python.is_file() {
        eprintln!("skipped: no BenchExec (scripts/install-benchexec.sh)");
        return;
    }
    let folder = Path::new(env!("CARGO_BIN_EXE_certus")).parent().unwrap();
    let (code, out, err) =
        ended(Command::new(python).arg(root().join("scripts/test_benchexec.py")).arg(folder));
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("results are as they should be"), "{out}");
}
