//! Generalisation contexts: what was found out about earlier cubes (5.6 and 5.7).
//!
//! A context `(c, e, F, g)` says that `g ⊆ c` cannot be entered by `e` from `F`. The thesis compares `F` with
//! the frame of today literal by literal. We know the latest frame that suffices from the core of the
//! query, and frames only get smaller, so that one number stands for `F`.

use super::options::Context;
use super::policy::UnsatCore;
use certus_model::{Cube, EdgeId};

/// So many contexts are kept for an edge, however many edges there are.
const MIN_PER_EDGE: usize = 8;

/// A generalisation.
#[derive(Clone, Debug)]
struct Entry<L> {
    cube: Cube<L>,
    generalisation: Cube<L>,
    /// It holds with respect to the frame of this level of the edge's source.
    level: u32,
    /// The index of the frame it was found for.
    index: u32,
    /// How many lemmas the source had ever had at that time.
    version: usize,
    used: u64,
}

/// The contexts of all edges, least recently used ones forgotten first.
#[derive(Debug)]
pub(crate) struct Contexts<L> {
    rule: Context,
    edges: Vec<Vec<Entry<L>>>,
    /// How many are kept for each edge.
    room: usize,
    clock: u64,
    /// Generalisations taken again.
    pub(crate) hits: u64,
    /// Literals known to be needed.
    pub(crate) needed: u64,
}

impl<L: Copy + Ord> Contexts<L> {
    /// No contexts; room for about `size` of them.
    pub(crate) fn new(rule: Context, size: usize, edges: usize) -> Contexts<L> {
        let room = size.checked_div(edges).unwrap_or(0).max(MIN_PER_EDGE);
        Contexts {
            rule,
            edges: std::iter::repeat_with(Vec::new).take(edges).collect(),
            room,
            clock: 0,
            hits: 0,
            needed: 0,
        }
    }

    /// A generalisation of the cube with respect to frame `i` of the edge's source (Th. 5.6.2 and 5.6.3).
    pub(crate) fn find(&mut self, edge: EdgeId, cube: &Cube<L>, i: u32) -> Option<UnsatCore<L>> {
        let entry = match self.rule {
            Context::Off => None,
            Context::Strict => self.edges[edge.index()].iter_mut().find(|e| e.level >= i && e.cube == *cube),
            Context::Subset => {
                self.edges[edge.index()].iter_mut().find(|e| e.level >= i && e.generalisation.subsumes(cube))
            }
        }?;
        self.clock += 1;
        self.hits += 1;
        entry.used = self.clock;
        Some(UnsatCore { literals: entry.generalisation.literals().to_vec(), level: entry.level })
    }

    /// The literals that a generalisation of the cube with respect to frame `i` needs, because an earlier one
    /// needed them with respect to a frame that was no larger (Th. 5.7.1). `grown` says whether a frame of
    /// the source has got a lemma since it had this many.
    pub(crate) fn needed(
        &mut self,
        edge: EdgeId,
        cube: &Cube<L>,
        i: u32,
        grown: impl Fn(usize) -> bool,
    ) -> Option<Cube<L>> {
        let entry = self.edges[edge.index()]
            .iter_mut()
            .rev()
            .find(|e| e.index <= i && e.cube == *cube && !grown(e.version))?;
        self.needed += entry.generalisation.literals().len() as u64;
        Some(entry.generalisation.clone())
    }

    /// Remembers a generalisation that was found for frame `i` of the edge's source.
    pub(crate) fn add(&mut self, edge: EdgeId, cube: &Cube<L>, core: &UnsatCore<L>, i: u32, version: usize) {
        if self.rule == Context::Off {
            return;
        }
        self.clock += 1;
        let generalisation = Cube::of(&core.literals);
        let entries = &mut self.edges[edge.index()];
        let entry = Entry {
            cube: cube.clone(),
            generalisation,
            level: core.level,
            index: i,
            version,
            used: self.clock,
        };
        if let Some(same) =
            entries.iter_mut().find(|e| e.cube == *cube && e.generalisation == entry.generalisation)
        {
            *same = entry;
            return;
        }
        if entries.len() >= self.room {
            let oldest = (0..entries.len()).min_by_key(|n| entries[*n].used).expect("there is room for one");
            entries.remove(oldest);
        }
        entries.push(entry);
    }
}
