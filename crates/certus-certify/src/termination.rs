//! Certificates about infinite runs: ranking functions, and recurrent sets.
//!
//! The obligations are built here, from the automaton as the front end delivered it: nothing is shared with who found them.

use crate::graph::Graph;
use crate::problem::reject;
use crate::{Certified, Failure, check_proof};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::{
    Arc, Block, Cfa, Command, Loc, Order, Proof, RankedPart, Ranking, Recurrence, Step, StepId,
};
use certus_solver::Limits;
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

/// Checks a proof that all runs of an automaton end and that none reaches its error location, with the solver of this name.
///
/// # Errors
/// [`Failure::Rejected`] if it is no proof; else why nothing is known.
pub fn check_ranking(
    terms: &mut Terms,
    cfa: &Cfa,
    ranking: &Ranking,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let start = Instant::now();
    let graph = Graph::new(cfa);
    let ranked: BTreeSet<usize> =
        ranking.parts.iter().flat_map(|part| part.ranks.keys()).map(|loc| loc.index()).collect();
    if let Some(loc) = ranked.iter().find(|loc| **loc >= cfa.locations.len()) {
        let loc = Loc(*loc as u32);
        return Err(reject(loc, loc, "it is no location of the automaton"));
    }
    if let Err(loc) = graph.order(&ranked) {
        return Err(reject(loc, loc, "it is on a cycle that goes through no ranked location"));
    }
    let mut done = Certified { time: start.elapsed(), queries: 0, solver: solver.to_owned() };
    // The error location is excluded by the proof of any part.
    if ranking.parts.is_empty() {
        return Err(reject(cfa.error, cfa.error, "there is no proof that it is not reached"));
    }
    let mut seen: BTreeSet<Loc> = BTreeSet::new();
    for part in &ranking.parts {
        shape(terms, cfa, part)?;
        let inside = component(&graph, cfa, part)?;
        for loc in cfa.locs().filter(|loc| inside[loc.index()]) {
            if !seen.insert(loc) {
                return Err(reject(loc, loc, "its component has two proofs"));
            }
        }
        let monitored = monitored(terms, cfa, part, &inside);
        let checked = check_proof(terms, &monitored, &part.proof, limits, solver)?;
        done.queries += checked.queries;
        done.solver = checked.solver;
    }
    done.time = start.elapsed();
    Ok(done)
}

/// The width of the variable that tells of which location a rank was saved.
const CHOSEN_WIDTH: u32 = 32;

/// Ranks are bit-vectors over the automaton's variables and of one shape; what they are saved in is new.
fn shape(terms: &Terms, cfa: &Cfa, part: &RankedPart) -> Result<(), Failure> {
    let known: FxHashSet<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let mut widths: Vec<Sort> = part.saved.iter().map(|var| terms.sort(*var)).collect();
    let one = part.ranks.values().collect::<BTreeSet<_>>().len() <= 1;
    let fits = match part.order {
        Order::Lexicographic => true,
        // The first one is wide enough for the numbers of locations.
        Order::Disjunctive => !widths.is_empty() && widths.remove(0) == Sort::Bv(CHOSEN_WIDTH),
        Order::Counted => widths.len() == 1 && one,
    };
    if !fits {
        return Err(reject(
            cfa.initial,
            cfa.initial,
            "the variables of the monitor are not those of its order",
        ));
    }
    let mut new = known.clone();
    let fresh = part.saved.iter().all(|var| terms.as_var(*var).is_some() && new.insert(*var));
    if !fresh {
        return Err(reject(cfa.initial, cfa.initial, "what a rank is saved in is no variable of its own"));
    }
    for (loc, rank) in &part.ranks {
        let sorts: Vec<Sort> = rank.iter().map(|component| terms.sort(*component)).collect();
        if sorts != widths || !sorts.iter().all(|sort| matches!(sort, Sort::Bv(_))) {
            return Err(reject(*loc, *loc, "the rank is no tuple of bit-vectors as it is saved"));
        }
        if rank.iter().any(|component| terms.free_vars(*component).iter().any(|var| !known.contains(var))) {
            return Err(reject(*loc, *loc, "the rank has a variable that the automaton does not have"));
        }
    }
    Ok(())
}

/// The locations from which paths lead to a ranked location of a part, and back. All ranked ones must be among them: one
/// component for each part.
fn component(graph: &Graph<'_>, cfa: &Cfa, part: &RankedPart) -> Result<Vec<bool>, Failure> {
    let Some(first) = part.ranks.keys().next() else { return Ok(vec![false; cfa.locations.len()]) };
    let there = reached_from(graph, first.index());
    let back = graph.leading_to(&[first.index()], |_| false);
    let inside: Vec<bool> = (0..cfa.locations.len()).map(|loc| there[loc] && back[loc]).collect();
    match part.ranks.keys().find(|loc| !inside[loc.index()]) {
        Some(loc) => Err(reject(*first, *loc, "the ranked locations are not in one component")),
        None => Ok(inside),
    }
}

