//! Reductions of transition systems, each alone and all together, on random systems against an explicit-state search: bad
//! positions are as far away as before, and proofs and runs of the reduced system become such of the original.
//!
//! `CERTUS_TEST_SCALE=20` makes it thousands of systems for each reduction.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_logic::{Term, Terms, Value};
use certus_model::{Invariant, Proof, Property, Ts};
use certus_reduce::{SystemReduction, reduce_system_by, system_passes};
use certus_solver::Limits;
use certus_testing::{Rng, SystemOracle, random_cluttered_system, scale};

const SOLVER: &str = "native";

/// How many runs of a system are lifted.
const RUNS: usize = 12;

/// What was seen in all systems of a test.
#[derive(Default)]
struct Seen {
    changed: u64,
    safe: u64,
    wrong: u64,
    /// Proofs that are not inductive: how many were carried, and how many refused.
    carried: u64,
    refused: u64,
}

fn constant(terms: &mut Terms, value: &Value) -> Term {
    match value {
        Value::Bool(value) => terms.bool(*value),
        Value::Bv(value) => terms.bv_const(value.clone()),
        other => panic!("{other:?} is no value of a small system"),
    }
}

/// The states that are reached, as a formula: the strongest proof.
fn strongest(terms: &mut Terms, oracle: &SystemOracle) -> Term {
    let mut cubes = Vec::new();
    for state in &oracle.reachable {
        let mut parts = Vec::new();
        for (var, value) in oracle.space.values(*state) {
            let value = constant(terms, &value);
            parts.push(terms.eq(var, value));
        }
        cubes.push(terms.and(&parts));
    }
    terms.or(&cubes)
}

fn at_loop(formula: Term) -> Invariant {
    Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() }
}

fn holds(terms: &mut Terms, ts: &Ts, bad: usize, proof: &Proof) -> Result<(), String> {
    let checked = check_system_proof(terms, ts, bad, proof, &Limits::none(), SOLVER);
    checked.map(|_| ()).map_err(|why| why.to_string())
}

/// Proofs of several kinds: those that hold of the reduced system hold of the original, or are refused.
fn other_kinds(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    reduced: &SystemReduction,
    all: Term,
    seen: &mut Seen,
) {
    let yes = terms.tru();
    for formula in [yes, all] {
        for k in 1..4 {
            let formulas = || at_loop(formula);
            for proof in [
                Proof::KInductive { k, formulas: formulas(), simple: false },
                Proof::KInductive { k, formulas: formulas(), simple: true },
                Proof::Bounded { k, formulas: formulas() },
            ] {
                if holds(terms, &reduced.ts, 0, &proof).is_err() {
                    continue;
                }
                match reduced.lift_proof(terms, &proof) {
                    Ok(lifted) => {
                        holds(terms, ts, bad, &lifted).unwrap_or_else(|why| panic!("{proof:?}: {why}"));
                        seen.carried += 1;
                    }
                    Err(_) => seen.refused += 1,
                }
            }
        }
    }
}

/// Reduces a system and checks all that is promised.
fn check(terms: &mut Terms, ts: &Ts, names: &[&str], kinds: bool, seen: &mut Seen) -> Result<(), String> {
    ts.validate(terms)?;
    let before = SystemOracle::explore(terms, ts);
    for bad in 0..ts.bad.len() {
        let reduced = reduce_system_by(terms, ts, &Property::Unreachable(bad), None, names);
        reduced.ts.validate(terms)?;
        seen.changed += u64::from(reduced.stats.iter().filter(|stats| stats.rounds > 0).count() > 0);
        let after = SystemOracle::explore(terms, &reduced.ts);
        if after.distance[0] != before.distance[bad] {
            return Err(format!("bad after {:?}, now {:?}", before.distance[bad], after.distance[0]));
        }
        if after.is_safe(0) {
            seen.safe += 1;
            let formula = strongest(terms, &after);
            let lifted = reduced.lift_formula(terms, formula);
            holds(terms, ts, bad, &Proof::Inductive(at_loop(lifted)))?;
            if !before.is_inductive(terms, ts, bad, lifted) {
                return Err("the oracle does not accept the lifted proof".to_owned());
            }
            if kinds {
                other_kinds(terms, ts, bad, &reduced, formula, seen);
            }
        } else {
            seen.wrong += 1;
            let runs: Vec<_> = after.runs(terms, 0).take(RUNS).collect();
            for run in runs {
                check_positions(terms, &reduced.ts, 0, &run).map_err(|why| format!("the oracle: {why}"))?;
                let lifted = reduced.lift_positions(terms, &run);
                check_positions(terms, ts, bad, &lifted)?;
            }
        }
    }
    Ok(())
}

fn check_many(names: &[&str], first: u64, count: u64) -> Seen {
    let mut seen = Seen::default();
    for seed in first..first + count {
        let mut terms = Terms::new();
        let ts = random_cluttered_system(&mut Rng::new(seed), &mut terms);
        // Other kinds of proof take most of the time.
        if let Err(why) = check(&mut terms, &ts, names, seed % 3 == 0, &mut seen) {
            panic!("seed {seed}, {names:?}: {why}");
        }
    }
    seen
}

#[test]
fn each_alone() {
    for (n, pass) in system_passes().into_iter().enumerate() {
        let seen = check_many(&[pass], 1_000_000 * (n as u64 + 1), 150 * scale());
        assert!(seen.changed > 5, "{pass} did something in {} systems only", seen.changed);
        assert!(seen.safe > 20 && seen.wrong > 20, "{} safe, {} not", seen.safe, seen.wrong);
    }
}

#[test]
fn all_together() {
    let seen = check_many(&system_passes(), 0, 500 * scale());
    assert!(seen.changed > 300 && seen.safe > 100 && seen.wrong > 100);
    assert!(seen.carried > 100 && seen.refused > 10, "{} carried, {} refused", seen.carried, seen.refused);
}
