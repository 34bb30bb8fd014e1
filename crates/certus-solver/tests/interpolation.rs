//! Interpolants of random sequences: what each method gives meets the three conditions, by the word of a solver that
//! the method does not use.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]
#![allow(clippy::print_stderr, reason = "a test tells what methods can do")]

mod common;

use certus_logic::{Op, Sort, Symbol, Term, Terms};
use certus_solver::interpolate::{Checked, Interpolation, NoInterpolants, registry};
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
        let query = [chain[i], *formula, not];
        let mut answer = judge.check(terms, &Query::of(&query), &Limits::none()).unwrap();
        if let Answer::Unknown(_) = answer {
            // Z3 gives up on some arrays.
            let mut other = solvers::make("native-cadical").unwrap();
            answer = other.check(terms, &Query::of(&query), &Limits::none()).unwrap();
        }
        assert_eq!(answer, Answer::Unsat, "{what}: step {i}");
    }
}

/// How often a method succeeded, and how often it could not do it.
#[derive(Default, Debug)]
struct Tally {
    done: usize,
    refused: usize,
    /// Interpolants that are no constants.
    telling: usize,
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
                tally.telling += found.iter().filter(|t| terms.value_of(**t).is_none()).count();
                tally.size += found.iter().map(|t| terms.dag_size(*t)).sum::<usize>();
            }
            Err(NoInterpolants::Unsupported { .. } | NoInterpolants::Unknown(_)) => tally.refused += 1,
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

const PROPOSITIONAL: Shape = Shape { nonlinear: false, widths: &[1], depth: 3, ..formulas::SMALL };
const BYTES: Shape = Shape { nonlinear: true, widths: &[8, 5, 3], depth: 2, ..formulas::SMALL };
const LOGIC: Shape = Shape { nonlinear: true, widths: &[2, 3, 4], depth: 3, ..formulas::SMALL };

/// Random clauses over a few dozen variables, dealt out to the parts: proofs with many conflicts.
#[test]
fn clauses() {
    let descriptions = &EMBEDDED[..3];
    let mut methods = made(descriptions);
    let mut rng = Rng::new(8);
    for n in 0..15 * common::scale() {
        let mut terms = Terms::new();
        let vars: Vec<Term> = (0..40).map(|i| terms.var(&format!("p{i}"), Sort::Bool)).collect();
        let parts = 2 + rng.below(4);
        let mut formulas = vec![Vec::new(); parts];
        for _ in 0..200 {
            // Near variables meet, so that parts are linked and each has its own.
            let from = rng.below(vars.len());
            let lits: Vec<Term> = (0..3)
                .map(|_| {
                    let v = vars[(from + rng.below(16)) % vars.len()];
                    if rng.bool() { v } else { terms.not(v) }
                })
                .collect();
            let part = if rng.chance(80) { from * parts / vars.len() } else { rng.below(parts) };
            formulas[part].push(terms.or(&lits));
        }
        let formulas: Vec<Term> = formulas.iter().map(|f| terms.and(f)).collect();
        let mut judge = solvers::make("native-cadical").unwrap();
        if judge.check(&terms, &Query::of(&formulas), &Limits::none()).unwrap() == Answer::Unsat {
            ask(&mut terms, &formulas, &mut methods, &mut *judge, &format!("clauses {n}"));
        }
    }
    show("clauses", &methods, descriptions);
    assert!(methods.iter().all(|(_, t)| t.refused == 0 && t.telling > 10));
}

/// Products that commute, and the like: what one side has proved of words, bit by bit.
#[test]
fn products() {
    let descriptions = &EMBEDDED[..3];
    let mut methods = made(descriptions);
    for width in 2..6 {
        let mut terms = Terms::new();
        let [x, y, z, p, q] = ["x", "y", "z", "p", "q"].map(|n| terms.var(n, Sort::Bv(width)));
        let (xy, yz) = (terms.bvmul(x, y), terms.bvmul(y, z));
        let first = terms.eq(p, xy);
        let second = [terms.bvmul(p, z), terms.bvmul(x, yz)];
        let second = [terms.eq(q, second[1]), terms.ne(second[0], q)];
        let second = terms.and(&second);
        let formulas = [first, second];
        let mut judge = solvers::make("native-cadical").unwrap();
        ask(&mut terms, &formulas, &mut methods, &mut *judge, &format!("products of {width} bits"));
        let formulas = [formulas[1], formulas[0]];
        ask(&mut terms, &formulas, &mut methods, &mut *judge, &format!("products of {width} bits, reversed"));
    }
    show("products", &methods, descriptions);
    assert!(methods.iter().all(|(_, t)| t.refused == 0 && t.done == 8));
}

