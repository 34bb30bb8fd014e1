//! Boolean IC3 on random systems in many settings, on corner cases, and on the example of Somenzi's that tutorials have.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_system_proof};
use certus_engine::{Control, Engine as _, Event, Ic3Bits, Outcome, Stats, Verdict, fits, registry, solve};
use certus_logic::{Sort, Term, Terms};
use certus_model::{Invariant, OneLoop, Problem, Proof, Property, Ts};
use certus_solver::Limits;
use certus_testing::{Rng, SystemOracle, random_system, scale};
use std::sync::{Arc, Mutex};

fn solved(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    (settings, facts, control): (&[(&str, &str)], &Invariant, &Control),
) -> (Verdict, Stats) {
    let mut engine = Ic3Bits::default();
    for (key, value) in settings {
        engine.set(key, value).unwrap();
    }
    let property = Property::Unreachable(bad);
    let problem = Problem::of_system(ts, &property);
    let Outcome { verdict, stats } = solve(&mut engine, terms, &problem, facts, control).unwrap();
    (verdict, stats)
}

/// Whether a system is safe, by the engine; what it gives for that is checked.
fn is_safe(terms: &mut Terms, ts: &Ts, bad: usize, settings: &[(&str, &str)], told: &str) -> bool {
    let (verdict, _) = solved(terms, ts, bad, (settings, &Invariant::default(), &Control::default()));
    match verdict {
        Verdict::Safe(proof) => {
            check_system_proof(terms, ts, bad, &proof, &Limits::none(), "native-cadical")
                .unwrap_or_else(|why| panic!("{told}: {why}"));
            true
        }
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &Property::Unreachable(bad));
            let positions = automaton.positions(terms, ts, &run).unwrap_or_else(|| panic!("{told}: no run"));
            check_positions(terms, ts, bad, &positions).unwrap_or_else(|why| panic!("{told}: {why}"));
            false
        }
        Verdict::Unknown(why) => panic!("{told}: {why}"),
    }
}

/// Settings that differ in what is done.
const SETTINGS: &[&[(&str, &str)]] = &[
    &[],
    &[("ctg", "3"), ("order", "newest")],
    &[("lifting", "off"), ("generalisation", "none")],
    &[("generalisation", "old"), ("cores", "off"), ("triggered", "off")],
    &[("pushing", "off"), ("requeue", "off"), ("order", "oldest")],
    &[("widening", "on"), ("reached", "on"), ("steps", "on"), ("context", "subset"), ("minimal", "on")],
    &[("may", "6"), ("multiple", "off")],
    &[("new-push", "minimal"), ("pushing", "off")],
    &[("new-push", "maximal"), ("reached", "on")],
    &[("may", "6"), ("multiple", "off"), ("correspondence", "off")],
    &[("dynamic", "on"), ("keep", "on"), ("correspondence", "off")],
    &[
        ("dynamic", "off"),
        ("predict", "on"),
        ("parent", "off"),
        ("correspondence", "off"),
        ("reached", "off"),
    ],
    &[("ctg", "2"), ("ctg-steps", "6"), ("ctg-lemmas", "on"), ("parent", "on"), ("attempts", "1")],
    &[("keep", "on"), ("drop", "1"), ("predict", "on"), ("ctg", "1"), ("ctg-steps", "3"), ("attempts", "2")],
    &[("reached", "on"), ("may", "4"), ("keep", "off"), ("drop", "2"), ("correspondence-work", "300")],
    &[("signals", "50"), ("correspondence", "off")],
    &[("signals", "6"), ("reached", "on"), ("steps", "on"), ("new-push", "minimal")],
    &[("predecessors-of-property", "on"), ("correspondence", "off")],
    &[("predecessors-of-property", "on"), ("signals", "20"), ("may", "6"), ("lifting", "off")],
];

#[test]
fn random_systems_in_every_setting() {
    let (mut safe, mut wrong) = (0, 0);
    for seed in 0..1200 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(3_000_000 + seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let settings = SETTINGS[(seed as usize + bad) % SETTINGS.len()];
            let told = format!("seed {seed}, bad {bad}, {settings:?}");
            assert_eq!(is_safe(&mut terms, &ts, bad, settings, &told), oracle.is_safe(bad), "{told}");
            if oracle.is_safe(bad) { safe += 1 } else { wrong += 1 }
        }
    }
    assert!(safe > 200 && wrong > 200, "{safe} safe, {wrong} not");
}

