//! What the variables and clauses of a log stand for.

use super::farkas::{self, FarkasStyle, Weighted};
use super::labels::{self, Knowledge};
use super::numbers::Names;
use super::replay::{Refutation, Step};
use super::words::Meaning;
use super::{NAME, Proofs};
use crate::arith::Rational;
use crate::interpolate::NoInterpolants;
use crate::interpolate::sequence::{Range, Sequence};
use crate::native::aig::{Edge, Node};
use crate::native::blast::Scalar;
use crate::native::numbers::Bound;
use crate::native::proof::Remains;
use crate::sat::proof::{Logged, Origin};
use crate::sat::{Lit, Var};
use certus_logic::{Sort, Term, Terms};
use rustc_hash::FxHashMap;

/// See the module's text.
pub(super) struct Known<'a> {
    sequence: &'a Sequence,
    options: Proofs,
    /// What nodes are as terms.
    pub(super) meanings: FxHashMap<usize, Meaning>,
    /// Where nodes can be said.
    ranges: Vec<Range>,
    /// The nodes of the variables.
    nodes: Vec<Option<usize>>,
    /// The variables that are atoms of arithmetic.
    bounds: FxHashMap<Var, Bound>,
    names: Names,
    /// The clauses that the refutation needs.
    leaves: FxHashMap<usize, Leaf>,
    /// Whether interpolants of arithmetic have several parts.
    pub(super) decomposed: bool,
    /// The atoms that interpolants of arithmetic have made.
    atoms: FxHashMap<Term, Edge>,
}

struct Leaf {
    part: u32,
    lits: Vec<Lit>,
    /// Its formula for each cut, if it is a lemma of arithmetic that mixes the sides.
    own: Option<Vec<Edge>>,
}

