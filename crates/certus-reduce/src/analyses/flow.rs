//! The automaton as one graph: its locations and the inner nodes of its blocks are nodes, the arcs of all
//! blocks are arcs. Analyses work on this, so they are as precise on large blocks as on small ones.

use crate::markers::{heads_of_lost_cycles, is_mark, mark};
use crate::passes::unreachable::Reach;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Edge, Step};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What a command reads and writes; variables are positions in [`Cfa::vars`].
#[derive(Clone, Debug)]
pub(crate) enum Effect {
    Assume(Rc<[u32]>),
    Assign(u32, Rc<[u32]>),
    Havoc(u32),
}

/// An arc of the graph.
#[derive(Clone, Debug)]
pub(crate) struct FlowArc {
    pub(crate) from: u32,
    pub(crate) to: u32,
    /// The edge and the arc of its block.
    pub(crate) edge: u32,
    pub(crate) index: u32,
    /// The first of its steps among those of the arc of the block.
    pub(crate) start: u32,
    /// For each step its effect.
    pub(crate) effects: Vec<Effect>,
}

/// The graph of an automaton. The first nodes are its locations.
pub(crate) struct Flow<'a> {
    pub(crate) cfa: &'a Cfa,
    pub(crate) nodes: usize,
    pub(crate) arcs: Vec<FlowArc>,
    /// For each node the arcs that leave it and that enter it.
    pub(crate) leaving: Vec<Vec<u32>>,
    pub(crate) entering: Vec<Vec<u32>>,
    /// The position of a variable in [`Cfa::vars`].
    pub(crate) var: FxHashMap<Term, u32>,
    /// The nodes that can be reached, in reverse post-order of a depth-first search, and the position of
    /// each node in it (`u32::MAX` if it cannot be reached).
    pub(crate) order: Vec<u32>,
    pub(crate) position: Vec<u32>,
}

/// The variables of terms, remembered.
#[derive(Default)]
pub(crate) struct Reads(FxHashMap<Term, Rc<[u32]>>);

impl Reads {
    /// The variables of a term, ascending.
    pub(crate) fn of(&mut self, terms: &Terms, var: &FxHashMap<Term, u32>, term: Term) -> Rc<[u32]> {
        Rc::clone(self.0.entry(term).or_insert_with(|| {
            let mut all: Vec<u32> =
                terms.free_vars(term).iter().filter_map(|v| var.get(v).copied()).collect();
            all.sort_unstable();
            all.into()
        }))
    }
}

impl<'a> Flow<'a> {
    /// The graph whose arcs are those of the blocks.
    pub(crate) fn new(terms: &Terms, cfa: &'a Cfa) -> Flow<'a> {
        Flow::build(terms, cfa, usize::MAX)
    }

    /// The graph in which every arc has at most one step. It cannot be used to rewrite.
    pub(crate) fn fine(terms: &Terms, cfa: &'a Cfa) -> Flow<'a> {
        Flow::build(terms, cfa, 1)
    }

    fn build(terms: &Terms, cfa: &'a Cfa, longest: usize) -> Flow<'a> {
        let var: FxHashMap<Term, u32> =
            cfa.vars.iter().enumerate().map(|(index, var)| (var.term, index as u32)).collect();
        let mut reads = Reads::default();
        let mut nodes = cfa.locations.len();
        let mut arcs = Vec::new();
        for (edge, content) in cfa.edges.iter().enumerate() {
            if is_mark(terms, content) {
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
        let mut seen = vec![false; self.nodes];
        let mut post = Vec::new();
        let start = self.cfa.initial.0;
        seen[start as usize] = true;
        let mut stack = vec![(start, 0usize)];
        while let Some((node, next)) = stack.last_mut() {
            match self.leaving[*node as usize].get(*next) {
                None => {
                    post.push(*node);
                    stack.pop();
                }
                Some(arc) => {
                    *next += 1;
                    let to = self.arcs[*arc as usize].to;
                    if !std::mem::replace(&mut seen[to as usize], true) {
                        stack.push((to, 0));
                    }
                }
            }
        }
        post.reverse();
        for (index, node) in post.iter().enumerate() {
            self.position[*node as usize] = index as u32;
        }
        self.order = post;
    }

    /// The steps of an arc.
    pub(crate) fn steps(&self, arc: u32) -> &'a [Step] {
        let FlowArc { edge, index, start, ref effects, .. } = self.arcs[arc as usize];
        &self.cfa.edges[edge as usize].block.arcs()[index as usize].steps[start as usize..][..effects.len()]
    }

    /// Whether an arc closes a cycle of the depth-first search.
    pub(crate) fn is_back(&self, arc: u32) -> bool {
        let arc = &self.arcs[arc as usize];
        self.position[arc.to as usize] <= self.position[arc.from as usize]
    }

    /// Whether a node is a location.
    pub(crate) fn is_location(&self, node: u32) -> bool {
        (node as usize) < self.cfa.locations.len()
    }

    /// The automaton with other steps on its arcs; arcs with none are left out. Where a cycle is lost by that
    /// there is a mark.
    pub(crate) fn rewrite(&self, terms: &Terms, mut steps: Vec<Option<Vec<Step>>>) -> Cfa {
        let mut out = Cfa { edges: Vec::with_capacity(self.cfa.edges.len()), ..self.cfa.clone() };
        let mut first = 0;
        let mut gone = vec![false; self.cfa.edges.len()];
        for (number, edge) in self.cfa.edges.iter().enumerate() {
            if is_mark(terms, edge) {
                out.edges.push(edge.clone());
                continue;
            }
            let block = edge.block.map(|index, _| steps[first + index].take());
            first += edge.block.arcs().len();
            match block {
                Some(block) => out.edges.push(Edge { from: edge.from, to: edge.to, block }),
                None => gone[number] = true,
            }
        }
        if gone.contains(&true) {
            // What is on no way to the error any more gets a formula when it is taken out, and a location
            // with a mark keeps it.
            let reach = Reach::new(&out);
            let mut listed: Vec<bool> = out.locs().map(|loc| !reach.keeps(&out, loc)).collect();
            for edge in out.edges.iter().filter(|edge| is_mark(terms, edge)) {
                listed[edge.from.index()] = true;
            }
            let heads = heads_of_lost_cycles(self.cfa, &gone, &listed);
            out.edges.extend(heads.into_iter().map(|head| mark(terms, head)));
        }
        out
    }
}
