//! What Certus shows for its answers, in terms of the C program: a failing run that the interpreter has
//! executed, or the invariants of a proof.

mod apart;
mod bytes;
pub mod compiled;
mod replay;
pub mod trace;

pub use replay::{replay, replay_hints};
