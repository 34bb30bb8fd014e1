//! What the meaning of a program rests on beyond the C standard, as data.

use crate::span::Span;
use std::fmt;

/// Something that was taken to be so. An answer holds for the program if its assumptions do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Assumption {
    /// A function without a body returns some value of its type and changes nothing else.
    ChangesNothing(String),
    /// `malloc`, `calloc`, `realloc` and the like give memory whenever they are asked.
    MallocSucceeds,
    /// The function that this one is given to compare elements changes nothing, so that the order and the number of
    /// its calls do not matter.
    ComparesOnly(String),
    /// On 32-bit targets floating point is evaluated in the formats of its types (`-msse2 -mfpmath=sse`), not in
    /// extended precision.
    FloatEvaluation,
    /// Assembler text writes unknown values to its outputs and changes nothing else.
    Assembler(Span),
    /// Operands with effects, whose order C leaves open, are evaluated from left to right.
    OrderOfEvaluation(Span),
    /// When a member of a union is stored, the bytes of others beyond it keep their values.
    UnionBytes(Span),
    /// The weak definition of a function or object is the one that counts: no other file has another.
    WeakDefinition(String),
    /// A variable or object that another file may define holds what it held before when a function without a
    /// body was called.
    KeepsExternal(String),
    /// Pointers that functions without a body give, and those in structures of other files, are not to objects of
    /// this file whose address it never gives away.
    PointsElsewhere,
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::ChangesNothing(name) => {
                write!(f, "the function '{name}' has no body: it returns some value and changes nothing")
            }
            Assumption::MallocSucceeds => write!(f, "memory that is asked for is given"),
            Assumption::ComparesOnly(name) => {
                write!(f, "the function that compares for '{name}' changes nothing")
            }
            Assumption::FloatEvaluation => {
                write!(f, "floating point is evaluated in the precision of its types (-mfpmath=sse)")
            }
            Assumption::Assembler(_) => write!(f, "assembler text changes its outputs and nothing else"),
            Assumption::OrderOfEvaluation(_) => {
                write!(f, "operands whose order is unspecified are evaluated from left to right")
            }
            Assumption::UnionBytes(_) => {
                write!(f, "bytes of a union beyond the member that is stored keep their values")
            }
            Assumption::WeakDefinition(name) => {
                write!(f, "no other file defines '{name}', whose definition here is weak")
            }
            Assumption::KeepsExternal(name) => {
                write!(f, "'{name}', which another file may change, is changed by this file only")
            }
            Assumption::PointsElsewhere => {
                write!(f, "pointers from other files are to no object that this file keeps to itself")
            }
        }
    }
}
