//! Operators with two operands.

use super::{Checked, Sema};
use crate::ast;
use crate::hir::{BinaryOp, ExprId, ExprKind};
use crate::span::Span;
use crate::types::TypeId;

pub(super) fn operator(op: ast::BinaryOp) -> BinaryOp {
    match op {
        ast::BinaryOp::Add => BinaryOp::Add,
        ast::BinaryOp::Sub => BinaryOp::Sub,
        ast::BinaryOp::Mul => BinaryOp::Mul,
        ast::BinaryOp::Div => BinaryOp::Div,
        ast::BinaryOp::Rem => BinaryOp::Rem,
        ast::BinaryOp::Shl => BinaryOp::Shl,
        ast::BinaryOp::Shr => BinaryOp::Shr,
        ast::BinaryOp::BitAnd => BinaryOp::BitAnd,
        ast::BinaryOp::BitOr => BinaryOp::BitOr,
        ast::BinaryOp::BitXor => BinaryOp::BitXor,
        ast::BinaryOp::Eq => BinaryOp::Eq,
        ast::BinaryOp::Ne => BinaryOp::Ne,
        ast::BinaryOp::Lt => BinaryOp::Lt,
        ast::BinaryOp::Le => BinaryOp::Le,
        ast::BinaryOp::Gt => BinaryOp::Gt,
        ast::BinaryOp::Ge => BinaryOp::Ge,
    }
}

impl<'a> Sema<'a> {
    pub(super) fn binary(
        &mut self,
        op: ast::BinaryOp,
        left: ast::ExprId,
        right: ast::ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        let left = self.rvalue(left)?;
        let right = self.rvalue(right)?;
        let op = operator(op);
        let (a, b) = (self.ty(left), self.ty(right));
        let pointers = (self.types.is_pointer(a), self.types.is_pointer(b));
        match (op, pointers) {
            (BinaryOp::Add, (true, false)) if self.types.is_integer(b) => {
                self.pointer_add(left, right, false, span)
            }
            (BinaryOp::Add, (false, true)) if self.types.is_integer(a) => {
                self.pointer_add(right, left, false, span)
            }
            (BinaryOp::Sub, (true, false)) if self.types.is_integer(b) => {
                self.pointer_add(left, right, true, span)
            }
            (BinaryOp::Sub, (true, true)) => self.pointer_difference(left, right, span),
            (_, (true, _) | (_, true)) if op.is_comparison() => {
                let (left, right) = self.pointer_comparison(left, right, span)?;
                Ok(self.expr_node(ExprKind::Binary(op, left, right), TypeId::INT, span))
            }
            _ => self.arithmetic(op, left, right, span),
        }
    }

    /// An operation on numbers.
    pub(super) fn arithmetic(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        self.check_arithmetic(op, left, right, span)?;
        if op.is_shift() {
            // The operands of a shift are promoted on their own.
            let left = self.promote(left);
            let right = self.promote(right);
            let ty = self.ty(left);
            return Ok(self.expr_node(ExprKind::Binary(op, left, right), ty, span));
        }
        let (left, right, ty) = self.usual(left, right, span)?;
        let ty = if op.is_comparison() { TypeId::INT } else { ty };
        Ok(self.expr_node(ExprKind::Binary(op, left, right), ty, span))
    }

    /// Whether the operator takes numbers of these types.
    pub(super) fn check_arithmetic(
        &mut self,
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Checked<()> {
        let (a, b) = (self.ty(left), self.ty(right));
        let integers = matches!(
            op,
            BinaryOp::Rem
                | BinaryOp::Shl
                | BinaryOp::Shr
                | BinaryOp::BitAnd
                | BinaryOp::BitOr
                | BinaryOp::BitXor
        );
        let fits = |ty| if integers { self.types.is_integer(ty) } else { self.types.is_arithmetic(ty) };
        if fits(a) && fits(b) {
            return Ok(());
        }
        let sign = match op {
            BinaryOp::Add => "+",
            BinaryOp::Sub => "-",
            BinaryOp::Mul => "*",
            BinaryOp::Div => "/",
            BinaryOp::Rem => "%",
            BinaryOp::Shl => "<<",
            BinaryOp::Shr => ">>",
            BinaryOp::BitAnd => "&",
            BinaryOp::BitOr => "|",
            BinaryOp::BitXor => "^",
            BinaryOp::Eq => "==",
            BinaryOp::Ne => "!=",
            BinaryOp::Lt => "<",
            BinaryOp::Le => "<=",
            BinaryOp::Gt => ">",
            BinaryOp::Ge => ">=",
        };
        let message = format!("'{sign}' cannot be applied to '{}' and '{}'", self.show(a), self.show(b));
        Err(self.error(span, message))
    }
}
