//! The decision order of queries that turn out hard: exponential VSIDS over the cone.
//!
//! Most queries never come here (see `justify`), so the heap is made when the first decision asks for it.

use super::trail::Trail;
use crate::sat::Var;

const DECAY: f64 = 0.95;
const RESCALE: f64 = 1e100;

/// Activities, and the heap of open variables.
#[derive(Debug)]
pub(super) struct Order {
    activity: Vec<f64>,
    increment: f64,
    /// Whether `heap` contains all open variables of the cone.
    built: bool,
    heap: Vec<Var>,
    /// Where a variable is in `heap`. Out of date for variables that are not: ask `position_of`.
    position: Vec<u32>,
}

impl Default for Order {
    fn default() -> Self {
        Order { activity: Vec::new(), increment: 1.0, built: false, heap: Vec::new(), position: Vec::new() }
    }
}

impl Order {
    pub(super) fn new_var(&mut self) {
        self.activity.push(0.0);
        self.position.push(u32::MAX);
    }

    /// Forgets the heap: the set of open variables is going to change.
    pub(super) fn clear(&mut self) {
        self.built = false;
    }

    /// Makes the heap from the open ones of `vars`, unless there is one.
    pub(super) fn build(&mut self, vars: impl Iterator<Item = Var>, trail: &Trail) {
        if self.built {
            return;
        }
        self.built = true;
        self.heap.clear();
        self.heap.extend(vars.filter(|&v| trail.is_unassigned(v)));
        for (at, var) in self.heap.iter().enumerate() {
            self.position[var.index()] = at as u32;
        }
        for at in (0..self.heap.len() / 2).rev() {
            self.sift_down(at);
        }
    }

    /// The open variable to decide next, if there is any.
    pub(super) fn next(&mut self, trail: &Trail) -> Option<Var> {
        while let Some(&var) = self.heap.first() {
            self.heap.swap_remove(0);
            if !self.heap.is_empty() {
                self.sift_down(0);
            }
            if trail.is_unassigned(var) {
                return Some(var);
            }
        }
        None
    }

    /// Takes notice that `var` is open again.
    #[inline]
    pub(super) fn reopened(&mut self, var: Var) {
        if self.built && self.position_of(var).is_none() {
            self.heap.push(var);
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// Raises the activity of a variable.
    pub(super) fn bump(&mut self, var: Var) {
        let activity = &mut self.activity[var.index()];
        *activity += self.increment;
        if *activity > RESCALE {
            for a in &mut self.activity {
                *a /= RESCALE;
            }
            self.increment /= RESCALE;
        }
        if self.built
            && let Some(at) = self.position_of(var)
        {
            self.sift_up(at);
        }
    }

    /// Makes later bumps count for more.
    pub(super) fn decay(&mut self) {
        self.increment /= DECAY;
    }

    fn position_of(&self, var: Var) -> Option<usize> {
        let at = self.position[var.index()] as usize;
        (self.heap.get(at) == Some(&var)).then_some(at)
    }

    fn place(&mut self, at: usize, var: Var) {
        self.heap[at] = var;
        self.position[var.index()] = at as u32;
    }

    fn sift_up(&mut self, mut at: usize) {
        let var = self.heap[at];
        let activity = self.activity[var.index()];
        while at > 0 {
            let parent = (at - 1) / 2;
            let above = self.heap[parent];
            if self.activity[above.index()] >= activity {
                break;
            }
            self.place(at, above);
            at = parent;
        }
        self.place(at, var);
    }

    fn sift_down(&mut self, mut at: usize) {
        let var = self.heap[at];
        let activity = self.activity[var.index()];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.heap.len() {
                break;
            }
            let right = child + 1;
            if right < self.heap.len()
                && self.activity[self.heap[right].index()] > self.activity[self.heap[child].index()]
            {
                child = right;
            }
            let below = self.heap[child];
            if self.activity[below.index()] <= activity {
                break;
            }
            self.place(at, below);
            at = child;
        }
        self.place(at, var);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_active_open_variable_comes_first() {
        let (mut order, mut trail) = (Order::default(), Trail::default());
        let vars: Vec<Var> = (0..50).map(|_| trail.new_var()).collect();
        vars.iter().for_each(|_| order.new_var());
        for (i, &var) in vars.iter().enumerate() {
            for _ in 0..i * 7 % 50 {
                order.bump(var);
            }
        }
        order.build(vars.iter().copied(), &trail);
        order.decay();
        order.bump(vars[13]);
        let mut activities = Vec::new();
        while let Some(var) = order.next(&trail) {
            activities.push(order.activity[var.index()]);
        }
        assert_eq!(activities.len(), 50);
        assert!(activities.windows(2).all(|pair| pair[0] >= pair[1]));
        order.reopened(vars[3]);
        order.reopened(vars[5]);
        order.reopened(vars[3]);
        assert_eq!(order.next(&trail), Some(vars[5]));
        assert_eq!(order.next(&trail), Some(vars[3]));
        assert_eq!(order.next(&trail), None);
    }
}
