//! Transitions that queries found.
//!
//! A query that fails gives a state of some frame and a state that an edge leads to from it. As long as no lemma
//! excludes the first, a cube that contains the second is entered, and need not be asked about.

use super::policy::Queries;
use super::search::Ic3;
use certus_model::{EdgeId, Loc};
use rustc_hash::FxHashMap;

/// So many transitions into a location are kept; when there are more, the older half is forgotten. A word has a bit for
/// each of them.
const MAX_PER_LOCATION: usize = 64;

/// A transition by an edge.
struct SeenTransition<S> {
    edge: EdgeId,
    before: S,
    after: S,
    /// The first frame of the source that the state before is in.
    first: u32,
    /// How much of the log of the source was looked at for that.
    looked: usize,
}

/// The transitions into one location.
struct AtLocation<P: Queries> {
    list: Vec<SeenTransition<P::State>>,
    /// For each literal the number of transitions after which it was evaluated, and the results.
    holds: FxHashMap<P::Literal, (usize, u64)>,
}

/// The transitions that queries found, by the location they lead to.
pub(super) struct SeenTransitions<P: Queries>(Vec<AtLocation<P>>);

impl<P: Queries> SeenTransitions<P> {
    /// No transitions into so many locations.
    pub(super) fn new(locations: usize) -> SeenTransitions<P> {
        let none = || AtLocation { list: Vec::new(), holds: FxHashMap::default() };
        SeenTransitions(std::iter::repeat_with(none).take(locations).collect())
    }
}

impl<P: Queries> Ic3<'_, P> {
    /// Remembers the transition that the last query on an edge found from frame `i` of its source.
    pub(super) fn note_transition(&mut self, edge: EdgeId, i: u32, before: P::State) {
        let Some(after) = self.policy.successor(edge, &before) else { return };
        let looked = self.frames.at(self.graph.from(edge)).log().len();
        let AtLocation { list, holds } = &mut self.transitions.0[self.graph.to(edge).index()];
        if list.len() == MAX_PER_LOCATION {
            list.drain(..MAX_PER_LOCATION / 2);
            holds.clear();
        }
        list.push(SeenTransition { edge, before, after, first: i, looked });
    }

    /// Whether a transition is known by which one of these edges enters the cube of these literals from frame `i` of its
    /// source, and from outside of the cube if it is a loop.
    pub(super) fn is_entered(&mut self, loc: Loc, edges: &[EdgeId], literals: &[P::Literal], i: u32) -> bool {
        let AtLocation { list, holds } = &mut self.transitions.0[loc.index()];
        let mut left = u64::MAX.checked_shr((MAX_PER_LOCATION - list.len()) as u32).unwrap_or(0);
        for literal in literals {
            if left == 0 {
                break;
            }
            let (known, bits) = holds.entry(*literal).or_default();
            for (n, seen) in list.iter().enumerate().skip(*known) {
                if self.policy.holds(*literal, &seen.after) {
                    *bits |= 1 << n;
                }
            }
            *known = list.len();
            left &= *bits;
        }
        for (n, seen) in list.iter_mut().enumerate().rev() {
            if left & 1 << n == 0 || !edges.contains(&seen.edge) {
                continue;
            }
            let from = self.graph.from(seen.edge);
            let column = self.frames.at(from);
            let before = &seen.before;
            let within = |literals: &[P::Literal]| literals.iter().all(|t| self.policy.holds(*t, before));
            for lemma in &column.log()[seen.looked..] {
                if lemma.level >= seen.first && within(lemma.cube.literals()) {
                    seen.first = lemma.level.saturating_add(1);
                }
            }
            seen.looked = column.log().len();
            if seen.first <= i && !(from == loc && within(literals)) {
                self.stats.add("queries spared by steps", 1);
                return true;
            }
        }
        false
    }
}
