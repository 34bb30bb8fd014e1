//! Lemma prediction (Su, Yang, Ci, *Predicting Lemmas in Generalization of IC3*, DAC 2024).
//!
//! A lemma of the frame before, the *parent*, may have a subset of the literals that are to be blocked, and yet not hold in this frame:
//! a counterexample to propagation leads into its cube. A literal of the blocked cube that is false after that
//! counterexample keeps it out. So the parent with this literal is a good guess, and one query tells.

use super::generalise::{Group, level_of, merge};
use super::halt::OrHalt;
use super::policy::{CubeOf, Queries, QueryKind};
use super::search::Ic3;
use certus_model::{Cube, Loc};

/// Queries about predictions.
const PREDICTION: QueryKind = QueryKind::bounded("prediction", 1_000);

/// So many parents are tried.
const MAX_PARENTS: usize = 3;

/// So many queries are asked for one parent.
const MAX_QUERIES: usize = 4;

impl<P: Queries> Ic3<'_, P> {
    /// A lemma of the frame before with a subset of these literals, if there is one.
    pub(super) fn parent_in(
        &self,
        group: &Group<'_>,
        candidates: &[P::Literal],
        support: &[P::Literal],
    ) -> Option<CubeOf<P>> {
        let cube = Cube::of(&[candidates, support].concat());
        let column = self.frames.at(self.graph.to(group.edges[0]));
        let mut lemmas = column.lemmas().iter().filter(|lemma| lemma.level == group.i);
        lemmas.find(|lemma| lemma.cube.subsumes(&cube)).map(|lemma| lemma.cube.clone())
    }

    /// A lemma that blocks a cube at this index, guessed, and its level.
    pub(super) fn predict(
        &mut self,
        loc: Loc,
        index: u32,
        cube: &CubeOf<P>,
    ) -> OrHalt<Option<(CubeOf<P>, u32)>> {
        let lemmas = self.frames.at(loc).lemmas().iter();
        let of_frame = lemmas.filter(|lemma| lemma.level == index - 1 && lemma.cube.subsumes(cube));
        let parents: Vec<(u32, CubeOf<P>)> =
            of_frame.take(MAX_PARENTS).map(|lemma| (lemma.id, lemma.cube.clone())).collect();
        for (id, parent) in parents {
            let Some(after) = self.after_ctp(loc, id) else { continue };
            let mut guesses = cube.literals().to_vec();
            guesses.retain(|t| !parent.literals().contains(t) && !self.policy.holds(*t, &after));
            for _ in 0..MAX_QUERIES {
                self.check_limits()?;
                let Some(guess) = guesses.pop() else { break };
                let mut literals = parent.literals().to_vec();
                literals.push(guess);
                match self.inductive_at(loc, index - 1, &literals, PREDICTION)? {
                    Ok(cores) => {
                        self.stats.add("lemmas predicted", 1);
                        let lemma = Cube::of(&merge(&cores).literals);
                        return Ok(Some((lemma, level_of(&cores, self.k))));
                    }
                    Err(Some(edge)) => {
                        let model = self.policy.model(edge)?;
                        let Some(after) = self.policy.successor(edge, &model) else { break };
                        guesses.retain(|t| !self.policy.holds(*t, &after));
                    }
                    Err(None) => {}
                }
            }
        }
        Ok(None)
    }
}
