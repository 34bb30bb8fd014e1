//! A solver that is asked once and then taken apart for its refutation.

use super::Native;
use super::arithmetic::Arithmetic;
use super::blast::Blaster;
use super::cnf::Encoder;
use crate::error::SolverError;
use crate::sat::Ic3Core;
use crate::sat::proof::ProofLog;
use certus_logic::{Term, Terms};

/// What is left of a solver that answered `Unsat`.
pub(crate) struct Remains {
    pub(crate) blaster: Blaster,
    pub(crate) encoder: Encoder,
    pub(crate) log: ProofLog,
    pub(crate) arithmetic: Arithmetic,
}

impl Native<Ic3Core> {
    /// A solver that logs what it does.
    pub(crate) fn with_proof() -> Native<Ic3Core> {
        let mut native = Native::new("native", Ic3Core::with_proof());
        native.arithmetic.split_only();
        native
    }

    /// Asserts a formula of a part of the problem.
    pub(crate) fn assert_part(&mut self, terms: &Terms, part: u32, formula: Term) -> Result<(), SolverError> {
        if let Some(log) = self.sat.proof() {
            log.set_part(part);
        }
        self.add(terms, None, formula)
    }

    /// The log, and what its variables stand for.
    pub(crate) fn into_remains(mut self) -> Remains {
        let log = self.sat.take_proof().map_or_else(ProofLog::new, |log| *log);
        Remains { blaster: self.blaster, encoder: self.encoder, log, arithmetic: self.arithmetic }
    }
}
