//! Proofs with something changed: the checker says of each what the explicit-state oracle says.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use certus_certify::{Failure, check_proof};
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Proof};
use certus_solver::Limits;
use certus_testing::examples::two_branches;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};
use common::{holds_by_steps, lift, mutate, strongest, weakest};

/// Whether the checker accepts a proof; another failure than a rejection is one of the test.
fn accepts(terms: &mut Terms, cfa: &Cfa, proof: &Proof, seed: u64) -> Result<(), String> {
    let solver = if seed.is_multiple_of(4) { "native" } else { "native-cadical" };
    match check_proof(terms, cfa, proof, &Limits::none(), solver) {
        Ok(_) => Ok(()),
        Err(Failure::Rejected(why)) => Err(why.to_string()),
        Err(other) => panic!("seed {seed}: {other}"),
    }
}

/// The proofs of an engine for an automaton, if it has one within a small bound.
fn prove(terms: &mut Terms, cfa: &Cfa, engine: &str, options: &[(&str, &str)]) -> Option<Proof> {
    let mut engine = registry::make(engine).unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let task = Task { cfa, facts: &Invariant::default() };
    match task.solve(engine.as_mut(), terms, &Control::default()).unwrap().verdict {
        Verdict::Safe(proof) => Some(proof),
        _ => None,
    }
}

#[test]
fn inductive_invariants() {
    let (mut right, mut wrong) = (0u64, 0u64);
    for seed in 0..120 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let shape = if seed % 8 == 0 { Shape::default() } else { Shape::tiny() };
        let cfa = random_cfa(&mut rng, &mut terms, &shape);
        let oracle = Oracle::explore(&terms, &cfa);
        let mut proofs = vec![strongest(&mut terms, &oracle), weakest(&mut terms, &oracle)];
        if let Some(Proof::Inductive(found)) = prove(&mut terms, &cfa, "kinduction", &[("bound", "6")]) {
            proofs.push(found);
        }
        for proof in proofs {
            for round in 0..8 {
                // The first is the proof itself; then mutants of mutants, so that some have fewer locations.
                let mut mutant = proof.clone();
                for _ in 0..round.min(3) {
                    mutant = mutate(&mut rng, &mut terms, &cfa, &mutant);
                }
                let expected = oracle.holds(&terms, &mutant);
                let found = accepts(&mut terms, &cfa, &Proof::Inductive(mutant.clone()), seed);
                assert_eq!(
                    found.is_ok(),
                    expected.is_ok(),
                    "seed {seed}, round {round}: {found:?}, {expected:?}"
                );
                if round == 0 {
                    assert_eq!(found.is_ok(), oracle.is_safe(), "seed {seed}");
                    continue;
                }
                let count = if found.is_ok() { &mut right } else { &mut wrong };
                *count += 1;
            }
        }
    }
    assert!(right > 100 && wrong > 500, "{right} mutants are proofs, {wrong} are not");
}

#[test]
fn proofs_by_several_steps() {
    let (mut right, mut wrong) = (0u64, 0u64);
    for seed in 0..300 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let cfa = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let (large, origin) = encode(&cfa, BlockSize::Large);
        let oracle = Oracle::explore(&terms, &large);
        let mut proofs = Vec::new();
        proofs.extend(prove(&mut terms, &large, "kinduction", &[("bound", "8")]));
        proofs.extend(prove(&mut terms, &large, "bmc", &[("bound", "8")]));
        proofs.extend(prove(&mut terms, &large, "kinduction", &[("bound", "8"), ("simple", "on")]));
        for proof in proofs {
            for round in 0..8u64 {
                let mut formulas = Invariant { at: proof.formulas().clone() };
                if round > 2 {
                    let listed = formulas.at.clone();
                    formulas = mutate(&mut rng, &mut terms, &large, &formulas);
                    // The oracle counts edges as steps, so what is listed stays listed.
                    for (loc, formula) in listed {
                        formulas.at.entry(loc).or_insert(formula);
                    }
                }
                let mutant = match (proof.with_formulas(formulas), round) {
                    (Proof::KInductive { k, formulas, simple }, 1 | 4) => {
                        Proof::KInductive { k: k - 1, formulas, simple }
                    }
                    (Proof::KInductive { k, formulas, simple }, 2) => {
                        Proof::KInductive { k: k + 1, formulas, simple }
                    }
                    (Proof::Bounded { k, formulas }, 1 | 5) => Proof::Bounded { k: k - 1, formulas },
                    (Proof::Bounded { k, formulas }, 6) => Proof::KInductive { k, formulas, simple: false },
                    (same, _) => same,
                };
                let lifted = lift(&terms, &cfa, &large, &origin, &mutant);
                let found = accepts(&mut terms, &large, &mutant, seed);
                let on_raw = accepts(&mut terms, &cfa, &lifted, seed);
                let what = format!("seed {seed}, round {round}: {found:?}, {on_raw:?}, {mutant:?}");
                assert_eq!(found.is_ok(), on_raw.is_ok(), "{what}");
                match holds_by_steps(&terms, &oracle, &mutant) {
                    Some(expected) => assert_eq!(found.is_ok(), expected, "{what}"),
                    None => assert!(found.is_err() || oracle.is_safe(), "{what}"),
                }
                assert!(round > 0 || found.is_ok(), "{what}");
                let count = if found.is_ok() { &mut right } else { &mut wrong };
                *count += u64::from(round > 0);
            }
        }
    }
    assert!(right > 100 && wrong > 100, "{right} mutants are proofs, {wrong} are not");
}

#[test]
fn unsafe_automata_have_no_proof() {
    for seed in 0..200 * scale() {
        let mut terms = Terms::new();
        let mut rng = Rng::new(seed);
        let cfa = random_cfa(&mut rng, &mut terms, &Shape::tiny());
        let oracle = Oracle::explore(&terms, &cfa);
        if oracle.is_safe() {
            continue;
        }
        let length = oracle.shortest_run().unwrap().steps.len() as u32;
        let mut formulas = strongest(&mut terms, &oracle);
        formulas.at.remove(&cfa.error);
        for k in [length, length + 1, length + 5] {
            for proof in [
                Proof::KInductive { k, formulas: formulas.clone(), simple: false },
                Proof::KInductive { k, formulas: formulas.clone(), simple: true },
                Proof::Bounded { k, formulas: formulas.clone() },
            ] {
                assert!(accepts(&mut terms, &cfa, &proof, seed).is_err(), "seed {seed}: {proof:?}");
            }
        }
    }
}

#[test]
fn what_holds_at_one_branch_does_not_bind_the_other() {
    // At B all states are equal, so no simple path meets B twice; but there is one that only meets C, and it
    // leads to the error after 9 steps.
    let mut terms = Terms::new();
    let cfa = two_branches(&mut terms);
    let listed = cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error);
    let formulas = Invariant { at: listed.map(|loc| (loc, terms.tru())).collect() };
    for k in 1..12 {
        for simple in [false, true] {
            let proof = Proof::KInductive { k, formulas: formulas.clone(), simple };
            assert!(accepts(&mut terms, &cfa, &proof, 1).is_err(), "{k}");
        }
    }
}
