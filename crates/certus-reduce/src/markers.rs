//! Marks that keep a location where a loop was.
//!
//! A proof of the original needs a formula on every cycle of the original. Where a pass finds that a loop is
//! never gone round, the loop has no cycle any more and its head would vanish into a large block, and with it
//! the formula. So the head gets an edge to itself that cannot be taken: a *mark*. Marks are the last that is
//! removed.

use certus_logic::Terms;
use certus_model::{Block, Cfa, Command, Edge, Loc, Step, StepId};

/// Whether an edge is a mark.
pub(crate) fn is_mark(terms: &Terms, edge: &Edge) -> bool {
    let never = |step: &Step| step.command == Command::Assume(terms.fls());
    edge.from == edge.to
        && matches!(edge.block.arcs(), [arc] if arc.steps.len() == 1 && arc.steps.iter().all(never))
}

/// A mark at a location.
pub(crate) fn mark(terms: &Terms, at: Loc) -> Edge {
    let never = Step { command: Command::Assume(terms.fls()), id: StepId(u32::MAX) };
    Edge { from: at, to: at, block: Block::sequence(vec![never]) }
}

/// Locations such that every cycle of the automaton over one of the edges that are gone meets one, given
/// also locations that will have a formula anyway.
pub(crate) fn heads_of_lost_cycles(cfa: &Cfa, gone: &[bool], listed: &[bool]) -> Vec<Loc> {
    let mut out = Vec::new();
    let mut cut = listed.to_vec();
    loop {
        let component = components(cfa, &cut);
        // The first location of each component that has lost an edge, by number of the component.
        let mut found = vec![None; cfa.locations.len()];
        for (edge, _) in cfa.edges.iter().zip(gone).filter(|(_, gone)| **gone) {
            let (from, to) = (edge.from.index(), edge.to.index());
            if !cut[from] && !cut[to] && component[from].0 == component[to].0 {
                let best = found[component[to].0 as usize].get_or_insert(edge.to);
                *best = first_entered(cfa, &component, &cut, edge.to);
            }
        }
        let before = out.len();
        for loc in found.into_iter().flatten() {
            cut[loc.index()] = true;
            out.push(loc);
        }
        if out.len() == before {
            return out;
        }
    }
}

/// The location of a component that was found first by the search, which is the head of a loop.
fn first_entered(cfa: &Cfa, component: &[(u32, u32)], cut: &[bool], like: Loc) -> Loc {
    let same = |loc: &Loc| !cut[loc.index()] && component[loc.index()].0 == component[like.index()].0;
    cfa.locs().filter(same).min_by_key(|loc| component[loc.index()].1).unwrap_or(like)
}

/// For each location the number of its strongly connected component and when a depth-first search from the
/// initial location found it, in the graph without the cut locations.
pub(crate) fn components(cfa: &Cfa, cut: &[bool]) -> Vec<(u32, u32)> {
    const NEW: u32 = u32::MAX;
    let outgoing = cfa.outgoing();
    let size = cfa.locations.len();
    let (mut index, mut low, mut number) = (vec![NEW; size], vec![0u32; size], vec![NEW; size]);
    let (mut count, mut components) = (0u32, 0u32);
    let mut pending: Vec<usize> = Vec::new();
    for root in std::iter::once(cfa.initial).chain(cfa.locs()) {
        if index[root.index()] != NEW || cut[root.index()] {
            continue;
        }
        let mut stack = vec![(root.index(), 0usize)];
        while let Some((node, at)) = stack.last_mut() {
            let n = *node;
            if *at == 0 {
                index[n] = count;
                low[n] = count;
                count += 1;
                pending.push(n);
            }
            *at += 1;
            match outgoing[n].get(*at - 1).map(|edge| cfa.edge(*edge).to.index()) {
                Some(to) if cut[to] => {}
                Some(to) if index[to] == NEW => stack.push((to, 0)),
                Some(to) if number[to] == NEW => low[n] = low[n].min(index[to]),
                Some(_) => {}
                None => {
                    stack.pop();
                    if let Some((parent, _)) = stack.last() {
                        low[*parent] = low[*parent].min(low[n]);
                    }
                    if low[n] == index[n] {
                        while let Some(member) = pending.pop() {
                            number[member] = components;
                            if member == n {
                                break;
                            }
                        }
                        components += 1;
                    }
                }
            }
        }
    }
    number.into_iter().zip(index).collect()
}
