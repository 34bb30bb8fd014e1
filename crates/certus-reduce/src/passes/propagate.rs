//! Puts in for variables what they are known to equal: constants, copies, small expressions.
//!
//! `t = x + 1; y = t; assume(y > 3)` becomes `t = x + 1; y = x + 1; assume(x + 1 > 3)`, after which nobody
//! asks for `t`. Assumptions that become true go, and arcs with one that becomes false go.

use crate::equalities::Equalities;
use crate::flow::Flow;
use crate::forward::{Domain, Visit, walk};
use crate::liveness::{live_nodes, needed};
use crate::pass::{Conjoin, Lift, Pass};
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Command, Step};

/// The pass.
pub(crate) struct Propagate;

/// What is known at a location, as a formula.
pub(crate) fn formula(terms: &mut Terms, known: Option<&[(Term, Term)]>) -> Term {
    let Some(known) = known else { return terms.fls() };
    let all: Vec<Term> = known.iter().map(|(var, value)| terms.eq(*var, *value)).collect();
    terms.and(&all)
}

impl Pass for Propagate {
    fn name(&self) -> &'static str {
        "propagate"
    }

    fn about(&self) -> &'static str {
        "puts in constants, copies and small expressions for variables"
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = Flow::new(terms, cfa);
        let live = live_nodes(&flow, |_, _| true);
        let mut domain = Equalities::new(&flow);
        let solution = domain.solve(terms, &flow);
        let mut changed = false;
        let mut arcs: Vec<Option<Vec<Step>>> = vec![None; flow.arcs.len()];
        walk(&mut domain, terms, &flow, &solution, |domain, terms, visit| {
            let Visit::Arc(arc, state) = visit else { return true };
            let content = &flow.arcs[arc as usize];
            // What a command writes that nobody asks for may be computed from what nobody asks for, and of
            // that the lift says nothing.
            let needed = needed(content, &live[content.to as usize], |_| true);
            let mut out = Vec::with_capacity(needed.len());
            for (index, step) in flow.steps(arc).iter().enumerate() {
                let command = match step.command {
                    Command::Assume(guard) => Command::Assume(domain.apply(terms, state, guard)),
                    Command::Assign(var, value) if needed[index] => {
                        Command::Assign(var, domain.apply(terms, state, value))
                    }
                    other => other,
                };
                changed |= command != step.command;
                match command {
                    Command::Assume(guard) if guard == terms.tru() => changed = true,
                    Command::Assume(guard) if guard == terms.fls() => return false,
                    Command::Assign(var, value) if var == value => changed = true,
                    _ => out.push(Step { command, id: step.id }),
                }
                domain.step(terms, &flow, state, arc, index);
            }
            arcs[arc as usize] = Some(out);
            true
        });
        changed |= arcs.iter().any(Option::is_none);
        if !changed {
            return None;
        }
        let facts = domain.facts(terms, &flow, &solution);
        let facts = facts.iter().map(|known| formula(terms, known.as_deref())).collect();
        Some((flow.rewrite(terms, arcs), Box::new(Conjoin { facts })))
    }
}
