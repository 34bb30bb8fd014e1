//! What interpolation counts.

use std::collections::BTreeMap;
use std::time::Duration;

/// The counters of one method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MethodStats {
    /// Sequences it was asked about.
    pub asked: u64,
    /// Sequences it gave interpolants for.
    pub solved: u64,
    /// Sequences it could not do.
    pub refused: u64,
    /// Sequences whose interpolants were found wrong, and dropped.
    pub wrong: u64,
    /// Interpolants given.
    pub interpolants: u64,
    /// Their distinct subterms, all added up, before and after they were simplified.
    pub size: u64,
    /// See `size`.
    pub simplified: u64,
    /// The subterms of the largest.
    pub largest: u64,
    /// The time it took, checks included.
    pub time: Duration,
}

impl MethodStats {
    fn add(&mut self, other: &MethodStats) {
        self.asked += other.asked;
        self.solved += other.solved;
        self.refused += other.refused;
        self.wrong += other.wrong;
        self.interpolants += other.interpolants;
        self.size += other.size;
        self.simplified += other.simplified;
        self.largest = self.largest.max(other.largest);
        self.time += other.time;
    }
}

/// The counters of all methods, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InterpolationStats {
    /// By the method's name.
    pub methods: BTreeMap<&'static str, MethodStats>,
}

impl InterpolationStats {
    /// The counters of one method.
    pub fn of(&mut self, method: &'static str) -> &mut MethodStats {
        self.methods.entry(method).or_default()
    }

    /// Adds other counters to these.
    pub fn add(&mut self, other: &InterpolationStats) {
        for (method, stats) in &other.methods {
            self.of(method).add(stats);
        }
    }
}
