//! Function definitions.

use super::declarator::Role;
use super::global::Declares;
use super::scope::Entity;
use super::switch::SwitchContext;
use super::{Checked, Sema};
use crate::ast::{self, Derivation, Params, Storage};
use crate::diag::Code;
use crate::hir::{
    self, Body, ExprKind, FunctionId, GlobalId, Label, LabelId, Local, LocalId, LocalKind, PlaceKind,
    StmtKind,
};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{QualType, TypeId, TypeKind, VlaId};
use rustc_hash::FxHashMap;

/// State while the body of a function is analysed.
pub(super) struct FunctionContext {
    pub(super) id: FunctionId,
    pub(super) ret: TypeId,
    pub(super) params: Vec<LocalId>,
    pub(super) locals: Vec<Local>,
    pub(super) labels: Vec<Label>,
    /// Labels by name; nothing for one that `__label__` declares and nothing mentions yet.
    pub(super) label_names: FxHashMap<Symbol, Option<LabelId>>,
    /// For each label, whether it has been placed.
    pub(super) label_placed: Vec<bool>,
    /// Variables of the blocks that are open.
    pub(super) blocks: Vec<Vec<LocalId>>,
    pub(super) switches: Vec<SwitchContext>,
    /// Open statements that `break` and `continue` can refer to.
    pub(super) breakable: u32,
    pub(super) continuable: u32,
    /// Locals that hold array lengths.
    pub(super) lengths: FxHashMap<VlaId, LocalId>,
    /// `__func__`, once used.
    pub(super) own_name: Option<GlobalId>,
}

impl FunctionContext {
    fn new() -> Self {
        FunctionContext {
            id: FunctionId(0),
            ret: TypeId::VOID,
            params: Vec::new(),
            locals: Vec::new(),
            labels: Vec::new(),
            label_names: FxHashMap::default(),
            label_placed: Vec::new(),
            // The block of the body is open from the start: lengths of parameter arrays live there.
            blocks: vec![Vec::new()],
            switches: Vec::new(),
            breakable: 0,
            continuable: 0,
            lengths: FxHashMap::default(),
            own_name: None,
        }
    }
}

impl<'a> Sema<'a> {
    pub(super) fn function_definition(&mut self, definition: &'a ast::FunctionDef) -> Checked<()> {
        let base = match self.specs(&definition.specs, false) {
            Ok(base) => base,
            Err(_) => return Err(self.poison(&definition.declarator)),
        };
        self.function = Some(Box::new(FunctionContext::new()));
        self.scopes.enter();
        let result = self.definition_in_scope(definition, base);
        self.scopes.leave();
        let context = self.function.take();
        let (id, block) = result?;
        let Some(context) = context else { return Ok(()) };
        self.functions[id.0 as usize].body = Some(Body {
            params: context.params,
            locals: context.locals,
            labels: context.labels,
            block,
            span: definition.span,
        });
        Ok(())
    }

    fn definition_in_scope(
        &mut self,
        definition: &'a ast::FunctionDef,
        base: super::specs::Declared,
    ) -> Checked<(FunctionId, hir::StmtId)> {
        let declarator = &definition.declarator;
        let Some(name) = declarator.name else {
            return Err(self.error(declarator.span, "a function needs a name"));
        };
        let declared = match self.declarator(base, declarator, Role::Definition) {
            Ok(declared) => declared,
            Err(failed) => {
                self.scopes.bind_at_file_scope(name.symbol, Entity::Poisoned, name.span);
                return Err(failed);
            }
        };
        let TypeKind::Function(fn_type) = self.types.kind(declared.ty.ty) else {
            return Err(self.error(declarator.span, "this is not a function"));
        };
        let ret = self.types[fn_type].ret;
        if ret != TypeId::VOID && !self.types.is_complete(ret) {
            let message = format!("the return type '{}' is incomplete", self.show(ret));
            return Err(self.error(declarator.span, message));
        }
        if let Some(Derivation::Function(params)) = declarator.derivations.first()
            && let Params::Names(names) = &**params
        {
            self.old_style_params(names, &definition.old_style)?;
        }
        let storage = definition.specs.storage;
        if matches!(storage, Some(Storage::Typedef | Storage::Auto | Storage::Register)) {
            return Err(self.error(definition.specs.span, "a function cannot have this storage class"));
        }
        let declares = Declares {
            name,
            is_static: storage == Some(Storage::Static),
            noreturn: definition.specs.attrs.noreturn || definition.attrs.noreturn,
            definition: true,
        };
        let id = self.declare_function(&declares, declared.ty.ty)?;
        let linkage = &mut self.functions[id.0 as usize].linkage;
        linkage.merge(&definition.specs.attrs.linkage);
        linkage.merge(&definition.attrs.linkage);
        self.check_main(name, fn_type);
        self.scopes.bind_at_file_scope(name.symbol, Entity::Function(id), name.span);
        self.note_function(name, id, definition.specs.inline && storage != Some(Storage::Extern));
        if let Some(function) = self.function.as_deref_mut() {
            function.id = id;
            function.ret = ret;
        }
        let block = self.function_body(definition)?;
        Ok((id, block))
    }

