//! Operators with one operand.

use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast;
use crate::hir::{ExprId, ExprKind, PlaceId, PlaceKind, UnaryOp};
use crate::span::Span;
use crate::types::TypeId;

impl<'a> Sema<'a> {
    pub(super) fn unary(&mut self, op: ast::UnaryOp, operand: ast::ExprId, span: Span) -> Checked<Operand> {
        match op {
            ast::UnaryOp::AddrOf => {
                let operand = self.operand(operand)?;
                self.address_of(operand, span).map(Operand::Value)
            }
            ast::UnaryOp::Deref => {
                let pointer = self.operand(operand)?;
                // `*f` with a function is the function again.
                if let Operand::Function(_) = pointer {
                    return Ok(pointer);
                }
                let pointer = self.value_of(pointer, span)?;
                Ok(Operand::Place(self.deref(pointer, span)?))
            }
            ast::UnaryOp::Not => {
                let value = self.scalar(operand)?;
                Ok(Operand::Value(self.expr_node(ExprKind::Unary(UnaryOp::Not, value), TypeId::INT, span)))
            }
            ast::UnaryOp::Plus | ast::UnaryOp::Minus | ast::UnaryOp::BitNot => {
                let value = self.rvalue(operand)?;
                self.arithmetic_unary(op, value, span).map(Operand::Value)
            }
        }
    }

    fn arithmetic_unary(&mut self, op: ast::UnaryOp, value: ExprId, span: Span) -> Checked<ExprId> {
        let ty = self.ty(value);
        let fits =
            if op == ast::UnaryOp::BitNot { self.types.is_integer(ty) } else { self.types.is_arithmetic(ty) };
        if !fits {
            let sign = match op {
                ast::UnaryOp::Plus => '+',
                ast::UnaryOp::Minus => '-',
                _ => '~',
            };
            let message = format!("'{sign}' cannot be applied to a value of type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        let value = if self.types.is_integer(ty) { self.promote(value) } else { value };
        let ty = self.ty(value);
        Ok(match op {
            ast::UnaryOp::Plus => value,
            ast::UnaryOp::Minus => self.expr_node(ExprKind::Unary(UnaryOp::Neg, value), ty, span),
            _ => self.expr_node(ExprKind::Unary(UnaryOp::BitNot, value), ty, span),
        })
    }

    fn address_of(&mut self, operand: Operand, span: Span) -> Checked<ExprId> {
        match operand {
            Operand::Function(_) => self.value_of(operand, span),
            Operand::Place(place) => {
                if self.bit_width_of(place).is_some() {
                    return Err(self.error(span, "a bit-field has no address"));
                }
                if self.is_temporary(place) {
                    return Err(self.error(span, "a temporary value has no address"));
                }
                self.address_of_place(place, span)
            }
            Operand::Value(_) => Err(self.error_with(
                span,
                "this value has no address",
                "'&' needs a variable or another lvalue",
            )),
        }
    }

    /// Whether a place is (part of) a value that is not stored.
    pub(super) fn is_temporary(&self, mut place: PlaceId) -> bool {
        loop {
            match self.nodes[place].kind {
                PlaceKind::Field { base, .. } | PlaceKind::Index { base, .. } => place = base,
                PlaceKind::Temporary(_) => return true,
                _ => return false,
            }
        }
    }

    /// The address of a place; `&*p` is `p`.
    pub(super) fn address_of_place(&mut self, place: PlaceId, span: Span) -> Checked<ExprId> {
        let ty = self.nodes[place].ty;
        let pointer = self.types.pointer(ty);
        if let PlaceKind::Deref(address) = self.nodes[place].kind {
            return Ok(self.cast_value(address, pointer, span));
        }
        Ok(self.expr_node(ExprKind::AddrOf(place), pointer, span))
    }
}
