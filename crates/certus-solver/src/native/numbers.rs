//! Numbers: terms of sort Int and Real as linear sums, and comparisons of sums as atoms.
//!
//! A sum is over *unknowns*: variables, what arrays and functions give, quotients; and *choices*, which are
//! if-then-elses. A comparison of a sum with choices is taken apart into a multiplexer of comparisons without
//! (`ite(c, x, y) + z ≤ 3` becomes `c ? x + z ≤ 3 : y + z ≤ 3`), so that atoms are about unknowns alone and no
//! number is made up for a choice. Where that would take too many, the choice does become an unknown, with its
//! definition as a fact.

use super::aig::{Aig, Edge};
use super::theory::Clause;
use crate::arith::Rational;
use rustc_hash::FxHashMap;

/// How many comparisons one comparison may be taken apart into.
const MOST_CASES: usize = 200;

/// A number that is no constant and no sum of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Unknown(pub(crate) u32);

/// An interned sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sum(u32);

/// `constant + Σ coefficient · unknown`, unknowns in order, no coefficient zero.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Linear {
    pub(crate) monomials: Vec<(Unknown, Rational)>,
    pub(crate) constant: Rational,
}

impl Linear {
    fn constant(constant: Rational) -> Linear {
        Linear { monomials: Vec::new(), constant }
    }

    /// Adds a multiple of another sum.
    fn add_mul(&mut self, factor: &Rational, other: &Linear) {
        self.constant.add_mul(factor, &other.constant);
        let mine = std::mem::take(&mut self.monomials);
        self.monomials.reserve(mine.len() + other.monomials.len());
        let mut theirs = other.monomials.iter().peekable();
        for (unknown, mut coefficient) in mine {
            while let Some((u, c)) = theirs.next_if(|(u, _)| *u < unknown) {
                self.monomials.push((*u, factor * c));
            }
            if let Some((_, c)) = theirs.next_if(|(u, _)| *u == unknown) {
                coefficient.add_mul(factor, c);
            }
            if !coefficient.is_zero() {
                self.monomials.push((unknown, coefficient));
            }
        }
        self.monomials.extend(theirs.map(|(u, c)| (*u, factor * c)));
    }

    fn scale(&mut self, factor: &Rational) {
        self.constant *= factor;
        for (_, c) in &mut self.monomials {
            *c *= factor;
        }
    }
}

/// `if condition { then } else { otherwise }`; the sums are over older unknowns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Choice {
    pub(crate) condition: Edge,
    pub(crate) then: Sum,
    pub(crate) otherwise: Sum,
}

/// What an unknown is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nature {
    pub(crate) is_int: bool,
    /// `None`: any number.
    pub(crate) choice: Option<Choice>,
    /// A number that equals this choice by definition, if there is one.
    defined: Option<Sum>,
}

/// How a sum is compared with zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Relation {
    Le,
    Lt,
    Eq,
}

/// An atom: `Σ monomials ≤ bound`, or `<` if it is strict. Over integers alone it is never strict, its
/// coefficients are coprime integers and the bound is an integer. The first coefficient is positive.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Bound {
    pub(crate) monomials: Vec<(Unknown, Rational)>,
    pub(crate) bound: Rational,
    pub(crate) strict: bool,
}

/// All sums and atoms of a solver.
#[derive(Debug, Default)]
pub(crate) struct Numbers {
    unknowns: Vec<Nature>,
    sums: Vec<Linear>,
    interned: FxHashMap<Linear, Sum>,
    choices: FxHashMap<Choice, Unknown>,
    comparisons: FxHashMap<(Relation, Sum), Edge>,
    atoms: Vec<Bound>,
    interned_atoms: FxHashMap<Bound, u32>,
    quotients: FxHashMap<(Sum, Rational), Unknown>,
    /// Clauses that define unknowns and are not asserted yet.
    pub(crate) definitions: Vec<Clause>,
    /// Definitions that are no clauses yet: the sum is zero unless the edge holds.
    pending: Vec<(Edge, Sum)>,
}

impl Numbers {
    pub(crate) fn is_empty(&self) -> bool {
        self.sums.is_empty()
    }

    pub(crate) fn nature(&self, u: Unknown) -> Nature {
        self.unknowns[u.0 as usize]
    }

    pub(crate) fn get(&self, s: Sum) -> &Linear {
        &self.sums[s.0 as usize]
    }

    pub(crate) fn atom(&self, id: u32) -> &Bound {
        &self.atoms[id as usize]
    }

    pub(crate) fn atoms(&self) -> &[Bound] {
        &self.atoms
    }

    /// How many unknowns there are.
    pub(crate) fn len(&self) -> usize {
        self.unknowns.len()
    }

    /// The quotients by positive numbers, the oldest first.
    pub(crate) fn quotients(&self) -> Vec<(Unknown, Sum, Rational)> {
        let mut all: Vec<_> = self.quotients.iter().map(|((s, by), u)| (*u, *s, by.clone())).collect();
        all.sort_unstable_by_key(|(u, _, _)| *u);
        all
    }

