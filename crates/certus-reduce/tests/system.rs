//! Reductions of transition systems, each alone and all together, on random systems against an explicit-state search: bad
//! positions are as far away as before, and proofs and runs of the reduced system become such of the original.
//!
//! `CERTUS_TEST_SCALE=20` makes it thousands of systems for each reduction.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::ts::Goal;
use certus_model::{Invariant, Proof, Property, Ts};
use certus_reduce::{SystemReduction, SystemSize, reduce_system, reduce_system_by, system_passes};
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
        assert!(seen.changed > 15, "{pass} did something in {} systems only", seen.changed);
        assert!(seen.safe > 20 && seen.wrong > 20, "{} safe, {} not", seen.safe, seen.wrong);
    }
}

#[test]
fn all_together() {
    let seen = check_many(&system_passes(), 0, 500 * scale());
    assert!(seen.changed > 300 && seen.safe > 100 && seen.wrong > 100);
    assert!(seen.carried > 100 && seen.refused > 10, "{} carried, {} refused", seen.carried, seen.refused);
}

/// A system with a counter of two bits that is bad at 3, after three steps.
fn counter(terms: &mut Terms) -> Ts {
    let mut ts = Ts::new(terms);
    let x = terms.var("x", Sort::Bv(2));
    ts.add_var(x, "x");
    let [zero, one, three] = [0, 1, 3].map(|n| terms.bv(2, n));
    ts.init = terms.eq(x, zero);
    let next = terms.bvadd(x, one);
    ts.next.insert(x, next);
    let bad = terms.eq(x, three);
    ts.add_bad(bad, "b");
    ts
}

fn reduced(terms: &mut Terms, ts: &Ts) -> SystemReduction {
    check(terms, ts, &system_passes(), true, &mut Seen::default()).unwrap();
    reduce_system(terms, ts, &Property::Unreachable(0), None)
}

/// What has nothing to do with the property, and excludes every run to a bad position.
#[test]
fn what_blocks_is_kept() {
    type Block = fn(&mut Terms, &mut Ts, Term);
    let ways: [(&str, Block); 6] = [
        ("a constraint that holds for two positions", |terms, ts, y| {
            let two = terms.bv(2, 2);
            ts.constraint = terms.ne(y, two);
        }),
        ("a relation that lets two steps happen", |terms, ts, y| {
            let two = terms.bv(2, 2);
            ts.trans = terms.ne(y, two);
        }),
        ("a relation over the state after", |terms, ts, y| {
            ts.next.remove(&y);
            let after = Ts::after(terms, y);
            ts.trans = terms.bvult(after, y);
        }),
        ("a constraint without initial states", |terms, ts, y| {
            let one = terms.bv(2, 1);
            ts.constraint = terms.eq(y, one);
        }),
        ("initial values that go in a circle", |terms, ts, y| {
            let (x, z) = (ts.vars[0].term, terms.var("z", Sort::Bv(2)));
            ts.add_var(z, "z");
            let [zero, one] = [0, 1].map(|n| terms.bv(2, n));
            let (not, even) = (terms.bvnot(y), terms.eq(x, zero));
            let (of_z, of_y) = (terms.bvand(z, one), terms.bvand(not, one));
            let (first, second) = (terms.eq(y, of_z), terms.eq(z, of_y));
            ts.init = terms.and(&[even, first, second]);
        }),
        ("two initial values", |terms, ts, y| {
            let one = terms.bv(2, 1);
            let more = terms.eq(y, one);
            ts.init = terms.and2(ts.init, more);
        }),
    ];
    for (told, block) in ways {
        let mut terms = Terms::new();
        let mut ts = counter(&mut terms);
        let y = terms.var("y", Sort::Bv(2));
        ts.add_var(y, "y");
        let [zero, one] = [0, 1].map(|n| terms.bv(2, n));
        let first = terms.eq(y, zero);
        ts.init = terms.and2(ts.init, first);
        let next = terms.bvadd(y, one);
        ts.next.insert(y, next);
        let free = reduced(&mut terms, &ts);
        assert_eq!(free.ts.vars.len(), 1, "without {told}, y is not needed");
        block(&mut terms, &mut ts, y);
        assert_eq!(SystemOracle::explore(&mut terms, &ts).distance, [None], "{told}");
        let reduced = reduced(&mut terms, &ts);
        assert_eq!(SystemOracle::explore(&mut terms, &reduced.ts).distance, [None], "{told}");
    }
}

