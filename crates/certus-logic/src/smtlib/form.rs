//! How one term looks in text: an operator over arguments.
//!
//! The arena has one way to say a thing; here the common patterns get the names that people know, as long
//! as [`super::exact`] finds the way back.

use super::exact::minuend_first;
use super::sorts::append_sort;
use super::symbol::symbol_text;
use super::value::append_value;
use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_traits::One;
use std::borrow::Cow;

/// An argument in text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// A term.
    Term(Term),
    /// The negation of a term.
    Not(Term),
    /// A bit-vector constant.
    Bits(Bv),
}

/// An operator over arguments; just a word if there are none.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub(super) head: Cow<'static, str>,
    pub(super) parts: Vec<Part>,
}

impl Form {
    fn new(head: impl Into<Cow<'static, str>>, args: &[Term]) -> Form {
        Form { head: head.into(), parts: args.iter().map(|a| Part::Term(*a)).collect() }
    }

    /// The terms among the arguments.
    pub(super) fn terms(&self) -> impl DoubleEndedIterator<Item = Term> {
        self.parts.iter().filter_map(|p| match p {
            Part::Term(t) | Part::Not(t) => Some(*t),
            Part::Bits(_) => None,
        })
    }
}

/// The form of a term. Patterns do not look into terms that are `opaque`, because those have names.
pub(super) fn form(terms: &Terms, t: Term, opaque: &mut dyn FnMut(Term) -> bool) -> Form {
    let args = terms.args(t);
    match terms.op(t) {
        Op::Not if !opaque(args[0]) => negation(terms, args[0], opaque),
        Op::BvNot if !opaque(args[0]) => {
            disjunction_of_bits(terms, args[0], opaque).unwrap_or_else(|| Form::new("bvnot", args))
        }
        Op::BvMul | Op::Mul if args.len() == 2 && is_minus_one(terms, args[0]) => {
            Form::new(if terms.op(t) == Op::Mul { "-" } else { "bvneg" }, &args[1..])
        }
        Op::BvAdd | Op::Add if args.len() == 2 => {
            difference(terms, t, opaque).unwrap_or_else(|| Form::new(head(terms, t), args))
        }
        Op::Concat if args.len() == 2 && terms.as_bv(args[0]).is_some_and(Bv::is_zero) => {
            Form::new(format!("(_ zero_extend {})", terms.width(args[0])), &args[1..])
        }
        Op::Le if terms.is_const(args[0]) => Form::new(">=", &[args[1], args[0]]),
        _ => Form::new(head(terms, t), args),
    }
}

/// The operator's own name, or the word of a constant or variable.
fn head(terms: &Terms, t: Term) -> Cow<'static, str> {
    let name = match terms.op(t) {
        Op::Const(_) => {
            let mut out = String::new();
            let value = terms.value_of(t).expect("a constant has a value");
            append_value(&mut out, terms, &value, terms.sort(t));
            return Cow::Owned(out);
        }
        Op::Var(s) | Op::Apply(s) => {
            return Cow::Owned(symbol_text(&terms.declaration(s).name).into_owned());
        }
        Op::Extract { hi, lo } => return Cow::Owned(format!("(_ extract {hi} {lo})")),
        Op::SignExt(n) => return Cow::Owned(format!("(_ sign_extend {n})")),
        Op::ConstArray(sort) => return Cow::Owned(const_array_head(terms, sort)),
        Op::True => "true",
        Op::False => "false",
        Op::Not => "not",
        Op::And => "and",
        Op::Eq => "=",
        Op::Ite => "ite",
        Op::BvNot => "bvnot",
        Op::BvAnd => "bvand",
        Op::BvXor => "bvxor",
        Op::BvAdd => "bvadd",
        Op::BvMul => "bvmul",
        Op::BvUdiv => "bvudiv",
        Op::BvUrem => "bvurem",
        Op::BvSdiv => "bvsdiv",
        Op::BvSrem => "bvsrem",
        Op::BvShl => "bvshl",
        Op::BvLshr => "bvlshr",
        Op::BvAshr => "bvashr",
        Op::Concat => "concat",
        Op::BvUlt => "bvult",
        Op::BvSlt => "bvslt",
        Op::Add => "+",
        Op::Mul => "*",
        Op::Le => "<=",
        Op::IntDiv => "div",
        Op::IntMod => "mod",
        Op::RealDiv => "/",
        Op::ToReal => "to_real",
        Op::ToInt => "to_int",
        Op::Select => "select",
        Op::Store => "store",
    };
    Cow::Borrowed(name)
}

