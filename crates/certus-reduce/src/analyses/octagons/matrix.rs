//! Octagons: conjunctions of `±x ± y ≤ c` over whole numbers, as a difference-bound matrix (Miné 2006).
//!
//! Each variable `x` has two nodes, one for `x` and one for `-x`. The entry at `(i, j)` bounds what node `j` is above node `i`; so
//! `x ≤ c` is `x - (-x) ≤ 2c`. Entries are minimal when the matrix is closed. Closing and joining lose nothing that holds.

/// No bound.
pub(super) const NONE: i128 = i128::MAX / 4;

/// A conjunction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Octagon {
    /// Twice the number of variables.
    nodes: usize,
    bounds: Vec<i128>,
    /// Where widening has just put a bound away, the matrix is left as it is: closing would bring it back.
    closed: bool,
}

fn sum(a: i128, b: i128) -> i128 {
    if a >= NONE || b >= NONE { NONE } else { (a + b).min(NONE) }
}

impl Octagon {
    /// Nothing is known.
    pub(super) fn any(vars: usize) -> Octagon {
        let nodes = 2 * vars;
        let mut bounds = vec![NONE; nodes * nodes];
        for node in 0..nodes {
            bounds[node * nodes + node] = 0;
        }
        Octagon { nodes, bounds, closed: true }
    }

    pub(super) fn vars(&self) -> usize {
        self.nodes / 2
    }

    fn at(&self, from: usize, to: usize) -> i128 {
        self.bounds[from * self.nodes + to]
    }

    fn node(var: usize, negated: bool) -> usize {
        2 * var + usize::from(negated)
    }

    /// What a sum of two variables, each with its sign (`true` is negative), is at most. Both may be the same variable.
    pub(super) fn most(&self, (x, x_negated): (usize, bool), (y, y_negated): (usize, bool)) -> i128 {
        self.at(Octagon::node(y, !y_negated), Octagon::node(x, x_negated))
    }

    /// What a variable, or its negation, is at most.
    pub(super) fn bound(&self, var: usize, negated: bool) -> i128 {
        let twice = self.most((var, negated), (var, negated));
        if twice >= NONE { NONE } else { twice.div_euclid(2) }
    }

    /// Adds that the sum of two variables with their signs is at most `c`. Says whether that is possible.
    #[must_use]
    pub(super) fn add(&mut self, x: (usize, bool), y: (usize, bool), c: i128) -> bool {
        self.close();
        if c >= self.most(x, y) {
            return true;
        }
        let (to, from) = (Octagon::node(x.0, x.1), Octagon::node(y.0, !y.1));
        let nodes = self.nodes;
        self.bounds[from * nodes + to] = c;
        self.bounds[(to ^ 1) * nodes + (from ^ 1)] = c;
        // New shortest paths go through the ends of the new bounds.
        self.relax(&[from, to, from ^ 1, to ^ 1]) && self.strengthen()
    }

    /// Adds `var ≤ c`, or `-var ≤ c`.
    #[must_use]
    pub(super) fn add_bound(&mut self, var: usize, negated: bool, c: i128) -> bool {
        c >= NONE || self.add((var, negated), (var, negated), 2 * c)
    }

    fn relax(&mut self, through: &[usize]) -> bool {
        let nodes = self.nodes;
        for &middle in through {
            for from in 0..nodes {
                let first = self.at(from, middle);
                if first >= NONE {
                    continue;
                }
                for to in 0..nodes {
                    let way = sum(first, self.at(middle, to));
                    let entry = &mut self.bounds[from * nodes + to];
                    *entry = (*entry).min(way);
                }
            }
        }
        (0..nodes).all(|node| self.at(node, node) >= 0)
    }

    /// Bounds of single variables are whole, and two of them bound a sum.
    fn strengthen(&mut self) -> bool {
        let nodes = self.nodes;
        for node in 0..nodes {
            let entry = &mut self.bounds[node * nodes + (node ^ 1)];
            if *entry < NONE {
                *entry = 2 * entry.div_euclid(2);
            }
        }
        for from in 0..nodes {
            let half = self.at(from, from ^ 1);
            if half >= NONE {
                continue;
            }
            for to in 0..nodes {
                let both = sum(half, self.at(to ^ 1, to));
                if both < NONE {
                    let entry = &mut self.bounds[from * nodes + to];
                    *entry = (*entry).min(both.div_euclid(2));
                }
            }
        }
        (0..nodes).all(|node| self.at(node, node) >= 0)
    }

