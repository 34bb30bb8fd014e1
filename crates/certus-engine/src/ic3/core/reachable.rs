//! States that are known to be reachable.
//!
//! A cube with one of them in it is not blocked at their distance or beyond, and need not be asked about: most
//! literals that cannot be left out are found to be needed without a query. States come from random walks, and
//! from obligations that turned out to be reached.

use super::policy::Queries;
use super::search::Ic3;
use certus_model::{EdgeId, Loc};
use rustc_hash::FxHashMap;

/// So many states are kept at a location.
const MAX_PER_LOCATION: usize = 256;

/// For each state whether a literal holds in it.
type Bits = [u64; MAX_PER_LOCATION / 64];

/// No state.
const NONE: Bits = [0; MAX_PER_LOCATION / 64];

/// Walks are taken when so many queries were asked to generalise: before that they would cost more than they spare.
const MIN_QUERIES_BEFORE_WALKS: u64 = 64;

/// A state that is reached by an edge.
pub(super) struct ReachableState<S> {
    /// The number of edges of the run.
    pub(super) steps: u32,
    /// The last of them.
    pub(super) edge: EdgeId,
    /// The state after it.
    pub(super) state: S,
}

/// The states at one location. They are never forgotten, so what is known of a literal stays.
struct AtLocation<P: Queries> {
    states: Vec<ReachableState<P::State>>,
    /// For each literal the number of states in which it was evaluated, and the results.
    holds: FxHashMap<P::Literal, (usize, Bits)>,
}

/// The states that are known to be reachable, by location.
pub(super) struct ReachableStates<P: Queries> {
    at: Vec<AtLocation<P>>,
    /// How many were found.
    pub(super) found: u64,
    /// How often it was asked whether a smaller cube is blocked.
    asked: u64,
}

impl<P: Queries> ReachableStates<P> {
    /// No states at so many locations.
    pub(super) fn new(locations: usize) -> ReachableStates<P> {
        let none = || AtLocation { states: Vec::new(), holds: FxHashMap::default() };
        let at = std::iter::repeat_with(none).take(locations).collect();
        ReachableStates { at, found: 0, asked: 0 }
    }

    /// Adds a state that is reached.
    pub(super) fn add(&mut self, loc: Loc, reached: ReachableState<P::State>) {
        self.found += 1;
        let states = &mut self.at[loc.index()].states;
        if states.len() < MAX_PER_LOCATION {
            states.push(reached);
        }
    }
}

impl<P: Queries> Ic3<'_, P> {
    /// Whether a state in the cube of these literals is known to be reached in at most this number of steps, by this
    /// edge if one is given.
    pub(super) fn is_reached(
        &mut self,
        loc: Loc,
        literals: &[P::Literal],
        steps: u32,
        by: Option<EdgeId>,
    ) -> bool {
        let AtLocation { states, holds } = &mut self.reachable.at[loc.index()];
        let mut left = NONE;
        for (n, reached) in states.iter().enumerate() {
            if reached.steps <= steps && by.is_none_or(|edge| edge == reached.edge) {
                left[n / 64] |= 1 << (n % 64);
            }
        }
        for literal in literals {
            if left == NONE {
                return false;
            }
            let (known, bits) = holds.entry(*literal).or_default();
            for (n, reached) in states.iter().enumerate().skip(*known) {
                if self.policy.holds(*literal, &reached.state) {
                    bits[n / 64] |= 1 << (n % 64);
                }
            }
            *known = states.len();
            for (left, bits) in left.iter_mut().zip(bits) {
                *left &= *bits;
            }
        }
        let reached = left != NONE;
        if reached {
            self.stats.add("queries spared by reached states", 1);
        }
        reached
    }

    /// Takes random walks, once, when that seems to pay.
    pub(super) fn walk_if_useful(&mut self) {
        self.reachable.asked += 1;
        if self.reachable.asked != MIN_QUERIES_BEFORE_WALKS {
            return;
        }
        for walk in self.policy.random_walks() {
            for (steps, (edge, state)) in (1..).zip(walk) {
                self.reachable.add(self.graph.to(edge), ReachableState { steps, edge, state });
            }
        }
    }
}
