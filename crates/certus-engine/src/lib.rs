//! The algorithms, one module each, all behind one trait: [`Engine`].
//!
//! An engine gets an automaton and answers with an invariant, a run to the error, or the reason why there is
//! no answer. It prints nothing and reads no clock but that of its [`Control`]; what it does is reported as
//! [`Event`]s and counted in [`Stats`]. Same task, options and solver: same answer, same statistics.

mod abstraction;
mod adapt;
mod arithmetic;
mod auto;
mod bmc;
mod board;
mod control;
mod engine;
mod explicit;
mod ic3;
mod imc;
mod interpolants;
mod kinduction;
mod lanes;
mod liveness;
mod moments;
mod option_groups;
mod pdkind;
mod projected;
mod reached;
mod reason;
pub mod registry;
mod stats;
pub mod termination;
mod traces;
mod tree;
mod unrolling;

pub use adapt::{Back, Unfolding, Views, fits, solve, solve_views};
pub use auto::Auto;
pub use bmc::Bmc;
pub use board::Board;
pub use control::{Control, Event, Sink};
pub use engine::{
    Engine, EngineError, Entry, OnAutomata, OnBoth, OnSystems, OptionInfo, Outcome, SystemTask, Takes, Task,
    Verdict,
};
pub use explicit::{Explicit, Simulation};
pub use ic3::{Ic3Bits, Ic3Cfa, Ic3Ia, Ic3Smt, Ic4, Ic4Pd, Walks};
pub use imc::Imc;
pub use kinduction::KInduction;
pub use liveness::{
    ByEngine, FairRanking, JusticeOutcome, JusticeTask, JusticeVerdict, KLiveness, KZeno, LassoSearch,
    Liveness, LivenessToSafety, OnJustice, RLive, Reach, Safety, Timed,
};
pub use pdkind::PdKind;
pub use reason::Reason;
pub use stats::Stats;
pub use traces::Traces;
pub use tree::{PredicateAbstraction, Tree, TreeIc3, TreeItp, TreeNode};
