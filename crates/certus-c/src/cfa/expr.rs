//! Expressions of the program as terms.

use super::emit::Emitter;
use super::flat::Instance;
use crate::program::{Binary, Convert, Expr, ExprId, Format, Query, Rounding, Unary};
use certus_logic::{Sort, Term, Terms, ieee};

fn format(format: Format) -> ieee::Format {
    match format {
        Format::F32 => ieee::F32,
        Format::F64 => ieee::F64,
    }
}

fn rounding(mode: Rounding) -> ieee::Rounding {
    match mode {
        Rounding::NearestEven => ieee::Rounding::NearestEven,
        Rounding::NearestAway => ieee::Rounding::NearestAway,
        Rounding::Up => ieee::Rounding::Up,
        Rounding::Down => ieee::Rounding::Down,
        Rounding::Zero => ieee::Rounding::Zero,
    }
}

/// A truth value as one bit.
pub(super) fn bit(terms: &mut Terms, condition: Term) -> Term {
    let (one, zero) = (terms.bv(1, 1), terms.bv(1, 0));
    terms.ite(condition, one, zero)
}

/// One bit as a truth value.
pub(super) fn truth(terms: &mut Terms, bit: Term) -> Term {
    let one = terms.bv(1, 1);
    terms.eq(bit, one)
}

impl Emitter<'_, '_> {
    /// The value of an expression, a bit-vector. Bytes that are in no object are drawn by commands that are
    /// emitted first.
    pub(super) fn expr(&mut self, instance: Instance, id: ExprId) -> Term {
        if let Some(known) = self.known.get(&(instance, id)) {
            return *known;
        }
        let program = self.program;
        let term = match program.expr(id) {
            Expr::Const(bits, width) => self.terms.bv(width, bits),
            Expr::Var(var) => self.var(instance, var),
            Expr::Load(address, width) => {
                let targets = self.analysis.targets(instance, address, u64::from(width / 8));
                let address = self.address(instance, address);
                self.load(&targets, address, u64::from(width / 8))
            }
            Expr::Offset(..) => self.pointer_value(instance, id),
            Expr::ObjectAddr(object) => self.terms.bv(program.pointer_bits, self.placed[object.index()].base),
            Expr::ProcAddr(proc) => self.proc_address(proc),
            Expr::Unary(op, a) => {
                let a = self.expr(instance, a);
                unary(self.terms, op, a)
            }
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.expr(instance, a), self.expr(instance, b));
                binary(self.terms, op, a, b)
            }
            Expr::Ite(condition, then, otherwise) => {
                let condition = self.condition(instance, condition);
                let (then, otherwise) = (self.expr(instance, then), self.expr(instance, otherwise));
                self.terms.ite(condition, then, otherwise)
            }
            Expr::Extract(a, from, count) => {
                let a = self.expr(instance, a);
                self.terms.extract(from + count - 1, from, a)
            }
            Expr::ZeroExtend(a, width) => {
                let by = width - program.width(a);
                let a = self.expr(instance, a);
                self.terms.zero_extend(by, a)
            }
            Expr::SignExtend(a, width) => {
                let by = width - program.width(a);
                let a = self.expr(instance, a);
                self.terms.sign_extend(by, a)
            }
            Expr::Convert(op, a) => {
                let a = self.expr(instance, a);
                convert(self.terms, op, a)
            }
            Expr::Memory(query, address, size) => self.query(instance, query, address, size),
        };
        let term = match program.expr(id) {
            Expr::Binary(..) | Expr::Unary(..) | Expr::Extract(..) | Expr::Convert(..) => {
                self.observed(instance, id, term)
            }
            _ => term,
        };
        self.known.insert((instance, id), term);
        term
    }

    /// The value of a one-bit expression as a truth value.
    pub(super) fn condition(&mut self, instance: Instance, id: ExprId) -> Term {
        let bit = self.expr(instance, id);
        truth(self.terms, bit)
    }

    fn query(&mut self, instance: Instance, query: Query, address: ExprId, size: ExprId) -> Term {
        if let Query::Freed | Query::Tracked = query {
            let freed = self.freed(query == Query::Tracked);
            return bit(self.terms, freed);
        }
        let targets = self.analysis.targets(instance, address, 1);
        if let Query::Valid | Query::Writable = query {
            let stays = self.stays(instance, address);
            let (address, size) = (self.address(instance, address), self.expr(instance, size));
            let valid = self.valid(&targets, address, size, query == Query::Writable);
            let valid = self.terms.and2(stays, valid);
            return bit(self.terms, valid);
        }
        if query == Query::Apart {
            let others = self.analysis.targets(instance, size, 1);
            let (a, b) = (self.address(instance, address), self.address(instance, size));
            return self.apart((&targets, &others), a, b);
        }
        let address = self.expr(instance, address);
        let heap = self.program.exprs.as_const(size) != Some(0);
        let size = self.expr(instance, size);
        match query {
            Query::Valid | Query::Writable | Query::Apart | Query::Freed | Query::Tracked => {
                unreachable!("answered above")
            }
            Query::HeapStart => {
                let start = self.heap_start(&targets, address);
                bit(self.terms, start)
            }
            Query::Volatile => {
                let changing = self.volatile(&targets, heap);
                let changing = self.terms.bool(changing);
                bit(self.terms, changing)
            }
            Query::Room => self.room(&targets, address),
            Query::Callable => {
                let callable = self.callable(&targets, address, size);
                bit(self.terms, callable)
            }
        }
    }
}

