//! Values of inputs as terms over the state.
//!
//! A precondition is taken for values of the inputs. Those of a model make it one of many: for a number that is havoced, each
//! model has another one, and obligations would not come to an end. So inputs of sort Int and Real get *terms* for values,
//! which are chosen by the model: the solution of an equation, or a place between the bounds that the literals have for the
//! input. With these terms put in the input is gone, and what remains of its bounds is that lower ones are below upper ones:
//! model-based projection (Komuravelli, Gurfinkel, Chaki, CAV 2014), with the witness kept. Because the witnesses are functions of
//! the state, lifting and the execution of a counterexample need nothing else. An input for which no term is found, and
//! every input of another sort, has the value of the model.

use super::constants::literals_without_choices;
use super::literals::value_term;
use certus_logic::{Assignment, LinearSum, Relation, Sort, Substitution, Term, Terms, Value};
use certus_model::solve::mentions;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// With more pairs of bounds than this, only those that are nearest in the model are kept, and the order of the others.
const MOST_PAIRS: usize = 4;

/// A lower or upper bound of an input.
#[derive(Clone)]
struct Bound {
    /// What bounds it.
    by: LinearSum,
    term: Term,
    /// Whether the input must not be equal to it.
    strict: bool,
    /// Its value in the model.
    value: BigRational,
}

/// The literals that mention an input, solved for it.
#[derive(Default)]
struct Solved {
    equal: Option<Bound>,
    lower: Vec<Bound>,
    upper: Vec<Bound>,
}

/// Literals without these inputs that hold in the model, and for each input a term without any of them: where the literals
/// hold, the given ones do with these terms for the inputs.
pub(super) fn project(
    terms: &mut Terms,
    literals: &[Term],
    inputs: &[Term],
    model: &Assignment,
) -> (Vec<Term>, Vec<Term>) {
    let mut literals = literals.to_vec();
    let mut values = Substitution::new();
    let mut open: Vec<Term> = Vec::new();
    for input in inputs {
        match terms.sort(*input) {
            Sort::Int | Sort::Real => open.push(*input),
            _ => values.insert(*input, constant(terms, *input, model)),
        }
    }
    put(terms, &mut literals, &mut values);
    // For each input its term, over the state and inputs that come later.
    let mut found: Vec<(Term, Term)> = Vec::new();
    while !open.is_empty() {
        // What an equation determines goes first: nothing is lost by it.
        let (mut next, mut solved) = (0, None);
        for (index, input) in open.iter().enumerate() {
            let one = solve(terms, &mut literals, *input, model);
            let determined = one.as_ref().is_some_and(|one| one.equal.is_some());
            if index == 0 || determined {
                (next, solved) = (index, one);
            }
            if determined {
                break;
            }
        }
        let input = open.remove(next);
        let (value, more) = match solved {
            Some(solved) => witness(terms, input, solved),
            None => (constant(terms, input, model), Vec::new()),
        };
        let mut by: Substitution = [(input, value)].into_iter().collect();
        if more.is_empty() {
            put(terms, &mut literals, &mut by);
        } else {
            // The bounds are said by what is added.
            literals.retain(|literal| !mentions(terms, *literal, input));
            literals.extend(more);
        }
        literals.retain(|literal| *literal != terms.tru());
        found.push((input, value));
    }
    for index in (0..found.len()).rev() {
        let (input, value) = found[index];
        let value = terms.substitute(value, &mut values);
        values.insert(input, value);
    }
    let witnesses = inputs.iter().map(|input| values.get(*input).expect("each has one")).collect();
    (literals, witnesses)
}

fn constant(terms: &mut Terms, input: Term, model: &Assignment) -> Term {
    let value = terms.eval(input, model);
    value_term(terms, &value, terms.sort(input))
}

fn put(terms: &mut Terms, literals: &mut [Term], by: &mut Substitution) {
    for literal in literals {
        *literal = terms.substitute(*literal, by);
    }
}

/// The literals that mention an input as bounds of it; they are made free of choices for that. `None` if one is something
/// else.
fn solve(terms: &mut Terms, literals: &mut Vec<Term>, input: Term, model: &Assignment) -> Option<Solved> {
    let mut flat = Vec::with_capacity(literals.len());
    for literal in literals.iter() {
        if mentions(terms, *literal, input) {
            flat.extend(literals_without_choices(terms, *literal, model));
        } else {
            flat.push(*literal);
        }
    }
    *literals = flat;
    let mut solved = Solved::default();
    for literal in literals.iter() {
        if mentions(terms, *literal, input) {
            add(terms, &mut solved, *literal, input, model)?;
        }
    }
    Some(solved)
}

