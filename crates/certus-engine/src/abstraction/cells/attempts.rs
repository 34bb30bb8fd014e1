//! Single cells as an abstraction: which of them are tried, one after the other.

use super::{Cells, worth};
use crate::abstraction::{Abstracted, Abstraction, Subproblem};
use certus_logic::Terms;
use certus_model::{Cfa, Invariant, Proof, Run};
use std::collections::VecDeque;

/// With accelerated loops a search may handle so many obligations.
const BUDGET_ACCELERATED: u64 = 3_000;

/// Without them, so many: what they do not help with is seldom proved by cells at all.
const BUDGET_PLAIN: u64 = 600;

/// Each attempt may take this part of the time that is left, so that some is left for the automaton in question.
const TIME_SHARE: f64 = 0.2;

/// One way to look at arrays.
#[derive(Clone, Copy)]
struct Attempt {
    /// At how many indices at a time.
    ghosts: usize,
    /// Whether loops are accelerated.
    accelerated: bool,
}

/// The abstraction of arrays to single cells.
pub(crate) struct ByCells {
    /// The attempts that are left.
    left: VecDeque<Attempt>,
    /// The cells of the last one, and the facts that were used with them.
    last: Option<(Cells, Invariant)>,
}

impl ByCells {
    /// Attempts with up to so many ghosts, with accelerated loops first. None for an automaton without arrays that have
    /// indices of at least `index_bits`.
    pub(crate) fn new(terms: &Terms, cfa: &Cfa, ghosts: usize, index_bits: u32) -> ByCells {
        let mut left = VecDeque::new();
        if ghosts > 0 && worth(terms, cfa, index_bits) {
            for accelerated in [true, false] {
                left.extend((1..=ghosts).map(|ghosts| Attempt { ghosts, accelerated }));
            }
        }
        ByCells { left, last: None }
    }
}

impl Abstraction for ByCells {
    const COUNTER: &'static str = "rounds with single cells";

    fn apply(&mut self, terms: &mut Terms, given: &Subproblem<'_>) -> Option<Abstracted> {
        loop {
            let Attempt { ghosts, accelerated } = self.left.pop_front()?;
            let facts = Cells::facts(terms, given.task.facts);
            let Some((cfa, hints, cells)) = Cells::new(terms, given.task.cfa, &facts, (ghosts, accelerated))
            else {
                continue;
            };
            self.last = Some((cells, facts.clone()));
            let budget = if accelerated { BUDGET_ACCELERATED } else { BUDGET_PLAIN };
            // Other engines know neither ghosts nor cells.
            let shares_lemmas = false;
            let time_share = Some(TIME_SHARE);
            return Some(Abstracted { cfa, facts: Some(facts), hints, budget, time_share, shares_lemmas });
        }
    }

    fn lift(&self, terms: &mut Terms, proof: &Proof) -> Option<Proof> {
        let (cells, facts) = self.last.as_ref()?;
        cells.lift(terms, facts, proof.formulas())
    }

    /// A read at another index than the ghosts gives anything, so a run says nothing.
    fn concretise(&self, _: &Cfa, _: &Run) -> Option<Run> {
        None
    }

    /// The next attempt, if one is left.
    fn refine(&mut self, _: &Terms, _: &Cfa, _: Option<&Run>) -> bool {
        !self.left.is_empty()
    }
}
