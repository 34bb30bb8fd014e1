//! Smaller formulas with the same meaning: constants put in where they are known, and members that others imply left out.

use super::NoInterpolants;
use crate::limits::Limits;
use crate::solver::{Answer, Query, Solver};
use certus_logic::{Op, Substitution, Term, Terms};

/// Formulas with more members are left as they are.
const MOST_MEMBERS: usize = 64;

/// An equivalent formula, found with at most so many queries.
pub(super) fn simplify(
    terms: &mut Terms,
    formula: Term,
    solver: &mut dyn Solver,
    queries: u32,
    limits: &Limits,
) -> Result<Term, NoInterpolants> {
    let mut left = queries;
    let mut ask = |terms: &Terms, assumptions: &[Term], solver: &mut dyn Solver| {
        if left == 0 {
            return Ok(false);
        }
        left -= 1;
        let answer = solver.check(terms, &Query::of(assumptions), limits)?;
        Ok::<bool, NoInterpolants>(answer == Answer::Unsat)
    };
    let not = terms.not(formula);
    // Not worth a question where it is a constant, or an atom that the solver would only look at.
    let plain = |terms: &Terms, t: Term| terms.conjuncts(t).len() < 2;
    if plain(terms, formula) && plain(terms, not) {
        return Ok(formula);
    }
    if ask(terms, &[formula], solver)? {
        return Ok(terms.fls());
    }
    if ask(terms, &[not], solver)? {
        return Ok(terms.tru());
    }
    // A disjunction is treated as the negation of a conjunction.
    let negated = plain(terms, formula);
    let mut members = terms.conjuncts(if negated { not } else { formula });
    if members.len() > MOST_MEMBERS {
        return Ok(formula);
    }
    spread_constants(terms, &mut members);
    // Large members first: what remains is what is short to say.
    let mut order: Vec<Term> = members.clone();
    order.sort_by_key(|t| std::cmp::Reverse(terms.dag_size(*t)));
    for member in order {
        if members.len() < 2 {
            break;
        }
        let not_member = terms.not(member);
        let mut others: Vec<Term> = members.iter().copied().filter(|t| *t != member).collect();
        others.push(not_member);
        if ask(terms, &others, solver)? {
            members.retain(|t| *t != member);
        }
    }
    let conjunction = terms.and(&members);
    let smaller = if negated { terms.not(conjunction) } else { conjunction };
    Ok(if terms.dag_size(smaller) <= terms.dag_size(formula) { smaller } else { formula })
}

/// Puts the values that equalities among the members give variables into the others.
fn spread_constants(terms: &mut Terms, members: &mut Vec<Term>) {
    for at in 0..members.len() {
        let member = members[at];
        let Some((var, value)) = fixed(terms, member) else { continue };
        let mut by = Substitution::new();
        by.insert(var, value);
        for (i, other) in members.iter_mut().enumerate() {
            if i != at {
                *other = terms.substitute(*other, &mut by);
            }
        }
    }
    let all = terms.and(members);
    *members = terms.conjuncts(all);
}

/// A variable that a formula fixes, and its value.
fn fixed(terms: &Terms, member: Term) -> Option<(Term, Term)> {
    let (inner, negated) = terms.strip_not(member);
    if terms.as_var(inner).is_some() {
        return Some((inner, terms.bool(!negated)));
    }
    let args = terms.args_if(member, Op::Eq)?;
    [(args[0], args[1]), (args[1], args[0])]
        .into_iter()
        .find(|(var, value)| terms.as_var(*var).is_some() && terms.is_const(*value))
}
