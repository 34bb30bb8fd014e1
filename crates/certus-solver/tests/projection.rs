//! Model-based projection on random formulas: the result holds in the model, has none of the eliminated variables, and
//! implies that they exist. The last is judged by enumeration with the evaluator where the variables are few and
//! small, and by Z3 for numbers.
//!
//! The slice here is about 2,000 formulas with fixed seeds; `CERTUS_TEST_SCALE=10` makes it 20,000.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;
#[path = "projection/enumerate.rs"]
mod enumerate;
#[path = "projection/numbers.rs"]
mod numbers;
#[path = "projection/quality.rs"]
mod quality;

use certus_logic::{Assignment, Term, Terms, Value, smtlib};
use certus_solver::Limits;
use certus_solver::projection::{Projection, ProjectionError, project};

/// Projects, and checks what the evaluator can tell. `told` is for messages.
fn checked(
    terms: &mut Terms,
    formula: Term,
    model: &Assignment,
    eliminate: &[Term],
    told: &str,
) -> Result<Projection, ProjectionError> {
    assert_eq!(terms.eval(formula, model), Value::Bool(true), "the test gives a model: {told}");
    let projection = project(terms, &[formula], model, eliminate, &Limits::none())?;
    let text = |terms: &Terms| {
        let vars: Vec<_> = eliminate.iter().filter_map(|v| terms.var_name(*v)).collect();
        let literals: Vec<_> = projection.literals.iter().map(|l| smtlib::term_text(terms, *l)).collect();
        format!(
            "{told}\nwithout {vars:?}: {}\nresult {literals:?}\n{model:?}",
            smtlib::term_text(terms, formula)
        )
    };
    for l in &projection.literals {
        assert_eq!(terms.eval(*l, model), Value::Bool(true), "holds in the model: {}", text(terms));
    }
    let before = terms.free_vars(formula);
    for v in terms.free_vars_of(&projection.literals) {
        assert!(
            before.contains(&v) && !eliminate.contains(&v),
            "{:?} is left: {}",
            terms.var_name(v),
            text(terms)
        );
    }
    Ok(projection)
}
