//! Horn clauses through the driver: unfolding, reductions, engines, and certificates on the clauses.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::check_interpretation;
use certus_driver::{ClausesAnswer, ClausesJob, Unknown, verify_clauses};
use certus_engine::registry;
use certus_logic::Terms;
use certus_solver::Limits;
use certus_testing::{ClauseOracle, Rng, random_clauses, scale};

#[test]
fn random_sets_of_clauses() {
    let (mut satisfiable, mut not, mut open) = (0, 0, 0);
    let count = 1000 * scale();
    for seed in 0..count {
        let mut terms = Terms::new();
        let clauses = random_clauses(&mut Rng::new(70_000 + seed), &mut terms);
        let oracle = ClauseOracle::explore(&mut terms, &clauses);
        let name = ["ic3cfa", "kinduction", "bmc", "auto"][seed as usize % 4];
        let mut engine = registry::make(name).unwrap();
        if matches!(name, "bmc" | "kinduction") {
            engine.set("bound", "12").unwrap();
        }
        let report = verify_clauses(&mut terms, &ClausesJob::new(&clauses), engine.as_mut()).unwrap();
        match report.answer {
            ClausesAnswer::Safe(formulas, certified) => {
                assert!(oracle.is_satisfiable(), "seed {seed}, {name}");
                assert_eq!(certified.unwrap().solver, "native-cadical");
                assert!(oracle.accepts(&mut terms, &clauses, &formulas), "seed {seed}, {name}");
                check_interpretation(&mut terms, &clauses, &formulas, &Limits::none(), "native").unwrap();
                satisfiable += 1;
            }
            ClausesAnswer::Unsafe(derivation) => {
                assert!(!oracle.is_satisfiable(), "seed {seed}, {name}");
                clauses.check_derivation(&mut terms, &derivation).unwrap();
                let shortest = oracle.derivation(&terms).unwrap().len();
                assert!(derivation.len() >= shortest, "seed {seed}, {name}");
                // Less of it derives nothing.
                assert!(clauses.check_derivation(&mut terms, &derivation[1..]).is_err());
                assert!(clauses.check_derivation(&mut terms, &derivation[..derivation.len() - 1]).is_err());
                not += 1;
            }
            ClausesAnswer::Unknown(Unknown::Engine(_)) => open += 1,
            ClausesAnswer::Unknown(why) => panic!("seed {seed}, {name}: {why}"),
        }
    }
    let few = count / 8;
    assert!(
        satisfiable > few && not > few && open < count / 4,
        "{satisfiable} satisfiable, {not} not, {open} open"
    );
}
