//! Runs a [`Program`] on given inputs: the reference semantics of C in Certus.
//!
//! Unknown values come from [`Inputs`]: results of the verification interface, but also variables and bytes
//! that were never written, bytes outside of every object (these are drawn when they are first read, and
//! kept) and the results of undefined functions. Everything else is determined by the program.
//!
//! If [`Property::Uninitialised`] is asked about, using a byte of an automatic or heap object that was never
//! written is a violation of it; copying such bytes is not, nor writing a bit-field beside them. Bytes that
//! hold several bit-fields count as written when one of these is. Variables are checked by the program.
//!
//! Where objects are is a [`Layout`]. If accesses are checked ([`Property::Deref`], [`Property::Free`]), objects are
//! far from each other, and a pointer that arithmetic moves away from its object points to no other one. Calls use no
//! stack of the machine. A call of the undefined function `__certus_out` appends its argument to the output, for
//! tests.

mod inputs;
mod layout;
mod memory;
mod observe;
mod recurrence;
mod run;
mod values;

pub use inputs::{Inputs, ListInputs, Place, RandomInputs};
pub use layout::Layout;
pub use observe::{Event, Observer};
pub use recurrence::Lasso;

use crate::program::{CutReason, ProcId, Program, Property, Source};
use crate::span::Span;

/// What to look for, and for how long.
#[derive(Clone, Debug)]
pub struct Config {
    /// The properties whose violation ends a run.
    pub check: Vec<Property>,
    /// Commands and jumps until a run is given up.
    pub max_steps: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config { check: vec![Property::Reach], max_steps: 1_000_000 }
    }
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The entry procedure returned this.
    Returned(u128),
    /// `exit`, `abort` or the like.
    Stopped,
    /// An assumption does not hold: the run is of no interest.
    AssumptionFailed,
    /// A property is violated.
    Violation {
        /// Which one.
        property: Property,
        /// Where; in the user's text also if a library model found it.
        span: Span,
        /// In which procedure.
        proc: ProcId,
    },
    /// The limit on steps is reached.
    OutOfSteps,
    /// The address space or the limit on memory is exhausted.
    OutOfMemory,
    /// What happens next is not known.
    Cut(CutReason),
}

/// An unknown value that a run used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Where it came from.
    pub source: Source,
    /// Its number of bits.
    pub width: u32,
    /// What it was.
    pub value: u128,
    /// What has it, if it is a variable or a byte that was never written.
    pub place: Option<Place>,
    /// The command that asked for it, in the user's text also if a library model did.
    pub span: Span,
}

/// A finished run.
#[derive(Clone, Debug)]
pub struct Run {
    /// How it ended.
    pub outcome: Outcome,
    /// The unknown values it used, in order.
    pub draws: Vec<Draw>,
    /// Arguments of `__certus_out`.
    pub output: Vec<u128>,
    /// Steps it took.
    pub steps: u64,
    /// Where objects were.
    pub layout: Layout,
    /// The procedures of the user's text that were active at the end, the outermost first, with the command that
    /// each had reached.
    pub active: Vec<(ProcId, Span)>,
}

/// Runs a program.
#[derive(Clone, Debug)]
pub struct Interpreter<'p> {
    program: &'p Program,
    config: Config,
    /// Place of each variable: among the globals, or in the frame of its procedure.
    places: Vec<u32>,
    /// Number of locals of each procedure.
    locals: Vec<u32>,
    globals: u32,
    layout: Layout,
}

impl<'p> Interpreter<'p> {
    /// Prepares a program.
    #[must_use]
    pub fn new(program: &'p Program, config: Config) -> Self {
        let mut locals = vec![0; program.procs.len()];
        let mut globals = 0;
        let places = program
            .vars
            .iter()
            .map(|var| {
                let count = match var.owner {
                    Some(proc) => &mut locals[proc.index()],
                    None => &mut globals,
                };
                *count += 1;
                *count - 1
            })
            .collect();
        Interpreter { program, config, places, locals, globals, layout: Layout::default() }
    }

    /// Puts objects elsewhere.
    #[must_use]
    pub fn under(mut self, layout: Layout) -> Self {
        self.layout = layout;
        self
    }

    /// One run.
    pub fn run(&self, inputs: &mut dyn Inputs) -> Run {
        run::run(self, inputs, &mut observe::Nobody)
    }

    /// One run that somebody watches.
    pub fn observe<O: Observer>(&self, inputs: &mut dyn Inputs, observer: &mut O) -> Run {
        run::run(self, inputs, observer)
    }
}
