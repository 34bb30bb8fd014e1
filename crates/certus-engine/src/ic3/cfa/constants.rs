//! Literals about symbolic constants.
//!
//! An abstraction may have variables that no edge assigns ([`Hints`]), such as the index of the one cell of an array that
//! it looks at. A program compares such a constant `g` with an index `i` for equality. A proof needs to know on which side
//! of the index it is: in a loop that fills an array, `g < i` says that the cell was filled already. So equalities with a
//! constant are split into comparisons, and literals that say nothing of variables that loops change are ranked highest,
//! because lemmas of them last while a loop goes on.
//!
//! Without symbolic constants no method does anything.

use super::literals::equality_with_constant;
use crate::abstraction::Hints;
use crate::arithmetic::{root, solved_equation};
use certus_logic::{Assignment, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, Command, Cube};
use rustc_hash::FxHashSet;

/// No more comparisons with symbolic constants than this are kept.
const MAX_COMPARISONS: usize = 16;

/// The rank of a literal that compares a symbolic constant with what no loop changes.
const RANK_OF_CONSTANTS: u8 = 2;

/// The rank of other literals that no loop changes.
const RANK_OF_OTHERS: u8 = 1;

/// The symbolic constants of an automaton.
#[derive(Debug, Default)]
pub(super) struct SymbolicConstants {
    list: Vec<Term>,
    /// Constants with the terms that the automaton compares them with.
    comparisons: Vec<(Term, Term)>,
    /// The variables of these terms: the indices of loops.
    indices: FxHashSet<Term>,
}

impl SymbolicConstants {
    /// The symbolic constants that `hints` name, and what the automaton compares them with. A comparison with a temporary
    /// variable is of no use at a location.
    pub(super) fn new(terms: &mut Terms, cfa: &Cfa, hints: &Hints) -> SymbolicConstants {
        let mut out = SymbolicConstants { list: hints.constants.clone(), ..SymbolicConstants::default() };
        if out.is_empty() {
            return out;
        }
        let steps = cfa.edges.iter().flat_map(|edge| edge.block.steps());
        let reads = steps.filter_map(|step| match step.command {
            Command::Assume(read) | Command::Assign(_, read) => Some(read),
            Command::Havoc(_) => None,
        });
        let roots: Vec<Term> = reads.collect();
        for atom in terms.post_order(&roots) {
            let compared = match *terms.args(atom) {
                [a, b] if terms.op(atom) == Op::BvUlt && out.list.contains(&a) => Some((a, b)),
                [a, b] if terms.op(atom) == Op::BvUlt && out.list.contains(&b) => Some((b, a)),
                _ => solved_equation(terms, atom, &out.list),
            };
            if let Some(comparison) = compared {
                out.add_comparison(terms, comparison, hints);
            }
        }
        out
    }

