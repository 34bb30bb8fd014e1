//! Declarations at file scope and in blocks.

use super::declarator::Role;
use super::global::Declares;
use super::scope::Entity;
use super::specs::Declared;
use super::{Checked, Failed, Sema};
use crate::ast::{self, Storage, TypeSpec};
use crate::diag::Code;
use crate::hir::{self, GlobalKind, Init, InitEntry, InitValue, LocalKind, StmtKind};
use crate::types::QualType;

impl<'a> Sema<'a> {
    pub(super) fn file_declaration(&mut self, declaration: &'a ast::Declaration) -> Checked<()> {
        let mut statements = Vec::new();
        if declaration.specs.storage == Some(Storage::Auto) {
            return Err(self.error(declaration.specs.span, "'auto' outside of a function"));
        }
        self.declaration(declaration, &mut statements)
    }

    /// Analyses a declaration; what it does at run time goes to `out`.
    pub(super) fn declaration(
        &mut self,
        declaration: &'a ast::Declaration,
        out: &mut Vec<hir::StmtId>,
    ) -> Checked<()> {
        if matches!(declaration.specs.ty, TypeSpec::Auto) {
            return self.auto_declaration(declaration, out);
        }
        let alone = declaration.declarators.is_empty();
        let base = match self.specs(&declaration.specs, alone) {
            Ok(base) => base,
            Err(Failed) => {
                for declarator in &declaration.declarators {
                    self.poison(&declarator.declarator);
                }
                return Err(Failed);
            }
        };
        self.flush_effects(out, declaration.span);
        let mut result = Ok(());
        for declarator in &declaration.declarators {
            if self.declare(declaration, declarator, base, out).is_err() {
                result = Err(self.poison(&declarator.declarator));
            }
        }
        result
    }

    fn declare(
        &mut self,
        declaration: &'a ast::Declaration,
        item: &'a ast::InitDeclarator,
        base: Declared,
        out: &mut Vec<hir::StmtId>,
    ) -> Checked<()> {
        let specs = &declaration.specs;
        let mut declared = self.declarator(base, &item.declarator, Role::Plain)?;
        let Some(name) = item.declarator.name else {
            return Err(self.error(item.declarator.span, "a declaration needs a name"));
        };
        if let Some(mode) = item.attrs.mode {
            declared.ty.ty = self.with_mode(declared.ty.ty, mode)?;
        }
        self.flush_effects(out, declaration.span);
        let own_align = self.aligned(&item.attrs)?;
        let aligned = self.aligned(&specs.attrs)?.max(own_align);
        if specs.storage == Some(Storage::Typedef) {
            return self.typedef(name, declared, aligned, item);
        }
        let align = aligned.max(declared.align);
        if self.types.is_function(declared.ty.ty) {
            return self.function_declaration(specs, item, name, declared.ty);
        }
        let has_init = item.init.is_some();
        if self.function.is_none() || specs.storage == Some(Storage::Extern) {
            return self.linked_variable(specs, item, name, declared.ty, align);
        }
        if specs.storage == Some(Storage::Static) || specs.thread_local {
            return self.static_local(specs, item, name, declared.ty, align);
        }
        if has_init && self.types.is_variable(declared.ty.ty) {
            return Err(self.error(name.span, "an array of variable length cannot have an initialiser"));
        }
        self.automatic(item, name, Declared { ty: declared.ty, align }, out)
    }

    fn typedef(
        &mut self,
        name: ast::Name,
        declared: Declared,
        aligned: Option<u64>,
        item: &ast::InitDeclarator,
    ) -> Checked<()> {
        if item.init.is_some() {
            return Err(self.error(name.span, "a typedef cannot have an initialiser"));
        }
        if item.attrs.transparent_union
            && let Some(record) = self.types.as_record(declared.ty.ty)
        {
            self.types[record].transparent = true;
        }
        if let Some(binding) = self.scopes.lookup_here(name.symbol) {
            let same = matches!(binding.entity, Entity::Typedef { ty, .. }
                if self.types.compatible_qualified(ty, declared.ty) || self.types.is_variably_modified(ty.ty));
            // Types the compiler knows may be declared again by headers.
            if !same && binding.span != crate::span::Span::default() {
                return Err(self.already_declared(name, binding.span));
            }
        }
        let align = aligned.or(declared.align);
        self.scopes.bind(name.symbol, Entity::Typedef { ty: declared.ty, align }, name.span);
        self.note_declared(name);
        Ok(())
    }

