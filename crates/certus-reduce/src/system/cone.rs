//! The cone of influence: what the property depends on, and what may keep a run from going on.
//!
//! What is dropped must have values in every run of what is kept, or bad positions would be reached that were not. So these are
//! kept, with all variables they mention:
//! - the bad positions;
//! - every conjunct of the relation: it may exclude a step, and where nothing goes on nothing bad follows. (What only says the
//!   next value of one variable is a function by now, which excludes no step.)
//! - every conjunct of `init` that does more than to give one variable a value: two of them together may exclude all
//!   initial states. The others give each variable a value over those before it in the list, so there always are
//!   initial values for what is dropped;
//! - every conjunct of the constraint that mentions the state: it may exclude all runs from some moment on, though nothing else that is
//!   kept has to do with it. A constraint over inputs says the same at each position. If its inputs are used nowhere else and values are
//!   known for which it is true, these values do at every position, and it is dropped with them.
//!
//! From there, a variable that is kept keeps its next value and what gives it its first.

use super::Smaller;
use super::equations::Initial;
use super::lift::SystemLift;
use super::private::{Group, groups};
use crate::pass::Carries;
use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::{Ts, Variable};
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

pub(super) fn cone(terms: &mut Terms, ts: &Ts, _deadline: Option<Instant>) -> Smaller {
    let places: FxHashMap<Term, usize> = ts.vars.iter().enumerate().map(|(n, var)| (var.term, n)).collect();
    let initial = Initial::of(terms, ts.init, ts.vars.len(), &|var| places.get(&var).copied());
    let (over_state, over_inputs) = constraints(terms, ts, &places);
    let unprimed = ts.vars.iter().map(|var| (Ts::after(terms, var.term), var.term)).collect();
    let seen = FxHashSet::default();
    let mut closure = Closure { terms, ts, places: &places, unprimed, initial: &initial, seen };
    closure.add(ts.bad.iter().map(|goal| goal.what));
    closure.add([ts.trans]);
    closure.add(initial.others.iter().copied());
    closure.add(over_state.iter().copied());
    let mut constraint = over_state;
    let mut given = Vec::new();
    // A group that shares an input with what is kept is kept, and may do the same to others.
    let mut groups = groups(closure.terms, over_inputs);
    loop {
        let shared = |group: &Group| group.inputs.iter().any(|input| closure.seen.contains(input));
        let (kept, rest): (Vec<Group>, Vec<Group>) = groups.into_iter().partition(shared);
        groups = rest;
        if kept.is_empty() {
            break;
        }
        for group in kept {
            closure.add(group.formulas.iter().copied());
            constraint.extend(group.formulas);
        }
    }
    for group in groups {
        match group.values(closure.terms) {
            Some(values) => given.extend(values),
            None => {
                closure.add(group.formulas.iter().copied());
                constraint.extend(group.formulas);
            }
        }
    }
    let seen = closure.seen;
    let keep = |all: &[Variable]| -> Vec<Variable> {
        all.iter().filter(|var| seen.contains(&var.term)).cloned().collect()
    };
    let (vars, inputs) = (keep(&ts.vars), keep(&ts.inputs));
    if vars.len() == ts.vars.len() && inputs.len() == ts.inputs.len() {
        return None;
    }
    let dropped = Dropped::new(terms, ts, &initial, &seen, &given);
    let kept = initial.defined.iter().zip(&ts.vars).filter(|(_, var)| seen.contains(&var.term));
    let mut init: Vec<Term> = kept.filter_map(|(defined, _)| defined.map(|(formula, _)| formula)).collect();
    init.extend(&initial.others);
    let next = ts.next.iter().filter(|(var, _)| seen.contains(var)).map(|(var, next)| (*var, *next));
    let out = Ts {
        vars,
        inputs,
        init: terms.and(&init),
        next: next.collect(),
        constraint: terms.and(&constraint),
        ..ts.clone()
    };
    Some((out, Box::new(dropped)))
}

/// Everything that some formulas depend on.
struct Closure<'a> {
    terms: &'a Terms,
    ts: &'a Ts,
    places: &'a FxHashMap<Term, usize>,
    unprimed: FxHashMap<Term, Term>,
    initial: &'a Initial,
    /// Terms, the variables among them.
    seen: FxHashSet<Term>,
}

