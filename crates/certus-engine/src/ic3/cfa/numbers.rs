//! Literals over Int and Real.
//!
//! An equation is two bounds, of which a proof often needs one; a disequation is the side on which the state is. A lemma
//! that has just the bounds of the state that was blocked may be one of many to come, so widening may choose from more: the
//! comparisons of the automaton, its constants as bounds of the same sums, and which of two variables is smaller.

use certus_logic::{Assignment, LinearSum, Op, Relation, Sort, Term, Terms, Value};
use certus_model::{Cfa, Command};
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use rustc_hash::FxHashSet;

/// No more comparisons of an automaton than this are remembered.
const MOST_COMPARISONS: usize = 256;

/// No more constants than this.
const MOST_CONSTANTS: usize = 32;

/// Among more variables than this it is not asked which are smaller.
const MOST_COMPARED: usize = 8;

/// What is known of the numbers of an automaton.
#[derive(Debug, Default)]
pub(super) struct Numbers {
    /// Whether there are any.
    pub(super) are_there: bool,
    /// The comparisons in the automaton that are bounds, with their variables.
    comparisons: Vec<(Term, Vec<Term>)>,
    /// The constants of comparisons, small ones first.
    constants: Vec<BigRational>,
    /// The variables in comparisons that are bounds.
    ordered: FxHashSet<Term>,
}

impl Numbers {
    /// Those of an automaton.
    pub(super) fn new(terms: &mut Terms, cfa: &Cfa) -> Numbers {
        let mut out = Numbers::default();
        let is_number = |terms: &Terms, term: Term| matches!(terms.sort(term), Sort::Int | Sort::Real);
        if !cfa.vars.iter().any(|var| is_number(terms, var.term)) {
            return out;
        }
        out.are_there = true;
        let mut roots = Vec::new();
        for step in cfa.edges.iter().flat_map(|edge| edge.block.steps()) {
            match step.command {
                Command::Assume(read) | Command::Assign(_, read) => roots.push(read),
                Command::Havoc(_) => {}
            }
        }
        roots.sort_unstable();
        roots.dedup();
        let mut constants = Vec::new();
        for part in terms.post_order(&roots) {
            let Some((sum, relation, _)) = terms.linear_comparison(part) else { continue };
            constants.push(-sum.constant.clone());
            if relation == Relation::Zero && sum.monomials.len() < 2 {
                continue;
            }
            let vars = terms.free_vars(part);
            out.ordered.extend(&vars);
            if relation != Relation::Zero && out.comparisons.len() < MOST_COMPARISONS {
                out.comparisons.push((part, vars));
            }
        }
        constants.sort_by(|a: &BigRational, b| a.abs().cmp(&b.abs()).then(a.cmp(b)));
        constants.dedup();
        constants.truncate(MOST_CONSTANTS);
        out.constants = constants;
        out
    }

    /// Bounds that a literal about numbers is, in a state where it holds. Whether it is such a literal and no bound already.
    pub(super) fn bounds(
        &self,
        terms: &mut Terms,
        literal: Term,
        state: &Assignment,
        out: &mut Vec<Term>,
    ) -> bool {
        let (atom, negated) = terms.strip_not(literal);
        let [a, b] = *terms.args(atom) else { return false };
        let number = matches!(terms.sort(a), Sort::Int | Sort::Real);
        if terms.op(atom) != Op::Eq || !number || !self.is_ordered(terms, atom) {
            return false;
        }
        if negated {
            let below = terms.lt(a, b);
            let holds = terms.eval(below, state) == Value::Bool(true);
            out.push(if holds { below } else { terms.lt(b, a) });
        } else {
            out.extend([terms.le(a, b), terms.le(b, a)]);
        }
        true
    }

    /// Whether the automaton asks which of two values of the variables in a term is the larger one.
    fn is_ordered(&self, terms: &Terms, term: Term) -> bool {
        let vars = terms.free_vars(term);
        vars.len() > 1 || vars.iter().any(|var| self.ordered.contains(var))
    }

    /// Adds literals that hold in the state, and of which the negation of a lemma may be made as well.
    pub(super) fn add_weaker(&self, terms: &mut Terms, state: &Assignment, literals: &mut Vec<Term>) {
        if !self.are_there {
            return;
        }
        let vars: Vec<Term> = terms.free_vars_of(literals);
        let mut more = Vec::new();
        for (comparison, of) in &self.comparisons {
            if of.iter().all(|var| vars.contains(var)) {
                more.push(*comparison);
            }
        }
        for literal in literals.iter() {
            if let Some((sum, relation, sort)) = terms.linear_comparison(*literal)
                && matches!(relation, Relation::AtMost | Relation::Below)
            {
                self.add_bounds(terms, &sum, sort, &mut more);
            }
        }
        let numbers: Vec<Term> =
            vars.into_iter().filter(|var| matches!(terms.sort(*var), Sort::Int | Sort::Real)).collect();
        if numbers.len() <= MOST_COMPARED {
            for (n, x) in numbers.iter().enumerate() {
                for y in &numbers[n + 1..] {
                    if terms.sort(*y) == terms.sort(*x) {
                        more.extend([terms.le(*x, *y), terms.le(*y, *x)]);
                    }
                }
            }
        }
        more.sort_unstable();
        more.dedup();
        for atom in more {
            let literal = match terms.eval(atom, state) {
                Value::Bool(true) => atom,
                _ => terms.not(atom),
            };
            if literal != terms.tru() && !literals.contains(&literal) {
                literals.push(literal);
            }
        }
    }

    /// Adds weaker bounds of the same sum: those by constants of the automaton.
    fn add_bounds(&self, terms: &mut Terms, sum: &LinearSum, sort: Sort, more: &mut Vec<Term>) {
        let free = LinearSum { constant: BigRational::zero(), monomials: sum.monomials.clone() };
        let term = terms.sum_term(&free, sort);
        for constant in &self.constants {
            // Sums whose factors are negative are bounded by negated constants.
            for constant in [constant.clone(), -constant.clone()] {
                if constant < -sum.constant.clone() || (sort == Sort::Int && !constant.is_integer()) {
                    continue;
                }
                let constant = LinearSum { constant, monomials: Vec::new() };
                let constant = terms.sum_term(&constant, sort);
                more.push(terms.le(term, constant));
            }
        }
    }

    /// Literals that say what the value of a number is in a state.
    pub(super) fn describe(&self, terms: &mut Terms, var: Term, value: Term, out: &mut Vec<Term>) {
        if self.ordered.contains(&var) {
            out.extend([terms.le(var, value), terms.le(value, var)]);
        } else {
            out.push(terms.eq(var, value));
        }
    }
}
