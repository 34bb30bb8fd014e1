//! `imc`, `pdkind` and `ic3smt`: random systems of bits and of small numbers in many settings, against oracles; hand-written systems
//! over Int and Real; positions with constraints, inputs and relations. Proofs and runs are checked on the system.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_engine::{Board, Control, Outcome, Verdict, registry, solve};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use certus_model::{Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_solver::Limits;
use certus_testing::{Rng, SystemOracle, random_system, scale};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

type Settings = (&'static str, &'static [(&'static str, &'static str)]);

/// Settings that differ in what is done.
const SETTINGS: &[Settings] = &[
    ("imc", &[]),
    ("imc", &[("image", "all"), ("strength", "pudlak")]),
    ("imc", &[("strength", "dual"), ("growth", "images"), ("simplify", "0")]),
    ("imc", &[("interpolation", "cubes")]),
    ("imc", &[("farkas", "decomposed"), ("interpolation", "proofs")]),
    ("pdkind", &[]),
    ("pdkind", &[("k", "1")]),
    ("pdkind", &[("explanations", "cores")]),
    ("pdkind", &[("k", "2"), ("strength", "dual"), ("farkas", "dual")]),
    ("pdkind", &[("inductive", "off"), ("simplify", "0")]),
    ("pdkind", &[("interpolation", "cubes"), ("k", "3")]),
    ("ic3smt", &[]),
    ("ic3smt", &[("preimages", "points")]),
    ("ic3smt", &[("preimages", "exact"), ("cubes", "3")]),
    ("ic3smt", &[("lifting", "off"), ("generalisation", "none"), ("widening", "off")]),
    ("ic3smt", &[("generalisation", "old"), ("ctg", "2"), ("order", "newest")]),
    ("ic3smt", &[("literals", "words"), ("may", "4"), ("requeue", "off"), ("pushing", "off")]),
    ("ic3smt", &[("literals", "bits"), ("steps", "off"), ("context", "off"), ("minimal", "off")]),
];

/// Whether a system is safe, by an engine; what it gives for that is checked. Nothing if it has no answer in time.
fn says(terms: &mut Terms, ts: &Ts, bad: usize, (name, options): Settings, told: &str) -> Option<bool> {
    let mut engine = registry::make(name).unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let property = Property::Unreachable(bad);
    let problem = Problem::of_system(ts, &property);
    let limits = Limits::none().with_timeout(Duration::from_secs(10));
    let control = Control { limits, ..Control::default() };
    let Outcome { verdict, .. } = solve(engine.as_mut(), terms, &problem, &Invariant::default(), &control)
        .unwrap_or_else(|why| panic!("{told}, {name} {options:?}: {why}"));
    match verdict {
        Verdict::Safe(proof) => {
            check_system_proof(terms, ts, bad, &proof, &Limits::none(), "native-cadical")
                .unwrap_or_else(|why| panic!("{told}, {name} {options:?}: {why}"));
            Some(true)
        }
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &property);
            let positions = automaton.positions(terms, ts, &run);
            let positions = positions.unwrap_or_else(|| panic!("{told}, {name} {options:?}: no run"));
            check_positions(terms, ts, bad, &positions)
                .unwrap_or_else(|why| panic!("{told}, {name} {options:?}: {why}"));
            Some(false)
        }
        Verdict::Unknown(_) => None,
    }
}

#[test]
fn random_systems_in_every_setting() {
    let (mut safe, mut wrong) = (0, 0);
    for seed in 0..60 * SETTINGS.len() as u64 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(5_000_000 + seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        let told = format!("seed {seed}");
        let answer = says(&mut terms, &ts, 0, settings, &told);
        assert_eq!(answer, Some(oracle.is_safe(0)), "{told}, {settings:?}");
        if oracle.is_safe(0) { safe += 1 } else { wrong += 1 }
    }
    assert!(safe > 100 && wrong > 100, "{safe} safe, {wrong} not");
}

/// Numbers from 0 to this one are the values of variables of a random system.
const MOST: i64 = 4;

fn value(terms: &mut Terms, sort: Sort, n: i64) -> (Term, Value) {
    let term = if sort == Sort::Int {
        terms.int(n)
    } else {
        let n = terms.int(n);
        terms.to_real(n)
    };
    (term, terms.eval(term, &Assignment::new()))
}

