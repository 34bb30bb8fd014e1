//! What tests of the command line share.
#![allow(dead_code, reason = "each test uses some of it")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A command that runs the built `certus`.
pub(crate) fn certus() -> Command {
    Command::new(env!("CARGO_BIN_EXE_certus"))
}

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// One of the examples.
pub(crate) fn example(name: &str) -> PathBuf {
    root().join("examples").join(name)
}

/// A folder of a test's own, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let dir = std::env::temp_dir().join(format!("certus-cli-{}", std::process::id())).join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

/// Exit code, standard output and standard error of a command.
pub(crate) fn ended(command: &mut Command) -> (i32, String, String) {
    let Output { status, stdout, stderr } = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status.code().unwrap(), text(stdout), text(stderr))
}

/// Starts a command that nobody listens to.
pub(crate) fn silently(command: &mut Command) -> Child {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// Writes a file and gives its path.
pub(crate) fn write(dir: &Path, name: &str, text: &str) -> PathBuf {
    let path = dir.join(name);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(&path, text).unwrap();
    path
}

/// A program that is safe if `N` is below 4, and not otherwise.
pub(crate) const SMALL: &str = "extern void reach_error(void);
#ifndef N
#define N 3
#endif
int main(void) { if (N > 3) reach_error(); return 0; }
";

/// A program that no engine decides soon.
pub(crate) const HARD: &str = "extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void);
int main(void) { unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), n = 0, x = a, y = b;
  while (__VERIFIER_nondet_uint()) { x = x * a + y * 3; y = y * x ^ b; n++; }
  if (n > 3 && x * y == 0xdeadbeef && (x ^ y) % 65521 == 1 && x * x * x == y * y + 7 * n) reach_error();
  return 0; }
";
