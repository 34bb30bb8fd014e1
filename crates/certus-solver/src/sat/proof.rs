//! The log of a refutation: what a SAT solver was given and what it learnt, in order.
//!
//! Clauses are logged as they are given, before anything is simplified, and as they are learnt. Each learnt
//! clause follows from those before it by unit propagation, so the resolution steps need not be logged: whoever
//! wants them makes them anew, and only for the clauses that matter (DRUP; Gurfinkel and Vizel, *DRUPing for
//! interpolants*, FMCAD 2014).

use super::{Lit, Var};
use crate::arith::Rational;

/// Where a clause comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A fact of a part of the problem: the number that was last set by [`ProofLog::set_part`].
    Part(u32),
    /// The definition of a gate.
    Gate(Var),
    /// A clause that a theory adds, valid whatever the problem.
    Theory,
    /// Learnt: follows from the clauses before by unit propagation.
    Learnt,
}

/// A logged clause.
#[derive(Clone, Copy, Debug)]
pub struct Logged<'a> {
    /// Where it comes from.
    pub origin: Origin,
    /// Its literals.
    pub lits: &'a [Lit],
    /// For a clause of linear arithmetic: a positive number for each literal. The negations of the literals,
    /// as inequalities, multiplied by these and added up, are a contradiction without variables.
    pub farkas: Option<&'a [Rational]>,
}

/// See the module's text.
#[derive(Debug, Default)]
pub struct ProofLog {
    lits: Vec<Lit>,
    /// Where each clause ends in `lits`, and where it comes from.
    clauses: Vec<(usize, Origin)>,
    /// The coefficients of some clauses, by their number, ascending.
    farkas: Vec<(usize, Vec<Rational>)>,
    part: u32,
}

impl ProofLog {
    /// An empty log.
    #[must_use]
    pub fn new() -> ProofLog {
        ProofLog::default()
    }

    /// The part that the facts to come are of.
    pub fn set_part(&mut self, part: u32) {
        self.part = part;
    }

    pub(crate) fn fact(&mut self, lits: &[Lit]) {
        self.add(lits, Origin::Part(self.part));
    }

    pub(crate) fn add(&mut self, lits: &[Lit], origin: Origin) {
        self.lits.extend_from_slice(lits);
        self.clauses.push((self.lits.len(), origin));
    }

    /// Logs a clause that a theory adds: a disjunction that is valid in the theory. `farkas` has a positive
    /// number for each literal if linear arithmetic refutes their negations.
    pub fn theory_lemma(&mut self, clause: &[Lit], farkas: Option<&[Rational]>) {
        if let Some(numbers) = farkas {
            debug_assert_eq!(numbers.len(), clause.len(), "a number for each literal");
            self.farkas.push((self.clauses.len(), numbers.to_vec()));
        }
        self.add(clause, Origin::Theory);
    }

    /// The number of clauses.
    #[must_use]
    pub fn len(&self) -> usize {
        self.clauses.len()
    }

    /// Whether nothing was logged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.clauses.is_empty()
    }

    /// A clause by its number.
    #[must_use]
    pub fn get(&self, n: usize) -> Logged<'_> {
        let start = if n == 0 { 0 } else { self.clauses[n - 1].0 };
        let (end, origin) = self.clauses[n];
        let farkas = self.farkas.binary_search_by_key(&n, |f| f.0).ok().map(|i| &self.farkas[i].1[..]);
        Logged { origin, lits: &self.lits[start..end], farkas }
    }

    /// All clauses in order.
    pub fn iter(&self) -> impl Iterator<Item = Logged<'_>> {
        (0..self.len()).map(|n| self.get(n))
    }
}
