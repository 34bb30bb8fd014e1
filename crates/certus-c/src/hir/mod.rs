//! The typed program: what a lowering starts from.
//!
//! Nothing of C's surface is left implicit. Every expression has its type; promotions, the usual arithmetic
//! conversions, array decay and the reading of an lvalue are nodes of their own; `for`, `while` and `do` are
//! one loop; `case` labels and `goto` labels are the same; initialisers are flat lists; static locals,
//! strings and file-scope compound literals are globals; sizes and enum constants are numbers.
//!
//! Two kinds of nodes describe data: a [`Place`] designates storage (an lvalue), an [`Expr`] is a value.
//! [`ExprKind::Load`] reads a place, [`ExprKind::AddrOf`] takes its address, and only `Assign` and `Update`
//! write one. All nodes live in arenas of the [`TranslationUnit`] and are named by index; trees are at most a
//! small multiple of [`MAX_NESTING`](crate::MAX_NESTING) deep, so recursion over them belongs on a thread
//! with a large stack ([`on_large_stack`](crate::on_large_stack)).
//!
//! A node is normally used once. The exception: one [`ExprId`] may stand in several entries of one
//! [`Init`] (a range designator); it is evaluated once there.

mod builtin;
pub mod check;
pub mod consteval;
mod expr;
mod linkage;
pub mod print;
mod stmt;

pub use builtin::Builtin;
pub use expr::{
    BinaryOp, Callee, CastKind, Expr, ExprKind, LogicalOp, Place, PlaceKind, UnaryOp, UpdateOp, UpdateResult,
};
pub use linkage::{Linkage, Promise};
pub use stmt::{Asm, Init, InitEntry, InitValue, Stmt, StmtKind, SwitchCase};

use crate::diag::Diagnostic;
use crate::source::SourceMap;
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use crate::types::{QualType, TypeId, Types};

macro_rules! ids {
    ($($name:ident, $doc:literal;)*) => {
        $(#[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);)*
    };
}

ids! {
    ExprId, "Index of an expression.";
    PlaceId, "Index of a place.";
    StmtId, "Index of a statement.";
    InitId, "Index of an initialiser.";
    FunctionId, "Index of a function.";
    GlobalId, "Index of a global.";
    LocalId, "Index of a local variable within its function.";
    LabelId, "Index of a label within its function.";
}

/// A typed C file.
#[derive(Clone, Debug)]
pub struct TranslationUnit {
    /// The parsed text: what all spans refer to.
    pub source: SourceMap,
    /// Names.
    pub names: Interner,
    /// Types.
    pub types: Types,
    /// Functions, declared or defined, in order of first declaration.
    pub functions: Vec<Function>,
    /// Objects with static storage, in order of first declaration.
    pub globals: Vec<Global>,
    /// Warnings, sorted by place.
    pub warnings: Vec<Diagnostic>,
    pub(crate) nodes: Nodes,
}

/// The arenas.
#[derive(Clone, Debug, Default)]
pub struct Nodes {
    exprs: Vec<Expr>,
    places: Vec<Place>,
    stmts: Vec<Stmt>,
    inits: Vec<Init>,
}

macro_rules! arena {
    ($id:ident, $node:ident, $field:ident, $add:ident) => {
        impl std::ops::Index<$id> for Nodes {
            type Output = $node;
            fn index(&self, id: $id) -> &$node {
                &self.$field[id.0 as usize]
            }
        }
        impl std::ops::Index<$id> for TranslationUnit {
            type Output = $node;
            fn index(&self, id: $id) -> &$node {
                &self.nodes.$field[id.0 as usize]
            }
        }
        impl Nodes {
            pub(crate) fn $add(&mut self, node: $node) -> $id {
                self.$field.push(node);
                $id(self.$field.len() as u32 - 1)
            }
        }
    };
}

arena!(ExprId, Expr, exprs, add_expr);
arena!(PlaceId, Place, places, add_place);
arena!(StmtId, Stmt, stmts, add_stmt);
arena!(InitId, Init, inits, add_init);

impl Nodes {
    /// All expressions.
    pub fn exprs(&self) -> &[Expr] {
        &self.exprs
    }

    /// All places.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// All statements.
    pub fn stmts(&self) -> &[Stmt] {
        &self.stmts
    }

    pub(crate) fn expr_mut(&mut self, id: ExprId) -> &mut Expr {
        &mut self.exprs[id.0 as usize]
    }
}

impl std::ops::Index<FunctionId> for TranslationUnit {
    type Output = Function;
    fn index(&self, id: FunctionId) -> &Function {
        &self.functions[id.0 as usize]
    }
}

impl std::ops::Index<GlobalId> for TranslationUnit {
    type Output = Global;
    fn index(&self, id: GlobalId) -> &Global {
        &self.globals[id.0 as usize]
    }
}

impl TranslationUnit {
    /// The text of a name.
    pub fn name(&self, symbol: Symbol) -> &str {
        self.names.text(symbol)
    }

    /// The function with this name and external or internal linkage.
    pub fn find_function(&self, name: &str) -> Option<FunctionId> {
        let symbol = self.names.find(name)?;
        self.functions.iter().position(|f| f.name == symbol).map(|index| FunctionId(index as u32))
    }

    /// `ty` as C source.
    pub fn display(&self, ty: impl Into<QualType>) -> String {
        self.types.display(ty, &self.names)
    }

    /// All nodes, for tools that work on them without the rest.
    pub fn nodes(&self) -> &Nodes {
        &self.nodes
    }
}

/// A function, declared or defined.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Symbol,
    /// Its function type.
    pub ty: TypeId,
    /// Where it is defined, or else first declared.
    pub span: Span,
    /// `static`, so that no other file can define it.
    pub is_static: bool,
    /// Never returns (`noreturn`).
    pub noreturn: bool,
    /// It was called or declared by the compiler's own knowledge: `__builtin_memcpy`, or a library function
    /// without a declaration.
    pub is_builtin: bool,
    /// It was called without any declaration.
    pub is_implicit: bool,
    /// What attributes say of it.
    pub linkage: Linkage,
    /// Its definition, if there is one.
    pub body: Option<Body>,
}

