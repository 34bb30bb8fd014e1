//! What IC3 does with limits, facts and options, and that it does the same thing twice.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_engine::{Control, Engine as _, EngineError, Ic3Cfa, Stats, Task, Verdict};
use certus_logic::Terms;
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Proof};
use certus_solver::{Limits, Purpose};
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn run(terms: &mut Terms, cfa: &Cfa, facts: &Invariant, control: &Control) -> (Verdict, Stats) {
    let outcome = Task { cfa, facts }.solve(&mut Ic3Cfa::default(), terms, control).unwrap();
    (outcome.verdict, outcome.stats)
}

#[test]
fn facts_are_part_of_the_invariant() {
    let mut used = 0;
    for seed in 0..60 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::tiny());
        let oracle = Oracle::explore(&terms, &cfa);
        let nothing = Invariant::default();
        let (verdict, _) = run(&mut terms, &cfa, &nothing, &Control::default());
        let Verdict::Safe(Proof::Inductive(invariant)) = verdict else { continue };
        // An inductive invariant is known to hold: with it there is nothing left to do.
        let (verdict, _) = run(&mut terms, &cfa, &invariant, &Control::default());
        let Verdict::Safe(Proof::Inductive(again)) = verdict else { panic!("seed {seed}: {verdict:?}") };
        oracle.holds(&terms, &again).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        used += 1;
    }
    assert!(used > 10, "some are safe: {used}");
}

#[test]
fn limits_end_the_search() {
    let mut terms = Terms::new();
    let mut seed = 0;
    // An automaton that is not decided before the first query.
    let cfa = loop {
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
        let (_, stats) = run(&mut terms, &cfa, &Invariant::default(), &Control::default());
        if stats.get("obligations") > 5 {
            break cfa;
        }
        seed += 1;
    };
    let limits = [
        (Limits::none().with_timeout(std::time::Duration::ZERO), "time limit"),
        (Limits::none().with_cancel(Arc::new(AtomicBool::new(true))), "cancelled"),
    ];
    for (limits, why) in limits {
        let control = Control { limits, ..Control::default() };
        let (verdict, _) = run(&mut terms, &cfa, &Invariant::default(), &control);
        assert!(matches!(&verdict, Verdict::Unknown(reason) if reason.to_string() == why), "{verdict:?}");
    }
}

#[test]
fn the_same_task_gives_the_same_statistics() {
    for seed in 0..30 * scale() {
        let counters = || {
            let mut terms = Terms::new();
            let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
            let (cfa, _) = encode(&cfa, BlockSize::Large);
            let (verdict, stats) = run(&mut terms, &cfa, &Invariant::default(), &Control::default());
            let queries: Vec<_> = stats.queries().iter().map(|(p, t)| (*p, t.queries, t.sat)).collect();
            (format!("{verdict:?}"), stats.counters().to_vec(), queries)
        };
        assert_eq!(counters(), counters(), "seed {seed}");
    }
}

/// Queries that generalise, over random automata.
fn generalisation_queries(settings: &[(&str, &str)]) -> u64 {
    let mut queries = 0;
    for seed in 0..200 {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::wide());
        let mut engine = Ic3Cfa::default();
        for (key, value) in settings {
            engine.set(key, value).unwrap();
        }
        let task = Task { cfa: &cfa, facts: &Invariant::default() };
        let outcome = task.solve(&mut engine, &mut terms, &Control::default()).unwrap();
        queries += outcome.stats.queries().get(&Purpose("generalisation")).map_or(0, |tally| tally.queries);
    }
    queries
}

#[test]
fn what_is_known_spares_queries() {
    let new = generalisation_queries(&[]);
    let without_steps = generalisation_queries(&[("steps", "off")]);
    let old = generalisation_queries(&[
        ("generalisation", "old"),
        ("cores", "off"),
        ("lifting", "off"),
        ("literals", "words"),
        ("widening", "off"),
        ("reached", "off"),
        ("steps", "off"),
    ]);
    assert!(new > 300, "there is something to compare: {new}");
    assert!(5 * new < 4 * without_steps, "steps spare a fifth at least: {new}, {without_steps}");
    assert!(3 * new < old, "the old generalisation asks three times as much at least: {new}, {old}");
}

#[test]
fn options_are_listed_and_wrong_ones_refused() {
    let mut engine = Ic3Cfa::default();
    let options = engine.options();
    for option in &options {
        engine.set(option.key, &option.default).unwrap();
        assert!(matches!(engine.set(option.key, "perhaps"), Err(EngineError::BadValue { .. })));
    }
    assert_eq!(engine.options(), options);
    assert!(matches!(engine.set("speed", "high"), Err(EngineError::NoOption { .. })));
}
