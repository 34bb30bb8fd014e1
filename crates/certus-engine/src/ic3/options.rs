//! The options of the engine: what chapter 5 of the thesis switches, and what goes beyond it.

use crate::engine::{EngineError, OptionInfo};

/// How a blocked cube is generalised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Generalisation {
    /// Not at all.
    None,
    /// Algorithms 4.3.1 to 4.3.3: every literal, or half of them, is tried on every edge.
    Old,
    /// Algorithm 5.12.1 with the rules that are switched on.
    New,
}

/// When an earlier generalisation is taken again (5.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Context {
    /// Never.
    Off,
    /// For the same cube (Th. 5.6.2).
    Strict,
    /// For every cube that contains the generalisation (Th. 5.6.3).
    Subset,
}

/// The literals that obligations are made of (design decision 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Literals {
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

/// Which obligation of the lowest frame comes first (5.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// The one with fewest literals.
    Size,
    /// The newest.
    Newest,
    /// The oldest.
    Oldest,
}

/// Which edges share a solver session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sessions {
    /// None.
    Edge,
    /// Those that leave the same location.
    Location,
}

/// All options.
#[derive(Clone, Debug)]
pub(crate) struct Options {
    pub(crate) generalisation: Generalisation,
    pub(crate) initialisation: bool,
    pub(crate) assumes: bool,
    pub(crate) predecessor_cubes: bool,
    pub(crate) context: Context,
    pub(crate) context_size: usize,
    pub(crate) minimal: bool,
    pub(crate) multiple: bool,
    pub(crate) cores: bool,
    pub(crate) ctg: usize,
    pub(crate) may: usize,
    pub(crate) reached: bool,
    pub(crate) steps: bool,
    pub(crate) widening: bool,
    pub(crate) literals: Literals,
    pub(crate) predecessors: Predecessors,
    pub(crate) lifting: bool,
    pub(crate) order: Order,
    pub(crate) requeue: bool,
    pub(crate) pushing: bool,
    pub(crate) triggered: bool,
    pub(crate) facts: bool,
    pub(crate) sessions: Sessions,
    pub(crate) word_size: usize,
    pub(crate) fix_products: bool,
    pub(crate) unknown_operations: bool,
    pub(crate) wide: u32,
    pub(crate) cells: bool,
    pub(crate) ghosts: usize,
    pub(crate) cells_from: u32,
    pub(crate) log: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            generalisation: Generalisation::New,
            initialisation: true,
            assumes: true,
            predecessor_cubes: true,
            context: Context::Subset,
            context_size: 2048,
            minimal: true,
            multiple: true,
            cores: true,
            ctg: 0,
            may: 0,
            reached: true,
            steps: true,
            widening: true,
            literals: Literals::Mixed,
            predecessors: Predecessors::Model,
            lifting: true,
            order: Order::Size,
            requeue: true,
            pushing: true,
            triggered: true,
            facts: true,
            sessions: Sessions::Location,
            word_size: 400,
            fix_products: true,
            unknown_operations: true,
            wide: 12,
            cells: true,
            ghosts: 2,
            cells_from: 4,
            log: false,
        }
    }
}

/// The values of a switch.
const SWITCH: &str = "on|off";
/// The values of a number.
const NUMBER: &str = "a number";