    fn function_body(&mut self, definition: &'a ast::FunctionDef) -> Checked<hir::StmtId> {
        let ast::StmtKind::Block(items) = &self.ast.stmt(definition.body).kind else {
            return Err(self.error(definition.span, "a function needs a block"));
        };
        let mut stmts = Vec::new();
        self.flush_effects(&mut stmts, definition.span);
        self.block_items(items, &mut stmts);
        self.check_labels()?;
        let locals =
            self.function.as_deref_mut().and_then(|function| function.blocks.pop()).unwrap_or_default();
        let span = self.ast.stmt(definition.body).span;
        Ok(self.stmt_node(StmtKind::Block { locals, stmts }, span))
    }

    fn old_style_params(
        &mut self,
        names: &'a [ast::Name],
        declarations: &'a [ast::Declaration],
    ) -> Checked<()> {
        let mut types: FxHashMap<Symbol, QualType> = FxHashMap::default();
        for declaration in declarations {
            let base = self.specs(&declaration.specs, false)?;
            for declarator in &declaration.declarators {
                let declared = self.declarator(base, &declarator.declarator, Role::Param)?;
                let Some(name) = declarator.declarator.name else { continue };
                if !names.iter().any(|param| param.symbol == name.symbol) {
                    let message = format!("'{}' is not a parameter of this function", self.text(name.symbol));
                    return Err(self.error(name.span, message));
                }
                types.insert(name.symbol, declared.ty);
            }
        }
        for &name in names {
            let ty = types.get(&name.symbol).copied().unwrap_or(TypeId::INT.into());
            self.param_local(Some(name), ty, name.span)?;
        }
        Ok(())
    }

    fn check_main(&mut self, name: ast::Name, fn_type: crate::types::FnTypeId) {
        if self.text(name.symbol) == "main" && self.types[fn_type].ret != TypeId::INT {
            let message = format!("'main' returns '{}', not 'int'", self.show(self.types[fn_type].ret));
            self.warn(Code::MainType, name.span, message);
        } else if self.text(name.symbol) != "main" && !self.types[fn_type].prototype {
            let message = format!("'{}' is defined without a prototype", self.text(name.symbol));
            self.warn(Code::NoPrototype, name.span, message);
        }
    }

    /// A new local of the current function. Outside of functions (in types that are only looked at) the id
    /// means nothing.
    pub(super) fn new_local(
        &mut self,
        name: Option<Symbol>,
        ty: QualType,
        kind: LocalKind,
        span: Span,
    ) -> LocalId {
        let align = self.types.align_of(ty.ty);
        let Some(function) = self.function.as_deref_mut() else { return LocalId(u32::MAX) };
        function.locals.push(Local { name, ty, align, kind, span });
        let id = LocalId(function.locals.len() as u32 - 1);
        if kind != LocalKind::Param
            && let Some(block) = function.blocks.last_mut()
        {
            block.push(id);
        }
        id
    }

    /// Notes the length of an array: it is evaluated into a temporary when the declaration is reached.
    pub(super) fn variable_length(&mut self, length: hir::ExprId, span: Span) -> VlaId {
        let size_t = self.types.size_t();
        let local = self.new_local(None, size_t.into(), LocalKind::Temporary, span);
        let value = self.cast_value(length, size_t, span);
        let place = self.place_node(PlaceKind::Local(local), size_t.into(), span);
        let assign = self.expr_node(ExprKind::Assign { place, value }, size_t, span);
        self.effects.push(assign);
        let id = self.types.new_vla();
        if let Some(function) = self.function.as_deref_mut() {
            function.lengths.insert(id, local);
        }
        id
    }

    /// Turns pending effects into statements.
    pub(super) fn flush_effects(&mut self, out: &mut Vec<hir::StmtId>, span: Span) {
        for effect in std::mem::take(&mut self.effects) {
            let stmt = self.stmt_node(StmtKind::Expr(effect), span);
            out.push(stmt);
        }
    }
}
