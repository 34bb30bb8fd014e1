//! Pointers: dereference, indexing, arithmetic and comparison.

use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{BinaryOp, ExprId, ExprKind, PlaceId, PlaceKind};
use crate::span::Span;
use crate::types::{QualType, TypeId, TypeKind};

impl<'a> Sema<'a> {
    /// What a pointer points to. An element of an array that is known by name is designated as such.
    pub(super) fn deref(&mut self, pointer: ExprId, span: Span) -> Checked<PlaceId> {
        let ty = self.ty(pointer);
        let Some(pointee) = self.types.pointee(ty) else {
            let message = format!("a value of type '{}' cannot be dereferenced", self.show(ty));
            return Err(self.error(span, message));
        };
        let (base, index) = match self.nodes[pointer].kind {
            ExprKind::PtrAdd { pointer: base, index, scale, negate: false }
                if self.types.size_of(pointee.ty) == Some(scale) =>
            {
                (base, Some(index))
            }
            _ => (pointer, None),
        };
        if let ExprKind::AddrOf(place) = self.nodes[base].kind {
            let place_ty = self.nodes[place].ty;
            if index.is_none() && place_ty == pointee {
                return Ok(place);
            }
            if let TypeKind::Array { elem, .. } = self.types.kind(place_ty.ty)
                && elem == pointee
                && !self.types.is_variable(elem.ty)
            {
                let index = match index {
                    Some(index) => index,
                    None => self.int(0, self.types.ptrdiff_t(), span),
                };
                return Ok(self.place_node(PlaceKind::Index { base: place, index }, elem, span));
            }
        }
        Ok(self.place_node(PlaceKind::Deref(pointer), pointee, span))
    }

    /// `base[index]`, which is `*(base + index)`.
    pub(super) fn index(&mut self, base: ast::ExprId, index: ast::ExprId, span: Span) -> Checked<PlaceId> {
        let base = self.rvalue(base)?;
        let index = self.rvalue(index)?;
        // `2[a]` is as good as `a[2]`.
        let (base, index) = if self.types.is_pointer(self.ty(base)) { (base, index) } else { (index, base) };
        let function = self.types.pointee(self.ty(base)).is_some_and(|to| self.types.is_function(to.ty));
        if !self.types.is_pointer(self.ty(base)) || function {
            let message = format!("a value of type '{}' cannot be indexed", self.show(self.ty(base)));
            return Err(self.error(span, message));
        }
        if !self.types.is_integer(self.ty(index)) {
            let message = format!("an index must be an integer, not '{}'", self.show(self.ty(index)));
            return Err(self.error(span, message));
        }
        let sum = self.pointer_add(base, index, false, span)?;
        self.deref(sum, span)
    }

    /// `pointer ± index`.
    pub(super) fn pointer_add(
        &mut self,
        pointer: ExprId,
        index: ExprId,
        negate: bool,
        span: Span,
    ) -> Checked<ExprId> {
        let ty = self.ty(pointer);
        let (index, scale) = self.scaled(ty, index, span)?;
        Ok(self.expr_node(ExprKind::PtrAdd { pointer, index, scale, negate }, ty, span))
    }

    /// An index for a pointer of type `ty`, as `ptrdiff_t`, with the size of an element. If that size is known
    /// at run time only, the index is multiplied by it and the scale is one.
    pub(super) fn scaled(&mut self, ty: TypeId, index: ExprId, span: Span) -> Checked<(ExprId, u64)> {
        let ptrdiff = self.types.ptrdiff_t();
        let Some(pointee) = self.types.pointee(ty) else {
            return Err(self.error(span, "pointer arithmetic needs a pointer"));
        };
        let index_span = self.nodes[index].span;
        let index = self.cast_value(index, ptrdiff, index_span);
        if self.types.is_variable(pointee.ty) {
            let size = self.size_value(pointee.ty, span)?;
            let size = self.cast_value(size, ptrdiff, span);
            let bytes = self.expr_node(ExprKind::Binary(BinaryOp::Mul, index, size), ptrdiff, index_span);
            return Ok((bytes, 1));
        }
        let scale = self.element_size(pointee, span)?;
        Ok((index, scale))
    }