    fn already_declared(&mut self, name: ast::Name, before: crate::span::Span) -> Failed {
        let message = format!("'{}' is already declared in this scope", self.text(name.symbol));
        let help = format!("it is declared at {}", self.place_text(before));
        self.error_with(name.span, message, help)
    }

    fn function_declaration(
        &mut self,
        specs: &ast::Specs,
        item: &ast::InitDeclarator,
        name: ast::Name,
        ty: QualType,
    ) -> Checked<()> {
        if item.init.is_some() {
            return Err(self.error(name.span, "a function cannot have an initialiser"));
        }
        if self.types.as_function(ty.ty).is_some_and(|function| !function.prototype) {
            let message = format!("'{}' is declared without a prototype", self.text(name.symbol));
            self.warn(Code::NoPrototype, name.span, message);
        }
        self.check_redeclaration(name, |entity| matches!(entity, Entity::Function(_)))?;
        let declares = Declares {
            name,
            is_static: specs.storage == Some(Storage::Static),
            noreturn: specs.attrs.noreturn || item.attrs.noreturn,
            definition: false,
        };
        let id = self.declare_function(&declares, ty.ty)?;
        let linkage = &mut self.functions[id.0 as usize].linkage;
        linkage.merge(&specs.attrs.linkage);
        linkage.merge(&item.attrs.linkage);
        self.scopes.bind(name.symbol, Entity::Function(id), name.span);
        self.note_function(name, id, specs.inline && specs.storage != Some(Storage::Extern));
        Ok(())
    }

    /// A name may be declared again in its scope only as the same kind of thing with linkage.
    fn check_redeclaration(&mut self, name: ast::Name, same: impl Fn(Entity) -> bool) -> Checked<()> {
        match self.scopes.lookup_here(name.symbol) {
            Some(binding) if !same(binding.entity) && !matches!(binding.entity, Entity::Poisoned) => {
                Err(self.already_declared(name, binding.span))
            }
            _ => Ok(()),
        }
    }

    fn linked_variable(
        &mut self,
        specs: &ast::Specs,
        item: &'a ast::InitDeclarator,
        name: ast::Name,
        ty: QualType,
        align: Option<u64>,
    ) -> Checked<()> {
        if self.types.is_variably_modified(ty.ty) {
            return Err(self.error(name.span, "a type of variable size needs a block"));
        }
        if ty.ty == crate::types::TypeId::VOID && specs.storage != Some(Storage::Extern) {
            return Err(self.void_variable(name));
        }
        self.check_redeclaration(name, |entity| matches!(entity, Entity::Global(_)))?;
        let is_extern = specs.storage == Some(Storage::Extern);
        let defined = !is_extern || item.init.is_some();
        let id = self.declare_global(name, ty, specs.storage == Some(Storage::Static), defined)?;
        self.scopes.bind(name.symbol, Entity::Global(id), name.span);
        self.note_declared(name);
        let global = &mut self.globals[id.0 as usize];
        global.align = global.align.max(align.unwrap_or(1));
        global.thread_local |= specs.thread_local;
        if specs.storage == Some(Storage::Register) {
            // A register of the machine, which other code uses too.
            global.linkage.odd = Some("register");
        }
        global.linkage.merge(&specs.attrs.linkage);
        global.linkage.merge(&item.attrs.linkage);
        if let Some(init) = &item.init {
            if self.globals[id.0 as usize].init.is_some() {
                let message = format!("'{}' is initialised twice", self.text(name.symbol));
                return Err(self.error(name.span, message));
            }
            self.static_init(id, init)?;
        }
        Ok(())
    }

    fn void_variable(&mut self, name: ast::Name) -> Failed {
        let message = format!("'{}' cannot have type 'void'", self.text(name.symbol));
        self.error(name.span, message)
    }

    fn static_init(&mut self, id: hir::GlobalId, init: &'a ast::Init) -> Checked<()> {
        let ty = self.globals[id.0 as usize].ty;
        let done = self.initializer(ty, init, true)?;
        let global = &mut self.globals[id.0 as usize];
        global.ty.ty = done.ty;
        global.size = done.flexible;
        global.init = Some(done.init);
        Ok(())
    }

