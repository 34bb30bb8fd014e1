//! Predecessors of a cube by an edge (5.2).
//!
//! A policy gives a precondition of the cube that contains the model of the query. Its literals are expanded to those
//! that obligations are made of, and lifting drops those that are not needed to get into the target.

use super::halt::OrHalt;
use super::policy::{CubeOf, Precondition, Queries, Taken, TakenBy, Treatment};
use super::search::Ic3;
use certus_model::{Cube, EdgeId};

/// What a query that failed gave.
pub(super) struct Preimage<P: Queries> {
    /// The model.
    pub(super) model: P::State,
    /// How it takes the edge.
    pub(super) taken: TakenBy<P>,
    /// Cubes of states that take the edge into the target, and how.
    pub(super) cubes: Vec<(CubeOf<P>, TakenBy<P>)>,
}

impl<P: Queries> Ic3<'_, P> {
    /// The predecessors of `target` by an edge, after a query for them that failed.
    pub(super) fn predecessors(&mut self, edge: EdgeId, target: &CubeOf<P>) -> OrHalt<Preimage<P>> {
        let model = self.policy.model(edge)?;
        let taken = Taken { edge, inputs: self.policy.inputs(edge, &model) };
        let mut cubes = Vec::new();
        for Precondition { cube, taken, treatment } in self.policy.preconditions(edge, target, &model)? {
            let cube = match treatment {
                Treatment::Keep => cube,
                Treatment::Expand => self.expand(edge, &cube, &model, None)?,
                Treatment::ExpandAndLift => {
                    self.expand(edge, &cube, &model, Some((&taken.inputs, target)))?
                }
            };
            cubes.push((cube, taken));
        }
        Ok(Preimage { model, taken, cubes })
    }

    /// A precondition in the literals of obligations, lifted if there is a target to lift for.
    fn expand(
        &mut self,
        edge: EdgeId,
        precondition: &CubeOf<P>,
        model: &P::State,
        target: Option<(&P::Inputs, &CubeOf<P>)>,
    ) -> OrHalt<CubeOf<P>> {
        let mut literals = self.policy.expand(precondition, model);
        if self.options.obligations.lifting
            && literals.len() > 1
            && let Some((inputs, target)) = target
        {
            match self.policy.lift(&self.frames, edge, &literals, inputs, target)? {
                Some(fewer) => {
                    self.stats.add("literals lifted", (literals.len() - fewer.len()) as u64);
                    literals = fewer;
                }
                None => self.stats.add("lifting failed", 1),
            }
        }
        self.policy.add_consequences(self.graph.from(edge), precondition, &mut literals);
        Ok(Cube::of(&literals))
    }
}
