//! Random runs of an automaton: paths between cut points from which ranking functions are guessed.

use certus_logic::{Assignment, Bv, Sort, Terms, Value};
use certus_model::{Cfa, Command, EdgeId, Loc, Run, RunStep};

/// A path between two cut points, by the states at its ends.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) from: Loc,
    pub(super) to: Loc,
    pub(super) before: Assignment,
    pub(super) after: Assignment,
}

/// A run that goes on as long as it is asked to.
pub(super) struct Walk<'a> {
    terms: &'a Terms,
    cfa: &'a Cfa,
    outgoing: &'a [Vec<EdgeId>],
    random: Random,
    pub(super) at: Loc,
    pub(super) state: Assignment,
    /// What was done so far.
    pub(super) run: Run,
}

impl<'a> Walk<'a> {
    /// A run that is determined by the seed.
    pub(super) fn new(terms: &'a Terms, cfa: &'a Cfa, outgoing: &'a [Vec<EdgeId>], seed: u64) -> Walk<'a> {
        let mut random = Random::new(seed);
        let mut state = Assignment::new();
        let mut initial = Vec::new();
        for var in &cfa.vars {
            let Some(symbol) = terms.as_var(var.term) else { continue };
            let value = random.value(terms, terms.sort(var.term));
            initial.push((var.term, value.clone()));
            state.set(symbol, value);
        }
        let run = Run { initial, steps: Vec::new() };
        Walk { terms, cfa, outgoing, random, at: cfa.initial, state, run }
    }

    /// Takes an edge that can be taken; `false` if the run ends here.
    pub(super) fn step(&mut self) -> bool {
        let mut edges = self.outgoing[self.at.index()].clone();
        while !edges.is_empty() {
            let edge = edges.swap_remove(self.random.below(edges.len()));
            let mut taken = RunStep { edge, path: Vec::new(), values: Vec::new() };
            if let Some(state) = self.follow(edge, 0, self.state.clone(), &mut taken) {
                self.state = state;
                self.at = self.cfa.edge(edge).to;
                self.run.steps.push(taken);
                return true;
            }
        }
        false
    }

    /// The state at the end of a block from one of its nodes on.
    fn follow(
        &mut self,
        edge: EdgeId,
        node: u32,
        state: Assignment,
        taken: &mut RunStep,
    ) -> Option<Assignment> {
        let block = &self.cfa.edge(edge).block;
        if node + 1 == block.nodes() {
            return Some(state);
        }
        let mut arcs: Vec<usize> = block.leaving(node).collect();
        while !arcs.is_empty() {
            let index = arcs.swap_remove(self.random.below(arcs.len()));
            let arc = &block.arcs()[index];
            let first = arc.steps.first().map(|step| step.command);
            if let Some(Command::Assume(guard)) = first
                && self.terms.eval(guard, &state) != Value::Bool(true)
            {
                continue;
            }
            let mut state = state.clone();
            let values = taken.values.len();
            if self.execute(arc.steps.iter().map(|step| step.command), &mut state, &mut taken.values) {
                taken.path.push(index as u32);
                if let Some(end) = self.follow(edge, arc.to, state, taken) {
                    return Some(end);
                }
                taken.path.pop();
            }
            taken.values.truncate(values);
        }
        None
    }

    fn execute(
        &mut self,
        commands: impl Iterator<Item = Command>,
        state: &mut Assignment,
        values: &mut Vec<Value>,
    ) -> bool {
        for command in commands {
            match command {
                Command::Assume(guard) => {
                    if self.terms.eval(guard, state) != Value::Bool(true) {
                        return false;
                    }
                }
                Command::Assign(var, value) => {
                    let value = self.terms.eval(value, state);
                    if let Some(symbol) = self.terms.as_var(var) {
                        state.set(symbol, value);
                    }
                }
                Command::Havoc(var) => {
                    let value = self.random.value(self.terms, self.terms.sort(var));
                    values.push(value.clone());
                    if let Some(symbol) = self.terms.as_var(var) {
                        state.set(symbol, value);
                    }
                }
            }
        }
        true
    }
}

/// Pseudo-random values, small and extreme ones more often than by chance (splitmix64).
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound.max(1) as u64) as usize
    }

    fn value(&mut self, terms: &Terms, sort: Sort) -> Value {
        let Sort::Bv(width) = sort else {
            return match sort {
                Sort::Bool => Value::Bool(self.bits() & 1 == 1),
                other => terms.default_value(other),
            };
        };
        let random = u128::from(self.bits()) << 64 | u128::from(self.bits());
        let shift = random as u32 % width.max(1);
        Value::Bv(match self.bits() % 8 {
            0 => Bv::zero(width),
            1 | 2 => Bv::new(width, (random >> 64) % 8),
            3 => Bv::from_i128(width, -((random >> 64) as i128 % 8)),
            4 => Bv::new(width, (random >> 64) % 100),
            5 | 6 => Bv::new(width, random).lshr(&Bv::new(width, u128::from(shift))),
            _ => Bv::new(width, random),
        })
    }
}
