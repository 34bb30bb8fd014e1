//! Transition invariants (Podelski, Rybalchenko: Transition invariants, LICS 2004): several functions, of which one falls between any two visits
//! of a cut point. No function need fall in every round, and which one does may differ from round to round.

use super::Guess;
use super::candidates::Pool;
use super::monitor::Ranks;
use super::sampling::Sample;
use super::synthesis::changes;
use crate::control::Control;
use crate::engine::EngineError;
use certus_logic::{Term, Terms};
use certus_model::{Loc, Order};
use std::cmp::Ordering;

/// The most functions of one invariant.
const MOST_FUNCTIONS: usize = 4;

/// Functions for pairs of visits, the fewest that are found.
pub(super) struct Disjunctive<'a> {
    pool: &'a Pool,
    cuts: &'a [Loc],
    /// For each pair of visits the cut point, and how each candidate changes.
    pairs: Vec<(Loc, Vec<Ordering>)>,
}

impl<'a> Disjunctive<'a> {
    pub(super) fn new(pool: &'a Pool, cuts: &'a [Loc]) -> Disjunctive<'a> {
        Disjunctive { pool, cuts, pairs: Vec::new() }
    }

    /// Candidates such that one of them falls along each of these pairs: always the one next that falls along most of those that are
    /// left.
    fn cover(&self, mut left: Vec<&[Ordering]>) -> Option<Vec<usize>> {
        let mut out = Vec::new();
        while !left.is_empty() {
            let falls = |candidate: usize| left.iter().filter(|pair| pair[candidate].is_lt()).count();
            let (most, best) = (0..self.pool.terms.len())
                .map(|candidate| (falls(candidate), candidate))
                .max_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1)))?;
            if most == 0 || out.len() == MOST_FUNCTIONS {
                return None;
            }
            out.push(best);
            left.retain(|pair| !pair[best].is_lt());
        }
        Some(out)
    }
}

impl Guess for Disjunctive<'_> {
    fn order(&self) -> Order {
        Order::Disjunctive
    }

    fn ranks(&mut self, terms: &mut Terms, _: &Control) -> Result<Option<Ranks>, EngineError> {
        let mut chosen: Vec<(Loc, Vec<Term>)> = Vec::new();
        for cut in self.cuts {
            let here = self.pairs.iter().filter(|(at, _)| at == cut).map(|(_, pair)| pair.as_slice());
            let Some(cover) = self.cover(here.collect()) else { return Ok(None) };
            chosen.push((*cut, cover.into_iter().map(|candidate| self.pool.terms[candidate]).collect()));
        }
        // All have as many: a number never falls.
        let most = chosen.iter().map(|(_, rank)| rank.len()).max().unwrap_or(0);
        let zero = terms.bv(self.pool.width, 0);
        chosen.iter_mut().for_each(|(_, rank)| rank.resize(most, zero));
        Ok(Some(chosen.into_iter().collect()))
    }

    fn learn(&mut self, terms: &Terms, sample: &Sample) {
        if sample.from == sample.to {
            self.pairs.push((sample.from, changes(terms, self.pool, sample)));
        }
    }
}
