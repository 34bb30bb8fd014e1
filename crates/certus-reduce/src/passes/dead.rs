//! Leaves out assignments to variables that nobody asks for afterwards.
//!
//! In `x = 1; x = 2; assume(x > y)` the first goes. Liveness is strong, so `n = n + 1` around a loop goes
//! when nothing else reads `n`.

use crate::analyses::flow::{Effect, Flow, graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Lift, Pass, Same};
use certus_logic::Terms;
use certus_model::liveness::{live_nodes, needed};
use certus_model::{Cfa, Command, Step, StepId};
use rustc_hash::FxHashSet;

/// The pass.
pub(crate) struct Dead;

/// The steps to keep on each arc: those of `keep`, and every havoc that has a copy which is kept. The values
/// of a run's havocs are known by command and in order, so a command is there everywhere or nowhere.
pub(crate) fn keep_copies(flow: &Flow<'_>, keep: &mut [Vec<bool>]) {
    let mut wanted: FxHashSet<StepId> = FxHashSet::default();
    let havocs = |arc: usize| {
        let steps = flow.steps(arc as u32).iter().enumerate();
        steps.filter(|(_, step)| matches!(step.command, Command::Havoc(_)))
    };
    for (arc, kept) in keep.iter().enumerate() {
        wanted.extend(havocs(arc).filter(|(step, _)| kept[*step]).map(|(_, step)| step.id));
    }
    for (arc, kept) in keep.iter_mut().enumerate() {
        for (step, content) in havocs(arc) {
            kept[step] |= wanted.contains(&content.id);
        }
    }
}

/// The automaton with some of its steps, if that is fewer than all.
pub(crate) fn filter_steps(terms: &Terms, flow: &Flow<'_>, keep: &[Vec<bool>]) -> Option<Cfa> {
    if keep.iter().all(|kept| kept.iter().all(|k| *k)) {
        return None;
    }
    let steps = keep.iter().enumerate().map(|(arc, kept)| {
        let steps = flow.steps(arc as u32).iter().zip(kept);
        Some(steps.filter(|(_, kept)| **kept).map(|(step, _)| *step).collect::<Vec<Step>>())
    });
    Some(rewrite(flow, terms, steps.collect()))
}

const INFO: PassInfo = PassInfo {
    name: "dead",
    about: "leaves out assignments that nobody asks for",
    literature: "elimination of dead assignments by strong liveness",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Fixpoint,
    place: "after propagation and slicing, which make assignments dead",
    buys: None,
};

impl Pass for Dead {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let live = live_nodes(&flow, |_, _| true);
        let mut keep: Vec<Vec<bool>> =
            flow.arcs.iter().map(|arc| needed(arc, &live[arc.to as usize], |_| true)).collect();
        for (arc, kept) in keep.iter_mut().enumerate() {
            for (step, content) in flow.steps(arc as u32).iter().enumerate() {
                // `x = x` and `assume true` do nothing.
                match (content.command, &flow.arcs[arc].effects[step]) {
                    (Command::Assign(var, value), Effect::Assign(..)) if var == value => kept[step] = false,
                    (Command::Assume(guard), _) if guard == terms.tru() => kept[step] = false,
                    _ => {}
                }
            }
        }
        keep_copies(&flow, &mut keep);
        Some((filter_steps(terms, &flow, &keep)?, Box::new(Same(Carries::ALL_BUT_SIMPLE))))
    }
}
