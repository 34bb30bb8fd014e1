//! Preconditions are exactly the pre-images.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Bv, Sort, Term, Terms};
use certus_model::exists::wep_exists;
use certus_model::wep::{wep, wep_block};
use certus_model::{Block, Cfa, Command, EdgeId, Step};
use certus_testing::{Oracle, Shape, StateSet};
use common::{Case, each};

/// At most so many paths of a block are looked at.
const PATHS: usize = 6;

fn havocs(steps: &[Step]) -> Vec<Term> {
    let var = |step: &Step| match step.command {
        Command::Havoc(var) => Some(var),
        _ => None,
    };
    steps.iter().filter_map(var).collect()
}

/// The value with this number, as a constant of the variable's sort.
fn constant(terms: &mut Terms, var: Term, number: u64) -> Term {
    match terms.sort(var) {
        Sort::Bv(width) => terms.bv_const(Bv::new(width, u128::from(number))),
        _ => terms.bool(number & 1 == 1),
    }
}

fn random_values(case: &mut Case, vars: &[Term]) -> Vec<Term> {
    let mut out = Vec::new();
    for var in vars {
        let number = case.rng.next();
        out.push(constant(&mut case.terms, *var, number));
    }
    out
}

/// The states from which a sequence of commands can lead to these: by the oracle, in an automaton of its own.
fn preimage(case: &Case, steps: Vec<Step>, post: &StateSet) -> StateSet {
    let mut cfa = Cfa::new();
    cfa.vars = case.cfa.vars.clone();
    let edge = cfa.add_edge(cfa.initial, cfa.error, Block::sequence(steps));
    Oracle::explore(&case.terms, &cfa).preimage(edge, post)
}

/// The steps with these values given in place of those havocs that are fixed.
fn fixed(steps: &[Step], values: &[Term], fixed: impl Fn(usize) -> bool) -> Vec<Step> {
    let mut index = 0;
    let mut out = steps.to_vec();
    for step in &mut out {
        if let Command::Havoc(var) = step.command {
            if fixed(index) {
                step.command = Command::Assign(var, values[index]);
            }
            index += 1;
        }
    }
    out
}

fn each_path(case: &mut Case, mut check: impl FnMut(&mut Case, &[Step], &str)) {
    for edge in case.cfa.edge_ids().collect::<Vec<EdgeId>>() {
        let block = case.cfa.edge(edge).block.clone();
        for path in block.paths().take(PATHS) {
            let steps: Vec<Step> = block.path_steps(&path).copied().collect();
            let told = format!("seed {}, edge {}, path {path:?}", case.seed, edge.0);
            check(case, &steps, &told);
        }
    }
}

#[test]
fn wep_is_the_preimage_for_the_given_values() {
    each(&Shape::tiny(), 30_000, 150, |case| {
        each_path(case, |case, steps, told| {
            let post = case.cube();
            let values = random_values(case, &havocs(steps));
            let pre = wep(&mut case.terms, steps.iter(), &values, &post);
            let (pre, post) = (pre.formula(&mut case.terms), post.formula(&mut case.terms));
            let goal = case.oracle.satisfying(&case.terms, post);
            let expected = preimage(case, fixed(steps, &values, |_| true), &goal);
            assert_eq!(case.oracle.satisfying(&case.terms, pre), expected, "{told}");
        });
    });
}

#[test]
fn wep_exists_is_the_preimage_but_for_values_it_says_it_fixed() {
    let (mut free, mut all) = (0, 0);
    each(&Shape::tiny(), 40_000, 250, |case| {
        each_path(case, |case, steps, told| {
            let vars = havocs(steps);
            if vars.is_empty() && !case.rng.chance(5) {
                return;
            }
            for _ in 0..3 {
                let post = case.cube();
                let values = random_values(case, &vars);
                let pre = wep_exists(&mut case.terms, steps.iter(), &values, &post);
                assert_eq!(pre.fixed.len(), vars.len());
                all += vars.len();
                free += pre.fixed.iter().filter(|fixed| !**fixed).count();
                let (formula, post) = (pre.cube.formula(&mut case.terms), post.formula(&mut case.terms));
                let goal = case.oracle.satisfying(&case.terms, post);
                let expected = preimage(case, fixed(steps, &values, |index| pre.fixed[index]), &goal);
                assert_eq!(case.oracle.satisfying(&case.terms, formula), expected, "{told}");
            }
        });
    });
    assert!(free * 10 > all * 7, "{free} of {all} values are eliminated");
}

#[test]
fn the_wep_of_a_block_is_its_preimage() {
    each(&Shape::tiny(), 50_000, 150, |case| {
        for edge in case.cfa.edge_ids().collect::<Vec<EdgeId>>() {
            let block = case.cfa.edge(edge).block.clone();
            let steps: Vec<Step> = block.steps().copied().collect();
            let vars = havocs(&steps);
            let bits: u32 = vars.iter().map(|var| case.terms.sort(*var).width().unwrap_or(1)).sum();
            if bits > 5 {
                continue;
            }
            let post = case.formula();
            let goal = case.oracle.satisfying(&case.terms, post);
            let mut found = StateSet::empty(case.oracle.space().size());
            for number in 0..1u64 << bits {
                let mut shift = 0;
                let mut values = Vec::new();
                for var in &vars {
                    values.push(constant(&mut case.terms, *var, number >> shift));
                    shift += case.terms.sort(*var).width().unwrap_or(1);
                }
                let pre = wep_block(&mut case.terms, &block, &values, post);
                found.add(&case.oracle.satisfying(&case.terms, pre));
            }
            let told = format!("seed {}, edge {}", case.seed, edge.0);
            assert_eq!(found, case.oracle.preimage(edge, &goal), "{told}");
        }
    });
}
