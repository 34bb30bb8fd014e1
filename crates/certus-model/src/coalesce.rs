//! One variable for what is only handed on.
//!
//! Each predicate of Horn clauses has variables of its own, so that a program with a predicate for each location copies all its
//! variables from clause to clause. Variables of different predicates that get their values from each other become one, as
//! compilers do with registers (Chaitin: *Register allocation and spilling via graph coloring*, 1982; here two interfere only if they belong
//! to one predicate). What is known of a variable then holds at other locations, too, where it is the same variable.

use crate::clauses::Clauses;
use crate::ts::Ts;
use certus_logic::{Op, Term, Terms};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// So many parts of a value are looked at.
const MOST_PARTS: usize = 64;

/// For variables of predicates, but those of the control, the variable of some predicate that is to be taken for them. None is
/// taken for two of one predicate.
pub(crate) fn coalesce(
    terms: &mut Terms,
    clauses: &Clauses,
    control: &FxHashSet<Term>,
) -> FxHashMap<Term, Term> {
    let mut predicate_of: FxHashMap<Term, usize> = FxHashMap::default();
    for (number, predicate) in clauses.predicates.iter().enumerate() {
        let own = predicate.vars.iter().filter(|var| !control.contains(&var.term));
        predicate_of.extend(own.map(|var| (var.term, number)));
    }
    // The most frequent copies first; among those with as many, the first ones.
    let mut pairs: Vec<((Term, Term), usize)> = copies(terms, clauses, &predicate_of).into_iter().collect();
    pairs.sort_unstable_by_key(|(pair, count)| (Reverse(*count), *pair));
    let mut class_of: FxHashMap<Term, usize> = FxHashMap::default();
    let mut classes: Vec<(BTreeSet<Term>, FxHashSet<usize>)> = Vec::new();
    for ((one, other), _) in pairs {
        let [one, other] = [one, other].map(|var| {
            *class_of.entry(var).or_insert_with(|| {
                classes.push(([var].into(), [predicate_of[&var]].into_iter().collect()));
                classes.len() - 1
            })
        });
        if one == other || !classes[one].1.is_disjoint(&classes[other].1) {
            continue;
        }
        let (members, predicates) = std::mem::take(&mut classes[other]);
        for member in &members {
            class_of.insert(*member, one);
        }
        classes[one].0.extend(members);
        classes[one].1.extend(predicates);
    }
    let mut taken = FxHashMap::default();
    for (members, _) in &classes {
        let Some(first) = members.first() else { continue };
        taken.extend(members.iter().map(|member| (*member, *first)));
    }
    taken
}

/// How often a variable gets the value of a variable of another predicate, perhaps under a condition.
fn copies(
    terms: &mut Terms,
    clauses: &Clauses,
    predicate_of: &FxHashMap<Term, usize>,
) -> FxHashMap<(Term, Term), usize> {
    let mut counts: FxHashMap<(Term, Term), usize> = FxHashMap::default();
    for clause in &clauses.clauses {
        let (Some(body), Some(head)) = (clause.body, clause.head) else { continue };
        if body == head {
            continue;
        }
        let mut primed: FxHashMap<Term, Term> = FxHashMap::default();
        for var in clauses.after(clause).iter().filter(|var| predicate_of.contains_key(&var.term)) {
            primed.insert(Ts::after(terms, var.term), var.term);
        }
        for term in terms.post_order(&[clause.relation]) {
            if terms.op(term) != Op::Eq {
                continue;
            }
            let args = terms.args(term);
            for (var, value) in [(args[0], args[1]), (args[1], args[0])] {
                let Some(var) = primed.get(&var) else { continue };
                for part in parts(terms, value) {
                    if predicate_of.get(&part) == Some(&body) && terms.sort(part) == terms.sort(*var) {
                        *counts.entry((*var, part)).or_default() += 1;
                    }
                }
            }
        }
    }
    counts
}

/// What a value is one of, whatever the conditions in it are.
fn parts(terms: &Terms, value: Term) -> Vec<Term> {
    let (mut found, mut seen, mut open) = (Vec::new(), FxHashSet::default(), vec![value]);
    while let Some(term) = open.pop() {
        if !seen.insert(term) || seen.len() > MOST_PARTS {
            continue;
        }
        match terms.op(term) {
            Op::Ite => open.extend(&terms.args(term)[1..]),
            _ => found.push(term),
        }
    }
    found
}
