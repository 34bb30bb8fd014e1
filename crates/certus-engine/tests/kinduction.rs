//! k-induction against the explicit-state oracle, with every proof and run checked.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{check_proof, check_run, second_solver};
use certus_engine::{Control, Task, Verdict, registry};
use certus_logic::{Term, Terms};
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Proof};
use certus_solver::Limits;
use certus_testing::examples::two_branches;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// What the engine says, checked against the oracle, and the checker for proofs and runs.
fn run(
    terms: &mut Terms,
    cfa: &Cfa,
    facts: &Invariant,
    solver: &str,
    options: &[(&str, &str)],
    what: &str,
) -> Verdict {
    let mut engine = registry::make("kinduction").unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let control = Control { solver: solver.to_owned(), ..Control::default() };
    let outcome = Task { cfa, facts }.solve(engine.as_mut(), terms, &control).unwrap();
    let oracle = Oracle::explore(terms, cfa);
    match &outcome.verdict {
        Verdict::Safe(proof) => {
            assert!(oracle.is_safe(), "{what}: a wrong proof");
            if let Proof::Inductive(invariant) = proof {
                oracle.holds(terms, invariant).unwrap_or_else(|why| panic!("{what}: {why}"));
            }
            check_proof(terms, cfa, proof, &Limits::none(), second_solver(solver))
                .unwrap_or_else(|why| panic!("{what}: {why}"));
        }
        Verdict::Unsafe(run) => {
            check_run(terms, cfa, run).unwrap();
            let shortest = oracle.shortest_run().unwrap();
            assert_eq!(run.steps.len(), shortest.steps.len(), "{what}: not the shortest");
        }
        Verdict::Unknown(_) => {}
    }
    outcome.verdict
}

#[test]
fn never_wrong_and_often_right() {
    let (mut inductive, mut more, mut bounded, mut bugs, mut unknown) = (0, 0, 0, 0, 0);
    let automata = 300 * scale();
    for seed in 0..automata {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
        let solver = if seed % 2 == 0 { "native" } else { "native-cadical" };
        let (large, _) = encode(&cfa, BlockSize::Large);
        for (cfa, size) in [(&cfa, "small"), (&large, "large")] {
            let what = format!("seed {seed}, {size}");
            let facts = Invariant::default();
            match run(&mut terms, cfa, &facts, solver, &[("bound", "12")], &what) {
                Verdict::Safe(Proof::Inductive(_)) => inductive += 1,
                Verdict::Safe(Proof::KInductive { .. }) => more += 1,
                Verdict::Safe(Proof::Bounded { .. }) => bounded += 1,
                Verdict::Safe(proof @ Proof::Quantified { .. }) => panic!("{what}: {proof:?}"),
                Verdict::Unsafe(_) => bugs += 1,
                Verdict::Unknown(_) => unknown += 1,
            }
        }
    }
    let text =
        format!("{inductive} inductive, {more} k-inductive, {bounded} bounded, {bugs} bugs, {unknown} open");
    assert!(inductive > 0 && more > 0 && bounded > 0 && bugs > 0, "{text}");
    assert!(unknown * 4 < automata * 2, "{text}");
}

#[test]
fn simple_paths_decide_everything_small() {
    let mut proofs = 0;
    let shape = Shape { state_bits: 4, width: 2, ..Shape::tiny() };
    for seed in 0..300 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &shape);
        let (cfa, _) = encode(&cfa, BlockSize::Large);
        let facts = Invariant::default();
        let verdict =
            run(&mut terms, &cfa, &facts, "", &[("simple", "on"), ("bound", "40")], &format!("seed {seed}"));
        assert!(!matches!(verdict, Verdict::Unknown(_)), "seed {seed}: {verdict:?}");
        proofs += u64::from(matches!(verdict, Verdict::Safe(Proof::KInductive { simple: true, .. })));
    }
    assert!(proofs > 0);
}

#[test]
fn what_holds_at_one_branch_does_not_bind_the_other() {
    // No simple path meets B twice, but one that only meets C leads to the error.
    let mut terms = Terms::new();
    let cfa = two_branches(&mut terms);
    for simple in ["on", "off"] {
        let facts = Invariant::default();
        let verdict = run(&mut terms, &cfa, &facts, "", &[("simple", simple)], simple);
        assert!(matches!(verdict, Verdict::Unsafe(run) if run.steps.len() == 9));
    }
}

/// The reachable states of each location as a formula.
fn reachable(terms: &mut Terms, oracle: &Oracle) -> Invariant {
    let mut out = Invariant::default();
    for loc in oracle.cfa().locs() {
        let mut states = Vec::new();
        for state in oracle.reachable(loc).iter() {
            let equal: Vec<Term> = oracle
                .space()
                .values(state)
                .into_iter()
                .map(|(var, value)| match value {
                    certus_logic::Value::Bool(true) => var,
                    certus_logic::Value::Bool(false) => terms.not(var),
                    certus_logic::Value::Bv(bits) => {
                        let bits = terms.bv_const(bits);
                        terms.eq(var, bits)
                    }
                    other => panic!("{other:?} in a small state"),
                })
                .collect();
            states.push(terms.and(&equal));
        }
        out.at.insert(loc, terms.or(&states));
    }
    out
}

#[test]
fn facts_make_it_complete_and_wrong_ones_do_no_harm() {
    for seed in 0..60 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::tiny());
        let (cfa, _) = encode(&cfa, BlockSize::Large);
        let oracle = Oracle::explore(&terms, &cfa);
        let mut facts = reachable(&mut terms, &oracle);
        let what = format!("seed {seed}");
        let verdict = run(&mut terms, &cfa, &facts, "", &[("bound", "70")], &what);
        assert!(!matches!(verdict, Verdict::Unknown(_)), "seed {seed}: {verdict:?}");
        // Facts that are not true at all: the engine keeps what is inductive, so no answer becomes wrong.
        let fls = terms.fls();
        if let Some(formula) = facts.at.values_mut().nth(2) {
            *formula = fls;
        }
        run(&mut terms, &cfa, &facts, "", &[("bound", "6")], &format!("seed {seed}, wrong fact"));
    }
}
