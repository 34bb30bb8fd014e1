//! For tests of this crate: what `certus` is when it runs a program confined, and nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    certus_sandbox::serve().unwrap_or(ExitCode::from(2))
}
