//! Runs to states that are reached, as tests of the program (Goldberg, *Improving Convergence Rate of IC3*, VII-C).
//!
//! An engine that proves something may know runs that end anywhere, and not at an error. The interpreter executes the
//! program with their inputs. If it asks for more, the test ends there, or goes on with zeros if the program ends then.

use crate::replay::values_by_variable;
use certus_c::cfa::Translation;
use certus_c::interp::{Config, Inputs, Interpreter, Outcome, Run};
use certus_c::program::{Program, Property, Source, VarId};
use certus_model::Hints;
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::collections::VecDeque;

/// The values of a run, by the variable they go to.
struct Given<'a> {
    values: FxHashMap<VarId, VecDeque<u128>>,
    /// How many values were asked for, of all kinds.
    asked: usize,
    /// How many of them were asked for before one that the run does not have.
    end: Cell<Option<usize>>,
    stop: &'a dyn Fn() -> bool,
}

impl Inputs for Given<'_> {
    fn stop(&self) -> bool {
        self.end.get().is_some() || (self.stop)()
    }

    fn next(&mut self, _: &Source, _: u32) -> u128 {
        self.asked += 1;
        0
    }

    fn value(&mut self, source: &Source, _: u32, var: VarId) -> u128 {
        let value = self.values.get_mut(&var).and_then(VecDeque::pop_front);
        let from_outside = matches!(source, Source::Input(_) | Source::Undefined(_));
        if value.is_none() && from_outside && self.end.get().is_none() {
            self.end.set(Some(self.asked));
        }
        self.asked += 1;
        value.unwrap_or(0)
    }
}

/// Executes the program with the values that a run of the automaton chose. Nothing if that is no test: an error is
/// reached, an assumption does not hold, or the program goes on for too long.
#[must_use]
pub fn replay_reached(
    program: &Program,
    translation: &Translation,
    hints: &Hints,
    properties: &[Property],
    (max_steps, stop): (u64, &dyn Fn() -> bool),
) -> Option<Run> {
    let values = values_by_variable(translation, hints);
    let mut given = Given { values, asked: 0, end: Cell::new(None), stop };
    let config = Config { check: properties.to_vec(), max_steps };
    let mut run = Interpreter::new(program, config).run(&mut given);
    match (&run.outcome, given.end.get()) {
        (Outcome::Violation { .. }, _) => None,
        (Outcome::Returned(_) | Outcome::Stopped, _) => Some(run),
        (_, Some(end)) if end > 0 && end <= run.draws.len() => {
            run.draws.truncate(end);
            Some(run)
        }
        _ => None,
    }
}
