//! A failing run, executed by the program that a C compiler makes of the user's text.
//!
//! The interpreter and the translation to an automaton share their reading of C. A compiler does not, so a
//! run that fails in its program too is a failure of the C program by anyone's reading.

mod build;
mod constants;
mod harness;
mod instrument;
mod long;
mod open;
mod rests;
mod sanitizer;
mod symbols;
mod testing;
mod unset;

pub use harness::{Harness, harness, test};
pub use long::{execute_strictly, long_run};
pub use open::{Open, Undefined, undefined, undefined_behaviour};
pub use rests::needed_from_library;
pub use testing::{Given, Tester, Tests};

use certus_c::TranslationUnit;
use certus_c::interp::{Outcome, Run};
use certus_c::program::{Program, Property};
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
    /// Whether its program runs in a sandbox, or not at all.
    pub confined: bool,
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
            confined: true,
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
    /// It does something else, and what; but the run depends on what C leaves open.
    Open(String, Open),
    /// It does not fail in the same way, or there is none; and the run does what C leaves undefined, in words.
    Undefined(String),
    /// It does something else, and what, although C says what has to happen.
    Contradicts(String),
}

/// Compiles the program with the inputs of a failing run, and runs it. If it does not fail in the same way, that is
/// held against the run, unless it depends on what C leaves open.
#[must_use]
pub fn execute(
    unit: &TranslationUnit,
    program: &Program,
    run: &Run,
    harness: &Result<Harness, String>,
    settings: &Settings<'_>,
) -> Compiled {
    let said = compare(unit, run, harness, settings);
    if said == Compiled::Confirms {
        return said;
    }
    let undefined = match said {
        Compiled::Contradicts(_) => open::undefined_or_odd(program, run),
        _ => undefined(program, run),
    };
    if let Some(undefined) = undefined {
        return Compiled::Undefined(undefined.describe(unit));
    }
    match said {
        Compiled::Contradicts(what) => match open::open(program, run) {
            Some(open) => Compiled::Open(what, open),
            None => Compiled::Contradicts(what),
        },
        other => other,
    }
}

/// Compiles and runs, and compares how it ends.
fn compare(
    unit: &TranslationUnit,
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
    if let Some(why) = ended.stopped {
        return Compiled::Silent(why);
    }
    if property == Property::Reach {
        match ended.status {
            Some(harness::REACHED) if ended.errors.contains(harness::REACHED_TEXT) => Compiled::Confirms,
            _ if ended.late => {
                Compiled::Silent(format!("the compiled program takes too long: {}", ended.describe()))
            }
            _ => Compiled::Contradicts(ended.describe()),
        }
    } else if sanitizer::reports(property, &ended.errors, &harness::failing_line(unit, run)) {
        Compiled::Confirms
    } else if ended.status.is_some_and(|status| harness::ASTRAY.contains(&status)) {
        Compiled::Contradicts(ended.describe())
    } else {
        Compiled::Silent(format!("the compiler's sanitizers do not report it: {}", ended.describe()))
    }
}
