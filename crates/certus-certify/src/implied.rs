//! Whether premises imply a conclusion: the question that every check of a model comes down to.
//!
//! A proof by IC3 has hundreds of lemmas, each of which follows in an instant. All of them in one question can be a hard search
//! all the same. So the whole is asked with a budget, and what is not answered then is asked in halves.
//!
//! A formula that speaks of `x * y` speaks of `x' * y'` after a step. That both are the same if neither factor has changed
//! is told to the solver, which would else compare two multipliers.

use crate::Failure;
use crate::sums::is_hard;
use certus_logic::{Term, Terms};
use certus_solver::{Answer, Limits, Purpose, Query, Session, registry};

const CHECK: Purpose = Purpose("certificate");

/// The conflicts that several conjuncts of a conclusion may take together.
const BUDGET: u64 = 2000;

/// More products and quotients than this are not compared with each other.
const MOST: usize = 48;

/// Asks such questions, each of a new solver: one that carries along what was asked before is slower.
pub(crate) struct Implications {
    solver: String,
    name: String,
    limits: Limits,
    queries: u64,
}

impl Implications {
    /// Asks the solver of this name.
    pub(crate) fn new(solver: &str, limits: &Limits) -> Result<Implications, Failure> {
        let name = registry::make(solver)?.name().to_owned();
        Ok(Implications { solver: solver.to_owned(), name, limits: limits.clone(), queries: 0 })
    }

    /// What the solver calls itself.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The queries that were asked.
    pub(crate) fn queries(&self) -> u64 {
        self.queries
    }

    /// Whether the premises imply the conclusion. If they do not, what `shown` makes of a model.
    pub(crate) fn ask<T>(
        &mut self,
        terms: &mut Terms,
        premises: &[Term],
        conclusion: Term,
        shown: impl FnOnce(&Terms, &mut Session) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        if let Some(stop) = self.limits.stop() {
            return Err(Failure::Limit(stop.to_string()));
        }
        let fails: Vec<Term> = terms.conjuncts(conclusion).into_iter().map(|part| terms.not(part)).collect();
        if premises.contains(&terms.fls()) || fails.is_empty() {
            return Ok(None);
        }
        let mut session = Session::new(registry::make(&self.solver)?);
        for premise in premises {
            session.assert(terms, *premise)?;
        }
        for valid in congruences(terms, premises, &fails) {
            session.assert(terms, valid)?;
        }
        let mut parts: Vec<&[Term]> = vec![&fails];
        let mut found = None;
        while let Some(part) = parts.pop() {
            let all = part.len() == 1;
            session.set_limits(if all {
                self.limits.clone()
            } else {
                self.limits.clone().with_conflicts(BUDGET)
            });
            let answer = session.check(terms, &Query::of(&[]).with_clause(part), CHECK)?;
            self.queries += 1;
            match answer {
                Answer::Unsat => {}
                Answer::Sat => {
                    found = Some(shown(terms, &mut session)?);
                    break;
                }
                Answer::Unknown(why) => {
                    if all || self.limits.stop().is_some() {
                        return Err(Failure::Limit(why.to_string()));
                    }
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]);
                }
            }
        }
        Ok(found)
    }
}

/// Valid formulas: products and quotients of equal operands are equal.
fn congruences(terms: &mut Terms, premises: &[Term], fails: &[Term]) -> Vec<Term> {
    let roots: Vec<Term> = premises.iter().chain(fails).copied().collect();
    let mut hard = terms.post_order(&roots);
    hard.retain(|term| is_hard(terms, *term));
    hard.truncate(MOST);
    let mut out = Vec::new();
    for (n, b) in hard.iter().enumerate() {
        for a in &hard[..n] {
            let (left, right) = (terms.args(*a).to_vec(), terms.args(*b).to_vec());
            let alike = terms.op(*a) == terms.op(*b) && left.len() == right.len();
            if !alike || terms.sort(*a) != terms.sort(*b) {
                continue;
            }
            let operands: Vec<Term> = left.into_iter().zip(right).map(|(x, y)| terms.eq(x, y)).collect();
            let (operands, same) = (terms.and(&operands), terms.eq(*a, *b));
            out.push(terms.implies(operands, same));
        }
    }
    out
}
