//! Calls.

use super::function::FunctionLowerer;
use super::scan::EFFECT;
use super::unit::Lowerer;
use super::{Result1, library};
use crate::diag::Code;
use crate::hir::{Callee as HirCallee, ExprId as HirExpr, FunctionId, TranslationUnit};
use crate::program::{Assumption, Binary, Callee, Command, CutReason, ExprId, Query, Shown, Source};
use crate::span::Span;
use crate::types::{FnType, TypeId};

/// Bytes of a slot for a further argument.
pub(super) const SLOT: u64 = 8;

/// Types in which a defined function gets its arguments. A K&R definition gets promoted ones and converts them itself.
fn param_types(unit: &TranslationUnit, function: FunctionId) -> Vec<TypeId> {
    let body = unit[function].body.as_ref();
    let passed = |ty| passed_type(unit, function, ty);
    body.map_or(Vec::new(), |body| body.params.iter().map(|&local| passed(body[local].ty.ty)).collect())
}

/// The type in which an argument for a parameter of type `ty` comes.
pub(super) fn passed_type(unit: &TranslationUnit, function: FunctionId, ty: TypeId) -> TypeId {
    let types = &unit.types;
    if types.as_function(unit[function].ty).is_none_or(|function| function.prototype) {
        return ty;
    }
    match ty {
        TypeId::FLOAT => TypeId::DOUBLE,
        _ if types.is_integer(ty) && types.int_shape(ty).is_some_and(|shape| shape.width < 32) => TypeId::INT,
        _ => ty,
    }
}

impl Lowerer<'_> {
    /// The address of a function.
    pub(super) fn function_address(&mut self, function: FunctionId, span: Span) -> Result1<ExprId> {
        let hir = &self.unit[function];
        let name = self.unit.name(hir.name);
        if let Some(why) = self.function_problem(function) {
            return Err(self.refuse(span, why));
        }
        self.note_weak(hir.name, &hir.linkage);
        let name = if hir.body.is_some() { name } else { library::real_name(self.unit, hir) };
        let proc = if hir.body.is_some() {
            self.proc_of(function)
        } else if self.prelude.and_then(|prelude| library::find_model(prelude, name)).is_some() {
            self.model_proc(library::stem(name))
        } else if library::is_native(name)
            || self.library_effect(function).is_some()
            || self.shared.program.errors.is_function(name)
        {
            let message = format!("taking the address of the library function '{name}' is not supported");
            return Err(self.refuse(span, message));
        } else if self.meaning.strict {
            return Err(self.refuse(span, format!("the function '{name}' has no body")));
        } else {
            self.warn_undefined(name, span);
            self.proc_of(function)
        };
        Ok(self.shared.program.exprs.proc(proc))
    }

    fn warn_undefined(&mut self, name: &str, span: Span) {
        self.assume(Assumption::ChangesNothing(name.to_owned()));
        let message = format!(
            "the function '{name}' is not defined: it is taken to return an unknown value and to change nothing"
        );
        self.warn_once(&format!("undefined {name}"), Code::Ignored, span, message);
    }
}

impl FunctionLowerer<'_, '_> {
    /// The arguments, from left to right.
    pub(super) fn args(&mut self, args: &[HirExpr]) -> Result1<Vec<ExprId>> {
        let mut values = Vec::with_capacity(args.len());
        for (index, &arg) in args.iter().enumerate() {
            let mut value = self.value(arg)?;
            if args[index + 1..].iter().any(|&later| self.cx.scan.flags(later) & EFFECT != 0) {
                value = self.keep(value, self.unit[arg].ty);
            }
            values.push(value);
        }
        Ok(values)
    }

    /// A call; its value, or for a struct the address of a temporary that holds it.
    pub(super) fn call(
        &mut self,
        callee: HirCallee,
        args: &[HirExpr],
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        let unit = self.unit;
        match callee {
            HirCallee::Direct(function) if unit[function].body.is_some() => {
                let values = self.args(args)?;
                if let Some(why) = self.cx.function_problem(function) {
                    self.cut(why);
                    return self.anything(ty);
                }
                self.cx.note_weak(unit[function].name, &unit[function].linkage);
                let proc = self.cx.proc_of(function);
                let params = param_types(unit, function);
                let variadic = unit.types.as_function(unit[function].ty).is_some_and(|ty| ty.variadic);
                let (values, further) = self.match_args(args, values, &params)?;
                let further = if variadic { Some(self.pack(further)?) } else { None };
                let result = self.emit_call(Callee::Direct(proc), values, further, ty);
                if unit[function].noreturn {
                    let name = unit.name(unit[function].name);
                    self.cut(format!("'{name}' returns, though it is declared not to"));
                }
                result
            }
            HirCallee::Direct(function) => self.library_call(function, args, ty),
            HirCallee::Pointer(pointer) => {
                let mut target = self.value(pointer)?;
                if args.iter().any(|&arg| self.cx.scan.flags(arg) & EFFECT != 0) {
                    target = self.freeze(target);
                }
                let values = self.args(args)?;
                let pointee = unit.types.pointee(unit[pointer].ty).map(|to| to.ty);
                let function: Option<&FnType> = pointee.and_then(|ty| unit.types.as_function(ty));
                let mut values = self.shown_as_floats(args, values)?;
                let mut further = None;
                if let Some(function) = function.filter(|function| function.variadic) {
                    let count = function.params.len().min(values.len());
                    let rest = values.split_off(count);
                    let rest = args[count..].iter().map(|&arg| unit[arg].ty).zip(rest).collect();
                    further = Some(self.pack(rest)?);
                }
                self.emit_call(Callee::Pointer(target), values, further, ty)
            }
        }
    }

