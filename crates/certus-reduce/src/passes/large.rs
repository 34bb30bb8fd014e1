//! Large blocks: everything between two cut points becomes one edge.
//!
//! A loop with branches in its body becomes one location with one edge to itself.

use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Lift, Pass, Renamed};
use crate::passes::unreachable::Reach;
use certus_logic::Terms;
use certus_model::Cfa;
use certus_model::large_block::{BlockSize, encode};

/// The pass.
pub(crate) struct Large {
    /// How much one edge holds.
    pub(crate) size: BlockSize,
}

const INFO: PassInfo = PassInfo {
    name: "large",
    about: "everything between two cut points becomes one edge",
    literature: "large-block encoding (Beyer, Cimatti, Griggio, Keremoglu, Sebastiani 2009)",
    preserves_divergence: false,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "once, between two groups of rounds: before, analyses see small edges; after, what is left is cleaned up",
    buys: None,
};

impl Pass for Large {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        if self.size == BlockSize::Small {
            return None;
        }
        let (out, origin) = encode(cfa, self.size);
        if out.locations.len() == cfa.locations.len() && out.edges.len() == cfa.edges.len() {
            return None;
        }
        let others = Reach::new(cfa).formulas(terms, cfa);
        Some((out, Box::new(Renamed { origin, others })))
    }
}
