//! Why bounds have no common solution.

use super::{Delta, Rational, VarId};

/// What the caller wants to be told when a bound takes part in a conflict: an opaque number, such as a literal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reason(pub u32);

/// A bound that takes part in a conflict or an implication: `var ≤ bound` if `upper`, and `var ≥ bound` otherwise.
///
/// The bound is the one that is in force: for an integer variable it is the rounded one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Premise {
    /// The reason that the bound was asserted with.
    pub reason: Reason,
    /// The bounded variable.
    pub var: VarId,
    /// Whether it is an upper bound.
    pub upper: bool,
    /// The bound.
    pub bound: Delta,
    /// The Farkas coefficient, which is positive; 0 where there is none (see [`Conflict::farkas`]).
    pub coefficient: Rational,
}

/// A set of bounds without a common solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The bounds.
    pub premises: Vec<Premise>,
    /// Whether the coefficients are a certificate: with every bound written as `var - bound ≤ 0` or `bound - var ≤ 0`
    /// and multiplied by its coefficient, the sum of all is `c ≤ 0` with a constant `c > 0` once the variables of rows
    /// are replaced by their definitions. If not, the conflict needs that some variables are integers, and the
    /// coefficients are 0.
    pub farkas: bool,
}

impl Conflict {
    /// The reasons, sorted, each of them once.
    #[must_use]
    pub fn reasons(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = self.premises.iter().map(|premise| premise.reason).collect();
        reasons.sort_unstable();
        reasons.dedup();
        reasons
    }
}