    /// Whether an argument of one type arrives as a parameter of the other. Without a prototype nothing makes it so,
    /// and what arrives otherwise is undefined.
    fn same_passing(&self, from: TypeId, to: TypeId) -> bool {
        let types = &self.unit.types;
        if types.is_record(from) || types.is_record(to) {
            return from == to || types.compatible(from, to);
        }
        let size = |ty| types.size_of(ty).unwrap_or(0);
        types.is_float(from) == types.is_float(to)
            && size(from) == size(to)
            && self.cx.width(from, self.span).ok() == self.cx.width(to, self.span).ok()
    }

    /// The arguments for the parameters; those that are missing or do not fit are unknown. Also returns the arguments
    /// beyond.
    #[allow(clippy::type_complexity)]
    fn match_args(
        &mut self,
        args: &[HirExpr],
        values: Vec<ExprId>,
        params: &[TypeId],
    ) -> Result1<(Vec<ExprId>, Vec<(TypeId, ExprId)>)> {
        let mut matched = Vec::new();
        let mut further = Vec::new();
        for (index, value) in values.into_iter().enumerate() {
            let from = self.unit[args[index]].ty;
            match params.get(index) {
                Some(&to) => {
                    let value = if self.same_passing(from, to) { value } else { self.arbitrary(to)? };
                    matched.push(value);
                }
                None => further.push((from, value)),
            }
        }
        for &to in params.iter().skip(args.len()) {
            let value = self.arbitrary(to)?;
            matched.push(value);
        }
        Ok((matched, further))
    }

    fn arbitrary(&mut self, ty: TypeId) -> Result1<ExprId> {
        let width = self.cx.width(ty, self.span)?;
        Ok(self.unknown(width, Source::Uninitialised))
    }

    /// Arguments of a call through a pointer, with floating-point numbers in variables that are seen to be such.
    fn shown_as_floats(&mut self, args: &[HirExpr], values: Vec<ExprId>) -> Result1<Vec<ExprId>> {
        let mut shown = Vec::with_capacity(values.len());
        for (&arg, mut value) in args.iter().zip(values) {
            let ty = self.unit[arg].ty;
            if self.unit.types.is_float(ty) {
                let format = self.cx.format(ty, self.span)?;
                let var = self.temporary(format.width());
                self.cx.shared.program.vars[var.index()].shown = Shown::Float(format);
                self.emit(Command::Assign(var, value));
                value = self.var(var);
            }
            shown.push(value);
        }
        Ok(shown)
    }

    /// Puts further arguments into an object; its address.
    fn pack(&mut self, values: Vec<(TypeId, ExprId)>) -> Result1<ExprId> {
        let types = &self.unit.types;
        let slots = |ty: TypeId| types.size_of(ty).unwrap_or(0).div_ceil(SLOT).max(1) * SLOT;
        let total = values.iter().map(|&(ty, _)| slots(ty)).sum();
        let object = self.temporary_object(total, 16);
        let mut offset = 0;
        for (ty, value) in values {
            let step = self.exprs().size(offset);
            let address = self.exprs().binary(Binary::Add, object, step);
            if types.is_record(ty) {
                let size = self.exprs().size(types.size_of(ty).unwrap_or(0));
                self.emit(Command::Copy { to: address, from: value, size });
            } else {
                let value = self.as_stored(value, ty);
                self.emit(Command::Store { address, value });
            }
            offset += slots(ty);
        }
        Ok(object)
    }

    fn emit_call(
        &mut self,
        callee: Callee,
        mut args: Vec<ExprId>,
        further: Option<ExprId>,
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        let types = &self.unit.types;
        args.extend(further);
        let mut record = None;
        if types.is_record(ty) {
            let object = self.temporary_object(types.size_of(ty).unwrap_or(0), types.align_of(ty));
            args.insert(0, object);
            record = Some(object);
        }
        if let Callee::Pointer(target) = callee {
            let count = self.exprs().size(args.len() as u64);
            self.check_memory(Query::Callable, target, count);
        }
        if record.is_some() {
            self.emit(Command::Call { callee, args, result: None });
            return Ok(record);
        }
        let mut result = None;
        if ty != TypeId::VOID {
            let width = self.cx.width(ty, self.span)?;
            result = Some(self.temporary(width));
        }
        self.emit(Command::Call { callee, args, result });
        Ok(result.map(|result| self.var(result)))
    }

