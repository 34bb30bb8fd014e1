//! Sorts. A [`Sort`] is a small copyable value; array sorts are interned in the arena that made them.

/// The sort of a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Bit-vectors of a width of at least one.
    Bv(u32),
    /// Mathematical integers.
    Int,
    /// Real numbers (values are rational).
    Real,
    /// Arrays; the arena's [`crate::Terms::array_sorts`] tells index and element.
    Array(ArraySort),
    /// An uninterpreted sort declared by name.
    Uninterpreted(SortName),
}

/// An interned pair of index and element sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArraySort(pub(crate) u32);

/// An interned name of an uninterpreted sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SortName(pub(crate) u32);

impl Sort {
    /// The width, if this is a bit-vector sort.
    #[must_use]
    pub fn width(self) -> Option<u32> {
        match self {
            Sort::Bv(w) => Some(w),
            _ => None,
        }
    }

    /// Whether this is Int or Real.
    #[must_use]
    pub fn is_arith(self) -> bool {
        matches!(self, Sort::Int | Sort::Real)
    }
}
