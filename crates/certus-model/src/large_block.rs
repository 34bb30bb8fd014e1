//! Large-block encoding: everything that happens between two cut points becomes one edge.
//!
//! Cut points are the initial and the error location and enough others that every cycle goes through one:
//! the heads of loops. All paths from one cut point to another that meet no third are one acyclic graph, so
//! the result has at most one edge between two locations, and its size is that of the automaton, except that
//! a location that several cut points lead to is in the graph of each.

use crate::block::{Arc, Block, Step};
use crate::cfa::{Cfa, Edge, Loc};
use crate::graph::post_order;

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
    encode_between(cfa, &live, &order, &cuts)
}

/// The same with these locations as further cut points, and with all locations that are reachable: infinite runs need not lead to
/// the error. Each infinite run meets the same cut points in the same order as before.
#[must_use]
pub fn encode_infinite(cfa: &Cfa, further: &[bool]) -> (Cfa, Vec<Loc>) {
    let mut live = cfa.reach().0;
    live[cfa.initial.index()] = true;
    live[cfa.error.index()] = true;
    let order = depth_first(cfa, &live);
    let mut cuts = cut_points(cfa, &order, BlockSize::Large);
    for (cut, further) in cuts.iter_mut().zip(further.iter().zip(&live)) {
        *cut |= *further.0 && *further.1;
    }
    encode_between(cfa, &live, &order, &cuts)
}

/// Everything between two of these cut points is one edge.
fn encode_between(cfa: &Cfa, live: &[bool], order: &Order, cuts: &[bool]) -> (Cfa, Vec<Loc>) {
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
    let mut region = Region::default();
    for from in &origin {
        region.fill(cfa, &outgoing, live, cuts, order, *from);
        for (to, block) in region.blocks(cfa) {
            out.edges.push(Edge { from: renamed(*from), to: renamed(to), block });
        }
    }
    (out, origin)
}

/// For each location whether a loop that is entered from the initial location begins there: an edge leads back
/// to it in a depth-first search.
#[must_use]
pub fn loop_heads(cfa: &Cfa) -> Vec<bool> {
    let order = depth_first(cfa, &vec![true; cfa.locations.len()]);
    let mut heads = vec![false; cfa.locations.len()];
    for edge in cfa.edges.iter().filter(|edge| order.knows(edge.from) && order.is_back(edge)) {
        heads[edge.to.index()] = true;
    }
    heads
}

/// For each location its place in reverse post-order; the largest number if it is not reachable.
pub(crate) fn positions(cfa: &Cfa) -> Vec<u32> {
    depth_first(cfa, &vec![true; cfa.locations.len()]).position
}

/// The locations on some path from the initial to the error location; these two always.
fn live(cfa: &Cfa) -> Vec<bool> {
    let (from_initial, to_error) = cfa.reach();
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
    fn knows(&self, loc: Loc) -> bool {
        self.position[loc.index()] != u32::MAX
    }

    fn is_back(&self, edge: &Edge) -> bool {
        self.position[edge.to.index()] <= self.position[edge.from.index()]
    }
}

