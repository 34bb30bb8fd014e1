//! When to restart: as soon as the clauses learnt lately are worse than usual (Glucose), in phases that
//! alternate with long undisturbed ones, which find solutions more easily.
//!
//! Everything begins anew with each query. A restart goes back to the assumptions, not to level 0.

/// Conflicts between two restarts at least.
const FOCUSED_INTERVAL: u64 = 8;
/// How much worse than usual.
const MARGIN: f64 = 1.1;
/// Conflicts of the first phase.
const FIRST_PHASE: u64 = 1000;
/// The unit of the Luby sequence in undisturbed phases.
const LUBY_UNIT: u64 = 512;

/// An exponential moving average that is not biased towards its initial value.
#[derive(Debug)]
struct Average {
    alpha: f64,
    value: f64,
    weight: f64,
}

impl Average {
    fn new(alpha: f64) -> Average {
        Average { alpha, value: 0.0, weight: 0.0 }
    }

    fn update(&mut self, x: f64) {
        self.value += self.alpha * (x - self.value);
        self.weight += self.alpha * (1.0 - self.weight);
    }

    fn get(&self) -> f64 {
        if self.weight == 0.0 { 0.0 } else { self.value / self.weight }
    }
}

/// The restart policy of one query.
#[derive(Debug)]
pub(super) struct Restarts {
    fast: Average,
    slow: Average,
    /// Conflicts of this query.
    conflicts: u64,
    restart_at: u64,
    focused: bool,
    phase_end: u64,
    phase_length: u64,
    luby_index: u64,
}

impl Restarts {
    pub(super) fn new() -> Restarts {
        Restarts {
            fast: Average::new(0.03),
            slow: Average::new(1e-4),
            conflicts: 0,
            restart_at: FOCUSED_INTERVAL,
            focused: true,
            phase_end: FIRST_PHASE,
            phase_length: FIRST_PHASE,
            luby_index: 0,
        }
    }

    /// Takes notice of a learnt clause.
    pub(super) fn learnt(&mut self, lbd: u32) {
        self.conflicts += 1;
        self.fast.update(f64::from(lbd));
        self.slow.update(f64::from(lbd));
    }

    /// Conflicts of this query.
    pub(super) fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Whether to restart now.
    pub(super) fn is_due(&mut self) -> bool {
        if self.conflicts < self.restart_at {
            return false;
        }
        if self.focused && self.fast.get() <= MARGIN * self.slow.get() {
            return false;
        }
        if self.conflicts >= self.phase_end {
            self.focused = !self.focused;
            self.phase_length += self.phase_length / 2;
            self.phase_end = self.conflicts + self.phase_length;
        }
        let wait = if self.focused {
            FOCUSED_INTERVAL
        } else {
            self.luby_index += 1;
            luby(self.luby_index) * LUBY_UNIT
        };
        self.restart_at = self.conflicts + wait;
        true
    }
}

/// The `i`-th number, from 1, of the sequence 1 1 2 1 1 2 4 1 1 2 …
fn luby(mut i: u64) -> u64 {
    loop {
        let block = u64::BITS - i.leading_zeros();
        if i == (1 << block) - 1 {
            return 1 << (block - 1);
        }
        i -= (1 << (block - 1)) - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luby_sequence() {
        let first: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(first, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
