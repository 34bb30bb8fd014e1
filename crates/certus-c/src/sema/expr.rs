//! Expressions: the dispatcher, and the small kinds.

use super::scope::Entity;
use super::{Checked, Failed, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{
    self, CastKind, Expr, ExprId, ExprKind, FunctionId, LocalKind, LogicalOp, Place, PlaceId, PlaceKind,
    Stmt, StmtId, consteval,
};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{IntShape, QualType, TypeId, TypeKind};

/// What an expression is before it is used.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    /// An lvalue.
    Place(PlaceId),
    /// The name of a function.
    Function(FunctionId),
    /// A value.
    Value(ExprId),
}

/// An integer constant.
#[derive(Clone, Copy, Debug)]
pub(super) struct ConstInt {
    pub(super) bits: u128,
    pub(super) shape: IntShape,
}

impl ConstInt {
    pub(super) fn value(self) -> i128 {
        self.shape.value(self.bits)
    }
}

impl<'a> Sema<'a> {
    pub(super) fn expr_node(&mut self, kind: ExprKind, ty: TypeId, span: Span) -> ExprId {
        self.nodes.add_expr(Expr { kind, ty, span })
    }

    pub(super) fn place_node(&mut self, kind: PlaceKind, ty: QualType, span: Span) -> PlaceId {
        self.nodes.add_place(Place { kind, ty, span })
    }

    pub(super) fn stmt_node(&mut self, kind: hir::StmtKind, span: Span) -> StmtId {
        self.nodes.add_stmt(Stmt { kind, span })
    }

    /// An integer constant of type `ty`.
    pub(super) fn int(&mut self, value: i128, ty: TypeId, span: Span) -> ExprId {
        let shape = self.types.int_shape(ty).unwrap_or(IntShape { width: 128, signed: true });
        self.expr_node(ExprKind::Int(shape.wrap(value as u128)), ty, span)
    }

    /// Analyses an expression as far as possible without using it.
    pub(super) fn operand(&mut self, id: ast::ExprId) -> Checked<Operand> {
        let span = self.ast.expr(id).span;
        self.nested(span, |sema| sema.operand_inner(id, span))
    }

    fn operand_inner(&mut self, id: ast::ExprId, span: Span) -> Checked<Operand> {
        use ast::ExprKind as E;
        let value = match &self.ast.expr(id).kind {
            E::Ident(symbol) => return self.identifier(*symbol, span),
            E::Int(literal) => self.int_literal(literal, span),
            E::Float { bits, format } => self.float_literal(**bits, *format, span),
            E::Char { value, encoding, units } => self.char_literal(*value, *encoding, *units, span),
            E::Str(literal) => return Ok(Operand::Place(self.string_place(literal, span))),
            E::Unary(op, operand) => return self.unary(*op, *operand, span),
            E::Step { operand, increment, postfix } => self.step(*operand, *increment, *postfix, span)?,
            E::Binary(op, left, right) => self.binary(*op, *left, *right, span)?,
            E::Logical { or, left, right } => {
                let left = self.scalar(*left)?;
                let right = self.scalar(*right)?;
                let op = if *or { LogicalOp::Or } else { LogicalOp::And };
                self.expr_node(ExprKind::Logical { op, left, right }, TypeId::INT, span)
            }
            E::Assign { op: None, target, value } => self.assign(*target, *value, span)?,
            E::Assign { op: Some(op), target, value } => self.compound_assign(*op, *target, *value, span)?,
            E::Conditional { condition, then, otherwise } => {
                self.conditional(*condition, *then, *otherwise, span)?
            }
            E::Comma(left, right) => {
                let left = self.effect(*left)?;
                let right = self.rvalue(*right)?;
                let ty = self.nodes[right].ty;
                self.expr_node(ExprKind::Comma(left, right), ty, span)
            }
            E::Cast(name, operand) => self.cast_expr(name, *operand, span)?,
            E::CompoundLiteral(name, list) => {
                let ty = self.type_name(name)?;
                return self.compound_literal(ty, list, span);
            }
            E::Member { base, arrow, field } => return self.member(*base, *arrow, *field, span),
            E::Index(base, index) => return Ok(Operand::Place(self.index(*base, *index, span)?)),
            E::Call { callee, args } => self.call(*callee, args, span)?,
            E::SizeofExpr(operand) => self.sizeof_expr(*operand, span)?,
            E::SizeofType(name) => self.sizeof_type(name, span)?,
            E::AlignofExpr(operand) => self.alignof_expr(*operand, span)?,
            E::AlignofType { name, standard } => self.alignof_type(name, *standard, span)?,
            E::StmtExpr(block) => self.statement_expr(*block, span)?,
            E::Generic(generic) => return self.generic(generic, span),
            E::VaArg(list, name) => self.va_arg(*list, name, span)?,
            E::Offsetof(name, path) => self.offsetof(name, path, span)?,
            E::TypesCompatible(pair) => {
                let left = self.type_name(&pair.0)?;
                let right = self.type_name(&pair.1)?;
                // Qualifiers at the top do not matter here.
                let same = self.types.compatible(left.ty, right.ty);
                self.int(same.into(), TypeId::INT, span)
            }
            E::Choose { condition, then, otherwise } => {
                let chosen = self.constant(*condition, "the condition of '__builtin_choose_expr'")?.bits != 0;
                return self.operand(if chosen { *then } else { *otherwise });
            }
            E::LabelAddr(name) => self.label_address(*name, span)?,
        };
        Ok(Operand::Value(value))
    }

