//! From an operator of the text straight to the term it was written for.
//!
//! Constructors normalise, and do not always arrive at the same term again when they are given the parts of
//! one (they stop at bounds, for instance). What was written from this arena must be the same term when it
//! is read, so before a constructor is called the reader looks whether the very term that the writer writes
//! like this exists. The forms here are those of [`super::form`], the other way round.

use super::builtin::Builtin;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_bigint::BigInt;
use num_rational::BigRational;

/// Whether in the sum that is written as `a - b` the summand `a` stands before the one of `b`: sums are
/// ordered by their monomials without coefficients, constants first.
pub(super) fn minuend_first(terms: &Terms, product: Op, a: Term, b: Term) -> bool {
    let key = match terms.args_if(a, product) {
        Some([c, x]) if terms.is_const(*c) => *x,
        _ => a,
    };
    terms.is_const(a) || key < b
}

/// The existing term that the writer writes as this operator over these arguments.
pub(super) fn exact(terms: &mut Terms, builtin: Builtin, args: &[Term]) -> Option<Term> {
    use Builtin as B;
    if let Some(op) = primitive(builtin) {
        return terms.existing(op, args);
    }
    let not = |terms: &mut Terms, t: Option<Term>| t.map(|t| terms.not(t));
    match (builtin, args) {
        (B::Or, _) => {
            let negated: Vec<Term> = args.iter().map(|a| terms.not(*a)).collect();
            let all = terms.existing(Op::And, &negated);
            not(terms, all)
        }
        (B::Implies, [a, b]) => {
            let nb = terms.not(*b);
            let both = if *a < nb { [*a, nb] } else { [nb, *a] };
            let both = terms.existing(Op::And, &both);
            not(terms, both)
        }
        (B::BvOr, _) => {
            let complements: Option<Vec<Term>> = args
                .iter()
                .map(|a| match terms.as_bv(*a).map(Bv::not) {
                    Some(c) => Some(terms.bv_const(c)),
                    None => terms.existing(Op::BvNot, &[*a]),
                })
                .collect();
            let all = terms.existing(Op::BvAnd, &complements?)?;
            terms.existing(Op::BvNot, &[all])
        }
        (B::BvNeg, [a]) => bv_negated(terms, *a),
        (B::BvSub, [a, b]) => {
            let m = bv_negated(terms, *b)?;
            let sum = if minuend_first(terms, Op::BvMul, *a, *b) { [*a, m] } else { [m, *a] };
            terms.existing(Op::BvAdd, &sum)
        }
        (B::ZeroExtend(n), [a]) if n > 0 => {
            let zeros = terms.bv(n, 0);
            terms.existing(Op::Concat, &[zeros, *a])
        }
        (B::BvUge, [a, b]) | (B::BvUle, [b, a]) => {
            let t = terms.existing(Op::BvUlt, &[*a, *b]);
            not(terms, t)
        }
        (B::BvSge, [a, b]) | (B::BvSle, [b, a]) => {
            let t = terms.existing(Op::BvSlt, &[*a, *b]);
            not(terms, t)
        }
        (B::Minus, [a]) => negated(terms, *a),
        (B::Minus, [a, b]) => {
            let m = negated(terms, *b)?;
            let sum = if minuend_first(terms, Op::Mul, *a, *b) { [*a, m] } else { [m, *a] };
            terms.existing(Op::Add, &sum)
        }
        (B::Ge, [a, b]) => terms.existing(Op::Le, &[*b, *a]),
        (B::Gt, [a, b]) | (B::Lt, [b, a]) => {
            let t = terms.existing(Op::Le, &[*a, *b]);
            not(terms, t)
        }
        _ => None,
    }
}

/// The primitive operator that is written under its own name.
fn primitive(builtin: Builtin) -> Option<Op> {
    use Builtin as B;
    Some(match builtin {
        B::And => Op::And,
        B::Eq => Op::Eq,
        B::Ite => Op::Ite,
        B::BvNot => Op::BvNot,
        B::BvAnd => Op::BvAnd,
        B::BvXor => Op::BvXor,
        B::BvAdd => Op::BvAdd,
        B::BvMul => Op::BvMul,
        B::BvUdiv => Op::BvUdiv,
        B::BvUrem => Op::BvUrem,
        B::BvSdiv => Op::BvSdiv,
        B::BvSrem => Op::BvSrem,
        B::BvShl => Op::BvShl,
        B::BvLshr => Op::BvLshr,
        B::BvAshr => Op::BvAshr,
        B::Concat => Op::Concat,
        B::Extract { hi, lo } => Op::Extract { hi, lo },
        B::SignExtend(n) => Op::SignExt(n),
        B::BvUlt => Op::BvUlt,
        B::BvSlt => Op::BvSlt,
        B::Plus => Op::Add,
        B::Times => Op::Mul,
        B::Le => Op::Le,
        B::Div => Op::IntDiv,
        B::Mod => Op::IntMod,
        B::Slash => Op::RealDiv,
        B::ToReal => Op::ToReal,
        B::ToInt => Op::ToInt,
        B::Select => Op::Select,
        B::Store => Op::Store,
        _ => return None,
    })
}

fn bv_negated(terms: &mut Terms, a: Term) -> Option<Term> {
    let minus = Bv::ones(terms.width(a));
    let minus = terms.bv_const(minus);
    terms.existing(Op::BvMul, &[minus, a])
}

fn negated(terms: &mut Terms, a: Term) -> Option<Term> {
    let minus = BigInt::from(-1);
    let minus = match terms.sort(a) {
        Sort::Int => terms.int(minus),
        _ => terms.real(BigRational::from_integer(minus)),
    };
    terms.existing(Op::Mul, &[minus, a])
}
