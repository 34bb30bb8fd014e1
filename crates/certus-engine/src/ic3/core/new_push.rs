//! NewPush: no frame is begun before it is known to be needed (Goldberg, *Improving Convergence Rate of IC3*, the step
//! that makes IC3 IC4).
//!
//! IC3 leaves a lemma `¬c` of the last frame behind if a state of that frame enters `c`. There are two reasons for such a
//! state. It may be that a state of `c` is reached in the next frame: then no lemma that is added can make an invariant of
//! the frame. Or none is, and then lemmas can be found that exclude the state. NewPush finds out which: it blocks the
//! state, and its predecessors, as if `c` were bad, until the lemma is pushed or a trace to a state of `c` is found.
//!
//! So a new frame is begun only when a state was found whose shortest run is longer than the frames so far. There are no
//! such states beyond the diameter. In terms of the paper, `F_k` is an invariant at the latest when `k` is the diameter.
//! The first frame of a system has its initial states here, so there are at most as many frames as the diameter and
//! one. In a graph of several locations, no more than the longest of the shortest runs to states has edges, or the
//! longest of the shortest paths to locations.
//!
//! How this differs from what else is done about lemmas that are not pushed:
//!
//! - [`super::pushing`] remembers the state that stops a lemma, to spare queries. It does nothing about the state.
//! - [`super::may`] (QUIP) blocks it, with a bound on obligations and conflicts. When it gives up nothing is known, and the
//!   next frame is begun. NewPush uses the same obligations without a bound.
//! - [`super::reachable`] keeps the states of traces. A lemma that excludes one of them cannot be pushed, without a query;
//!   an obligation that has one of them in it goes on from there (section VI of the paper). That is done for both.
//!
//! The versions of the paper differ in when they stop. The *minimal* one does as soon as one lemma of the last frame cannot
//! be pushed; the others are tried once, as IC3 does. The *heuristic* one goes on with a few obligations for each of the
//! others. The *maximal* one decides all lemmas of all frames. Without a bound on states, as over integers, none of them
//! need end.

use super::halt::OrHalt;
use super::may::Effort;
use super::options::NewPush;
use super::policy::{CubeOf, Queries, QueryKind};
use super::pushing::Push;
use super::search::Ic3;
use certus_model::Loc;
use rustc_hash::FxHashSet;

/// As much as it takes.
const UNBOUNDED: Effort = Effort {
    obligations: None,
    pushing: QueryKind::unbounded("pushing"),
    blocking: QueryKind::unbounded("new push"),
};

/// A lemma: its location, its number there, and its cube.
type Candidate<P> = (Loc, u32, CubeOf<P>);

