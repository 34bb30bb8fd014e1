//! From bits back to words: an edge of the and-inverter graph as a term over what both sides of a cut know.
//!
//! A node that is the formula of a term, or a bit of one, becomes that; the highest such node is taken. Of conjunctions, bits
//! of one word that stand beside each other become an equality with a constant, pairs of such bits one of two words, and
//! chains of `and` and `or` down a word a comparison.

use crate::interpolate::sequence::Range;
use crate::limits::{Limits, Stop};
use crate::native::aig::{Aig, Edge, Node};
use certus_logic::{Bv, Sort, Term, Terms};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Members of a conjunction that are taken together.
const WIDE: usize = 256;

/// What a node is, not negated: the formula of a term or a bit of it, maybe negated.
#[derive(Clone, Copy, Debug)]
pub(super) struct Meaning {
    pub(super) term: Term,
    /// The bit of a bit-vector; of a formula 0.
    pub(super) bit: u32,
    pub(super) negated: bool,
    pub(super) range: Range,
}

/// Why an edge has no term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoTerm {
    /// It depends on something that no term stands for.
    Nameless,
    /// A limit was reached.
    Stopped(Stop),
}

/// Nodes between two looks at the clock.
const NODES_PER_LOOK: usize = 1024;

/// Makes terms of edges for one cut.
pub(super) struct Words<'a> {
    pub(super) aig: &'a Aig,
    pub(super) meanings: &'a FxHashMap<usize, Meaning>,
    pub(super) cut: u32,
    done: FxHashMap<usize, Term>,
}

/// How a node is made of others.
enum Plan {
    Term(Term),
    And(Vec<Edge>),
    Xor(Edge, Edge),
    Mux(Edge, Edge, Edge),
}

/// A bit of a word, and whether it is set.
#[derive(Clone, Copy)]
struct Bit {
    word: Term,
    at: u32,
    set: bool,
}

