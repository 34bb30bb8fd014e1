//! LTL: counterexamples are evaluated, and proofs are about a monitor that is built here.
//!
//! A counterexample is a lasso of the system; the formula is evaluated on it, from the inside out, without any tableau. A
//! proof speaks of bits that promise subformulas ([`certus_model::ltl::tableau`]). Which steps such bits allow is said here once more, from the
//! formula alone: a promise that holds has to be kept. Every run that violates the property has promises that are, those which are
//! made exactly where they are true; so what is proved of all runs with kept promises holds of all violations.

use crate::justice::{check_justice_proof, check_lasso};
use crate::{Certified, Failure, Rejected};
use certus_logic::{Sort, Term, Terms, Value};
use certus_model::Ts;
use certus_model::justice::{JusticeProof, Lasso};
use certus_model::ltl::{Ltl, Promise};
use certus_solver::Limits;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Checks that a lasso is a run of the system that meets these sets infinitely often and does not satisfy the formula.
///
/// # Errors
/// What is wrong.
pub fn check_ltl_lasso(
    terms: &mut Terms,
    ts: &Ts,
    fairness: &[Term],
    formula: &Ltl<Term>,
    lasso: &Lasso,
) -> Result<(), String> {
    check_lasso(terms, ts, fairness, lasso)?;
    let truth =
        |atom: Term, position: usize| terms.eval(atom, &lasso.positions[position]) == Value::Bool(true);
    let holds = evaluate(formula, lasso.positions.len(), lasso.back, &truth);
    if holds[0] { Err("the formula holds on this run".to_owned()) } else { Ok(()) }
}

/// At which positions of a lasso a formula holds.
fn evaluate(
    formula: &Ltl<Term>,
    length: usize,
    back: usize,
    truth: &dyn Fn(Term, usize) -> bool,
) -> Vec<bool> {
    let of = |inner: &Ltl<Term>| evaluate(inner, length, back, truth);
    let next = |at: usize| if at + 1 < length { at + 1 } else { back };
    // What holds later is found from the end; once more around, and it is right in the loop, too.
    let later = |a: &[bool], b: &[bool], until: bool| {
        let mut out = vec![!until; length];
        for _ in 0..2 {
            for at in (0..length).rev() {
                let then = out[next(at)];
                out[at] = if until { b[at] || (a[at] && then) } else { b[at] && (a[at] || then) };
            }
        }
        out
    };
    match formula {
        Ltl::Constant(value) => vec![*value; length],
        Ltl::Atom(atom) => (0..length).map(|at| truth(*atom, at)).collect(),
        Ltl::Not(inner) => of(inner).into_iter().map(|holds| !holds).collect(),
        Ltl::And(a, b) => of(a).into_iter().zip(of(b)).map(|(a, b)| a && b).collect(),
        Ltl::Or(a, b) => of(a).into_iter().zip(of(b)).map(|(a, b)| a || b).collect(),
        Ltl::Next(inner) => {
            let inner = of(inner);
            (0..length).map(|at| inner[next(at)]).collect()
        }
        Ltl::Until(a, b) => later(&of(a), &of(b), true),
        Ltl::Release(a, b) => later(&of(a), &of(b), false),
    }
}

/// Checks a proof that every run of a system that meets these sets infinitely often satisfies the formula, with the solver of this name.
///
/// # Errors
/// [`Failure::Rejected`] if it is no proof; else why nothing is known.
#[allow(clippy::too_many_arguments, reason = "a property, its monitor, its proof and how to check")]
pub fn check_ltl_proof(
    terms: &mut Terms,
    ts: &Ts,
    fairness: &[Term],
    formula: &Ltl<Term>,
    promises: &[Promise],
    proof: &JusticeProof,
    limits: &Limits,
    solver: &str,
) -> Result<Certified, Failure> {
    let (ts, mut sets) = violations(terms, ts, formula, promises).map_err(|reason| {
        let (from, obligation) = (Ts::LOOP, Vec::new());
        Failure::Rejected(Rejected { from, to: from, reason, obligation })
    })?;
    sets.extend(fairness);
    check_justice_proof(terms, &ts, &sets, proof, limits, solver)
}

