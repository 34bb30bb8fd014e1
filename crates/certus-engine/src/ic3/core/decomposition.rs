//! What a proof by property decomposition asks beside a search (Goldberg, *Improving Convergence Rate of IC3*, VIII).
//!
//! All of it is about the states that satisfy the lemmas that hold forever, which are the invariant so far: it is asked
//! of a search that has not begun, with a frame that has no other lemmas.

use super::frames::FOREVER;
use super::halt::OrHalt;
use super::policy::{CubeOf, Queries, QueryKind, TakenBy};
use super::search::Ic3;
use certus_model::Loc;

/// Queries for bad states.
const BAD_STATES: QueryKind = QueryKind::unbounded("bad states");

/// Queries whether a property is inductive by itself.
const BY_ITSELF: QueryKind = QueryKind::unbounded("inductive properties");

impl<P: Queries> Ic3<'_, P> {
    /// Tells before the search what holds forever: no state that is reached is in these cubes.
    pub(crate) fn know(&mut self, loc: Loc, cubes: &[CubeOf<P>]) {
        for cube in cubes {
            self.frames.add(loc, cube.clone(), FOREVER);
        }
    }

    /// What the lemmas of the frame of index `i` exclude.
    pub(crate) fn lemmas(&self, loc: Loc, i: u32) -> Vec<CubeOf<P>> {
        self.frames.at(loc).frame(i).map(|lemma| lemma.cube.clone()).collect()
    }

    /// The policy.
    pub(crate) fn policy(&mut self) -> &mut P {
        &mut self.policy
    }

    /// States that fail and that no lemma excludes, and how they take the edge to the error (`CheckSat` and `FormProp` of
    /// Fig. 2): all states of the cube that the policy gives, or with `lifted` more of them. None if there are none.
    pub(crate) fn bad_states(&mut self, lifted: bool) -> OrHalt<Option<(CubeOf<P>, TakenBy<P>)>> {
        let (error, i) = (self.graph.error, self.unconstrained());
        let Err(Some(edge)) = self.inductive_at(error, i, &[], BAD_STATES)? else { return Ok(None) };
        if lifted {
            let preimage = self.predecessors(edge, &CubeOf::<P>::default())?;
            return Ok(preimage.cubes.into_iter().next());
        }
        let model = self.policy.model(edge)?;
        let preconditions = self.policy.preconditions(edge, &CubeOf::<P>::default(), &model)?;
        Ok(preconditions.into_iter().next().map(|precondition| (precondition.cube, precondition.taken)))
    }

    /// If the negation of a cube is inductive by itself, relative to what holds forever: a stronger lemma that is as well
    /// (`Strengthen` of Fig. 2).
    pub(crate) fn strengthened(&mut self, loc: Loc, cube: &CubeOf<P>) -> OrHalt<Option<CubeOf<P>>> {
        let i = self.unconstrained();
        let Ok(cores) = self.inductive_at(loc, i, cube.literals(), BY_ITSELF)? else { return Ok(None) };
        let (lemma, level) = self.generalise(loc, i + 1, cube, &cores)?;
        debug_assert_eq!(level, FOREVER, "no other frame was asked about");
        Ok((level == FOREVER).then_some(lemma))
    }

    /// The index of a frame that has only the lemmas that hold forever: after the last level that others may have.
    fn unconstrained(&self) -> u32 {
        self.k + 2
    }
}