/// Bits of which two change in each step, so that an even number is true: one literal says so, or half of all states.
#[test]
fn inner_signals_say_in_one_literal_what_takes_many_bits() {
    let mut terms = Terms::new();
    let mut ts = Ts::new(&terms);
    let bits: Vec<Term> = (0..7).map(|n| terms.var(&format!("b{n}"), Sort::Bool)).collect();
    let inputs: Vec<Term> = (0..6).map(|n| terms.var(&format!("i{n}"), Sort::Bool)).collect();
    let odd_before = terms.var("odd", Sort::Bool);
    let mut odd = terms.fls();
    let mut begins = Vec::new();
    for (n, bit) in bits.iter().enumerate() {
        ts.add_var(*bit, format!("b{n}"));
        begins.push(terms.not(*bit));
        odd = terms.xor(odd, *bit);
        let mut after = *bit;
        for input in &inputs[n.saturating_sub(1)..(n + 1).min(6)] {
            after = terms.xor(after, *input);
        }
        ts.next.insert(*bit, after);
    }
    for (n, input) in inputs.iter().enumerate() {
        ts.add_input(*input, format!("i{n}"));
    }
    ts.add_var(odd_before, "odd");
    begins.push(terms.not(odd_before));
    let after = terms.or2(odd_before, odd);
    ts.next.insert(odd_before, after);
    ts.init = terms.and(&begins);
    let bad = terms.or2(odd_before, odd);
    ts.add_bad(bad, "");
    ts.validate(&mut terms).unwrap();
    let lemmas = |terms: &mut Terms, signals: &str| {
        let settings = [("signals", signals), ("correspondence", "off")];
        assert!(is_safe(terms, &ts, 0, &settings, signals));
        let (_, stats) = solved(terms, &ts, 0, (&settings, &Invariant::default(), &Control::default()));
        (stats.get("inner signals"), stats.get("lemmas"))
    };
    let (none, without) = lemmas(&mut terms, "0");
    let (some, with) = lemmas(&mut terms, "10");
    assert!(none == 0 && some > 0 && 3 * with < without, "{some} signals, lemmas {without} -> {with}");
}

#[test]
fn the_position_after_the_last_has_inputs_of_its_own() {
    // `x` becomes the input, and bad is that it is, with another input that is true.
    let mut terms = Terms::new();
    let mut ts = Ts::new(&terms);
    let [x, i] = ["x", "i"].map(|name| terms.var(name, Sort::Bool));
    ts.add_var(x, "x");
    ts.add_input(i, "i");
    ts.init = terms.not(x);
    ts.next.insert(x, i);
    let bad = terms.and2(x, i);
    ts.add_bad(bad, "");
    for ahead in ["on", "off"] {
        let settings = [("predecessors-of-property", ahead)];
        assert!(!is_safe(&mut terms, &ts, 0, &settings, ahead));
    }
}

#[test]
fn facts_are_part_of_the_proof_and_spare_work() {
    let mut used = 0;
    for seed in 0..150 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(3_500_000 + seed), &mut terms);
        let nothing = Invariant::default();
        let (verdict, _) = solved(&mut terms, &ts, 0, (&[], &nothing, &Control::default()));
        let Verdict::Safe(Proof::Inductive(fact)) = verdict else { continue };
        let (verdict, stats) = solved(&mut terms, &ts, 0, (&[], &fact, &Control::default()));
        let Verdict::Safe(proof) = verdict else { panic!("seed {seed}: {verdict:?}") };
        check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
        let (obligations, frames) = (stats.get("obligations"), stats.get("frames"));
        assert_eq!(obligations, frames, "seed {seed}: the fact is a proof, no frame has a bad state");
        used += 1;
    }
    assert!(used > 30, "some are safe: {used}");
}

#[test]
fn the_same_system_gives_the_same_statistics() {
    for seed in 0..40 * scale() {
        let counters = || {
            let mut terms = Terms::new();
            let ts = random_system(&mut Rng::new(seed), &mut terms);
            let (verdict, stats) =
                solved(&mut terms, &ts, 0, (&[], &Invariant::default(), &Control::default()));
            let queries: Vec<_> = stats.queries().iter().map(|(p, t)| (*p, t.queries, t.sat)).collect();
            (format!("{verdict:?}"), stats.counters().to_vec(), queries)
        };
        assert_eq!(counters(), counters(), "seed {seed}");
    }
}