/// The operator that makes constant arrays of a sort.
pub(super) fn const_array_head(terms: &Terms, sort: Sort) -> String {
    let mut out = "(as const ".to_owned();
    append_sort(&mut out, terms, sort);
    out.push(')');
    out
}

/// The negation of `inner`.
fn negation(terms: &Terms, inner: Term, opaque: &mut dyn FnMut(Term) -> bool) -> Form {
    let args = terms.args(inner);
    match terms.op(inner) {
        Op::And => {
            let parts: Vec<Part> = args
                .iter()
                .map(|a| match terms.strip_not(*a) {
                    (x, true) if !opaque(*a) => Part::Term(x),
                    _ => Part::Not(*a),
                })
                .collect();
            match parts[..] {
                [Part::Not(a), Part::Term(b)] | [Part::Term(b), Part::Not(a)] => Form::new("=>", &[a, b]),
                _ if parts.iter().all(|p| matches!(p, Part::Not(_))) => Form::new("not", &[inner]),
                _ => Form { head: Cow::Borrowed("or"), parts },
            }
        }
        Op::BvUlt | Op::BvSlt => {
            let unsigned = terms.op(inner) == Op::BvUlt;
            if terms.is_const(args[1]) {
                Form::new(if unsigned { "bvuge" } else { "bvsge" }, args)
            } else {
                Form::new(if unsigned { "bvule" } else { "bvsle" }, &[args[1], args[0]])
            }
        }
        Op::Le if terms.is_const(args[0]) => Form::new("<", &[args[1], args[0]]),
        Op::Le => Form::new(">", args),
        _ => Form::new("not", &[inner]),
    }
}

/// The complement of a bitwise and of complements.
fn disjunction_of_bits(terms: &Terms, inner: Term, opaque: &mut dyn FnMut(Term) -> bool) -> Option<Form> {
    let parts: Option<Vec<Part>> = terms
        .args_if(inner, Op::BvAnd)?
        .iter()
        .map(|a| match (terms.as_bv(*a), terms.args_if(*a, Op::BvNot)) {
            (Some(c), _) => Some(Part::Bits(c.not())),
            (_, Some(x)) if !opaque(*a) => Some(Part::Term(x[0])),
            _ => None,
        })
        .collect();
    Some(Form { head: Cow::Borrowed("bvor"), parts: parts? })
}

/// A sum of two of which one is negated.
fn difference(terms: &Terms, sum: Term, opaque: &mut dyn FnMut(Term) -> bool) -> Option<Form> {
    let bits = terms.op(sum) == Op::BvAdd;
    let product = if bits { Op::BvMul } else { Op::Mul };
    let [x, y] = terms.args(sum) else { return None };
    for (a, m) in [(*x, *y), (*y, *x)] {
        let Some([c, b]) = terms.args_if(m, product) else { continue };
        let in_order = minuend_first(terms, product, a, *b) == (a == *x);
        if is_minus_one(terms, *c) && in_order && !opaque(m) {
            return Some(Form::new(if bits { "bvsub" } else { "-" }, &[a, *b]));
        }
    }
    None
}

fn is_minus_one(terms: &Terms, t: Term) -> bool {
    match terms.as_bv(t) {
        Some(c) => c.is_ones(),
        None => terms.as_rational(t).is_some_and(|r| (-r).is_one()),
    }
}
