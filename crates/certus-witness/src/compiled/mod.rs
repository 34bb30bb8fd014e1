//! A failing run, executed by the program that a C compiler makes of the user's text.
//!
//! The interpreter and the translation to an automaton share their reading of C. A compiler does not, so a
//! run that fails in its program too is a failure of the C program by anyone's reading.

mod build;
mod constants;
mod harness;
mod instrument;
mod long;
mod sanitizer;
mod testing;
mod unset;

pub use harness::{Harness, harness};
pub use long::{execute_strictly, long_run};
pub use testing::{Given, Tester, Tests};

use certus_c::TranslationUnit;
use certus_c::interp::{Config, Event, Interpreter, ListInputs, Observer, Outcome, Run};
use certus_c::program::{Program, Property, Source};
use certus_c::span::Span;
use std::path::PathBuf;
use std::time::Duration;

/// How to compile and run.
#[derive(Clone)]
pub struct Settings<'a> {
    /// The C compiler.
    pub compiler: PathBuf,
    /// How long it may take.
    pub compile_limit: Duration,
    /// How long its program may take.
    pub run_limit: Duration,
    /// Whether nobody wants it any more.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Settings<'_> {
    /// The compiler that `$CC` names, else `cc`; a few seconds.
    fn default() -> Self {
        let named = std::env::var_os("CC").filter(|name| !name.is_empty());
        Settings {
            compiler: named.map_or_else(|| PathBuf::from("cc"), PathBuf::from),
            compile_limit: Duration::from_secs(10),
            run_limit: Duration::from_secs(5),
            stop: &|| false,
        }
    }
}

/// What a compiled program says of a failing run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Compiled {
    /// It fails in the same way.
    Confirms,
    /// There is none, and why.
    NotCompiled(String),
    /// It was run but does not tell, and why.
    Silent(String),
    /// It does something else, and what; but the run depends on what C leaves undefined or unspecified.
    Undefined(String),
    /// It does something else, and what, although C says what has to happen.
    Contradicts(String),
}

/// Compiles the program with the inputs of a failing run, and runs it.
#[must_use]
pub fn execute(
    unit: &TranslationUnit,
    program: &Program,
    run: &Run,
    harness: &Result<Harness, String>,
    settings: &Settings<'_>,
) -> Compiled {
    let Outcome::Violation { property, .. } = run.outcome else {
        return Compiled::NotCompiled("the run does not fail".to_owned());
    };
    let harness = match harness {
        Ok(harness) => harness,
        Err(why) => return Compiled::NotCompiled(why.clone()),
    };
    let ended = match build::build_and_run(harness, settings) {
        Ok(ended) => ended,
        Err(why) => return Compiled::NotCompiled(why),
    };
    if property == Property::Reach {
        match ended.status {
            Some(harness::REACHED) if ended.errors.contains(harness::REACHED_TEXT) => Compiled::Confirms,
            _ if ended.late => {
                Compiled::Silent(format!("the compiled program takes too long: {}", ended.describe()))
            }
            _ if undefined(program, run) => Compiled::Undefined(ended.describe()),
            _ => Compiled::Contradicts(ended.describe()),
        }
    } else if sanitizer::reports(property, &ended.errors, &harness::failing_line(unit, run)) {
        Compiled::Confirms
    } else {
        Compiled::Silent(format!("the compiler's sanitizers do not report it: {}", ended.describe()))
    }
}

/// Larger objects may not be had when the program runs; in the interpreter `malloc` never fails.
const LARGE: u64 = 1 << 28;

/// What else of a run C leaves open.
struct Open<'a> {
    /// How large objects are.
    largest: u64,
    /// Expressions whose operands may get their results the other way round.
    draws: &'a [Span],
    /// Whether one of them was evaluated.
    drew: bool,
}

impl Observer for Open<'_> {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Allocated { size, .. } => self.largest = self.largest.max(size),
            Event::At { span, .. } if !self.drew => {
                self.drew = self.draws.iter().any(|open| open.lo <= span.lo && span.hi <= open.hi);
            }
            _ => {}
        }
    }
}

/// Whether a run may depend on what C leaves open: values that were never given, an operation on the way whose
/// effect C does not say, the order of operands, or memory that may not be had. (Signed numbers wrap, as the compiler
/// is told.)
#[must_use]
pub fn undefined(program: &Program, run: &Run) -> bool {
    let given = |source: &Source| matches!(source, Source::Input(_) | Source::Undefined(_));
    if run.draws.iter().any(|draw| !given(&draw.source) && !harness::is_external(program, draw)) {
        return true;
    }
    let check = vec![
        Property::Reach,
        Property::DivByZero,
        Property::Shift,
        Property::Deref,
        Property::Free,
        Property::Uninitialised,
    ];
    let config = Config { check, max_steps: run.steps.saturating_add(1) };
    let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
    let mut open = Open { largest: 0, draws: &program.unspecified_draws, drew: false };
    let again = Interpreter::new(program, config).observe(inputs, &mut open);
    open.drew
        || open.largest >= LARGE
        || !matches!(again.outcome, Outcome::Violation { property: Property::Reach, .. })
}