/// Two counters of which one is the negation of the other, and a word that never changes: the equalities are the proof.
#[test]
fn latches_that_are_equal_or_constant_are_merged() {
    let mut terms = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| terms.var(name, Sort::Bv(4)));
    let i = terms.var("i", Sort::Bool);
    let mut ts = Ts::new(&terms);
    for (var, name) in [(x, "x"), (y, "y"), (z, "z")] {
        ts.add_var(var, name);
    }
    ts.add_input(i, "i");
    let (zero, one, most) = (terms.bv(4, 0), terms.bv(4, 1), terms.bv(4, 15));
    let begins = [terms.eq(x, zero), terms.eq(y, most), terms.eq(z, one)];
    ts.init = terms.and(&begins);
    let (up, down) = (terms.bvadd(x, one), terms.bvadd(y, most));
    ts.next.insert(x, terms.ite(i, up, x));
    ts.next.insert(y, terms.ite(i, down, y));
    let same = terms.eq(x, y);
    let other = terms.bvadd(z, one);
    ts.next.insert(z, terms.ite(same, other, z));
    let bad = terms.eq(z, zero);
    ts.add_bad(bad, "");
    ts.validate(&mut terms).unwrap();
    for (settings, merged) in [
        (&[][..], 8),
        (&[("correspondence", "off")][..], 0),
        // Not enough to know that anything is equal.
        (&[("correspondence-work", "1")][..], 0),
    ] {
        let (verdict, stats) =
            solved(&mut terms, &ts, 0, (settings, &Invariant::default(), &Control::default()));
        let Verdict::Safe(proof) = verdict else { panic!("{settings:?}: {verdict:?}") };
        check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
        assert_eq!(stats.get("bits merged"), merged, "{settings:?}");
    }
}

