//! The session: a solver with its counters, timers and core minimisation.
//!
//! Engines hold a [`Session`], never a bare [`Solver`], so no query goes uncounted.

use crate::error::SolverError;
use crate::limits::Limits;
use crate::solver::{Answer, Query, Solver};
use certus_logic::{Assignment, Term, Terms, Value};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

/// What a query is for: the name its counter and timer have in the statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Purpose(pub &'static str);

impl Purpose {
    /// Queries nobody gave a purpose.
    pub const OTHER: Purpose = Purpose("other");
    /// Queries that make a core smaller.
    pub const MINIMISE: Purpose = Purpose("minimise core");
}

/// The counters of one purpose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Queries asked.
    pub queries: u64,
    /// Queries answered `Sat`.
    pub sat: u64,
    /// Queries answered `Unsat`.
    pub unsat: u64,
    /// Queries without an answer.
    pub unknown: u64,
    /// Time spent in the solver.
    pub time: Duration,
}

impl Tally {
    /// Adds the counters of another tally to this one.
    pub fn add(&mut self, other: &Tally) {
        self.queries += other.queries;
        self.sat += other.sat;
        self.unsat += other.unsat;
        self.unknown += other.unknown;
        self.time += other.time;
    }
}

/// A solver, its limits and its statistics.
pub struct Session {
    solver: Box<dyn Solver>,
    limits: Limits,
    tallies: BTreeMap<Purpose, Tally>,
    /// The minimised core of the last query, if one was asked for.
    core: Option<Vec<Term>>,
}

impl Session {
    /// A session over this solver, without limits.
    #[must_use]
    pub fn new(solver: Box<dyn Solver>) -> Session {
        Session { solver, limits: Limits::none(), tallies: BTreeMap::new(), core: None }
    }

    /// The limits of the queries to come.
    pub fn set_limits(&mut self, limits: Limits) {
        self.limits = limits;
    }

    /// The name of the solver.
    #[must_use]
    pub fn name(&self) -> &str {
        self.solver.name()
    }

    /// Asserts a formula for good.
    ///
    /// # Errors
    /// See [`Solver::assert`].
    pub fn assert(&mut self, terms: &Terms, formula: Term) -> Result<(), SolverError> {
        self.solver.assert(terms, formula)
    }

    /// Asserts a formula for the queries that assume `act`.
    ///
    /// # Errors
    /// See [`Solver::assert_under`].
    pub fn assert_under(&mut self, terms: &Terms, act: Term, formula: Term) -> Result<(), SolverError> {
        self.solver.assert_under(terms, act, formula)
    }

    /// Promises that `act` is never assumed again.
    ///
    /// # Errors
    /// See [`Solver::retire`].
    pub fn retire(&mut self, terms: &Terms, act: Term) -> Result<(), SolverError> {
        self.solver.retire(terms, act)
    }

    /// Answers a query and counts it under its purpose.
    ///
    /// # Errors
    /// See [`Solver::check`].
    pub fn check(
        &mut self,
        terms: &Terms,
        query: &Query<'_>,
        purpose: Purpose,
    ) -> Result<Answer, SolverError> {
        self.core = None;
        let start = Instant::now();
        let answer = self.solver.check(terms, query, &self.limits);
        let tally = self.tallies.entry(purpose).or_default();
        tally.time += start.elapsed();
        tally.queries += 1;
        match &answer {
            Ok(Answer::Sat) => tally.sat += 1,
            Ok(Answer::Unsat) => tally.unsat += 1,
            Ok(Answer::Unknown(_)) | Err(_) => tally.unknown += 1,
        }
        answer
    }

    /// Makes the core of `query`, which was just answered `Unsat`, smaller until no single assumption can
    /// be left out (or a limit is reached; the core is valid all the same).
    ///
    /// # Errors
    /// See [`Solver::check`].
    pub fn minimise_core(&mut self, terms: &Terms, query: &Query<'_>) -> Result<(), SolverError> {
        let mut core = self.core().to_vec();
        let mut i = 0;
        while i < core.len() {
            let rest: Vec<Term> = core.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, t)| *t).collect();
            match self.check(terms, &Query { assumptions: &rest, ..*query }, Purpose::MINIMISE)? {
                // What stands before `i` was needed in a larger context, so it still is: the new core keeps it.
                Answer::Unsat => {
                    let smaller = self.solver.core();
                    let kept = core[..i].iter().filter(|t| smaller.contains(t)).count();
                    core = smaller.to_vec();
                    i = kept;
                }
                Answer::Sat => i += 1,
                Answer::Unknown(_) => break,
            }
        }
        self.core = Some(core);
        Ok(())
    }

    /// The value of a term in the model of the last query, which was `Sat`.
    ///
    /// # Errors
    /// See [`Solver::value`].
    pub fn value(&mut self, terms: &Terms, term: Term) -> Result<Value, SolverError> {
        self.solver.value(terms, term)
    }

    /// The model of the last query, which was `Sat`, restricted to these variables.
    ///
    /// # Errors
    /// See [`Solver::model`].
    pub fn model(&mut self, terms: &Terms, vars: &[Term]) -> Result<Assignment, SolverError> {
        self.solver.model(terms, vars)
    }

    /// The core of the last query, which was `Unsat`; the minimised one if that was asked for.
    #[must_use]
    pub fn core(&self) -> &[Term] {
        self.core.as_deref().unwrap_or_else(|| self.solver.core())
    }

    /// The counters by purpose.
    #[must_use]
    pub fn tallies(&self) -> &BTreeMap<Purpose, Tally> {
        &self.tallies
    }

    /// The solver's own counters.
    #[must_use]
    pub fn counters(&self) -> Vec<(&'static str, u64)> {
        self.solver.counters()
    }
}
