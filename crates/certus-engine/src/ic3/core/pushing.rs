//! Pushing lemmas to later frames, triggered by counterexamples to propagation.
//!
//! A lemma that is not inductive relative to its frame is not pushed: some state of the frame enters its cube, a
//! counterexample to propagation (CTP). As long as no new lemma excludes that state, the lemma need not be tried again
//! (Suda, arXiv:1307.4966).

use super::generalise::{level_of, merge};
use super::halt::OrHalt;
use super::may::{Effort, MayResult};
use super::policy::{CubeOf, Queries, QueryKind};
use super::search::Ic3;
use certus_model::{Cube, EdgeId, Loc};
use rustc_hash::FxHashMap;

/// Queries that push.
pub(super) const PUSHING: QueryKind = QueryKind::bounded("pushing", 3_000);

/// A counterexample to propagation: a state of the source of an edge that enters the cube of a lemma.
struct Ctp<S> {
    edge: EdgeId,
    state: S,
    /// How much of the log of the source was looked at: no lemma in there excludes the state.
    seen: usize,
}

/// The counterexamples to propagation of lemmas, by location and number.
pub(super) struct Ctps<S>(FxHashMap<(Loc, u32), Ctp<S>>);

impl<S> Default for Ctps<S> {
    fn default() -> Ctps<S> {
        Ctps(FxHashMap::default())
    }
}

/// What became of a lemma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Push {
    /// It is at a later level.
    Pushed,
    /// A state that it excludes is reached at the next level.
    Unpushable,
    /// Neither is known.
    GivenUp,
}

impl<P: Queries> Ic3<'_, P> {
    /// Raises the level of a lemma that is about to be added as far as it goes below `k`.
    pub(super) fn push_lemma(&mut self, loc: Loc, cube: &CubeOf<P>, mut level: u32) -> OrHalt<u32> {
        while self.options.frames.pushing && level < self.k {
            match self.inductive_at(loc, level, cube.literals(), PUSHING)? {
                Ok(cores) => level = level_of(&cores, self.k).max(level + 1),
                Err(_) => break,
            }
        }
        Ok(level)
    }

    /// Pushes all lemmas of the levels up to `k` as far as they go.
    pub(super) fn propagate(&mut self) -> OrHalt<()> {
        let effort = Effort::bounded(self.options.obligations.may);
        for level in self.first_pushed..=self.k {
            for loc in self.graph.locs() {
                for (id, cube) in self.lemmas_of(loc, level) {
                    self.check_limits()?;
                    if self.frames.at(loc).blocks(level + 1, &cube).is_some()
                        || self.has_ctp(loc, id, level)
                        || self.options.generalisation.reachable_states
                            && self.is_reached(loc, cube.literals(), level + 1, None)
                    {
                        continue;
                    }
                    self.push(loc, (id, &cube), level, &effort)?;
                }
            }
        }
        Ok(())
    }

    /// The lemmas of a location that are of this level and no later one, with their numbers.
    pub(super) fn lemmas_of(&self, loc: Loc, level: u32) -> Vec<(u32, CubeOf<P>)> {
        let lemmas = self.frames.at(loc).lemmas().iter().filter(|lemma| lemma.level == level);
        lemmas.map(|lemma| (lemma.id, lemma.cube.clone())).collect()
    }

    /// Pushes a lemma of this number and level to the next one, and blocks what stops it as far as the effort goes.
    pub(super) fn push(
        &mut self,
        loc: Loc,
        (id, cube): (u32, &CubeOf<P>),
        level: u32,
        effort: &Effort,
    ) -> OrHalt<Push> {
        let result = self.make_pushable(loc, (id, cube), level, effort)?;
        Ok(match result {
            Ok((smaller, level)) => {
                self.frames.add(loc, smaller, level);
                self.stats.add("lemmas pushed", 1);
                self.ctps.0.remove(&(loc, id));
                Push::Pushed
            }
            Err(other) => other,
        })
    }

    /// Blocks what stops a lemma of this number and level from being pushed, as far as the effort goes. If nothing stops it
    /// any more: the cube of the lemma that may be added, and its level.
    pub(super) fn make_pushable(
        &mut self,
        loc: Loc,
        (id, cube): (u32, &CubeOf<P>),
        level: u32,
        effort: &Effort,
    ) -> OrHalt<Result<(CubeOf<P>, u32), Push>> {
        loop {
            match self.inductive_at(loc, level, cube.literals(), effort.pushing)? {
                Ok(cores) => {
                    let core = self.options.generalisation.cores;
                    let smaller = if core { Cube::of(&merge(&cores).literals) } else { cube.clone() };
                    return Ok(Ok((smaller, level_of(&cores, self.k).max(level + 1))));
                }
                Err(None) => return Ok(Err(Push::GivenUp)),
                Err(Some(edge)) => {
                    self.note_ctp(loc, id, edge)?;
                    if effort.obligations == Some(0) {
                        return Ok(Err(Push::GivenUp));
                    }
                    match self.block_if_possible(edge, cube, level, effort)? {
                        MayResult::Blocked => {}
                        MayResult::Reached => return Ok(Err(Push::Unpushable)),
                        MayResult::GivenUp => return Ok(Err(Push::GivenUp)),
                    }
                }
            }
        }
    }

    /// Remembers the state that the last query found.
    fn note_ctp(&mut self, loc: Loc, id: u32, edge: EdgeId) -> OrHalt<()> {
        if self.options.frames.triggered {
            let state = self.policy.model(edge)?;
            let seen = self.frames.at(self.graph.from(edge)).log().len();
            self.ctps.0.insert((loc, id), Ctp { edge, state, seen });
        }
        Ok(())
    }

    /// The state after the counterexample to propagation of a lemma, if it has one.
    pub(super) fn after_ctp(&self, loc: Loc, id: u32) -> Option<P::State> {
        let ctp = self.ctps.0.get(&(loc, id))?;
        self.policy.successor(ctp.edge, &ctp.state)
    }

    /// Whether the counterexample to propagation of a lemma of this level is still one: no lemma of the source that came
    /// since excludes its state.
    pub(super) fn has_ctp(&mut self, loc: Loc, id: u32, level: u32) -> bool {
        let Some(ctp) = self.ctps.0.get_mut(&(loc, id)) else { return false };
        let column = self.frames.at(self.graph.from(ctp.edge));
        let mut later = column.log()[ctp.seen..].iter().filter(|lemma| lemma.level >= level);
        let excluded =
            later.any(|lemma| self.policy.values(lemma.cube.literals(), &ctp.state).iter().all(|v| *v));
        ctp.seen = column.log().len();
        if excluded {
            self.ctps.0.remove(&(loc, id));
        } else {
            self.stats.add("pushes spared", 1);
        }
        !excluded
    }
}