fn depth_first(cfa: &Cfa, live: &[bool]) -> Order {
    let mut next = cfa.successors();
    for list in &mut next {
        list.retain(|to| live[*to]);
    }
    let mut post: Vec<Loc> =
        post_order(&next, cfa.initial.index()).into_iter().map(|loc| Loc(loc as u32)).collect();
    if !post.contains(&cfa.error) {
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
    for edge in &cfa.edges {
        if order.knows(edge.from) && order.knows(edge.to) && order.is_back(edge) {
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
                .filter(|edge| order.knows(edge.from) && !order.is_back(edge))
                .map(|edge| led[edge.from.index()].saturating_add(edge.block.steps().count() as u64))
                .fold(0, u64::saturating_add);
            if commands > most {
                cuts[loc.index()] = true;
            }
            led[loc.index()] = if cuts[loc.index()] { 0 } else { commands };
        }
    }
    cuts
}

/// What can happen from one cut point until the next.
#[derive(Default)]
struct Region {
    /// The cut point, then the locations between in topological order, then the cut points they lead to.
    locs: Vec<Loc>,
    /// Where the cut points at the end begin.
    targets: usize,
    /// For each location its place in `locs`; only what `locs` has is of this region.
    place: Vec<u32>,
    /// For each place the edges that enter it from the region, and the places they come from.
    entering: Vec<Vec<(usize, u32)>>,
}

impl Region {
    /// Makes it the region of a cut point. It is used for all of them, so that the work is that of the region
    /// and not of the automaton.
    fn fill(
        &mut self,
        cfa: &Cfa,
        outgoing: &[Vec<crate::EdgeId>],
        live: &[bool],
        cuts: &[bool],
        order: &Order,
        from: Loc,
    ) {
        for loc in self.locs.drain(..) {
            self.place[loc.index()] = u32::MAX;
        }
        self.place.resize(cfa.locations.len(), u32::MAX);
        let mut targets = Vec::new();
        let mut stack = vec![from];
        while let Some(loc) = stack.pop() {
            self.locs.push(loc);
            for id in &outgoing[loc.index()] {
                let to = cfa.edge(*id).to;
                if live[to.index()] && std::mem::replace(&mut self.place[to.index()], 0) == u32::MAX {
                    (if cuts[to.index()] { &mut targets } else { &mut stack }).push(to);
                }
            }
        }
        // The cut point itself stays first; it may be a target as well and then has two places.
        self.locs[1..].sort_by_key(|loc| order.position[loc.index()]);
        targets.sort_unstable();
        self.targets = self.locs.len();
        self.locs.extend(targets);
        for (place, loc) in self.locs.iter().enumerate() {
            self.place[loc.index()] = place as u32;
        }
        self.entering.clear();
        self.entering.resize(self.locs.len(), Vec::new());
        for (place, loc) in self.locs[..self.targets].iter().enumerate() {
            for id in &outgoing[loc.index()] {
                let to = cfa.edge(*id).to;
                if live[to.index()] {
                    self.entering[self.place[to.index()] as usize].push((id.index(), place as u32));
                }
            }
        }
    }

    /// The graph to each target.
    fn blocks(&self, cfa: &Cfa) -> Vec<(Loc, Block)> {
        let mut part = Part { number: vec![None; self.locs.len()], edges: vec![Vec::new(); self.locs.len()] };
        (self.targets..self.locs.len())
            .filter_map(|target| Some((self.locs[target], self.block(cfa, &mut part, target as u32)?)))
            .collect()
    }

    /// The graph to one target: only what leads there is looked at.
    fn block(&self, cfa: &Cfa, part: &mut Part, target: u32) -> Option<Block> {
        let mut places = Vec::new();
        let mut stack = vec![target];
        while let Some(to) = stack.pop() {
            for (edge, from) in &self.entering[to as usize] {
                if part.edges[*from as usize].is_empty() {
                    places.push(*from);
                    // The cut point has no edges of the region that enter it: as a target it has another place.
                    if *from > 0 {
                        stack.push(*from);
                    }
                }
                part.edges[*from as usize].push((*edge, to));
            }
        }
        places.sort_unstable();
        // Nodes: the cut point, then each location and, before it, the inner nodes of the blocks of the edges
        // that leave earlier locations. Numbers follow the topological order.
        let mut nodes = 0;
        let mut arcs: Vec<Arc> = Vec::new();
        let mut pending: Vec<(u32, u32, Vec<Step>)> = Vec::new();
        for place in &places {
            let own = nodes;
            part.number[*place as usize] = Some(own);
            nodes += 1;
            let mut edges = std::mem::take(&mut part.edges[*place as usize]);
            edges.sort_unstable();
            for (edge, to) in edges {
                let block = &cfa.edges[edge].block;
                let first = nodes;
                let last = block.nodes() - 1;
                nodes += last - 1;
                let node = |node: u32| if node == 0 { own } else { first + node - 1 };
                for arc in block.arcs() {
                    if arc.to == last {
                        pending.push((node(arc.from), to, arc.steps.clone()));
                    } else {
                        arcs.push(Arc { from: node(arc.from), to: node(arc.to), steps: arc.steps.clone() });
                    }
                }
            }
        }
        part.number[target as usize] = Some(nodes);
        for (from, to, steps) in pending {
            let to = part.number[to as usize].expect("what leads to the target has a number");
            arcs.push(Arc { from, to, steps });
        }
        Block::graph(nodes + 1, arcs).map(Block::joined)
    }
}

/// The part of a region that leads to one target.
struct Part {
    /// By place, the node.
    number: Vec<Option<u32>>,
    /// By place, the edges that leave it, and the places they enter; empty between two targets.
    edges: Vec<Vec<(usize, u32)>>,
}