impl<P: Queries> Ic3<'_, P> {
    /// Pushes the lemmas of the last frame, or shows that one of them cannot be pushed.
    pub(super) fn new_push(&mut self) -> OrHalt<()> {
        match self.options.frames.new_push {
            NewPush::Off => Ok(()),
            _ if self.k < self.first_pushed => self.new_push_first(),
            NewPush::Minimal => self.new_push_last(&Effort::bounded(0)),
            NewPush::Heuristic => self.new_push_last(&Effort::bounded(self.options.frames.new_push_effort)),
            NewPush::Maximal => self.new_push_all(),
        }
    }

    /// Lemmas of a first frame that is what the initial states are, and nothing that the property asked for: `F_0` of the
    /// paper. They are pushed together or not at all. A part of them would be held up from frame to frame, and what is
    /// known of each frame would be what is reached, exactly.
    fn new_push_first(&mut self) -> OrHalt<()> {
        let level = self.k;
        let mut done = FxHashSet::default();
        let mut pushable = Vec::new();
        loop {
            let candidates = self.candidates(level, &done);
            if candidates.is_empty() {
                break;
            }
            for (loc, id, cube) in candidates {
                self.check_limits()?;
                done.insert((loc, id));
                match self.make_pushable(loc, (id, &cube), level, &UNBOUNDED)? {
                    Ok((smaller, level)) => pushable.push((loc, smaller, level)),
                    Err(other) => {
                        if other == Push::Unpushable {
                            self.stats.add("lemmas shown to be unpushable", 1);
                            self.stats.add("frames that were needed", 1);
                        }
                        return Ok(());
                    }
                }
            }
        }
        for (loc, cube, level) in pushable {
            self.frames.add(loc, cube, level);
        }
        Ok(())
    }

    /// Lemmas of the last frame, with all effort until one cannot be pushed, and with this one after that.
    fn new_push_last(&mut self, after: &Effort) -> OrHalt<()> {
        let level = self.k;
        let mut done = FxHashSet::default();
        // What is known tells without a query.
        let mut unpushable = false;
        for (loc, id, cube) in self.candidates(level, &done) {
            if self.is_reached(loc, cube.literals(), level + 1, None) {
                done.insert((loc, id));
                unpushable = true;
            }
        }
        loop {
            // Blocking adds lemmas to the frame, which have to be pushed too.
            let candidates = self.candidates(level, &done);
            if candidates.is_empty() {
                break;
            }
            for (loc, id, cube) in candidates {
                self.check_limits()?;
                done.insert((loc, id));
                if self.frames.at(loc).blocks(level + 1, &cube).is_some()
                    || self.is_reached(loc, cube.literals(), level + 1, None)
                    || unpushable && after.obligations == Some(0) && self.has_ctp(loc, id, level)
                {
                    continue;
                }
                let effort = if unpushable { after } else { &UNBOUNDED };
                unpushable |= self.push_counted(loc, (id, &cube), level, effort)? == Push::Unpushable;
            }
        }
        if unpushable {
            self.stats.add("frames that were needed", 1);
        }
        Ok(())
    }

    /// All lemmas of all frames.
    fn new_push_all(&mut self) -> OrHalt<()> {
        let first = self.first_pushed;
        let mut done = FxHashSet::default();
        loop {
            // The lowest level first: what is pushed from there is there for the next one, and what is added goes on.
            let next = (first..=self.k).find_map(|level| {
                let candidates = self.candidates(level, &done);
                (!candidates.is_empty()).then_some((level, candidates))
            });
            let Some((level, candidates)) = next else { return Ok(()) };
            for (loc, id, cube) in candidates {
                self.check_limits()?;
                done.insert((loc, id));
                if self.frames.at(loc).blocks(level + 1, &cube).is_none()
                    && !self.is_reached(loc, cube.literals(), level + 1, None)
                {
                    self.push_counted(loc, (id, &cube), level, &UNBOUNDED)?;
                }
            }
        }
    }

    /// Lemmas of this level and no later one that were not tried.
    fn candidates(&self, level: u32, done: &FxHashSet<(Loc, u32)>) -> Vec<Candidate<P>> {
        let mut out = Vec::new();
        for loc in self.graph.locs() {
            let lemmas = self.lemmas_of(loc, level).into_iter().map(|(id, cube)| (loc, id, cube));
            out.extend(lemmas.filter(|(loc, id, _)| !done.contains(&(*loc, *id))));
        }
        out
    }

    /// Pushes a lemma, and counts what became of it.
    fn push_counted(
        &mut self,
        loc: Loc,
        lemma: (u32, &CubeOf<P>),
        level: u32,
        effort: &Effort,
    ) -> OrHalt<Push> {
        let result = self.push(loc, lemma, level, effort)?;
        match result {
            Push::Pushed => self.stats.add("lemmas pushed by new push", 1),
            Push::Unpushable => self.stats.add("lemmas shown to be unpushable", 1),
            Push::GivenUp => {}
        }
        self.log(|s| {
            format!("new push of ¬({}) at {}, {level}: {result:?}", s.show_cube(lemma.1), s.graph.name(loc))
        });
        Ok(result)
    }
}
