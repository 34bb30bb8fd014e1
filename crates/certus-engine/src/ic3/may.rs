//! May-obligations and states that are known to be reached (Ivrii and Gurfinkel, *Pushing to the Top*, FMCAD
//! 2015).
//!
//! A lemma that cannot be pushed is stopped by a state of the frame before. That state need not lead to the
//! error, but if it can be blocked the lemma goes on: it is an obligation that *may* be blocked. If instead it
//! turns out to be reached from the initial location, so are the states after it. They are kept: a cube with
//! one of them in it will never be blocked there, and need not be asked about.

use super::halt::Step;
use super::obligations::Way;
use super::predecessors::Found;
use super::relations::{Effort, Induction};
use super::search::Search;
use certus_logic::{Assignment, Term, Value};
use certus_model::{Cube, EdgeId, Loc, Run};
use certus_solver::Purpose;

/// Queries about may-obligations.
const MAY: (Purpose, Effort) = (Purpose("may"), Effort::Conflicts(1_000));

/// So many states are kept at a location.
const MOST_STATES: usize = 64;

/// A state that is reached, in so many steps.
#[derive(Clone, Debug)]
struct Reached {
    steps: u32,
    state: Assignment,
}

/// The states that are known to be reached, by location; old ones make room for new ones.
#[derive(Debug)]
pub(crate) struct ReachedStates {
    at: Vec<Vec<Reached>>,
    next: usize,
    /// How many were found.
    pub(crate) found: u64,
}

impl ReachedStates {
    /// No states at so many locations.
    pub(crate) fn new(locations: usize) -> ReachedStates {
        ReachedStates { at: vec![Vec::new(); locations], next: 0, found: 0 }
    }

    fn add(&mut self, loc: Loc, reached: Reached) {
        self.found += 1;
        let states = &mut self.at[loc.index()];
        if states.len() < MOST_STATES {
            states.push(reached);
        } else {
            self.next = (self.next + 1) % MOST_STATES;
            states[self.next] = reached;
        }
    }
}

/// An obligation on the stack.
struct May {
    cube: Cube,
    loc: Loc,
    index: u32,
    way: Way,
}

impl Search<'_> {
    /// Whether a state in the cube of these literals is known to be reached in at most this number of steps.
    pub(crate) fn is_reached(&mut self, loc: Loc, literals: &[Term], steps: u32) -> bool {
        let known =
            self.reached.at[loc.index()].iter().filter(|reached| reached.steps <= steps).any(|reached| {
                literals.iter().all(|literal| self.terms.eval(*literal, &reached.state) == Value::Bool(true))
            });
        if known {
            self.stats.add("queries spared by reached states", 1);
        }
        known
    }

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
                if self.is_reached(loc, cube.literals(), at) {
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
                self.reached.add(loc, Reached { steps: length as u32, state });
            }
        }
    }
}