    /// The unknown that equals a choice by definition, if there is one.
    pub(crate) fn defined(&self, choice: Unknown) -> Option<Unknown> {
        let sum = self.nature(choice).defined?;
        self.get(sum).monomials.first().map(|(u, _)| *u)
    }

    pub(crate) fn intern(&mut self, linear: Linear) -> Sum {
        if let Some(s) = self.interned.get(&linear) {
            return *s;
        }
        let s = Sum(u32::try_from(self.sums.len()).expect("fewer than 2^32 sums"));
        self.sums.push(linear.clone());
        self.interned.insert(linear, s);
        s
    }

    pub(crate) fn constant(&mut self, value: Rational) -> Sum {
        self.intern(Linear::constant(value))
    }

    fn new_unknown(&mut self, is_int: bool, choice: Option<Choice>) -> Unknown {
        let u = Unknown(u32::try_from(self.unknowns.len()).expect("fewer than 2^32 unknowns"));
        self.unknowns.push(Nature { is_int, choice, defined: None });
        u
    }

    fn of_unknown(&mut self, u: Unknown) -> Sum {
        self.intern(Linear { monomials: vec![(u, Rational::from(1))], constant: Rational::default() })
    }

    /// A new number.
    pub(crate) fn fresh(&mut self, is_int: bool) -> Sum {
        let u = self.new_unknown(is_int, None);
        self.of_unknown(u)
    }

    /// `Σ factor · sum`.
    pub(crate) fn combine(&mut self, parts: &[(Rational, Sum)]) -> Sum {
        let mut all = Linear::default();
        for (factor, s) in parts {
            all.add_mul(factor, &self.sums[s.0 as usize]);
        }
        self.intern(all)
    }

    /// If-then-else of two sums.
    pub(crate) fn choose(&mut self, condition: Edge, then: Sum, otherwise: Sum, is_int: bool) -> Sum {
        if condition == Edge::TRUE || then == otherwise {
            return then;
        }
        if condition == Edge::FALSE {
            return otherwise;
        }
        let choice = if condition.is_neg() {
            Choice { condition: !condition, then: otherwise, otherwise: then }
        } else {
            Choice { condition, then, otherwise }
        };
        let u = match self.choices.get(&choice) {
            Some(u) => *u,
            None => {
                let u = self.new_unknown(is_int, Some(choice));
                self.choices.insert(choice, u);
                u
            }
        };
        self.of_unknown(u)
    }

    /// The greatest integer `q` with `divisor · q ≤ sum`, for a positive divisor (and `-q` of the positive one
    /// for a negative divisor): the quotient of SMT-LIB, and `to_int` for the divisor 1.
    pub(crate) fn quotient(&mut self, aig: &mut Aig, sum: Sum, divisor: &Rational) -> Sum {
        let by = divisor.abs();
        let u = match self.quotients.get(&(sum, by.clone())) {
            Some(u) => *u,
            None => {
                let u = self.new_unknown(true, None);
                self.quotients.insert((sum, by.clone()), u);
                let q = self.of_unknown(u);
                let by_sum = self.constant(by.clone());
                // by·q - sum ≤ 0 and sum - by·q - by < 0.
                let below = self.combine(&[(by.clone(), q), (Rational::from(-1), sum)]);
                let above =
                    self.combine(&[(Rational::from(1), sum), (-&by, q), (Rational::from(-1), by_sum)]);
                for (relation, s) in [(Relation::Le, below), (Relation::Lt, above)] {
                    let holds = self.compare(aig, relation, s);
                    self.definitions.push(vec![holds]);
                }
                u
            }
        };
        let q = self.of_unknown(u);
        if divisor.is_negative() { self.combine(&[(Rational::from(-1), q)]) } else { q }
    }

    /// The edge of `sum ⋈ 0`.
    pub(crate) fn compare(&mut self, aig: &mut Aig, relation: Relation, sum: Sum) -> Edge {
        let edge = self.take_apart(aig, relation, sum);
        while let Some((unless, difference)) = self.pending.pop() {
            let equal = self.take_apart(aig, Relation::Eq, difference);
            self.definitions.push(vec![unless, equal]);
        }
        edge
    }

    fn take_apart(&mut self, aig: &mut Aig, relation: Relation, sum: Sum) -> Edge {
        let mut stack = vec![sum];
        let mut cases = 0;
        while let Some(s) = stack.last().copied() {
            if self.comparisons.contains_key(&(relation, s)) {
                stack.pop();
                continue;
            }
            let edge = match self.last_choice(s) {
                None => self.bound(aig, relation, s),
                Some(u) if cases > MOST_CASES => {
                    let with = self.define(u);
                    let replaced = self.replace(s, |_, v| (v == u).then_some(with));
                    match self.comparisons.get(&(relation, replaced)) {
                        Some(edge) => *edge,
                        None => {
                            stack.push(replaced);
                            continue;
                        }
                    }
                }
                Some(u) => {
                    let condition = self.nature(u).choice.expect("it is a choice").condition;
                    let [t, e] = [true, false].map(|holds| self.assume(s, condition, holds));
                    let known = |n: &Numbers, s| n.comparisons.get(&(relation, s)).copied();
                    match (known(self, t), known(self, e)) {
                        (Some(x), Some(y)) => aig.mux(condition, x, y),
                        (x, y) => {
                            cases += 1;
                            stack.extend(x.is_none().then_some(t));
                            stack.extend(y.is_none().then_some(e));
                            continue;
                        }
                    }
                }
            };
            stack.pop();
            self.comparisons.insert((relation, s), edge);
        }
        self.comparisons[&(relation, sum)]
    }

