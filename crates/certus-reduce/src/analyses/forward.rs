//! Forward data flow over the graph of an automaton.
//!
//! States are kept only at nodes that several arcs enter; between these the graph is a forest, and the
//! states there are computed again when they are asked for.

use crate::analyses::flow::Flow;
use certus_logic::Terms;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What is known at a node, and how commands change it.
pub(crate) trait Domain {
    /// What is known.
    type State: Clone;

    /// What is known where runs begin.
    fn start(&mut self, terms: &mut Terms) -> Self::State;

    /// Executes a step; `false` if it cannot be executed.
    fn step(
        &mut self,
        terms: &mut Terms,
        flow: &Flow<'_>,
        state: &mut Self::State,
        arc: u32,
        step: usize,
    ) -> bool;

    /// Called where an arc enters a node, to forget what will not be needed. `meets` says that other arcs
    /// enter it as well.
    fn enter(&mut self, terms: &Terms, flow: &Flow<'_>, state: &mut Self::State, node: u32, meets: bool);

    /// Weakens what is known to what `other` says as well; says whether that changed it. If `visits` is not
    /// 0, this was done at a loop head that often already, and must end.
    fn join(&mut self, terms: &mut Terms, state: &mut Self::State, other: &Self::State, visits: u32) -> bool;
}

/// What is known at the nodes that several arcs enter, and at the initial one.
pub(crate) struct Solution<S> {
    pub(crate) at: Vec<Option<S>>,
}

/// After so many visits over back arcs a loop head is widened.
const VISITS_BEFORE_WIDENING: u32 = 3;

fn kept(flow: &Flow<'_>, node: u32) -> bool {
    node == flow.cfa.initial.0 || flow.entering[node as usize].len() != 1
}

/// Computes what holds, from below.
pub(crate) fn solve<D: Domain>(domain: &mut D, terms: &mut Terms, flow: &Flow<'_>) -> Solution<D::State> {
    let mut at: Vec<Option<D::State>> = vec![None; flow.nodes];
    let mut head = vec![false; flow.nodes];
    for arc in 0..flow.arcs.len() as u32 {
        if flow.position[flow.arcs[arc as usize].from as usize] != u32::MAX && flow.is_back(arc) {
            head[flow.arcs[arc as usize].to as usize] = true;
        }
    }
    let mut visits = vec![0u32; flow.nodes];
    let start = flow.cfa.initial.0;
    at[start as usize] = Some(domain.start(terms));
    let mut queued = vec![false; flow.nodes];
    let mut queue = BinaryHeap::from([Reverse((flow.position[start as usize], start))]);
    while let Some(Reverse((_, root))) = queue.pop() {
        queued[root as usize] = false;
        let Some(state) = at[root as usize].clone() else { continue };
        let mut stack = vec![(root, state)];
        while let Some((node, state)) = stack.pop() {
            for arc in &flow.leaving[node as usize] {
                let mut after = state.clone();
                let feasible = (0..flow.arcs[*arc as usize].effects.len())
                    .all(|step| domain.step(terms, flow, &mut after, *arc, step));
                if !feasible {
                    continue;
                }
                let to = flow.arcs[*arc as usize].to;
                let meets = kept(flow, to);
                domain.enter(terms, flow, &mut after, to, meets);
                if !meets {
                    stack.push((to, after));
                    continue;
                }
                let changed = match &mut at[to as usize] {
                    Some(known) => {
                        let often = visits[to as usize].saturating_sub(VISITS_BEFORE_WIDENING);
                        domain.join(terms, known, &after, if head[to as usize] { often } else { 0 })
                    }
                    none => {
                        *none = Some(after);
                        true
                    }
                };
                if changed {
                    // Counting only arrivals over back arcs lets the entry of a loop settle first.
                    visits[to as usize] += u32::from(flow.is_back(*arc));
                    if !std::mem::replace(&mut queued[to as usize], true) {
                        queue.push(Reverse((flow.position[to as usize], to)));
                    }
                }
            }
        }
    }
    Solution { at }
}

/// What follows from a solution in one step: stronger, or the same.
pub(crate) fn apply<D: Domain>(
    domain: &mut D,
    terms: &mut Terms,
    flow: &Flow<'_>,
    solution: &Solution<D::State>,
) -> Solution<D::State> {
    let mut at: Vec<Option<D::State>> = vec![None; flow.nodes];
    let start = flow.cfa.initial.0 as usize;
    at[start] = solution.at[start].clone();
    walk(domain, terms, flow, solution, |domain, terms, visit| {
        let Visit::Arc(arc, state) = visit else { return true };
        let steps = 0..flow.arcs[arc as usize].effects.len();
        if !steps.into_iter().all(|step| domain.step(terms, flow, state, arc, step)) {
            return false;
        }
        let to = flow.arcs[arc as usize].to;
        if kept(flow, to) {
            let mut after = state.clone();
            domain.enter(terms, flow, &mut after, to, true);
            match &mut at[to as usize] {
                Some(known) => {
                    domain.join(terms, known, &after, 0);
                }
                none => *none = Some(after),
            }
        }
        true
    });
    Solution { at }
}

/// What [`walk`] shows.
pub(crate) enum Visit<'a, S> {
    /// What is known at a node.
    Node(u32, &'a S),
    /// What is known before an arc; who is shown it executes the steps and says whether that is possible.
    Arc(u32, &'a mut S),
}

/// Shows what is known at every node that can be reached, and the arcs that leave it.
pub(crate) fn walk<D: Domain>(
    domain: &mut D,
    terms: &mut Terms,
    flow: &Flow<'_>,
    solution: &Solution<D::State>,
    mut show: impl FnMut(&mut D, &mut Terms, Visit<'_, D::State>) -> bool,
) {
    for root in &flow.order {
        let Some(state) = &solution.at[*root as usize] else { continue };
        let mut stack = vec![(*root, state.clone())];
        while let Some((node, state)) = stack.pop() {
            show(domain, terms, Visit::Node(node, &state));
            for arc in &flow.leaving[node as usize] {
                let mut after = state.clone();
                if !show(domain, terms, Visit::Arc(*arc, &mut after)) {
                    continue;
                }
                let to = flow.arcs[*arc as usize].to;
                let meets = kept(flow, to);
                domain.enter(terms, flow, &mut after, to, meets);
                if !meets {
                    stack.push((to, after));
                }
            }
        }
    }
}

/// Shows what is known at every node that can be reached.
pub(crate) fn nodes<D: Domain>(
    domain: &mut D,
    terms: &mut Terms,
    flow: &Flow<'_>,
    solution: &Solution<D::State>,
    mut show: impl FnMut(&mut D, &mut Terms, u32, &D::State),
) {
    walk(domain, terms, flow, solution, |domain, terms, visit| match visit {
        Visit::Node(node, known) => {
            show(domain, terms, node, known);
            true
        }
        Visit::Arc(arc, state) => {
            (0..flow.arcs[arc as usize].effects.len()).all(|step| domain.step(terms, flow, state, arc, step))
        }
    });
}
