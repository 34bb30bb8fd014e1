//! Questions about arithmetic in terms.

use certus_logic::{Op, Sort, Term, Terms};

/// Whether a term is a product of terms that are not constant, or a division by one, with variables of more than `wide`
/// bits: solvers find such operations hard.
pub(crate) fn is_hard(terms: &Terms, term: Term, wide: u32) -> bool {
    let hard = match terms.op(term) {
        Op::BvMul => terms.args(term).iter().filter(|a| !terms.is_const(**a)).count() > 1,
        Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => !terms.is_const(terms.arg(term, 1)),
        _ => false,
    };
    let is_wide = |t: &Term| matches!(terms.sort(*t), Sort::Bv(width) if width > wide);
    hard && terms.free_vars(term).iter().any(is_wide)
}

/// The equation `atom`, solved for one of these variables: the variable and its value. None if it is no equation of words,
/// or no variable stands in it once and with factor one.
pub(crate) fn solved_equation(terms: &mut Terms, atom: Term, vars: &[Term]) -> Option<(Term, Term)> {
    let (a, b) = match terms.args_if(atom, Op::Eq)? {
        [a, b] if matches!(terms.sort(*a), Sort::Bv(2..)) => (*a, *b),
        _ => return None,
    };
    let found = terms.free_vars_of(&[a, b]);
    let var = vars.iter().copied().find(|var| terms.sort(*var) == terms.sort(a) && found.contains(var))?;
    let difference = terms.bvsub(a, b);
    root(terms, difference, var).map(|value| (var, value))
}

/// The value of a variable for which a sum is zero, if the variable stands in it once and with factor one or minus one.
pub(crate) fn root(terms: &mut Terms, sum: Term, var: Term) -> Option<Term> {
    if terms.sort(sum) != terms.sort(var) {
        return None;
    }
    let without = terms.bvsub(sum, var);
    if !terms.free_vars(without).contains(&var) {
        return Some(terms.bvneg(without));
    }
    let without = terms.bvadd(sum, var);
    (!terms.free_vars(without).contains(&var)).then_some(without)
}