impl<'a> Known<'a> {
    pub(super) fn new(
        terms: &mut Terms,
        sequence: &'a Sequence,
        remains: &mut Remains,
        options: Proofs,
    ) -> Known<'a> {
        let mut known = Known {
            sequence,
            options,
            meanings: FxHashMap::default(),
            ranges: Vec::with_capacity(remains.blaster.aig.len()),
            nodes: Vec::new(),
            bounds: FxHashMap::default(),
            names: Names::default(),
            leaves: FxHashMap::default(),
            decomposed: false,
            atoms: FxHashMap::default(),
        };
        known.name(terms, remains);
        let inputs = known.name_numbers(terms, remains);
        let aig = &remains.blaster.aig;
        for node in 0..aig.len() {
            let of = |e: Edge| known.ranges[e.node()];
            let range = match aig.node(node) {
                Node::Constant => Range::EVERYWHERE,
                Node::Input => {
                    let named = known.meanings.get(&node).map(|m| m.range);
                    named.or_else(|| inputs.get(&node).copied()).unwrap_or(Range::NOWHERE)
                }
                Node::Atom(id) => known.names.range(&remains.blaster.numbers.atom(id).monomials),
                Node::And(a, b) | Node::Xor(a, b) => of(a).meet(of(b)),
                Node::Mux(c, t, e) => of(c).meet(of(t)).meet(of(e)),
            };
            known.ranges.push(range);
            if let Some(var) = remains.encoder.var(node) {
                known.own(var, node);
            }
        }
        known.name_atoms(terms, remains);
        known
    }

    fn own(&mut self, var: Var, node: usize) {
        if self.nodes.len() <= var.index() {
            self.nodes.resize(var.index() + 1, None);
        }
        self.nodes[var.index()] = Some(node);
    }

    /// Names the unknown numbers. Gives where the bits can be said that are free in equalities of arrays: where the
    /// equality can be.
    fn name_numbers(&mut self, terms: &mut Terms, remains: &Remains) -> FxHashMap<usize, Range> {
        let mut inputs: FxHashMap<usize, Range> = FxHashMap::default();
        let mut unknowns = FxHashMap::default();
        for (equal, free) in remains.blaster.witnesses() {
            let Some(m) = self.meanings.get(&equal.node()) else { continue };
            for scalar in free {
                match scalar {
                    Scalar::Bits(bits) => {
                        inputs.extend(remains.blaster.get(bits).iter().map(|bit| (bit.node(), m.range)));
                    }
                    Scalar::Number(sum) => {
                        let monomials = &remains.blaster.numbers.get(sum).monomials;
                        unknowns.extend(monomials.iter().map(|(u, _)| (*u, m.range)));
                    }
                }
            }
        }
        self.names = Names::new(terms, self.sequence, remains, &unknowns);
        inputs
    }

    /// Finds the inequalities of atoms, and terms for them.
    fn name_atoms(&mut self, terms: &mut Terms, remains: &mut Remains) {
        for node in 0..remains.blaster.aig.len() {
            if let (Node::Atom(id), Some(var)) = (remains.blaster.aig.node(node), remains.encoder.var(node)) {
                self.name_atom(terms, remains, node, remains.blaster.numbers.atom(id));
                self.bounds.insert(var, remains.blaster.numbers.atom(id).clone());
            }
        }
        // Atoms that arithmetic has made up have no nodes yet.
        for (var, unknown, bound) in remains.arithmetic.bounds() {
            if self.nodes.get(var.index()).copied().flatten().is_some() {
                continue;
            }
            let bound = Bound { monomials: vec![(unknown, Rational::ONE)], bound, strict: false };
            let node = remains.blaster.aig.input().node();
            self.ranges.push(self.names.range(&bound.monomials));
            self.own(var, node);
            self.name_atom(terms, remains, node, &bound);
            self.bounds.insert(var, bound);
        }
    }

    fn name_atom(&mut self, terms: &mut Terms, remains: &Remains, node: usize, bound: &Bound) {
        if self.meanings.contains_key(&node) {
            return;
        }
        let inequality = self.names.inequality(terms, &remains.blaster.numbers, bound, true);
        let formula = inequality.term(terms);
        let (term, negated) = terms.strip_not(formula);
        let range = self.sequence.ranges(terms, &[term])[&term];
        self.meanings.insert(node, Meaning { term, bit: 0, negated, range });
    }

    /// Finds the terms of nodes.
    fn name(&mut self, terms: &Terms, remains: &Remains) {
        let ranges = self.sequence.ranges(terms, self.sequence.formulas());
        for t in terms.post_order(self.sequence.formulas()) {
            let sort = terms.sort(t);
            if !matches!(sort, Sort::Bool | Sort::Bv(_) | Sort::Uninterpreted(_)) {
                continue;
            }
            let Some(Scalar::Bits(bits)) = remains.blaster.known(t) else { continue };
            for (bit, edge) in (0..).zip(remains.blaster.get(bits)) {
                if edge.is_const() {
                    continue;
                }
                let meaning = Meaning { term: t, bit, negated: edge.is_neg(), range: ranges[&t] };
                // Arguments come first, so a variable is not taken for a part of something. But a formula is better
                // than a bit.
                let old = self.meanings.entry(edge.node()).or_insert(meaning);
                if terms.sort(old.term) != Sort::Bool && sort == Sort::Bool && !is_input(remains, *edge) {
                    *old = meaning;
                }
            }
        }
    }

    fn node(&self, lit: Lit) -> Option<usize> {
        self.nodes.get(lit.var().index()).copied().flatten()
    }

    fn range(&self, lit: Lit) -> Range {
        self.node(lit).map_or(Range::NOWHERE, |n| self.ranges[n])
    }

    /// Finds out to which part each clause belongs that the refutation rests on.
    pub(super) fn learn_leaves(
        &mut self,
        terms: &mut Terms,
        refutation: &Refutation,
        remains: &mut Remains,
    ) -> Result<(), NoInterpolants> {
        let needed = labels::needed(refutation);
        for (step, needed) in refutation.steps.iter().zip(needed) {
            let Step::Given(n) = step else { continue };
            if !needed {
                continue;
            }
            let Logged { origin, lits, farkas } = remains.log.get(*n);
            let range = lits.iter().fold(Range::EVERYWHERE, |range, l| range.meet(self.range(*l)));
            let (lits, part) = (lits.to_vec(), origin);
            let leaf = match part {
                Origin::Part(part) => {
                    if lits.iter().any(|l| !(self.range(*l).first <= part && part <= self.range(*l).last)) {
                        return Err(NoInterpolants::unsupported(
                            NAME,
                            "a fact speaks of something without a name",
                        ));
                    }
                    Leaf { part, lits, own: None }
                }
                _ if !range.is_empty() => {
                    let last = u32::try_from(self.sequence.formulas().len()).unwrap_or(u32::MAX) - 1;
                    let range = Range { last: range.last.min(last), ..range };
                    Leaf { part: self.options.strength.part_of(range), lits, own: None }
                }
                Origin::Theory if farkas.is_some() => {
                    let weights = farkas.unwrap_or_default().to_vec();
                    let lemma: Vec<_> = lits.iter().copied().zip(weights).collect();
                    let own = self.arithmetic(terms, &lemma, remains)?;
                    Leaf { part: 0, lits, own: Some(own) }
                }
                _ => {
                    let why = "the proof needs a lemma that mixes symbols of both sides";
                    return Err(NoInterpolants::unsupported(NAME, why));
                }
            };
            self.leaves.insert(*n, leaf);
        }
        Ok(())
    }

    /// The interpolants of a lemma of arithmetic, for each cut.
    fn arithmetic(
        &mut self,
        terms: &mut Terms,
        lemma: &[(Lit, Rational)],
        remains: &mut Remains,
    ) -> Result<Vec<Edge>, NoInterpolants> {
        let no = |why| NoInterpolants::unsupported(NAME, why);
        let mut inequalities: Vec<(Range, Weighted)> = Vec::new();
        for (lit, weight) in lemma {
            let bound = self.bounds.get(&lit.var()).cloned();
            let bound = bound.ok_or_else(|| no("a lemma of arithmetic has a literal that is no atom"))?;
            // The lemma is refuted: its literals are false.
            let inequality = self.names.inequality(terms, &remains.blaster.numbers, &bound, lit.is_neg());
            inequalities.push((self.range(*lit), (inequality, weight.clone())));
        }
        if !farkas::is_certificate(inequalities.iter().map(|(_, weighted)| weighted)) {
            return Err(no("the factors of a lemma are no certificate"));
        }
        let mut out = Vec::new();
        for cut in (1..).take(self.sequence.formulas().len().saturating_sub(1)) {
            let mixed = inequalities.iter().any(|(range, _)| range.is_before(cut) && range.is_behind(cut));
            if mixed {
                return Err(no("an atom mixes symbols of both sides"));
            }
            let side = |before: bool| -> Vec<&Weighted> {
                let of = |range: Range| self.options.strength.is_before(range, cut) == before;
                inequalities.iter().filter(|(range, _)| of(*range)).map(|(_, w)| w).collect()
            };
            let (first, second) = (side(true), side(false));
            let formula = farkas::interpolant(terms, &first, &second, self.options.farkas);
            let parts = terms.conjuncts(terms.strip_not(formula).0).len();
            let styles = [FarkasStyle::Decomposed, FarkasStyle::DualDecomposed];
            self.decomposed |= parts > 1 && styles.contains(&self.options.farkas);
            out.push(self.edge(terms, formula, remains));
        }
        Ok(out)
    }

    /// The edge of a formula that arithmetic has made: a conjunction of atoms, or the negation of one.
    fn edge(&mut self, terms: &Terms, formula: Term, remains: &mut Remains) -> Edge {
        let (inner, negated) = terms.strip_not(formula);
        let mut edge = Edge::TRUE;
        for atom in terms.conjuncts(inner) {
            let (atom, negative) = terms.strip_not(atom);
            let part = match terms.value_of(atom).and_then(|v| v.as_bool()) {
                Some(truth) => Edge::constant(truth),
                None => self.atom(terms, atom, remains),
            };
            edge = remains.blaster.aig.and(edge, part.negated_if(negative));
        }
        edge.negated_if(negated)
    }

    fn atom(&mut self, terms: &Terms, atom: Term, remains: &mut Remains) -> Edge {
        if let Some(Scalar::Bits(bits)) = remains.blaster.known(atom) {
            return remains.blaster.get(bits)[0];
        }
        if let Some(edge) = self.atoms.get(&atom) {
            return *edge;
        }
        let edge = remains.blaster.aig.input();
        let range = self.sequence.ranges(terms, &[atom])[&atom];
        self.meanings.insert(edge.node(), Meaning { term: atom, bit: 0, negated: false, range });
        self.atoms.insert(atom, edge);
        edge
    }
}

fn is_input(remains: &Remains, edge: Edge) -> bool {
    matches!(remains.blaster.aig.node(edge.node()), Node::Input)
}

impl Knowledge for Known<'_> {
    fn literal(&self, lit: Lit) -> (Edge, Range) {
        match self.node(lit) {
            Some(node) => (Edge::of_node(node).negated_if(lit.is_neg()), self.ranges[node]),
            // No clause that is used has such a literal: the leaves were looked at.
            None => (Edge::FALSE, Range::NOWHERE),
        }
    }

    fn leaf(&self, n: usize) -> (u32, &[Lit], Option<&[Edge]>) {
        let leaf = &self.leaves[&n];
        (leaf.part, &leaf.lits, leaf.own.as_deref())
    }
}
