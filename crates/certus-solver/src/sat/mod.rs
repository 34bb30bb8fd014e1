//! The SAT side: propositional variables, gates and clauses, solved incrementally under assumptions.
//!
//! Whoever feeds a [`Sat`] says what a clause is for, and that is what makes small queries cheap:
//!
//! - a **gate** ([`Sat::new_gate`]) *defines* a new variable as a function of older ones. A gate nobody
//!   asks about can be left unassigned, because its value follows from its inputs;
//! - a **fact** ([`Sat::add_clause`]) restricts the inputs and so counts in every query;
//! - an **activated fact** ([`Sat::add_clause_under`]) counts only in queries that assume its literal.
//!
//! The *cone* of a query is what its assumptions, its temporary clause, the facts and the activated facts
//! of its assumptions reach through gates towards their inputs. A solution on the cone extends to all
//! variables: gates outside are computed, other activation literals are set to false. So a solver may stop
//! as soon as the cone is assigned, or even earlier: when every clause that counts has a true literal, and
//! every gate this relies on has enough inputs assigned to determine it.

mod cadical;
mod gate;
pub mod ic3core;
pub mod proof;
mod theory;

pub use cadical::Cadical;
pub use ic3core::Ic3Core;
pub use theory::{Completion, Consequence, Lemma, Theory};

use crate::limits::{Limits, Stop};

/// A propositional variable: an index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Var(pub u32);

/// A literal: twice the variable, plus one if negated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Var {
    /// The literal that holds when the variable does.
    #[must_use]
    pub fn pos(self) -> Lit {
        Lit(self.0 << 1)
    }

    /// The literal that holds when the variable does not.
    #[must_use]
    #[allow(clippy::should_implement_trait)]
    pub fn neg(self) -> Lit {
        Lit(self.0 << 1 | 1)
    }

    /// The position of the variable in a table.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl Lit {
    /// The variable of the literal.
    #[must_use]
    pub fn var(self) -> Var {
        Var(self.0 >> 1)
    }

    /// Whether this is a negated variable.
    #[must_use]
    pub fn is_neg(self) -> bool {
        self.0 & 1 == 1
    }

    /// The position of the literal in a table of all literals.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The literal at `index` of a table of all literals.
    #[must_use]
    pub fn from_index(index: usize) -> Lit {
        Lit(u32::try_from(index).expect("fewer than 2^31 variables"))
    }

    /// The literal itself, negated if `flip`.
    #[must_use]
    pub fn negated_if(self, flip: bool) -> Lit {
        Lit(self.0 ^ u32::from(flip))
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;
    fn not(self) -> Lit {
        Lit(self.0 ^ 1)
    }
}

impl std::fmt::Debug for Lit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.is_neg() { "-" } else { "" }, self.var().0)
    }
}

/// What a gate computes.
#[derive(Clone, Copy, Debug)]
pub enum Gate<'a> {
    /// The conjunction of two or more literals.
    And(&'a [Lit]),
    /// Exclusive or.
    Xor(Lit, Lit),
    /// `if c { t } else { e }`.
    Mux {
        /// The condition.
        c: Lit,
        /// The value when the condition holds.
        t: Lit,
        /// The value when it does not.
        e: Lit,
    },
}

/// One question to a SAT solver.
#[derive(Clone, Copy, Debug, Default)]
pub struct SatQuery<'a> {
    /// Literals that hold in this query; the core is a subset of them.
    pub assumptions: &'a [Lit],
    /// A clause that holds in this query only. `None`: there is none (an empty clause is *false*).
    pub clause: Option<&'a [Lit]>,
}

/// The answer of a SAT solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SatAnswer {
    /// There is a solution; [`Sat::value`] tells it.
    Sat,
    /// There is none; [`Sat::core`] tells which assumptions suffice for that.
    Unsat,
    /// A limit ended the search.
    Unknown(Stop),
}

/// What a SAT solver counted since it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SatStats {
    /// Queries answered.
    pub solves: u64,
    /// Conflicts met.
    pub conflicts: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// Literals propagated.
    pub propagations: u64,
    /// Restarts made.
    pub restarts: u64,
    /// Times the clause database was reduced.
    pub reductions: u64,
}

/// An incremental SAT solver. Deterministic: the same calls give the same answers, models and cores.
pub trait Sat: Send {
    /// A name for statistics and messages.
    fn name(&self) -> &'static str;

    /// A new free variable. Variables are numbered in the order of creation, with gaps where a solver keeps
    /// some for itself.
    fn new_var(&mut self) -> Var;

    /// A new variable that equals `gate` over older variables.
    fn new_gate(&mut self, gate: Gate<'_>) -> Var;

    /// Adds a fact for good. Tautologies and repeated literals are welcome; the empty clause makes every
    /// later query unsatisfiable.
    fn add_clause(&mut self, lits: &[Lit]);

    /// Adds a fact that a theory knows to hold, whatever the problem. It is told apart from others in proofs only.
    fn add_lemma(&mut self, lits: &[Lit]) {
        self.add_clause(lits);
    }

    /// Adds a fact for the queries that assume `act`, which is a positive literal of a free variable used
    /// for nothing else.
    fn add_clause_under(&mut self, act: Lit, lits: &[Lit]);

    /// Promises that `act` is never assumed again, so that its facts can be forgotten.
    fn retire(&mut self, act: Lit);

    /// Answers a query. The solver stays usable after every answer, `Unknown` included.
    fn solve(&mut self, query: &SatQuery<'_>, limits: &Limits) -> SatAnswer;

    /// Answers a query modulo a theory, which knows what some of the variables mean. A solver always has the
    /// same theory.
    fn solve_modulo(&mut self, query: &SatQuery<'_>, theory: &mut dyn Theory, limits: &Limits) -> SatAnswer;

    /// The value of a literal in the solution just found; `None` if the solution does not depend on it: free
    /// variables without a value can have any, and gates without a value are to be computed from their
    /// inputs. So the variables with values are as such a generalisation of the solution. Only meaningful
    /// after `Sat`, until the next change.
    fn value(&self, lit: Lit) -> Option<bool>;

    /// A subset of the last query's assumptions that is unsatisfiable together with the facts and the
    /// temporary clause, in the order of the assumptions. Only meaningful after `Unsat`.
    fn core(&self) -> &[Lit];

    /// Hints that the query to come is best searched with `lit` true.
    fn prefer(&mut self, lit: Lit);

    /// The counters.
    fn stats(&self) -> SatStats;
}