/// What each reduction is there for.
#[test]
fn what_is_not_needed_is_gone() {
    type More = fn(&mut Terms, &mut Ts);
    // With each: how many bits of state and inputs are left beside the counter.
    let cases: [(&str, More, (u64, u64)); 9] = [
        (
            "functional",
            |terms, ts| {
                let (x, y) = (ts.vars[0].term, terms.var("y", Sort::Bv(4)));
                ts.add_var(y, "y");
                let (after, wide) = (Ts::after(terms, y), terms.zero_extend(2, x));
                ts.trans = terms.eq(after, wide);
            },
            (0, 0),
        ),
        (
            "constrained-inputs",
            |terms, ts| {
                let i = terms.var("i", Sort::Bv(2));
                ts.add_input(i, "i");
                let (x, one) = (ts.vars[0].term, terms.bv(2, 1));
                ts.constraint = terms.eq(i, one);
                let next = terms.bvadd(x, i);
                ts.next.insert(x, next);
            },
            (0, 0),
        ),
        (
            "constrained-states",
            |terms, ts| {
                let y = terms.var("y", Sort::Bool);
                ts.add_var(y, "y");
                ts.next.insert(y, y);
                ts.constraint = terms.not(y);
                ts.bad[0].what = terms.or2(ts.bad[0].what, y);
            },
            (0, 0),
        ),
        (
            "cone",
            |terms, ts| {
                let (y, i) = (terms.var("y", Sort::Bv(8)), terms.var("i", Sort::Bv(8)));
                ts.add_var(y, "y");
                ts.add_input(i, "i");
                let next = terms.bvadd(y, i);
                ts.next.insert(y, next);
            },
            (0, 0),
        ),
        (
            "known-bits",
            |terms, ts| {
                let y = terms.var("y", Sort::Bv(8));
                ts.add_var(y, "y");
                let (four, low) = (terms.bv(8, 4), terms.bv(8, 7));
                let first = terms.eq(y, four);
                ts.init = terms.and2(ts.init, first);
                let more = terms.bvadd(y, four);
                let next = terms.bvand(more, low);
                ts.next.insert(y, next);
                let zero = terms.bv(8, 0);
                let zero = terms.eq(y, zero);
                ts.bad[0].what = terms.and2(ts.bad[0].what, zero);
            },
            (1, 0),
        ),
        (
            "equal",
            |terms, ts| {
                let x = ts.vars[0].term;
                let y = terms.var("y", Sort::Bv(2));
                ts.add_var(y, "y");
                let [zero, one, three] = [0, 1, 3].map(|n| terms.bv(2, n));
                let first = terms.eq(y, zero);
                ts.init = terms.and2(ts.init, first);
                // Each is made from the other.
                let (next, other) = (terms.bvadd(x, one), terms.bvadd(y, one));
                ts.next.insert(y, next);
                ts.next.insert(x, other);
                let there = terms.eq(y, three);
                ts.bad[0].what = terms.and2(ts.bad[0].what, there);
            },
            (0, 0),
        ),
        (
            "needed-bits",
            |terms, ts| {
                let y = terms.var("y", Sort::Bv(100));
                ts.add_var(y, "y");
                let one = terms.bv(100, 1);
                let next = terms.bvadd(y, one);
                ts.next.insert(y, next);
                let low = terms.extract(2, 0, y);
                let five = terms.bv(3, 5);
                let five = terms.eq(low, five);
                ts.bad[0].what = terms.and2(ts.bad[0].what, five);
            },
            (3, 0),
        ),
        (
            "free-terms",
            |terms, ts| {
                let (x, i) = (ts.vars[0].term, terms.var("i", Sort::Bv(2)));
                ts.add_input(i, "i");
                let y = terms.var("y", Sort::Bv(2));
                ts.add_var(y, "y");
                ts.next.insert(y, y);
                let sum = terms.bvadd(y, i);
                let one = terms.bv(2, 1);
                let go = terms.eq(sum, one);
                let next = terms.ite(go, ts.next[&x], x);
                ts.next.insert(x, next);
            },
            (0, 1),
        ),
        (
            "free-states",
            |terms, ts| {
                let (x, y) = (ts.vars[0].term, terms.var("y", Sort::Bool));
                ts.add_var(y, "y");
                let next = terms.ite(y, ts.next[&x], x);
                ts.next.insert(x, next);
            },
            (0, 1),
        ),
    ];
    for (name, more, (state, inputs)) in cases {
        let mut terms = Terms::new();
        let mut ts = counter(&mut terms);
        more(&mut terms, &mut ts);
        let property = Property::Unreachable(0);
        let all = reduce_system(&mut terms, &ts, &property, None);
        let size = SystemSize::of(&terms, &all.ts, &all.property);
        assert_eq!((size.bits, size.input_bits), (2 + state, inputs), "{name}");
        let others: Vec<&str> = system_passes().into_iter().filter(|other| *other != name).collect();
        let less = reduce_system_by(&mut terms, &ts, &property, None, &others);
        let size = SystemSize::of(&terms, &less.ts, &less.property);
        assert!((size.bits, size.input_bits) != (2 + state, inputs), "{name} is not needed for this");
    }
}

/// Questions about infinite runs are left as they are.
#[test]
fn justice_is_left_alone() {
    let mut terms = Terms::new();
    let mut ts = counter(&mut terms);
    ts.justice.push(Goal { name: "j".to_owned(), what: vec![ts.bad[0].what] });
    let property = ts.justice_property(0);
    let reduced = reduce_system(&mut terms, &ts, &property, None);
    assert_eq!((reduced.ts.vars.len(), reduced.ts.bad.len(), reduced.property), (1, 1, property));
    assert!(reduced.stats.iter().all(|stats| stats.rounds == 0));
}

