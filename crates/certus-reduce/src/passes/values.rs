//! Executes loops that run on constants, and puts in what they compute.
//!
//! `for (i = 0, t = 1; i < 10; i++) t *= 3;` leaves a constant in `t`, after which nobody asks for the loop.

use crate::flow::{Effect, Flow};
use crate::forward::{Domain, Visit, walk};
use crate::liveness::{live_nodes, needed};
use crate::pass::{Conjoin, Lift, Pass};
use crate::values::Values;
use certus_logic::Terms;
use certus_model::{Cfa, Command, Step};

/// The pass.
pub(crate) struct Constants;

impl Pass for Constants {
    fn name(&self) -> &'static str {
        "values"
    }

    fn about(&self) -> &'static str {
        "puts in what loops compute from constants, and leaves out arcs that no constants take"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = Flow::new(terms, cfa);
        let live = live_nodes(&flow, |_, _| true);
        let mut domain = Values::new(&flow);
        let solution = domain.solve(terms, &flow);
        let mut changed = false;
        let mut arcs: Vec<Option<Vec<Step>>> = vec![None; flow.arcs.len()];
        walk(&mut domain, terms, &flow, &solution, |domain, terms, visit| {
            let Visit::Arc(arc, state) = visit else { return true };
            let content = &flow.arcs[arc as usize];
            // As in `propagate`: what nobody asks for may be computed from what nobody asks for.
            let needed = needed(content, &live[content.to as usize], |_| true);
            let mut out = Vec::with_capacity(needed.len());
            for (index, step) in flow.steps(arc).iter().enumerate() {
                let command = match (&content.effects[index], step.command) {
                    (Effect::Assume(reads), Command::Assume(guard)) => {
                        Command::Assume(domain.apply(terms, state, reads, guard))
                    }
                    (Effect::Assign(_, reads), Command::Assign(var, value)) if needed[index] => {
                        Command::Assign(var, domain.apply(terms, state, reads, value))
                    }
                    (_, other) => other,
                };
                if !domain.step(terms, &flow, state, arc, index) {
                    return false;
                }
                changed |= command != step.command;
                match command {
                    Command::Assume(guard) if guard == terms.tru() => changed = true,
                    _ => out.push(Step { command, id: step.id }),
                }
            }
            arcs[arc as usize] = Some(out);
            true
        });
        if !changed && arcs.iter().all(Option::is_some) {
            return None;
        }
        let facts = domain.facts(terms, &flow, &solution);
        Some((flow.rewrite(terms, arcs), Box::new(Conjoin { facts })))
    }
}
