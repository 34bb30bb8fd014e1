//! Bit-vectors, arrays and functions over so few values that all can be tried.

use crate::checked;
use crate::common::formulas::{Generator, Shape};
use crate::common::rng::Rng;
use crate::common::scale;
use certus_logic::{ArrayValue, Assignment, Bv, FunctionValue, Sort, Symbol, Term, Terms, Value, smtlib};
use certus_solver::projection::ProjectionError;

/// How many values the elements of an uninterpreted sort have here.
const ELEMENTS: u32 = 3;

/// More assignments than this are not tried.
const MOST: usize = 1 << 13;

/// All values of a sort, unless there are too many.
fn values(terms: &Terms, sort: Sort) -> Option<Vec<Value>> {
    Some(match sort {
        Sort::Bool => vec![Value::Bool(false), Value::Bool(true)],
        Sort::Bv(w) if w <= 4 => (0..1 << w).map(|v| Value::Bv(Bv::new(w, v))).collect(),
        Sort::Uninterpreted(s) => (0..ELEMENTS).map(|n| Value::Element(s, n)).collect(),
        Sort::Array(a) => {
            let (index, element) = terms.array_sorts(a);
            let (indices, elements) = (values(terms, index)?, values(terms, element)?);
            let domain = terms.domain_size(index);
            let mut all = vec![ArrayValue::constant(terms.default_value(element), domain)];
            for i in indices {
                if all.len() * elements.len() > MOST {
                    return None;
                }
                all = all
                    .into_iter()
                    .flat_map(|a| elements.iter().map(move |e| (a.clone(), e.clone())))
                    .map(|(a, e)| a.store(i.clone(), e))
                    .collect();
            }
            all.into_iter().map(|a| Value::Array(Box::new(a))).collect()
        }
        _ => return None,
    })
}

/// All assignments of variables, unless there are too many.
fn assignments(terms: &Terms, vars: &[Term], base: &Assignment) -> Option<Vec<Assignment>> {
    let mut all = vec![base.clone()];
    for v in vars {
        let values = values(terms, terms.sort(*v))?;
        if all.len() * values.len() > MOST {
            return None;
        }
        let symbol = terms.as_var(*v).unwrap();
        let mut more = Vec::with_capacity(all.len() * values.len());
        for a in all {
            for value in &values {
                let mut a = a.clone();
                a.set(symbol, value.clone());
                more.push(a);
            }
        }
        all = more;
    }
    Some(all)
}

fn random_value(terms: &Terms, rng: &mut Rng, sort: Sort) -> Value {
    let all = values(terms, sort).unwrap();
    all[rng.below(all.len())].clone()
}

/// A function that gives random values.
fn random_function(terms: &Terms, rng: &mut Rng, f: Symbol) -> Value {
    let d = terms.declaration(f).clone();
    let mut points = vec![Vec::new()];
    for p in &d.params {
        let values = values(terms, *p).unwrap();
        points = points
            .into_iter()
            .flat_map(|point: Vec<Value>| {
                values.iter().map(move |v| [point.clone(), vec![v.clone()]].concat())
            })
            .collect();
    }
    let entries = points.into_iter().map(|p| (p, random_value(terms, rng, d.result))).collect();
    Value::Function(Box::new(FunctionValue { default: terms.default_value(d.result), entries }))
}

/// How often what happened.
#[derive(Default, Debug)]
struct Tally {
    done: usize,
    refused: usize,
    /// Projections in which some variable got its value.
    valued: usize,
}

/// Random formulas of a shape.
fn run(shape: Shape, seed: u64, cases: usize) -> Tally {
    let told = format!("{shape:?}, seed {seed}");
    judge(&told, seed, cases, |terms, rng| Generator { terms, rng, shape, prefix: String::new() }.formula())
}

fn judge(told: &str, seed: u64, cases: usize, make: impl Fn(&mut Terms, &mut Rng) -> Term) -> Tally {
    let mut tally = Tally::default();
    let wanted = cases * scale();
    let mut terms = Terms::new();
    for case in 0.. {
        if tally.done + tally.refused >= wanted {
            break;
        }
        // The arena is shared for a while: names of introduced variables are used again.
        if case % 16 == 0 {
            terms = Terms::new();
        }
        let mut rng = Rng::new(seed * 1_000_003 + case as u64);
        let mut formula = make(&mut terms, &mut rng);
        let vars = terms.free_vars(formula);
        let functions = terms.functions_of(&[formula]);
        let mut model = Assignment::new();
        for v in &vars {
            let value = random_value(&terms, &mut rng, terms.sort(*v));
            model.set(terms.as_var(*v).unwrap(), value);
        }
        for f in &functions {
            let value = random_function(&terms, &mut rng, *f);
            model.set(*f, value);
        }
        // Each part as it is in the model.
        let mut parts = terms.conjuncts(formula);
        for p in &mut parts {
            if terms.eval(*p, &model) == Value::Bool(false) {
                *p = terms.not(*p);
            }
        }
        formula = terms.and(&parts);
        let (hidden, kept): (Vec<Term>, Vec<Term>) = vars.iter().partition(|_| rng.bool());
        if hidden.is_empty() || assignments(&terms, &vars, &model).is_none() {
            continue;
        }
        let told = format!("{told}, case {case}");
        let projection = match checked(&mut terms, formula, &model, &hidden, &told) {
            Ok(p) => p,
            Err(ProjectionError::Stays { .. }) => {
                tally.refused += 1;
                continue;
            }
            Err(e) => panic!("{e}: {told}"),
        };
        tally.done += 1;
        tally.valued += usize::from(!projection.valued.is_empty());
        let result = terms.and(&projection.literals);
        let rounds = if functions.is_empty() { 1 } else { 4 };
        for round in 0..rounds {
            let mut base = model.clone();
            if round > 0 {
                for f in &functions {
                    base.set(*f, random_function(&terms, &mut rng, *f));
                }
            }
            for outer in assignments(&terms, &kept, &base).unwrap() {
                if terms.eval(result, &outer) != Value::Bool(true) {
                    continue;
                }
                let some = assignments(&terms, &hidden, &outer).unwrap();
                let exists = some.iter().any(|a| terms.eval(formula, a) == Value::Bool(true));
                assert!(
                    exists,
                    "{told}: no value of {hidden:?} for {}\nresult {}\n{outer:?}",
                    smtlib::term_text(&terms, formula),
                    smtlib::term_text(&terms, result)
                );
            }
        }
    }
    tally
}

