//! The way that a run took through one automaton as a guide through another one.
//!
//! Values of havocs do not decide a run where ways part without a test: a disjunction in a clause is such a place. But
//! commands keep their numbers, and so those of the run are found again: of several ways the one is tried first that comes to the
//! next command of the run past the fewest *strangers*, commands that the other automaton has too and that the run did not
//! execute here. Some there may be: a command can be kept in one copy of an edge and be left out in another.

use crate::block::{Arc, StepId};
use crate::cfa::{Cfa, EdgeId};
use crate::run::Hints;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// No way leads there.
const NEVER: u32 = u32::MAX;

/// Ranks ways by how they fit to a run.
pub(crate) struct Guide<'a> {
    cfa: &'a Cfa,
    /// The commands of the run that this automaton has, in order.
    order: Vec<StepId>,
    /// The commands that both automata have.
    kept: FxHashSet<StepId>,
    /// The edges they are on.
    places: FxHashMap<StepId, Vec<EdgeId>>,
    /// For each edge and node of its block the fewest of them on a way to its end.
    to_end: Vec<Vec<u32>>,
    /// What is known about the ways to a command.
    plans: FxHashMap<StepId, Plan>,
}

/// How many strangers are on the best way to a command.
struct Plan {
    /// From nodes of the edges that it is on.
    inside: FxHashMap<EdgeId, Vec<u32>>,
    /// From locations.
    at: Vec<u32>,
}

impl<'a> Guide<'a> {
    pub(crate) fn new(cfa: &'a Cfa, hints: &Hints) -> Guide<'a> {
        let mut places: FxHashMap<StepId, Vec<EdgeId>> = FxHashMap::default();
        let mut to_end = Vec::with_capacity(cfa.edges.len());
        for id in cfa.edge_ids() {
            let edge = cfa.edge(id);
            let mut best = vec![NEVER; edge.block.nodes() as usize];
            best[edge.block.nodes() as usize - 1] = 0;
            for arc in edge.block.arcs().iter().rev() {
                let mut strangers = 0;
                for step in arc.steps.iter().filter(|step| hints.kept.contains(&step.id)) {
                    strangers += 1;
                    let edges = places.entry(step.id).or_default();
                    if edges.last() != Some(&id) {
                        edges.push(id);
                    }
                }
                improve(&mut best, arc, strangers);
            }
            to_end.push(best);
        }
        let order = hints.order.iter().copied().filter(|id| places.contains_key(id)).collect();
        Guide { cfa, order, kept: hints.kept.clone(), places, to_end, plans: FxHashMap::default() }
    }

    /// How much of the run is done when so much was and this arc is taken.
    pub(crate) fn after(&self, mut done: usize, arc: &Arc) -> usize {
        for step in &arc.steps {
            if self.order.get(done) == Some(&step.id) {
                done += 1;
            }
        }
        done
    }

    /// Sorts ways, given by an edge and an arc each, so that the best one is first. `done` is how much of the run is done; it
    /// grows by what none of them leads to.
    pub(crate) fn sort(&mut self, ways: &mut [(EdgeId, u32)], done: &mut usize) {
        while let Some(next) = self.order.get(*done).copied() {
            let ranks: FxHashMap<(EdgeId, u32), u32> =
                ways.iter().map(|way| (*way, self.rank(*way, next))).collect();
            if ranks.values().any(|rank| *rank != NEVER) {
                ways.sort_by_key(|way| ranks[way]);
                return;
            }
            *done += 1;
        }
    }

    /// How many strangers are on the best way to a command that begins with this arc.
    fn rank(&mut self, (edge, arc): (EdgeId, u32), next: StepId) -> u32 {
        if !self.plans.contains_key(&next) {
            let plan = self.plan(next);
            self.plans.insert(next, plan);
        }
        let (cfa, plan) = (self.cfa, &self.plans[&next]);
        let arc = &cfa.edge(edge).block.arcs()[arc as usize];
        let (strangers, found) = self.strangers(arc, next);
        if found {
            return strangers;
        }
        let inside = plan.inside.get(&edge).map_or(NEVER, |best| best[arc.to as usize]);
        let behind = plus(self.to_end[edge.index()][arc.to as usize], plan.at[cfa.edge(edge).to.index()]);
        plus(strangers, inside.min(behind))
    }

    /// The strangers on an arc before a command, and whether it is there.
    fn strangers(&self, arc: &Arc, next: StepId) -> (u32, bool) {
        let mut strangers = 0;
        for step in arc.steps.iter().filter(|step| self.kept.contains(&step.id)) {
            if step.id == next {
                return (strangers, true);
            }
            strangers += 1;
        }
        (strangers, false)
    }

    fn plan(&self, next: StepId) -> Plan {
        let cfa = self.cfa;
        let mut inside: FxHashMap<EdgeId, Vec<u32>> = FxHashMap::default();
        let mut at = vec![NEVER; cfa.locations.len()];
        let mut open = BinaryHeap::new();
        for edge in &self.places[&next] {
            let block = &cfa.edge(*edge).block;
            let mut best = vec![NEVER; block.nodes() as usize];
            for arc in block.arcs().iter().rev() {
                match self.strangers(arc, next) {
                    (strangers, true) => {
                        let here = &mut best[arc.from as usize];
                        *here = strangers.min(*here);
                    }
                    (strangers, false) => improve(&mut best, arc, strangers),
                }
            }
            open.push((Reverse(best[0]), cfa.edge(*edge).from));
            inside.insert(*edge, best);
        }
        // Backwards from there, the nearest location first.
        let incoming = cfa.incoming();
        while let Some((Reverse(cost), loc)) = open.pop() {
            if cost >= at[loc.index()] {
                continue;
            }
            at[loc.index()] = cost;
            for edge in &incoming[loc.index()] {
                open.push((Reverse(plus(self.to_end[edge.index()][0], cost)), cfa.edge(*edge).from));
            }
        }
        Plan { inside, at }
    }
}

/// The best way from the beginning of an arc may be the one over it.
fn improve(best: &mut [u32], arc: &Arc, strangers: u32) {
    let over = plus(strangers, best[arc.to as usize]);
    let here = &mut best[arc.from as usize];
    *here = over.min(*here);
}

/// The sum, and never if one of them is.
fn plus(one: u32, other: u32) -> u32 {
    one.saturating_add(other)
}
