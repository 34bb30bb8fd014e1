//! The command line of Certus. Only this crate prints, exits and knows output formats.

mod bench;
mod check;
mod cli;
mod confirm;
mod evidence;
mod failed;
mod picture;
mod process;
mod property;
mod script;
mod suite;
mod tell;
mod validate;
mod verify;
mod watch;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run(&cli::Cli::parse()) {
        Ok(code) => code,
        Err(e) => {
            use std::io::Write;
            // Nobody is left to tell if standard error is gone.
            let _ = writeln!(std::io::stderr(), "certus: {e:#}");
            ExitCode::from(2)
        }
    }
}