const fn shape(widths: &'static [u32], arrays: bool, functions: bool, nonlinear: bool) -> Shape {
    Shape { arrays, functions, nonlinear, widths, numbers: &[], depth: 3 }
}

#[test]
fn bits_and_small_words() {
    for (seed, widths) in [(1, &[2][..]), (2, &[1, 2]), (3, &[3]), (4, &[1, 3]), (5, &[2, 4])] {
        let tally = run(shape(widths, false, false, false), seed, 120);
        assert_eq!(tally.refused, 0, "bit-vectors can always be eliminated");
        assert!(tally.valued * 2 < tally.done, "most need no value: {tally:?}");
    }
}

#[test]
fn products_and_quotients() {
    for (seed, widths) in [(11, &[2][..]), (12, &[3])] {
        assert_eq!(run(shape(widths, false, false, true), seed, 100).refused, 0);
    }
}

#[test]
fn small_arrays() {
    for (seed, widths) in [(21, &[1][..]), (22, &[1, 2])] {
        assert_eq!(run(shape(widths, true, false, false), seed, 60).refused, 0);
    }
}

#[test]
fn functions_and_sorts() {
    for (seed, widths) in [(31, &[1][..]), (32, &[2])] {
        let tally = run(shape(widths, false, true, false), seed, 100);
        // Elements of uninterpreted sorts have no names: some cannot be eliminated.
        assert!(tally.refused < tally.done, "{tally:?}");
    }
}

#[test]
fn everything_small() {
    run(shape(&[1, 2], true, true, true), 41, 60);
}

/// A sum of multiples of variables.
fn sum(terms: &mut Terms, rng: &mut Rng, w: u32) -> Term {
    let mut sum = terms.bv(w, u128::from(rng.next()));
    for _ in 0..1 + rng.below(3) {
        let v = terms.var(&format!("v{}", rng.below(4)), Sort::Bv(w));
        let c = terms.bv(w, u128::from(rng.next()));
        let part = match rng.below(4) {
            0 => terms.bvmul(c, v),
            1 => terms.bvxor(c, v),
            2 if w > 1 => {
                let (low, high) = (terms.extract(w - 2, 0, v), terms.extract(0, 0, c));
                terms.concat(&[low, high])
            }
            _ => v,
        };
        sum = terms.bvadd(sum, part);
    }
    sum
}

/// Equations and comparisons of sums, most of which can be solved.
#[test]
fn equations() {
    let mut all = Tally::default();
    for (seed, w) in [(51, 2), (52, 3), (53, 3)] {
        let tally = judge(&format!("equations of {w} bits"), seed, 60, |terms, rng| {
            let parts: Vec<Term> = (0..1 + rng.below(4))
                .map(|_| {
                    let (a, b) = (sum(terms, rng, w), sum(terms, rng, w));
                    match rng.below(5) {
                        0..3 => terms.eq(a, b),
                        3 => terms.bvult(a, b),
                        _ => terms.bvslt(a, b),
                    }
                })
                .collect();
            terms.and(&parts)
        });
        all.done += tally.done;
        all.valued += tally.valued;
    }
    assert!(all.valued * 2 < all.done, "most need no value: {all:?}");
}

/// Reads of one array at three indices or more, where indices meet or not.
#[test]
fn reads() {
    let tally = judge("reads", 61, 60, |terms, rng| {
        let array = terms.array_sort(Sort::Bv(2), Sort::Bv(2));
        let a = terms.var("a", array);
        let mut parts = Vec::new();
        for _ in 0..3 {
            let [i, j, x] = [(); 3].map(|()| terms.var(&format!("i{}", rng.below(3)), Sort::Bv(2)));
            let (r, s) = (terms.select(a, i), terms.select(a, j));
            parts.push(match rng.below(4) {
                0 => terms.eq(r, x),
                1 => terms.bvult(r, s),
                2 => terms.bvult(x, r),
                _ => terms.eq(r, s),
            });
        }
        terms.and(&parts)
    });
    assert_eq!(tally.refused, 0);
}
