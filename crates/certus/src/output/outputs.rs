//! Files that a check writes.

use crate::input::files::put;
use crate::output::tell::Told;
use crate::output::{junit, sarif};
use anyhow::{Result, anyhow, bail};
use certus_driver::{Failing, Summary, Unknown};
use certus_witness::compiled::{Compiled, Settings};
use clap::Args;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where they go.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Files to write")]
pub(crate) struct Outputs {
    /// The answer as a page for the browser: source, trace, automaton, frames and numbers.
    #[arg(long, value_name = "FILE.html")]
    pub(crate) report: Option<PathBuf>,
    /// The abstract reachability tree of an engine that builds one, in the language of Graphviz.
    #[arg(long, value_name = "FILE.dot")]
    pub(crate) tree: Option<PathBuf>,
    /// The answer as SARIF 2.1.0, for code scanning.
    #[arg(long, value_name = "FILE")]
    pub(crate) sarif: Option<PathBuf>,
    /// The answer as a JUnit test case, for CI servers.
    #[arg(long, value_name = "FILE.xml")]
    pub(crate) junit: Option<PathBuf>,
}

/// Writes what was asked for. One that cannot be written does not stop the others; all problems are told.
pub(crate) fn write(told: &Told<'_>, summary: &Summary) -> Vec<anyhow::Error> {
    let outputs = &told.options.outputs;
    let mut all = vec![told.recorder.close()];
    if let Some(Unknown::Uncertified { script: Some(script), .. }) = &summary.unknown {
        all.push(save_defect(script));
    }
    if let (Some(path), Some(failing)) = (&told.options.harness, told.answer.run()) {
        all.push(write_harness(path, failing));
    }
    if let Some(path) = &outputs.sarif {
        all.push(put(path, format!("{:#}\n", sarif::of(told, summary))));
    }
    if let Some(path) = &outputs.junit {
        all.push(put(path, junit::of(told, summary)));
    }
    if let Some(path) = &outputs.tree {
        all.push(match told.recorder.tree() {
            Some((_, tree)) => put(path, tree.dot()),
            None => Err(anyhow!("{}: no tree is written, for the engine has built none", path.display())),
        });
    }
    if let Some(path) = &outputs.report {
        all.push(put(path, crate::output::page::of(told, summary)));
    }
    all.into_iter().filter_map(Result::err).collect()
}

/// Writes what shows a defect of ours into the current folder, and tells of it loudly.
fn save_defect(script: &str) -> Result<()> {
    let path =
        crate::input::files::fresh(Path::new("."), "certus-failed-certificate-", ".smt2", script.as_bytes())?;
    let path = path.display();
    writeln!(
        crate::output::terminal::err(),
        "certus: THIS IS A DEFECT OF CERTUS: a proof that it found is none, so there is no verdict\n\
         certus: what shows it is in {path}; please report it with the program"
    )?;
    Ok(())
}

/// Writes the C file that fails. One that was seen not to fail is no harness.
fn write_harness(path: &Path, failing: &Failing) -> Result<()> {
    if let Some(Compiled::Open(what, _) | Compiled::Undefined(what)) = &failing.compiled {
        let text = "no harness is written, for the compiled program behaves otherwise";
        writeln!(crate::output::terminal::err(), "certus: {}: {text} ({what})", path.display())?;
        return Ok(());
    }
    let harness = match &failing.harness {
        Ok(harness) => harness,
        Err(why) => bail!("{}: no harness is written: {why}", path.display()),
    };
    let compiler = Settings::default().compiler;
    put(path, harness.file(&path.display().to_string(), &compiler.display().to_string()))
}
