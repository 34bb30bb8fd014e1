//! An automaton as one flat graph: locations and the inner nodes of blocks alike, commands on arcs.
//!
//! The algorithms are not those of [`certus_model::graph`]: a mistake there must not show here too.

use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Loc, Step};
use std::collections::BTreeSet;

/// An arc of the graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way<'a> {
    pub(crate) to: usize,
    pub(crate) steps: &'a [Step],
}

/// The graph. The first nodes are the locations, by their numbers.
#[derive(Debug)]
pub(crate) struct Graph<'a> {
    pub(crate) initial: usize,
    pub(crate) error: usize,
    /// The arcs by the node they leave.
    pub(crate) ways: Vec<Vec<Way<'a>>>,
    entering: Vec<Vec<usize>>,
    locations: usize,
}

impl<'a> Graph<'a> {
    pub(crate) fn new(cfa: &'a Cfa) -> Graph<'a> {
        let locations = cfa.locations.len();
        let mut ways: Vec<Vec<Way<'a>>> = vec![Vec::new(); locations];
        for edge in &cfa.edges {
            let first = ways.len();
            let last = edge.block.nodes() as usize - 1;
            ways.resize(first + last - 1, Vec::new());
            let place = |node: u32| match node as usize {
                0 => edge.from.index(),
                node if node == last => edge.to.index(),
                node => first + node - 1,
            };
            for arc in edge.block.arcs() {
                ways[place(arc.from)].push(Way { to: place(arc.to), steps: &arc.steps });
            }
        }
        let mut entering = vec![Vec::new(); ways.len()];
        for (from, leaving) in ways.iter().enumerate() {
            for way in leaving {
                entering[way.to].push(from);
            }
        }
        Graph { initial: cfa.initial.index(), error: cfa.error.index(), ways, entering, locations }
    }

    /// Whether a command reads or writes a variable.
    pub(crate) fn mentions(&self, terms: &Terms, var: Term) -> bool {
        let steps = self.ways.iter().flatten().flat_map(|way| way.steps);
        let mut roots: Vec<Term> = Vec::new();
        for step in steps {
            match step.command {
                Command::Assume(read) => roots.push(read),
                Command::Assign(written, read) => roots.extend([written, read]),
                Command::Havoc(written) => roots.push(written),
            }
        }
        terms.free_vars_of(&roots).contains(&var)
    }

    /// The nodes that arcs lead from to one of the goals. The way does not go through a node of `barrier`,
    /// but may begin there.
    pub(crate) fn leading_to(&self, goals: &[usize], barrier: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut seen = vec![false; self.ways.len()];
        let mut stack = goals.to_vec();
        while let Some(node) = stack.pop() {
            for from in &self.entering[node] {
                if !std::mem::replace(&mut seen[*from], true) && !barrier(*from) {
                    stack.push(*from);
                }
            }
        }
        seen
    }

    /// For each node its place in an order in which arcs between nodes that are no cut points go forward.
    ///
    /// # Errors
    /// If there is none: a location on a cycle without a cut point.
    pub(crate) fn order(&self, cuts: &BTreeSet<usize>) -> Result<Vec<usize>, Loc> {
        let mut left: Vec<usize> = self
            .entering
            .iter()
            .map(|sources| sources.iter().filter(|from| !cuts.contains(from)).count())
            .collect();
        let mut place = vec![usize::MAX; self.ways.len()];
        let mut ready: Vec<usize> =
            (0..self.ways.len()).filter(|node| left[*node] == 0 || cuts.contains(node)).collect();
        let mut next = 0;
        while let Some(node) = ready.pop() {
            place[node] = next;
            next += 1;
            if cuts.contains(&node) {
                continue;
            }
            for way in &self.ways[node] {
                left[way.to] -= 1;
                if left[way.to] == 0 && !cuts.contains(&way.to) {
                    ready.push(way.to);
                }
            }
        }
        match self.on_cycle(&place) {
            None => Ok(place),
            Some(loc) => Err(loc),
        }
    }

    /// A location on a cycle among the nodes without a place, if there are any: going backwards among them
    /// comes to a cycle, and blocks are acyclic, so it has a location.
    fn on_cycle(&self, place: &[usize]) -> Option<Loc> {
        let open = |node: &usize| place[*node] == usize::MAX;
        let mut at = (0..place.len()).find(open)?;
        let mut seen = vec![false; place.len()];
        while !std::mem::replace(&mut seen[at], true) {
            at = self.entering[at].iter().copied().find(open)?;
        }
        while at >= self.locations {
            at = self.entering[at].iter().copied().find(open)?;
        }
        Some(Loc(at as u32))
    }
}
