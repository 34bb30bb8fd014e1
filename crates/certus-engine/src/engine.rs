//! What an engine is.
//!
//! Engines differ in the model they work on, and that is in their type ([`Entry`]). [`crate::solve`] runs any of them on any
//! problem that it takes.

use crate::adapt::Views;
use crate::control::Control;
use crate::lanes::Decision;
use crate::liveness::OnJustice;
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::Terms;
use certus_model::{Cfa, Invariant, Proof, Property, Run, Ts};
use certus_solver::{SolverError, Theories};

/// What an engine on automata works on.
#[derive(Clone, Copy, Debug)]
pub struct Task<'a> {
    /// The automaton.
    pub cfa: &'a Cfa,
    /// Formulas that are known to hold whenever their location is reached. An engine may use them; if it
    /// does, they are part of the invariant it gives.
    pub facts: &'a Invariant,
}

/// What an engine on transition systems works on.
#[derive(Clone, Copy, Debug)]
pub struct SystemTask<'a> {
    /// The system.
    pub ts: &'a Ts,
    /// What is asked of it.
    pub property: &'a Property,
    /// A formula at [`Ts::LOOP`] that holds in all states that are reached.
    pub facts: &'a Invariant,
}

/// What an engine found out. Proofs and runs of a system are those of its automaton with one loop
/// ([`certus_model::one_loop`]).
#[derive(Clone, Debug)]
pub enum Verdict {
    /// The error location is not reachable: the proof says why.
    Safe(Proof),
    /// A run to the error location.
    Unsafe(Run),
    /// Neither, and why.
    Unknown(Reason),
}

impl Decision for Verdict {
    fn open(&self) -> Option<&Reason> {
        match self {
            Verdict::Unknown(why) => Some(why),
            Verdict::Safe(_) | Verdict::Unsafe(_) => None,
        }
    }

    fn unknown(why: Reason) -> Verdict {
        Verdict::Unknown(why)
    }
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
    /// The group it is shown in; empty if the engine has no groups.
    pub group: &'static str,
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

    /// What it takes, and what it needs of a solver.
    fn takes(&self) -> Takes;

    /// How it is run.
    fn entry(&mut self) -> Entry<'_>;
}

/// How an engine is run: by the model that it works on.
pub enum Entry<'e> {
    /// On automata.
    Automata(&'e mut dyn OnAutomata),
    /// On transition systems.
    Systems(&'e mut dyn OnSystems),
    /// It has other engines for both.
    Both(&'e mut dyn OnBoth),
    /// On infinite runs of transition systems.
    Justice(&'e mut dyn OnJustice),
}

/// What an engine takes. Which model it works on is no restriction: problems are adapted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takes {
    /// Theories of the problem.
    pub theories: Theories,
    /// Whether it can tell that something is unreachable.
    pub unreachable: bool,
    /// Whether it can tell that something does not happen infinitely often.
    pub justice: bool,
    /// Whether the solver has to give interpolants.
    pub interpolants: bool,
}

impl Takes {
    /// Bit-vectors and arrays of them, unreachability, any solver.
    pub const BITS: Takes = Takes {
        theories: Theories::BIT_VECTORS.and(Theories::ARRAYS).and(Theories::CONSTANT_ARRAYS),
        unreachable: true,
        justice: false,
        interpolants: false,
    };
    /// As [`Takes::BITS`], and linear arithmetic over Int and Real.
    pub const LINEAR: Takes =
        Takes { theories: Takes::BITS.theories.and(Theories::INTEGERS).and(Theories::REALS), ..Takes::BITS };
    /// Every theory, unreachability, any solver.
    pub const EVERY_THEORY: Takes = Takes { theories: Theories::ALL, ..Takes::BITS };
}

/// An engine that works on automata.
pub trait OnAutomata {
    /// Runs. All terms of the task are of this arena; the engine adds its own.
    ///
    /// # Errors
    /// If the solver fails in a way that no other query would mend. A limit is no error.
    fn run(&mut self, terms: &mut Terms, task: &Task<'_>, control: &Control) -> Result<Outcome, EngineError>;
}

/// An engine that works on transition systems.
pub trait OnSystems {
    /// Runs, as [`OnAutomata::run`] does.
    ///
    /// # Errors
    /// As there.
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError>;
}

/// An engine that has others for every model.
pub trait OnBoth {
    /// Runs, as [`OnAutomata::run`] does.
    ///
    /// # Errors
    /// As there.
    fn run(
        &mut self,
        terms: &mut Terms,
        views: &Views<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError>;
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
    /// The engine does not take such a problem, or not with this solver.
    #[error("{0}")]
    Unfit(String),
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
