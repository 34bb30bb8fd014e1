//! Interpolants of random sequences: what each method gives meets the three conditions, by the word of a solver that
//! the method does not use.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Op, Sort, Symbol, Term, Terms};
use certus_solver::interpolate::{Interpolation, NoInterpolants, registry};
use certus_solver::{Answer, Limits, Query, Solver, registry as solvers};
use common::formulas::{self, Shape};
use common::rng::Rng;
use common::sequences;
use std::collections::BTreeSet;

fn symbols(terms: &Terms, formulas: &[Term]) -> BTreeSet<Symbol> {
    let all = terms.post_order(formulas).into_iter();
    all.filter_map(|t| match terms.op(t) {
        Op::Var(s) | Op::Apply(s) => Some(s),
        _ => None,
    })
    .collect()
}

/// The three conditions, written down anew.
fn confirm(terms: &mut Terms, formulas: &[Term], found: &[Term], judge: &mut dyn Solver, what: &str) {
    assert_eq!(found.len() + 1, formulas.len(), "{what}: number of interpolants");
    for (i, interpolant) in found.iter().enumerate() {
        let (before, behind) = (symbols(terms, &formulas[..=i]), symbols(terms, &formulas[i + 1..]));
        for s in symbols(terms, &[*interpolant]) {
            let name = &terms.declaration(s).name;
            assert!(before.contains(&s) && behind.contains(&s), "{what}: {name} is not shared at {i}");
        }
    }
    let mut chain = vec![terms.tru()];
    chain.extend(found);
    chain.push(terms.fls());
    for (i, formula) in formulas.iter().enumerate() {
        let not = terms.not(chain[i + 1]);
        let answer = judge.check(terms, &Query::of(&[chain[i], *formula, not]), &Limits::none()).unwrap();
        assert_eq!(answer, Answer::Unsat, "{what}: step {i}");
    }
}

/// How often a method succeeded, and how often it could not do it.
#[derive(Default, Debug)]
struct Tally {
    done: usize,
    refused: usize,
    size: usize,
}

/// Asks methods about sequences, and a solver about what comes out.
fn ask(
    terms: &mut Terms,
    formulas: &[Term],
    methods: &mut [(Box<dyn Interpolation>, Tally)],
    judge: &mut dyn Solver,
    what: &str,
) {
    for (method, tally) in methods {
        let what = format!("{}, {what}", method.name());
        match method.interpolate(terms, formulas, &Limits::none()) {
            Ok(found) => {
                confirm(terms, formulas, &found, judge, &what);
                tally.done += 1;
                tally.size += found.iter().map(|t| terms.dag_size(*t)).sum::<usize>();
            }
            Err(NoInterpolants::Unsupported { .. }) => tally.refused += 1,
            Err(e) => panic!("{what}: {e}"),
        }
    }
}

fn made(descriptions: &[&str]) -> Vec<(Box<dyn Interpolation>, Tally)> {
    descriptions.iter().map(|d| (registry::make(d).unwrap(), Tally::default())).collect()
}

const EMBEDDED: &[&str] = &[
    "proofs",
    "proofs,strength=pudlak",
    "proofs,strength=dual",
    "postconditions",
    "preconditions,core=no",
    "cubes,most=100",
];

/// Random sequences and paths of bit-vectors, judged by the embedded solver over CaDiCaL.
fn bits(shape: Shape, seed: u64, count: usize) -> Vec<(Box<dyn Interpolation>, Tally)> {
    let mut rng = Rng::new(seed);
    let mut methods = made(EMBEDDED);
    let mut made = 0;
    for n in 0..count * common::scale() {
        let mut terms = Terms::new();
        let mut make = sequences::formulas_of(shape);
        let mut oracle = solvers::make("native").unwrap();
        let found = if rng.bool() {
            sequences::random(&mut terms, &mut rng, 4, &mut make, &mut *oracle)
        } else {
            let w = shape.widths[0];
            let mut vars: Vec<Term> = (0..3).map(|i| terms.var(&format!("x{w}_{i}"), Sort::Bv(w))).collect();
            if shape.arrays {
                let widths = (Sort::Bv(w), Sort::Bv(shape.widths[shape.widths.len() - 1]));
                let sort = terms.array_sort(widths.0, widths.1);
                vars.push(terms.var("a0", sort));
            }
            let mut values = sequences::values_of(shape);
            sequences::path(&mut terms, &mut rng, &vars, 6, &mut make, &mut values, &mut *oracle)
        };
        let Some(parts) = found else { continue };
        made += 1;
        let mut judge = solvers::make("native-cadical").unwrap();
        ask(&mut terms, &parts, &mut methods, &mut *judge, &format!("sequence {n}, seed {seed}"));
    }
    assert!(made * 3 > count, "the generator makes sequences: {made} of {count}");
    methods
}

