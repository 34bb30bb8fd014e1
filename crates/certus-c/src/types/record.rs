//! What structs, unions, enums and function types consist of.

use super::{IntKind, QualType, TypeId};
use crate::span::Span;
use crate::symbol::Symbol;

/// A function type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FnType {
    /// What it returns.
    pub ret: TypeId,
    /// Types of the parameters, after array and function types became pointers. Without a prototype: empty.
    pub params: Vec<TypeId>,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// False for `()` and K&R definitions: arguments are not checked.
    pub prototype: bool,
}

/// A struct or union.
#[derive(Clone, Debug)]
pub struct Record {
    /// Its tag, if it has one.
    pub tag: Option<Symbol>,
    /// Whether it is a union.
    pub is_union: bool,
    /// Its members in order; empty as long as it is incomplete.
    pub fields: Vec<Field>,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Whether the members are known.
    pub complete: bool,
    /// Union parameter that takes an argument of any member's type.
    pub transparent: bool,
    /// Where it is declared.
    pub span: Span,
}

/// Where a bit-field is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BitRange {
    /// First bit, counted from the start of the struct, least significant bit of each byte first.
    pub offset: u64,
    /// Number of bits.
    pub width: u32,
}

/// A member of a struct or union.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its name; an anonymous struct or union member has none. Unnamed bit-fields are not members.
    pub name: Option<Symbol>,
    /// Its type, as declared.
    pub ty: QualType,
    /// First byte, counted from the start of the struct; for a bit-field, the byte with its first bit.
    pub offset: u64,
    /// Set if it is a bit-field.
    pub bits: Option<BitRange>,
    /// Where it is declared.
    pub span: Span,
}

/// An enum.
#[derive(Clone, Debug)]
pub struct Enum {
    /// Its tag, if it has one.
    pub tag: Option<Symbol>,
    /// The integer type that represents it; nothing as long as it is incomplete.
    pub repr: Option<IntKind>,
    /// Its constants in order.
    pub constants: Vec<(Symbol, i128)>,
    /// Where it is declared.
    pub span: Span,
}
