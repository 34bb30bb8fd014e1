//! Assignments, `++` and `--`.

use super::binary::operator;
use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast;
use crate::hir::{BinaryOp, ExprId, ExprKind, PlaceId, UpdateOp, UpdateResult};
use crate::span::Span;
use crate::types::{Quals, TypeId};

impl<'a> Sema<'a> {
    /// A place that may be written.
    fn modifiable(&mut self, target: ast::ExprId) -> Checked<PlaceId> {
        let span = self.ast.expr(target).span;
        let place = match self.operand(target)? {
            Operand::Place(place) if !self.is_temporary(place) => place,
            _ => {
                let help = "only variables, members, elements and what pointers point to can be changed";
                return Err(self.error_with(span, "this cannot be assigned to", help));
            }
        };
        let ty = self.nodes[place].ty;
        if ty.quals.contains(Quals::CONST) {
            return Err(self.error(span, "this is 'const' and cannot be changed"));
        }
        if self.types.is_array(ty.ty) || self.types.is_function(ty.ty) {
            let message = format!("a value of type '{}' cannot be assigned to", self.show(ty));
            return Err(self.error(span, message));
        }
        if !self.types.is_complete(ty.ty) {
            let message = format!("this has the incomplete type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        Ok(place)
    }

    pub(super) fn assign(&mut self, target: ast::ExprId, value: ast::ExprId, span: Span) -> Checked<ExprId> {
        let place = self.modifiable(target)?;
        let value = self.rvalue(value)?;
        let ty = self.nodes[place].ty.ty;
        let value = self.assign_convert(value, ty, "an object")?;
        Ok(self.expr_node(ExprKind::Assign { place, value }, ty, span))
    }

    pub(super) fn compound_assign(
        &mut self,
        op: ast::BinaryOp,
        target: ast::ExprId,
        value: ast::ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        let place = self.modifiable(target)?;
        let operand = self.rvalue(value)?;
        self.update(place, operator(op), operand, UpdateResult::New, span)
    }

    pub(super) fn step(
        &mut self,
        target: ast::ExprId,
        increment: bool,
        postfix: bool,
        span: Span,
    ) -> Checked<ExprId> {
        let place = self.modifiable(target)?;
        let one = self.int(1, TypeId::INT, span);
        let op = if increment { BinaryOp::Add } else { BinaryOp::Sub };
        let result = if postfix { UpdateResult::Old } else { UpdateResult::New };
        self.update(place, op, one, result, span)
    }

    /// `place op= operand`.
    pub(super) fn update(
        &mut self,
        place: PlaceId,
        op: BinaryOp,
        operand: ExprId,
        result: UpdateResult,
        span: Span,
    ) -> Checked<ExprId> {
        let ty = self.nodes[place].ty.ty;
        if self.types.is_pointer(ty) {
            let negate = match op {
                BinaryOp::Add => false,
                BinaryOp::Sub => true,
                _ => return Err(self.error(span, "this operation is not possible on a pointer")),
            };
            if !self.types.is_integer(self.ty(operand)) {
                let message = format!("a '{}' cannot be added to a pointer", self.show(self.ty(operand)));
                return Err(self.error(span, message));
            }
            let (operand, scale) = self.scaled(ty, operand, span)?;
            let op = UpdateOp::Pointer { scale, negate };
            let kind = ExprKind::Update { place, op, operand, compute: ty, result };
            return Ok(self.expr_node(kind, ty, span));
        }
        // The value that is read decides the type of the computation, as in `place op operand`.
        let read = self.value_of(Operand::Place(place), span)?;
        self.check_arithmetic(op, read, operand, span)?;
        let (operand, compute) = if op.is_shift() {
            (self.promote(operand), self.promoted_type(read))
        } else {
            let (_, operand, compute) = self.usual(read, operand, span)?;
            (operand, compute)
        };
        let kind = ExprKind::Update { place, op: UpdateOp::Arith(op), operand, compute, result };
        Ok(self.expr_node(kind, ty, span))
    }
}
