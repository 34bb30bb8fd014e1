//! The check of a proof that was found. It should not take longer than finding it: where it does, a proof of another kind may
//! be easier to check.

use crate::answer::{Answer, Proved};
use crate::job::Job;
use crate::unknown::Unknown;
use crate::vacuity::lines_never_reached;
use certus_c::cfa::Translation;
use certus_certify::{Certified, Failure, check_proof, second_solver};
use certus_engine::{Control, EngineError, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::Proof;
use certus_reduce::Reduction;
use certus_solver::Limits;
use std::time::Duration;

/// A check may take so long, however fast the proof was found.
const LEAST: Duration = Duration::from_secs(2);

/// The engines whose proofs are tried where a check takes too long: the check of theirs is what they did themselves.
const OTHERS: &[&str] = &["bmc", "kinduction"];

/// A proof of the automaton as the front end delivered it, and how it was come by.
pub(crate) struct Found<'a> {
    pub(crate) proof: Proof,
    /// How long that took.
    pub(crate) time: Duration,
    /// The problem that the engine had.
    pub(crate) task: &'a Task<'a>,
    pub(crate) reduction: &'a Reduction,
}

/// Has a proof checked on the automaton as the front end delivered it.
pub(crate) fn certify(
    job: &Job<'_>,
    mut terms: Terms,
    translation: Translation,
    found: Found<'_>,
) -> Result<Answer, EngineError> {
    let Found { mut proof, time, task, reduction } = found;
    let mut certified = None;
    if job.certify {
        let limits = &job.control.limits;
        let allowed = time.max(LEAST);
        let briefly = || limits.clone().with_timeout(allowed);
        let mut checked = check(job, &mut terms, &translation, &proof, &briefly());
        if let Err(Failure::Limit(_)) = checked {
            for name in OTHERS {
                let control = Control { limits: briefly(), ..job.control.clone() };
                let Some(other) = another(&mut terms, task, reduction, name, &control)? else { continue };
                if let Ok(better) = check(job, &mut terms, &translation, &other, &briefly()) {
                    (proof, checked) = (other, Ok(better));
                    break;
                }
            }
        }
        // There is no other.
        if let Err(Failure::Limit(_)) = checked
            && job.control.stop().is_none()
        {
            checked = check(job, &mut terms, &translation, &proof, limits);
        }
        match checked {
            Ok(checked) => certified = Some(checked),
            Err(failure) => {
                let script = crate::failed::script(&terms, &translation.cfa, &proof, &failure);
                return Ok(Answer::unknown(Unknown::Uncertified { failure, script }));
            }
        }
    }
    let vacuous = lines_never_reached(job, &mut terms, &translation.cfa, time);
    let (ranking, defined) = (None, false);
    Ok(Answer::Safe(Box::new(Proved { terms, translation, proof, ranking, defined, certified, vacuous })))
}

fn check(
    job: &Job<'_>,
    terms: &mut Terms,
    translation: &Translation,
    proof: &Proof,
    limits: &Limits,
) -> Result<Certified, Failure> {
    check_proof(terms, &translation.cfa, proof, limits, second_solver(&job.control.solver))
}

/// The proof of another engine, carried back, if it has one.
fn another(
    terms: &mut Terms,
    task: &Task<'_>,
    reduction: &Reduction,
    name: &str,
    control: &Control,
) -> Result<Option<Proof>, EngineError> {
    if control.stop().is_some() {
        return Ok(None);
    }
    let mut engine = registry::make(name)?;
    let outcome = match task.solve(engine.as_mut(), terms, control) {
        Err(EngineError::Unfit(_)) => return Ok(None),
        outcome => outcome?,
    };
    match outcome.verdict {
        Verdict::Safe(proof) => Ok(reduction.lift_proof(terms, &proof).ok()),
        Verdict::Unknown(_) => Ok(None),
        Verdict::Unsafe(_) => Err(EngineError::Inconsistent("one engine has a proof and another one a run")),
    }
}
