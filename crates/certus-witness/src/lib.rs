//! What Certus shows for its answers, in terms of the C program: a failing run that the interpreter has
//! executed, or the invariants of a proof.

pub mod c_expr;
pub mod format;
pub mod instrument;
mod invariants;
mod landmarks;
mod replay;
mod scope;
mod simplify;
mod violation;

pub use invariants::{Invariants, LoopInvariant, invariants};
pub use replay::replay;
pub use violation::{called_at, place, waypoints};