    /// A call of a function that the file does not define.
    fn library_call(
        &mut self,
        function: FunctionId,
        args: &[HirExpr],
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        let unit = self.unit;
        let hir = &unit[function];
        let name = library::real_name(unit, hir);
        let span = self.span;
        let values = self.args(args)?;
        if let Some(why) = self.cx.function_problem(function) {
            self.cut(why);
            return self.anything(ty);
        }
        if self.cx.shared.program.errors.is_function(unit.name(hir.name)) {
            self.violation();
            return self.anything(ty);
        }
        let types: Vec<TypeId> = args.iter().map(|&arg| unit[arg].ty).collect();
        if library::is_native(name) {
            if matches!(library::stem(name), "sqrt" | "sqrtf" | "fmod" | "fmodf") {
                self.touch_errno();
            }
            return self.native(name, &values, &types, ty);
        }
        if library::allocates(name) && self.cx.own_heap() {
            self.cut(format!("'{name}' uses the heap that the program defines"));
            return self.anything(ty);
        }
        if let Some(prelude) = self.cx.prelude
            && let Some(model) = library::find_model(prelude, name)
        {
            if matches!(library::stem(name), "qsort" | "bsearch") {
                self.cx.assume(Assumption::ComparesOnly(name.to_owned()));
            }
            let proc = self.cx.model_proc(library::stem(name));
            let params: Vec<u32> = param_types(prelude, model)
                .iter()
                .map(|&param| library::scalar_width(prelude, param))
                .collect();
            let mut matched = Vec::new();
            for (index, &width) in params.iter().enumerate() {
                let value = match values.get(index) {
                    Some(&value) => {
                        let signed = unit.types.int_shape(types[index]).is_some_and(|shape| shape.signed);
                        self.exprs().extend(value, signed, width)
                    }
                    None => self.unknown(width, Source::Uninitialised),
                };
                matched.push(value);
            }
            let ret = prelude.types.as_function(prelude[model].ty).map_or(TypeId::VOID, |ty| ty.ret);
            let result = (ret != TypeId::VOID).then(|| self.temporary(library::scalar_width(prelude, ret)));
            self.emit(Command::Call { callee: Callee::Direct(proc), args: matched, result });
            if !library::keeps_errno(name) {
                self.touch_errno();
            }
            let Some(result) = result else { return Ok(None) };
            if ty == TypeId::VOID {
                return Ok(None);
            }
            let signed = prelude.types.int_shape(ret).is_some_and(|shape| shape.signed);
            let width = self.cx.width(ty, span)?;
            let value = self.var(result);
            return Ok(Some(self.exprs().extend(value, signed, width)));
        }
        if let Some(effect) = self.cx.library_effect(function) {
            return self.effect((name, effect), args, &values, ty);
        }
        if name.starts_with("__CPROVER_") {
            self.cut(format!("what '{name}' means is not known"));
            return self.anything(ty);
        }
        if self.cx.meaning.strict {
            self.cut(CutReason::Unmodelled(name.into()));
            return self.anything(ty);
        }
        // The output of tests.
        if name != "__certus_out" {
            self.cx.warn_undefined(name, span);
        }
        let proc = self.cx.proc_of(function);
        let result = if unit.types.is_record(ty) {
            Some(self.unknown_record(name, ty))
        } else if let Some(promise) = hir.linkage.promise
            && ty != TypeId::VOID
        {
            if types.iter().any(|ty| unit.types.is_record(*ty)) {
                // Structures are not compared.
                let width = self.cx.width(ty, span)?;
                Some(self.unknown(width, Source::Unmodelled(name.into())))
            } else {
                Some(self.promised((function, promise), values, ty)?)
            }
        } else {
            self.emit_call(Callee::Direct(proc), values, None, ty)?
        };
        if hir.noreturn {
            self.end_abruptly();
        }
        Ok(result)
    }

    /// A value for what never runs.
    fn anything(&mut self, ty: TypeId) -> Result1<Option<ExprId>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        if self.unit.types.is_record(ty) {
            return Ok(Some(self.unknown_record("?", ty)));
        }
        self.arbitrary(ty).map(Some)
    }

    /// A struct of unknown contents; its address.
    pub(super) fn unknown_record(&mut self, name: &str, ty: TypeId) -> ExprId {
        let size = self.unit.types.size_of(ty).unwrap_or(0);
        let object = self.temporary_object(size, self.unit.types.align_of(ty));
        let mut offset = 0;
        while offset < size {
            let part = (size - offset).min(8);
            let value = self.unknown(part as u32 * 8, Source::Undefined(name.into()));
            let step = self.exprs().size(offset);
            let address = self.exprs().binary(Binary::Add, object, step);
            self.emit(Command::Store { address, value });
            offset += part;
        }
        object
    }
}
