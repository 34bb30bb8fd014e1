//! Tests that come with an answer: runs to states that the engine found to be reached (Goldberg, *Improving Convergence Rate
//! of IC3*, VII-C).
//!
//! Such a run is one of what the engine was given. It is carried back to what was read and executed there, or it is no
//! test: what cannot be carried back is counted.

use crate::job::Job;
use crate::model::SystemJob;
use certus_c::cfa::Translation;
use certus_c::interp::Run as Execution;
use certus_certify::check_steps;
use certus_engine::{Control, Traces};
use certus_logic::{Assignment, Terms};
use certus_model::{OneLoop, Property, Run};
use certus_reduce::{Reduction, SystemReduction};
use certus_witness::replay_reached;

/// No more runs are looked at.
const MOST_RUNS: usize = 2_000;

/// The most steps of a test of a program.
const MOST_STEPS: u64 = 1_000_000;

/// Tests, and how many runs are none.
#[derive(Clone, Debug)]
pub struct Tests<T> {
    /// Runs that were executed, each one once.
    pub runs: Vec<T>,
    /// How many runs were found that are not among them because they could not be carried back.
    pub lost: usize,
}

impl<T> Default for Tests<T> {
    fn default() -> Tests<T> {
        Tests { runs: Vec::new(), lost: 0 }
    }
}

impl<T> Tests<T> {
    /// Those of the runs that can be carried back and are not the same as another.
    fn of(
        found: &[Run],
        same: impl Fn(&T, &T) -> bool,
        mut carry_back: impl FnMut(&Run) -> Option<T>,
    ) -> Tests<T> {
        let mut tests = Tests::default();
        for (number, run) in found.iter().enumerate() {
            let test = if number < MOST_RUNS { carry_back(run) } else { None };
            match test {
                None => tests.lost += 1,
                Some(test) if tests.runs.iter().any(|other| same(other, &test)) => {}
                Some(test) => tests.runs.push(test),
            }
        }
        tests
    }
}

/// Tests of a program, by runs of its reduced automaton.
pub(crate) fn of_program(
    job: &Job<'_>,
    terms: &mut Terms,
    translation: &Translation,
    reduction: &Reduction,
    found: &[Run],
) -> Tests<Execution> {
    let stop = || job.control.stop().is_some();
    let same = |one: &Execution, other: &Execution| {
        let values = |run: &Execution| run.draws.iter().map(|draw| draw.value).collect::<Vec<_>>();
        values(one) == values(other)
    };
    Tests::of(found, same, |run| {
        let hints = reduction.lift_hints(terms, run);
        let limits = (MOST_STEPS, &stop as &dyn Fn() -> bool);
        replay_reached(job.program, translation, &hints, &job.asked.properties, limits)
    })
}

/// Tests of a system, by runs of the reduced one: positions that may end anywhere.
pub(crate) fn of_system(
    terms: &mut Terms,
    job: &SystemJob<'_>,
    reduction: &SystemReduction,
    control: &Control,
) -> Tests<Vec<Assignment>> {
    let automaton = OneLoop::new(terms, &reduction.ts, &Property::Unreachable(0));
    let mut tests = Tests::of(
        &control.take_traces(),
        |one, other| one == other,
        |run| {
            let positions = automaton.positions_to_state(terms, &reduction.ts, run)?;
            let mut positions = reduction.lift_positions(terms, &positions);
            // The last state has no inputs, and there may be none with which the constraint holds.
            if check_steps(terms, job.ts, &positions).is_err() {
                positions.pop();
                check_steps(terms, job.ts, &positions).ok()?;
            }
            Some(positions)
        },
    );
    tests.lost += control.traces.as_ref().map_or(0, Traces::lost);
    tests
}
