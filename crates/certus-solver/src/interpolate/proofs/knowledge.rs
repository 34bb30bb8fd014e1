//! What the variables and clauses of a log stand for.

use super::farkas::{self, Weighted};
use super::labels::{self, Knowledge};
use super::replay::{Refutation, Step};
use super::words::Meaning;
use super::{NAME, Proofs};
use crate::interpolate::NoInterpolants;
use crate::interpolate::linear::Inequality;
use crate::interpolate::sequence::{Range, Sequence};
use crate::native::aig::{Edge, Node};
use crate::native::proof::Remains;
use crate::sat::Lit;
use crate::sat::proof::{Logged, Origin};
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
    /// The clauses that the refutation needs.
    leaves: FxHashMap<usize, Leaf>,
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
    pub(super) fn new(terms: &Terms, sequence: &'a Sequence, remains: &mut Remains, options: Proofs) -> Known<'a> {
        let blaster = &remains.blaster;
        let aig = &blaster.aig;
        let mut known = Known {
            sequence,
            options,
            meanings: FxHashMap::default(),
            ranges: Vec::with_capacity(aig.len()),
            nodes: Vec::new(),
            leaves: FxHashMap::default(),
            atoms: FxHashMap::default(),
        };
        known.name(terms, remains);
        let mut inputs: FxHashMap<usize, Range> = FxHashMap::default();
        for (equal, bits) in blaster.witnesses() {
            // What is free in an equality of arrays is known where the equality is.
            if let Some(m) = known.meanings.get(&equal.node()) {
                inputs.extend(bits.iter().map(|bit| (bit.node(), m.range)));
            }
        }
        for node in 0..aig.len() {
            let of = |e: Edge| known.ranges[e.node()];
            let range = match aig.node(node) {
                Node::Constant => Range::EVERYWHERE,
                Node::Input => {
                    let named = known.meanings.get(&node).map(|m| m.range);
                    named.or_else(|| inputs.get(&node).copied()).unwrap_or(Range::NOWHERE)
                }
                Node::And(a, b) | Node::Xor(a, b) => of(a).meet(of(b)),
                Node::Mux(c, t, e) => of(c).meet(of(t)).meet(of(e)),
            };
            known.ranges.push(range);
            if let Some(var) = remains.encoder.var(node) {
                if known.nodes.len() <= var.index() {
                    known.nodes.resize(var.index() + 1, None);
                }
                known.nodes[var.index()] = Some(node);
            }
        }
        known
    }

    /// Finds the terms of nodes.
    fn name(&mut self, terms: &Terms, remains: &Remains) {
        let ranges = self.sequence.ranges(terms, self.sequence.formulas());
        for t in terms.post_order(self.sequence.formulas()) {
            let sort = terms.sort(t);
            if !matches!(sort, Sort::Bool | Sort::Bv(_) | Sort::Uninterpreted(_)) {
                continue;
            }
            let Some(bits) = remains.blaster.known(t) else { continue };
            for (bit, edge) in (0..).zip(bits) {
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
                        return Err(NoInterpolants::unsupported(NAME, "a fact speaks of something without a name"));
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
        lemma: &[(Lit, num_rational::BigRational)],
        remains: &mut Remains,
    ) -> Result<Vec<Edge>, NoInterpolants> {
        let no = |why| NoInterpolants::unsupported(NAME, why);
        let mut inequalities: Vec<(Range, Weighted)> = Vec::new();
        for (lit, weight) in lemma {
            let node = self.node(*lit).ok_or_else(|| no("a lemma has a literal that is no atom"))?;
            let meaning = self.meanings.get(&node).ok_or_else(|| no("a lemma has a literal that is no atom"))?;
            // The lemma is refuted: its literals are false.
            let positive = lit.is_neg() != meaning.negated;
            let inequality = Inequality::of_literal(terms, meaning.term, positive)
                .ok_or_else(|| no("a lemma of arithmetic has a literal that is no inequality"))?;
            inequalities.push((self.range(*lit), (inequality, weight.clone())));
        }
        let mut out = Vec::new();
        for cut in (1..).take(self.sequence.formulas().len().saturating_sub(1)) {
            let mixed = inequalities.iter().any(|(range, _)| range.is_before(cut) && range.is_behind(cut));
            if mixed {
                return Err(no("an atom mixes symbols of both sides"));
            }
            let side = |before: bool| -> Vec<Weighted> {
                let of = |range: Range| self.options.strength.is_before(range, cut) == before;
                inequalities.iter().filter(|(range, _)| of(*range)).map(|(_, w)| w.clone()).collect()
            };
            let (first, second) = (side(true), side(false));
            let formula = farkas::interpolant(terms, &first, &second, self.options.farkas)
                .ok_or_else(|| no("the factors of a lemma are no certificate"))?;
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
        if let Some(&[edge]) = remains.blaster.known(atom) {
            return edge;
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
