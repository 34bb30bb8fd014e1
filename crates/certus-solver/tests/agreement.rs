//! Random formulas on the embedded solver, with each SAT side, against Z3.
//!
//! The slice here is 2,000 formulas over bits and 1,600 over numbers, with fixed seeds; `CERTUS_TEST_SCALE=13` makes it
//! 26,000 and 20,800. `CERTUS_ORACLE` names another program to agree with, with its arguments: `yices-smt2 --incremental`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Terms, Value, smtlib};
use certus_solver::process::{ProcessSolver, ProcessSpec};
use certus_solver::{Answer, Limits, Query, Reason, Solver, registry};
use common::formulas::{self, Generator, Shape};
use common::rng::Rng;
use std::time::Duration;

/// Formulas that share an arena and a Z3 process. Few, because Z3 keeps the definitions of all of them in mind.
const BATCH: usize = 8;

fn agree(shape: Shape, seed: u64, batches: usize) {
    let command = match std::env::var("CERTUS_ORACLE") {
        Ok(command) => command,
        Err(_) => {
            let Some(z3) = certus_testing::need::z3() else { return };
            format!("'{}'", z3.display())
        }
    };
    let spec = ProcessSpec::command(&command).unwrap();
    let (mut sat, mut unsat, mut void, mut given_up, mut open) = (0, 0, 0, 0, 0);
    for batch in 0..batches * common::scale() {
        let mut rng = Rng::new(seed * 1_000_003 + batch as u64);
        let mut terms = Terms::new();
        let mut judge = ProcessSolver::start(spec.clone()).unwrap();
        for n in 0..BATCH {
            let formula =
                Generator { terms: &mut terms, rng: &mut rng, shape, prefix: String::new() }.formula();
            let parts = terms.conjuncts(formula);
            // Integers are hard for Z3 too.
            let patience = Limits::none().with_timeout(Duration::from_secs(5));
            let truth = judge.check(&terms, &Query::of(&parts), &patience).unwrap();
            if let Answer::Unknown(_) = truth {
                given_up += 1;
                continue;
            }
            // Z3 5.4 says `sat` to some unsatisfiable equalities of constant arrays over four indices, with
            // a model that is none. Such an answer judges nobody.
            if truth == Answer::Sat && judge.value(&terms, formula).unwrap() != Value::Bool(true) {
                void += 1;
                continue;
            }
            for name in ["native", "native-cadical"] {
                let told = || {
                    let text = smtlib::script_text(&terms, "ALL", &[formula]);
                    format!("{name}, seed {seed}, batch {batch}, formula {n}\n{text}")
                };
                let mut s = registry::make(name).unwrap();
                let answer = s.check(&terms, &Query::of(&parts), &Limits::none()).unwrap();
                // Integers without bounds may take more branches than there is patience for.
                if let Answer::Unknown(Reason::Incomplete(_)) = answer {
                    open += 1;
                    continue;
                }
                assert_eq!(answer, truth, "{}", told());
                if answer == Answer::Sat {
                    assert_eq!(s.value(&terms, formula).unwrap(), Value::Bool(true), "{}", told());
                } else {
                    let core = s.core().to_vec();
                    let again = judge.check(&terms, &Query::of(&core), &Limits::none()).unwrap();
                    assert_eq!(again, Answer::Unsat, "the core of {}", told());
                }
            }
            *(if truth == Answer::Sat { &mut sat } else { &mut unsat }) += 1;
        }
    }
    assert!(void * 200 < sat + unsat, "z3 is wrong too often to be asked: {void} of {}", sat + unsat);
    assert!(open * 100 <= sat + unsat, "the embedded solvers give up too often: {open} of {}", sat + unsat);
    assert!(given_up * 2 < sat + unsat, "z3 gives up too often to be asked: {given_up}");
    assert!(sat * 20 > unsat && unsat * 20 > sat, "both kinds are met: {sat} sat, {unsat} unsat");
}

#[test]
fn bit_vectors() {
    agree(formulas::SMALL, 101, 50);
}

#[test]
fn words() {
    agree(formulas::WORDS, 102, 40);
}

#[test]
fn products_and_quotients() {
    agree(formulas::PRODUCTS, 103, 20);
}

#[test]
fn arrays() {
    agree(formulas::ARRAYS, 104, 50);
}

#[test]
fn functions() {
    agree(formulas::FUNCTIONS, 105, 45);
}

#[test]
fn mixed() {
    agree(formulas::MIXED, 106, 45);
}

#[test]
fn reals() {
    agree(formulas::LRA, 107, 40);
}

#[test]
fn integers() {
    agree(formulas::LIA, 108, 40);
}

#[test]
fn reals_and_functions() {
    agree(formulas::UFLRA, 109, 30);
}

#[test]
fn integers_arrays_and_functions() {
    agree(formulas::AUFLIA, 110, 30);
}

#[test]
fn integers_and_reals() {
    agree(formulas::LIRA, 111, 30);
}

#[test]
fn everything() {
    agree(formulas::EVERYTHING, 112, 30);
}
