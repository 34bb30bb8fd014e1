//! A system at moments: its formulas over copies of its variables, as unrollings and interpolation need them.
//!
//! A *position* is a state with the inputs of its moment ([`Ts`]). Moment 0 has the variables themselves; every later one
//! has copies of its own. What is known of all states that are reached is part of the constraint here: it excludes no run.

use crate::engine::{EngineError, SystemTask};
use certus_logic::{Assignment, Substitution, Term, Terms};
use certus_model::{Invariant, Property, Ts};
use certus_solver::Session;

/// A system with copies of its variables.
pub(crate) struct Moments<'a> {
    ts: &'a Ts,
    /// Where runs begin.
    pub(crate) init: Term,
    /// A step: both forms and the constraint, over the state, the inputs and the state after.
    pub(crate) step: Term,
    /// A bad position, at which the constraint holds.
    pub(crate) bad: Term,
    /// What is known of all states that are reached.
    pub(crate) fact: Term,
    /// By moment, the copies of the state variables.
    states: Vec<Vec<Term>>,
    /// By moment, the copies of the inputs.
    inputs: Vec<Vec<Term>>,
    /// By moment, from the formulas of the system to those of the moment.
    forwards: Vec<Substitution>,
    /// By moment, from its copies of the state to the variables.
    backwards: Vec<Substitution>,
}

impl<'a> Moments<'a> {
    /// The system of a task; with `facts` what is known of its states is used.
    pub(crate) fn new(terms: &mut Terms, task: &SystemTask<'a>, facts: bool) -> Moments<'a> {
        let ts = task.ts;
        let Property::Unreachable(bad) = task.property else {
            unreachable!("other properties were refused");
        };
        let fact = task.facts.at.get(&Ts::LOOP).copied().filter(|_| facts).unwrap_or(terms.tru());
        let step = ts.relation(terms);
        let mut out = Moments {
            ts,
            init: ts.init,
            step: terms.and2(step, fact),
            bad: terms.and(&[fact, ts.constraint, ts.bad[*bad].what]),
            fact,
            states: vec![ts.vars.iter().map(|var| var.term).collect()],
            inputs: vec![ts.inputs.iter().map(|input| input.term).collect()],
            forwards: Vec::new(),
            backwards: vec![Substitution::new()],
        };
        out.extend(terms);
        out
    }

    /// Adds a moment, and the way to it from the last one.
    fn extend(&mut self, terms: &mut Terms) {
        let moment = self.states.len();
        let copies = |terms: &mut Terms, vars: &[Term]| -> Vec<Term> {
            let mut out = Vec::with_capacity(vars.len());
            for var in vars {
                let name = format!("{}@{moment}", terms.var_name(*var).unwrap_or_default());
                out.push(terms.fresh(&name, terms.sort(*var)));
            }
            out
        };
        self.states.push(copies(terms, &self.states[0]));
        self.inputs.push(copies(terms, &self.inputs[0]));
        let mut forwards = Substitution::new();
        for (n, var) in self.states[0].iter().enumerate() {
            let after = Ts::after(terms, *var);
            forwards.insert(after, self.states[moment][n]);
            if moment > 1 {
                forwards.insert(*var, self.states[moment - 1][n]);
            }
        }
        if moment > 1 {
            for (input, copy) in self.inputs[0].iter().zip(&self.inputs[moment - 1]) {
                forwards.insert(*input, *copy);
            }
        }
        self.forwards.push(forwards);
        let back = self.states[moment].iter().copied().zip(self.states[0].iter().copied());
        self.backwards.push(back.collect());
    }

    fn ensure(&mut self, terms: &mut Terms, moment: usize) {
        while self.forwards.len() <= moment {
            self.extend(terms);
        }
    }

    /// A formula of the system at a moment; the state after is that of the next one.
    pub(crate) fn at(&mut self, terms: &mut Terms, formula: Term, moment: usize) -> Term {
        self.ensure(terms, moment);
        terms.substitute(formula, &mut self.forwards[moment])
    }

    /// A formula over the state of a moment, over the variables of the system.
    pub(crate) fn back(&mut self, terms: &mut Terms, formula: Term, moment: usize) -> Term {
        self.ensure(terms, moment);
        terms.substitute(formula, &mut self.backwards[moment])
    }

    /// The state variables.
    pub(crate) fn state(&self) -> &[Term] {
        &self.states[0]
    }

    /// The copies of all variables from the first moment on to this one, but for the state of the first.
    pub(crate) fn later(&mut self, terms: &mut Terms, moment: usize) -> Vec<Term> {
        self.ensure(terms, moment);
        let states = self.states[1..=moment].iter().flatten();
        states.chain(self.inputs[..=moment].iter().flatten()).copied().collect()
    }

    /// The positions from one moment to another in the model of the last query, which was satisfiable.
    pub(crate) fn positions(
        &self,
        terms: &Terms,
        session: &mut Session,
        moments: std::ops::RangeInclusive<usize>,
    ) -> Result<Vec<Assignment>, EngineError> {
        let mut out = Vec::new();
        for moment in moments {
            let mut position = Assignment::new();
            let vars = self.states[0].iter().chain(&self.inputs[0]);
            for (var, copy) in vars.zip(self.states[moment].iter().chain(&self.inputs[moment])) {
                if let Some(symbol) = terms.as_var(*var) {
                    position.set(symbol, session.value(terms, *copy)?);
                }
            }
            out.push(position);
        }
        Ok(out)
    }

    /// The system.
    pub(crate) fn ts(&self) -> &'a Ts {
        self.ts
    }

    /// A formula about the state, with what was used of what is known, as an invariant.
    pub(crate) fn invariant(&self, terms: &mut Terms, formula: Term) -> Invariant {
        let formula = terms.and2(formula, self.fact);
        Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() }
    }
}
