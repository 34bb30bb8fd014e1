//! Large-block encoding: everything that happens between two cut points becomes one edge.
//!
//! Cut points are the initial and the error location and enough others that every cycle goes through one:
//! the heads of loops. All paths from one cut point to another that meet no third are one acyclic graph, so
//! the result has at most one edge between two locations, and its size is that of the automaton, except that
//! a location that several cut points lead to is in the graph of each.

use crate::block::{Arc, Block, Step};
use crate::cfa::{Cfa, Edge, Loc};
use std::collections::BTreeMap;

/// How much one edge holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlockSize {
    /// What it held before.
    Small,
    /// Everything between two cut points.
    Large,
    /// Everything, but a location that more than this many commands lead to is a cut point as well.
    AtMost(u64),
}

/// An automaton over the same variables whose locations are cut points, and for each of its locations the one
/// it was before. Locations that are not reachable, or from which the error is not reachable, are left out.
#[must_use]
pub fn encode(cfa: &Cfa, size: BlockSize) -> (Cfa, Vec<Loc>) {
    let live = live(cfa);
    let order = depth_first(cfa, &live);
    let cuts = cut_points(cfa, &order, size);
    let origin: Vec<Loc> = cfa.locs().filter(|loc| cuts[loc.index()]).collect();
    let mut number: Vec<Option<Loc>> = vec![None; cfa.locations.len()];
    for (new, old) in origin.iter().enumerate() {
        number[old.index()] = Some(Loc(new as u32));
    }
    let locations = origin.iter().map(|loc| cfa.locations[loc.index()].clone()).collect();
    let renamed = |loc: Loc| number[loc.index()].expect("the initial and the error location are cut points");
    let mut out = Cfa {
        vars: cfa.vars.clone(),
        locations,
        initial: renamed(cfa.initial),
        error: renamed(cfa.error),
        edges: Vec::new(),
    };
    let outgoing = cfa.outgoing();
    for from in &origin {
        let region = Region::from(cfa, &outgoing, &live, &cuts, &order, *from);
        for (to, block) in region.blocks(cfa) {
            out.edges.push(Edge { from: renamed(*from), to: renamed(to), block });
        }
    }
    (out, origin)
}

/// The locations on some path from the initial to the error location; these two always.
fn live(cfa: &Cfa) -> Vec<bool> {
    let reach = |start: Loc, next: Vec<Vec<Loc>>| {
        let mut seen = vec![false; cfa.locations.len()];
        seen[start.index()] = true;
        let mut stack = vec![start];
        while let Some(loc) = stack.pop() {
            for to in &next[loc.index()] {
                if !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push(*to);
                }
            }
        }
        seen
    };
    let mut forward = vec![Vec::new(); cfa.locations.len()];
    let mut backward = vec![Vec::new(); cfa.locations.len()];
    for edge in &cfa.edges {
        forward[edge.from.index()].push(edge.to);
        backward[edge.to.index()].push(edge.from);
    }
    let from_initial = reach(cfa.initial, forward);
    let to_error = reach(cfa.error, backward);
    let mut live: Vec<bool> = from_initial.iter().zip(&to_error).map(|(a, b)| *a && *b).collect();
    live[cfa.initial.index()] = true;
    live[cfa.error.index()] = true;
    live
}

/// A depth-first search from the initial location through live ones.
struct Order {
    /// Position in reverse post-order; edges that do not go to a larger one close a cycle.
    position: Vec<u32>,
    /// The locations by position.
    sequence: Vec<Loc>,
}

impl Order {
    fn is_back(&self, edge: &Edge) -> bool {
        self.position[edge.to.index()] <= self.position[edge.from.index()]
    }
}

fn depth_first(cfa: &Cfa, live: &[bool]) -> Order {
    let outgoing = cfa.outgoing();
    let mut seen = vec![false; cfa.locations.len()];
    let mut post = Vec::new();
    seen[cfa.initial.index()] = true;
    let mut stack = vec![(cfa.initial, 0usize)];
    while let Some((loc, next)) = stack.last_mut() {
        match outgoing[loc.index()].get(*next) {
            None => {
                post.push(*loc);
                stack.pop();
            }
            Some(edge) => {
                *next += 1;
                let to = cfa.edge(*edge).to;
                if live[to.index()] && !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push((to, 0));
                }
            }
        }
    }
    if !seen[cfa.error.index()] {
        post.insert(0, cfa.error);
    }
    post.reverse();
    let mut position = vec![u32::MAX; cfa.locations.len()];
    for (index, loc) in post.iter().enumerate() {
        position[loc.index()] = index as u32;
    }
    Order { position, sequence: post }
}

