//! Puts in for an unknown value the constant that is assumed of it later.
//!
//! After `x = *; y = x; assume(x == 0)` the copy `y` is 0 in every run that gets so far. Harnesses choose a whole
//! state at first and say afterwards which one they mean; without this nothing would be known of the copies.

use crate::equalities::pinned;
use crate::pass::{Lift, Pass, Same};
use certus_logic::{Substitution, Term, Terms};
use certus_model::{Cfa, Command, Edge, Step};
use rustc_hash::FxHashMap;

/// The pass.
pub(crate) struct Pins;

impl Pass for Pins {
    fn name(&self) -> &'static str {
        "pins"
    }

    fn about(&self) -> &'static str {
        "puts in for an unknown value the constant that is assumed of it later"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let mut changed = false;
        let mut out = Cfa { edges: Vec::with_capacity(cfa.edges.len()), ..cfa.clone() };
        for edge in &cfa.edges {
            let block = edge.block.map(|_, arc| Some(put_in(terms, &arc.steps, &mut changed)));
            out.edges.extend(block.map(|block| Edge { block, ..edge.clone() }));
        }
        changed.then(|| (out, Box::new(Same) as Box<dyn Lift>))
    }
}

/// The steps of an arc, with constants for copies of unknown values that are assumed to be these constants: a run
/// gets through the one if and only if it gets through the other, with the same state after.
fn put_in(terms: &mut Terms, steps: &[Step], changed: &mut bool) -> Vec<Step> {
    // For each variable the step that has chosen its value; for each of these the constant.
    let mut chosen: FxHashMap<Term, usize> = FxHashMap::default();
    let mut constants: FxHashMap<usize, Term> = FxHashMap::default();
    for (index, step) in steps.iter().enumerate() {
        if let Command::Assume(guard) = step.command {
            for literal in terms.conjuncts(guard) {
                if let Some((var, value)) = pinned(terms, literal)
                    && let Some(origin) = chosen.get(&var)
                {
                    constants.entry(*origin).or_insert(value);
                }
            }
        }
        follow(&mut chosen, index, step.command);
    }
    if constants.is_empty() {
        return steps.to_vec();
    }
    chosen.clear();
    let mut out = steps.to_vec();
    for (index, step) in out.iter_mut().enumerate() {
        let before = step.command;
        if let Command::Assign(var, value) = before {
            let known = terms.free_vars(value).into_iter();
            let mut by: Substitution =
                known.filter_map(|var| Some((var, *constants.get(chosen.get(&var)?)?))).collect();
            step.command = Command::Assign(var, terms.substitute(value, &mut by));
            *changed |= step.command != before;
        }
        follow(&mut chosen, index, before);
    }
    out
}

/// Notes which value a variable has after a command.
fn follow(chosen: &mut FxHashMap<Term, usize>, index: usize, command: Command) {
    match command {
        Command::Havoc(var) => {
            chosen.insert(var, index);
        }
        Command::Assign(var, value) => match chosen.get(&value).copied() {
            Some(origin) => {
                chosen.insert(var, origin);
            }
            None => {
                chosen.remove(&var);
            }
        },
        Command::Assume(_) => {}
    }
}