    fn identifier(&mut self, symbol: Symbol, span: Span) -> Checked<Operand> {
        let Some(binding) = self.scopes.lookup(symbol) else {
            if let Some(place) = self.function_name(symbol, span) {
                return Ok(Operand::Place(place));
            }
            if let Some(function) = self.builtin_function(symbol, span) {
                return Ok(Operand::Function(function));
            }
            let message = format!("'{}' is not declared", self.text(symbol));
            return Err(self.error(span, message));
        };
        if self.refused.contains(&symbol) && matches!(binding.entity, Entity::Function(_)) {
            let message = format!("'{}' uses what is not supported", self.text(symbol));
            return Err(self.refuse(span, message));
        }
        self.note_mention(symbol, span);
        Ok(match binding.entity {
            Entity::Local(local) => {
                let ty = self.function.as_deref().map(|function| function.locals[local.0 as usize].ty);
                let Some(ty) = ty else {
                    return Err(self.error(span, "a local variable outside its function"));
                };
                Operand::Place(self.place_node(PlaceKind::Local(local), ty, span))
            }
            // Only its type is ever looked at.
            Entity::Prototype(ty) => {
                Operand::Place(self.place_node(PlaceKind::Local(hir::LocalId(u32::MAX)), ty, span))
            }
            Entity::Global(global) => {
                let ty = self.globals[global.0 as usize].ty;
                Operand::Place(self.place_node(PlaceKind::Global(global), ty, span))
            }
            Entity::Function(function) => Operand::Function(function),
            Entity::Constant { bits, ty } => Operand::Value(self.expr_node(ExprKind::Int(bits), ty, span)),
            Entity::Typedef { .. } => {
                let message = format!("'{}' is a type, not a value", self.text(symbol));
                return Err(self.error(span, message));
            }
            Entity::Poisoned => return Err(Failed),
        })
    }

    /// The type of an expression that is not evaluated.
    pub(super) fn type_of(&mut self, id: ast::ExprId) -> Checked<QualType> {
        let pending = self.effects.len();
        let operand = self.operand(id)?;
        self.effects.truncate(pending);
        Ok(self.operand_type(operand))
    }

    pub(super) fn operand_type(&self, operand: Operand) -> QualType {
        match operand {
            Operand::Place(place) => self.nodes[place].ty,
            Operand::Function(function) => self.functions[function.0 as usize].ty.into(),
            Operand::Value(value) => self.nodes[value].ty.into(),
        }
    }

    /// The value of an expression: lvalues are read, arrays and functions become pointers.
    pub(super) fn rvalue(&mut self, id: ast::ExprId) -> Checked<ExprId> {
        let operand = self.operand(id)?;
        let span = self.ast.expr(id).span;
        self.value_of(operand, span)
    }

    pub(super) fn value_of(&mut self, operand: Operand, span: Span) -> Checked<ExprId> {
        let place = match operand {
            Operand::Value(value) => return Ok(value),
            Operand::Function(function) => {
                let ty = self.types.pointer(self.functions[function.0 as usize].ty);
                return Ok(self.expr_node(ExprKind::FunctionAddr(function), ty, span));
            }
            Operand::Place(place) => place,
        };
        let ty = self.nodes[place].ty;
        match self.types.kind(ty.ty) {
            TypeKind::Array { elem, .. } => {
                let pointer = self.types.pointer(elem);
                Ok(self.expr_node(ExprKind::AddrOf(place), pointer, span))
            }
            TypeKind::Function(_) => self.address_of_place(place, span),
            // `*p` with `void *p`: only as a statement.
            TypeKind::Void => match self.nodes[place].kind {
                PlaceKind::Deref(pointer) => {
                    Ok(self.expr_node(ExprKind::Cast(CastKind::ToVoid, pointer), TypeId::VOID, span))
                }
                _ => Err(self.error(span, "a 'void' variable has no value")),
            },
            _ if !self.types.is_complete(ty.ty) => {
                let message = format!("a value of the incomplete type '{}' is used", self.show(ty));
                Err(self.error(span, message))
            }
            // Reading a whole temporary is the value itself.
            _ => match self.nodes[place].kind {
                PlaceKind::Temporary(value) => Ok(value),
                _ => {
                    let loaded = self.loaded_type(place);
                    Ok(self.expr_node(ExprKind::Load(place), loaded, span))
                }
            },
        }
    }

