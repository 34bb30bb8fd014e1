//! Passes that make an automaton smaller, each with a lift that carries certificates back.
//!
//! What is removed here an engine never reasons about. [`reduce`] runs all passes until nothing changes; the
//! [`Reduction`] it returns carries a proof or a run of the small automaton back to the one it was given, the
//! *raw* one, on which both are checked.
//!
//! Rules that hold for every pass:
//! - the error location is reachable afterwards iff it was before;
//! - a command that is kept keeps its [`certus_model::StepId`], and a havoc is kept everywhere or nowhere, so
//!   that the values a run chose have a place in the original;
//! - a proof speaks, at each location, of variables that are live there; what a pass adds to it does as well;
//! - a proof lists every location of the automaton it is about, and the lift returns one that does the same
//!   for what it knows of the automaton before: every cycle there goes through a listed location.

mod analyses;
mod facts;
mod info;
mod markers;
mod pass;
mod passes;
mod pipeline;
mod project;
mod reduction;
mod rewritten;
mod system;

pub use certus_model::liveness::{live_at, state_vars};
pub use facts::facts;
pub use info::{Cost, PassInfo, Sorts};
pub use pass::{Carries, Lift, Pass};
pub use pipeline::{Options, PassStats, Size, passes, passes_that_preserve_divergence, reduce};
pub use reduction::{NotLifted, Reduction};
pub use system::{SystemReduction, SystemSize, reduce_system, reduce_system_by, system_passes};
