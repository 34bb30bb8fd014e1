//! Search modulo a theory: what a SAT solver asks of whoever knows the meaning of its variables.
//!
//! Some free variables are *atoms* of a theory, such as `x + y ≤ 3`. The search tells the theory which of
//! them it has assigned ([`Theory::assign`]), takes that back when it backtracks, and asks for consequences
//! whenever unit propagation has come to its end ([`Theory::propagate`]). When nothing is left to decide, the
//! theory has the last word ([`Theory::complete`]). Atoms outside of the cone of a query stay unassigned, so
//! the theory never hears of them.

use super::{Lit, Sat, SatAnswer, SatQuery, Var};
use crate::arith::Rational;
use crate::limits::{Limits, Stop};

/// A clause that is valid in the theory.
#[derive(Clone, Debug, Default)]
pub struct Lemma {
    /// The literals. In a lemma that implies a literal, that one is the first.
    pub clause: Vec<Lit>,
    /// If the lemma is a consequence of linear arithmetic over the rationals: for each literal a positive
    /// coefficient, such that the negated literals' inequalities with these sum up to a contradiction.
    pub farkas: Option<Vec<Rational>>,
}

/// What follows from what a theory was told.
#[derive(Clone, Debug)]
pub enum Consequence {
    /// Nothing that is new.
    Nothing,
    /// It is contradictory: all literals of the lemma are false.
    Conflict(Lemma),
    /// The first literals of the lemmas, which are open, follow from the others, which are false.
    Implied(Vec<Lemma>),
    /// A limit was reached.
    Stopped(Stop),
}

/// What a theory says when nothing is left to decide.
#[derive(Clone, Debug)]
pub enum Completion {
    /// There is a model.
    Model,
    /// It is contradictory, or more follows: never [`Consequence::Nothing`].
    More(Consequence),
    /// There may be a model if this literal of an unassigned variable holds, or else if it does not.
    Decide(Lit),
}

/// A theory, as the search sees it.
pub trait Theory {
    /// Takes notice that a literal is true. `at` is its place on the trail; places only grow. Literals that
    /// are no atoms of the theory are passed over.
    fn assign(&mut self, lit: Lit, at: usize);

    /// Forgets the literals at this place and behind it.
    fn backtrack(&mut self, at: usize);

    /// Consequences of what is assigned. Only `is_open` variables are worth implying.
    fn propagate(&mut self, is_open: &dyn Fn(Var) -> bool, limits: &Limits) -> Consequence;

    /// The last word. The theory may take new variables, for atoms that it makes up.
    fn complete(&mut self, new_var: &mut dyn FnMut() -> Var, limits: &Limits) -> Completion;

    /// The variables that are atoms.
    fn atoms(&self) -> &[Var];
}

/// [`Sat::solve_modulo`] for solvers that cannot be interrupted in their search: solutions that contradict
/// the theory are excluded by lemmas, one after the other.
pub(super) fn solve_by_lemmas<S: Sat>(
    sat: &mut S,
    query: &SatQuery<'_>,
    theory: &mut dyn Theory,
    limits: &Limits,
) -> SatAnswer {
    loop {
        let answer = sat.solve(query, limits);
        if answer != SatAnswer::Sat {
            return answer;
        }
        theory.backtrack(0);
        let mut is_assigned = rustc_hash::FxHashSet::default();
        for (at, var) in theory.atoms().to_vec().into_iter().enumerate() {
            if let Some(value) = sat.value(var.pos()) {
                theory.assign(var.pos().negated_if(!value), at);
                is_assigned.insert(var);
            }
        }
        let mut more = theory.propagate(&|var| !is_assigned.contains(&var), limits);
        // Implied atoms are those that the solution says nothing of; what they imply is left to `complete`.
        if matches!(more, Consequence::Nothing | Consequence::Implied(_)) {
            match theory.complete(&mut || sat.new_var(), limits) {
                Completion::Model => return SatAnswer::Sat,
                Completion::More(what) => more = what,
                Completion::Decide(lit) => {
                    decide(sat, lit);
                    continue;
                }
            }
        }
        match more {
            Consequence::Conflict(lemma) => sat.add_clause(&lemma.clause),
            Consequence::Implied(lemmas) => lemmas.iter().for_each(|lemma| sat.add_clause(&lemma.clause)),
            Consequence::Stopped(stop) => return SatAnswer::Unknown(stop),
            Consequence::Nothing => unreachable!("a theory that says more says what"),
        }
        if let Some(stop) = limits.stop() {
            return SatAnswer::Unknown(stop);
        }
    }
}

/// Makes the solver assign a variable that no clause may have yet.
fn decide<S: Sat>(sat: &mut S, lit: Lit) {
    let any = sat.new_var().pos();
    sat.add_clause(&[lit, any]);
    sat.add_clause(&[!lit, any]);
}
