//! The syntax tree: what was written, names unresolved.
//!
//! Expressions and statements live in arenas and are named by index, so that dropping a deep tree needs no
//! deep stack and nodes stay small.

mod decl;
mod stmt;

pub(crate) use decl::*;
pub(crate) use stmt::*;

use crate::lex::number::FloatSuffix;
use crate::lex::string::Encoding;
use crate::span::Span;
use crate::symbol::Symbol;

/// Index of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ExprId(pub(crate) u32);

/// Index of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct StmtId(pub(crate) u32);

/// A parsed file.
#[derive(Debug, Default)]
pub(crate) struct Ast {
    pub(crate) items: Vec<Item>,
    /// Names that headers of the system declare with what is not supported.
    pub(crate) refused: Vec<crate::symbol::Symbol>,
    exprs: Vec<Expr>,
    stmts: Vec<Stmt>,
}

impl Ast {
    pub(crate) fn add_expr(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.exprs.push(Expr { kind, span });
        ExprId(self.exprs.len() as u32 - 1)
    }

    pub(crate) fn add_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.stmts.push(Stmt { kind, span });
        StmtId(self.stmts.len() as u32 - 1)
    }

    pub(crate) fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    pub(crate) fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.0 as usize]
    }
}

/// A name with its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Name {
    pub(crate) symbol: Symbol,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum Item {
    Decl(Declaration),
    Function(Box<FunctionDef>),
    StaticAssert(StaticAssert),
    Asm(Span),
}

#[derive(Debug)]
pub(crate) struct Expr {
    pub(crate) kind: ExprKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum ExprKind {
    Ident(Symbol),
    Int(Box<IntLit>),
    Float {
        bits: Box<u128>,
        format: FloatSuffix,
    },
    Char {
        value: u32,
        encoding: Encoding,
        units: u32,
    },
    Str(Box<StrLit>),
    Unary(UnaryOp, ExprId),
    /// `++` and `--`.
    Step {
        operand: ExprId,
        increment: bool,
        postfix: bool,
    },
    Binary(BinaryOp, ExprId, ExprId),
    Logical {
        or: bool,
        left: ExprId,
        right: ExprId,
    },
    Assign {
        op: Option<BinaryOp>,
        target: ExprId,
        value: ExprId,
    },
    Conditional {
        condition: ExprId,
        then: Option<ExprId>,
        otherwise: ExprId,
    },
    Comma(ExprId, ExprId),
    Cast(Box<TypeName>, ExprId),
    CompoundLiteral(Box<TypeName>, Box<InitList>),
    Member {
        base: ExprId,
        arrow: bool,
        field: Name,
    },
    Index(ExprId, ExprId),
    Call {
        callee: ExprId,
        args: Vec<ExprId>,
    },
    SizeofExpr(ExprId),
    SizeofType(Box<TypeName>),
    AlignofExpr(ExprId),
    /// `standard`: spelled `_Alignof`, which gcc answers differently from `__alignof__` on x86.
    AlignofType {
        name: Box<TypeName>,
        standard: bool,
    },
    StmtExpr(StmtId),
    Generic(Box<Generic>),
    VaArg(ExprId, Box<TypeName>),
    Offsetof(Box<TypeName>, Vec<Designator>),
    TypesCompatible(Box<(TypeName, TypeName)>),
    Choose {
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
    },
    LabelAddr(Name),
}

#[derive(Debug)]
pub(crate) struct IntLit {
    pub(crate) value: u64,
    pub(crate) unsigned: bool,
    pub(crate) longs: u8,
    pub(crate) decimal: bool,
    pub(crate) too_large: bool,
}

#[derive(Debug)]
pub(crate) struct StrLit {
    pub(crate) encoding: Encoding,
    /// Contents in memory, with the final zero.
    pub(crate) bytes: Vec<u8>,
}

#[derive(Debug)]
pub(crate) struct Generic {
    pub(crate) control: ExprId,
    /// `None`: `default`.
    pub(crate) arms: Vec<(Option<TypeName>, ExprId)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum UnaryOp {
    Plus,
    Minus,
    BitNot,
    Not,
    Deref,
    AddrOf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    BitAnd,
    BitOr,
    BitXor,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}
