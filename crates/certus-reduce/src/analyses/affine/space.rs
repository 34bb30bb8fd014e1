//! Affine spaces modulo a power of two: a point and directions (Müller-Olm, Seidl, *Analysis of Modular Arithmetic*,
//! TOPLAS 2007).
//!
//! Directions are kept in a triangular form. Each has a *pivot*, the coordinate with the fewest trailing zeros among
//! all that are left, so that every other coordinate is a multiple of it; the pivot's coordinate is zero in all
//! directions that come after, and in those before as far as that is possible. Then a vector is a combination of directions iff taking away multiples of them, one
//! after the other, leaves nothing, and every coordinate that is no pivot is a sum of multiples of pivots.

/// A sum of multiples of variables, which are numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sum {
    pub(crate) constant: u64,
    /// Variables and what they are multiplied with, ascending.
    pub(crate) parts: Vec<(u32, u64)>,
}

impl Sum {
    /// Adds a multiple of another sum.
    pub(crate) fn add(&mut self, times: u64, other: &Sum) {
        self.constant = self.constant.wrapping_add(times.wrapping_mul(other.constant));
        for (var, by) in &other.parts {
            let by = times.wrapping_mul(*by);
            match self.parts.binary_search_by_key(var, |(var, _)| *var) {
                Ok(at) => self.parts[at].1 = self.parts[at].1.wrapping_add(by),
                Err(at) => self.parts.insert(at, (*var, by)),
            }
        }
    }

    /// The sum modulo a power of two, without what is zero.
    pub(crate) fn cut(&mut self, mask: u64) {
        self.constant &= mask;
        self.parts.iter_mut().for_each(|(_, by)| *by &= mask);
        self.parts.retain(|(_, by)| *by != 0);
    }
}

/// A direction and the position of its pivot.
#[derive(Clone, Debug)]
struct Direction {
    pivot: usize,
    by: Vec<u64>,
}

/// More variables than this are not looked at together.
const MOST_VARIABLES: usize = 32;

/// An affine space. Variables that it does not have may have any value.
#[derive(Clone, Debug)]
pub(crate) struct Space {
    mask: u64,
    /// Ascending.
    vars: Vec<u32>,
    point: Vec<u64>,
    directions: Vec<Direction>,
}

/// How often a number can be halved.
fn zeros(n: u64) -> u32 {
    n.trailing_zeros()
}

/// The number that an odd one is multiplied with to give 1.
fn inverse(odd: u64) -> u64 {
    // Each round doubles the number of right bits, of which there are three to begin with.
    (0..5).fold(odd, |x, _| x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x))))
}

/// A factor that makes `a` into `b`, which is a multiple of it modulo a power of two: `a` has no more trailing zeros.
fn quotient(b: u64, a: u64) -> u64 {
    let shift = zeros(a);
    (b >> shift).wrapping_mul(inverse(a >> shift))
}

impl Space {
    /// The space of all values of words of this width.
    pub(crate) fn new(width: u32) -> Space {
        let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        Space { mask, vars: Vec::new(), point: Vec::new(), directions: Vec::new() }
    }

    fn position(&self, var: u32) -> Option<usize> {
        self.vars.binary_search(&var).ok()
    }

    /// Takes multiples of directions away from a vector.
    fn rest(&self, mut vector: Vec<u64>) -> Vec<u64> {
        for Direction { pivot, by } in &self.directions {
            let (ours, theirs) = (vector[*pivot], by[*pivot]);
            if ours == 0 || zeros(ours) < zeros(theirs) {
                continue;
            }
            let times = quotient(ours, theirs);
            for (a, b) in vector.iter_mut().zip(by) {
                *a = a.wrapping_sub(times.wrapping_mul(*b)) & self.mask;
            }
        }
        vector
    }

