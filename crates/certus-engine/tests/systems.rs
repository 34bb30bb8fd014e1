//! Every engine on transition systems, against the explicit-state oracle; proofs and runs are checked on the system.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_certify::{check_positions, check_proof, check_run, check_system_proof};
use certus_engine::{Control, Outcome, Verdict, fits, registry, solve};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::one_loop::run_of;
use certus_model::{Invariant, OneLoop, Problem, ProgramCounter, Proof, Property, Ts};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, SystemOracle, random_cfa, random_formula, random_system, scale};

/// The engines, with what ends them.
const ENGINES: &[(&str, &[(&str, &str)])] = &[
    ("ic3cfa", &[]),
    ("bmc", &[("bound", "12")]),
    ("kinduction", &[("bound", "12")]),
    ("explicit", &[]),
    ("auto", &[("lanes", "2")]),
    ("ic3", &[]),
    ("ic3smt", &[]),
    ("imc", &[]),
    ("pdkind", &[]),
    ("ic3ia", &[]),
    ("ic3ia", &[("control", "predicates")]),
    ("ic4", &[]),
    ("ic4pd", &[]),
    ("tree-ic3", &[]),
    ("tree-ic3-itp", &[]),
    ("tree-ic3-itp-mono", &[]),
    ("tree-itp", &[]),
    ("predicates", &[]),
    WALKS,
];

/// Random simulation, which proves nothing.
const WALKS: (&str, &[(&str, &str)]) = ("walks", &[("rounds", "24")]);

/// What an engine says of a property of a system: safe, unsafe, or nothing. What it gives for that is checked.
fn said(terms: &mut Terms, ts: &Ts, bad: usize, engine: usize, told: &str) -> Option<bool> {
    let (name, options) = ENGINES[engine];
    let mut engine = registry::make(name).unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let property = Property::Unreachable(bad);
    let problem = Problem::of_system(ts, &property);
    let control = Control::default();
    let facts = Invariant::default();
    let Outcome { verdict, .. } = solve(engine.as_mut(), terms, &problem, &facts, &control).unwrap();
    match verdict {
        Verdict::Safe(proof) => {
            check_system_proof(terms, ts, bad, &proof, &Limits::none(), "native-cadical")
                .unwrap_or_else(|why| panic!("{told}, {name}: {why}"));
            Some(true)
        }
        Verdict::Unsafe(run) => {
            let automaton = OneLoop::new(terms, ts, &property);
            check_run(terms, &automaton.cfa, &run).unwrap_or_else(|why| panic!("{told}, {name}: {why}"));
            let positions = automaton.positions(terms, ts, &run).unwrap();
            check_positions(terms, ts, bad, &positions).unwrap_or_else(|why| panic!("{told}, {name}: {why}"));
            // There and back again.
            let again = run_of(terms, ts, &positions);
            assert_eq!(automaton.positions(terms, ts, &again), Some(positions), "{told}");
            Some(false)
        }
        Verdict::Unknown(_) => None,
    }
}

#[test]
fn walks_find_most_errors() {
    let (mut found, mut there) = (0, 0);
    let engine = ENGINES.iter().position(|engine| *engine == WALKS).unwrap();
    for seed in 0..150 * scale() {
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(seed), &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let answer = said(&mut terms, &ts, bad, engine, &format!("seed {seed}"));
            assert!(answer != Some(true) && (answer.is_none() || !oracle.is_safe(bad)), "seed {seed}");
            there += u32::from(!oracle.is_safe(bad));
            found += u32::from(answer.is_some());
        }
    }
    assert!(there > 50 && found * 10 > there * 9, "{found} of {there}");
}

#[test]
fn random_systems() {
    let (mut safe, mut wrong, mut open) = (0, 0, 0);
    for seed in 0..300 * scale() {
        let told = format!("seed {seed}");
        let mut terms = Terms::new();
        let ts = random_system(&mut Rng::new(seed), &mut terms);
        ts.validate(&mut terms).unwrap_or_else(|why| panic!("{told}: {why}"));
        let oracle = SystemOracle::explore(&mut terms, &ts);
        for bad in 0..ts.bad.len() {
            let engine = (seed as usize + bad) % ENGINES.len();
            match said(&mut terms, &ts, bad, engine, &told) {
                Some(answer) => assert_eq!(answer, oracle.is_safe(bad), "{told}, {}", ENGINES[engine].0),
                None => open += 1,
            }
            if oracle.is_safe(bad) { safe += 1 } else { wrong += 1 }
        }
    }
    assert!(safe > 100 && wrong > 100, "{safe} safe, {wrong} not");
    assert!(open * 3 < safe + wrong, "{open} of {} are open", safe + wrong);
}

