//! The options that every variant of IC3 has: rules of chapters 4 and 5 of the thesis, and what goes beyond it.

use crate::ic3::table::{self, Entry, Named, choice, group, number, switch};

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

/// Frames, and how lemmas move through them.
#[derive(Clone, Debug)]
pub(crate) struct FrameOptions {
    pub(crate) initialisation: bool,
    pub(crate) pushing: bool,
    pub(crate) triggered: bool,
}

/// Obligations: where they come from, and which is next.
#[derive(Clone, Debug)]
pub(crate) struct ObligationOptions {
    pub(crate) lifting: bool,
    pub(crate) order: Order,
    pub(crate) requeue: bool,
    pub(crate) may: usize,
}

/// Generalisation, and what spares queries of it.
#[derive(Clone, Debug)]
pub(crate) struct GeneralisationOptions {
    pub(crate) rule: Generalisation,
    pub(crate) assumes: bool,
    pub(crate) predecessor_cubes: bool,
    pub(crate) context: Context,
    pub(crate) context_size: usize,
    pub(crate) minimal: bool,
    pub(crate) multiple: bool,
    pub(crate) cores: bool,
    pub(crate) ctg: usize,
    pub(crate) reachable_states: bool,
    pub(crate) seen_transitions: bool,
    pub(crate) widening: bool,
}

/// All options of the core.
#[derive(Clone, Debug)]
pub(crate) struct CoreOptions {
    pub(crate) frames: FrameOptions,
    pub(crate) obligations: ObligationOptions,
    pub(crate) generalisation: GeneralisationOptions,
    pub(crate) log: bool,
}

impl Default for CoreOptions {
    fn default() -> CoreOptions {
        CoreOptions {
            frames: FrameOptions { initialisation: true, pushing: true, triggered: true },
            obligations: ObligationOptions { lifting: true, order: Order::Size, requeue: true, may: 0 },
            generalisation: GeneralisationOptions {
                rule: Generalisation::New,
                assumes: true,
                predecessor_cubes: true,
                context: Context::Subset,
                context_size: 2048,
                minimal: true,
                multiple: true,
                cores: true,
                ctg: 0,
                reachable_states: true,
                seen_transitions: true,
                widening: true,
            },
            log: false,
        }
    }
}

const GENERALISATIONS: &[Named<Generalisation>] =
    &[("none", Generalisation::None), ("old", Generalisation::Old), ("new", Generalisation::New)];
const CONTEXTS: &[Named<Context>] =
    &[("off", Context::Off), ("strict", Context::Strict), ("subset", Context::Subset)];
const ORDERS: &[Named<Order>] =
    &[("size", Order::Size), ("newest", Order::Newest), ("oldest", Order::Oldest)];

/// The table of the core.
pub(crate) const CORE_OPTIONS: &[Entry<CoreOptions>] = &[
    switch!(
        FRAMES,
        "initialisation",
        frames.initialisation,
        "frames below the shortest path are false (5.1)"
    ),
    switch!(FRAMES, "pushing", frames.pushing, "lemmas are pushed to later frames"),
    switch!(
        FRAMES,
        "triggered",
        frames.triggered,
        "a lemma is pushed again only when its counterexample to propagation is blocked"
    ),
    choice!(
        OBLIGATIONS,
        "order",
        obligations.order,
        ORDERS,
        "size|newest|oldest",
        "obligations of the lowest frame in this order (5.8)"
    ),
    switch!(
        OBLIGATIONS,
        "requeue",
        obligations.requeue,
        "a blocked obligation is tried again at the next frame"
    ),
    switch!(
        OBLIGATIONS,
        "lifting",
        obligations.lifting,
        "literals that a predecessor does not need are dropped by a core"
    ),
    number!(
        OBLIGATIONS,
        "may",
        obligations.may,
        "how much is tried to block what stops a lemma from being pushed (may-obligations)"
    ),
    choice!(
        GENERALISATION,
        "generalisation",
        generalisation.rule,
        GENERALISATIONS,
        "none|old|new",
        "how blocked cubes are generalised (thesis 4.3 and 5.12)"
    ),
    switch!(
        GENERALISATION,
        "assumes",
        generalisation.assumes,
        "literals that an edge assumes are dropped without a query (5.4)"
    ),
    switch!(
        GENERALISATION,
        "predecessor-cubes",
        generalisation.predecessor_cubes,
        "generalisations from lemmas of the predecessor (5.5)"
    ),
    choice!(
        GENERALISATION,
        "context",
        generalisation.context,
        CONTEXTS,
        "off|strict|subset",
        "earlier generalisations are taken again for the same cube, or for every larger one (5.6)"
    ),
    number!(
        GENERALISATION,
        "context-size",
        generalisation.context_size,
        "how many generalisations are remembered (5.6)"
    ),
    switch!(
        GENERALISATION,
        "minimal",
        generalisation.minimal,
        "earlier generalisations say which literals are needed (5.7)"
    ),
    switch!(
        GENERALISATION,
        "multiple",
        generalisation.multiple,
        "literals that one edge needs are not tried on the next (5.9)"
    ),
    switch!(
        GENERALISATION,
        "cores",
        generalisation.cores,
        "literals outside of the unsatisfiable core are dropped at once"
    ),
    number!(
        GENERALISATION,
        "ctg",
        generalisation.ctg,
        "how many counterexamples to generalisation are blocked for each literal (5.11)"
    ),
    switch!(
        GENERALISATION,
        "reached",
        generalisation.reachable_states,
        "cubes with a state that is known to be reached are not asked about"
    ),
    switch!(
        GENERALISATION,
        "steps",
        generalisation.seen_transitions,
        "cubes that a transition found before still enters are not asked about"
    ),
    switch!(
        GENERALISATION,
        "widening",
        generalisation.widening,
        "larger cubes that the last frame excludes are looked for (in place of 5.10)"
    ),
    switch!(REPORTS, "log", log, "every step is told"),
];
