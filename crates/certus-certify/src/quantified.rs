//! Invariants that are quantified over ghosts: `for all g: φ(g)` at each cut point.
//!
//! That a path ends in a state of `for all g: φ'(g)` is asked for a ghost that nothing is known of, the variable
//! itself. That it began in one of `for all g: φ(g)` gives a formula for every value of `g`: these are taken for the
//! ghost itself and for all indices at which the path reads an array. There are more, but fewer assumptions accept
//! fewer proofs, never more: each of them is true of the state in which the path begins, whatever the terms put in for
//! the ghosts stand for and wherever on the path they come from.

use crate::Failure;
use crate::encode::Front;
use crate::inductive::check_with;
use crate::problem::Problem;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use std::collections::BTreeSet;

/// More instances than this are not made for one cut point; the rest is left out.
const MOST: usize = 4_000;

/// Checks that the formulas are inductive for all values of the ghosts.
pub(crate) fn check(terms: &mut Terms, problem: &mut Problem<'_>, ghosts: &[Term]) -> Result<(), Failure> {
    check_with(terms, problem, &mut |terms, problem, formula| {
        let asserted = problem.asserted().to_vec();
        let shifts = shifts(terms, formula, ghosts);
        let mut choices = Vec::with_capacity(ghosts.len());
        for ghost in ghosts {
            choices.push(places(terms, &asserted, terms.sort(*ghost), (ghosts, &shifts)));
        }
        let start = Front::start(terms.tru());
        for tuple in tuples(&choices).into_iter().filter(|tuple| tuple != ghosts).take(MOST) {
            let mut by: Substitution = ghosts.iter().copied().zip(tuple).collect();
            let instance = terms.substitute(formula, &mut by);
            let instance = problem.at(terms, &start, instance);
            if instance != terms.tru() {
                problem.assert(terms, instance)?;
            }
        }
        Ok(())
    })
}

/// By how many constant low bits the indices of a formula differ from ghosts.
fn shifts(terms: &Terms, formula: Term, ghosts: &[Term]) -> BTreeSet<u32> {
    let mut out = BTreeSet::from([0]);
    for part in terms.post_order(&[formula]) {
        let Some(index) = terms.args_if(part, Op::Select).map(|args| args[1]) else { continue };
        if let Some(parts) = terms.args_if(index, Op::Concat)
            && let [.., low] = parts
            && terms.is_const(*low)
            && terms.free_vars(index).iter().any(|var| ghosts.contains(var))
        {
            out.insert(terms.width(*low));
        }
    }
    out
}

/// The indices at which arrays are read in formulas, without so many low bits, as numbers of this sort, and the ghosts
/// of that sort. A narrower index is the same number with zeros in front.
fn places(
    terms: &mut Terms,
    formulas: &[Term],
    sort: Sort,
    (ghosts, shifts): (&[Term], &BTreeSet<u32>),
) -> Vec<Term> {
    let mut out: Vec<Term> = ghosts.iter().copied().filter(|ghost| terms.sort(*ghost) == sort).collect();
    let Sort::Bv(width) = sort else { return out };
    for part in terms.post_order(formulas) {
        let Some(index) = terms.args_if(part, Op::Select).map(|args| args[1]) else { continue };
        let Sort::Bv(own) = terms.sort(index) else { continue };
        for shift in shifts.iter().filter(|shift| **shift < own && own - **shift <= width) {
            let high = terms.extract(own - 1, *shift, index);
            let place = terms.zero_extend(width + shift - own, high);
            if !out.contains(&place) {
                out.push(place);
            }
        }
    }
    out
}

/// One of each list, in all ways.
fn tuples(choices: &[Vec<Term>]) -> Vec<Vec<Term>> {
    let mut out = vec![Vec::new()];
    for list in choices {
        let longer = out.iter().flat_map(|tuple: &Vec<Term>| {
            list.iter().map(move |term| {
                let mut tuple = tuple.clone();
                tuple.push(*term);
                tuple
            })
        });
        out = longer.take(MOST + 1).collect();
    }
    out
}
