//! Random formulas: the SAT sides agree with each other and with the evaluator. Models make the formula
//! true, cores are unsatisfiable, and where all assignments can be tried an `Unsat` is one.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use certus_solver::sat::{Cadical, Ic3Core};
use certus_solver::{Answer, Limits, Native, Purpose, Query, Reason, Session, Solver};
use common::formulas::{self, Generator, Shape};
use common::rng::Rng;

fn sides() -> Vec<Box<dyn Solver>> {
    vec![
        Box::new(Native::new("native", Ic3Core::new())),
        Box::new(Native::new("native-cadical", Cadical::new())),
    ]
}

/// Whether some assignment makes the formula true, if there are few enough to try.
fn brute_force(terms: &Terms, formula: Term) -> Option<bool> {
    if !terms.functions_of(&[formula]).is_empty() {
        return None;
    }
    let vars = terms.free_vars(formula);
    let mut widths = Vec::new();
    for v in &vars {
        match terms.sort(*v) {
            Sort::Bool => widths.push(1),
            Sort::Bv(w) => widths.push(w),
            _ => return None,
        }
    }
    let total: u32 = widths.iter().sum();
    if total > 9 {
        return None;
    }
    Some((0..1u128 << total).any(|mut code| {
        let mut env = Assignment::new();
        for (v, w) in vars.iter().zip(&widths) {
            let bits = Bv::new(*w, code);
            code >>= w;
            let value = match terms.sort(*v) {
                Sort::Bool => Value::Bool(bits.is_one()),
                _ => Value::Bv(bits),
            };
            env.set(terms.as_var(*v).unwrap(), value);
        }
        terms.eval(formula, &env) == Value::Bool(true)
    }))
}

/// How many were satisfiable, and how many could be tried exhaustively.
fn one_by_one(shape: Shape, seed: u64, count: usize) -> (usize, usize) {
    let mut rng = Rng::new(seed);
    let (mut sat, mut tried, mut open) = (0, 0, 0);
    for n in 0..count * common::scale() {
        let mut terms = Terms::new();
        let formula = Generator { terms: &mut terms, rng: &mut rng, shape, prefix: String::new() }.formula();
        let parts = terms.conjuncts(formula);
        let mut answers = Vec::new();
        for mut s in sides() {
            let answer = s.check(&terms, &Query::of(&parts), &Limits::none()).unwrap();
            match &answer {
                Answer::Sat => {
                    let value = s.value(&terms, formula).unwrap();
                    assert_eq!(
                        value,
                        Value::Bool(true),
                        "model of formula {n}, seed {seed}, on {}",
                        s.name()
                    );
                }
                Answer::Unsat => {
                    let core = s.core().to_vec();
                    assert!(core.iter().all(|t| parts.contains(t)));
                    for mut judge in sides() {
                        let again = judge.check(&terms, &Query::of(&core), &Limits::none()).unwrap();
                        assert_eq!(again, Answer::Unsat, "core of formula {n}, seed {seed}");
                    }
                }
                // Integers without bounds may take more branches than there is patience for.
                Answer::Unknown(Reason::Incomplete(_)) if !shape.numbers.is_empty() => {
                    open += 1;
                    continue;
                }
                Answer::Unknown(why) => panic!("formula {n}, seed {seed}: {why}"),
            }
            answers.push(answer);
        }
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "formula {n}, seed {seed}");
        let Some(answer) = answers.first() else { continue };
        sat += usize::from(*answer == Answer::Sat);
        if let Some(truth) = brute_force(&terms, formula) {
            assert_eq!(*answer == Answer::Sat, truth, "formula {n}, seed {seed}");
            tried += 1;
        }
    }
    assert!(open * 100 <= count * common::scale(), "the solvers give up too often: {open}");
    (sat, tried)
}

#[test]
fn small_bit_vectors() {
    let (sat, tried) = one_by_one(formulas::SMALL, 1, 1500);
    assert!(sat > 300 && tried > 300, "the generator makes both kinds: {sat} sat, {tried} tried");
}

#[test]
fn words() {
    one_by_one(formulas::WORDS, 2, 400);
}

#[test]
fn products_and_quotients() {
    one_by_one(formulas::PRODUCTS, 3, 250);
}

#[test]
fn arrays() {
    let (sat, _) = one_by_one(formulas::ARRAYS, 4, 1200);
    assert!(sat > 200);
}

#[test]
fn functions() {
    one_by_one(formulas::FUNCTIONS, 5, 1000);
}

#[test]
fn mixed() {
    one_by_one(formulas::MIXED, 6, 1000);
}

