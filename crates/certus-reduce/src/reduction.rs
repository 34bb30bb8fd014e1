//! What [`crate::reduce`] gives: a reduced automaton and the way back for certificates.

use crate::pass::Lift;
use crate::pipeline::PassStats;
use crate::project::{is_over_live, project};
use certus_logic::Terms;
use certus_model::{Cfa, Hints, Invariant, Proof, Run};

/// A reduced automaton and the way back.
pub struct Reduction {
    /// The automaton.
    pub cfa: Cfa,
    /// What each pass did, in the order of [`crate::passes`].
    pub stats: Vec<PassStats>,
    /// The lifts of the passes that changed something, the first one first.
    pub(crate) lifts: Vec<(&'static str, Box<dyn Lift>)>,
}

/// Why a proof of the reduced automaton is not carried back. It may be a proof all the same.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotLifted {
    /// A pass changed what proofs of this kind depend on, such as the number of steps.
    #[error("the reduction `{pass}` changed what {kind} depends on")]
    Pass {
        /// The pass.
        pass: &'static str,
        /// The kind of proof, in words.
        kind: &'static str,
    },
    /// A formula speaks of a variable that does not matter at its location, and so has another value in the original.
    /// It could not be eliminated.
    #[error("a formula speaks of `{0}` where its value does not matter")]
    DeadVariable(String),
}

/// How many commands a run on the original automaton may have. A run takes about a hundred bytes for each.
const LONGEST_RUN: u64 = 5_000_000;

impl Reduction {
    /// A proof of the reduced automaton, as one of the original.
    ///
    /// *Requires*: a proof that lists every location but the initial and the error location, which need not be
    /// listed. *Ensures*: a proof of the original automaton, of the same kind.
    ///
    /// Formulas may mention variables that are not live at their location ([`crate::live_at`]) only if the proof is
    /// inductive: the variables are eliminated then.
    ///
    /// # Errors
    /// If a pass does not carry proofs of this kind, or a variable cannot be eliminated. An inductive proof over live
    /// variables is always carried.
    pub fn lift_proof(&self, terms: &mut Terms, proof: &Proof) -> Result<Proof, NotLifted> {
        let mut formulas = Invariant { at: proof.formulas().clone() };
        if matches!(proof, Proof::Inductive(_) | Proof::KInductive { k: 1, .. }) {
            formulas = project(terms, &self.cfa, &formulas)?;
        } else {
            is_over_live(terms, &self.cfa, &formulas, proof.ghosts())?;
        }
        for (pass, lift) in self.lifts.iter().rev() {
            if !lift.carries(&formulas).has(proof) {
                return Err(NotLifted::Pass { pass, kind: kind(proof) });
            }
            formulas = lift.invariant(terms, formulas);
        }
        Ok(proof.with_formulas(formulas))
    }

    /// A run of the reduced automaton to its error, as one of the original. `None` if none was found.
    #[must_use]
    pub fn lift_run(&self, terms: &mut Terms, raw: &Cfa, run: &Run) -> Option<Run> {
        self.lift_hints(terms, run).replay(terms, raw, LONGEST_RUN)
    }

    /// The values that a run of the reduced automaton chose, as values for the original.
    #[must_use]
    pub fn lift_hints(&self, terms: &mut Terms, run: &Run) -> Hints {
        let hints = run.hints(&self.cfa);
        self.lifts.iter().rev().fold(hints, |hints, (_, lift)| lift.hints(terms, hints))
    }
}

pub(crate) fn kind(proof: &Proof) -> &'static str {
    match proof {
        Proof::Inductive(_) => "an inductive proof",
        Proof::Quantified { .. } => "a quantified proof",
        Proof::KInductive { simple: false, .. } => "a k-inductive proof",
        Proof::KInductive { simple: true, .. } => "a k-inductive proof over simple paths",
        Proof::Bounded { .. } => "a bound on the length of runs",
    }
}