/// A comparison of sums of variables.
fn random_comparison(rng: &mut Rng, terms: &mut Terms, over: &[Term], sort: Sort) -> Term {
    let mut sum = value(terms, sort, rng.below(7) as i64 - 3).0;
    for _ in 0..1 + rng.below(2) {
        let var = *rng.pick(over);
        sum = if rng.chance(50) { terms.add(sum, var) } else { terms.sub(sum, var) };
    }
    let bound = value(terms, sort, rng.below(5) as i64 - 1).0;
    match rng.below(4) {
        0 => terms.eq(sum, bound),
        1 => terms.lt(sum, bound),
        _ => terms.le(sum, bound),
    }
}

/// A system of two or three numbers between 0 and [`MOST`], and an input. Over the reals, values stay whole.
fn random_numbers(rng: &mut Rng, terms: &mut Terms, sort: Sort) -> Ts {
    let mut ts = Ts::new(terms);
    let mut state = Vec::new();
    for n in 0..2 + rng.below(2) {
        let var = terms.fresh("n", sort);
        ts.add_var(var, format!("n{n}"));
        state.push(var);
    }
    let input = terms.fresh("i", Sort::Bool);
    ts.add_input(input, "i");
    let (zero, most) = (value(terms, sort, 0).0, value(terms, sort, MOST).0);
    let mut first = Vec::new();
    for var in &state {
        let most = rng.below(3) as i64;
        let least = if rng.chance(70) { most } else { 0 };
        // One by one: between two of them there are others, over the reals.
        let whole: Vec<Term> = (least..=most)
            .map(|n| {
                let n = value(terms, sort, n).0;
                terms.eq(*var, n)
            })
            .collect();
        first.push(terms.or(&whole));
        let low = terms.le(zero, *var);
        first.push(low);
    }
    ts.init = terms.and(&first);
    let mut relation = vec![ts.trans];
    for var in &state {
        let step = value(terms, sort, 1 + rng.below(2) as i64).0;
        let other = *rng.pick(&state);
        let mut changed = match rng.below(4) {
            0 => terms.sub(*var, step),
            1 => other,
            _ => terms.add(*var, step),
        };
        // What would leave the range stays as it is.
        let (above, below) = (terms.lt(most, changed), terms.lt(changed, zero));
        let out = terms.or2(above, below);
        changed = terms.ite(out, *var, changed);
        let test = if rng.chance(50) { input } else { random_comparison(rng, terms, &state, sort) };
        let value = terms.ite(test, changed, *var);
        if rng.chance(80) {
            ts.next.insert(*var, value);
        } else {
            let after = Ts::after(terms, *var);
            let same = terms.eq(after, value);
            let kept = terms.eq(after, *var);
            relation.push(terms.or2(same, kept));
        }
    }
    ts.trans = terms.and(&relation);
    if rng.chance(40) {
        let holds = random_comparison(rng, terms, &state, sort);
        ts.constraint = terms.or2(holds, input);
    }
    let mut bad: Vec<Term> = (0..2).map(|_| random_comparison(rng, terms, &state, sort)).collect();
    if rng.chance(30) {
        bad.push(input);
    }
    let bad = terms.and(&bad);
    ts.add_bad(bad, "");
    ts
}

/// Whether a bad position of a system of numbers is reached, by trying all values.
fn is_safe(terms: &mut Terms, ts: &Ts, sort: Sort) -> bool {
    let vars: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
    let values: Vec<Value> = (0..=MOST).map(|n| value(terms, sort, n).1).collect();
    let symbols: Vec<_> = vars.iter().map(|var| terms.as_var(*var).unwrap()).collect();
    let input = terms.as_var(ts.inputs[0].term).unwrap();
    let count = values.len().pow(vars.len() as u32);
    let state = |number: usize| {
        let mut out = Assignment::new();
        let mut rest = number;
        for symbol in &symbols {
            out.set(*symbol, values[rest % values.len()].clone());
            rest /= values.len();
        }
        out
    };
    let relation = ts.relation(terms);
    let truth = |terms: &Terms, t: Term, at: &Assignment| terms.eval(t, at) == Value::Bool(true);
    let mut reached: BTreeSet<usize> = (0..count).filter(|n| truth(terms, ts.init, &state(*n))).collect();
    let mut open: Vec<usize> = reached.iter().copied().collect();
    while let Some(number) = open.pop() {
        for choice in [false, true] {
            let mut position = state(number);
            position.set(input, Value::Bool(choice));
            if truth(terms, ts.constraint, &position) && truth(terms, ts.bad[0].what, &position) {
                return false;
            }
            for next in 0..count {
                if reached.contains(&next) {
                    continue;
                }
                let both = ts.step(terms, &position, &state(next));
                if truth(terms, relation, &both) {
                    reached.insert(next);
                    open.push(next);
                }
            }
        }
    }
    true
}

