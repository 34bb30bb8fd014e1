//! Conversions: promotions, the usual arithmetic conversions, assignment and casts.

use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::consteval::{self, Const};
use crate::hir::{CastKind, ExprId, ExprKind, Init, InitEntry, InitValue, LocalKind, PlaceKind};
use crate::span::Span;
use crate::types::{IntKind, QualType, TypeId, TypeKind};

impl<'a> Sema<'a> {
    pub(super) fn ty(&self, value: ExprId) -> TypeId {
        self.nodes[value].ty
    }

    /// The conversion from one scalar type to another; nothing if they are the same or none exists.
    fn cast_kind(&self, from: TypeId, to: TypeId) -> Option<CastKind> {
        let (int, float, pointer) =
            (|ty| self.types.is_integer(ty), |ty| self.types.is_float(ty), |ty| self.types.is_pointer(ty));
        if to == TypeId::VOID {
            return Some(CastKind::ToVoid);
        }
        if to == TypeId::BOOL && self.types.is_scalar(from) {
            return Some(CastKind::ToBool);
        }
        match () {
            () if int(from) && int(to) => Some(CastKind::IntToInt),
            () if int(from) && float(to) => Some(CastKind::IntToFloat),
            () if float(from) && int(to) => Some(CastKind::FloatToInt),
            () if float(from) && float(to) => Some(CastKind::FloatToFloat),
            () if pointer(from) && int(to) => Some(CastKind::PtrToInt),
            () if int(from) && pointer(to) => Some(CastKind::IntToPtr),
            () if pointer(from) && pointer(to) => Some(CastKind::PtrToPtr),
            () => None,
        }
    }

    /// Converts between types for which a conversion exists. Constants are converted right away.
    pub(super) fn cast_value(&mut self, value: ExprId, to: TypeId, span: Span) -> ExprId {
        let from = self.ty(value);
        if from == to {
            return value;
        }
        let Some(kind) = self.cast_kind(from, to) else { return value };
        let constant = match self.nodes[value].kind {
            ExprKind::Int(bits) => Some(Const::Int(bits)),
            ExprKind::Float(bits) if kind == CastKind::FloatToFloat => Some(Const::Float(bits)),
            _ => None,
        };
        let own_span = self.nodes[value].span;
        match constant.and_then(|constant| consteval::cast_const(&self.types, kind, constant, from, to)) {
            Some(Const::Int(bits)) => self.expr_node(ExprKind::Int(bits), to, own_span),
            Some(Const::Float(bits)) => self.expr_node(ExprKind::Float(bits), to, own_span),
            _ => self.expr_node(ExprKind::Cast(kind, value), to, span),
        }
    }

    /// Number of bits of a value that is that of a bit-field.
    fn value_bits(&self, value: ExprId) -> Option<u32> {
        // In gcc the value of a comma expression keeps the width of a bit-field.
        let mut last = value;
        while let ExprKind::Comma(_, right) = self.nodes[last].kind {
            last = right;
        }
        match self.nodes[last].kind {
            ExprKind::Load(place) | ExprKind::Assign { place, .. } | ExprKind::Update { place, .. } => {
                self.bit_width_of(place)
            }
            _ => None,
        }
    }

    /// The type that a value has after the integer promotions.
    pub(super) fn promoted_type(&mut self, value: ExprId) -> TypeId {
        let ty = self.ty(value);
        // A bit-field is as wide as its bits, whatever its type.
        if let (Some(width), Some(shape)) = (self.value_bits(value), self.types.int_shape(ty)) {
            if width < 32 || (width == 32 && shape.signed) {
                return TypeId::INT;
            }
            if width == 32 {
                return TypeId::UINT;
            }
            if width < shape.width {
                return self.types.intern(TypeKind::BitInt { width, signed: shape.signed });
            }
        }
        self.promoted(ty)
    }

    pub(super) fn promoted(&mut self, ty: TypeId) -> TypeId {
        match self.types.kind(ty) {
            TypeKind::Bool => TypeId::INT,
            TypeKind::Int(kind) if kind.rank() < IntKind::Int.rank() => TypeId::INT,
            TypeKind::Enum(id) => match self.types[id].repr {
                Some(repr) if repr.rank() >= IntKind::Int.rank() => self.types.intern(TypeKind::Int(repr)),
                _ => TypeId::INT,
            },
            _ => ty,
        }
    }

    pub(super) fn promote(&mut self, value: ExprId) -> ExprId {
        let ty = self.promoted_type(value);
        let span = self.nodes[value].span;
        self.cast_value(value, ty, span)
    }

