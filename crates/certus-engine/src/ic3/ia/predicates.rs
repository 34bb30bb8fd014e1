//! The predicates of an abstraction, by location.
//!
//! The first ones are atoms of the initial and the bad states. Truth values and variables that only ever get constants
//! (control that somebody encoded as data) are known exactly from the start, since to abstract from control costs a refinement for
//! each state of it. All others come from interpolants.

use super::options::{PredicateOptions, Seeds};
use crate::ic3::cfa::relations::Relations;
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::liveness::live_at;
use certus_model::{Cfa, Loc};
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};
use rustc_hash::{FxHashMap, FxHashSet};

/// A variable with more values than this is not known exactly by a predicate for each value.
const MOST_VALUES: usize = 32;

/// Words of at most this many values have a predicate for each value, others one for each bit.
const FEW_VALUES: usize = 4;

/// A factor of a sum that is at least this large is as bad as any.
const LARGE: usize = 1_000;

/// The predicates at each location.
pub(super) struct Predicates {
    at: Vec<Vec<Term>>,
    known: Vec<FxHashSet<Term>>,
    /// By location and sum, how many predicates bound it.
    bounds: FxHashMap<(Loc, Term), usize>,
    /// The variables that matter at each location.
    live: Vec<FxHashSet<Term>>,
    split: bool,
    /// Whether a predicate belongs to one location.
    local: bool,
    /// Locations that have no predicates.
    ends: [Loc; 2],
}

impl Predicates {
    /// The predicates that an abstraction begins with.
    pub(super) fn new(
        terms: &mut Terms,
        cfa: &Cfa,
        relations: &Relations,
        options: &PredicateOptions,
    ) -> Predicates {
        let places = cfa.locations.len();
        let mut out = Predicates {
            at: vec![Vec::new(); places],
            known: vec![FxHashSet::default(); places],
            bounds: FxHashMap::default(),
            live: live_at(terms, cfa),
            split: options.split,
            local: options.local,
            ends: [cfa.initial, cfa.error],
        };
        if options.explicit {
            out.add_exact(terms, cfa, relations);
        }
        if options.seeds != Seeds::None {
            out.add_first(terms, cfa, relations);
            out.add_conditions(terms, cfa, relations, options.seeds == Seeds::Transitions);
        }
        out
    }

    /// Those of a location, in the order in which they were added.
    pub(super) fn at(&self, loc: Loc) -> &[Term] {
        &self.at[loc.index()]
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.at.iter().map(Vec::len).sum()
    }

    /// The variables that matter at a location.
    pub(super) fn live(&self, loc: Loc) -> &FxHashSet<Term> {
        &self.live[loc.index()]
    }

    /// Whether a predicate, as [`atoms`](Self::atoms) gives it, is not known at a location.
    pub(super) fn is_new(&self, loc: Loc, predicate: Term) -> bool {
        !self.ends.contains(&loc) && !self.known[loc.index()].contains(&predicate)
    }

    /// Adds a predicate, as [`atoms`](Self::atoms) gives it.
    pub(super) fn add(&mut self, terms: &mut Terms, loc: Loc, predicate: Term) {
        if self.local {
            self.add_at(terms, loc, predicate);
        } else {
            for place in 0..self.at.len() as u32 {
                self.add_at(terms, Loc(place), predicate);
            }
        }
    }

    /// Adds a predicate at a location where its variables matter.
    fn add_at(&mut self, terms: &mut Terms, loc: Loc, predicate: Term) {
        let live = &self.live[loc.index()];
        let over = terms.free_vars(predicate);
        if self.ends.contains(&loc) || over.is_empty() || over.iter().any(|var| !live.contains(var)) {
            return;
        }
        if self.known[loc.index()].insert(predicate) {
            self.at[loc.index()].push(predicate);
            if let Some(sum) = Predicates::sum_of(terms, predicate) {
                *self.bounds.entry((loc, sum)).or_default() += 1;
            }
        }
    }

    /// What a predicate bounds: a sum without a constant, of which the first factor is positive.
    pub(super) fn sum_of(terms: &mut Terms, predicate: Term) -> Option<Term> {
        let (mut sum, _, sort) = terms.linear_comparison(predicate)?;
        let negative = sum.monomials.first()?.1.is_negative();
        sum.constant.set_zero();
        if negative {
            sum.monomials.iter_mut().for_each(|(_, factor)| *factor = -factor.clone());
        }
        Some(terms.sum_term(&sum, sort))
    }

    /// How many predicates at a location bound a sum.
    pub(super) fn bounds_of(&self, loc: Loc, sum: Term) -> usize {
        self.bounds.get(&(loc, sum)).copied().unwrap_or(0)
    }

    /// How little a predicate promises: the more bounds of the same sum there are, the more it looks as if there will never be
    /// enough; and sums should be short, with small factors.
    pub(super) fn cost(&self, terms: &mut Terms, loc: Loc, predicate: Term) -> usize {
        let Some(sum) = Predicates::sum_of(terms, predicate) else {
            return 4 + terms.dag_size(predicate) / 4;
        };
        let bounds = self.bounds_of(loc, sum);
        let factors = terms.linear_sum(sum).monomials;
        // Factors that grow with the path are as bad as constants that do.
        let size = |factor: &BigRational| factor.numer().abs().to_usize().unwrap_or(LARGE).min(LARGE);
        let large: usize = factors.iter().map(|(_, factor)| size(factor).saturating_sub(1)).sum();
        4 + 4 * bounds * bounds + factors.len() + 4 * large
    }

