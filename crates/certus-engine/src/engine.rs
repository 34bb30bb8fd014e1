//! What an engine is.

use crate::control::Control;
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Cfa, Invariant, Proof, Run};
use certus_solver::SolverError;

/// What an engine works on.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The automaton.
    pub cfa: &'a Cfa,
    /// Formulas that are known to hold whenever their location is reached. An engine may use them; if it
    /// does, they are part of the invariant it gives.
    pub facts: &'a Invariant,
}

/// What an engine found out.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The error location is not reachable: the proof says why.
    Safe(Proof),
    /// A run to the error location.
    Unsafe(Run),
    /// Neither, and the reason in a few words: `time limit`, `cancelled`, `bound 20 reached`…
    Unknown(String),
}

/// The end of an engine's work.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What it found out.
    pub verdict: Verdict,
    /// What it took.
    pub stats: Stats,
}

/// An option of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The key of `-o KEY=VALUE`.
    pub key: &'static str,
    /// The values it can have, as a person would write them: `on|off`, `a number`.
    pub values: &'static str,
    /// The value it has if nobody sets it.
    pub default: String,
    /// One line on what it does, with the section of the paper it comes from.
    pub about: &'static str,
}

/// An algorithm.
pub trait Engine: Send {
    /// The name the user picks it by.
    fn name(&self) -> &'static str;

    /// One line on what it is.
    fn about(&self) -> &'static str;

    /// Its options.
    fn options(&self) -> Vec<OptionInfo>;

    /// Sets an option.
    ///
    /// # Errors
    /// If there is no such option, or it cannot have that value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), EngineError>;

    /// Runs. All terms of the task are of this arena; the engine adds its own.
    ///
    /// # Errors
    /// If the solver fails in a way that no other query would mend. A limit is no error.
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError>;
}

/// What can go wrong.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// No engine has this name.
    #[error("there is no engine `{0}`; there are {1}")]
    NoEngine(String, String),
    /// No option has this name.
    #[error("engine `{engine}` has no option `{key}`; it has {known}")]
    NoOption {
        /// The engine.
        engine: &'static str,
        /// The name.
        key: String,
        /// Those it has.
        known: String,
    },
    /// An option cannot have this value.
    #[error("option `{key}` cannot be `{value}`: it takes {values}")]
    BadValue {
        /// The option.
        key: String,
        /// The value.
        value: String,
        /// What it takes.
        values: &'static str,
    },
    /// The engine found that what it did does not fit together: a defect, of it or of the solver.
    #[error("internal error: {0}")]
    Inconsistent(&'static str),
    /// The engine panicked, which is a defect too.
    #[error("internal error: {0}")]
    Panicked(String),
    /// The solver failed.
    #[error(transparent)]
    Solver(#[from] SolverError),
}
