//! An explicit-state oracle for infinite runs, and random temporal formulas.

use crate::random::random_formula;
use crate::rng::Rng;
use crate::space::{Space, State};
use certus_logic::{Term, Terms};
use certus_model::Ts;
use certus_model::ltl::Ltl;

/// Sets of positions of a system, up to three.
#[must_use]
pub fn random_sets(rng: &mut Rng, terms: &mut Terms, ts: &Ts) -> Vec<Term> {
    let position: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
    let count = [1, 1, 1, 2, 2, 3, 0][rng.below(7) as usize];
    let mut sets = Vec::new();
    for _ in 0..count {
        let mut set = random_formula(rng, terms, &position, 1);
        // Few positions are in it, so that some properties hold for a reason.
        if rng.chance(60) {
            let more = random_formula(rng, terms, &position, 0);
            set = terms.and2(set, more);
        }
        sets.push(set);
    }
    sets
}

/// A random formula of this depth at most over these atoms.
#[must_use]
pub fn random_ltl<A: Clone>(rng: &mut Rng, atoms: &[A], depth: u32) -> Ltl<A> {
    if depth == 0 || rng.chance(10) {
        return if rng.chance(5) {
            Ltl::Constant(rng.chance(50))
        } else {
            Ltl::Atom(rng.pick(atoms).clone())
        };
    }
    let a = random_ltl(rng, atoms, depth - 1);
    if rng.chance(50) {
        return match rng.below(4) {
            0 => a.negation(),
            1 => a.next(),
            2 => a.finally(),
            _ => a.globally(),
        };
    }
    let b = random_ltl(rng, atoms, depth - 1);
    match rng.below(7) {
        0 => a.and(b),
        1 => a.or(b),
        2 => a.implies(b),
        3 => a.iff(b),
        4 => a.until(b),
        5 => a.release(b),
        _ => a.weak_until(b),
    }
}

/// Whether an infinite run of a system meets each of these sets of positions infinitely often: some states that are reached reach each other
/// by steps that meet them all.
///
/// # Panics
/// If it has too many bits, or variables that are neither Boolean nor bit-vectors.
#[must_use]
pub fn meets_infinitely_often(terms: &mut Terms, ts: &Ts, sets: &[Term]) -> bool {
    let state: Vec<Term> = ts.vars.iter().map(|var| var.term).collect();
    let inputs: Vec<Term> = ts.inputs.iter().map(|var| var.term).collect();
    let after: Vec<Term> = state.iter().map(|var| Ts::after(terms, *var)).collect();
    let (space, given) = (Space::new(terms, &state), Space::new(terms, &inputs));
    let all: Vec<Term> = state.iter().chain(&inputs).chain(&after).copied().collect();
    let both = Space::new(terms, &all);
    let relation = ts.relation(terms);
    let truth = |term: Term| both.table(terms, term);
    let (init, relation) = (truth(ts.init), truth(relation));
    let met: Vec<_> = sets.iter().map(|set| truth(*set)).collect();
    let bits = |space: &Space| space.size().trailing_zeros();
    let (low, high) = (bits(&space), bits(&space) + bits(&given));
    let size = space.size();
    // Steps with the sets that their position is in.
    let mut steps: Vec<(State, State, u32)> = Vec::new();
    let mut to = vec![vec![false; size]; size];
    for from in 0..size as State {
        for input in 0..given.size() as State {
            let position = (from | input << low) as usize;
            let mask = met.iter().enumerate().map(|(n, met)| u32::from(met[position] == 1) << n).sum();
            for next in 0..size as State {
                if relation[position | (next << high) as usize] == 1 {
                    steps.push((from, next, mask));
                    to[from as usize][next as usize] = true;
                }
            }
        }
    }
    let mut reached: Vec<bool> = (0..size).map(|state| init[state] == 1).collect();
    loop {
        let fresh: Vec<State> = steps
            .iter()
            .filter(|(from, next, _)| reached[*from as usize] && !reached[*next as usize])
            .map(|(_, next, _)| *next)
            .collect();
        if fresh.is_empty() {
            break;
        }
        fresh.into_iter().for_each(|next| reached[next as usize] = true);
    }
    for middle in 0..size {
        let there = to[middle].clone();
        for row in &mut to {
            if row[middle] {
                row.iter_mut().zip(&there).for_each(|(to, there)| *to |= *there);
            }
        }
    }
    let wanted = (1u32 << sets.len()) - 1;
    (0..size).filter(|state| reached[*state] && to[*state][*state]).any(|state| {
        let together = |other: State| to[state][other as usize] && to[other as usize][state];
        let within = steps.iter().filter(|(from, next, _)| together(*from) && together(*next));
        within.fold(0, |met, (_, _, mask)| met | mask) == wanted
    })
}
