//! Bounded model checking against the explicit-state oracle: the shortest run, or none.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use certus_certify::{check_proof, check_run, second_solver};
use certus_engine::{Control, Engine, EngineError, Reason, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::large_block::{BlockSize, encode};
use certus_model::{Cfa, Invariant, Loc, Proof};
use certus_solver::Limits;
use certus_testing::{Oracle, Rng, Shape, random_cfa, scale};

/// What the engine says with these options, checked: a run by executing it, a proof by the checker.
fn run(terms: &mut Terms, cfa: &Cfa, solver: &str, options: &[(&str, &str)]) -> Verdict {
    let mut engine = registry::make("bmc").unwrap();
    for (key, value) in options {
        engine.set(key, value).unwrap();
    }
    let control = Control { solver: solver.to_owned(), ..Control::default() };
    let task = Task { cfa, facts: &Invariant::default() };
    let outcome = task.solve(engine.as_mut(), terms, &control).unwrap();
    match &outcome.verdict {
        Verdict::Safe(proof) => {
            check_proof(terms, cfa, proof, &Limits::none(), second_solver(solver)).unwrap();
        }
        Verdict::Unsafe(run) => check_run(terms, cfa, run).unwrap(),
        Verdict::Unknown(_) => {}
    }
    outcome.verdict
}

/// The verdict fits the oracle's for runs of up to `bound` edges.
fn compare(terms: &Terms, cfa: &Cfa, verdict: &Verdict, bound: usize, shortest: bool, what: &str) {
    let oracle = Oracle::explore(terms, cfa);
    match (oracle.shortest_run(), verdict) {
        (Some(real), Verdict::Unsafe(run)) if shortest => {
            assert_eq!(run.steps.len(), real.steps.len(), "{what}: not the shortest");
        }
        (Some(_), Verdict::Unsafe(_)) | (None, Verdict::Safe(_)) => {}
        (Some(real), Verdict::Unknown(why)) => {
            assert!(real.steps.len() > bound, "{what}: missed a run of {}: {why}", real.steps.len());
        }
        (None, Verdict::Unknown(why)) => assert_eq!(why, &Reason::Bound(bound), "{what}"),
        (real, wrong) => panic!("{what}: {wrong:?} where the oracle has {real:?}"),
    }
}

#[test]
fn finds_exactly_the_shortest_runs() {
    let bound = 12;
    let mut proved = 0;
    for seed in 0..300 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
        let solver = if seed % 2 == 0 { "native" } else { "native-cadical" };
        let (large, _) = encode(&cfa, BlockSize::Large);
        for (cfa, size) in [(&cfa, "small"), (&large, "large")] {
            let verdict = run(&mut terms, cfa, solver, &[("bound", &bound.to_string())]);
            proved += u64::from(matches!(verdict, Verdict::Safe(_)));
            compare(&terms, cfa, &verdict, bound, true, &format!("seed {seed}, {size}"));
        }
    }
    assert!(proved > 20, "some automata have short runs only, but {proved} were proved");
}

#[test]
fn several_lengths_at_a_time_find_the_same_bugs() {
    for seed in 0..100 * scale() {
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
        for step in ["2", "5"] {
            let verdict = run(&mut terms, &cfa, "", &[("bound", "12"), ("step", step)]);
            compare(&terms, &cfa, &verdict, 12, false, &format!("seed {seed}, step {step}"));
        }
    }
}

