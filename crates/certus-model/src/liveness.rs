//! Live variables, in the strong sense: an assignment reads its operands only if what it writes is live.
//!
//! In `x = x + 1` around a loop nobody else asks for `x` in, `x` is not live.

use crate::cfa::Cfa;
use crate::flow::{Effect, Flow, FlowArc};
use crate::graph::BitSet;
use certus_logic::{Term, Terms};
use rustc_hash::FxHashSet;

/// For each location the variables whose value there can matter for whether the error is reached.
#[must_use]
pub fn live_at(terms: &Terms, cfa: &Cfa) -> Vec<FxHashSet<Term>> {
    let flow = Flow::new(terms, cfa, |_| true);
    let live = live_nodes(&flow, |_, _| true);
    let named = |set: &BitSet| set.iter().map(|var| cfa.vars[var as usize].term).collect();
    live[..cfa.locations.len()].iter().map(named).collect()
}

/// The variables that are live at some location: what a state really consists of. In the order of
/// [`Cfa::vars`].
#[must_use]
pub fn state_vars(terms: &Terms, cfa: &Cfa) -> Vec<Term> {
    let flow = Flow::new(terms, cfa, |_| true);
    let live = live_nodes(&flow, |_, _| true);
    let mut all = BitSet::new(cfa.vars.len());
    for set in &live[..cfa.locations.len()] {
        all.union(set);
    }
    all.iter().map(|var| cfa.vars[var as usize].term).collect()
}

/// The live variables at each node, where only some assumptions count (given as arc and step).
#[must_use]
pub fn live_nodes(flow: &Flow<'_>, counts: impl Fn(u32, usize) -> bool) -> Vec<BitSet> {
    let vars = flow.cfa.vars.len();
    let mut live = vec![BitSet::new(vars); flow.nodes];
    let mut queued = vec![true; flow.nodes];
    // Nodes that cannot be reached come first, so they are taken last; they need an answer as well.
    let mut stack: Vec<u32> =
        (0..flow.nodes as u32).filter(|n| flow.position[*n as usize] == u32::MAX).collect();
    stack.extend(&flow.order);
    let mut before = BitSet::new(vars);
    while let Some(node) = stack.pop() {
        queued[node as usize] = false;
        let mut changed = false;
        for index in &flow.leaving[node as usize] {
            let arc = &flow.arcs[*index as usize];
            before.copy_from(&live[arc.to as usize]);
            for (step, effect) in arc.effects.iter().enumerate().rev() {
                back(&mut before, effect, counts(*index, step));
            }
            changed |= live[node as usize].union(&before);
        }
        if changed {
            for arc in &flow.entering[node as usize] {
                let from = flow.arcs[*arc as usize].from;
                if !std::mem::replace(&mut queued[from as usize], true) {
                    stack.push(from);
                }
            }
        }
    }
    live
}

/// The live variables before a command, given those after.
fn back(live: &mut BitSet, effect: &Effect, counts: bool) {
    match effect {
        Effect::Assume(reads) if counts => reads.iter().for_each(|var| {
            live.insert(*var);
        }),
        Effect::Assume(_) => {}
        Effect::Assign(var, reads) => {
            if live.has(*var) {
                live.remove(*var);
                reads.iter().for_each(|var| {
                    live.insert(*var);
                });
            }
        }
        Effect::Havoc(var) => live.remove(*var),
    }
}

/// For each step of an arc whether what it writes is live after it (assumptions: whether they count).
#[must_use]
pub fn needed(arc: &FlowArc, after: &BitSet, counts: impl Fn(usize) -> bool) -> Vec<bool> {
    let mut live = after.clone();
    let mut out = vec![false; arc.effects.len()];
    for (step, effect) in arc.effects.iter().enumerate().rev() {
        let counted = counts(step);
        out[step] = match effect {
            Effect::Assume(_) => counted,
            Effect::Assign(var, _) | Effect::Havoc(var) => live.has(*var),
        };
        back(&mut live, effect, counted);
    }
    out
}