fn cut_points(cfa: &Cfa, order: &Order, size: BlockSize) -> Vec<bool> {
    let mut cuts = vec![false; cfa.locations.len()];
    cuts[cfa.initial.index()] = true;
    cuts[cfa.error.index()] = true;
    if size == BlockSize::Small {
        for loc in &order.sequence {
            cuts[loc.index()] = true;
        }
        return cuts;
    }
    let known = |loc: Loc| order.position[loc.index()] != u32::MAX;
    for edge in &cfa.edges {
        if known(edge.from) && known(edge.to) && order.is_back(edge) {
            cuts[edge.to.index()] = true;
        }
    }
    if let BlockSize::AtMost(most) = size {
        let incoming = cfa.incoming();
        let mut led = vec![0u64; cfa.locations.len()];
        for loc in &order.sequence {
            let commands: u64 = incoming[loc.index()]
                .iter()
                .map(|id| cfa.edge(*id))
                .filter(|edge| known(edge.from) && !order.is_back(edge))
                .map(|edge| led[edge.from.index()] + edge.block.steps().count() as u64)
                .sum();
            if commands > most {
                cuts[loc.index()] = true;
            }
            led[loc.index()] = if cuts[loc.index()] { 0 } else { commands };
        }
    }
    cuts
}

/// What can happen from one cut point until the next.
struct Region {
    from: Loc,
    /// The locations between, in topological order.
    inner: Vec<Loc>,
    /// The edges between, and the cut points they lead to.
    edges: Vec<usize>,
    targets: Vec<Loc>,
}

impl Region {
    fn from(
        cfa: &Cfa,
        outgoing: &[Vec<crate::EdgeId>],
        live: &[bool],
        cuts: &[bool],
        order: &Order,
        from: Loc,
    ) -> Region {
        let mut region = Region { from, inner: Vec::new(), edges: Vec::new(), targets: Vec::new() };
        let mut seen = vec![false; cfa.locations.len()];
        let mut stack = vec![from];
        while let Some(loc) = stack.pop() {
            for id in &outgoing[loc.index()] {
                let to = cfa.edge(*id).to;
                if !live[to.index()] {
                    continue;
                }
                region.edges.push(id.index());
                if std::mem::replace(&mut seen[to.index()], true) {
                    continue;
                }
                if cuts[to.index()] {
                    region.targets.push(to);
                } else {
                    region.inner.push(to);
                    stack.push(to);
                }
            }
        }
        region.inner.sort_by_key(|loc| order.position[loc.index()]);
        region.targets.sort_unstable();
        region.edges.sort_unstable();
        region
    }

    /// The graph to each target.
    fn blocks(&self, cfa: &Cfa) -> Vec<(Loc, Block)> {
        // Nodes: the cut point, then each inner location and, before it, the inner nodes of the blocks of the
        // edges that leave earlier locations. Numbers follow the topological order.
        let mut out = Vec::new();
        for target in &self.targets {
            let mut numbers: BTreeMap<Loc, u32> = BTreeMap::new();
            let mut nodes = 1;
            let mut arcs: Vec<Arc> = Vec::new();
            let mut pending: Vec<(u32, Loc, Vec<Step>)> = Vec::new();
            for (index, loc) in std::iter::once(&self.from).chain(&self.inner).enumerate() {
                if index > 0 {
                    numbers.insert(*loc, nodes);
                    nodes += 1;
                }
                let own = if index == 0 { 0 } else { nodes - 1 };
                for edge in self.edges.iter().map(|edge| &cfa.edges[*edge]) {
                    if edge.from != *loc || (edge.to != *target && !self.inner.contains(&edge.to)) {
                        continue;
                    }
                    let first = nodes;
                    let last = edge.block.nodes() - 1;
                    nodes += last.saturating_sub(1);
                    let place = |node: u32| if node == 0 { own } else { first + node - 1 };
                    for arc in edge.block.arcs() {
                        if arc.to == last {
                            pending.push((place(arc.from), edge.to, arc.steps.clone()));
                        } else {
                            arcs.push(Arc {
                                from: place(arc.from),
                                to: place(arc.to),
                                steps: arc.steps.clone(),
                            });
                        }
                    }
                }
            }
            for (from, to, steps) in pending {
                let to = if to == *target { nodes } else { numbers[&to] };
                arcs.push(Arc { from, to, steps });
            }
            if let Some(block) = Block::graph(nodes + 1, arcs).map(Block::joined) {
                out.push((*target, block));
            }
        }
        out
    }
}
