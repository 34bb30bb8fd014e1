//! Functions and objects with linkage or static storage.

use super::scope::{Entity, Linked};
use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{Function, FunctionId, Global, GlobalId, GlobalKind, Linkage};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{ArrayLen, QualType, TypeId, TypeKind};

/// What a declaration says about a function besides its type.
pub(super) struct Declares {
    pub(super) name: ast::Name,
    pub(super) is_static: bool,
    pub(super) noreturn: bool,
    pub(super) definition: bool,
}

impl<'a> Sema<'a> {
    /// Declares a function, or merges with its earlier declarations. The caller binds the name.
    pub(super) fn declare_function(&mut self, declares: &Declares, ty: TypeId) -> Checked<FunctionId> {
        let name = declares.name;
        match self.scopes.linked(name.symbol) {
            Some(Linked::Global(_)) => {
                let message = format!("'{}' is already declared as a variable", self.text(name.symbol));
                Err(self.error(name.span, message))
            }
            Some(Linked::Function(id)) => {
                self.merge_function(id, declares, ty)?;
                Ok(id)
            }
            None => {
                let id = self.new_function(name.symbol, ty, name.span);
                let function = &mut self.functions[id.0 as usize];
                function.is_static = declares.is_static;
                function.noreturn = declares.noreturn;
                self.scopes.link(name.symbol, Linked::Function(id));
                Ok(id)
            }
        }
    }

    pub(super) fn new_function(&mut self, name: Symbol, ty: TypeId, span: Span) -> FunctionId {
        self.functions.push(Function {
            name,
            ty,
            span,
            is_static: false,
            noreturn: false,
            is_builtin: false,
            is_implicit: false,
            linkage: Linkage::default(),
            body: None,
        });
        FunctionId(self.functions.len() as u32 - 1)
    }

    fn merge_function(&mut self, id: FunctionId, declares: &Declares, ty: TypeId) -> Checked<()> {
        let name = declares.name;
        let old = &self.functions[id.0 as usize];
        let (old_ty, old_span) = (old.ty, old.span);
        let guessed = old.is_implicit || old.is_builtin;
        if declares.definition && old.body.is_some() {
            let message = format!("'{}' is defined twice", self.text(name.symbol));
            let help = format!("it is defined at {}", self.place_text(old_span));
            return Err(self.error_with(name.span, message, help));
        }
        let merged = if self.types.compatible(old_ty, ty) {
            self.types.composite(old_ty, ty)
        } else if guessed || self.old_style_match(old_ty, ty) {
            // The compiler's own guess, or a K&R definition after a prototype with narrow parameters.
            if guessed {
                let message =
                    format!("the type of '{}' differs from that of its earlier use", self.text(name.symbol));
                self.warn(Code::ImplicitFunction, name.span, message);
            }
            ty
        } else {
            let message = format!("conflicting types for '{}': '{}'", self.text(name.symbol), self.show(ty));
            let help = format!("it is declared as '{}' at {}", self.show(old_ty), self.place_text(old_span));
            return Err(self.error_with(name.span, message, help));
        };
        self.check_parameter_count(id, declares, merged)?;
        let function = &mut self.functions[id.0 as usize];
        function.ty = merged;
        function.is_static |= declares.is_static;
        function.noreturn |= declares.noreturn;
        function.is_implicit = false;
        function.is_builtin = false;
        if declares.definition || guessed {
            function.span = name.span;
        }
        Ok(())
    }

    /// A definition without a prototype must have as many parameters as a prototype elsewhere says.
    fn check_parameter_count(&mut self, id: FunctionId, declares: &Declares, merged: TypeId) -> Checked<()> {
        let Some(expected) =
            self.types.as_function(merged).filter(|ty| ty.prototype).map(|ty| ty.params.len())
        else {
            return Ok(());
        };
        let defined = match &self.functions[id.0 as usize].body {
            Some(body) => Some(body.params.len()),
            None if declares.definition => self.function.as_deref().map(|function| function.params.len()),
            None => None,
        };
        match defined {
            Some(count) if count != expected => {
                let name = declares.name;
                let message = format!(
                    "'{}' has {count} parameters, but {expected} in its prototype",
                    self.text(name.symbol)
                );
                Err(self.error(name.span, message))
            }
            _ => Ok(()),
        }
    }

