//! The graph of an automaton without its marks, and automata with other steps on its arcs.

use crate::markers::{heads_of_lost_cycles, is_mark, mark};
use crate::passes::unreachable::Reach;
use certus_logic::Terms;
use certus_model::{Cfa, Edge, Step};

pub(crate) use certus_model::flow::{Effect, Flow, Reads};

/// The graph whose arcs are those of the blocks.
pub(crate) fn graph_of<'a>(terms: &Terms, cfa: &'a Cfa) -> Flow<'a> {
    Flow::new(terms, cfa, |edge| !is_mark(terms, edge))
}

/// The graph in which every arc has at most one step. It cannot be used to rewrite.
pub(crate) fn fine_graph_of<'a>(terms: &Terms, cfa: &'a Cfa) -> Flow<'a> {
    Flow::fine(terms, cfa, |edge| !is_mark(terms, edge))
}

/// The automaton with other steps on its arcs; arcs with none are left out. Where a cycle is lost by that
/// there is a mark.
pub(crate) fn rewrite(flow: &Flow<'_>, terms: &Terms, mut steps: Vec<Option<Vec<Step>>>) -> Cfa {
    let mut out = Cfa { edges: Vec::with_capacity(flow.cfa.edges.len()), ..flow.cfa.clone() };
    let mut first = 0;
    let mut gone = vec![false; flow.cfa.edges.len()];
    for (number, edge) in flow.cfa.edges.iter().enumerate() {
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
        let heads = heads_of_lost_cycles(flow.cfa, &gone, &listed);
        out.edges.extend(heads.into_iter().map(|head| mark(terms, head)));
    }
    out
}
