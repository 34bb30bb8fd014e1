//! The primitive operators: what remains after the constructors have normalised.
//!
//! There is one way to say a thing. `or`, `=>`, `xor`, `distinct`, `bvor`, `bvsub`, `bvneg`, `zero_extend`,
//! `rotate_left`, `bvule`, `>=` and the other names of SMT-LIB are functions of the arena that build these
//! primitives; the writer turns the most common patterns back.

use crate::sort::Sort;

/// An interned constant other than the truth values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConstId(pub(crate) u32);

/// An interned symbol: a variable or a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbol(pub(crate) u32);

impl Symbol {
    /// The position of the symbol in a table.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a term applies to its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Op {
    /// A constant: bit-vector, integer, rational or element of an uninterpreted sort.
    Const(ConstId),
    /// True.
    True,
    /// False.
    False,
    /// A variable.
    Var(Symbol),
    /// An uninterpreted function applied to one argument or more.
    Apply(Symbol),

    /// Negation.
    Not,
    /// Conjunction of two or more, ordered, without repetition, never of another conjunction while short.
    And,
    /// Equality of two terms of one sort, truth values included.
    Eq,
    /// If-then-else of any sort.
    Ite,

    /// Bitwise complement.
    BvNot,
    /// Bitwise and of two or more.
    BvAnd,
    /// Bitwise exclusive or of two or more; no argument is a complement.
    BvXor,
    /// Sum of two or more monomials, at most one of them constant (and then first).
    BvAdd,
    /// Product of two or more, at most one of them constant (and then first, and neither 0 nor 1).
    BvMul,
    /// Unsigned quotient.
    BvUdiv,
    /// Unsigned remainder.
    BvUrem,
    /// Signed quotient, rounded towards zero.
    BvSdiv,
    /// Signed remainder with the sign of the dividend.
    BvSrem,
    /// Shift left by a distance that is not constant.
    BvShl,
    /// Logical shift right by a distance that is not constant.
    BvLshr,
    /// Arithmetic shift right by a distance that is not constant.
    BvAshr,
    /// Concatenation of two or more, most significant first.
    Concat,
    /// Bits `hi` down to `lo`.
    Extract {
        /// The highest bit taken.
        hi: u32,
        /// The lowest bit taken.
        lo: u32,
    },
    /// As many copies of the sign in front.
    SignExt(u32),
    /// Unsigned less-than.
    BvUlt,
    /// Signed less-than.
    BvSlt,

    /// Sum of two or more monomials over Int or Real, at most one of them constant (and then first).
    Add,
    /// Product of two or more over Int or Real, at most one of them constant (and then first).
    Mul,
    /// Less-or-equal over Int or Real.
    Le,
    /// Integer quotient with a remainder that is not negative; 0 when dividing by zero.
    IntDiv,
    /// Integer remainder, not negative; the dividend when dividing by zero.
    IntMod,
    /// Real quotient by a term that is not constant; 0 when dividing by zero.
    RealDiv,
    /// An integer as a real.
    ToReal,
    /// The greatest integer that is not above a real.
    ToInt,

    /// The element of an array at an index.
    Select,
    /// An array with one element replaced.
    Store,
    /// The array of this sort that holds its argument everywhere.
    ConstArray(Sort),
}