    /// The youngest choice of a sum that has no definition in it. It is not part of the others.
    fn last_choice(&self, s: Sum) -> Option<Unknown> {
        self.get(s).monomials.iter().rev().map(|(u, _)| *u).find(|u| self.nature(*u).choice.is_some())
    }

    /// The sum with all its choices on `condition` taken.
    fn assume(&mut self, s: Sum, condition: Edge, holds: bool) -> Sum {
        self.replace(s, |n, u| {
            let choice = n.nature(u).choice.filter(|c| c.condition == condition)?;
            Some(if holds { choice.then } else { choice.otherwise })
        })
    }

    /// The sum with some unknowns replaced by sums.
    fn replace(&mut self, s: Sum, with: impl Fn(&Numbers, Unknown) -> Option<Sum>) -> Sum {
        let old = self.get(s);
        let mut all = Linear::constant(old.constant.clone());
        for (u, c) in &old.monomials {
            match with(self, *u) {
                Some(sum) => all.add_mul(c, self.get(sum)),
                None => all.add_mul(
                    &Rational::from(1),
                    &Linear { monomials: vec![(*u, c.clone())], constant: Rational::default() },
                ),
            }
        }
        self.intern(all)
    }

    /// An unknown that equals a choice: `condition ⟹ u = then`, `¬condition ⟹ u = otherwise`.
    fn define(&mut self, choice: Unknown) -> Sum {
        let nature = self.nature(choice);
        if let Some(sum) = nature.defined {
            return sum;
        }
        let Choice { condition, then, otherwise } = nature.choice.expect("it is a choice");
        let sum = self.fresh(nature.is_int);
        self.unknowns[choice.0 as usize].defined = Some(sum);
        for (guard, value) in [(!condition, then), (condition, otherwise)] {
            let difference = self.combine(&[(Rational::from(1), sum), (Rational::from(-1), value)]);
            self.pending.push((guard, difference));
        }
        sum
    }

    /// The edge of a comparison without choices.
    fn bound(&mut self, aig: &mut Aig, relation: Relation, s: Sum) -> Edge {
        let mut sum = self.get(s).clone();
        let Some((_, first)) = sum.monomials.first() else {
            return Edge::constant(match relation {
                Relation::Le => !sum.constant.is_positive(),
                Relation::Lt => sum.constant.is_negative(),
                Relation::Eq => sum.constant.is_zero(),
            });
        };
        let is_int = sum.monomials.iter().all(|(u, _)| self.nature(*u).is_int);
        let (negative, scale) = (first.is_negative(), if is_int { content(&sum) } else { first.abs() });
        let scale = scale.recip();
        sum.scale(&if negative { -scale } else { scale });
        let limit = -std::mem::take(&mut sum.constant);
        let mut at_most = |bound: Rational, strict: bool| {
            let (bound, strict) = match (is_int, strict) {
                (false, strict) => (bound, strict),
                (true, false) => (bound.floor(), false),
                (true, true) => (bound.ceil() - Rational::from(1), false),
            };
            let atom = Bound { monomials: sum.monomials.clone(), bound, strict };
            let id = match self.interned_atoms.get(&atom) {
                Some(id) => *id,
                None => {
                    let id = u32::try_from(self.atoms.len()).expect("fewer than 2^32 atoms");
                    self.atoms.push(atom.clone());
                    self.interned_atoms.insert(atom, id);
                    id
                }
            };
            aig.atom(id)
        };
        match (relation, negative) {
            (Relation::Le, false) => at_most(limit, false),
            (Relation::Lt, false) => at_most(limit, true),
            // The sum was negated: it is at least, or above, its limit.
            (Relation::Le, true) => !at_most(limit, true),
            (Relation::Lt, true) => !at_most(limit, false),
            (Relation::Eq, _) if is_int && !limit.is_integer() => Edge::FALSE,
            (Relation::Eq, _) => {
                let (le, lt) = (at_most(limit.clone(), false), at_most(limit, true));
                aig.and(le, !lt)
            }
        }
    }
}

/// The positive number whose multiples the coefficients are: divided by it, they are coprime integers.
fn content(sum: &Linear) -> Rational {
    let mut numerators = Rational::default();
    let mut denominators = Rational::from(1);
    for (_, c) in &sum.monomials {
        numerators = numerators.gcd(&c.numerator().abs());
        denominators = denominators.lcm(&c.denominator());
    }
    numerators / denominators
}
