//! The command line of Certus. Only this crate prints, exits and knows output formats.

mod assume;
mod bench;
mod check;
mod cli;
mod config;
mod confirm;
mod convert;
mod end;
mod events;
mod evidence;
mod failed;
mod files;
mod json;
mod junit;
mod outputs;
mod page;
mod picture;
mod plot;
mod process;
mod progress;
mod property;
mod reading;
mod sarif;
mod script;
mod steps;
mod suite;
mod summary;
mod task;
mod tell;
mod terminal;
mod testing;
mod validate;
mod verify;
mod watch;

use std::process::ExitCode;

fn main() -> ExitCode {
    // This may be the process that is to become a compiler or a confined program.
    if let Some(code) = certus_sandbox::serve() {
        return code;
    }
    if certus_sandbox::bound_to_parent().is_err() {
        return ExitCode::from(2);
    }
    // The same binary, also if its file was replaced in the meantime.
    certus_sandbox::set_runner("/proc/self/exe".into());
    let asked = cli::read();
    end::guarded(asked.gives_verdict(), || cli::run(asked))
}