    /// Puts directions in triangular form; variables that are independent of all others are left out.
    fn set_directions(&mut self, mut vectors: Vec<Vec<u64>>) {
        self.directions.clear();
        while let Some((_, pivot, at)) = vectors
            .iter()
            .enumerate()
            .flat_map(|(at, vector)| vector.iter().enumerate().map(move |(pivot, n)| (*n, pivot, at)))
            .filter(|(n, ..)| *n != 0)
            .map(|(n, pivot, at)| (zeros(n), pivot, at))
            .min()
        {
            let by = vectors.swap_remove(at);
            for vector in &mut vectors {
                let times = quotient(vector[pivot], by[pivot]);
                for (a, b) in vector.iter_mut().zip(&by) {
                    *a = a.wrapping_sub(times.wrapping_mul(*b)) & self.mask;
                }
            }
            vectors.retain(|vector| vector.iter().any(|n| *n != 0));
            for before in self.directions.iter_mut().filter(|d| zeros(d.by[pivot]) >= zeros(by[pivot])) {
                let times = quotient(before.by[pivot], by[pivot]);
                for (a, b) in before.by.iter_mut().zip(&by) {
                    *a = a.wrapping_sub(times.wrapping_mul(*b)) & self.mask;
                }
            }
            self.directions.push(Direction { pivot, by });
        }
        let alone = |direction: &Direction| {
            let others = self.directions.iter().filter(|other| other.by[direction.pivot] != 0).count();
            let only = direction.by.iter().filter(|n| **n != 0).count() == 1;
            only && others == 1 && direction.by[direction.pivot] & 1 == 1
        };
        let free: Vec<u32> =
            self.directions.iter().filter(|d| alone(d)).map(|d| self.vars[d.pivot]).collect();
        for var in free {
            self.take_out(var);
        }
    }

    /// Takes a coordinate out; directions keep their form if it was independent of all others.
    fn take_out(&mut self, var: u32) {
        let Some(at) = self.position(var) else { return };
        self.vars.remove(at);
        self.point.remove(at);
        self.directions.retain(|direction| direction.pivot != at);
        for direction in &mut self.directions {
            direction.by.remove(at);
            direction.pivot -= usize::from(direction.pivot > at);
        }
    }

    fn vectors(&self) -> Vec<Vec<u64>> {
        self.directions.iter().map(|direction| direction.by.clone()).collect()
    }

    /// Forgets a variable.
    pub(crate) fn havoc(&mut self, var: u32) {
        let Some(at) = self.position(var) else { return };
        let mut vectors = self.vectors();
        vectors.iter_mut().for_each(|vector| {
            vector.remove(at);
        });
        self.vars.remove(at);
        self.point.remove(at);
        self.set_directions(vectors);
    }

    /// Forgets all variables but some.
    pub(crate) fn keep(&mut self, keeps: impl Fn(u32) -> bool) {
        let gone: Vec<u32> = self.vars.iter().copied().filter(|var| !keeps(*var)).collect();
        gone.into_iter().for_each(|var| self.havoc(var));
    }

    /// Makes a variable part of the space, with any value.
    fn track(&mut self, var: u32) {
        let Err(at) = self.vars.binary_search(&var) else { return };
        self.vars.insert(at, var);
        self.point.insert(at, 0);
        for direction in &mut self.directions {
            direction.by.insert(at, 0);
            direction.pivot += usize::from(direction.pivot >= at);
        }
        let mut by = vec![0; self.vars.len()];
        by[at] = 1;
        // All coordinates of the others are multiples of theirs, and this one is zero there.
        self.directions.insert(0, Direction { pivot: at, by });
    }

    /// A sum at a vector, the constant left out.
    fn value(&self, sum: &Sum, vector: &[u64]) -> u64 {
        let part = |(var, by): &(u32, u64)| by.wrapping_mul(self.position(*var).map_or(0, |at| vector[at]));
        sum.parts.iter().map(part).fold(0u64, u64::wrapping_add) & self.mask
    }

    /// Sets a variable to a sum.
    pub(crate) fn assign(&mut self, var: u32, sum: &Sum) {
        let new = sum.parts.iter().filter(|(v, _)| self.position(*v).is_none()).count();
        if self.vars.len() + new >= MOST_VARIABLES {
            return self.havoc(var);
        }
        sum.parts.iter().for_each(|(v, _)| self.track(*v));
        let value = self.value(sum, &self.point).wrapping_add(sum.constant) & self.mask;
        let values: Vec<u64> = self.directions.iter().map(|d| self.value(sum, &d.by)).collect();
        let mut vectors = self.vectors();
        let at = match self.vars.binary_search(&var) {
            Ok(at) => at,
            Err(at) => {
                self.vars.insert(at, var);
                self.point.insert(at, 0);
                vectors.iter_mut().for_each(|vector| vector.insert(at, 0));
                at
            }
        };
        self.point[at] = value;
        for (vector, value) in vectors.iter_mut().zip(values) {
            vector[at] = value;
        }
        self.set_directions(vectors);
    }

