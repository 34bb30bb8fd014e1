//! Random sequences of formulas that cannot hold together.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use super::formulas::{Generator, Shape};
use super::rng::Rng;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_solver::{Answer, Limits, Query, Solver};

/// Makes a random formula.
pub type Make<'a> = &'a mut dyn FnMut(&mut Terms, &mut Rng) -> Term;

/// Renames some variables of a formula, so that they belong to part `part` alone.
fn localise(terms: &mut Terms, rng: &mut Rng, formula: Term, part: usize, percent: usize) -> Term {
    let mut by = Substitution::new();
    for v in terms.free_vars(formula) {
        // By name, so that a part that says more of a variable may mean the same.
        let name = terms.var_name(v).unwrap().to_owned();
        if rng.chance(percent) {
            let to = terms.var(&format!("{name}@{part}"), terms.sort(v));
            by.insert(v, to);
        }
    }
    terms.substitute(formula, &mut by)
}

/// A random sequence of up to `most` formulas that a solver finds unsatisfiable; `None` if that did not succeed. It
/// is strengthened until it is, so that it is not so by much.
pub fn random(
    terms: &mut Terms,
    rng: &mut Rng,
    most: usize,
    make: Make<'_>,
    solver: &mut dyn Solver,
) -> Option<Vec<Term>> {
    let n = 2 + rng.below(most - 1);
    let mut parts = vec![terms.tru(); n];
    for round in 0..14 + n {
        let at = if round < n { round } else { rng.below(n) };
        let more = make(terms, rng);
        let more = localise(terms, rng, more, at, 30);
        let stronger = terms.and(&[parts[at], more]);
        if stronger == terms.fls() {
            continue;
        }
        parts[at] = stronger;
        if round + 1 >= n {
            match solver.check(terms, &Query::of(&parts), &Limits::none()).unwrap() {
                Answer::Sat => {}
                Answer::Unsat => return Some(parts),
                Answer::Unknown(_) => return None,
            }
        }
    }
    None
}

/// Variables of a state at a moment.
fn at(terms: &mut Terms, formula: Term, moment: usize) -> Term {
    let mut by = Substitution::new();
    for v in terms.free_vars(formula) {
        let name = terms.var_name(v).unwrap().to_owned();
        let to = terms.var(&format!("{name}!{moment}"), terms.sort(v));
        by.insert(v, to);
    }
    terms.substitute(formula, &mut by)
}

/// A random path: each formula assumes something of the state and gives some variables new values (others keep
/// theirs), the last one assumes something. Given with what makes values of a sort.
pub fn path(
    terms: &mut Terms,
    rng: &mut Rng,
    vars: &[Term],
    most: usize,
    make: Make<'_>,
    value: &mut dyn FnMut(&mut Terms, &mut Rng, Sort) -> Term,
    solver: &mut dyn Solver,
) -> Option<Vec<Term>> {
    let n = 2 + rng.below(most - 1);
    let mut parts = Vec::new();
    for moment in 0..n {
        let mut conjuncts = Vec::new();
        if rng.chance(60) || moment == 0 || moment + 1 == n {
            let assumed = make(terms, rng);
            conjuncts.push(at(terms, assumed, moment));
        }
        if moment + 1 < n {
            for v in vars {
                let next = at(terms, *v, moment + 1);
                let now = if rng.chance(40) { value(terms, rng, terms.sort(*v)) } else { *v };
                let now = at(terms, now, moment);
                conjuncts.push(terms.eq(next, now));
            }
        }
        parts.push(terms.and(&conjuncts));
    }
    for _ in 0..12 {
        match solver.check(terms, &Query::of(&parts), &Limits::none()).unwrap() {
            Answer::Sat => {}
            Answer::Unsat => return Some(parts),
            Answer::Unknown(_) => return None,
        }
        let moment = rng.below(n);
        let assumed = make(terms, rng);
        let assumed = at(terms, assumed, moment);
        parts[moment] = terms.and(&[parts[moment], assumed]);
    }
    None
}

/// What makes formulas of a shape.
pub fn formulas_of(shape: Shape) -> impl FnMut(&mut Terms, &mut Rng) -> Term {
    move |terms, rng| {
        let depth = shape.depth;
        Generator { terms, rng, shape, prefix: String::new() }.bool(depth)
    }
}

/// What makes bit-vectors and arrays of a shape.
pub fn values_of(shape: Shape) -> impl FnMut(&mut Terms, &mut Rng, Sort) -> Term {
    move |terms, rng, sort| {
        let depth = shape.depth.min(2);
        let mut g = Generator { terms, rng, shape, prefix: String::new() };
        match sort {
            Sort::Bv(w) => g.bv(w, depth),
            Sort::Bool => g.bool(depth),
            _ => g.array(depth),
        }
    }
}

/// A random linear sum over three variables of a sort.
pub fn number(terms: &mut Terms, rng: &mut Rng, sort: Sort) -> Term {
    let constant = |terms: &mut Terms, n: i64| match sort {
        Sort::Int => terms.int(n),
        _ => {
            let n = terms.int(n);
            terms.to_real(n)
        }
    };
    let mut sum = constant(terms, rng.below(9) as i64 - 4);
    for _ in 0..1 + rng.below(2) {
        let letter = if sort == Sort::Int { 'i' } else { 'r' };
        let v = terms.var(&format!("{letter}{}", rng.below(3)), sort);
        let factor = [1, 1, 1, -1, -1, 2, -3][rng.below(7)];
        let factor = constant(terms, factor);
        let part = terms.mul(factor, v);
        sum = terms.add(sum, part);
    }
    sum
}

/// What makes formulas of linear arithmetic over these sorts.
pub fn arithmetic(sorts: &'static [Sort]) -> impl FnMut(&mut Terms, &mut Rng) -> Term {
    move |terms, rng| {
        let n = 1 + rng.below(3);
        let mut members = Vec::new();
        for _ in 0..n {
            let sort = rng.pick(sorts);
            let (a, b) = (number(terms, rng, sort), number(terms, rng, sort));
            let atom = match rng.below(5) {
                0 => terms.eq(a, b),
                1 => terms.lt(a, b),
                2 => {
                    let p = terms.var(&format!("p{}", rng.below(2)), Sort::Bool);
                    let le = terms.le(a, b);
                    terms.eq(p, le)
                }
                _ => terms.le(a, b),
            };
            members.push(atom);
        }
        if rng.chance(60) { terms.or(&members) } else { terms.and(&members) }
    }
}
