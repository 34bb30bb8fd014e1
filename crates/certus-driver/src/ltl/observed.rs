//! The automaton of a program at the positions at which formulas of temporal logic are evaluated.
//!
//! Positions are where the entry function begins, after each command that changes a variable that an atom mentions, once in each turn of
//! every loop, and where the program ends; there it stays. Between them nothing changes that a formula without `X` could tell, so that all
//! other positions are left out: what happens between two of them is one edge. A formula with `X` has all positions, one after each command.

use certus_c::cfa::Translation;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::large_block::encode_infinite;
use certus_model::{Block, Cfa, Command, Loc, Step, StepId};
use std::collections::BTreeSet;

/// The automaton, and what its states are at first.
pub(super) struct Observed {
    pub(super) cfa: Cfa,
    /// Of the first states, over the variables of the automaton.
    pub(super) first: Term,
}

/// Why there is none.
pub(super) type Refusal = &'static str;

/// The automaton that is observed, for atoms over these variables; with all positions if asked for.
pub(super) fn observed(
    terms: &mut Terms,
    translation: &Translation,
    atoms: &[Term],
    everywhere: bool,
) -> Result<Observed, Refusal> {
    let Some(begin) = translation.observation.begin else {
        return Err("the program has no place at which it begins");
    };
    let seen: BTreeSet<Term> = terms.free_vars_of(atoms).into_iter().collect();
    let first = first_states(terms, &translation.cfa, begin)?;
    let mut cfa = Cfa { initial: begin, edges: Vec::new(), ..translation.cfa.clone() };
    // Locations where something that is seen may have changed.
    let mut changed: BTreeSet<Loc> = BTreeSet::new();
    for edge in &translation.cfa.edges {
        let Some(steps) = sequence(&edge.block) else { return Err("an edge is no sequence of commands") };
        let mut from = edge.from;
        let mut part = Vec::new();
        for (n, step) in steps.iter().enumerate() {
            part.push(*step);
            let visible = writes(step, &seen);
            if (everywhere || visible) && n + 1 < steps.len() {
                let line = cfa.locations[edge.from.index()].line;
                let name = cfa.locations[edge.from.index()].name.clone();
                let middle = cfa.add_location(name, line);
                cfa.add_edge(from, middle, Block::sequence(std::mem::take(&mut part)));
                changed.insert(middle);
                from = middle;
            } else if visible {
                changed.insert(edge.to);
            }
        }
        cfa.add_edge(from, edge.to, Block::sequence(part));
    }
    for end in &translation.observation.ends {
        cfa.add_edge(*end, *end, Block::sequence(Vec::new()));
    }
    let live = live(terms, &cfa, &seen);
    drop_dead(terms, &mut cfa, &live);
    let (mut cfa, live) = if everywhere {
        (cfa, live)
    } else {
        let further: Vec<bool> = cfa.locs().map(|loc| changed.contains(&loc)).collect();
        let (large, origin) = encode_infinite(&cfa, &further);
        (large, origin.iter().map(|loc| live[loc.index()].clone()).collect())
    };
    let first = forget(terms, &mut cfa, &live, first);
    Ok(Observed { cfa, first })
}

/// The commands of an edge that has no branches.
fn sequence(block: &Block) -> Option<Vec<Step>> {
    block.is_sequence().then(|| block.steps().copied().collect())
}

/// Whether a command changes one of these variables.
fn writes(step: &Step, seen: &BTreeSet<Term>) -> bool {
    match step.command {
        Command::Assign(var, _) | Command::Havoc(var) => seen.contains(&var),
        Command::Assume(_) => false,
    }
}

/// What the states are when the location is first reached: there is one way to it, which gives variables their initial values.
fn first_states(terms: &mut Terms, cfa: &Cfa, begin: Loc) -> Result<Term, Refusal> {
    let outgoing = cfa.outgoing();
    let (mut at, mut values) = (cfa.initial, Substitution::new());
    let mut known: Vec<Term> = Vec::new();
    let mut edges = 0;
    while at != begin {
        let [edge] = outgoing[at.index()][..] else { return Err("there are several ways to begin") };
        edges += 1;
        if edges > cfa.edges.len() {
            return Err("the program does not begin");
        }
        let edge = cfa.edge(edge);
        let Some(steps) = sequence(&edge.block) else { return Err("an edge is no sequence of commands") };
        for step in steps {
            match step.command {
                Command::Assume(condition) => {
                    if terms.substitute(condition, &mut values) != terms.tru() {
                        return Err("what comes before the program may not be possible");
                    }
                }
                Command::Assign(var, value) => {
                    let value = terms.substitute(value, &mut values);
                    put(&mut values, &mut known, var, value);
                }
                // Its value before is gone, and nothing is known of the new one.
                Command::Havoc(var) => {
                    let any = terms.fresh("any", terms.sort(var));
                    put(&mut values, &mut known, var, any);
                }
            }
        }
        at = edge.to;
    }
    let mut parts = Vec::new();
    let is_var: BTreeSet<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let mut chosen: BTreeSet<Term> = BTreeSet::new();
    for var in known {
        let Some(value) = values.get(var) else { continue };
        if terms.free_vars(value).is_empty() {
            parts.push(terms.eq(var, value));
        } else if is_var.contains(&value) || !chosen.insert(value) || terms.as_var(value).is_none() {
            // Two variables with the same unknown value, or a value of one: that takes more than a formula over the state.
            return Err("what variables are at first depends on what is not known");
        }
    }
    Ok(terms.and(&parts))
}

