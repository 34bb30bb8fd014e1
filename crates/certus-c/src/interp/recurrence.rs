//! Runs that come back to a state: what was done since can be done for ever.

use super::memory::Memory;
use super::observe::Nobody;
use super::run::{Frame, Machine};
use super::values::Cell;
use super::{Inputs, Interpreter, ListInputs, Outcome, Run};
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
    /// The blocks that begin between both.
    pub period: u64,
    /// It comes back deeper: an activation that has not ended leads to one in the same state, which will do the same.
    pub deeper: bool,
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
    /// The blocks that had begun by then.
    blocks: u64,
}

/// What an activation will do as long as it does not return depends on this: where it is, its variables, the global
/// ones, and all objects with their bytes.
struct Activation {
    /// How many activations there are, with it.
    depth: usize,
    frame: Frame,
    globals: Vec<Cell>,
    locals: Vec<Cell>,
    memory: Memory,
    begin: u64,
    draws: usize,
}

/// More calls than this are inside of each other before a state of one of them is looked for again.
const SHALLOW: usize = 2;

impl Interpreter<'_> {
    /// A run that ends if it comes to a state in which it was, or if an activation leads to another one that is in the state in
    /// which it was itself, after [`Outcome::OutOfSteps`]. States are compared with one that is taken anew after 1, 2, 4, …
    /// blocks or calls (Brent: An improved Monte Carlo factorization algorithm, 1980), so a state that recurs is noticed, though not
    /// at once ([`Interpreter::shortest`]).
    pub fn recurrence(&self, inputs: &mut dyn Inputs) -> (Run, Option<Lasso>) {
        let mut nobody = Nobody;
        let mut machine = Machine::new(self, inputs, &mut nobody);
        let mut saved: Option<State> = None;
        let (mut steps, mut blocks, mut next) = (0, 0u64, 1u64);
        let mut found = None;
        let mut outer: Option<Activation> = None;
        let (mut calls, mut again) = (0u64, 1u64);
        let outcome = match machine.start() {
            Err(outcome) => outcome,
            Ok(()) => loop {
                if let Some(state) = saved.as_ref().filter(|state| machine.is_at(state)) {
                    let (span, proc) = machine.here();
                    let (begin, draws) = (state.begin, state.draws);
                    let period = blocks + 1 - state.blocks;
                    found = Some(Lasso { span, proc, begin, draws, period, deeper: false });
                    break Outcome::OutOfSteps;
                }
                outer = outer.filter(|outer| machine.frames.len() >= outer.depth);
                if machine.at_begin() && machine.frames.len() > SHALLOW {
                    if let Some(outer) = outer.as_ref().filter(|outer| machine.is_inside(outer)) {
                        let (span, proc) = machine.here();
                        let (begin, draws) = (outer.begin, outer.draws);
                        found = Some(Lasso { span, proc, begin, draws, period: 0, deeper: true });
                        break Outcome::OutOfSteps;
                    }
                    calls += 1;
                    if outer.is_none() || calls >= again {
                        again = 2 * calls;
                        outer = machine.activation(steps);
                    }
                }
                if machine.at_block() {
                    blocks += 1;
                    if blocks == next {
                        next *= 2;
                        saved = Some(machine.state(steps, blocks));
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

    /// The same run as far as the first state that recurs. Two machines execute it, one of them a period ahead.
    #[must_use]
    pub fn shortest(&self, run: &Run, lasso: &Lasso) -> Option<(Run, Lasso)> {
        let inputs = || ListInputs::new(run.draws.iter().map(|draw| draw.value));
        let (mut first, mut second, mut nobody, mut no_other) = (inputs(), inputs(), Nobody, Nobody);
        let mut behind = Machine::new(self, &mut first, &mut nobody);
        let mut ahead = Machine::new(self, &mut second, &mut no_other);
        let (mut begin, mut steps) = (0, 0);
        behind.start().and_then(|()| behind.run_to_block(&mut begin)).ok()?;
        ahead.start().and_then(|()| ahead.run_to_block(&mut steps)).ok()?;
        for _ in 0..lasso.period {
            ahead.next_block(&mut steps).ok()?;
        }
        while steps <= run.steps {
            if ahead.is_like(&behind.frames, &behind.locals, &behind.globals, &behind.memory) {
                let (span, proc) = ahead.here();
                let lasso = Lasso { span, proc, begin, draws: behind.draws.len(), ..*lasso };
                return Some((ahead.finish(Outcome::OutOfSteps, steps), lasso));
            }
            behind.next_block(&mut begin).and_then(|()| ahead.next_block(&mut steps)).ok()?;
        }
        None
    }
}

impl Machine<'_, '_, Nobody> {
    /// Whether a block is about to begin.
    fn at_block(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.at == 0)
    }

    /// Executes, unless a block is about to begin, to the beginning of the next one, and counts the steps.
    fn run_to_block(&mut self, steps: &mut u64) -> Result<(), Outcome> {
        while !self.at_block() {
            *steps += 1;
            self.step()?;
        }
        Ok(())
    }

    /// The same from the beginning of a block.
    fn next_block(&mut self, steps: &mut u64) -> Result<(), Outcome> {
        *steps += 1;
        self.step()?;
        self.run_to_block(steps)
    }

    /// Whether a procedure has just been called, or is at its first block again.
    fn at_begin(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.at == 0 && frame.block.0 == 0)
    }

    fn activation(&self, begin: u64) -> Option<Activation> {
        let frame = self.frames.last()?.clone();
        Some(Activation {
            depth: self.frames.len(),
            globals: self.globals.clone(),
            locals: self.locals[frame.base..].to_vec(),
            frame,
            memory: self.memory.clone(),
            begin,
            draws: self.draws.len(),
        })
    }

    /// Whether the last activation is inside of another one and in the state that this one was in.
    fn is_inside(&self, outer: &Activation) -> bool {
        self.frames.len() > outer.depth
            && self.frames.last().is_some_and(|frame| {
                let place = (frame.proc, frame.block, frame.at);
                place == (outer.frame.proc, outer.frame.block, outer.frame.at)
                    && self.locals[frame.base..] == outer.locals
            })
            && self.globals == outer.globals
            && self.volatile.is_empty()
            && self.memory.same_objects(&outer.memory)
    }

    fn state(&self, begin: u64, blocks: u64) -> State {
        State {
            frames: self.frames.clone(),
            globals: self.globals.clone(),
            locals: self.locals.clone(),
            memory: self.memory.clone(),
            begin,
            draws: self.draws.len(),
            blocks,
        }
    }

    /// Whether the machine is in a state. What objects are numbered by matters to volatile ones only, so there must be none.
    fn is_at(&self, state: &State) -> bool {
        self.at_block() && self.is_like(&state.frames, &state.locals, &state.globals, &state.memory)
    }

    fn is_like(&self, frames: &[Frame], locals: &[Cell], globals: &[Cell], memory: &Memory) -> bool {
        self.frames == frames
            && self.locals == locals
            && self.globals == globals
            && self.volatile.is_empty()
            && self.memory.same_objects(memory)
    }
}
