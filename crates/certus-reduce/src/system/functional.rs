//! From the relation to functions.
//!
//! A conjunct `x' = e` of the relation, where `e` is over a position, is the next value of `x`. What the relation says of a
//! variable after a step is then said of the position before it. Every step is the same as before.

use super::Smaller;
use super::equations::{candidates, solved_where};
use super::lift::Unchanged;
use super::network::late;
use crate::pass::Carries;
use certus_logic::{Substitution, Term, Terms};
use certus_model::Ts;
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

pub(super) fn functional(terms: &mut Terms, ts: &Ts, deadline: Option<Instant>) -> Smaller {
    if ts.trans == terms.tru() {
        return None;
    }
    let mut next = ts.next.clone();
    let before: FxHashMap<Term, Term> =
        ts.vars.iter().map(|var| (Ts::after(terms, var.term), var.term)).collect();
    let primed = Marked::new(terms, ts.trans, &before);
    let mut left = Vec::new();
    for formula in terms.conjuncts(ts.trans) {
        if late(deadline) {
            return None;
        }
        match defines(terms, formula, &next, &before, &primed) {
            Some((var, value)) => {
                next.insert(var, value);
            }
            None => left.push(formula),
        }
    }
    let mut by = Substitution::new();
    for (var, value) in &next {
        by.insert(Ts::after(terms, *var), *value);
    }
    let left: Vec<Term> = left.into_iter().map(|formula| terms.substitute(formula, &mut by)).collect();
    let trans = terms.and(&left);
    if trans == ts.trans {
        return None;
    }
    Some((Ts { next, trans, ..ts.clone() }, Box::new(Unchanged(Carries::ALL))))
}

/// The variable without a next value that a formula gives one, and the value.
fn defines(
    terms: &mut Terms,
    formula: Term,
    next: &std::collections::BTreeMap<Term, Term>,
    before: &FxHashMap<Term, Term>,
    primed: &Marked,
) -> Option<(Term, Term)> {
    for after in candidates(terms, formula) {
        let Some(var) = before.get(&after).filter(|var| !next.contains_key(var)) else { continue };
        if let Some(value) = solved_where(terms, formula, after, &|term| primed.0.get(&term) != Some(&false))
            && !primed.has(terms, value)
        {
            return Some((*var, value));
        }
    }
    None
}

/// Which terms of the relation mention a primed variable.
struct Marked(FxHashMap<Term, bool>);

impl Marked {
    fn new(terms: &Terms, root: Term, primed: &FxHashMap<Term, Term>) -> Marked {
        let mut marks = FxHashMap::default();
        for term in terms.post_order(&[root]) {
            let mark = primed.contains_key(&term) || terms.args(term).iter().any(|arg| marks[arg]);
            marks.insert(term, mark);
        }
        Marked(marks)
    }

    /// Terms that are not of the relation are made of such that are, and of constants.
    fn has(&self, terms: &Terms, root: Term) -> bool {
        let mut open = vec![root];
        let mut seen = FxHashSet::default();
        while let Some(term) = open.pop() {
            match self.0.get(&term) {
                Some(true) => return true,
                Some(false) => {}
                None if seen.insert(term) => open.extend(terms.args(term)),
                None => {}
            }
        }
        false
    }
}