/// The automaton with a monitor, as [`RankedPart::proof`] says.
fn monitored(terms: &mut Terms, cfa: &Cfa, part: &RankedPart, inside: &[bool]) -> Cfa {
    let mut out = Cfa { edges: Vec::new(), ..cfa.clone() };
    let command = |command| Step { command, id: StepId(u32::MAX) };
    for (number, var) in part.saved.iter().enumerate() {
        out.add_var(*var, format!("saved {number}"));
    }
    let mut compared: BTreeMap<Loc, Loc> = BTreeMap::new();
    for loc in part.ranks.keys() {
        compared.insert(*loc, out.add_location("compared", 0));
    }
    let assign = |vars: &[Term], values: &[Term]| -> Vec<Step> {
        vars.iter().zip(values).map(|(var, value)| command(Command::Assign(*var, *value))).collect()
    };
    let nothing = terms.bv(CHOSEN_WIDTH, 0);
    let some_rank = part.ranks.values().next().map_or(&[][..], Vec::as_slice);
    for edge in &cfa.edges {
        let mut edge = edge.clone();
        if !inside[edge.to.index()] {
            out.edges.push(edge);
            continue;
        }
        // One more node at the beginning, or at the end, where something is saved.
        if inside[edge.from.index()] {
            edge.to = compared.get(&edge.to).copied().unwrap_or(edge.to);
            if let Some(rank) = part.ranks.get(&edge.from).filter(|_| part.order == Order::Lexicographic) {
                edge.block = before(assign(&part.saved, rank), &edge.block);
            }
        } else {
            edge.block = match part.order {
                Order::Lexicographic => edge.block,
                Order::Disjunctive => after(&edge.block, assign(&part.saved[..1], &[nothing])),
                Order::Counted => after(&edge.block, assign(&part.saved, some_rank)),
            };
        }
        out.edges.push(edge);
    }
    for (loc, place) in &compared {
        let rank = &part.ranks[loc];
        let number = terms.bv(CHOSEN_WIDTH, u128::from(loc.0) + 1);
        let (good, saves): (Term, Vec<Step>) = match part.order {
            Order::Lexicographic => (below(terms, rank, &part.saved), Vec::new()),
            Order::Disjunctive => {
                let chosen = terms.eq(part.saved[0], number);
                let mut ways = vec![terms.not(chosen)];
                for (new, old) in rank.iter().zip(&part.saved[1..]) {
                    ways.push(terms.bvslt(*new, *old));
                }
                let mut values = vec![number];
                values.extend(rank);
                (terms.or(&ways), assign(&part.saved, &values))
            }
            Order::Counted => {
                let width = terms.width(part.saved[0]);
                let (zero, one) = (terms.bv(width, 0), terms.bv(width, 1));
                let fewer = terms.bvsub(part.saved[0], one);
                (terms.bvslt(zero, part.saved[0]), assign(&part.saved, &[fewer]))
            }
        };
        let bad = terms.not(good);
        let mut steps = vec![command(Command::Assume(good))];
        if part.order != Order::Counted {
            out.add_edge(*place, *loc, Block::sequence(steps.clone()));
        }
        if part.order != Order::Lexicographic {
            steps.extend(saves);
            out.add_edge(*place, *loc, Block::sequence(steps));
        }
        out.add_edge(*place, cfa.error, Block::sequence(vec![command(Command::Assume(bad))]));
    }
    out
}

/// A block with steps before it.
fn before(steps: Vec<Step>, block: &Block) -> Block {
    let mut arcs = vec![Arc { from: 0, to: 1, steps }];
    let moved = |arc: &Arc| Arc { from: arc.from + 1, to: arc.to + 1, steps: arc.steps.clone() };
    arcs.extend(block.arcs().iter().map(moved));
    Block::graph(block.nodes() + 1, arcs).expect("all paths are kept")
}

/// A block with steps after it.
fn after(block: &Block, steps: Vec<Step>) -> Block {
    let last = block.nodes();
    let mut arcs = block.arcs().to_vec();
    arcs.push(Arc { from: last - 1, to: last, steps });
    Block::graph(last + 1, arcs).expect("all paths are kept")
}

/// The nodes to which at least one arc leads from a node.
fn reached_from(graph: &Graph<'_>, node: usize) -> Vec<bool> {
    let mut seen = vec![false; graph.ways.len()];
    let mut stack = vec![node];
    while let Some(at) = stack.pop() {
        for way in &graph.ways[at] {
            if !std::mem::replace(&mut seen[way.to], true) {
                stack.push(way.to);
            }
        }
    }
    seen
}

/// A tuple is smaller than another one: some component is, and all before it are equal.
fn below(terms: &mut Terms, new: &[Term], old: &[Term]) -> Term {
    let mut ways = Vec::new();
    let mut equal = Vec::new();
    for (new, old) in new.iter().zip(old) {
        let mut way = equal.clone();
        way.push(terms.bvslt(*new, *old));
        ways.push(terms.and(&way));
        equal.push(terms.eq(*new, *old));
    }
    terms.or(&ways)
}

