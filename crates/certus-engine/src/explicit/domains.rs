//! What the automaton compares its variables with: which values of an input are worth trying, and into which
//! intervals the values of a variable fall as far as the program can tell.

use super::code::{mask, width_of, word};
use certus_logic::{Op, Term, Terms};
use certus_model::{Cfa, Command};
use rustc_hash::FxHashMap;

/// Inputs of so many bits are tried with every value.
const SMALL: u8 = 3;

/// So many values of an input are tried.
const MOST_VALUES: usize = 24;

/// So many intervals are told apart.
const MOST_CUTS: usize = 64;

/// What is known of a variable's values.
#[derive(Clone, Debug)]
pub(crate) struct Domain {
    /// Its number of bits.
    pub(crate) width: u8,
    /// Where intervals of values, as unsigned numbers, begin: ascending, the first is 0.
    pub(crate) cuts: Vec<u64>,
    /// Values worth trying.
    pub(crate) values: Vec<u64>,
}

impl Domain {
    /// Whether all values are worth trying.
    pub(crate) fn is_whole(&self) -> bool {
        self.width <= SMALL
    }

    /// The number of the interval that a value is in.
    pub(crate) fn interval(&self, value: u64) -> usize {
        self.cuts.partition_point(|cut| *cut <= value) - 1
    }

    /// The least and the greatest value of an interval.
    pub(crate) fn bounds(&self, interval: usize) -> (u64, u64) {
        (self.cuts[interval], self.cuts.get(interval + 1).map_or(mask(self.width), |next| next - 1))
    }
}

/// The domains of the variables, or none if one of them does not fit into a word.
pub(crate) fn domains(terms: &Terms, cfa: &Cfa) -> Option<Vec<Domain>> {
    let place: FxHashMap<Term, usize> = cfa.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
    let mut domains = Vec::with_capacity(cfa.vars.len());
    for var in &cfa.vars {
        let width = width_of(terms.sort(var.term))?;
        domains.push(Domain { width, cuts: vec![0], values: vec![0] });
    }
    // A copy is compared in place of what it is a copy of.
    let mut copies: Vec<usize> = (0..cfa.vars.len()).collect();
    let mut roots = Vec::new();
    for step in cfa.edges.iter().flat_map(|edge| edge.block.steps()) {
        match step.command {
            Command::Assume(term) => roots.push(term),
            Command::Assign(var, value) => {
                roots.push(value);
                if let (Some(a), Some(b)) = (place.get(&var), place.get(&core(terms, value))) {
                    let (a, b) = (representative(&copies, *a), representative(&copies, *b));
                    copies[a.max(b)] = a.min(b);
                }
            }
            Command::Havoc(_) => {}
        }
    }
    for term in terms.post_order(&roots) {
        let op = terms.op(term);
        if !matches!(op, Op::Eq | Op::BvUlt | Op::BvSlt) {
            continue;
        }
        let (left, right) = (terms.arg(term, 0), terms.arg(term, 1));
        let (side, constant, above) = if terms.is_const(left) { (right, left, 1) } else { (left, right, 0) };
        let Some(constant) = terms.value_of(constant).as_ref().and_then(word) else { continue };
        let (var, offset) = offset(terms, side);
        let var = core(terms, var);
        let Some(place) = place.get(&var) else { continue };
        let Domain { width, cuts, values } = &mut domains[*place];
        let less = |from: u64, by: u64| from.wrapping_sub(by) & mask(*width);
        let at = less(constant, offset);
        values.push(at);
        if op == Op::Eq {
            cuts.extend([at, less(at, u64::MAX)]);
        } else {
            // The comparison changes here, and where the numbers begin again.
            let least = if op == Op::BvSlt { 1 << (*width - 1) } else { 0 };
            cuts.extend([less(at, 0u64.wrapping_sub(above)), less(least, offset)]);
            values.extend([less(at, 1), less(at, u64::MAX)]);
        }
    }
    // What is worth trying for one is worth trying for its copies.
    let mut shared: FxHashMap<usize, Vec<u64>> = FxHashMap::default();
    for (n, domain) in domains.iter().enumerate() {
        shared.entry(representative(&copies, n)).or_default().extend(&domain.values);
    }
    for (n, domain) in domains.iter_mut().enumerate() {
        domain.cuts.sort_unstable();
        domain.cuts.dedup();
        domain.cuts.truncate(MOST_CUTS);
        domain.values = if domain.width <= SMALL {
            (0..=mask(domain.width)).collect()
        } else {
            let mut values = shared[&representative(&copies, n)].clone();
            values.iter_mut().for_each(|value| *value &= mask(domain.width));
            values.sort_unstable();
            values.dedup();
            values.truncate(MOST_VALUES);
            // One that is compared with nothing.
            let other = (1..).find(|value| !values.contains(value)).unwrap_or(1);
            values.push(other & mask(domain.width));
            values
        };
    }
    Some(domains)
}

fn representative(copies: &[usize], mut n: usize) -> usize {
    while copies[n] != n {
        n = copies[n];
    }
    n
}

/// A sum of one term and a constant, taken apart.
fn offset(terms: &Terms, term: Term) -> (Term, u64) {
    match terms.args_if(term, Op::BvAdd) {
        Some([constant, rest]) => match terms.value_of(*constant).as_ref().and_then(word) {
            Some(constant) => (*rest, constant),
            None => (term, 0),
        },
        _ => (term, 0),
    }
}

/// What is left of a term without what makes it longer or shorter.
fn core(terms: &Terms, mut term: Term) -> Term {
    loop {
        term = match terms.op(term) {
            Op::SignExt(_) | Op::Extract { lo: 0, .. } => terms.arg(term, 0),
            Op::Concat if terms.args(term).len() == 2 && terms.is_const(terms.arg(term, 0)) => {
                terms.arg(term, 1)
            }
            _ => return term,
        };
    }
}