    /// One of the types has no prototype and the return types agree: gcc looks at the rest more closely, but
    /// calls mean the same.
    fn old_style_match(&self, a: TypeId, b: TypeId) -> bool {
        match (self.types.as_function(a), self.types.as_function(b)) {
            (Some(a), Some(b)) => self.types.compatible(a.ret, b.ret) && !(a.prototype && b.prototype),
            _ => false,
        }
    }

    /// Declares an object with linkage, or merges with its earlier declarations.
    pub(super) fn declare_global(
        &mut self,
        name: ast::Name,
        ty: QualType,
        is_static: bool,
        defined: bool,
    ) -> Checked<GlobalId> {
        match self.scopes.linked(name.symbol) {
            Some(Linked::Function(_)) => {
                let message = format!("'{}' is already declared as a function", self.text(name.symbol));
                Err(self.error(name.span, message))
            }
            Some(Linked::Global(id)) => {
                let old = &self.globals[id.0 as usize];
                let (old_ty, old_span, was_defined) = (old.ty, old.span, old.defined);
                if !self.types.compatible_qualified(old_ty, ty) {
                    let message =
                        format!("conflicting types for '{}': '{}'", self.text(name.symbol), self.show(ty));
                    let help =
                        format!("it is declared as '{}' at {}", self.show(old_ty), self.place_text(old_span));
                    return Err(self.error_with(name.span, message, help));
                }
                let merged = self.types.composite(old_ty.ty, ty.ty);
                let global = &mut self.globals[id.0 as usize];
                global.ty.ty = merged;
                global.is_static |= is_static;
                global.defined |= defined;
                if defined && !was_defined {
                    global.span = name.span;
                }
                Ok(id)
            }
            None => {
                let id = self.new_global(Some(name.symbol), ty, GlobalKind::Variable, name.span);
                let global = &mut self.globals[id.0 as usize];
                global.is_static = is_static;
                global.defined = defined;
                self.scopes.link(name.symbol, Linked::Global(id));
                Ok(id)
            }
        }
    }

    pub(super) fn new_global(
        &mut self,
        name: Option<Symbol>,
        ty: QualType,
        kind: GlobalKind,
        span: Span,
    ) -> GlobalId {
        self.globals.push(Global {
            name,
            ty,
            size: 0,
            align: 1,
            span,
            kind,
            is_static: kind != GlobalKind::Variable,
            defined: true,
            linkage: Linkage::default(),
            thread_local: false,
            init: None,
        });
        GlobalId(self.globals.len() as u32 - 1)
    }

    /// A function that is called without a declaration.
    pub(super) fn implicit_function(
        &mut self,
        symbol: Symbol,
        ty: TypeId,
        span: Span,
        builtin: bool,
    ) -> FunctionId {
        if let Some(Linked::Function(id)) = self.scopes.linked(symbol) {
            // Declared in a block that has ended.
            return id;
        }
        let id = self.new_function(symbol, ty, span);
        let function = &mut self.functions[id.0 as usize];
        function.is_implicit = true;
        function.is_builtin = builtin;
        self.scopes.link(symbol, Linked::Function(id));
        self.scopes.bind_at_file_scope(symbol, Entity::Function(id), span);
        id
    }

    /// Gives each global its final size and alignment, once all types are known.
    pub(super) fn finish_globals(&mut self) {
        for index in 0..self.globals.len() {
            let Global { mut ty, span, defined, .. } = self.globals[index];
            if let TypeKind::Array { elem, len: ArrayLen::Unknown } = self.types.kind(ty.ty)
                && defined
            {
                self.warn(Code::General, span, "this array has no length; it gets one element");
                ty.ty = self.types.array(elem, ArrayLen::Fixed(1));
                self.globals[index].ty = ty;
            }
            let size = self.types.size_of(ty.ty).filter(|_| self.types.is_complete(ty.ty));
            if defined && size.is_none() {
                let message = format!("a variable has the incomplete type '{}'", self.show(ty));
                self.error(span, message);
            }
            let align = self.types.align_of(ty.ty);
            let global = &mut self.globals[index];
            // Until here the size held what a flexible array member adds.
            global.size = size.map_or(0, |size| size.saturating_add(global.size));
            global.align = global.align.max(align);
        }
    }
}