/// Adds what a literal says of an input.
fn add(
    terms: &mut Terms,
    solved: &mut Solved,
    literal: Term,
    input: Term,
    model: &Assignment,
) -> Option<()> {
    let (sum, relation, sort) = terms.linear_comparison(literal)?;
    let factor = sum.factor(input);
    // Of an integer that has another factor than one a bound is no sum.
    let linear = sort == terms.sort(input) && (sort == Sort::Real || factor.abs().is_one());
    if !linear || factor.is_zero() {
        return None;
    }
    let by = sum.without(input, &-factor.recip());
    if by.monomials.iter().any(|(term, _)| mentions(terms, *term, input)) {
        return None;
    }
    let term = terms.sum_term(&by, sort);
    let value = terms.eval(term, model).as_rational()?;
    let own = terms.eval(input, model).as_rational()?;
    let mut bound = Bound { by, term, strict: relation == Relation::Below, value };
    match relation {
        Relation::Zero => {
            solved.equal.get_or_insert(bound);
        }
        Relation::NotZero => {
            // On the side where the model is.
            let above = own > bound.value;
            if sort == Sort::Int {
                let one = if above { BigRational::one() } else { -BigRational::one() };
                bound.by.constant += &one;
                bound.value += one;
                bound.term = terms.sum_term(&bound.by, sort);
            } else {
                bound.strict = true;
            }
            if above { &mut solved.lower } else { &mut solved.upper }.push(bound);
        }
        Relation::AtMost | Relation::Below => {
            if factor.is_positive() { &mut solved.upper } else { &mut solved.lower }.push(bound);
        }
    }
    Some(())
}

/// A term for an input, and what its bounds say without it. With nothing to say the term has to be put in.
fn witness(terms: &mut Terms, input: Term, solved: Solved) -> (Term, Vec<Term>) {
    let sort = terms.sort(input);
    if let Some(equal) = solved.equal {
        return (equal.term, Vec::new());
    }
    let Solved { mut lower, mut upper, .. } = solved;
    // Nearest first.
    lower.sort_by(|a, b| b.value.cmp(&a.value).then(b.strict.cmp(&a.strict)).then(a.term.cmp(&b.term)));
    upper.sort_by(|a, b| a.value.cmp(&b.value).then(b.strict.cmp(&a.strict)).then(a.term.cmp(&b.term)));
    lower.dedup_by(|a, b| a.term == b.term);
    upper.dedup_by(|a, b| a.term == b.term);
    let mut said = vec![terms.tru()];
    if lower.len().max(1) * upper.len().max(1) > MOST_PAIRS {
        for (bounds, is_lower) in [(&mut lower, true), (&mut upper, false)] {
            let Some((nearest, others)) = bounds.split_first() else { continue };
            for other in others {
                // A strict bound that equals one that is not is the nearer one.
                let strict = other.strict && !nearest.strict;
                let (a, b) = if is_lower { (other.term, nearest.term) } else { (nearest.term, other.term) };
                said.push(if strict { terms.lt(a, b) } else { terms.le(a, b) });
            }
            bounds.truncate(1);
        }
    }
    for low in &lower {
        for high in &upper {
            let strict = low.strict || high.strict;
            said.push(if strict { terms.lt(low.term, high.term) } else { terms.le(low.term, high.term) });
        }
    }
    let lowest = extreme(terms, &lower, |terms, a, b| terms.lt(a, b));
    let highest = extreme(terms, &upper, |terms, a, b| terms.lt(b, a));
    let one = if sort == Sort::Int { terms.int(1) } else { terms.real(BigRational::one()) };
    let value = match (lowest, highest) {
        (Some(low), _) if sort == Sort::Int => low,
        (None, Some(high)) if sort == Sort::Int => high,
        (Some(low), Some(high)) => {
            let half = terms.real(BigRational::new(1.into(), 2.into()));
            let sum = terms.add(low, high);
            terms.mul(half, sum)
        }
        (Some(low), None) => terms.add(low, one),
        (None, Some(high)) => terms.sub(high, one),
        (None, None) => terms.sub(one, one),
    };
    (value, said)
}

/// The nearest of some bounds, in every state.
fn extreme(
    terms: &mut Terms,
    bounds: &[Bound],
    farther: impl Fn(&mut Terms, Term, Term) -> Term,
) -> Option<Term> {
    let (first, others) = bounds.split_first()?;
    let mut best = first.term;
    for other in others {
        let test = farther(terms, best, other.term);
        best = terms.ite(test, other.term, best);
    }
    Some(best)
}

/// Values of inputs in a state: those that terms have there.
pub(super) fn in_state(
    terms: &Terms,
    witnesses: &[(Term, Term)],
    state: &Assignment,
    values: &mut Assignment,
) {
    for (input, witness) in witnesses {
        if let Some(symbol) = terms.as_var(*input) {
            let value: Value = terms.eval(*witness, state);
            values.set(symbol, value);
        }
    }
}
