//! The certificate of a failing run: the interpreter has executed it, and where there is a C compiler, so has
//! the program that it makes.

use crate::shorten::shortened;
use crate::unknown::Unknown;
use certus_c::TranslationUnit;
use certus_c::interp::Run as Execution;
use certus_c::program::{Program, Property};
use certus_certify::Certified;
use certus_engine::Control;
use certus_witness::compiled::{self, Compiled, Settings};
use certus_witness::trace::{Trace, record};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A run that fails.
#[derive(Clone)]
pub struct Failing {
    /// As the interpreter executed it, or compiled programs.
    pub run: Execution,
    /// The interpreter could not execute it to the end, only so many steps; but two compiled programs have.
    pub followed: Option<u64>,
    /// The same as a person reads it.
    pub trace: Trace,
    /// What a compiled program says of it, unless that was not wanted.
    pub compiled: Option<Compiled>,
    /// A library function that determines a value which the run needs, though no model says which: only a compiled
    /// program can tell.
    pub needed: Option<Arc<str>>,
    /// A C file that fails, or why there is none.
    pub harness: Result<compiled::Harness, String>,
    /// Why it goes on for ever, if that is how it fails.
    pub endless: Option<Endless>,
}

/// Why a run goes on for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endless {
    /// The steps of the stem. What was executed after them leads back to the state at their end, unless there is a set.
    pub begin: u64,
    /// The values from outside that the stem uses: those after them are chosen again and again.
    pub draws: usize,
    /// The state is that of an activation, which leads to a deeper one of the same procedure.
    pub deeper: bool,
    /// The check of a recurrent set in which the run stays, if no state comes again.
    pub set: Option<Certified>,
}

impl Failing {
    /// What has executed the run.
    #[must_use]
    pub fn certified_by(&self) -> Vec<&'static str> {
        if self.followed.is_some() {
            return vec!["optimised binary", "compiled binary with sanitizers"];
        }
        if let Some(Endless { set: Some(_), .. }) = &self.endless {
            return vec!["interpreter", "recurrent set"];
        }
        let mut by = vec!["interpreter"];
        if self.compiled == Some(Compiled::Confirms) {
            by.push("compiled binary");
        }
        by
    }

    /// Why the run is no answer, if it is none.
    #[must_use]
    pub fn doubt(&self) -> Option<Unknown> {
        match &self.compiled {
            // What the library gives is another value, not another meaning of C.
            Some(Compiled::Contradicts(what)) if self.needed.is_none() => {
                Some(Unknown::Contradicted(what.clone()))
            }
            Some(Compiled::Undefined(why)) => Some(Unknown::Undefined(why.clone())),
            Some(Compiled::Confirms) => None,
            _ => self.needed.clone().map(Unknown::NeedsLibrary),
        }
    }

    /// One line on what has executed the run.
    #[must_use]
    pub fn certificate(&self) -> String {
        if let (Some(_), Some(doubt)) = (&self.needed, self.doubt()) {
            return format!("NOT certified: {doubt}");
        }
        match &self.endless {
            Some(Endless { set: Some(checked), .. }) => {
                return format!(
                    "certified: executed by the interpreter for {} steps; that it never ends was checked by {}",
                    self.run.steps, checked.solver
                );
            }
            Some(Endless { begin, deeper: true, .. }) => {
                return format!(
                    "certified: executed by the interpreter; the call after {} steps is inside of that after {begin} steps, \
                     and all that it can see is the same",
                    self.run.steps
                );
            }
            Some(Endless { begin, .. }) => {
                return format!(
                    "certified: executed by the interpreter; its state after {} steps is that after {begin} steps",
                    self.run.steps
                );
            }
            None => {}
        }
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
            Some(Compiled::Open(what, open)) => format!(
                "certified: executed by the interpreter; the compiled program behaves otherwise ({what}), \
                 which C allows, for the run depends on {open}"
            ),
            Some(Compiled::Undefined(why)) => format!("NOT certified: {why}"),
            Some(Compiled::Contradicts(what)) => {
                format!("NOT certified: the compiled program disagrees: {what}")
            }
            None => "executed by the interpreter".to_owned(),
        }
    }
}

