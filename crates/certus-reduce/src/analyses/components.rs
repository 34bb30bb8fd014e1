//! Cycles in a part of the graph of an automaton.

use crate::analyses::flow::Flow;
use certus_model::graph::{BitSet, Graph, components};

/// The part of a graph that has only some nodes and some arcs.
struct Part<'a, 'c, F> {
    flow: &'a Flow<'c>,
    inside: BitSet,
    allowed: F,
}

impl<F: Fn(u32) -> bool> Graph for Part<'_, '_, F> {
    fn nodes(&self) -> usize {
        self.flow.nodes
    }

    fn successors(&self, node: usize) -> impl Iterator<Item = usize> {
        let arcs = self.flow.leaving[node].iter().filter(|arc| (self.allowed)(**arc));
        let ends = arcs.map(|arc| self.flow.arcs[*arc as usize].to);
        ends.filter(|to| self.inside.has(*to)).map(|to| to as usize)
    }
}

/// The components with a cycle, of the graph that has only some nodes and some arcs. Nodes of a component
/// are ascending.
pub(crate) fn cyclic_components(
    flow: &Flow<'_>,
    nodes: &[u32],
    allowed: impl Fn(u32) -> bool,
) -> Vec<Vec<u32>> {
    let mut inside = BitSet::new(flow.nodes);
    for node in nodes {
        inside.insert(*node);
    }
    let part = Part { flow, inside, allowed };
    let found = components(&part, nodes.iter().map(|node| *node as usize)).cyclic(&part);
    found.into_iter().map(|nodes| nodes.into_iter().map(|node| node as u32).collect()).collect()
}
