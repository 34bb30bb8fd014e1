//! Which names of the source stand for variables of the automaton at a place.

use crate::c_expr::Leaf;
use certus_c::TranslationUnit;
use certus_c::cfa::{Meaning, Translation};
use certus_c::hir::{FunctionId, GlobalKind, StmtId, StmtKind};
use certus_c::program::{ProcId, Program};
use certus_c::span::Span;
use certus_c::types::{ArrayLen, QualType, Quals, TypeId, TypeKind};
use certus_logic::{Term, Terms};
use std::collections::HashMap;

/// A name that is declared in a function.
struct Declared<'u> {
    name: &'u str,
    ty: QualType,
    /// The declaration.
    span: Span,
    /// The block that the name is known in, from its declaration on.
    scope: Span,
}

/// The names that are known at a place of an activation.
pub(crate) struct Scope<'a> {
    unit: &'a TranslationUnit,
    program: &'a Program,
    proc: ProcId,
    instance: usize,
    at: u32,
    declared: Vec<Declared<'a>>,
    meanings: HashMap<Term, Meaning>,
}

impl<'a> Scope<'a> {
    /// The names at byte `at` of the text, in an activation of a procedure. Nothing for procedures that the
    /// source does not define.
    #[must_use]
    pub(crate) fn new(
        unit: &'a TranslationUnit,
        program: &'a Program,
        translation: &Translation,
        (proc, instance): (ProcId, usize),
        at: u32,
    ) -> Option<Scope<'a>> {
        let function = unit.find_function(&program.procs[proc.index()].name)?;
        let declared = declarations(unit, function)?;
        let vars = translation.cfa.vars.iter().map(|var| var.term);
        let meanings = vars.zip(translation.meanings.iter().copied()).collect();
        Some(Scope { unit, program, proc, instance, at, declared, meanings })
    }

    /// The C expression for a variable of the automaton, if there is one here.
    #[must_use]
    pub(crate) fn leaf(&self, terms: &Terms, var: Term) -> Option<Leaf> {
        let (text, ty) = match *self.meanings.get(&var)? {
            Meaning::Other => return None,
            Meaning::Variable { var, instance } => self.variable(var.index(), instance)?,
            Meaning::Static { object, offset, bytes } => {
                let object = &self.program.objects[object.index()];
                let (name, ty) = self.global(&object.name, object.span)?;
                self.part(name, ty, (offset, bytes))?
            }
            Meaning::Automatic { var, instance, offset, bytes } => {
                let variable = &self.program.vars[var.index()];
                if variable.owner != Some(self.proc) || instance != self.instance {
                    return None;
                }
                let (name, ty) = self.local(variable.name.strip_prefix('&')?, variable.span)?;
                self.part(name, ty, (offset, bytes))?
            }
        };
        let types = &self.unit.types;
        // Reading a volatile object is a side effect.
        if ty.quals.contains(Quals::VOLATILE) {
            return None;
        }
        let width = terms.width(var);
        match types.kind(ty.ty) {
            TypeKind::Pointer(_) => Some(Leaf { text, signed: false, pointer: true }),
            TypeKind::Bool => Some(Leaf { text, signed: false, pointer: false }),
            _ => {
                let shape = types.int_shape(ty.ty).filter(|shape| shape.width == width)?;
                Some(Leaf { text, signed: shape.signed, pointer: false })
            }
        }
    }

    fn variable(&self, index: usize, instance: usize) -> Option<(String, QualType)> {
        let variable = &self.program.vars[index];
        if variable.owner.is_none() {
            let (name, ty) = self.global(&variable.name, variable.span)?;
            return Some((name.to_owned(), ty));
        }
        // A parameter that lives in memory has its first value in a variable of the same name.
        let object = format!("&{}", variable.name);
        let stale = |other: &certus_c::program::Variable| {
            other.owner == variable.owner && other.name == object && other.span == variable.span
        };
        if variable.owner != Some(self.proc)
            || instance != self.instance
            || self.program.vars.iter().any(stale)
        {
            return None;
        }
        let (name, ty) = self.local(&variable.name, variable.span)?;
        Some((name.to_owned(), ty))
    }

    /// What a name stands for here, if that is local.
    fn seen(&self, name: &str) -> Option<&Declared<'a>> {
        let known = |declared: &&Declared<'_>| {
            declared.name == name
                && declared.span.lo <= self.at
                && declared.scope.lo <= self.at
                && self.at < declared.scope.hi
        };
        self.declared.iter().filter(known).max_by_key(|declared| (declared.scope.lo, declared.span.lo))
    }

    fn local(&self, name: &str, span: Span) -> Option<(&'a str, QualType)> {
        let seen = self.seen(name)?;
        (seen.span == span).then_some((seen.name, seen.ty))
    }

    fn global(&self, name: &str, span: Span) -> Option<(&'a str, QualType)> {
        // A `static` variable of a function.
        if let Some((function, name)) = name.split_once("::") {
            return (function == self.program.procs[self.proc.index()].name)
                .then(|| self.local(name, span))
                .flatten();
        }
        if self.seen(name).is_some() {
            return None;
        }
        let symbol = self.unit.names.find(name)?;
        let global = self.unit.globals.iter().find(|global| {
            global.name == Some(symbol) && global.span == span && global.kind == GlobalKind::Variable
        })?;
        // It must be declared before the place.
        (global.span.lo < self.at).then(|| (self.unit.name(symbol), global.ty))
    }

    /// The member or element of an object that has exactly these bytes.
    fn part(&self, name: &str, ty: QualType, bytes: (u64, u64)) -> Option<(String, QualType)> {
        let mut path = name.to_owned();
        let ty = self.descend(&mut path, ty, bytes, 0)?;
        Some((path, ty))
    }

    fn descend(
        &self,
        path: &mut String,
        ty: QualType,
        (offset, bytes): (u64, u64),
        depth: u32,
    ) -> Option<QualType> {
        let types = &self.unit.types;
        let inner = |part: QualType| part.with(ty.quals);
        match types.kind(ty.ty) {
            _ if depth > 20 => None,
            TypeKind::Array { elem, len: ArrayLen::Fixed(len) } => {
                let size = types.size_of(elem.ty).filter(|size| *size > 0)?;
                let index = offset / size;
                if index >= len {
                    return None;
                }
                path.push_str(&format!("[{index}]"));
                self.descend(path, inner(elem), (offset % size, bytes), depth + 1)
            }
            TypeKind::Record(_) => {
                let record = types.records().find(|(id, _)| types.as_record(ty.ty) == Some(*id))?.1;
                for field in &record.fields {
                    let size = types.size_of(field.ty.ty).unwrap_or(0);
                    let inside = field.offset <= offset && offset + bytes <= field.offset + size;
                    if !inside || field.bits.is_some() {
                        continue;
                    }
                    let length = path.len();
                    if let Some(name) = field.name {
                        path.push('.');
                        path.push_str(self.unit.name(name));
                    }
                    let within = (offset - field.offset, bytes);
                    if let Some(found) = self.descend(path, inner(field.ty), within, depth + 1) {
                        return Some(found);
                    }
                    path.truncate(length);
                }
                None
            }
            _ => (offset == 0 && self.size(ty.ty) == Some(bytes)).then_some(ty),
        }
    }

    fn size(&self, ty: TypeId) -> Option<u64> {
        self.unit.types.size_of(ty)
    }
}

