//! May-obligations (Ivrii and Gurfinkel, *Pushing to the Top*, FMCAD 2015).
//!
//! A lemma that cannot be pushed is stopped by a state of the frame before. That state need not lead to the
//! error, but if it can be blocked the lemma goes on: it is an obligation that *may* be blocked. If instead it
//! turns out to be reached from the initial location, so are the states after it, which are kept.

use super::halt::OrHalt;
use super::policy::{CubeOf, Queries, QueryKind, Taken, TakenBy};
use super::predecessors::Preimage;
use super::reachable::ReachableState;
use super::search::Ic3;
use certus_model::{EdgeId, Loc};

/// Queries about may-obligations.
const MAY: QueryKind = QueryKind::bounded("may", 1_000);

/// An obligation on the stack.
struct May<P: Queries> {
    cube: CubeOf<P>,
    loc: Loc,
    index: u32,
    taken: TakenBy<P>,
}

impl<P: Queries> Ic3<'_, P> {
    /// Tries to block what enters the cube `target` by an edge from the frame of this level, which the last
    /// query has found. Whether it is blocked; if a state of the cube is reached, it is known from now on.
    pub(super) fn block_if_possible(&mut self, edge: EdgeId, target: &CubeOf<P>, level: u32) -> OrHalt<bool> {
        let mut stack: Vec<May<P>> = Vec::new();
        let mut left = self.options.obligations.may;
        let mut found = self.predecessors(edge, target)?;
        let mut index = level;
        loop {
            let loc = self.graph.from(found.taken.edge);
            if loc == self.graph.initial {
                self.keep_states(&found, &stack);
                return Ok(false);
            }
            let Some((cube, taken)) = found.cubes.pop() else { return Ok(false) };
            stack.push(May { cube, loc, index, taken });
            self.stats.add("may-obligations", 1);
            // Blocks from the top until a predecessor is found.
            found = loop {
                let Some(May { cube, loc, index: at, .. }) = stack.last() else { return Ok(true) };
                if left == 0 {
                    return Ok(false);
                }
                left -= 1;
                self.check_limits()?;
                let (cube, loc, at) = (cube.clone(), *loc, *at);
                if self.is_reached(loc, cube.literals(), at, None) {
                    return Ok(false);
                }
                let cores = match self.inductive_at(loc, at - 1, cube.literals(), MAY)? {
                    Ok(cores) => cores,
                    Err(None) => return Ok(false),
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

    /// Keeps the states of the run that begins with a model and goes on through the obligations of the stack.
    fn keep_states(&mut self, found: &Preimage<P>, stack: &[May<P>]) {
        let later = stack.iter().rev().map(|may| may.taken.clone());
        let edges: Vec<TakenBy<P>> = [found.taken.clone()].into_iter().chain(later).collect();
        let states = self.policy.states_along(&found.model, &edges);
        for (steps, (state, Taken { edge, .. })) in (1..).zip(states.into_iter().zip(edges)) {
            self.reachable.add(self.graph.to(edge), ReachableState { steps, edge, state });
        }
    }
}
