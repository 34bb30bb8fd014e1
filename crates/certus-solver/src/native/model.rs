//! Reading a solution: bits of edges, then values of terms.

use super::aig::{Aig, Edge, Node};
use super::blast::{Bits, Blaster};
use super::cnf::Encoder;
use crate::sat::Sat;
use certus_logic::Bv;
use rustc_hash::FxHashMap;

/// A solution of the SAT solver, extended to every edge: nodes that the solver left out are computed, free
/// inputs among them are false.
pub(crate) struct BitModel<'a> {
    sat: &'a dyn Sat,
    encoder: &'a Encoder,
    computed: FxHashMap<usize, bool>,
}

impl<'a> BitModel<'a> {
    pub(crate) fn new(sat: &'a dyn Sat, encoder: &'a Encoder) -> BitModel<'a> {
        BitModel { sat, encoder, computed: FxHashMap::default() }
    }

    fn assigned(&self, node: usize) -> Option<bool> {
        self.encoder.var(node).and_then(|v| self.sat.value(v.pos()))
    }

    /// Whether the solver decided this edge.
    pub(crate) fn edge_in_cone(&self, e: Edge) -> bool {
        !e.is_const() && self.assigned(e.node()).is_some()
    }

    /// Whether the solver decided any of these bits.
    pub(crate) fn in_cone(&self, blaster: &Blaster, b: Bits) -> bool {
        blaster.get(b).iter().any(|e| self.edge_in_cone(*e))
    }

    /// The value of an edge.
    pub(crate) fn edge(&mut self, blaster: &Blaster, e: Edge) -> bool {
        self.edge_in(&blaster.aig, e)
    }

    fn edge_in(&mut self, aig: &Aig, e: Edge) -> bool {
        // Nearly all edges asked for are assigned, or are free inputs.
        if let Some(v) = self.assigned(e.node()) {
            return v != e.is_neg();
        }
        if matches!(aig.node(e.node()), Node::Input | Node::Constant) {
            return e.is_neg();
        }
        let mut stack = vec![e.node()];
        while let Some(n) = stack.last().copied() {
            if self.known(n).is_some() {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let mut need = |x: Edge| {
                if self.known(x.node()).is_none() {
                    stack.push(x.node());
                }
            };
            match aig.node(n) {
                Node::Constant | Node::Input => {}
                Node::And(a, b) | Node::Xor(a, b) => {
                    need(a);
                    need(b);
                }
                Node::Mux(c, t, e) => {
                    need(c);
                    need(t);
                    need(e);
                }
            }
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let get = |x: Edge| self.known(x.node()).unwrap_or(false) != x.is_neg();
            let v = match aig.node(n) {
                Node::Constant | Node::Input => false,
                Node::And(a, b) => get(a) && get(b),
                Node::Xor(a, b) => get(a) != get(b),
                Node::Mux(c, t, e) => get(if get(c) { t } else { e }),
            };
            self.computed.insert(n, v);
        }
        self.known(e.node()).unwrap_or(false) != e.is_neg()
    }

    fn known(&self, n: usize) -> Option<bool> {
        self.assigned(n).or_else(|| self.computed.get(&n).copied())
    }

    /// The value of a vector of bits.
    pub(crate) fn value(&mut self, blaster: &Blaster, b: Bits) -> Bv {
        self.value_of(blaster, blaster.get(b))
    }

    /// The value of edges, least significant first.
    pub(crate) fn value_of(&mut self, blaster: &Blaster, edges: &[Edge]) -> Bv {
        let bits: Vec<bool> = edges.iter().map(|e| self.edge(blaster, *e)).collect();
        Bv::from_bits(&bits)
    }
}
