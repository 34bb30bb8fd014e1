//! A run of the program as a person reads it: what happened, in order, in terms of the source.
//!
//! A trace is recorded from a run of the interpreter. It is data: the text of `certus check`, the page of a
//! report and witness files are made from it.

mod folding;
mod names;
mod record;
mod render;
mod state;
mod values;
mod wrong;

pub use record::{record, record_endless};
pub use render::{long, short};

use certus_c::program::Property;
use std::sync::Arc;

/// A run, step by step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// What happened, first things first.
    pub steps: Vec<TraceStep>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TraceStep {
    /// The file, as the user or a line marker spelled it.
    pub file: Arc<str>,
    /// The line, from one.
    pub line: u32,
    /// The column, from one.
    pub column: u32,
    /// The function it happened in.
    pub function: Arc<str>,
    /// How many calls are around that function.
    pub depth: u32,
    /// What it is.
    pub kind: TraceKind,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TraceKind {
    /// Control is at a statement; what follows happens there, up to the next one.
    Statement {
        /// The source line, without spaces around it.
        text: Arc<str>,
    },
    /// An input is drawn.
    Input {
        /// The function that gives it: `__VERIFIER_nondet_int`, one without a definition, or the one that runs first
        /// for its own arguments.
        function: Arc<str>,
        /// The parameter of that function which it is, if it is one.
        parameter: Option<String>,
        /// Its bits.
        value: u128,
        /// How many there are.
        width: u32,
        /// The value as C writes it.
        text: String,
    },
    /// Something is read that C leaves undefined.
    Undefined {
        /// What it is, up to its value: `x has no value, and holds`, `a volatile object holds`, …
        what: String,
        /// Its bits.
        value: u128,
        /// How many there are.
        width: u32,
        /// The value as C writes it.
        text: String,
    },
    /// A variable, or a part of one, gets another value.
    Change {
        /// Which one: `x`, `s.a[3]`.
        variable: String,
        /// The new value as C writes it.
        text: String,
    },
    /// A heap object is freed.
    Freed {
        /// Which one.
        what: String,
    },
    /// A function is entered. The step is in the caller.
    Enter {
        /// Its name.
        function: Arc<str>,
        /// Its parameters with their values.
        args: Vec<(String, String)>,
    },
    /// A function is left. The step is in the function.
    Leave {
        /// Its name.
        function: Arc<str>,
        /// What it gives back, if somebody wants it.
        value: Option<String>,
    },
    /// A condition decides where control goes.
    Branch {
        /// Whether it held.
        taken: bool,
    },
    /// The run fails; the last step.
    Failure {
        /// What is violated.
        property: Property,
        /// What went wrong, in a sentence without its full stop.
        what: String,
        /// The variables that the failed condition is about, with their values.
        values: Vec<(String, String)>,
    },
    /// Of a run that goes on for ever: what was before is its stem, what comes is repeated again and again.
    Loop,
    /// So many steps are left out, for the run is very long. Inputs are not, unless millions of steps of the
    /// interpreter were before them.
    Omitted {
        /// How many; 0 if nobody has counted them.
        steps: u64,
    },
}

/// Where the loop of a run that goes on for ever begins, in words.
pub const LOOP: &str = "— from here on, this is repeated for ever —";

impl Trace {
    /// The inputs, in order.
    pub fn inputs(&self) -> impl Iterator<Item = &TraceStep> {
        self.steps
            .iter()
            .filter(|step| matches!(step.kind, TraceKind::Input { .. } | TraceKind::Undefined { .. }))
    }

    /// What went wrong, in a sentence without its full stop.
    #[must_use]
    pub fn wrong(&self) -> Option<&str> {
        match &self.failure()?.kind {
            TraceKind::Failure { what, .. } => Some(what),
            _ => None,
        }
    }

    /// How the run fails.
    #[must_use]
    pub fn failure(&self) -> Option<&TraceStep> {
        self.steps.last().filter(|step| matches!(step.kind, TraceKind::Failure { .. }))
    }
}
