//! Model-based projection: an under-approximation of `∃x. φ` that contains a given model of `φ`.
//!
//! [`project`] takes formulas, a model of them and variables, and gives a conjunction of literals without these
//! variables that holds in the model and implies `∃x. φ`. This is what approximate preimages need (Cimatti, Griggio,
//! CAV 2012, §3 and §6.1). First an *implicant* is taken, literals that are true in the model and imply the formulas
//! ([`implicant`]). Then the variables are eliminated, the exact ways first:
//!
//! | sort | way |
//! | --- | --- |
//! | Bool | the value: an implicant decides every truth value |
//! | Real | equalities; Fourier-Motzkin where it does not grow; else one case of Loos-Weispfenning, chosen by the model (Komuravelli et al., CAV 2014) |
//! | Int | equalities; resolvents without divisibility where they hold in the model; else one case of Cooper's (Bjørner, Janota, LPAR 2015) |
//! | bit-vectors | equalities solved for the variable; else one of the terms that bound it, where that holds in the model |
//! | arrays | equalities; else a variable for each element that is read |
//! | all | the last resort is the value of the variable in the model: `φ[x := c]` implies `∃x. φ` |
//!
//! Every substitution `φ[x := t]` implies `∃x. φ`, whatever `t` is; the model only tells which `t` keeps `φ` true.

mod arith;
mod arrays;
mod entangled;
mod form;
mod implicant;
mod integers;
mod invert;
mod reals;
mod tidy;
mod words;
mod work;

use crate::limits::{Limits, Stop};
use certus_logic::{Assignment, Term, Terms};
use work::Work;

/// What a projection is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Projection {
    /// Literals without the eliminated variables: true in the model, and together they imply `∃x. φ`.
    pub literals: Vec<Term>,
    /// The eliminated variables, arguments as well as those that were introduced on the way, whose value in the model
    /// was taken: where nothing weaker was found.
    pub valued: Vec<Term>,
}

/// Why there is no projection.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProjectionError {
    /// The assignment makes a formula false.
    #[error("the assignment is no model of the formulas to project")]
    NotAModel,
    /// A term that is no variable was to be eliminated.
    #[error("`{0}` is to be eliminated, but is no variable")]
    NotAVariable(String),
    /// A term that is no formula was to be projected.
    #[error("`{0}` is to be projected, but is no formula")]
    NotAFormula(String),
    /// A variable stays in the formula, and why.
    #[error("`{variable}` cannot be eliminated: {why}")]
    Stays {
        /// The name of the variable.
        variable: String,
        /// What stands against it.
        why: &'static str,
    },
    /// A limit was reached.
    #[error("projection was ended: {0}")]
    Stopped(Stop),
}

/// Literals over the variables that are not in `eliminate`: they hold in `model`, and imply `∃ eliminate. ∧ formulas`.
///
/// The model gives every variable and function of the formulas a value; what is missing in it has the default value.
///
/// # Errors
/// If the assignment is no model, if a variable of an uninterpreted sort or an array cannot be eliminated, or at a limit.
///
/// ```
/// use certus_logic::{Assignment, Sort, Terms, Value};
/// use certus_solver::{Limits, projection::project};
/// let mut t = Terms::new();
/// let [x, y, z] = ["x", "y", "z"].map(|name| t.var(name, Sort::Int));
/// let (a, b) = (t.le(x, y), t.le(y, z));
/// let mut model = Assignment::new();
/// model.set(t.symbol("z").unwrap(), Value::Int(5.into()));
/// let projection = project(&mut t, &[a, b], &model, &[y], &Limits::none()).unwrap();
/// assert_eq!(projection.literals, [t.le(x, z)]);
/// ```
pub fn project(
    terms: &mut Terms,
    formulas: &[Term],
    model: &Assignment,
    eliminate: &[Term],
    limits: &Limits,
) -> Result<Projection, ProjectionError> {
    let mut work = Work::new(terms, formulas, model, eliminate, limits)?;
    work.eliminate_all()?;
    Ok(work.finish())
}

/// Literals that are true in `model` and imply all the formulas: true disjuncts are chosen, and the conditions of
/// if-then-else over numbers are decided.
///
/// # Errors
/// If the assignment is no model, or at a limit.
pub fn implicant(
    terms: &mut Terms,
    formulas: &[Term],
    model: &Assignment,
    limits: &Limits,
) -> Result<Vec<Term>, ProjectionError> {
    let work = Work::new(terms, formulas, model, &[], limits)?;
    Ok(work.finish().literals)
}
