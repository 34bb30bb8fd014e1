//! Declarations, types and initialisers.

use super::{ExprId, Name, StmtId};
use crate::hir::Linkage;
use crate::span::Span;
use crate::types::Quals;

#[derive(Debug)]
pub(crate) struct StaticAssert {
    pub(crate) condition: ExprId,
    pub(crate) message: Option<String>,
    pub(crate) span: Span,
}

/// `int x = 1, *p;`
#[derive(Debug)]
pub(crate) struct Declaration {
    pub(crate) specs: Specs,
    pub(crate) declarators: Vec<InitDeclarator>,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) struct InitDeclarator {
    pub(crate) declarator: Declarator,
    pub(crate) attrs: Attrs,
    pub(crate) init: Option<Init>,
}

#[derive(Debug)]
pub(crate) struct FunctionDef {
    pub(crate) specs: Specs,
    pub(crate) declarator: Declarator,
    pub(crate) attrs: Attrs,
    /// Parameter declarations of a K&R definition.
    pub(crate) old_style: Vec<Declaration>,
    pub(crate) body: StmtId,
    /// From the first specifier to the end of the body.
    pub(crate) span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    Typedef,
    Extern,
    Static,
    Auto,
    Register,
}

/// Declaration specifiers.
#[derive(Debug)]
pub(crate) struct Specs {
    pub(crate) storage: Option<Storage>,
    pub(crate) thread_local: bool,
    pub(crate) inline: bool,
    pub(crate) quals: Quals,
    pub(crate) attrs: Attrs,
    pub(crate) ty: TypeSpec,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum TypeSpec {
    /// No type: `int` is meant.
    Missing,
    Base(Base),
    Record(Box<RecordSpec>),
    Enum(Box<EnumSpec>),
    Typedef(Name),
    TypeofExpr(ExprId),
    TypeofType(Box<TypeName>),
    /// `__auto_type`.
    Auto,
}

/// Types that are made of keywords alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Base {
    Void,
    Bool,
    Char,
    SignedChar,
    UnsignedChar,
    Short,
    UnsignedShort,
    Int,
    UnsignedInt,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
    Int128,
    UnsignedInt128,
    Float,
    Double,
    LongDouble,
    Float16,
    Float32,
    Float64,
    Float32x,
    Float64x,
    Float128,
}

#[derive(Debug)]
pub(crate) struct RecordSpec {
    pub(crate) is_union: bool,
    pub(crate) tag: Option<Name>,
    pub(crate) members: Option<Vec<Member>>,
    pub(crate) attrs: Attrs,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum Member {
    Fields { specs: Specs, declarators: Vec<MemberDeclarator> },
    StaticAssert(StaticAssert),
}

#[derive(Debug)]
pub(crate) struct MemberDeclarator {
    pub(crate) declarator: Declarator,
    pub(crate) width: Option<ExprId>,
    pub(crate) attrs: Attrs,
}

#[derive(Debug)]
pub(crate) struct EnumSpec {
    pub(crate) tag: Option<Name>,
    pub(crate) enumerators: Option<Vec<Enumerator>>,
    pub(crate) attrs: Attrs,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) struct Enumerator {
    pub(crate) name: Name,
    pub(crate) value: Option<ExprId>,
}

/// The attributes that change meaning; all others are skipped.
#[derive(Debug, Default)]
pub(crate) struct Attrs {
    pub(crate) packed: bool,
    pub(crate) noreturn: bool,
    pub(crate) transparent_union: bool,
    pub(crate) linkage: Linkage,
    pub(crate) aligned: Vec<Aligned>,
    /// `mode(DI)`: the name between the parentheses, without underscores.
    pub(crate) mode: Option<Name>,
}

#[derive(Debug)]
pub(crate) enum Aligned {
    /// `__attribute__((aligned))`: the largest useful alignment.
    Max,
    /// `aligned(8)` or `_Alignas(8)`.
    To(ExprId),
    /// `_Alignas(double)`.
    Like(TypeName),
}

/// A declarator, flattened: `derivations[0]` is what the name is first (`int *a[3]`: array, then pointer).
#[derive(Debug, Default)]
pub(crate) struct Declarator {
    pub(crate) name: Option<Name>,
    pub(crate) derivations: Vec<Derivation>,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum Derivation {
    Pointer(Quals),
    Array(Box<ArrayDerivation>),
    Function(Box<Params>),
}

#[derive(Debug)]
pub(crate) struct ArrayDerivation {
    /// Qualifiers between the brackets of a parameter.
    pub(crate) quals: Quals,
    pub(crate) length: ArrayLength,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum ArrayLength {
    Unspecified,
    /// `[*]`.
    Star,
    Expr(ExprId),
}

#[derive(Debug)]
pub(crate) enum Params {
    /// `()`.
    Unspecified,
    /// `(a, b)` of a K&R definition.
    Names(Vec<Name>),
    Prototype {
        params: Vec<Param>,
        variadic: bool,
    },
}

#[derive(Debug)]
pub(crate) struct Param {
    pub(crate) specs: Specs,
    pub(crate) declarator: Declarator,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) struct TypeName {
    pub(crate) specs: Specs,
    pub(crate) declarator: Declarator,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum Init {
    Expr(ExprId),
    List(InitList),
}

#[derive(Debug)]
pub(crate) struct InitList {
    pub(crate) items: Vec<InitItem>,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) struct InitItem {
    pub(crate) designators: Vec<Designator>,
    pub(crate) init: Init,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum Designator {
    Field(Name),
    Index(ExprId),
    Range(ExprId, ExprId),
}
