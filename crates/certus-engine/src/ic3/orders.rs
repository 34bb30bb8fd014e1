//! The order of a ghost and an index.
//!
//! Where arrays are looked at by single cells ([`crate::cells`]), what a program asks about a ghost is whether it is
//! this index. What a proof needs to know is whether it was before: on which side of the index it is.

use super::literals::{Kinds, equality_with_constant};
use crate::cells::{compared, solved};
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, Command, Cube};

/// More comparisons of ghosts than this are not kept in mind.
const MOST: usize = 16;

impl Kinds {
    /// Which variables are ghosts, and what the automaton compares them with. What is compared with `locals` is of no use
    /// at a location.
    pub(super) fn set_ghosts(&mut self, terms: &mut Terms, cfa: &Cfa, ghosts: &[Term], locals: &[Term]) {
        self.ghosts = ghosts.to_vec();
        if ghosts.is_empty() {
            return;
        }
        let reads =
            cfa.edges.iter().flat_map(|edge| edge.block.steps()).filter_map(|step| match step.command {
                Command::Assume(read) | Command::Assign(_, read) => Some(read),
                Command::Havoc(_) => None,
            });
        let roots: Vec<Term> = reads.collect();
        for atom in terms.post_order(&roots) {
            let compared = match *terms.args(atom) {
                [a, b] if terms.op(atom) == Op::BvUlt && ghosts.contains(&a) => Some((a, b)),
                [a, b] if terms.op(atom) == Op::BvUlt && ghosts.contains(&b) => Some((b, a)),
                _ => self.asked_ghost(terms, atom),
            };
            if let Some(mark) = compared
                && !terms.free_vars(mark.1).is_empty()
                && !terms.free_vars(mark.1).iter().any(|var| locals.contains(var))
                && !self.marks.contains(&mark)
                && self.marks.len() < MOST
            {
                self.moving.extend(terms.free_vars(mark.1).into_iter().filter(|var| !ghosts.contains(var)));
                self.marks.push(mark);
            }
        }
    }

    /// Whether there are any.
    pub(super) fn has_ghosts(&self) -> bool {
        !self.ghosts.is_empty()
    }

    /// Adds on which side of what they are compared with ghosts are in a state.
    pub(super) fn add_orders(&self, terms: &mut Terms, state: &Assignment, literals: &mut Vec<Term>) {
        for (ghost, value) in &self.marks {
            let (below, above) = (terms.bvult(*ghost, *value), terms.bvult(*value, *ghost));
            let sides = [(below, above), (above, below)];
            let is = sides.into_iter().find(|(side, _)| terms.eval(*side, state) == Value::Bool(true));
            let parts = match is {
                Some((side, _)) => vec![side],
                None => vec![terms.not(below), terms.not(above)],
            };
            literals.extend(parts.into_iter().filter(|part| *part != terms.tru()));
        }
        let mut seen: Vec<Term> = Vec::with_capacity(literals.len());
        literals.retain(|literal| {
            let new = !seen.contains(literal);
            seen.push(*literal);
            new
        });
    }

    /// The ghost and the term that it is asked to be equal to, if an atom asks that.
    fn asked_ghost(&self, terms: &mut Terms, atom: Term) -> Option<(Term, Term)> {
        if self.ghosts.is_empty() { None } else { compared(terms, atom, &self.ghosts) }
    }

    /// A cube without choices that holds in the state and implies the given one, which does as well. Only where there
    /// are ghosts: the effects of commands are full of choices there.
    pub(super) fn chosen_cube(&self, terms: &mut Terms, cube: &Cube, state: &Assignment) -> Cube {
        if self.ghosts.is_empty() {
            return cube.clone();
        }
        let mut all = Vec::new();
        for literal in cube.literals() {
            all.extend(Kinds::without_choices(terms, *literal, state));
        }
        Cube::new(terms, &all)
    }

    /// Literals without choices that hold in the state and together imply this one, which holds in it: of what an
    /// if-then-else chooses only what it does in the state, and of a disjunction one part that holds. So `e = g ? v : c`
    /// after a write says what was there before, or that this was written.
    fn without_choices(terms: &mut Terms, literal: Term, state: &Assignment) -> Vec<Term> {
        let (mut out, mut open) = (Vec::new(), vec![literal]);
        while let Some(literal) = open.pop() {
            let (atom, negated) = terms.strip_not(literal);
            let boolean = terms.args(atom).first().is_some_and(|arg| terms.sort(*arg) == Sort::Bool);
            match terms.op(atom) {
                Op::And if negated => {
                    let parts = terms.args(atom).to_vec();
                    let fails = parts.into_iter().find(|part| terms.eval(*part, state) == Value::Bool(false));
                    open.extend(fails.map(|part| terms.not(part)));
                }
                Op::And => open.extend(terms.args(atom).to_vec()),
                Op::Eq if boolean => {
                    for side in terms.args(atom).to_vec() {
                        open.push(chosen(terms, side, state));
                    }
                }
                _ => match inner_choice(terms, literal) {
                    None if !out.contains(&literal) => out.push(literal),
                    None => {}
                    Some(choice) => {
                        let test = terms.arg(choice, 0);
                        let holds = terms.eval(test, state) == Value::Bool(true);
                        let taken = terms.arg(choice, if holds { 1 } else { 2 });
                        let mut by: Substitution = [(choice, taken)].into_iter().collect();
                        let rest = terms.substitute(literal, &mut by);
                        open.extend([rest, if holds { test } else { terms.not(test) }]);
                    }
                },
            }
        }
        out.retain(|literal| *literal != terms.tru());
        out
    }

