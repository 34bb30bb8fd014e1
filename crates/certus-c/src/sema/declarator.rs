//! Declarators and type names to types.

use super::scope::Entity;
use super::specs::Declared;
use super::{Checked, Failed, Sema};
use crate::ast::{self, ArrayLength, Derivation, Params};
use crate::diag::Code;
use crate::hir::{LocalKind, consteval};
use crate::span::Span;
use crate::types::{ArrayLen, FnType, QualType, Quals, TypeId, TypeKind};

/// Where a declarator stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Anything else.
    Plain,
    /// A parameter: an outermost array becomes a pointer.
    Param,
    /// The declarator of a function definition: its parameters become locals.
    Definition,
}

impl<'a> Sema<'a> {
    /// The type of a type name, with effects (array lengths) left in `self.effects`.
    pub(super) fn type_name(&mut self, name: &'a ast::TypeName) -> Checked<QualType> {
        Ok(self.type_name_declared(name)?.ty)
    }

    pub(super) fn type_name_declared(&mut self, name: &'a ast::TypeName) -> Checked<Declared> {
        self.nested(name.span, |sema| {
            let base = sema.specs(&name.specs, false)?;
            sema.declarator(base, &name.declarator, Role::Plain)
        })
    }

    /// Applies the derivations of a declarator to a base type.
    pub(super) fn declarator(
        &mut self,
        base: Declared,
        declarator: &'a ast::Declarator,
        role: Role,
    ) -> Checked<Declared> {
        let mut declared = base;
        for (index, derivation) in declarator.derivations.iter().enumerate().rev() {
            let outermost = index == 0;
            declared = match derivation {
                Derivation::Pointer(quals) => {
                    QualType { ty: self.types.pointer(declared.ty), quals: *quals }.into()
                }
                Derivation::Array(array) => {
                    let ty = self.array_type(declared.ty, array, outermost && role == Role::Param)?;
                    Declared { ty, align: declared.align }
                }
                Derivation::Function(params) => {
                    let definition = outermost && role == Role::Definition;
                    self.function_type(declared.ty, params, declarator.span, definition)?.into()
                }
            };
        }
        if role == Role::Param {
            declared = self.adjust_param(declared);
        }
        Ok(declared)
    }

    /// Arrays and functions as parameters are pointers.
    fn adjust_param(&mut self, declared: Declared) -> Declared {
        match self.types.kind(declared.ty.ty) {
            TypeKind::Array { elem, .. } => {
                QualType { ty: self.types.pointer(elem), quals: declared.ty.quals }.into()
            }
            TypeKind::Function(_) => QualType::from(self.types.pointer(declared.ty)).into(),
            _ => declared,
        }
    }

    fn array_type(
        &mut self,
        elem: QualType,
        array: &'a ast::ArrayDerivation,
        param: bool,
    ) -> Checked<QualType> {
        if self.types.is_function(elem.ty) {
            return Err(self.error(array.span, "an array cannot have functions as elements"));
        }
        if !self.types.is_complete(elem.ty) {
            let message = format!("array elements have the incomplete type '{}'", self.show(elem));
            return Err(self.error(array.span, message));
        }
        let len = match array.length {
            // The length of an array parameter means nothing: it is a pointer.
            _ if param => ArrayLen::Unknown,
            ArrayLength::Unspecified => ArrayLen::Unknown,
            ArrayLength::Star => ArrayLen::Star,
            ArrayLength::Expr(expr) => self.array_length(expr)?,
        };
        let ty = self.types.array(elem, len);
        if matches!(len, ArrayLen::Fixed(_))
            && !self.types.is_variable(ty)
            && self.types.size_of(ty).is_none()
        {
            return Err(self.error(array.span, "this array is too large"));
        }
        // Qualifiers in the brackets are those of the pointer that a parameter becomes.
        Ok(QualType { ty, quals: if param { array.quals } else { Quals::NONE } })
    }

