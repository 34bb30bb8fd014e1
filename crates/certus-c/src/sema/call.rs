//! Calls.

use super::expr::Operand;
use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{Callee, ExprId, ExprKind, PlaceKind};
use crate::span::Span;
use crate::types::{FnType, TypeId, TypeKind};

impl<'a> Sema<'a> {
    pub(super) fn call(
        &mut self,
        callee: ast::ExprId,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Checked<ExprId> {
        let callee_span = self.ast.expr(callee).span;
        let operand = match &self.ast.expr(callee).kind {
            ast::ExprKind::Ident(symbol) if self.scopes.lookup(*symbol).is_none() => {
                if let Some(result) = self.builtin_call(*symbol, args, span) {
                    return result;
                }
                match self.builtin_function(*symbol, callee_span) {
                    Some(function) => Operand::Function(function),
                    None => self.undeclared(*symbol, callee_span)?,
                }
            }
            _ => self.operand(callee)?,
        };
        let (callee, ty) = match operand {
            Operand::Function(function) => (Callee::Direct(function), self.functions[function.0 as usize].ty),
            operand => {
                let pointer = self.value_of(operand, callee_span)?;
                match self.types.pointee(self.ty(pointer)) {
                    Some(to) if self.types.is_function(to.ty) => (Callee::Pointer(pointer), to.ty),
                    _ => {
                        let message =
                            format!("a value of type '{}' cannot be called", self.show(self.ty(pointer)));
                        return Err(self.error(callee_span, message));
                    }
                }
            }
        };
        let Some(function) = self.types.as_function(ty).cloned() else {
            return Err(self.error(callee_span, "this is not a function"));
        };
        if function.ret != TypeId::VOID && !self.types.is_complete(function.ret) {
            let message = format!("the call returns the incomplete type '{}'", self.show(function.ret));
            return Err(self.error(span, message));
        }
        let args = self.arguments(&function, args, span)?;
        Ok(self.expr_node(ExprKind::Call { callee, args }, function.ret, span))
    }

    /// A function that is not declared anywhere: `int f()`.
    fn undeclared(&mut self, symbol: crate::symbol::Symbol, span: Span) -> Checked<Operand> {
        let name = self.text(symbol);
        if name.starts_with("__builtin_") || name.starts_with("__sync_") || name.starts_with("__atomic_") {
            let message = format!("the compiler function '{name}' is not supported");
            return Err(self.refuse(span, message));
        }
        if name.starts_with("__CPROVER_") && !crate::lower::library::is_native(name) {
            let message = format!("what '{name}' means is not known");
            return Err(self.refuse(span, message));
        }
        let input = name.strip_prefix("__VERIFIER_nondet_").or_else(|| name.strip_prefix("nondet_"));
        if input.is_some_and(|ty| ty != "int") {
            let message = format!("'{name}' is not declared, so it would give an 'int'");
            return Err(self.error_with(span, message, "declare it with the type that it gives"));
        }
        let message = format!("the function '{name}' is not declared; it is taken as 'int {name}()'");
        self.warn(Code::ImplicitFunction, span, message);
        self.note_implicit(symbol, span, false);
        let ty = FnType { ret: TypeId::INT, params: Vec::new(), variadic: false, prototype: false };
        let ty = self.types.function(ty);
        Ok(Operand::Function(self.implicit_function(symbol, ty, span, false)))
    }

    pub(super) fn arguments(
        &mut self,
        function: &FnType,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Checked<Box<[ExprId]>> {
        if function.prototype {
            let (want, have) = (function.params.len(), args.len());
            if have < want || (have > want && !function.variadic) {
                let plural = if want == 1 { "" } else { "s" };
                let least = if function.variadic { "at least " } else { "" };
                let message = format!(
                    "the call has {have} argument{}, but the function takes {least}{want} argument{plural}",
                    if have == 1 { "" } else { "s" }
                );
                return Err(self.error(span, message));
            }
        }
        let mut values = Vec::with_capacity(args.len());
        for (index, &arg) in args.iter().enumerate() {
            let value = self.rvalue(arg)?;
            if self.ty(value) == TypeId::VOID {
                return Err(self.error(self.nodes[value].span, "a 'void' value cannot be an argument"));
            }
            let converted = match function.params.get(index) {
                Some(&param) if function.prototype => self.argument(value, param)?,
                _ => self.default_promote(value),
            };
            values.push(converted);
        }
        Ok(values.into())
    }

    fn argument(&mut self, value: ExprId, param: TypeId) -> Checked<ExprId> {
        if let Some(converted) = self.transparent_argument(value, param) {
            return Ok(converted);
        }
        self.assign_convert(value, param, "a parameter")
    }

    /// An argument for a parameter that is a transparent union: any of its members will do.
    fn transparent_argument(&mut self, value: ExprId, param: TypeId) -> Option<ExprId> {
        let record = self.types.as_record(param).filter(|&record| self.types[record].transparent)?;
        let ty = self.ty(value);
        if ty == param {
            return None;
        }
        let null = self.is_null(value);
        let fits = |sema: &Self, member: TypeId| match (sema.types.kind(member), sema.types.kind(ty)) {
            (TypeKind::Pointer(a), TypeKind::Pointer(b)) => {
                null || sema.types.compatible(a.ty, b.ty) || a.ty == TypeId::VOID || b.ty == TypeId::VOID
            }
            (TypeKind::Pointer(_), _) => null,
            _ => sema.types.compatible(member, ty),
        };
        let exact = |sema: &Self, member: TypeId| sema.types.compatible(member, ty);
        let fields = &self.types[record].fields;
        let field = fields
            .iter()
            .find(|field| exact(self, field.ty.ty))
            .or_else(|| fields.iter().find(|field| fits(self, field.ty.ty)))?;
        let (member, offset) = (field.ty.ty, field.offset);
        let span = self.nodes[value].span;
        let value = self.cast_value(value, member, span);
        Some(self.union_value(value, param, offset, None, member, span))
    }

    /// A pointer to the `va_list` object that an expression designates. On x86-64 the list is an array, and a
    /// parameter of that type is a pointer already.
    pub(super) fn va_list_address(&mut self, list: ast::ExprId) -> Checked<ExprId> {
        let span = self.ast.expr(list).span;
        let operand = self.operand(list)?;
        if let Operand::Place(place) = operand {
            let ty = self.nodes[place].ty.ty;
            if self.types.is_array(ty) || ty == TypeId::CHAR_PTR {
                let pointer = self.types.pointer(self.nodes[place].ty);
                return Ok(self.expr_node(ExprKind::AddrOf(place), pointer, span));
            }
        }
        let pointer = self.value_of(operand, span)?;
        if self.types.is_pointer(self.ty(pointer)) {
            return Ok(pointer);
        }
        Err(self.error(span, "expected a variable of type 'va_list'"))
    }

    pub(super) fn va_arg(
        &mut self,
        list: ast::ExprId,
        name: &'a ast::TypeName,
        span: Span,
    ) -> Checked<ExprId> {
        let list = self.va_list_address(list)?;
        let ty = self.type_name(name)?.ty;
        if ty == TypeId::VOID
            || !self.types.is_complete(ty)
            || self.types.is_array(ty)
            || self.types.is_function(ty)
        {
            let message = format!("'va_arg' cannot give a value of type '{}'", self.show(ty));
            return Err(self.error(name.span, message));
        }
        let args = Box::new([list]);
        Ok(self.expr_node(ExprKind::Builtin(crate::hir::Builtin::VaArg, args), ty, span))
    }

    /// The place that a pointer expression points to, as an operand of an atomic operation.
    pub(super) fn pointed(&mut self, pointer: ExprId, span: Span) -> Checked<crate::hir::PlaceId> {
        let place = self.deref(pointer, span)?;
        debug_assert!(!matches!(self.nodes[place].kind, PlaceKind::Temporary(_)));
        let ty = self.nodes[place].ty;
        if !self.types.is_integer(ty.ty) && !self.types.is_pointer(ty.ty) {
            let message = format!("an atomic operation on a value of type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        Ok(place)
    }
}
