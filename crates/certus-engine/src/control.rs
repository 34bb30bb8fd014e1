//! What an engine is told from outside, and what it tells.

use crate::board::Board;
use crate::reason::Reason;
use crate::traces::Traces;
use crate::tree::Tree;
use certus_model::Run;
use certus_solver::{Limits, Session, SolverError, registry};
use std::sync::Arc;

/// Who listens to what happens.
pub type Sink = Arc<dyn Fn(&Event) + Send + Sync>;

/// Limits, the solver to use, and who listens. Every loop of an engine that can run long asks
/// [`Control::stop`], and every solver session gets [`Control::limits`].
#[derive(Clone, Default)]
pub struct Control {
    /// When to give up.
    pub limits: Limits,
    /// The solver's name, as in `certus solvers`; empty for the default.
    pub solver: String,
    /// Who is told what happens.
    pub sink: Option<Sink>,
    /// Where engines that run side by side tell each other what they found.
    pub board: Option<Arc<Board>>,
    /// Where engines leave runs to states that they found to be reached.
    pub traces: Option<Traces>,
}

impl Control {
    /// Whether to give up now, and why.
    #[must_use]
    pub fn stop(&self) -> Option<Reason> {
        self.limits.stop().map(Reason::Stopped)
    }

    /// A new session of the solver, with the limits.
    pub(crate) fn session(&self) -> Result<Session, SolverError> {
        let name = if self.solver.is_empty() { registry::DEFAULT } else { &self.solver };
        let mut session = Session::new(registry::make(name)?);
        session.set_limits(self.limits.clone());
        Ok(session)
    }

    /// The same, but runs to states that are reached are left in a place of its own, if they are wanted: those of another
    /// problem, which have to be carried over.
    #[must_use]
    pub fn with_own_traces(&self) -> Control {
        Control { traces: self.traces.as_ref().map(|_| Traces::default()), ..self.clone() }
    }

    /// What was left there.
    #[must_use]
    pub fn take_traces(&self) -> Vec<Run> {
        self.traces.as_ref().map(Traces::take).unwrap_or_default()
    }

    /// Tells what happens; `event` is made only if somebody listens.
    pub fn tell(&self, event: impl FnOnce() -> Event) {
        if let Some(sink) = &self.sink {
            sink(&event());
        }
    }
}

impl std::fmt::Debug for Control {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Control").field("limits", &self.limits).field("solver", &self.solver).finish()
    }
}

/// What engines report while they work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A new frame, or a new bound.
    Frame {
        /// The engine.
        engine: &'static str,
        /// Its number.
        k: usize,
    },
    /// How things stand; sent every few hundred queries.
    Progress {
        /// The engine.
        engine: &'static str,
        /// The frame or bound.
        k: usize,
        /// Obligations waiting.
        obligations: usize,
        /// Lemmas held.
        lemmas: usize,
        /// Queries asked.
        queries: u64,
    },
    /// A step, in words, for the log.
    Step {
        /// The engine.
        engine: &'static str,
        /// What was done.
        text: String,
    },
    /// The abstract reachability tree at the end of a search.
    Tree {
        /// The engine.
        engine: &'static str,
        /// The tree.
        tree: Tree,
    },
}
