//! A formula for every location.
//!
//! A proof lists as many locations as cut every cycle. An answer to Horn clauses has a formula for each predicate, so the
//! others need one, too. From a location without formula all paths soon lead to ones that have one: the states from which
//! they all lead to good states are a formula, if what happens on the way can be said without quantifiers. Else an
//! engine looks for one: in an automaton that begins where the proof has formulas, and fails where one is violated.

use crate::model::How;
use crate::strategy::INVARIANTS;
use crate::unknown::Unknown;
use certus_engine::{EngineError, Reason, Stats, Task, Verdict, registry};
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::exists::eliminate;
use certus_model::{Cfa, Command, EdgeId, Invariant, Loc, Proof, Step, StepId, Transition};

/// Values of so many Boolean inputs are tried.
const MOST_SPLITS: usize = 6;

/// An inductive proof with a formula for every location but the first and the error.
pub(crate) fn complete(
    terms: &mut Terms,
    cfa: &Cfa,
    mut proof: Invariant,
    how: &How,
    stats: &mut Stats,
) -> Result<Result<Invariant, Unknown>, EngineError> {
    let outgoing = cfa.outgoing();
    // From the back: a location comes after those that its edges lead to.
    let mut open: Vec<Loc> = cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error).collect();
    loop {
        open.retain(|loc| !proof.at.contains_key(loc));
        let mut more = false;
        for loc in &open {
            let known = |edge: &EdgeId| {
                let to = cfa.edge(*edge).to;
                to == cfa.error || proof.at.contains_key(&to)
            };
            if outgoing[loc.index()].iter().all(known)
                && let Some(formula) = harmless(terms, cfa, &proof, &outgoing[loc.index()])
            {
                proof.at.insert(*loc, formula);
                more = true;
            }
        }
        if !more {
            break;
        }
    }
    if open.is_empty() {
        return Ok(Ok(proof));
    }
    let between = between(terms, cfa, &proof);
    let task = Task { cfa: &between, facts: &Invariant::default() };
    let mut engine = registry::make(INVARIANTS)?;
    let outcome = match task.solve(engine.as_mut(), terms, &how.control) {
        // It does not take problems of every theory.
        Err(EngineError::Unfit(_)) => return Ok(Err(Unknown::NoInterpretation(Some(Reason::NoEngine)))),
        outcome => outcome?,
    };
    stats.merge(&outcome.stats);
    Ok(match outcome.verdict {
        Verdict::Safe(Proof::Inductive(other)) => {
            for loc in open {
                proof.at.insert(loc, other.at.get(&loc).copied().unwrap_or(terms.tru()));
            }
            Ok(proof)
        }
        Verdict::Safe(_) => Err(Unknown::NoInterpretation(None)),
        Verdict::Unknown(reason) => Err(Unknown::NoInterpretation(Some(reason))),
        Verdict::Unsafe(_) => {
            return Err(EngineError::Inconsistent("one engine has a proof and another one a run"));
        }
    })
}

/// The automaton of the paths between locations that have a formula: it begins at such a location in a state that satisfies
/// the formula, and fails where it comes to one in a state that does not.
fn between(terms: &mut Terms, cfa: &Cfa, proof: &Invariant) -> Cfa {
    let mut out = Cfa { edges: Vec::new(), ..cfa.clone() };
    let ids = cfa.edges.iter().flat_map(|edge| edge.block.steps()).map(|step| step.id.0);
    let mut number = ids.max().unwrap_or(0);
    let mut assume = |formula| {
        number += 1;
        Step { command: Command::Assume(formula), id: StepId(number) }
    };
    for edge in &cfa.edges {
        let (from, to) = (proof.at.get(&edge.from).copied(), proof.at.get(&edge.to).copied());
        // What leads from one formula to another is known.
        if (from.is_some() || edge.from == cfa.initial) && (to.is_some() || edge.to == cfa.error) {
            continue;
        }
        let first = from.map(&mut assume);
        let last = to.map(|to| assume(terms.not(to)));
        let end = edge.block.nodes() - 1;
        let block = edge.block.map(|_, arc| {
            let before = first.filter(|_| arc.from == 0).into_iter();
            let after = last.filter(|_| arc.to == end);
            Some(before.chain(arc.steps.iter().copied()).chain(after).collect())
        });
        if let Some(block) = block {
            let start = if from.is_some() { cfa.initial } else { edge.from };
            let target = if to.is_some() { cfa.error } else { edge.to };
            out.add_edge(start, target, block);
        }
    }
    out
}

/// The states from which these edges lead to states that satisfy the proof only. `None` if that cannot be said without
/// quantifiers.
fn harmless(terms: &mut Terms, cfa: &Cfa, proof: &Invariant, edges: &[EdgeId]) -> Option<Term> {
    let mut all = Vec::new();
    for edge in edges {
        let edge = cfa.edge(*edge);
        let good = if edge.to == cfa.error { terms.fls() } else { *proof.at.get(&edge.to)? };
        let mut transition = Transition::new(terms, &edge.block, "e");
        let good = transition.pre(terms, good);
        let bad = terms.not(good);
        let mut bad = terms.and2(transition.guard, bad);
        let mut splits = 0;
        for var in transition.inputs.iter().chain(&transition.choices) {
            let literals = terms.conjuncts(bad);
            if let Some(free) = eliminate(terms, &literals, *var) {
                bad = terms.and(&free);
            } else if terms.sort(*var) == Sort::Bool && splits < MOST_SPLITS {
                splits += 1;
                let cases = [terms.tru(), terms.fls()].map(|value| {
                    let mut put: Substitution = [(*var, value)].into_iter().collect();
                    terms.substitute(bad, &mut put)
                });
                bad = terms.or(&cases);
            } else {
                return None;
            }
        }
        all.push(terms.not(bad));
    }
    Some(terms.and(&all))
}
