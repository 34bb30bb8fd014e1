//! Runs: what a counterexample is, and how one is carried to another automaton.

use crate::block::{Command, Step, StepId};
use crate::cfa::{Cfa, EdgeId};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// A run of an automaton from its initial location.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The values at the start; variables that are not listed have their sort's default value.
    pub initial: Vec<(Term, Value)>,
    /// The edges taken.
    pub steps: Vec<RunStep>,
}

/// One edge of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunStep {
    /// The edge.
    pub edge: EdgeId,
    /// The arcs of its block.
    pub path: Vec<u32>,
    /// The values of the havocs on them, in order.
    pub values: Vec<Value>,
}

/// The values that the havocs of a run chose, by command, in the order they were executed, and the values at
/// the start. They decide a run of any automaton whose only choices are havocs, so they are how a run of a
/// reduced automaton becomes one of the original.
#[derive(Clone, Debug, Default)]
pub struct Hints {
    /// The values at the start.
    pub initial: Vec<(Term, Value)>,
    /// For each command its values, first one first.
    pub values: FxHashMap<StepId, VecDeque<Value>>,
    /// The commands that were executed, in order. Where values do not decide, they tell which way is the likely one.
    pub order: Vec<StepId>,
    /// The commands of the automaton of the run.
    pub kept: FxHashSet<StepId>,
}

impl Run {
    /// The state after the run, if it is one of this automaton: edges follow each other from the initial
    /// location, paths are complete, and every assumption holds. `None` says it is not.
    #[must_use]
    pub fn execute(&self, terms: &Terms, cfa: &Cfa) -> Option<(crate::Loc, Assignment)> {
        self.walk(terms, cfa, |_, _, _| {})
    }

    /// As [`Run::execute`]; and shows every command after it was executed, with the value if it is a havoc, and
    /// the state then.
    pub fn walk(
        &self,
        terms: &Terms,
        cfa: &Cfa,
        mut visit: impl FnMut(&Step, Option<&Value>, &Assignment),
    ) -> Option<(crate::Loc, Assignment)> {
        let mut state = start(terms, cfa, &self.initial)?;
        let mut at = cfa.initial;
        for step in &self.steps {
            let edge = cfa.edges.get(step.edge.index()).filter(|edge| edge.from == at)?;
            let mut node = 0;
            let mut values = step.values.iter();
            for arc in &step.path {
                let arc = edge.block.arcs().get(*arc as usize).filter(|arc| arc.from == node)?;
                node = arc.to;
                for command in &arc.steps {
                    let mut chosen = None;
                    execute(terms, &mut state, command.command, || {
                        chosen = values.next();
                        chosen.cloned()
                    })?;
                    visit(command, chosen, &state);
                }
            }
            if node + 1 != edge.block.nodes() || values.next().is_some() {
                return None;
            }
            at = edge.to;
        }
        Some((at, state))
    }

    /// The values its havocs chose.
    #[must_use]
    pub fn hints(&self, cfa: &Cfa) -> Hints {
        let mut hints = Hints { initial: self.initial.clone(), ..Hints::default() };
        hints.kept.extend(cfa.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id));
        for step in &self.steps {
            let mut values = step.values.iter();
            for command in cfa.edge(step.edge).block.path_steps(&step.path) {
                hints.order.push(command.id);
                if matches!(command.command, Command::Havoc(_))
                    && let Some(value) = values.next()
                {
                    hints.values.entry(command.id).or_default().push_back(value.clone());
                }
            }
        }
        hints
    }
}

/// The state in which a run begins.
pub(crate) fn start(terms: &Terms, cfa: &Cfa, initial: &[(Term, Value)]) -> Option<Assignment> {
    let mut state = Assignment::new();
    for var in &cfa.vars {
        state.set(terms.as_var(var.term)?, terms.default_value(terms.sort(var.term)));
    }
    for (var, value) in initial {
        let known = is_of(terms, terms.sort(*var), value);
        state.set(terms.as_var(*var).filter(|_| known)?, value.clone());
    }
    Some(state)
}

/// Whether a value is of a sort: runs may come from outside.
fn is_of(terms: &Terms, sort: Sort, value: &Value) -> bool {
    match (sort, value) {
        (Sort::Bool, Value::Bool(_)) | (Sort::Int, Value::Int(_)) | (Sort::Real, Value::Real(_)) => true,
        (Sort::Bv(width), Value::Bv(value)) => value.width() == width,
        (Sort::Uninterpreted(sort), Value::Element(name, _)) => sort == *name,
        (Sort::Array(sort), Value::Array(array)) => {
            let (index, element) = terms.array_sorts(sort);
            is_of(terms, element, array.default_value())
                && array.entries().all(|(at, value)| is_of(terms, index, at) && is_of(terms, element, value))
        }
        _ => false,
    }
}

/// Executes one command; nothing if an assumption fails or a value is missing.
pub(crate) fn execute(
    terms: &Terms,
    state: &mut Assignment,
    command: Command,
    havoc: impl FnOnce() -> Option<Value>,
) -> Option<()> {
    match command {
        Command::Assume(guard) => (terms.eval(guard, state) == Value::Bool(true)).then_some(()),
        Command::Assign(var, value) => {
            let value = terms.eval(value, state);
            state.set(terms.as_var(var)?, value);
            Some(())
        }
        Command::Havoc(var) => {
            let value = havoc().filter(|value| is_of(terms, terms.sort(var), value))?;
            state.set(terms.as_var(var)?, value);
            Some(())
        }
    }
}
