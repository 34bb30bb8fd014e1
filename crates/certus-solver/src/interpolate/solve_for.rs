//! Equations solved for a variable.

use super::linear::Sum;
use crate::arith::Rational;
use certus_logic::{Bv, Op, Sort, Term, Terms};

/// What a fact says about a variable.
pub(super) enum Solved {
    /// The variable is this, and the fact says nothing else.
    Is(Term),
    /// The variable is this, but the fact says more.
    Among(Term),
    /// The variable, an array, is this one with any element at the index; and the fact says this beside.
    ArrayWith {
        /// The array that it is apart from one element.
        base: Term,
        /// Where that element is.
        index: Term,
        /// What holds beside.
        beside: Term,
    },
}

/// Whether a variable stands in a term.
pub(super) fn occurs(terms: &Terms, var: Term, t: Term) -> bool {
    terms.post_order(&[t]).contains(&var)
}

/// Solves a fact for a variable, if that is simple.
pub(super) fn solve_for(terms: &mut Terms, fact: Term, var: Term) -> Option<Solved> {
    let (inner, negated) = terms.strip_not(fact);
    if inner == var {
        return Some(Solved::Is(terms.bool(!negated)));
    }
    let &[a, b] = terms.args_if(inner, Op::Eq)? else { return None };
    if negated {
        // Truth values that differ are negations of each other.
        if terms.sort(a) != Sort::Bool {
            return None;
        }
        return [(a, b), (b, a)]
            .into_iter()
            .find(|(x, _)| *x == var)
            .and_then(|(_, other)| (!occurs(terms, var, other)).then(|| Solved::Is(terms.not(other))));
    }
    for (x, other) in [(a, b), (b, a)] {
        if x == var && !occurs(terms, var, other) {
            return Some(Solved::Is(other));
        }
    }
    match terms.sort(a) {
        Sort::Bv(_) => bit_vector(terms, a, b, var),
        Sort::Int | Sort::Real => number(terms, a, b, var).map(Solved::Is),
        Sort::Array(_) => array(terms, a, b, var).or_else(|| array(terms, b, a, var)),
        _ => None,
    }
}

fn bit_vector(terms: &mut Terms, a: Term, b: Term, var: Term) -> Option<Solved> {
    if let Some(solved) = linear_bits(terms, a, b, var) {
        return Some(Solved::Is(solved));
    }
    for (x, other) in [(a, b), (b, a)] {
        if terms.op(x) == Op::BvNot && terms.arg(x, 0) == var && !occurs(terms, var, other) {
            return Some(Solved::Is(terms.bvnot(other)));
        }
        // A part of a concatenation is a slice of what that equals.
        let Some(parts) = terms.args_if(x, Op::Concat).map(<[Term]>::to_vec) else { continue };
        let Some(at) = parts.iter().position(|p| *p == var) else { continue };
        if !occurs(terms, var, other) {
            let low: u32 = parts[at + 1..].iter().map(|p| terms.width(*p)).sum();
            let slice = terms.extract(low + terms.width(var) - 1, low, other);
            return Some(Solved::Among(slice));
        }
    }
    None
}

/// Solves an equation of sums in which the variable has an odd factor.
fn linear_bits(terms: &mut Terms, a: Term, b: Term, var: Term) -> Option<Term> {
    let width = terms.width(a);
    let mut factor = Bv::zero(width);
    let mut others = Vec::new();
    for (side, sign) in [(a, true), (b, false)] {
        let parts = terms.args_if(side, Op::BvAdd).map_or_else(|| vec![side], <[Term]>::to_vec);
        for part in parts {
            match own_factor(terms, part, var) {
                Some(own) if sign => factor = factor.add(&own),
                Some(own) => factor = factor.sub(&own),
                None => others.push((part, sign)),
            }
        }
    }
    // Most variables are none of these: that is found out before anything is walked through.
    let inverse = factor.inverse()?;
    if others.iter().any(|(part, _)| occurs(terms, var, *part)) {
        return None;
    }
    // What is left of `b - a` without the variable.
    let mut rest = terms.bv_const(Bv::zero(width));
    for (part, sign) in others {
        rest = if sign { terms.bvsub(rest, part) } else { terms.bvadd(rest, part) };
    }
    let inverse = terms.bv_const(inverse);
    Some(terms.bvmul(inverse, rest))
}

/// The factor of a variable in a multiple of it.
fn own_factor(terms: &Terms, part: Term, var: Term) -> Option<Bv> {
    if part == var {
        return Some(Bv::one(terms.width(part)));
    }
    match *terms.args_if(part, Op::BvMul)? {
        [c, x] if x == var => terms.as_bv(c).cloned(),
        _ => None,
    }
}

fn number(terms: &mut Terms, a: Term, b: Term, var: Term) -> Option<Term> {
    let sort = terms.sort(a);
    let mut sum = Sum::of(terms, a);
    sum.add(&Sum::of(terms, b), &Rational::MINUS_ONE);
    let factor = sum.monomials.remove(&var)?;
    if (sort == Sort::Int && !factor.abs().is_one()) || sum.monomials.keys().any(|t| occurs(terms, var, *t)) {
        return None;
    }
    let mut solved = Sum::default();
    solved.add(&sum, &-factor.recip());
    Some(solved.term(terms, sort))
}

/// `store(var, i, e) = other`.
fn array(terms: &mut Terms, stored: Term, other: Term, var: Term) -> Option<Solved> {
    let &[base, index, element] = terms.args_if(stored, Op::Store)? else { return None };
    if base != var || occurs(terms, var, index) || occurs(terms, var, other) {
        return None;
    }
    let there = terms.select(other, index);
    Some(Solved::ArrayWith { base: other, index, beside: terms.eq(there, element) })
}
