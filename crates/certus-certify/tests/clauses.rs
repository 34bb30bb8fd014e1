//! Models of Horn clauses, and mutants of them: the checker says of each what the explicit-state oracle says.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{Failure, check_interpretation};
use certus_logic::{Sort, Term, Terms};
use certus_model::Clauses;
use certus_solver::Limits;
use certus_testing::{ClauseOracle, Rng, random_clauses, random_formula, scale};

fn accepts(terms: &mut Terms, clauses: &Clauses, formulas: &[Term], solver: &str) -> Result<(), String> {
    match check_interpretation(terms, clauses, formulas, &Limits::none(), solver) {
        Ok(_) => Ok(()),
        Err(Failure::Rejected(why)) => Err(why.to_string()),
        Err(other) => panic!("{other}"),
    }
}

/// Changes one of the formulas a little.
fn mutate(rng: &mut Rng, terms: &mut Terms, clauses: &Clauses, formulas: &mut [Term]) {
    let which = rng.below(formulas.len() as u64) as usize;
    let vars: Vec<Term> = clauses.predicates[which].vars.iter().map(|var| var.term).collect();
    let other =
        if vars.is_empty() { terms.bool(rng.chance(50)) } else { random_formula(rng, terms, &vars, 1) };
    let old = formulas[which];
    formulas[which] = match rng.below(5) {
        0 => other,
        1 => terms.and2(old, other),
        2 => terms.or2(old, other),
        3 => terms.xor(old, other),
        _ => terms.not(old),
    };
}

#[test]
fn models_and_mutants() {
    let (mut right, mut wrong, mut satisfiable) = (0u64, 0u64, 0u64);
    for seed in 0..250 * scale() {
        let mut rng = Rng::new(81_000_000 + seed);
        let mut terms = Terms::new();
        let clauses = random_clauses(&mut rng, &mut terms);
        clauses.validate(&mut terms).unwrap();
        let oracle = ClauseOracle::explore(&mut terms, &clauses);
        let solver = if seed % 4 == 0 { "native" } else { "native-cadical" };
        let least = oracle.least_model(&mut terms);
        // The least model is one if there is one at all.
        let found = accepts(&mut terms, &clauses, &least, solver);
        assert_eq!(found.is_ok(), oracle.is_satisfiable(), "seed {seed}: {found:?}");
        satisfiable += u64::from(oracle.is_satisfiable());
        let derivation = oracle.derivation(&terms);
        let checked = derivation.map(|derivation| clauses.check_derivation(&mut terms, &derivation));
        let expected = if oracle.is_satisfiable() { None } else { Some(Ok(())) };
        assert_eq!(checked, expected, "seed {seed}");
        let mut mutant = least;
        for round in 0..8 {
            mutate(&mut rng, &mut terms, &clauses, &mut mutant);
            let expected = oracle.accepts(&mut terms, &clauses, &mutant);
            let found = accepts(&mut terms, &clauses, &mutant, solver);
            assert_eq!(found.is_ok(), expected, "seed {seed}, round {round}: {found:?}");
            *(if expected { &mut right } else { &mut wrong }) += 1;
        }
    }
    assert!(right > 60 * scale() && wrong > 600 * scale(), "{right} mutants are models, {wrong} are not");
    assert!(satisfiable > 70 * scale() && satisfiable < 180 * scale(), "{satisfiable} are satisfiable");
}

#[test]
fn what_is_no_interpretation() {
    let mut rng = Rng::new(1);
    let mut terms = Terms::new();
    let clauses = random_clauses(&mut rng, &mut terms);
    let yes = vec![terms.tru(); clauses.predicates.len()];
    let reason =
        |terms: &mut Terms, formulas: &[Term]| accepts(terms, &clauses, formulas, "native").unwrap_err();
    assert!(reason(&mut terms, &yes[1..]).contains("predicates and"));
    let (foreign, word) = (terms.var("foreign", Sort::Bool), terms.bv(2, 1));
    let mut with = yes.clone();
    with[0] = foreign;
    assert!(reason(&mut terms, &with).contains("`foreign`, which is no variable of it"));
    with[0] = word;
    assert!(reason(&mut terms, &with).contains("is no formula"));
    let function = terms.declare("f", &[Sort::Bool], Sort::Bool);
    let yes = terms.tru();
    with[0] = terms.apply(function, &[yes]);
    assert!(reason(&mut terms, &with).contains("`f`, which is not given"));
}
