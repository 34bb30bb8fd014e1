//! Puts in for variables what they are known to equal: constants, copies, small expressions.
//!
//! `t = x + 1; y = t; assume(y > 3)` becomes `t = x + 1; y = x + 1; assume(x + 1 > 3)`, after which nobody
//! asks for `t`. Assumptions that become true go, and arcs with one that becomes false go.

use crate::analyses::equalities::Equalities;
use crate::analyses::flow::{graph_of, rewrite};
use crate::info::{Cost, PassInfo, Sorts};
use crate::pass::{Carries, Conjoin, Lift, Pass};
use crate::rewritten::rewritten;
use certus_logic::{Term, Terms};
use certus_model::Cfa;

/// The pass.
pub(crate) struct Propagate;

/// What is known at a location, as a formula.
pub(crate) fn formula(terms: &mut Terms, known: Option<&[(Term, Term)]>) -> Term {
    let Some(known) = known else { return terms.fls() };
    let all: Vec<Term> = known.iter().map(|(var, value)| terms.eq(*var, *value)).collect();
    terms.and(&all)
}

const INFO: PassInfo = PassInfo {
    name: "propagate",
    about: "puts in constants, copies and small expressions for variables",
    literature: "constant and copy propagation, forward substitution",
    preserves_divergence: true,
    sorts: Sorts::All,
    cost: Cost::Fixpoint,
    place: "after what makes constants known, before what profits from simpler guards",
    buys: None,
};

impl Pass for Propagate {
    fn info(&self) -> &'static PassInfo {
        &INFO
    }

    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)> {
        let flow = graph_of(terms, cfa);
        let mut domain = Equalities::new(&flow);
        let solution = domain.solve(terms, &flow);
        let (arcs, changed) =
            rewritten(&mut domain, terms, &flow, &solution, |domain, terms, state, _, term| {
                domain.apply(terms, state, term)
            });
        if !changed {
            return None;
        }
        let facts = domain.facts(terms, &flow, &solution);
        let facts = facts.iter().map(|known| formula(terms, known.as_deref())).collect();
        let out = rewrite(&flow, terms, arcs);
        let carries = Carries::unless_a_way_is_lost(cfa, &out);
        Some((out, Box::new(Conjoin { facts, carries })))
    }
}