    fn static_local(
        &mut self,
        specs: &ast::Specs,
        item: &'a ast::InitDeclarator,
        name: ast::Name,
        ty: QualType,
        align: Option<u64>,
    ) -> Checked<()> {
        if self.types.is_variable(ty.ty) {
            return Err(self.error(name.span, "a static variable cannot have variable size"));
        }
        self.check_redeclaration(name, |_| false)?;
        let function = self.function.as_deref().map_or(hir::FunctionId(0), |function| function.id);
        let id = self.new_global(Some(name.symbol), ty, GlobalKind::StaticLocal(function), name.span);
        let global = &mut self.globals[id.0 as usize];
        global.align = align.unwrap_or(1);
        global.thread_local = specs.thread_local;
        global.linkage.merge(&specs.attrs.linkage);
        global.linkage.merge(&item.attrs.linkage);
        self.scopes.bind(name.symbol, Entity::Global(id), name.span);
        if let Some(init) = &item.init {
            self.static_init(id, init)?;
        }
        Ok(())
    }

    fn automatic(
        &mut self,
        item: &'a ast::InitDeclarator,
        name: ast::Name,
        Declared { ty, align }: Declared,
        out: &mut Vec<hir::StmtId>,
    ) -> Checked<()> {
        self.check_redeclaration(name, |_| false)?;
        if ty.ty == crate::types::TypeId::VOID {
            return Err(self.void_variable(name));
        }
        let local = self.new_local(Some(name.symbol), ty, LocalKind::Variable, name.span);
        if let (Some(align), Some(function)) = (align, self.function.as_deref_mut()) {
            let local = &mut function.locals[local.0 as usize];
            local.align = local.align.max(align);
        }
        self.scopes.bind(name.symbol, Entity::Local(local), name.span);
        let mut init = None;
        let mut complete = ty.ty;
        if let Some(written) = &item.init {
            let done = self.initializer(ty, written, false)?;
            complete = done.ty;
            init = Some(done.init);
            if done.flexible > 0 {
                let message = "a flexible array member of a local variable cannot be initialised";
                return Err(self.error(name.span, message));
            }
            if let Some(function) = self.function.as_deref_mut() {
                function.locals[local.0 as usize].ty.ty = complete;
            }
        }
        if !self.types.is_complete(complete) {
            let message =
                format!("'{}' has the incomplete type '{}'", self.text(name.symbol), self.show(complete));
            return Err(self.error(name.span, message));
        }
        self.flush_effects(out, name.span);
        let size = match self.types.is_variable(complete) {
            true => Some(self.size_value(complete, name.span)?),
            false => None,
        };
        let stmt = self.stmt_node(StmtKind::Declare { local, size, init }, name.span);
        out.push(stmt);
        Ok(())
    }

    /// `__auto_type x = value;`
    fn auto_declaration(
        &mut self,
        declaration: &'a ast::Declaration,
        out: &mut Vec<hir::StmtId>,
    ) -> Checked<()> {
        let [item] = declaration.declarators.as_slice() else {
            return Err(self.error(declaration.span, "'__auto_type' declares one variable"));
        };
        let (Some(name), Some(ast::Init::Expr(expr)), true) =
            (item.declarator.name, &item.init, item.declarator.derivations.is_empty())
        else {
            return Err(self.error(declaration.span, "'__auto_type' needs a plain name and an initialiser"));
        };
        if self.function.is_none() || declaration.specs.storage.is_some() {
            return Err(self.error(declaration.span, "'__auto_type' is supported for local variables only"));
        }
        let value = self.rvalue(*expr)?;
        let ty = self.nodes[value].ty;
        let span = self.nodes[value].span;
        if ty == crate::types::TypeId::VOID {
            return Err(self.void_variable(name));
        }
        let declared = QualType::from(ty).with(declaration.specs.quals);
        let local = self.new_local(Some(name.symbol), declared, LocalKind::Variable, name.span);
        self.scopes.bind(name.symbol, Entity::Local(local), name.span);
        let entry = InitEntry { offset: 0, bits: None, ty, value: InitValue::Expr(value), span };
        let init = self.nodes.add_init(Init { zero_fill: false, entries: vec![entry] });
        self.flush_effects(out, name.span);
        let stmt = self.stmt_node(StmtKind::Declare { local, size: None, init: Some(init) }, name.span);
        out.push(stmt);
        Ok(())
    }
}
