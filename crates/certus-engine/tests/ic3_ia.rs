//! IC3 with implicit abstraction: the example of the paper, random systems and automata in many settings against
//! explicit-state oracles, and systems of small integers against a search of our own.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_engine::{Control, Engine as _, Event, Ic3Ia, Outcome, Reason, Stats, Verdict, solve};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use certus_model::{Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, SystemOracle, random_cfa, random_system, scale};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

fn solved(
    terms: &mut Terms,
    problem: &Problem<'_>,
    (settings, facts, control): (&[(&str, &str)], &Invariant, &Control),
) -> (Verdict, Stats) {
    let mut engine = Ic3Ia::default();
    for (key, value) in settings {
        engine.set(key, value).unwrap();
    }
    let Outcome { verdict, stats } = solve(&mut engine, terms, problem, facts, control).unwrap();
    (verdict, stats)
}

/// Whether a system is safe, by the engine; what it gives for that is checked. Nothing if it does not know.
fn is_safe(terms: &mut Terms, ts: &Ts, bad: usize, settings: &[(&str, &str)], told: &str) -> Option<bool> {
    let property = Property::Unreachable(bad);
    let problem = Problem::of_system(ts, &property);
    let (verdict, _) = solved(terms, &problem, (settings, &Invariant::default(), &Control::default()));
    match verdict {
        Verdict::Safe(proof) => {
            check_system_proof(terms, ts, bad, &proof, &Limits::none(), "native-cadical")
                .unwrap_or_else(|why| panic!("{told}: {why}"));
            Some(true)
        }
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &property);
            let positions = automaton.positions(terms, ts, &run).unwrap_or_else(|| panic!("{told}: no run"));
            check_positions(terms, ts, bad, &positions).unwrap_or_else(|why| panic!("{told}: {why}"));
            Some(false)
        }
        Verdict::Unknown(why) => {
            assert_eq!(why, Reason::NoInterpolants, "{told}");
            None
        }
    }
}

/// Settings that differ in what is done.
const SETTINGS: &[&[(&str, &str)]] = &[
    &[],
    &[("control", "predicates"), ("ctg", "2")],
    &[("seeds", "transitions"), ("interpolants", "preconditions"), ("lifting", "off")],
    &[("seeds", "none"), ("explicit", "off"), ("interpolants", "postconditions"), ("local", "off")],
    &[("interpolants", "cubes"), ("minimise", "off"), ("path-core", "off"), ("order", "newest")],
    &[("farkas", "dual"), ("strength", "dual"), ("split", "off"), ("may", "6")],
    &[
        ("farkas", "farkas"),
        ("strength", "pudlak"),
        ("simplify", "0"),
        ("explicit", "off"),
        ("widening", "on"),
    ],
    &[("farkas", "dual-decomposed"), ("generalisation", "old"), ("cores", "off"), ("seeds", "none")],
    &[("generalisation", "none"), ("pushing", "off"), ("requeue", "off"), ("facts", "off")],
    &[("farkas", "decomposed"), ("edges", "off"), ("guess", "off")],
];

#[test]
fn random_systems_in_every_setting() {
    let (mut safe, mut wrong, mut open) = (0, 0, 0);
    for seed in 0..360 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(4_000_000 + seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let settings = SETTINGS[(seed as usize + bad) % SETTINGS.len()];
            let told = format!("seed {seed}, bad {bad}, {settings:?}");
            match is_safe(&mut terms, &ts, bad, settings, &told) {
                Some(answer) => assert_eq!(answer, oracle.is_safe(bad), "{told}"),
                None => open += 1,
            }
            if oracle.is_safe(bad) { safe += 1 } else { wrong += 1 }
        }
    }
    assert!(safe > 100 && wrong > 100, "{safe} safe, {wrong} not");
    assert_eq!(open, 0, "bit-vectors always have interpolants");
}

/// Programs, with a frame for each location and with predicates for the program counter.
#[test]
fn random_automata_in_every_setting() {
    let (mut safe, mut wrong) = (0, 0);
    for seed in 0..270 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(4_500_000 + seed), &mut terms, &Shape::tiny());
        let oracle = Oracle::explore(&terms, &cfa);
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        let told = format!("seed {seed}, {settings:?}");
        let problem = Problem::of_automaton(&cfa);
        let with = (settings, &Invariant::default(), &Control::default());
        match solved(&mut terms, &problem, with).0 {
            Verdict::Safe(proof) => {
                assert!(oracle.is_safe(), "{told}");
                oracle.accepts(&terms, &proof).unwrap_or_else(|why| panic!("{told}: {why}"));
                safe += 1;
            }
            Verdict::Unsafe(run) => {
                assert_eq!(oracle.follow(&terms, &run).map(|(at, _)| at), Some(cfa.error), "{told}");
                wrong += 1;
            }
            Verdict::Unknown(why) => panic!("{told}: {why}"),
        }
    }
    assert!(safe > 50 && wrong > 50, "{safe} safe, {wrong} not");
}

