//! The one trait all back ends implement, and the session that engines hold.

use crate::error::SolverError;
use crate::limits::{Limits, Stop};
use certus_logic::{Assignment, Term, Terms, Value};

/// One question: are the asserted formulas, these assumptions and this clause satisfiable together?
#[derive(Clone, Copy, Debug, Default)]
pub struct Query<'a> {
    /// Formulas that hold in this query only, the activation literals among them. A core is a subset.
    pub assumptions: &'a [Term],
    /// A disjunction that holds in this query only and never is in the core. `None`: there is none.
    pub clause: Option<&'a [Term]>,
}

impl<'a> Query<'a> {
    /// The query of these assumptions alone.
    #[must_use]
    pub fn of(assumptions: &'a [Term]) -> Query<'a> {
        Query { assumptions, clause: None }
    }

    /// The same query with a temporary clause.
    #[must_use]
    pub fn with_clause(self, clause: &'a [Term]) -> Query<'a> {
        Query { clause: Some(clause), ..self }
    }
}

/// What a solver answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Satisfiable: [`Solver::value`] tells the model.
    Sat,
    /// Unsatisfiable: [`Solver::core`] tells the assumptions that suffice.
    Unsat,
    /// No answer, and why.
    Unknown(Reason),
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A limit was reached.
    Stopped(Stop),
    /// The solver gave up, in its own words.
    Incomplete(String),
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::Stopped(s) => s.fmt(f),
            Reason::Incomplete(why) => f.write_str(why),
        }
    }
}

/// An incremental solver. All terms given to one solver come from one arena, which is passed along; terms
/// once given stay valid as the arena grows.
///
/// What holds only for some queries is asserted under an *activation literal*: a Boolean variable used for
/// nothing else. Its formulas count in the queries that assume it. There is no stack to keep in order, and a
/// solver may forget what is retired.
pub trait Solver: Send {
    /// The name the user picks it by.
    fn name(&self) -> &str;

    /// Asserts a formula for good.
    ///
    /// # Errors
    /// If the formula is in a theory the solver lacks, or the solver has died.
    fn assert(&mut self, terms: &Terms, formula: Term) -> Result<(), SolverError>;

    /// Asserts a formula for the queries that assume `act`.
    ///
    /// # Errors
    /// As [`Solver::assert`].
    fn assert_under(&mut self, terms: &Terms, act: Term, formula: Term) -> Result<(), SolverError>;

    /// Promises that `act` is never assumed again.
    ///
    /// # Errors
    /// If the solver has died.
    fn retire(&mut self, terms: &Terms, act: Term) -> Result<(), SolverError>;

    /// Answers a query within the limits. The solver stays usable after every answer.
    ///
    /// # Errors
    /// If a formula is in a theory the solver lacks, or the solver died, hung or printed nonsense.
    fn check(&mut self, terms: &Terms, query: &Query<'_>, limits: &Limits) -> Result<Answer, SolverError>;

    /// The value of any term in the model of the last query, which was `Sat`. Nothing was asserted since.
    ///
    /// # Errors
    /// If the solver died or printed nonsense, or there is no model.
    fn value(&mut self, terms: &Terms, term: Term) -> Result<Value, SolverError>;

    /// The model of the last query, which was `Sat`, restricted to these variables.
    ///
    /// # Errors
    /// As [`Solver::value`].
    fn model(&mut self, terms: &Terms, vars: &[Term]) -> Result<Assignment, SolverError> {
        let mut model = Assignment::new();
        for v in vars {
            if let Some(symbol) = terms.as_var(*v) {
                model.set(symbol, self.value(terms, *v)?);
            }
        }
        Ok(model)
    }

    /// Assumptions of the last query, which was `Unsat`, that are unsatisfiable together with what was
    /// asserted and the query's clause; in the order of the query.
    fn core(&self) -> &[Term];

    /// Counters of the solver's own, by name, for statistics.
    fn counters(&self) -> Vec<(&'static str, u64)> {
        Vec::new()
    }
}