    /// Makes bounds that follow from others explicit.
    pub(super) fn close(&mut self) {
        if !self.closed {
            self.closed = true;
            let all: Vec<usize> = (0..self.nodes).collect();
            // What a widened matrix says is said by a run, so it cannot be contradictory.
            let _ = self.relax(&all) && self.strengthen();
        }
    }

    /// Forgets a variable.
    pub(super) fn forget(&mut self, var: usize) {
        self.close();
        let nodes = self.nodes;
        for node in [2 * var, 2 * var + 1] {
            for other in 0..nodes {
                if other != node {
                    self.bounds[node * nodes + other] = NONE;
                    self.bounds[other * nodes + node] = NONE;
                }
            }
        }
    }

    /// The variable becomes larger by a constant.
    pub(super) fn shift(&mut self, var: usize, by: i128) {
        self.close();
        let nodes = self.nodes;
        let moved = |node: usize| match node {
            node if node == 2 * var => by,
            node if node == 2 * var + 1 => -by,
            _ => 0,
        };
        for from in 0..nodes {
            for to in 0..nodes {
                let entry = &mut self.bounds[from * nodes + to];
                if *entry < NONE {
                    *entry += moved(to) - moved(from);
                }
            }
        }
    }

    /// The variable becomes its own negation.
    pub(super) fn negate(&mut self, var: usize) {
        self.close();
        let nodes = self.nodes;
        let swap = |node: usize| if node / 2 == var { node ^ 1 } else { node };
        let before = self.bounds.clone();
        for from in 0..nodes {
            for to in 0..nodes {
                self.bounds[from * nodes + to] = before[swap(from) * nodes + swap(to)];
            }
        }
    }

    /// Weakens bounds to what `other` says as well. Says whether something changed.
    pub(super) fn join(&mut self, other: &Octagon) -> bool {
        self.close();
        let mut changed = false;
        for (bound, new) in self.bounds.iter_mut().zip(&other.bounds) {
            changed |= *new > *bound;
            *bound = (*bound).max(*new);
        }
        changed
    }

    /// As [`Octagon::join`], but a bound that got weaker is forgotten. The matrix is not closed then: a bound could come back for ever.
    pub(super) fn widen(&mut self, other: &Octagon) -> bool {
        let mut changed = false;
        for (bound, new) in self.bounds.iter_mut().zip(&other.bounds) {
            if *new > *bound {
                *bound = NONE;
                changed = true;
            }
        }
        self.closed &= !changed;
        changed
    }

    /// Adds `var ≤ c`, or `-var ≤ c`, which always holds, and draws no conclusion.
    pub(super) fn cap(&mut self, var: usize, negated: bool, c: i128) {
        if c < NONE {
            let (to, from) = (Octagon::node(var, negated), Octagon::node(var, !negated));
            let entry = &mut self.bounds[from * self.nodes + to];
            *entry = (*entry).min(2 * c);
        }
    }

