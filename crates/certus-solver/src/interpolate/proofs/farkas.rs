//! Interpolants of linear inequalities that a Farkas certificate refutes.
//!
//! The certificate is a positive factor for each inequality such that the total is a contradiction without terms. The
//! total of one side is then an interpolant, since the terms of that side alone cancel out.

use crate::arith::Rational;
use crate::interpolate::linear::Inequality;
use certus_logic::{Term, Terms};
use std::collections::BTreeSet;

/// Which interpolant of the inequalities is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum FarkasStyle {
    /// The total of the first side.
    Farkas,
    /// The negation of the total of the second side.
    Dual,
    /// Several totals of parts of the first side, each without its local terms, which together imply that of the whole
    /// (Blicha, Hyvärinen, Kofroň, Sharygina, TACAS 2019).
    #[default]
    Decomposed,
    /// The same of the second side, negated.
    DualDecomposed,
}

/// An inequality and its factor.
pub type Weighted = (Inequality, Rational);

/// More parts than this are not made.
const MOST_PARTS: usize = 16;

/// Whether no factor is negative and the total is a contradiction.
pub fn is_certificate<'a>(all: impl Iterator<Item = &'a Weighted> + Clone) -> bool {
    !all.clone().any(|(_, factor)| factor.is_negative())
        && Inequality::total(all.map(|(i, f)| (i, f))).is_contradiction()
}

/// A formula that the inequalities of `first` imply and that contradicts those of `second`, over the terms that stand on
/// both sides. Together they have to be a certificate.
pub fn interpolant(terms: &mut Terms, first: &[&Weighted], second: &[&Weighted], style: FarkasStyle) -> Term {
    let (side, other, negated) = match style {
        FarkasStyle::Farkas | FarkasStyle::Decomposed => (first, second, false),
        FarkasStyle::Dual | FarkasStyle::DualDecomposed => (second, first, true),
    };
    let factors: Vec<Rational> = side.iter().map(|(_, f)| f.clone()).collect();
    let parts = match style {
        FarkasStyle::Farkas | FarkasStyle::Dual => vec![factors],
        FarkasStyle::Decomposed | FarkasStyle::DualDecomposed => decompose(side, other, factors),
    };
    let mut conjuncts = Vec::new();
    for part in parts {
        let total = Inequality::total(side.iter().map(|(i, _)| i).zip(&part));
        conjuncts.push(total.term(terms));
    }
    let formula = terms.and(&conjuncts);
    if negated { terms.not(formula) } else { formula }
}

/// Splits factors into several that add up to a multiple of them, each without local terms in the total and with as few
/// inequalities as possible.
fn decompose(side: &[&Weighted], other: &[&Weighted], factors: Vec<Rational>) -> Vec<Vec<Rational>> {
    let shared: BTreeSet<Term> = other.iter().flat_map(|(i, _)| i.sum.monomials.keys().copied()).collect();
    let of_side: BTreeSet<Term> = side.iter().flat_map(|(i, _)| i.sum.monomials.keys().copied()).collect();
    // One row for each local term: the factors make it vanish.
    let rows: Vec<Vec<Rational>> = of_side
        .difference(&shared)
        .map(|t| side.iter().map(|(i, _)| i.sum.monomials.get(t).cloned().unwrap_or_default()).collect())
        .collect();
    let mut done: Vec<Vec<Rational>> = Vec::new();
    let mut open = vec![factors];
    while let Some(factors) = open.pop() {
        let enough = done.len() + open.len() + 2 > MOST_PARTS;
        match if enough { None } else { direction(&rows, &factors) } {
            None => {
                if !done.contains(&factors) {
                    done.push(factors);
                }
            }
            Some(direction) => open.extend(split(&factors, &direction)),
        }
    }
    done
}

/// A solution of the rows, on the support of `factors`, that is no multiple of them.
fn direction(rows: &[Vec<Rational>], factors: &[Rational]) -> Option<Vec<Rational>> {
    let support: Vec<usize> = (0..factors.len()).filter(|i| !factors[*i].is_zero()).collect();
    let mut matrix: Vec<Vec<Rational>> =
        rows.iter().map(|row| support.iter().map(|i| row[*i].clone()).collect()).collect();
    let pivots = reduce(&mut matrix, support.len());
    let free: Vec<usize> = (0..support.len()).filter(|c| !pivots.iter().any(|(_, p)| p == c)).collect();
    // With one free column every solution is a multiple of the factors.
    let &[column, _, ..] = &free[..] else { return None };
    let mut solution = vec![Rational::ZERO; factors.len()];
    solution[support[column]] = Rational::ONE;
    for (row, pivot) in pivots {
        solution[support[pivot]] = -&matrix[row][column];
    }
    Some(solution)
}

/// Brings a matrix to reduced row echelon form; gives the rows and columns of the pivots.
fn reduce(matrix: &mut [Vec<Rational>], columns: usize) -> Vec<(usize, usize)> {
    let mut pivots = Vec::new();
    for column in 0..columns {
        let row = pivots.len();
        let Some(found) = (row..matrix.len()).find(|r| !matrix[*r][column].is_zero()) else { continue };
        matrix.swap(row, found);
        let by = matrix[row][column].recip();
        matrix[row].iter_mut().for_each(|x| *x *= &by);
        let pivot = matrix[row].clone();
        for (r, other) in matrix.iter_mut().enumerate() {
            let factor = other[column].clone();
            if r != row && !factor.is_zero() {
                other.iter_mut().zip(&pivot).for_each(|(x, p)| *x -= &factor * p);
            }
        }
        pivots.push((row, column));
    }
    pivots
}

/// Two points with smaller support, none of them negative, between which the factors lie (or of which they are the sum).
fn split(factors: &[Rational], direction: &[Rational]) -> [Vec<Rational>; 2] {
    // As far as one can go against the direction, and along it, before a factor becomes zero.
    let farthest = |sign: bool| {
        factors
            .iter()
            .zip(direction)
            .filter(|(_, d)| if sign { d.is_positive() } else { d.is_negative() })
            .map(|(f, d)| f / d)
            .min_by_key(Rational::abs)
    };
    let moved =
        |by: &Rational| -> Vec<Rational> { factors.iter().zip(direction).map(|(f, d)| f - d * by).collect() };
    match (farthest(true), farthest(false)) {
        (Some(against), Some(along)) => [moved(&against), moved(&along)],
        (Some(against), None) => [moved(&against), direction.to_vec()],
        (None, _) => {
            let along = farthest(false).expect("a direction is not zero");
            [moved(&along), direction.iter().map(|d| -d).collect()]
        }
    }
}
