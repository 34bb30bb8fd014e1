//! What a pass is, and what it owes to who uses its result.

use crate::info::PassInfo;
use certus_logic::{Term, Terms};
use certus_model::{Cfa, Hints, Invariant, Loc, Proof};

/// A reduction of automata.
pub trait Pass {
    /// What it declares of itself.
    fn info(&self) -> &'static PassInfo;

    /// The name, by which it can be switched off.
    fn name(&self) -> &'static str {
        self.info().name
    }

    /// A smaller automaton over the same arena, and how to carry certificates back. `None`: nothing to do.
    ///
    /// *Ensures*: the error location of the result is reachable iff it was before.
    fn run(&self, terms: &mut Terms, cfa: &Cfa) -> Option<(Cfa, Box<dyn Lift>)>;
}

/// Carries certificates from the automaton a pass made to the one it was given.
pub trait Lift: Send + Sync {
    /// *Requires*: an inductive or a quantified proof of the automaton after the pass that lists all of its locations
    /// (the initial and the error location may be missing). *Ensures*: such a proof of the automaton before the pass.
    /// As `for all g` passes over `and` and not over `or`, formulas with ghosts may only be joined by `and`.
    fn invariant(&self, terms: &mut Terms, invariant: Invariant) -> Invariant;

    /// For which other kinds of proof, with these formulas, [`Lift::invariant`] ensures the same.
    fn carries(&self, formulas: &Invariant) -> Carries;

    /// The values a run of the automaton after the pass chose, as values for the automaton before.
    fn hints(&self, _terms: &mut Terms, hints: Hints) -> Hints {
        hints
    }
}

/// The kinds of proof, beside inductive and quantified ones, that a lift carries by lifting their formulas.
///
/// Below, a *step* is a path between two cut points ([`Proof`]), and states of the automaton before the pass have
/// counterparts in the automaton after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carries {
    /// k-inductive proofs. Each step before, from a state that satisfies the lifted formula, is exactly one step
    /// after, between the counterparts. A loop that a pass leaves out breaks this: going round it is a step before
    /// and none after.
    pub k_inductive: bool,
    /// k-inductive proofs over simple paths. As above, and different states of a path have different counterparts.
    /// Leaving a variable out breaks this: states that differ in nothing else have the same counterpart.
    pub simple: bool,
    /// Bounds on the length of runs. Each step before is one after, from whatever state, and a location from which
    /// edges lead to the error location has a counterpart of which this is true too.
    pub bounded: bool,
}

impl Carries {
    /// Every kind.
    pub(crate) const ALL: Carries = Carries { k_inductive: true, simple: true, bounded: true };

    /// None but inductive and quantified proofs.
    pub(crate) const NONE: Carries = Carries { k_inductive: false, simple: false, bounded: false };

    /// What a pass carries that left edges out: bounds only if no location has lost its way to the error. The
    /// locations of the automaton before come first in the automaton after.
    pub(crate) fn unless_a_way_is_lost(before: &Cfa, after: &Cfa) -> Carries {
        let (reached, leads) = before.reach();
        let (_, still) = after.reach();
        let bounded = before.locs().map(Loc::index).all(|loc| !reached[loc] || !leads[loc] || still[loc]);
        Carries { bounded, ..Carries::ALL }
    }

    /// Every kind for which states need no counterpart of their own.
    pub(crate) const ALL_BUT_SIMPLE: Carries = Carries { simple: false, ..Carries::ALL };

    /// What two lifts, one after the other, carry.
    pub(crate) fn and(self, other: Carries) -> Carries {
        Carries {
            k_inductive: self.k_inductive && other.k_inductive,
            simple: self.simple && other.simple,
            bounded: self.bounded && other.bounded,
        }
    }

    /// Whether this proof is among them.
    pub(crate) fn has(self, proof: &Proof) -> bool {
        match proof {
            Proof::Inductive(_) | Proof::Quantified { .. } | Proof::KInductive { k: 1, .. } => true,
            Proof::KInductive { simple: false, .. } => self.k_inductive,
            Proof::KInductive { simple: true, .. } => self.simple,
            Proof::Bounded { .. } => self.bounded,
        }
    }
}

/// The lift of a pass that keeps locations and needs nothing to justify what it did.
pub(crate) struct Same(pub(crate) Carries);

impl Lift for Same {
    fn invariant(&self, _terms: &mut Terms, invariant: Invariant) -> Invariant {
        invariant
    }

    fn carries(&self, _formulas: &Invariant) -> Carries {
        self.0
    }
}

/// The lift of a pass that keeps locations and used facts that hold at them. The facts are inductive by
/// themselves.
pub(crate) struct Conjoin {
    /// By location of both automata; where nothing is known there is `true`.
    pub(crate) facts: Vec<Term>,
    pub(crate) carries: Carries,
}

impl Lift for Conjoin {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        for (loc, formula) in &mut invariant.at {
            *formula = terms.and2(*formula, self.facts[loc.index()]);
        }
        invariant
    }

    fn carries(&self, _formulas: &Invariant) -> Carries {
        self.carries
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

    /// Locations that were left out are no cut points, or on no path from the initial to the error location.
    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries::ALL
    }
}

/// The lifts of several reductions, the first one first.
pub(crate) struct Chain(pub(crate) Vec<Box<dyn Lift>>);

impl Lift for Chain {
    fn invariant(&self, terms: &mut Terms, invariant: Invariant) -> Invariant {
        self.0.iter().rev().fold(invariant, |invariant, lift| lift.invariant(terms, invariant))
    }

    /// What depends on the formulas depends on where they are, and a lift that carries other kinds as well does
    /// not change that.
    fn carries(&self, formulas: &Invariant) -> Carries {
        self.0.iter().fold(Carries::ALL, |carries, lift| carries.and(lift.carries(formulas)))
    }

    fn hints(&self, terms: &mut Terms, hints: Hints) -> Hints {
        self.0.iter().rev().fold(hints, |hints, lift| lift.hints(terms, hints))
    }
}
