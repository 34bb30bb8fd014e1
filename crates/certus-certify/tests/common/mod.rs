//! Proofs from the oracle, mutants of proofs, and what the oracle says of proofs by several steps.
#![allow(dead_code, reason = "each test file uses a part")]

use certus_logic::{Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, Invariant, Loc, Proof};
use certus_testing::{Oracle, Rng, StateSet};
use std::collections::BTreeMap;

/// A set of states as a formula: by the highest bits first, so that it has bounds and bits and not only points.
pub(crate) fn formula(terms: &mut Terms, oracle: &Oracle, set: &StateSet) -> Term {
    let mut bits = Vec::new();
    for (var, value) in oracle.space().values(0) {
        match value {
            Value::Bool(_) => bits.push(var),
            Value::Bv(zero) => {
                for bit in 0..zero.width() {
                    let bit = terms.extract(bit, bit, var);
                    let one = terms.bv(1, 1);
                    bits.push(terms.eq(bit, one));
                }
            }
            other => panic!("{other:?} in a small state"),
        }
    }
    let mut level: Vec<Term> =
        (0..oracle.space().size() as u32).map(|state| terms.bool(set.contains(state))).collect();
    for bit in bits {
        level = level.chunks(2).map(|pair| terms.ite(bit, pair[1], pair[0])).collect();
    }
    level[0]
}

/// The strongest proof: what is reachable.
pub(crate) fn strongest(terms: &mut Terms, oracle: &Oracle) -> Invariant {
    let locs = oracle.cfa().locs();
    Invariant { at: locs.map(|loc| (loc, formula(terms, oracle, oracle.reachable(loc)))).collect() }
}

/// The weakest proof: what does not lead to the error.
pub(crate) fn weakest(terms: &mut Terms, oracle: &Oracle) -> Invariant {
    let locs = oracle.cfa().locs();
    let good = |loc| oracle.dangerous(loc).complement();
    Invariant { at: locs.map(|loc| (loc, formula(terms, oracle, &good(loc)))).collect() }
}

/// A formula with a part changed: a literal dropped or turned round, a constant changed.
pub(crate) fn mutate_formula(rng: &mut Rng, terms: &mut Terms, formula: Term) -> Term {
    let parts = terms.post_order(&[formula]);
    let part = *rng.pick(&parts);
    let new = match terms.sort(part) {
        Sort::Bool => match rng.below(3) {
            0 => terms.tru(),
            1 => terms.fls(),
            _ => terms.not(part),
        },
        Sort::Bv(width) if terms.is_const(part) => {
            let by = terms.bv(width, u128::from(rng.next()));
            terms.bvadd(part, by)
        }
        Sort::Bv(width) => terms.bv(width, u128::from(rng.next())),
        _ => part,
    };
    let mut by: Substitution = [(part, new)].into_iter().collect();
    terms.substitute(formula, &mut by)
}

/// A formula that says something of the sum, difference, product or quotient of two variables as well.
fn with_sum(rng: &mut Rng, terms: &mut Terms, cfa: &Cfa, formula: Term) -> Term {
    let vars: Vec<Term> = cfa.vars.iter().map(|var| var.term).collect();
    let (a, b) = (*rng.pick(&vars), *rng.pick(&vars));
    let Sort::Bv(width) = terms.sort(a) else { return formula };
    if a == b || terms.sort(b) != terms.sort(a) {
        return formula;
    }
    let sum = match rng.below(8) {
        0..=3 => terms.bvsub(a, b),
        4 | 5 => terms.bvadd(a, b),
        6 => terms.bvmul(a, b),
        _ => terms.bvudiv(a, b),
    };
    let value = terms.bv(width, u128::from(rng.below(4)));
    let atom = if rng.chance(70) { terms.eq(sum, value) } else { terms.bvult(sum, value) };
    if rng.chance(50) {
        return terms.or2(formula, atom);
    }
    let not = terms.not(atom);
    terms.and2(formula, not)
}

