//! `auto` with one lane and with two, whose engines use what the others found: never wrong, and every certificate holds.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::print_stdout, reason = "the numbers are of interest")]

use certus_certify::{check_proof, check_run, second_solver};
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// The answer of `auto`, compared with the oracle; the engine that gave it.
fn answer(terms: &mut Terms, cfa: &Cfa, lanes: &str, what: &str) -> String {
    let oracle = Oracle::explore(terms, cfa);
    let mut engine = registry::make("auto").unwrap();
    engine.set("lanes", lanes).unwrap();
    let control = Control::default();
    let task = Task { cfa, facts: &Invariant::default() };
    let outcome = task.solve(engine.as_mut(), terms, &control).unwrap();
    match &outcome.verdict {
        Verdict::Safe(proof) => {
            oracle.accepts(terms, proof).unwrap_or_else(|why| panic!("{what}: {why}"));
            check_proof(terms, cfa, proof, &Limits::none(), second_solver(&control.solver))
                .unwrap_or_else(|why| panic!("{what}: {why}"));
        }
        Verdict::Unsafe(run) => {
            check_run(terms, cfa, run).unwrap_or_else(|why| panic!("{what}: {why}"));
            assert!(oracle.follow(terms, run).is_some_and(|(at, _)| at == cfa.error), "{what}");
        }
        Verdict::Unknown(why) => panic!("{what}: {why:?}"),
    }
    let by = outcome
        .stats
        .counters()
        .iter()
        .find_map(|(name, _)| name.strip_prefix("answered by ").map(str::to_owned));
    by.unwrap_or_else(|| panic!("{what}: nobody answered"))
}

#[test]
fn two_lanes_are_never_wrong() {
    let mut by = std::collections::BTreeMap::new();
    for seed in 0..60 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(70_000 + seed), &mut terms, &Shape::default());
        let (large, _) = encode(&cfa, BlockSize::Large);
        let cfa = if seed % 2 == 0 { &cfa } else { &large };
        for lanes in ["1", "2"] {
            let engine = answer(&mut terms.clone(), cfa, lanes, &format!("seed {seed}, {lanes} lanes"));
            *by.entry((lanes, engine)).or_insert(0) += 1;
        }
    }
    println!("answers by lanes and engine: {by:?}");
}
