//! Certificates for [`Property::Justice`](crate::Property::Justice) of a system: is there an infinite run that meets each of
//! some sets of positions infinitely often?
//!
//! A counterexample is a [`Lasso`]. A proof is a [`JusticeProof`]: of three kinds, all about the system as it is, with a monitor
//! that whoever checks the proof builds anew.
//!
//! Several sets are met infinitely often iff *rounds* are completed infinitely often. For two sets or more there is a Boolean
//! variable for each, which begins as false and says whether its set was met in this round before the present position.
//! A position is *fair* if with it each set was met in this round; the next round begins after it. Of a single set the fair
//! positions are the set itself, and there is no variable; of none all positions are fair.

use certus_logic::{Assignment, Term};

/// An infinite run: the positions one after the other, and from the last one a step back to the state of one of them, with
/// which all goes on as it did from there.
#[derive(Clone, Debug)]
pub struct Lasso {
    /// The positions: state and inputs at each moment.
    pub positions: Vec<Assignment>,
    /// The position that follows the last one: where the loop begins.
    pub back: usize,
}

/// A proof that no infinite run meets each of some sets infinitely often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JusticeProof {
    /// Every infinite run has finitely many fair positions, because each of them lowers a rank.
    Ranks {
        /// The variables of the monitor, one for each set; none if there are fewer than two sets.
        met: Vec<Term>,
        /// The ranks, the lowest first.
        ranks: Vec<Rank>,
    },
    /// No two states that agree on some terms have all sets met between: liveness to safety (Biere, Artho, Schuppan 2002). The values of the terms are
    /// saved at some moment, and from then on it is seen which sets are met. The formula holds initially, is kept by all
    /// steps, and excludes states with the values that were saved when all sets were seen. The terms have finitely many values, so that
    /// an infinite run that meets all sets infinitely often comes to values that it had before: if they are all variables of the system, that is
    /// liveness to safety as it is known, and if they are predicates, liveness to safety by abstraction (Cimatti, Griggio, Mover, Tonetta 2014).
    Copy {
        /// A Boolean variable: a copy was saved at a position before.
        saved: Term,
        /// What is saved: terms over the variables of the system.
        of: Vec<Term>,
        /// For each of them a variable of the same sort.
        copies: Vec<Term>,
        /// For each set a Boolean variable: it was met at or after the position that was saved.
        seen: Vec<Term>,
        /// The formula, over the variables of the system and these.
        formula: Term,
    },
    /// From each fair position to the next one a tuple of measures falls: fair termination by a lexicographic ranking function (Cook,
    /// Gotsman, Podelski, Rybalchenko, Vardi, *Proving That Programs Eventually Do Something Good*, POPL 2007). At each fair position the
    /// measures are saved. The formula holds initially, is kept by all steps, and excludes fair positions at which they have not fallen
    /// since. A measure is a bit-vector, ordered as unsigned numbers; an integer, which falls from numbers that are not negative only; or a
    /// real, which falls from such numbers by one at least.
    Ranking {
        /// The variables of the monitor of rounds, one for each set; none if there are fewer than two sets.
        met: Vec<Term>,
        /// A Boolean variable: there was a fair position before.
        begun: Term,
        /// For each measure a variable of its sort: what it was at the last fair position.
        saved: Vec<Term>,
        /// The measures, the most important first, over the variables of the system and of the monitor of rounds.
        measures: Vec<Term>,
        /// The formula, over all of these variables.
        formula: Term,
    },
}

/// A set of states from which no step leads to a higher rank, and no step from a fair position stays at the rank, unless it
/// lowers the measure there. Initial states are of some rank.
///
/// The sequence of *shoals* of rlive (Xia, Becchi, Cimatti, Griggio, Li, Pu, CAV 2024) is one of ranks without measures. So is what
/// k-liveness proves (Claessen, Sörensson, FMCAD 2012): rank `n` are the states of an inductive invariant in which
/// at most `n - 1` fair positions are still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The states, over the variables of the system and those of the monitor.
    pub states: Term,
    /// A bit-vector, ordered as unsigned numbers, or an integer, which is not negative where it is lowered. It does not grow within the rank, and is
    /// lowered at fair positions.
    pub measure: Option<Term>,
}
