//! Proofs by single cells of arrays, on random automata against the explicit-state oracle.
//!
//! The automata have arrays of four and of two elements; the oracle searches the same automata with a variable for each
//! element. `CERTUS_TEST_SCALE=50` makes some thousands of them.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::check_proof;
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::{Invariant, Proof};
use certus_solver::Limits;
use certus_testing::arrays::WithArrays;
use certus_testing::{Oracle, Rng, scale};
use std::time::Duration;

/// Settings that differ in what they do; each takes cells for arrays of any size.
const SETTINGS: &[&[(&str, &str)]] = &[
    &[("ghosts", "1")],
    &[("ghosts", "2")],
    &[("ghosts", "1"), ("literals", "words")],
    &[("ghosts", "1"), ("literals", "bits"), ("lifting", "off")],
    &[("ghosts", "1"), ("generalisation", "old"), ("cores", "off"), ("widening", "off")],
];

#[test]
fn cells_agree_with_the_oracle() {
    let (mut safe, mut unsafe_, mut quantified) = (0u64, 0u64, 0u64);
    for seed in 0..100 * scale() {
        let mut terms = Terms::new();
        let with = WithArrays::random(&mut Rng::new(seed), &mut terms);
        assert_eq!(with.cfa.validate(&terms), Ok(()), "seed {seed}");
        assert_eq!(with.elements.validate(&terms), Ok(()), "seed {seed}");
        let oracle = Oracle::explore(&terms, &with.elements);
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        let mut engine = registry::make("ic3cfa").unwrap();
        engine.set("cells-from", "1").unwrap();
        for (key, value) in settings {
            engine.set(key, value).unwrap();
        }
        let told = format!("seed {seed}, {settings:?}");
        let facts = Invariant::default();
        let task = Task { cfa: &with.cfa, facts: &facts };
        let limits = Limits::none().with_timeout(Duration::from_secs(300));
        let control = Control { limits, ..Control::default() };
        let verdict = task
            .solve(engine.as_mut(), &mut terms, &control)
            .unwrap_or_else(|e| panic!("{told}: {e}"))
            .verdict;
        match verdict {
            Verdict::Safe(proof) => {
                assert!(oracle.is_safe(), "{told}: it is not safe");
                let of_elements = with.proof(&mut terms, &proof);
                oracle.accepts(&terms, &of_elements).unwrap_or_else(|why| panic!("{told}: {why}"));
                let checked = check_proof(&mut terms, &with.cfa, &proof, &Limits::none(), "native-cadical");
                checked.unwrap_or_else(|why| panic!("{told}: {why}"));
                safe += 1;
                quantified += u64::from(matches!(proof, Proof::Quantified { .. }));
            }
            Verdict::Unsafe(run) => {
                assert!(!oracle.is_safe(), "{told}: it is safe");
                let end = run.execute(&terms, &with.cfa).map(|(at, _)| at);
                assert_eq!(end, Some(with.cfa.error), "{told}: the run does not reach the error");
                unsafe_ += 1;
            }
            Verdict::Unknown(why) => panic!("{told}: {why}"),
        }
    }
    assert!(
        safe > 25 && unsafe_ > 25 && quantified > 15,
        "{safe} safe, {quantified} by cells, {unsafe_} unsafe"
    );
}
