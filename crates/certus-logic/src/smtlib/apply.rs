//! Applications: sorts are checked here, so that the constructors are only called on what they accept.

use super::builtin::{Builtin, Shape};
use super::error::ReadError;
use super::exact::exact;
use super::numbers::check_numbers;
use super::read::TermReader;
use super::scope::{Macro, coerce};
use super::sexpr::Sexpr;
use super::sorts::{MAX_WIDTH, brief, sort_text};
use crate::op::Symbol;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_traits::Zero;
use std::sync::Arc;

/// `distinct` is a disequality for each pair: of more terms these would fill the memory.
const MAX_DISTINCT: usize = 1 << 10;

/// An argument, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arg<'a> {
    pub(super) term: Term,
    pub(super) at: Sexpr<'a>,
}

/// What is applied.
#[derive(Clone, Debug)]
pub(super) enum Operator {
    Builtin(Builtin),
    Function(Symbol),
    Macro(Arc<Macro>),
    ConstArray(Sort),
}

/// An operator with its place in the text.
#[derive(Clone, Debug)]
pub(super) struct Head<'a> {
    pub(super) operator: Operator,
    /// The operator itself.
    pub(super) name: Sexpr<'a>,
    /// The application.
    pub(super) at: Sexpr<'a>,
}

impl Head<'_> {
    fn check_count(&self, given: usize, least: usize, most: usize) -> Result<(), ReadError> {
        if (least..=most).contains(&given) {
            return Ok(());
        }
        let at_least = if least == most { "" } else { "at least " };
        let s = if least == 1 { "" } else { "s" };
        let given = match given {
            0 => "none is given".to_owned(),
            1 => "1 is given".to_owned(),
            n => format!("{n} are given"),
        };
        Err(self.at.error(format!("`{}` takes {at_least}{least} argument{s}, {given}", brief(self.name))))
    }
}

