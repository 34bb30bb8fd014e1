//! The automaton as one graph: its locations and the inner nodes of its blocks are nodes, the arcs of all
//! blocks are arcs. Analyses work on this, so they are as precise on large blocks as on small ones.

use crate::block::{Command, Step};
use crate::cfa::{Cfa, Edge};
use crate::graph::{Graph, post_order};
use certus_logic::{Term, Terms};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What a command reads and writes; variables are positions in [`Cfa::vars`].
#[derive(Clone, Debug)]
pub enum Effect {
    /// Reads these.
    Assume(Rc<[u32]>),
    /// Writes this, and reads these.
    Assign(u32, Rc<[u32]>),
    /// Writes this.
    Havoc(u32),
}

/// An arc of the graph.
#[derive(Clone, Debug)]
pub struct FlowArc {
    /// The node it leaves.
    pub from: u32,
    /// The node it enters.
    pub to: u32,
    /// The edge.
    pub edge: u32,
    /// The arc of the edge's block.
    pub index: u32,
    /// The first of its steps among those of the arc of the block.
    pub start: u32,
    /// For each step its effect.
    pub effects: Vec<Effect>,
}

/// The graph of an automaton. The first nodes are its locations.
pub struct Flow<'a> {
    /// The automaton.
    pub cfa: &'a Cfa,
    /// How many nodes there are.
    pub nodes: usize,
    /// The arcs, in the order of edges and of the arcs of their blocks.
    pub arcs: Vec<FlowArc>,
    /// For each node the arcs that leave it.
    pub leaving: Vec<Vec<u32>>,
    /// For each node the arcs that enter it.
    pub entering: Vec<Vec<u32>>,
    /// The position of a variable in [`Cfa::vars`].
    pub var: FxHashMap<Term, u32>,
    /// The nodes that can be reached, in reverse post-order of a depth-first search.
    pub order: Vec<u32>,
    /// The position of each node in that order (`u32::MAX` if it cannot be reached).
    pub position: Vec<u32>,
}

/// The variables of terms, remembered.
#[derive(Default)]
pub struct Reads(FxHashMap<Term, Rc<[u32]>>);

impl Reads {
    /// The variables of a term, ascending.
    pub fn of(&mut self, terms: &Terms, var: &FxHashMap<Term, u32>, term: Term) -> Rc<[u32]> {
        Rc::clone(self.0.entry(term).or_insert_with(|| {
            let mut all: Vec<u32> =
                terms.free_vars(term).iter().filter_map(|v| var.get(v).copied()).collect();
            all.sort_unstable();
            all.into()
        }))
    }
}

impl<'a> Flow<'a> {
    /// The graph of the edges that count, whose arcs are those of their blocks.
    #[must_use]
    pub fn new(terms: &Terms, cfa: &'a Cfa, counts: impl Fn(&Edge) -> bool) -> Flow<'a> {
        Flow::build(terms, cfa, counts, usize::MAX)
    }

    /// The graph in which every arc has at most one step. It cannot be used to rewrite.
    #[must_use]
    pub fn fine(terms: &Terms, cfa: &'a Cfa, counts: impl Fn(&Edge) -> bool) -> Flow<'a> {
        Flow::build(terms, cfa, counts, 1)
    }

    fn build(terms: &Terms, cfa: &'a Cfa, counts: impl Fn(&Edge) -> bool, longest: usize) -> Flow<'a> {
        let var: FxHashMap<Term, u32> =
            cfa.vars.iter().enumerate().map(|(index, var)| (var.term, index as u32)).collect();
        let mut reads = Reads::default();
        let mut nodes = cfa.locations.len();
        let mut arcs = Vec::new();
        for (edge, content) in cfa.edges.iter().enumerate() {
            if !counts(content) {
                continue;
            }
            let last = content.block.nodes() - 1;
            let first = nodes as u32;
            nodes += last as usize - 1;
            let place = |node: u32| match node {
                0 => content.from.0,
                node if node == last => content.to.0,
                node => first + node - 1,
            };
            for (index, arc) in content.block.arcs().iter().enumerate() {
                let effects: Vec<Effect> = arc
                    .steps
                    .iter()
                    .map(|step| match step.command {
                        Command::Assume(guard) => Effect::Assume(reads.of(terms, &var, guard)),
                        Command::Assign(x, value) => Effect::Assign(var[&x], reads.of(terms, &var, value)),
                        Command::Havoc(x) => Effect::Havoc(var[&x]),
                    })
                    .collect();
                let pieces = effects.len().div_ceil(longest).max(1);
                let mut from = place(arc.from);
                for piece in 0..pieces {
                    let start = piece.saturating_mul(longest).min(effects.len());
                    let end = start.saturating_add(longest).min(effects.len());
                    let to = if piece + 1 == pieces {
                        place(arc.to)
                    } else {
                        nodes += 1;
                        nodes as u32 - 1
                    };
                    arcs.push(FlowArc {
                        from,
                        to,
                        edge: edge as u32,
                        index: index as u32,
                        start: start as u32,
                        effects: effects[start..end].to_vec(),
                    });
                    from = to;
                }
            }
        }
        let mut leaving = vec![Vec::new(); nodes];
        let mut entering = vec![Vec::new(); nodes];
        for (index, arc) in arcs.iter().enumerate() {
            leaving[arc.from as usize].push(index as u32);
            entering[arc.to as usize].push(index as u32);
        }
        let mut flow = Flow {
            cfa,
            nodes,
            arcs,
            leaving,
            entering,
            var,
            order: Vec::new(),
            position: vec![u32::MAX; nodes],
        };
        flow.sort();
        flow
    }

    fn sort(&mut self) {
        let mut order = post_order(self, self.cfa.initial.index());
        order.reverse();
        for (index, node) in order.iter().enumerate() {
            self.position[*node] = index as u32;
        }
        self.order = order.into_iter().map(|node| node as u32).collect();
    }

    /// The steps of an arc.
    #[must_use]
    pub fn steps(&self, arc: u32) -> &'a [Step] {
        let FlowArc { edge, index, start, ref effects, .. } = self.arcs[arc as usize];
        &self.cfa.edges[edge as usize].block.arcs()[index as usize].steps[start as usize..][..effects.len()]
    }

    /// Whether an arc closes a cycle of the depth-first search.
    #[must_use]
    pub fn is_back(&self, arc: u32) -> bool {
        let arc = &self.arcs[arc as usize];
        self.position[arc.to as usize] <= self.position[arc.from as usize]
    }

    /// Whether a node is a location.
    #[must_use]
    pub fn is_location(&self, node: u32) -> bool {
        (node as usize) < self.cfa.locations.len()
    }
}

impl Graph for Flow<'_> {
    fn nodes(&self) -> usize {
        self.nodes
    }

    fn successors(&self, node: usize) -> impl Iterator<Item = usize> {
        self.leaving[node].iter().map(|arc| self.arcs[*arc as usize].to as usize)
    }
}

/// The graph with all arcs turned round.
pub struct Reversed<'a, 'c>(pub &'a Flow<'c>);

impl Graph for Reversed<'_, '_> {
    fn nodes(&self) -> usize {
        self.0.nodes
    }

    fn successors(&self, node: usize) -> impl Iterator<Item = usize> {
        self.0.entering[node].iter().map(|arc| self.0.arcs[*arc as usize].from as usize)
    }
}
