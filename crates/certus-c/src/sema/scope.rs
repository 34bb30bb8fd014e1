//! Scopes: what each name means here.

use crate::hir::{FunctionId, GlobalId, LocalId};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{EnumId, QualType, RecordId, TypeId};
use rustc_hash::FxHashMap;

/// What an ordinary name means.
#[derive(Clone, Copy, Debug)]
pub(super) enum Entity {
    Typedef {
        ty: QualType,
        align: Option<u64>,
    },
    Local(LocalId),
    /// A parameter of a prototype: it has a type, but no storage.
    Prototype(QualType),
    Global(GlobalId),
    Function(FunctionId),
    /// An enum constant: bits of its type.
    Constant {
        bits: u128,
        ty: TypeId,
    },
    /// Its declaration was wrong; errors about its uses would only repeat that.
    Poisoned,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Binding {
    pub(super) entity: Entity,
    /// Depth of the scope it belongs to; 0 is file scope.
    pub(super) depth: u32,
    pub(super) span: Span,
}

/// What a tag means.
#[derive(Clone, Copy, Debug)]
pub(super) enum Tag {
    Record(RecordId),
    Enum(EnumId),
}

/// An object or function with linkage: declarations in any scope refer to the same one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Linked {
    Global(GlobalId),
    Function(FunctionId),
}

/// A tag, where it was met first, and the depth of its scope.
type TagBinding = (Tag, Span, u32);

enum Undo {
    Ordinary(Symbol, Option<Binding>),
    Tag(Symbol, Option<TagBinding>),
}

/// All scopes. The tables hold what is visible now; leaving a scope undoes what it changed.
#[derive(Default)]
pub(super) struct Scopes {
    ordinary: Vec<Option<Binding>>,
    tags: FxHashMap<Symbol, TagBinding>,
    linked: FxHashMap<Symbol, Linked>,
    undo: Vec<Undo>,
    marks: Vec<usize>,
}

impl Scopes {
    pub(super) fn depth(&self) -> u32 {
        self.marks.len() as u32
    }

    pub(super) fn enter(&mut self) {
        self.marks.push(self.undo.len());
    }

    pub(super) fn leave(&mut self) {
        let mark = self.marks.pop().unwrap_or(0);
        while self.undo.len() > mark {
            match self.undo.pop() {
                Some(Undo::Ordinary(symbol, before)) => self.ordinary[symbol.index()] = before,
                Some(Undo::Tag(symbol, Some(before))) => {
                    self.tags.insert(symbol, before);
                }
                Some(Undo::Tag(symbol, None)) => {
                    self.tags.remove(&symbol);
                }
                None => {}
            }
        }
    }

    pub(super) fn lookup(&self, symbol: Symbol) -> Option<Binding> {
        self.ordinary.get(symbol.index()).copied().flatten()
    }

    /// The meaning that this very scope gives the name.
    pub(super) fn lookup_here(&self, symbol: Symbol) -> Option<Binding> {
        self.lookup(symbol).filter(|binding| binding.depth == self.depth())
    }

    fn slot(&mut self, symbol: Symbol) -> &mut Option<Binding> {
        if self.ordinary.len() <= symbol.index() {
            self.ordinary.resize(symbol.index() + 1, None);
        }
        &mut self.ordinary[symbol.index()]
    }

    pub(super) fn bind(&mut self, symbol: Symbol, entity: Entity, span: Span) {
        let depth = self.depth();
        let before = self.slot(symbol).replace(Binding { entity, depth, span });
        if depth > 0 {
            self.undo.push(Undo::Ordinary(symbol, before));
        }
    }

    /// Binds a name at file scope from within inner scopes, whose own meaning of it stays.
    pub(super) fn bind_at_file_scope(&mut self, symbol: Symbol, entity: Entity, span: Span) {
        let binding = Some(Binding { entity, depth: 0, span });
        if self.lookup(symbol).is_none_or(|inner| inner.depth == 0) {
            *self.slot(symbol) = binding;
            return;
        }
        for undo in &mut self.undo {
            if let Undo::Ordinary(undone, before) = undo
                && *undone == symbol
            {
                *before = binding;
                return;
            }
        }
    }

    pub(super) fn tag(&self, symbol: Symbol) -> Option<Tag> {
        self.tags.get(&symbol).map(|&(tag, ..)| tag)
    }

    /// Where a tag was met first, and the depth of its scope.
    pub(super) fn tag_place(&self, symbol: Symbol) -> Option<(Span, u32)> {
        self.tags.get(&symbol).map(|&(_, span, depth)| (span, depth))
    }

    pub(super) fn tag_here(&self, symbol: Symbol) -> Option<Tag> {
        self.tags.get(&symbol).filter(|&&(.., depth)| depth == self.depth()).map(|&(tag, ..)| tag)
    }

    pub(super) fn bind_tag(&mut self, symbol: Symbol, tag: Tag, span: Span) {
        let depth = self.depth();
        let before = self.tags.insert(symbol, (tag, span, depth));
        if depth > 0 {
            self.undo.push(Undo::Tag(symbol, before));
        }
    }

    pub(super) fn linked(&self, symbol: Symbol) -> Option<Linked> {
        self.linked.get(&symbol).copied()
    }

    pub(super) fn link(&mut self, symbol: Symbol, linked: Linked) {
        self.linked.insert(symbol, linked);
    }
}
