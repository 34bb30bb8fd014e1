//! A system whose bad positions are bad states.
//!
//! Lemmas are about states, and the first of them is that the state is not bad. Where it is the inputs that make a position bad, that
//! would need a quantifier. So one more step is made: from a bad position to a state that is marked as *failed*. It has no
//! successor, and no other step leads to one.

use crate::engine::SystemTask;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms};
use certus_model::{Invariant, Property, Ts};

/// A system with a mark for failed states, or the given one if its bad positions are states.
pub(super) struct Failing<'a> {
    given: &'a SystemTask<'a>,
    marked: Option<Marked>,
}

/// A system with a mark.
struct Marked {
    ts: Ts,
    property: Property,
    facts: Invariant,
    failed: Term,
}

impl<'a> Failing<'a> {
    pub(super) fn new(terms: &mut Terms, given: &'a SystemTask<'a>) -> Failing<'a> {
        let ts = given.ts;
        let Property::Unreachable(bad) = given.property else {
            unreachable!("other properties were refused");
        };
        let bad = terms.and2(ts.constraint, ts.bad[*bad].what);
        let inputs: Vec<Term> = ts.inputs.iter().map(|input| input.term).collect();
        if !terms.free_vars(bad).iter().any(|var| inputs.contains(var)) {
            return Failing { given, marked: None };
        }
        let failed = terms.fresh("failed", Sort::Bool);
        let fails = Ts::after(terms, failed);
        let mut marked = Ts::new(terms);
        (marked.vars, marked.inputs) = (ts.vars.clone(), ts.inputs.clone());
        marked.add_var(failed, "failed");
        let not_failed = terms.not(failed);
        marked.init = terms.and2(ts.init, not_failed);
        let step = ts.relation(terms);
        let either = terms.ite(fails, bad, step);
        marked.trans = terms.and2(not_failed, either);
        marked.add_bad(failed, "failed");
        let mut facts = given.facts.clone();
        for fact in facts.at.values_mut() {
            *fact = terms.or2(failed, *fact);
        }
        let property = Property::Unreachable(0);
        Failing { given, marked: Some(Marked { ts: marked, property, facts, failed }) }
    }

    /// What is to be solved.
    pub(super) fn task(&self) -> SystemTask<'_> {
        match &self.marked {
            None => *self.given,
            Some(Marked { ts, property, facts, .. }) => SystemTask { ts, property, facts },
        }
    }

    /// The formulas of a proof for the given system: what they say of states that have not failed.
    pub(super) fn formulas(&self, terms: &mut Terms, mut formulas: Invariant) -> Invariant {
        if let Some(Marked { failed, .. }) = &self.marked {
            let mut not_failed: Substitution = [(*failed, terms.fls())].into_iter().collect();
            for formula in formulas.at.values_mut() {
                *formula = terms.substitute(*formula, &mut not_failed);
            }
        }
        formulas
    }

    /// The positions of a run of the given system.
    pub(super) fn positions(&self, mut positions: Vec<Assignment>) -> Vec<Assignment> {
        if self.marked.is_some() {
            positions.pop();
        }
        positions
    }
}