#[test]
fn numbers() {
    for (seed, shape) in
        [(11, formulas::LRA), (12, formulas::LIA), (13, formulas::LIRA), (14, formulas::AUFLIA)]
    {
        let (sat, _) = one_by_one(shape, seed, 300);
        assert!(sat > 50, "the generator makes both kinds: {sat} sat");
    }
}

/// One solver for many queries: assertions come and go under activation literals, with temporary clauses; a
/// solver made anew for each query is the judge.
#[test]
fn incrementally() {
    let shapes = [
        (7, formulas::SMALL),
        (8, formulas::ARRAYS),
        (9, formulas::MIXED),
        (15, formulas::LRA),
        (16, formulas::LIA),
        (17, formulas::AUFLIA),
    ];
    for (seed, shape) in shapes {
        let mut rng = Rng::new(seed);
        for _ in 0..12 * common::scale() {
            let mut terms = Terms::new();
            let mut solvers = sides();
            let mut active: Vec<(Term, Term)> = Vec::new();
            let mut facts: Vec<Term> = Vec::new();
            for step in 0..if shape.arrays { 15 } else { 40 } {
                let mut next =
                    || Generator { terms: &mut terms, rng: &mut rng, shape, prefix: String::new() }.bool(3);
                let (f, g, h, k) = (next(), next(), next(), next());
                match rng.below(8) {
                    0 if facts.len() < 2 => {
                        let weak = terms.or(&[f, g, h]);
                        facts.push(weak);
                        for s in &mut solvers {
                            s.assert(&terms, weak).unwrap();
                        }
                    }
                    1..=3 => {
                        let act = terms.fresh("act", Sort::Bool);
                        active.push((act, f));
                        for s in &mut solvers {
                            s.assert_under(&terms, act, f).unwrap();
                        }
                    }
                    4 if !active.is_empty() => {
                        let (act, _) = active.remove(rng.below(active.len()));
                        for s in &mut solvers {
                            s.retire(&terms, act).unwrap();
                        }
                    }
                    _ => {}
                }
                let mut assumptions = vec![g];
                let mut all = facts.clone();
                all.push(g);
                for (act, f) in &active {
                    if rng.bool() {
                        assumptions.push(*act);
                        all.push(*f);
                    }
                }
                let clause = [h, k];
                let mut query = Query::of(&assumptions);
                if rng.bool() {
                    query = query.with_clause(&clause);
                    all.push(terms.or(&clause));
                }
                let whole = terms.and(&all);
                let mut judge = Native::new("judge", Cadical::new());
                judge.assert(&terms, whole).unwrap();
                let truth = judge.check(&terms, &Query::default(), &Limits::none()).unwrap();
                for s in &mut solvers {
                    let answer = s.check(&terms, &query, &Limits::none()).unwrap();
                    assert_eq!(answer, truth, "step {step}, seed {seed}, on {}", s.name());
                    if answer == Answer::Sat {
                        assert_eq!(s.value(&terms, whole).unwrap(), Value::Bool(true), "step {step}");
                    } else {
                        let core = s.core().to_vec();
                        let again = s.check(&terms, &Query { assumptions: &core, ..query }, &Limits::none());
                        assert_eq!(again.unwrap(), Answer::Unsat, "core at step {step}");
                    }
                }
            }
        }
    }
}

/// A minimised core loses its answer with any member.
#[test]
fn minimised_cores_are_minimal() {
    let mut rng = Rng::new(10);
    let mut met = 0;
    for _ in 0..300 {
        let mut terms = Terms::new();
        let mut g =
            Generator { terms: &mut terms, rng: &mut rng, shape: formulas::SMALL, prefix: String::new() };
        let parts: Vec<Term> = (0..6).map(|_| g.bool(3)).collect();
        let mut s = Session::new(sides().remove(0));
        let query = Query::of(&parts);
        if s.check(&terms, &query, Purpose::OTHER).unwrap() != Answer::Unsat {
            continue;
        }
        s.minimise_core(&terms, &query).unwrap();
        let core = s.core().to_vec();
        assert_eq!(s.check(&terms, &Query::of(&core), Purpose::OTHER).unwrap(), Answer::Unsat);
        for i in 0..core.len() {
            let rest: Vec<Term> = core.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, t)| *t).collect();
            assert_eq!(s.check(&terms, &Query::of(&rest), Purpose::OTHER).unwrap(), Answer::Sat);
            met += 1;
        }
        let asked: u64 = s.tallies().values().map(|t| t.queries).sum();
        assert!(asked >= 2 + core.len() as u64);
        assert!(s.tallies().contains_key(&Purpose::MINIMISE));
    }
    assert!(met > 50, "enough cores were met: {met}");
}