    fn element_size(&mut self, pointee: QualType, span: Span) -> Checked<u64> {
        match self.types.size_of(pointee.ty) {
            Some(size) => Ok(size),
            None => {
                let message =
                    format!("arithmetic on a pointer to the incomplete type '{}'", self.show(pointee));
                Err(self.error(span, message))
            }
        }
    }

    pub(super) fn pointer_difference(&mut self, left: ExprId, right: ExprId, span: Span) -> Checked<ExprId> {
        let ptrdiff = self.types.ptrdiff_t();
        let (a, b) = (self.ty(left), self.ty(right));
        let (Some(x), Some(y)) = (self.types.pointee(a), self.types.pointee(b)) else {
            return Err(self.error(span, "a pointer difference needs two pointers"));
        };
        if !self.types.compatible(x.ty, y.ty) {
            let message = format!("a '{}' cannot be subtracted from a '{}'", self.show(b), self.show(a));
            return Err(self.error(span, message));
        }
        if self.types.is_variable(x.ty) {
            let bytes = self.expr_node(ExprKind::PtrDiff { left, right, scale: 1 }, ptrdiff, span);
            let size = self.size_value(x.ty, span)?;
            let size = self.cast_value(size, ptrdiff, span);
            return Ok(self.expr_node(ExprKind::Binary(BinaryOp::Div, bytes, size), ptrdiff, span));
        }
        let scale = self.element_size(x, span)?;
        if scale == 0 {
            return Err(self.error(span, "a difference of pointers to objects without size"));
        }
        Ok(self.expr_node(ExprKind::PtrDiff { left, right, scale }, ptrdiff, span))
    }

    /// Brings two operands of a comparison, at least one of which is a pointer, to one type.
    pub(super) fn pointer_comparison(
        &mut self,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Checked<(ExprId, ExprId)> {
        let ty = self.common_pointer(left, right, span)?;
        let (left_span, right_span) = (self.nodes[left].span, self.nodes[right].span);
        Ok((self.cast_value(left, ty, left_span), self.cast_value(right, ty, right_span)))
    }

    /// The pointer type that two operands, at least one of them a pointer, are brought to.
    pub(super) fn common_pointer(&mut self, left: ExprId, right: ExprId, span: Span) -> Checked<TypeId> {
        let (a, b) = (self.ty(left), self.ty(right));
        match (self.types.pointee(a), self.types.pointee(b)) {
            (Some(x), Some(y)) => {
                let quals = x.quals | y.quals;
                if self.is_null(left) {
                    return Ok(b);
                }
                if self.is_null(right) {
                    return Ok(a);
                }
                let to = if self.types.compatible(x.ty, y.ty) {
                    self.types.composite(x.ty, y.ty)
                } else {
                    if x.ty != TypeId::VOID && y.ty != TypeId::VOID {
                        let message =
                            format!("'{}' and '{}' are different pointer types", self.show(a), self.show(b));
                        self.warn(Code::PointerConversion, span, message);
                    }
                    TypeId::VOID
                };
                Ok(self.types.pointer(QualType { ty: to, quals }))
            }
            (Some(_), None) if self.types.is_integer(b) => {
                self.warn_integer(right, span);
                Ok(a)
            }
            (None, Some(_)) if self.types.is_integer(a) => {
                self.warn_integer(left, span);
                Ok(b)
            }
            _ => {
                let message =
                    format!("the operands have the types '{}' and '{}'", self.show(a), self.show(b));
                Err(self.error(span, message))
            }
        }
    }

    fn warn_integer(&mut self, value: ExprId, span: Span) {
        if !self.is_null(value) {
            self.warn(Code::PointerConversion, span, "a pointer and an integer are mixed without a cast");
        }
    }
}
