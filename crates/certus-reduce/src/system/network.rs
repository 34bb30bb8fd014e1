//! The terms of a system as a network in which changes of values are followed.
//!
//! A fixpoint over a system evaluates its terms again and again, and from one round to the next little changes. So a change is
//! followed along the uses of what changed, arguments before what they stand in; what does not depend on it is not touched.

use certus_logic::{Term, Terms};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Instant;

/// No node.
const NONE: u32 = u32::MAX;

/// How many nodes are evaluated between two looks at the clock.
const UNWATCHED: u32 = 4096;

/// All terms below some roots, numbered so that arguments come first.
pub(super) struct Network {
    /// By node.
    pub(super) terms: Vec<Term>,
    /// By term.
    nodes: Vec<u32>,
    /// The uses of node `n` are `uses[first[n]..first[n + 1]]`.
    first: Vec<u32>,
    uses: Vec<u32>,
}

impl Network {
    pub(super) fn new(terms: &Terms, roots: &[Term]) -> Network {
        let order = terms.post_order(roots);
        let mut nodes = vec![NONE; terms.len()];
        for (node, term) in order.iter().enumerate() {
            nodes[term.index()] = node as u32;
        }
        let mut first = vec![0; order.len() + 1];
        for arg in order.iter().flat_map(|term| terms.args(*term)) {
            first[nodes[arg.index()] as usize + 1] += 1;
        }
        for n in 0..order.len() {
            first[n + 1] += first[n];
        }
        let mut free = first.clone();
        let mut uses = vec![0; first[order.len()] as usize];
        for (node, term) in order.iter().enumerate() {
            for arg in terms.args(*term) {
                let at = &mut free[nodes[arg.index()] as usize];
                uses[*at as usize] = node as u32;
                *at += 1;
            }
        }
        Network { terms: order, nodes, first, uses }
    }

    /// The node of a term, if it is one of the network.
    pub(super) fn node(&self, term: Term) -> Option<usize> {
        self.nodes.get(term.index()).filter(|node| **node != NONE).map(|node| *node as usize)
    }

    /// The nodes that a node is an argument of; as often as it is one.
    pub(super) fn uses(&self, node: usize) -> &[u32] {
        &self.uses[self.first[node] as usize..self.first[node + 1] as usize]
    }

    /// The values of all nodes, each from those of its arguments. `None` if the deadline has passed.
    pub(super) fn values<V>(
        &self,
        deadline: Option<Instant>,
        mut eval: impl FnMut(Term, &Network, &[V]) -> V,
    ) -> Option<Vec<V>> {
        let mut values = Vec::with_capacity(self.terms.len());
        let mut watch = Watch { deadline, left: UNWATCHED };
        for term in &self.terms {
            values.push(eval(*term, self, &values));
            watch.tick()?;
        }
        Some(values)
    }

    /// Gives nodes new values, and follows that. The nodes whose value is another one afterwards, the given ones included.
    /// `None` if the deadline has passed.
    pub(super) fn update<V: PartialEq>(
        &self,
        values: &mut [V],
        given: Vec<(usize, V)>,
        deadline: Option<Instant>,
        mut eval: impl FnMut(Term, &Network, &[V]) -> V,
    ) -> Option<Vec<usize>> {
        let mut changed = Vec::new();
        let mut open = BinaryHeap::new();
        let mut watch = Watch { deadline, left: UNWATCHED };
        for (node, value) in given {
            if values[node] != value {
                values[node] = value;
                changed.push(node);
                open.extend(self.uses(node).iter().map(|user| Reverse(*user)));
            }
        }
        while let Some(Reverse(node)) = open.pop() {
            // A node that is used several times by what changed is there several times, side by side.
            while open.peek() == Some(&Reverse(node)) {
                open.pop();
            }
            let node = node as usize;
            let value = eval(self.terms[node], self, values);
            if values[node] != value {
                values[node] = value;
                changed.push(node);
                open.extend(self.uses(node).iter().map(|user| Reverse(*user)));
            }
            watch.tick()?;
        }
        Some(changed)
    }
}

/// Looks at the clock from time to time.
struct Watch {
    deadline: Option<Instant>,
    left: u32,
}

impl Watch {
    fn tick(&mut self) -> Option<()> {
        self.left -= 1;
        if self.left > 0 {
            return Some(());
        }
        self.left = UNWATCHED;
        (!late(self.deadline)).then_some(())
    }
}

/// Whether the deadline has passed.
pub(super) fn late(deadline: Option<Instant>) -> bool {
    deadline.is_some_and(|deadline| Instant::now() >= deadline)
}
