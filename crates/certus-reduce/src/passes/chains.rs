//! Joins edges that follow each other where nothing else begins or ends.
//!
//! `a -> b -> c`, where no other edge enters or leaves `b`, becomes `a -> c`. Large blocks do this and more,
//! but they may copy; this never does, so it is done before anything that costs time.

use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Lift, Pass, Renamed};
use crate::passes::unreachable::{Reach, restrict};
use certus_logic::Terms;
use certus_model::{Arc, Block, Cfa, Edge, Loc};

/// The pass.
pub(crate) struct Chains;

/// One block after the other.
fn concatenate(blocks: &[&Block]) -> Option<Block> {
    let mut nodes = 1;
    let mut arcs = Vec::new();
    for block in blocks {
        let first = nodes - 1;
        arcs.extend(block.arcs().iter().map(|arc| Arc {
            from: arc.from + first,
            to: arc.to + first,
            steps: arc.steps.clone(),
        }));
        nodes += block.nodes() - 1;
    }
    Block::graph(nodes, arcs).map(Block::joined)
}

const INFO: PassInfo = PassInfo {
    name: "chains",
    about: "joins edges that follow each other",
    literature: "merging of basic blocks",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "early, because it copies nothing and leaves fewer locations to the analyses",
    buys: None,
};

impl Pass for Chains {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, _terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let (incoming, outgoing) = (cfa.incoming(), cfa.outgoing());
        // A cycle that cannot be reached could consist of inner locations only, and what leads nowhere is
        // kept until it gets a formula.
        let reach = Reach::new(cfa);
        let inner = |loc: Loc| {
            let (before, after) = (&incoming[loc.index()], &outgoing[loc.index()]);
            let ends = loc == cfa.initial || loc == cfa.error;
            !ends && reach.keeps(cfa, loc) && before.len() == 1 && after.len() == 1
        };
        if !cfa.locs().any(inner) {
            return None;
        }
        let mut whole = Cfa { edges: Vec::new(), ..cfa.clone() };
        for edge in cfa.edges.iter().filter(|edge| !inner(edge.from)) {
            let mut to = edge.to;
            let mut blocks = vec![&edge.block];
            while inner(to) {
                let next = cfa.edge(outgoing[to.index()][0]);
                blocks.push(&next.block);
                to = next.to;
            }
            let block = if blocks.len() == 1 { Some(edge.block.clone()) } else { concatenate(&blocks) };
            whole.edges.extend(block.map(|block| Edge { from: edge.from, to, block }));
        }
        let (out, origin) = restrict(&whole, |loc| !inner(loc));
        Some((out, Box::new(Renamed { origin, others: Vec::new() })))
    }
}
