//! What a pass declares of itself.

/// The declaration of a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassInfo {
    /// The name, by which it can be switched off.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: &'static str,
    /// What the literature calls it.
    pub literature: &'static str,
    /// Whether there is an infinite run afterwards iff there was one before. Every pass preserves safety: whether the
    /// error location can be reached.
    pub preserves_divergence: bool,
    /// The variables it looks at.
    pub sorts: Sorts,
    /// How long it takes.
    pub cost: Cost,
    /// Why it is run where it is in the order of all passes.
    pub place: &'static str,
    /// What it saved where leaving it out was measured, in words.
    pub buys: Option<&'static str>,
}

/// The variables that a pass looks at. What is said of others is left as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sorts {
    /// Those of all sorts.
    All,
    /// Truth values and bit-vectors.
    BitVectors,
}

/// How long a pass takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// About as long as to read the automaton.
    Linear,
    /// A fixpoint over the graph of the automaton.
    Fixpoint,
    /// Several fixpoints; how many is bounded by a constant.
    Fixpoints,
}

impl std::fmt::Display for Sorts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Sorts::All => "all",
            Sorts::BitVectors => "bit-vectors and truth values",
        })
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Cost::Linear => "linear",
            Cost::Fixpoint => "a fixpoint",
            Cost::Fixpoints => "several fixpoints",
        })
    }
}