    fn array_length(&mut self, expr: ast::ExprId) -> Checked<ArrayLen> {
        let span = self.ast.expr(expr).span;
        let length = self.rvalue(expr)?;
        let ty = self.nodes[length].ty;
        let Some(shape) = self.types.int_shape(ty) else {
            let message = format!("the length of an array must be an integer, not '{}'", self.show(ty));
            return Err(self.error(span, message));
        };
        if let Some(bits) = consteval::eval_int(&self.nodes, &self.types, length) {
            if shape.value(bits) < 0 && shape.signed {
                return Err(self.error(span, "the length of an array is negative"));
            }
            return match u64::try_from(shape.wrap(bits)) {
                Ok(length) => Ok(ArrayLen::Fixed(length)),
                Err(_) => Err(self.error(span, "this array is too large")),
            };
        }
        if self.function.is_none() {
            // In a prototype such a length is only a comment.
            if self.scopes.depth() > 0 {
                return Ok(ArrayLen::Star);
            }
            return Err(self.error(span, "the length of an array at file scope must be a constant"));
        }
        Ok(ArrayLen::Variable(self.variable_length(length, span)))
    }

    fn function_type(
        &mut self,
        ret: QualType,
        params: &'a Params,
        span: Span,
        definition: bool,
    ) -> Checked<QualType> {
        if self.types.is_function(ret.ty) || self.types.is_array(ret.ty) {
            let what = if self.types.is_array(ret.ty) { "an array" } else { "a function" };
            return Err(self.error(span, format!("a function cannot return {what}")));
        }
        let mut function = FnType { ret: ret.ty, params: Vec::new(), variadic: false, prototype: false };
        if let Params::Prototype { params, variadic } = params {
            function.prototype = true;
            function.variadic = *variadic;
            if !definition {
                self.scopes.enter();
            }
            let types = self.params(params, definition);
            if !definition {
                self.scopes.leave();
            }
            function.params = types?;
        }
        Ok(self.types.function(function).into())
    }

    fn params(&mut self, params: &'a [ast::Param], definition: bool) -> Checked<Vec<TypeId>> {
        let mut types = Vec::with_capacity(params.len());
        for param in params {
            let base = self.specs(&param.specs, false)?;
            let declared = self.declarator(base, &param.declarator, Role::Param)?;
            if definition {
                self.unused_length(&param.declarator)?;
            }
            let ty = declared.ty;
            if ty.ty == TypeId::VOID {
                // `(void)`: no parameters.
                if params.len() == 1 && param.declarator.name.is_none() && ty.quals.is_none() {
                    return Ok(types);
                }
                if definition {
                    return Err(self.error(param.span, "a parameter cannot have type 'void'"));
                }
                self.warn(Code::General, param.span, "a parameter has type 'void'");
            }
            if definition {
                self.param_local(param.declarator.name, ty, param.span)?;
            } else if let Some(name) = param.declarator.name {
                self.scopes.bind(name.symbol, Entity::Prototype(ty), name.span);
            }
            types.push(ty.ty);
        }
        Ok(types)
    }

    /// The length of an array parameter means nothing, since it is a pointer; but it is evaluated when the function
    /// is entered.
    fn unused_length(&mut self, declarator: &'a ast::Declarator) -> Checked<()> {
        if let Some(Derivation::Array(array)) = declarator.derivations.first()
            && let ArrayLength::Expr(expr) = array.length
        {
            let length = self.rvalue(expr)?;
            if consteval::eval_int(&self.nodes, &self.types, length).is_none() {
                self.effects.push(length);
            }
        }
        Ok(())
    }

    /// A parameter of a definition becomes a local as soon as it is declared: the next may mention it.
    pub(super) fn param_local(&mut self, name: Option<ast::Name>, ty: QualType, span: Span) -> Checked<()> {
        if !self.types.is_complete(ty.ty) {
            let message = format!("a parameter has the incomplete type '{}'", self.show(ty));
            return Err(self.error(span, message));
        }
        let span = name.map_or(span, |name| name.span);
        let local = self.new_local(name.map(|name| name.symbol), ty, LocalKind::Param, span);
        if let Some(function) = self.function.as_deref_mut() {
            function.params.push(local);
        }
        if let Some(name) = name {
            if self.scopes.lookup_here(name.symbol).is_some() {
                let message = format!("two parameters are called '{}'", self.text(name.symbol));
                return Err(self.error(name.span, message));
            }
            self.scopes.bind(name.symbol, Entity::Local(local), name.span);
        }
        Ok(())
    }

    /// Marks a name as wrongly declared, so that its uses are not reported again.
    pub(super) fn poison(&mut self, declarator: &ast::Declarator) -> Failed {
        if let Some(name) = declarator.name
            && self.scopes.lookup_here(name.symbol).is_none()
        {
            self.scopes.bind(name.symbol, Entity::Poisoned, name.span);
        }
        Failed
    }
}
