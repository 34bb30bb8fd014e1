//! Arithmetic, comparisons and conversions, with the checks that belong to them.

use super::Result1;
use super::function::FunctionLowerer;
use crate::hir::{BinaryOp, CastKind, ExprId as HirExpr, ExprKind};
use crate::program::{Binary, Command, Convert, ExprId, Property, Source};
use crate::types::{TypeId, TypeKind};

impl FunctionLowerer<'_, '_> {
    fn signed(&self, ty: TypeId) -> bool {
        self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed)
    }

    /// The index of pointer arithmetic before it was converted to `ptrdiff_t`: an unsigned index is never negative,
    /// though a machine adds it as if it were. A conversion that the program wrote itself has a longer text than its
    /// operand, and stays.
    pub(super) fn index_operand(&self, id: HirExpr) -> HirExpr {
        match self.unit[id].kind {
            ExprKind::Cast(CastKind::IntToInt, operand)
                if self.unit[id].span == self.unit[operand].span
                    && self.unit.types.int_shape(self.unit[operand].ty).is_some_and(|it| it.width <= 64) =>
            {
                operand
            }
            _ => id,
        }
    }

    /// Whether the values of an expression have a sign.
    pub(super) fn is_signed(&self, id: HirExpr) -> bool {
        self.signed(self.unit[id].ty)
    }

    /// A comparison of two values of type `ty`, as one bit.
    pub(super) fn compare(&mut self, op: BinaryOp, a: ExprId, b: ExprId, ty: TypeId) -> Result1<ExprId> {
        let (less, equal, float) = if self.unit.types.is_float(ty) {
            let format = self.cx.format(ty, self.span)?;
            (Binary::FLt(format), Binary::FEq(format), Some(Binary::FLe(format)))
        } else if self.signed(ty) {
            (Binary::SLt, Binary::Eq, None)
        } else {
            (Binary::ULt, Binary::Eq, None)
        };
        let exprs = self.exprs();
        Ok(match (op, float) {
            (BinaryOp::Eq, _) => exprs.binary(equal, a, b),
            (BinaryOp::Ne, _) => {
                let equal = exprs.binary(equal, a, b);
                exprs.not(equal)
            }
            (BinaryOp::Lt, _) => exprs.binary(less, a, b),
            (BinaryOp::Gt, _) => exprs.binary(less, b, a),
            (BinaryOp::Le, Some(at_most)) => exprs.binary(at_most, a, b),
            (BinaryOp::Ge, Some(at_most)) => exprs.binary(at_most, b, a),
            (BinaryOp::Le, None) => {
                let greater = exprs.binary(less, b, a);
                exprs.not(greater)
            }
            _ => {
                let smaller = exprs.binary(less, a, b);
                exprs.not(smaller)
            }
        })
    }

    /// An operation in type `ty`; in shifts the right operand has a type of its own.
    pub(super) fn arith(
        &mut self,
        op: BinaryOp,
        a: ExprId,
        b: ExprId,
        ty: TypeId,
        right: TypeId,
    ) -> Result1<ExprId> {
        if op.is_comparison() {
            let truth = self.compare(op, a, b, ty)?;
            return Ok(self.exprs().zero_extend(truth, 32));
        }
        if self.unit.types.is_float(ty) {
            let format = self.cx.format(ty, self.span)?;
            let op = match op {
                BinaryOp::Add => Binary::FAdd(format),
                BinaryOp::Sub => Binary::FSub(format),
                BinaryOp::Mul => Binary::FMul(format),
                _ => Binary::FDiv(format),
            };
            let result = self.exprs().binary(op, a, b);
            return Ok(self.any_nan(result, format));
        }
        let signed = self.signed(ty);
        let plain = match op {
            BinaryOp::Add => Binary::Add,
            BinaryOp::Sub => Binary::Sub,
            BinaryOp::Mul => Binary::Mul,
            BinaryOp::BitAnd => Binary::And,
            BinaryOp::BitOr => Binary::Or,
            BinaryOp::BitXor => Binary::Xor,
            BinaryOp::Div | BinaryOp::Rem => return Ok(self.divide(op, a, b, ty)),
            _ => return Ok(self.shift(op, a, b, signed, right)),
        };
        self.check_overflow(op, a, b, ty);
        Ok(self.exprs().binary(plain, a, b))
    }

    fn check(&mut self, property: Property, holds: ExprId) {
        if self.exprs().as_const(holds) != Some(1) {
            self.emit(Command::Check(property, holds));
        }
    }

    /// Checks that a signed result is in range.
    pub(super) fn check_overflow(&mut self, op: BinaryOp, a: ExprId, b: ExprId, ty: TypeId) {
        if !self.signed(ty) {
            return;
        }
        let width = self.exprs().width(a);
        let (plain, wide) = match op {
            BinaryOp::Add => (Binary::Add, width + 1),
            BinaryOp::Sub => (Binary::Sub, width + 1),
            BinaryOp::Mul => (Binary::Mul, width * 2),
            _ => return,
        };
        let fits = if wide <= 128 {
            let exprs = self.exprs();
            let (x, y) = (exprs.sign_extend(a, wide), exprs.sign_extend(b, wide));
            let exact = exprs.binary(plain, x, y);
            let wrapped = exprs.extract(exact, 0, width);
            let wrapped = exprs.sign_extend(wrapped, wide);
            exprs.binary(Binary::Eq, exact, wrapped)
        } else {
            self.wide_result_fits(plain, a, b)
        };
        self.check(Property::Overflow, fits);
    }

    /// Whether a signed result is in range, for `__int128`, whose exact results have no width here.
    fn wide_result_fits(&mut self, op: Binary, a: ExprId, b: ExprId) -> ExprId {
        let exprs = self.exprs();
        let width = exprs.width(a);
        let zero = exprs.constant(0, width);
        let result = exprs.binary(op, a, b);
        if op == Binary::Mul {
            // If it fits, dividing takes it back. -1 times the smallest number seems to.
            let back = exprs.binary(Binary::SDiv, result, a);
            let back = exprs.binary(Binary::Eq, back, b);
            let least = exprs.constant(1 << (width - 1), width);
            let minus_one = exprs.constant(u128::MAX, width);
            let (x, y) = (exprs.ne(a, minus_one), exprs.ne(b, least));
            let usual = exprs.binary(Binary::Or, x, y);
            let fits = exprs.binary(Binary::And, back, usual);
            let nothing = exprs.binary(Binary::Eq, a, zero);
            return exprs.binary(Binary::Or, nothing, fits);
        }
        // It does not fit if both operands have one sign (of `b`, the opposite one) and the result the other.
        let from_a = exprs.binary(Binary::Xor, a, result);
        let other = if op == Binary::Add { result } else { a };
        let from_b = exprs.binary(Binary::Xor, b, other);
        let both = exprs.binary(Binary::And, from_a, from_b);
        let lost = exprs.binary(Binary::SLt, both, zero);
        exprs.not(lost)
    }

    /// Quotient or remainder. Division by zero gives an unknown value.
    fn divide(&mut self, op: BinaryOp, a: ExprId, b: ExprId, ty: TypeId) -> ExprId {
        let signed = self.signed(ty);
        let width = self.exprs().width(a);
        let plain = match (op, signed) {
            (BinaryOp::Div, true) => Binary::SDiv,
            (BinaryOp::Div, false) => Binary::UDiv,
            (_, true) => Binary::SRem,
            (_, false) => Binary::URem,
        };
        // It is used twice; nested divisions must not double with every level.
        let b = if self.exprs().depth(b) > 0 { self.freeze(b) } else { b };
        let defined = self.exprs().nonzero(b);
        if self.exprs().as_const(defined) == Some(1) {
            self.check_quotient(a, b, width, signed);
            return self.exprs().binary(plain, a, b);
        }
        self.emit(Command::Check(Property::DivByZero, defined));
        self.check_quotient(a, b, width, signed);
        let unknown = self.unknown(width, Source::Division);
        let result = self.exprs().binary(plain, a, b);
        self.exprs().ite(defined, result, unknown)
    }

    /// Checks that this is not the smallest number divided by -1.
    fn check_quotient(&mut self, a: ExprId, b: ExprId, width: u32, signed: bool) {
        if !signed {
            return;
        }
        let exprs = self.exprs();
        let least = exprs.constant(1 << (width - 1), width);
        let minus_one = exprs.constant(u128::MAX, width);
        let (x, y) = (exprs.ne(a, least), exprs.ne(b, minus_one));
        let fits = exprs.binary(Binary::Or, x, y);
        self.check(Property::Overflow, fits);
    }

    fn shift(&mut self, op: BinaryOp, a: ExprId, amount: ExprId, signed: bool, right: TypeId) -> ExprId {
        let amount_signed = self.signed(right);
        let exprs = self.exprs();
        let width = exprs.width(a);
        // Computed in the wider of the two, so that no bit of the amount is lost.
        let wide = width.max(exprs.width(amount));
        let amount = exprs.extend(amount, amount_signed, wide);
        let limit = exprs.constant(width.into(), wide);
        let in_range = exprs.binary(Binary::ULt, amount, limit);
        self.check(Property::Shift, in_range);
        let exprs = self.exprs();
        let value = exprs.extend(a, signed, wide);
        if op == BinaryOp::Shl && signed {
            self.check_left_shift(a, value, amount, in_range);
        }
        let exprs = self.exprs();
        let plain = match op {
            BinaryOp::Shl => Binary::Shl,
            _ if signed => Binary::AShr,
            _ => Binary::LShr,
        };
        let result = exprs.binary(plain, value, amount);
        exprs.extract(result, 0, width)
    }

    /// Checks that a signed left operand is not negative, and that the result is in range (C11 6.5.7p4).
    /// `value` is `a` in the width of the amount; an amount that is out of range is no overflow.
    fn check_left_shift(&mut self, a: ExprId, value: ExprId, amount: ExprId, in_range: ExprId) {
        let exprs = self.exprs();
        let width = exprs.width(a);
        let zero = exprs.constant(0, width);
        let negative = exprs.binary(Binary::SLt, a, zero);
        let positive = exprs.not(negative);
        let shifted = exprs.binary(Binary::Shl, value, amount);
        let shifted = exprs.extract(shifted, 0, width);
        let shifted = exprs.sign_extend(shifted, exprs.width(value));
        let back = exprs.binary(Binary::AShr, shifted, amount);
        let fits = exprs.binary(Binary::Eq, back, value);
        let wrong_amount = exprs.not(in_range);
        let fits = exprs.binary(Binary::Or, wrong_amount, fits);
        self.check(Property::Shift, positive);
        self.check(Property::Overflow, fits);
    }

    /// Converts a scalar.
    pub(super) fn convert(&mut self, value: ExprId, from: TypeId, to: TypeId) -> Result1<ExprId> {
        if from == to || to == TypeId::VOID {
            return Ok(value);
        }
        let types = &self.unit.types;
        if types.kind(to) == TypeKind::Bool {
            return self.nonzero(value, from);
        }
        if types.is_record(to) {
            return Ok(value);
        }
        let span = self.span;
        let width = self.cx.width(to, span)?;
        // gcc extends pointers by their sign.
        let signed = self.signed(from) || types.is_pointer(from);
        Ok(match (types.is_float(from), types.is_float(to)) {
            (false, false) => self.exprs().extend(value, signed, width),
            (false, true) => {
                let format = self.cx.format(to, span)?;
                let op =
                    if signed { Convert::SignedToFloat(format) } else { Convert::UnsignedToFloat(format) };
                self.exprs().convert(op, value)
            }
            (true, false) => {
                let format = self.cx.format(from, span)?;
                let op = if self.signed(to) {
                    Convert::FloatToSigned(format, width)
                } else {
                    Convert::FloatToUnsigned(format, width)
                };
                self.if_it_fits(op, value)
            }
            (true, true) => {
                let (from, to) = (self.cx.format(from, span)?, self.cx.format(to, span)?);
                let converted = self.exprs().convert(Convert::FloatToFloat(from, to), value);
                if from == to { converted } else { self.any_nan(converted, to) }
            }
        })
    }
}
