//! Solving for one variable.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use num_traits::{One, Signed, Zero};

/// Whether a variable occurs in a term.
#[must_use]
pub fn mentions(terms: &Terms, term: Term, var: Term) -> bool {
    // An argument has a smaller number than what it stands in, so most terms are done at once.
    term >= var && terms.post_order(&[term]).contains(&var)
}

/// The value of `var` for which `side` equals `target`, if `side` takes every value of its sort for exactly one
/// value of `var`, whatever the other variables are.
pub fn solve(terms: &mut Terms, mut side: Term, var: Term, mut target: Term) -> Option<Term> {
    while side != var {
        let op = terms.op(side);
        let args = terms.args(side).to_vec();
        let mut inside = args.iter().copied().filter(|arg| mentions(terms, *arg, var));
        let (Some(inner), None) = (inside.next(), inside.next()) else { return None };
        let others: Vec<Term> = args.iter().copied().filter(|arg| *arg != inner).collect();
        target = match op {
            Op::Not => terms.not(target),
            Op::BvNot => terms.bvnot(target),
            Op::Eq if terms.sort(inner) == Sort::Bool => terms.eq(target, others[0]),
            Op::BvAdd => others.iter().fold(target, |left, other| terms.bvsub(left, *other)),
            Op::BvXor => others.iter().fold(target, |left, other| terms.bvxor(left, *other)),
            Op::Add => others.iter().fold(target, |left, other| terms.sub(left, *other)),
            Op::BvMul => {
                let [factor] = others[..] else { return None };
                let inverse = terms.as_bv(factor)?.inverse()?;
                let inverse = terms.bv_const(inverse);
                terms.bvmul(inverse, target)
            }
            Op::Mul => {
                let [factor] = others[..] else { return None };
                let value = terms.as_rational(factor)?;
                if value.is_zero() || (terms.sort(side) == Sort::Int && !value.abs().is_one()) {
                    return None;
                }
                let inverse = value.recip();
                let inverse = match terms.sort(side) {
                    Sort::Int => terms.int(inverse.to_integer()),
                    _ => terms.real(inverse),
                };
                terms.mul(inverse, target)
            }
            _ => return None,
        };
        side = inner;
    }
    Some(target)
}

/// A term with one variable replaced.
pub(crate) fn replaced(terms: &mut Terms, term: Term, from: Term, to: Term) -> Term {
    let mut by: Substitution = [(from, to)].into_iter().collect();
    terms.substitute(term, &mut by)
}
