//! IC3 on random automata against the explicit-state oracle, under many settings.
//!
//! Every invariant is checked by the oracle and every run is executed. The slice here is some hundred automata;
//! `CERTUS_TEST_SCALE=25` makes it ten thousand.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_engine::{Control, Engine, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Proof};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};
use std::time::Duration;

/// The weakest settings are slow on the deepest counterexamples: a hundred frames and more.
const PATIENCE: Duration = Duration::from_secs(600);

/// Settings that differ in what they do, each from the default.
const SETTINGS: &[&[(&str, &str)]] = &[
    &[],
    &[("generalisation", "none")],
    &[("generalisation", "old"), ("cores", "off")],
    &[("cores", "off"), ("context", "strict")],
    &[("literals", "words")],
    &[("literals", "bits")],
    &[("predecessors", "split"), ("literals", "words"), ("initialisation", "off")],
    &[("lifting", "off"), ("requeue", "off"), ("order", "newest")],
    &[("ctg", "0"), ("order", "oldest"), ("widening", "off")],
    &[("pushing", "off"), ("sessions", "edge")],
    &[
        ("assumes", "off"),
        ("predecessor-cubes", "off"),
        ("context", "off"),
        ("minimal", "off"),
        ("multiple", "off"),
    ],
    &[("triggered", "off"), ("word-size", "3"), ("fix-products", "off"), ("steps", "off")],
    &[("may", "12")],
    &[("wide", "0")],
    &[("wide", "0"), ("fix-products", "off"), ("literals", "words")],
    &[("may", "4"), ("reached", "off"), ("literals", "bits")],
    &[("new-push", "minimal")],
    &[("new-push", "heuristic"), ("reached", "off"), ("predecessors", "split")],
    &[("new-push", "maximal"), ("literals", "bits"), ("triggered", "off")],
    &[("interpolation", "on")],
    &[("interpolation", "proofs"), ("literals", "words"), ("widening", "off")],
    &[("interpolation", "cubes"), ("predecessors", "split")],
    &[("interpolation", "postconditions"), ("literals", "bits")],
    &[("interpolation", "preconditions"), ("cores", "off")],
];

fn engine(settings: &[(&str, &str)]) -> Box<dyn Engine> {
    let mut engine = registry::make("ic3cfa").unwrap();
    for (key, value) in settings {
        engine.set(key, value).unwrap();
    }
    engine
}

/// Runs the engine and checks what it answers; whether the automaton is safe.
fn check(terms: &mut Terms, cfa: &Cfa, oracle: &Oracle, settings: &[(&str, &str)], told: &str) -> bool {
    let facts = Invariant::default();
    let task = Task { cfa, facts: &facts };
    let control = Control { limits: Limits::none().with_timeout(PATIENCE), ..Control::default() };
    let outcome =
        task.solve(engine(settings).as_mut(), terms, &control).unwrap_or_else(|e| panic!("{told}: {e}"));
    match outcome.verdict {
        Verdict::Safe(Proof::Inductive(invariant)) => {
            assert!(oracle.is_safe(), "{told}: it is not safe");
            oracle.holds(terms, &invariant).unwrap_or_else(|why| panic!("{told}: {why}"));
            true
        }
        Verdict::Safe(proof) => panic!("{told}: {proof:?}"),
        Verdict::Unsafe(run) => {
            let end = run.execute(terms, cfa);
            assert_eq!(end.map(|(at, _)| at), Some(cfa.error), "{told}: the run does not reach the error");
            assert!(!oracle.is_safe(), "{told}: it is safe");
            false
        }
        Verdict::Unknown(why) => panic!("{told}: {why}"),
    }
}

fn agree(shape: &Shape, seeds: std::ops::Range<u64>) {
    let (mut safe, mut unsafe_) = (0, 0);
    for seed in seeds {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, shape);
        let oracle = Oracle::explore(&terms, &cfa);
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        for settings in [&[][..], settings] {
            let told = format!("seed {seed}, {settings:?}");
            let is_safe = check(&mut terms, &cfa, &oracle, settings, &told);
            *(if is_safe { &mut safe } else { &mut unsafe_ }) += 1;
        }
        // The same automaton with one edge for each command, and with one for all between two loop heads.
        for size in [BlockSize::Small, BlockSize::Large] {
            let (encoded, _) = encode(&cfa, size);
            let oracle = Oracle::explore(&terms, &encoded);
            let told = format!("seed {seed}, {size:?} blocks, {settings:?}");
            check(&mut terms, &encoded, &oracle, settings, &told);
        }
    }
    assert!(
        safe * 20 > unsafe_ && unsafe_ * 20 > safe,
        "both verdicts are met: {safe} safe, {unsafe_} unsafe"
    );
}

#[test]
fn every_setting_agrees_with_the_oracle_on_tiny_automata() {
    agree(&Shape::tiny(), 0..240 * scale());
}

#[test]
fn every_setting_agrees_with_the_oracle() {
    agree(&Shape::default(), 100_000..100_000 + 120 * scale());
}

#[test]
fn every_setting_agrees_with_the_oracle_on_wide_automata() {
    agree(&Shape::wide(), 200_000..200_000 + 36 * scale());
}
