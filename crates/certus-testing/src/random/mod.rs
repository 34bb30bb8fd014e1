//! Random automata that look like small C programs.

mod assertions;
mod automaton;
mod blocks;
mod clutter;
mod expressions;

use crate::rng::Rng;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Step, StepId};

/// What random automata look like.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The fewest and the most locations besides the initial and the error location, at least 2.
    pub locations: (u64, u64),
    /// The most variables.
    pub vars: u64,
    /// The most bits of one variable.
    pub width: u32,
    /// The most bits of a state.
    pub state_bits: u32,
    /// Whether there are havoc commands after the first edge.
    pub havocs: bool,
    /// Whether blocks have choices.
    pub choices: bool,
    /// How deep choices and terms are nested.
    pub depth: u32,
    /// Whether there is something for reductions to remove: dead variables, copies, constants, irrelevant loops,
    /// unreachable locations, infeasible edges, equal locations.
    pub clutter: bool,
}

impl Default for Shape {
    /// Up to 10 bits of state: some thousand automata a minute.
    fn default() -> Shape {
        Shape {
            locations: (2, 7),
            vars: 4,
            width: 8,
            state_bits: 10,
            havocs: true,
            choices: true,
            depth: 2,
            clutter: true,
        }
    }
}

impl Shape {
    /// Up to 6 bits of state, for tests that go through all pairs of states.
    #[must_use]
    pub fn tiny() -> Shape {
        Shape { vars: 3, width: 4, state_bits: 6, ..Shape::default() }
    }

    /// Up to 12 bits of state.
    #[must_use]
    pub fn wide() -> Shape {
        Shape { state_bits: 12, ..Shape::default() }
    }
}

/// A random automaton, accepted by [`Cfa::validate`]. Its variables are new ones of the arena, its step numbers
/// are unique. One in two is safe, as far as a safe and an unsafe question can be put to it.
#[must_use]
pub fn random_cfa(rng: &mut Rng, terms: &mut Terms, shape: &Shape) -> Cfa {
    let mut maker = Maker {
        rng,
        terms,
        shape,
        cfa: Cfa::new(),
        vars: Vec::new(),
        readable: Vec::new(),
        writable: Vec::new(),
        steps: 0,
    };
    maker.variables();
    maker.skeleton();
    maker.ask();
    maker.shuffle();
    maker.cfa
}

/// A random formula over these variables: comparisons, masks, Boolean variables and combinations of them, nested
/// `depth` deep.
///
/// # Panics
/// If there are no variables.
#[must_use]
pub fn random_formula(rng: &mut Rng, terms: &mut Terms, vars: &[Term], depth: u32) -> Term {
    let shape = Shape::default();
    let mut maker = Maker {
        rng,
        terms,
        shape: &shape,
        cfa: Cfa::new(),
        vars: vars.to_vec(),
        readable: vars.to_vec(),
        writable: vars.to_vec(),
        steps: 0,
    };
    maker.guard(depth)
}

/// An automaton being made.
struct Maker<'a> {
    rng: &'a mut Rng,
    terms: &'a mut Terms,
    shape: &'a Shape,
    cfa: Cfa,
    vars: Vec<Term>,
    /// The variables that are read: not the dead ones.
    readable: Vec<Term>,
    /// The variables that are written after the first edge: not the constant ones.
    writable: Vec<Term>,
    /// The number of steps so far.
    steps: u32,
}

impl Maker<'_> {
    fn step(&mut self, command: Command) -> Step {
        self.steps += 1;
        Step { command, id: StepId(self.steps - 1) }
    }
}
