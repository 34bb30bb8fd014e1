//! Proofs by several steps: k-inductive formulas, and runs that are all short.
//!
//! A *level* has a front for each cut point that so many steps can lead to.

use crate::Failure;
use crate::encode::Front;
use crate::problem::{Problem, reject};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::Loc;
use std::collections::BTreeMap;

type Level = BTreeMap<usize, Front>;

/// The base: the formulas hold wherever fewer than `k` steps from the initial location lead. The query, for each
/// number of steps: can that many lead to a cut point outside its formula?
pub(crate) fn check_base(terms: &mut Terms, problem: &mut Problem<'_>, k: u32) -> Result<(), Failure> {
    walk(terms, problem, k)?;
    Ok(())
}

/// All runs are short: the base, and no `k` steps lead on. The query for the latter: can `k` steps lead to the
/// error location, or to a cut point from which arcs lead to it?
pub(crate) fn check_bounded(terms: &mut Terms, problem: &mut Problem<'_>, k: u32) -> Result<(), Failure> {
    let level = walk(terms, problem, k)?;
    let useful = useful(terms, problem);
    let error = problem.graph.error;
    let on = problem.graph.leading_to(&[error], |_| false);
    let mut last = next(terms, problem, &level, &useful)?;
    last.retain(|node, _| *node == error || on[*node]);
    let ends: Vec<(usize, Term)> = last.iter().map(|(node, front)| (*node, front.reach)).collect();
    let some: Vec<Term> = ends.iter().map(|(_, reach)| *reach).collect();
    if problem.satisfiable_with(terms, &[], &some)? {
        let to = shown(terms, problem, &ends)?;
        let reason = format!("{k} steps from the initial location lead here");
        return Err(reject(problem.cfa.initial, to, &reason));
    }
    Ok(())
}

/// The step: whenever `k` steps follow each other through good states, the last ends in one. One query for all
/// beginnings and ends.
pub(crate) fn check_step(
    terms: &mut Terms,
    problem: &mut Problem<'_>,
    k: u32,
    simple: bool,
) -> Result<(), Failure> {
    problem.begin_part(terms)?;
    let useful = useful(terms, problem);
    let mut level = Level::new();
    for (node, _) in problem.formulas.clone() {
        if node != problem.graph.error {
            level.insert(node, Front::start(terms.fresh("certify.start", Sort::Bool)));
        }
    }
    let mut before: Vec<Level> = Vec::new();
    for _ in 0..k {
        level.remove(&problem.graph.error);
        for (node, front) in level.clone() {
            let formula = problem.formulas[&node];
            let formula = problem.at(terms, &front, formula);
            problem.imply(terms, front.reach, formula)?;
            if simple {
                for other in before.iter().filter_map(|level| level.get(&node)) {
                    differ(terms, problem, other, &front)?;
                }
            }
        }
        let following = next(terms, problem, &level, &useful)?;
        before.push(std::mem::replace(&mut level, following));
    }
    match broken(terms, problem, &level)? {
        None => Ok(()),
        Some(to) => {
            let starts: Vec<(usize, Term)> =
                before[0].iter().map(|(node, front)| (*node, front.reach)).collect();
            let from = shown(terms, problem, &starts)?;
            let mut state = String::new();
            if let Some(formula) = problem.formulas.get(&from.index()).copied() {
                state = problem.state_text(terms, formula)?;
            }
            let reason = format!("{k} steps through good states end outside the formula: from {state}");
            Err(reject(from, to, &reason))
        }
    }
}

/// The level of `k - 1` steps from the initial location, after all levels up to it were checked.
fn walk(terms: &mut Terms, problem: &mut Problem<'_>, k: u32) -> Result<Level, Failure> {
    let initial = problem.cfa.initial;
    if k == 0 {
        return Err(reject(initial, initial, "a proof needs at least one step"));
    }
    let useful = useful(terms, problem);
    let mut level: Level = [(initial.index(), Front::start(terms.tru()))].into_iter().collect();
    for steps in 1..k {
        level = next(terms, problem, &level, &useful)?;
        if let Some(to) = broken(terms, problem, &level)? {
            let reason = format!("{steps} steps from the initial location end outside the formula");
            return Err(reject(initial, to, &reason));
        }
        level.remove(&problem.graph.error);
        // What was just shown helps with the levels to come.
        for (node, front) in &level {
            let formula = problem.formulas[node];
            let formula = problem.at(terms, front, formula);
            problem.imply(terms, front.reach, formula)?;
        }
    }
    Ok(level)
}

/// The nodes from which arcs lead to where more than `true` is asked for, and these.
fn useful(terms: &Terms, problem: &Problem<'_>) -> Vec<bool> {
    let asked: Vec<usize> = problem
        .formulas
        .iter()
        .filter(|(_, formula)| **formula != terms.tru())
        .map(|(node, _)| *node)
        .collect();
    let mut useful = problem.graph.leading_to(&asked, |_| false);
    for node in asked {
        useful[node] = true;
    }
    useful
}

/// One step more.
fn next(
    terms: &mut Terms,
    problem: &mut Problem<'_>,
    level: &Level,
    useful: &[bool],
) -> Result<Level, Failure> {
    let mut ends = BTreeMap::new();
    for (node, front) in level {
        problem.expand(terms, *node, front.clone(), useful, &mut ends)?;
    }
    let mut out = Level::new();
    for (node, fronts) in ends {
        if let Some(front) = problem.meet_alone(terms, fronts)? {
            out.insert(node, front);
        }
    }
    Ok(out)
}

/// A cut point of a level that can be reached outside its formula.
fn broken(terms: &mut Terms, problem: &mut Problem<'_>, level: &Level) -> Result<Option<Loc>, Failure> {
    let mut ends = Vec::new();
    for (node, front) in level {
        let formula = problem.formulas[node];
        if let Some(bad) = problem.violation(terms, front, formula)? {
            ends.push((*node, bad));
        }
    }
    let some: Vec<Term> = ends.iter().map(|(_, bad)| *bad).collect();
    if !problem.satisfiable_with(terms, &[], &some)? {
        return Ok(None);
    }
    shown(terms, problem, &ends).map(Some)
}

/// The first of these that is true in the model of the last query.
fn shown(terms: &Terms, problem: &mut Problem<'_>, ends: &[(usize, Term)]) -> Result<Loc, Failure> {
    for (node, here) in ends {
        if problem.session.value(terms, *here)? == Value::Bool(true) {
            return Ok(Loc(*node as u32));
        }
    }
    Err(Failure::Limit("the solver's model says nothing".to_owned()))
}

/// Paths do not have the same state at both fronts.
fn differ(terms: &mut Terms, problem: &mut Problem<'_>, a: &Front, b: &Front) -> Result<(), Failure> {
    let vars: Vec<Term> = problem.cfa.vars.iter().map(|var| var.term).collect();
    let same: Vec<Term> = vars.iter().map(|var| terms.eq(a.value(*var), b.value(*var))).collect();
    let same = terms.and(&same);
    let both = terms.and2(a.reach, b.reach);
    let differ = terms.not(same);
    problem.imply(terms, both, differ)
}
