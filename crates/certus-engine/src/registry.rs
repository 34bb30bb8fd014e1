//! The engines there are, by name.

use crate::engine::{Engine, EngineError};

/// Makes an engine.
type Maker = fn() -> Box<dyn Engine>;

/// All engines, in the order in which they are listed.
const ENGINES: &[Maker] = &[
    || Box::new(crate::Auto::default()),
    || Box::new(crate::Ic3Cfa::default()),
    || Box::new(crate::Ic3Bits::default()),
    || Box::new(crate::Ic3Smt::default()),
    || Box::new(crate::Ic3Ia::default()),
    || Box::new(crate::Ic4::default()),
    || Box::new(crate::Ic4Pd::default()),
    || Box::new(crate::Explicit::default()),
    || Box::new(crate::Simulation::default()),
    || Box::new(crate::Walks::default()),
    || Box::new(crate::Bmc::default()),
    || Box::new(crate::KInduction::default()),
    || Box::new(crate::Imc::default()),
    || Box::new(crate::PdKind::default()),
    || Box::new(crate::TreeIc3::plain()),
    || Box::new(crate::TreeIc3::hybrid()),
    || Box::new(crate::TreeIc3::monolithic()),
    || Box::new(crate::TreeItp::default()),
    || Box::new(crate::PredicateAbstraction::default()),
    || Box::new(crate::Liveness::default()),
    || Box::new(crate::RLive::default()),
    || Box::new(crate::KLiveness::default()),
    || Box::new(crate::KZeno::default()),
    || Box::new(crate::LivenessToSafety::default()),
    || Box::new(crate::FairRanking::default()),
    || Box::new(crate::LassoSearch::default()),
];

/// One of each engine, with default options.
#[must_use]
pub fn all() -> Vec<Box<dyn Engine>> {
    ENGINES.iter().map(|make| make()).collect()
}

/// The engine of this name.
///
/// # Errors
/// If there is none; the message lists those there are.
pub fn make(name: &str) -> Result<Box<dyn Engine>, EngineError> {
    let mut names = Vec::new();
    for engine in all() {
        if engine.name() == name {
            return Ok(engine);
        }
        names.push(engine.name());
    }
    Err(EngineError::NoEngine(name.to_owned(), names.join(", ")))
}
