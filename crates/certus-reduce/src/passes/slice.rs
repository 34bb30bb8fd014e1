//! Slicing: what the error location depends on by control and data is kept, nothing else.
//!
//! In `if (debug) n = n + 1; if (x > 9) error();` where nobody reads `n`, the first branching goes: both of
//! its ways become empty. Three kinds of assumption are always kept: one without a complementary way (it may
//! block), one inside an arc, and the tests of a loop that is not seen to end. So wherever the reduced
//! automaton goes on the original can.

use crate::analyses::components::cyclic_components;
use crate::analyses::flow::{Effect, Flow, fine_graph_of, graph_of};
use crate::analyses::termination::{ends, prefix};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass, Same};
use crate::passes::dead::{filter_steps, keep_copies};
use certus_logic::{Term, Terms};
use certus_model::Cfa;
use certus_model::flow::Reversed;
use certus_model::graph::{BitSet, postdominators};
use certus_model::liveness::{live_nodes, needed};

/// The pass.
pub(crate) struct Slice;

const INFO: PassInfo = PassInfo {
    name: "slice",
    about: "leaves out what the error does not depend on by control or data",
    literature: "program slicing (Weiser 1981), with loops that are seen to end left out",
    preserves_divergence: false,
    sorts: Sorts::All,
    cost: Cost::Fixpoints,
    place: "after guards and values were simplified, because it depends on what they read",
    buys: None,
};

impl Pass for Slice {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        // One step at a time: what follows a test on its arc need not depend on it.
        let flow = fine_graph_of(terms, cfa);
        // Postdominators need every location to be on a path to the error.
        if flow.order.len() < flow.nodes
            || flow.leaving.iter().enumerate().any(|(n, l)| l.is_empty() && n as u32 != cfa.error.0)
        {
            return None;
        }
        let parent = postdominators(&flow, &Reversed(&flow), cfa.error.index());
        let parent: Option<Vec<usize>> = parent.into_iter().collect();
        let parent = parent?;
        let mut slicer = Slicer::new(terms, &flow, &parent);
        let live = loop {
            let live = slicer.data();
            if !slicer.changed && !slicer.loops(terms) {
                break live;
            }
            slicer.changed = false;
        };
        let whole = graph_of(terms, cfa);
        let mut keep: Vec<Vec<bool>> = whole.arcs.iter().map(|arc| vec![false; arc.effects.len()]).collect();
        // Both graphs have the arcs of the blocks in the same order, one of them in pieces.
        let mut at = 0;
        for (arc, content) in flow.arcs.iter().enumerate() {
            let counts = |step| slicer.counts(arc as u32, step);
            while (whole.arcs[at].edge, whole.arcs[at].index) != (content.edge, content.index) {
                at += 1;
            }
            for (step, needed) in needed(content, &live[content.to as usize], counts).into_iter().enumerate()
            {
                keep[at][content.start as usize + step] = needed;
            }
        }
        keep_copies(&whole, &mut keep);
        Some((filter_steps(terms, &whole, &keep)?, Box::new(Same(Carries::ALL_BUT_SIMPLE))))
    }
}

struct Slicer<'a, 'c> {
    flow: &'a Flow<'c>,
    /// For each node the branchings that decide whether it is reached.
    control: Vec<Vec<u32>>,
    /// How many steps at the beginning of each arc are assumptions that its node decides on.
    prefix: Vec<usize>,
    /// The nodes whose assumptions are kept.
    relevant: BitSet,
    changed: bool,
}

impl<'a, 'c> Slicer<'a, 'c> {
    fn new(terms: &mut Terms, flow: &'a Flow<'c>, parent: &[usize]) -> Slicer<'a, 'c> {
        let mut control = vec![Vec::new(); flow.nodes];
        for node in 0..flow.nodes as u32 {
            if flow.leaving[node as usize].len() < 2 {
                continue;
            }
            for arc in &flow.leaving[node as usize] {
                let mut at = flow.arcs[*arc as usize].to;
                while at as usize != parent[node as usize] {
                    if control[at as usize].last() != Some(&node) {
                        control[at as usize].push(node);
                    }
                    at = parent[at as usize] as u32;
                }
            }
        }
        let prefixes: Vec<Vec<Term>> = (0..flow.arcs.len() as u32).map(|arc| prefix(flow, arc)).collect();
        let mut slicer = Slicer {
            flow,
            control,
            prefix: prefixes.iter().map(Vec::len).collect(),
            relevant: BitSet::new(flow.nodes),
            changed: false,
        };
        for node in (0..flow.nodes as u32).filter(|node| *node != flow.cfa.error.0) {
            let ways: Vec<Term> =
                flow.leaving[node as usize].iter().map(|arc| terms.and(&prefixes[*arc as usize])).collect();
            if !total(terms, &ways) {
                slicer.branch(node);
            }
        }
        for (arc, content) in flow.arcs.iter().enumerate() {
            let later = &content.effects[slicer.prefix[arc]..];
            if later.iter().any(|effect| matches!(effect, Effect::Assume(_))) {
                slicer.arc(arc as u32);
            }
        }
        slicer
    }

    /// Whether an assumption is kept.
    fn counts(&self, arc: u32, step: usize) -> bool {
        step >= self.prefix[arc as usize] || self.relevant.has(self.flow.arcs[arc as usize].from)
    }

    /// The node's assumptions are kept, and so is what decides whether it is reached.
    fn branch(&mut self, node: u32) {
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            if self.relevant.insert(node) {
                self.changed = true;
                stack.extend(&self.control[node as usize]);
            }
        }
    }

    /// Something on the arc is kept, and so is what decides whether it is reached.
    fn arc(&mut self, arc: u32) {
        let from = self.flow.arcs[arc as usize].from;
        if self.flow.leaving[from as usize].len() > 1 {
            self.branch(from);
        } else {
            for index in 0..self.control[from as usize].len() {
                self.branch(self.control[from as usize][index]);
            }
        }
    }

    /// Arcs that write what is asked for.
    fn data(&mut self) -> Vec<BitSet> {
        let live = live_nodes(self.flow, |arc, step| self.counts(arc, step));
        for arc in 0..self.flow.arcs.len() as u32 {
            let content = &self.flow.arcs[arc as usize];
            let needed = needed(content, &live[content.to as usize], |step| self.counts(arc, step));
            let writes = content.effects.iter().zip(needed);
            if writes.into_iter().any(|(effect, needed)| needed && !matches!(effect, Effect::Assume(_))) {
                self.arc(arc);
            }
        }
        live
    }

    /// Loops none of whose assumptions is kept must end; else their tests are kept.
    fn loops(&mut self, terms: &mut Terms) -> bool {
        let flow = self.flow;
        let free: Vec<u32> = (0..flow.nodes as u32).filter(|node| !self.relevant.has(*node)).collect();
        for component in cyclic_components(flow, &free, |_| true) {
            if !ends(terms, flow, &component) {
                for node in &component {
                    let mut leaving = flow.leaving[*node as usize].iter();
                    if leaving.any(|arc| component.binary_search(&flow.arcs[*arc as usize].to).is_err()) {
                        self.branch(*node);
                    }
                }
            }
        }
        self.changed
    }
}

/// Whether in every state one of the ways is open, as far as that is plain to see: one is free, or what one
/// asks for is, part by part, what the others refuse.
fn total(terms: &mut Terms, ways: &[Term]) -> bool {
    if terms.or(ways) == terms.tru() {
        return true;
    }
    ways.iter().any(|way| {
        terms.conjuncts(*way).into_iter().all(|part| {
            let refused = terms.not(part);
            ways.contains(&refused)
        })
    })
}
