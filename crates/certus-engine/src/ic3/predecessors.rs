//! Predecessors of a cube by an edge (5.2).
//!
//! The model of the query that found the edge takes one path through its block, and the weakest existential
//! precondition along that path, with the inputs of the model, is a cube. Lifting drops the literals that
//! are not needed to get into the target, branches that do not matter for it among them.

use super::halt::{Halt, Step};
use super::literals::{value_term, without_implied};
use super::obligations::Way;
use super::options::Predecessors;
use super::search::{Search, cube_of};
use crate::engine::EngineError;
use certus_logic::{Assignment, Term, Value};
use certus_model::exists::wep_exists;
use certus_model::{Cube, EdgeId, wep};

/// At most so many paths are split off one edge at a time.
const MAX_PATHS: usize = 256;

/// What a satisfiable query gave.
pub(crate) struct Found {
    /// The model: state, inputs and choices.
    pub(crate) model: Assignment,
    /// How the model takes the edge.
    pub(crate) way: Way,
    /// Cubes of states that take the edge into the target, and how.
    pub(crate) cubes: Vec<(Cube, Way)>,
}

impl Search<'_> {
    /// The predecessors of `target` by an edge, after a query that was satisfiable.
    pub(crate) fn predecessors(&mut self, edge: EdgeId, target: &Cube) -> Step<Found> {
        let model = self.relations.model(self.terms, edge)?;
        let way = Way { edge, values: self.values_of(edge, &model), path: None };
        let mut cubes = Vec::new();
        if self.options.predecessors == Predecessors::Split {
            cubes = self.split(&way, target);
        }
        if cubes.is_empty() {
            cubes.push((self.along_model(edge, target, &model)?, way.clone()));
        }
        Ok(Found { model, way, cubes })
    }

    /// The part of a model that is about inputs and choices.
    fn values_of(&self, edge: EdgeId, model: &Assignment) -> Assignment {
        let transition = &self.relations.edge(edge).transition;
        let mut values = Assignment::new();
        for var in transition.inputs.iter().chain(&transition.choices) {
            if let Some(symbol) = self.terms.as_var(*var)
                && let Some(value) = model.get(symbol)
            {
                values.set(symbol, value.clone());
            }
        }
        values
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

    /// The weakest precondition along the path of the model, lifted.
    fn along_model(&mut self, edge: EdgeId, target: &Cube, model: &Assignment) -> Step<Cube> {
        let block = &self.cfa.edge(edge).block;
        let transition = &self.relations.edge(edge).transition;
        let Some(path) = transition.path(self.terms, block, model) else {
            return Err(Halt::Failed(EngineError::Inconsistent("the model takes no path through its edge")));
        };
        let inputs = transition.path_inputs(block, &path);
        let values = self.constants(&inputs, model);
        let skips = edge.index() >= self.first_skip;
        let cube = if skips {
            // Any number of rounds will do, and if one ends at a ghost, that will do at any place.
            let there = self.kinds.as_ghosts(self.terms, &values, model);
            if there == values {
                wep_exists(self.terms, block.path_steps(&path), &values, target).cube
            } else {
                wep::wep(self.terms, block.path_steps(&path), &there, target)
            }
        } else {
            wep::wep(self.terms, block.path_steps(&path), &values, target)
        };
        let cube = without_implied(self.terms, &cube);
        let cube = self.kinds.chosen_cube(self.terms, &cube, model);
        let mut literals = Vec::new();
        for literal in cube.literals() {
            self.kinds.expand(self.terms, *literal, model, &mut literals);
        }
        if self.options.lifting && literals.len() > 1 && !skips {
            let fixed = self.fixed(edge, model);
            let lifted = self.relations.lift(self.terms, &self.frames, edge, &literals, &fixed, target)?;
            match lifted {
                Some(fewer) => {
                    self.stats.add("literals lifted", (literals.len() - fewer.len()) as u64);
                    literals = fewer;
                }
                None => self.stats.add("lifting failed", 1),
            }
        }
        let known = self.facts_at(self.cfa.edge(edge).from);
        self.kinds.add_consequences(self.terms, &cube, &known, &mut literals);
        Ok(cube_of(&literals))
    }

    /// Literals that give the inputs and choices of an edge the values of the model.
    fn fixed(&mut self, edge: EdgeId, model: &Assignment) -> Vec<Term> {
        let transition = &self.relations.edge(edge).transition;
        let vars: Vec<Term> = transition.inputs.iter().chain(&transition.choices).copied().collect();
        vars.into_iter()
            .map(|var| match self.terms.eval(var, model) {
                Value::Bool(true) => var,
                Value::Bool(false) => self.terms.not(var),
                value => {
                    let value = value_term(self.terms, &value, self.terms.sort(var));
                    self.terms.eq(var, value)
                }
            })
            .collect()
    }

    /// The weakest preconditions along all paths (Th. 5.2.7), with the model's values of the inputs; none if
    /// there are too many.
    fn split(&mut self, way: &Way, target: &Cube) -> Vec<(Cube, Way)> {
        let block = &self.cfa.edge(way.edge).block;
        let paths: Vec<Vec<u32>> = block.paths().take(MAX_PATHS + 1).collect();
        if paths.len() > MAX_PATHS {
            return Vec::new();
        }
        let mut cubes: Vec<(Cube, Way)> = Vec::new();
        for path in paths {
            let inputs = self.relations.edge(way.edge).transition.path_inputs(block, &path);
            let values = self.constants(&inputs, &way.values);
            let cube = wep::wep(self.terms, block.path_steps(&path), &values, target);
            if !cube.is_false(self.terms) {
                cubes.push((cube, Way { path: Some(path), ..way.clone() }));
            }
        }
        cubes
    }
}
