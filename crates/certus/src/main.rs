//! The command line of Certus. Only this crate prints, exits and knows output formats.

mod cli;
mod commands;
mod input;
mod life;
mod output;

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
    // Programs may be nested deeply, and so are their trees.
    let verdict = asked.gives_verdict();
    life::end::guarded(verdict, || certus_c::on_large_stack(|| cli::run(asked))?)
}
