//! Simulation of circuits: 64 assignments at a time.

use super::aig::{Aig, Edge, Node};

/// The part of a graph that some signals depend on, to be simulated again and again.
#[derive(Debug)]
pub struct Simulator {
    /// Its nodes that are gates, inputs before what depends on them.
    gates: Vec<(u32, Node)>,
    /// The values of all nodes, a bit for each assignment.
    values: Vec<u64>,
}

impl Simulator {
    pub(crate) fn new(aig: &Aig, roots: &[Edge]) -> Simulator {
        let mut is_reached = vec![false; aig.len()];
        for root in roots {
            is_reached[root.node()] = true;
        }
        let mut gates = Vec::new();
        // Inputs have smaller numbers.
        for n in (0..aig.len()).rev().filter(|n| *n > 0) {
            if !is_reached[n] {
                continue;
            }
            let node = aig.node(n);
            let inputs = match node {
                Node::Constant | Node::Input | Node::Atom(_) => continue,
                Node::And(a, b) | Node::Xor(a, b) => [a, b, b],
                Node::Mux(c, t, e) => [c, t, e],
            };
            for input in inputs {
                is_reached[input.node()] = true;
            }
            gates.push((n as u32, node));
        }
        gates.reverse();
        Simulator { gates, values: vec![0; aig.len()] }
    }

    /// Gives an input, which is not negated, its values.
    pub fn set(&mut self, input: Edge, values: u64) {
        self.values[input.node()] = if input.is_neg() { !values } else { values };
    }

    /// The values of a signal.
    #[must_use]
    pub fn get(&self, edge: Edge) -> u64 {
        let value = self.values[edge.node()];
        if edge.is_neg() { !value } else { value }
    }

    /// Computes the gates from the inputs.
    pub fn run(&mut self) {
        let gates = std::mem::take(&mut self.gates);
        for (n, node) in &gates {
            self.values[*n as usize] = match *node {
                Node::And(a, b) => self.get(a) & self.get(b),
                Node::Xor(a, b) => self.get(a) ^ self.get(b),
                Node::Mux(c, t, e) => (self.get(c) & self.get(t)) | (!self.get(c) & self.get(e)),
                Node::Constant | Node::Input | Node::Atom(_) => continue,
            };
        }
        self.gates = gates;
    }
}
