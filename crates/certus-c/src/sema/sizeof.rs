//! `sizeof` and `_Alignof`.

use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast;
use crate::hir::{BinaryOp, ExprId, ExprKind, PlaceKind};
use crate::span::Span;
use crate::types::{ArrayLen, QualType, TypeId, TypeKind};

impl<'a> Sema<'a> {
    pub(super) fn sizeof_expr(&mut self, operand: ast::ExprId, span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let operand = self.operand(operand)?;
        self.effects.truncate(pending);
        if let Operand::Place(place) = operand
            && self.bit_width_of(place).is_some()
        {
            return Err(self.error(span, "'sizeof' of a bit-field"));
        }
        let ty = self.operand_type(operand);
        self.sizeof(ty, span)
    }

    pub(super) fn sizeof_type(&mut self, name: &'a ast::TypeName, span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let ty = self.type_name(name)?;
        let effects = self.effects.split_off(pending);
        let mut size = self.sizeof(ty, span)?;
        for effect in effects.into_iter().rev() {
            let ty = self.ty(size);
            size = self.expr_node(ExprKind::Comma(effect, size), ty, span);
        }
        Ok(size)
    }

    fn sizeof(&mut self, ty: QualType, span: Span) -> Checked<ExprId> {
        if self.types.is_variable(ty.ty) {
            return self.size_value(ty.ty, span);
        }
        match self.types.size_of(ty.ty) {
            Some(size) => Ok(self.int(size.into(), self.types.size_t(), span)),
            None => {
                let message = format!("the size of the incomplete type '{}' is not known", self.show(ty));
                Err(self.error(span, message))
            }
        }
    }

    /// The size of a type in bytes as a value of type `size_t`, also if it is known at run time only.
    pub(super) fn size_value(&mut self, ty: TypeId, span: Span) -> Checked<ExprId> {
        let size_t = self.types.size_t();
        let TypeKind::Array { elem, len } = self.types.kind(ty) else {
            return self.sizeof(ty.into(), span);
        };
        let length = match len {
            ArrayLen::Fixed(length) => self.int(length.into(), size_t, span),
            ArrayLen::Variable(id) => {
                let local = self.function.as_deref().and_then(|function| function.lengths.get(&id).copied());
                let Some(local) = local else {
                    return Err(self.error(span, "the size of this array is not known here"));
                };
                let place = self.place_node(PlaceKind::Local(local), size_t.into(), span);
                self.expr_node(ExprKind::Load(place), size_t, span)
            }
            ArrayLen::Unknown | ArrayLen::Star => {
                return Err(self.error(span, "the size of an array without length is not known"));
            }
        };
        let elem = self.size_value(elem.ty, span)?;
        Ok(self.expr_node(ExprKind::Binary(BinaryOp::Mul, length, elem), size_t, span))
    }

    pub(super) fn alignof_expr(&mut self, operand: ast::ExprId, span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let operand = self.operand(operand)?;
        self.effects.truncate(pending);
        let mut align = None;
        if let Operand::Place(place) = operand {
            // An object may be aligned more strictly than its type.
            match self.nodes[place].kind {
                PlaceKind::Global(global) => {
                    let own = self.globals[global.0 as usize].align;
                    align = Some(own.max(self.types.align_of(self.nodes[place].ty.ty)));
                }
                PlaceKind::Local(local) => {
                    let own =
                        self.function.as_deref().and_then(|function| function.locals.get(local.0 as usize));
                    align = own.map(|local| local.align);
                }
                PlaceKind::Field { .. } => {
                    align = Some(self.types.field_align_of(self.nodes[place].ty.ty));
                }
                _ => {}
            }
        }
        let ty = self.operand_type(operand);
        let align = align.unwrap_or_else(|| self.types.align_of(ty.ty));
        Ok(self.int(align.into(), self.types.size_t(), span))
    }

    pub(super) fn alignof_type(
        &mut self,
        name: &'a ast::TypeName,
        standard: bool,
        span: Span,
    ) -> Checked<ExprId> {
        let pending = self.effects.len();
        let declared = self.type_name_declared(name)?;
        self.effects.truncate(pending);
        let ty = declared.ty.ty;
        if !self.types.is_complete(ty)
            && ty != TypeId::VOID
            && !self.types.is_function(ty)
            && !self.types.is_array(ty)
        {
            let message = format!("the alignment of the incomplete type '{}' is not known", self.show(ty));
            return Err(self.error(span, message));
        }
        // `_Alignof` gives the alignment in structs, `__alignof__` the preferred one: they differ for
        // eight-byte types on x86.
        let natural = if standard { self.types.field_align_of(ty) } else { self.types.align_of(ty) };
        Ok(self.int(declared.align.unwrap_or(natural).into(), self.types.size_t(), span))
    }
}
