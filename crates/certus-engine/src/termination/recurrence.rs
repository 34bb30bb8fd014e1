//! Closed recurrent sets: from a state on, with all choices fixed, no run ends.

use super::Safety;
use super::monitor::{Monitored, Ranks};
use super::sampling::Walk;
use crate::control::Control;
use crate::engine::{EngineError, Verdict};
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::graph::components;
use certus_model::large_block::loop_heads;
use certus_model::{Block, Cfa, Command, Loc, Order, Proof, Recurrence, Run, Step, StepId};
use std::collections::{BTreeMap, BTreeSet};

/// Random runs that are tried as stems, and the most edges of one.
const STEMS: u64 = 24;
const LONGEST_STEM: usize = 2000;

/// Blocks with more paths are not looked at.
const MOST_PATHS: usize = 64;

/// Looks for an infinite run.
///
/// # Errors
/// If a solver fails. A limit is no error.
pub fn diverge(
    terms: &mut Terms,
    cfa: &Cfa,
    safety: &mut dyn Safety,
    control: &Control,
) -> Result<Option<Recurrence>, EngineError> {
    let heads = loop_heads(cfa);
    let mut tried: BTreeSet<(Loc, BTreeMap<StepId, Value>)> = BTreeSet::new();
    for seed in 1..=STEMS {
        // Short and long stems in turn: what begins a loop, and what comes of it.
        let length = [40, 200, LONGEST_STEM][(seed % 3) as usize];
        if let Some(stem) = walked(terms, cfa, &heads, seed, length)
            && let Some(found) = closed(terms, cfa, stem, &mut tried, safety, control)?
        {
            return Ok(Some(found));
        }
        if control.stop().is_some() {
            return Ok(None);
        }
    }
    // Where chance does not lead, an engine is asked for a run that goes round a loop.
    let graph = cfa.successors();
    for part in components(&graph, [cfa.initial.index()]).cyclic(&graph) {
        let mut inside = vec![false; cfa.locations.len()];
        part.iter().for_each(|node| inside[*node] = true);
        let cuts = part.iter().filter(|node| heads[**node]).map(|node| Loc(*node as u32));
        let ranks: Ranks = cuts.map(|cut| (cut, Vec::new())).collect();
        let monitored = Monitored::new(terms, cfa, &inside, &ranks, Order::Lexicographic);
        let Verdict::Unsafe(run) = safety.decide(terms, &monitored.cfa, control)? else { continue };
        let Some((_, (_, last))) = monitored.last_path(&run) else { continue };
        let stem = Run { initial: run.initial, steps: run.steps[..last].to_vec() };
        if let Some(found) = closed(terms, cfa, stem, &mut tried, safety, control)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

/// A random run to the head of a loop; nothing if it ends before.
fn walked(terms: &Terms, cfa: &Cfa, heads: &[bool], seed: u64, length: usize) -> Option<Run> {
    let outgoing = cfa.outgoing();
    let mut walk = Walk::new(terms, cfa, &outgoing, 1000 + seed);
    while walk.run.steps.len() < length || !heads[walk.at.index()] {
        if walk.run.steps.len() > 2 * length || !walk.step() {
            return None;
        }
    }
    Some(walk.run)
}

/// The infinite run that a stem begins if each command goes on to choose what it chose last.
fn closed(
    terms: &mut Terms,
    cfa: &Cfa,
    stem: Run,
    tried: &mut BTreeSet<(Loc, BTreeMap<StepId, Value>)>,
    safety: &mut dyn Safety,
    control: &Control,
) -> Result<Option<Recurrence>, EngineError> {
    let mut choices: BTreeMap<StepId, Value> = BTreeMap::new();
    for step in &stem.steps {
        let mut values = step.values.iter();
        for command in cfa.edge(step.edge).block.path_steps(&step.path) {
            if matches!(command.command, Command::Havoc(_))
                && let Some(value) = values.next()
            {
                choices.insert(command.id, value.clone());
            }
        }
    }
    let Some((at, state)) = stem.execute(terms, cfa) else { return Ok(None) };
    if !tried.insert((at, choices.clone())) {
        return Ok(None);
    }
    let Some(restricted) = restricted(terms, cfa, (at, &state), &choices) else { return Ok(None) };
    Ok(match safety.decide(terms, &restricted, control)? {
        Verdict::Safe(Proof::Inductive(set)) => Some(Recurrence { stem, choices, set }),
        _ => None,
    })
}

/// What remains of an automaton from a state on if its havocs choose these values: it reaches its error location iff a run
/// ends. Nothing if a block has too many paths.
fn restricted(
    terms: &mut Terms,
    cfa: &Cfa,
    (at, state): (Loc, &Assignment),
    choices: &BTreeMap<StepId, Value>,
) -> Option<Cfa> {
    let mut out = cfa.clone();
    let mut id =
        out.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0 + 1).max().unwrap_or(0);
    let mut step = |command: Command| {
        id += 1;
        Step { command, id: StepId(id) }
    };
    let start = out.add_location("start", 0);
    let end = out.add_location("end", 0);
    for edge in &mut out.edges {
        let block = edge.block.map(|_, arc| {
            let fixed = arc.steps.iter().map(|step| match step.command {
                Command::Havoc(var) => {
                    let value = chosen(terms, choices, step.id, var);
                    Step { command: Command::Assign(var, value), id: step.id }
                }
                _ => *step,
            });
            Some(fixed.collect())
        });
        edge.block = block.expect("no arc is left out");
        if edge.to == cfa.error {
            edge.to = end;
        }
    }
    for (loc, edges) in cfa.outgoing().iter().enumerate() {
        let mut on = Vec::new();
        for edge in edges {
            let block = &out.edges[edge.index()].block;
            for (count, path) in block.paths().enumerate() {
                if count >= MOST_PATHS {
                    return None;
                }
                on.push(enabled(terms, block.path_steps(&path).rev()));
            }
        }
        let on = terms.or(&on);
        let stuck = terms.not(on);
        let loc = Loc(loc as u32);
        if stuck != terms.fls() && loc != cfa.error {
            out.add_edge(loc, end, Block::sequence(vec![step(Command::Assume(stuck))]));
        }
    }
    let mut begin = Vec::new();
    for var in &cfa.vars {
        let symbol = terms.as_var(var.term)?;
        let value = constant(terms, terms.sort(var.term), state.get(symbol)?)?;
        begin.push(step(Command::Assign(var.term, value)));
    }
    out.add_edge(start, at, Block::sequence(begin));
    (out.initial, out.error) = (start, end);
    Some(out)
}

/// The condition under which commands, given in reverse and without havocs, are executed to the end.
fn enabled<'a>(terms: &mut Terms, steps: impl Iterator<Item = &'a Step>) -> Term {
    let mut condition = terms.tru();
    for step in steps {
        match step.command {
            Command::Assume(guard) => condition = terms.and2(guard, condition),
            Command::Assign(var, value) => {
                let mut by = Substitution::new();
                by.insert(var, value);
                condition = terms.substitute(condition, &mut by);
            }
            Command::Havoc(_) => {}
        }
    }
    condition
}

/// The value of a havoc, the default one if none is listed.
fn chosen(terms: &mut Terms, choices: &BTreeMap<StepId, Value>, step: StepId, var: Term) -> Term {
    let sort = terms.sort(var);
    let listed = choices.get(&step).cloned().and_then(|value| constant(terms, sort, &value));
    listed.unwrap_or_else(|| {
        let value = terms.default_value(sort);
        constant(terms, sort, &value).unwrap_or(var)
    })
}

/// A value as a term.
fn constant(terms: &mut Terms, sort: Sort, value: &Value) -> Option<Term> {
    Some(match (sort, value) {
        (Sort::Bool, Value::Bool(value)) => terms.bool(*value),
        (Sort::Bv(_), Value::Bv(value)) => terms.bv_const(value.clone()),
        (Sort::Array(array), Value::Array(value)) => {
            let (index, element) = terms.array_sorts(array);
            let default = constant(terms, element, value.default_value())?;
            let mut out = terms.const_array(sort, default);
            for (at, value) in value.entries() {
                let (at, value) = (constant(terms, index, at)?, constant(terms, element, value)?);
                out = terms.store(out, at, value);
            }
            out
        }
        _ => return None,
    })
}
