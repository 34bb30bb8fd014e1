//! States that are known to be reached.
//!
//! A cube with one of them in it is not blocked at their distance or beyond, and need not be asked about: most
//! literals that cannot be left out are found to be needed without a query. States come from random walks, and
//! from obligations that turned out to be reached.

use super::search::Search;
use certus_logic::{Assignment, Bv, Sort, Term, Value};
use certus_model::{Block, Command, EdgeId, Loc};
use rustc_hash::FxHashMap;

/// So many states are kept at a location.
const MOST: usize = 256;

/// For each state whether a literal holds in it.
type Bits = [u64; MOST / 64];

/// How many walks, of how many edges.
const WALKS: u32 = 24;
const LONGEST: u32 = 24;

/// Walks are taken when so many queries were asked to generalise: before that they would cost more than they spare.
const TRIGGER: u64 = 64;

/// Automata with more commands than this are not walked.
const MOST_COMMANDS: usize = 5_000;

/// A state that is reached by an edge.
#[derive(Clone, Debug)]
pub(crate) struct Reached {
    /// The number of edges of the run.
    pub(crate) steps: u32,
    /// The last of them.
    pub(crate) edge: EdgeId,
    /// The state after it.
    pub(crate) state: Assignment,
}

/// The states at one location. They are never forgotten, so what is known of a literal stays.
#[derive(Clone, Debug, Default)]
struct Place {
    states: Vec<Reached>,
    /// For each literal the states it was evaluated in, and the result.
    holds: FxHashMap<Term, (usize, Bits)>,
}

/// The states that are known to be reached, by location.
#[derive(Debug)]
pub(crate) struct ReachedStates {
    at: Vec<Place>,
    /// How many were found.
    pub(crate) found: u64,
    walked: bool,
    seed: u64,
}

impl ReachedStates {
    /// No states at so many locations.
    pub(crate) fn new(locations: usize) -> ReachedStates {
        let seed = 0x9E37_79B9_7F4A_7C15;
        ReachedStates { at: vec![Place::default(); locations], found: 0, walked: false, seed }
    }

    /// Adds a state that is reached.
    pub(crate) fn add(&mut self, loc: Loc, reached: Reached) {
        self.found += 1;
        let states = &mut self.at[loc.index()].states;
        if states.len() < MOST {
            states.push(reached);
        }
    }

    /// The next of a fixed sequence of random numbers (xorshift).
    fn random(&mut self) -> u64 {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        self.seed
    }

    /// A random value: small numbers as often as large ones.
    fn value(&mut self, sort: Sort, default: Value) -> Value {
        match sort {
            Sort::Bool => Value::Bool(self.random().is_multiple_of(2)),
            Sort::Bv(width) => {
                let bits = u128::from(self.random()) << 64 | u128::from(self.random());
                let kept = self.random() % u64::from(width.min(127) + 1);
                Value::Bv(Bv::new(width, bits & ((1 << kept) - 1)))
            }
            _ => default,
        }
    }
}

impl Search<'_> {
    /// Whether a state in the cube of these literals is known to be reached in at most this number of steps, by this
    /// edge if one is given.
    pub(crate) fn is_reached(&mut self, loc: Loc, literals: &[Term], steps: u32, by: Option<EdgeId>) -> bool {
        let Place { states, holds } = &mut self.reached.at[loc.index()];
        let mut left: Bits = [0; MOST / 64];
        for (n, reached) in states.iter().enumerate() {
            if reached.steps <= steps && by.is_none_or(|edge| edge == reached.edge) {
                left[n / 64] |= 1 << (n % 64);
            }
        }
        for literal in literals {
            if left == [0; MOST / 64] {
                return false;
            }
            let (known, bits) = holds.entry(*literal).or_default();
            for (n, reached) in states.iter().enumerate().skip(*known) {
                if self.terms.eval(*literal, &reached.state) == Value::Bool(true) {
                    bits[n / 64] |= 1 << (n % 64);
                }
            }
            *known = states.len();
            for (left, bits) in left.iter_mut().zip(bits) {
                *left &= *bits;
            }
        }
        let reached = left != [0; MOST / 64];
        if reached {
            self.stats.add("queries spared by reached states", 1);
        }
        reached
    }

    /// Takes random walks, once, when that seems to pay.
    pub(crate) fn walk_if_useful(&mut self) {
        self.generalised += 1;
        if self.reached.walked || self.generalised < TRIGGER {
            return;
        }
        self.reached.walked = true;
        if self.cfa.edges.iter().map(|edge| edge.block.steps().count()).sum::<usize>() > MOST_COMMANDS {
            return;
        }
        for _ in 0..WALKS {
            self.walk();
        }
    }

    fn walk(&mut self) {
        let mut state = Assignment::new();
        for var in &self.cfa.vars {
            let sort = self.terms.sort(var.term);
            let value = self.reached.value(sort, self.terms.default_value(sort));
            if let Some(symbol) = self.terms.as_var(var.term) {
                state.set(symbol, value);
            }
        }
        let mut loc = self.cfa.initial;
        for steps in 1..=LONGEST {
            let leaving = self.outgoing[loc.index()].clone();
            if leaving.is_empty() {
                return;
            }
            let first = self.reached.random() as usize % leaving.len();
            let taken = (0..leaving.len()).find_map(|n| {
                let edge = leaving[(first + n) % leaving.len()];
                Some((edge, self.pass(&self.cfa.edge(edge).block, &state)?))
            });
            let Some((edge, after)) = taken else { return };
            loc = self.cfa.edge(edge).to;
            if loc == self.cfa.error {
                return;
            }
            self.reached.add(loc, Reached { steps, edge, state: after.clone() });
            state = after;
        }
    }

    /// The state after a block, by a random path; none if that does not get through.
    fn pass(&mut self, block: &Block, state: &Assignment) -> Option<Assignment> {
        let mut state = state.clone();
        let mut node = 0;
        while node + 1 < block.nodes() {
            let arcs = block.leaving(node);
            let first = self.reached.random() as usize % arcs.len();
            let open = (0..arcs.len()).find_map(|n| {
                let arc = &block.arcs()[arcs.start + (first + n) % arcs.len()];
                let mut after = state.clone();
                for step in &arc.steps {
                    match step.command {
                        Command::Assume(guard) => {
                            if self.terms.eval(guard, &after) != Value::Bool(true) {
                                return None;
                            }
                        }
                        Command::Assign(var, value) => {
                            let value = self.terms.eval(value, &after);
                            after.set(self.terms.as_var(var)?, value);
                        }
                        Command::Havoc(var) => {
                            let sort = self.terms.sort(var);
                            let value = self.reached.value(sort, self.terms.default_value(sort));
                            after.set(self.terms.as_var(var)?, value);
                        }
                    }
                }
                Some((arc.to, after))
            });
            (node, state) = open?;
        }
        Some(state)
    }
}
