//! The normalising constructors, by theory. Each looks at its arguments one or a few levels deep, so making
//! a term takes constant time and stack however deep its arguments are.

mod arith;
mod array;
mod bits;
mod boolean;
mod compare;
mod division;
mod equality;
mod integer;
pub(crate) mod linear;
mod slices;
pub(crate) mod sums;

use crate::op::Op;
use crate::terms::{Term, Terms};

impl Terms {
    /// A term with the operator of `like` over other arguments of the same sorts, normalised.
    pub fn rebuild(&mut self, like: Term, args: &[Term]) -> Term {
        if self.args(like) == args {
            return like;
        }
        match self.op(like) {
            Op::Const(_) | Op::Var(_) => like,
            op => self.build(op, args),
        }
    }

    /// A term with this operator, which is neither a constant nor a variable, normalised.
    pub(crate) fn build(&mut self, op: Op, args: &[Term]) -> Term {
        match op {
            Op::Const(_) | Op::Var(_) => unreachable!("it is made by its value or name"),
            Op::True => self.tru(),
            Op::False => self.fls(),
            Op::Apply(f) => self.apply(f, args),
            Op::Not => self.not(args[0]),
            Op::And => self.and(args),
            Op::Eq => self.eq(args[0], args[1]),
            Op::Ite => self.ite(args[0], args[1], args[2]),
            Op::BvNot => self.bvnot(args[0]),
            Op::BvAnd => self.bvand_all(args),
            Op::BvXor => self.bvxor_all(args),
            Op::BvAdd => self.bvadd_all(args),
            Op::BvMul => self.multiply(args, Terms::bvmul),
            Op::BvUdiv => self.bvudiv(args[0], args[1]),
            Op::BvUrem => self.bvurem(args[0], args[1]),
            Op::BvSdiv => self.bvsdiv(args[0], args[1]),
            Op::BvSrem => self.bvsrem(args[0], args[1]),
            Op::BvShl => self.bvshl(args[0], args[1]),
            Op::BvLshr => self.bvlshr(args[0], args[1]),
            Op::BvAshr => self.bvashr(args[0], args[1]),
            Op::Concat => self.concat(args),
            Op::Extract { hi, lo } => self.extract(hi, lo, args[0]),
            Op::SignExt(by) => self.sign_extend(by, args[0]),
            Op::BvUlt => self.bvult(args[0], args[1]),
            Op::BvSlt => self.bvslt(args[0], args[1]),
            Op::Add => self.add_all(args),
            Op::Mul => self.multiply(args, Terms::mul),
            Op::Le => self.le(args[0], args[1]),
            Op::IntDiv => self.int_div(args[0], args[1]),
            Op::IntMod => self.int_mod(args[0], args[1]),
            Op::RealDiv => self.real_div(args[0], args[1]),
            Op::ToReal => self.to_real(args[0]),
            Op::ToInt => self.to_int(args[0]),
            Op::Select => self.select(args[0], args[1]),
            Op::Store => self.store(args[0], args[1], args[2]),
            Op::ConstArray(sort) => self.const_array(sort, args[0]),
        }
    }

    /// A product of factors. A constant, which is the first then, comes last: or it would go into the
    /// second, if that is a sum.
    fn multiply(&mut self, factors: &[Term], f: fn(&mut Terms, Term, Term) -> Term) -> Term {
        let mut acc = *factors.last().expect("a product has factors");
        for a in factors[..factors.len() - 1].iter().rev() {
            acc = f(self, *a, acc);
        }
        acc
    }
}
