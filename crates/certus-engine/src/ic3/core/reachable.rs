//! States that are known to be reachable.
//!
//! A cube with one of them in it is not blocked at their distance or beyond, and need not be asked about: most
//! literals that cannot be left out are found to be needed without a query, and so are lemmas that cannot be pushed
//! (Goldberg, *Improving Convergence Rate of IC3*, VI). States come from random walks, and from obligations that turned
//! out to be reached. The latter are on a trace, which is kept with them: it is begun anew from an initial state, or
//! goes on from a state that is known.

use super::policy::{Queries, Taken, TakenBy};
use super::search::Ic3;
use certus_model::{EdgeId, Loc};
use rustc_hash::FxHashMap;

/// So many states of walks are kept at a location.
const MAX_OF_WALKS: usize = 256;

/// So many states of all kinds are kept at a location.
const MAX_PER_LOCATION: usize = 4096;

/// For each state whether something holds in it.
type Bits = Vec<u64>;

/// Walks are taken when so many queries were asked to generalise: before that they would cost more than they spare.
const MIN_QUERIES_BEFORE_WALKS: u64 = 64;

/// A state that is reached by an edge.
struct ReachableState<S> {
    /// The number of edges of the run.
    steps: u32,
    /// The last of them.
    edge: EdgeId,
    /// The state after it.
    state: S,
    /// The trace whose first edges are the run, if it is known how they are taken.
    trace: Option<usize>,
}

/// A run from the initial location: how it begins, and the edges it takes.
struct Trace<P: Queries> {
    model: P::State,
    edges: Vec<TakenBy<P>>,
}

/// The states at one location. They are never forgotten, so what is known of a literal stays.
struct AtLocation<P: Queries> {
    states: Vec<ReachableState<P::State>>,
    /// For each literal the number of states in which it was evaluated, and the results.
    holds: FxHashMap<P::Literal, (usize, Bits)>,
}

/// The states that are known to be reachable, by location.
pub(crate) struct ReachableStates<P: Queries> {
    at: Vec<AtLocation<P>>,
    traces: Vec<Trace<P>>,
    /// How many states were found.
    pub(super) found: u64,
    /// How often it was asked whether a smaller cube is blocked.
    asked: u64,
}

impl<P: Queries> ReachableStates<P> {
    /// No states at so many locations.
    pub(super) fn new(locations: usize) -> ReachableStates<P> {
        let none = || AtLocation { states: Vec::new(), holds: FxHashMap::default() };
        let at = std::iter::repeat_with(none).take(locations).collect();
        ReachableStates { at, traces: Vec::new(), found: 0, asked: 0 }
    }

    /// Adds a state that is reached.
    fn add(&mut self, loc: Loc, reached: ReachableState<P::State>) {
        self.found += 1;
        let states = &mut self.at[loc.index()].states;
        let most = if reached.trace.is_some() { MAX_PER_LOCATION } else { MAX_OF_WALKS };
        if states.len() < most {
            states.push(reached);
        }
    }

    /// The runs of all traces, as far as the policy makes runs of them. One that others go on from is told with them.
    pub(crate) fn runs(&self, policy: &P) -> Vec<P::Run> {
        let run = |trace: &Trace<P>| policy.run_along(&trace.model, &trace.edges);
        self.traces.iter().filter_map(run).collect()
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
        self.reached_state(loc, literals, steps, by).is_some()
    }

    /// The first state in the cube of these literals that is known to be reached in at most this number of steps, by this
    /// edge if one is given: its number at the location.
    pub(super) fn reached_state(
        &mut self,
        loc: Loc,
        literals: &[P::Literal],
        steps: u32,
        by: Option<EdgeId>,
    ) -> Option<usize> {
        let AtLocation { states, holds } = &mut self.reachable.at[loc.index()];
        let words = states.len().div_ceil(64);
        let mut left: Bits = vec![0; words];
        let mut any = false;
        for (n, reached) in states.iter().enumerate() {
            if reached.steps <= steps && by.is_none_or(|edge| edge == reached.edge) {
                left[n / 64] |= 1 << (n % 64);
                any = true;
            }
        }
        for literal in literals {
            if !any {
                return None;
            }
            let (known, bits) = holds.entry(*literal).or_default();
            bits.resize(words, 0);
            for (n, reached) in states.iter().enumerate().skip(*known) {
                if self.policy.holds(*literal, &reached.state) {
                    bits[n / 64] |= 1 << (n % 64);
                }
            }
            *known = states.len();
            any = false;
            for (left, bits) in left.iter_mut().zip(bits) {
                *left &= *bits;
                any |= *left != 0;
            }
        }
        let (word, bits) = left.iter().enumerate().find(|(_, bits)| **bits != 0)?;
        self.stats.add("queries spared by reached states", 1);
        Some(64 * word + bits.trailing_zeros() as usize)
    }

    /// Keeps the states of a run that begins with a model. Whether the policy could follow it to its end.
    pub(super) fn keep_trace(&mut self, model: &P::State, edges: Vec<TakenBy<P>>) -> bool {
        let complete = self.keep_states(model.clone(), edges, 0);
        self.stats.add("traces", u64::from(complete));
        complete
    }

    /// Keeps the states of a run that goes on from a state that is known, by its number at its location. Whether it is known
    /// how that is reached, and the policy could follow the run to its end.
    pub(super) fn continue_trace(&mut self, loc: Loc, state: usize, later: &[TakenBy<P>]) -> bool {
        let ReachableState { trace, steps, .. } = self.reachable.at[loc.index()].states[state];
        let Some(trace) = trace else { return false };
        let Trace { model, edges } = &self.reachable.traces[trace];
        let known = steps as usize;
        let (model, edges) = (model.clone(), [&edges[..known], later].concat());
        let complete = self.keep_states(model, edges, known);
        self.stats.add("traces continued", u64::from(complete));
        complete
    }

    /// Keeps the states of a run but for the first ones, which are known.
    fn keep_states(&mut self, model: P::State, edges: Vec<TakenBy<P>>, known: usize) -> bool {
        let states = self.policy.states_along(&model, &edges);
        if states.len() < edges.len() {
            return false;
        }
        let trace = Some(self.reachable.traces.len());
        for (steps, (state, Taken { edge, .. })) in (1..).zip(states.into_iter().zip(&edges)).skip(known) {
            self.stats.add("states on traces", 1);
            let reached = ReachableState { steps, edge: *edge, state, trace };
            self.reachable.add(self.graph.to(*edge), reached);
        }
        self.reachable.traces.push(Trace { model, edges });
        true
    }

    /// Takes random walks, once, when that seems to pay.
    pub(super) fn walk_if_useful(&mut self) {
        self.reachable.asked += 1;
        if self.reachable.asked != MIN_QUERIES_BEFORE_WALKS {
            return;
        }
        for walk in self.policy.random_walks() {
            for (steps, (edge, state)) in (1..).zip(walk) {
                let reached = ReachableState { steps, edge, state, trace: None };
                self.reachable.add(self.graph.to(edge), reached);
            }
        }
    }
}
