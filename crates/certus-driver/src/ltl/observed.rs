//! The automaton of a program at the positions at which formulas of temporal logic are evaluated.
//!
//! Positions are where the entry function begins, after each command that changes a variable that an atom mentions, once in each turn of
//! every loop, and where the program ends; there it stays. Between them nothing changes that a formula without `X` could tell, so that all
//! other positions are left out. A formula with `X` has all positions, one after each command.

use certus_c::cfa::Translation;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Block, Cfa, Command, Edge, Loc, Step, StepId};
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
    for edge in &translation.cfa.edges {
        let Some(steps) = sequence(&edge.block) else { return Err("an edge is no sequence of commands") };
        let mut from = edge.from;
        let mut part = Vec::new();
        for (n, step) in steps.iter().enumerate() {
            part.push(*step);
            if (everywhere || writes(step, &seen)) && n + 1 < steps.len() {
                let line = cfa.locations[edge.from.index()].line;
                let name = cfa.locations[edge.from.index()].name.clone();
                let middle = cfa.add_location(name, line);
                cfa.add_edge(from, middle, Block::sequence(std::mem::take(&mut part)));
                from = middle;
            }
        }
        cfa.add_edge(from, edge.to, Block::sequence(part));
    }
    for end in &translation.observation.ends {
        cfa.add_edge(*end, *end, Block::sequence(Vec::new()));
    }
    if !everywhere {
        leave_out(&mut cfa, &seen);
    }
    let mut cfa = compact(&cfa);
    let first = forget(terms, &mut cfa, first, &seen);
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

/// Leaves out locations between which nothing that is seen changes: all edges to one, or all from it, change nothing.
fn leave_out(cfa: &mut Cfa, seen: &BTreeSet<Term>) {
    let visible = |edge: &Edge| edge.block.steps().any(|step| writes(step, seen));
    let mut changed = true;
    while changed {
        changed = false;
        let locs: Vec<Loc> = cfa.locs().collect();
        let (mut to, mut from): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
            (vec![Vec::new(); locs.len()], vec![Vec::new(); locs.len()]);
        for (n, edge) in cfa.edges.iter().enumerate() {
            to[edge.to.index()].push(n);
            from[edge.from.index()].push(n);
        }
        let mut touched = vec![false; locs.len()];
        let mut gone: BTreeSet<usize> = BTreeSet::new();
        let mut made: Vec<Edge> = Vec::new();
        for loc in locs {
            let (ins, outs) = (&to[loc.index()], &from[loc.index()]);
            let loops = ins.iter().any(|edge| cfa.edges[*edge].from == loc);
            let few = ins.len() == 1 || outs.len() == 1;
            if loc == cfa.initial || loc == cfa.error || ins.is_empty() || outs.is_empty() || loops || !few {
                continue;
            }
            let quiet = |list: &[usize]| list.iter().all(|edge| !visible(&cfa.edges[*edge]));
            if !quiet(ins) && !quiet(outs) {
                continue;
            }
            let around = ins.iter().map(|edge| cfa.edges[*edge].from);
            let around: Vec<Loc> = around.chain(outs.iter().map(|edge| cfa.edges[*edge].to)).collect();
            if touched[loc.index()] || around.iter().any(|near| touched[near.index()]) {
                continue;
            }
            touched[loc.index()] = true;
            around.iter().for_each(|near| touched[near.index()] = true);
            for before in ins {
                for after in outs {
                    let (before, after) = (&cfa.edges[*before], &cfa.edges[*after]);
                    let steps = before.block.steps().chain(after.block.steps()).copied().collect();
                    made.push(Edge { from: before.from, to: after.to, block: Block::sequence(steps) });
                }
            }
            gone.extend(ins.iter().chain(outs));
            changed = true;
        }
        let mut n = 0;
        cfa.edges.retain(|_| {
            n += 1;
            !gone.contains(&(n - 1))
        });
        cfa.edges.extend(made);
    }
}

/// Without locations that nothing leads to.
fn compact(cfa: &Cfa) -> Cfa {
    let (reached, _) = cfa.reach();
    let mut number = vec![None; cfa.locations.len()];
    let mut out = Cfa { locations: Vec::new(), edges: Vec::new(), ..cfa.clone() };
    for loc in cfa.locs().filter(|loc| reached[loc.index()] || *loc == cfa.error) {
        let location = &cfa.locations[loc.index()];
        number[loc.index()] = Some(out.add_location(location.name.clone(), location.line));
    }
    for edge in &cfa.edges {
        if let (Some(from), Some(to)) = (number[edge.from.index()], number[edge.to.index()]) {
            out.add_edge(from, to, edge.block.clone());
        }
    }
    out.initial = number[cfa.initial.index()].unwrap_or(cfa.initial);
    out.error = number[cfa.error.index()].unwrap_or(cfa.error);
    out
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

/// The same automaton in which variables that do not matter are zero: states that differ in nothing that matters are one.
/// What is known of the first states is said of those that matter there.
fn forget(terms: &mut Terms, cfa: &mut Cfa, first: Term, seen: &BTreeSet<Term>) -> Term {
    let live = live(terms, cfa, seen);
    let words: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let ids = cfa.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0);
    let mut number = ids.max().unwrap_or(0);
    for edge in &mut cfa.edges {
        let mut now = live[edge.to.index()].clone();
        let mut steps: Vec<Step> = Vec::new();
        for step in edge.block.steps().copied().collect::<Vec<_>>().into_iter().rev() {
            let needed = match step.command {
                Command::Assume(_) => true,
                Command::Assign(var, _) | Command::Havoc(var) => now.contains(&var),
            };
            if needed {
                before(terms, &mut now, &step);
                steps.push(step);
            }
        }
        steps.reverse();
        let touched: BTreeSet<Term> = steps
            .iter()
            .filter_map(|step| match step.command {
                Command::Assign(var, _) | Command::Havoc(var) => Some(var),
                Command::Assume(_) => None,
            })
            .collect();
        for var in &words {
            let had = live[edge.from.index()].contains(var) || touched.contains(var);
            if had
                && !live[edge.to.index()].contains(var)
                && let Some(zero) = zero(terms, *var)
            {
                number += 1;
                steps.push(Step { command: Command::Assign(*var, zero), id: StepId(number) });
            }
        }
        edge.block = Block::sequence(steps);
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
