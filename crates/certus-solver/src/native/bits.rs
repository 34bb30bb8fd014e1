//! Terms as bits of a SAT solver, for who asks about bits and not about formulas: Boolean IC3.
//!
//! All terms are blasted into the graph first, then the signals that matter are encoded: a conjunction that only one
//! other has as a member then is no gate of its own.

use super::aig::{Edge, Node};
use super::blast::{Blaster, Scalar};
use super::cnf::Encoder;
use super::simulate::Simulator;
use crate::error::SolverError;
use crate::sat::{Ic3Core, Lit};
use certus_logic::{Term, Terms};

/// A circuit over the bits of variables, in a SAT solver.
pub struct BitCircuit {
    blaster: Blaster,
    encoder: Encoder,
    sat: Ic3Core,
}

impl Default for BitCircuit {
    fn default() -> BitCircuit {
        BitCircuit { blaster: Blaster::new(), encoder: Encoder::default(), sat: Ic3Core::new() }
    }
}

impl BitCircuit {
    /// The bits of a Boolean or a bit-vector, the least significant first. Bits of variables are free.
    ///
    /// # Errors
    /// If there is something in the term that is no bit.
    pub fn bits(&mut self, terms: &Terms, term: Term) -> Result<Vec<Edge>, SolverError> {
        match self.blaster.scalar(terms, term)? {
            Scalar::Bits(bits) => Ok(self.blaster.get(bits).to_vec()),
            Scalar::Number(_) => Err(SolverError::NotAFormula("a number, which has no bits".to_owned())),
        }
    }

    /// A free signal.
    pub fn input(&mut self) -> Edge {
        self.blaster.aig.input()
    }

    /// Says what the bits of a variable are, before anything that depends on it is asked for.
    pub fn define(&mut self, terms: &Terms, var: Term, bits: &[Edge]) {
        self.blaster.define(terms, var, bits);
    }

    /// The members of a conjunction of signals, each once, in order; the signal itself if it is none.
    #[must_use]
    pub fn conjuncts(&self, edge: Edge) -> Vec<Edge> {
        let mut out = Vec::new();
        let mut stack = vec![edge];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(edge) = stack.pop() {
            if !seen.insert(edge) {
                continue;
            }
            match self.blaster.aig.node(edge.node()) {
                Node::And(a, b) if !edge.is_neg() => stack.extend([b, a]),
                _ => out.push(edge),
            }
        }
        out.sort_unstable();
        out
    }

    /// The literal of a signal; what it depends on is encoded.
    pub fn literal(&mut self, edge: Edge) -> Lit {
        self.encoder.lit(&self.blaster.aig, &mut self.sat, edge)
    }

    /// Whether a signal has a literal already: something that was encoded depends on it.
    #[must_use]
    pub fn is_encoded(&self, edge: Edge) -> bool {
        self.encoder.var(edge.node()).is_some()
    }

    /// Whether a signal depends on others: it is neither free nor a constant.
    #[must_use]
    pub fn is_gate(&self, edge: Edge) -> bool {
        matches!(self.blaster.aig.node(edge.node()), Node::And(..) | Node::Xor(..) | Node::Mux(..))
    }

    /// What these signals depend on, to be simulated. What is made later is no part of it.
    #[must_use]
    pub fn simulator(&self, signals: &[Edge]) -> Simulator {
        Simulator::new(&self.blaster.aig, signals)
    }

    /// The solver.
    pub fn sat(&mut self) -> &mut Ic3Core {
        &mut self.sat
    }
}