/// A system of a few integers between 0 and 5, with an input that has any value.
fn random_integers(rng: &mut Rng, terms: &mut Terms) -> (Ts, Vec<Term>, Term) {
    let mut ts = Ts::new(terms);
    let count = 2 + rng.below(2);
    let vars: Vec<Term> = (0..count).map(|n| terms.var(&format!("x{n}"), Sort::Int)).collect();
    let input = terms.var("i", Sort::Int);
    ts.add_input(input, "i");
    let mut init = Vec::new();
    let pick = |rng: &mut Rng, terms: &mut Terms, input: Option<Term>| {
        let number = terms.int(rng.below(6) as i64);
        match (rng.below(4), input) {
            (0, _) => number,
            (1, Some(input)) => input,
            _ => vars[rng.below(vars.len() as u64) as usize],
        }
    };
    for (n, var) in vars.iter().enumerate() {
        ts.add_var(*var, format!("x{n}"));
        let first = terms.int(rng.below(6) as i64);
        init.push(terms.eq(*var, first));
        // A sum where it is in the range, else something that is.
        let (a, b) = (pick(rng, terms, None), pick(rng, terms, Some(input)));
        let sum = if rng.chance(50) { terms.add(a, b) } else { terms.sub(a, b) };
        let (low, high) = (terms.int(0), terms.int(5));
        let (above, below) = (terms.ge(sum, low), terms.le(sum, high));
        let (c, d, other) = (pick(rng, terms, None), pick(rng, terms, None), pick(rng, terms, None));
        let test = terms.le(c, d);
        let inside = terms.and(&[above, below, test]);
        ts.next.insert(*var, terms.ite(inside, sum, other));
    }
    ts.init = terms.and(&init);
    let (a, b) = (pick(rng, terms, None), pick(rng, terms, None));
    let mut bad = vec![terms.lt(a, b)];
    if rng.chance(50) {
        let (a, b) = (pick(rng, terms, None), pick(rng, terms, None));
        bad.push(terms.eq(a, b));
    }
    let bad = terms.and(&bad);
    ts.add_bad(bad, "");
    (ts, vars, input)
}

/// Whether a bad state is reached, by going through all states. Inputs matter between -6 and 11 only, because what is
/// outside of the range is not taken.
fn explored(terms: &Terms, ts: &Ts, vars: &[Term], input: Term) -> bool {
    let position = |state: &[i64], i: i64| {
        let mut out = Assignment::new();
        for (var, value) in vars.iter().zip(state).chain([(&input, &i)]) {
            out.set(terms.as_var(*var).unwrap(), Value::Int((*value).into()));
        }
        out
    };
    let mut open: Vec<Vec<i64>> = Vec::new();
    for code in 0..6_i64.pow(vars.len() as u32) {
        let state: Vec<i64> = (0..vars.len() as u32).map(|n| code / 6_i64.pow(n) % 6).collect();
        if terms.eval(ts.init, &position(&state, 0)) == Value::Bool(true) {
            open.push(state);
        }
    }
    let mut seen: BTreeSet<Vec<i64>> = open.iter().cloned().collect();
    while let Some(state) = open.pop() {
        if terms.eval(ts.bad[0].what, &position(&state, 0)) == Value::Bool(true) {
            return false;
        }
        for i in -6..12 {
            let now = position(&state, i);
            let next: Vec<i64> = vars
                .iter()
                .map(|var| match terms.eval(ts.next[var], &now) {
                    Value::Int(value) => value.try_into().unwrap(),
                    other => panic!("{other:?}"),
                })
                .collect();
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    true
}

#[test]
fn random_integers_in_every_setting() {
    let (mut safe, mut wrong, mut open) = (0, 0, 0);
    for seed in 0..180 * scale() {
        let mut terms = Terms::new();
        let (ts, vars, input) = random_integers(&mut Rng::new(4_700_000 + seed), &mut terms);
        ts.validate(&mut terms).unwrap();
        let settings = SETTINGS[seed as usize % SETTINGS.len()];
        let told = format!("seed {seed}, {settings:?}");
        let truth = explored(&terms, &ts, &vars, input);
        match is_safe(&mut terms, &ts, 0, settings, &told) {
            Some(answer) => assert_eq!(answer, truth, "{told}"),
            None => open += 1,
        }
        if truth { safe += 1 } else { wrong += 1 }
    }
    assert!(safe > 40 && wrong > 40, "{safe} safe, {wrong} not");
    assert!(open * 20 < safe + wrong, "{open} are open");
}

#[test]
fn facts_are_part_of_the_proof_and_spare_work() {
    let mut used = 0;
    for seed in 0..100 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(4_800_000 + seed), &mut terms);
        let property = Property::Unreachable(0);
        let problem = Problem::of_system(&ts, &property);
        let (verdict, _) = solved(&mut terms, &problem, (&[], &Invariant::default(), &Control::default()));
        let Verdict::Safe(Proof::Inductive(fact)) = verdict else { continue };
        let (verdict, stats) = solved(&mut terms, &problem, (&[], &fact, &Control::default()));
        let Verdict::Safe(proof) = verdict else { panic!("seed {seed}: {verdict:?}") };
        check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
        assert_eq!(stats.get("refinements"), 0, "seed {seed}: the fact is a proof");
        used += 1;
    }
    assert!(used > 20, "some are safe: {used}");
}

