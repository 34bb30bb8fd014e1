//! Values and places.

use super::{Builtin, ExprId, FunctionId, GlobalId, InitId, LabelId, LocalId, PlaceId, StmtId};
use crate::span::Span;
use crate::types::{QualType, RecordId, TypeId};

/// An expression: a value of type `ty` (or none, if `ty` is `void`).
#[derive(Clone, Debug)]
pub struct Expr {
    /// What it does.
    pub kind: ExprKind,
    /// Its type, unqualified; never an array or function type.
    pub ty: TypeId,
    /// Where it is written.
    pub span: Span,
}

/// What an expression does. "Scalar" is an integer, enum, floating-point or pointer type.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    /// A constant of integer or pointer type: its bits, cut to the width of the type.
    Int(u128),
    /// A floating-point constant: its bits in the format of the type.
    Float(u128),
    /// The value in a place. For a bit-field, the value of the bits.
    Load(PlaceId),
    /// Address of a place, without access to it. The type is a pointer to the type of the place or, for an
    /// array that decays, to its elements.
    AddrOf(PlaceId),
    /// Address of a function.
    FunctionAddr(FunctionId),
    /// Address of a label (`&&label`).
    LabelAddr(LabelId),
    /// Operand and result have the same type, except `Not`: any scalar to `int`.
    Unary(UnaryOp, ExprId),
    /// Both operands have the same type and, except for comparisons (`int`), so has the result. In shifts
    /// the right operand has an integer type of its own. Comparisons take pointers too.
    Binary(BinaryOp, ExprId, ExprId),
    /// `pointer + index * scale`, or minus. The index has type `ptrdiff_t`; the scale is in bytes.
    PtrAdd {
        /// The pointer.
        pointer: ExprId,
        /// How many elements.
        index: ExprId,
        /// Size of an element.
        scale: u64,
        /// Subtract instead.
        negate: bool,
    },
    /// `(left - right) / scale`, of type `ptrdiff_t`.
    PtrDiff {
        /// Pointer to subtract from.
        left: ExprId,
        /// Pointer to subtract.
        right: ExprId,
        /// Size of an element in bytes.
        scale: u64,
    },
    /// Short-circuit `&&` and `||` of scalars; the result is an `int`, 0 or 1.
    Logical {
        /// Which one.
        op: LogicalOp,
        /// Evaluated first.
        left: ExprId,
        /// Evaluated if the left one does not decide.
        right: ExprId,
    },
    /// `condition ? then : otherwise`; the branches have the type of the whole.
    Conditional {
        /// A scalar, compared with zero.
        condition: ExprId,
        /// Value if it is not zero.
        then: ExprId,
        /// Value if it is zero.
        otherwise: ExprId,
    },
    /// Evaluates the first for its effects, then yields the second.
    Comma(ExprId, ExprId),
    /// Converts to the type of the expression.
    Cast(CastKind, ExprId),
    /// Writes a value of the unqualified type of the place, and yields what the place then holds.
    Assign {
        /// Written.
        place: PlaceId,
        /// The value.
        value: ExprId,
    },
    /// `place = (place type)((compute) place op operand)`, with the place evaluated once: compound
    /// assignments, `++` and `--`.
    Update {
        /// Read and written.
        place: PlaceId,
        /// The operation.
        op: UpdateOp,
        /// Of type `compute`; in shifts an integer type of its own; with a pointer of type `ptrdiff_t`.
        operand: ExprId,
        /// Type of the computation; the type of the place if that is a pointer.
        compute: TypeId,
        /// What the expression yields.
        result: UpdateResult,
    },
    /// A call. Arguments have the types of the parameters; those beyond, and all of a function without a
    /// prototype, are promoted. So an argument can be wider than the parameter of a K&R definition, there
    /// can be too many or too few of them, and the type of the call can differ from what the function turned
    /// out to return if it was called before its declaration.
    Call {
        /// What is called.
        callee: Callee,
        /// The arguments, evaluated left to right.
        args: Box<[ExprId]>,
    },
    /// An operation that the compiler provides and that is no ordinary function.
    Builtin(Builtin, Box<[ExprId]>),
    /// `({ … })`: runs the block, then yields the value, which is evaluated within the block's scope.
    StmtExpr {
        /// A block.
        body: StmtId,
        /// Its value; none if the type is `void`.
        value: Option<ExprId>,
    },
}

/// What a call calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Callee {
    /// A function by its name.
    Direct(FunctionId),
    /// Whatever the pointer points to.
    Pointer(ExprId),
}

/// Operators with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// `-`.
    Neg,
    /// `~`.
    BitNot,
    /// `!`.
    Not,
}

/// Operators with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum BinaryOp {
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

impl BinaryOp {
    /// Whether the result is a truth value.
    pub fn is_comparison(self) -> bool {
        use BinaryOp::{Eq, Ge, Gt, Le, Lt, Ne};
        matches!(self, Eq | Ne | Lt | Le | Gt | Ge)
    }

    /// Whether this is a shift.
    pub fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }
}

/// `&&` or `||`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogicalOp {
    /// `&&`.
    And,
    /// `||`.
    Or,
}

/// Operation of an [`ExprKind::Update`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UpdateOp {
    /// On arithmetic types.
    Arith(BinaryOp),
    /// `place + operand * scale` on a pointer, or minus.
    Pointer {
        /// Size of an element in bytes.
        scale: u64,
        /// Subtract instead.
        negate: bool,
    },
}

/// What an [`ExprKind::Update`] yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UpdateResult {
    /// The value before (`x++`).
    Old,
    /// The value after (`++x`, `x += 1`).
    New,
}

/// Conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastKind {
    /// Integer or enum to integer or enum: extension by the sign of the operand, or truncation.
    IntToInt,
    /// Scalar to `_Bool`: whether it differs from zero.
    ToBool,
    /// Integer to floating point.
    IntToFloat,
    /// Floating point to integer, towards zero.
    FloatToInt,
    /// Between floating-point formats.
    FloatToFloat,
    /// Pointer to integer of any width.
    PtrToInt,
    /// Integer of any width to pointer, extended by its sign.
    IntToPtr,
    /// Between pointer types.
    PtrToPtr,
    /// The value is not used.
    ToVoid,
}

/// A designation of storage: an lvalue.
#[derive(Clone, Debug)]
pub struct Place {
    /// What it designates.
    pub kind: PlaceKind,
    /// Type of the object.
    pub ty: QualType,
    /// Where it is written.
    pub span: Span,
}

/// What a place designates.
#[derive(Clone, Debug, PartialEq)]
pub enum PlaceKind {
    /// A local variable.
    Local(LocalId),
    /// A global.
    Global(GlobalId),
    /// What a pointer points to.
    Deref(ExprId),
    /// A member.
    Field {
        /// A place of struct or union type.
        base: PlaceId,
        /// Which member: `types[record].fields[field]` says where it is and whether it is a bit-field.
        record: RecordId,
        /// Index of the member.
        field: u32,
    },
    /// An element of an array whose element size is constant.
    Index {
        /// A place of array type.
        base: PlaceId,
        /// Of type `ptrdiff_t`; may be out of bounds.
        index: ExprId,
    },
    /// A struct or union value that is not stored anywhere else, such as the result of a call.
    Temporary(ExprId),
    /// Initialises a local and designates it.
    CompoundLiteral {
        /// The object.
        local: LocalId,
        /// Its value, assigned each time the place is evaluated.
        init: InitId,
    },
}
