//! What is written and read again has the same bad positions, at the same distances.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_formats::{Unfit, aiger, btor2, vmt};
use certus_logic::Terms;
use certus_model::Ts;
use certus_testing::{Rng, SystemOracle, random_system};
use common::circuit_distances;

/// The fewest steps to the bad positions of each kind.
fn distances(terms: &mut Terms, ts: &Ts) -> Vec<Option<usize>> {
    ts.validate(terms).unwrap();
    if ts.trans == terms.tru() {
        circuit_distances(terms, ts)
    } else {
        SystemOracle::explore(terms, ts).distance
    }
}

/// A system written and read again, in each format.
fn copies(terms: &mut Terms, ts: &Ts) -> Vec<(String, Terms, Ts)> {
    let mut out = Vec::new();
    let text = vmt::write(terms, ts);
    let mut arena = Terms::new();
    let copy = vmt::read(&mut arena, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    out.push((text, arena, copy));
    let text = btor2::write(terms, ts).unwrap();
    let mut arena = Terms::new();
    let copy = btor2::read(&mut arena, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    out.push((text, arena, copy));
    for encoding in [aiger::Encoding::Text, aiger::Encoding::Binary] {
        let bytes = aiger::write(terms, ts, encoding).unwrap();
        let mut arena = Terms::new();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let copy = aiger::read(&mut arena, &bytes).unwrap_or_else(|error| panic!("{error}\n{text}"));
        out.push((text, arena, copy));
    }
    out
}

#[test]
fn random_systems() {
    let mut reached = 0;
    for seed in 0..250 * certus_testing::scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(seed), &mut terms);
        let expected = SystemOracle::explore(&mut terms, &ts).distance;
        reached += usize::from(expected.iter().any(Option::is_some));
        for (text, mut arena, copy) in copies(&mut terms, &ts) {
            assert_eq!(distances(&mut arena, &copy), expected, "seed {seed}\n{text}");
        }
    }
    assert!(reached > 50);
}

/// From words to bits.
#[test]
fn random_btor2_as_aiger() {
    let mut written = 0;
    for seed in 0..250 * certus_testing::scale() {
        let text = common::random_btor2(&mut Rng::new(seed));
        let mut terms = Terms::new();
        let ts = btor2::read(&mut terms, text.as_bytes()).unwrap();
        let arrays = text.contains(" state 4");
        let bytes = match aiger::write(&mut terms, &ts, aiger::Encoding::Binary) {
            Ok(bytes) => bytes,
            Err(Unfit(why)) => {
                assert!(arrays && why.contains("array"), "{why}\n{text}");
                continue;
            }
        };
        let expected = distances(&mut terms, &ts);
        let mut arena = Terms::new();
        let copy = aiger::read(&mut arena, &bytes).unwrap();
        assert_eq!(distances(&mut arena, &copy), expected, "seed {seed}\n{text}");
        written += 1;
    }
    assert!(written > 100);
}
