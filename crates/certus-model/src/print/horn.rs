//! Automata for other tools, as Horn clauses.

use crate::cfa::{Cfa, Loc};
use crate::liveness::live_at;
use crate::transition::Transition;
use certus_logic::smtlib::{sort_text, symbol_text, term_text};
use certus_logic::{Substitution, Term, Terms};
use std::fmt::Write;

/// Linear Horn clauses in SMT-LIB: a predicate for each location, over the variables that are live there, and a clause
/// for each edge. They are satisfiable iff the error location is not reachable.
#[must_use]
pub fn horn(terms: &mut Terms, cfa: &Cfa) -> String {
    let live = live_at(terms, cfa);
    let vars = |loc: Loc| -> Vec<Term> {
        cfa.vars.iter().map(|var| var.term).filter(|var| live[loc.index()].contains(var)).collect()
    };
    let name = |loc: Loc| symbol_text(&format!("{}.{}", cfa.locations[loc.index()].name, loc.0)).into_owned();
    let sorts = |terms: &Terms, vars: &[Term]| -> String {
        vars.iter().map(|var| sort_text(terms, terms.sort(*var))).collect::<Vec<_>>().join(" ")
    };
    let mut out = String::from("(set-logic HORN)\n");
    for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
        let _ = writeln!(out, "(declare-fun {} ({}) Bool)", name(loc), sorts(terms, &vars(loc)));
    }
    let predicate = |terms: &Terms, loc: Loc, args: &[Term]| match args {
        [] => name(loc),
        args => {
            let args: Vec<String> = args.iter().map(|arg| term_text(terms, *arg)).collect();
            format!("({} {})", name(loc), args.join(" "))
        }
    };
    for edge in &cfa.edges {
        let transition = Transition::new(terms, &edge.block, "e");
        let mut after: Substitution = transition.next.iter().copied().collect();
        let args: Vec<Term> =
            vars(edge.to).into_iter().map(|var| terms.substitute(var, &mut after)).collect();
        let mut used = vars(edge.from);
        used.extend(terms.free_vars_of(&args));
        used.extend(terms.free_vars(transition.guard));
        used.sort_unstable();
        used.dedup();
        let bound = used
            .iter()
            .map(|var| format!("({} {})", term_text(terms, *var), sort_text(terms, terms.sort(*var))));
        let bound = bound.collect::<Vec<_>>().join(" ");
        let guard = term_text(terms, transition.guard);
        let body = match edge.from {
            from if from == cfa.initial => guard,
            from => format!("(and {} {guard})", predicate(terms, from, &vars(from))),
        };
        let head = if edge.to == cfa.error { "false".to_owned() } else { predicate(terms, edge.to, &args) };
        let clause = format!("(=> {body} {head})");
        let _ = match used.is_empty() {
            true => writeln!(out, "(assert {clause})"),
            false => writeln!(out, "(assert (forall ({bound}) {clause}))"),
        };
    }
    out.push_str("(check-sat)\n");
    out
}
