//! Named counters and timers.

use certus_solver::{Purpose, Tally};
use std::collections::BTreeMap;
use std::time::Duration;

/// What an engine counted and timed. Names are kept in the order in which they first came up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    counters: Vec<(String, u64)>,
    queries: BTreeMap<Purpose, Tally>,
}

impl Stats {
    /// Adds to a counter.
    pub fn add(&mut self, name: &str, n: u64) {
        match self.counters.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += n,
            None => self.counters.push((name.to_owned(), n)),
        }
    }

    /// Sets a counter.
    pub fn set(&mut self, name: &str, n: u64) {
        self.add(name, 0);
        for (known, count) in &mut self.counters {
            if known == name {
                *count = n;
            }
        }
    }

    /// A counter; 0 if it was never touched.
    #[must_use]
    pub fn get(&self, name: &str) -> u64 {
        self.counters.iter().find(|(known, _)| known == name).map_or(0, |(_, n)| *n)
    }

    /// Adds the tallies of a solver session.
    pub fn add_queries(&mut self, tallies: &BTreeMap<Purpose, Tally>) {
        for (purpose, tally) in tallies {
            self.queries.entry(*purpose).or_default().add(tally);
        }
    }

    /// Adds what another engine, or the same one before, has counted.
    pub fn merge(&mut self, other: &Stats) {
        for (name, count) in &other.counters {
            self.add(name, *count);
        }
        self.add_queries(&other.queries);
    }

    /// The counters.
    #[must_use]
    pub fn counters(&self) -> &[(String, u64)] {
        &self.counters
    }

    /// The queries by purpose.
    #[must_use]
    pub fn queries(&self) -> &BTreeMap<Purpose, Tally> {
        &self.queries
    }

    /// All queries, and the time spent in the solver.
    #[must_use]
    pub fn all_queries(&self) -> (u64, Duration) {
        let mut all = Tally::default();
        for tally in self.queries.values() {
            all.add(tally);
        }
        (all.queries, all.time)
    }
}
