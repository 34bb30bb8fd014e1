//! The options that every variant of IC3 has: rules of chapters 4 and 5 of the thesis, and what goes beyond it.

use super::effort::EffortOptions;
use crate::engine::{EngineError, OptionInfo};
use crate::option_groups::{self, OptionGroup, choices, option_group};

choices! {
    /// How a blocked cube is generalised.
    enum Generalisation {
        /// Not at all.
        None = "none",
        /// Algorithms 4.3.1 to 4.3.3: every literal, or half of them, is tried on every edge.
        Old = "old",
        /// Algorithm 5.12.1 with the rules that are switched on.
        New = "new",
    }
}

choices! {
    /// When an earlier generalisation is taken again (5.6).
    enum Context {
        /// Never.
        Off = "off",
        /// For the same cube (Th. 5.6.2).
        Strict = "strict",
        /// For every cube that contains the generalisation (Th. 5.6.3).
        Subset = "subset",
    }
}

choices! {
    /// Which obligation of the lowest frame comes first (5.8).
    enum Order {
        /// The one with fewest literals.
        Size = "size",
        /// The newest.
        Newest = "newest",
        /// The oldest.
        Oldest = "oldest",
    }
}

choices! {
    /// Versions of NewPush (Goldberg, *Improving Convergence Rate of IC3*, IV).
    enum NewPush {
        /// It is not called.
        Off = "off",
        /// Until one lemma of the frame cannot be pushed.
        Minimal = "minimal",
        /// As minimal, and after that a little is tried for each of the others.
        Heuristic = "heuristic",
        /// All lemmas of all frames.
        Maximal = "maximal",
    }
}

option_group! {
    /// Frames, and how lemmas move through them.
    pub(crate) struct FrameOptions in "frames" {
        "initialisation" initialisation: bool = true, "frames below the shortest path are false (5.1)";
        "pushing" pushing: bool = true, "lemmas are pushed to later frames";
        "triggered" triggered: bool = true,
            "a lemma is pushed again only when its counterexample to propagation is blocked";
        "new-push" new_push: NewPush = NewPush::Off,
            "what stops lemmas of a frame from being pushed is blocked or shown to be reached (IC4)";
        "new-push-effort" new_push_effort: usize = 8,
            "how many obligations the heuristic version handles to go on after a lemma that cannot be pushed (IC4)";
    }
}

option_group! {
    /// Obligations: where they come from, and which is next.
    pub(crate) struct ObligationOptions in "obligations" {
        "order" order: Order = Order::Size, "obligations of the lowest frame in this order (5.8)";
        "requeue" requeue: bool = true, "a blocked obligation is tried again at the next frame";
        "lifting" lifting: bool = true, "literals that a predecessor does not need are dropped by a core";
        "may" may: usize = 0,
            "how much is tried to block what stops a lemma from being pushed (may-obligations)";
    }
}

option_group! {
    /// Generalisation, and what spares queries of it.
    pub(crate) struct GeneralisationOptions in "generalisation" {
        "generalisation" rule: Generalisation = Generalisation::New,
            "how blocked cubes are generalised (thesis 4.3 and 5.12)";
        "assumes" assumes: bool = true, "literals that an edge assumes are dropped without a query (5.4)";
        "predecessor-cubes" predecessor_cubes: bool = true,
            "generalisations from lemmas of the predecessor (5.5)";
        "context" context: Context = Context::Subset,
            "earlier generalisations are taken again for the same cube, or for every larger one (5.6)";
        "context-size" context_size: usize = 2048, "how many generalisations are remembered (5.6)";
        "minimal" minimal: bool = true, "earlier generalisations say which literals are needed (5.7)";
        "multiple" multiple: bool = true, "literals that one edge needs are not tried on the next (5.9)";
        "cores" cores: bool = true, "literals outside of the unsatisfiable core are dropped at once";
        "ctg" ctg: usize = 0,
            "how many counterexamples to generalisation are blocked for each literal (5.11)";
        "reached" reachable_states: bool = true,
            "cubes with a state that is known to be reached are not asked about";
        "steps" seen_transitions: bool = true,
            "cubes that a transition found before still enters are not asked about";
        "widening" widening: bool = true,
            "larger cubes that the last frame excludes are looked for (in place of 5.10)";
    }
}

option_group! {
    /// What is told.
    pub(crate) struct ReportOptions in "reports" {
        "log" log: bool = false, "every step is told";
    }
}

/// All options of the core.
#[derive(Clone, Debug, Default)]
pub(crate) struct CoreOptions {
    pub(crate) frames: FrameOptions,
    pub(crate) obligations: ObligationOptions,
    pub(crate) generalisation: GeneralisationOptions,
    pub(crate) effort: EffortOptions,
    pub(crate) reports: ReportOptions,
}

impl CoreOptions {
    /// All options, with those of the groups that a variant has of its own.
    pub(crate) fn list<'g>(&'g self, own: impl IntoIterator<Item = &'g dyn OptionGroup>) -> Vec<OptionInfo> {
        let CoreOptions { frames, obligations, generalisation, effort, reports } = self;
        let core: [&dyn OptionGroup; 4] = [frames, obligations, generalisation, effort];
        let mut out = Vec::new();
        for group in core.into_iter().chain(own).chain([reports as &dyn OptionGroup]) {
            group.list(&mut out);
        }
        out
    }

    /// Sets one of them.
    pub(crate) fn set<'g>(
        &'g mut self,
        engine: &'static str,
        own: impl IntoIterator<Item = &'g mut dyn OptionGroup>,
        key: &str,
        value: &str,
    ) -> Result<(), EngineError> {
        option_groups::set(engine, self.groups().into_iter().chain(own), key, value)
    }

    /// The groups, to be set.
    fn groups(&mut self) -> [&mut dyn OptionGroup; 5] {
        let CoreOptions { frames, obligations, generalisation, effort, reports } = self;
        [frames, obligations, generalisation, effort, reports]
    }
}
