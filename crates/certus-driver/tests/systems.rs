//! Transition systems through the driver: reductions, engines, and certificates on the system.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_driver::{SystemAnswer, SystemJob, verify_system};
use certus_engine::registry;
use certus_logic::{Sort, Terms};
use certus_model::Ts;
use certus_solver::Limits;
use certus_testing::{Rng, SystemOracle, random_system, scale};

/// A counter that goes up by one while it is below a bound, and is bad at another number.
fn counter(terms: &mut Terms, bound: u128, bad: u128) -> Ts {
    let x = terms.var("x", Sort::Bv(8));
    let mut ts = Ts::new(terms);
    ts.add_var(x, "x");
    let (zero, one, bound, bad) = (terms.bv(8, 0), terms.bv(8, 1), terms.bv(8, bound), terms.bv(8, bad));
    ts.init = terms.eq(x, zero);
    let (below, more) = (terms.bvult(x, bound), terms.bvadd(x, one));
    ts.next.insert(x, terms.ite(below, more, x));
    let bad = terms.eq(x, bad);
    ts.add_bad(bad, "bad");
    ts
}

#[test]
fn a_counter_with_a_bound() {
    for name in ["ic3cfa", "bmc", "kinduction", "explicit", "auto"] {
        for (bound, bad, safe) in [(10, 11, true), (10, 10, false), (10, 0, false)] {
            let mut terms = Terms::new();
            let ts = counter(&mut terms, bound, bad);
            let mut engine = registry::make(name).unwrap();
            if name == "bmc" {
                engine.set("bound", "30").unwrap();
            }
            let report = verify_system(&mut terms, &SystemJob::new(&ts), engine.as_mut()).unwrap();
            match report.answer {
                SystemAnswer::Safe(proof, certified) => {
                    assert!(safe, "{name}");
                    assert_eq!(certified.unwrap().solver, "native-cadical");
                    check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
                }
                SystemAnswer::Unsafe(positions) => {
                    assert!(!safe, "{name}");
                    assert_eq!(positions.len() as u128, bad + 1, "{name}");
                    check_positions(&mut terms, &ts, 0, &positions).unwrap();
                    assert!(check_positions(&mut terms, &ts, 0, &positions[1..]).is_err());
                }
                // The counter stays at its bound for ever, so no unrolling ends.
                SystemAnswer::Unknown(why) => assert!(safe && name == "bmc", "{name}: {why}"),
            }
        }
    }
}

#[test]
fn random_systems() {
    let (mut safe, mut wrong, mut open) = (0, 0, 0);
    for seed in 0..300 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(40_000 + seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let name = ["ic3cfa", "kinduction", "bmc", "auto"][seed as usize % 4];
        let mut engine = registry::make(name).unwrap();
        if matches!(name, "bmc" | "kinduction") {
            engine.set("bound", "12").unwrap();
        }
        let report = verify_system(&mut terms, &SystemJob::new(&ts), engine.as_mut()).unwrap();
        match report.answer {
            SystemAnswer::Safe(..) => {
                assert!(oracle.is_safe(0), "seed {seed}, {name}");
                safe += 1;
            }
            SystemAnswer::Unsafe(positions) => {
                assert!(!oracle.is_safe(0), "seed {seed}, {name}");
                assert!(positions.len() > oracle.distance[0].unwrap(), "seed {seed}, {name}");
                wrong += 1;
            }
            SystemAnswer::Unknown(certus_driver::Unknown::Engine(_)) => open += 1,
            SystemAnswer::Unknown(why) => panic!("seed {seed}, {name}: {why}"),
        }
    }
    assert!(safe > 30 && wrong > 30 && open < 80, "{safe} safe, {wrong} not, {open} open");
}
