//! From a program or a model to a certified answer: what `certus check` does, for other Rust programs to call.
//!
//! A C program is read ([`program::read`]), a question is put ([`property::named`]), and a strategy looks for the answer
//! ([`verify`]). Models go their own ways ([`verify_system`], [`verify_clauses`]). Either way it is read, prepared, given to engines;
//! what they find is carried back to the problem as it was read, and something else checks it there before it is an answer.
//!
//! ```
//! use certus_driver::{SystemAnswer, SystemJob, verify_system};
//! use certus_logic::{Sort, Terms};
//! use certus_model::Ts;
//!
//! // A counter of three bits that counts 0, 2, 4, 6, 0, … is never 5.
//! let mut terms = Terms::new();
//! let x = terms.var("x", Sort::Bv(3));
//! let (zero, two, five) = (terms.bv(3, 0), terms.bv(3, 2), terms.bv(3, 5));
//! let mut ts = Ts::new(&terms);
//! ts.add_var(x, "x");
//! ts.init = terms.eq(x, zero);
//! ts.next.insert(x, terms.bvadd(x, two));
//! let bad = terms.eq(x, five);
//! ts.add_bad(bad, "five");
//! let mut engine = certus_engine::registry::make("ic3cfa")?;
//! let report = verify_system(&mut terms, &SystemJob::new(&ts), engine.as_mut())?;
//! assert!(matches!(report.answer, SystemAnswer::Safe(..)));
//! # Ok::<(), certus_engine::EngineError>(())
//! ```
//!
//! Nothing here prints, exits, or reads the command line. Programs are compiled and run only if the [`Job`] says so, and
//! then in the sandbox of `certus-sandbox`, which needs the binary of the caller to call `certus_sandbox::serve` first.

mod answer;
pub mod assume;
mod attempt;
mod check;
mod claims;
mod confirm;
mod failed;
mod follow;
mod job;
mod lifted;
mod look;
mod ltl;
mod model;
mod prepare;
pub mod program;
pub mod property;
mod shorten;
pub mod steps;
mod strategy;
mod summary;
mod tables;
mod termination;
mod testing;
mod tests;
mod unknown;
mod unwinding;
mod vacuity;
mod verify;

pub use answer::{Answer, Effort, Proved, Report};
pub use confirm::{Endless, Failing, Known};
pub use job::Job;
pub use look::Look;
pub use ltl::{
    Executed, LtlAnswer, LtlError, LtlJob, LtlProof, LtlReport, LtlRun, Seen, WrongAtom, verify_ltl,
};
pub use model::{
    ClausesAnswer, ClausesJob, ClausesReport, How, Infinite, InfiniteAnswer, InfiniteJob, InfiniteReport,
    SystemAnswer, SystemJob, SystemReport, verify_clauses, verify_infinite, verify_system,
};
pub use prepare::{Prepared, prepare};
pub use property::{Asked, PropertyError};
pub use steps::Step;
pub use strategy::{Beside, Strategy};
pub use summary::{Fact, InfiniteRun, Input, Place, Position, Summary, Verdict, kind_of, value_text};
pub use tests::Tests;
pub use unknown::{Limit, Missing, Unknown};
pub use verify::verify;
