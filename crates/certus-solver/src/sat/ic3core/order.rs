//! The decision order: exponential VSIDS over the part of the cone that the assumptions leave open.
//!
//! Most queries end within a few conflicts, and a heap would be most of their cost. So a query begins with
//! a list that is sorted by activity only roughly, in linear time, and not sorted again. A query that meets
//! more conflicts changes to a heap.

use super::trail::Trail;
use crate::sat::Var;

const DECAY: f64 = 0.95;
const RESCALE: f64 = 1e100;
/// Variables are sorted by how many halvings their activity is below the highest possible; those below
/// this many count as equal.
const CLASSES: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Nothing is known about the query's open variables.
    Unbuilt,
    /// `queue` is a list, `next` the first position that may be open.
    List,
    /// `queue` is a heap.
    Heap,
}

/// Activities, and the queue of open variables.
#[derive(Debug)]
pub(super) struct Order {
    activity: Vec<f64>,
    increment: f64,
    mode: Mode,
    queue: Vec<Var>,
    next: usize,
    /// Where a variable is in `queue`. Out of date for variables that are not: ask `position_of`.
    position: Vec<u32>,
    classes: Vec<u8>,
}

impl Default for Order {
    fn default() -> Self {
        Order {
            activity: Vec::new(),
            increment: 1.0,
            mode: Mode::Unbuilt,
            queue: Vec::new(),
            next: 0,
            position: Vec::new(),
            classes: Vec::new(),
        }
    }
}

impl Order {
    pub(super) fn new_var(&mut self) {
        self.activity.push(0.0);
        self.position.push(u32::MAX);
    }

    /// Forgets the queue: the set of open variables is going to change.
    pub(super) fn clear(&mut self) {
        self.mode = Mode::Unbuilt;
    }

    /// Makes the queue from the open ones of `vars`, unless there is one.
    pub(super) fn build(&mut self, vars: impl Iterator<Item = Var>, trail: &Trail) {
        if self.mode != Mode::Unbuilt {
            return;
        }
        self.mode = Mode::List;
        self.next = 0;
        let mut open = std::mem::take(&mut self.queue);
        open.clear();
        self.classes.clear();
        let mut count = [0u32; CLASSES];
        let top = exponent(self.increment);
        for var in vars.filter(|&v| trail.is_unassigned(v)) {
            let class = top.saturating_sub(exponent(self.activity[var.index()])).min(CLASSES as u64 - 1);
            count[class as usize] += 1;
            self.classes.push(class as u8);
            open.push(var);
        }
        let mut start = 0;
        for c in &mut count {
            start += std::mem::replace(c, start);
        }
        // A counting sort: the position is final as soon as it is known.
        for (&var, &class) in open.iter().zip(&self.classes) {
            self.position[var.index()] = count[class as usize];
            count[class as usize] += 1;
        }
        self.queue.resize(open.len(), Var(0));
        for &var in &open {
            self.queue[self.position[var.index()] as usize] = var;
        }
    }

    /// Changes to the exact order, if there is a queue.
    pub(super) fn become_exact(&mut self) {
        if self.mode != Mode::List {
            return;
        }
        self.mode = Mode::Heap;
        for at in (0..self.queue.len() / 2).rev() {
            self.sift_down(at);
        }
    }

    /// The open variable to decide next, if there is any.
    pub(super) fn next(&mut self, trail: &Trail) -> Option<Var> {
        match self.mode {
            Mode::Unbuilt => None,
            Mode::List => {
                while let Some(&var) = self.queue.get(self.next) {
                    self.next += 1;
                    if trail.is_unassigned(var) {
                        return Some(var);
                    }
                }
                None
            }
            Mode::Heap => {
                while let Some(&var) = self.queue.first() {
                    self.pop();
                    if trail.is_unassigned(var) {
                        return Some(var);
                    }
                }
                None
            }
        }
    }

    /// Takes notice that `var`, which the queue gave or passed over, is open again.
    #[inline]
    pub(super) fn reopened(&mut self, var: Var) {
        match self.mode {
            Mode::Unbuilt => {}
            Mode::List => self.next = self.next.min(self.position[var.index()] as usize),
            Mode::Heap => {
                if self.position_of(var).is_none() {
                    self.queue.push(var);
                    self.sift_up(self.queue.len() - 1);
                }
            }
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
        if self.mode == Mode::Heap
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
        (self.queue.get(at) == Some(&var)).then_some(at)
    }

    fn pop(&mut self) {
        self.queue.swap_remove(0);
        if !self.queue.is_empty() {
            self.sift_down(0);
        }
    }

    fn place(&mut self, at: usize, var: Var) {
        self.queue[at] = var;
        self.position[var.index()] = at as u32;
    }

    fn sift_up(&mut self, mut at: usize) {
        let var = self.queue[at];
        let activity = self.activity[var.index()];
        while at > 0 {
            let parent = (at - 1) / 2;
            let above = self.queue[parent];
            if self.activity[above.index()] >= activity {
                break;
            }
            self.place(at, above);
            at = parent;
        }
        self.place(at, var);
    }

    fn sift_down(&mut self, mut at: usize) {
        let var = self.queue[at];
        let activity = self.activity[var.index()];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.queue.len() {
                break;
            }
            let right = child + 1;
            if right < self.queue.len()
                && self.activity[self.queue[right].index()] > self.activity[self.queue[child].index()]
            {
                child = right;
            }
            let below = self.queue[child];
            if self.activity[below.index()] <= activity {
                break;
            }
            self.place(at, below);
            at = child;
        }
        self.place(at, var);
    }
}

/// The binary exponent of a number that is not negative, 0 for zero.
fn exponent(x: f64) -> u64 {
    x.to_bits() >> 52
}
