//! The literals of cubes: words, bounds and bits (design decision 6).

use super::conjectures::{Conjectures, tidy};
use super::constants::SymbolicConstants;
use super::numbers::Numbers;
use super::options::{Options, Vocabulary};
use crate::abstraction::Hints;
use crate::arithmetic::is_hard;
use certus_logic::{Assignment, Bv, Op, Sort, Substitution, Term, Terms, Value};
use certus_model::{Cfa, Command, Cube, Loc};
use rustc_hash::{FxHashMap, FxHashSet};

/// What decides how literals are taken apart.
#[derive(Debug)]
pub(crate) struct LiteralRules {
    vocabulary: Vocabulary,
    /// Literals of more subterms than this are replaced.
    word_size: usize,
    /// Whether literals with products of variables are replaced.
    fix_products: bool,
    /// Products of variables with no more bits than this are no trouble.
    wide: u32,
    /// Variables that the program compares with sign.
    signed: FxHashSet<Term>,
    /// Variables that the program compares without sign, and never with it.
    unsigned: FxHashSet<Term>,
    /// The equalities that bounds come from: by the lower bound (the upper one if there is no other), the
    /// other bound, the term and its value.
    equalities: FxHashMap<Term, (Option<Term>, Term, Term)>,
    /// The numbers of the automaton.
    numbers: Numbers,
    /// What obligations had in common.
    conjectures: Conjectures,
    /// Variables that are never assigned.
    pub(super) constants: SymbolicConstants,
}

impl LiteralRules {
    /// The rules for an automaton.
    pub(crate) fn new(terms: &mut Terms, cfa: &Cfa, options: &Options, hints: &Hints) -> LiteralRules {
        let mut roots = Vec::new();
        for step in cfa.edges.iter().flat_map(|edge| edge.block.steps()) {
            match step.command {
                Command::Assume(t) | Command::Assign(_, t) => roots.push(t),
                Command::Havoc(_) => {}
            }
        }
        roots.sort_unstable();
        roots.dedup();
        let (mut signed, mut unsigned) = (FxHashSet::default(), FxHashSet::default());
        for t in terms.post_order(&roots) {
            let set = match terms.op(t) {
                Op::BvSlt => &mut signed,
                Op::BvUlt => &mut unsigned,
                _ => continue,
            };
            set.extend(terms.free_vars(t));
        }
        unsigned.retain(|var| !signed.contains(var));
        LiteralRules {
            vocabulary: options.literals.vocabulary,
            word_size: options.literals.word_size,
            fix_products: options.literals.fix_products,
            wide: options.abstraction.wide,
            signed,
            unsigned,
            equalities: FxHashMap::default(),
            numbers: Numbers::new(terms, cfa),
            conjectures: Conjectures::default(),
            constants: SymbolicConstants::new(terms, cfa, hints),
        }
    }

    /// Literals that hold in the state and together imply the cube, which holds in it.
    pub(crate) fn expand_all(&mut self, terms: &mut Terms, cube: &Cube, state: &Assignment) -> Vec<Term> {
        let mut literals = Vec::new();
        for literal in cube.literals() {
            self.expand(terms, *literal, state, &mut literals);
        }
        if self.numbers.are_there {
            tidy(terms, &mut literals);
        }
        literals
    }

    /// Cubes that contain this one and may be blocked as a whole.
    pub(crate) fn conjectures(&mut self, terms: &mut Terms, loc: Loc, cube: &Cube) -> Vec<Vec<Term>> {
        if self.numbers.are_there { self.conjectures.of(terms, loc, cube) } else { Vec::new() }
    }