/// An automaton as a system, that as an automaton again; the proof is carried back the whole way.
#[test]
fn there_and_back_again() {
    let shape = Shape::tiny();
    for seed in 0..100 * scale() {
        let told = format!("seed {seed}");
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(700_000 + seed), &mut terms, &shape);
        let oracle = Oracle::explore(&terms, &cfa);
        let unreachable = Property::Unreachable(0);
        let system = ProgramCounter::new(&mut terms, &cfa, &unreachable);
        system.ts.validate(&mut terms).unwrap();
        let automaton = OneLoop::new(&mut terms, &system.ts, &system.property);
        automaton.cfa.validate(&terms).unwrap();
        let mut engine = registry::make(ENGINES[seed as usize % 2].0).unwrap();
        if seed % 2 == 1 {
            engine.set("bound", "12").unwrap();
        }
        let problem = Problem::of_automaton(&automaton.cfa);
        let outcome =
            solve(engine.as_mut(), &mut terms, &problem, &Invariant::default(), &Control::default());
        match outcome.unwrap().verdict {
            Verdict::Safe(proof) => {
                assert!(oracle.is_safe(), "{told}");
                let proof = system.proof(&mut terms, &cfa, &proof);
                oracle.accepts(&terms, &proof).unwrap_or_else(|why| panic!("{told}: {why}"));
            }
            Verdict::Unsafe(run) => {
                let positions = automaton.positions(&terms, &system.ts, &run).unwrap();
                let run = system.run(&terms, &cfa, &positions).unwrap();
                assert_eq!(oracle.follow(&terms, &run).map(|(at, _)| at), Some(cfa.error), "{told}");
            }
            Verdict::Unknown(why) => assert_eq!(seed % 2, 1, "{told}: {why}"),
        }
    }
}

/// The checker accepts what is a proof by its definition, and nothing else: tried with random formulas, and with the states
/// that are reached.
#[test]
fn the_checker_knows_proofs() {
    let (mut accepted, mut rejected) = (0, 0);
    for seed in 0..200 * scale() {
        let told = format!("seed {seed}");
        let mut terms = Terms::new();
        let rng = &mut Rng::new(900_000 + seed);
        let ts = random_system(rng, &mut terms);
        let oracle = SystemOracle::explore(&mut terms, &ts);
        let vars: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
        let mut cases = Vec::new();
        for state in &oracle.reachable {
            let mut literals = Vec::new();
            for (var, value) in oracle.space.values(*state) {
                let value = match value {
                    Value::Bool(truth) => terms.bool(truth),
                    word => terms.bv_const(word.as_bv().unwrap().clone()),
                };
                literals.push(terms.eq(var, value));
            }
            cases.push(terms.and(&literals));
        }
        let exact = terms.or(&cases);
        let random = random_formula(rng, &mut terms, &vars, 1);
        let wider = terms.or2(exact, random);
        let narrower = terms.and2(exact, random);
        for formula in [exact, random, wider, narrower, terms.tru(), terms.fls()] {
            let formulas = Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() };
            let (k, simple) = (1 + rng.below(3) as u32, rng.chance(50));
            for proof in [
                Proof::Inductive(formulas.clone()),
                Proof::KInductive { k, formulas: formulas.clone(), simple },
                Proof::Bounded { k, formulas: formulas.clone() },
            ] {
                let direct =
                    check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").is_ok();
                // By the automaton's checker, which shares nothing with that of systems.
                let automaton = OneLoop::new(&mut terms, &ts, &Property::Unreachable(0));
                let other =
                    check_proof(&mut terms, &automaton.cfa, &proof, &Limits::none(), "native").is_ok();
                // States of the automaton also differ in inputs that nobody reads any more, so more of them count as new.
                let agree = if simple && matches!(proof, Proof::KInductive { .. }) {
                    direct || !other
                } else {
                    direct == other
                };
                assert!(agree, "{told}: {proof:?}");
                assert!(!direct || oracle.is_safe(0), "{told}: {proof:?}");
                if direct { accepted += 1 } else { rejected += 1 }
            }
            let inductive = oracle.is_inductive(&mut terms, &ts, 0, formula);
            let proof = Proof::Inductive(formulas);
            let direct = check_system_proof(&mut terms, &ts, 0, &proof, &Limits::none(), "native").is_ok();
            assert_eq!(direct, inductive, "{told}");
        }
    }
    assert!(accepted > 100 && rejected > 100, "{accepted} accepted, {rejected} rejected");
}

