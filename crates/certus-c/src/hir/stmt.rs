//! Statements and initialisers.

use super::{ExprId, InitId, LabelId, LocalId, PlaceId, StmtId};
use crate::span::Span;
use crate::types::{BitRange, TypeId};

/// How an object gets its value: the entries in order; an entry may overwrite a part of an earlier one.
#[derive(Clone, Debug, Default)]
pub struct Init {
    /// Bytes that no entry covers become zero. Otherwise the entries cover everything.
    pub zero_fill: bool,
    /// Values of parts of the object.
    pub entries: Vec<InitEntry>,
}

/// The value of one part of an object.
#[derive(Clone, Debug)]
pub struct InitEntry {
    /// First byte of the part within the object.
    pub offset: u64,
    /// Set for a bit-field; its offset counts from the start of the object.
    pub bits: Option<BitRange>,
    /// Type of the part: a scalar or record, or the array that a string fills.
    pub ty: TypeId,
    /// The value.
    pub value: InitValue,
    /// Where it is written.
    pub span: Span,
}

/// A value in an initialiser.
#[derive(Clone, Debug)]
pub enum InitValue {
    /// An expression of the unqualified type of the part.
    Expr(ExprId),
    /// Contents of a character array, at most its size; what is left is zero.
    Bytes(Box<[u8]>),
}

/// A statement.
#[derive(Clone, Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: StmtKind,
    /// Where it is written.
    pub span: Span,
}

/// What a statement does. Conditions are scalars, compared with zero.
#[derive(Clone, Debug)]
pub enum StmtKind {
    /// Evaluates an expression and drops its value.
    Expr(ExprId),
    /// A local comes into being. Its value is `init`, or indeterminate without one.
    Declare {
        /// The variable.
        local: LocalId,
        /// Its size in bytes, if that is known at run time only.
        size: Option<ExprId>,
        /// Its value.
        init: Option<InitId>,
    },
    /// Statements in order, with the variables whose lifetime is this block.
    Block {
        /// Variables declared directly in the block.
        locals: Vec<LocalId>,
        /// The statements.
        stmts: Vec<StmtId>,
    },
    /// A branch.
    If {
        /// The condition.
        condition: ExprId,
        /// If it is not zero.
        then: StmtId,
        /// If it is zero.
        otherwise: Option<StmtId>,
    },
    /// A loop: `while (condition) { body; step; }`, where `continue` goes to the step.
    Loop {
        /// The condition; always true without one.
        condition: Option<ExprId>,
        /// Evaluated after each round.
        step: Option<ExprId>,
        /// The body.
        body: StmtId,
        /// False for `do … while`: the first round does not test the condition.
        test_first: bool,
    },
    /// Goes to the label of the case that matches, or to the default label, or past the body.
    Switch {
        /// An integer after promotion.
        value: ExprId,
        /// Disjoint ranges; bounds are bits of the type of `value`, as in [`ExprKind::Int`](super::ExprKind::Int).
        cases: Vec<SwitchCase>,
        /// Where to go if no case matches.
        default: Option<LabelId>,
        /// Holds the labels.
        body: StmtId,
    },
    /// A label; falls through.
    Label(LabelId),
    /// Goes to a label of the function.
    Goto(LabelId),
    /// Goes to the label whose address the pointer holds.
    GotoComputed(ExprId),
    /// Leaves the innermost loop or switch.
    Break,
    /// Goes to the end of the body of the innermost loop.
    Continue,
    /// Leaves the function. The value has the return type of the function.
    Return(Option<ExprId>),
    /// Assembler text.
    Asm(Box<Asm>),
}

/// One `case`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchCase {
    /// Smallest value.
    pub lo: u128,
    /// Largest value.
    pub hi: u128,
    /// Where to go.
    pub label: LabelId,
}

/// An assembler statement.
#[derive(Clone, Debug)]
pub struct Asm {
    /// The text.
    pub template: String,
    /// What it writes (and, with `+`, reads), with the constraints.
    pub outputs: Vec<(String, PlaceId)>,
    /// What it reads. Values of arrays are their addresses.
    pub inputs: Vec<(String, ExprId)>,
    /// Whether it says that it changes other memory.
    pub clobbers_memory: bool,
    /// Labels it may go to.
    pub labels: Vec<LabelId>,
}
