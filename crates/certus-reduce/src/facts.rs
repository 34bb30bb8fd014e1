//! What simple analyses prove about an automaton, for engines that take invariants from outside.

use crate::analyses::affine::Affine;
use crate::analyses::equalities::Equalities;
use crate::analyses::flow::graph_of;
use crate::analyses::numbers;
use crate::analyses::octagons;
use crate::analyses::ranges::Analysis;
use crate::passes::propagate;
use certus_logic::Terms;
use certus_model::{Cfa, Invariant};

/// What intervals, known bits, equalities, linear equations and octagons prove at each location, about variables that are live there. All
/// of it together is inductive: every edge keeps it. Locations where nothing is known are listed with `true`,
/// those that no run reaches with `false`; the error location is not listed.
pub fn facts(terms: &mut Terms, cfa: &Cfa) -> Invariant {
    let flow = graph_of(terms, cfa);
    let mut analysis = Analysis::new(terms, &flow);
    let solution = analysis.solve(terms, &flow);
    let ranges = analysis.facts(terms, &flow, &solution);
    let mut equalities = Equalities::new(&flow);
    let solution = equalities.solve(terms, &flow);
    let equal = equalities.facts(terms, &flow, &solution);
    let mut affine = Affine::new(terms, &flow);
    let solution = affine.solve(terms, &flow);
    let linear = affine.facts(terms, &flow, &solution);
    let numbers = numbers::facts(terms, &flow);
    let octagons = octagons::facts(terms, &flow);
    let mut out = Invariant::default();
    for loc in cfa.locs().filter(|loc| *loc != cfa.error) {
        let equal = propagate::formula(terms, equal[loc.index()].as_deref());
        let mut all = vec![ranges[loc.index()], equal, linear[loc.index()]];
        all.extend(numbers.as_ref().map(|numbers| numbers[loc.index()]));
        all.extend(octagons.as_ref().map(|octagons| octagons[loc.index()]));
        out.at.insert(loc, terms.and(&all));
    }
    out
}
