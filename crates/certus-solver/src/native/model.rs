//! Reading a solution: bits of edges, then values of terms.

use super::aig::{Edge, Node};
use super::arithmetic::Arithmetic;
use super::blast::{Bits, Blaster, Scalar};
use super::cnf::Encoder;
use super::numbers::{Sum, Unknown};
use crate::arith::Rational;
use crate::sat::Sat;
use certus_logic::Bv;
use rustc_hash::FxHashMap;

/// The value of a scalar term.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Plain {
    Bits(Bv),
    Number(Rational),
}

/// A solution of the SAT solver, extended to every edge: nodes that the solver left out are computed, free
/// inputs among them are false, and comparisons of numbers are as the numbers are.
pub(crate) struct BitModel<'a> {
    sat: &'a dyn Sat,
    encoder: &'a Encoder,
    arithmetic: &'a Arithmetic,
    computed: FxHashMap<usize, bool>,
    /// The values of choices.
    chosen: FxHashMap<Unknown, Rational>,
}

impl<'a> BitModel<'a> {
    pub(crate) fn new(sat: &'a dyn Sat, encoder: &'a Encoder, arithmetic: &'a Arithmetic) -> BitModel<'a> {
        let (computed, chosen) = (FxHashMap::default(), FxHashMap::default());
        BitModel { sat, encoder, arithmetic, computed, chosen }
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

    /// The comparisons that the solver decided.
    pub(crate) fn atoms_in_cone(&self, blaster: &Blaster) -> Vec<u32> {
        let atoms = self.arithmetic.registered();
        debug_assert!(atoms.iter().all(|(id, _)| (*id as usize) < blaster.numbers.atoms().len()));
        atoms.iter().filter(|(_, var)| self.sat.value(var.pos()).is_some()).map(|(id, _)| *id).collect()
    }

    /// The value of an edge.
    pub(crate) fn edge(&mut self, blaster: &Blaster, e: Edge) -> bool {
        let aig = &blaster.aig;
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
                Node::Constant | Node::Input | Node::Atom(_) => {}
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
                Node::Atom(id) => self.arithmetic.holds(blaster.numbers.atom(id)),
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

    /// The value of a term.
    pub(crate) fn value(&mut self, blaster: &Blaster, scalar: Scalar) -> Plain {
        match scalar {
            Scalar::Bits(bits) => Plain::Bits(self.bits(blaster, bits)),
            Scalar::Number(sum) => Plain::Number(self.number(blaster, sum)),
        }
    }

    /// The value of a vector of bits.
    fn bits(&mut self, blaster: &Blaster, bits: Bits) -> Bv {
        let bits: Vec<bool> = blaster.get(bits).iter().map(|e| self.edge(blaster, *e)).collect();
        Bv::from_bits(&bits)
    }

    /// The value of a sum.
    fn number(&mut self, blaster: &Blaster, sum: Sum) -> Rational {
        let numbers = &blaster.numbers;
        // The choices to make, those that depend on others first.
        let mut stack: Vec<(Unknown, Sum)> = Vec::new();
        let mut at = sum;
        loop {
            let mut value = numbers.get(at).constant.clone();
            let mut missing = None;
            for (u, c) in &numbers.get(at).monomials {
                match numbers.nature(*u).choice {
                    None => value.add_mul(c, &self.arithmetic.value(*u)),
                    Some(choice) => match self.chosen.get(u) {
                        Some(v) => value.add_mul(c, v),
                        None => missing = Some((*u, choice)),
                    },
                }
            }
            if let Some((u, choice)) = missing {
                let holds = self.edge(blaster, choice.condition);
                stack.push((u, at));
                at = if holds { choice.then } else { choice.otherwise };
                continue;
            }
            match stack.pop() {
                None => return value,
                Some((u, before)) => {
                    self.chosen.insert(u, value);
                    at = before;
                }
            }
        }
    }
}
