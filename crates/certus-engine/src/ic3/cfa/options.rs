//! The options of `ic3cfa`: those of the core, and its own.

use crate::engine::{EngineError, OptionInfo};
use crate::ic3::core::{CORE_OPTIONS, CoreOptions};
use crate::ic3::table::{self, Entry, Named, choice, group, number, switch};

/// The literals that obligations are made of (design decision 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vocabulary {
    /// What weakest preconditions give.
    Words,
    /// Single bits of the model.
    Bits,
    /// Words, equalities with constants taken apart into bounds and bits.
    Mixed,
}

/// How predecessors are found (5.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Predecessors {
    /// Along the path of the model.
    Model,
    /// Along all paths at once, as the thesis does.
    Split,
}

/// Which edges share a solver session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sessions {
    /// None.
    Edge,
    /// Those that leave the same location.
    Location,
}

/// What cubes are made of.
#[derive(Clone, Debug)]
pub(crate) struct LiteralOptions {
    pub(crate) vocabulary: Vocabulary,
    pub(crate) word_size: usize,
    pub(crate) fix_products: bool,
}

/// What is abstracted from at first.
#[derive(Clone, Debug)]
pub(crate) struct AbstractionOptions {
    pub(crate) unknown_operations: bool,
    pub(crate) wide: u32,
    pub(crate) cells: bool,
    pub(crate) ghosts: usize,
    pub(crate) cells_from: u32,
}

/// All options.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) core: CoreOptions,
    pub(crate) facts: bool,
    pub(crate) predecessors: Predecessors,
    pub(crate) literals: LiteralOptions,
    pub(crate) abstraction: AbstractionOptions,
    pub(crate) sessions: Sessions,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            core: CoreOptions::default(),
            facts: true,
            predecessors: Predecessors::Model,
            literals: LiteralOptions { vocabulary: Vocabulary::Mixed, word_size: 400, fix_products: true },
            abstraction: AbstractionOptions {
                unknown_operations: true,
                wide: 12,
                cells: true,
                ghosts: 2,
                cells_from: 4,
            },
            sessions: Sessions::Location,
        }
    }
}

const VOCABULARIES: &[Named<Vocabulary>] =
    &[("words", Vocabulary::Words), ("bits", Vocabulary::Bits), ("mixed", Vocabulary::Mixed)];
const PREDECESSORS: &[Named<Predecessors>] =
    &[("model", Predecessors::Model), ("split", Predecessors::Split)];
const SESSIONS: &[Named<Sessions>] = &[("edge", Sessions::Edge), ("location", Sessions::Location)];

/// What the core does not have.
const OWN: &[Entry<Options>] = &[
    switch!(FRAMES, "facts", facts, "facts from outside are part of every frame"),
    choice!(
        OBLIGATIONS,
        "predecessors",
        predecessors,
        PREDECESSORS,
        "model|split",
        "predecessors along the path of the model, or along all paths (5.2)"
    ),
    choice!(
        LITERALS,
        "literals",
        literals.vocabulary,
        VOCABULARIES,
        "words|bits|mixed",
        "obligations are made of preconditions, of bits of the model, or of both"
    ),
    number!(
        LITERALS,
        "word-size",
        literals.word_size,
        "a literal of more than this many subterms is replaced by bits"
    ),
    switch!(
        LITERALS,
        "fix-products",
        literals.fix_products,
        "a literal with a product of variables is replaced by bits"
    ),
    switch!(
        ABSTRACTION,
        "unknown-operations",
        abstraction.unknown_operations,
        "products and divisions of variables are unknown values until a counterexample depends on one"
    ),
    number!(
        ABSTRACTION,
        "wide",
        abstraction.wide,
        "operations on variables of at most this many bits are not hard"
    ),
    switch!(
        ABSTRACTION,
        "cells",
        abstraction.cells,
        "arrays are looked at by single cells first: proofs about each element of an array"
    ),
    number!(
        ABSTRACTION,
        "ghosts",
        abstraction.ghosts,
        "for how many elements of an array at a time proofs by cells are looked for"
    ),
    number!(
        ABSTRACTION,
        "cells-from",
        abstraction.cells_from,
        "arrays with indices of fewer bits are left as they are"
    ),
    choice!(
        SESSIONS,
        "sessions",
        sessions,
        SESSIONS,
        "edge|location",
        "a solver session for each edge, or for all edges that leave a location"
    ),
];

impl Options {
    /// What there is, with the values as they are, by groups.
    pub(crate) fn list(&self) -> Vec<OptionInfo> {
        let mut out = Vec::new();
        table::list(CORE_OPTIONS, &self.core, &mut out);
        table::list(OWN, self, &mut out);
        out.sort_by_key(|option| group::ALL.iter().position(|group| *group == option.group));
        out
    }

    /// Sets one.
    pub(crate) fn set(&mut self, engine: &'static str, key: &str, value: &str) -> Result<(), EngineError> {
        if table::set(CORE_OPTIONS, &mut self.core, key, value)? || table::set(OWN, self, key, value)? {
            return Ok(());
        }
        let known = self.list().iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
        Err(EngineError::NoOption { engine, key: key.to_owned(), known })
    }
}
