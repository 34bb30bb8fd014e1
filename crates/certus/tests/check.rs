//! `certus check` as a user runs it: what it reads, refuses and finds.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::{Command, Output};

/// A file with this text, in a folder of this test's own.
fn file(name: &str, text: &[u8]) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-check-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn check(path: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_certus")).arg("check").arg(path).output().unwrap()
}

/// The program is refused with exit code 2 and this message.
fn refused(name: &str, text: &[u8], message: &str) {
    let run = check(&file(name, text));
    let err = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{err}");
    assert!(err.contains(message), "`{message}` is not in `{err}`");
    assert!(run.stdout.is_empty());
}

#[test]
fn a_failing_run_is_shown_but_is_no_verdict() {
    let example = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/average.c");
    let run = check(&example);
    let (out, err) = (String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    assert!(err.contains("average.c:10:9"), "{err}");
    assert!(err.contains("__VERIFIER_nondet_uint() gives"), "{err}");
    assert_eq!(
        out.lines().last(),
        Some("VERDICT: UNKNOWN (a failing run was found, but nothing has checked it)")
    );
    assert_eq!(run.status.code(), Some(20));
}

#[test]
fn without_a_failing_run_it_says_how_many_were_tried() {
    let text =
        b"extern void reach_error(void); int main(void) { int x = 1; if (x > 2) reach_error(); return 0; }";
    let run = check(&file("fine.c", text));
    let out = String::from_utf8_lossy(&run.stdout);
    assert_eq!(out, "VERDICT: UNKNOWN (none of 1000 random runs fails, and there is no proof engine yet)\n");
    assert_eq!(run.status.code(), Some(20));
}

#[test]
fn bad_files_are_refused() {
    refused("typo.c", b"int main(void) {\n  int x = ;\n}\n", "typo.c:2:11: error: expected an expression");
    refused("empty.c", b"", "empty");
    refused("binary.c", &[0x7f, b'E', b'L', b'F', 0, 1, 2, 0], "binary.c");
    let folder = check(&std::env::temp_dir());
    assert_eq!(folder.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&folder.stderr).contains("directory"));
    let missing = check(&PathBuf::from("no-such-file.c"));
    assert_eq!(missing.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("no-such-file.c"));
}
