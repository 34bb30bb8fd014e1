//! Systems as circuits: what is left of a relation and of an initial condition when a format has functions and constants only.
//!
//! - A variable that a relation gives its next value reads it from an input. Whether the step was one of the relation is kept in a
//!   register `valid`, which a constraint wants at every position. So a step that is none ends the run *after* it, and the position
//!   before it stays, even if it has no successor at all.
//! - What an initial condition says beyond constants is a constraint at the first position, which a register `first` marks.
//!
//! Position by position the runs are those of the system, and the bad ones are the same.

use crate::Unfit;
use crate::functional::{conjuncts, functional, value_of};
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::Ts;
use rustc_hash::{FxHashMap, FxHashSet};

/// A system without relation, whose variables begin with constants or with anything.
pub(crate) struct Circuit {
    /// Its `init` is in `initial`.
    pub(crate) ts: Ts,
    /// What variables begin with: constants, and arrays that hold one everywhere.
    pub(crate) initial: FxHashMap<Term, Term>,
}

/// A system as a circuit. If `total`, every variable has a next value.
pub(crate) fn circuit(terms: &mut Terms, ts: &Ts, total: bool) -> Circuit {
    let mut ts = ts.clone();
    functional(terms, &mut ts);
    let mentioned: FxHashSet<Term> = terms.free_vars(ts.trans).into_iter().collect();
    let mut chosen = Substitution::new();
    for var in ts.vars.clone() {
        let after = Ts::after(terms, var.term);
        if !ts.next.contains_key(&var.term) && (total || mentioned.contains(&after)) {
            let name = format!("{}.next", var.name);
            let choice = terms.fresh(&name, terms.sort(var.term));
            ts.add_input(choice, name);
            ts.next.insert(var.term, choice);
        }
        if let Some(value) = ts.next.get(&var.term) {
            chosen.insert(after, *value);
        }
    }
    let step = terms.substitute(ts.trans, &mut chosen);
    ts.trans = terms.tru();
    let mut initial = FxHashMap::default();
    let mut marks = Vec::new();
    if step != terms.tru() {
        marks.push(("valid", step, None));
    }
    let mut rest = Vec::new();
    for part in conjuncts(terms, ts.init) {
        let vars = terms.free_vars(part);
        let value = match vars[..] {
            [var] if !initial.contains_key(&var) => value_of(terms, part, var).map(|value| (var, value)),
            _ => None,
        };
        match value.filter(|(_, value)| is_constant(terms, *value)) {
            Some((var, value)) => drop(initial.insert(var, value)),
            None => rest.push(part),
        }
    }
    let rest = terms.and(&rest);
    if rest != terms.tru() {
        marks.push(("first", terms.fls(), Some(rest)));
    }
    for (name, next, only) in marks {
        let mark = terms.fresh(name, Sort::Bool);
        ts.add_var(mark, name);
        ts.next.insert(mark, next);
        initial.insert(mark, terms.tru());
        let holds = only.map_or(mark, |only| terms.implies(mark, only));
        ts.constraint = terms.and2(ts.constraint, holds);
    }
    ts.init = terms.tru();
    Circuit { ts, initial }
}

/// Whether a term is a constant, or an array that holds one everywhere.
fn is_constant(terms: &Terms, term: Term) -> bool {
    match terms.op(term) {
        Op::ConstArray(_) => terms.is_const(terms.arg(term, 0)),
        _ => terms.is_const(term),
    }
}

/// Formulas of temporal logic are no part of a circuit.
///
/// # Errors
/// If there are some.
pub(crate) fn no_temporal(ts: &Ts) -> Result<(), Unfit> {
    match ts.ltl.first() {
        None => Ok(()),
        Some(_) => Err(Unfit("formulas of temporal logic cannot be written in this format".to_owned())),
    }
}
