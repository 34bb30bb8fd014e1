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

    /// The variables that are atoms, without those that the theory has made up.
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
        let atoms = theory.atoms().to_vec();
        for (at, var) in atoms.iter().enumerate() {
            if let Some(value) = sat.value(var.pos()) {
                theory.assign(var.pos().negated_if(!value), at);
            }
        }
        let mut splits = Splits { at: atoms.len(), stack: Vec::new() };
        match splits.search(theory, &mut || sat.new_var(), limits) {
            Ok(None) => return SatAnswer::Sat,
            Ok(Some(clause)) => sat.add_clause(&clause),
            Err(stop) => return SatAnswer::Unknown(stop),
        }
        if let Some(stop) = limits.stop() {
            return SatAnswer::Unknown(stop);
        }
    }
}

/// The search of a theory below a solution that it was told, over atoms that it makes up itself.
struct Splits {
    /// The place of the first of them on the trail.
    at: usize,
    /// The literals that are assumed and, where the opposite is refuted already, the clause that says so.
    stack: Vec<(Lit, Option<Vec<Lit>>)>,
}

impl Splits {
    /// A clause that refutes the solution, without the atoms that were made up, or `None` if there is a model.
    fn search(
        &mut self,
        theory: &mut dyn Theory,
        new_var: &mut dyn FnMut() -> Var,
        limits: &Limits,
    ) -> Result<Option<Vec<Lit>>, Stop> {
        loop {
            let mut what = theory.propagate(&|_| false, limits);
            if let Consequence::Nothing | Consequence::Implied(_) = what {
                what = match theory.complete(new_var, limits) {
                    Completion::Model => return Ok(None),
                    Completion::More(what) => what,
                    Completion::Decide(lit) => {
                        self.assume(theory, lit, None);
                        continue;
                    }
                };
            }
            match what {
                Consequence::Stopped(stop) => return Err(stop),
                Consequence::Conflict(lemma) => {
                    if let Some(clause) = self.refuted(theory, lemma.clause) {
                        return Ok(Some(clause));
                    }
                }
                // A literal that follows is one whose opposite is refuted.
                Consequence::Implied(lemmas) => {
                    for lemma in lemmas {
                        self.assume(theory, lemma.clause[0], Some(lemma.clause));
                    }
                }
                Consequence::Nothing => unreachable!("a theory that says more says what"),
            }
            if let Some(stop) = limits.stop() {
                return Err(stop);
            }
        }
    }

    fn assume(&mut self, theory: &mut dyn Theory, lit: Lit, refutation: Option<Vec<Lit>>) {
        theory.assign(lit, self.at + self.stack.len());
        self.stack.push((lit, refutation));
    }

    /// Goes back to the last literal that has an opposite to try. Returns the clause that refutes everything if
    /// there is none.
    fn refuted(&mut self, theory: &mut dyn Theory, mut clause: Vec<Lit>) -> Option<Vec<Lit>> {
        while let Some((lit, refutation)) = self.stack.pop() {
            theory.backtrack(self.at + self.stack.len());
            if !clause.contains(&!lit) {
                continue;
            }
            let Some(other) = refutation else {
                self.assume(theory, !lit, Some(clause));
                return None;
            };
            clause.retain(|l| *l != !lit);
            clause.extend(other.into_iter().filter(|l| *l != lit));
            clause.sort_unstable();
            clause.dedup();
        }
        Some(clause)
    }
}