/// States that differ only in bits that do not matter are different on a path, and one state in the reduced system.
#[test]
fn simple_paths_need_the_whole_state() {
    let mut terms = Terms::new();
    let mut ts = Ts::new(&terms);
    let (y, i) = (terms.var("y", Sort::Bv(4)), terms.var("i", Sort::Bool));
    ts.add_var(y, "y");
    ts.add_input(i, "i");
    let [one, two] = [1, 2].map(|n| terms.bv(2, n));
    let first = terms.bv(4, 0);
    ts.init = terms.eq(y, first);
    // The high bits count. The low bits stay 0; from 1, which is not reached, they may become 2 at any time.
    let (high, low) = (terms.extract(3, 2, y), terms.extract(1, 0, y));
    let (count, waiting) = (terms.bvadd(high, one), terms.eq(low, one));
    let leaves = terms.and2(waiting, i);
    let low_after = terms.ite(leaves, two, low);
    let next = terms.concat(&[count, low_after]);
    ts.next.insert(y, next);
    let bad = terms.eq(low, two);
    ts.add_bad(bad, "b");
    let mut seen = Seen::default();
    check(&mut terms, &ts, &["needed-bits"], true, &mut seen).unwrap();
    assert!(seen.changed == 1 && seen.refused > 0, "{} refused", seen.refused);
}

/// A bit of a sum depends on all bits below it.
#[test]
fn carries_come_from_below() {
    for (step, distance) in [(1, 8), (3, 3)] {
        let mut terms = Terms::new();
        let mut ts = Ts::new(&terms);
        let y = terms.var("y", Sort::Bv(5));
        ts.add_var(y, "y");
        let [zero, step] = [0, step].map(|n| terms.bv(5, n));
        ts.init = terms.eq(y, zero);
        let next = terms.bvadd(y, step);
        ts.next.insert(y, next);
        let (middle, two) = (terms.extract(3, 2, y), terms.bv(2, 2));
        let bad = terms.eq(middle, two);
        ts.add_bad(bad, "b");
        let reduced = reduced(&mut terms, &ts);
        assert_eq!(SystemSize::of(&terms, &reduced.ts, &reduced.property).bits, 4);
        assert_eq!(SystemOracle::explore(&mut terms, &reduced.ts).distance, [Some(distance)]);
    }
}

/// Bits that matter only by a detour: by the initial value of another variable, by the relation, by a sign.
#[test]
fn bits_that_matter_by_a_detour() {
    let bit = |terms: &mut Terms, n: u32, word: Term| {
        let (bit, one) = (terms.extract(n, n, word), terms.bv(1, 1));
        terms.eq(bit, one)
    };
    type Case = fn(&mut Terms, &mut Ts, &dyn Fn(&mut Terms, u32, Term) -> Term);
    let cases: [(&str, Case, usize); 3] = [
        (
            "an initial value",
            |terms, ts, bit| {
                let (z, x) = (terms.var("z", Sort::Bv(3)), terms.var("x", Sort::Bv(3)));
                for var in [z, x] {
                    ts.add_var(var, "");
                    ts.next.insert(var, var);
                }
                ts.init = terms.eq(x, z);
                let (high, low) = (bit(terms, 2, x), bit(terms, 0, z));
                let bad = terms.and2(high, low);
                ts.add_bad(bad, "b");
            },
            0,
        ),
        (
            "a relation",
            |terms, ts, bit| {
                let x = terms.var("x", Sort::Bv(3));
                ts.add_var(x, "");
                let (zero, after) = (terms.bv(3, 0), Ts::after(terms, x));
                ts.init = terms.eq(x, zero);
                ts.trans = bit(terms, 1, after);
                let bad = bit(terms, 0, x);
                ts.add_bad(bad, "b");
            },
            1,
        ),
        (
            "a sign",
            |terms, ts, _| {
                let (z, x) = (terms.var("z", Sort::Bv(2)), terms.var("x", Sort::Bv(4)));
                ts.add_var(z, "");
                ts.add_var(x, "");
                let (zero, one) = (terms.bv(2, 0), terms.bv(2, 1));
                let (next, wide) = (terms.bvadd(z, one), terms.sign_extend(2, z));
                ts.next.insert(z, next);
                ts.next.insert(x, wide);
                let (there, first) = (terms.bv(4, 0b1110), terms.bv(4, 0));
                let (first, second) = (terms.eq(z, zero), terms.eq(x, first));
                ts.init = terms.and2(first, second);
                let bad = terms.eq(x, there);
                ts.add_bad(bad, "b");
            },
            3,
        ),
    ];
    for (told, case, distance) in cases {
        let mut terms = Terms::new();
        let mut ts = Ts::new(&terms);
        case(&mut terms, &mut ts, &bit);
        assert_eq!(SystemOracle::explore(&mut terms, &ts).distance, [Some(distance)], "{told}");
        check(&mut terms, &ts, &["needed-bits"], true, &mut Seen::default())
            .unwrap_or_else(|why| panic!("{told}: {why}"));
    }
}
