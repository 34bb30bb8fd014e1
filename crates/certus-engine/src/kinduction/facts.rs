//! The part of the given facts that is inductive by itself.

use crate::control::Control;
use crate::engine::{EngineError, Task};
use crate::stats::Stats;
use crate::unrolling::live;
use certus_logic::{Term, Terms, Value};
use certus_model::{Invariant, Transition};
use certus_solver::{Answer, Purpose, Query, Session, registry};

/// Does an edge keep the facts?
const FACTS: Purpose = Purpose("facts");

/// The largest part of the facts, conjunct by conjunct, that every edge keeps.
///
/// The query, for each edge: can it be taken from a state of the facts before to one in which a fact after is
/// false? Those that are false in the model are dropped, until no edge drops one (Houdini). A proof that
/// contains the rest is then inductive in that part, whoever made the facts.
pub(super) fn inductive(
    terms: &mut Terms,
    task: &Task<'_>,
    control: &Control,
    stats: &mut Stats,
) -> Result<Invariant, EngineError> {
    let cfa = task.cfa;
    let live = live(cfa);
    let mut facts: Vec<Vec<Term>> = vec![Vec::new(); cfa.locations.len()];
    for (loc, formula) in &task.facts.at {
        if live[loc.index()] && *loc != cfa.initial && *loc != cfa.error {
            facts[loc.index()] = terms.conjuncts(*formula);
            facts[loc.index()].retain(|fact| *fact != terms.tru());
        }
    }
    if facts.iter().all(Vec::is_empty) {
        return Ok(Invariant::default());
    }
    let name = if control.solver.is_empty() { registry::DEFAULT } else { &control.solver };
    let mut session = Session::new(registry::make(name)?);
    session.set_limits(control.limits.clone());
    let mut transitions: Vec<Option<Transition>> = vec![None; cfa.edges.len()];
    let mut dropped = 0;
    let mut changed = true;
    while changed {
        changed = false;
        for id in cfa.edge_ids() {
            let edge = cfa.edge(id);
            if !live[edge.from.index()] || !live[edge.to.index()] {
                continue;
            }
            let transition =
                transitions[id.index()].get_or_insert_with(|| Transition::new(terms, &edge.block, "facts"));
            loop {
                let after = facts[edge.to.index()].clone();
                let pre: Vec<Term> = after.iter().map(|fact| transition.pre(terms, *fact)).collect();
                let broken: Vec<Term> = pre.iter().map(|fact| terms.not(*fact)).collect();
                if broken.iter().all(|fact| *fact == terms.fls()) {
                    break;
                }
                let mut assumed = facts[edge.from.index()].clone();
                assumed.push(transition.guard);
                let query = Query::of(&assumed).with_clause(&broken);
                let kept: Vec<Term> = match session.check(terms, &query, FACTS)? {
                    Answer::Unsat => break,
                    Answer::Unknown(_) => Vec::new(),
                    Answer::Sat => {
                        let mut kept = Vec::new();
                        for (fact, pre) in after.iter().zip(&pre) {
                            if session.value(terms, *pre)? == Value::Bool(true) {
                                kept.push(*fact);
                            }
                        }
                        kept
                    }
                };
                dropped += (after.len() - kept.len()) as u64;
                facts[edge.to.index()] = kept;
                changed = true;
            }
        }
    }
    stats.add_queries(session.tallies());
    stats.set("facts dropped", dropped);
    let listed = cfa.locs().filter(|loc| !facts[loc.index()].is_empty());
    Ok(Invariant { at: listed.map(|loc| (loc, terms.and(&facts[loc.index()]))).collect() })
}
