//! Literals that are true in a model: what cubes are made of.
//!
//! In the order in which they are best left out: values of words and numbers, bits, bounds, relations between two words
//! or numbers, and atoms of the formulas themselves.

use super::sequence::Sequence;
use crate::error::SolverError;
use crate::solver::Solver;
use certus_logic::{Op, Sort, Term, Terms, Value};
use std::collections::BTreeSet;

/// Pairs of terms of one sort that are compared.
const MOST_PAIRS: usize = 60;
/// Bits that are literals of their own.
const MOST_BITS: u32 = 128;

/// What can be said at a cut.
pub(super) struct Vocabulary {
    /// Terms of scalar sorts that have values of their own: variables, elements of arrays, results of functions.
    scalars: Vec<Term>,
    /// Pairs of terms of one sort.
    pairs: Vec<(Term, Term)>,
    /// Formulas that stand in the sequence.
    atoms: Vec<Term>,
}

impl Vocabulary {
    pub(super) fn new(terms: &mut Terms, sequence: &Sequence, cut: usize) -> Vocabulary {
        let ranges = sequence.ranges(terms, sequence.formulas());
        let position = u32::try_from(cut).unwrap_or(u32::MAX);
        let mut shared = terms.post_order(sequence.formulas());
        shared.retain(|t| ranges[t].is_shared(position));
        let mut scalars: Vec<Term> = Vec::new();
        let mut arrays = Vec::new();
        let mut atoms = Vec::new();
        for &t in &shared {
            let basic = matches!(terms.op(t), Op::Var(_) | Op::Select | Op::Apply(_));
            match terms.sort(t) {
                Sort::Array(_) => arrays.push(t),
                Sort::Bool if !basic && !matches!(terms.op(t), Op::Not | Op::And) => atoms.push(t),
                _ if basic => scalars.push(t),
                _ => {}
            }
        }
        // What arrays hold where the formulas look.
        let indices: Vec<Term> =
            shared.iter().copied().filter(|t| !matches!(terms.sort(*t), Sort::Array(_))).collect();
        for &array in &arrays {
            let (sort, _) = terms.array_parts(array);
            for &index in
                indices.iter().filter(|i| terms.sort(**i) == sort).collect::<Vec<_>>().iter().take(8)
            {
                let element = terms.select(array, *index);
                if !matches!(terms.sort(element), Sort::Array(_)) && !scalars.contains(&element) {
                    scalars.push(element);
                }
            }
        }
        let mut pairs = Vec::new();
        for group in [&scalars, &arrays] {
            for (i, a) in group.iter().enumerate() {
                for b in &group[i + 1..] {
                    if terms.sort(*a) == terms.sort(*b)
                        && terms.sort(*a) != Sort::Bool
                        && pairs.len() < MOST_PAIRS
                    {
                        pairs.push((*a, *b));
                    }
                }
            }
        }
        Vocabulary { scalars, pairs, atoms }
    }

    /// The literals that are true in the model of a solver, which just answered `Sat`.
    pub(super) fn literals(
        &self,
        terms: &mut Terms,
        solver: &mut dyn Solver,
    ) -> Result<Vec<Term>, SolverError> {
        let (mut values, mut bits, mut bounds) = (Vec::new(), Vec::new(), Vec::new());
        let mut bits_left = MOST_BITS;
        for &t in &self.scalars {
            match solver.value(terms, t)? {
                Value::Bool(truth) => bits.push(if truth { t } else { terms.not(t) }),
                Value::Bv(v) => {
                    let width = v.width();
                    let set: Vec<bool> = (0..width).map(|i| v.bit(i)).collect();
                    let c = terms.bv_const(v);
                    values.push(terms.eq(t, c));
                    if width <= bits_left && width > 1 {
                        bits_left -= width;
                        for (i, set) in (0..width).zip(set) {
                            let (bit, value) = (terms.extract(i, i, t), terms.bv(1, u128::from(set)));
                            bits.push(terms.eq(bit, value));
                        }
                    }
                    for op in [Terms::bvsle, Terms::bvule] {
                        bounds.extend([op(terms, t, c), op(terms, c, t)]);
                    }
                }
                value @ (Value::Int(_) | Value::Real(_)) => {
                    let c = match value {
                        Value::Int(v) => terms.int(v),
                        Value::Real(v) => terms.real(v),
                        _ => continue,
                    };
                    values.push(terms.eq(t, c));
                    bounds.extend([terms.le(t, c), terms.le(c, t)]);
                }
                // Elements have no values that mean anything elsewhere: only which are equal.
                Value::Element(..) | Value::Array(_) | Value::Function(_) => {}
            }
        }
        let mut relations = Vec::new();
        for &(a, b) in &self.pairs {
            relations.push(terms.eq(a, b));
            match terms.sort(a) {
                Sort::Bv(_) => relations.extend([terms.bvslt(a, b), terms.bvult(a, b)]),
                Sort::Int | Sort::Real => relations.extend([terms.le(a, b), terms.le(b, a)]),
                _ => {}
            }
        }
        let mut literals: Vec<Term> = values.into_iter().chain(bits).chain(bounds).collect();
        for atom in relations.into_iter().chain(self.atoms.iter().copied()) {
            if solver.value(terms, atom)? == Value::Bool(true) {
                literals.push(atom);
            } else {
                literals.push(terms.not(atom));
            }
        }
        let mut seen = BTreeSet::new();
        literals.retain(|l| terms.value_of(*l).is_none() && seen.insert(*l));
        Ok(literals)
    }
}
