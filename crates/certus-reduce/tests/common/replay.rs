//! Replays hints on an automaton with free choices.
//!
//! `Hints::replay` tries choices depth first and can follow a loop for ever; programs have no free choices,
//! but random automata do. Here no situation is met twice.

use certus_logic::{Terms, Value};
use certus_model::{Command, EdgeId, Hints, Loc, Run, RunStep, StepId};
use certus_testing::{Oracle, State};
use std::collections::{BTreeMap, HashSet, VecDeque};

/// Where a run is: a location or a node of a block, a state, and how many hints of each havoc it used.
type Place = (Loc, Option<(u32, u32)>, State, BTreeMap<StepId, usize>);

/// A run to the error in which havocs take the values of the hints, and default values where there are none.
pub fn replay(terms: &Terms, oracle: &Oracle, hints: &Hints) -> Option<Run> {
    let (cfa, space) = (oracle.cfa(), oracle.space());
    let mut start = 0;
    for (var, value) in &hints.initial {
        if space.value(0, *var).is_some() {
            start = space.with(start, *var, value);
        }
    }
    let first: Place = (cfa.initial, None, start, BTreeMap::new());
    let mut seen: HashSet<Place> = HashSet::from([first.clone()]);
    let mut stack: Vec<(Place, Vec<RunStep>)> = vec![(first, Vec::new())];
    while let Some(((loc, inside, state, used), steps)) = stack.pop() {
        if inside.is_none() && loc == cfa.error {
            return Some(Run { initial: space.values(start), steps });
        }
        let mut ways: Vec<(u32, u32)> = Vec::new();
        match inside {
            Some((edge, node)) => {
                ways.extend(cfa.edge(EdgeId(edge)).block.leaving(node).map(|arc| (edge, arc as u32)));
            }
            None => {
                for id in cfa.edge_ids().filter(|id| cfa.edge(*id).from == loc) {
                    ways.extend(cfa.edge(id).block.leaving(0).map(|arc| (id.0, arc as u32)));
                }
            }
        }
        for (edge, index) in ways {
            let block = &cfa.edge(EdgeId(edge)).block;
            let arc = &block.arcs()[index as usize];
            let (mut state, mut used, mut steps) = (state, used.clone(), steps.clone());
            if inside.is_none() {
                steps.push(RunStep { edge: EdgeId(edge), path: Vec::new(), values: Vec::new() });
            }
            let last = steps.last_mut().expect("an edge was begun");
            last.path.push(index);
            let possible = arc.steps.iter().all(|step| match step.command {
                Command::Assume(guard) => {
                    terms.eval(guard, &space.assignment(terms, state)) == Value::Bool(true)
                }
                Command::Assign(var, value) => {
                    let value = terms.eval(value, &space.assignment(terms, state));
                    state = space.with(state, var, &value);
                    true
                }
                Command::Havoc(var) => {
                    let values = hints.values.get(&step.id);
                    let count = used.entry(step.id).or_default();
                    let value = values.and_then(|values| values.get(*count)).cloned();
                    // More than the hints is as good as one more.
                    *count = (*count + 1).min(values.map_or(0, VecDeque::len));
                    let value = value.unwrap_or_else(|| terms.default_value(terms.sort(var)));
                    last.values.push(value.clone());
                    state = space.with(state, var, &value);
                    true
                }
            });
            if !possible {
                continue;
            }
            let end = arc.to + 1 == block.nodes();
            let place = if end {
                (cfa.edge(EdgeId(edge)).to, None, state, used)
            } else {
                (loc, Some((edge, arc.to)), state, used)
            };
            if seen.insert(place.clone()) {
                stack.push((place, steps));
            }
        }
    }
    None
}