/// Checks an infinite run of an automaton with the solver of this name: the stem is executed, and its last state lies in a set
/// that, with the choices fixed, is left nowhere and in which a run can always go on.
///
/// # Errors
/// [`Failure::Rejected`] if it is none; else why nothing is known.
pub fn check_recurrence(
    terms: &mut Terms,
    cfa: &Cfa,
    recurrence: &Recurrence,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let Some((at, state)) = recurrence.stem.execute(terms, cfa) else {
        return Err(reject(cfa.initial, cfa.initial, "the stem is no run"));
    };
    if at == cfa.error || at == cfa.initial {
        return Err(reject(at, at, "the stem ends at the error location or does not begin"));
    }
    let rest = rest(terms, cfa, (at, &state), &recurrence.choices)?;
    check_proof(terms, &rest, &Proof::Inductive(recurrence.set.clone()), limits, solver)
}

/// What is left of an automaton: it begins in a state, its commands choose these values, and where no path can be followed
/// to the end of its edge, and at the error location, it has an error.
fn rest(
    terms: &mut Terms,
    cfa: &Cfa,
    (at, state): (Loc, &Assignment),
    choices: &BTreeMap<StepId, Value>,
) -> Result<Cfa, Failure> {
    let wrong = |reason: &str| reject(at, at, reason);
    let mut out = Cfa { edges: Vec::new(), ..cfa.clone() };
    let begin = out.add_location("begin", 0);
    let stops = out.add_location("stops", 0);
    let command = |command| Step { command, id: StepId(u32::MAX) };
    let mut first = Vec::new();
    for var in &cfa.vars {
        let value = terms.as_var(var.term).and_then(|symbol| state.get(symbol).cloned());
        let value = value.and_then(|value| value_term(terms, terms.sort(var.term), &value));
        let value = value.ok_or_else(|| wrong("a value of the stem's last state cannot be written"))?;
        first.push(command(Command::Assign(var.term, value)));
    }
    out.add_edge(begin, at, Block::sequence(first));
    let mut ways: Vec<Vec<Term>> = vec![Vec::new(); cfa.locations.len()];
    for edge in &cfa.edges {
        let mut missing = false;
        let block = edge.block.map(|_, arc| {
            let mut steps = Vec::with_capacity(arc.steps.len());
            for step in &arc.steps {
                steps.push(match step.command {
                    Command::Havoc(var) => {
                        let sort = terms.sort(var);
                        let value = choices.get(&step.id).cloned();
                        let value = value.unwrap_or_else(|| terms.default_value(sort));
                        let term = value_term(terms, sort, &value);
                        missing |= term.is_none();
                        command(Command::Assign(var, term.unwrap_or(var)))
                    }
                    _ => *step,
                });
            }
            Some(steps)
        });
        let Some(block) = block.filter(|_| !missing) else {
            return Err(wrong("a choice is no value of its variable"));
        };
        for path in block.paths() {
            if ways[edge.from.index()].len() > 256 {
                return Err(Failure::Limit("an edge has too many paths".to_owned()));
            }
            ways[edge.from.index()].push(followed(terms, block.path_steps(&path)));
        }
        out.add_edge(edge.from, if edge.to == cfa.error { stops } else { edge.to }, block);
    }
    for loc in cfa.locs().filter(|loc| *loc != cfa.error) {
        let some = terms.or(&ways[loc.index()]);
        let none = terms.not(some);
        out.add_edge(loc, stops, Block::sequence(vec![command(Command::Assume(none))]));
    }
    (out.initial, out.error) = (begin, stops);
    Ok(out)
}

/// What has to hold before commands without choices so that all of them are executed: forward, with the values of what
/// they have written.
fn followed<'a>(terms: &mut Terms, steps: impl Iterator<Item = &'a Step>) -> Term {
    let mut values: BTreeMap<Term, Term> = BTreeMap::new();
    let mut needed = Vec::new();
    let now = |terms: &mut Terms, values: &BTreeMap<Term, Term>, term: Term| {
        let mut by: Substitution = values.iter().map(|(var, value)| (*var, *value)).collect();
        terms.substitute(term, &mut by)
    };
    for step in steps {
        match step.command {
            Command::Assume(guard) => needed.push(now(terms, &values, guard)),
            Command::Assign(var, value) => {
                let value = now(terms, &values, value);
                values.insert(var, value);
            }
            // There are none.
            Command::Havoc(_) => needed.push(terms.fls()),
        }
    }
    terms.and(&needed)
}

/// A value of a sort as a term.
fn value_term(terms: &mut Terms, sort: Sort, value: &Value) -> Option<Term> {
    match (sort, value) {
        (Sort::Bool, Value::Bool(value)) => Some(terms.bool(*value)),
        (Sort::Bv(width), Value::Bv(value)) if value.width() == width => Some(terms.bv_const(value.clone())),
        (Sort::Array(array), Value::Array(value)) => {
            let (index, element) = terms.array_sorts(array);
            let mut out = value_term(terms, element, value.default_value())?;
            out = terms.const_array(sort, out);
            for (at, held) in value.entries() {
                let at = value_term(terms, index, at)?;
                let held = value_term(terms, element, held)?;
                out = terms.store(out, at, held);
            }
            Some(out)
        }
        _ => None,
    }
}
