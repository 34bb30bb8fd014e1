//! What obligations at a location have in common.
//!
//! A loop that counts two numbers in opposite directions gives obligations `x ≤ 1 ∧ y ≤ 9`, `x ≤ 2 ∧ y ≤ 7`, `x ≤ 3 ∧ y ≤ 5` and so
//! on. They all lie in `2 x + y ≤ 11`, which is blocked if the program is safe for the reason that it seems to be safe for. This
//! is how global guidance (Vediramana Krishnan, Chen, Shoham, Gurfinkel, CAV 2020) finds lemmas that no single obligation
//! shows. Bounds whose constants change while nothing else does may be of no use at all, so a cube without them is tried as well.

use certus_logic::{LinearSum, Relation, Sort, Term, Terms};
use certus_model::{Cube, Loc};
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// So many obligations at a location are compared with a new one.
const REMEMBERED: usize = 8;

/// So many sums are tried for an obligation.
const MOST_SUMS: usize = 4;

/// Cubes with more bounds than this are not compared.
const MOST_BOUNDS: usize = 12;

/// A literal that is a bound: `sum ≤ bound`.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    literal: Term,
    /// The sum without its constant.
    sum: Term,
    bound: BigRational,
    strict: bool,
    sort: Sort,
}

/// A literal as a bound, if it is one.
pub(super) fn bound(terms: &mut Terms, literal: Term) -> Option<Bound> {
    let (mut sum, relation, sort) = terms.linear_comparison(literal)?;
    let strict = match relation {
        Relation::AtMost => false,
        Relation::Below => true,
        Relation::Zero | Relation::NotZero => return None,
    };
    let bound = -std::mem::replace(&mut sum.constant, BigRational::zero());
    // Over Int factors are whole, and over Real every factor will do.
    let sum = terms.sum_term(&sum, sort);
    Some(Bound { literal, sum, bound, strict, sort })
}

/// Of several bounds of one sum the nearest is the only one that counts; but for lemmas the farthest may do. All others
/// are taken out.
pub(super) fn tidy(terms: &mut Terms, literals: &mut Vec<Term>) {
    let mut ends: FxHashMap<Term, (Bound, Bound, usize)> = FxHashMap::default();
    let mut bounds = Vec::new();
    for literal in literals.iter() {
        if let Some(bound) = bound(terms, *literal) {
            let (nearest, farthest, count) =
                ends.entry(bound.sum).or_insert_with(|| (bound.clone(), bound.clone(), 0));
            if bound.bound < nearest.bound {
                *nearest = bound.clone();
            }
            if bound.bound > farthest.bound {
                *farthest = bound.clone();
            }
            *count += 1;
            bounds.push(bound);
        }
    }
    bounds.retain(|bound| {
        let (nearest, farthest, count) = &ends[&bound.sum];
        // Strict bounds may be equal to others.
        *count > 2 && bound.bound != nearest.bound && bound.bound != farthest.bound
    });
    literals.retain(|literal| !bounds.iter().any(|bound| bound.literal == *literal));
}

/// The bounds of obligations, by location.
#[derive(Debug, Default)]
pub(super) struct Conjectures {
    seen: FxHashMap<Loc, VecDeque<Vec<(Term, BigRational)>>>,
}

impl Conjectures {
    /// Cubes that contain this one, from what it has in common with earlier ones at its location. It is remembered.
    pub(super) fn of(&mut self, terms: &mut Terms, loc: Loc, cube: &Cube) -> Vec<Vec<Term>> {
        let mut bounds: Vec<Bound> = Vec::new();
        for literal in cube.literals() {
            let Some(bound) = bound(terms, *literal) else { continue };
            match bounds.iter_mut().find(|other| other.sum == bound.sum) {
                Some(other) if other.bound > bound.bound => *other = bound,
                Some(_) => {}
                None => bounds.push(bound),
            }
        }
        if bounds.is_empty() || bounds.len() > MOST_BOUNDS {
            return Vec::new();
        }
        let before = self.seen.entry(loc).or_default();
        let mut sums: Vec<(usize, usize, Term)> = Vec::new();
        let mut moved = vec![false; bounds.len()];
        for earlier in before.iter().rev() {
            let at = |bound: &Bound| Some(&earlier.iter().find(|(sum, _)| *sum == bound.sum)?.1);
            let apart: Vec<Option<BigRational>> =
                bounds.iter().map(|bound| Some(&bound.bound - at(bound)?)).collect();
            for (moved, apart) in moved.iter_mut().zip(&apart) {
                *moved |= apart.as_ref().is_some_and(|apart| !apart.is_zero());
            }
            for i in 0..bounds.len() {
                for j in i + 1..bounds.len() {
                    let (Some(a), Some(b)) = (&apart[i], &apart[j]) else { continue };
                    let opposite = (a * b).is_negative();
                    if !opposite || bounds[i].sort != bounds[j].sort || sums.len() >= MOST_SUMS {
                        continue;
                    }
                    let sum = combined(terms, &bounds[i], &b.abs(), &bounds[j], &a.abs());
                    if !sums.iter().any(|(_, _, other)| *other == sum) {
                        sums.push((i, j, sum));
                    }
                }
            }
        }
        before.push_back(bounds.iter().map(|bound| (bound.sum, bound.bound.clone())).collect());
        if before.len() > REMEMBERED {
            before.pop_front();
        }
        let mut out = Vec::new();
        let without = |gone: &dyn Fn(usize) -> bool, terms: &mut Terms| {
            let mut rest = cube.literals().to_vec();
            rest.retain(|literal| {
                let of = bound(terms, *literal).and_then(|b| bounds.iter().position(|o| o.sum == b.sum));
                !of.is_some_and(gone)
            });
            rest
        };
        for (i, j, sum) in sums {
            let mut literals = without(&|at| at == i || at == j, terms);
            literals.push(sum);
            out.push(literals);
        }
        let rest = without(&|at| moved[at], terms);
        if moved.contains(&true) && !rest.is_empty() {
            out.push(rest);
        }
        out
    }
}

/// `a · left + b · right` is at most as much of their bounds.
fn combined(terms: &mut Terms, left: &Bound, a: &BigRational, right: &Bound, b: &BigRational) -> Term {
    let sort = left.sort;
    let scaled = |terms: &mut Terms, sum: Term, by: &BigRational| {
        let by = terms.sum_term(&LinearSum { constant: by.clone(), monomials: Vec::new() }, sort);
        terms.mul(by, sum)
    };
    let (x, y) = (scaled(terms, left.sum, a), scaled(terms, right.sum, b));
    let sum = terms.add(x, y);
    let bound = a * &left.bound + b * &right.bound;
    let bound = terms.sum_term(&LinearSum { constant: bound, monomials: Vec::new() }, sort);
    if left.strict || right.strict { terms.lt(sum, bound) } else { terms.le(sum, bound) }
}
