//! Runs of random circuits as witnesses, against simulators that share no code with the readers.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_formats::{aiger, btor2};
use certus_logic::{Assignment, Terms};
use certus_model::Ts;
use certus_testing::{Rng, simulate};
use common::{is_witness, mutant, random_aiger, random_btor2, shortest_run};

/// How many witnesses and mutants there were, and how many of them were accepted.
#[derive(Default, Debug)]
struct Tally {
    witnesses: usize,
    accepted: usize,
    rejected: usize,
}

/// What a simulator says of a run to a bad position of a number, and what it was asked.
type Simulated<'s> = dyn Fn(&Terms, usize, &[Assignment]) -> (Result<(), String>, String) + 's;

/// Shortest runs are accepted, and mutants exactly if they are runs.
fn check(rng: &mut Rng, tally: &mut Tally, (terms, ts): (&mut Terms, &Ts), simulated: &Simulated<'_>) {
    for bad in 0..ts.bad.len() {
        let Some(run) = shortest_run(terms, ts, bad) else { continue };
        assert!(is_witness(terms, ts, bad, &run));
        let (result, text) = simulated(terms, bad, &run);
        assert_eq!(result, Ok(()), "{text}");
        tally.witnesses += 1;
        for _ in 0..4 {
            let Some(mutant) = mutant(rng, terms, ts, &run) else { continue };
            let expected = is_witness(terms, ts, bad, &mutant);
            let (result, text) = simulated(terms, bad, &mutant);
            assert_eq!(result.is_ok(), expected, "{result:?}\n{text}");
            if expected { tally.accepted += 1 } else { tally.rejected += 1 }
        }
    }
}