impl Closure<'_> {
    fn add(&mut self, roots: impl IntoIterator<Item = Term>) {
        let mut open: Vec<Term> = roots.into_iter().collect();
        while let Some(term) = open.pop() {
            if !self.seen.insert(term) {
                continue;
            }
            open.extend(self.terms.args(term));
            // The relation mentions a variable after a step by its primed version.
            open.extend(self.unprimed.get(&term));
            if let Some(n) = self.places.get(&term) {
                open.extend(self.ts.next.get(&term));
                open.extend(self.initial.defined[*n].map(|(formula, _)| formula));
            }
        }
    }
}

/// The conjuncts of the constraint that mention the state, and those that do not.
fn constraints(terms: &Terms, ts: &Ts, places: &FxHashMap<Term, usize>) -> (Vec<Term>, Vec<Term>) {
    let mut stateful: FxHashMap<Term, bool> = FxHashMap::default();
    for term in terms.post_order(&[ts.constraint]) {
        let state = places.contains_key(&term) || terms.args(term).iter().any(|arg| stateful[arg]);
        stateful.insert(term, state);
    }
    // A formula without any variable is false, and is kept.
    terms.conjuncts(ts.constraint).into_iter().partition(|formula| {
        stateful[formula] || terms.args(*formula).is_empty() && terms.as_var(*formula).is_none()
    })
}

/// The lift: the system after does whatever the one before does, on fewer variables.
struct Dropped {
    /// The state variables with their first value, in the order of the list: over those before, or any.
    vars: Vec<(Term, Option<Term>)>,
    /// The next values of those that have one.
    next: Vec<(Term, Term)>,
    /// What inputs are at every position.
    inputs: Vec<(Term, Value)>,
}

impl Dropped {
    fn new(
        terms: &Terms,
        ts: &Ts,
        initial: &Initial,
        kept: &FxHashSet<Term>,
        given: &[(Term, Value)],
    ) -> Dropped {
        let given: FxHashMap<Term, &Value> = given.iter().map(|(input, value)| (*input, value)).collect();
        let gone = |var: &&Variable| !kept.contains(&var.term);
        let all = ts.vars.iter().zip(&initial.defined).filter(|(var, _)| gone(var));
        let value = |input: Term| match given.get(&input) {
            Some(value) => (*value).clone(),
            None => terms.default_value(terms.sort(input)),
        };
        Dropped {
            vars: all.map(|(var, defined)| (var.term, defined.map(|(_, value)| value))).collect(),
            next: ts.next.iter().filter(|(var, _)| !kept.contains(var)).map(|(v, n)| (*v, *n)).collect(),
            inputs: ts.inputs.iter().filter(gone).map(|input| (input.term, value(input.term))).collect(),
        }
    }
}

impl SystemLift for Dropped {
    /// The formulas of the system after are among those of the one before, so each of its steps is one there.
    fn formula(&self, _terms: &mut Terms, formula: Term) -> Term {
        formula
    }

    /// Different states may differ only in what was dropped.
    fn carries(&self) -> Carries {
        if self.vars.is_empty() { Carries::ALL } else { Carries::ALL_BUT_SIMPLE }
    }

    fn positions(&self, terms: &mut Terms, positions: &mut [Assignment]) {
        let set = |position: &mut Assignment, var: Term, value: Value| {
            if let Some(symbol) = terms.as_var(var) {
                position.set(symbol, value);
            }
        };
        let (vars, next): (Vec<Term>, Vec<Term>) = self.next.iter().copied().unzip();
        let mut values: Vec<Value> = Vec::new();
        for (n, position) in positions.iter_mut().enumerate() {
            for (input, value) in &self.inputs {
                set(position, *input, value.clone());
            }
            for (var, first) in &self.vars {
                let value = match first.filter(|_| n == 0) {
                    Some(first) => terms.eval(first, position),
                    None => terms.default_value(terms.sort(*var)),
                };
                set(position, *var, value);
            }
            if n > 0 {
                for (var, value) in vars.iter().zip(values) {
                    set(position, *var, value);
                }
            }
            values = terms.eval_all(&next, position);
        }
    }
}
