//! An invariant from a complete unrolling: where variables had constant values, these are all there are.
//!
//! The exact sets that an unrolling reaches need a quantifier over its inputs. What is left without one are the
//! constants: at a location, for one of its depths, each variable that was constant there has its value. That is
//! often enough, for loops with constant bounds always, and unlike [`Proof::Bounded`] it does not depend on how
//! many steps there are.
//!
//! [`Proof::Bounded`]: certus_model::Proof::Bounded

use crate::bmc::outside;
use crate::control::Control;
use crate::engine::EngineError;
use crate::stats::Stats;
use crate::unrolling::Unrolling;
use certus_logic::{Substitution, Term, Terms};
use certus_model::{Cfa, Invariant};
use certus_solver::{Answer, Purpose, Query, Session, registry};

/// Does an edge keep what was reached?
const REACHED: Purpose = Purpose("reached");

/// An unrolling of more nodes than this gives no invariant.
const MOST_NODES: usize = 2_000;

/// The conflicts each query may take.
const CONFLICTS: u64 = 10_000;

/// The invariant, if the constants are enough for one. All locations are listed.
///
/// The query, for each edge: can it be taken from what was reached to a state that was not, or to the error?
pub(crate) fn invariant(
    terms: &mut Terms,
    cfa: &Cfa,
    unrolling: &Unrolling<'_>,
    control: &Control,
    stats: &mut Stats,
) -> Result<Option<Invariant>, EngineError> {
    if unrolling.layers.iter().map(Vec::len).sum::<usize>() > MOST_NODES {
        return Ok(None);
    }
    let candidate = constants(terms, cfa, unrolling);
    let name = if control.solver.is_empty() { registry::DEFAULT } else { &control.solver };
    let mut session = Session::new(registry::make(name)?);
    session.set_limits(control.limits.clone().with_conflicts(CONFLICTS));
    let at = |terms: &Terms, loc| {
        if loc == cfa.error { terms.fls() } else { candidate.at.get(&loc).copied().unwrap_or(terms.tru()) }
    };
    let mut kept = true;
    for edge in cfa.locs().flat_map(|loc| unrolling.leaving(loc)) {
        let transition = unrolling.transition(*edge);
        let before = at(terms, cfa.edge(*edge).from);
        let after = at(terms, cfa.edge(*edge).to);
        let mut next: Substitution = transition.next.iter().copied().collect();
        let after = terms.substitute(after, &mut next);
        let broken = [before, transition.guard, terms.not(after)];
        if broken.contains(&terms.fls()) {
            continue;
        }
        if session.check(terms, &Query::of(&broken), REACHED)? != Answer::Unsat {
            kept = false;
            break;
        }
    }
    stats.add_queries(session.tallies());
    Ok(kept.then_some(candidate))
}

/// What is constant at each depth of a location, or at another.
fn constants(terms: &mut Terms, cfa: &Cfa, unrolling: &Unrolling<'_>) -> Invariant {
    let mut depths: Vec<Vec<Term>> = vec![Vec::new(); cfa.locations.len()];
    for node in unrolling.layers.iter().flatten() {
        let values = cfa.vars.iter().zip(&node.values).filter(|(_, value)| terms.is_const(**value));
        let values: Vec<(Term, Term)> = values.map(|(var, value)| (var.term, *value)).collect();
        let equal: Vec<Term> = values.into_iter().map(|(var, value)| terms.eq(var, value)).collect();
        depths[node.loc.index()].push(terms.and(&equal));
    }
    let mut out = outside(terms, cfa);
    for (loc, formula) in &mut out.at {
        // Elsewhere the error is not reachable anyway.
        if !unrolling.leaving(*loc).is_empty() {
            *formula = terms.or(&depths[loc.index()]);
        }
    }
    out
}
