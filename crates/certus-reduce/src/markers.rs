//! Marks that keep a location where a loop was.
//!
//! A proof of the original needs a formula on every cycle of the original. Where a pass finds that a loop is
//! never gone round, the loop has no cycle any more and its head would vanish into a large block, and with it
//! the formula. So the head gets an edge to itself that cannot be taken: a *mark*. Marks are the last that is
//! removed.

use certus_logic::Terms;
use certus_model::graph::{Components, components};
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
        let component = uncut_components(cfa, &cut);
        // The first location of each component that has lost an edge, by number of the component.
        let mut found = vec![None; cfa.locations.len()];
        for (edge, _) in cfa.edges.iter().zip(gone).filter(|(_, gone)| **gone) {
            let (from, to) = (edge.from.index(), edge.to.index());
            if !cut[from] && !cut[to] && component.of[from] == component.of[to] {
                let best = found[component.of[to] as usize].get_or_insert(edge.to);
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
fn first_entered(cfa: &Cfa, component: &Components, cut: &[bool], like: Loc) -> Loc {
    let same = |loc: &Loc| !cut[loc.index()] && component.of[loc.index()] == component.of[like.index()];
    cfa.locs().filter(same).min_by_key(|loc| component.found[loc.index()]).unwrap_or(like)
}

/// The strongly connected components of the graph without the cut locations, found from the initial location first.
pub(crate) fn uncut_components(cfa: &Cfa, cut: &[bool]) -> Components {
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); cfa.locations.len()];
    for edge in cfa.edges.iter().filter(|edge| !cut[edge.from.index()] && !cut[edge.to.index()]) {
        next[edge.from.index()].push(edge.to.index());
    }
    let roots = std::iter::once(cfa.initial).chain(cfa.locs()).map(Loc::index);
    components(&next, roots.filter(|loc| !cut[*loc]))
}
