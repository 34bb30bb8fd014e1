//! How certificates of a reduced system become those of the system before the reduction.

use crate::pass::Carries;
use certus_logic::{Assignment, Substitution, Term, Terms};

/// Carries certificates from the system that a reduction made to the one it was given.
pub(super) trait SystemLift: Send + Sync {
    /// *Requires*: the formula of an inductive or quantified proof of the system after. *Ensures*: that of such a
    /// proof of the system before.
    fn formula(&self, terms: &mut Terms, formula: Term) -> Term;

    /// For which other kinds of proof [`SystemLift::formula`] ensures the same. A step is one of the system, so
    /// the only question is whether paths of the system before are paths of the one after.
    fn carries(&self) -> Carries;

    /// Positions of a run of the system after get the values that make them a run of the system before.
    fn positions(&self, terms: &mut Terms, positions: &mut [Assignment]);
}

/// The lift of a reduction after which every position is a position as it was before, with the same steps.
pub(super) struct Unchanged(pub(super) Carries);

impl SystemLift for Unchanged {
    fn formula(&self, _terms: &mut Terms, formula: Term) -> Term {
        formula
    }

    fn carries(&self) -> Carries {
        self.0
    }

    fn positions(&self, _terms: &mut Terms, _positions: &mut [Assignment]) {}
}

/// Why variables could be replaced by terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Because {
    /// The facts are an inductive invariant, so the lifted formula has them beside itself.
    Invariant,
    /// The constraint says so. It holds at the positions of a run, but not in every state that a step leads to: the
    /// formula is about those states only in which the facts hold.
    Constraint,
}

/// The lift of a reduction that replaced variables by terms over the others.
pub(super) struct Replaced {
    /// Each variable, and the term that has its value at each position of the system after.
    pub(super) values: Vec<(Term, Term)>,
    /// New variables of the system after, and what they are over the state before.
    pub(super) new: Vec<(Term, Term)>,
    /// What is true of the state, so that the terms have the values of the variables. Nothing about inputs.
    pub(super) facts: Term,
    pub(super) because: Because,
}

impl SystemLift for Replaced {
    /// With facts that are an invariant: they and the formula hold initially, and a step from a state in which they hold is
    /// a step of the system after, so that both hold again.
    ///
    /// With facts of the constraint: from a state in which the constraint holds, so do the facts and therefore the formula. The
    /// step leads to a state without the facts, where nothing is said, or it is one of the system after.
    fn formula(&self, terms: &mut Terms, formula: Term) -> Term {
        let mut by: Substitution = self.new.iter().copied().collect();
        let formula = terms.substitute(formula, &mut by);
        match self.because {
            Because::Invariant => terms.and2(formula, self.facts),
            Because::Constraint => terms.implies(self.facts, formula),
        }
    }

    /// The facts make the values of what was replaced functions of the others, so different states stay different. A
    /// bound on the length of runs counts their last state, which need not satisfy the constraint.
    fn carries(&self) -> Carries {
        match self.because {
            Because::Invariant => Carries::ALL,
            Because::Constraint => Carries { bounded: false, ..Carries::ALL },
        }
    }

    fn positions(&self, terms: &mut Terms, positions: &mut [Assignment]) {
        let (vars, values): (Vec<Term>, Vec<Term>) = self.values.iter().copied().unzip();
        for position in positions {
            let found = terms.eval_all(&values, position);
            for (var, value) in vars.iter().zip(found) {
                if let Some(symbol) = terms.as_var(*var) {
                    position.set(symbol, value);
                }
            }
        }
    }
}