#[test]
fn corner_cases() {
    type Case = (&'static str, fn(&mut Terms, &mut Ts, [Term; 2]), bool);
    let cases: &[Case] = &[
        (
            "no latches, never bad",
            |terms, ts, _| {
                *ts = Ts::new(terms);
                ts.add_bad(terms.fls(), "");
            },
            true,
        ),
        (
            "no latches, always bad",
            |terms, ts, _| {
                *ts = Ts::new(terms);
                ts.add_bad(terms.tru(), "");
            },
            false,
        ),
        ("an input is bad", |_, ts, [_, i]| ts.bad[0].what = i, false),
        (
            "an input is bad, which the constraint forbids",
            |terms, ts, [_, i]| {
                ts.bad[0].what = i;
                ts.constraint = terms.not(i);
            },
            true,
        ),
        (
            "bad at once",
            |terms, ts, [x, _]| {
                let zero = terms.bv(4, 0);
                ts.bad[0].what = terms.eq(x, zero);
            },
            false,
        ),
        ("no initial state", |terms, ts, _| ts.init = terms.fls(), true),
        (
            "contradicting bits of an initial state",
            |terms, ts, [x, _]| {
                let (one, two) = (terms.bv(4, 1), terms.bv(4, 2));
                let (a, b) = (terms.bvult(x, one), terms.bvult(two, x));
                ts.init = terms.and2(a, b);
            },
            true,
        ),
        (
            "the constraint excludes all initial states",
            |terms, ts, _| ts.constraint = terms.not(ts.init),
            true,
        ),
        ("uninitialised", |terms, ts, _| ts.init = terms.tru(), false),
        (
            "a relation among initial bits",
            |terms, ts, [x, _]| {
                // Even and at most 8, and every step adds 2 or nothing: 13 is never met.
                let (low, nine) = (terms.extract(0, 0, x), terms.bv(4, 9));
                let (high, zero) = (terms.bvult(x, nine), terms.bv(1, 0));
                let even = terms.eq(low, zero);
                ts.init = terms.and2(even, high);
                let two = terms.bv(4, 2);
                ts.next.insert(x, terms.bvadd(x, two));
            },
            true,
        ),
        (
            "a relation that is no function",
            |terms, ts, [x, _]| {
                let after = Ts::after(terms, x);
                ts.next.clear();
                let one = terms.bv(4, 1);
                let (up, far) = (terms.bvadd(x, one), terms.bv(4, 12));
                let (more, below) = (terms.bvult(after, far), terms.eq(after, up));
                ts.trans = terms.and2(more, below);
            },
            true,
        ),
        ("a step that is none", |terms, ts, _| ts.trans = terms.fls(), true),
        ("as it is", |_, _, _| {}, false),
    ];
    for (name, change, safe) in cases {
        for settings in SETTINGS {
            let mut terms = Terms::new();
            let x = terms.var("x", Sort::Bv(4));
            let i = terms.var("i", Sort::Bool);
            let mut ts = Ts::new(&terms);
            ts.add_var(x, "x");
            ts.add_input(i, "i");
            let (zero, one, limit) = (terms.bv(4, 0), terms.bv(4, 1), terms.bv(4, 13));
            ts.init = terms.eq(x, zero);
            let up = terms.bvadd(x, one);
            ts.next.insert(x, terms.ite(i, up, x));
            let bad = terms.eq(x, limit);
            ts.add_bad(bad, "thirteen");
            change(&mut terms, &mut ts, [x, i]);
            ts.validate(&mut terms).unwrap();
            let oracle = SystemOracle::explore(&mut terms, &ts);
            assert_eq!(oracle.is_safe(0), *safe, "{name}: by the oracle");
            assert_eq!(is_safe(&mut terms, &ts, 0, settings, name), *safe, "{name}, {settings:?}");
        }
    }
}

/// The example of the tutorials: three bits that begin as 000; `x1` and `x2` together are bad. What the slides say step by
/// step: the bad cube is no successor of the initial states because of `x2`; that lemma is not kept in the next frame,
/// because `s = ¬x1 ∧ ¬x2 ∧ x3` leads to the bad cube; `s` is blocked, and then the bad cube is.
#[test]
fn the_example_of_the_tutorial() {
    let mut terms = Terms::new();
    let [x1, x2, x3] = ["x1", "x2", "x3"].map(|name| terms.var(name, Sort::Bool));
    let mut ts = Ts::new(&terms);
    let [n1, n2, n3] = [x1, x2, x3].map(|x| terms.not(x));
    for (x, name) in [(x1, "x1"), (x2, "x2"), (x3, "x3")] {
        ts.add_var(x, name);
    }
    ts.init = terms.and(&[n1, n2, n3]);
    ts.next.insert(x1, terms.tru());
    ts.next.insert(x2, terms.and(&[n1, n2, x3]));
    ts.next.insert(x3, x1);
    let bad = terms.and2(x1, x2);
    ts.add_bad(bad, "");
    let steps = Arc::new(Mutex::new(Vec::new()));
    let heard = steps.clone();
    let sink = move |event: &Event| {
        if let Event::Step { text, .. } = event {
            heard.lock().unwrap().push(text.clone());
        }
    };
    let control = Control { sink: Some(Arc::new(sink)), ..Control::default() };
    let settings = &[("log", "on"), ("correspondence", "off"), ("keep", "off")];
    let (verdict, _) = solved(&mut terms, &ts, 0, (settings, &Invariant::default(), &control));
    let Verdict::Safe(proof) = verdict else { panic!("{verdict:?}") };
    check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").unwrap();
    let steps = steps.lock().unwrap();
    // Index 1 is the initial states here, which are index 0 in the slides.
    let wanted = [
        "obligation x1 ∧ x2 at loop, 2",
        "lemma ¬(x2) at loop, 2",
        "obligation x1 ∧ x2 at loop, 3",
        "obligation ¬x1 ∧ ¬x2 ∧ x3 at loop, 2",
        "lemma ¬(x3) at loop, 2",
    ];
    let mut rest = steps.iter();
    for step in wanted {
        assert!(rest.any(|told| told == step), "{step} in {steps:#?}");
    }
}

#[test]
fn arrays_are_refused() {
    let mut terms = Terms::new();
    let sort = terms.array_sort(Sort::Bv(2), Sort::Bv(2));
    let a = terms.var("a", sort);
    let mut ts = Ts::new(&terms);
    ts.add_var(a, "a");
    let (zero, one) = (terms.bv(2, 0), terms.bv(2, 1));
    let cell = terms.select(a, zero);
    let bad = terms.eq(cell, one);
    ts.add_bad(bad, "");
    let property = Property::Unreachable(0);
    let engine = registry::make("ic3").unwrap();
    let why = fits(engine.as_ref(), &terms, &Problem::of_system(&ts, &property), "").unwrap_err();
    assert!(why.to_string().starts_with("the engine `ic3` has no arrays"), "{why}");
}