/// A proof with something changed.
pub(crate) fn mutate(rng: &mut Rng, terms: &mut Terms, cfa: &Cfa, invariant: &Invariant) -> Invariant {
    let mut out = invariant.clone();
    let listed: Vec<Loc> = out.at.keys().copied().collect();
    if listed.is_empty() {
        return out;
    }
    let loc = *rng.pick(&listed);
    match rng.below(8) {
        0 => {
            out.at.remove(&loc);
        }
        1 => {
            let other = *rng.pick(&listed);
            let (a, b) = (out.at[&loc], out.at[&other]);
            out.at.insert(loc, b);
            out.at.insert(other, a);
        }
        2 => {
            let any = Loc(rng.below(cfa.locations.len() as u64) as u32);
            out.at.insert(any, *rng.pick(&[terms.tru(), terms.fls(), invariant.at[&loc]]));
        }
        3 => {
            let formula = with_sum(rng, terms, cfa, out.at[&loc]);
            out.at.insert(loc, formula);
        }
        _ => {
            let formula = mutate_formula(rng, terms, out.at[&loc]);
            out.at.insert(loc, formula);
        }
    }
    out
}

/// What the oracle says of a proof by several steps that lists all locations, so that steps are edges. `None`
/// where only simple paths count.
pub(crate) fn holds_by_steps(terms: &Terms, oracle: &Oracle, proof: &Proof) -> Option<bool> {
    let cfa = oracle.cfa();
    let size = oracle.space().size();
    let mut good: Vec<StateSet> = cfa
        .locs()
        .map(|loc| {
            let formula = proof.formulas().get(&loc).copied();
            oracle.satisfying(terms, formula.unwrap_or(terms.tru()))
        })
        .collect();
    let (initial, error) = (cfa.initial.index(), cfa.error.index());
    if !good[initial].is_full() || proof.formulas().contains_key(&cfa.error) && !good[error].is_empty() {
        return Some(false);
    }
    good[error] = StateSet::empty(size);
    let step = |level: &[StateSet]| {
        let mut next = vec![StateSet::empty(size); level.len()];
        for id in cfa.edge_ids() {
            let edge = cfa.edge(id);
            next[edge.to.index()].add(&oracle.image(id, &level[edge.from.index()]));
        }
        next
    };
    let fits = |level: &[StateSet]| level.iter().zip(&good).all(|(set, good)| set.is_subset(good));
    let (k, simple) = match proof {
        Proof::Inductive(_) => (1, false),
        // The formulas as they are say nothing of all ghosts.
        Proof::Quantified { .. } => return None,
        Proof::KInductive { k, simple, .. } => (*k, *simple),
        Proof::Bounded { k, .. } => (*k, false),
    };
    if k == 0 {
        return Some(false);
    }
    let mut level = vec![StateSet::empty(size); good.len()];
    level[initial] = StateSet::full(size);
    for _ in 1..k {
        level = step(&level);
        if !fits(&level) {
            return Some(false);
        }
    }
    if matches!(proof, Proof::Bounded { .. }) {
        let mut on = vec![false; good.len()];
        on[error] = true;
        for _ in &cfa.locations {
            for edge in &cfa.edges {
                on[edge.from.index()] |= on[edge.to.index()];
            }
        }
        return Some(step(&level).iter().zip(&on).all(|(set, on)| !on || set.is_empty()));
    }
    if simple {
        return None;
    }
    let mut level = good.clone();
    for _ in 1..k {
        level = step(&level);
        for (set, good) in level.iter_mut().zip(&good) {
            set.intersect(good);
        }
    }
    Some(fits(&step(&level)))
}

/// A proof of a large-block automaton as one of the automaton it was made from: its locations get their old
/// numbers, and what was left out is listed with `false` if no edges lead there from the initial location, else
/// with `true`.
pub(crate) fn lift(terms: &Terms, cfa: &Cfa, large: &Cfa, origin: &[Loc], proof: &Proof) -> Proof {
    let reach = |start: Loc, back: bool| {
        let mut seen = vec![false; cfa.locations.len()];
        seen[start.index()] = true;
        for _ in &cfa.locations {
            for edge in &cfa.edges {
                let (from, to) = if back { (edge.to, edge.from) } else { (edge.from, edge.to) };
                seen[to.index()] |= seen[from.index()];
            }
        }
        seen
    };
    let (forward, backward) = (reach(cfa.initial, false), reach(cfa.error, true));
    let mut at = BTreeMap::new();
    for loc in cfa.locs() {
        if !forward[loc.index()] {
            at.insert(loc, terms.fls());
        } else if !backward[loc.index()] {
            at.insert(loc, terms.tru());
        }
    }
    for loc in large.locs() {
        if let Some(formula) = proof.formulas().get(&loc) {
            at.insert(origin[loc.index()], *formula);
        }
    }
    proof.with_formulas(Invariant { at })
}
