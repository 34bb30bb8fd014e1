//! Access to members, and `offsetof`.

use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast::{self, Designator};
use crate::hir::{BinaryOp, ExprId, ExprKind, PlaceId, PlaceKind};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{RecordId, TypeKind};

impl<'a> Sema<'a> {
    pub(super) fn member(
        &mut self,
        base: ast::ExprId,
        arrow: bool,
        field: ast::Name,
        span: Span,
    ) -> Checked<Operand> {
        let base_span = self.ast.expr(base).span;
        let place = if arrow {
            let pointer = self.rvalue(base)?;
            if !self.types.is_pointer(self.ty(pointer)) {
                let ty = self.show(self.ty(pointer));
                let message = format!("'->' needs a pointer, not '{ty}'");
                let help = if self.types.is_record(self.ty(pointer)) { "use '.'" } else { "" };
                if help.is_empty() {
                    return Err(self.error(base_span, message));
                }
                return Err(self.error_with(base_span, message, help));
            }
            self.deref(pointer, span)?
        } else {
            match self.operand(base)? {
                Operand::Place(place) => place,
                operand => {
                    let value = self.value_of(operand, base_span)?;
                    let ty = self.ty(value);
                    self.place_node(PlaceKind::Temporary(value), ty.into(), base_span)
                }
            }
        };
        let ty = self.nodes[place].ty;
        let Some(record) = self.types.as_record(ty.ty) else {
            let message = format!("'{}' has no members", self.show(ty));
            let pointer = !arrow && self.types.pointee(ty.ty).is_some_and(|to| self.types.is_record(to.ty));
            if pointer {
                return Err(self.error_with(base_span, message, "it is a pointer: use '->'"));
            }
            return Err(self.error(base_span, message));
        };
        self.field_place(place, record, field, span).map(Operand::Place)
    }

    fn field_place(
        &mut self,
        base: PlaceId,
        record: RecordId,
        field: ast::Name,
        span: Span,
    ) -> Checked<PlaceId> {
        let path = self.field_path(record, field)?;
        let mut place = base;
        for (record, index) in path {
            let quals = self.nodes[place].ty.quals;
            let declared = self.types[record].fields[index as usize].ty;
            let ty = self.qualify(declared, quals);
            place = self.place_node(PlaceKind::Field { base: place, record, field: index }, ty, span);
        }
        Ok(place)
    }

    /// The way to a member, through anonymous members; the member itself is last.
    pub(super) fn field_path(&mut self, record: RecordId, field: ast::Name) -> Checked<Vec<(RecordId, u32)>> {
        if !self.types[record].complete {
            let ty = self.types.intern(TypeKind::Record(record));
            let message = format!("'{}' is incomplete", self.show(ty));
            return Err(self.error(field.span, message));
        }
        let mut path = Vec::new();
        if self.find_field(record, field.symbol, &mut path) {
            return Ok(path);
        }
        let ty = self.types.intern(TypeKind::Record(record));
        let message = format!("'{}' has no member '{}'", self.show(ty), self.text(field.symbol));
        Err(self.error(field.span, message))
    }

    fn find_field(&self, record: RecordId, name: Symbol, path: &mut Vec<(RecordId, u32)>) -> bool {
        let fields = &self.types[record].fields;
        if let Some(index) = fields.iter().position(|field| field.name == Some(name)) {
            path.push((record, index as u32));
            return true;
        }
        for (index, field) in fields.iter().enumerate() {
            if let (None, Some(inner)) = (field.name, self.types.as_record(field.ty.ty)) {
                path.push((record, index as u32));
                if self.find_field(inner, name, path) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }

    /// `offsetof(type, a.b[i])`: a constant plus, for indices known at run time, products.
    pub(super) fn offsetof(
        &mut self,
        name: &'a ast::TypeName,
        path: &'a [Designator],
        span: Span,
    ) -> Checked<ExprId> {
        let size_t = self.types.size_t();
        let mut ty = self.type_name(name)?.ty;
        let mut constant = 0u64;
        let mut variable: Option<ExprId> = None;
        for part in path {
            match part {
                Designator::Field(field) => {
                    let Some(record) = self.types.as_record(ty) else {
                        let message = format!("'{}' has no members", self.show(ty));
                        return Err(self.error(field.span, message));
                    };
                    for (record, index) in self.field_path(record, *field)? {
                        let member = &self.types[record].fields[index as usize];
                        if member.bits.is_some() {
                            return Err(self.error(field.span, "a bit-field has no offset"));
                        }
                        constant = constant.wrapping_add(member.offset);
                        ty = member.ty.ty;
                    }
                }
                Designator::Index(index) => {
                    let TypeKind::Array { elem, .. } = self.types.kind(ty) else {
                        let message = format!("a value of type '{}' cannot be indexed", self.show(ty));
                        return Err(self.error(span, message));
                    };
                    ty = elem.ty;
                    let size = self.types.size_of(ty).unwrap_or(0);
                    let index = self.rvalue(*index)?;
                    let value = crate::hir::consteval::eval_int(&self.nodes, &self.types, index);
                    match (value, self.types.int_shape(self.ty(index))) {
                        (Some(bits), Some(shape)) => {
                            constant = constant.wrapping_add((shape.value(bits) as u64).wrapping_mul(size));
                        }
                        (None, Some(_)) => {
                            let index = self.cast_value(index, size_t, span);
                            let size = self.int(size.into(), size_t, span);
                            let product =
                                self.expr_node(ExprKind::Binary(BinaryOp::Mul, index, size), size_t, span);
                            variable = Some(match variable {
                                None => product,
                                Some(sum) => self.expr_node(
                                    ExprKind::Binary(BinaryOp::Add, sum, product),
                                    size_t,
                                    span,
                                ),
                            });
                        }
                        _ => return Err(self.error(span, "an index must be an integer")),
                    }
                }
                Designator::Range(..) => return Err(self.error(span, "a range has no offset")),
            }
        }
        let constant = self.int(constant.into(), size_t, span);
        Ok(match variable {
            None => constant,
            Some(sum) => self.expr_node(ExprKind::Binary(BinaryOp::Add, constant, sum), size_t, span),
        })
    }
}
