//! The independent checker: no verdict without a certificate that someone else has checked.
//!
//! A proof is checked on the automaton as the front end delivered it, a run is executed on it. Nothing here is
//! shared with what finds proofs but terms, the automaton and the solver trait: the encoding of the paths
//! between two locations of a proof is this crate's own (`encode`), and so is the search for cycles
//! (`graph`). The solver should be another one than the engine's ([`second_solver`]).

mod clauses;
mod encode;
mod graph;
mod implied;
mod inductive;
mod join;
mod justice;
mod ltl;
mod problem;
mod quantified;
mod report;
mod steps;
mod sums;
mod system;
mod termination;
mod time;

use certus_logic::{Term, Terms};
use certus_model::{Cfa, Loc, Proof, Run};
use certus_solver::{Limits, SolverError};
use problem::Problem;
use std::time::{Duration, Instant};

pub use clauses::check_interpretation;
pub use justice::{check_justice_proof, check_lasso};
pub use ltl::{check_ltl_lasso, check_ltl_proof};
pub use system::{check_positions, check_steps, check_system_proof};
pub use termination::{check_ranking, check_recurrence};
pub use time::{Time, check_time, with_time};

/// A proof was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certified {
    /// How long it took.
    pub time: Duration,
    /// The queries it took.
    pub queries: u64,
    /// The solver that answered them.
    pub solver: String,
}

/// Why a proof was not certified.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// It is no proof.
    #[error("{0}")]
    Rejected(Rejected),
    /// Nothing is known: a limit was reached, or the solver gave up. The reason in words.
    #[error("the check was not finished: {0}")]
    Limit(String),
    /// The solver failed.
    #[error(transparent)]
    Solver(#[from] SolverError),
}

/// What is wrong with a proof or a run, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Where the part that is wrong begins.
    pub from: Loc,
    /// Where it ends.
    pub to: Loc,
    /// What is wrong, with a state that shows it.
    pub reason: String,
    /// Formulas that can be true together, which a proof would exclude: what the solver was asked. Empty if what is
    /// wrong needs no solver.
    pub obligation: Vec<Term>,
}

impl std::fmt::Display for Rejected {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.from == self.to {
            write!(f, "at location {}: {}", self.from.0, self.reason)
        } else {
            write!(f, "from location {} to location {}: {}", self.from.0, self.to.0, self.reason)
        }
    }
}

/// The solver that checks what another one helped to find: the embedded solver over the other SAT side. An
/// engine whose solver has no name yet used the default.
#[must_use]
pub fn second_solver(first: &str) -> &'static str {
    if first == "native-cadical" { "native" } else { "native-cadical" }
}

/// Checks a proof on an automaton with the solver of this name.
///
/// The formulas must be over the automaton's variables, and over the ghosts of a quantified proof, which must be
/// variables that the automaton does not have. What holds at the initial location is `true`, at the
/// error location nothing; every cycle, reachable or not, must go through a listed location; and then all that
/// [`Proof`] says of its kind.
///
/// # Errors
/// [`Failure::Rejected`] if it is no proof; else why nothing is known.
pub fn check_proof(
    terms: &mut Terms,
    cfa: &Cfa,
    proof: &Proof,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let start = Instant::now();
    let graph = graph::Graph::new(cfa);
    let mut problem = Problem::new(terms, cfa, &graph, proof, limits, solver)?;
    let checked = match proof {
        Proof::Quantified { ghosts, .. } => quantified::check(terms, &mut problem, ghosts),
        Proof::Inductive(_) | Proof::KInductive { k: 1, .. } => inductive::check(terms, &mut problem),
        Proof::KInductive { k, simple, .. } => steps::check_base(terms, &mut problem, *k)
            .and_then(|()| steps::check_step(terms, &mut problem, *k, *simple)),
        Proof::Bounded { k, .. } => steps::check_bounded(terms, &mut problem, *k),
    };
    checked.map_err(|failure| problem.with_obligation(terms, failure))?;
    let queries = problem.queries();
    Ok(Certified { time: start.elapsed(), queries, solver: problem.session.name().to_owned() })
}

/// Checks that a run is one of the automaton and ends at its error location.
///
/// # Errors
/// What is wrong with it: the first edge that cannot be taken as the run says.
pub fn check_run(terms: &Terms, cfa: &Cfa, run: &Run) -> Result<(), Rejected> {
    let here = |at: Loc, reason: &str| Rejected {
        from: at,
        to: at,
        reason: reason.to_owned(),
        obligation: Vec::new(),
    };
    let Some((end, _)) = run.execute(terms, cfa) else {
        // The longest part that is a run tells where it goes wrong.
        let part = |length: usize| Run { initial: run.initial.clone(), steps: run.steps[..length].to_vec() };
        let good = (0..run.steps.len()).rev().find_map(|length| {
            let (at, _) = part(length).execute(terms, cfa)?;
            Some((length, at))
        });
        let Some((length, at)) = good else {
            return Err(here(cfa.initial, "the values at the start are no state"));
        };
        let edge = run.steps[length].edge;
        let to = cfa.edges.get(edge.index()).map_or(at, |edge| edge.to);
        let reason = format!("step {}, edge {}, cannot be taken as the run says", length + 1, edge.0);
        return Err(Rejected { from: at, to, reason, obligation: Vec::new() });
    };
    if end == cfa.error {
        return Ok(());
    }
    Err(here(end, "the run ends here and not at the error location"))
}
