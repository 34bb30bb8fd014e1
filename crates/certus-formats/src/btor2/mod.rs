//! BTOR2 (Niemetz, Preiner, Wolf, Biere: *Btor2, BtorMC and Boolector 3.0*, CAV 2018): word-level circuits.
//!
//! A line is a node: a sort, a constant, an input, a state, an operator, or a property. Nodes are bit-vectors and
//! arrays of them; what is one bit wide is a truth value where one is needed. A state without `next` has any value after each
//! step, one without `init` any at the start.

mod read;
mod witness;
mod write;

pub use read::read;
pub use witness::{stimulus, witness};
pub use write::write;
