//! Answers about a system in SMT-LIB: an invariant over its state, or a run.

use certus_logic::smtlib::{sort_text, symbol_text, term_text, value_text};
use certus_logic::{Assignment, Term, Terms};
use certus_model::Ts;
use certus_model::justice::Lasso;
use std::fmt::Write;

/// An inductive invariant as a function over the state variables.
#[must_use]
pub fn invariant_text(terms: &Terms, ts: &Ts, invariant: Term) -> String {
    let vars: Vec<String> = ts
        .vars
        .iter()
        .map(|var| format!("({} {})", term_text(terms, var.term), sort_text(terms, terms.sort(var.term))))
        .collect();
    format!("(define-fun .invariant ({}) Bool {})\n", vars.join(" "), term_text(terms, invariant))
}

/// An infinite run: its positions, and the number of the one that comes after the last.
#[must_use]
pub fn lasso_text(terms: &Terms, ts: &Ts, lasso: &Lasso) -> String {
    let positions = run_text(terms, ts, &lasso.positions);
    let open = positions.trim_end().strip_suffix(')').unwrap_or_default();
    format!("{open}  (back-to {})\n)\n", lasso.back)
}

/// A run: for each position the values of the state and of the inputs.
#[must_use]
pub fn run_text(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> String {
    let mut out = String::from("(\n");
    for (number, position) in positions.iter().enumerate() {
        let _ = write!(out, "  (position {number}");
        for var in ts.vars.iter().chain(&ts.inputs) {
            let value = terms.eval(var.term, position);
            let value = value_text(terms, &value, terms.sort(var.term)).unwrap_or_else(|| "?".to_owned());
            let _ = write!(out, " ({} {value})", symbol_text(&var.name));
        }
        out.push_str(")\n");
    }
    out.push_str(")\n");
    out
}
