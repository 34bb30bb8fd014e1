//! Semantic analysis: from the syntax tree to the typed program.
//!
//! An error is reported where it is found and ends the analysis of the statement or declaration it is in;
//! the next one goes on, so that several errors are found in one run.

mod asm;
mod assign;
mod binary;
mod builtin;
mod builtin_table;
mod call;
mod convert;
mod decl;
mod declarator;
mod expr;
mod function;
mod global;
mod init;
mod init_list;
mod label;
mod literal;
mod member;
pub(crate) mod names;
mod pointer;
mod record;
mod scope;
mod sizeof;
mod specs;
mod stmt;
mod switch;
mod unary;

use crate::ast::{self, Ast};
use crate::diag::{Code, Diagnostic, Sink};
use crate::hir::{self, Function, Global, Nodes, TranslationUnit};
use crate::lex::Pack;
use crate::source::SourceMap;
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use crate::types::{DataModel, QualType, Types};
use function::FunctionContext;
use rustc_hash::FxHashSet;
use scope::Scopes;

/// An error that has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

pub(crate) type Checked<T> = Result<T, Failed>;

/// Analyses a whole file. The result is meaningful if `sink` has no errors afterwards.
pub(crate) fn analyse(
    ast: &Ast,
    packs: &[Pack],
    source: &SourceMap,
    names: Interner,
    data_model: DataModel,
    sink: &mut Sink,
) -> Analysed {
    let mut sema = Sema {
        ast,
        packs,
        source,
        sink,
        names,
        types: Types::new(data_model),
        nodes: Nodes::default(),
        functions: Vec::new(),
        globals: Vec::new(),
        scopes: Scopes::default(),
        function: None,
        effects: Vec::new(),
        depth: 0,
        file_names: names::Names::default(),
        refused: ast.refused.iter().copied().collect(),
    };
    sema.declare_builtin_typedefs();
    for item in &ast.items {
        if sema.sink.full() {
            break;
        }
        sema.item(item);
    }
    sema.refuse_functions();
    sema.finish_globals();
    Analysed {
        names: sema.names,
        types: sema.types,
        nodes: sema.nodes,
        functions: sema.functions,
        globals: sema.globals,
        file_names: sema.file_names,
    }
}

/// What the analysis leaves behind.
pub(crate) struct Analysed {
    names: Interner,
    types: Types,
    nodes: Nodes,
    functions: Vec<Function>,
    globals: Vec<Global>,
    file_names: names::Names,
}

impl Analysed {
    /// The names of file scope.
    pub(crate) fn take_names(&mut self) -> names::Names {
        std::mem::take(&mut self.file_names)
    }

    pub(crate) fn into_unit(self, source: SourceMap, mut warnings: Vec<Diagnostic>) -> TranslationUnit {
        warnings.sort_by_key(|warning| warning.span);
        let Analysed { names, types, nodes, functions, globals, .. } = self;
        TranslationUnit { source, names, types, functions, globals, warnings, nodes }
    }
}

struct Sema<'a> {
    ast: &'a Ast,
    packs: &'a [Pack],
    source: &'a SourceMap,
    sink: &'a mut Sink,
    names: Interner,
    types: Types,
    nodes: Nodes,
    functions: Vec<Function>,
    globals: Vec<Global>,
    scopes: Scopes,
    /// The function whose body is being analysed.
    function: Option<Box<FunctionContext>>,
    /// Evaluations of array lengths that the types just read need before they are used.
    effects: Vec<hir::ExprId>,
    /// Levels of nesting.
    depth: u32,
    /// Where names of file scope are declared and mentioned.
    file_names: names::Names,
    /// Names that headers of the system declare or define with what is not supported.
    refused: FxHashSet<Symbol>,
}

impl<'a> Sema<'a> {
    /// What was passed over is not what another declaration of it says either.
    fn refuse_functions(&mut self) {
        for function in &mut self.functions {
            function.linkage.refused |= self.refused.contains(&function.name);
        }
    }

    fn item(&mut self, item: &'a ast::Item) {
        self.file_names.items.push(match item {
            ast::Item::Decl(declaration) => declaration.span,
            ast::Item::Function(definition) => definition.span,
            ast::Item::StaticAssert(assertion) => assertion.span,
            ast::Item::Asm(span) => *span,
        });
        let errors = self.sink.errors.len();
        // A failure has been reported; the next item is analysed all the same.
        let _ = match item {
            ast::Item::Decl(declaration) => self.file_declaration(declaration),
            ast::Item::Function(definition) => self.function_definition(definition),
            ast::Item::StaticAssert(assertion) => self.static_assert(assertion),
            ast::Item::Asm(span) => {
                self.warn(Code::Assembler, *span, "assembler text at file scope is ignored");
                Ok(())
            }
        };
        if let ast::Item::Function(definition) = item
            && self.sink.errors.len() > errors
            && self.source.is_in_system_header(definition.span.lo)
            && self.sink.take_back(errors).is_some()
            && let Some(name) = definition.declarator.name
        {
            self.refused.insert(name.symbol);
        }
        self.effects.clear();
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.sink.push(Diagnostic::error(span, message));
        Failed
    }

    /// An error: this is not supported.
    fn refuse(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.sink.push(Diagnostic::unsupported(span, message));
        Failed
    }

    fn error_with(&mut self, span: Span, message: impl Into<String>, help: impl Into<String>) -> Failed {
        self.sink.push(Diagnostic::error(span, message).with_help(help));
        Failed
    }

    fn warn(&mut self, code: Code, span: Span, message: impl Into<String>) {
        self.sink.push(Diagnostic::warning(code, span, message));
    }

    /// "declared at file:line", for help lines.
    fn place_text(&self, span: Span) -> String {
        let place = self.source.location(span.lo);
        format!("{}:{}", place.file, place.line)
    }

    fn text(&self, symbol: Symbol) -> &str {
        self.names.text(symbol)
    }

    fn show(&self, ty: impl Into<QualType>) -> String {
        self.types.display(ty, &self.names)
    }

    /// Runs `body` one level deeper in the tree; a tree that is too deep is refused.
    fn nested<T>(&mut self, span: Span, body: impl FnOnce(&mut Self) -> Checked<T>) -> Checked<T> {
        if self.depth >= crate::MAX_NESTING {
            let message = format!("this is nested more than {} levels deep", crate::MAX_NESTING);
            return Err(self.error(span, message));
        }
        self.depth += 1;
        let result = body(self);
        self.depth -= 1;
        result
    }

    fn static_assert(&mut self, assertion: &ast::StaticAssert) -> Checked<()> {
        let value = self.constant(assertion.condition, "the condition of a static assertion")?;
        if value.bits == 0 {
            let message = match &assertion.message {
                Some(text) => format!("static assertion failed: {text}"),
                None => "static assertion failed".to_owned(),
            };
            return Err(self.error(assertion.span, message));
        }
        Ok(())
    }
}
