//! Makes a proof speak of live variables only.
//!
//! A reduced automaton does not give a variable that nobody asks for the value it has in the original, so a
//! formula that mentions one cannot be lifted. Engines that go backwards from the error never make one.
//!
//! Where a formula of an inductive proof holds for one value of such a variable, what happens afterwards is the same
//! for all its values. So the formula that says `for some value` makes an inductive proof too. In a proof by several
//! steps, or with ghosts, that is not so: the formulas of one path would have to hold for the same value.

use crate::reduction::NotLifted;
use certus_logic::{Assignment, Bv, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::liveness::live_at;
use certus_model::{Cfa, Invariant};

/// Variables of at most this many bits are eliminated by cases.
const WIDEST_BY_CASES: u32 = 3;

/// An error if a formula mentions a variable that is not live at its location and is none of the ghosts.
pub(crate) fn is_over_live(
    terms: &Terms,
    cfa: &Cfa,
    formulas: &Invariant,
    ghosts: &[Term],
) -> Result<(), NotLifted> {
    let live = live_at(terms, cfa);
    for (loc, formula) in &formulas.at {
        let dead = |var: &Term| !live[loc.index()].contains(var) && !ghosts.contains(var);
        if let Some(var) = terms.free_vars(*formula).into_iter().find(dead) {
            return Err(not_live(terms, var));
        }
    }
    Ok(())
}

/// An inductive proof without variables that are not live where they are mentioned.
pub(crate) fn project(terms: &mut Terms, cfa: &Cfa, formulas: &Invariant) -> Result<Invariant, NotLifted> {
    let live = live_at(terms, cfa);
    let mut out = formulas.clone();
    for (loc, formula) in &mut out.at {
        let dead = |var: &Term| !live[loc.index()].contains(var);
        while let Some(var) = terms.free_vars(*formula).into_iter().find(dead) {
            *formula = for_some(terms, *formula, var).ok_or_else(|| not_live(terms, var))?;
        }
    }
    Ok(out)
}

fn not_live(terms: &Terms, var: Term) -> NotLifted {
    NotLifted::DeadVariable(terms.var_name(var).unwrap_or_default().to_owned())
}

/// `for some value of var: formula`, without a quantifier; `None` if that is not plain to see.
fn for_some(terms: &mut Terms, formula: Term, var: Term) -> Option<Term> {
    let values: Vec<Term> = match terms.sort(var) {
        Sort::Bool => vec![terms.tru(), terms.fls()],
        Sort::Bv(width) if width <= WIDEST_BY_CASES => {
            (0..1u128 << width).map(|value| terms.bv(width, value)).collect()
        }
        _ => {
            let mut cases = Vec::new();
            for case in disjuncts(terms, formula) {
                cases.push(for_some_in_case(terms, case, var)?);
            }
            return Some(terms.or(&cases));
        }
    };
    let mut cases = Vec::with_capacity(values.len());
    for value in values {
        let mut by: Substitution = [(var, value)].into_iter().collect();
        cases.push(terms.substitute(formula, &mut by));
    }
    Some(terms.or(&cases))
}

/// The parts of a disjunction, which is a negated conjunction.
fn disjuncts(terms: &mut Terms, formula: Term) -> Vec<Term> {
    match terms.strip_not(formula) {
        (inner, true) => {
            let parts = terms.conjuncts(inner);
            parts.into_iter().map(|part| terms.not(part)).collect()
        }
        _ => vec![formula],
    }
}

/// The same for a conjunction: it may say what the variable equals, or speak of it only where nothing else is
/// mentioned and some value is plain to see.
fn for_some_in_case(terms: &mut Terms, case: Term, var: Term) -> Option<Term> {
    let (about, others): (Vec<Term>, Vec<Term>) =
        terms.conjuncts(case).into_iter().partition(|part| terms.free_vars(*part).contains(&var));
    let value = about.iter().find_map(|part| {
        let (a, b) = terms.args_if(*part, Op::Eq).map(|sides| (sides[0], sides[1]))?;
        let value = if a == var { b } else { a };
        ((a == var || b == var) && !terms.free_vars(value).contains(&var)).then_some(value)
    });
    if let Some(value) = value {
        let mut by: Substitution = [(var, value)].into_iter().collect();
        return Some(terms.substitute(case, &mut by));
    }
    let free = about.is_empty() || satisfiable(terms, &about, var);
    free.then(|| terms.and(&others))
}

/// Whether formulas that mention nothing but this bit-vector hold together for one of the constants in them, or a
/// neighbour of one.
fn satisfiable(terms: &Terms, formulas: &[Term], var: Term) -> bool {
    let (Some(symbol), Sort::Bv(width)) = (terms.as_var(var), terms.sort(var)) else { return false };
    if formulas.iter().any(|formula| terms.free_vars(*formula) != [var]) {
        return false;
    }
    let parts = terms.post_order(formulas);
    let constants = parts.iter().filter_map(|part| terms.as_bv(*part)).filter(|bits| bits.width() == width);
    let one = Bv::one(width);
    let mut near = constants.flat_map(|bits| [bits.clone(), bits.add(&one), bits.sub(&one)]);
    near.any(|bits| {
        let mut at = Assignment::new();
        at.set(symbol, Value::Bv(bits));
        formulas.iter().all(|formula| terms.eval(*formula, &at) == Value::Bool(true))
    })
}
