//! Leaves out edges from a location to itself that change nothing.
//!
//! What slicing leaves of an irrelevant loop is such an edge, and so are the marks of loops that are never
//! gone round. This is done last: the location stays, and with it its formula in a proof.

use crate::info::{Cost, PassInfo, Sorts};
use crate::markers::is_mark;
use crate::pass::{Carries, Lift, Pass, Same};
use certus_logic::Terms;
use certus_model::{Cfa, Command};

/// The pass.
pub(crate) struct Stutter;

const INFO: PassInfo = PassInfo {
    name: "stutter",
    about: "leaves out edges from a location to itself that change nothing",
    literature: "elimination of stuttering steps",
    preserves_divergence: false,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "at the very end: until then such an edge keeps the location of a loop, and its formula in a proof",
    buys: None,
};

impl Pass for Stutter {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let mut out = cfa.clone();
        out.edges.retain(|edge| {
            let changes = |command| !matches!(command, Command::Assume(_));
            edge.from != edge.to || edge.block.steps().any(|step| changes(step.command))
        });
        // A step along an edge that was left out is none afterwards, unless it was a mark, which cannot be taken. A
        // simple path has no such step.
        let before = cfa.edges.iter().filter(|edge| !is_mark(terms, edge)).count();
        let same = out.edges.len() == before;
        let carries = Carries { k_inductive: same, bounded: same, ..Carries::ALL };
        (out.edges.len() < cfa.edges.len()).then(|| (out, Box::new(Same(carries)) as Box<dyn Lift>))
    }
}
