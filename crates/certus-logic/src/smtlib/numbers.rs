//! How long numbers may get. Constants are multiplied as they are read, and with each product of a text their length may
//! double: a short text could fill the memory.

use super::error::ReadError;
use super::sexpr::Sexpr;
use crate::op::Op;
use crate::terms::{Term, Terms};
use rustc_hash::FxHashMap;

/// How many digits a number in a text may have.
pub(super) const MAX_DIGITS: usize = 10_000;

/// How many bits numerators and denominators may have.
const MAX_BITS: u64 = 1 << 16;

/// How often a definition may multiply its parameters with each other.
const MAX_DEGREE: u64 = 64;

/// Refuses a sum or a product with a number in it that is too long.
pub(super) fn check_numbers(terms: &Terms, at: Sexpr<'_>, t: Term) -> Result<(), ReadError> {
    if !matches!(terms.op(t), Op::Add | Op::Mul | Op::Const(_)) || !terms.sort(t).is_arith() {
        return Ok(());
    }
    let long = |t: Term| {
        let number = terms.as_rational(t);
        number.is_some_and(|n| n.numer().bits() > MAX_BITS || n.denom().bits() > MAX_BITS)
    };
    // A number, a product that begins with one, or a sum of these.
    let within =
        |t: Term| long(t) || terms.op(t) == Op::Mul && terms.args(t).first().is_some_and(|c| long(*c));
    if within(t) || terms.op(t) == Op::Add && terms.args(t).iter().any(|part| within(*part)) {
        return Err(at.error("the numbers in this term are too long"));
    }
    Ok(())
}

/// Refuses the body of a definition that multiplies too often what it is applied to.
pub(super) fn check_degree(terms: &Terms, at: Sexpr<'_>, body: Term) -> Result<(), ReadError> {
    let mut degrees: FxHashMap<Term, u64> = FxHashMap::default();
    for t in terms.post_order(&[body]) {
        let of = terms.args(t).iter().map(|arg| degrees.get(arg).copied().unwrap_or(0));
        let degree = match terms.op(t) {
            Op::Var(_) => 1,
            Op::Mul | Op::RealDiv => of.fold(0, u64::saturating_add),
            _ => of.max().unwrap_or(0),
        };
        if degree > MAX_DEGREE && terms.sort(t).is_arith() {
            return Err(at.error("this definition multiplies too often"));
        }
        degrees.insert(t, degree);
    }
    Ok(())
}
