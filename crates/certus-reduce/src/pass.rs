//! What a pass is, and what it owes to who uses its result.

use certus_logic::{Term, Terms};
use certus_model::{Cfa, Hints, Invariant, Loc};

/// A reduction of automata.
pub trait Pass {
    /// The name, by which it can be switched off.
    fn name(&self) -> &'static str;

    /// What it does, in one line.
    fn about(&self) -> &'static str;

    /// A smaller automaton over the same arena, and how to carry certificates back. `None`: nothing to do.
    ///
    /// *Ensures*: the error location of the result is reachable iff it was before.
    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)>;
}

/// Carries certificates from the automaton a pass made to the one it was given.
pub trait Lift: Send + Sync {
    /// *Requires*: a proof of the automaton after the pass that lists all of its locations (the initial and
    /// the error location may be missing). *Ensures*: a proof of the automaton before the pass.
    fn invariant(&self, terms: &mut Terms, invariant: Invariant) -> Invariant;

    /// The values a run of the automaton after the pass chose, as values for the automaton before.
    fn hints(&self, _terms: &mut Terms, hints: Hints) -> Hints {
        hints
    }
}

/// The lift of a pass that keeps locations and needs nothing to justify what it did.
pub(crate) struct Same;

impl Lift for Same {
    fn invariant(&self, _terms: &mut Terms, invariant: Invariant) -> Invariant {
        invariant
    }
}

/// The lift of a pass that keeps locations and used facts that hold at them. The facts are inductive by
/// themselves.
pub(crate) struct Conjoin {
    /// By location of both automata; where nothing is known there is `true`.
    pub(crate) facts: Vec<Term>,
}

impl Lift for Conjoin {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        for (loc, formula) in &mut invariant.at {
            *formula = terms.and2(*formula, self.facts[loc.index()]);
        }
        invariant
    }
}

/// The lift of a pass that leaves locations out.
pub(crate) struct Renamed {
    /// For each location of the result the one it was.
    pub(crate) origin: Vec<Loc>,
    /// Locations that were left out and have a formula of their own.
    pub(crate) others: Vec<(Loc, Term)>,
}

impl Lift for Renamed {
    fn invariant(&self, _terms: &mut Terms, invariant: Invariant) -> Invariant {
        let kept = invariant.at.into_iter().map(|(loc, formula)| (self.origin[loc.index()], formula));
        Invariant { at: kept.chain(self.others.iter().copied()).collect() }
    }
}
