//! Preconditions of a cube by an edge (5.2).
//!
//! The model of the query that found the edge takes one path through its block, and the weakest existential
//! precondition along that path, with the inputs of the model, is a cube. The thesis takes all paths at once.

use super::inputs::project;
use super::literals::{value_term, without_implied};
use super::policy::{Inputs, OnAutomaton};
use crate::engine::EngineError;
use crate::ic3::core::{Halt, OrHalt, Precondition, Queries as _, Taken, Treatment};
use certus_logic::{Assignment, Sort, Term};
use certus_model::exists::wep_exists;
use certus_model::{Cube, EdgeId, wep};

/// At most so many paths are split off one edge at a time.
const MAX_PATHS: usize = 256;

impl OnAutomaton<'_> {
    /// The weakest precondition along the path of the model.
    pub(crate) fn along_model(
        &mut self,
        edge: EdgeId,
        target: &Cube,
        model: &Assignment,
    ) -> OrHalt<Precondition<Term, Inputs>> {
        let mut taken = Taken { edge, inputs: self.inputs(edge, model) };
        let block = &self.cfa.edge(edge).block;
        let transition = &self.relations.edge(edge).transition;
        let Some(path) = transition.path(self.terms, block, model) else {
            return Err(Halt::Failed(EngineError::Inconsistent("the model takes no path through its edge")));
        };
        let inputs = transition.path_inputs(block, &path);
        let values = self.constants(&inputs, model);
        let (cube, treatment) = if self.accelerated.contains(&edge) {
            // Which number of rounds the model has does not matter: any will do. If it ends at a symbolic constant, that
            // will do whatever the constant is. Lifting is for fixed inputs, and so of no use.
            let symbolic = self.rules.constants.in_place_of_numbers(self.terms, &values, model);
            let cube = if symbolic == values {
                wep_exists(self.terms, block.path_steps(&path), &values, target).cube
            } else {
                wep::wep(self.terms, block.path_steps(&path), &symbolic, target)
            };
            (cube, Treatment::Expand)
        } else {
            let is_number = |input: &Term| matches!(self.terms.sort(*input), Sort::Int | Sort::Real);
            let cube = if inputs.iter().any(is_number) {
                let cube = wep::wep(self.terms, block.path_steps(&path), &inputs, target);
                let (literals, witnesses) = project(self.terms, cube.literals(), &inputs, model);
                taken.inputs.witnesses = inputs.iter().copied().zip(witnesses).collect();
                Cube::new(self.terms, &literals)
            } else {
                wep::wep(self.terms, block.path_steps(&path), &values, target)
            };
            (cube, Treatment::ExpandAndLift)
        };
        let cube = without_implied(self.terms, &cube);
        let cube = self.rules.constants.without_choices(self.terms, &cube, model);
        Ok(Precondition { cube, taken, treatment })
    }

    /// The values of these inputs as constants.
    fn constants(&mut self, inputs: &[Term], values: &Assignment) -> Vec<Term> {
        inputs
            .iter()
            .map(|input| {
                let value = self.terms.eval(*input, values);
                value_term(self.terms, &value, self.terms.sort(*input))
            })
            .collect()
    }

    /// Literals that give the inputs and choices of an edge their values.
    pub(crate) fn fixed_inputs(&mut self, edge: EdgeId, inputs: &Inputs) -> Vec<Term> {
        let Inputs { values, witnesses, .. } = inputs;
        let transition = &self.relations.edge(edge).transition;
        let vars: Vec<Term> = transition.inputs.iter().chain(&transition.choices).copied().collect();
        vars.into_iter()
            .map(|var| {
                if let Some((_, witness)) = witnesses.iter().find(|(input, _)| *input == var) {
                    return self.terms.eq(var, *witness);
                }
                let value = self.terms.eval(var, values);
                let value = value_term(self.terms, &value, self.terms.sort(var));
                self.terms.eq(var, value)
            })
            .collect()
    }

    /// The weakest preconditions along all paths (Th. 5.2.7), with the model's values of the inputs; none if
    /// there are too many.
    pub(crate) fn along_all_paths(
        &mut self,
        edge: EdgeId,
        target: &Cube,
        model: &Assignment,
    ) -> Vec<Precondition<Term, Inputs>> {
        let block = &self.cfa.edge(edge).block;
        let paths: Vec<Vec<u32>> = block.paths().take(MAX_PATHS + 1).collect();
        if paths.len() > MAX_PATHS {
            return Vec::new();
        }
        let values = self.inputs(edge, model).values;
        let mut out = Vec::new();
        for path in paths {
            let inputs = self.relations.edge(edge).transition.path_inputs(block, &path);
            let constants = self.constants(&inputs, &values);
            let cube = wep::wep(self.terms, block.path_steps(&path), &constants, target);
            if !cube.is_false(self.terms) {
                let inputs = Inputs { values: values.clone(), witnesses: Vec::new(), path: Some(path) };
                out.push(Precondition { cube, taken: Taken { edge, inputs }, treatment: Treatment::Keep });
            }
        }
        out
    }
}
