//! Makes a proof speak of live variables only.
//!
//! A reduced automaton does not give a variable that nobody asks for the value it has in the original, so a
//! formula that mentions one cannot be lifted. Engines that go backwards from the error never make one.

use crate::liveness::live_at;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Cfa, Invariant};

/// Variables of at most this many bits are eliminated exactly.
const NARROW: u32 = 3;

/// The proof without variables that are not live where they are mentioned. Truth values and very short
/// bit-vectors are eliminated by cases, which keeps the proof one; parts of the formula that mention others
/// are left out, after which it may be none: whoever checks it will say. The variables that the proof is quantified
/// over stay.
pub(crate) fn project(terms: &mut Terms, cfa: &Cfa, invariant: &Invariant, ghosts: &[Term]) -> Invariant {
    let live = live_at(terms, cfa);
    let mut out = invariant.clone();
    for (loc, formula) in &mut out.at {
        let dead = |terms: &Terms, formula: Term| -> Option<Term> {
            let kept = |var: &Term| live[loc.index()].contains(var) || ghosts.contains(var);
            terms.free_vars(formula).into_iter().find(|var| !kept(var))
        };
        while let Some(var) = dead(terms, *formula) {
            *formula = without(terms, *formula, var);
        }
    }
    out
}

fn without(terms: &mut Terms, formula: Term, var: Term) -> Term {
    let values: Vec<Term> = match terms.sort(var) {
        Sort::Bool => vec![terms.tru(), terms.fls()],
        Sort::Bv(width) if width <= NARROW => (0..1u128 << width).map(|v| terms.bv(width, v)).collect(),
        _ => {
            let mut parts = terms.conjuncts(formula);
            parts.retain(|part| !terms.free_vars(*part).contains(&var));
            return terms.and(&parts);
        }
    };
    let mut cases = Vec::with_capacity(values.len());
    for value in values {
        let mut by: Substitution = [(var, value)].into_iter().collect();
        cases.push(terms.substitute(formula, &mut by));
    }
    terms.or(&cases)
}
