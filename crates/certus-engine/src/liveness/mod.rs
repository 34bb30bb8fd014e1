//! Liveness: is there an infinite run that meets each of some sets of positions infinitely often?
//!
//! Whatever is asked (justice with fairness, LTL through its tableau) comes here as sets of positions of a system. [`Monitor`] makes one
//! set of *fair* positions of them, so that `FG ¬fair` is what engines prove, and the system total in the sense that the next state
//! is a function. The engines are transformations: each asks a safety engine ([`Safety`]) about systems that it makes.
//!
//! | engine | finds | needs |
//! | --- | --- | --- |
//! | `l2s` | proofs and lassos | – |
//! | `kliveness` | proofs | – |
//! | `kzeno` | proofs | time |
//! | `rlive` | proofs and lassos | – |
//! | `ranking` | proofs, and lassos on the way | – |
//! | `lasso` | lassos, the shortest first | – |
//! | `liveness` | all of it, side by side | – |

mod initial;
mod kliveness;
mod kzeno;
mod l2s;
mod lasso;
mod measures;
mod monitor;
mod portfolio;
mod ranking;
mod rlive;

pub use kliveness::KLiveness;
pub use kzeno::{KZeno, Timed};
pub use l2s::LivenessToSafety;
pub use lasso::LassoSearch;
pub use portfolio::Liveness;
pub use ranking::FairRanking;
pub use rlive::RLive;

use crate::adapt::solve;
use crate::control::Control;
use crate::engine::{EngineError, Outcome, Verdict};
use crate::lanes::Decision;
use crate::option_groups::OptionValue;
use crate::reason::Reason;
use crate::registry;
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms};
use certus_model::justice::{JusticeProof, Lasso};
use certus_model::{Invariant, OneLoop, Problem, Proof, Property, Ts};

/// What an engine of liveness works on.
#[derive(Clone, Copy, Debug)]
pub struct JusticeTask<'a> {
    /// The system.
    pub ts: &'a Ts,
    /// Sets of positions: does an infinite run meet each of them infinitely often?
    pub sets: &'a [Term],
}

/// What an engine of liveness found out.
#[derive(Clone, Debug)]
pub enum JusticeVerdict {
    /// No infinite run does: the proof says why.
    Holds(JusticeProof),
    /// This one does.
    Violated(Lasso),
    /// Neither, and why.
    Unknown(Reason),
}

impl Decision for JusticeVerdict {
    fn open(&self) -> Option<&Reason> {
        match self {
            JusticeVerdict::Unknown(why) => Some(why),
            JusticeVerdict::Holds(_) | JusticeVerdict::Violated(_) => None,
        }
    }

    fn unknown(why: Reason) -> JusticeVerdict {
        JusticeVerdict::Unknown(why)
    }
}

/// The end of such an engine's work.
#[derive(Clone, Debug)]
pub struct JusticeOutcome {
    /// What it found out.
    pub verdict: JusticeVerdict,
    /// What it took.
    pub stats: Stats,
}

/// An engine of liveness.
pub trait OnJustice {
    /// Runs. All terms of the task are of this arena; the engine adds its own. What has to be known of states that are
    /// reached it asks of `safety`.
    ///
    /// # Errors
    /// If a solver fails in a way that no other query would mend. A limit is no error.
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        safety: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError>;
}

/// What is known of the first set of bad positions of a system.
#[derive(Clone, Debug)]
pub enum Reach {
    /// None is reached: an inductive invariant over the state that says so.
    Never(Term),
    /// One is reached by the run with these positions.
    Run(Vec<Assignment>),
    /// Neither, and why.
    Unknown(Reason),
}

/// Who tells whether a bad position of a system is reached.
pub trait Safety: Sync {
    /// Whether one of the first set is, by the engine of this name, or by one that suits.
    ///
    /// # Errors
    /// As those of engines.
    fn reach(
        &self,
        terms: &mut Terms,
        ts: &Ts,
        engine: Option<&str>,
        control: &Control,
        stats: &mut Stats,
    ) -> Result<Reach, EngineError>;
}

/// The name of a safety engine, or none: then one is taken that suits.
#[derive(Clone, Debug, Default)]
pub(crate) struct SafetyEngine(Option<String>);

impl SafetyEngine {
    /// The name, if there is one.
    pub(crate) fn name(&self) -> Option<&str> {
        self.0.as_deref()
    }
}

impl OptionValue for SafetyEngine {
    const VALUES: &'static str = "the name of an engine, or any";

    fn read(text: &str) -> Option<SafetyEngine> {
        if text == "any" {
            return Some(SafetyEngine(None));
        }
        let takes = registry::make(text).ok()?.takes();
        takes.unreachable.then(|| SafetyEngine(Some(text.to_owned())))
    }

    fn show(&self) -> String {
        self.0.clone().unwrap_or_else(|| "any".to_owned())
    }
}

/// A safety engine, as it is.
#[derive(Clone, Debug)]
pub struct ByEngine(pub &'static str);

impl Safety for ByEngine {
    fn reach(
        &self,
        terms: &mut Terms,
        ts: &Ts,
        engine: Option<&str>,
        control: &Control,
        stats: &mut Stats,
    ) -> Result<Reach, EngineError> {
        let mut engine = registry::make(engine.unwrap_or(self.0))?;
        let property = Property::Unreachable(0);
        let problem = Problem::of_system(ts, &property);
        let control = Control { board: None, traces: None, ..control.clone() };
        let outcome = solve(engine.as_mut(), terms, &problem, &Invariant::default(), &control)?;
        let Outcome { verdict, stats: more } = outcome;
        stats.merge(&more);
        Ok(match verdict {
            Verdict::Unknown(why) => Reach::Unknown(why),
            Verdict::Safe(Proof::Inductive(invariant)) => {
                Reach::Never(invariant.at.get(&Ts::LOOP).copied().unwrap_or(terms.tru()))
            }
            Verdict::Safe(_) => Reach::Unknown(Reason::NotCarried("the proof is no invariant".to_owned())),
            Verdict::Unsafe(run) => {
                let automaton = OneLoop::new(terms, ts, &property);
                let positions = automaton.positions(terms, ts, &run);
                Reach::Run(positions.ok_or(EngineError::Inconsistent("a run of a system is none"))?)
            }
        })
    }
}