#[test]
fn random_numbers_in_every_setting() {
    let (mut safe, mut wrong, mut open) = (0, 0, Vec::new());
    for seed in 0..12 * SETTINGS.len() as u64 * scale() {
        let mut terms = Terms::new();
        let sort = if seed % 3 == 2 { Sort::Real } else { Sort::Int };
        let ts = random_numbers(&mut Rng::new(6_000_000 + seed), &mut terms, sort);
        ts.validate(&mut terms).unwrap();
        let truth = is_safe(&mut terms, &ts, sort);
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        let told = format!("seed {seed}");
        match says(&mut terms, &ts, 0, settings, &told) {
            Some(answer) => assert_eq!(answer, truth, "{told}, {settings:?}"),
            None => open.push((seed, settings)),
        }
        if truth { safe += 1 } else { wrong += 1 }
    }
    assert!(safe > 30 && wrong > 30, "{safe} safe, {wrong} not");
    assert!(open.len() * 20 < safe + wrong, "open: {open:?}");
}

/// What a hand-written system is made by.
type Make = fn(&mut Terms) -> Ts;

/// A system of variables of one sort, its initial state, and what each becomes.
fn system(terms: &mut Terms, sort: Sort, names: &[&str], first: &[i64]) -> (Ts, Vec<Term>) {
    let mut ts = Ts::new(terms);
    let mut vars = Vec::new();
    let mut init = Vec::new();
    for (name, n) in names.iter().zip(first) {
        let var = terms.var(name, sort);
        ts.add_var(var, *name);
        let n = value(terms, sort, *n).0;
        init.push(terms.eq(var, n));
        vars.push(var);
    }
    ts.init = terms.and(&init);
    (ts, vars)
}

/// `x` goes up by one to ten; is it ever `limit`?
fn counter(terms: &mut Terms, sort: Sort, limit: i64) -> Ts {
    let (mut ts, vars) = system(terms, sort, &["x"], &[0]);
    let (one, ten) = (value(terms, sort, 1).0, value(terms, sort, 10).0);
    let less = terms.lt(vars[0], ten);
    let up = terms.add(vars[0], one);
    ts.next.insert(vars[0], terms.ite(less, up, vars[0]));
    let limit = value(terms, sort, limit).0;
    let bad = terms.le(limit, vars[0]);
    ts.add_bad(bad, "");
    ts
}

/// `x` goes up and `y` down, together; their sum is 5 for ever, or is not.
fn sum(terms: &mut Terms, sort: Sort, drift: i64) -> Ts {
    let (mut ts, vars) = system(terms, sort, &["x", "y"], &[0, 5]);
    let one = value(terms, sort, 1).0;
    let down = value(terms, sort, 1 + drift).0;
    ts.next.insert(vars[0], terms.add(vars[0], one));
    ts.next.insert(vars[1], terms.sub(vars[1], down));
    let both = terms.add(vars[0], vars[1]);
    let five = value(terms, sort, 5).0;
    let same = terms.eq(both, five);
    let bad = terms.not(same);
    ts.add_bad(bad, "");
    ts
}

/// Three different numbers change places: never the same, though two steps are needed to see it.
fn rotation(terms: &mut Terms, third: i64) -> Ts {
    let (mut ts, vars) = system(terms, Sort::Int, &["a", "b", "c"], &[1, 2, third]);
    for n in 0..3 {
        ts.next.insert(vars[n], vars[(n + 1) % 3]);
    }
    let bad = terms.eq(vars[0], vars[1]);
    ts.add_bad(bad, "");
    ts
}

