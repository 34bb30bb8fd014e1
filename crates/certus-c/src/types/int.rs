//! Arithmetic types and the data models.

use crate::float::Format;

/// Sizes of the integer types and of pointers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DataModel {
    /// `int`, `long` and pointers have 32 bits (x86).
    #[default]
    Ilp32,
    /// `int` has 32, `long` and pointers have 64 bits (x86-64).
    Lp64,
}

impl DataModel {
    /// Size of a pointer in bytes.
    pub fn pointer_bytes(self) -> u64 {
        match self {
            DataModel::Ilp32 => 4,
            DataModel::Lp64 => 8,
        }
    }
}

/// Integer types with a name in C.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub enum IntKind {
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LLong,
    ULLong,
    Int128,
    UInt128,
}

/// Width and sign of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct IntShape {
    /// Number of value bits, the sign included; 1 for `_Bool`.
    pub width: u32,
    /// Whether negative values exist.
    pub signed: bool,
}

impl IntShape {
    /// `bits` cut to the width, without sign extension: how constants are kept.
    pub fn wrap(self, bits: u128) -> u128 {
        if self.width >= 128 { bits } else { bits & ((1 << self.width) - 1) }
    }

    /// The number that cut `bits` stand for. A `u128` above `i128::MAX` comes out negative: only
    /// `unsigned __int128` has such values, and its users look at the bits.
    pub fn value(self, bits: u128) -> i128 {
        let bits = self.wrap(bits);
        if self.signed && self.width < 128 && bits >> (self.width - 1) & 1 == 1 {
            (bits | u128::MAX << self.width) as i128
        } else {
            bits as i128
        }
    }

    /// Whether `value` can be represented.
    pub fn holds(self, value: i128) -> bool {
        self.value(value as u128) == value && (self.signed || value >= 0)
    }
}

impl IntKind {
    /// Size in bytes.
    pub fn bytes(self, model: DataModel) -> u64 {
        match self {
            IntKind::Char | IntKind::SChar | IntKind::UChar => 1,
            IntKind::Short | IntKind::UShort => 2,
            IntKind::Int | IntKind::UInt => 4,
            IntKind::Long | IntKind::ULong => model.pointer_bytes(),
            IntKind::LLong | IntKind::ULLong => 8,
            IntKind::Int128 | IntKind::UInt128 => 16,
        }
    }

    /// Whether negative values exist. Plain `char` is signed on x86.
    pub fn signed(self) -> bool {
        matches!(
            self,
            IntKind::Char
                | IntKind::SChar
                | IntKind::Short
                | IntKind::Int
                | IntKind::Long
                | IntKind::LLong
                | IntKind::Int128
        )
    }

    /// Width and sign.
    pub fn shape(self, model: DataModel) -> IntShape {
        IntShape { width: self.bytes(model) as u32 * 8, signed: self.signed() }
    }

    /// Conversion rank, for the usual arithmetic conversions.
    pub fn rank(self) -> u8 {
        match self {
            IntKind::Char | IntKind::SChar | IntKind::UChar => 1,
            IntKind::Short | IntKind::UShort => 2,
            IntKind::Int | IntKind::UInt => 3,
            IntKind::Long | IntKind::ULong => 4,
            IntKind::LLong | IntKind::ULLong => 5,
            IntKind::Int128 | IntKind::UInt128 => 6,
        }
    }

    /// The unsigned type of the same rank.
    #[must_use]
    pub fn to_unsigned(self) -> IntKind {
        match self {
            IntKind::Char | IntKind::SChar | IntKind::UChar => IntKind::UChar,
            IntKind::Short | IntKind::UShort => IntKind::UShort,
            IntKind::Int | IntKind::UInt => IntKind::UInt,
            IntKind::Long | IntKind::ULong => IntKind::ULong,
            IntKind::LLong | IntKind::ULLong => IntKind::ULLong,
            IntKind::Int128 | IntKind::UInt128 => IntKind::UInt128,
        }
    }
}

/// Floating-point types. `_Float32` and its kin are types of their own, though they look like others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names say it")]
pub enum FloatKind {
    Float16,
    Float,
    Float32,
    Double,
    Float32x,
    Float64,
    LongDouble,
    Float64x,
    Float128,
}

impl FloatKind {
    /// Representation.
    pub fn format(self) -> Format {
        match self {
            FloatKind::Float16 => Format::HALF,
            FloatKind::Float | FloatKind::Float32 => Format::SINGLE,
            FloatKind::Double | FloatKind::Float32x | FloatKind::Float64 => Format::DOUBLE,
            FloatKind::LongDouble | FloatKind::Float64x => Format::EXTENDED,
            FloatKind::Float128 => Format::QUAD,
        }
    }

    /// Size in bytes, padding included.
    pub fn bytes(self, model: DataModel) -> u64 {
        match self.format() {
            Format::HALF => 2,
            Format::SINGLE => 4,
            Format::DOUBLE => 8,
            Format::EXTENDED if model == DataModel::Ilp32 => 12,
            _ => 16,
        }
    }
}