    /// Takes a literal about a ghost and an index apart: what is equal is at most and at least as large, and what is
    /// not is smaller or larger, whichever it is in the state.
    pub(super) fn order(
        &self,
        terms: &mut Terms,
        literal: Term,
        state: &Assignment,
        out: &mut Vec<Term>,
    ) -> bool {
        let (atom, negated) = terms.strip_not(literal);
        let Some((ghost, value)) = self.asked_ghost(terms, atom) else { return false };
        let parts = if negated {
            let below = terms.bvult(ghost, value);
            let side =
                if terms.eval(below, state) == Value::Bool(true) { below } else { terms.bvult(value, ghost) };
            vec![side]
        } else {
            vec![terms.bvule(ghost, value), terms.bvule(value, ghost)]
        };
        out.extend(parts.into_iter().filter(|part| *part != terms.tru()));
        true
    }

    /// Values with the ghosts that have them in the state in place of numbers.
    pub(super) fn as_ghosts(&self, terms: &mut Terms, values: &[Term], state: &Assignment) -> Vec<Term> {
        let mut out = values.to_vec();
        for value in &mut out {
            let same =
                |ghost: &&Term| terms.value_of(*value).is_some_and(|v| v == terms.eval(**ghost, state));
            if let Some(ghost) = self.ghosts.iter().find(same) {
                *value = *ghost;
                continue;
            }
            // A counter may be narrower than the ghosts are.
            let Some(number) = terms.as_bv(*value).cloned() else { continue };
            let wider = |ghost: &Term| match terms.eval(*ghost, state) {
                Value::Bv(all) if all.width() > number.width() => {
                    number.zero_extend(all.width() - number.width()) == all
                }
                _ => false,
            };
            if let Some(ghost) = self.ghosts.iter().copied().find(wider) {
                *value = terms.extract(number.width() - 1, 0, ghost);
            }
        }
        out
    }

    /// Adds what literals say of a ghost that the cube says to be equal to what they speak of: from `i = g` and
    /// `i < n` that `g < n`, which stays true when `i` changes.
    /// What is `known` there counts as well.
    pub(super) fn add_consequences(
        &self,
        terms: &mut Terms,
        cube: &Cube,
        known: &[Term],
        literals: &mut Vec<Term>,
    ) {
        let mut more = Vec::new();
        for equality in cube.literals() {
            if self.asked_ghost(terms, *equality).is_none() {
                continue;
            }
            let (a, b) = (terms.arg(*equality, 0), terms.arg(*equality, 1));
            let difference = terms.bvsub(a, b);
            for var in terms.free_vars(difference) {
                if self.ghosts.contains(&var) {
                    continue;
                }
                let Some(value) = solved(terms, difference, var) else { continue };
                let mut by: Substitution = [(var, value)].into_iter().collect();
                for literal in literals.iter().chain(known) {
                    let other = terms.substitute(*literal, &mut by);
                    if other != *literal && self.lasting(terms, other) == LASTING {
                        more.push(other);
                    }
                }
            }
        }
        more.retain(|literal| *literal != terms.tru() && !literals.contains(literal));
        more.sort_unstable();
        more.dedup();
        literals.extend(more);
    }

    /// How much a literal of a cube is worth for a lemma that lasts while loops go on; all the same where there are
    /// no ghosts. What is said of a ghost and of no index lasts, but that a ghost is one number says hardly anything.
    pub(super) fn lasting(&self, terms: &Terms, literal: Term) -> u8 {
        if self.ghosts.is_empty() {
            return 0;
        }
        let vars = terms.free_vars(literal);
        let number =
            equality_with_constant(terms, literal).is_some_and(|(term, _)| self.ghosts.contains(&term));
        if number || vars.iter().any(|var| self.moving.contains(var)) {
            return 0;
        }
        if vars.iter().any(|var| self.ghosts.contains(var)) { LASTING } else { 1 }
    }
}

/// The most that a literal is worth.
const LASTING: u8 = 2;

/// A truth value or its negation, whichever holds.
fn chosen(terms: &mut Terms, term: Term, state: &Assignment) -> Term {
    if terms.eval(term, state) == Value::Bool(true) { term } else { terms.not(term) }
}

/// An if-then-else in a term with none inside of it.
fn inner_choice(terms: &Terms, term: Term) -> Option<Term> {
    terms.post_order(&[term]).into_iter().find(|part| terms.op(*part) == Op::Ite)
}
