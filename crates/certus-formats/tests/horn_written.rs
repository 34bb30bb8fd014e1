//! Horn clauses, models and derivations as text: read again they are the same, and Z3 agrees.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::horn;
use certus_logic::smtlib::Sexprs;
use certus_logic::{Sort, Term, Terms};
use certus_model::{Clause, Clauses, Predicate, Ts, Variable};
use certus_testing::{ClauseOracle, Rng, need, random_clauses, random_formula, scale};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// By predicate what is true in the least model, and whether that is a model.
fn meaning(terms: &mut Terms, clauses: &Clauses) -> (Vec<Vec<u32>>, bool) {
    let oracle = ClauseOracle::explore(terms, clauses);
    ((0..clauses.predicates.len()).map(|n| oracle.reached(n)).collect(), oracle.is_satisfiable())
}

#[test]
fn written_and_read_again() {
    let mut satisfiable = 0;
    for seed in 0..400 * scale() {
        let mut rng = Rng::new(82_000_000 + seed);
        let mut terms = Terms::new();
        let clauses = random_clauses(&mut rng, &mut terms);
        let truth = meaning(&mut terms, &clauses);
        let text = horn::write(&mut terms, &clauses).unwrap();
        // Into the same arena, and into another.
        for mut terms in [terms, Terms::new()] {
            let again = horn::read(&mut terms, text.as_bytes())
                .unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
            again.validate(&mut terms).unwrap();
            let names =
                |clauses: &Clauses| clauses.predicates.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
            assert_eq!(names(&again), names(&clauses), "seed {seed}");
            assert_eq!(meaning(&mut terms, &again), truth, "seed {seed}\n{text}");
            // Nothing became a local that was none.
            let locals = |clauses: &Clauses| clauses.clauses.iter().map(|c| c.locals.len()).sum::<usize>();
            assert!(locals(&again) <= locals(&clauses), "seed {seed}\n{text}");
        }
        satisfiable += u64::from(truth.1);
    }
    assert!(satisfiable > 100 * scale() && satisfiable < 300 * scale(), "{satisfiable} are satisfiable");
}