#[test]
fn a_loop_with_constant_bounds_unrolls_to_nothing() {
    // x := 0; while (x ≠ 500) x := x + 1; error if x ≠ 500
    use certus_logic::Sort;
    use certus_model::{Block, Command, Step, StepId};
    let mut terms = Terms::new();
    let mut cfa = Cfa::new();
    let x = terms.var("x", Sort::Bv(32));
    cfa.add_var(x, "x");
    let (head, end) = (cfa.add_location("head", 1), cfa.add_location("end", 2));
    let mut ids = 0..;
    let mut block = |commands: &[Command]| {
        let step = |command: &Command| Step { command: *command, id: StepId(ids.next().unwrap()) };
        Block::sequence(commands.iter().map(step).collect())
    };
    let (zero, one, most) = (terms.bv(32, 0), terms.bv(32, 1), terms.bv(32, 500));
    let (done, more) = (terms.eq(x, most), terms.bvadd(x, one));
    let open = terms.not(done);
    cfa.add_edge(Loc(0), head, block(&[Command::Assign(x, zero)]));
    cfa.add_edge(head, head, block(&[Command::Assume(open), Command::Assign(x, more)]));
    cfa.add_edge(head, end, block(&[Command::Assume(done)]));
    cfa.add_edge(end, Loc(1), block(&[Command::Assume(open)]));
    let mut engine = registry::make("bmc").unwrap();
    let task = Task { cfa: &cfa, facts: &Invariant::default() };
    let outcome = task.solve(engine.as_mut(), &mut terms, &Control::default()).unwrap();
    let Verdict::Safe(proof) = outcome.verdict else { panic!("{:?}", outcome.verdict) };
    assert_eq!(outcome.stats.get("bound"), 503);
    assert!(outcome.stats.queries().keys().all(|purpose| purpose.0 == "reached"));
    // The values of the loop are an invariant; that there are no longer runs is another proof.
    assert!(matches!(proof, Proof::Inductive(_)), "{proof:?}");
    check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap();
    let formulas = Invariant { at: [(head, terms.tru()), (end, terms.tru())].into_iter().collect() };
    let proof = Proof::Bounded { k: 503, formulas: formulas.clone() };
    let certified = check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap();
    assert!(certified.queries <= 1);
    let proof = Proof::Bounded { k: 502, formulas };
    check_proof(&mut terms, &cfa, &proof, &Limits::none(), "native-cadical").unwrap_err();
}

#[test]
fn same_task_same_answer_and_statistics() {
    for seed in 0..20 {
        let once = || {
            let mut terms = Terms::new();
            let cfa = random_cfa(&mut Rng::new(seed), &mut terms, &Shape::default());
            let mut engine = registry::make("bmc").unwrap();
            engine.set("bound", "10").unwrap();
            let task = Task { cfa: &cfa, facts: &Invariant::default() };
            let outcome = task.solve(engine.as_mut(), &mut terms, &Control::default()).unwrap();
            let queries: Vec<_> =
                outcome.stats.queries().iter().map(|(p, t)| (*p, t.queries, t.sat, t.unsat)).collect();
            (format!("{:?}", outcome.verdict), outcome.stats.counters().to_vec(), queries)
        };
        assert_eq!(once(), once(), "seed {seed}");
    }
}

#[test]
fn limits_end_it() {
    let mut terms = Terms::new();
    let cfa = random_cfa(&mut Rng::new(1), &mut terms, &Shape::default());
    let limits = Limits::none().with_timeout(std::time::Duration::ZERO);
    let control = Control { limits, ..Control::default() };
    let task = Task { cfa: &cfa, facts: &Invariant::default() };
    let outcome = task.solve(registry::make("bmc").unwrap().as_mut(), &mut terms, &control).unwrap();
    assert!(
        matches!(outcome.verdict, Verdict::Unknown(why) if why == Reason::Stopped(certus_solver::Stop::Deadline))
    );
}

#[test]
fn wrong_options_are_explained() {
    for name in ["bmc", "kinduction"] {
        let mut engine: Box<dyn Engine> = registry::make(name).unwrap();
        assert!(matches!(engine.set("depth", "3"), Err(EngineError::NoOption { .. })));
        assert!(matches!(engine.set("bound", "0"), Err(EngineError::BadValue { .. })));
        for option in engine.options() {
            engine.set(option.key, &option.default).unwrap();
        }
    }
}
