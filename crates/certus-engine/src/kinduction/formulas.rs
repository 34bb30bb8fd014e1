//! What k-induction assumes at a location, and the inductive invariant behind a k-inductive proof.

use crate::unrolling::Unrolling;
use certus_logic::{Substitution, Term, Terms};
use certus_model::{Cfa, EdgeId, Invariant, Loc};

/// A transition with more choices than this is not expanded.
const MOST_CHOICES: usize = 6;

/// An invariant of more terms than this is not built: the k-inductive proof is smaller.
const MOST_TERMS: usize = 20_000;

/// For each location: what is known there, and that the error is not one step away.
#[derive(Clone, Debug)]
pub(crate) struct Formulas {
    facts: Vec<Term>,
    safe: Vec<Term>,
}

impl Formulas {
    /// The formulas for an automaton with these facts, which are inductive.
    pub(crate) fn new(
        terms: &mut Terms,
        cfa: &Cfa,
        unrolling: &Unrolling<'_>,
        facts: &Invariant,
    ) -> Formulas {
        let mut out = Formulas {
            facts: vec![terms.tru(); cfa.locations.len()],
            safe: vec![terms.tru(); cfa.locations.len()],
        };
        out.safe[cfa.error.index()] = terms.fls();
        for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
            out.facts[loc.index()] = facts.at.get(&loc).copied().unwrap_or(terms.tru());
            let edges = unrolling.leaving(loc).iter().filter(|id| cfa.edge(**id).to == cfa.error);
            let fls = terms.fls();
            // An edge whose guard needs an input says nothing without a quantifier: it is left to the query.
            let safe: Vec<Term> =
                edges.filter_map(|edge| before(terms, cfa, unrolling, *edge, fls)).collect();
            out.safe[loc.index()] = terms.and(&safe);
        }
        out
    }

    /// No edge to the error can be taken; `false` at the error itself.
    pub(crate) fn safe(&self, loc: Loc) -> Term {
        self.safe[loc.index()]
    }

    /// All that is assumed at a location.
    pub(crate) fn all(&self, terms: &mut Terms, loc: Loc) -> Term {
        terms.and2(self.facts[loc.index()], self.safe[loc.index()])
    }

    /// Formulas that are inductive if these are k-inductive: from here, fewer than `k` steps lead to good
    /// states only. `None` if that needs a quantifier over inputs, or becomes large.
    ///
    /// They are inductive since of the k steps from a state to the end of k - 1 steps from its successor all
    /// but the last end in good states.
    pub(crate) fn inductive(
        &self,
        terms: &mut Terms,
        cfa: &Cfa,
        unrolling: &Unrolling<'_>,
        k: u32,
    ) -> Option<Vec<Term>> {
        let good: Vec<Term> = cfa.locs().map(|loc| self.all(terms, loc)).collect();
        let mut now = good.clone();
        for _ in 1..k {
            let mut next = good.clone();
            for loc in cfa.locs().filter(|loc| *loc != cfa.initial) {
                let mut parts = vec![good[loc.index()]];
                for edge in unrolling.leaving(loc) {
                    let post = now[cfa.edge(*edge).to.index()];
                    parts.push(before(terms, cfa, unrolling, *edge, post)?);
                }
                next[loc.index()] = terms.and(&parts);
            }
            now = next;
            if terms.post_order(&now).len() > MOST_TERMS {
                return None;
            }
        }
        Some(now)
    }
}

/// The states from which an edge leads to states of `post` only, whatever is chosen. `None` if the inputs of
/// the edge matter, or there are many choices.
fn before(terms: &mut Terms, cfa: &Cfa, unrolling: &Unrolling<'_>, edge: EdgeId, post: Term) -> Option<Term> {
    debug_assert!(cfa.edge(edge).to != cfa.error || post == terms.fls());
    let transition = unrolling.transition(edge);
    let mut after: Substitution = transition.next.iter().copied().collect();
    let post = terms.substitute(post, &mut after);
    let mut formula = terms.implies(transition.guard, post);
    let free = terms.free_vars(formula);
    if transition.inputs.iter().any(|input| free.contains(input)) {
        return None;
    }
    let choices: Vec<Term> = transition.choices.iter().copied().filter(|c| free.contains(c)).collect();
    if choices.len() > MOST_CHOICES {
        return None;
    }
    for choice in choices {
        let mut yes: Substitution = [(choice, terms.tru())].into_iter().collect();
        let mut no: Substitution = [(choice, terms.fls())].into_iter().collect();
        let yes = terms.substitute(formula, &mut yes);
        let no = terms.substitute(formula, &mut no);
        formula = terms.and2(yes, no);
    }
    Some(formula)
}
