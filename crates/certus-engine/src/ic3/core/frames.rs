//! Frames: for each location and index what over-approximates the states reachable within so many steps.
//!
//! Delta-encoded (4.1): a lemma `¬c` at level `j` of a location belongs to the frames `0..=j` there, so that
//! `F(i, l)` is the conjunction of the lemmas of level `i` and above. A lemma of level [`FOREVER`] holds in
//! all reachable states. What is syntactically implied by another lemma of at least its level is not kept
//! (subsumption). Below the length of the shortest path to its location a frame is `false` (5.1).

use super::graph::Graph;
use certus_model::{Cube, Loc};

/// The level of lemmas that hold in all reachable states.
pub(crate) const FOREVER: u32 = u32::MAX;

/// A lemma: no reachable state within `level` steps is in the cube.
#[derive(Clone, Debug)]
pub(crate) struct Lemma<L> {
    /// What is excluded.
    pub(crate) cube: Cube<L>,
    /// The last frame it belongs to.
    pub(crate) level: u32,
    /// Its number, unique at its location: sessions know lemmas by it.
    pub(crate) id: u32,
}

/// The frames of one location.
#[derive(Clone, Debug)]
pub(crate) struct Column<L> {
    lemmas: Vec<Lemma<L>>,
    /// Every lemma as it was added or raised: number, level and cube. Sessions read on from where they were.
    log: Vec<Lemma<L>>,
    next_id: u32,
}

impl<L: Copy + Ord> Column<L> {
    /// The lemmas that are kept.
    pub(crate) fn lemmas(&self) -> &[Lemma<L>] {
        &self.lemmas
    }

    /// All that was ever added, in order.
    pub(crate) fn log(&self) -> &[Lemma<L>] {
        &self.log
    }

    /// The lemmas of `F(i, l)`.
    pub(crate) fn frame(&self, i: u32) -> impl Iterator<Item = &Lemma<L>> {
        self.lemmas.iter().filter(move |lemma| lemma.level >= i)
    }

    /// Whether a lemma of `F(i, l)` has a subset of these literals: then the cube is blocked there.
    pub(crate) fn blocks(&self, i: u32, cube: &Cube<L>) -> Option<&Lemma<L>> {
        self.lemmas.iter().filter(|lemma| lemma.level >= i).find(|lemma| lemma.cube.subsumes(cube))
    }

    /// Whether a lemma is still kept at the level it had when it was logged.
    pub(crate) fn is_current(&self, logged: &Lemma<L>) -> bool {
        // Numbers grow, and a lemma that is raised gets a new one.
        self.lemmas.binary_search_by_key(&logged.id, |lemma| lemma.id).is_ok()
    }

    /// Adds a lemma, unless it is implied; drops those it implies. The number of lemmas dropped, or nothing
    /// if it is implied.
    fn add(&mut self, cube: Cube<L>, level: u32) -> Option<usize> {
        if self.blocks(level, &cube).is_some() {
            return None;
        }
        let before = self.lemmas.len();
        self.lemmas.retain(|lemma| !(lemma.level <= level && cube.subsumes(&lemma.cube)));
        let dropped = before - self.lemmas.len();
        let lemma = Lemma { cube, level, id: self.next_id };
        self.next_id += 1;
        self.log.push(lemma.clone());
        self.lemmas.push(lemma);
        Some(dropped)
    }
}

/// The frames of all locations.
#[derive(Clone, Debug)]
pub(crate) struct Frames<L> {
    columns: Vec<Column<L>>,
    /// The length of the shortest path to each location.
    distance: Vec<u32>,
    /// Lemmas dropped because another implies them.
    pub(crate) subsumed: u64,
    /// Lemmas added.
    pub(crate) added: u64,
}

impl<L: Copy + Ord> Frames<L> {
    /// Frames without lemmas. Without `shortest_paths`, only frame 0 of the locations other than the initial
    /// one is false.
    pub(crate) fn new(graph: &Graph, shortest_paths: bool) -> Frames<L> {
        let within = |steps: u32| if shortest_paths { steps } else { steps.min(1) };
        let distance = graph.distances().into_iter().map(|steps| steps.map_or(FOREVER, within)).collect();
        let column = || Column { lemmas: Vec::new(), log: Vec::new(), next_id: 0 };
        let columns = std::iter::repeat_with(column).take(graph.locations()).collect();
        Frames { columns, distance, subsumed: 0, added: 0 }
    }

    /// The frames of a location.
    pub(crate) fn at(&self, loc: Loc) -> &Column<L> {
        &self.columns[loc.index()]
    }

    /// Whether `F(i, l)` is false because no path of `i` edges leads there (Th. 5.1.2).
    pub(crate) fn is_bottom(&self, i: u32, loc: Loc) -> bool {
        i < self.distance[loc.index()]
    }

    /// The length of the shortest path to a location.
    pub(crate) fn distance(&self, loc: Loc) -> u32 {
        self.distance[loc.index()]
    }

    /// Adds `¬cube` to the frames up to `level` of a location. Whether it was not implied already.
    pub(crate) fn add(&mut self, loc: Loc, cube: Cube<L>, level: u32) -> bool {
        match self.columns[loc.index()].add(cube, level) {
            None => false,
            Some(dropped) => {
                self.subsumed += dropped as u64;
                self.added += 1;
                true
            }
        }
    }

    /// Whether frames `i` and `i + 1` are the same at every location but the error: no lemma ends at `i`, and
    /// no location is first reached at `i + 1`.
    pub(crate) fn is_fixpoint(&self, i: u32, error: Loc) -> bool {
        self.columns.iter().zip(&self.distance).enumerate().all(|(loc, (column, distance))| {
            loc == error.index() || *distance != i + 1 && column.lemmas.iter().all(|lemma| lemma.level != i)
        })
    }

    /// How many lemmas are kept.
    pub(crate) fn lemmas(&self) -> usize {
        self.columns.iter().map(|column| column.lemmas.len()).sum()
    }
}