    fn add_comparison(&mut self, terms: &Terms, comparison: (Term, Term), hints: &Hints) {
        let vars = terms.free_vars(comparison.1);
        if !vars.is_empty()
            && !vars.iter().any(|var| hints.temporaries.contains(var))
            && !self.comparisons.contains(&comparison)
            && self.comparisons.len() < MAX_COMPARISONS
        {
            self.indices.extend(vars.into_iter().filter(|var| !hints.constants.contains(var)));
            self.comparisons.push(comparison);
        }
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds to the literals of a widened cube, for each comparison of a constant with a term, which of the two is smaller
    /// in the state; then drops literals that stand there twice.
    pub(super) fn add_orders(&self, terms: &mut Terms, state: &Assignment, literals: &mut Vec<Term>) {
        for (constant, term) in &self.comparisons {
            let (below, above) = (terms.bvult(*constant, *term), terms.bvult(*term, *constant));
            let strict =
                [below, above].into_iter().find(|side| terms.eval(*side, state) == Value::Bool(true));
            let parts = match strict {
                Some(side) => vec![side],
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

    /// A literal that says whether a constant is equal to a term, split: `g = e` into `g <= e` and `e <= g`, and `g != e`
    /// into `g < e` or `e < g`, whichever holds in the state. Whether it is such a literal.
    pub(super) fn split_equation(
        &self,
        terms: &mut Terms,
        literal: Term,
        state: &Assignment,
        out: &mut Vec<Term>,
    ) -> bool {
        if self.is_empty() {
            return false;
        }
        let (atom, negated) = terms.strip_not(literal);
        let Some((constant, term)) = solved_equation(terms, atom, &self.list) else { return false };
        let parts = if negated {
            let below = terms.bvult(constant, term);
            let holds = terms.eval(below, state) == Value::Bool(true);
            vec![if holds { below } else { terms.bvult(term, constant) }]
        } else {
            vec![terms.bvule(constant, term), terms.bvule(term, constant)]
        };
        out.extend(parts.into_iter().filter(|part| *part != terms.tru()));
        true
    }

    /// A cube without if-then-else and disjunctions that holds in the state and implies the given one, which holds in it as
    /// well. Only where there are symbolic constants: preconditions of writes to cells are full of if-then-else there.
    pub(super) fn without_choices(&self, terms: &mut Terms, cube: &Cube, state: &Assignment) -> Cube {
        if self.is_empty() {
            return cube.clone();
        }
        let mut all = Vec::new();
        for literal in cube.literals() {
            all.extend(literals_without_choices(terms, *literal, state));
        }
        Cube::new(terms, &all)
    }

    /// Input values in which a number that a symbolic constant has in the state is replaced by that constant.
    pub(super) fn in_place_of_numbers(
        &self,
        terms: &mut Terms,
        values: &[Term],
        state: &Assignment,
    ) -> Vec<Term> {
        let mut out = values.to_vec();
        for value in &mut out {
            let same =
                |constant: &&Term| terms.value_of(*value).is_some_and(|v| v == terms.eval(**constant, state));
            if let Some(constant) = self.list.iter().find(same) {
                *value = *constant;
                continue;
            }
            // A counter may have fewer bits than the constants.
            let Some(number) = terms.as_bv(*value).cloned() else { continue };
            let wider = |constant: &Term| match terms.eval(*constant, state) {
                Value::Bv(all) if all.width() > number.width() => {
                    number.zero_extend(all.width() - number.width()) == all
                }
                _ => false,
            };
            if let Some(constant) = self.list.iter().copied().find(wider) {
                *value = terms.extract(number.width() - 1, 0, constant);
            }
        }
        out
    }

    /// Adds consequences of an equation of the cube that say more of a constant: `i = g` and `i < n` imply `g < n`, which
    /// stays true when the loop changes `i`. The consequences are those of `literals` and of the `facts` at the location.
    pub(super) fn add_consequences(
        &self,
        terms: &mut Terms,
        cube: &Cube,
        facts: &[Term],
        literals: &mut Vec<Term>,
    ) {
        if self.is_empty() {
            return;
        }
        let mut more = Vec::new();
        for equation in cube.literals() {
            if solved_equation(terms, *equation, &self.list).is_none() {
                continue;
            }
            let (a, b) = (terms.arg(*equation, 0), terms.arg(*equation, 1));
            let difference = terms.bvsub(a, b);
            for var in terms.free_vars(difference) {
                if self.list.contains(&var) {
                    continue;
                }
                let Some(value) = root(terms, difference, var) else { continue };
                let mut by: Substitution = [(var, value)].into_iter().collect();
                for literal in literals.iter().chain(facts) {
                    let other = terms.substitute(*literal, &mut by);
                    if other != *literal && self.rank(terms, other) == RANK_OF_CONSTANTS {
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

    /// The rank of a literal: 0 if it has an index of a loop, or says no more than that a constant is one number; the
    /// highest if it has a symbolic constant otherwise. All are of rank 0 if there are no constants.
    pub(super) fn rank(&self, terms: &Terms, literal: Term) -> u8 {
        if self.is_empty() {
            return 0;
        }
        let vars = terms.free_vars(literal);
        let number =
            equality_with_constant(terms, literal).is_some_and(|(term, _)| self.list.contains(&term));
        if number || vars.iter().any(|var| self.indices.contains(var)) {
            return 0;
        }
        if vars.iter().any(|var| self.list.contains(var)) { RANK_OF_CONSTANTS } else { RANK_OF_OTHERS }
    }
}

/// Literals without if-then-else and disjunctions that hold in the state and together imply this one, which holds in it.
/// An if-then-else is replaced by the branch that is taken in the state, with its condition as another literal; a
/// disjunction by one of its parts that holds. So what `a := (e = g ? v : a)` makes of a literal about `a` becomes one
/// about `v` and `e = g`, or one about `a` and `e != g`.
pub(super) fn literals_without_choices(terms: &mut Terms, literal: Term, state: &Assignment) -> Vec<Term> {
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
                    let holds = terms.eval(side, state) == Value::Bool(true);
                    open.push(if holds { side } else { terms.not(side) });
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

/// An if-then-else in a term with none inside of it.
fn inner_choice(terms: &Terms, term: Term) -> Option<Term> {
    terms.post_order(&[term]).into_iter().find(|part| terms.op(*part) == Op::Ite)
}