    /// Adds the atoms of a formula.
    fn add_all(&mut self, terms: &mut Terms, loc: Loc, formula: Term) {
        for atom in self.atoms(terms, formula) {
            self.add_at(terms, loc, atom);
        }
    }

    /// The values of the predicates of a location in a state, as literals.
    pub(super) fn literals(&self, terms: &mut Terms, loc: Loc, state: &Assignment) -> Vec<Term> {
        let predicates = self.at(loc);
        let values = terms.eval_all(predicates, state);
        let signed = |(predicate, value): (&Term, Value)| {
            if value == Value::Bool(true) { *predicate } else { terms.not(*predicate) }
        };
        predicates.iter().zip(values).map(signed).collect()
    }

    /// The atoms that a formula is made of, of each and its negation one.
    pub(super) fn atoms(&self, terms: &mut Terms, formula: Term) -> Vec<Term> {
        let mut out = Vec::new();
        let mut seen = FxHashSet::default();
        let mut stack = vec![formula];
        while let Some(term) = stack.pop() {
            if !seen.insert(term) {
                continue;
            }
            let args = terms.args(term);
            let structure = match terms.op(term) {
                Op::Not | Op::And | Op::Ite => true,
                Op::Eq => terms.sort(args[0]) == Sort::Bool,
                _ => false,
            };
            if structure {
                stack.extend(args.iter().rev());
            } else if self.split && terms.op(term) == Op::Eq && terms.sort(args[0]).is_arith() {
                let (a, b) = (args[0], args[1]);
                let bounds = [terms.le(a, b), terms.le(b, a)];
                stack.extend(bounds);
            } else if !matches!(terms.op(term), Op::True | Op::False) {
                let not = terms.not(term);
                let one = term.min(not);
                if !out.contains(&one) {
                    out.push(one);
                }
            }
        }
        out
    }

    /// What is known after the edges of the initial location.
    fn add_first(&mut self, terms: &mut Terms, cfa: &Cfa, relations: &Relations) {
        for id in cfa.edge_ids().filter(|id| cfa.edge(*id).from == cfa.initial) {
            let transition = &relations.edge(id).transition;
            let to = cfa.edge(id).to;
            let mut changed = FxHashSet::default();
            let mut back = Substitution::new();
            for (var, value) in &transition.next {
                changed.insert(*var);
                if terms.is_const(*value)
                    || terms.sort(*value) == Sort::Bool && terms.free_vars(*value).is_empty()
                {
                    let equal = terms.eq(*var, *value);
                    self.add_all(terms, to, equal);
                } else if transition.inputs.contains(value) {
                    back.insert(*value, *var);
                }
            }
            for atom in self.atoms(terms, transition.guard) {
                if terms.free_vars(atom).iter().all(|var| !changed.contains(var)) {
                    let atom = terms.substitute(atom, &mut back);
                    self.add_all(terms, to, atom);
                }
            }
        }
    }

    /// The conditions of edges to the error, or of all.
    fn add_conditions(&mut self, terms: &mut Terms, cfa: &Cfa, relations: &Relations, all: bool) {
        for id in cfa.edge_ids() {
            let edge = cfa.edge(id);
            if all || edge.to == cfa.error {
                self.add_all(terms, edge.from, relations.edge(id).transition.guard);
            }
        }
    }

    /// Truth values, and variables that only get constants.
    fn add_exact(&mut self, terms: &mut Terms, cfa: &Cfa, relations: &Relations) {
        for var in &cfa.vars {
            let var = var.term;
            let exact: Vec<Term> = match terms.sort(var) {
                Sort::Bool => vec![var],
                sort @ (Sort::Bv(_) | Sort::Int) => {
                    let Some(values) = constants(terms, cfa, relations, var) else { continue };
                    match sort {
                        Sort::Bv(width) if values.len() > FEW_VALUES || width == 1 => {
                            let one = terms.bv(1, 1);
                            let bit = |n| {
                                let bit = terms.extract(n, n, var);
                                terms.eq(bit, one)
                            };
                            (0..width).map(bit).collect()
                        }
                        _ if values.len() <= MOST_VALUES => {
                            values.into_iter().map(|value| terms.eq(var, value)).collect()
                        }
                        _ => continue,
                    }
                }
                _ => continue,
            };
            for predicate in exact {
                let not = terms.not(predicate);
                for loc in cfa.locs() {
                    self.add_at(terms, loc, predicate.min(not));
                }
            }
        }
    }
}

/// The constants that a variable gets, if it gets nothing else.
fn constants(terms: &Terms, cfa: &Cfa, relations: &Relations, var: Term) -> Option<Vec<Term>> {
    let mut out = Vec::new();
    let mut seen = FxHashSet::default();
    for id in cfa.edge_ids() {
        let next = &relations.edge(id).transition.next;
        let Ok(at) = next.binary_search_by_key(&var, |(var, _)| *var) else { continue };
        let mut stack = vec![next[at].1];
        while let Some(term) = stack.pop() {
            if term == var || !seen.insert(term) {
                continue;
            }
            if terms.is_const(term) {
                out.push(term);
            } else if terms.op(term) == Op::Ite {
                stack.extend(&terms.args(term)[1..]);
            } else {
                return None;
            }
        }
    }
    out.sort_unstable();
    Some(out)
}