/// All names that a function declares.
fn declarations(unit: &TranslationUnit, function: FunctionId) -> Option<Vec<Declared<'_>>> {
    let body = unit[function].body.as_ref()?;
    let blocks = blocks(unit, body.block);
    let scope = |span: Span| {
        let around = blocks.iter().filter(|block| block.lo <= span.lo && span.hi <= block.hi);
        around.max_by_key(|block| block.lo).copied().unwrap_or(body.span)
    };
    let mut declared = Vec::new();
    for local in &body.locals {
        if let Some(name) = local.name {
            let (name, ty, span) = (unit.name(name), local.ty, local.span);
            declared.push(Declared { name, ty, span, scope: scope(span) });
        }
    }
    for global in &unit.globals {
        if let (Some(name), GlobalKind::StaticLocal(owner)) = (global.name, global.kind)
            && owner == function
        {
            let (name, ty, span) = (unit.name(name), global.ty, global.span);
            declared.push(Declared { name, ty, span, scope: scope(span) });
        }
    }
    Some(declared)
}

/// The places of all blocks in a statement.
fn blocks(unit: &TranslationUnit, root: StmtId) -> Vec<Span> {
    let mut found = Vec::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        let stmt = &unit[id];
        match &stmt.kind {
            StmtKind::Block { stmts, .. } => {
                found.push(stmt.span);
                open.extend(stmts);
            }
            StmtKind::If { then, otherwise, .. } => {
                open.push(*then);
                open.extend(otherwise);
            }
            StmtKind::Loop { body, .. } | StmtKind::Switch { body, .. } => open.push(*body),
            _ => {}
        }
    }
    found
}
