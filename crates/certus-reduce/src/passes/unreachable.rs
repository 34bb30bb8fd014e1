//! Leaves out locations on no path from the initial to the error location.
//!
//! After `if (c) return;` the way that returns is gone, and what is left is the assumption `!c`.

use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Lift, Pass, Renamed};
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Edge, Loc};

/// The pass.
pub(crate) struct Unreachable;

/// The locations that can be reached, and those from which the error can be.
pub(crate) struct Reach {
    pub(crate) forward: Vec<bool>,
    pub(crate) backward: Vec<bool>,
}

impl Reach {
    pub(crate) fn new(cfa: &Cfa) -> Reach {
        let (forward, backward) = cfa.reach();
        Reach { forward, backward }
    }

    /// The formulas of locations that are left out: nothing reaches the one kind, and from the other kind
    /// nothing is reached, so that whatever holds there is good.
    pub(crate) fn formulas(&self, terms: &Terms, cfa: &Cfa) -> Vec<(Loc, Term)> {
        let left_out = cfa.locs().filter(|loc| !self.keeps(cfa, *loc));
        left_out.map(|loc| (loc, terms.bool(self.forward[loc.index()]))).collect()
    }

    /// Whether a location is kept.
    pub(crate) fn keeps(&self, cfa: &Cfa, loc: Loc) -> bool {
        let between = self.forward[loc.index()] && self.backward[loc.index()];
        between || loc == cfa.initial || loc == cfa.error
    }
}

/// The automaton with only some of its locations, which must have the initial and the error location among
/// them, and the edges between them.
pub(crate) fn restrict(cfa: &Cfa, keep: impl Fn(Loc) -> bool) -> (Cfa, Vec<Loc>) {
    let origin: Vec<Loc> = cfa.locs().filter(|loc| keep(*loc)).collect();
    let mut number = vec![Loc(u32::MAX); cfa.locations.len()];
    for (new, old) in origin.iter().enumerate() {
        number[old.index()] = Loc(new as u32);
    }
    let out = Cfa {
        vars: cfa.vars.clone(),
        locations: origin.iter().map(|loc| cfa.locations[loc.index()].clone()).collect(),
        initial: number[cfa.initial.index()],
        error: number[cfa.error.index()],
        edges: cfa
            .edges
            .iter()
            .filter(|edge| keep(edge.from) && keep(edge.to))
            .map(|edge| Edge {
                from: number[edge.from.index()],
                to: number[edge.to.index()],
                block: edge.block.clone(),
            })
            .collect(),
    };
    (out, origin)
}

const INFO: PassInfo = PassInfo {
    name: "unreachable",
    about: "leaves out locations on no path from the initial to the error location",
    literature: "unreachable code elimination, and its dual for code from which the error is unreachable",
    preserves_divergence: false,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "first, because what it removes costs every other pass time",
    buys: None,
};

impl Pass for Unreachable {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let reach = Reach::new(cfa);
        let others = reach.formulas(terms, cfa);
        if others.is_empty() {
            return None;
        }
        let (out, origin) = restrict(cfa, |loc| reach.keeps(cfa, loc));
        Some((out, Box::new(Renamed { origin, others })))
    }
}
