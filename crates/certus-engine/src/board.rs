//! What engines that run side by side tell each other.
//!
//! Each has an arena of its own, copied from one at the start, so formulas travel as [`Portable`] terms. There are
//! two kinds: *proved* ones hold whenever their location is reached, and are inductive together with the facts
//! that all engines were given; *suggested* ones are what an engine finds likely, and whoever takes them has to
//! prove them. Proved formulas come in groups, because one may be inductive only with the others: a group is told
//! whole or not at all.

use certus_logic::{Portable, Shared, Term, Terms};
use certus_model::{Invariant, Loc};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// No more suggestions than this are taken from one engine: each has to be proved.
const MOST_SUGGESTED: usize = 400;

type Formulas = Vec<(Loc, Portable)>;

/// What was told so far.
#[derive(Debug)]
pub struct Board {
    /// What all arenas have in common.
    shared: Shared,
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
        Board { shared: terms.shared(), content: Mutex::default() }
    }

    fn content(&self) -> MutexGuard<'_, Content> {
        // What a thread that panicked has written is whole: every change is one assignment.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn export(&self, terms: &Terms, (loc, formula): (Loc, Term)) -> Option<(Loc, Portable)> {
        Some((loc, terms.export(formula, self.shared)?))
    }

    /// Tells formulas that hold. Each is inductive together with the others, with what was told before and with the
    /// facts that all engines were given. Gives whether they were told: if one cannot be made in other arenas, none is,
    /// and whatever rests on them must not be told either.
    #[must_use]
    pub fn prove(&self, terms: &Terms, formulas: &[(Loc, Term)]) -> bool {
        let group: Option<Formulas> = formulas.iter().map(|formula| self.export(terms, *formula)).collect();
        let told = group.is_some();
        self.content().proved.extend(group.into_iter().flatten());
        told
    }

    /// Tells formulas that may hold, in place of those suggested before.
    pub fn suggest(&self, terms: &Terms, formulas: &[(Loc, Term)]) {
        // With `false` among them nothing would be left of the others.
        let formulas = formulas.iter().copied().filter(|(_, t)| *t != terms.fls()).take(MOST_SUGGESTED);
        let formulas = formulas.filter_map(|formula| self.export(terms, formula)).collect();
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
