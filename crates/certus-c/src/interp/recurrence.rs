//! Runs that come back to a state: what was done since can be done for ever.

use super::memory::Memory;
use super::observe::Nobody;
use super::run::{Frame, Machine};
use super::values::Cell;
use super::{Inputs, Interpreter, Outcome, Run};
use crate::program::ProcId;
use crate::span::Span;

/// Where a run comes back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lasso {
    /// The place.
    pub span: Span,
    /// Its procedure.
    pub proc: ProcId,
    /// The steps after which the run is there for the first time.
    pub begin: u64,
    /// The unknown values that it had used by then.
    pub draws: usize,
}

/// A state of the machine: the place, all variables of all activations, and all objects with their bytes. What was not
/// given a value yet is equal to what was not: the same value may be chosen again.
struct State {
    frames: Vec<Frame>,
    globals: Vec<Cell>,
    locals: Vec<Cell>,
    memory: Memory,
    begin: u64,
    draws: usize,
}

impl Interpreter<'_> {
    /// A run that ends if it comes to a state in which it was, after [`Outcome::OutOfSteps`]. States are compared with one that
    /// is taken anew after 1, 2, 4, … blocks (Brent: An improved Monte Carlo factorization algorithm, 1980), so a state that
    /// recurs is noticed, though not at once.
    pub fn recurrence(&self, inputs: &mut dyn Inputs) -> (Run, Option<Lasso>) {
        let mut nobody = Nobody;
        let mut machine = Machine::new(self, inputs, &mut nobody);
        let mut saved: Option<State> = None;
        let (mut steps, mut blocks, mut next) = (0, 0u64, 1u64);
        let mut found = None;
        let outcome = match machine.start() {
            Err(outcome) => outcome,
            Ok(()) => loop {
                if let Some(state) = saved.as_ref().filter(|state| machine.is_at(state)) {
                    let (span, proc) = machine.here();
                    found = Some(Lasso { span, proc, begin: state.begin, draws: state.draws });
                    break Outcome::OutOfSteps;
                }
                if machine.at_block() {
                    blocks += 1;
                    if blocks == next {
                        next *= 2;
                        saved = Some(machine.state(steps));
                    }
                }
                if machine.is_late(steps) {
                    break Outcome::OutOfSteps;
                }
                steps += 1;
                if let Err(outcome) = machine.step() {
                    break outcome;
                }
                if machine.memory.exhausted {
                    break Outcome::OutOfMemory;
                }
            },
        };
        (machine.finish(outcome, steps), found)
    }
}

impl Machine<'_, '_, Nobody> {
    /// Whether a block is about to begin.
    fn at_block(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.at == 0)
    }

    fn state(&self, begin: u64) -> State {
        State {
            frames: self.frames.clone(),
            globals: self.globals.clone(),
            locals: self.locals.clone(),
            memory: self.memory.clone(),
            begin,
            draws: self.draws.len(),
        }
    }

    /// Whether the machine is in a state. What objects are numbered by matters to volatile ones only, so there must be none.
    fn is_at(&self, state: &State) -> bool {
        self.at_block()
            && self.frames == state.frames
            && self.locals == state.locals
            && self.globals == state.globals
            && self.volatile.is_empty()
            && self.memory.same_objects(&state.memory)
    }
}
