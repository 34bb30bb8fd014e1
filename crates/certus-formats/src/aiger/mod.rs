//! AIGER 1.9 (Biere, Heljanko, Wieringa: *AIGER 1.9 and Beyond*, 2011): and-inverter graphs, as text (`aag`) and
//! binary (`aig`).
//!
//! A literal is twice the number of a variable, plus one if it is negated; 0 is false. Where the file names no bad states,
//! its outputs are bad, as in version 1.0.

mod blast;
mod certificate;
mod graph;
mod read;
mod witness;
mod write;

pub use certificate::witness_circuit;
pub use read::read;
pub use witness::{stimulus, witness};
pub use write::{Encoding, write};
