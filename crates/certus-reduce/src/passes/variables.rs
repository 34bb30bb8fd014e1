//! Leaves out variables that no command mentions.
//!
//! Other passes take the commands away; this one makes the state smaller.

use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass, Same};
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command};
use rustc_hash::FxHashSet;

/// The pass.
pub(crate) struct Variables;

const INFO: PassInfo = PassInfo {
    name: "variables",
    about: "leaves out variables that no command mentions",
    literature: "removal of unused variables",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Linear,
    place: "after the commands that mentioned them went",
    buys: None,
};

impl Pass for Variables {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let mut written: FxHashSet<Term> = FxHashSet::default();
        let mut roots: Vec<Term> = Vec::new();
        for step in cfa.edges.iter().flat_map(|edge| edge.block.steps()) {
            match step.command {
                Command::Assume(guard) => roots.push(guard),
                Command::Assign(var, value) => {
                    written.insert(var);
                    roots.push(value);
                }
                Command::Havoc(var) => {
                    written.insert(var);
                }
            }
        }
        let read: FxHashSet<Term> = terms.free_vars_of(&roots).into_iter().collect();
        let mut out = cfa.clone();
        out.vars.retain(|var| written.contains(&var.term) || read.contains(&var.term));
        // What no command mentions is the same in all states of a path.
        (out.vars.len() < cfa.vars.len()).then(|| (out, Box::new(Same(Carries::ALL)) as Box<dyn Lift>))
    }
}
