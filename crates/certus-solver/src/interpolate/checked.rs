//! One method after the other, and what comes out confirmed.

use super::sequence::Sequence;
use super::simplify::simplify;
use super::stats::InterpolationStats;
use super::{Interpolation, NoInterpolants};
use crate::limits::Limits;
use crate::registry;
use crate::solver::{Answer, Query, Solver};
use crate::theories::Theories;
use certus_logic::{Term, Terms};
use std::time::Instant;

/// A condition that interpolants do not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// There are not as many as there are cuts.
    Number,
    /// The interpolant at this cut, counted from 1, has a symbol that not both sides have.
    Symbols(usize),
    /// The interpolant at this cut (`false` behind the last one) does not follow from the one before and the formula
    /// between them.
    Step(usize),
}

/// Looks for a condition that is not met; asks the solver one question for each formula.
///
/// # Errors
/// If the solver fails or gives up.
pub fn violation(
    terms: &mut Terms,
    formulas: &[Term],
    interpolants: &[Term],
    solver: &mut dyn Solver,
    limits: &Limits,
) -> Result<Option<Violation>, NoInterpolants> {
    if interpolants.len() + 1 != formulas.len().max(1) {
        return Ok(Some(Violation::Number));
    }
    let sequence = Sequence::new(terms, formulas);
    for (cut, interpolant) in (1..).zip(interpolants) {
        if !sequence.is_shared(terms, *interpolant, cut) {
            return Ok(Some(Violation::Symbols(cut)));
        }
    }
    for (at, formula) in formulas.iter().enumerate() {
        let before = if at == 0 { terms.tru() } else { interpolants[at - 1] };
        let behind = interpolants.get(at).copied().unwrap_or_else(|| terms.fls());
        let not_behind = terms.not(behind);
        match solver.check(terms, &Query::of(&[before, *formula, not_behind]), limits)? {
            Answer::Unsat => {}
            Answer::Sat => return Ok(Some(Violation::Step(at + 1))),
            Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
        }
    }
    Ok(None)
}

/// The solver to ask about formulas: the one of a name, or by default the embedded one if it has the theories.
pub(super) fn solver_for(
    name: Option<&str>,
    terms: &Terms,
    formulas: &[Term],
) -> Result<Box<dyn Solver>, NoInterpolants> {
    let needed = Theories::of_terms(terms, formulas);
    let embedded = registry::theories(registry::DEFAULT)?.has(needed);
    let default = if embedded { registry::DEFAULT } else { "z3" };
    Ok(registry::make(name.unwrap_or(default))?)
}

/// Asks one method after the other. See the module's text.
pub struct Checked {
    methods: Vec<Box<dyn Interpolation>>,
    check: bool,
    solver: Option<String>,
    /// Solver queries per interpolant that simplification may take.
    simplify: u32,
    stats: InterpolationStats,
}

impl Checked {
    /// These methods in this order. What they give is checked, and simplified with a few queries.
    #[must_use]
    pub fn new(methods: Vec<Box<dyn Interpolation>>) -> Checked {
        Checked { methods, check: true, solver: None, simplify: 16, stats: InterpolationStats::default() }
    }

    /// Whether interpolants are checked. Methods are right, so this guards against mistakes in them.
    #[must_use]
    pub fn check(mut self, check: bool) -> Checked {
        self.check = check;
        self
    }

    /// The solver that checks and simplifies, by name. Without one it is the embedded one if it has the theories.
    #[must_use]
    pub fn solver(mut self, name: Option<String>) -> Checked {
        self.solver = name;
        self
    }

    /// How many queries simplification may take for each interpolant; 0: there is none.
    #[must_use]
    pub fn simplify(mut self, queries: u32) -> Checked {
        self.simplify = queries;
        self
    }

    /// The interpolants of every kind that the first method knows.
    ///
    /// # Errors
    /// As for one kind.
    pub fn kinds(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Vec<Term>>, NoInterpolants> {
        let Some(first) = self.methods.first_mut() else {
            return Err(NoInterpolants::unsupported("checked", "there is no method"));
        };
        let (method, start) = (first.name(), Instant::now());
        let all = first.each(terms, formulas, limits);
        self.stats.of(method).asked += all.as_ref().map_or(1, |all| all.len() as u64);
        self.stats.of(method).time += start.elapsed();
        let mut out = Vec::new();
        for found in all? {
            out.extend(self.accept(method, terms, formulas, found, limits)?);
        }
        Ok(out)
    }

    /// What comes out of a method's interpolants; `None` if they are wrong.
    fn accept(
        &mut self,
        method: &'static str,
        terms: &mut Terms,
        formulas: &[Term],
        mut found: Vec<Term>,
        limits: &Limits,
    ) -> Result<Option<Vec<Term>>, NoInterpolants> {
        let mut solver = None;
        if self.check || self.simplify > 0 {
            solver = Some(solver_for(self.solver.as_deref(), terms, formulas)?);
        }
        let size =
            |terms: &Terms, found: &[Term]| found.iter().map(|t| terms.dag_size(*t) as u64).sum::<u64>();
        let before = size(terms, &found);
        let largest = found.iter().map(|t| terms.dag_size(*t) as u64).max().unwrap_or(0);
        if let (Some(solver), true) = (&mut solver, self.simplify > 0) {
            for interpolant in &mut found {
                *interpolant = simplify(terms, *interpolant, &mut **solver, self.simplify, limits)?;
            }
        }
        let after = size(terms, &found);
        let stats = self.stats.of(method);
        if let (Some(solver), true) = (&mut solver, self.check)
            && violation(terms, formulas, &found, &mut **solver, limits)?.is_some()
        {
            stats.wrong += 1;
            return Ok(None);
        }
        stats.solved += 1;
        stats.interpolants += found.len() as u64;
        stats.size += before;
        stats.simplified += after;
        stats.largest = stats.largest.max(largest);
        Ok(Some(found))
    }
}

impl Interpolation for Checked {
    fn name(&self) -> &'static str {
        "checked"
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let mut last = NoInterpolants::unsupported("checked", "there is no method");
        for at in 0..self.methods.len() {
            let method = self.methods[at].name();
            let start = Instant::now();
            self.stats.of(method).asked += 1;
            let found = match self.methods[at].interpolate(terms, formulas, limits) {
                Ok(found) => self.accept(method, terms, formulas, found, limits),
                Err(e) => Err(e),
            };
            self.stats.of(method).time += start.elapsed();
            match found {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => last = NoInterpolants::unsupported(method, "what it found is wrong"),
                Err(e @ NoInterpolants::Satisfiable(_)) => return Err(e),
                Err(e) => {
                    self.stats.of(method).refused += 1;
                    // Time that is up is up for all.
                    if limits.stop().is_some() {
                        return Err(e);
                    }
                    last = e;
                }
            }
        }
        Err(last)
    }

    fn stats(&self) -> InterpolationStats {
        let mut stats = self.stats.clone();
        self.methods.iter().for_each(|m| stats.add(&m.stats()));
        stats
    }
}
