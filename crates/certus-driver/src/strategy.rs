//! Strategies: an engine, and what is tried before and beside it. What `auto` means is here, as data, and nowhere else;
//! which engines it runs in which lanes is the schedule of [`certus_engine::Auto`].

use crate::look::Look;
use certus_engine::{Engine, EngineError, registry};

/// How an answer is looked for.
pub struct Strategy {
    /// The engine.
    pub engine: Box<dyn Engine>,
    /// Random runs that are tried first. They find shallow errors.
    pub look: Option<Look>,
    /// Whether loops are unwound first, where they make objects.
    pub unwinds: bool,
    /// What is tried beside the engine.
    pub beside: Option<Beside>,
}

/// What is tried beside an engine: the compiled program is tested, and random runs that are longer find errors behind
/// long loops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The random runs.
    pub look: Look,
}

/// What is tried with the engine of a name; engines that are not listed are alone.
const MORE: &[(&str, Look, Beside)] =
    &[("auto", Look { runs: 300, steps: 20_000 }, Beside { look: Look { runs: 100, steps: 2_000_000 } })];

/// The engine that looks for an inductive invariant where a proof of another kind cannot be carried back.
pub(crate) const INVARIANTS: &str = "ic3cfa";

/// The engine that looks for a run where one of the reduced automaton cannot be carried back.
pub(crate) const RUNS: &str = "bmc";

impl Strategy {
    /// The strategy of a name, which is that of its engine.
    ///
    /// # Errors
    /// If there is none; the message lists those there are.
    pub fn named(name: &str) -> Result<Strategy, EngineError> {
        let engine = registry::make(name)?;
        let more = MORE.iter().find(|(known, ..)| *known == name);
        Ok(Strategy {
            engine,
            look: more.map(|(_, look, _)| *look),
            unwinds: more.is_some(),
            beside: more.map(|(_, _, beside)| *beside),
        })
    }
}