#[test]
fn runs_of_btor2() {
    let mut tally = Tally::default();
    for seed in 0..600 * certus_testing::scale() {
        let mut rng = Rng::new(seed);
        let text = random_btor2(&mut rng);
        let mut terms = Terms::new();
        let ts = btor2::read(&mut terms, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let simulated = |terms: &Terms, bad: usize, run: &[Assignment]| {
            let witness = btor2::witness(terms, &ts, bad, run);
            (simulate::btor2::check(&text, &witness), format!("seed {seed}\n{text}\n{witness}"))
        };
        check(&mut rng, &mut tally, (&mut terms, &ts), &simulated);
    }
    assert!(tally.witnesses > 100 && tally.accepted > 100 && tally.rejected > 100, "{tally:?}");
}

#[test]
fn runs_of_aiger() {
    let mut tally = Tally::default();
    for seed in 0..400 * certus_testing::scale() {
        let mut rng = Rng::new(seed);
        let text = random_aiger(&mut rng);
        let mut terms = Terms::new();
        let ts = aiger::read(&mut terms, text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let simulated = |terms: &Terms, bad: usize, run: &[Assignment]| {
            let witness = aiger::witness(terms, &ts, bad, run);
            (simulate::aiger::check(text.as_bytes(), &witness), format!("seed {seed}\n{text}\n{witness}"))
        };
        check(&mut rng, &mut tally, (&mut terms, &ts), &simulated);
    }
    assert!(tally.witnesses > 100 && tally.accepted > 100 && tally.rejected > 100, "{tally:?}");
}

/// The text itself, with states of all kinds: initialised, free at first, free at each step, and an array.
#[test]
fn a_btor2_witness_by_hand() {
    let text = "1 sort bitvec 2\n2 sort array 1 1\n3 zero 1\n4 state 1 x\n5 init 1 4 3\n6 state 2 m\n7 state 1\n8 input 1 i\n\
        9 add 1 4 8\n10 next 1 4 9\n11 next 2 6 6\n12 read 1 6 9\n13 sort bitvec 1\n14 ones 1\n15 eq 13 12 14\n16 eq 13 7 14\n\
        17 and 13 15 16\n18 ugt 13 4 3\n19 and 13 17 18\n20 bad 19\n";
    let mut terms = Terms::new();
    let ts = btor2::read(&mut terms, text.as_bytes()).unwrap();
    let run = shortest_run(&terms, &ts, 0).unwrap();
    let witness = btor2::witness(&terms, &ts, 0, &run);
    simulate::btor2::check(text, &witness).unwrap();
    let head: Vec<&str> = witness.lines().take(4).collect();
    assert_eq!(head, ["sat", "b0", "#0", "0 00 x#0"]);
    assert!(witness.contains("\n#1\n2 11 state7#1\n@1\n"), "{witness}");
    // Whatever is left out or added is noticed.
    for (from, to) in [
        ("sat\n", "unsat\n"),
        ("b0\n", "b1\n"),
        ("#1\n2 11 state7#1\n", ""),
        ("2 11 state7#1\n", "2 10 state7#1\n"),
        ("0 00 x#0", "0 01 x#0"),
        ("@1\n", "@2\n"),
        (".\n", ""),
        (".\n", ".\n.\n"),
    ] {
        let wrong = witness.replace(from, to);
        assert_ne!(wrong, witness, "{from}");
        assert!(simulate::btor2::check(text, &wrong).is_err(), "{wrong}");
    }
}

/// A run goes to the bad position and not on: with one step more its end is not bad, and nobody accepts it.
#[test]
fn a_witness_one_step_too_long() {
    let text = "1 sort bitvec 2\n2 zero 1\n3 state 1 x\n4 init 1 3 2\n5 inc 1 3\n6 next 1 3 5\n7 one 1\n8 sort bitvec 1\n9 eq 8 3 7\n\
        10 bad 9\n";
    let mut terms = Terms::new();
    let ts = btor2::read(&mut terms, text.as_bytes()).unwrap();
    let run = shortest_run(&terms, &ts, 0).unwrap();
    let witness = btor2::witness(&terms, &ts, 0, &run);
    assert_eq!(witness, "sat\nb0\n#0\n0 00 x#0\n@0\n@1\n.\n");
    simulate::btor2::check(text, &witness).unwrap();
    assert!(simulate::btor2::check(text, &witness.replace("@1\n", "@1\n@2\n")).is_err());
    assert!(simulate::btor2::check(text, &witness.replace("@1\n", "")).is_err());
    let text = "aag 1 0 1 0 0 1\n2 3\n2\n";
    let mut terms = Terms::new();
    let ts = aiger::read(&mut terms, text.as_bytes()).unwrap();
    let run = shortest_run(&terms, &ts, 0).unwrap();
    let witness = aiger::witness(&terms, &ts, 0, &run);
    assert_eq!(witness, "1\nb0\n0\n\n\n.\n");
    simulate::aiger::check(text.as_bytes(), &witness).unwrap();
    assert!(simulate::aiger::check(text.as_bytes(), "1\nb0\n0\n\n\n\n.\n").is_err());
    assert!(simulate::aiger::check(text.as_bytes(), "1\nb0\n0\n\n.\n").is_err());
}

/// Arrays that are not zero where nobody looks.
#[test]
fn elements_of_large_arrays() {
    let text = "1 sort bitvec 40\n2 sort bitvec 4\n3 sort array 1 2\n4 state 3 m\n5 input 1 at\n6 read 2 4 5\n\
        7 sort bitvec 1\n8 redand 7 6\n9 bad 8\n10 next 3 4 4\n";
    let mut terms = Terms::new();
    let ts = btor2::read(&mut terms, text.as_bytes()).unwrap();
    let mut position = Assignment::new();
    let element = certus_logic::Value::Bv(certus_logic::Bv::new(4, 15));
    let full = certus_logic::ArrayValue::constant(element, Some(1 << 40));
    position.set(terms.as_var(ts.vars[0].term).unwrap(), certus_logic::Value::Array(Box::new(full)));
    let at = certus_logic::Value::Bv(certus_logic::Bv::new(40, 12_345_678_901));
    position.set(terms.as_var(ts.inputs[0].term).unwrap(), at);
    assert!(is_witness(&mut terms, &ts, 0, std::slice::from_ref(&position)));
    let witness = btor2::witness(&terms, &ts, 0, &[position]);
    simulate::btor2::check(text, &witness).unwrap();
    assert!(witness.len() < 500, "{witness}");
}
