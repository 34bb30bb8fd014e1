//! Runs to states that engines found to be reached, beside what they were asked: tests that come with a proof (Goldberg,
//! *Improving Convergence Rate of IC3*, VII-C).
//!
//! A run here ends anywhere but at the error. It is one of the automaton that the engine was given, or of the automaton with
//! one loop of its system, as counterexamples are ([`certus_model::one_loop`]).

use certus_model::Run;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Where engines leave such runs. All that share it add to the same list.
#[derive(Clone, Debug, Default)]
pub struct Traces {
    runs: Arc<Mutex<Vec<Run>>>,
    lost: Arc<AtomicUsize>,
}

impl Traces {
    /// Adds runs.
    pub fn add(&self, runs: impl IntoIterator<Item = Run>) {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).extend(runs);
    }

    /// What was added since the last time.
    #[must_use]
    pub fn take(&self) -> Vec<Run> {
        std::mem::take(&mut *self.runs.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes note of runs that were found and are no runs of the problem.
    pub fn lose(&self, runs: usize) {
        self.lost.fetch_add(runs, Ordering::Relaxed);
    }

    /// How many were lost.
    #[must_use]
    pub fn lost(&self) -> usize {
        self.lost.load(Ordering::Relaxed)
    }
}
