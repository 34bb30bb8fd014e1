//! Leaves out arcs that intervals and known bits show cannot be taken, and assumptions that always hold.
//!
//! After `for (i = 0; i < 10; i++)` the test `if (i > 20) error();` goes.

use crate::analyses::flow::{graph_of, rewrite};
use crate::analyses::forward::{Domain, Visit, walk};
use crate::analyses::ranges::{Analysis, range_of};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Conjoin, Lift, Pass};
use certus_logic::Terms;
use certus_model::{Cfa, Command, Step};

/// The pass.
pub(crate) struct Infeasible;

const INFO: PassInfo = PassInfo {
    name: "infeasible",
    about: "leaves out arcs that intervals and known bits show cannot be taken",
    literature: "abstract interpretation with intervals and known bits",
    preserves_divergence: true,
    sorts: Sorts::BitVectors,
    cost: Cost::Fixpoint,
    place: "after constants are put in, which makes intervals more precise",
    buys: None,
};

impl Pass for Infeasible {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let mut analysis = Analysis::new(terms, &flow);
        let solution = analysis.solve(terms, &flow);
        let mut arcs: Vec<Option<Vec<Step>>> = vec![None; flow.arcs.len()];
        let mut changed = false;
        walk(&mut analysis, terms, &flow, &solution, |analysis, terms, visit| {
            let Visit::Arc(arc, state) = visit else { return true };
            let mut out = Vec::new();
            for (index, step) in flow.steps(arc).iter().enumerate() {
                let mut command = step.command;
                if let Command::Assume(guard) = command {
                    let parts = terms.conjuncts(guard);
                    let open = |part: &certus_logic::Term| {
                        range_of(terms, state, *part).and_then(|range| range.single()) != Some(1)
                    };
                    let left: Vec<certus_logic::Term> = parts.iter().copied().filter(open).collect();
                    if left.len() < parts.len() {
                        command = Command::Assume(terms.and(&left));
                        changed = true;
                    }
                }
                if !analysis.step(terms, &flow, state, arc, index) {
                    return false;
                }
                if command != Command::Assume(terms.tru()) {
                    out.push(Step { command, id: step.id });
                }
            }
            arcs[arc as usize] = Some(out);
            true
        });
        if !changed && arcs.iter().all(Option::is_some) {
            return None;
        }
        let facts = analysis.facts(terms, &flow, &solution);
        let out = rewrite(&flow, terms, arcs);
        let carries = Carries::unless_a_way_is_lost(cfa, &out);
        Some((out, Box::new(Conjoin { facts, carries })))
    }
}