/// Runs that stand, for whoever has to tell what is known when a limit ends the work.
#[derive(Clone, Default)]
pub struct Known(Arc<Mutex<Vec<(usize, Failing)>>>);

impl Known {
    fn all(&self) -> MutexGuard<'_, Vec<(usize, Failing)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a run that stands; a number to speak of it.
    fn keep(&self, failing: &Failing) -> usize {
        let mut all = self.all();
        let number = all.last().map_or(0, |(number, _)| number + 1);
        all.push((number, failing.clone()));
        number
    }

    /// A run does not stand after all.
    fn forget(&self, number: usize) {
        self.all().retain(|(other, _)| *other != number);
    }

    /// One of them.
    #[must_use]
    pub fn take(&self) -> Option<Failing> {
        self.all().pop().map(|(_, failing)| failing)
    }
}

/// What is needed to certify a run.
#[derive(Clone)]
pub(crate) struct Case<'a> {
    pub(crate) unit: &'a TranslationUnit,
    pub(crate) program: &'a Program,
    pub(crate) properties: &'a [Property],
    /// The function that runs first.
    pub(crate) entry: &'a str,
    /// Whether failing runs are compiled and executed.
    pub(crate) compile: bool,
    /// Whether they are executed in a sandbox, or not at all.
    pub(crate) confined: bool,
    pub(crate) control: Control,
    /// What is known so far.
    pub(crate) known: Known,
}

/// Certifies a run that the interpreter has executed, or an easier one that fails in the same way. Whether it stands,
/// [`Failing::doubt`] tells.
pub(crate) fn confirm(case: &Case<'_>, run: Execution) -> Failing {
    let run = shortened(case, run);
    let trace = record(case.unit, case.program, case.properties, &run);
    let harness = match case.entry {
        "main" => compiled::harness(case.unit, case.program, &run),
        other => Err(format!("the run begins in `{other}`, not in `main`")),
    };
    let needed = compiled::needed_from_library(case.program, &run);
    let mut failing = Failing { run, followed: None, trace, compiled: None, needed, harness, endless: None };
    let undefined = compiled::undefined(case.program, &failing.run);
    failing.compiled = if case.compile {
        // Until it is compiled, the run stands by itself.
        failing.compiled = Some(Compiled::NotCompiled("a limit is reached".to_owned()));
        let stands = undefined.is_none() && failing.doubt().is_none();
        let number = stands.then(|| case.known.keep(&failing));
        // What is left of the time, but enough to try.
        let mut settings = Settings { confined: case.confined, ..Settings::default() };
        if let Some(left) = case.control.limits.time_left() {
            settings.compile_limit = settings.compile_limit.min(left.max(Duration::from_secs(2)));
            settings.run_limit = settings.run_limit.min(left.max(Duration::from_secs(1)));
        }
        failing.compiled =
            Some(compiled::execute(case.unit, case.program, &failing.run, &failing.harness, &settings));
        if let (Some(number), Some(_)) = (number, failing.doubt()) {
            case.known.forget(number);
        }
        failing.compiled
    } else {
        undefined.map(|undefined| Compiled::Undefined(undefined.describe(case.unit)))
    };
    failing
}

/// The same for a run that two compiled programs have executed, and the interpreter only in part.
pub(crate) fn confirm_long(
    case: &Case<'_>,
    run: Execution,
    harness: compiled::Harness,
    followed: u64,
) -> Failing {
    let trace = record(case.unit, case.program, case.properties, &run);
    let compiled = Some(Compiled::Confirms);
    Failing {
        run,
        followed: Some(followed),
        trace,
        compiled,
        needed: None,
        harness: Ok(harness),
        endless: None,
    }
}
