//! Live variables: whose values at a location can still decide whether the error location is reached.
//!
//! A variable is live where some path reads it, in an assumption or in a value given to a variable that is live
//! there, before it is written.

use crate::block::{Block, Command};
use crate::cfa::{Cfa, Loc};
use certus_logic::{Term, Terms};
use rustc_hash::FxHashMap;

/// The live variables of each location.
#[derive(Clone, Debug)]
pub struct Live {
    index: FxHashMap<Term, usize>,
    at: Vec<Bits>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Bits(Vec<u64>);

impl Bits {
    fn has(&self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    fn add(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    /// Adds all of another set; whether one of them is new.
    fn add_all(&mut self, other: &Bits) -> bool {
        let mut new = false;
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            new |= more & !*word != 0;
            *word |= more;
        }
        new
    }
}

impl Live {
    /// The live variables of an automaton.
    #[must_use]
    pub fn of(terms: &Terms, cfa: &Cfa) -> Live {
        let index = cfa.vars.iter().enumerate().map(|(index, var)| (var.term, index)).collect();
        let none = Bits(vec![0; cfa.vars.len().div_ceil(64)]);
        let mut live = Live { index, at: vec![none; cfa.locations.len()] };
        let mut reads: FxHashMap<Term, Vec<usize>> = FxHashMap::default();
        let incoming = cfa.incoming();
        let mut waiting: Vec<bool> = vec![true; cfa.locations.len()];
        let mut stack: Vec<Loc> = cfa.locs().collect();
        while let Some(to) = stack.pop() {
            waiting[to.index()] = false;
            for id in &incoming[to.index()] {
                let edge = cfa.edge(*id);
                let before = live.before(terms, &mut reads, &edge.block, &live.at[to.index()]);
                if live.at[edge.from.index()].add_all(&before)
                    && !std::mem::replace(&mut waiting[edge.from.index()], true)
                {
                    stack.push(edge.from);
                }
            }
        }
        live
    }

    /// Whether a variable is live at a location.
    #[must_use]
    pub fn is_live(&self, loc: Loc, var: Term) -> bool {
        self.index.get(&var).is_some_and(|index| self.at[loc.index()].has(*index))
    }

    /// What is live before a block.
    fn before(
        &self,
        terms: &Terms,
        reads: &mut FxHashMap<Term, Vec<usize>>,
        block: &Block,
        after: &Bits,
    ) -> Bits {
        let mut at = vec![Bits(vec![0; after.0.len()]); block.nodes() as usize];
        at[block.nodes() as usize - 1] = after.clone();
        let mut read = |term: Term, set: &mut Bits| {
            let vars = reads.entry(term).or_insert_with(|| {
                terms.free_vars(term).iter().filter_map(|var| self.index.get(var).copied()).collect()
            });
            vars.iter().for_each(|var| set.add(*var));
        };
        for arc in block.arcs().iter().rev() {
            let mut set = at[arc.to as usize].clone();
            for step in arc.steps.iter().rev() {
                match step.command {
                    Command::Assume(guard) => read(guard, &mut set),
                    Command::Assign(var, value) => {
                        let written = self.index.get(&var).copied();
                        if let Some(index) = written.filter(|index| set.has(*index)) {
                            set.remove(index);
                            read(value, &mut set);
                        }
                    }
                    Command::Havoc(var) => {
                        if let Some(index) = self.index.get(&var) {
                            set.remove(*index);
                        }
                    }
                }
            }
            at[arc.from as usize].add_all(&set);
        }
        at.swap_remove(0)
    }
}
