//! `postconditions` and `preconditions`: along the sequence, each time with what is not needed behind eliminated.
//!
//! Forwards, the next interpolant is what this one and the next formula imply about the symbols that are still needed:
//! `∃ others. I ∧ A`. First the conjuncts that the contradiction does not need are left out of all formulas. Where
//! elimination has to leave facts out, a solver is asked whether the rest is still enough. Backwards, the
//! same is done with the sequence reversed, and negated: `∀ others. A ⟹ I`.

use super::checked::solver_for;
use super::eliminate::{Kept, eliminate};
use super::sequence::Sequence;
use super::{Interpolation, NoInterpolants};
use crate::limits::Limits;
use crate::solver::{Answer, Query, Solver};
use certus_logic::{Term, Terms};

/// Queries that may be spent on a smaller core.
const MOST_QUERIES: usize = 100;

/// Which way along the sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    Forwards,
    Backwards,
}

/// See the module's text.
pub(super) struct Paths {
    direction: Direction,
    pub(super) solver: Option<String>,
    /// Whether the formulas are reduced to what the contradiction needs.
    pub(super) core: bool,
}

impl Paths {
    pub(super) fn new(direction: Direction) -> Paths {
        Paths { direction, solver: None, core: true }
    }

    fn forwards(
        &self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        let mut solver = solver_for(self.solver.as_deref(), terms, formulas)?;
        let mut parts: Vec<Vec<Term>> = formulas.iter().map(|f| terms.conjuncts(*f)).collect();
        let all: Vec<Term> = parts.iter().flatten().copied().collect();
        let Some(core) = self.core_of(terms, &all, &mut *solver, limits)? else {
            let vars = terms.free_vars_of(formulas);
            return Err(NoInterpolants::Satisfiable(Some(Box::new(solver.model(terms, &vars)?))));
        };
        if self.core {
            parts.iter_mut().for_each(|part| part.retain(|c| core.contains(c)));
        }
        let reduced: Vec<Term> = parts.iter().map(|part| terms.and(part)).collect();
        let sequence = Sequence::new(terms, &reduced);
        let mut now = vec![terms.tru()];
        let mut out = Vec::new();
        for cut in 1..formulas.len() {
            let facts: Vec<Term> = now.iter().chain(&parts[cut - 1]).copied().collect();
            let found = eliminate(terms, facts, &Kept { sequence: &sequence, cut }, limits)?;
            now = terms.conjuncts(found.formula);
            if self.core || !found.exact {
                let rest = parts[cut..].iter().flatten().copied();
                let all: Vec<Term> = now.iter().copied().chain(rest).collect();
                match self.core_of(terms, &all, &mut *solver, limits)? {
                    Some(core) if self.core => now.retain(|c| core.contains(c)),
                    Some(_) => {}
                    None => {
                        let why = format!("what is unknown behind formula {cut} could not be eliminated");
                        return Err(NoInterpolants::unsupported(self.name(), why));
                    }
                }
            }
            out.push(terms.and(&now));
        }
        Ok(out)
    }

    /// Members of a conjunction that cannot hold together; `None` if all of it can.
    fn core_of(
        &self,
        terms: &Terms,
        all: &[Term],
        solver: &mut dyn Solver,
        limits: &Limits,
    ) -> Result<Option<Vec<Term>>, NoInterpolants> {
        match solver.check(terms, &Query::of(all), limits)? {
            Answer::Sat => return Ok(None),
            Answer::Unknown(why) => return Err(NoInterpolants::Unknown(why)),
            Answer::Unsat => {}
        }
        let mut core = solver.core().to_vec();
        let mut queries = MOST_QUERIES;
        let mut at = 0;
        while self.core && at < core.len() && queries > 0 {
            queries -= 1;
            let mut rest = core.clone();
            rest.remove(at);
            match solver.check(terms, &Query::of(&rest), limits)? {
                Answer::Unsat => {
                    let smaller = solver.core().to_vec();
                    at = core[..at].iter().filter(|t| smaller.contains(t)).count();
                    core = smaller;
                }
                Answer::Sat => at += 1,
                Answer::Unknown(_) => break,
            }
        }
        Ok(Some(core))
    }
}

impl Interpolation for Paths {
    fn name(&self) -> &'static str {
        match self.direction {
            Direction::Forwards => "postconditions",
            Direction::Backwards => "preconditions",
        }
    }

    fn interpolate(
        &mut self,
        terms: &mut Terms,
        formulas: &[Term],
        limits: &Limits,
    ) -> Result<Vec<Term>, NoInterpolants> {
        if self.direction == Direction::Forwards {
            return self.forwards(terms, formulas, limits);
        }
        let reversed: Vec<Term> = formulas.iter().rev().copied().collect();
        let found = self.forwards(terms, &reversed, limits)?;
        Ok(found.into_iter().rev().map(|t| terms.not(t)).collect())
    }
}
