//! Puts in sums for variables that linear equations make redundant.
//!
//! Where `hi = lo + 2 * mid` holds whenever `hi` is asked for, nobody asks for `hi` any more.

use crate::affine::Affine as Analysis;
use crate::flow::Flow;
use crate::forward::{Domain, Visit, walk};
use crate::liveness::{live_nodes, needed};
use crate::pass::{Conjoin, Lift, Pass};
use certus_logic::Terms;
use certus_model::{Cfa, Command, Step};

/// The pass.
pub(crate) struct Affine;

/// Automata with more commands than this are not looked at.
const MOST_COMMANDS: usize = 20_000;

impl Pass for Affine {
    fn name(&self) -> &'static str {
        "affine"
    }

    fn about(&self) -> &'static str {
        "puts in sums of others for variables that linear equations make redundant"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        if cfa.edges.iter().map(|edge| edge.block.steps().count()).sum::<usize>() > MOST_COMMANDS {
            return None;
        }
        let flow = Flow::new(terms, cfa);
        let mut domain = Analysis::new(terms, &flow);
        let solution = domain.solve(terms, &flow);
        let redundant = domain.redundant(terms, &flow, &solution);
        if !redundant.contains(&true) {
            return None;
        }
        let live = live_nodes(&flow, |_, _| true);
        let mut arcs: Vec<Option<Vec<Step>>> = vec![None; flow.arcs.len()];
        walk(&mut domain, terms, &flow, &solution, |domain, terms, visit| {
            let Visit::Arc(arc, state) = visit else { return true };
            let content = &flow.arcs[arc as usize];
            // As in `propagate`: what nobody asks for may be computed from what nobody asks for.
            let needed = needed(content, &live[content.to as usize], |_| true);
            let mut out = Vec::with_capacity(needed.len());
            for (index, step) in flow.steps(arc).iter().enumerate() {
                let mut by = domain.substitution(terms, state, &redundant);
                let command = match step.command {
                    Command::Assume(guard) => Command::Assume(terms.substitute(guard, &mut by)),
                    Command::Assign(var, value) if needed[index] => {
                        Command::Assign(var, terms.substitute(value, &mut by))
                    }
                    other => other,
                };
                if !domain.step(terms, &flow, state, arc, index) {
                    return false;
                }
                if command != Command::Assume(terms.tru()) {
                    out.push(Step { command, id: step.id });
                }
            }
            arcs[arc as usize] = Some(out);
            true
        });
        let facts = domain.facts(terms, &flow, &solution);
        Some((flow.rewrite(terms, arcs), Box::new(Conjoin { facts })))
    }
}