/// What others got wrong: no initial state, a relation that is not total, variables that nothing is said of.
#[test]
fn corner_cases() {
    type Case = (&'static str, fn(&mut Terms, &mut Ts), bool);
    let cases: &[Case] = &[
        ("no initial state", |terms, ts| ts.init = terms.fls(), true),
        (
            "a constraint that excludes the initial states",
            |terms, ts| ts.constraint = terms.not(ts.init),
            true,
        ),
        ("a deadlock before the bad state", |terms, ts| ts.trans = terms.fls(), true),
        (
            "a constraint that excludes the bad states",
            |terms, ts| {
                ts.constraint = terms.not(ts.bad[0].what);
            },
            true,
        ),
        ("a variable without a next value", |_, ts| ts.next.clear(), false),
        ("an uninitialised state", |terms, ts| ts.init = terms.tru(), false),
        ("as it is", |_, _| {}, false),
    ];
    for (name, change, safe) in cases {
        for (engine, (by, _)) in ENGINES.iter().enumerate() {
            let mut terms = Terms::new();
            let x = terms.var("x", Sort::Bv(3));
            let mut ts = Ts::new(&terms);
            ts.add_var(x, "x");
            let (zero, one, five) = (terms.bv(3, 0), terms.bv(3, 1), terms.bv(3, 5));
            ts.init = terms.eq(x, zero);
            ts.next.insert(x, terms.bvadd(x, one));
            let bad = terms.eq(x, five);
            ts.add_bad(bad, "five");
            change(&mut terms, &mut ts);
            let oracle = SystemOracle::explore(&mut terms, &ts);
            assert_eq!(oracle.is_safe(0), *safe, "{name}");
            let answer = said(&mut terms, &ts, 0, engine, name);
            assert!(answer.is_none_or(|answer| answer == *safe), "{name}, {by}");
            assert!(answer.is_some() || engine != 0, "{name}");
        }
    }
}

/// A wrong combination is a message, with the engines and solvers that would do.
#[test]
fn what_does_not_fit_is_told_before_anything_starts() {
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Int);
    let mut ts = Ts::new(&terms);
    ts.add_var(x, "x");
    let (zero, one) = (terms.int(0), terms.int(1));
    ts.init = terms.eq(x, zero);
    ts.next.insert(x, terms.add(x, one));
    let bad = terms.lt(x, zero);
    ts.add_bad(bad, "negative");
    let unreachable = Property::Unreachable(0);
    let problem = Problem::of_system(&ts, &unreachable);
    let text = |terms: &Terms, problem: &Problem<'_>, name: &str, solver: &str| {
        let engine = registry::make(name).unwrap();
        fits(engine.as_ref(), terms, problem, solver).map_err(|why| why.to_string())
    };
    let why = text(&terms, &problem, "explicit", "z3").unwrap_err();
    assert_eq!(
        why,
        "the engine `explicit` has no integers; these can: `auto`, `ic3cfa`, `ic3smt`, `ic3ia`, `bmc`, `kinduction`, `imc`, `pdkind`, `tree-ic3`, `tree-ic3-itp`, `tree-ic3-itp-mono`, `tree-itp`, `predicates`"
    );
    assert_eq!(text(&terms, &problem, "ic3cfa", "z3"), Ok(()));
    assert_eq!(text(&terms, &problem, "bmc", "native"), Ok(()));
    assert_eq!(text(&terms, &problem, "bmc", "z3"), Ok(()));
    let mut squares = ts.clone();
    squares.next.insert(x, terms.mul(x, x));
    let why = text(&terms, &Problem::of_system(&squares, &unreachable), "bmc", "native").unwrap_err();
    assert_eq!(why, "the solver `native` has no nonlinear arithmetic; use `--solver z3`");
    let why = text(&terms, &Problem::of_system(&squares, &unreachable), "ic3cfa", "z3").unwrap_err();
    assert_eq!(
        why,
        "the engine `ic3cfa` has no nonlinear arithmetic; these can: `auto`, `bmc`, `kinduction`"
    );
    ts.fairness.push(terms.tru());
    ts.justice.push(certus_model::ts::Goal { name: String::new(), what: Vec::new() });
    let justice = ts.justice_property(0);
    let why = text(&terms, &Problem::of_system(&ts, &justice), "auto", "z3").unwrap_err();
    assert_eq!(
        why,
        "the engine `auto` has no proofs of liveness; these can: `liveness`, `rlive`, `kliveness`, `kzeno`, `l2s`, `ranking`, `lasso`"
    );
}