/// Gives a variable a value. What was put in before does not follow the new one.
fn put(values: &mut Substitution, known: &mut Vec<Term>, var: Term, value: Term) {
    let mut fresh = Substitution::new();
    for old in known.iter().filter(|old| **old != var) {
        if let Some(value) = values.get(*old) {
            fresh.insert(*old, value);
        }
    }
    fresh.insert(var, value);
    *values = fresh;
    if !known.contains(&var) {
        known.push(var);
    }
}

/// Variables whose value matters at each location: an atom may be evaluated everywhere, so those of atoms always do. In the strong sense:
/// an assignment reads its operands only if what it writes matters.
fn live(terms: &Terms, cfa: &Cfa, seen: &BTreeSet<Term>) -> Vec<BTreeSet<Term>> {
    let mut live: Vec<BTreeSet<Term>> = vec![seen.clone(); cfa.locations.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for edge in cfa.edges.iter().rev() {
            let mut now = live[edge.to.index()].clone();
            let steps: Vec<&Step> = edge.block.steps().collect();
            steps.iter().rev().for_each(|step| before(terms, &mut now, step));
            let at = &mut live[edge.from.index()];
            let size = at.len();
            at.extend(now);
            changed |= at.len() > size;
        }
    }
    live
}

/// What matters before a command, given what matters after it.
fn before(terms: &Terms, live: &mut BTreeSet<Term>, step: &Step) {
    match step.command {
        Command::Assume(condition) => live.extend(terms.free_vars(condition)),
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

/// Leaves out commands that write what does not matter.
fn drop_dead(terms: &Terms, cfa: &mut Cfa, live: &[BTreeSet<Term>]) {
    for edge in &mut cfa.edges {
        let mut now = live[edge.to.index()].clone();
        let mut steps: Vec<Step> = Vec::new();
        for step in edge.block.steps().copied().collect::<Vec<_>>().into_iter().rev() {
            let needed = match step.command {
                // The value that is chosen is needed where a run is executed.
                Command::Assume(_) | Command::Havoc(_) => true,
                Command::Assign(var, _) => now.contains(&var),
            };
            if needed {
                before(terms, &mut now, &step);
                steps.push(step);
            }
        }
        steps.reverse();
        edge.block = Block::sequence(steps);
    }
}

/// The same automaton in which variables that do not matter are zero: states that differ in nothing that matters are one.
/// What is known of the first states is said of those that matter there.
fn forget(terms: &mut Terms, cfa: &mut Cfa, live: &[BTreeSet<Term>], first: Term) -> Term {
    let words: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let ids = cfa.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0);
    let mut number = ids.max().unwrap_or(0);
    for edge in &mut cfa.edges {
        let touched: BTreeSet<Term> = edge
            .block
            .steps()
            .filter_map(|step| match step.command {
                Command::Assign(var, _) | Command::Havoc(var) => Some(var),
                Command::Assume(_) => None,
            })
            .collect();
        let mut zeros = Vec::new();
        for var in &words {
            let had = live[edge.from.index()].contains(var) || touched.contains(var);
            if had
                && !live[edge.to.index()].contains(var)
                && let Some(zero) = zero(terms, *var)
            {
                number += 1;
                zeros.push(Step { command: Command::Assign(*var, zero), id: StepId(number) });
            }
        }
        let last = edge.block.nodes() - 1;
        let with_zeros = edge.block.map(|_, arc| {
            let mut steps = arc.steps.clone();
            if arc.to == last {
                steps.extend(&zeros);
            }
            Some(steps)
        });
        // No arc is left out, so there is a path as before.
        edge.block = with_zeros.unwrap_or_else(|| edge.block.clone());
    }
    let here = &live[cfa.initial.index()];
    let mut parts: Vec<Term> = terms
        .conjuncts(first)
        .into_iter()
        .filter(|part| terms.free_vars(*part).iter().all(|var| here.contains(var)))
        .collect();
    for var in words.iter().filter(|var| !here.contains(var)) {
        if let Some(zero) = zero(terms, *var) {
            parts.push(terms.eq(*var, zero));
        }
    }
    // What matters nowhere is no variable any more.
    let anywhere: BTreeSet<Term> = live.iter().flatten().copied().collect();
    let mentioned: BTreeSet<Term> = cfa
        .edges
        .iter()
        .flat_map(|edge| edge.block.steps())
        .flat_map(|step| match step.command {
            Command::Assume(term) => terms.free_vars(term),
            Command::Assign(var, term) => {
                let mut vars = terms.free_vars(term);
                vars.push(var);
                vars
            }
            Command::Havoc(var) => vec![var],
        })
        .collect();
    let stays = |var: &Term| anywhere.contains(var) || mentioned.contains(var);
    cfa.vars.retain(|var| stays(&var.term));
    let parts: Vec<Term> = parts
        .into_iter()
        .filter(|part| {
            terms.free_vars(*part).iter().all(|var| cfa.vars.iter().any(|known| known.term == *var))
        })
        .collect();
    terms.and(&parts)
}

/// The value that stands for any.
fn zero(terms: &mut Terms, var: Term) -> Option<Term> {
    match terms.sort(var) {
        Sort::Bool => Some(terms.fls()),
        Sort::Bv(width) => Some(terms.bv(width, 0)),
        _ => None,
    }
}
