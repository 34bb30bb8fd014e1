//! Horn clauses as SMT-LIB text.

use super::answer::{FINE, append_vars};
use super::names::Names;
use certus_logic::smtlib::{append_term, sort_text, uninterpreted_sorts};
use certus_logic::{Op, Term, Terms};
use certus_model::{Clause, Clauses, Ts, Variable};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The text of clauses, in the logic `HORN`: a declaration for each predicate, an assertion for each clause, `check-sat`.
///
/// # Errors
/// Why they cannot be written: a constraint has a function or a sort that is not given, or divides by what may be zero.
/// In the text these would be unknowns beside the predicates.
pub fn write(terms: &mut Terms, clauses: &Clauses) -> Result<String, String> {
    let (names, own) = Names::of_predicates(clauses);
    let mut out = String::from("(set-logic HORN)\n");
    for (predicate, name) in clauses.predicates.iter().zip(&own) {
        let sorts: Vec<String> =
            predicate.vars.iter().map(|var| sort_text(terms, terms.sort(var.term))).collect();
        writeln!(out, "(declare-fun {name} ({}) Bool)", sorts.join(" ")).expect(FINE);
    }
    for (number, clause) in clauses.clauses.iter().enumerate() {
        let vars = variables(terms, clauses, clause);
        refusal(terms, clause, &vars).map_or(Ok(()), |why| Err(format!("clause {number}: {why}")))?;
        let listed: Vec<(Term, &Variable)> = vars.iter().map(|var| (var.term, var)).collect();
        let symbols = names.clone().of_variables(&listed);
        out.push_str("(assert ");
        if !listed.is_empty() {
            out.push_str("(forall (");
            append_vars(&mut out, terms, &listed, &symbols);
            out.push_str(") ");
        }
        let ends = [clause.body, clause.head].map(|end| end.map(|end| (end, own[end].as_str())));
        append_implication(&mut out, terms, clauses, clause, ends, &symbols);
        out.push_str(if listed.is_empty() { ")\n" } else { "))\n" });
    }
    out.push_str("(check-sat)\n");
    Ok(out)
}

/// The variables of a clause: those of the body, the locals, and those of the head with a prime more.
fn variables(terms: &mut Terms, clauses: &Clauses, clause: &Clause) -> Vec<Variable> {
    let mut vars: Vec<Variable> = clauses.before(clause).iter().chain(&clause.locals).cloned().collect();
    for var in clauses.after(clause) {
        vars.push(Variable { term: Ts::after(terms, var.term), name: format!("{}'", var.name) });
    }
    vars
}

/// Why a clause cannot be written.
fn refusal(terms: &Terms, clause: &Clause, vars: &[Variable]) -> Option<String> {
    let mut all: Vec<Term> = vars.iter().map(|var| var.term).collect();
    all.push(clause.relation);
    if !uninterpreted_sorts(terms, &all).is_empty() {
        return Some("it has a sort that is not given".to_owned());
    }
    terms.post_order(&[clause.relation]).into_iter().find_map(|t| match terms.op(t) {
        Op::Apply(function) => {
            Some(format!("the function `{}` is not given", terms.declaration(function).name))
        }
        // What such a division gives is not fixed in the text.
        Op::IntDiv | Op::IntMod | Op::RealDiv if !terms.is_const(terms.arg(t, 1)) => {
            Some("it divides by what may be zero".to_owned())
        }
        _ => None,
    })
}

/// Appends `(=> (and (P x) constraint) (P x'))`.
fn append_implication(
    out: &mut String,
    terms: &mut Terms,
    clauses: &Clauses,
    clause: &Clause,
    [body, head]: [Option<(usize, &str)>; 2],
    symbols: &FxHashMap<Term, String>,
) {
    let atom = |out: &mut String, name: &str, args: Vec<Term>| {
        let words: Vec<&str> = args.iter().map(|arg| symbols[arg].as_str()).collect();
        match words.is_empty() {
            true => out.push_str(name),
            false => write!(out, "({name} {})", words.join(" ")).expect(FINE),
        }
    };
    out.push_str("(=> ");
    if let Some((body, name)) = body {
        out.push_str("(and ");
        atom(out, name, clauses.predicates[body].vars.iter().map(|var| var.term).collect());
        out.push(' ');
    }
    append_term(out, terms, clause.relation, &mut |t| symbols.get(&t).cloned());
    out.push_str(if body.is_some() { ") " } else { " " });
    match head {
        None => out.push_str("false"),
        Some((head, name)) => {
            let args = clauses.predicates[head].vars.iter().map(|var| Ts::after(terms, var.term)).collect();
            atom(out, name, args);
        }
    }
    out.push(')');
}
