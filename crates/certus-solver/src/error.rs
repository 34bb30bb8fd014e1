//! What can go wrong with a solver, each with what to do about it.

use std::time::Duration;

/// An error of a solver. None of them is an answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SolverError {
    /// The solver lacks a theory.
    #[error("solver `{solver}` has no {theory}; use `--solver {instead}`")]
    Unsupported {
        /// The solver asked.
        solver: String,
        /// What it lacks, in words.
        theory: &'static str,
        /// A solver that has it.
        instead: &'static str,
    },
    /// There is no solver of that name.
    #[error("there is no solver `{name}`; there are {known}")]
    UnknownName {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The solver's program cannot be started.
    #[error("solver `{solver}` cannot be started: `{program}`: {cause}")]
    Missing {
        /// The solver asked for.
        solver: String,
        /// The program tried.
        program: String,
        /// What the system said.
        cause: String,
    },
    /// The solver's process ended on its own.
    #[error("solver `{solver}` ended unexpectedly{}", .detail.as_deref().map(|d| format!(": {d}")).unwrap_or_default())]
    Died {
        /// The solver.
        solver: String,
        /// What it printed last, or its exit status.
        detail: Option<String>,
    },
    /// The solver did not answer in time, although it was asked to end.
    #[error("solver `{solver}` gave no sign of life for {} s", .after.as_secs())]
    Hung {
        /// The solver.
        solver: String,
        /// How long it was silent.
        after: Duration,
    },
    /// The solver printed something that is no answer.
    #[error("solver `{solver}` answered `{answer}` where {expected} was expected")]
    Nonsense {
        /// The solver.
        solver: String,
        /// What it printed.
        answer: String,
        /// What was expected.
        expected: &'static str,
    },
    /// A value was asked for without a model.
    #[error("there is no model: the last query was not satisfiable, or something changed since")]
    NoModel,
    /// A term that is no formula was given where a formula is needed.
    #[error("a formula is expected, not a term of sort {0}")]
    NotAFormula(String),
}
