//! Interpolants: why a sequence of formulas cannot hold together, told at each place between two of them.
//!
//! Formulas `A_1 … A_n` that are unsatisfiable together have interpolants `I_1 … I_{n-1}`: `A_1` implies `I_1`, `I_i` and
//! `A_{i+1}` imply `I_{i+1}`, `I_{n-1}` contradicts `A_n`; and `I_i` has only symbols that stand on both sides of
//! it. There is one trait, [`Interpolation`], and several methods by name ([`registry`]):
//!
//! | name | how | theories |
//! | --- | --- | --- |
//! | `proofs` | from the resolution proof of the embedded solver, by labels | bit-vectors; others where no lemma mixes the sides |
//! | `postconditions` | forwards, what a place needs not know being eliminated | all, where elimination succeeds |
//! | `preconditions` | the same backwards | all, where elimination succeeds |
//! | `cubes` | by solutions of the one side, generalised against the other | all; ends for sure only on bit-vectors |
//! | `process` | by another program | those of the program |
//!
//! [`Checked`] asks one method after the other, simplifies what comes out and has it confirmed by a solver.

mod checked;
mod cubes;
mod eliminate;
mod linear;
mod literals;
mod paths;
mod process;
mod proofs;
pub mod registry;
mod sequence;
mod simplify;
mod solve_for;
mod stats;

pub use checked::{Checked, Violation, violation};
pub use linear::{Inequality, Sum};
pub use proofs::farkas;
pub use proofs::{FarkasStyle, Proofs, Strength, Styles};
pub use sequence::Sequence;
pub use stats::{InterpolationStats, MethodStats};

use crate::error::SolverError;
use crate::limits::{Limits, Stop};
use crate::solver::Reason;
use certus_logic::{Assignment, Term, Terms};

/// Why there are no interpolants.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoInterpolants {
    /// The formulas can hold together; this is how, if the method knows.
    #[error("the formulas are satisfiable")]
    Satisfiable(Option<Box<Assignment>>),
    /// A limit was reached, or a solver gave up.
    #[error("no answer: {0}")]
    Unknown(Reason),
    /// This method cannot do it; another one may.
    #[error("`{method}` finds no interpolants here: {why}")]
    Unsupported {
        /// The method's name.
        method: &'static str,
        /// Why not.
        why: String,
    },
    /// A solver failed.
    #[error(transparent)]
    Solver(#[from] SolverError),
}

impl From<Stop> for NoInterpolants {
    fn from(stop: Stop) -> NoInterpolants {
        NoInterpolants::Unknown(Reason::Stopped(stop))
    }
}

impl NoInterpolants {
    fn unsupported(method: &'static str, why: impl Into<String>) -> NoInterpolants {
        NoInterpolants::Unsupported { method, why: why.into() }
    }
}

/// A method of interpolation. See the module's text.
pub trait Interpolation: Send {
    /// The name it is chosen by.
    fn name(&self) -> &'static str;

    /// The interpolants between the formulas of a sequence, one less than there are formulas.
    ///
    /// # Errors
    /// If the formulas can hold together, a limit is reached, the method cannot do it, or a solver fails.
    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants>;

    /// Interpolants of each kind that the method was made for, as far as there are any; the first kind is that of
    /// [`Interpolation::interpolate`].
    ///
    /// # Errors
    /// As for one kind.
    fn each(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Vec<Term>>, NoInterpolants> {
        self.interpolate(terms, formulas, limits).map(|found| vec![found])
    }

    /// What was counted so far, if the method counts.
    fn stats(&self) -> InterpolationStats {
        InterpolationStats::default()
    }
}