    /// Literals that hold in the state and together imply this one, which holds in it.
    fn expand(&mut self, terms: &mut Terms, literal: Term, state: &Assignment, out: &mut Vec<Term>) {
        if self.vocabulary == Vocabulary::Bits
            || terms.dag_size(literal) > self.word_size
            || self.fix_products && has_product(terms, literal, self.wide)
        {
            let vars = terms.free_vars(literal);
            // A word that reads an array stays one: the array has no bits that could stand for it. Nor has a number.
            if vars.iter().any(|var| !matches!(terms.sort(*var), Sort::Bool | Sort::Bv(_))) {
                if !self.numbers.bounds(terms, literal, state, out) {
                    out.push(literal);
                }
                return;
            }
            for var in vars {
                self.fix(terms, var, state, out);
            }
            return;
        }
        if self.constants.split_equation(terms, literal, state, out) {
            return;
        }
        if self.vocabulary == Vocabulary::Mixed && self.numbers.bounds(terms, literal, state, out) {
            return;
        }
        if self.vocabulary == Vocabulary::Mixed
            && let Some((term, value)) = equality_with_constant(terms, literal)
            && self.is_ordered(terms, term)
        {
            self.bounds(terms, term, value, out);
            return;
        }
        out.push(literal);
    }

    /// Literals that say what the value of a variable is in the state.
    fn fix(&self, terms: &mut Terms, var: Term, state: &Assignment, out: &mut Vec<Term>) {
        match terms.eval(var, state) {
            Value::Bool(true) => out.push(var),
            Value::Bool(false) => out.push(terms.not(var)),
            Value::Bv(value) if self.vocabulary != Vocabulary::Words => bits(terms, var, &value, out),
            value => {
                let value = value_term(terms, &value, terms.sort(var));
                out.push(terms.eq(var, value));
            }
        }
    }

    /// Whether the program asks which of two values of the term is the larger one. If it does not, as for the
    /// state of a state machine, bounds would put things together that have nothing in common.
    fn is_ordered(&self, terms: &Terms, term: Term) -> bool {
        let vars = terms.free_vars(term);
        vars.len() > 1 || vars.iter().any(|var| self.signed.contains(var) || self.unsigned.contains(var))
    }

    /// `term = value` as two bounds, in the order in which the program compares the variables of the term.
    fn bounds(&mut self, terms: &mut Terms, term: Term, value: Term, out: &mut Vec<Term>) {
        let unsigned = terms.free_vars(term).iter().any(|var| self.unsigned.contains(var));
        let (low, high) = if unsigned {
            (terms.bvuge(term, value), terms.bvule(term, value))
        } else {
            (terms.bvsge(term, value), terms.bvsle(term, value))
        };
        let (first, other) = if low == terms.tru() { (high, None) } else { (low, Some(high)) };
        let other = other.filter(|t| *t != terms.tru());
        self.equalities.insert(first, (other, term, value));
        out.push(first);
        out.extend(other);
    }

    /// The values in a state of the variables of a cube, as bits and bounds.
    pub(crate) fn state_bits(&self, terms: &mut Terms, cube: &Cube, state: &Assignment) -> Vec<Term> {
        let mut out = Vec::new();
        for var in terms.free_vars_of(cube.literals()) {
            match terms.eval(var, state) {
                Value::Bool(true) => out.push(var),
                Value::Bool(false) => out.push(terms.not(var)),
                Value::Bv(value) => bits(terms, var, &value, &mut out),
                value @ (Value::Int(_) | Value::Real(_)) => {
                    let value = value_term(terms, &value, terms.sort(var));
                    self.numbers.describe(terms, var, value, &mut out);
                }
                _ => {}
            }
        }
        self.numbers.add_weaker(terms, state, &mut out);
        out
    }

