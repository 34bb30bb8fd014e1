//! A system as formulas that queries are made of.
//!
//! Where a variable has a function for its next value, a literal of the state after a step becomes a formula over the state before
//! it by substitution. Where it has a relation, its value after the step is one more input.

use crate::engine::SystemTask;
use crate::projected::point;
use certus_logic::{Assignment, Substitution, Term, Terms, Value};
use certus_model::one_loop::run_of;
use certus_model::{Cube, Property, Run, Ts};

/// A system in formulas.
pub(super) struct System<'a> {
    pub(super) ts: &'a Ts,
    pub(super) state: Vec<Term>,
    /// What a step or a bad position chooses: inputs, and values after the step that a relation has.
    pub(super) inputs: Vec<Term>,
    pub(super) init: Term,
    /// A step is possible: the constraint and the relation.
    pub(super) guard: Term,
    /// A bad position: the constraint holds at it.
    pub(super) bad: Term,
    /// What is known of all states that are reached, if it is used.
    pub(super) fact: Option<Term>,
    /// The value of each variable after a step.
    next: Vec<Term>,
    after: Substitution,
}

impl<'a> System<'a> {
    /// The system of a task; with `facts` what is known of its states is used.
    pub(super) fn new(terms: &mut Terms, task: &SystemTask<'a>, facts: bool) -> System<'a> {
        let ts = task.ts;
        let Property::Unreachable(bad) = task.property else {
            unreachable!("other properties were refused");
        };
        let state: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
        let mut inputs: Vec<Term> = ts.inputs.iter().map(|input| input.term).collect();
        let (mut next, mut values) = (Vec::with_capacity(state.len()), Substitution::new());
        for var in &state {
            let after = Ts::after(terms, *var);
            next.push(match ts.next.get(var) {
                Some(value) => {
                    values.insert(after, *value);
                    *value
                }
                None => {
                    inputs.push(after);
                    after
                }
            });
        }
        let relation = terms.substitute(ts.trans, &mut values);
        let fact = task.facts.at.get(&Ts::LOOP).copied().filter(|fact| facts && *fact != terms.tru());
        System {
            ts,
            init: ts.init,
            guard: terms.and2(ts.constraint, relation),
            bad: terms.and2(ts.constraint, ts.bad[*bad].what),
            fact,
            after: state.iter().copied().zip(next.iter().copied()).collect(),
            state,
            inputs,
            next,
        }
    }

    /// A formula about the state after a step, over the state before it and the inputs.
    pub(super) fn pre(&mut self, terms: &mut Terms, formula: Term) -> Term {
        terms.substitute(formula, &mut self.after)
    }

    /// The value of each variable after a step, as a substitution.
    pub(super) fn substitution(&self) -> Substitution {
        self.state.iter().copied().zip(self.next.iter().copied()).collect()
    }

    /// A step into a cube: formulas over the state and the inputs.
    pub(super) fn steps_into(&mut self, terms: &mut Terms, target: &Cube) -> Vec<Term> {
        let mut out = vec![self.guard];
        for literal in target.literals() {
            out.push(self.pre(terms, *literal));
        }
        out
    }

    /// The state after a step that is taken from a state with inputs.
    pub(super) fn successor(&self, terms: &Terms, position: &Assignment) -> Assignment {
        let mut out = Assignment::new();
        for (var, value) in self.state.iter().zip(terms.eval_all(&self.next, position)) {
            if let Some(symbol) = terms.as_var(*var) {
                out.set(symbol, value);
            }
        }
        out
    }

    /// Literals that only the state of a model satisfies.
    pub(super) fn point(&self, terms: &mut Terms, model: &Assignment) -> Vec<Term> {
        point(terms, model, &self.state)
    }

    /// Literals that fix the inputs of a model.
    pub(super) fn fixed(&self, terms: &mut Terms, model: &Assignment) -> Vec<Term> {
        point(terms, model, &self.inputs)
    }

    /// The run of these positions.
    pub(super) fn run(&self, terms: &Terms, positions: &[Assignment]) -> Run {
        run_of(terms, self.ts, positions)
    }
}

/// Whether a formula holds in a state.
pub(super) fn holds(terms: &Terms, formula: Term, state: &Assignment) -> bool {
    terms.eval(formula, state) == Value::Bool(true)
}