impl<'a> TermReader<'_, 'a> {
    /// The application of an operator.
    pub(super) fn apply(&mut self, head: &Head<'a>, args: &[Arg<'a>]) -> Result<Term, ReadError> {
        match &head.operator {
            Operator::Builtin(b) => {
                let (shape, least, most) = b.signature();
                head.check_count(args.len(), least, most)?;
                let args = self.check(head, shape, args)?;
                self.check_indices(head, *b, &args)?;
                self.check_divisors(head, *b, &args)?;
                if *b == Builtin::Distinct && args.len() > MAX_DISTINCT {
                    let message = format!("`distinct` of more than {MAX_DISTINCT} terms is not supported");
                    return Err(head.at.error(message));
                }
                let term = match exact(self.terms, *b, &args) {
                    Some(term) => term,
                    None => build(self.terms, *b, &args),
                };
                check_numbers(self.terms, head.at, term)?;
                Ok(term)
            }
            Operator::Function(f) => {
                let params = self.terms.declaration(*f).params.clone();
                head.check_count(args.len(), params.len(), params.len())?;
                let args = self.check_params(head, &params, args)?;
                Ok(self.terms.apply(*f, &args))
            }
            Operator::Macro(m) => {
                let params: Vec<Sort> = m.params.iter().map(|p| self.terms.sort(*p)).collect();
                head.check_count(args.len(), params.len(), params.len())?;
                let args = self.check_params(head, &params, args)?;
                let term = m.expand(self.terms, &args);
                check_numbers(self.terms, head.at, term)?;
                Ok(term)
            }
            Operator::ConstArray(sort) => {
                head.check_count(args.len(), 1, 1)?;
                let Sort::Array(s) = *sort else { return Err(head.name.error("expected an array sort")) };
                let element = self.terms.array_sorts(s).1;
                let args = self.check_params(head, &[element], args)?;
                Ok(self.terms.const_array(*sort, args[0]))
            }
        }
    }

    fn wrong(&self, head: &Head<'_>, i: usize, arg: &Arg<'_>, expected: &str) -> ReadError {
        let (name, is) = (brief(head.name), sort_text(self.terms, self.terms.sort(arg.term)));
        arg.at.error(format!("argument {} of `{name}` has sort {is}, expected {expected}", i + 1))
    }

    /// The `i`-th argument as a term of this sort.
    fn coerced(&mut self, head: &Head<'_>, i: usize, arg: &Arg<'_>, sort: Sort) -> Result<Term, ReadError> {
        match coerce(self.terms, arg.term, sort) {
            Some(t) => Ok(t),
            None => Err(self.wrong(head, i, arg, &sort_text(self.terms, sort))),
        }
    }

    /// Refuses division by what may be zero, where that has to be known.
    fn check_divisors(&self, head: &Head<'_>, b: Builtin, args: &[Term]) -> Result<(), ReadError> {
        let divides = matches!(b, Builtin::Slash | Builtin::Div | Builtin::Mod) && self.scope.closed_division;
        let fixed = |t: &Term| self.terms.as_rational(*t).is_some_and(|divisor| !divisor.is_zero());
        if !divides || args[1..].iter().all(fixed) {
            return Ok(());
        }
        let name = brief(head.name);
        Err(head
            .at
            .error(format!("`{name}` by what may be zero has no fixed value, and is not supported here")))
    }

    fn check_params(
        &mut self,
        head: &Head<'_>,
        params: &[Sort],
        args: &[Arg<'_>],
    ) -> Result<Vec<Term>, ReadError> {
        args.iter().zip(params).enumerate().map(|(i, (a, sort))| self.coerced(head, i, a, *sort)).collect()
    }

    /// The arguments, if they have this shape. Integers among reals become reals.
    fn check(&mut self, head: &Head<'_>, shape: Shape, args: &[Arg<'_>]) -> Result<Vec<Term>, ReadError> {
        let each = |this: &mut Self, sort: Sort| -> Result<Vec<Term>, ReadError> {
            args.iter().enumerate().map(|(i, a)| this.coerced(head, i, a, sort)).collect()
        };
        let first = self.terms.sort(args[0].term);
        match shape {
            Shape::Bools => each(self, Sort::Bool),
            Shape::Ints => each(self, Sort::Int),
            Shape::Reals => each(self, Sort::Real),
            Shape::Same => {
                let sort = self.joint_sort(args);
                each(self, sort)
            }
            Shape::Ite => {
                let sort = self.joint_sort(&args[1..]);
                self.check_params(head, &[Sort::Bool, sort, sort], args)
            }
            Shape::Bits => match first {
                Sort::Bv(_) => each(self, first),
                _ => Err(self.wrong(head, 0, &args[0], "a bit-vector")),
            },
            Shape::AnyBits => {
                for (i, a) in args.iter().enumerate() {
                    if self.terms.sort(a.term).width().is_none() {
                        return Err(self.wrong(head, i, a, "a bit-vector"));
                    }
                }
                Ok(args.iter().map(|a| a.term).collect())
            }
            Shape::Numbers => {
                if !first.is_arith() {
                    return Err(self.wrong(head, 0, &args[0], "Int or Real"));
                }
                let sort = self.joint_sort(args);
                each(self, sort)
            }
            Shape::Select | Shape::Store => match first {
                Sort::Array(s) => {
                    let (index, element) = self.terms.array_sorts(s);
                    let params = [first, index, element];
                    self.check_params(head, &params[..args.len()], args)
                }
                _ => Err(self.wrong(head, 0, &args[0], "an array")),
            },
        }
    }

    /// The sort of the first argument, or Real where it is Int and another is Real.
    fn joint_sort(&self, args: &[Arg<'_>]) -> Sort {
        let real = |a: &Arg<'_>| self.terms.sort(a.term) == Sort::Real;
        match self.terms.sort(args[0].term) {
            Sort::Int if args.iter().any(real) => Sort::Real,
            sort => sort,
        }
    }

    /// Whether the indices fit the arguments, and the result is not too wide.
    fn check_indices(&self, head: &Head<'_>, b: Builtin, args: &[Term]) -> Result<(), ReadError> {
        let width = |t: &Term| self.terms.sort(*t).width().map_or(0, u64::from);
        let error = |message: String| Err(head.name.error(message));
        let total = match b {
            Builtin::Extract { hi, lo } => {
                let w = width(&args[0]);
                if lo > hi {
                    return error(format!("the upper bit {hi} is below the lower bit {lo}"));
                }
                if u64::from(hi) >= w {
                    return error(format!("there is no bit {hi} in a bit-vector of {w} bits"));
                }
                return Ok(());
            }
            Builtin::Repeat(0) => return error("`repeat` takes an index of at least 1".to_owned()),
            Builtin::Divisible(0) => return error("`divisible` takes an index of at least 1".to_owned()),
            Builtin::Repeat(n) => u64::from(n) * width(&args[0]),
            Builtin::ZeroExtend(n) | Builtin::SignExtend(n) => u64::from(n) + width(&args[0]),
            Builtin::Concat => args.iter().map(width).sum(),
            _ => return Ok(()),
        };
        if total > u64::from(MAX_WIDTH) {
            return error(format!("bit-vectors of more than {MAX_WIDTH} bits are not supported"));
        }
        Ok(())
    }
}

