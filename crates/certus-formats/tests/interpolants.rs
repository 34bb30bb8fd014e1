//! Interpolants of paths through the benchmark clauses, over reals, integers and bit-vectors: all three conditions, by
//! another solver. A slice by default; `CERTUS_TEST_SCALE=40` takes all files.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::{Format, Source, read};
use certus_logic::{Op, Substitution, Symbol, Term, Terms};
use certus_model::{Clauses, Ts};
use certus_solver::interpolate::{NoInterpolants, registry};
use certus_solver::process::{ProcessSolver, ProcessSpec};
use certus_solver::{Answer, Limits, Query, Solver};
use certus_testing::{Rng, need};
use std::collections::BTreeSet;
use std::time::Duration;

/// Clauses of a path at most.
const LENGTH: usize = 6;

/// Paths of a file.
const PATHS: usize = 2;

/// Every how many files one is taken.
const STEP: usize = 40;

const METHODS: [&str; 4] = ["proofs", "postconditions", "preconditions", "cubes,most=20"];

/// The formulas of a random path from a fact to `false`, each over its own states; `None` if it does not get there.
fn path(terms: &mut Terms, clauses: &Clauses, rng: &mut Rng) -> Option<Vec<Term>> {
    let mut formulas = Vec::new();
    let mut at = None;
    let mut state = Substitution::new();
    loop {
        let last = formulas.len() + 1 >= LENGTH;
        let next: Vec<usize> = (0..clauses.clauses.len())
            .filter(|n| clauses.clauses[*n].body == at && (!last || clauses.clauses[*n].head.is_none()))
            .collect();
        if next.is_empty() {
            return None;
        }
        let clause = &clauses.clauses[next[rng.below(next.len() as u64) as usize]];
        for local in &clause.locals {
            let fresh = terms.fresh("y", terms.sort(local.term));
            state.insert(local.term, fresh);
        }
        let mut after = Substitution::new();
        if let Some(head) = clause.head {
            for var in &clauses.predicates[head].vars {
                let fresh = terms.fresh("x", terms.sort(var.term));
                state.insert(Ts::after(terms, var.term), fresh);
                after.insert(var.term, fresh);
            }
        }
        formulas.push(terms.substitute(clause.relation, &mut state));
        if clause.head.is_none() {
            return Some(formulas);
        }
        (at, state) = (clause.head, after);
    }
}

fn symbols(terms: &Terms, formulas: &[Term]) -> BTreeSet<Symbol> {
    let symbol = |t: Term| match terms.op(t) {
        Op::Var(s) | Op::Apply(s) => Some(s),
        _ => None,
    };
    terms.post_order(formulas).into_iter().filter_map(symbol).collect()
}

fn confirm(terms: &mut Terms, formulas: &[Term], found: &[Term], judge: &mut dyn Solver, what: &str) {
    assert_eq!(found.len() + 1, formulas.len(), "{what}");
    for (i, interpolant) in found.iter().enumerate() {
        let (before, behind) = (symbols(terms, &formulas[..=i]), symbols(terms, &formulas[i + 1..]));
        assert!(
            symbols(terms, &[*interpolant]).iter().all(|s| before.contains(s) && behind.contains(s)),
            "{what}"
        );
    }
    let mut chain = vec![terms.tru()];
    chain.extend(found);
    chain.push(terms.fls());
    for (i, formula) in formulas.iter().enumerate() {
        let not = terms.not(chain[i + 1]);
        let limits = Limits::none().with_timeout(Duration::from_secs(20));
        let answer = judge.check(terms, &Query::of(&[chain[i], *formula, not]), &limits).unwrap();
        assert!(answer != Answer::Sat, "{what}: step {i}");
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "how many there were, for whoever asks with --nocapture")]
fn interpolants_of_benchmark_paths() {
    let (Some(folder), Some(z3)) = (need::benchmarks("chc"), need::z3()) else { return };
    let z3 = ProcessSpec::command(&format!("'{}'", z3.display())).unwrap();
    let mut done = [0; METHODS.len()];
    let (mut open, mut problems) = (0, 0);
    for set in ["bv", "cav12", "ctigar", "lustre"] {
        let mut files: Vec<_> =
            std::fs::read_dir(folder.join(set)).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        for file in files.iter().step_by(STEP.div_ceil(certus_testing::scale() as usize)) {
            let mut terms = Terms::new();
            let text = std::fs::read(file).unwrap();
            let Ok(Source::Clauses(clauses)) = read(&mut terms, Format::of_name(file).unwrap(), &text) else {
                continue;
            };
            let mut rng = Rng::new(problems as u64 + 1);
            let mut judge = ProcessSolver::start(z3.clone()).unwrap();
            for _ in 0..PATHS {
                let Some(formulas) = path(&mut terms, &clauses, &mut rng) else { continue };
                if terms.dag_size(formulas[0]) > 20_000 {
                    continue;
                }
                problems += 1;
                for (n, name) in METHODS.iter().enumerate() {
                    let what = format!("{name}, {}", file.display());
                    let limits = Limits::none().with_timeout(Duration::from_secs(2));
                    let mut method = registry::make(name).unwrap();
                    match method.interpolate(&mut terms, &formulas, &limits) {
                        Ok(found) => {
                            confirm(&mut terms, &formulas, &found, &mut judge, &what);
                            done[n] += 1;
                        }
                        Err(NoInterpolants::Satisfiable(_)) => {
                            open += 1;
                            break;
                        }
                        Err(_) => {}
                    }
                }
            }
        }
    }
    println!("{problems} paths, {open} of them feasible, interpolants of {METHODS:?}: {done:?}");
    assert!(done[0] > 5, "{problems} paths, {open} of them feasible: {done:?}");
}
