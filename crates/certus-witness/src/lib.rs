//! What Certus shows for its answers, in terms of the C program: a failing run that the interpreter has
//! executed, or the invariants of a proof.

pub mod c_expr;
mod replay;

pub use replay::replay;
