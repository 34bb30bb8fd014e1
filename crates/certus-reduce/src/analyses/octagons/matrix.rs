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
