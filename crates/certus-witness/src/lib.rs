//! What Certus shows for its answers, in terms of the C program: a failing run that the interpreter has
//! executed, or the invariants of a proof.

mod apart;
mod bytes;
pub mod c_expr;
pub mod compiled;
pub mod format;
pub mod instrument;
mod invariants;
mod landmarks;
mod outside;
mod reached;
mod replay;
mod scope;
mod simplify;
pub mod trace;
mod violation;

pub use invariants::{Invariants, LoopInvariant, invariants};
pub use outside::with_objects_outside;
pub use reached::replay_reached;
pub use replay::{replay, replay_given, replay_hints};
pub use violation::{called_at, place, waypoints};