    /// Type of the value in a place. A bit-field wider than `int`, but narrower than its type, has a type of
    /// its own width in gcc.
    fn loaded_type(&mut self, place: PlaceId) -> TypeId {
        let ty = self.nodes[place].ty.ty;
        match (self.bit_width_of(place), self.types.int_shape(ty)) {
            (Some(width), Some(shape)) if width > 32 && width < shape.width => {
                self.types.intern(TypeKind::BitInt { width, signed: shape.signed })
            }
            _ => ty,
        }
    }

    /// Width of the bit-field that a place is.
    pub(super) fn bit_width_of(&self, place: PlaceId) -> Option<u32> {
        match self.nodes[place].kind {
            PlaceKind::Field { record, field, .. } => {
                self.types[record].fields[field as usize].bits.map(|bits| bits.width)
            }
            _ => None,
        }
    }

    /// The value of an expression, which must be a scalar.
    pub(super) fn scalar(&mut self, id: ast::ExprId) -> Checked<ExprId> {
        let value = self.rvalue(id)?;
        let ty = self.nodes[value].ty;
        if !self.types.is_scalar(ty) {
            let message = format!("expected a number or a pointer, found '{}'", self.show(ty));
            return Err(self.error(self.nodes[value].span, message));
        }
        Ok(value)
    }

    /// An expression evaluated for its effects only.
    pub(super) fn effect(&mut self, id: ast::ExprId) -> Checked<ExprId> {
        let operand = self.operand(id)?;
        let span = self.ast.expr(id).span;
        // An incomplete or array lvalue may stand alone.
        self.value_of(operand, span)
    }

    /// The value of an integer constant expression.
    pub(super) fn constant(&mut self, id: ast::ExprId, what: &str) -> Checked<ConstInt> {
        let pending = self.effects.len();
        let value = self.rvalue(id)?;
        self.effects.truncate(pending);
        self.constant_value(value, what)
    }

    pub(super) fn constant_value(&mut self, value: ExprId, what: &str) -> Checked<ConstInt> {
        let Expr { ty, span, .. } = self.nodes[value];
        let Some(shape) = self.types.int_shape(ty) else {
            let message = format!("{what} must be an integer, not '{}'", self.show(ty));
            return Err(self.error(span, message));
        };
        match consteval::eval_int(&self.nodes, &self.types, value) {
            Some(bits) => Ok(ConstInt { bits, shape }),
            None => Err(self.error(span, format!("{what} must be a constant"))),
        }
    }

    fn conditional(
        &mut self,
        condition: ast::ExprId,
        then: Option<ast::ExprId>,
        otherwise: ast::ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        let condition_value = self.scalar(condition)?;
        let Some(then) = then else {
            return self.conditional_without_middle(condition_value, otherwise, span);
        };
        let then = self.rvalue(then)?;
        let otherwise = self.rvalue(otherwise)?;
        let (then, otherwise, ty) = self.unify(then, otherwise, span)?;
        Ok(self.expr_node(ExprKind::Conditional { condition: condition_value, then, otherwise }, ty, span))
    }

    /// `a ?: b`: the value of `a` is kept in a temporary.
    fn conditional_without_middle(
        &mut self,
        value: ExprId,
        otherwise: ast::ExprId,
        span: Span,
    ) -> Checked<ExprId> {
        let ty = self.nodes[value].ty;
        let otherwise = self.rvalue(otherwise)?;
        if self.function.is_none() {
            // A constant has no effects to repeat.
            let (then, otherwise, ty) = self.unify(value, otherwise, span)?;
            return Ok(self.expr_node(ExprKind::Conditional { condition: value, then, otherwise }, ty, span));
        }
        let value_span = self.nodes[value].span;
        let local = self.new_local(None, ty.into(), LocalKind::Temporary, value_span);
        let mut load = || {
            let place = self.place_node(PlaceKind::Local(local), ty.into(), value_span);
            (place, self.expr_node(ExprKind::Load(place), ty, value_span))
        };
        let (target, _) = load();
        let (_, condition) = load();
        let (_, then) = load();
        let assign = self.expr_node(ExprKind::Assign { place: target, value }, ty, value_span);
        // A null pointer constant stays one, although its value passed through the temporary.
        let (then, otherwise, ty) = self.unify(then, otherwise, span)?;
        let choice = self.expr_node(ExprKind::Conditional { condition, then, otherwise }, ty, span);
        Ok(self.expr_node(ExprKind::Comma(assign, choice), ty, span))
    }

