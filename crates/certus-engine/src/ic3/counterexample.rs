//! Counterexamples as concrete runs.
//!
//! The chain of obligations from the initial location to the error is executed forward: every state of an
//! obligation's cube, with its inputs and choices, comes into the cube of the next one, whatever path that
//! takes.

use super::halt::{Halt, Step};
use super::obligations::{ObligationId, Way};
use super::predecessors::Found;
use super::search::Search;
use crate::engine::EngineError;
use certus_logic::{Assignment, Term, Value};
use certus_model::{Run, RunStep};

impl Search<'_> {
    /// The run that begins with the model of a query on an edge from the initial location and goes on as
    /// the obligation `next` does.
    pub(crate) fn counterexample(&self, found: Found, next: ObligationId) -> Step<Run> {
        let mut ways = vec![found.way];
        let mut at = next;
        while let Some((way, next)) = &self.obligations.get(at).next {
            ways.push(way.clone());
            at = *next;
        }
        let run = self.run_along(&found.model, &ways);
        let fails =
            |run: &Run| run.execute(self.terms, self.cfa).is_some_and(|(end, _)| end == self.cfa.error);
        // Where rounds of loops are skipped, by how many is not known, and a run says nothing anyway.
        if self.first_skip < self.cfa.edges.len() {
            return Err(Halt::Stopped(crate::reason::Reason::Abstract));
        }
        run.filter(fails).ok_or(Halt::Failed(EngineError::Inconsistent("a chain of obligations is no run")))
    }

    /// The run from the state of a model along these edges.
    pub(crate) fn run_along(&self, model: &Assignment, ways: &[Way]) -> Option<Run> {
        let terms = &*self.terms;
        let initial: Vec<(Term, Value)> =
            self.cfa.vars.iter().map(|var| (var.term, terms.eval(var.term, model))).collect();
        let mut run = Run { initial, steps: Vec::new() };
        for way in ways {
            let (_, state) = run.execute(terms, self.cfa)?;
            let block = &self.cfa.edge(way.edge).block;
            let transition = &self.relations.edge(way.edge).transition;
            let path = match &way.path {
                Some(path) => path.clone(),
                None => {
                    let mut all = state;
                    for symbol in way.values.symbols() {
                        all.set(symbol, way.values.get(symbol)?.clone());
                    }
                    transition.path(terms, block, &all)?
                }
            };
            let inputs = transition.path_inputs(block, &path);
            let values = terms.eval_all(&inputs, &way.values);
            run.steps.push(RunStep { edge: way.edge, path, values });
        }
        Some(run)
    }
}
