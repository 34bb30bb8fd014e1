//! Why the search ends before it has an answer.

use crate::engine::EngineError;
use certus_solver::SolverError;

/// The search cannot go on.
#[derive(Debug)]
pub(crate) enum Halt {
    /// A limit was reached: the reason in words.
    Stopped(String),
    /// Something broke.
    Failed(EngineError),
}

/// A step of the search.
pub(crate) type Step<T> = Result<T, Halt>;

impl From<SolverError> for Halt {
    fn from(error: SolverError) -> Halt {
        Halt::Failed(error.into())
    }
}