#[test]
fn what_can_hold_has_a_model_and_no_interpolants() {
    let mut terms = Terms::new();
    let (x, y) = (terms.var("x", Sort::Bv(8)), terms.var("y", Sort::Bv(8)));
    let (three, five) = (terms.bv(8, 3), terms.bv(8, 5));
    let formulas = [terms.bvult(three, x), terms.bvult(x, five), terms.eq(x, y)];
    for description in EMBEDDED {
        let mut method = registry::make(description).unwrap();
        match method.interpolate(&mut terms, &formulas, &Limits::none()) {
            Err(NoInterpolants::Satisfiable(Some(model))) => {
                for f in formulas {
                    assert_eq!(terms.eval(f, &model), certus_logic::Value::Bool(true), "{description}");
                }
            }
            other => panic!("{description}: {other:?}"),
        }
        let nothing = method.interpolate(&mut terms, &[], &Limits::none());
        assert!(matches!(nothing, Err(NoInterpolants::Satisfiable(_))), "{description}: {nothing:?}");
        let alone = terms.fls();
        assert_eq!(
            method.interpolate(&mut terms, &[alone], &Limits::none()),
            Ok(Vec::new()),
            "{description}"
        );
        // A limit that is reached is no answer.
        let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let stopped = method.interpolate(&mut terms, &formulas, &Limits::none().with_cancel(flag));
        assert!(matches!(stopped, Err(NoInterpolants::Unknown(_))), "{description}: {stopped:?}");
    }
}

/// Gives something whatever it is asked.
struct Always(Answering);

type Answering = fn(&mut Terms, &[Term]) -> Vec<Term>;

impl Interpolation for Always {
    fn name(&self) -> &'static str {
        "always"
    }

    fn interpolate(&mut self, t: &mut Terms, f: &[Term], _: &Limits) -> Result<Vec<Term>, NoInterpolants> {
        Ok((self.0)(t, f))
    }
}

#[test]
fn every_condition_is_checked() {
    let mut terms = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|n| terms.var(n, Sort::Bv(8)));
    let (five, six) = (terms.bv(8, 5), terms.bv(8, 6));
    let formulas = [terms.eq(x, five), terms.eq(x, y), terms.eq(y, z), terms.eq(z, six)];
    let wrong: [Answering; 6] = [
        |_, _| Vec::new(),
        |t, f| vec![t.tru(); f.len() - 1],
        |t, f| vec![t.fls(); f.len() - 1],
        |_, f| f[..f.len() - 1].to_vec(),
        |_, f| vec![f[0]; f.len() - 1],
        |t, f| vec![t.fls(); f.len()],
    ];
    for (n, wrong) in wrong.into_iter().enumerate() {
        let proofs = registry::make("proofs").unwrap();
        let mut checked = Checked::new(vec![Box::new(Always(wrong)), proofs]);
        let found = checked.interpolate(&mut terms, &formulas, &Limits::none()).unwrap();
        let mut judge = solvers::make("native-cadical").unwrap();
        confirm(&mut terms, &formulas, &found, &mut *judge, "after a wrong one");
        let stats = checked.stats();
        assert_eq!(stats.methods["always"].wrong, 1, "{n}");
        assert_eq!((stats.methods["proofs"].solved, stats.methods["proofs"].interpolants), (1, 3));
        assert!(stats.methods["proofs"].size > 0);
    }
    let alone =
        Checked::new(vec![Box::new(Always(wrong[1]))]).interpolate(&mut terms, &formulas, &Limits::none());
    assert!(matches!(alone, Err(NoInterpolants::Unsupported { .. })));
}

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

/// Numbers with arrays, functions and bit-vectors: what one formula may have.
#[test]
fn mixtures() {
    let Some(z3) = certus_testing::need::z3() else { return };
    let descriptions = &["proofs", "postconditions", "preconditions", "cubes,most=40"];
    let mut methods = made(descriptions);
    let mut rng = Rng::new(9);
    for n in 0..20 * common::scale() {
        let mut terms = Terms::new();
        let shape = Shape { depth: 3, ..rng.pick(&[formulas::AUFLIA, formulas::LIRA, formulas::UFLRA]) };
        let mut make = sequences::formulas_of(shape);
        let mut oracle = solvers::make("native").unwrap();
        let Some(parts) = sequences::random(&mut terms, &mut rng, 4, &mut make, &mut *oracle) else {
            continue;
        };
        let mut judge = solvers::make(&format!("process:'{}'", z3.display())).unwrap();
        ask(&mut terms, &parts, &mut methods, &mut *judge, &format!("mixture {n}"));
    }
    show("mixtures", &methods, descriptions);
    assert!(methods.iter().all(|(_, t)| t.done > 0));
}