/// What Z3 answers to a script, by lines.
fn ask(z3: &Path, script: &str) -> Vec<String> {
    let mut process = Command::new(z3)
        .args(["-in", "-smt2", "-T:20"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    process.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = process.wait_with_output().unwrap();
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// The clauses with definitions in the place of declarations.
fn with_model(text: &str, model: &str) -> String {
    let rest: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("(declare-fun") && !line.starts_with("(set-logic"))
        .collect();
    format!("{model}{}\n", rest.join("\n"))
}

#[test]
fn z3_agrees() {
    let Some(z3) = need::z3() else { return };
    let (mut models, mut others) = (0, 0);
    for seed in 0..30 * scale() {
        let mut rng = Rng::new(83_000_000 + seed);
        let mut terms = Terms::new();
        let clauses = random_clauses(&mut rng, &mut terms);
        let oracle = ClauseOracle::explore(&mut terms, &clauses);
        let text = horn::write(&mut terms, &clauses).unwrap();
        let expected = if oracle.is_satisfiable() { "sat" } else { "unsat" };
        assert_eq!(ask(z3, &text), [expected], "seed {seed}\n{text}");
        // The least model, and one that has something changed.
        let mut formulas = oracle.least_model(&mut terms);
        for round in 0..2 {
            let accepted = oracle.accepts(&mut terms, &clauses, &formulas);
            let script = with_model(&text, &horn::model_text(&terms, &clauses, &formulas));
            let expected = if accepted { "sat" } else { "unsat" };
            assert_eq!(ask(z3, &script), [expected], "seed {seed}, round {round}\n{script}");
            *(if accepted { &mut models } else { &mut others }) += 1;
            let which = rng.below(formulas.len() as u64) as usize;
            let vars: Vec<Term> = clauses.predicates[which].vars.iter().map(|var| var.term).collect();
            if !vars.is_empty() {
                let more = random_formula(&mut rng, &mut terms, &vars, 1);
                formulas[which] = terms.or2(formulas[which], more);
            }
        }
    }
    assert!(models > 10 && others > 10, "{models} models, {others} others");
}

/// Clauses over numbers, as Z3 reads them.
#[test]
fn numbers_and_arrays() {
    let text = "(set-logic HORN)\n(declare-fun P (Int Real (Array Int Int)) Bool)\n\
        (assert (forall ((i Int) (r Real) (a (Array Int Int))) (=> (and (= i 0) (= r 0.5)) (P i r a))))\n\
        (assert (forall ((i Int) (r Real) (a (Array Int Int))) (=> (and (P i r a) (< i 10)) \
        (P (+ i 1) (/ r 2) (store a i (mod i 3))))))\n\
        (assert (forall ((i Int) (r Real) (a (Array Int Int))) (=> (and (P i r a) (> i 10)) false)))\n(check-sat)\n";
    let mut terms = Terms::new();
    let clauses = horn::read(&mut terms, text.as_bytes()).unwrap();
    let written = horn::write(&mut terms, &clauses).unwrap();
    let mut other = Terms::new();
    let again = horn::read(&mut other, written.as_bytes()).unwrap();
    again.validate(&mut other).unwrap();
    assert_eq!(again.clauses.len(), 3);
    assert!(again.clauses.iter().all(|clause| clause.locals.is_empty()), "{written}");
    let (i, ten) = (clauses.predicates[0].vars[0].term, terms.int(10));
    let model = terms.le(i, ten);
    let model = horn::model_text(&terms, &clauses, &[model]);
    assert_eq!(model, "(define-fun P ((i Int) (r Real) (a (Array Int Int))) Bool (<= i 10))\n");
    if let Some(z3) = need::z3() {
        assert_eq!(ask(z3, &with_model(&written, &model)), ["sat"], "{written}");
    }
}

/// Names that are no symbols, that are taken, or that mean something.
#[test]
fn odd_names() {
    let text = "(declare-fun |a b| (Bool Bool Bool) Bool)(declare-fun .p () Bool)(declare-fun x (Bool) Bool)\n\
        (assert (forall ((|let| Bool) (|a b| Bool) ($1 Bool)) (=> (and |let| |a b| (or $1 |let|)) (x $1))))\n\
        (assert (forall ((|let| Bool) (|a b| Bool) ($1 Bool)) (=> (and (x |let|) (or $1 (and |let| |a b|))) (.p)))) ";
    // `(.p)` is no way to write it.
    assert!(horn::read(&mut Terms::new(), text.as_bytes()).is_err());
    let text = text.replace("(.p)", ".p")
        + "(assert (forall ((|let| Bool) (x Bool) ($1 Bool)) (=> (|a b| |let| x $1) (not (and |let| x (or $1 (xor x $1)))))))";
    let mut terms = Terms::new();
    let clauses = horn::read(&mut terms, text.as_bytes()).unwrap();
    let truth = meaning(&mut terms, &clauses);
    let written = horn::write(&mut terms, &clauses).unwrap();
    let again = horn::read(&mut terms, written.as_bytes()).unwrap_or_else(|why| panic!("{why}\n{written}"));
    assert_eq!(meaning(&mut terms, &again), truth, "{written}");
    let vars: Vec<Term> = clauses.predicates[0].vars.iter().map(|var| var.term).collect();
    let (both, either) = (terms.and(&vars[..2]), terms.or(&vars[1..]));
    let formulas = [terms.eq(both, either), terms.tru(), terms.tru()];
    let model = horn::model_text(&terms, &clauses, &formulas);
    expect_test::expect![[r#"
        (define-fun |a b| ((certus$let Bool) (x!4 Bool) (x1 Bool)) Bool (not (= (and x!4 certus$let) (and (not x1) (not x!4)))))
        (define-fun |.p| () Bool true)
        (define-fun x ((certus$let Bool)) Bool true)
    "#]].assert_eq(&model);
    assert_eq!(Sexprs::parse(&model).unwrap().roots().count(), 3);
    if let Some(z3) = need::z3() {
        let oracle = ClauseOracle::explore(&mut terms, &clauses);
        let expected = if oracle.accepts(&mut terms, &clauses, &formulas) { "sat" } else { "unsat" };
        assert_eq!(ask(z3, &with_model(&written, &model)), [expected], "{model}{written}");
    }
}

#[test]
fn a_derivation() {
    let text = "(declare-fun P ((_ BitVec 2)) Bool)\n(declare-fun done () Bool)\n(assert (P #b01))\n\
        (assert (forall ((x (_ BitVec 2)) (y (_ BitVec 2)) (b Bool))\n (=> (and (P x) b (= y (bvadd x #b01))) (P y))))\n\
        (assert (=> (P #b11) done))\n(assert (not done))\n";
    let mut terms = Terms::new();
    let clauses = horn::read(&mut terms, text.as_bytes()).unwrap();
    let oracle = ClauseOracle::explore(&mut terms, &clauses);
    let derivation = oracle.derivation(&terms).unwrap();
    let written = horn::derivation_text(&mut terms, &clauses, &derivation);
    expect_test::expect![[r#"
        ((1 (P #b01) :clause 0 :line 3)
         (2 (P #b10) :clause 1 :line 4 :from 1 :with ((b true)))
         (3 (P #b11) :clause 1 :line 4 :from 2 :with ((b true)))
         (4 done :clause 2 :line 6 :from 3)
         (5 false :clause 3 :line 7 :from 4))
    "#]]
    .assert_eq(&written);
    assert_eq!(Sexprs::parse(&written).unwrap().only().unwrap().children().count(), derivation.len());
}

#[test]
fn what_cannot_be_written() {
    let mut terms = Terms::new();
    let x = terms.var("x", Sort::Int);
    let after = Ts::after(&mut terms, x);
    let vars = vec![Variable { term: x, name: "x".to_owned() }];
    let predicates = vec![Predicate { name: "P".to_owned(), vars }];
    let write = |terms: &mut Terms, relation| {
        let clause = Clause { body: Some(0), head: Some(0), locals: Vec::new(), relation, line: 0 };
        horn::write(terms, &Clauses { predicates: predicates.clone(), clauses: vec![clause] })
    };
    let quotient = terms.int_div(after, x);
    let relation = terms.eq(quotient, x);
    assert_eq!(write(&mut terms, relation), Err("clause 0: it divides by what may be zero".to_owned()));
    let function = terms.declare("f", &[Sort::Int], Sort::Int);
    let value = terms.apply(function, &[x]);
    let relation = terms.eq(value, after);
    assert_eq!(write(&mut terms, relation), Err("clause 0: the function `f` is not given".to_owned()));
    let sort = terms.sort_named("U");
    let (a, b) = (terms.var("a", sort), terms.var("b", sort));
    let relation = terms.eq(a, b);
    assert_eq!(write(&mut terms, relation), Err("clause 0: it has a sort that is not given".to_owned()));
    let relation = terms.eq(x, after);
    assert!(write(&mut terms, relation).is_ok());
}
