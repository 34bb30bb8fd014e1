//! Inner signals as literals: cubes may speak of gates, not of latches alone.
//!
//! Dureja, Gurfinkel, Ivrii, Vizel, *IC3 with Internal Signals*, FMCAD 2021. A gate over the state stands in frames as a latch does: its
//! value is a signal, and after a step it is the same gate over the next values. A clause of frames may then say in one literal
//! what takes many over latches. Nothing is added to the state, so an invariant has the gate's formula for it.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use certus_model::Ts;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Reverse;

/// A gate over the state.
pub(super) struct Gate {
    pub(super) now: Term,
    /// The same after a step, over the state and the inputs before it.
    pub(super) next: Term,
    /// Its value in all initial states.
    pub(super) first: bool,
}

/// The gates of a system that are used most often, of those whose first value is known; so many at most.
pub(super) fn gates(terms: &mut Terms, ts: &Ts, bad: Term, most: usize) -> Vec<Gate> {
    let state: FxHashSet<Term> = ts.vars.iter().map(|var| var.term).collect();
    let mut roots: Vec<Term> = ts.next.values().copied().collect();
    roots.extend([ts.constraint, bad]);
    let mut uses = uses(terms, &roots);
    // Arguments have smaller numbers than what they stand in.
    uses.sort_unstable();
    let mut over_state: FxHashSet<Term> = FxHashSet::default();
    let mut candidates: Vec<(usize, Term)> = Vec::new();
    for (term, used) in uses {
        let args = terms.args(term);
        let is_one = match terms.as_var(term) {
            Some(_) => state.contains(&term) && ts.next.contains_key(&term),
            None => args.iter().all(|arg| over_state.contains(&positive(terms, *arg))),
        };
        if is_one {
            over_state.insert(term);
        }
        let is_gate = is_one && terms.sort(term) == Sort::Bool && args.len() > 1;
        if is_gate && used > 1 {
            candidates.push((used, term));
        }
    }
    candidates.sort_unstable_by_key(|(used, term)| (Reverse(*used), *term));
    let mut firsts = first_values(terms, ts);
    let mut nexts = Substitution::new();
    for (var, value) in &ts.next {
        nexts.insert(*var, *value);
    }
    let mut gates = Vec::new();
    for (_, now) in candidates {
        if gates.len() == most {
            break;
        }
        let first = terms.substitute(now, &mut firsts);
        if first != terms.tru() && first != terms.fls() {
            continue;
        }
        let next = terms.substitute(now, &mut nexts);
        gates.push(Gate { now, next, first: first == terms.tru() });
    }
    gates
}

/// A formula without its negation, which makes no other signal.
fn positive(terms: &Terms, term: Term) -> Term {
    terms.args_if(term, Op::Not).map_or(term, |args| args[0])
}

/// How often each term below some roots is used, negations left out.
fn uses(terms: &Terms, roots: &[Term]) -> Vec<(Term, usize)> {
    let mut uses: FxHashMap<Term, usize> = FxHashMap::default();
    let mut open = roots.to_vec();
    while let Some(term) = open.pop() {
        let term = positive(terms, term);
        let used = uses.entry(term).or_default();
        *used += 1;
        if *used == 1 {
            open.extend(terms.args(term));
        }
    }
    uses.into_iter().collect()
}

/// The variables that have one first value, with it.
fn first_values(terms: &mut Terms, ts: &Ts) -> Substitution {
    let mut firsts = Substitution::new();
    for part in terms.conjuncts(ts.init) {
        let negated = terms.not(part);
        for (literal, value) in [(part, terms.tru()), (negated, terms.fls())] {
            if terms.as_var(literal).is_some() {
                firsts.insert(literal, value);
            }
        }
        if let Some(&[a, b]) = terms.args_if(part, Op::Eq) {
            for (var, value) in [(a, b), (b, a)] {
                if terms.as_var(var).is_some() && terms.value_of(value).is_some() {
                    firsts.insert(var, value);
                }
            }
        }
    }
    firsts
}
