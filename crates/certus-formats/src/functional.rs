//! From a relation to functions: which variables a relation gives a value.
//!
//! A conjunct `x' = e` where `e` is over the state and the inputs is the function of `x`. With its value in place of `x'`, another
//! conjunct may become one, and so on, as in a topological order. What remains is a relation over fewer variables.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::Ts;
use certus_model::solve::{mentions, solve};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many terms are looked at before what is left stays a relation: long chains over large formulas are quadratic.
const BUDGET: usize = 20_000_000;

/// Moves what `ts.trans` says of variables without a function into `ts.next`, as far as it is a function. The steps stay
/// the same.
pub(crate) fn functional(terms: &mut Terms, ts: &mut Ts) {
    let mut of_after: FxHashMap<Term, Term> = FxHashMap::default();
    let mut known = Substitution::new();
    for var in &ts.vars {
        let after = Ts::after(terms, var.term);
        match ts.next.get(&var.term) {
            Some(value) => known.insert(after, *value),
            None => drop(of_after.insert(after, var.term)),
        }
    }
    let mut budget = BUDGET;
    let parts = conjuncts(terms, ts.trans);
    let mut open: Vec<FxHashSet<Term>> = vec![FxHashSet::default(); parts.len()];
    let mut uses: FxHashMap<Term, Vec<usize>> = FxHashMap::default();
    for (n, part) in parts.iter().enumerate() {
        let inside = terms.post_order(&[*part]);
        budget = budget.saturating_sub(inside.len());
        if budget == 0 {
            return;
        }
        open[n] = inside.into_iter().filter(|term| of_after.contains_key(term)).collect();
        for after in &open[n] {
            uses.entry(*after).or_default().push(n);
        }
    }
    let mut spent = vec![false; parts.len()];
    let mut ready: Vec<usize> = (0..parts.len()).rev().filter(|n| open[*n].len() == 1).collect();
    while let Some(n) = ready.pop() {
        let Some(after) = open[n].iter().next().copied().filter(|_| open[n].len() == 1) else { continue };
        budget = budget.saturating_sub(terms.dag_size(parts[n]));
        if budget == 0 {
            break;
        }
        let part = terms.substitute(parts[n], &mut known);
        let Some(value) = value_of(terms, part, after) else { continue };
        spent[n] = true;
        known.insert(after, value);
        ts.next.insert(of_after[&after], value);
        for other in uses.get(&after).into_iter().flatten() {
            open[*other].remove(&after);
            if open[*other].len() == 1 && !spent[*other] {
                ready.push(*other);
            }
        }
    }
    let left: Vec<Term> =
        parts.iter().zip(&spent).filter(|(_, spent)| !**spent).map(|(part, _)| *part).collect();
    let left: Vec<Term> = left.into_iter().map(|part| terms.substitute(part, &mut known)).collect();
    ts.trans = terms.and(&left);
}

/// The members of a conjunction, and of those in it.
pub(crate) fn conjuncts(terms: &Terms, formula: Term) -> Vec<Term> {
    let (mut out, mut seen) = (Vec::new(), FxHashSet::default());
    let mut stack = vec![formula];
    while let Some(term) = stack.pop() {
        if !seen.insert(term) {
            continue;
        }
        match terms.args_if(term, Op::And) {
            Some(args) => stack.extend(args.iter().rev()),
            None => out.push(term),
        }
    }
    out
}

/// The value that a formula gives a variable, if it holds for exactly that one whatever the other variables are.
pub(crate) fn value_of(terms: &mut Terms, formula: Term, var: Term) -> Option<Term> {
    let (atom, negated) = terms.strip_not(formula);
    let sides = terms.args_if(atom, Op::Eq).map(<[Term]>::to_vec);
    match sides.as_deref() {
        Some([a, b]) if terms.sort(*a) != Sort::Bool => {
            let (side, other) = match (mentions(terms, *a, var), mentions(terms, *b, var)) {
                (true, false) => (*a, *b),
                (false, true) => (*b, *a),
                _ => return None,
            };
            let other = match (negated, terms.sort(other)) {
                (false, _) => other,
                // Of one bit there is one other value.
                (true, Sort::Bv(1)) => terms.bvnot(other),
                _ => return None,
            };
            solve(terms, side, var, other)
        }
        _ => {
            let target = terms.bool(!negated);
            solve(terms, atom, var, target)
        }
    }
}
