//! Weakest existential preconditions along choice-free paths (thesis 2.3.2).
//!
//! `wep(path, c)` holds exactly in the states from which the path can lead to a state of `c`. Commands are
//! taken backwards: an assumption is conjoined, an assignment substituted. The value of a havoc is
//! existential; it is given, and the result is exact for that value. [`crate::exists`] eliminates it where that is
//! easy.

use crate::block::{Block, Command, Step};
use certus_logic::{Substitution, Term, Terms};

/// A conjunction of literals: sorted, each once. Of terms any formula that is no conjunction may be a literal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube<L = Term>(Vec<L>);

impl<L> Default for Cube<L> {
    /// The cube of all states.
    fn default() -> Cube<L> {
        Cube(Vec::new())
    }
}

impl<L: Copy + Ord> Cube<L> {
    /// The cube of these literals, in any order.
    #[must_use]
    pub fn of(literals: &[L]) -> Cube<L> {
        let mut literals = literals.to_vec();
        literals.sort_unstable();
        literals.dedup();
        Cube(literals)
    }

    /// The cube of literals that are sorted already, each once.
    #[must_use]
    pub fn from_sorted(literals: Vec<L>) -> Cube<L> {
        debug_assert!(literals.windows(2).all(|pair| pair[0] < pair[1]));
        Cube(literals)
    }

    /// The literals.
    #[must_use]
    pub fn literals(&self) -> &[L] {
        &self.0
    }

    /// Whether each literal of this cube is one of the other: then every state of the other is one of this.
    #[must_use]
    pub fn subsumes(&self, other: &Cube<L>) -> bool {
        // Both are sorted.
        let mut rest = other.0.iter();
        self.0.len() <= other.0.len() && self.0.iter().all(|t| rest.find(|u| *u >= t) == Some(t))
    }

    /// The cube without this literal.
    #[must_use]
    pub fn without(&self, literal: L) -> Cube<L> {
        Cube(self.0.iter().copied().filter(|t| *t != literal).collect())
    }
}

impl Cube {
    /// The conjunction of these formulas, taken apart.
    #[must_use]
    pub fn new(terms: &Terms, formulas: &[Term]) -> Cube {
        let mut literals: Vec<Term> = formulas.iter().flat_map(|f| terms.conjuncts(*f)).collect();
        literals.sort_unstable();
        literals.dedup();
        literals.retain(|t| *t != terms.tru());
        Cube(literals)
    }

    /// The conjunction as one formula.
    pub fn formula(&self, terms: &mut Terms) -> Term {
        terms.and(&self.0)
    }

    /// The negation, a clause.
    pub fn negation(&self, terms: &mut Terms) -> Term {
        let formula = self.formula(terms);
        terms.not(formula)
    }

    /// Whether a literal is plainly false.
    #[must_use]
    pub fn is_false(&self, terms: &Terms) -> bool {
        self.0.contains(&terms.fls())
    }
}

/// The states from which these commands, taken in order with these values of their havocs, lead into `post`.
///
/// # Panics
/// If there are fewer values than havocs.
pub fn wep<'a>(
    terms: &mut Terms,
    steps: impl DoubleEndedIterator<Item = &'a Step>,
    values: &[Term],
    post: &Cube,
) -> Cube {
    let mut literals = post.literals().to_vec();
    let mut left = values.len();
    for step in steps.rev() {
        match step.command {
            Command::Assume(guard) => literals.push(guard),
            Command::Assign(var, value) => replace(terms, &mut literals, var, value),
            Command::Havoc(var) => {
                left -= 1;
                replace(terms, &mut literals, var, values[left]);
            }
        }
        if literals.contains(&terms.fls()) {
            break;
        }
    }
    Cube::new(terms, &literals)
}

fn replace(terms: &mut Terms, literals: &mut [Term], var: Term, value: Term) {
    let mut by: Substitution = [(var, value)].into_iter().collect();
    for literal in literals {
        *literal = terms.substitute(*literal, &mut by);
    }
}

/// The states from which a block leads into `post` (thesis, Definition 5.2.2), where `inputs` are the values of
/// its havocs in the order of [`Block::steps`]. Its disjunctive normal form is the disjunction of the [`wep`] of
/// the paths (Theorem 5.2.7).
///
/// Where ways meet the formula is copied into each, so it may be exponential in the number of choices;
/// [`crate::Transition`] says the same in linear size with unknowns for the choices.
///
/// # Panics
/// If there are fewer inputs than havocs.
pub fn wep_block(terms: &mut Terms, block: &Block, inputs: &[Term], post: Term) -> Term {
    let last = block.nodes() as usize - 1;
    let mut ways: Vec<Vec<Term>> = vec![Vec::new(); last + 1];
    ways[last].push(post);
    let mut left = inputs.len().min(block.steps().filter(|step| is_havoc(step)).count());
    // Arcs are ordered by the node they leave, so backwards the node an arc enters is complete.
    for arc in block.arcs().iter().rev() {
        let after = terms.or(&ways[arc.to as usize]);
        let values = arc.steps.iter().filter(|step| is_havoc(step)).count();
        left -= values;
        let before = wep(terms, arc.steps.iter(), &inputs[left..left + values], &Cube(vec![after]));
        let before = before.formula(terms);
        ways[arc.from as usize].push(before);
    }
    terms.or(&ways[0])
}

fn is_havoc(step: &Step) -> bool {
    matches!(step.command, Command::Havoc(_))
}
