//! Proofs: what an engine gives for `the error location is not reachable`.

use crate::cfa::{Invariant, Loc};
use certus_logic::Term;
use std::collections::BTreeMap;

/// A proof that the error location is not reachable.
///
/// The listed locations and the initial one, where `true` is understood, are the *cut points*: every cycle
/// goes through one. A *step* is a path from a cut point to a cut point or to the error location that meets no
/// other on the way. At the error location `false` is understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Each step, begun in a state that satisfies the formula of its first location, ends in one that
    /// satisfies that of its last.
    Inductive(Invariant),
    /// For all values of the ghosts, which no command reads or writes: where each step begins in a state that
    /// satisfies the formula of its first location *for all* values of the ghosts, it ends in one that satisfies that of
    /// its last for all of them. So a formula may speak of each element of an array: `i <= g or a[g] = 0`.
    Quantified {
        /// Variables that are none of the automaton's.
        ghosts: Vec<Term>,
        /// The formulas, over the automaton's variables and the ghosts.
        formulas: Invariant,
    },
    /// The same as an inductive invariant from `k` steps: whenever `k` steps follow each other, begun at any cut point, and the formulas
    /// hold at the first and all locations between them, the formula of the last holds; and the formulas hold
    /// wherever fewer than `k` steps from the initial location lead.
    KInductive {
        /// The number of steps, at least 1. With 1 this is an inductive invariant.
        k: u32,
        /// The formulas. A location may be listed with `true` to be a cut point.
        formulas: Invariant,
        /// Only steps count that meet no cut point twice in the same state. That is enough: a shortest run to
        /// a state that breaks a formula meets no state twice.
        simple: bool,
    },
    /// All runs are short: the formulas hold wherever fewer than `k` steps from the initial location lead, and
    /// no `k` steps from there lead to the error location or to a cut point from which edges lead on to it.
    Bounded {
        /// The number of steps, at least 1.
        k: u32,
        /// The formulas, usually all `true`.
        formulas: Invariant,
    },
}

impl Proof {
    /// The formulas by location.
    #[must_use]
    pub fn formulas(&self) -> &BTreeMap<Loc, Term> {
        match self {
            Proof::Inductive(formulas)
            | Proof::Quantified { formulas, .. }
            | Proof::KInductive { formulas, .. }
            | Proof::Bounded { formulas, .. } => &formulas.at,
        }
    }

    /// The variables over all whose values the formulas are to be read; none but in a quantified proof.
    #[must_use]
    pub fn ghosts(&self) -> &[Term] {
        match self {
            Proof::Quantified { ghosts, .. } => ghosts,
            Proof::Inductive(_) | Proof::KInductive { .. } | Proof::Bounded { .. } => &[],
        }
    }

    /// The same kind of proof with other formulas: how a proof is carried to another automaton whose steps
    /// are those of this one.
    #[must_use]
    pub fn with_formulas(&self, formulas: Invariant) -> Proof {
        match self {
            Proof::Inductive(_) => Proof::Inductive(formulas),
            Proof::Quantified { ghosts, .. } => Proof::Quantified { ghosts: ghosts.clone(), formulas },
            Proof::KInductive { k, simple, .. } => Proof::KInductive { k: *k, formulas, simple: *simple },
            Proof::Bounded { k, .. } => Proof::Bounded { k: *k, formulas },
        }
    }
}
