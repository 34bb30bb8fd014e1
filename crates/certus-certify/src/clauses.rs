//! Models of Horn clauses, checked on the clauses themselves.

use crate::implied::Implications;
use crate::{Certified, Failure, Rejected};
use certus_logic::smtlib::value_text;
use certus_logic::{Sort, Substitution, Term, Terms};
use certus_model::{Clauses, Loc, Ts};
use certus_solver::{Limits, Session};
use rustc_hash::FxHashSet;
use std::time::Instant;

const START: Loc = Loc(0);
const FALSE: Loc = Loc(1);

/// More variables than this are not shown.
const MOST: usize = 12;

/// Checks with the solver of this name that an interpretation, one formula for each predicate over its variables, makes
/// all clauses true. What is rejected has the number of the clause.
///
/// # Errors
/// [`Failure::Rejected`] if it is none; else why nothing is known.
pub fn check_interpretation(
    terms: &mut Terms,
    clauses: &Clauses,
    interpretation: &[Term],
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let start = Instant::now();
    clauses.validate(terms).map_err(|why| reject(START, why))?;
    shape(terms, clauses, interpretation)?;
    let mut asking = Implications::new(solver, limits)?;
    for number in 0..clauses.clauses.len() {
        check_clause(terms, clauses, interpretation, number, &mut asking)?;
    }
    Ok(Certified { time: start.elapsed(), queries: asking.queries(), solver: asking.name().to_owned() })
}

/// One formula for each predicate, over its variables.
fn shape(terms: &Terms, clauses: &Clauses, interpretation: &[Term]) -> Result<(), Failure> {
    if interpretation.len() != clauses.predicates.len() {
        let (given, there) = (interpretation.len(), clauses.predicates.len());
        return Err(reject(START, format!("there are {there} predicates and {given} formulas")));
    }
    for (number, (predicate, formula)) in clauses.predicates.iter().zip(interpretation).enumerate() {
        let name = &predicate.name;
        if terms.sort(*formula) != Sort::Bool {
            return Err(reject(place(number), format!("what is given for `{name}` is no formula")));
        }
        let own: FxHashSet<Term> = predicate.vars.iter().map(|var| var.term).collect();
        if let Some(var) = terms.free_vars(*formula).into_iter().find(|var| !own.contains(var)) {
            let var = terms.var_name(var).unwrap_or_default();
            let reason = format!("the formula of `{name}` has `{var}`, which is no variable of it");
            return Err(reject(place(number), reason));
        }
        if let Some(function) = terms.functions_of(&[*formula]).first() {
            let function = &terms.declaration(*function).name;
            let reason = format!("the formula of `{name}` has `{function}`, which is not given");
            return Err(reject(place(number), reason));
        }
    }
    Ok(())
}

/// The clause of this number is true.
fn check_clause(
    terms: &mut Terms,
    clauses: &Clauses,
    interpretation: &[Term],
    number: usize,
    asking: &mut Implications,
) -> Result<(), Failure> {
    let clause = &clauses.clauses[number];
    let mut premises = vec![clause.relation];
    premises.extend(clause.body.map(|body| interpretation[body]));
    let conclusion = clause.head.map_or(terms.fls(), |head| {
        let mut by = Substitution::new();
        for var in &clauses.predicates[head].vars {
            by.insert(var.term, Ts::after(terms, var.term));
        }
        terms.substitute(interpretation[head], &mut by)
    });
    let vars: Vec<(String, Term)> =
        clauses.before(clause).iter().map(|var| (var.name.clone(), var.term)).collect();
    let Some(from) =
        asking.ask(terms, &premises, conclusion, |terms, session| values(terms, session, &vars))?
    else {
        return Ok(());
    };
    let line = if clause.line == 0 { String::new() } else { format!(" of line {}", clause.line) };
    let reason = format!("clause {number}{line} is not true{from}");
    let (from, to) = (clause.body.map_or(START, place), clause.head.map_or(FALSE, place));
    let mut obligation = premises;
    obligation.push(terms.not(conclusion));
    Err(Failure::Rejected(Rejected { from, to, reason, obligation }))
}

/// The values of variables in a model, as the end of a sentence.
fn values(terms: &Terms, session: &mut Session, vars: &[(String, Term)]) -> Result<String, Failure> {
    let mut shown = Vec::new();
    for (name, var) in vars.iter().take(MOST) {
        let value = session.value(terms, *var)?;
        let value = value_text(terms, &value, terms.sort(*var)).unwrap_or_else(|| "…".to_owned());
        shown.push(format!("{name} = {value}"));
    }
    if vars.len() > MOST {
        shown.push(format!("and {} more", vars.len() - MOST));
    }
    Ok(if shown.is_empty() { String::new() } else { format!(": {}", shown.join(", ")) })
}

fn reject(at: Loc, reason: String) -> Failure {
    Failure::Rejected(Rejected { from: at, to: at, reason, obligation: Vec::new() })
}

/// A predicate as a location, as in the automaton that clauses are: behind those of the start and of `false`.
fn place(predicate: usize) -> Loc {
    Loc(predicate as u32 + 2)
}
