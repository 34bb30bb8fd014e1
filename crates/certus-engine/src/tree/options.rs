//! The options of the engines on trees.

use crate::option_groups::{choices, option_group};

choices! {
    /// How a node is strengthened by the label of an earlier one.
    enum Strengthening {
        /// Not at all.
        Off = "off",
        /// Clause by clause.
        Clauses = "clauses",
        /// All clauses, or none.
        Monolithic = "monolithic",
    }
}

option_group! {
    /// How paths are refuted, and nodes strengthened.
    pub(crate) struct TreeOptions in "tree" {
        "interpolants" interpolants: bool = false,
            "clauses come from interpolants of the path where these are small, else from IC3 (CAV'12, 5)";
        "growth" growth: usize = 5,
            "interpolants are taken while their clauses are no more than so many times as large (CAV'12, 6.1)";
        "strengthening" strengthening: Strengthening = Strengthening::Clauses,
            "clauses of an ancestor that hold after the loop are added one by one, or all or none (CAV'12, 4 and 6.2)";
        "propagation" propagation: bool = true,
            "clauses of a node that hold after an edge are added to the child (CAV'12, 4)";
        "effort" effort: usize = 24,
            "how many obligations may be handled to add one clause to a node by strengthening";
    }
}

option_group! {
    /// Which interpolants are taken.
    pub(crate) struct SizeOptions in "interpolants" {
        "interpolant-size" most: usize = 300,
            "interpolants of more subterms than this are not taken: IC3 refutes the path";
        "suffixes" suffixes: bool = true,
            "where labels suffice to refute the end of a path, interpolants are those of its end";
    }
}
