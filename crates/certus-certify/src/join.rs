//! Branches that meet again.
//!
//! Two fronts that came from one and parted at a test, so that one assumed a formula where the other assumed its
//! negation, are one front after they met: what either assumed later holds if its side was taken, and the test
//! chooses between their values. No Boolean is needed, and where the test makes no difference it leaves no
//! trace; so a query about one variable does not have to find a way through the tests of all others.

use crate::encode::{Front, written};
use certus_logic::{Term, Terms};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// The fronts with branches put together as far as possible; at best one is left.
pub(crate) fn branches(terms: &mut Terms, fronts: Vec<Front>) -> Vec<Front> {
    if fronts.len() <= 1 {
        return fronts;
    }
    let mut by_origin: BTreeMap<Term, Vec<Front>> = BTreeMap::new();
    for front in fronts {
        by_origin.entry(front.reach).or_default().push(front);
    }
    by_origin.into_values().flat_map(|fronts| together(terms, fronts, 0)).collect()
}

/// Puts fronts together that have the same origin and assumed the same before `at`.
fn together(terms: &mut Terms, fronts: Vec<Front>, mut at: usize) -> Vec<Front> {
    let Some(first) = fronts.first().filter(|_| fronts.len() > 1) else { return fronts };
    while let Some(test) = first.assumed.get(at)
        && fronts.iter().all(|front| front.assumed.get(at) == Some(test))
    {
        at += 1;
    }
    let Some(test) = first.assumed.get(at).copied() else { return fronts };
    let not = terms.not(test);
    if !fronts.iter().all(|front| front.assumed.get(at).is_some_and(|t| *t == test || *t == not)) {
        return pairs(terms, fronts, at);
    }
    let (yes, no): (Vec<Front>, Vec<Front>) = fronts.into_iter().partition(|front| front.assumed[at] == test);
    let mut yes = together(terms, yes, at + 1);
    let mut no = together(terms, no, at + 1);
    if yes.len() > 1 || no.len() > 1 {
        yes.append(&mut no);
        return yes;
    }
    match (yes.pop(), no.pop()) {
        (Some(yes), Some(no)) => vec![join(terms, at, test, (yes, 1), (&no, 1))],
        (yes, no) => yes.into_iter().chain(no).collect(),
    }
}

/// Tests of more assumptions than this are not looked for.
const LONGEST: usize = 6;

/// Puts fronts together two by two of which one assumed several things where the other assumed that not all of
/// them hold: `if (a) { if (b) goto end; }` parts `a, b` from what meets after it, `a → ¬b`.
fn pairs(terms: &mut Terms, mut fronts: Vec<Front>, at: usize) -> Vec<Front> {
    let mut found = true;
    while std::mem::take(&mut found) {
        'search: for i in 0..fronts.len() {
            for j in 0..fronts.len() {
                if i == j || fronts[i].assumed[..at] != fronts[j].assumed[..at] {
                    continue;
                }
                if let Some((test, yes, no)) = parted(terms, &fronts[i], &fronts[j], at) {
                    let other = fronts[j].clone();
                    fronts[i] = join(terms, at, test, (fronts[i].clone(), yes), (&other, no));
                    fronts.remove(j);
                    found = true;
                    break 'search;
                }
            }
        }
    }
    fronts
}

/// A test that the first `n` assumptions of one front after `at` make up, and the first `m` of the other deny.
fn parted(terms: &mut Terms, yes: &Front, no: &Front, at: usize) -> Option<(Term, usize, usize)> {
    let longest = |front: &Front| (front.assumed.len() - at).min(LONGEST);
    let denials: Vec<Term> = (1..=longest(no))
        .map(|m| {
            let all = terms.and(&no.assumed[at..at + m]);
            terms.not(all)
        })
        .collect();
    (1..=longest(yes)).find_map(|n| {
        let test = terms.and(&yes.assumed[at..at + n]);
        let m = denials.iter().position(|denial| *denial == test)?;
        Some((test, n, m + 1))
    })
}

/// The front after two that parted at the test, which is the next assumptions of the first, so many of them, and
/// whose negation is those of the second.
fn join(
    terms: &mut Terms,
    at: usize,
    test: Term,
    (mut yes, n): (Front, usize),
    (no, m): (&Front, usize),
) -> Front {
    let later = terms.and(&yes.assumed[at + n..]);
    let if_yes = terms.implies(test, later);
    let later = terms.and(&no.assumed[at + m..]);
    let if_no = terms.or2(test, later);
    let mut values = FxHashMap::default();
    for var in written([&yes, no]) {
        let (a, b) = (yes.value(var), no.value(var));
        values.insert(var, if a == b { a } else { terms.ite(test, a, b) });
    }
    yes.assumed.truncate(at);
    yes.assumed.extend([if_yes, if_no].into_iter().filter(|part| *part != terms.tru()));
    Front { reach: yes.reach, assumed: yes.assumed, values }
}