#[test]
fn the_same_system_gives_the_same_statistics() {
    for seed in 0..30 * scale() {
        let counters = || {
            let mut terms = Terms::new();
            let (ts, ..) = random_integers(&mut Rng::new(seed), &mut terms);
            let property = Property::Unreachable(0);
            let problem = Problem::of_system(&ts, &property);
            let (verdict, stats) =
                solved(&mut terms, &problem, (&[], &Invariant::default(), &Control::default()));
            let queries: Vec<_> = stats.queries().iter().map(|(p, t)| (*p, t.queries, t.sat)).collect();
            (format!("{verdict:?}"), stats.counters().to_vec(), queries)
        };
        assert_eq!(counters(), counters(), "seed {seed}");
    }
}

/// The example of the slides: `c' = c + d`, `d' = d + 1`, from `d = 1 ∧ c ≥ d`; `d > 2` implies `c > d`.
#[test]
fn the_example_of_the_paper() {
    let mut terms = Terms::new();
    let [c, d] = ["c", "d"].map(|name| terms.var(name, Sort::Int));
    let mut ts = Ts::new(&terms);
    ts.add_var(c, "c");
    ts.add_var(d, "d");
    let (one, two) = (terms.int(1), terms.int(2));
    let first = [terms.eq(d, one), terms.ge(c, d)];
    ts.init = terms.and(&first);
    ts.next.insert(c, terms.add(c, d));
    ts.next.insert(d, terms.add(d, one));
    let bad = [terms.gt(d, two), terms.le(c, d)];
    let bad = terms.and(&bad);
    ts.add_bad(bad, "");
    let steps = Arc::new(Mutex::new(Vec::new()));
    let heard = steps.clone();
    let sink = move |event: &Event| {
        if let Event::Step { text, .. } = event {
            heard.lock().unwrap().push(text.clone());
        }
    };
    let control = Control { sink: Some(Arc::new(sink)), ..Control::default() };
    let property = Property::Unreachable(0);
    let problem = Problem::of_system(&ts, &property);
    // As the paper does it.
    let settings =
        &[("log", "on"), ("split", "off"), ("farkas", "decomposed"), ("edges", "off"), ("guess", "off")];
    let (verdict, stats) = solved(&mut terms, &problem, (settings, &Invariant::default(), &control));
    let steps = steps.lock().unwrap();
    let Verdict::Safe(proof) = verdict else { panic!("{verdict:?}") };
    check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
    // The predicates of the initial and the bad states, the first lemmas, an abstract counterexample of four states, and what
    // its interpolants add: `d ≥ 2` (`d ≥ 3` is `d > 2`, which is there).
    let wanted = [
        "predicate (= d 1) at loop",
        "predicate (<= (- c d) (- 1)) at loop",
        "predicate (<= d 2) at loop",
        "predicate (<= (- c d) 0) at loop",
        "lemma ¬((> d 2)) at loop, 1",
        "lemma ¬((<= (- c d) (- 1))) at loop, 1",
        "lemma ¬((> d 2) ∧ (<= (- c d) 0)) at loop, 2",
        "no run takes the 5 edges of an abstract one",
        "predicate (<= d 1) at loop",
        "lemma ¬((<= (- c d) (- 1)) ∧ (> d 1)) at loop, 3",
    ];
    let mut rest = steps.iter();
    for step in wanted {
        assert!(rest.any(|told| told == step), "{step} in {steps:#?}");
    }
    assert_eq!(steps.iter().filter(|told| told.starts_with("predicate")).count(), 5, "{steps:#?}");
    assert_eq!(stats.get("refinements"), 1);
    // The last frame: `c ≥ d`, the property, and that `d` is not below 1.
    let last = steps.last().unwrap();
    for lemma in ["¬((<= (- c d) (- 1)))", "¬((> d 2) ∧ (<= (- c d) 0))", "¬((not (= d 1)) ∧ (<= d 1))"]
    {
        assert!(last.contains(&format!("loop [∞] {lemma}")), "{lemma} in {last}");
    }
}
