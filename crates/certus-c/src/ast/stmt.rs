//! Statements.

use super::{Declaration, ExprId, Name, StaticAssert, StmtId};
use crate::span::Span;

#[derive(Debug)]
pub(crate) struct Stmt {
    pub(crate) kind: StmtKind,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum StmtKind {
    Empty,
    Expr(ExprId),
    Block(Vec<BlockItem>),
    If {
        condition: ExprId,
        then: StmtId,
        otherwise: Option<StmtId>,
    },
    While {
        condition: ExprId,
        body: StmtId,
    },
    DoWhile {
        body: StmtId,
        condition: ExprId,
    },
    For {
        init: Option<Box<ForInit>>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
    },
    Switch {
        value: ExprId,
        body: StmtId,
    },
    /// All labels before one statement.
    Labeled(Vec<Label>, StmtId),
    Goto(Name),
    GotoComputed(ExprId),
    Break,
    Continue,
    Return(Option<ExprId>),
    Asm(Box<AsmStmt>),
}

#[derive(Debug)]
pub(crate) enum ForInit {
    Expr(ExprId),
    Decl(Declaration),
}

#[derive(Debug)]
pub(crate) enum Label {
    Name(Name),
    Case { lo: ExprId, hi: Option<ExprId>, span: Span },
    Default(Span),
}

#[derive(Debug)]
pub(crate) enum BlockItem {
    Stmt(StmtId),
    Decl(Declaration),
    StaticAssert(StaticAssert),
    /// `__label__ a, b;`
    LocalLabels(Vec<Name>),
}

#[derive(Debug)]
pub(crate) struct AsmStmt {
    pub(crate) template: String,
    pub(crate) outputs: Vec<AsmOperand>,
    pub(crate) inputs: Vec<AsmOperand>,
    pub(crate) clobbers: Vec<String>,
    pub(crate) labels: Vec<Name>,
}

#[derive(Debug)]
pub(crate) struct AsmOperand {
    pub(crate) constraint: String,
    pub(crate) expr: ExprId,
}
