//! Pushing lemmas to later frames, triggered by what stopped them before (Suda, arXiv:1307.4966).

use super::generalise::{level_of, merge};
use super::halt::Step;
use super::relations::{Core, Effort, Induction};
use super::search::{Search, cube_of};
use certus_logic::{Assignment, Value};
use certus_model::{Cube, EdgeId, Loc};
use certus_solver::Purpose;
use rustc_hash::FxHashMap;

/// Queries that push.
const PUSHING: (Purpose, Effort) = (Purpose("pushing"), Effort::Conflicts(3_000));

/// Why a lemma was not pushed: a state of the source of an edge that enters its cube.
#[derive(Debug)]
struct Stopper {
    edge: EdgeId,
    state: Assignment,
    /// How much of the log of the source was looked at: no lemma in there excludes the state.
    seen: usize,
}

/// The stoppers of lemmas, by location and number.
#[derive(Debug, Default)]
pub(crate) struct Stoppers(FxHashMap<(Loc, u32), Stopper>);

impl Search<'_> {
    /// Raises the level of a lemma that is about to be added as far as it goes below `k`.
    pub(crate) fn push_lemma(&mut self, loc: Loc, cube: &Cube, mut level: u32) -> Step<u32> {
        while self.options.pushing && level < self.k {
            match self.pushes(loc, cube, level)? {
                Ok(cores) => level = level_of(&cores, self.k).max(level + 1),
                Err(_) => break,
            }
        }
        Ok(level)
    }

    /// Pushes all lemmas of the levels up to `k` as far as they go.
    pub(crate) fn propagate(&mut self) -> Step<()> {
        for level in 1..=self.k {
            for loc in self.cfa.locs() {
                let at_level: Vec<(u32, Cube)> = self
                    .frames
                    .at(loc)
                    .lemmas()
                    .iter()
                    .filter(|lemma| lemma.level == level)
                    .map(|lemma| (lemma.id, lemma.cube.clone()))
                    .collect();
                for (id, cube) in at_level {
                    self.check_limits()?;
                    if self.frames.at(loc).blocks(level + 1, &cube).is_some()
                        || self.is_stopped(loc, id, level)
                        || self.options.reached && self.is_reached(loc, cube.literals(), level + 1, None)
                    {
                        continue;
                    }
                    let mut pushed = self.pushes(loc, &cube, level)?;
                    while let Err(Some(edge)) = pushed {
                        self.note_stopper(loc, id, edge)?;
                        if self.options.may == 0 || !self.block_if_possible(edge, &cube, level)? {
                            break;
                        }
                        pushed = self.pushes(loc, &cube, level)?;
                    }
                    if let Ok(cores) = pushed {
                        let smaller =
                            if self.options.cores { cube_of(&merge(&cores).literals) } else { cube };
                        self.frames.add(loc, smaller, level_of(&cores, self.k).max(level + 1));
                        self.stats.add("lemmas pushed", 1);
                        self.stoppers.0.remove(&(loc, id));
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether no edge enters the cube from the frames of `level`: the cores, or the first edge that does,
    /// unless it is not known whether it does.
    fn pushes(&mut self, loc: Loc, cube: &Cube, level: u32) -> Step<Result<Vec<Core>, Option<EdgeId>>> {
        let mut cores = Vec::new();
        for n in 0..self.incoming[loc.index()].len() {
            let edge = self.incoming[loc.index()][n];
            match self.induction(edge, level, cube.literals(), PUSHING)? {
                Induction::Holds(core) => cores.push(core),
                Induction::Fails => return Ok(Err(Some(edge))),
                Induction::Unknown => return Ok(Err(None)),
            }
        }
        Ok(Ok(cores))
    }

    /// Remembers the state that the last query found.
    fn note_stopper(&mut self, loc: Loc, id: u32, edge: EdgeId) -> Step<()> {
        if self.options.triggered {
            let state = self.relations.model(self.terms, edge)?;
            let seen = self.frames.at(self.cfa.edge(edge).from).log().len();
            self.stoppers.0.insert((loc, id), Stopper { edge, state, seen });
        }
        Ok(())
    }

    /// Whether what stopped a lemma of this level is still there: no lemma of the source that came since
    /// excludes the state.
    fn is_stopped(&mut self, loc: Loc, id: u32, level: u32) -> bool {
        let Some(stopper) = self.stoppers.0.get_mut(&(loc, id)) else { return false };
        let column = self.frames.at(self.cfa.edge(stopper.edge).from);
        let excluded =
            column.log()[stopper.seen..].iter().filter(|lemma| lemma.level >= level).any(|lemma| {
                self.terms
                    .eval_all(lemma.cube.literals(), &stopper.state)
                    .iter()
                    .all(|v| *v == Value::Bool(true))
            });
        stopper.seen = column.log().len();
        if excluded {
            self.stoppers.0.remove(&(loc, id));
        } else {
            self.stats.add("pushes spared", 1);
        }
        !excluded
    }
}