/// A real `x` is halved, or an input between 0 and 1 is added where the constraint says so; it stays below 2, but not below 1.
fn reals(terms: &mut Terms, limit: i64) -> Ts {
    let (mut ts, vars) = system(terms, Sort::Real, &["x"], &[0]);
    let input = terms.var("i", Sort::Real);
    ts.add_input(input, "i");
    let (zero, one, limit) =
        (value(terms, Sort::Real, 0).0, value(terms, Sort::Real, 1).0, value(terms, Sort::Real, limit).0);
    let (low, high) = (terms.le(zero, input), terms.le(input, one));
    ts.constraint = terms.and2(low, high);
    // 2 x' = x + i
    let after = Ts::after(terms, vars[0]);
    let twice = terms.add(after, after);
    let more = terms.add(vars[0], input);
    ts.trans = terms.eq(twice, more);
    let up = terms.add(vars[0], input);
    let bad = terms.lt(limit, up);
    ts.add_bad(bad, "");
    ts
}

#[test]
fn numbers_by_hand() {
    let cases: &[(&str, Make, bool)] = &[
        ("counter", |t| counter(t, Sort::Int, 11), true),
        ("counter that is reached", |t| counter(t, Sort::Int, 10), false),
        ("real counter", |t| counter(t, Sort::Real, 11), true),
        ("real counter that is reached", |t| counter(t, Sort::Real, 10), false),
        ("sum", |t| sum(t, Sort::Int, 0), true),
        ("sum that drifts", |t| sum(t, Sort::Int, 1), false),
        ("real sum", |t| sum(t, Sort::Real, 0), true),
        ("real sum that drifts", |t| sum(t, Sort::Real, 1), false),
        ("rotation", |t| rotation(t, 3), true),
        ("rotation of two equal ones", |t| rotation(t, 1), false),
        ("average", |t| reals(t, 2), true),
        ("average that is too large", |t| reals(t, 1), false),
    ];
    for (name, make, safe) in cases {
        for engine in ["imc", "pdkind", "ic3smt"] {
            let mut terms = Terms::new();
            let ts = make(&mut terms);
            ts.validate(&mut terms).unwrap();
            assert_eq!(says(&mut terms, &ts, 0, (engine, &[]), name), Some(*safe), "{name}, {engine}");
        }
    }
}

