//! What engines that run side by side tell each other.
//!
//! Each has an arena of its own, copied from one at the start, so formulas travel as [`Portable`] terms. There are
//! two kinds: *proved* ones hold whenever their location is reached, and are inductive together with the facts
//! that all engines were given; *suggested* ones are what an engine finds likely, and whoever takes them has to
//! prove them.

use certus_logic::{Portable, Term, Terms};
use certus_model::{Invariant, Loc};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// No more suggestions than this are taken from one engine: each has to be proved.
const MOST: usize = 400;

type Formulas = Vec<(Loc, Portable)>;

/// What was told so far.
#[derive(Debug)]
pub struct Board {
    /// How many terms all arenas share.
    shared: usize,
    content: Mutex<Content>,
}

#[derive(Debug, Default)]
struct Content {
    proved: Formulas,
    suggested: Formulas,
}

impl Board {
    /// An empty board for engines whose arenas are copies of this one.
    #[must_use]
    pub fn new(terms: &Terms) -> Board {
        Board { shared: terms.len(), content: Mutex::default() }
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        // What a thread that panicked has written is whole: every change is one assignment.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn export(&self, terms: &Terms, formulas: &[(Loc, Term)]) -> Formulas {
        let formulas = formulas.iter().take(MOST);
        formulas.filter_map(|(loc, formula)| Some((*loc, terms.export(*formula, self.shared)?))).collect()
    }

    /// Tells formulas that hold.
    pub fn prove(&self, terms: &Terms, formulas: &[(Loc, Term)]) {
        let formulas = self.export(terms, formulas);
        self.content().proved.extend(formulas);
    }

    /// Tells formulas that may hold, in place of those suggested before.
    pub fn suggest(&self, terms: &Terms, formulas: &[(Loc, Term)]) {
        // With `false` among them nothing would be left of the others.
        let formulas: Vec<_> = formulas.iter().copied().filter(|(_, t)| *t != terms.fls()).collect();
        let formulas = self.export(terms, &formulas);
        self.content().suggested = formulas;
    }

    /// Facts together with all that was proved.
    #[must_use]
    pub fn with_proved(&self, terms: &mut Terms, facts: &Invariant) -> Invariant {
        join(terms, facts, &self.content().proved)
    }

    /// Facts together with all that was suggested.
    #[must_use]
    pub fn with_suggested(&self, terms: &mut Terms, facts: &Invariant) -> Invariant {
        join(terms, facts, &self.content().suggested)
    }
}

fn join(terms: &mut Terms, facts: &Invariant, more: &Formulas) -> Invariant {
    let mut out = facts.clone();
    for (loc, formula) in more {
        let formula = terms.import(formula);
        let known = out.at.get(loc).copied().unwrap_or(terms.tru());
        let both = terms.and2(known, formula);
        out.at.insert(*loc, both);
    }
    out
}
