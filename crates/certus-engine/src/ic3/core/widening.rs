//! Semantic widening: what interpolation is for the thesis (5.10).
//!
//! A lemma that blocks a cube only up to some frame may be one of many to come. Before it is added, a cube
//! that contains the blocked one and that *no* edge enters from the last frame is looked for. It is made of
//! more literals than the blocked cube has: equalities are split into bits as well. Where a loop enters it
//! from a state outside, it is joined with that state: only literals that hold in the state are kept
//! (the `down` of Bradley and Manna, FMCAD 2007). `y = 0` joined with `y = 2`, `y = 4` and so on is `y is even`.

use super::backoff::Backoff;
use super::generalise::{GENERALISATION, merge};
use super::halt::OrHalt;
use super::obligations::ObligationId;
use super::policy::{CubeOf, Queries, QueryKind};
use super::search::Ic3;
use certus_model::{Cube, Loc};

/// Queries that widen.
const WIDENING: QueryKind = QueryKind::bounded("widening", 2_000);

/// At most so many states are joined.
const MAX_JOINS: usize = 40;

/// At most so many for a conjecture: it was chosen to be blocked as it is.
const MAX_JOINS_OF_A_CONJECTURE: usize = 3;

/// Where there are fewer lemmas than this, nothing says that ordinary ones will not do.
const MIN_LEMMAS: usize = 4;

/// A cube that is blocked for more reasons than this is nothing general.
const MAX_LITERALS: usize = 24;

/// How often widening is tried at one location.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Backoffs {
    /// From cubes.
    cubes: Backoff,
    /// From single states.
    states: Backoff,
    /// From what cubes have in common.
    conjectures: Backoff,
}

impl<P: Queries> Ic3<'_, P> {
    /// Looks for something that contains the cube of an obligation and is blocked up to the level after `k`.
    /// If there is such a thing the obligation is done; the level is given. Otherwise a larger thing that
    /// contains just the state which the obligation was made for is looked for, and it may do as well.
    pub(super) fn widen(&mut self, id: ObligationId) -> OrHalt<Option<u32>> {
        let obligation = self.obligations.get(id);
        let (loc, cube) = (obligation.loc, obligation.cube.clone());
        if self.frames.at(loc).lemmas().len() < MIN_LEMMAS {
            return Ok(None);
        }
        if self.widening[loc.index()].cubes.asks() {
            let literals = self.policy.widen(&cube, &self.obligations.get(id).state);
            let found = self.widen_literals(loc, literals, MAX_JOINS)?;
            self.widening[loc.index()].cubes.note(found.is_some());
            if let Some((wide, level)) = found {
                self.stats.add("cubes widened", 1);
                self.add_lemma(loc, wide, level);
                return Ok(Some(level));
            }
        }
        if self.is_fresh(id) && self.widening[loc.index()].states.asks() {
            let literals = self.policy.describe(&cube, &self.obligations.get(id).state);
            let found = self.widen_literals(loc, literals, MAX_JOINS)?;
            self.widening[loc.index()].states.note(found.is_some());
            if let Some((wide, level)) = found {
                self.stats.add("states widened", 1);
                self.add_lemma(loc, wide, level);
                return self.excluded(id);
            }
        }
        Ok(None)
    }

    /// Looks for something that contains the cube of an obligation and others like it at its location, and is blocked up
    /// to the level after `k`. Also if the lemma for the cube alone holds forever: there may be any number of those.
    pub(super) fn conjecture(&mut self, id: ObligationId) -> OrHalt<Option<u32>> {
        let obligation = self.obligations.get(id);
        let (loc, cube) = (obligation.loc, obligation.cube.clone());
        let conjectures = self.policy.conjectures(loc, &cube);
        let few = self.frames.at(loc).lemmas().len() < MIN_LEMMAS;
        if conjectures.is_empty() || few || !self.widening[loc.index()].conjectures.asks() {
            return Ok(None);
        }
        let mut found = None;
        for literals in conjectures {
            found = self.widen_literals(loc, literals, MAX_JOINS_OF_A_CONJECTURE)?;
            if found.is_some() {
                break;
            }
        }
        self.widening[loc.index()].conjectures.note(found.is_some());
        let Some((wide, level)) = found else { return Ok(None) };
        self.stats.add("conjectures that hold", 1);
        self.add_lemma(loc, wide, level);
        Ok(Some(level))
    }

    /// Whether no lemma of the last frame excludes the state that an obligation was made for.
    fn is_fresh(&self, id: ObligationId) -> bool {
        let obligation = self.obligations.get(id);
        !self.frames.at(obligation.loc).frame(self.k).any(|lemma| {
            self.policy.values(lemma.cube.literals(), &obligation.state).iter().all(|holds| *holds)
        })
    }

    /// A cube that contains the one of these literals, joined with no more than so many states, and the level after `k` (or
    /// forever) up to which it is blocked.
    fn widen_literals(
        &mut self,
        loc: Loc,
        mut literals: Vec<P::Literal>,
        joins: usize,
    ) -> OrHalt<Option<(CubeOf<P>, u32)>> {
        for _ in 0..joins {
            self.check_limits()?;
            let cores = match self.inductive_at(loc, self.k, &literals, WIDENING)? {
                Ok(cores) => cores,
                Err(Some(edge)) if self.graph.from(edge) == loc => {
                    let state = self.policy.model(edge)?;
                    self.join(&mut literals, &state);
                    continue;
                }
                Err(_) => return Ok(None),
            };
            if merge(&cores).literals.len() > MAX_LITERALS {
                return Ok(None);
            }
            let wide = Cube::of(&literals);
            // What this takes is part of what widening takes.
            self.generalising = WIDENING;
            let found = self.generalise(loc, self.k + 1, &wide, &cores);
            self.generalising = GENERALISATION;
            return found.map(Some);
        }
        Ok(None)
    }

    /// Keeps the literals that hold in the state.
    fn join(&self, literals: &mut Vec<P::Literal>, state: &P::State) {
        let mut holds = self.policy.values(literals, state).into_iter();
        literals.retain(|_| holds.next().unwrap_or(false));
    }
}
