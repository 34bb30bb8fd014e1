//! Affine spaces over the rationals: a point and directions (Karr 1976, in the form of Müller-Olm and Seidl 2004).
//!
//! Directions are in reduced echelon form: each has a *pivot*, at which it is one and all others are zero. A variable that
//! is not listed is independent of all others.

use num_rational::BigRational;
use num_traits::{One, Zero};

/// Spaces of more variables are not kept.
const MOST_VARIABLES: usize = 40;

/// A sum of variables: a constant, and variables with their factors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) constant: BigRational,
    pub(super) parts: Vec<(u32, BigRational)>,
}

/// A vector with a one at its pivot.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Direction {
    pivot: usize,
    by: Vec<BigRational>,
}

/// A space.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Space {
    /// The variables, ascending.
    vars: Vec<u32>,
    point: Vec<BigRational>,
    directions: Vec<Direction>,
}

/// Takes a multiple of a vector away from another.
fn take(from: &mut [BigRational], times: &BigRational, by: &[BigRational]) {
    if times.is_zero() {
        return;
    }
    for (a, b) in from.iter_mut().zip(by) {
        if !b.is_zero() {
            *a -= times * b;
        }
    }
}

impl Space {
    fn position(&self, var: u32) -> Option<usize> {
        self.vars.binary_search(&var).ok()
    }

    fn vectors(&mut self) -> Vec<Vec<BigRational>> {
        std::mem::take(&mut self.directions).into_iter().map(|direction| direction.by).collect()
    }

    /// Puts directions in echelon form; variables that are independent of all others are left out.
    fn set_directions(&mut self, vectors: Vec<Vec<BigRational>>) {
        let mut done: Vec<Direction> = Vec::new();
        for mut vector in vectors {
            for Direction { pivot, by } in &done {
                let times = vector[*pivot].clone();
                take(&mut vector, &times, by);
            }
            let Some(pivot) = vector.iter().position(|n| !n.is_zero()) else { continue };
            let scale = vector[pivot].recip();
            vector.iter_mut().for_each(|n| *n *= &scale);
            for before in &mut done {
                let times = before.by[pivot].clone();
                take(&mut before.by, &times, &vector);
            }
            done.push(Direction { pivot, by: vector });
        }
        self.directions = done;
        let only = |direction: &Direction| direction.by.iter().filter(|n| !n.is_zero()).count() == 1;
        let free: Vec<u32> = self.directions.iter().filter(|d| only(d)).map(|d| self.vars[d.pivot]).collect();
        for var in free {
            let Some(at) = self.position(var) else { continue };
            self.vars.remove(at);
            self.point.remove(at);
            self.directions.retain(|direction| direction.pivot != at);
            for direction in &mut self.directions {
                direction.by.remove(at);
                direction.pivot -= usize::from(direction.pivot > at);
            }
        }
    }

    /// Forgets a variable.
    pub(super) fn havoc(&mut self, var: u32) {
        let Some(at) = self.position(var) else { return };
        let mut vectors = self.vectors();
        for vector in &mut vectors {
            vector.remove(at);
        }
        self.vars.remove(at);
        self.point.remove(at);
        self.set_directions(vectors);
    }

    /// Forgets all variables but some.
    pub(super) fn keep(&mut self, keeps: impl Fn(u32) -> bool) {
        let gone: Vec<u32> = self.vars.iter().copied().filter(|var| !keeps(*var)).collect();
        gone.into_iter().for_each(|var| self.havoc(var));
    }

    /// Lists a variable, with this vector at it in each direction and this value at the point.
    fn insert(&mut self, vectors: &mut [Vec<BigRational>], var: u32) -> usize {
        let at = self.vars.partition_point(|other| *other < var);
        self.vars.insert(at, var);
        self.point.insert(at, BigRational::zero());
        for vector in vectors {
            vector.insert(at, BigRational::zero());
        }
        at
    }