fn unary(t: &mut Terms, op: Unary, a: Term) -> Term {
    match op {
        Unary::Neg => t.bvneg(a),
        Unary::Not => t.bvnot(a),
        Unary::FNeg(f) => format(f).neg(t, a),
        Unary::FAbs(f) => format(f).abs(t, a),
        Unary::FSqrt(f) => format(f).sqrt(t, a),
        Unary::FRound(f, mode) => format(f).round_to_integral(t, a, rounding(mode)),
    }
}

fn binary(t: &mut Terms, op: Binary, a: Term, b: Term) -> Term {
    // One-bit operators are those of truth values, which the constructors know more about.
    if t.sort(a) == Sort::Bv(1) && matches!(op, Binary::And | Binary::Or | Binary::Xor) {
        let (a, b) = (truth(t, a), truth(t, b));
        let both = match op {
            Binary::And => t.and2(a, b),
            Binary::Or => t.or2(a, b),
            _ => t.xor(a, b),
        };
        return bit(t, both);
    }
    let comparison = match op {
        Binary::Eq => t.eq(a, b),
        Binary::ULt => t.bvult(a, b),
        Binary::SLt => t.bvslt(a, b),
        Binary::FEq(f) => format(f).eq(t, a, b),
        Binary::FLt(f) => format(f).lt(t, a, b),
        Binary::FLe(f) => format(f).le(t, a, b),
        Binary::Add => return t.bvadd(a, b),
        Binary::Sub => return t.bvsub(a, b),
        Binary::Mul => return t.bvmul(a, b),
        Binary::UDiv => return t.bvudiv(a, b),
        Binary::SDiv => return t.bvsdiv(a, b),
        Binary::URem => return t.bvurem(a, b),
        Binary::SRem => return t.bvsrem(a, b),
        Binary::Shl => return t.bvshl(a, b),
        Binary::LShr => return t.bvlshr(a, b),
        Binary::AShr => return t.bvashr(a, b),
        Binary::And => return t.bvand(a, b),
        Binary::Or => return t.bvor(a, b),
        Binary::Xor => return t.bvxor(a, b),
        Binary::Concat => return t.concat(&[a, b]),
        Binary::FAdd(f) => return format(f).add(t, a, b),
        Binary::FSub(f) => return format(f).sub(t, a, b),
        Binary::FMul(f) => return format(f).mul(t, a, b),
        Binary::FDiv(f) => return format(f).div(t, a, b),
        Binary::FRem(f) => return format(f).rem(t, a, b),
    };
    bit(t, comparison)
}

fn convert(t: &mut Terms, op: Convert, a: Term) -> Term {
    match op {
        Convert::FloatToFloat(from, to) => format(from).convert(t, a, format(to)),
        Convert::SignedToFloat(to) => format(to).from_signed(t, a),
        Convert::UnsignedToFloat(to) => format(to).from_unsigned(t, a),
        Convert::FloatToSigned(from, width) => {
            let otherwise = t.bv(width, 1 << (width - 1));
            format(from).to_signed(t, a, width, otherwise)
        }
        Convert::FloatToUnsigned(from, width) => {
            let otherwise = t.bv(width, 1 << (width - 1));
            format(from).to_unsigned(t, a, width, otherwise)
        }
    }
}
