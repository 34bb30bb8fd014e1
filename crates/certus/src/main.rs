//! The command line of Certus. Only this crate prints, exits and knows output formats.

mod bench;
mod check;
mod cli;
mod config;
mod end;
mod events;
mod picture;
mod process;
mod progress;
mod property;
mod reading;
mod script;
mod suite;
mod task;
mod tell;
mod verify;
mod watch;

use std::process::ExitCode;

fn main() -> ExitCode {
    let asked = cli::read();
    end::guarded(asked.gives_verdict(), || cli::run(asked))
}
