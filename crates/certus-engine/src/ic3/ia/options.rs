//! The options of `ic3ia`: those of the core, and its own.

use crate::engine::{EngineError, OptionInfo};
use crate::ic3::core::CoreOptions;
use crate::option_groups::{OptionGroup, choices, option_group};

choices! {
    /// How the location of a program is known.
    enum Tracking {
        /// There is a frame for each location.
        Locations = "locations",
        /// The location is a variable, whose values are predicates.
        Predicates = "predicates",
    }
}

choices! {
    /// Where the first predicates come from.
    enum Seeds {
        /// From the initial and the bad states.
        Property = "property",
        /// From the conditions of all transitions as well.
        Transitions = "transitions",
        /// There are none.
        None = "none",
    }
}

choices! {
    /// The method of interpolation that is asked first.
    enum Method {
        /// From a resolution proof.
        Proofs = "proofs",
        /// Forwards, by elimination.
        Postconditions = "postconditions",
        /// Backwards, by elimination.
        Preconditions = "preconditions",
        /// By solutions of the one side, generalised against the other.
        Cubes = "cubes",
        /// By another program.
        Process = "process",
    }
}

choices! {
    /// Which interpolants arithmetic gives in proofs.
    enum Farkas {
        /// One inequality, the strongest.
        Whole = "farkas",
        /// One inequality, the weakest.
        Dual = "dual",
        /// Several inequalities, if they do.
        Decomposed = "decomposed",
        /// The same for the weakest.
        DualDecomposed = "dual-decomposed",
        /// Whichever of them promises most.
        Best = "best",
    }
}

choices! {
    /// How strong interpolants from proofs are.
    enum Strong {
        /// The strongest.
        McMillan = "mcmillan",
        /// Between the two.
        Pudlak = "pudlak",
        /// The weakest.
        Dual = "dual",
    }
}

option_group! {
    /// The predicates, and where they come from.
    pub(crate) struct PredicateOptions in "predicates" {
        "control" control: Tracking = Tracking::Locations,
            "a frame for each location of a program, or predicates for its program counter";
        "seeds" seeds: Seeds = Seeds::Property,
            "the first predicates: of initial and bad states, or of all transitions too (TACAS'14, 4)";
        "explicit" explicit: bool = true,
            "truth values, and variables that only get constants, are known exactly from the start";
        "split" split: bool = true, "an equation of numbers is two predicates, one for each bound";
        "local" local: bool = true, "a predicate belongs to the location where interpolants have it";
    }
}

option_group! {
    /// How counterexamples of the abstraction are refuted.
    pub(crate) struct RefinementOptions in "refinement" {
        "interpolants" method: Method = Method::Proofs,
            "the method of interpolation that is asked first; the others follow (TACAS'14, 4.3)";
        "farkas" farkas: Farkas = Farkas::Best,
            "which interpolants arithmetic gives in proofs; `best`: all, and those with the best predicates are kept";
        "strength" strength: Strong = Strong::McMillan, "how strong interpolants from proofs are";
        "simplify" simplify: u32 = 16, "how many queries may simplify an interpolant";
        "edges" edges: bool = true,
            "the edges of an abstract counterexample are looked at without its cubes, if that is not too hard";
        "path-core" path_core: bool = true,
            "interpolants are for those literals of the path only that the contradiction needs";
        "guess" guess: bool = true,
            "sums that get ever more bounds are related to each other, by states that are reached";
        "minimise" minimise: bool = true,
            "only those of the new predicates are kept that exclude the path (TACAS'14, 4.3)";
    }
}

option_group! {
    /// What sessions know.
    pub(crate) struct KnowledgeOptions in "sessions" {
        "facts" facts: bool = true, "facts from outside are part of every frame";
    }
}

/// All options.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options {
    pub(crate) core: CoreOptions,
    pub(crate) predicates: PredicateOptions,
    pub(crate) refinement: RefinementOptions,
    pub(crate) knowledge: KnowledgeOptions,
}

impl Options {
    /// What there is, with the values as they are.
    pub(crate) fn list(&self) -> Vec<OptionInfo> {
        let own: [&dyn OptionGroup; 3] = [&self.predicates, &self.refinement, &self.knowledge];
        self.core.list(own)
    }

    /// Sets one.
    pub(crate) fn set(&mut self, engine: &'static str, key: &str, value: &str) -> Result<(), EngineError> {
        let own: [&mut dyn OptionGroup; 3] =
            [&mut self.predicates, &mut self.refinement, &mut self.knowledge];
        self.core.set(engine, own, key, value)
    }
}