    /// Whether everything that this says follows from the other one, which is closed.
    pub(super) fn follows_from(&self, other: &Octagon) -> bool {
        self.bounds.iter().zip(&other.bounds).all(|(weak, strong)| strong <= weak)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use certus_testing::{Rng, scale};

    const VARS: usize = 3;

    type Points = Vec<[i128; VARS]>;

    fn signed(point: &[i128; VARS], (var, negated): (usize, bool)) -> i128 {
        if negated { -point[var] } else { point[var] }
    }

    /// All sums of two variables with their signs.
    fn sums() -> impl Iterator<Item = ((usize, bool), (usize, bool))> {
        let signed = || (0..VARS).flat_map(|var| [(var, false), (var, true)]);
        signed().flat_map(move |x| signed().map(move |y| (x, y)))
    }

    /// What a sum is at most by enumeration. A closed octagon says the same, if it has exactly these points.
    fn check(octagon: &Octagon, points: &Points, exact: bool, what: &str) {
        for (x, y) in sums().filter(|(x, y)| x.0 != y.0 || x.1 == y.1) {
            let most =
                points.iter().map(|point| signed(point, x) + signed(point, y)).max().expect("no points");
            let said = octagon.most(x, y);
            assert!(if exact { most == said } else { most <= said }, "{what}: {x:?} + {y:?}: {most} {said}");
        }
    }

    /// An octagon within a box, with its points. `None` if it has none; the octagon then says so.
    fn random(rng: &mut Rng) -> Option<(Octagon, Points)> {
        let all = -4..=4i128;
        let mut points: Points = all
            .clone()
            .flat_map(|a| all.clone().flat_map(move |b| (-4..=4).map(move |c| [a, b, c])))
            .collect();
        let mut octagon = Octagon::any(VARS);
        for var in 0..VARS {
            assert!(octagon.add_bound(var, false, 4) && octagon.add_bound(var, true, 4));
        }
        for _ in 0..rng.below(6) {
            let mut any = || (rng.below(VARS as u64) as usize, rng.below(2) == 0);
            let (x, y) = (any(), any());
            if x.0 == y.0 && x.1 != y.1 {
                continue;
            }
            let c = rng.below(9) as i128 - 3;
            points.retain(|point| signed(point, x) + signed(point, y) <= c);
            let possible = octagon.add(x, y, c);
            assert_eq!(possible, !points.is_empty(), "{x:?} + {y:?} <= {c}");
            if !possible {
                return None;
            }
        }
        Some((octagon, points))
    }

    #[test]
    fn bounds_are_those_of_the_points() {
        for seed in 0..300 * scale() {
            let mut rng = Rng::new(seed);
            let Some((mut octagon, mut points)) = random(&mut rng) else { continue };
            check(&octagon, &points, true, &format!("seed {seed}, added"));
            for _ in 0..4 {
                let var = rng.below(VARS as u64) as usize;
                let what = match rng.below(3) {
                    0 => {
                        let by = rng.below(7) as i128 - 3;
                        octagon.shift(var, by);
                        points.iter_mut().for_each(|point| point[var] += by);
                        format!("seed {seed}, x{var} + {by}")
                    }
                    1 => {
                        octagon.negate(var);
                        points.iter_mut().for_each(|point| point[var] = -point[var]);
                        format!("seed {seed}, -x{var}")
                    }
                    _ => {
                        let kept = rng.below(points.len() as u64) as usize;
                        let value = points[kept][var];
                        points.retain(|point| point[var] == value);
                        assert!(octagon.add_bound(var, false, value) && octagon.add_bound(var, true, -value));
                        format!("seed {seed}, x{var} = {value}")
                    }
                };
                check(&octagon, &points, true, &what);
            }
        }
    }

    #[test]
    fn nothing_is_lost_where_ways_meet() {
        let mut met = 0;
        for seed in 0..200 * scale() {
            let mut rng = Rng::new(1_000_000 + seed);
            let (Some((a, points)), Some((b, others))) = (random(&mut rng), random(&mut rng)) else {
                continue;
            };
            let both: Points = points.iter().chain(&others).copied().collect();
            // The closed matrices say what is at most so in each, and so does their join of both.
            let mut joined = a.clone();
            let changed = joined.join(&b);
            assert_eq!(changed, !a.follows_from(&b), "seed {seed}");
            check(&joined, &both, true, &format!("seed {seed}, join"));
            let mut widened = a.clone();
            widened.widen(&joined);
            check(&widened, &both, false, &format!("seed {seed}, widening"));
            widened.close();
            check(&widened, &both, false, &format!("seed {seed}, widening, closed"));
            let var = rng.below(VARS as u64) as usize;
            joined.forget(var);
            for mut point in both {
                point[var] = 100;
                check(&joined, &vec![point], false, &format!("seed {seed}, x{var} forgotten"));
            }
            met += 1;
        }
        assert!(met > 0);
    }
}
