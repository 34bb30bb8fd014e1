//! Proofs of every kind for a small automaton, whichever there are.

use super::{described, strongest, weakest};
use certus_logic::{Sort, Terms};
use certus_model::{Invariant, Proof};
use certus_reduce::live_at;
use certus_testing::{Oracle, Rng, StateSet};

/// The largest number of steps that is tried: a search for simple paths takes exponential time.
const MOST_STEPS: u32 = 4;
const LONGEST_RUN: u32 = 8;

/// The kinds of proof that are told apart.
pub const KINDS: [&str; 5] = ["inductive", "quantified", "k-inductive", "simple", "bounded"];

/// The places of quantified proofs and of bounds in [`KINDS`].
pub const QUANTIFIED: usize = 1;
pub const BOUNDED: usize = 4;

/// The place of a proof's kind in [`KINDS`].
pub fn kind(proof: &Proof) -> usize {
    match proof {
        Proof::Inductive(_) => 0,
        Proof::Quantified { .. } => QUANTIFIED,
        Proof::KInductive { simple: false, .. } => 2,
        Proof::KInductive { simple: true, .. } => 3,
        Proof::Bounded { .. } => BOUNDED,
    }
}

/// Proofs of an automaton that is safe, over live variables.
pub fn all_kinds(terms: &mut Terms, oracle: &Oracle, rng: &mut Rng) -> Vec<Proof> {
    let mut out = Vec::new();
    let inductive = [strongest(terms, oracle), weakest(terms, oracle)];
    for invariant in &inductive {
        out.push(Proof::Inductive(invariant.clone()));
        out.push(quantified(terms, invariant, rng));
    }
    let cuts: Vec<_> =
        oracle.cfa().locs().filter(|loc| ![oracle.cfa().initial, oracle.cfa().error].contains(loc)).collect();
    let trivial = Invariant { at: cuts.iter().map(|loc| (*loc, terms.tru())).collect() };
    let live = live_at(terms, oracle.cfa());
    // Not inductive: the weakest proof, and states from which the error is reached, but none of the first of a run.
    let mut weaker = weakest(terms, oracle);
    for loc in &cuts {
        let mut more: StateSet = oracle.dangerous(*loc).clone();
        more.remove(oracle.reachable(*loc));
        let size = oracle.space().size();
        let some = StateSet::of(size, |state| more.contains(state) && rng.chance(50));
        let more = described(terms, oracle, &some, &live[loc.index()]);
        let good = weaker.at[loc];
        weaker.at.insert(*loc, terms.or2(good, more));
    }
    for formulas in [&trivial, &weaker] {
        for simple in [false, true] {
            let by = |k| Proof::KInductive { k, formulas: formulas.clone(), simple };
            out.extend((2..=MOST_STEPS).map(by).find(|proof| oracle.accepts(terms, proof).is_ok()));
        }
    }
    let by = |k| Proof::Bounded { k, formulas: trivial.clone() };
    out.extend((1..=LONGEST_RUN).map(by).find(|proof| oracle.accepts(terms, proof).is_ok()));
    out
}

/// The same proof, with formulas that say it for every value but one of a ghost: that makes no difference.
fn quantified(terms: &mut Terms, invariant: &Invariant, rng: &mut Rng) -> Proof {
    let ghost = terms.fresh("ghost", Sort::Bv(2));
    let mut formulas = invariant.clone();
    for formula in formulas.at.values_mut() {
        let value = terms.bv(2, u128::from(rng.below(4)));
        let other = terms.eq(ghost, value);
        *formula = terms.or2(*formula, other);
    }
    Proof::Quantified { ghosts: vec![ghost], formulas }
}
