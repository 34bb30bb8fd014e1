//! Clauses and the automaton they are unfolded into have the same answer, and what is found there is carried back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Term, Terms, Value};
use certus_model::problem::UNREACHABLE;
use certus_model::{Clauses, Invariant, Loc, ProgramCounter, Ts, Unfolded, Variable};
use certus_testing::{Oracle, Rng, Shape, SystemOracle, random_system, scale};
use common::each;
use rustc_hash::FxHashSet;

/// The automaton of a system has the right answer; a run of it is a derivation; all that is reached is an interpretation.
/// The number of its locations.
fn check(terms: &mut Terms, ts: &Ts, bad: usize, safe: bool, what: &str) -> usize {
    let clauses = Clauses::of_system(terms, ts, bad);
    clauses.validate(terms).unwrap();
    let unfolded = Unfolded::new(terms, &clauses);
    unfolded.cfa.validate(terms).unwrap();
    let oracle = Oracle::explore(terms, &unfolded.cfa);
    assert_eq!(oracle.is_safe(), safe, "{what}");
    if let Some(run) = oracle.shortest_run() {
        let derivation = unfolded.derivation(terms, &clauses, &run).expect(what);
        assert_eq!(clauses.check_derivation(terms, &derivation), Ok(()), "{what}");
        let short = &derivation[..derivation.len() - 1];
        assert!(clauses.check_derivation(terms, short).is_err(), "{what}: without its end");
    } else {
        let mut at = Invariant::default();
        for loc in (2..unfolded.cfa.locations.len() as u32).map(Loc) {
            let mut cases = FxHashSet::default();
            for state in oracle.reachable(loc).iter() {
                let own =
                    ts.vars.iter().filter_map(|var| Some((var.term, oracle.space().value(state, var.term)?)));
                let parts: Vec<Term> =
                    own.collect::<Vec<_>>().iter().map(|(var, value)| is(terms, *var, value)).collect();
                cases.insert(terms.and(&parts));
            }
            let cases: Vec<Term> = cases.into_iter().collect();
            at.at.insert(loc, terms.or(&cases));
        }
        let formulas = unfolded.interpretation(terms, &clauses, &at).unwrap();
        let system = SystemOracle::explore(terms, ts);
        assert!(system.is_inductive(terms, ts, bad, formulas[0]), "{what}");
        if at.at.pop_first().is_some() {
            assert_eq!(unfolded.interpretation(terms, &clauses, &at), None, "a location is missing");
        }
    }
    unfolded.cfa.locations.len()
}

/// A variable has a value.
fn is(terms: &mut Terms, var: Term, value: &Value) -> Term {
    let value = match value {
        Value::Bool(value) => terms.bool(*value),
        Value::Bv(value) => terms.bv_const(value.clone()),
        other => panic!("{other:?}"),
    };
    terms.eq(var, value)
}

#[test]
fn random_systems() {
    let (mut unsafe_, mut more) = (0, 0);
    for seed in 0..150 * scale() {
        let mut rng = Rng::new(71_000_000 + seed);
        let mut terms = Terms::new();
        let ts = random_system(&mut rng, &mut terms);
        let truth = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let locations = check(&mut terms, &ts, bad, truth.is_safe(bad), &format!("seed {seed}, {bad}"));
            unsafe_ += u64::from(!truth.is_safe(bad));
            more += u64::from(locations > 3);
        }
    }
    assert!(unsafe_ > 20 * scale() && more > 20 * scale(), "{unsafe_} {more}");
}

#[test]
fn programs_get_their_locations_back() {
    let mut same = 0;
    each(&Shape::default(), 72_000_000, 60, |case| {
        let seed = case.seed;
        let safe = case.oracle.is_safe();
        let map = ProgramCounter::new(&mut case.terms, &case.cfa, UNREACHABLE);
        let clauses = Clauses::of_system(&mut case.terms, &map.ts, 0);
        let unfolded = Unfolded::new(&mut case.terms, &clauses);
        assert!(unfolded.control[0].contains(&map.pc), "seed {seed}: the program counter is control");
        unfolded.cfa.validate(&case.terms).unwrap();
        if unfolded.cfa.state_bits(&case.terms) <= 16 {
            assert_eq!(Oracle::explore(&case.terms, &unfolded.cfa).is_safe(), safe, "seed {seed}");
            same += 1;
        }
    });
    assert!(same > 10, "{same} are small enough");
}

