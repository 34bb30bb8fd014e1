//! The options of `ic3cfa`: those of the core, and its own.

use crate::ic3::core::CoreOptions;
use crate::option_groups::{choices, option_group};

choices! {
    /// The literals that obligations are made of (design decision 6).
    enum Vocabulary {
        /// What weakest preconditions give.
        Words = "words",
        /// Single bits of the model.
        Bits = "bits",
        /// Words, equalities with constants taken apart into bounds and bits.
        Mixed = "mixed",
    }
}

choices! {
    /// How predecessors are found (5.2).
    enum Predecessors {
        /// Along the path of the model.
        Model = "model",
        /// Along all paths at once, as the thesis does.
        Split = "split",
    }
}

choices! {
    /// Which edges share a solver session.
    enum Sessions {
        /// None.
        Edge = "edge",
        /// Those that leave the same location.
        Location = "location",
    }
}

choices! {
    /// Where interpolants come from that lemmas are weakened to (5.10).
    enum Interpolation {
        /// From nowhere.
        Off = "off",
        /// From proofs; where these are of no use by elimination, and by cubes in the end.
        On = "on",
        /// From proofs alone.
        Proofs = "proofs",
        /// By elimination, forwards.
        Postconditions = "postconditions",
        /// By elimination, backwards.
        Preconditions = "preconditions",
        /// By solutions, generalised.
        Cubes = "cubes",
    }
}

option_group! {
    /// What cubes are made of.
    pub(crate) struct LiteralOptions in "literals" {
        "literals" vocabulary: Vocabulary = Vocabulary::Mixed,
            "obligations are made of preconditions, of bits of the model, or of both";
        "predecessors" predecessors: Predecessors = Predecessors::Model,
            "predecessors along the path of the model, or along all paths (5.2)";
        "word-size" word_size: usize = 400, "a literal of more than this many subterms is replaced by bits";
        "fix-products" fix_products: bool = true, "a literal with a product of variables is replaced by bits";
    }
}

option_group! {
    /// Generalisation that goes beyond the literals of a cube.
    pub(crate) struct SemanticOptions in "generalisation" {
        "interpolation" interpolation: Interpolation = Interpolation::Off,
            "a lemma's cube becomes an interpolant of it and of what edges lead to, by all methods or one (5.10)";
    }
}

option_group! {
    /// What is abstracted from at first.
    pub(crate) struct AbstractionOptions in "abstraction" {
        "unknown-operations" unknown_operations: bool = true,
            "products and divisions of variables are unknown values until a counterexample depends on one";
        "wide" wide: u32 = 12, "operations on variables of at most this many bits are not hard";
        "cells" cells: bool = true,
            "arrays are looked at by single cells first: proofs about each element of an array";
        "ghosts" ghosts: usize = 2,
            "for how many elements of an array at a time proofs by cells are looked for";
        "cells-from" cells_from: u32 = 4, "arrays with indices of fewer bits are left as they are";
    }
}

option_group! {
    /// Solver sessions, and what they know.
    pub(crate) struct SessionOptions in "sessions" {
        "sessions" sharing: Sessions = Sessions::Location,
            "a solver session for each edge, or for all edges that leave a location";
        "facts" facts: bool = true, "facts from outside are part of every frame";
    }
}

/// All options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) core: CoreOptions,
    pub(crate) semantic: SemanticOptions,
    pub(crate) literals: LiteralOptions,
    pub(crate) abstraction: AbstractionOptions,
    pub(crate) sessions: SessionOptions,
}
