//! What an engine is asked: a model and a property of it.
//!
//! There are two models, and they are one thing seen twice. A transition system is an automaton with one loop
//! location ([`crate::one_loop`]); an automaton is a transition system with a program counter
//! ([`crate::program_counter`]). The adapters carry problems there, and proofs and runs back.

use crate::block::Command;
use crate::cfa::{Cfa, Invariant};
use crate::ts::Ts;
use certus_logic::Term;

/// A model.
#[derive(Clone, Copy, Debug)]
pub enum Model<'a> {
    /// A control-flow automaton.
    Automaton(&'a Cfa),
    /// A transition system.
    System(&'a Ts),
}

/// A property of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Property {
    /// No run of an automaton reaches its error location; no run of a system reaches a position that is bad in the way of
    /// this number ([`Ts::bad`]).
    Unreachable(usize),
    /// No run meets each of these sets infinitely often. A set is given by locations and formulas; of a system by
    /// a formula at [`Ts::LOOP`], which may be over its inputs too.
    Justice(Vec<Invariant>),
}

/// A model and a property of it.
#[derive(Clone, Copy, Debug)]
pub struct Problem<'a> {
    /// The model.
    pub model: Model<'a>,
    /// What is asked of it.
    pub property: &'a Property,
}

/// The property that every automaton has.
pub const UNREACHABLE: &Property = &Property::Unreachable(0);

impl<'a> Problem<'a> {
    /// Whether an automaton reaches its error location.
    #[must_use]
    pub fn of_automaton(cfa: &'a Cfa) -> Problem<'a> {
        Problem { model: Model::Automaton(cfa), property: UNREACHABLE }
    }

    /// A property of a system.
    #[must_use]
    pub fn of_system(ts: &'a Ts, property: &'a Property) -> Problem<'a> {
        Problem { model: Model::System(ts), property }
    }

    /// All its formulas and variables: what a solver has to understand.
    #[must_use]
    pub fn terms(&self) -> Vec<Term> {
        let mut all = Vec::new();
        match self.model {
            Model::Automaton(cfa) => {
                all.extend(cfa.vars.iter().map(|var| var.term));
                for step in cfa.edges.iter().flat_map(|edge| edge.block.steps()) {
                    match step.command {
                        Command::Assume(term) | Command::Assign(_, term) => all.push(term),
                        Command::Havoc(_) => {}
                    }
                }
            }
            Model::System(ts) => {
                all.extend(ts.vars.iter().chain(&ts.inputs).map(|var| var.term));
                all.extend([ts.init, ts.trans, ts.constraint]);
                all.extend(ts.next.values());
                if let Property::Unreachable(bad) = self.property {
                    all.push(ts.bad[*bad].what);
                }
            }
        }
        if let Property::Justice(sets) = self.property {
            all.extend(sets.iter().flat_map(|set| set.at.values()));
        }
        all
    }
}