/// An automaton as clauses has the same answer, and so has the automaton of these; and as a system, too, for its variables are not
/// those that stand for values after a step.
#[test]
fn automata_are_clauses() {
    let (mut small, mut unsafe_, mut systems) = (0, 0, 0);
    each(&Shape::tiny(), 73_000_000, 120, |case| {
        let (seed, safe) = (case.seed, case.oracle.is_safe());
        let terms = &mut case.terms;
        let clauses = Clauses::of_automaton(terms, &case.cfa);
        assert_eq!(clauses.validate(terms), Ok(()), "seed {seed}");
        let unfolded = Unfolded::new(terms, &clauses);
        assert_eq!(unfolded.cfa.validate(terms), Ok(()), "seed {seed}");
        let primed: Vec<Term> = unfolded.cfa.vars.iter().map(|var| Ts::after(terms, var.term)).collect();
        assert!(unfolded.cfa.vars.iter().all(|var| !primed.contains(&var.term)), "seed {seed}");
        let map = ProgramCounter::new(terms, &unfolded.cfa, UNREACHABLE);
        assert_eq!(map.ts.validate(terms), Ok(()), "seed {seed}");
        let sum = |vars: &[Variable]| -> u32 { vars.iter().map(|var| bits(terms, var.term)).sum() };
        let own = sum(&unfolded.cfa.vars);
        // A step is from one state to another.
        let all = 2 * sum(&map.ts.vars) + sum(&map.ts.inputs);
        if own > 16 {
            return;
        }
        let oracle = Oracle::explore(terms, &unfolded.cfa);
        assert_eq!(oracle.is_safe(), safe, "seed {seed}");
        if let Some(run) = oracle.shortest_run() {
            let derivation = unfolded.derivation(terms, &clauses, &run).unwrap();
            assert_eq!(clauses.check_derivation(terms, &derivation), Ok(()), "seed {seed}");
            unsafe_ += 1;
        }
        small += 1;
        if all <= 20 {
            assert_eq!(SystemOracle::explore(terms, &map.ts).is_safe(0), safe, "seed {seed}");
            systems += 1;
        }
    });
    assert!(small > 30 && unsafe_ > 5 && systems > 5, "{small} {unsafe_} {systems}");
}

fn bits(terms: &Terms, var: Term) -> u32 {
    match terms.sort(var) {
        Sort::Bv(width) => width,
        _ => 1,
    }
}

/// Who has no time gets the automaton in which nothing is unfolded.
#[test]
fn unfolding_can_be_ended() {
    each(&Shape::tiny(), 74_000_000, 20, |case| {
        let map = ProgramCounter::new(&mut case.terms, &case.cfa, UNREACHABLE);
        let clauses = Clauses::of_system(&mut case.terms, &map.ts, 0);
        let unfolded = Unfolded::within(&mut case.terms, &clauses, &|| true);
        assert!(unfolded.control.iter().all(Vec::is_empty));
        assert_eq!(unfolded.cfa.locations.len(), 3);
        if unfolded.cfa.state_bits(&case.terms) <= 16 {
            let oracle = Oracle::explore(&case.terms, &unfolded.cfa);
            assert_eq!(oracle.is_safe(), case.oracle.is_safe(), "seed {}", case.seed);
        }
    });
}

/// A system whose step is `n` diamonds, one behind the other, as path formulas write them: each place where paths meet is
/// part of two formulas. In each diamond, `x` goes up by one or stays.
fn diamonds(terms: &mut Terms, n: usize, width: u32) -> Clauses {
    let sort = Sort::Bv(width);
    let mut ts = Ts::new(terms);
    let x = terms.fresh("x", sort);
    ts.add_var(x, "x");
    let (zero, one) = (terms.bv(width, 0), terms.bv(width, 1));
    ts.init = terms.eq(x, zero);
    let bad = terms.eq(x, one);
    ts.add_bad(bad, "one");
    let mut here = terms.tru();
    let mut value = x;
    for k in 0..n {
        let next = terms.fresh("v", sort);
        ts.add_input(next, format!("v{k}"));
        let test = terms.fresh("c", Sort::Bool);
        ts.add_input(test, format!("c{k}"));
        // Two at a time, so that it is never one.
        let two = terms.bvadd(one, one);
        let more = terms.bvadd(value, two);
        let (up, stays, not) = (terms.eq(next, more), terms.eq(next, value), terms.not(test));
        let (left, right) = (terms.and(&[here, test, up]), terms.and(&[here, not, stays]));
        here = terms.or2(left, right);
        value = next;
    }
    let after = Ts::after(terms, x);
    let last = terms.eq(after, value);
    ts.trans = terms.and2(here, last);
    Clauses::of_system(terms, &ts, 0)
}

#[test]
fn places_where_paths_meet_are_written_once() {
    let mut terms = Terms::new();
    let clauses = diamonds(&mut terms, 3, 2);
    let unfolded = Unfolded::new(&mut terms, &clauses);
    assert!(Oracle::explore(&terms, &unfolded.cfa).is_safe());
    // As a tree it would have 2^80 paths.
    let clauses = diamonds(&mut terms, 80, 32);
    let unfolded = Unfolded::new(&mut terms, &clauses);
    let commands: usize = unfolded.cfa.edges.iter().map(|edge| edge.block.steps().count()).sum();
    assert!((160..1_000).contains(&commands), "{commands}");
}
