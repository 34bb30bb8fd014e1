//! Every pass alone and all together, on random automata, against an explicit-state search: the verdict is
//! kept, proofs and runs of the reduced automaton become proofs and runs of the original.
//!
//! `CERTUS_TEST_SCALE=70` makes it more than 10,000 automata for the whole pipeline.

mod common;

use certus_model::large_block::BlockSize;
use certus_reduce::Options;
use certus_testing::{Shape, scale};
use common::check_many;

/// The last of the names is the pass in question.
fn alone(names: &[&str], first: u64) {
    // Passes that look at block nodes must work on large blocks as well as on small ones.
    let small = Options { block: BlockSize::Small, ..Options::only(names) };
    let pass = names[names.len() - 1];
    let mut fired = check_many(pass, &small, &Shape::default(), first, 25 * scale());
    let names: Vec<&str> = names.iter().copied().chain(["large"]).collect();
    fired += check_many(pass, &Options::only(&names), &Shape::default(), first + 500_000, 25 * scale());
    assert!(fired > 0, "{pass} never does anything");
}

#[test]
fn unreachable_alone() {
    alone(&["unreachable"], 1_000_000);
}

#[test]
fn chains_alone() {
    alone(&["chains"], 2_000_000);
}

#[test]
fn jump_threading_alone() {
    alone(&["chains", "jump-threading"], 15_000_000);
}

#[test]
fn necessary_constants_alone() {
    alone(&["necessary-constants"], 16_000_000);
}

#[test]
fn propagate_alone() {
    alone(&["propagate"], 3_000_000);
}

#[test]
fn dead_alone() {
    alone(&["dead"], 4_000_000);
}

#[test]
fn slice_alone() {
    alone(&["unreachable", "slice"], 5_000_000);
}

#[test]
fn variables_alone() {
    alone(&["dead", "variables"], 6_000_000);
}

#[test]
fn infeasible_alone() {
    alone(&["infeasible"], 7_000_000);
}

#[test]
fn widths_alone() {
    alone(&["widths"], 8_000_000);
}

#[test]
fn finite_domains_alone() {
    alone(&["finite-domains"], 9_000_000);
}

#[test]
fn linear_combinations_alone() {
    alone(&["linear-combinations"], 14_000_000);
}

#[test]
fn constant_sets_alone() {
    alone(&["constant-sets"], 17_000_000);
}

#[test]
fn bisimulation_alone() {
    alone(&["bisimulation"], 10_000_000);
}

#[test]
fn blocks_alone() {
    alone(&["slice", "blocks"], 11_000_000);
}

#[test]
fn stutter_alone() {
    alone(&["dead", "stutter"], 13_000_000);
}

#[test]
fn facts_are_inductive() {
    common::check_facts(&Shape::default(), 12_000_000, 60 * scale());
}

#[test]
fn all_together() {
    check_many("dead", &Options::default(), &Shape::default(), 20_000_000, 150 * scale());
}

/// What large runs found: slicing took for granted that a havoc gives zero, which an enumeration had made
/// another value.
#[test]
fn all_together_once_more() {
    check_many("dead", &Options::default(), &Shape::default(), 20_009_252, 1);
    let small = Options { block: BlockSize::Small, ..Options::default() };
    check_many("dead", &small, &Shape::default(), 30_002_059, 1);
}

#[test]
fn all_together_on_small_blocks() {
    let options = Options { block: BlockSize::Small, ..Options::default() };
    check_many("dead", &options, &Shape::default(), 30_000_000, 60 * scale());
}

#[test]
fn all_together_on_middle_blocks() {
    let options = Options { block: BlockSize::AtMost(4), ..Options::default() };
    check_many("dead", &options, &Shape::default(), 40_000_000, 60 * scale());
}
