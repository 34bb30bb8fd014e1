//! The way of a proof back over the reductions.

use crate::strategy::INVARIANTS;
use crate::unknown::Unknown;
use certus_engine::{Control, EngineError, Reason, Stats, Task, Verdict, registry};
use certus_logic::Terms;
use certus_model::Proof;
use certus_reduce::Reduction;

/// A proof of the reduced automaton as one of the original. Where a reduction changed what this kind of proof depends on,
/// for instance how many steps there are, an inductive one is looked for in its place; what that took is added to the
/// statistics. If none is found, the inner error says why.
pub(crate) fn lifted(
    terms: &mut Terms,
    reduction: &Reduction,
    task: &Task<'_>,
    proof: &Proof,
    control: &Control,
    stats: &mut Stats,
) -> Result<Result<Proof, Unknown>, EngineError> {
    let why = match reduction.lift_proof(terms, proof) {
        Ok(proof) => return Ok(Ok(proof)),
        Err(why) => why,
    };
    let mut engine = registry::make(INVARIANTS)?;
    let outcome = match task.solve(engine.as_mut(), terms, control) {
        // It does not take problems of every theory.
        Err(EngineError::Unfit(_)) => {
            return Ok(Err(Unknown::NotLifted { why, instead: Some(Reason::NoEngine) }));
        }
        outcome => outcome?,
    };
    stats.merge(&outcome.stats);
    Ok(match outcome.verdict {
        Verdict::Safe(other) => {
            reduction.lift_proof(terms, &other).map_err(|why| Unknown::NotLifted { why, instead: None })
        }
        Verdict::Unknown(reason) => Err(Unknown::NotLifted { why, instead: Some(reason) }),
        Verdict::Unsafe(_) => {
            return Err(EngineError::Inconsistent("one engine has a proof and another one a run"));
        }
    })
}
