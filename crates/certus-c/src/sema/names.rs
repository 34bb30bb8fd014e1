//! Where names of file scope are declared and mentioned, for who links several files.

use super::Sema;
use super::scope::{Binding, Entity, Linked};
use crate::ast;
use crate::hir::FunctionId;
use crate::span::Span;
use crate::symbol::Symbol;

/// Names of these two kinds do not get into each other's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Space {
    /// Functions, objects, types with a name, constants of enumerations.
    Ordinary,
    /// Structures, unions, enumerations.
    Tag,
}

/// What a declaration makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A type or a constant: something that is gone when the program runs.
    Type,
    /// A function or object with internal linkage.
    Internal,
    /// A function that is `inline` and not `extern`: other files may have a definition of their own.
    Inline,
    /// A function or object that other files mean by the same name.
    External,
}

/// A declaration at file scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Declared {
    /// The declaration or definition it is a part of.
    pub(crate) item: Span,
    pub(crate) name: Span,
    pub(crate) space: Space,
    pub(crate) kind: Kind,
}

/// A word that means something of file scope.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mention {
    pub(crate) name: Span,
    pub(crate) space: Space,
    /// Where that was declared last.
    pub(crate) declared: Span,
}

/// A function that is called without a declaration.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Implicit {
    pub(crate) name: Span,
    /// It is one of the library whose type is known.
    pub(crate) known: bool,
}

/// All names of file scope.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// The declarations and definitions.
    pub(crate) items: Vec<Span>,
    pub(crate) declared: Vec<Declared>,
    pub(crate) mentions: Vec<Mention>,
    /// Functions that are called without a declaration.
    pub(crate) implicit: Vec<Implicit>,
}

impl Sema<'_> {
    /// A type, a constant or an object is declared, and bound already.
    pub(super) fn note_declared(&mut self, name: ast::Name) {
        let Some(binding) = self.scopes.lookup(name.symbol) else { return };
        if !self.is_of_file(name.symbol, binding) {
            return;
        }
        let kind = match binding.entity {
            Entity::Global(id) if self.globals[id.0 as usize].is_static => Kind::Internal,
            Entity::Global(_) => Kind::External,
            _ => Kind::Type,
        };
        self.note(name.span, Space::Ordinary, kind);
        self.note_mention(name.symbol, name.span);
    }

    /// A function is declared. Its parameters, which may have its name, are in scope already.
    pub(super) fn note_function(&mut self, name: ast::Name, id: FunctionId, inline: bool) {
        let kind = match self.functions[id.0 as usize].is_static {
            true => Kind::Internal,
            false if inline => Kind::Inline,
            false => Kind::External,
        };
        self.note(name.span, Space::Ordinary, kind);
        self.mentioned(name.symbol, name.span, name.span);
    }

    /// A function is called that is not declared.
    pub(super) fn note_implicit(&mut self, symbol: Symbol, name: Span, known: bool) {
        if !self.is_of_compiler(symbol) {
            self.file_names.implicit.push(Implicit { name, known });
            self.mentioned(symbol, name, name);
        }
    }

    /// A tag is mentioned; `defined`: with its members.
    pub(super) fn note_tag(&mut self, tag: ast::Name, defined: bool) {
        let Some((declared, depth)) = self.scopes.tag_place(tag.symbol) else { return };
        if depth > 0 {
            return;
        }
        if defined {
            self.note(tag.span, Space::Tag, Kind::Type);
        }
        self.file_names.mentions.push(Mention { name: tag.span, space: Space::Tag, declared });
    }

    /// An ordinary name is mentioned.
    pub(super) fn note_mention(&mut self, symbol: Symbol, span: Span) {
        if let Some(binding) = self.scopes.lookup(symbol)
            && self.is_of_file(symbol, binding)
        {
            self.mentioned(symbol, span, binding.span);
        }
    }

    fn mentioned(&mut self, symbol: Symbol, name: Span, declared: Span) {
        if !self.is_of_compiler(symbol) {
            self.file_names.mentions.push(Mention { name, space: Space::Ordinary, declared });
        }
    }

    /// Whether a function means the same everywhere, without a declaration.
    fn is_of_compiler(&self, symbol: Symbol) -> bool {
        let name = self.text(symbol);
        ["__builtin_", "__sync_", "__atomic_"].iter().any(|prefix| name.starts_with(prefix))
    }

    fn note(&mut self, name: Span, space: Space, kind: Kind) {
        if let Some(item) = self.file_names.items.last() {
            self.file_names.declared.push(Declared { item: *item, name, space, kind });
        }
    }

    /// Whether a name means something of file scope, also where a block declares it again as `extern`.
    fn is_of_file(&self, symbol: Symbol, binding: Binding) -> bool {
        binding.depth == 0
            || match (binding.entity, self.scopes.linked(symbol)) {
                (Entity::Function(id), Some(Linked::Function(linked))) => id == linked,
                (Entity::Global(id), Some(Linked::Global(linked))) => id == linked,
                _ => false,
            }
    }
}
