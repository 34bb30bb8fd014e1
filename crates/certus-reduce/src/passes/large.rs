//! Large blocks: everything between two cut points becomes one edge.
//!
//! A loop with branches in its body becomes one location with one edge to itself.

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

impl Pass for Large {
    fn name(&self) -> &'static str {
        "large"
    }

    fn about(&self) -> &'static str {
        "everything between two cut points becomes one edge"
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
