//! May-obligations (Ivrii and Gurfinkel, *Pushing to the Top*, FMCAD 2015).
//!
//! A lemma that cannot be pushed is stopped by a state of the frame before. That state need not lead to the
//! error, but if it can be blocked the lemma goes on: it is an obligation that *may* be blocked. If instead it
//! turns out to be reached from the initial location, so are the states after it, which are kept. How much is tried is
//! an [`Effort`]: a little for each lemma while lemmas are pushed, as much as it takes in [`super::new_push`].

use super::halt::OrHalt;
use super::policy::{CubeOf, Queries, QueryKind, TakenBy};
use super::predecessors::Preimage;
use super::pushing::PUSHING;
use super::search::Ic3;
use certus_model::{EdgeId, Loc};

/// Queries about may-obligations.
const MAY: QueryKind = QueryKind::bounded("may", 1_000);

/// How much is tried to push a lemma.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// So many obligations are handled for each state that stops it; any number if there is no number.
    pub(super) obligations: Option<usize>,
    /// Queries whether it is stopped.
    pub(super) pushing: QueryKind,
    /// Queries about obligations.
    pub(super) blocking: QueryKind,
}

impl Effort {
    /// At most so many obligations, and queries that may be given up.
    pub(super) const fn bounded(obligations: usize) -> Effort {
        Effort { obligations: Some(obligations), pushing: PUSHING, blocking: MAY }
    }
}

/// What became of a may-obligation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MayResult {
    /// It is blocked.
    Blocked,
    /// One of its states is reached.
    Reached,
    /// Neither is known.
    GivenUp,
}

/// An obligation on the stack.
struct May<P: Queries> {
    cube: CubeOf<P>,
    loc: Loc,
    index: u32,
    taken: TakenBy<P>,
}

impl<P: Queries> Ic3<'_, P> {
    /// Tries to block what enters the cube `target` by an edge from the frame of this level, which the last
    /// query has found. If a state of the cube is reached, it is known from now on.
    pub(super) fn block_if_possible(
        &mut self,
        edge: EdgeId,
        target: &CubeOf<P>,
        level: u32,
        effort: &Effort,
    ) -> OrHalt<MayResult> {
        let mut stack: Vec<May<P>> = Vec::new();
        let mut left = effort.obligations;
        let mut found = self.predecessors(edge, target)?;
        let mut index = level;
        loop {
            let loc = self.graph.from(found.taken.edge);
            if loc == self.graph.initial {
                let edges = [found.taken].into_iter().chain(taken_from(&stack)).collect();
                let followed = self.keep_trace(&found.model, edges);
                return Ok(if followed { MayResult::Reached } else { MayResult::GivenUp });
            }
            let Some((cube, taken)) = self.with_model(found) else { return Ok(MayResult::GivenUp) };
            stack.push(May { cube, loc, index, taken });
            self.stats.add("may-obligations", 1);
            // Blocks from the top until a predecessor is found.
            found = loop {
                let Some(May { cube, loc, index: at, .. }) = stack.last() else {
                    return Ok(MayResult::Blocked);
                };
                match &mut left {
                    Some(0) => return Ok(MayResult::GivenUp),
                    Some(left) => *left -= 1,
                    None => {}
                }
                self.check_limits()?;
                self.spend()?;
                let (cube, loc, at) = (cube.clone(), *loc, *at);
                if let Some(state) = self.reached_state(loc, cube.literals(), at, None) {
                    let later: Vec<TakenBy<P>> = taken_from(&stack).collect();
                    self.continue_trace(loc, state, &later);
                    return Ok(MayResult::Reached);
                }
                let cores = match self.inductive_at(loc, at - 1, cube.literals(), effort.blocking)? {
                    Ok(cores) => cores,
                    Err(None) => return Ok(MayResult::GivenUp),
                    Err(Some(edge)) => {
                        index = at - 1;
                        break self.predecessors(edge, &cube)?;
                    }
                };
                let (lemma, level) = self.generalise(loc, at, &cube, &cores)?;
                let level = self.push_lemma(loc, &lemma, level)?;
                self.add_lemma(loc, lemma, level);
                self.stats.add("may-obligations blocked", 1);
                stack.pop();
            };
        }
    }

    /// Of the cubes that a query gave, the one with the state that it found. Others may be blocked already.
    fn with_model(&self, found: Preimage<P>) -> Option<(CubeOf<P>, TakenBy<P>)> {
        let Preimage { model, mut cubes, .. } = found;
        let has_model = |(cube, _): &(CubeOf<P>, TakenBy<P>)| {
            self.policy.values(cube.literals(), &model).iter().all(|holds| *holds)
        };
        match cubes.iter().rposition(has_model) {
            Some(n) => Some(cubes.swap_remove(n)),
            None => cubes.pop(),
        }
    }
}

/// The edges by which the states of the obligations of a stack go on, from the top.
fn taken_from<P: Queries>(stack: &[May<P>]) -> impl Iterator<Item = TakenBy<P>> {
    stack.iter().rev().map(|may| may.taken.clone())
}
