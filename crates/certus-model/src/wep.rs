//! Weakest existential preconditions along choice-free paths (thesis 2.3.2).
//!
//! `wep(path, c)` holds exactly in the states from which the path can lead to a state of `c`. Commands are
//! taken backwards: an assumption is conjoined, an assignment substituted. The value of a havoc is
//! existential; it is given, and the result is exact for that value.

use crate::block::{Command, Step};
use certus_logic::{Substitution, Term, Terms};

/// A conjunction of literals: sorted, each once. Any formula that is no conjunction may be a literal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cube(Vec<Term>);

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

    /// The cube of literals that are sorted already, each once.
    #[must_use]
    pub fn from_sorted(literals: Vec<Term>) -> Cube {
        debug_assert!(literals.windows(2).all(|pair| pair[0] < pair[1]));
        Cube(literals)
    }

    /// The literals.
    #[must_use]
    pub fn literals(&self) -> &[Term] {
        &self.0
    }

    /// Whether each literal of this cube is one of the other: then every state of the other is one of this.
    #[must_use]
    pub fn subsumes(&self, other: &Cube) -> bool {
        let mut rest = other.0.iter();
        self.0.len() <= other.0.len() && self.0.iter().all(|t| rest.any(|u| u == t))
    }

    /// The literals that are not at these places of the list.
    #[must_use]
    pub fn without(&self, literal: Term) -> Cube {
        Cube(self.0.iter().copied().filter(|t| *t != literal).collect())
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
