//! `lasso`: bounded search for lassos, the shortest first.
//!
//! Biere, Cimatti, Clarke, Zhu, *Symbolic Model Checking without BDDs*, TACAS 1999: a run of `n` steps whose last state is one of those
//! before, with all sets met between. States are terms over the inputs of all moments, so that what is constant on a run folds away.

use super::initial::first_values;
use super::monitor::functional;
use super::{JusticeOutcome, JusticeTask, JusticeVerdict, OnJustice, Safety};
use crate::control::{Control, Event};
use crate::engine::{EngineError, Takes};
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Substitution, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::Lasso;
use certus_solver::{Answer, Purpose, Query, Session};
use std::num::NonZeroUsize;

/// Is there a lasso of this length?
const LOOP: Purpose = Purpose("loop");

option_group! {
    /// The engine.
    pub struct LassoSearch in "" {
        "bound" bound: Option<NonZeroUsize> = None, "the longest lasso to look for, in steps";
    }
}

/// The name of the engine.
pub(super) const NAME: &str = "lasso";

engine! {
    LassoSearch as Justice {
        name: |_| NAME,
        about: |_| "bounded search for lassos: finds the shortest infinite run that violates a liveness property",
        takes: Takes { unreachable: false, justice: true, ..Takes::EVERY_THEORY },
        options: itself,
    }
}

impl OnJustice for LassoSearch {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &JusticeTask<'_>,
        _: &dyn Safety,
        control: &Control,
    ) -> Result<JusticeOutcome, EngineError> {
        let ts = functional(terms, task.ts);
        let mut search = Search::new(terms, &ts, task.sets, control)?;
        let verdict = loop {
            if let Some(why) = control.stop() {
                break JusticeVerdict::Unknown(why);
            }
            if self.bound.is_some_and(|bound| search.length() >= bound.get()) {
                break JusticeVerdict::Unknown(Reason::Bound(search.length()));
            }
            search.extend(terms)?;
            control.tell(|| Event::Frame { engine: NAME, k: search.length() });
            if !search.goes_on {
                // There are no longer runs, so there are no infinite ones: others say why.
                break JusticeVerdict::Unknown(Reason::Bound(search.length()));
            }
            match search.closes(terms)? {
                Answer::Unsat => {}
                Answer::Unknown(why) => break JusticeVerdict::Unknown(why.into()),
                Answer::Sat => break JusticeVerdict::Violated(search.lasso(terms, task.ts)?),
            }
        };
        let mut stats = Stats::default();
        stats.set("bound", search.length() as u64);
        stats.add_queries(search.session.tallies());
        Ok(JusticeOutcome { verdict, stats })
    }
}

/// A run of some steps.
pub(super) struct Search<'a> {
    ts: &'a Ts,
    sets: &'a [Term],
    pub(super) session: Session,
    /// By moment, the values of the state variables, and, but for the last one, the inputs.
    states: Vec<Vec<Term>>,
    inputs: Vec<Vec<Term>>,
    /// By moment but the last one, that a set is met there.
    met: Vec<Vec<Term>>,
    /// For each moment, that the loop begins there, in the last query.
    begins: Vec<Term>,
    /// Nothing says yet that there are no runs of this length.
    goes_on: bool,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        terms: &mut Terms,
        ts: &'a Ts,
        sets: &'a [Term],
        control: &Control,
    ) -> Result<Search<'a>, EngineError> {
        let mut session = control.session()?;
        let mut values = first_values(terms, ts);
        let init = terms.substitute(ts.init, &mut values);
        session.assert(terms, init)?;
        let first = ts.vars.iter().map(|var| terms.substitute(var.term, &mut values)).collect();
        let goes_on = init != terms.fls();
        let (inputs, met, begins) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Search { ts, sets, session, states: vec![first], inputs, met, begins, goes_on })
    }

    /// The number of steps.
    pub(super) fn length(&self) -> usize {
        self.states.len() - 1
    }

    /// One more step.
    pub(super) fn extend(&mut self, terms: &mut Terms) -> Result<(), EngineError> {
        let now = self.length();
        let mut by = Substitution::new();
        for (var, value) in self.ts.vars.iter().zip(&self.states[now]) {
            by.insert(var.term, *value);
        }
        let mut inputs = Vec::new();
        for input in &self.ts.inputs {
            let copy = terms.fresh(&format!("{}@{now}", input.name), terms.sort(input.term));
            by.insert(input.term, copy);
            inputs.push(copy);
        }
        let constraint = terms.substitute(self.ts.constraint, &mut by);
        self.goes_on &= constraint != terms.fls();
        self.session.assert(terms, constraint)?;
        let met = self.sets.iter().map(|set| terms.substitute(*set, &mut by)).collect();
        let values: Vec<Term> = self.ts.vars.iter().map(|var| self.ts.next[&var.term]).collect();
        let next = values.into_iter().map(|value| terms.substitute(value, &mut by)).collect();
        self.inputs.push(inputs);
        self.met.push(met);
        self.states.push(next);
        Ok(())
    }

    /// Whether the state after the last step is one of those before, with all sets met between.
    pub(super) fn closes(&mut self, terms: &mut Terms) -> Result<Answer, EngineError> {
        let last = self.length();
        let mut within: Vec<Term> = vec![terms.fls(); self.sets.len()];
        self.begins = vec![terms.fls(); last];
        for from in (0..last).rev() {
            for (within, met) in within.iter_mut().zip(&self.met[from]) {
                *within = terms.or2(*within, *met);
            }
            let mut parts = within.clone();
            for (a, b) in self.states[from].iter().zip(&self.states[last]) {
                parts.push(terms.eq(*a, *b));
                if parts.last() == Some(&terms.fls()) {
                    break;
                }
            }
            self.begins[from] = terms.and(&parts);
        }
        let no = terms.fls();
        let some: Vec<Term> = self.begins.iter().copied().filter(|begins| *begins != no).collect();
        if some.is_empty() {
            return Ok(Answer::Unsat);
        }
        let query = Query::default().with_clause(&some);
        Ok(self.session.check(terms, &query, LOOP)?)
    }

    /// The lasso of the model of the last query.
    pub(super) fn lasso(&mut self, terms: &Terms, given: &Ts) -> Result<Lasso, EngineError> {
        let mut back = None;
        for (from, begins) in self.begins.iter().enumerate() {
            if self.session.value(terms, *begins)? == Value::Bool(true) {
                back = Some(from);
                break;
            }
        }
        let back = back.ok_or(EngineError::Inconsistent("a model of the solver is no lasso"))?;
        let mut positions = Vec::new();
        for (state, inputs) in self.states.iter().zip(&self.inputs) {
            let mut position = Assignment::new();
            let vars = self.ts.vars.iter().zip(state).chain(self.ts.inputs.iter().zip(inputs));
            for (var, value) in vars {
                if let Some(symbol) = terms.as_var(var.term) {
                    position.set(symbol, self.session.value(terms, *value)?);
                }
            }
            positions.push(given.restricted(terms, &position));
        }
        Ok(Lasso { positions, back })
    }
}
