//! Runs that are not followed to their end, and why.

use std::sync::Arc;

/// Why runs are not followed beyond a place. What they do there is nobody's knowledge: a proof has to exclude that
/// the place is reached.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CutReason {
    /// A call is deeper than the bound on recursion.
    Recursion,
    /// A loop goes round more often than it was unwound.
    Unwinding,
    /// The objects of a run may need more addresses than there are.
    AddressSpace,
    /// An object may be larger than it can be laid out.
    ObjectSize,
    /// This function has no definition, and what it does is not known.
    Unmodelled(Arc<str>),
    /// What happens is not known for another reason, in these words.
    Meaning(Arc<str>),
}

impl From<&str> for CutReason {
    fn from(why: &str) -> CutReason {
        CutReason::Meaning(why.into())
    }
}

impl From<String> for CutReason {
    fn from(why: String) -> CutReason {
        CutReason::Meaning(why.into())
    }
}

impl std::fmt::Display for CutReason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CutReason::Recursion => f.write_str("recursion is deeper than the bound"),
            CutReason::Unwinding => f.write_str("a loop goes round more often than it was unwound"),
            CutReason::AddressSpace => f.write_str("the address space may be used up"),
            CutReason::ObjectSize => f.write_str("an object may be too large"),
            CutReason::Unmodelled(name) => write!(f, "what '{name}' does is not known"),
            CutReason::Meaning(why) => f.write_str(why),
        }
    }
}