/// Positions: a state is bad only with an input, the constraint excludes positions, a step is not always possible.
#[test]
fn positions_in_every_setting() {
    type Case = (&'static str, fn(&mut Terms, &mut Ts, [Term; 2]), bool);
    let cases: &[Case] = &[
        ("as it is", |_, _, _| {}, false),
        ("no initial state", |terms, ts, _| ts.init = terms.fls(), true),
        (
            "the constraint excludes the initial states",
            |terms, ts, _| ts.constraint = terms.not(ts.init),
            true,
        ),
        ("the constraint excludes bad inputs", |terms, ts, [_, i]| ts.constraint = terms.not(i), true),
        (
            "the constraint excludes the bad state",
            |terms, ts, [x, _]| {
                let three = terms.int(3);
                ts.constraint = terms.lt(x, three);
            },
            true,
        ),
        ("no step", |terms, ts, _| ts.trans = terms.fls(), true),
        (
            "no step from two",
            |terms, ts, [x, _]| {
                let two = terms.int(2);
                let is = terms.eq(x, two);
                ts.trans = terms.not(is);
            },
            true,
        ),
        (
            "no step from a bad position",
            |terms, ts, _| {
                ts.trans = terms.not(ts.bad[0].what);
            },
            false,
        ),
        ("no next value", |_, ts, _| ts.next.clear(), false),
        (
            "a next value that is no three",
            |terms, ts, [x, _]| {
                ts.next.clear();
                let (after, three) = (Ts::after(terms, x), terms.int(3));
                ts.trans = terms.lt(after, three);
            },
            true,
        ),
        ("any state at first", |terms, ts, _| ts.init = terms.tru(), false),
        ("bad without a variable", |terms, ts, _| ts.bad[0].what = terms.tru(), false),
        ("never bad", |terms, ts, _| ts.bad[0].what = terms.fls(), true),
    ];
    for (name, change, safe) in cases {
        for settings in SETTINGS {
            let mut terms = Terms::new();
            let (mut ts, vars) = system(&mut terms, Sort::Int, &["x"], &[0]);
            let i = terms.var("i", Sort::Bool);
            ts.add_input(i, "i");
            let (one, three) = (terms.int(1), terms.int(3));
            let (up, less) = (terms.add(vars[0], one), terms.lt(vars[0], three));
            let up = terms.ite(less, up, vars[0]);
            ts.next.insert(vars[0], up);
            let there = terms.eq(vars[0], three);
            let bad = terms.and2(there, i);
            ts.add_bad(bad, "");
            change(&mut terms, &mut ts, [vars[0], i]);
            ts.validate(&mut terms).unwrap();
            let answer = says(&mut terms, &ts, 0, *settings, name);
            // Without generalisation there are as many lemmas as numbers, and with single states as many obligations.
            let few = [("generalisation", "none"), ("preimages", "points")];
            let open = answer.is_none() && few.iter().any(|option| settings.1.contains(option));
            assert!(open || answer == Some(*safe), "{name}, {settings:?}: {answer:?}");
        }
    }
}

/// Facts from outside are used, and are part of the proof: without this one nothing here can be proved by one step.
#[test]
fn facts_are_part_of_proofs() {
    for engine in ["imc", "pdkind", "ic3smt"] {
        let mut terms = Terms::new();
        let ts = sum(&mut terms, Sort::Int, 0);
        let fact = terms.not(ts.bad[0].what);
        let facts = Invariant { at: [(Ts::LOOP, fact)].into_iter().collect() };
        let property = Property::Unreachable(0);
        let problem = Problem::of_system(&ts, &property);
        let mut engine = registry::make(engine).unwrap();
        let outcome = solve(engine.as_mut(), &mut terms, &problem, &facts, &Control::default()).unwrap();
        let Verdict::Safe(proof) = outcome.verdict else { panic!("{:?}", outcome.verdict) };
        check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
    }
}

/// What `ic3smt` tells others holds.
#[test]
fn what_is_told_holds() {
    let mut told = 0;
    for seed in 0..60 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(7_000_000 + seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let board = Arc::new(Board::new(&terms));
        let control = Control { board: Some(board.clone()), ..Control::default() };
        let property = Property::Unreachable(0);
        let problem = Problem::of_system(&ts, &property);
        let mut engine = registry::make("ic3smt").unwrap();
        solve(engine.as_mut(), &mut terms, &problem, &Invariant::default(), &control).unwrap();
        let facts = board.with_proved(&mut terms, &Invariant::default());
        let Some(fact) = facts.at.get(&Ts::LOOP).copied() else { continue };
        told += 1;
        for state in &oracle.reachable {
            let mut at = Assignment::new();
            for (var, value) in oracle.space.values(*state) {
                at.set(terms.as_var(var).unwrap(), value);
            }
            assert_eq!(terms.eval(fact, &at), Value::Bool(true), "seed {seed}");
        }
    }
    assert!(told > 5, "{told}");
}

/// A proof by one step where one is asked for, and by more where that is what there is.
#[test]
fn kinds_of_proofs() {
    let mut terms = Terms::new();
    let ts = rotation(&mut terms, 3);
    let property = Property::Unreachable(0);
    let problem = Problem::of_system(&ts, &property);
    for (settings, one_step) in [
        (&[("k", "1")][..], true),
        (&[("k", "3"), ("inductive", "on")], true),
        (&[("k", "3"), ("inductive", "off")], false),
    ] {
        let mut engine = registry::make("pdkind").unwrap();
        for (key, value) in settings {
            engine.set(key, value).unwrap();
        }
        let outcome =
            solve(engine.as_mut(), &mut terms, &problem, &Invariant::default(), &Control::default()).unwrap();
        let Verdict::Safe(proof) = outcome.verdict else { panic!("{:?}", outcome.verdict) };
        check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
        assert!(!one_step || matches!(proof, Proof::Inductive(_)), "{settings:?}: {proof:?}");
    }
}
