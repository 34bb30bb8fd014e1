//! Interpolants of random infeasible systems of inequalities, whose factors are known because they were made that way.
//! Z3 is the judge.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Term, Terms};
use certus_solver::arith::Rational;
use certus_solver::interpolate::farkas::{self, FarkasStyle, Weighted};
use certus_solver::interpolate::{Inequality, Sum};
use certus_solver::{Answer, Limits, Query, registry};
use common::rng::Rng;
use std::collections::BTreeSet;

fn number(rng: &mut Rng) -> Rational {
    let small = |rng: &mut Rng| i64::try_from(rng.below(9)).unwrap() - 4;
    let denominator = if rng.chance(20) { 1 + rng.below(4) } else { 1 };
    Rational::new(small(rng), i64::try_from(denominator).unwrap())
}

fn positive(rng: &mut Rng) -> Rational {
    Rational::new(1 + i64::try_from(rng.below(5)).unwrap(), 1 + i64::try_from(rng.below(3)).unwrap())
}

/// Random inequalities with factors, in whose total the local variables vanish.
fn side(rng: &mut Rng, locals: &[Term], shared: &[Term]) -> Vec<Weighted> {
    let n = 1 + rng.below(5);
    let mut out: Vec<Weighted> = Vec::new();
    for _ in 0..n {
        let mut sum = Sum { constant: number(rng), ..Sum::default() };
        for v in locals.iter().chain(shared) {
            let factor = number(rng);
            if rng.chance(50) && !factor.is_zero() {
                sum.monomials.insert(*v, factor);
            }
        }
        out.push((Inequality { sum, strict: rng.chance(30) }, positive(rng)));
    }
    // The last one makes the locals vanish.
    let total = Inequality::total(out.iter().map(|(i, f)| (i, f)));
    let (last, factor) = out.last_mut().unwrap();
    for v in locals {
        if let Some(c) = total.sum.monomials.get(v) {
            let mut one = Sum::default();
            one.monomials.insert(*v, c / &*factor);
            last.sum.add(&one, &Rational::MINUS_ONE);
        }
    }
    out
}

fn formula(terms: &mut Terms, side: &[Weighted]) -> Term {
    let parts: Vec<Term> = side.iter().map(|(i, _)| i.term(terms)).collect();
    terms.and(&parts)
}

/// How many were made, and how many interpolants have more than one part.
fn run(sort: Sort, seed: u64, count: usize) {
    let Some(z3) = certus_testing::need::z3() else { return };
    let mut rng = Rng::new(seed);
    let mut decomposed = 0;
    let mut terms = Terms::new();
    let vars = |terms: &mut Terms, letter: char| -> Vec<Term> {
        (0..3).map(|i| terms.var(&format!("{letter}{i}"), sort)).collect()
    };
    let (a, b, s) = (vars(&mut terms, 'a'), vars(&mut terms, 'b'), vars(&mut terms, 's'));
    let mut judge = registry::make(&format!("process:'{}'", z3.display())).unwrap();
    for n in 0..count * common::scale() {
        let first = side(&mut rng, &a, &s);
        let mut second = side(&mut rng, &b, &s);
        // One more inequality makes the total a contradiction.
        let total = Inequality::total(first.iter().chain(&second).map(|(i, f)| (i, f)));
        let mut rest = Sum::default();
        rest.add(&total.sum, &Rational::MINUS_ONE);
        rest.constant += Rational::from(i64::try_from(rng.below(2)).unwrap());
        let strict = rest.constant.clone() + &total.sum.constant <= Rational::ZERO;
        second.push((Inequality { sum: rest, strict }, Rational::ONE));
        assert!(farkas::is_certificate(first.iter().chain(&second)), "system {n}, seed {seed}");
        let (left, right) = (formula(&mut terms, &first), formula(&mut terms, &second));
        let shared: BTreeSet<Term> = s.iter().copied().collect();
        for style in
            [FarkasStyle::Farkas, FarkasStyle::Dual, FarkasStyle::Decomposed, FarkasStyle::DualDecomposed]
        {
            let what = format!("{style:?}, system {n}, seed {seed}");
            let (one, two): (Vec<&Weighted>, Vec<&Weighted>) =
                (first.iter().collect(), second.iter().collect());
            let found = farkas::interpolant(&mut terms, &one, &two, style);
            assert!(terms.free_vars(found).iter().all(|v| shared.contains(v)), "{what}: symbols");
            let not = terms.not(found);
            for (side, other) in [(left, not), (found, right)] {
                let answer = judge.check(&terms, &Query::of(&[side, other]), &Limits::none()).unwrap();
                assert_eq!(answer, Answer::Unsat, "{what}");
            }
            decomposed += usize::from(style == FarkasStyle::Decomposed && terms.conjuncts(found).len() > 1);
        }
        // Factors that do not fit are refused.
        let mut wrong = first.clone();
        wrong[0].1 = -wrong[0].1.abs();
        assert!(!farkas::is_certificate(wrong.iter().chain(&second)), "system {n}, seed {seed}");
    }
    assert!(decomposed * 20 > count, "some can be decomposed: {decomposed}");
}

#[test]
fn reals() {
    run(Sort::Real, 1, 60);
}

#[test]
fn integers() {
    run(Sort::Int, 2, 60);
}