fn show(name: &str, methods: &[(Box<dyn Interpolation>, Tally)], descriptions: &[&str]) {
    for ((_, tally), description) in methods.iter().zip(descriptions) {
        eprintln!("{name}: {description}: {tally:?}");
    }
}

const PROPOSITIONAL: Shape =
    Shape { nonlinear: false, widths: &[1], depth: 3, ..formulas::SMALL };
const BYTES: Shape =
    Shape { nonlinear: true, widths: &[8, 5, 3], depth: 2, ..formulas::SMALL };
const LOGIC: Shape = Shape { nonlinear: true, widths: &[2, 3, 4], depth: 3, ..formulas::SMALL };

#[test]
fn single_bits() {
    let methods = bits(PROPOSITIONAL, 1, 60);
    show("single bits", &methods, EMBEDDED);
    assert!(methods[..3].iter().all(|(_, t)| t.refused == 0 && t.done > 0), "proofs do all of them");
}

#[test]
fn small_words() {
    let methods = bits(LOGIC, 2, 60);
    show("small words", &methods, EMBEDDED);
    assert!(methods[..3].iter().all(|(_, t)| t.refused == 0 && t.done > 0), "proofs do all of them");
}

#[test]
fn bytes() {
    let methods = bits(BYTES, 3, 30);
    show("bytes", &methods, EMBEDDED);
    assert!(methods[..3].iter().all(|(_, t)| t.refused == 0 && t.done > 0), "proofs do all of them");
}

#[test]
fn arrays() {
    let methods = bits(Shape { depth: 3, ..formulas::ARRAYS }, 4, 40);
    show("arrays", &methods, EMBEDDED);
    assert!(methods.iter().all(|(_, t)| t.done > 0));
}

#[test]
fn functions() {
    let methods = bits(Shape { depth: 3, ..formulas::FUNCTIONS }, 5, 40);
    show("functions", &methods, EMBEDDED);
    assert!(methods.iter().all(|(_, t)| t.done > 0));
}

const ARITHMETIC: &[&str] = &[
    "proofs",
    "proofs,strength=pudlak,farkas=farkas",
    "proofs,strength=dual,farkas=dual",
    "proofs,farkas=dual-decomposed",
    "postconditions",
    "preconditions",
    "cubes,most=40",
];

/// Sequences of linear arithmetic, judged by Z3.
fn numbers(sorts: &'static [Sort], seed: u64, count: usize) {
    let Some(z3) = certus_testing::need::z3() else { return };
    let name = format!("process:'{}'", z3.display());
    let mut rng = Rng::new(seed);
    let mut methods = made(ARITHMETIC);
    for n in 0..count * common::scale() {
        let mut terms = Terms::new();
        let mut make = sequences::arithmetic(sorts);
        let mut oracle = solvers::make("native").unwrap();
        let found = if rng.bool() {
            sequences::random(&mut terms, &mut rng, 4, &mut make, &mut *oracle)
        } else {
            let letter = if sorts[0] == Sort::Int { 'i' } else { 'r' };
            let vars: Vec<Term> = (0..3).map(|i| terms.var(&format!("{letter}{i}"), sorts[0])).collect();
            let mut value = |terms: &mut Terms, rng: &mut Rng, sort| sequences::number(terms, rng, sort);
            sequences::path(&mut terms, &mut rng, &vars, 5, &mut make, &mut value, &mut *oracle)
        };
        let Some(parts) = found else { continue };
        let mut judge = solvers::make(&name).unwrap();
        ask(&mut terms, &parts, &mut methods, &mut *judge, &format!("sequence {n}, seed {seed}"));
    }
    show("numbers", &methods, ARITHMETIC);
    assert!(methods.iter().all(|(_, t)| t.done > 0));
}

#[test]
fn integers() {
    numbers(&[Sort::Int], 6, 25);
}

#[test]
fn reals() {
    numbers(&[Sort::Real], 7, 25);
}
