//! The algorithms, one module each, all behind one trait: [`Engine`].
//!
//! An engine gets an automaton and answers with an invariant, a run to the error, or the reason why there is
//! no answer. It prints nothing and reads no clock but that of its [`Control`]; what it does is reported as
//! [`Event`]s and counted in [`Stats`]. Same task, options and solver: same answer, same statistics.

mod control;
mod engine;
pub mod registry;
mod stats;

pub use control::{Control, Event};
pub use engine::{Engine, EngineError, OptionInfo, Outcome, Task, Verdict};
pub use stats::Stats;