/// A value that an option can have, by name.
type Named<T> = (&'static str, T);

const GENERALISATIONS: &[Named<Generalisation>] =
    &[("none", Generalisation::None), ("old", Generalisation::Old), ("new", Generalisation::New)];
const CONTEXTS: &[Named<Context>] =
    &[("off", Context::Off), ("strict", Context::Strict), ("subset", Context::Subset)];
const LITERALS: &[Named<Literals>] =
    &[("words", Literals::Words), ("bits", Literals::Bits), ("mixed", Literals::Mixed)];
const PREDECESSORS: &[Named<Predecessors>] =
    &[("model", Predecessors::Model), ("split", Predecessors::Split)];
const ORDERS: &[Named<Order>] =
    &[("size", Order::Size), ("newest", Order::Newest), ("oldest", Order::Oldest)];
const SESSIONS: &[Named<Sessions>] = &[("edge", Sessions::Edge), ("location", Sessions::Location)];

/// One option: how it is read and written.
struct Entry {
    key: &'static str,
    values: &'static str,
    about: &'static str,
    get: fn(&Options) -> String,
    /// Whether the value is one it can have; it is set then.
    set: fn(&mut Options, &str) -> bool,
}

/// A switch.
macro_rules! switch {
    ($key:literal, $field:ident, $about:literal) => {
        Entry {
            key: $key,
            values: SWITCH,
            about: $about,
            get: |o| (if o.$field { "on" } else { "off" }).to_owned(),
            set: |o, v| pick(&[("on", true), ("off", false)], v, &mut o.$field),
        }
    };
}

/// One of several names.
macro_rules! choice {
    ($key:literal, $field:ident, $names:ident, $values:literal, $about:literal) => {
        Entry {
            key: $key,
            values: $values,
            about: $about,
            get: |o| name_of($names, o.$field),
            set: |o, v| pick($names, v, &mut o.$field),
        }
    };
}

/// A number.
macro_rules! number {
    ($key:literal, $field:ident, $about:literal) => {
        Entry {
            key: $key,
            values: NUMBER,
            about: $about,
            get: |o| o.$field.to_string(),
            set: |o, v| v.parse().map(|n| o.$field = n).is_ok(),
        }
    };
}

const ENTRIES: &[Entry] = &[
    choice!(
        "generalisation",
        generalisation,
        GENERALISATIONS,
        "none|old|new",
        "how blocked cubes are generalised (thesis 4.3 and 5.12)"
    ),
    switch!("initialisation", initialisation, "frames below the shortest path are false (5.1)"),
    switch!("assumes", assumes, "literals that an edge assumes are dropped without a query (5.4)"),
    switch!("predecessor-cubes", predecessor_cubes, "generalisations from lemmas of the predecessor (5.5)"),
    choice!(
        "context",
        context,
        CONTEXTS,
        "off|strict|subset",
        "earlier generalisations are taken again for the same cube, or for every larger one (5.6)"
    ),
    number!("context-size", context_size, "how many generalisations are remembered (5.6)"),
    switch!("minimal", minimal, "earlier generalisations say which literals are needed (5.7)"),
    switch!("multiple", multiple, "literals that one edge needs are not tried on the next (5.9)"),
    switch!("cores", cores, "literals outside of the unsatisfiable core are dropped at once"),
    number!("ctg", ctg, "how many counterexamples to generalisation are blocked for each literal (5.11)"),
    number!("may", may, "how much is tried to block what stops a lemma from being pushed (may-obligations)"),
    switch!("reached", reached, "cubes with a state that is known to be reached are not asked about"),
    switch!("steps", steps, "cubes that a step found before still enters are not asked about"),
    switch!(
        "widening",
        widening,
        "larger cubes that the last frame excludes are looked for (in place of 5.10)"
    ),
    choice!(
        "literals",
        literals,
        LITERALS,
        "words|bits|mixed",
        "obligations are made of preconditions, of bits of the model, or of both"
    ),
    choice!(
        "predecessors",
        predecessors,
        PREDECESSORS,
        "model|split",
        "predecessors along the path of the model, or along all paths (5.2)"
    ),
    switch!("lifting", lifting, "literals that a predecessor does not need are dropped by a core"),
    choice!(
        "order",
        order,
        ORDERS,
        "size|newest|oldest",
        "obligations of the lowest frame in this order (5.8)"
    ),
    switch!("requeue", requeue, "a blocked obligation is tried again at the next frame"),
    switch!("pushing", pushing, "lemmas are pushed to later frames"),
    switch!("triggered", triggered, "a lemma is pushed again only when what stopped it is blocked"),
    switch!("facts", facts, "facts from outside are part of every frame"),
    choice!(
        "sessions",
        sessions,
        SESSIONS,
        "edge|location",
        "a solver session for each edge, or for all edges that leave a location"
    ),
    number!("word-size", word_size, "a literal of more than this many subterms is replaced by bits"),
    switch!("fix-products", fix_products, "a literal with a product of variables is replaced by bits"),
    switch!(
        "unknown-operations",
        unknown_operations,
        "products and divisions of variables are unknown values until a counterexample depends on one"
    ),
    number!("wide", wide, "operations on variables of at most this many bits are not hard"),
    switch!(
        "cells",
        cells,
        "arrays are looked at by single cells first: proofs about each element of an array"
    ),
    number!("ghosts", ghosts, "for how many elements of an array at a time proofs by cells are looked for"),
    number!("cells-from", cells_from, "arrays with indices of fewer bits are left as they are"),
    switch!("log", log, "every step is told"),
];

/// Sets `field` to the value of that name, if there is one.
fn pick<T: Copy>(names: &[Named<T>], name: &str, field: &mut T) -> bool {
    let found = names.iter().find(|(known, _)| *known == name);
    if let Some((_, value)) = found {
        *field = *value;
    }
    found.is_some()
}

/// The name of a value.
fn name_of<T: Copy + PartialEq>(names: &[Named<T>], value: T) -> String {
    names.iter().find(|(_, v)| *v == value).map_or_else(String::new, |(name, _)| (*name).to_owned())
}

impl Options {
    /// What there is, with the values as they are.
    pub(crate) fn list(&self) -> Vec<OptionInfo> {
        ENTRIES
            .iter()
            .map(|e| OptionInfo { key: e.key, values: e.values, default: (e.get)(self), about: e.about })
            .collect()
    }

    /// Sets one.
    pub(crate) fn set(&mut self, engine: &'static str, key: &str, value: &str) -> Result<(), EngineError> {
        let Some(entry) = ENTRIES.iter().find(|e| e.key == key) else {
            let known = ENTRIES.iter().map(|e| e.key).collect::<Vec<_>>().join(", ");
            return Err(EngineError::NoOption { engine, key: key.to_owned(), known });
        };
        if (entry.set)(self, value) {
            return Ok(());
        }
        Err(EngineError::BadValue { key: key.to_owned(), value: value.to_owned(), values: entry.values })
    }
}
