//! May-obligations (Ivrii and Gurfinkel, *Pushing to the Top*, FMCAD 2015).
//!
//! A lemma that cannot be pushed is stopped by a state of the frame before. That state need not lead to the
//! error, but if it can be blocked the lemma goes on: it is an obligation that *may* be blocked. If instead it
//! turns out to be reached from the initial location, so are the states after it, which are kept.

use super::halt::Step;
use super::obligations::Way;
use super::predecessors::Found;
use super::reached::Reached;
use super::relations::{Effort, Induction};
use super::search::Search;
use certus_model::{Cube, EdgeId, Loc, Run};
use certus_solver::Purpose;

/// Queries about may-obligations.
const MAY: (Purpose, Effort) = (Purpose("may"), Effort::Conflicts(1_000));

/// An obligation on the stack.
struct May {
    cube: Cube,
    loc: Loc,
    index: u32,
    way: Way,
}

impl Search<'_> {
    /// Tries to block what enters the cube `target` by an edge from the frame of this level, which the last
    /// query has found. Whether it is blocked; if a state of the cube is reached, it is known from now on.
    pub(crate) fn block_if_possible(&mut self, edge: EdgeId, target: &Cube, level: u32) -> Step<bool> {
        let mut stack: Vec<May> = Vec::new();
        let mut left = self.options.may;
        let mut found = self.predecessors(edge, target)?;
        let mut index = level;
        loop {
            let loc = self.cfa.edge(found.way.edge).from;
            if loc == self.cfa.initial {
                self.keep_states(&found, &stack);
                return Ok(false);
            }
            let Some((cube, way)) = found.cubes.pop() else { return Ok(false) };
            stack.push(May { cube, loc, index, way });
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
                let mut cores = Vec::new();
                let mut entering = None;
                for n in 0..self.incoming[loc.index()].len() {
                    let edge = self.incoming[loc.index()][n];
                    match self.induction(edge, at - 1, cube.literals(), MAY)? {
                        Induction::Holds(core) => cores.push(core),
                        Induction::Unknown => return Ok(false),
                        Induction::Fails => {
                            entering = Some(edge);
                            break;
                        }
                    }
                }
                if let Some(edge) = entering {
                    index = at - 1;
                    break self.predecessors(edge, &cube)?;
                }
                let (lemma, level) = self.generalise(loc, at, &cube, &cores)?;
                let level = self.push_lemma(loc, &lemma, level)?;
                self.add_lemma(loc, lemma, level);
                self.stats.add("may-obligations blocked", 1);
                stack.pop();
            };
        }
    }

    /// Keeps the states of the run that begins with a model and goes on through the obligations of the stack.
    fn keep_states(&mut self, found: &Found, stack: &[May]) {
        let ways: Vec<Way> =
            [found.way.clone()].into_iter().chain(stack.iter().rev().map(|may| may.way.clone())).collect();
        let Some(run) = self.run_along(&found.model, &ways) else { return };
        for length in 1..=run.steps.len() {
            let part = Run { initial: run.initial.clone(), steps: run.steps[..length].to_vec() };
            if let Some((loc, state)) = part.execute(self.terms, self.cfa) {
                let edge = run.steps[length - 1].edge;
                self.reached.add(loc, Reached { steps: length as u32, edge, state });
            }
        }
    }
}
