//! Why there is no answer.

use certus_c::cfa::{CutReason, Refused};
use certus_certify::Failure;
use certus_engine::Reason;
use certus_reduce::NotLifted;
use std::sync::Arc;

/// What ends the work from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time is over.
    Time,
    /// There is no more memory.
    Memory,
    /// Somebody does not want to wait.
    Interrupted,
}

/// A part of what was asked for that is not checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Memory that is lost in runs that do not end.
    Leaks,
    /// Bytes of objects that were never written.
    Bytes,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// A limit was reached.
    Limit(Limit),
    /// The engine has come to its end.
    Engine(Reason),
    /// The program uses what is not supported.
    NotSupported(String),
    /// The input, or what is asked about it, is not accepted.
    Rejected(String),
    /// The program cannot be translated.
    Refused(Refused),
    /// What was checked holds, but that is not all that was asked for.
    Missing(Missing),
    /// A run reaches a place beyond which nothing is followed.
    Cut {
        /// What is not followed.
        reason: CutReason,
        /// The line in the user's text.
        line: Option<u32>,
    },
    /// No error was found under one layout of memory, which is no proof for the others.
    OneLayout,
    /// The proof that was found is not carried back over the reductions, and no inductive one was found in its place.
    NotLifted {
        /// Why it is not carried back.
        why: NotLifted,
        /// Why there is no other; nothing if the other one is not carried back.
        instead: Option<Reason>,
    },
    /// The proof that was found has no formula for each predicate, and why no other was found, unless it is for that
    /// reason, too.
    NoInterpretation(Option<Reason>),
    /// The proof that was found fails its check: a defect of ours.
    Uncertified {
        /// What is wrong with it.
        failure: Failure,
        /// A script that shows it.
        script: Option<String>,
    },
    /// The run that was found cannot be executed in the time there is.
    LongRun,
    /// Its values do not lead through the program.
    NoRun,
    /// It is none, and why.
    RejectedRun(String),
    /// It ends in another way when it is executed.
    EndsOtherwise(String),
    /// The compiled program does something else, and that is not left open by C.
    Contradicted(String),
    /// The run does what C leaves undefined.
    Undefined(String),
    /// The run needs a value that only this library function determines.
    NeedsLibrary(Arc<str>),
    /// The proof rests on assumptions that were not allowed.
    Assumes(String),
}

impl Limit {
    /// The limit in words.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Limit::Time => "time limit",
            Limit::Memory => "memory limit",
            Limit::Interrupted => "interrupted",
        }
    }
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.words())
    }
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Missing::Leaks => "no run that ends loses memory, but one that does not end may",
            Missing::Bytes => "bytes of memory that were never written are not looked for",
        })
    }
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Unknown::Limit(limit) => limit.fmt(f),
            Unknown::Engine(reason) => reason.fmt(f),
            Unknown::Refused(why) => why.fmt(f),
            Unknown::NotSupported(why) | Unknown::Rejected(why) | Unknown::Undefined(why) => f.write_str(why),
            Unknown::Missing(missing) => missing.fmt(f),
            Unknown::Cut { reason, line: None } => reason.fmt(f),
            Unknown::Cut { reason, line: Some(line) } => write!(f, "{reason}, at line {line}"),
            Unknown::OneLayout => f.write_str("under one layout"),
            Unknown::NotLifted { why, instead } => {
                write!(f, "the proof that was found is not one of the program: {why}")?;
                instead.as_ref().map_or(Ok(()), |reason| write!(f, "; there is no other: {reason}"))
            }
            Unknown::NoInterpretation(reason) => {
                f.write_str("the proof that was found has no formula for each predicate")?;
                reason.as_ref().map_or(Ok(()), |reason| write!(f, "; there is no other: {reason}"))
            }
            Unknown::Uncertified { failure, .. } => {
                write!(f, "the proof that was found is not certified: {failure}")
            }
            Unknown::LongRun => f.write_str("the run that was found takes too long to execute"),
            Unknown::NoRun => f.write_str("the run that was found does not run in the program"),
            Unknown::RejectedRun(why) => write!(f, "the run that was found is none: {why}"),
            Unknown::EndsOtherwise(how) => {
                write!(f, "the run that was found ends otherwise when executed: {how}")
            }
            Unknown::Contradicted(what) => write!(f, "the compiled program contradicts the run: {what}"),
            Unknown::NeedsLibrary(name) => write!(
                f,
                "the run that was found needs a value that only '{name}' determines, which has no model"
            ),
            Unknown::Assumes(what) => write!(f, "the proof rests on an assumption: {what}"),
        }
    }
}

impl Unknown {
    /// What to try instead.
    #[must_use]
    pub fn advice(&self) -> Option<&'static str> {
        const TIME: &str = "more time (--time-limit 1h), another engine (--engine bmc finds errors, kinduction and \
                            ic3cfa prove), or fewer and smaller inputs; --stats shows where the time goes";
        Some(match self {
            Unknown::Limit(Limit::Interrupted) | Unknown::NotSupported(_) | Unknown::Rejected(_) => {
                return None;
            }
            Unknown::Limit(Limit::Time) | Unknown::Engine(Reason::Stopped(certus_solver::Stop::Deadline)) => {
                TIME
            }
            Unknown::Limit(Limit::Memory) => {
                "more memory (--memory-limit 8G), one engine at a time (-o lanes=1, or --engine ic3cfa)"
            }
            Unknown::Missing(Missing::Leaks) => "--property valid-memcleanup, which is about runs that end",
            Unknown::Cut { reason: CutReason::Recursion, .. } => {
                "a larger --recursion N, or a loop in place of the recursion"
            }
            Unknown::Uncertified { .. } => {
                "another engine (--engine NAME); this is a defect of Certus, please report it with the program"
            }
            Unknown::Contradicted(_) => "gcc and clang, and --no-certify; please report it with the program",
            Unknown::Undefined(_) => {
                "--property valid-deref, valid-free or no-division-by-zero, which tell whether the program does that"
            }
            Unknown::Refused(_) => "a part of the program, with --function NAME",
            Unknown::Missing(Missing::Bytes)
            | Unknown::Engine(_)
            | Unknown::Cut { .. }
            | Unknown::OneLayout
            | Unknown::NotLifted { .. }
            | Unknown::NoInterpretation(_)
            | Unknown::LongRun
            | Unknown::NoRun
            | Unknown::RejectedRun(_)
            | Unknown::EndsOtherwise(_)
            | Unknown::NeedsLibrary(_)
            | Unknown::Assumes(_) => "another engine (certus engines), or --verbose to see what happens",
        })
    }
}
