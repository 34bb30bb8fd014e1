//! Byte ranges of the text that was parsed.

/// A half-open byte range `lo..hi` of the text in a [`SourceMap`](crate::source::SourceMap).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// First byte.
    pub lo: u32,
    /// One past the last byte.
    pub hi: u32,
}

impl Span {
    /// The range `lo..hi`.
    pub fn new(lo: u32, hi: u32) -> Self {
        Span { lo, hi }
    }

    /// The smallest range that covers both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// The empty range just after this one: where something is missing.
    #[must_use]
    pub fn end(self) -> Span {
        Span { lo: self.hi, hi: self.hi }
    }
}
