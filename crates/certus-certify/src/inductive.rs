//! Inductive invariants: every path from a cut point to the next keeps the formulas.

use crate::Failure;
use crate::encode::Front;
use crate::problem::{Problem, reject};
use certus_logic::{Term, Terms, Value};
use certus_model::Loc;
use std::collections::BTreeMap;

/// Asserts more formulas that hold in all states in which the formula of a cut point does, once all that is asked of
/// paths from there was asserted.
pub(crate) type More<'a> = dyn FnMut(&mut Terms, &mut Problem<'_>, Term) -> Result<(), Failure> + 'a;

/// The query, for each cut point: can a path begin there in a state of its formula and end at a cut point in a
/// state outside the formula of that?
pub(crate) fn check(terms: &mut Terms, problem: &mut Problem<'_>) -> Result<(), Failure> {
    check_with(terms, problem, &mut |_, _, _| Ok(()))
}

/// The same with more formulas that hold where paths begin.
pub(crate) fn check_with(
    terms: &mut Terms,
    problem: &mut Problem<'_>,
    more: &mut More<'_>,
) -> Result<(), Failure> {
    // Paths that end where `true` is asked for are not looked at.
    let goals: Vec<usize> = problem
        .formulas
        .iter()
        .filter(|(_, formula)| **formula != terms.tru())
        .map(|(node, _)| *node)
        .collect();
    let mut useful = problem.graph.leading_to(&goals, |node| problem.is_cut(node));
    for node in problem.formulas.keys() {
        useful[*node] = false;
    }
    for goal in &goals {
        useful[*goal] = true;
    }
    let sources: Vec<usize> = problem.formulas.keys().copied().collect();
    for from in sources {
        problem.go_on()?;
        problem.begin_part(terms)?;
        let assumed = problem.formulas[&from];
        if assumed == terms.fls() {
            continue;
        }
        let start = Front::start(terms.tru());
        let before = problem.at(terms, &start, assumed);
        // Asserted, not assumed: what it says of single bits is put in everywhere.
        problem.assert(terms, before)?;
        let mut ends = BTreeMap::new();
        problem.expand(terms, from, start, &useful, &mut ends)?;
        let mut broken = Vec::new();
        for (to, fronts) in ends {
            let formula = problem.formulas[&to];
            for front in fronts {
                if let Some(bad) = problem.violation(terms, &front, formula)? {
                    broken.push((bad, to, front));
                }
            }
        }
        let some: Vec<_> = broken.iter().map(|(bad, ..)| *bad).collect();
        more(terms, problem, assumed)?;
        if !problem.satisfiable_with(terms, &[], &some)? {
            continue;
        }
        for (bad, to, front) in broken {
            if problem.session.value(terms, bad)? == Value::Bool(true) {
                let text = problem.path_text(terms, assumed, problem.formulas[&to], &front)?;
                let what = if to == problem.graph.error {
                    "a path leads to the error location".to_owned()
                } else {
                    "a path ends outside the formula".to_owned()
                };
                return Err(reject(Loc(from as u32), Loc(to as u32), &format!("{what}: {text}")));
            }
        }
        return Err(Failure::Limit("the solver's model says nothing".to_owned()));
    }
    Ok(())
}
