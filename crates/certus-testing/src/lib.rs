//! For tests: random automata and an explicit-state oracle.
//!
//! An automaton of a few state bits can be searched completely, so whatever an engine, a reduction or an
//! encoding says about it can be checked without a solver and without any code of the crate under test:
//!
//! ```
//! use certus_logic::Terms;
//! use certus_testing::{Oracle, Rng, Shape, random_cfa};
//!
//! for seed in 0..20 {
//!     let mut terms = Terms::new();
//!     let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
//!     let oracle = Oracle::explore(&terms, &cfa);
//!     match oracle.shortest_run() {
//!         None => assert!(oracle.is_safe()),
//!         Some(run) => assert_eq!(run.execute(&terms, &cfa).map(|(at, _)| at), Some(cfa.error)),
//!     }
//! }
//! ```
//!
//! - The verdict: [`Oracle::is_safe`]. About half of the automata of [`random_cfa`] are safe.
//! - A proof: [`Oracle::holds`] says why an [`certus_model::Invariant`] is none, [`Oracle::accepts`] the same of
//!   any [`certus_model::Proof`].
//! - What an edge does: [`Oracle::image`] and [`Oracle::preimage`] of a [`StateSet`];
//!   [`Oracle::successors`] and [`Oracle::predecessors`] of one state.
//! - Lemmas and obligations of an engine: [`Oracle::reachable`] must be inside every lemma of the last frame,
//!   and an obligation is inside [`Oracle::dangerous`].
//! - Formulas: [`Oracle::satisfying`] is the set of states of a formula; [`Space::table`] evaluates terms on
//!   all values of any list of variables.
//! - Runs: [`Oracle::shortest_run`], [`Oracle::run_to`], and [`Oracle::follow`] to see where a run leads.
//! - More formulas: [`random_formula`].
//! - How many automata: multiply by [`scale`], so that `CERTUS_TEST_SCALE=100` makes a long run of a slice.
//! - What not every machine has, as a compiler or Z3: [`need`]; a test that lacks it is skipped loudly, or fails.
//!
//! A failing seed is a reproducer: same seed and shape, same automaton.

pub mod arrays;
mod clauses;
mod deep;
pub mod examples;
mod holds;
mod justice;
pub mod need;
mod oracle;
mod random;
mod rng;
mod sets;
pub mod simulate;
mod space;
mod system_clutter;
mod systems;

pub use clauses::{ClauseOracle, random_clauses};
pub use deep::{Deep, random_deep_system};
pub use justice::{meets_infinitely_often, random_ltl, random_sets};
pub use oracle::Oracle;
pub use random::{Shape, random_cfa, random_formula};
pub use rng::Rng;
pub use sets::StateSet;
pub use space::{MAX_BITS, Space, State};
pub use system_clutter::random_cluttered_system;
pub use systems::{SystemOracle, random_system};

/// How many times the usual number of cases a test is to run: the environment variable `CERTUS_TEST_SCALE`,
/// 1 if there is none.
#[must_use]
pub fn scale() -> u64 {
    std::env::var("CERTUS_TEST_SCALE").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}
