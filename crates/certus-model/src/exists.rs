//! Weakest existential preconditions with the values of havocs eliminated where that is easy.
//!
//! The value of a havoc is existential. It can be dropped without a trace where nothing depends on it, replaced
//! where an equation determines it, and projected out of bounds and of bits; each of these is exact. Where none
//! applies the given value is taken, which is exact for this value.

use crate::block::{Command, Step};
use crate::solve::{mentions, replaced, solve};
use crate::wep::Cube;
use certus_logic::{Bv, Op, Sort, Term, Terms};

/// A precondition in which some values of havocs are eliminated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Precondition {
    /// The states: those from which the commands, with the fixed values and *some* values of the other havocs,
    /// lead to the target.
    pub cube: Cube,
    /// For each havoc, in order, whether its value was fixed.
    pub fixed: Vec<bool>,
}

/// The states from which these commands, taken in order, lead into `post` with some values of their havocs.
/// Values that cannot be eliminated easily are fixed to the given ones.
///
/// # Panics
/// If there are fewer values than havocs.
pub fn wep_exists<'a>(
    terms: &mut Terms,
    steps: impl DoubleEndedIterator<Item = &'a Step>,
    values: &[Term],
    post: &Cube,
) -> Precondition {
    let mut literals = post.literals().to_vec();
    let mut fixed = vec![false; values.len()];
    let mut left = values.len();
    for step in steps.rev() {
        match step.command {
            Command::Assume(guard) => literals.push(guard),
            Command::Assign(var, value) => {
                literals = literals.iter().map(|literal| replaced(terms, *literal, var, value)).collect();
            }
            Command::Havoc(var) => {
                left -= 1;
                literals = Cube::new(terms, &literals).literals().to_vec();
                match eliminate(terms, &literals, var) {
                    Some(free) => literals = free,
                    None => {
                        fixed[left] = true;
                        let fix = |literal: &Term| replaced(terms, *literal, var, values[left]);
                        literals = literals.iter().map(fix).collect();
                    }
                }
            }
        }
        if literals.contains(&terms.fls()) {
            break;
        }
    }
    Precondition { cube: Cube::new(terms, &literals), fixed }
}

/// Literals that say that these hold for some value of a variable. `None` if that is not easy to say.
pub fn eliminate(terms: &mut Terms, literals: &[Term], var: Term) -> Option<Vec<Term>> {
    let (about, mut free): (Vec<Term>, Vec<Term>) =
        literals.iter().partition(|literal| mentions(terms, **literal, var));
    if about.is_empty() {
        return Some(free);
    }
    if let Some((index, value)) = determined(terms, &about, var) {
        for (other, literal) in about.iter().enumerate() {
            if other != index {
                free.push(replaced(terms, *literal, var, value));
            }
        }
        return Some(free);
    }
    let rest = separate_slices(terms, &about, var)
        .or_else(|| few_exceptions(terms, &about, var))
        .or_else(|| between_bounds(terms, &about, var))
        .or_else(|| unbounded(terms, &about, var))?;
    free.extend(rest);
    Some(free)
}

/// The literal that leaves one value only, and the value.
fn determined(terms: &mut Terms, about: &[Term], var: Term) -> Option<(usize, Term)> {
    for (index, literal) in about.iter().enumerate() {
        // A truth value, perhaps of an equivalence.
        let yes = terms.tru();
        if let Some(value) = solve(terms, *literal, var, yes) {
            return Some((index, value));
        }
        if let Some((side, other)) = equation(terms, *literal, var)
            && let Some(value) = solve(terms, side, var, other)
        {
            return Some((index, value));
        }
    }
    None
}

/// The two sides of an equation of which the first has the variable and the second does not.
fn equation(terms: &Terms, literal: Term, var: Term) -> Option<(Term, Term)> {
    sides(terms, terms.args_if(literal, Op::Eq)?, var).map(|(side, other, _)| (side, other))
}

/// The side with the variable, the one without, and whether the first argument is the one with it.
fn sides(terms: &Terms, args: &[Term], var: Term) -> Option<(Term, Term, bool)> {
    match (mentions(terms, args[0], var), mentions(terms, args[1], var)) {
        (true, false) => Some((args[0], args[1], true)),
        (false, true) => Some((args[1], args[0], false)),
        _ => None,
    }
}

