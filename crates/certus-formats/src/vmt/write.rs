//! Writing VMT.

use super::temporal;
use certus_logic::smtlib::{declare_text, sort_text, term_text, uninterpreted_sorts};
use certus_logic::{Sort, Term, Terms};
use certus_model::Ts;
use certus_model::ts::Goal;
use std::fmt::Write;

/// A system in VMT.
///
/// The format has no constraints: what is not allowed is no step, and not bad. It has one set of fair positions for a property:
/// several, those of fairness included, are met infinitely often iff a round is completed infinitely often, in which each was met;
/// a flag for each tells whether it was met in this round.
#[must_use]
pub fn write(terms: &mut Terms, ts: &Ts) -> String {
    let mut ts = ts.clone();
    let rounds = rounds(terms, &mut ts);
    let mut out = String::new();
    let (step, constraint) = (ts.relation(terms), ts.constraint);
    let mut formulas = vec![(".init".to_owned(), ts.init, ":init true".to_owned())];
    formulas.push((".trans".to_owned(), step, ":trans true".to_owned()));
    let numbers = numbers(&ts);
    for (n, goal) in ts.bad.iter().enumerate() {
        let bad = terms.and2(constraint, goal.what);
        formulas.push((format!(".bad{n}"), terms.not(bad), format!(":invar-property {}", numbers[n])));
    }
    for (n, round) in rounds.iter().enumerate() {
        let number = numbers[ts.bad.len() + n];
        formulas.push((format!(".justice{n}"), terms.not(*round), format!(":live-property {number}")));
    }
    let mut all: Vec<Term> = formulas.iter().map(|(_, formula, _)| *formula).collect();
    all.extend(ts.vars.iter().chain(&ts.inputs).map(|var| var.term));
    // A string takes whatever is written to it.
    for sort in uninterpreted_sorts(terms, &all) {
        let _ = writeln!(out, "(declare-sort {} 0)", sort_text(terms, sort));
    }
    let declare = |terms: &Terms, out: &mut String, var: Term| {
        if let Some(symbol) = terms.as_var(var) {
            let _ = writeln!(out, "{}", declare_text(terms, symbol).trim_end());
        }
    };
    for (n, var) in ts.vars.iter().enumerate() {
        let after = Ts::after(terms, var.term);
        declare(terms, &mut out, var.term);
        declare(terms, &mut out, after);
        let sort = sort_text(terms, terms.sort(var.term));
        let (var, after) = (term_text(terms, var.term), term_text(terms, after));
        let _ = writeln!(out, "(define-fun .state{n} () {sort} (! {var} :next {after}))");
    }
    for input in &ts.inputs {
        declare(terms, &mut out, input.term);
    }
    for (name, formula, mark) in formulas {
        let _ = writeln!(out, "(define-fun {name} () Bool (! {} {mark}))", term_text(terms, formula));
    }
    if let Some(delta) = ts.delta {
        let (sort, delta) = (sort_text(terms, terms.sort(delta)), term_text(terms, delta));
        let _ = writeln!(out, "(define-fun .delta () {sort} (! {delta} :time-delta true))");
    }
    for goal in &ts.ltl {
        let formula = temporal::text(terms, &goal.what);
        let _ = writeln!(out, "(assert (! {formula} :ltl-property {}))", goal.name);
    }
    out.push_str("(assert true)\n");
    out
}

/// For each property of justice one set of positions that runs meet infinitely often iff they meet all of its sets so.
fn rounds(terms: &mut Terms, ts: &mut Ts) -> Vec<Term> {
    let mut rounds = Vec::new();
    for (number, Goal { what, .. }) in ts.justice.clone().iter().enumerate() {
        let sets: Vec<Term> = what.iter().chain(&ts.fairness).copied().collect();
        if let [] | [_] = sets[..] {
            rounds.push(terms.and(&sets));
            continue;
        }
        let mut met = Vec::new();
        let mut flags = Vec::new();
        for (n, set) in sets.into_iter().enumerate() {
            let name = format!("met{number}.{n}");
            let flag = terms.fresh(&name, Sort::Bool);
            ts.add_var(flag, name);
            met.push(terms.or2(flag, set));
            flags.push(flag);
            let no = terms.not(flag);
            ts.init = terms.and2(ts.init, no);
        }
        let round = terms.and(&met);
        let open = terms.not(round);
        for (flag, met) in flags.into_iter().zip(met) {
            let next = terms.and2(met, open);
            ts.next.insert(flag, next);
        }
        rounds.push(round);
    }
    rounds
}

/// The numbers of the properties: their names, if those are numbers in order, as they are in systems that were read from this
/// format.
fn numbers(ts: &Ts) -> Vec<u64> {
    let names: Vec<&String> =
        ts.bad.iter().map(|goal| &goal.name).chain(ts.justice.iter().map(|goal| &goal.name)).collect();
    let own: Option<Vec<u64>> = names
        .iter()
        .map(|name| name.parse().ok().filter(|number: &u64| number.to_string() == **name))
        .collect();
    let ordered = |list: &[u64]| list.windows(2).all(|pair| pair[0] < pair[1]);
    let fits = |list: &Vec<u64>| {
        let (bad, live) = list.split_at(ts.bad.len());
        ordered(bad) && ordered(live) && bad.iter().all(|number| !live.contains(number))
    };
    own.filter(fits).unwrap_or_else(|| (0..names.len() as u64).collect())
}
