//! Predicates that relate what diverges, guessed from states that are reached.
//!
//! Interpolants explain one path. Where a loop counts, each longer path has bounds of its own: `k ≤ 1`, `k ≤ 2`, and so on, and
//! refinement does not come to an end. What would do is a bound of a sum in which the counters outweigh each other. So when one sum
//! has got several bounds at a location, it is combined with others of which that is true, with factors 1 and -1, and a
//! combination whose least or greatest value is that of many of the states that random walks reach there is worth a predicate. A
//! predicate that was guessed wrongly costs a little time. (Global guidance, Vediramana Krishnan, Chen, Shoham, Gurfinkel, CAV 2020, has
//! the same aim; data as the source is that of Ernst et al., *Dynamically discovering likely program invariants*, 2001.)

use super::predicates::Predicates;
use crate::ic3::cfa::walks::Walks;
use certus_logic::{Assignment, Sort, Term, Terms};
use certus_model::{Cfa, Loc};
use num_rational::BigRational;

/// A sum with so many bounds at a location diverges.
const MANY_BOUNDS: usize = 3;

/// So many sums are combined.
const MOST_SUMS: usize = 6;

/// So many rounds of walks are taken.
const ROUNDS: usize = 4;

/// With fewer states at a location nothing is guessed.
const MIN_STATES: usize = 8;

/// So many predicates are guessed at a time.
const MOST_GUESSES: usize = 4;

/// What guesses.
pub(super) struct Guesses {
    /// By location the states that walks reached, once they were taken.
    states: Option<Vec<Vec<Assignment>>>,
    /// By location the sums that diverge.
    diverging: Vec<Vec<Term>>,
    /// How many predicates were guessed.
    pub(super) made: u64,
}

impl Guesses {
    pub(super) fn new(cfa: &Cfa) -> Guesses {
        Guesses { states: None, diverging: vec![Vec::new(); cfa.locations.len()], made: 0 }
    }

    /// Predicates to be added after these were.
    pub(super) fn after(
        &mut self,
        terms: &mut Terms,
        cfa: &Cfa,
        predicates: &Predicates,
        added: &[(Loc, Term)],
    ) -> Vec<(Loc, Term)> {
        let mut out = Vec::new();
        for (loc, predicate) in added {
            let Some(sum) = Predicates::sum_of(terms, *predicate) else { continue };
            let diverging = &mut self.diverging[loc.index()];
            if predicates.bounds_of(*loc, sum) < MANY_BOUNDS
                || diverging.contains(&sum)
                || diverging.len() == MOST_SUMS
            {
                continue;
            }
            diverging.push(sum);
            let others = diverging[..diverging.len() - 1].to_vec();
            out.extend(self.combined(terms, cfa, *loc, sum, &others).into_iter().map(|t| (*loc, t)));
        }
        out.retain(|(loc, t)| predicates.is_new(*loc, *t));
        self.made += out.len() as u64;
        out
    }

    /// Bounds of a sum with others added or subtracted.
    fn combined(&mut self, terms: &mut Terms, cfa: &Cfa, loc: Loc, sum: Term, others: &[Term]) -> Vec<Term> {
        let states = &self.states.get_or_insert_with(|| walked(terms, cfa))[loc.index()];
        if states.len() < MIN_STATES {
            return Vec::new();
        }
        // The number of terms, and in how many states the bound is met.
        let mut found: Vec<(usize, usize, Term)> = Vec::new();
        for code in 1..3_usize.pow(others.len() as u32) {
            let mut all = sum;
            let mut parts = 1;
            for (n, other) in others.iter().enumerate() {
                if terms.sort(*other) != terms.sort(sum) {
                    continue;
                }
                match code / 3_usize.pow(n as u32) % 3 {
                    0 => continue,
                    1 => all = terms.add(all, *other),
                    _ => all = terms.sub(all, *other),
                }
                parts += 1;
            }
            let sort = terms.sort(all);
            let values: Vec<BigRational> =
                states.iter().filter_map(|state| terms.eval(all, state).as_rational()).collect();
            let (Some(least), Some(greatest)) = (values.iter().min(), values.iter().max()) else { continue };
            for (bound, is_lower) in [(least, true), (greatest, false)] {
                let met = values.iter().filter(|value| *value == bound).count();
                if 3 * met < values.len() {
                    continue;
                }
                let number = match sort {
                    Sort::Int => terms.int(bound.to_integer()),
                    _ => terms.real(bound.clone()),
                };
                let guess = if is_lower { terms.ge(all, number) } else { terms.le(all, number) };
                if terms.value_of(guess).is_none() {
                    found.push((parts, met, guess));
                }
            }
        }
        found.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)).then(a.2.cmp(&b.2)));
        found.dedup_by_key(|one| one.2);
        let one = |(_, _, guess): (usize, usize, Term)| {
            let not = terms.not(guess);
            guess.min(not)
        };
        found.into_iter().take(MOST_GUESSES).map(one).collect()
    }
}

/// The states that random walks reach, by location, each once.
fn walked(terms: &Terms, cfa: &Cfa) -> Vec<Vec<Assignment>> {
    let mut out: Vec<Vec<Assignment>> = vec![Vec::new(); cfa.locations.len()];
    let mut walks = Walks::new(cfa);
    for _ in 0..ROUNDS {
        for (edge, state) in walks.take(terms, cfa).into_iter().flatten() {
            out[cfa.edge(edge).to.index()].push(state);
        }
    }
    out
}
