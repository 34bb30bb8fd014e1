//! The Z3 that tests compare with.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether a program answers a trivial question as Z3 does.
fn works(z3: &Path) -> bool {
    let run = || -> std::io::Result<bool> {
        let mut child = Command::new(z3)
            .args(["-in", "-smt2"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        std::io::Write::write_all(&mut child.stdin.take().expect("it is piped"), b"(check-sat)\n")?;
        Ok(child.wait_with_output()?.stdout.starts_with(b"sat"))
    };
    run().unwrap_or(false)
}

fn find() -> Option<PathBuf> {
    let local = root().join(".tools/bin/z3");
    let named = std::env::var_os("CERTUS_Z3").map(PathBuf::from);
    let candidates = [named, Some(local.clone()), Some(PathBuf::from("z3"))];
    if let Some(z3) = candidates.into_iter().flatten().find(|p| works(p)) {
        return Some(z3);
    }
    let script = root().join("scripts/install-z3.sh");
    let _ = Command::new(script).stdout(Stdio::null()).status();
    works(&local).then_some(local)
}

/// The Z3 to test with: `CERTUS_Z3`, the project's own, that of the PATH, or a fresh installation. Without
/// any the caller skips its test; this says so.
#[expect(clippy::print_stderr, reason = "a skipped test must say so")]
pub fn z3() -> Option<&'static Path> {
    static Z3: OnceLock<Option<PathBuf>> = OnceLock::new();
    let z3 = Z3.get_or_init(find).as_deref();
    if z3.is_none() {
        eprintln!("SKIPPED: no z3 can be had (see scripts/install-z3.sh), this test checks nothing");
    }
    z3
}
