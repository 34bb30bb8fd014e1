//! The certificate of a failing run: the interpreter has executed it, and where there is a C compiler, so has
//! the program that it makes.

use crate::verify::{Answer, Job};
use certus_c::interp::Run as Execution;
use certus_witness::compiled::{self, Compiled, Settings};
use certus_witness::trace::{Trace, record};
use std::time::Duration;

/// A run that fails.
pub(crate) struct Failing {
    /// As the interpreter executed it, or compiled programs.
    pub(crate) run: Execution,
    /// The interpreter could not execute it to the end, only so many steps; but two compiled programs have.
    pub(crate) followed: Option<u64>,
    /// The same as a person reads it.
    pub(crate) trace: Trace,
    /// What a compiled program says of it, unless that was not wanted.
    pub(crate) compiled: Option<Compiled>,
    /// A C file that fails, or why there is none.
    pub(crate) harness: Result<compiled::Harness, String>,
}

impl Failing {
    /// What has executed the run.
    pub(crate) fn certified_by(&self) -> Vec<&'static str> {
        if self.followed.is_some() {
            return vec!["optimised binary", "compiled binary with sanitizers"];
        }
        let mut by = vec!["interpreter"];
        if self.compiled == Some(Compiled::Confirms) {
            by.push("compiled binary");
        }
        by
    }

    /// One line on what has executed the run.
    pub(crate) fn certificate(&self) -> String {
        match &self.compiled {
            Some(Compiled::Confirms) => match self.followed {
                None => "certified: executed by the interpreter and by a compiled binary".to_owned(),
                Some(steps) => format!(
                    "certified: executed by two compiled binaries, one optimised, the other not and with sanitizers, \
                     which report nothing; it takes too long for the interpreter, which followed it for {steps} steps"
                ),
            },
            Some(Compiled::NotCompiled(why)) => {
                format!("certified: executed by the interpreter; not compiled: {why}")
            }
            Some(Compiled::Silent(why)) => format!("certified: executed by the interpreter only: {why}"),
            Some(Compiled::Undefined(what)) => format!(
                "certified: executed by the interpreter; the compiled program behaves otherwise ({what}), \
                 which C allows, for the run uses what C leaves undefined or unspecified"
            ),
            Some(Compiled::Contradicts(what)) => {
                format!("NOT certified: the compiled program disagrees: {what}")
            }
            None => "executed by the interpreter".to_owned(),
        }
    }
}

/// Certifies a run that the interpreter has executed.
pub(crate) fn confirm(job: &Job<'_>, run: Execution) -> Answer {
    let trace = record(job.unit, job.program, &job.asked.properties, &run);
    let harness = match job.entry {
        "main" => compiled::harness(job.unit, job.program, &run),
        other => Err(format!("the run begins in `{other}`, not in `main`")),
    };
    let compiled = job.compile.then(|| {
        // What is left of the time, but enough to try.
        let mut settings = Settings::default();
        if let Some(left) = job.control.limits.time_left() {
            settings.compile_limit = settings.compile_limit.min(left.max(Duration::from_secs(2)));
            settings.run_limit = settings.run_limit.min(left.max(Duration::from_secs(1)));
        }
        compiled::execute(job.unit, job.program, &run, &harness, &settings)
    });
    Answer::Unsafe(Box::new(Failing { run, followed: None, trace, compiled, harness }))
}

/// The answer for a run that two compiled programs have executed, and the interpreter only in part.
pub(crate) fn confirm_long(
    job: &Job<'_>,
    run: Execution,
    harness: compiled::Harness,
    followed: u64,
) -> Answer {
    let trace = record(job.unit, job.program, &job.asked.properties, &run);
    let compiled = Some(Compiled::Confirms);
    Answer::Unsafe(Box::new(Failing { run, followed: Some(followed), trace, compiled, harness: Ok(harness) }))
}
