//! Solvers behind one trait: the embedded bit-vector solver and SMT-LIB processes.

pub mod arith;
mod error;
pub mod interpolate;
mod limits;
mod native;
pub mod process;
pub mod projection;
pub mod registry;
pub mod sat;
mod session;
mod solver;
mod theories;

pub use error::SolverError;
pub use limits::{Limits, Stop};
pub use native::{BitCircuit, Edge, Native, Simulator};
pub use session::{Purpose, Session, Tally};
pub use solver::{Answer, Query, Reason, Solver};
pub use theories::Theories;
