//! What holds of variables of sort Int and Real: linear equations, and bounds.

mod equations;
mod intervals;
mod space;

use crate::analyses::flow::Flow;
use certus_logic::{Sort, Term, Terms};
use equations::Equations;
use intervals::Intervals;

/// What holds at each location, about variables that are live there: inductive by itself. Nothing if the automaton has no
/// numbers.
pub(crate) fn facts(terms: &mut Terms, flow: &Flow<'_>) -> Option<Vec<Term>> {
    let number = |var: Term| matches!(terms.sort(var), Sort::Int | Sort::Real);
    if !flow.cfa.vars.iter().any(|var| number(var.term)) {
        return None;
    }
    let equations = Equations::new(flow).facts(terms, flow);
    let bounds = Intervals::new(terms, flow).facts(terms, flow);
    Some(equations.into_iter().zip(bounds).map(|(a, b)| terms.and2(a, b)).collect())
}
