//! Runs: what a counterexample is, and how one is carried to another automaton.

use crate::block::{Command, StepId};
use crate::cfa::{Cfa, EdgeId};
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

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
}

impl Run {
    /// The state after the run, if it is one of this automaton: edges follow each other from the initial
    /// location, paths are complete, and every assumption holds. `None` says it is not.
    #[must_use]
    pub fn execute(&self, terms: &Terms, cfa: &Cfa) -> Option<(crate::Loc, Assignment)> {
        let mut state = start(terms, cfa, &self.initial)?;
        let mut at = cfa.initial;
        for step in &self.steps {
            let edge = cfa.edges.get(step.edge.index()).filter(|edge| edge.from == at)?;
            let mut node = 0;
            let mut values = step.values.iter();
            for arc in &step.path {
                let arc = edge.block.arcs().get(*arc as usize).filter(|arc| arc.from == node)?;
                node = arc.to;
                for command in arc.steps.iter().map(|step| step.command) {
                    execute(terms, &mut state, command, || values.next().cloned())?;
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
        let mut hints = Hints { initial: self.initial.clone(), values: FxHashMap::default() };
        for step in &self.steps {
            let mut values = step.values.iter();
            for command in cfa.edge(step.edge).block.path_steps(&step.path) {
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

impl Hints {
    /// A run of the automaton to its error location in which havocs take the values of the hints, and
    /// havocs without one the default value of their sort. Where several edges or arcs can be taken all
    /// are tried, the first one first, but none twice from the same state with the same values left. `None` if
    /// no such run was found within `max_steps` commands.
    #[must_use]
    pub fn replay(&self, terms: &Terms, cfa: &Cfa, max_steps: u64) -> Option<Run> {
        let outgoing = cfa.outgoing();
        let mut left = max_steps;
        let mut stack = vec![Attempt {
            state: start(terms, cfa, &self.initial)?,
            used: FxHashMap::default(),
            at: cfa.initial,
            steps: Vec::new(),
        }];
        let mut seen: FxHashSet<u64> = FxHashSet::default();
        while let Some(mut attempt) = stack.pop() {
            loop {
                if attempt.at == cfa.error {
                    return Some(Run { initial: self.initial.clone(), steps: attempt.steps });
                }
                // An edge whose first commands are assumptions that fail costs no copy of the state.
                let mut ways: Vec<(EdgeId, u32)> = Vec::new();
                match attempt.inside(cfa) {
                    Some((edge, node)) => {
                        ways.extend(cfa.edge(edge).block.leaving(node).map(|arc| (edge, arc as u32)));
                    }
                    None => {
                        for edge in &outgoing[attempt.at.index()] {
                            ways.extend(cfa.edge(*edge).block.leaving(0).map(|arc| (*edge, arc as u32)));
                        }
                    }
                }
                ways.retain(|(edge, arc)| attempt.may_take(terms, cfa, *edge, *arc));
                let Some((first, others)) = ways.split_first() else { break };
                // Without other ways there is nothing to come back to, and long runs need no memory. An attempt
                // taken for another one whose fingerprint it has is lost, but no wrong run is found.
                if !others.is_empty() && !seen.insert(attempt.fingerprint(cfa, terms)) {
                    break;
                }
                for (edge, arc) in others.iter().rev() {
                    let mut other = attempt.clone();
                    if other.take(terms, cfa, self, (*edge, *arc), &mut left).is_some() {
                        stack.push(other);
                    }
                }
                if attempt.take(terms, cfa, self, *first, &mut left).is_none() {
                    break;
                }
                if left == 0 {
                    return None;
                }
            }
        }
        None
    }
}

/// A run that is being tried; the path of its last step may be incomplete.
#[derive(Clone, Debug)]
struct Attempt {
    state: Assignment,
    /// How many values of each command were used.
    used: FxHashMap<StepId, usize>,
    at: crate::Loc,
    steps: Vec<RunStep>,
}

impl Attempt {
    /// A number for the place, the state and the values used.
    fn fingerprint(&self, cfa: &Cfa, terms: &Terms) -> u64 {
        let mut hasher = FxHasher::default();
        self.at.hash(&mut hasher);
        self.inside(cfa).hash(&mut hasher);
        for var in &cfa.vars {
            terms.as_var(var.term).and_then(|symbol| self.state.get(symbol)).hash(&mut hasher);
        }
        let mut used: Vec<(StepId, usize)> = self.used.iter().map(|(id, count)| (*id, *count)).collect();
        used.sort_unstable();
        used.hash(&mut hasher);
        hasher.finish()
    }

    /// The edge it is on and the node of its block, unless it is at a location.
    fn inside(&self, cfa: &Cfa) -> Option<(EdgeId, u32)> {
        let step = self.steps.last()?;
        let block = &cfa.edge(step.edge).block;
        let node = block.arcs()[*step.path.last()? as usize].to;
        (node + 1 != block.nodes()).then_some((step.edge, node))
    }

    /// Whether the assumptions with which an arc begins hold.
    fn may_take(&self, terms: &Terms, cfa: &Cfa, edge: EdgeId, arc: u32) -> bool {
        cfa.edge(edge).block.arcs()[arc as usize]
            .steps
            .iter()
            .map_while(|step| match step.command {
                Command::Assume(guard) => Some(guard),
                _ => None,
            })
            .all(|guard| terms.eval(guard, &self.state) == Value::Bool(true))
    }

    /// Takes an arc; nothing if an assumption fails.
    fn take(
        &mut self,
        terms: &Terms,
        cfa: &Cfa,
        hints: &Hints,
        (edge, index): (EdgeId, u32),
        left: &mut u64,
    ) -> Option<()> {
        if self.inside(cfa).is_none() {
            self.steps.push(RunStep { edge, path: Vec::new(), values: Vec::new() });
        }
        let block = &cfa.edge(edge).block;
        let arc = &block.arcs()[index as usize];
        for step in &arc.steps {
            *left = left.saturating_sub(1);
            let mut chosen = None;
            execute(terms, &mut self.state, step.command, || {
                let Command::Havoc(var) = step.command else { return None };
                let used = self.used.entry(step.id).or_default();
                let hint = hints.values.get(&step.id).and_then(|values| values.get(*used));
                *used += usize::from(hint.is_some());
                let value = hint.cloned().unwrap_or_else(|| terms.default_value(terms.sort(var)));
                chosen = Some(value.clone());
                Some(value)
            })?;
            self.steps.last_mut()?.values.extend(chosen);
        }
        self.steps.last_mut()?.path.push(index);
        if arc.to + 1 == block.nodes() {
            self.at = cfa.edge(edge).to;
        }
        Some(())
    }
}