    /// Assumes that a sum is zero; `false` if it is nowhere.
    pub(crate) fn assume(&mut self, sum: &Sum) -> bool {
        let new = sum.parts.iter().filter(|(v, _)| self.position(*v).is_none()).count();
        if self.vars.len() + new >= MOST_VARIABLES {
            return true;
        }
        sum.parts.iter().for_each(|(v, _)| self.track(*v));
        let rest = 0u64.wrapping_sub(self.value(sum, &self.point)).wrapping_sub(sum.constant) & self.mask;
        let values: Vec<u64> = self.directions.iter().map(|d| self.value(sum, &d.by)).collect();
        let least = (0..values.len()).filter(|n| values[*n] != 0).min_by_key(|n| zeros(values[*n]));
        let Some(least) = least else { return rest == 0 };
        if rest != 0 && zeros(rest) < zeros(values[least]) {
            return false;
        }
        let mut vectors = self.vectors();
        let along = vectors[least].clone();
        let times = quotient(rest, values[least]);
        for (a, b) in self.point.iter_mut().zip(&along) {
            *a = a.wrapping_add(times.wrapping_mul(*b)) & self.mask;
        }
        for (n, vector) in vectors.iter_mut().enumerate() {
            if n == least {
                // Only steps that the sum does not see are left: as many that they add up to zero there.
                let all = (self.mask >> zeros(values[least])).wrapping_add(1);
                vector.iter_mut().for_each(|a| *a = a.wrapping_mul(all) & self.mask);
            } else {
                let times = quotient(values[n], values[least]);
                for (a, b) in vector.iter_mut().zip(&along) {
                    *a = a.wrapping_sub(times.wrapping_mul(*b)) & self.mask;
                }
            }
        }
        self.set_directions(vectors);
        true
    }

    /// Adds another space: the smallest space with both, or, if `wide`, one in which the new directions go as far as
    /// they can. Whether that changed it.
    pub(crate) fn join(&mut self, other: &Space, wide: bool) -> bool {
        let before = self.vars.len();
        let mut other = other.clone();
        // What is independent in one is so in the result; without it more may be.
        while self.vars != other.vars {
            self.keep(|var| other.position(var).is_some());
            other.keep(|var| self.position(var).is_some());
        }
        let apart = other.point.iter().zip(&self.point).map(|(a, b)| a.wrapping_sub(*b) & self.mask);
        let mut new: Vec<Vec<u64>> = vec![apart.collect()];
        new.extend(other.vectors());
        let mut new: Vec<Vec<u64>> = new.into_iter().map(|vector| self.rest(vector)).collect();
        new.retain(|vector| vector.iter().any(|n| *n != 0));
        if new.is_empty() {
            return self.vars.len() != before;
        }
        if wide {
            for vector in &mut new {
                let shift = vector.iter().filter(|n| **n != 0).map(|n| zeros(*n)).min().unwrap_or(0);
                vector.iter_mut().for_each(|n| *n >>= shift);
            }
        }
        let mut vectors = self.vectors();
        vectors.extend(new);
        self.set_directions(vectors);
        true
    }

    /// How far one has gone along each direction, as a sum of variables: the pivot tells, with what the directions
    /// before have added to it taken away.
    fn gone(&self) -> Vec<Sum> {
        let mut gone: Vec<Sum> = Vec::with_capacity(self.directions.len());
        for (n, direction) in self.directions.iter().enumerate() {
            let at = direction.pivot;
            let mut sum =
                Sum { constant: 0u64.wrapping_sub(self.point[at]), parts: vec![(self.vars[at], 1)] };
            for (before, far) in self.directions[..n].iter().zip(&gone) {
                let times = quotient(before.by[at], before.by[before.pivot]);
                sum.add(0u64.wrapping_sub(times), far);
            }
            sum.cut(self.mask);
            gone.push(sum);
        }
        gone
    }

    /// What variables equal: sums of others, which are not among them.
    pub(crate) fn equations(&self) -> Vec<(u32, Sum)> {
        let gone = self.gone();
        let pivots: Vec<usize> = self.directions.iter().map(|direction| direction.pivot).collect();
        let mut out = Vec::new();
        for at in (0..self.vars.len()).filter(|at| !pivots.contains(at)) {
            let mut sum = Sum { constant: self.point[at], parts: Vec::new() };
            for (direction, far) in self.directions.iter().zip(&gone) {
                sum.add(quotient(direction.by[at], direction.by[direction.pivot]), far);
            }
            sum.cut(self.mask);
            out.push((self.vars[at], sum));
        }
        out
    }

    /// Sums that are multiples of two to these powers. With the equations they say all that the space does.
    pub(crate) fn multiples(&self) -> Vec<(u32, Sum)> {
        let far = self.directions.iter().zip(self.gone());
        let all = far.map(|(direction, sum)| (zeros(direction.by[direction.pivot]), sum));
        all.filter(|(power, _)| *power > 0).collect()
    }
}

#[cfg(test)]
#[path = "space_tests.rs"]
mod tests;
