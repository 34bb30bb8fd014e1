//! What a block does, as a relation that keeps its shape: a formula for each node, said by those before it.
//!
//! The formula of a node is a disjunction over the arcs that lead there, each of which begins with the formula of the node it
//! comes from. A variable that has different values on ways that meet gets one for the place where they do. So what
//! is written has the size of the block, and who reads it finds the ways again ([`crate::guarded`]), where a
//! [`crate::Transition`] has them hidden in choices between values.

use crate::block::{Block, Command};
use certus_logic::{Substitution, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};

/// The relation of a block.
pub(crate) struct Relation {
    /// Some path can be taken, with these values.
    pub(crate) formula: Term,
    /// The values after of the variables that the block may change.
    pub(crate) after: Substitution,
}

/// A node that is reached: by what, and the values of changed variables there.
type Reached = (Vec<Term>, FxHashMap<Term, Term>);

impl Relation {
    /// The relation of a block after which these variables matter. `stem` begins the names of inputs and of values where
    /// ways meet, which are new variables.
    pub(crate) fn new(terms: &mut Terms, block: &Block, wanted: &FxHashSet<Term>, stem: &str) -> Relation {
        let nodes = block.nodes() as usize;
        let used = used(terms, block, wanted);
        let mut arriving: Vec<Vec<Reached>> = vec![Vec::new(); nodes];
        arriving[0].push((Vec::new(), FxHashMap::default()));
        for node in 0..nodes - 1 {
            let ways = std::mem::take(&mut arriving[node]);
            let Some((reached, env)) = meet(terms, ways, &used[node], stem) else { continue };
            for index in block.leaving(node as u32) {
                let arc = &block.arcs()[index];
                let (mut parts, mut env) = (reached.clone(), env.clone());
                let mut values: Substitution = env.iter().map(|(var, value)| (*var, *value)).collect();
                for step in &arc.steps {
                    let (var, value) = match step.command {
                        Command::Assume(guard) => {
                            parts.push(terms.substitute(guard, &mut values));
                            continue;
                        }
                        Command::Assign(var, value) => (var, terms.substitute(value, &mut values)),
                        Command::Havoc(var) => (var, terms.fresh(&format!("{stem}.in"), terms.sort(var))),
                    };
                    values.insert(var, value);
                    env.insert(var, value);
                }
                arriving[arc.to as usize].push((parts, env));
            }
        }
        let ways = std::mem::take(&mut arriving[nodes - 1]);
        match meet(terms, ways, wanted, stem) {
            Some((parts, env)) => Relation { formula: terms.and(&parts), after: env.into_iter().collect() },
            None => Relation { formula: terms.fls(), after: Substitution::new() },
        }
    }
}

/// For each node the variables whose values are used behind it.
fn used(terms: &Terms, block: &Block, wanted: &FxHashSet<Term>) -> Vec<FxHashSet<Term>> {
    let nodes = block.nodes() as usize;
    let mut used: Vec<FxHashSet<Term>> = vec![FxHashSet::default(); nodes];
    used[nodes - 1].clone_from(wanted);
    for node in (0..nodes - 1).rev() {
        let mut here = FxHashSet::default();
        for index in block.leaving(node as u32) {
            let arc = &block.arcs()[index];
            let mut live = used[arc.to as usize].clone();
            for step in arc.steps.iter().rev() {
                match step.command {
                    Command::Assume(guard) => live.extend(terms.free_vars(guard)),
                    Command::Assign(var, value) => {
                        if live.remove(&var) {
                            live.extend(terms.free_vars(value));
                        }
                    }
                    Command::Havoc(var) => {
                        live.remove(&var);
                    }
                }
            }
            here.extend(live);
        }
        used[node] = here;
    }
    used
}

/// What holds and what the variables are where ways meet. `None` if none leads there.
fn meet(terms: &mut Terms, mut ways: Vec<Reached>, used: &FxHashSet<Term>, stem: &str) -> Option<Reached> {
    for (_, env) in &mut ways {
        env.retain(|var, _| used.contains(var));
    }
    if ways.len() < 2 {
        return ways.pop();
    }
    let mut changed: Vec<Term> = ways.iter().flat_map(|(_, env)| env.keys().copied()).collect();
    changed.sort_unstable();
    changed.dedup();
    let mut env = FxHashMap::default();
    for var in changed {
        let values: Vec<Term> = ways.iter().map(|(_, env)| env.get(&var).copied().unwrap_or(var)).collect();
        if values.iter().all(|value| *value == values[0]) {
            env.insert(var, values[0]);
            continue;
        }
        let name = terms.var_name(var).unwrap_or(stem).to_owned();
        let here = terms.fresh(&name, terms.sort(var));
        for ((parts, _), value) in ways.iter_mut().zip(values) {
            let is = terms.eq(here, value);
            parts.push(is);
        }
        env.insert(var, here);
    }
    let ways: Vec<Term> = ways.into_iter().map(|(parts, _)| terms.and(&parts)).collect();
    Some((vec![terms.or(&ways)], env))
}
