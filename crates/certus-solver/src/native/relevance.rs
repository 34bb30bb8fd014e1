//! Which selections, applications and equalities of arrays matter for a solution.
//!
//! The SAT solver assigns the cone of the query only, and the bits of a selection have no inputs in the
//! graph. So what the index of a selection that matters depends on, or an array it reads from is made of,
//! may be outside of the cone; it matters all the same, because the selection's value is looked up there.

use super::aig::{Edge, Node};
use super::blast::{Blaster, Scalar};
use super::model::BitModel;
use super::numbers::{Sum, Unknown};
use super::theory::{Access, ArrayId, Kind};
use crate::arith::Rational;
use rustc_hash::FxHashSet;

/// What matters for one solution.
#[derive(Debug, Default)]
pub(crate) struct Relevance {
    pub(crate) accesses: Vec<Access>,
    pub(crate) applications: Vec<usize>,
    pub(crate) equalities: Vec<usize>,
    /// Arrays that are read or compared, and what they are made of.
    pub(crate) arrays: Vec<ArrayId>,
    pub(crate) is_relevant: FxHashSet<ArrayId>,
    visited: FxHashSet<usize>,
    visited_numbers: FxHashSet<Unknown>,
    pending: Vec<Pending>,
}

#[derive(Debug)]
enum Pending {
    Access(usize),
    Application(usize),
    Equality(usize),
    Array(ArrayId),
    Edge(Edge),
    Number(Unknown),
}

/// Whose free bit an input of the graph is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Owner {
    Access(usize),
    Application(usize),
    Equality(usize),
}

impl Relevance {
    pub(crate) fn new(b: &Blaster, model: &BitModel<'_>) -> Relevance {
        let mut r = Relevance::default();
        let t = &b.theory;
        // Numbers come in by the atoms that the solver decided.
        let bits_in_cone = |value| matches!(value, Scalar::Bits(bits) if model.in_cone(b, bits));
        for (n, a) in t.accesses.iter().enumerate() {
            if t.always[n] || bits_in_cone(a.value) {
                r.pending.push(Pending::Access(n));
            }
        }
        for (n, a) in t.applications.iter().enumerate() {
            if bits_in_cone(a.result) {
                r.pending.push(Pending::Application(n));
            }
        }
        if !t.number_owners.is_empty() {
            for atom in model.atoms_in_cone(b) {
                r.numbers(&b.numbers.atom(atom).monomials);
            }
        }
        for (n, e) in t.equalities.iter().enumerate() {
            if model.edge_in_cone(e.equal) {
                r.pending.push(Pending::Equality(n));
            }
        }
        let mut seen: [FxHashSet<usize>; 3] = Default::default();
        while let Some(p) = r.pending.pop() {
            match p {
                Pending::Access(n) => {
                    if seen[0].insert(n) {
                        let a = t.accesses[n];
                        r.accesses.push(a);
                        r.pending.push(Pending::Array(a.array));
                        r.need(b, a.index);
                    }
                }
                Pending::Application(n) => {
                    if seen[1].insert(n) {
                        r.applications.push(n);
                        for arg in &t.applications[n].args {
                            r.need(b, *arg);
                        }
                    }
                }
                Pending::Equality(n) => {
                    if seen[2].insert(n) {
                        r.equalities.push(n);
                        let first = t.equalities[n].first;
                        r.pending.extend([first, first + 1].map(Pending::Access));
                    }
                }
                Pending::Array(id) => {
                    if r.is_relevant.insert(id) {
                        r.arrays.push(id);
                        r.below(b, id);
                    }
                }
                Pending::Edge(e) => r.edge(b, model, e),
                Pending::Number(u) => r.number(b, u),
            }
        }
        r.applications.sort_unstable();
        r
    }

    fn need(&mut self, b: &Blaster, value: Scalar) {
        match value {
            Scalar::Bits(bits) => self.pending.extend(b.get(bits).iter().map(|e| Pending::Edge(*e))),
            Scalar::Number(sum) => self.sum(b, sum),
        }
    }

    fn sum(&mut self, b: &Blaster, sum: Sum) {
        self.numbers(&b.numbers.get(sum).monomials);
    }

    fn numbers(&mut self, monomials: &[(Unknown, Rational)]) {
        self.pending.extend(monomials.iter().map(|(u, _)| Pending::Number(*u)));
    }

    fn number(&mut self, b: &Blaster, u: Unknown) {
        if !self.visited_numbers.insert(u) {
            return;
        }
        if let Some(choice) = b.numbers.nature(u).choice {
            self.pending.push(Pending::Edge(choice.condition));
            self.sum(b, choice.then);
            self.sum(b, choice.otherwise);
        }
        self.owned(b.theory.number_owners.get(&u));
    }

    fn owned(&mut self, owner: Option<&Owner>) {
        self.pending.extend(owner.map(|owner| match *owner {
            Owner::Access(n) => Pending::Access(n),
            Owner::Application(n) => Pending::Application(n),
            Owner::Equality(n) => Pending::Equality(n),
        }));
    }

    fn below(&mut self, b: &Blaster, id: ArrayId) {
        match b.theory.node(id).kind {
            Kind::Store { base, index, value } => {
                self.pending.push(Pending::Array(base));
                self.need(b, index);
                self.need(b, value);
            }
            Kind::Ite { c, t, e } => {
                self.pending.extend([Pending::Array(t), Pending::Array(e), Pending::Edge(c)]);
            }
            Kind::Const(element) => self.need(b, element),
            Kind::Var => {}
        }
    }

    /// Goes down through gates the solver did not assign; what it did assign has its inputs in the cone.
    fn edge(&mut self, b: &Blaster, model: &BitModel<'_>, e: Edge) {
        if e.is_const() || model.edge_in_cone(e) || !self.visited.insert(e.node()) {
            return;
        }
        match b.aig.node(e.node()) {
            Node::Constant => {}
            Node::Input => self.owned(b.theory.owners.get(&e.node())),
            Node::Atom(id) => self.numbers(&b.numbers.atom(id).monomials),
            Node::And(x, y) | Node::Xor(x, y) => self.pending.extend([x, y].map(Pending::Edge)),
            Node::Mux(c, t, e) => self.pending.extend([c, t, e].map(Pending::Edge)),
        }
    }
}