type Binary = fn(&mut Terms, Term, Term) -> Term;

/// The term of an operator over arguments that are checked.
fn build(terms: &mut Terms, b: Builtin, args: &[Term]) -> Term {
    use Builtin::*;
    let a = args[0];
    let binary: Binary = match b {
        Not => return terms.not(a),
        And => return terms.and(args),
        Or => return terms.or(args),
        Distinct => return terms.distinct(args),
        Ite => return terms.ite(a, args[1], args[2]),
        BvNot => return terms.bvnot(a),
        BvNeg => return terms.bvneg(a),
        BvNego => return terms.bvnego(a),
        BvRedand | BvRedor => return reduce(terms, b == BvRedand, a),
        BvAnd => return terms.bvand_all(args),
        BvXor => return terms.bvxor_all(args),
        Concat => return terms.concat(args),
        Extract { hi, lo } => return terms.extract(hi, lo, a),
        ZeroExtend(n) => return terms.zero_extend(n, a),
        SignExtend(n) => return terms.sign_extend(n, a),
        RotateLeft(n) => return terms.rotate_left(n, a),
        RotateRight(n) => return terms.rotate_right(n, a),
        Repeat(n) => return terms.repeat(n, a),
        Minus if args.len() == 1 => return terms.neg(a),
        Abs => return terms.abs(a),
        ToReal => return terms.to_real(a),
        ToInt => return terms.to_int(a),
        IsInt => return terms.is_int(a),
        Divisible(n) => {
            let n = terms.int(n);
            let (r, zero) = (terms.int_mod(a, n), terms.int(0));
            return terms.eq(r, zero);
        }
        Store => return terms.store(a, args[1], args[2]),
        // a => b => c is a => (b => c).
        Implies => return args.iter().rev().copied().reduce(|c, p| terms.implies(p, c)).unwrap_or(a),
        Eq => return chain(terms, Terms::eq, args),
        Lt => return chain(terms, Terms::lt, args),
        Le => return chain(terms, Terms::le, args),
        Gt => return chain(terms, Terms::gt, args),
        Ge => return chain(terms, Terms::ge, args),
        Xor => Terms::xor,
        BvOr => Terms::bvor,
        BvAdd => Terms::bvadd,
        BvMul => Terms::bvmul,
        BvNand => Terms::bvnand,
        BvNor => Terms::bvnor,
        BvXnor => Terms::bvxnor,
        BvSub => Terms::bvsub,
        BvUdiv => Terms::bvudiv,
        BvUrem => Terms::bvurem,
        BvSdiv => Terms::bvsdiv,
        BvSrem => Terms::bvsrem,
        BvSmod => Terms::bvsmod,
        BvShl => Terms::bvshl,
        BvLshr => Terms::bvlshr,
        BvAshr => Terms::bvashr,
        BvComp => Terms::bvcomp,
        BvUlt => Terms::bvult,
        BvUle => Terms::bvule,
        BvUgt => Terms::bvugt,
        BvUge => Terms::bvuge,
        BvSlt => Terms::bvslt,
        BvSle => Terms::bvsle,
        BvSgt => Terms::bvsgt,
        BvSge => Terms::bvsge,
        BvUaddo => Terms::bvuaddo,
        BvSaddo => Terms::bvsaddo,
        BvUsubo => Terms::bvusubo,
        BvSsubo => Terms::bvssubo,
        BvUmulo => Terms::bvumulo,
        BvSmulo => Terms::bvsmulo,
        BvSdivo => Terms::bvsdivo,
        Plus => Terms::add,
        Minus => Terms::sub,
        Times => Terms::mul,
        Slash => Terms::real_div,
        Div => Terms::int_div,
        Mod => Terms::int_mod,
        Select => Terms::select,
    };
    args[1..].iter().fold(a, |acc, x| binary(terms, acc, *x))
}

/// The relation between all neighbours.
fn chain(terms: &mut Terms, relation: Binary, args: &[Term]) -> Term {
    let links: Vec<Term> = args.windows(2).map(|w| relation(terms, w[0], w[1])).collect();
    terms.and(&links)
}

/// One bit: whether all bits are ones, or whether any is.
fn reduce(terms: &mut Terms, all: bool, a: Term) -> Term {
    let w = terms.width(a);
    let zero = crate::bv::Bv::zero(w);
    let target = terms.bv_const(if all { zero.not() } else { zero });
    let equal = terms.eq(a, target);
    let holds = if all { equal } else { terms.not(equal) };
    let (one, none) = (terms.bv(1, 1), terms.bv(1, 0));
    terms.ite(holds, one, none)
}
