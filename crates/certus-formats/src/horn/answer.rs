//! Answers to Horn clauses as their community writes them: a model, or a derivation of `false`.

use super::names::Names;
use certus_logic::smtlib::{Sexprs, append_term, sort_text, value_text};
use certus_logic::{Term, Terms};
use certus_model::{Clauses, Instance, Ts, Variable};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The words for clauses that have a model, and for clauses that have none, as whoever wrote this file expects them.
/// `check-sat` asks whether there is a model. `query` asks whether its goal can be derived, so that the words are the other
/// way round.
#[must_use]
pub fn words(content: &[u8]) -> [&'static str; 2] {
    let text = std::str::from_utf8(content).ok().and_then(|text| Sexprs::parse(text).ok());
    let asks = |text: &Sexprs<'_>| text.roots().any(|command| command.is_list_of("query"));
    if text.as_ref().is_some_and(asks) { ["unsat", "sat"] } else { ["sat", "unsat"] }
}

/// A model as definitions: `(define-fun P ((x Int)) Bool (<= x 3))` for each predicate, in the order in which they are
/// declared, one on a line. The interpretation has a formula for each predicate, over its variables.
///
/// # Panics
/// If there are fewer formulas than predicates.
#[must_use]
pub fn model_text(terms: &Terms, clauses: &Clauses, interpretation: &[Term]) -> String {
    let (names, own) = Names::of_predicates(clauses);
    let mut out = String::new();
    for (number, predicate) in clauses.predicates.iter().enumerate() {
        let vars: Vec<(Term, &Variable)> = predicate.vars.iter().map(|var| (var.term, var)).collect();
        let symbols = names.clone().of_variables(&vars);
        write!(out, "(define-fun {} (", own[number]).expect(FINE);
        append_vars(&mut out, terms, &vars, &symbols);
        out.push_str(") Bool ");
        append_term(&mut out, terms, interpretation[number], &mut |t| symbols.get(&t).cloned());
        out.push_str(")\n");
    }
    out
}

/// A derivation of `false` as a list of steps: its number, what is derived, then the number of the clause (from 0), its
/// line in the file, the step it follows from, and the values of the variables that are in neither predicate.
///
/// ```text
/// ((1 (P 0) :clause 0 :line 3)
///  (2 (P 1) :clause 1 :line 4 :from 1 :with ((y 1)))
///  (3 false :clause 2 :line 5 :from 2))
/// ```
///
/// # Panics
/// If an instance is of no clause.
pub fn derivation_text(terms: &mut Terms, clauses: &Clauses, derivation: &[Instance]) -> String {
    let (names, own) = Names::of_predicates(clauses);
    let mut out = String::from("(");
    for (number, instance) in derivation.iter().enumerate() {
        let clause = &clauses.clauses[instance.clause];
        let value = |terms: &Terms, var: Term| {
            let value = terms.eval(var, &instance.values);
            value_text(terms, &value, terms.sort(var)).unwrap_or_else(|| "_".to_owned())
        };
        let start = if number == 0 { "" } else { "\n " };
        write!(out, "{start}({} ", number + 1).expect(FINE);
        match clause.head {
            None => out.push_str("false"),
            Some(head) if clauses.predicates[head].vars.is_empty() => out.push_str(&own[head]),
            Some(head) => {
                write!(out, "({}", own[head]).expect(FINE);
                for var in &clauses.predicates[head].vars {
                    let after = Ts::after(terms, var.term);
                    write!(out, " {}", value(terms, after)).expect(FINE);
                }
                out.push(')');
            }
        }
        write!(out, " :clause {}", instance.clause).expect(FINE);
        if clause.line > 0 {
            write!(out, " :line {}", clause.line).expect(FINE);
        }
        if clause.body.is_some() {
            write!(out, " :from {number}").expect(FINE);
        }
        if !clause.locals.is_empty() {
            let vars: Vec<(Term, &Variable)> = clause.locals.iter().map(|var| (var.term, var)).collect();
            let symbols = names.clone().of_variables(&vars);
            out.push_str(" :with (");
            for (n, (var, _)) in vars.iter().enumerate() {
                let space = if n == 0 { "" } else { " " };
                write!(out, "{space}({} {})", symbols[var], value(terms, *var)).expect(FINE);
            }
            out.push(')');
        }
        out.push(')');
    }
    out.push_str(")\n");
    out
}

pub(super) const FINE: &str = "writing to a string does not fail";

/// Appends names with their sorts.
pub(super) fn append_vars(
    out: &mut String,
    terms: &Terms,
    vars: &[(Term, &Variable)],
    symbols: &FxHashMap<Term, String>,
) {
    for (n, (var, _)) in vars.iter().enumerate() {
        let space = if n == 0 { "" } else { " " };
        write!(out, "{space}({} {})", symbols[var], sort_text(terms, terms.sort(*var))).expect(FINE);
    }
}