impl<'a> Words<'a> {
    pub(super) fn new(aig: &'a Aig, meanings: &'a FxHashMap<usize, Meaning>, cut: u32) -> Words<'a> {
        Words { aig, meanings, cut, done: FxHashMap::default() }
    }

    /// The term of an edge.
    pub(super) fn term(&mut self, terms: &mut Terms, edge: Edge, limits: &Limits) -> Result<Term, NoTerm> {
        if edge.is_const() {
            return Ok(terms.bool(edge == Edge::TRUE));
        }
        let mut stack = vec![edge.node()];
        let mut look_in = NODES_PER_LOOK;
        while let Some(&node) = stack.last() {
            look_in -= 1;
            if look_in == 0 {
                look_in = NODES_PER_LOOK;
                if let Some(stop) = limits.stop() {
                    return Err(NoTerm::Stopped(stop));
                }
            }
            if self.done.contains_key(&node) {
                stack.pop();
                continue;
            }
            let plan = self.plan(terms, node)?;
            let below: Vec<Edge> = match &plan {
                Plan::Term(_) => Vec::new(),
                Plan::And(members) => members.clone(),
                Plan::Xor(a, b) => vec![*a, *b],
                Plan::Mux(c, t, e) => vec![*c, *t, *e],
            };
            let before = stack.len();
            stack.extend(below.iter().map(|e| e.node()).filter(|n| !self.done.contains_key(n)));
            if stack.len() > before {
                continue;
            }
            stack.pop();
            let term = match plan {
                Plan::Term(term) => term,
                Plan::And(members) => self.conjunction(terms, &members),
                Plan::Xor(a, b) => {
                    let (a, b) = (self.known(terms, a), self.known(terms, b));
                    terms.xor(a, b)
                }
                Plan::Mux(c, t, e) => {
                    let [c, t, e] = [c, t, e].map(|x| self.known(terms, x));
                    terms.ite(c, t, e)
                }
            };
            self.done.insert(node, term);
        }
        Ok(self.known(terms, edge))
    }

    fn known(&self, terms: &mut Terms, edge: Edge) -> Term {
        let term = self.done[&edge.node()];
        if edge.is_neg() { terms.not(term) } else { term }
    }

    fn meaning(&self, node: usize) -> Option<Meaning> {
        self.meanings.get(&node).copied().filter(|m| m.range.is_shared(self.cut))
    }

    /// The bit of a word that an edge is.
    fn bit(&self, terms: &Terms, edge: Edge) -> Option<Bit> {
        let m = self.meaning(edge.node())?;
        let word = matches!(terms.sort(m.term), Sort::Bv(_));
        word.then(|| Bit { word: m.term, at: m.bit, set: m.negated == edge.is_neg() })
    }

    fn plan(&self, terms: &mut Terms, node: usize) -> Result<Plan, NoTerm> {
        if let Some(m) = self.meaning(node) {
            let formula = match terms.sort(m.term) {
                Sort::Bool => Some(m.term),
                Sort::Bv(_) => {
                    let bit = terms.extract(m.bit, m.bit, m.term);
                    let one = terms.bv(1, 1);
                    Some(terms.eq(bit, one))
                }
                _ => None,
            };
            if let Some(formula) = formula {
                return Ok(Plan::Term(if m.negated { terms.not(formula) } else { formula }));
            }
        }
        match self.aig.node(node) {
            Node::Constant | Node::Input | Node::Atom(_) => Err(NoTerm::Nameless),
            Node::And(a, b) => Ok(match self.comparison(terms, node) {
                Some(term) => Plan::Term(term),
                None => Plan::And(self.members(a, b)),
            }),
            Node::Xor(a, b) => Ok(Plan::Xor(a, b)),
            Node::Mux(c, t, e) => Ok(Plan::Mux(c, t, e)),
        }
    }

    /// The members of a conjunction, those of conjunctions in it among them.
    fn members(&self, a: Edge, b: Edge) -> Vec<Edge> {
        let mut out = Vec::new();
        let mut open = vec![b, a];
        while let Some(edge) = open.pop() {
            let whole = edge.is_neg()
                || self.done.contains_key(&edge.node())
                || self.meaning(edge.node()).is_some()
                || out.len() + open.len() >= WIDE;
            match self.aig.node(edge.node()) {
                Node::And(x, y) if !whole => open.extend([y, x]),
                _ => out.push(edge),
            }
        }
        out.sort_unstable();
        out.dedup();
        out
    }

    /// The conjunction of edges that are done.
    fn conjunction(&self, terms: &mut Terms, members: &[Edge]) -> Term {
        let mut bits: BTreeMap<Term, BTreeMap<u32, bool>> = BTreeMap::new();
        let mut pairs: BTreeMap<(Term, Term), Vec<u32>> = BTreeMap::new();
        let mut parts = Vec::new();
        for &edge in members {
            if let Some(bit) = self.bit(terms, edge) {
                if bits.entry(bit.word).or_default().insert(bit.at, bit.set) == Some(!bit.set) {
                    return terms.fls();
                }
            } else if let Some((a, b, at)) = self.equal_bits(terms, edge) {
                pairs.entry((a, b)).or_default().push(at);
            } else {
                parts.push(self.known(terms, edge));
            }
        }
        for (word, values) in bits {
            let places: Vec<u32> = values.keys().copied().collect();
            for (low, high) in runs(&places) {
                let value: Vec<bool> = (low..=high).map(|k| values[&k]).collect();
                let constant = terms.bv_const(Bv::from_bits(&value));
                let slice = terms.extract(high, low, word);
                parts.push(terms.eq(slice, constant));
            }
        }
        for ((a, b), mut places) in pairs {
            places.sort_unstable();
            places.dedup();
            for (low, high) in runs(&places) {
                let (a, b) = (terms.extract(high, low, a), terms.extract(high, low, b));
                parts.push(terms.eq(a, b));
            }
        }
        terms.and(&parts)
    }

    /// Two words whose bits at one place an edge compares.
    fn equal_bits(&self, terms: &Terms, edge: Edge) -> Option<(Term, Term, u32)> {
        let Node::Xor(a, b) = self.aig.node(edge.node()) else { return None };
        let (a, b) = (self.bit(terms, a)?, self.bit(terms, b)?);
        // The inputs are not negated, but what they stand for may be.
        let equal = edge.is_neg() == (a.set == b.set);
        let fits = equal && a.at == b.at && a.word != b.word && terms.sort(a.word) == terms.sort(b.word);
        fits.then_some((a.word.min(b.word), a.word.max(b.word), a.at))
    }

    /// A chain of `and` and `or` from one bit of a word down to a lower one is a comparison with a constant.
    fn comparison(&self, terms: &mut Terms, node: usize) -> Option<Term> {
        let Node::And(a, b) = self.aig.node(node) else { return None };
        let mut chain: Vec<(Bit, bool)> = Vec::new();
        let (mut a, mut b, mut conjunction) = (a, b, true);
        let last = loop {
            let head = match (self.bit(terms, a), self.bit(terms, b)) {
                (Some(x), Some(y)) if x.at < y.at => (y, a),
                (Some(x), _) => (x, b),
                (None, Some(y)) => (y, a),
                (None, None) => return None,
            };
            let (bit, below) = head;
            chain.push((bit, conjunction));
            if let Some(bit) = self.bit(terms, below) {
                break bit;
            }
            let Node::And(x, y) = self.aig.node(below.node()) else { return None };
            conjunction = !below.is_neg();
            (a, b) = (x.negated_if(below.is_neg()), y.negated_if(below.is_neg()));
        };
        let high = chain[0].0;
        if last.at > high.at || chain.len() as u32 != high.at - last.at {
            return None;
        }
        // All `and` is an equality, and all `or` of the opposite one.
        let mixed = chain.iter().any(|c| c.1) && chain.iter().any(|c| !c.1);
        let mut places = chain.iter().map(|c| c.0).chain([last]).zip((0..=high.at).rev());
        let straight = places.all(|(bit, at)| bit.word == high.word && bit.set == high.set && bit.at == at);
        if !mixed || !straight {
            return None;
        }
        // Of bits that are to be set: at least the number whose ones are where an `and` stands. Otherwise less than the
        // number whose ones are where an `or` stands.
        let mut bits: Vec<bool> = chain.iter().map(|(_, and)| *and == high.set).chain([true]).collect();
        bits.reverse();
        let (mut slice, mut bound) = (terms.extract(high.at, last.at, high.word), Bv::from_bits(&bits));
        if high.at + 1 == terms.width(high.word) && last.at > 0 {
            slice = high.word;
            bound = bound.concat(&Bv::zero(last.at));
        }
        let bound = terms.bv_const(bound);
        Some(if high.set { terms.bvuge(slice, bound) } else { terms.bvult(slice, bound) })
    }
}

/// The runs of ascending numbers that follow each other, each from its first to its last.
fn runs(places: &[u32]) -> Vec<(u32, u32)> {
    let mut out: Vec<(u32, u32)> = Vec::new();
    for &place in places {
        match out.last_mut() {
            Some((_, high)) if *high + 1 == place => *high = place,
            _ => out.push((place, place)),
        }
    }
    out
}
