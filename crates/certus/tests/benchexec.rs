//! The BenchExec tool-info module of contrib, with BenchExec itself.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::need::{Need, skip};
use common::{ended, root};
use std::path::Path;
use std::process::Command;

#[test]
fn benchexec_understands_certus() {
    let python = root().join(".tools/benchexec/bin/python");
    if !python.is_file() {
        skip(Need::Benchexec, "scripts/install-benchexec.sh has not been run");
        return;
    }
    let folder = Path::new(env!("CARGO_BIN_EXE_certus")).parent().unwrap();
    let (code, out, err) =
        ended(Command::new(python).arg(root().join("scripts/test_benchexec.py")).arg(folder));
    assert_eq!(code, 0, "{out}{err}");
    assert!(out.contains("results are as they should be"), "{out}");
}
