//! Many sets of positions as one set of fair positions, and a system whose next state is a function.
//!
//! The monitor is that of [`certus_model::justice`]. A step that is only related becomes one by inputs: the value after
//! is an input, and the relation a constraint on positions. That excludes positions without a successor, which no infinite
//! run has. The states are those of the given system with the variables of the monitor.

use super::JusticeTask;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use certus_model::{Ts, Variable};

/// A system with one set of fair positions.
pub(super) struct Monitor {
    /// The system. Each variable has a next value, and the relation says nothing more.
    pub(super) ts: Ts,
    /// The fair positions, over state and inputs.
    pub(super) fair: Term,
    /// The variables that say which sets were met in this round.
    pub(super) met: Vec<Term>,
}

impl Monitor {
    /// The system of a task with its monitor.
    pub(super) fn new(terms: &mut Terms, task: &JusticeTask<'_>) -> Monitor {
        let mut ts = functional(terms, task.ts);
        if task.sets.len() < 2 {
            let fair = task.sets.first().copied().unwrap_or(terms.tru());
            return Monitor { ts, fair, met: Vec::new() };
        }
        let met: Vec<Term> = task.sets.iter().map(|_| terms.fresh("met", Sort::Bool)).collect();
        let with: Vec<Term> = met.iter().zip(task.sets).map(|(met, set)| terms.or2(*met, *set)).collect();
        let fair = terms.and(&with);
        let goes_on = terms.not(fair);
        let mut first = vec![ts.init];
        for (met, with) in met.iter().zip(&with) {
            ts.add_var(*met, "met");
            ts.next.insert(*met, terms.and2(goes_on, *with));
            first.push(terms.not(*met));
        }
        ts.init = terms.and(&first);
        Monitor { ts, fair, met }
    }

    /// The values of the state variables at a position.
    pub(super) fn state(&self, terms: &Terms, position: &Assignment) -> Vec<Value> {
        let vars: Vec<Term> = self.ts.vars.iter().map(|var| var.term).collect();
        terms.eval_all(&vars, position)
    }

    /// A formula over the state as one over the position before it.
    pub(super) fn before(&self, terms: &mut Terms, formula: Term) -> Term {
        let mut by: Substitution = self.ts.next.iter().map(|(var, value)| (*var, *value)).collect();
        terms.substitute(formula, &mut by)
    }
}

/// The same infinite runs, with a function for each variable.
pub(super) fn functional(terms: &mut Terms, given: &Ts) -> Ts {
    let (bad, justice, fairness, ltl) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut ts = Ts { bad, justice, fairness, ltl, delta: None, ..given.clone() };
    let mut by = Substitution::new();
    for Variable { term, name } in &given.vars {
        let after = Ts::after(terms, *term);
        let value = match given.next.get(term) {
            Some(value) => *value,
            None => {
                let chosen = terms.fresh("chosen", terms.sort(*term));
                ts.add_input(chosen, format!("{name}'"));
                ts.next.insert(*term, chosen);
                chosen
            }
        };
        by.insert(after, value);
    }
    let step = terms.substitute(given.trans, &mut by);
    ts.constraint = terms.and2(given.constraint, step);
    ts.trans = terms.tru();
    ts
}