    /// Brings the branches of a conditional to one type.
    fn unify(&mut self, then: ExprId, otherwise: ExprId, span: Span) -> Checked<(ExprId, ExprId, TypeId)> {
        let (a, b) = (self.nodes[then].ty, self.nodes[otherwise].ty);
        if self.types.is_arithmetic(a) && self.types.is_arithmetic(b) {
            return self.usual(then, otherwise, span);
        }
        if a == TypeId::VOID || b == TypeId::VOID {
            let then = self.voided(then);
            let otherwise = self.voided(otherwise);
            return Ok((then, otherwise, TypeId::VOID));
        }
        if a == b {
            return Ok((then, otherwise, a));
        }
        if self.types.is_pointer(a) || self.types.is_pointer(b) {
            let ty = self.common_pointer(then, otherwise, span)?;
            let then = self.cast_value(then, ty, span);
            let otherwise = self.cast_value(otherwise, ty, span);
            return Ok((then, otherwise, ty));
        }
        let message = format!("the branches have the types '{}' and '{}'", self.show(a), self.show(b));
        Err(self.error(span, message))
    }

    pub(super) fn voided(&mut self, value: ExprId) -> ExprId {
        if self.nodes[value].ty == TypeId::VOID {
            return value;
        }
        let span = self.nodes[value].span;
        self.expr_node(ExprKind::Cast(CastKind::ToVoid, value), TypeId::VOID, span)
    }

    pub(super) fn compound_literal(
        &mut self,
        ty: QualType,
        list: &'a ast::InitList,
        span: Span,
    ) -> Checked<Operand> {
        if self.types.is_variable(ty.ty) || ty.ty == TypeId::VOID || self.types.is_function(ty.ty) {
            let message = format!("a compound literal cannot have type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        let is_static = self.function.is_none();
        let done = self.initializer_list(ty, list, is_static)?;
        let ty = QualType { ty: done.ty, quals: ty.quals };
        if !self.types.is_complete(ty.ty) {
            let message = format!("a compound literal has the incomplete type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        if is_static {
            let global = self.new_global(None, ty, hir::GlobalKind::CompoundLiteral, span);
            self.globals[global.0 as usize].init = Some(done.init);
            return Ok(Operand::Place(self.place_node(PlaceKind::Global(global), ty, span)));
        }
        let local = self.new_local(None, ty, LocalKind::CompoundLiteral, span);
        let kind = PlaceKind::CompoundLiteral { local, init: done.init };
        Ok(Operand::Place(self.place_node(kind, ty, span)))
    }

    fn statement_expr(&mut self, block: ast::StmtId, span: Span) -> Checked<ExprId> {
        if self.function.is_none() {
            return Err(self.error(span, "a statement expression needs a function around it"));
        }
        let pending = std::mem::take(&mut self.effects);
        let result = self.value_block(block);
        self.effects = pending;
        let (body, value) = result?;
        let ty = value.map_or(TypeId::VOID, |value| self.nodes[value].ty);
        Ok(self.expr_node(ExprKind::StmtExpr { body, value }, ty, span))
    }

    /// `_Generic`: only the chosen arm is analysed.
    fn generic(&mut self, generic: &'a ast::Generic, span: Span) -> Checked<Operand> {
        let pending = self.effects.len();
        let control = self.rvalue(generic.control)?;
        self.effects.truncate(pending);
        let control = self.nodes[control].ty;
        let mut chosen = None;
        let mut default = None;
        for (name, arm) in &generic.arms {
            let slot = match name {
                None => &mut default,
                Some(name) => {
                    let ty = self.type_name(name)?;
                    if !ty.quals.is_none() || !self.types.compatible(ty.ty, control) {
                        continue;
                    }
                    &mut chosen
                }
            };
            if slot.replace(*arm).is_some() {
                return Err(self.error(span, "two arms of '_Generic' fit"));
            }
        }
        match chosen.or(default) {
            Some(arm) => self.operand(arm),
            None => {
                let message = format!("no arm of '_Generic' fits the type '{}'", self.show(control));
                Err(self.error(span, message))
            }
        }
    }

    /// Reports a constant that was cut.
    pub(super) fn warn_range(&mut self, span: Span, message: &str) {
        self.warn(Code::ConstantRange, span, message);
    }
}
