//! Large blocks keep the reachable states of cut points, the verdict, and runs.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_model::large_block::{BlockSize, encode, loop_heads};
use certus_model::{Invariant, Loc};
use certus_testing::{Oracle, Shape};
use common::each;

#[test]
fn reachable_states_verdict_and_runs_are_kept() {
    let mut replayed = 0;
    let sizes = [BlockSize::Small, BlockSize::AtMost(1), BlockSize::AtMost(6), BlockSize::Large];
    each(&Shape::default(), 100_000, 200, |case| {
        for size in sizes {
            let told = format!("seed {}, {size:?}", case.seed);
            let (large, origin) = encode(&case.cfa, size);
            large.validate(&case.terms).unwrap_or_else(|why| panic!("{told}: {why}"));
            assert_eq!(origin.len(), large.locations.len(), "{told}");
            let oracle = Oracle::explore(&case.terms, &large);
            assert_eq!(oracle.is_safe(), case.oracle.is_safe(), "{told}");
            for (new, old) in origin.iter().enumerate() {
                let (new, old) = (oracle.reachable(Loc(new as u32)), case.oracle.reachable(*old));
                assert_eq!(new, old, "{told}");
            }
            let mut pairs: Vec<(Loc, Loc)> = large.edges.iter().map(|edge| (edge.from, edge.to)).collect();
            let edges = pairs.len();
            pairs.sort_unstable();
            pairs.dedup();
            assert_eq!(pairs.len(), edges, "{told}: two edges between two locations");
            if let Some(run) = oracle.shortest_run() {
                let hints = run.hints(&large);
                let small = hints.replay(&case.terms, &case.cfa, 5_000_000);
                let small = small.unwrap_or_else(|| panic!("{told}: the run is not found again"));
                let (end, _) = case.oracle.follow(&case.terms, &small).unwrap();
                assert_eq!(end, case.cfa.error, "{told}");
                replayed += 1;
            }
        }
    });
    assert!(replayed > 100, "{replayed} runs");
}

#[test]
fn every_cycle_that_is_entered_goes_through_a_loop_head() {
    each(&Shape::tiny(), 110_000, 100, |case| {
        let heads = loop_heads(&case.cfa);
        let mut entered = vec![false; case.cfa.locations.len()];
        entered[case.cfa.initial.index()] = true;
        for _ in case.cfa.locs() {
            for edge in &case.cfa.edges {
                entered[edge.to.index()] |= entered[edge.from.index()];
            }
        }
        let mut cut = Invariant::default();
        for loc in case.cfa.locs().filter(|loc| heads[loc.index()] || !entered[loc.index()]) {
            cut.at.insert(loc, case.terms.tru());
        }
        if let Err(why) = case.oracle.holds(&case.terms, &cut) {
            assert!(!why.contains("cycle"), "seed {}: {why}", case.seed);
        }
    });
}
