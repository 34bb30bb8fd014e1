//! Proofs of every kind on random automata: what a reduction carries back is a proof of the original, for an
//! explicit-state search and for the checker of certificates; what it does not carry it refuses.

mod common;

use certus_certify::check_proof;
use certus_logic::{Sort, Terms};
use certus_model::large_block::BlockSize;
use certus_model::{Cfa, Proof};
use certus_reduce::{NotLifted, Options, passes, reduce};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};
use common::proofs::{BOUNDED, KINDS, QUANTIFIED, all_kinds, kind};
use common::shown;

/// How many proofs of each kind were carried, and how many refused.
#[derive(Debug, Default)]
struct Tally {
    carried: [u64; KINDS.len()],
    refused: [u64; KINDS.len()],
}

impl Tally {
    fn check(&mut self, options: &Options, seed: u64) {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let raw = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let before = Oracle::explore(&terms, &raw);
        if !before.is_safe() {
            return;
        }
        let reduction = reduce(&mut terms, &raw, options, None);
        let after = Oracle::explore(&terms, &reduction.cfa);
        for proof in all_kinds(&mut terms, &after, &mut rng) {
            let kind = kind(&proof);
            let what = format!("seed {seed}, {} {proof:?}", KINDS[kind]);
            match reduction.lift_proof(&mut terms, &proof) {
                Ok(lifted) => {
                    self.carried[kind] += 1;
                    let text = |terms: &Terms| format!("{what}\n{}", shown(terms, &raw));
                    assert_eq!(before.accepts(&terms, &lifted), Ok(()), "{}", text(&terms));
                    let checked = |terms: &mut Terms, cfa: &Cfa, proof: &Proof| {
                        check_proof(terms, cfa, proof, &Limits::none(), "native").map(|_| ())
                    };
                    // The checker does not try all values of ghosts, so it may reject a quantified proof.
                    let known = checked(&mut terms, &reduction.cfa, &proof);
                    assert!(known.is_ok() || kind == QUANTIFIED, "{known:?}: {}", text(&terms));
                    if known.is_ok() {
                        assert_eq!(checked(&mut terms, &raw, &lifted), Ok(()), "{}", text(&terms));
                    }
                }
                Err(NotLifted::Pass { .. }) if kind > QUANTIFIED => self.refused[kind] += 1,
                Err(why) => panic!("{what}: {why}"),
            }
        }
    }
}

#[test]
fn all_reductions() {
    let mut tally = Tally::default();
    for seed in 50_000_000..50_000_000 + 150 * scale() {
        for block in [BlockSize::Large, BlockSize::Small] {
            tally.check(&Options { block, ..Options::default() }, seed);
        }
    }
    // Random automata whose runs are all short have nothing left that leads to the error.
    assert!(tally.carried[..BOUNDED].iter().all(|count| *count > 0), "{tally:?}");
    assert!(tally.refused[QUANTIFIED + 1..].iter().all(|count| *count > 0), "{tally:?}");
}

#[test]
fn each_reduction_alone() {
    let mut bounded = 0;
    for (number, pass) in passes().iter().enumerate() {
        let mut tally = Tally::default();
        let first = 60_000_000 + 1_000_000 * number as u64;
        // Some have nothing to do before others have.
        let before: &[&str] = match pass.name() {
            "jump-threading" => &["chains"],
            "slice" => &["unreachable"],
            "variables" | "stutter" | "blocks" => &["unreachable", "dead", "slice"],
            _ => &[],
        };
        let names: Vec<&str> = before.iter().copied().chain([pass.name()]).collect();
        for seed in first..first + 25 * scale() {
            tally.check(&Options::only(&names), seed);
        }
        assert!(tally.carried[0] > 0, "{}: {tally:?}", pass.name());
        bounded += tally.carried[BOUNDED];
    }
    assert!(bounded > 0, "no bound is carried");
}

/// A loop that ends after at most four rounds, for a reason that is not among the facts of any analysis.
const SHORT: &str = "
    init -> head: havoc n; [(bvult n #b0100)]; i := #b0000
    head -> body: [(bvult i n)]
    body -> head: i := (bvadd i #b0001); copy := i
    head -> after: [(not (bvult i n))]
    after -> error: [(bvult n i)]
";

#[test]
fn a_bound_and_several_steps_are_carried_over_all_reductions() {
    let four = Sort::Bv(4);
    let mut terms = Terms::new();
    let raw = common::text::automaton(&mut terms, &[("i", four), ("n", four), ("copy", four)], SHORT);
    let reduction = reduce(&mut terms, &raw, &Options::default(), None);
    let (before, after) = (Oracle::explore(&terms, &raw), Oracle::explore(&terms, &reduction.cfa));
    assert!(
        reduction.cfa.edges.iter().any(|edge| edge.to == reduction.cfa.error),
        "there is something to prove"
    );
    let mut seen = [false; KINDS.len()];
    for proof in all_kinds(&mut terms, &after, &mut Rng::new(1)) {
        let lifted = reduction.lift_proof(&mut terms, &proof);
        if let Ok(lifted) = &lifted {
            assert_eq!(before.accepts(&terms, lifted), Ok(()), "{lifted:?}");
        }
        seen[kind(&proof)] |= lifted.is_ok();
    }
    // Values of a variable that was left out tell states of a simple path apart.
    assert_eq!(seen, [true, true, true, false, true]);
}

/// The edge from `l` to `m` does nothing, and edges are led past it to `m`, while it is itself led past the test at `m`.
/// So `m` is entered by fewer edges than before, and what is proved of it says nothing of the states that come from `x`.
const CHAIN: &str = "
    init -> a: havoc x
    a -> b: [(bvult x #b0100)]; s := #b0000; t := #b0001
    b -> l: [(bvult x #b0010)]
    a -> c: [(not (bvult x #b0100))]; havoc s; t := #b0001
    c -> l: [(bvult x #b1000)]
    l -> m:
    l -> n: [(= s #b0001)]
    n -> error: [(= x #b0000)]
    a -> d: [(= x #b0011)]; t := #b0000
    d -> m: [(= x #b0011)]
    m -> p: [(= t #b0001)]
    m -> q: [(= t #b0000)]
    p -> error: [(= x #b1000)]
    q -> error: [(= x #b1001)]
";

#[test]
fn an_edge_that_does_nothing_is_led_past_a_test() {
    let four = Sort::Bv(4);
    let mut terms = Terms::new();
    let raw = common::text::automaton(&mut terms, &[("x", four), ("s", four), ("t", four)], CHAIN);
    let reduction = reduce(&mut terms, &raw, &Options::only(&["jump-threading"]), None);
    assert!(reduction.cfa.locations.len() > raw.locations.len(), "an edge was led past the test");
    let (before, after) = (Oracle::explore(&terms, &raw), Oracle::explore(&terms, &reduction.cfa));
    for proof in all_kinds(&mut terms, &after, &mut Rng::new(1)) {
        if let Ok(lifted) = reduction.lift_proof(&mut terms, &proof) {
            assert_eq!(before.accepts(&terms, &lifted), Ok(()), "{lifted:?}");
        }
    }
}
