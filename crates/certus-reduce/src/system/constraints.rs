//! Constraints that determine a variable.
//!
//! A conjunct `i = e` of the constraint, where `i` is an input, leaves one value for it at every position: it is replaced, and the
//! conjunct is gone. A conjunct that makes a state variable a constant, or equal to another one, does the same, but a step
//! may lead to a state in which the conjunct is false. Such a state is no position of a run, so the step is excluded: the
//! relation gets the conjunct over the state after.

use super::equations::{candidates, solved};
use super::lift::{Because, Replaced};
use super::network::late;
use super::{Rewrite, Smaller};
use certus_logic::{Substitution, Term, Terms};
use certus_model::Ts;
use rustc_hash::FxHashSet;
use std::time::Instant;

/// Inputs that a constraint determines.
pub(super) fn constrained_inputs(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    let inputs: FxHashSet<Term> = ts.inputs.iter().map(|input| input.term).collect();
    let mut chosen = Chosen::default();
    let mut left = Vec::new();
    for formula in terms.conjuncts(ts.constraint) {
        if late(deadline) {
            return None;
        }
        if !chosen.choose(terms, formula, &|_, var, _| inputs.contains(&var)) {
            left.push(formula);
        }
    }
    let constraint = terms.and(&left);
    chosen.replaced(terms, &Ts { constraint, ..ts.clone() }, Because::Invariant)
}

/// State variables that a constraint makes constant, or equal to another one.
pub(super) fn constrained_states(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    let state: FxHashSet<Term> = ts.vars.iter().map(|var| var.term).collect();
    let mut chosen = Chosen::default();
    for formula in terms.conjuncts(ts.constraint) {
        if late(deadline) {
            return None;
        }
        // The conjunct stays, and becomes true when the variable is replaced.
        chosen.choose(terms, formula, &|terms, var, value| {
            let (inner, _) = terms.strip_not(value);
            state.contains(&var) && (terms.is_const(inner) || state.contains(&inner))
        });
    }
    // What the next state must satisfy to be a position.
    let mut steps = vec![ts.trans];
    for (var, value) in &chosen.values {
        if let Some(next) = ts.next.get(var) {
            let after = terms.prime(*value);
            steps.push(terms.eq(*next, after));
        }
    }
    let trans = terms.and(&steps);
    chosen.replaced(terms, &Ts { trans, ..ts.clone() }, Because::Constraint)
}

/// Variables that are replaced by terms in which none of them occurs.
#[derive(Default)]
struct Chosen {
    values: Vec<(Term, Term)>,
    replaced: FxHashSet<Term>,
    used: FxHashSet<Term>,
}

impl Chosen {
    /// Whether a formula determines a variable that may be replaced, as the given test says of variable and value.
    fn choose(
        &mut self,
        terms: &mut Terms,
        formula: Term,
        fits: &dyn Fn(&Terms, Term, Term) -> bool,
    ) -> bool {
        for var in candidates(terms, formula) {
            if self.replaced.contains(&var) || self.used.contains(&var) {
                continue;
            }
            let Some(value) = solved(terms, formula, var).filter(|value| fits(terms, var, *value)) else {
                continue;
            };
            let vars = terms.free_vars(value);
            if vars.iter().any(|used| self.replaced.contains(used)) {
                continue;
            }
            self.used.extend(vars);
            self.replaced.insert(var);
            self.values.push((var, value));
            return true;
        }
        false
    }

    fn replaced(self, terms: &mut Terms, ts: &Ts, because: Because) -> Smaller {
        if self.values.is_empty() {
            return None;
        }
        let mut facts = Vec::new();
        let mut by = Substitution::new();
        for (var, value) in &self.values {
            by.insert(*var, *value);
            if because == Because::Constraint {
                facts.push(terms.eq(*var, *value));
                let (var, value) = (Ts::after(terms, *var), terms.prime(*value));
                by.insert(var, value);
            }
        }
        let ts = ts.rewritten(terms, &mut by, &|var| !self.replaced.contains(&var));
        let facts = terms.and(&facts);
        let lift = Replaced { values: self.values, new: Vec::new(), facts, because };
        Some((ts, Box::new(lift)))
    }
}
