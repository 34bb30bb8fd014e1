//! Horn clauses: are they satisfiable?

use crate::answer::Effort;
use crate::model::{Found, How, Prepared, checker, frankly};
use crate::unknown::Unknown;
use certus_certify::{Certified, check_interpretation};
use certus_engine::{Engine, EngineError, Outcome};
use certus_logic::{Term, Terms};
use certus_model::{Clauses, Instance};
use std::time::Instant;

/// What is asked of clauses, and how the answer is looked for.
#[derive(Clone)]
pub struct ClausesJob<'a> {
    /// The clauses.
    pub clauses: &'a Clauses,
    /// How the answer is looked for.
    pub how: How,
}

/// The answer to the question whether clauses are satisfiable.
#[derive(Clone, Debug)]
pub enum ClausesAnswer {
    /// They are, by these formulas for the predicates over their variables; and who checked them, if that was wanted.
    Safe(Vec<Term>, Option<Certified>),
    /// They are not: `false` is derived in this way, which was evaluated.
    Unsafe(Vec<Instance>),
    /// Neither, and why.
    Unknown(Unknown),
}

/// The answer and what it took.
#[derive(Clone, Debug)]
pub struct ClausesReport {
    /// The answer.
    pub answer: ClausesAnswer,
    /// What it took.
    pub effort: Effort,
}

impl<'a> ClausesJob<'a> {
    /// The usual way.
    #[must_use]
    pub fn new(clauses: &'a Clauses) -> ClausesJob<'a> {
        ClausesJob { clauses, how: How::default() }
    }
}

/// Decides with an engine whether clauses are satisfiable. Their terms are of this arena.
///
/// # Errors
/// If the engine does not take the problem, or the solver fails. A limit is no error.
pub fn verify_clauses(
    terms: &mut Terms,
    job: &ClausesJob<'_>,
    engine: &mut dyn Engine,
) -> Result<ClausesReport, EngineError> {
    let control = &job.how.control;
    let prepared = Prepared::new(terms, job.clauses, &job.how, None);
    let begun = Instant::now();
    let Outcome { verdict, mut stats } = prepared.task().solve(engine, terms, control)?;
    let engine = ("engine", begun.elapsed());
    let begun = Instant::now();
    let found = match prepared.found(terms, verdict, &mut stats, control)? {
        // A bound on runs proves that there is an interpretation, but is none.
        Found::Other(_) => prepared.inductive(terms, None, &mut stats, control)?,
        found => found,
    };
    let mut effort = prepared.effort(terms, stats);
    effort.times.extend([engine, ("lifting", begun.elapsed())]);
    let answer = match found {
        Found::Nothing(why) => ClausesAnswer::Unknown(why),
        Found::Interpretation(formulas) => certify(terms, job, formulas)?,
        Found::Other(_) => ClausesAnswer::Unknown(Unknown::NoInterpretation(None)),
        Found::Derivation(derivation) => match job.clauses.check_derivation(terms, &derivation) {
            Ok(()) => ClausesAnswer::Unsafe(derivation),
            Err(why) => ClausesAnswer::Unknown(Unknown::RejectedRun(why)),
        },
    };
    Ok(ClausesReport { answer, effort })
}

/// Has formulas for the predicates checked on the clauses.
fn certify(
    terms: &mut Terms,
    job: &ClausesJob<'_>,
    formulas: Vec<Term>,
) -> Result<ClausesAnswer, EngineError> {
    let control = &job.how.control;
    if !job.how.certify {
        return Ok(ClausesAnswer::Safe(formulas, None));
    }
    let relations: Vec<Term> = job.clauses.clauses.iter().map(|clause| clause.relation).collect();
    let solver = checker(terms, &relations, &control.solver)?;
    Ok(match check_interpretation(terms, job.clauses, &formulas, &control.limits, &solver) {
        Ok(certified) => {
            let certified = frankly(certified, &control.solver, terms, &relations);
            ClausesAnswer::Safe(formulas, Some(certified))
        }
        Err(failure) => ClausesAnswer::Unknown(Unknown::Uncertified { failure, script: None }),
    })
}
