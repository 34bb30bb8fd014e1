//! Commands with what an analysis knows put into what they read.

use crate::analyses::flow::Flow;
use crate::analyses::forward::{Domain, Solution, Visit, walk};
use certus_logic::{Term, Terms};
use certus_model::liveness::{live_nodes, needed};
use certus_model::{Command, Step};

/// The steps of each arc, none for arcs that cannot be taken, with the terms that `put` gives for a term that the step of
/// this arc and number reads; and whether anything changed. What does nothing is left out.
pub(crate) fn rewritten<D: Domain>(
    domain: &mut D,
    terms: &mut Terms,
    flow: &Flow<'_>,
    solution: &Solution<D::State>,
    mut put: impl FnMut(&mut D, &mut Terms, &D::State, (u32, usize), Term) -> Term,
) -> (Vec<Option<Vec<Step>>>, bool) {
    let live = live_nodes(flow, |_, _| true);
    let mut changed = false;
    let mut arcs: Vec<Option<Vec<Step>>> = vec![None; flow.arcs.len()];
    walk(domain, terms, flow, solution, |domain, terms, visit| {
        let Visit::Arc(arc, state) = visit else { return true };
        let content = &flow.arcs[arc as usize];
        // What a command writes that nobody asks for may be computed from what nobody asks for, and of that the lift
        // says nothing.
        let needed = needed(content, &live[content.to as usize], |_| true);
        let mut out = Vec::with_capacity(needed.len());
        for (index, step) in flow.steps(arc).iter().enumerate() {
            let command = match step.command {
                Command::Assume(guard) => Command::Assume(put(domain, terms, state, (arc, index), guard)),
                Command::Assign(var, value) if needed[index] => {
                    Command::Assign(var, put(domain, terms, state, (arc, index), value))
                }
                other => other,
            };
            if !domain.step(terms, flow, state, arc, index) {
                return false;
            }
            changed |= command != step.command;
            match command {
                Command::Assume(guard) if guard == terms.tru() => changed = true,
                Command::Assign(var, value) if var == value => changed = true,
                _ => out.push(Step { command, id: step.id }),
            }
        }
        arcs[arc as usize] = Some(out);
        true
    });
    changed |= arcs.iter().any(Option::is_none);
    (arcs, changed)
}
