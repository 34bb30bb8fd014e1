//! Approximate preimages (Cimatti, Griggio, CAV 2012, §3): states from which steps lead into a set, by model-based projection.

use crate::ic3::value_term;
use crate::reason::Reason;
use certus_logic::{Assignment, Term, Terms, Value};
use certus_solver::Limits;
use certus_solver::projection::{ProjectionError, project};

/// Literals over `state` that hold in the model, and of whose states each satisfies the formulas with some values of the
/// other variables. Where a variable cannot be eliminated, the state of the model alone.
pub(crate) fn preimage(
    terms: &mut Terms,
    formulas: &[Term],
    model: &Assignment,
    state: &[Term],
    eliminate: &[Term],
    limits: &Limits,
) -> Result<Vec<Term>, Reason> {
    match project(terms, formulas, model, eliminate, limits) {
        Ok(projection) => Ok(projection.literals),
        Err(ProjectionError::Stopped(stop)) => Err(stop.into()),
        Err(_) => Ok(point(terms, model, state)),
    }
}

/// Literals that only one state satisfies, in these variables.
pub(crate) fn point(terms: &mut Terms, model: &Assignment, state: &[Term]) -> Vec<Term> {
    let mut out = Vec::with_capacity(state.len());
    for (var, value) in state.iter().zip(terms.eval_all(state, model)) {
        out.push(match value {
            Value::Bool(true) => *var,
            Value::Bool(false) => terms.not(*var),
            value => {
                let value = value_term(terms, &value, terms.sort(*var));
                terms.eq(*var, value)
            }
        });
    }
    out
}
