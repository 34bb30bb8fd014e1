//! When to give up: a flag that another thread may raise, and a deadline.
//!
//! A [`Limits`] is cheap to clone and to ask. Every loop that can run long asks it now and then, so that
//! a limit ends in a clean *unknown* within a fraction of a second.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Why a search was ended before it had an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// Somebody raised the flag.
    Cancelled,
    /// The deadline has passed.
    Deadline,
    /// The conflict budget is used up.
    Conflicts,
    /// The search has come to an end without a solution, and without a proof that there is none.
    Incomplete,
}

impl std::fmt::Display for Stop {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Stop::Cancelled => "cancelled",
            Stop::Deadline => "time limit",
            Stop::Conflicts => "conflict limit",
            Stop::Incomplete => "no answer found",
        })
    }
}

/// The limits of a search.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Any of these being true ends the search.
    cancel: Vec<Arc<AtomicBool>>,
    deadline: Option<Instant>,
    /// What is left of a limit on processor time, in milliseconds: somebody else counts it, and raises the flag at its end.
    processor: Option<Arc<AtomicU64>>,
    conflicts: Option<u64>,
}

impl Limits {
    /// No limit at all.
    #[must_use]
    pub fn none() -> Limits {
        Limits::default()
    }

    /// The same limits, ended as well when `flag` becomes true.
    #[must_use]
    pub fn with_cancel(mut self, flag: Arc<AtomicBool>) -> Limits {
        self.cancel.push(flag);
        self
    }

    /// The same limits, ended as well at `deadline`.
    #[must_use]
    pub fn with_deadline(mut self, deadline: Instant) -> Limits {
        self.deadline = Some(self.deadline.map_or(deadline, |d| d.min(deadline)));
        self
    }

    /// The same limits, ended as well `time` from now.
    #[must_use]
    pub fn with_timeout(self, time: Duration) -> Limits {
        self.with_deadline(Instant::now() + time)
    }

    /// The same limits, where no more processor time is left than the number of milliseconds in `left`.
    #[must_use]
    pub fn with_processor_time(mut self, left: Arc<AtomicU64>) -> Limits {
        self.processor = Some(left);
        self
    }

    /// The same limits with at most `n` conflicts for each query.
    #[must_use]
    pub fn with_conflicts(mut self, n: u64) -> Limits {
        self.conflicts = Some(n);
        self
    }

    /// The conflict budget of one query.
    #[must_use]
    pub fn conflicts(&self) -> Option<u64> {
        self.conflicts
    }

    /// The time left, if there is a limit on it: until the deadline, and of the processor's. Shares of the time are shares
    /// of this.
    #[must_use]
    pub fn time_left(&self) -> Option<Duration> {
        let until = self.deadline.map(|d| d.saturating_duration_since(Instant::now()));
        let spent = self.processor.as_ref().map(|left| Duration::from_millis(left.load(Ordering::Relaxed)));
        until.into_iter().chain(spent).min()
    }

    /// Whether the search must end now, and why. Reads the clock: ask it every few hundred steps.
    #[must_use]
    pub fn stop(&self) -> Option<Stop> {
        if self.cancel.iter().any(|flag| flag.load(Ordering::Relaxed)) {
            return Some(Stop::Cancelled);
        }
        if self.deadline.is_some_and(|d| Instant::now() >= d) {
            return Some(Stop::Deadline);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_left_is_the_least_of_both_clocks() {
        let left = Arc::new(AtomicU64::new(20_000));
        let limits = Limits::none().with_processor_time(left.clone());
        assert_eq!(limits.time_left(), Some(Duration::from_secs(20)));
        let long = limits.clone().with_timeout(Duration::from_secs(200));
        assert_eq!(long.time_left(), Some(Duration::from_secs(20)));
        left.store(5, Ordering::Relaxed);
        assert_eq!(long.time_left(), Some(Duration::from_millis(5)));
        assert_eq!(long.stop(), None, "who counts it raises the flag");
        left.store(u64::MAX, Ordering::Relaxed);
        assert!(long.time_left().is_some_and(|left| left > Duration::from_secs(100)));
        assert_eq!(Limits::none().time_left(), None);
    }
}