    /// Promotions of an argument without a parameter type.
    pub(super) fn default_promote(&mut self, value: ExprId) -> ExprId {
        if self.ty(value) == TypeId::FLOAT {
            let span = self.nodes[value].span;
            return self.cast_value(value, TypeId::DOUBLE, span);
        }
        if self.types.is_integer(self.ty(value)) { self.promote(value) } else { value }
    }

    /// The usual arithmetic conversions.
    pub(super) fn usual(
        &mut self,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Checked<(ExprId, ExprId, TypeId)> {
        let ty = self.common_arithmetic(left, right, span)?;
        let left_span = self.nodes[left].span;
        let right_span = self.nodes[right].span;
        Ok((self.cast_value(left, ty, left_span), self.cast_value(right, ty, right_span), ty))
    }

    fn common_arithmetic(&mut self, left: ExprId, right: ExprId, span: Span) -> Checked<TypeId> {
        let (a, b) = (self.ty(left), self.ty(right));
        match (self.types.kind(a), self.types.kind(b)) {
            // The kinds are ordered by precision, and by the rules of TS 18661-3 within one.
            (TypeKind::Float(x), TypeKind::Float(y)) => return Ok(if x >= y { a } else { b }),
            (TypeKind::Float(_), _) if self.types.is_integer(b) => return Ok(a),
            (_, TypeKind::Float(_)) if self.types.is_integer(a) => return Ok(b),
            _ => {}
        }
        if !self.types.is_integer(a) || !self.types.is_integer(b) {
            let message = format!("the operands have the types '{}' and '{}'", self.show(a), self.show(b));
            return Err(self.error(span, message));
        }
        let (a, b) = (self.promoted_type(left), self.promoted_type(right));
        Ok(self.common_integer(a, b))
    }

    /// The common type of two promoted integer types.
    pub(super) fn common_integer(&mut self, a: TypeId, b: TypeId) -> TypeId {
        if a == b {
            return a;
        }
        let (Some(x), Some(y)) = (self.types.int_shape(a), self.types.int_shape(b)) else { return a };
        // Types of one width differ in rank (`long` and `long long`).
        let rank = |ty: TypeId, width: u32| match self.types.kind(ty) {
            TypeKind::Int(kind) => (width, kind.rank()),
            _ => (width, 0),
        };
        let (rank_a, rank_b) = (rank(a, x.width), rank(b, y.width));
        if x.signed == y.signed {
            return if rank_a >= rank_b { a } else { b };
        }
        let (unsigned, rank_u, signed, rank_s) =
            if x.signed { (b, rank_b, a, rank_a) } else { (a, rank_a, b, rank_b) };
        if rank_u >= rank_s {
            unsigned
        } else if rank_s.0 > rank_u.0 {
            signed
        } else {
            self.unsigned_of(signed)
        }
    }

    fn unsigned_of(&mut self, ty: TypeId) -> TypeId {
        match self.types.kind(ty) {
            TypeKind::Int(kind) => self.types.intern(TypeKind::Int(kind.to_unsigned())),
            TypeKind::BitInt { width, .. } => self.types.intern(TypeKind::BitInt { width, signed: false }),
            _ => ty,
        }
    }

    /// Whether a value is a null pointer constant.
    pub(super) fn is_null(&self, value: ExprId) -> bool {
        let ty = self.ty(value);
        match self.nodes[value].kind {
            ExprKind::Int(bits) => bits == 0 && (ty == TypeId::VOID_PTR || self.types.is_integer(ty)),
            ExprKind::Load(_) | ExprKind::Call { .. } => false,
            _ => {
                (ty == TypeId::VOID_PTR || self.types.is_integer(ty))
                    && consteval::eval(&self.nodes, &self.types, value) == Some(Const::Int(0))
            }
        }
    }

    /// Converts as if by assignment to an object of type `to`. `what` names the target in messages.
    pub(super) fn assign_convert(&mut self, value: ExprId, to: TypeId, what: &str) -> Checked<ExprId> {
        let from = self.ty(value);
        let span = self.nodes[value].span;
        if from == to {
            return Ok(value);
        }
        let (kind_to, kind_from) = (self.types.kind(to), self.types.kind(from));
        let arithmetic = self.types.is_arithmetic(to);
        match (kind_to, kind_from) {
            _ if arithmetic && self.types.is_arithmetic(from) => {}
            (TypeKind::Bool, TypeKind::Pointer(_)) => {}
            (TypeKind::Pointer(a), TypeKind::Pointer(b)) => {
                let void = a.ty == TypeId::VOID || b.ty == TypeId::VOID;
                if !void && !self.similar(a.ty, b.ty) && !self.is_null(value) {
                    let message = format!("{what} of type '{}' gets a '{}'", self.show(to), self.show(from));
                    self.warn(Code::PointerConversion, span, message);
                }
            }
            (TypeKind::Pointer(_), _) if self.types.is_integer(from) => {
                if !self.is_null(value) {
                    let message =
                        format!("{what} of type '{}' gets an integer without a cast", self.show(to));
                    self.warn(Code::PointerConversion, span, message);
                }
            }
            (_, TypeKind::Pointer(_)) if self.types.is_integer(to) => {
                let message = format!("{what} of type '{}' gets a pointer without a cast", self.show(to));
                self.warn(Code::PointerConversion, span, message);
            }
            (TypeKind::Record(a), TypeKind::Record(b)) if a == b => {}
            _ => {
                let message = format!(
                    "{what} of type '{}' cannot get a value of type '{}'",
                    self.show(to),
                    self.show(from)
                );
                return Err(self.error(span, message));
            }
        }
        Ok(self.cast_value(value, to, span))
    }

    /// Compatible, or different only in sign: what gcc lets pass for pointers without a word.
    fn similar(&self, a: TypeId, b: TypeId) -> bool {
        let sign_only = match (self.types.kind(a), self.types.kind(b)) {
            (TypeKind::Int(x), TypeKind::Int(y)) => x.to_unsigned() == y.to_unsigned(),
            _ => false,
        };
        sign_only || self.types.compatible(a, b)
    }

    /// `(type) operand`.
    pub(super) fn cast_expr(
        &mut self,
        name: &'a ast::TypeName,
        operand: ast::ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        let pending = self.effects.len();
        let to = self.type_name(name)?;
        let effects = self.effects.split_off(pending);
        let value = self.rvalue(operand)?;
        let mut result = self.explicit_cast(value, to, span)?;
        for effect in effects.into_iter().rev() {
            let ty = self.ty(result);
            result = self.expr_node(ExprKind::Comma(effect, result), ty, span);
        }
        Ok(result)
    }

    fn explicit_cast(&mut self, value: ExprId, to: QualType, span: Span) -> Checked<ExprId> {
        let from = self.ty(value);
        if to.ty == from {
            return Ok(self.without_bit_width(value));
        }
        if let Some(kind) = self.cast_kind(from, to.ty) {
            if to.ty == TypeId::VOID {
                return Ok(self.expr_node(ExprKind::Cast(kind, value), TypeId::VOID, span));
            }
            return Ok(self.cast_value(value, to.ty, span));
        }
        if let Some(union) = self.union_cast(value, to, span) {
            return Ok(union);
        }
        let message = format!("a '{}' cannot be cast to '{}'", self.show(from), self.show(to));
        Err(self.error(span, message))
    }

    /// A bit-field that is cast to its own type is no longer as narrow as its bits.
    fn without_bit_width(&mut self, value: ExprId) -> ExprId {
        if self.value_bits(value).is_none() {
            return value;
        }
        let (ty, span) = (self.ty(value), self.nodes[value].span);
        let kind = if ty == TypeId::BOOL { CastKind::ToBool } else { CastKind::IntToInt };
        self.expr_node(ExprKind::Cast(kind, value), ty, span)
    }

    /// GNU: a cast to a union that has a member of the operand's type.
    fn union_cast(&mut self, value: ExprId, to: QualType, span: Span) -> Option<ExprId> {
        let record = self.types.as_record(to.ty)?;
        let from = self.ty(value);
        let is_union = self.types[record].is_union;
        let field =
            self.types[record].fields.iter().find(|field| self.types.compatible(field.ty.ty, from))?;
        let (offset, bits, ty) = (field.offset, field.bits, field.ty.ty);
        is_union.then(|| self.union_value(value, to.ty, offset, bits, ty, span))
    }

    /// A union object whose member at `offset` is `value`, read as a whole.
    pub(super) fn union_value(
        &mut self,
        value: ExprId,
        union: TypeId,
        offset: u64,
        bits: Option<crate::types::BitRange>,
        member: TypeId,
        span: Span,
    ) -> ExprId {
        let entry = InitEntry { offset, bits, ty: member, value: InitValue::Expr(value), span };
        let init = self.nodes.add_init(Init { zero_fill: true, entries: vec![entry] });
        let local = self.new_local(None, union.into(), LocalKind::CompoundLiteral, span);
        let place = self.place_node(PlaceKind::CompoundLiteral { local, init }, union.into(), span);
        self.expr_node(ExprKind::Load(place), union, span)
    }
}
