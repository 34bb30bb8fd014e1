//! What a block does, as a relation that keeps its shape: a formula for each node, said by those before it.
//!
//! The formula of a node is a disjunction over the arcs that lead there, each of which begins with the formula of the node it
//! comes from. A variable that has different values on ways that meet gets one for the place where they do. So what
//! is written has the size of the block, and who reads it finds the ways again ([`crate::guarded`]), where a
//! [`crate::Transition`] has them hidden in choices between values.

use crate::block::{Block, Command};
use crate::cfa::{Cfa, Variable};
use crate::liveness::live_at;
use crate::program_counter::width;
use crate::ts::Ts;
use certus_logic::{Sort, Substitution, Term, Terms};
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

/// An automaton as a transition system: the location becomes a variable, as in [`crate::ProgramCounter`], and a step is one of
/// the relations of the edges. Of variables that do not matter where an edge ends nothing is said.
pub fn related(terms: &mut Terms, cfa: &Cfa) -> Ts {
    let bits = width(cfa.locations.len());
    let pc = terms.fresh("pc", Sort::Bv(bits));
    let codes: Vec<Term> = cfa.locs().map(|loc| terms.bv(bits, u128::from(loc.0))).collect();
    let mut ts = Ts::new(terms);
    ts.add_var(pc, "pc");
    ts.vars.extend(cfa.vars.iter().cloned());
    ts.init = terms.eq(pc, codes[cfa.initial.index()]);
    let bad = terms.eq(pc, codes[cfa.error.index()]);
    ts.add_bad(bad, "error");
    let mut known: FxHashSet<Term> = ts.vars.iter().map(|var| var.term).collect();
    for var in &ts.vars {
        known.insert(Ts::after(terms, var.term));
    }
    let live = live_at(terms, cfa);
    let goes = Ts::after(terms, pc);
    let mut steps = Vec::new();
    for edge in &cfa.edges {
        let wanted = &live[edge.to.index()];
        let Relation { formula, after: mut next } = Relation::new(terms, &edge.block, wanted, "e");
        let (from, to) = (terms.eq(pc, codes[edge.from.index()]), terms.eq(goes, codes[edge.to.index()]));
        let mut parts = vec![from, formula, to];
        for var in cfa.vars.iter().filter(|var| wanted.contains(&var.term)) {
            let (after, value) = (Ts::after(terms, var.term), terms.substitute(var.term, &mut next));
            parts.push(terms.eq(after, value));
        }
        let step = terms.and(&parts);
        for term in terms.free_vars(step) {
            if known.insert(term) {
                let name = terms.var_name(term).unwrap_or_default().to_owned();
                ts.inputs.push(Variable { term, name });
            }
        }
        steps.push(step);
    }
    ts.trans = terms.or(&steps);
    ts
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
