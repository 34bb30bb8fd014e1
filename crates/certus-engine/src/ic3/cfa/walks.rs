//! Random walks through an automaton.

use certus_logic::{Assignment, Bv, Sort, Terms, Value};
use certus_model::{Block, Cfa, Command, EdgeId};
use num_rational::BigRational;

/// So many walks are taken.
const WALKS: u32 = 24;

/// A walk ends after so many edges.
const MAX_EDGES: u32 = 24;

/// Automata with more commands than this are not walked.
const MAX_COMMANDS: usize = 5_000;

/// A source of random walks. The numbers are always the same ones.
pub(in crate::ic3) struct Walks {
    /// For each location the edges that begin there.
    outgoing: Vec<Vec<EdgeId>>,
    seed: u64,
}

impl Walks {
    /// Walks through an automaton.
    pub(in crate::ic3) fn new(cfa: &Cfa) -> Walks {
        Walks { outgoing: cfa.outgoing(), seed: 0x9E37_79B9_7F4A_7C15 }
    }

    /// Takes the walks: for each its edges, with the state after each.
    pub(in crate::ic3) fn take(&mut self, terms: &Terms, cfa: &Cfa) -> Vec<Vec<(EdgeId, Assignment)>> {
        if cfa.edges.iter().map(|edge| edge.block.steps().count()).sum::<usize>() > MAX_COMMANDS {
            return Vec::new();
        }
        (0..WALKS).map(|_| self.walk(terms, cfa)).collect()
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
            Sort::Int => Value::Int(self.small().into()),
            Sort::Real => Value::Real(BigRational::new(self.small().into(), 2.into())),
            _ => default,
        }
    }

    /// A small number of either sign.
    fn small(&mut self) -> i64 {
        let kept = self.random() % 8;
        let number = (self.random() & ((1 << kept) - 1)) as i64;
        if self.random().is_multiple_of(4) { -number } else { number }
    }

    /// One walk. It ends before the error.
    fn walk(&mut self, terms: &Terms, cfa: &Cfa) -> Vec<(EdgeId, Assignment)> {
        let mut state = Assignment::new();
        for var in &cfa.vars {
            let sort = terms.sort(var.term);
            let value = self.value(sort, terms.default_value(sort));
            if let Some(symbol) = terms.as_var(var.term) {
                state.set(symbol, value);
            }
        }
        let mut loc = cfa.initial;
        let mut walk = Vec::new();
        for _ in 0..MAX_EDGES {
            let leaving = self.outgoing[loc.index()].clone();
            if leaving.is_empty() {
                break;
            }
            let first = self.random() as usize % leaving.len();
            let taken = (0..leaving.len()).find_map(|n| {
                let edge = leaving[(first + n) % leaving.len()];
                Some((edge, self.pass(terms, &cfa.edge(edge).block, &state)?))
            });
            let Some((edge, after)) = taken else { break };
            loc = cfa.edge(edge).to;
            if loc == cfa.error {
                break;
            }
            walk.push((edge, after.clone()));
            state = after;
        }
        walk
    }

    /// The state after a block, by a random path; none if that does not get through.
    fn pass(&mut self, terms: &Terms, block: &Block, state: &Assignment) -> Option<Assignment> {
        let mut state = state.clone();
        let mut node = 0;
        while node + 1 < block.nodes() {
            let arcs = block.leaving(node);
            let first = self.random() as usize % arcs.len();
            let open = (0..arcs.len()).find_map(|n| {
                let arc = &block.arcs()[arcs.start + (first + n) % arcs.len()];
                let mut after = state.clone();
                for step in &arc.steps {
                    match step.command {
                        Command::Assume(guard) => {
                            if terms.eval(guard, &after) != Value::Bool(true) {
                                return None;
                            }
                        }
                        Command::Assign(var, value) => {
                            let value = terms.eval(value, &after);
                            after.set(terms.as_var(var)?, value);
                        }
                        Command::Havoc(var) => {
                            let sort = terms.sort(var);
                            let value = self.value(sort, terms.default_value(sort));
                            after.set(terms.as_var(var)?, value);
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