    /// Adds bounds and bits of the terms that the literals say to be equal to a constant, and other comparisons of numbers
    /// that hold in the state.
    pub(crate) fn add_bits(&mut self, terms: &mut Terms, state: &Assignment, literals: &mut Vec<Term>) {
        self.numbers.add_weaker(terms, state, literals);
        let mut more = Vec::new();
        for literal in literals.iter() {
            let known = match equality_with_constant(terms, *literal) {
                Some((term, value)) => {
                    self.bounds(terms, term, value, &mut more);
                    Some((term, value))
                }
                None => self
                    .equalities
                    .get(literal)
                    .filter(|(other, _, _)| other.is_none_or(|other| literals.contains(&other)))
                    .map(|(_, term, value)| (*term, *value)),
            };
            if let Some((term, value)) = known
                && let Some(value) = terms.as_bv(value).cloned()
            {
                bits(terms, term, &value, &mut more);
            }
        }
        more.retain(|t| *t != terms.tru() && !literals.contains(t));
        more.sort_unstable();
        more.dedup();
        literals.extend(more);
    }
}

/// Literals that say that a term has this value, bit by bit.
pub(super) fn bits(terms: &mut Terms, term: Term, value: &Bv, out: &mut Vec<Term>) {
    let one = terms.bv(1, 1);
    for i in 0..value.width() {
        let bit = terms.extract(i, i, term);
        let set = terms.eq(bit, one);
        out.push(if value.bit(i) { set } else { terms.not(set) });
    }
}

/// Whether a term has an operation that a solver finds hard to reason about.
fn has_product(terms: &Terms, term: Term, wide: u32) -> bool {
    terms.post_order(&[term]).into_iter().any(|part| is_hard(terms, part, wide))
}

/// The same conjunction without literals that follow from the values of variables which others say to be equal to
/// a constant. Literals that do not follow stay as they are: how variables relate is often what matters.
pub(super) fn without_implied(terms: &mut Terms, cube: &Cube) -> Cube {
    let mut values = Substitution::new();
    let mut kept: Vec<Term> = Vec::new();
    for literal in cube.literals() {
        if let Some((var, value)) = constant_of(terms, *literal)
            && terms.as_var(var).is_some()
            && matches!(terms.sort(var), Sort::Bv(2..) | Sort::Int | Sort::Real)
            && values.get(var).is_none()
        {
            values.insert(var, value);
            kept.push(*literal);
        }
    }
    for literal in cube.literals() {
        if !kept.contains(literal) && terms.substitute(*literal, &mut values) != terms.tru() {
            kept.push(*literal);
        }
    }
    Cube::new(terms, &kept)
}

/// The two sides of an equality of a bit-vector of more than one bit with a constant.
pub(super) fn equality_with_constant(terms: &Terms, literal: Term) -> Option<(Term, Term)> {
    constant_of(terms, literal).filter(|(term, _)| matches!(terms.sort(*term), Sort::Bv(width) if width > 1))
}

/// The two sides of an equality with a constant.
fn constant_of(terms: &Terms, literal: Term) -> Option<(Term, Term)> {
    let args = terms.args_if(literal, Op::Eq)?;
    let (a, b) = (args[0], args[1]);
    match (terms.is_const(a), terms.is_const(b)) {
        (true, false) => Some((b, a)),
        (false, true) => Some((a, b)),
        _ => None,
    }
}

/// The constant of a value of this sort.
pub(crate) fn value_term(terms: &mut Terms, value: &Value, sort: Sort) -> Term {
    match value {
        Value::Bool(b) => terms.bool(*b),
        Value::Bv(b) => terms.bv_const(b.clone()),
        Value::Int(i) => terms.int(i.clone()),
        Value::Real(r) => terms.real(r.clone()),
        Value::Element(s, n) => terms.element(*s, *n),
        Value::Array(array) => {
            let Sort::Array(parts) = sort else { unreachable!("an array has an array sort") };
            let (index_sort, element_sort) = terms.array_sorts(parts);
            let default = value_term(terms, array.default_value(), element_sort);
            let mut term = terms.const_array(sort, default);
            for (index, element) in array.entries() {
                let index = value_term(terms, index, index_sort);
                let element = value_term(terms, element, element_sort);
                term = terms.store(term, index, element);
            }
            term
        }
        Value::Function(_) => unreachable!("no variable has a function for its value"),
    }
}
