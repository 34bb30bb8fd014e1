//! Counterexamples as concrete runs.
//!
//! The chain of obligations from the initial location to the error is executed forward: every state of an
//! obligation's cube, with its inputs and choices, comes into the cube of the next one, whatever path that
//! takes.

use super::inputs;
use super::policy::{Inputs, OnAutomaton};
use crate::engine::EngineError;
use crate::ic3::core::{Halt, OrHalt, Taken};
use crate::reason::Reason;
use certus_logic::{Assignment, Term, Value};
use certus_model::{Run, RunStep};

impl OnAutomaton<'_> {
    /// The run from the state of a model along these edges, which ends at the error.
    pub(crate) fn run_to_error(&self, model: &Assignment, edges: &[Taken<Inputs>]) -> OrHalt<Run> {
        if !self.accelerated.is_empty() {
            // The preconditions of accelerated loops leave open how many rounds there are.
            return Err(Halt::Stopped(Reason::Abstract));
        }
        let fails =
            |run: &Run| run.execute(self.terms, self.cfa).is_some_and(|(end, _)| end == self.cfa.error);
        let run = self.follow(model, edges).filter(fails);
        run.ok_or(Halt::Failed(EngineError::Inconsistent("a chain of obligations is no run")))
    }

    /// The run from the state of a model along these edges.
    pub(crate) fn follow(&self, model: &Assignment, edges: &[Taken<Inputs>]) -> Option<Run> {
        let terms = &*self.terms;
        let initial: Vec<(Term, Value)> =
            self.cfa.vars.iter().map(|var| (var.term, terms.eval(var.term, model))).collect();
        let mut run = Run { initial, steps: Vec::new() };
        for Taken { edge, inputs: Inputs { values, witnesses, path } } in edges {
            let (_, state) = run.execute(terms, self.cfa)?;
            let mut values = values.clone();
            inputs::in_state(terms, witnesses, &state, &mut values);
            let block = &self.cfa.edge(*edge).block;
            let transition = &self.relations.edge(*edge).transition;
            let path = match path {
                Some(path) => path.clone(),
                None => {
                    let mut all = state;
                    for symbol in values.symbols() {
                        all.set(symbol, values.get(symbol)?.clone());
                    }
                    transition.path(terms, block, &all)?
                }
            };
            let inputs = transition.path_inputs(block, &path);
            let values = terms.eval_all(&inputs, &values);
            run.steps.push(RunStep { edge: *edge, path, values });
        }
        Some(run)
    }
}