/// The runs that violate a formula: the system with promises that have to be kept, and what is met infinitely often.
fn violations(
    terms: &mut Terms,
    ts: &Ts,
    formula: &Ltl<Term>,
    promises: &[Promise],
) -> Result<(Ts, Vec<Term>), String> {
    let mut ts = ts.clone();
    let mut taken: FxHashSet<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    for var in &ts.vars {
        taken.insert(Ts::after(terms, var.term));
    }
    for Promise { bit, .. } in promises {
        let is_bit = terms.as_var(*bit).is_some() && terms.sort(*bit) == Sort::Bool;
        if !is_bit || !taken.insert(*bit) || !taken.insert(Ts::after(terms, *bit)) {
            return Err("a promise has no bit of its own".to_owned());
        }
        ts.add_var(*bit, "promise");
    }
    let Some((begin, later)) = promises.split_first() else {
        return Err("nothing is said of the first position".to_owned());
    };
    if begin.formula != opposite(formula) {
        return Err("what is promised at first is not that the formula is violated".to_owned());
    }
    let mut first = vec![ts.init, begin.bit];
    let mut positions = vec![ts.constraint];
    let mut sets = Vec::new();
    ts.next.insert(begin.bit, terms.fls());
    // Which promises are made for the next position is chosen at each.
    let mut made = Vec::with_capacity(later.len());
    for Promise { bit, .. } in later {
        let choice = terms.fresh("choice", Sort::Bool);
        ts.add_input(choice, "choice");
        ts.next.insert(*bit, choice);
        first.push(terms.not(*bit));
        made.push(choice);
    }
    for Promise { formula, bit } in promises {
        let kept = kept(terms, later, &made, formula)?;
        positions.push(terms.implies(*bit, kept));
    }
    for Promise { formula, bit } in later {
        if let Ltl::Until(_, goal) = formula {
            let (open, goal) = (terms.not(*bit), kept(terms, later, &made, goal)?);
            sets.push(terms.or2(open, goal));
        }
    }
    ts.init = terms.and(&first);
    ts.constraint = terms.and(&positions);
    Ok((ts, sets))
}

/// What has to hold at a position, and be promised there for the next one, where a formula in normal form is promised.
fn kept(terms: &mut Terms, later: &[Promise], made: &[Term], formula: &Ltl<Term>) -> Result<Term, String> {
    let next = |formula: &Ltl<Term>| {
        let known = later.iter().position(|promise| promise.formula == *formula);
        known.map(|n| made[n]).ok_or_else(|| "a part of the formula has no promise".to_owned())
    };
    Ok(match formula {
        Ltl::Constant(value) => terms.bool(*value),
        Ltl::Atom(atom) => *atom,
        Ltl::Not(inner) => match **inner {
            Ltl::Atom(atom) => terms.not(atom),
            _ => return Err("a promise is not in normal form".to_owned()),
        },
        Ltl::And(a, b) => {
            let parts = [kept(terms, later, made, a)?, kept(terms, later, made, b)?];
            terms.and(&parts)
        }
        Ltl::Or(a, b) => {
            let parts = [kept(terms, later, made, a)?, kept(terms, later, made, b)?];
            terms.or(&parts)
        }
        Ltl::Next(inner) => next(inner)?,
        Ltl::Until(a, b) => {
            let parts = [kept(terms, later, made, a)?, next(formula)?];
            let goes_on = terms.and(&parts);
            let there = kept(terms, later, made, b)?;
            terms.or2(there, goes_on)
        }
        Ltl::Release(a, b) => {
            let parts = [kept(terms, later, made, a)?, next(formula)?];
            let released = terms.or(&parts);
            let holds = kept(terms, later, made, b)?;
            terms.and2(holds, released)
        }
    })
}

/// The same formula negated, with negations at atoms only.
fn opposite(formula: &Ltl<Term>) -> Ltl<Term> {
    fn go(formula: &Ltl<Term>, negate: bool) -> Ltl<Term> {
        let pair = |a: &Ltl<Term>, b: &Ltl<Term>| (Arc::new(go(a, negate)), Arc::new(go(b, negate)));
        match (formula, negate) {
            (Ltl::Constant(value), _) => Ltl::Constant(*value ^ negate),
            (Ltl::Atom(atom), false) => Ltl::Atom(*atom),
            (Ltl::Atom(atom), true) => Ltl::Not(Arc::new(Ltl::Atom(*atom))),
            (Ltl::Not(inner), _) => go(inner, !negate),
            (Ltl::Next(inner), _) => Ltl::Next(Arc::new(go(inner, negate))),
            (Ltl::And(a, b), false) | (Ltl::Or(a, b), true) => {
                let (a, b) = pair(a, b);
                Ltl::And(a, b)
            }
            (Ltl::And(a, b), true) | (Ltl::Or(a, b), false) => {
                let (a, b) = pair(a, b);
                Ltl::Or(a, b)
            }
            (Ltl::Until(a, b), false) | (Ltl::Release(a, b), true) => {
                let (a, b) = pair(a, b);
                Ltl::Until(a, b)
            }
            (Ltl::Until(a, b), true) | (Ltl::Release(a, b), false) => {
                let (a, b) = pair(a, b);
                Ltl::Release(a, b)
            }
        }
    }
    go(formula, true)
}
