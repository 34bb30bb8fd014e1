//! VMT (Cimatti, Griggio, Tonetta: *The VMT-LIB Language and Tools*, SMT 2022): transition systems as SMT-LIB definitions with
//! annotations.
//!
//! | annotation | of a term | means |
//! | --- | --- | --- |
//! | `:next y` | a constant `x` | `x` is a state variable, and `y` its value after a step |
//! | `:init` | a formula over the state | where runs begin |
//! | `:trans` | a formula over the state, the inputs and the state after | a step |
//! | `:invar-property n` | a formula | `G p`: it holds at every position |
//! | `:live-property n` | a formula | `F G p`: from some position on it holds for ever |
//! | `:ltl-property n` | a formula with `ltl.X`, `ltl.F`, `ltl.G`, `ltl.U`, `ltl.R` | all infinite runs satisfy it |
//! | `:time-delta` | a number over the state and the inputs | how much time passes: runs in which it adds up to a finite sum do not count as infinite |
//!
//! Constants that no `:next` mentions are inputs. Several formulas of one kind hold together; `true` behind `:init` and `:trans`
//! says nothing. The number of a property is its name, and properties are in the order of their numbers. `F G p` is violated by
//! an infinite run on which `p` fails infinitely often: justice with the one set `not p`. A property over inputs is about every
//! value of them, at a position without a successor too.

mod answer;
mod read;
mod temporal;
mod write;

pub use answer::{invariant_text, lasso_text, run_text};
pub use read::read;
pub use write::write;