/// Literals about slices of the variable that do not overlap, each of which some value satisfies: nothing
/// remains.
fn separate_slices(terms: &Terms, about: &[Term], var: Term) -> Option<Vec<Term>> {
    let mut slices = Vec::new();
    for literal in about {
        let (atom, _) = terms.strip_not(*literal);
        let (side, _) = equation(terms, atom, var)?;
        let Op::Extract { hi, lo } = terms.op(side) else { return None };
        if terms.arg(side, 0) != var {
            return None;
        }
        slices.push((lo, hi));
    }
    slices.sort_unstable();
    slices.windows(2).all(|pair| pair[0].1 < pair[1].0).then(Vec::new)
}

/// Fewer values are excluded than there are: nothing remains.
fn few_exceptions(terms: &mut Terms, about: &[Term], var: Term) -> Option<Vec<Term>> {
    let values = terms.domain_size(terms.sort(var)).unwrap_or(u128::MAX);
    for literal in about {
        let (atom, true) = terms.strip_not(*literal) else { return None };
        let (side, other) = equation(terms, atom, var)?;
        solve(terms, side, var, other)?;
    }
    ((about.len() as u128) < values).then(Vec::new)
}

/// What is compared, lower and upper bounds of it.
struct Bounds {
    side: Term,
    signed: bool,
    lower: Vec<Term>,
    upper: Vec<Term>,
    /// What must hold for strict bounds to be satisfiable at all.
    rest: Vec<Term>,
}

/// So many pairs of bounds are written out at most.
const MAX_PAIRS: usize = 16;

/// Bounds of one term that takes every value for some value of the variable: each lower bound is at most each
/// upper bound.
fn between_bounds(terms: &mut Terms, about: &[Term], var: Term) -> Option<Vec<Term>> {
    let mut bounds: Option<Bounds> = None;
    for literal in about {
        let (atom, negated) = terms.strip_not(*literal);
        let signed = match terms.op(atom) {
            Op::BvUlt => false,
            Op::BvSlt => true,
            _ => return None,
        };
        let (side, other, first) = sides(terms, terms.args(atom), var)?;
        let empty = Bounds { side, signed, lower: Vec::new(), upper: Vec::new(), rest: Vec::new() };
        let bounds = bounds.get_or_insert(empty);
        if bounds.side != side || bounds.signed != signed {
            return None;
        }
        bounds.add(terms, other, first, negated);
    }
    let bounds = bounds?;
    solve(terms, bounds.side, var, bounds.side)?;
    if bounds.lower.len() * bounds.upper.len() > MAX_PAIRS {
        return None;
    }
    let mut out = bounds.rest;
    for low in &bounds.lower {
        for high in &bounds.upper {
            let order = if bounds.signed { terms.bvsle(*low, *high) } else { terms.bvule(*low, *high) };
            out.push(order);
        }
    }
    Some(out)
}

impl Bounds {
    /// Adds `side < other` (`first`) or `other < side`, or its negation.
    fn add(&mut self, terms: &mut Terms, other: Term, first: bool, negated: bool) {
        if negated {
            (if first { &mut self.lower } else { &mut self.upper }).push(other);
            return;
        }
        // A strict bound is the next value as a bound, unless there is none.
        let width = terms.width(other);
        let one = terms.bv(width, 1);
        let extreme = match (first, self.signed) {
            (true, false) => Bv::zero(width),
            (true, true) => Bv::min_signed(width),
            (false, false) => Bv::ones(width),
            (false, true) => Bv::max_signed(width),
        };
        let extreme = terms.bv_const(extreme);
        let possible = terms.ne(other, extreme);
        self.rest.push(possible);
        if first {
            let last = terms.bvsub(other, one);
            self.upper.push(last);
        } else {
            let next = terms.bvadd(other, one);
            self.lower.push(next);
        }
    }
}

/// One bound of a number that has none otherwise: nothing remains.
fn unbounded(terms: &mut Terms, about: &[Term], var: Term) -> Option<Vec<Term>> {
    let [literal] = about else { return None };
    let (atom, _) = terms.strip_not(*literal);
    let (side, other, _) = sides(terms, terms.args_if(atom, Op::Le)?, var)?;
    debug_assert!(matches!(terms.sort(side), Sort::Int | Sort::Real));
    solve(terms, side, var, other).map(|_| Vec::new())
}