/// The definition of a function.
#[derive(Clone, Debug)]
pub struct Body {
    /// The parameters, in order.
    pub params: Vec<LocalId>,
    /// All locals, those of inner blocks and hidden temporaries included.
    pub locals: Vec<Local>,
    /// All labels, those of `switch` included.
    pub labels: Vec<Label>,
    /// The statement.
    pub block: StmtId,
    /// The whole definition.
    pub span: Span,
}

impl std::ops::Index<LocalId> for Body {
    type Output = Local;
    fn index(&self, id: LocalId) -> &Local {
        &self.locals[id.0 as usize]
    }
}

/// A local variable with automatic storage.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name; hidden variables have none.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: QualType,
    /// Alignment in bytes; more than that of the type if the declaration asks for it.
    pub align: u64,
    /// Why it exists.
    pub kind: LocalKind,
    /// Where it is declared.
    pub span: Span,
}

/// Why a local exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LocalKind {
    /// A parameter.
    Param,
    /// A variable of a block.
    Variable,
    /// A temporary that keeps a value for later (`a ?: b`, a length of an array); assigned before each use.
    Temporary,
    /// The object of a compound literal.
    CompoundLiteral,
}

/// A place that control can be sent to.
#[derive(Clone, Debug)]
pub struct Label {
    /// Its name; labels of `switch` have none.
    pub name: Option<Symbol>,
    /// Where it is.
    pub span: Span,
    /// Whether its address is taken (`&&label`).
    pub address_taken: bool,
}

/// An object with static storage.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its name; strings and compound literals have none.
    pub name: Option<Symbol>,
    /// Its type.
    pub ty: QualType,
    /// Size in bytes; more than that of the type if a flexible array member is initialised. Zero if the
    /// type is incomplete.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Where it is defined, or else first declared.
    pub span: Span,
    /// Why it exists.
    pub kind: GlobalKind,
    /// `static`, so that no other file can define it.
    pub is_static: bool,
    /// Defined here, tentatively or with an initialiser; otherwise only `extern`.
    pub defined: bool,
    /// What attributes say of it.
    pub linkage: Linkage,
    /// One per thread.
    pub thread_local: bool,
    /// Its initial value; without one, a defined global is zero.
    pub init: Option<InitId>,
}

/// Why a global exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlobalKind {
    /// Declared at file scope (or `extern` in a block).
    Variable,
    /// `static` in a function.
    StaticLocal(FunctionId),
    /// A string literal.
    String,
    /// `__func__`.
    FunctionName,
    /// A compound literal at file scope.
    CompoundLiteral,
}
