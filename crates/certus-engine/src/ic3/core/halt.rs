//! Why a search ends before it has an answer.

use crate::engine::EngineError;
use crate::reason::Reason;
use certus_solver::SolverError;

/// The search cannot go on.
#[derive(Debug)]
pub(crate) enum Halt {
    /// A limit was reached, or something else that ends the search without an answer.
    Stopped(Reason),
    /// Something broke.
    Failed(EngineError),
}

/// A result, unless the search cannot go on.
pub(crate) type OrHalt<T> = Result<T, Halt>;

impl From<SolverError> for Halt {
    fn from(error: SolverError) -> Halt {
        Halt::Failed(error.into())
    }
}
