//! The answer, decided once: every output renders this.

use crate::confirm::Failing;
use crate::tests::Tests;
use crate::unknown::Unknown;
use certus_c::cfa::Translation;
use certus_c::interp::Run as Execution;
use certus_certify::Certified;
use certus_engine::Stats;
use certus_logic::Terms;
use certus_model::{Proof, Ranking};
use certus_reduce::{PassStats, Size};
use std::time::Duration;

/// The answer to the question whether a program has a property.
pub enum Answer {
    /// No error can be reached.
    Safe(Box<Proved>),
    /// An error is reached by this run of the program, which stands.
    Unsafe(Box<Failing>),
    /// Neither, and why; with a run that fails but does not stand, if there is one.
    Unknown(Unknown, Option<Box<Failing>>),
}

/// A proof, with what its formulas are about.
pub struct Proved {
    /// The arena of the formulas.
    pub terms: Terms,
    /// The automaton as the front end delivered it, and what it says of the program.
    pub translation: Translation,
    /// The proof, of that automaton.
    pub proof: Proof,
    /// What falls along every loop, if the proof is that the program ends; its invariants are those of the proof.
    pub ranking: Option<Ranking>,
    /// Whether it is only about runs that access no memory they may not, and do not divide by zero or shift too far.
    pub defined: bool,
    /// An independent check of it, unless that was not wanted.
    pub certified: Option<Certified>,
    /// The lines of all conditions that are checked, if it was shown that no run comes to any of them.
    pub vacuous: Option<Vec<u32>>,
}

impl Answer {
    /// The answer that there is none.
    #[must_use]
    pub fn unknown(why: Unknown) -> Answer {
        Answer::Unknown(why, None)
    }

    /// The answer that a failing run is, if it stands.
    #[must_use]
    pub fn of_run(failing: Failing) -> Answer {
        match failing.doubt() {
            None => Answer::Unsafe(Box::new(failing)),
            Some(doubt) => Answer::Unknown(doubt, Some(Box::new(failing))),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        matches!(self, Answer::Unknown(..))
    }

    /// The run that fails, whether it stands or not.
    #[must_use]
    pub fn run(&self) -> Option<&Failing> {
        match self {
            Answer::Unsafe(failing) | Answer::Unknown(_, Some(failing)) => Some(failing),
            Answer::Safe(_) | Answer::Unknown(_, None) => None,
        }
    }
}

impl Default for Answer {
    fn default() -> Answer {
        Answer::unknown(Unknown::Engine(certus_engine::Reason::NoEngine))
    }
}

/// The answer and what it took.
#[derive(Default)]
pub struct Report {
    /// The answer.
    pub answer: Answer,
    /// What it took.
    pub effort: Effort,
    /// Runs to states that the engine found to be reached, if they were wanted.
    pub tests: Tests<Execution>,
    /// The reduced automaton as SVG, if it was wanted and is not too large.
    pub picture: Option<String>,
}

/// What an answer took.
#[derive(Clone, Debug, Default)]
pub struct Effort {
    /// What engines counted.
    pub stats: Stats,
    /// What reductions did.
    pub passes: Vec<PassStats>,
    /// The sizes of the automaton as the front end delivered it.
    pub raw: Size,
    /// Its sizes after reductions.
    pub reduced: Size,
    /// How long each part took.
    pub times: Vec<(&'static str, Duration)>,
}
