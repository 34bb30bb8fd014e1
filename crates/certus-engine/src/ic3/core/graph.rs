//! The locations and edges of a problem, without what the edges do.
//!
//! A transition system is a graph of three locations: an edge for the initial states, a loop for the transitions, and an
//! edge to the error for the bad states.

use certus_model::{EdgeId, Loc};
use std::collections::VecDeque;

/// The graph of a problem.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub(crate) initial: Loc,
    pub(crate) error: Loc,
    /// Source and target of each edge.
    edges: Vec<(Loc, Loc)>,
    /// For each location the edges that end there, loops last: generalisation relies on that.
    incoming: Vec<Vec<EdgeId>>,
    /// The locations for a person.
    names: Vec<String>,
}

impl Graph {
    /// The graph of locations with these names, and edges with these sources and targets.
    pub(crate) fn new(initial: Loc, error: Loc, names: Vec<String>, edges: Vec<(Loc, Loc)>) -> Graph {
        let mut incoming: Vec<Vec<EdgeId>> = vec![Vec::new(); names.len()];
        for (n, (_, to)) in edges.iter().enumerate() {
            incoming[to.index()].push(EdgeId(n as u32));
        }
        for list in &mut incoming {
            list.sort_by_key(|id| edges[id.index()].0 == edges[id.index()].1);
        }
        Graph { initial, error, edges, incoming, names }
    }

    /// How many locations there are.
    pub(crate) fn locations(&self) -> usize {
        self.names.len()
    }

    /// How many edges there are.
    pub(crate) fn edges(&self) -> usize {
        self.edges.len()
    }

    /// The locations in order.
    pub(crate) fn locs(&self) -> impl Iterator<Item = Loc> + use<> {
        (0..self.names.len() as u32).map(Loc)
    }

    /// Where an edge begins.
    pub(crate) fn from(&self, edge: EdgeId) -> Loc {
        self.edges[edge.index()].0
    }

    /// Where an edge ends.
    pub(crate) fn to(&self, edge: EdgeId) -> Loc {
        self.edges[edge.index()].1
    }

    /// Whether an edge ends where it begins.
    pub(crate) fn is_loop(&self, edge: EdgeId) -> bool {
        self.from(edge) == self.to(edge)
    }

    /// The edges that end at a location, loops last.
    pub(crate) fn incoming(&self, loc: Loc) -> &[EdgeId] {
        &self.incoming[loc.index()]
    }

    /// A location for a person.
    pub(crate) fn name(&self, loc: Loc) -> &str {
        &self.names[loc.index()]
    }

    /// The length of the shortest path from the initial location to each location, if there is one.
    pub(crate) fn distances(&self) -> Vec<Option<u32>> {
        let mut outgoing: Vec<Vec<Loc>> = vec![Vec::new(); self.locations()];
        for (from, to) in &self.edges {
            outgoing[from.index()].push(*to);
        }
        let mut distance = vec![None; self.locations()];
        distance[self.initial.index()] = Some(0);
        let mut queue = VecDeque::from([(self.initial, 0)]);
        while let Some((loc, steps)) = queue.pop_front() {
            for to in &outgoing[loc.index()] {
                if distance[to.index()].is_none() {
                    distance[to.index()] = Some(steps + 1);
                    queue.push_back((*to, steps + 1));
                }
            }
        }
        distance
    }
}