    /// The vectors, with all variables of a sum listed. `None` if there are too many.
    fn tracking(&mut self, sum: &Sum) -> Option<Vec<Vec<BigRational>>> {
        let new: Vec<u32> =
            sum.parts.iter().map(|(var, _)| *var).filter(|var| self.position(*var).is_none()).collect();
        if self.vars.len() + new.len() >= MOST_VARIABLES {
            return None;
        }
        let mut vectors = self.vectors();
        for var in new {
            let at = self.insert(&mut vectors, var);
            let mut by = vec![BigRational::zero(); self.vars.len()];
            by[at] = BigRational::one();
            vectors.push(by);
        }
        Some(vectors)
    }

    /// A sum at a vector, the constant left out.
    fn value(&self, sum: &Sum, vector: &[BigRational]) -> BigRational {
        sum.parts.iter().filter_map(|(var, by)| Some(by * &vector[self.position(*var)?])).sum()
    }

    /// Sets a variable to a sum.
    pub(super) fn assign(&mut self, var: u32, sum: &Sum) {
        let Some(mut vectors) = self.tracking(sum) else { return self.havoc(var) };
        let value = self.value(sum, &self.point) + &sum.constant;
        let values: Vec<BigRational> = vectors.iter().map(|vector| self.value(sum, vector)).collect();
        let at = match self.position(var) {
            Some(at) => at,
            None => self.insert(&mut vectors, var),
        };
        self.point[at] = value;
        for (vector, value) in vectors.iter_mut().zip(values) {
            vector[at] = value;
        }
        self.set_directions(vectors);
    }

    /// Assumes that a sum is zero; `false` if it is nowhere.
    pub(super) fn assume(&mut self, sum: &Sum) -> bool {
        let Some(mut vectors) = self.tracking(sum) else { return true };
        let off = self.value(sum, &self.point) + &sum.constant;
        let values: Vec<BigRational> = vectors.iter().map(|vector| self.value(sum, vector)).collect();
        let Some(along) = values.iter().position(|value| !value.is_zero()) else {
            self.set_directions(vectors);
            return off.is_zero();
        };
        let by = vectors.swap_remove(along);
        let mut rest = values.clone();
        let scale = rest.swap_remove(along).recip();
        take(&mut self.point, &(off * &scale), &by);
        for (vector, value) in vectors.iter_mut().zip(rest) {
            take(vector, &(value * &scale), &by);
        }
        self.set_directions(vectors);
        true
    }

    /// Adds another space: the smallest one with both. Whether that changed it.
    pub(super) fn join(&mut self, other: &Space) -> bool {
        let before = (self.vars.len(), self.directions.len());
        let mut other = other.clone();
        // What is independent in one is so in the result; without it more may be.
        while self.vars != other.vars {
            self.keep(|var| other.position(var).is_some());
            other.keep(|var| self.position(var).is_some());
        }
        let apart: Vec<BigRational> = other.point.iter().zip(&self.point).map(|(a, b)| a - b).collect();
        let mut vectors = self.vectors();
        vectors.push(apart);
        vectors.extend(other.vectors());
        self.set_directions(vectors);
        (self.vars.len(), self.directions.len()) != before
    }

    /// What variables equal: sums of others, which are not among them.
    pub(super) fn equations(&self) -> Vec<(u32, Sum)> {
        let mut out = Vec::new();
        for at in 0..self.vars.len() {
            if self.directions.iter().any(|direction| direction.pivot == at) {
                continue;
            }
            let mut sum = Sum { constant: self.point[at].clone(), parts: Vec::new() };
            for Direction { pivot, by } in self.directions.iter().filter(|d| !d.by[at].is_zero()) {
                sum.constant -= &by[at] * &self.point[*pivot];
                sum.parts.push((self.vars[*pivot], by[at].clone()));
            }
            out.push((self.vars[at], sum));
        }
        out
    }
}

#[cfg(test)]
#[path = "space_tests.rs"]
mod tests;
