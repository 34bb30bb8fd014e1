//! Numbers: literals as linear constraints and back, and the order in which their variables are eliminated.

use super::ProjectionError;
use super::form::{Constraint, Form, Rel, Values};
use super::work::Work;
use certus_logic::{Op, Sort, Term, Terms};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Numbers with more bits than this are not worth it: the variable gets its value instead.
pub(super) const MOST_BITS: u64 = 512;

/// The constraints of a projection and what is to be eliminated from them.
pub(super) struct Numbers<'w, 'a> {
    pub(super) work: &'w mut Work<'a>,
    pub(super) constraints: Vec<Constraint>,
    /// Of all keys.
    pub(super) values: Values,
    /// By dividend and divisor: the variable for the quotient. By real and 0: for the greatest integer below.
    quotients: FxHashMap<(Term, BigInt), Term>,
    /// Quotients whose definition is not among the constraints yet.
    undefined: Vec<(Term, BigInt, Term)>,
    /// The variables to eliminate.
    vars: Vec<Term>,
}

/// A sum with rational coefficients.
#[derive(Default)]
pub(super) struct Sum {
    pub(super) monomials: BTreeMap<Term, BigRational>,
    pub(super) constant: BigRational,
}

impl Work<'_> {
    /// Eliminates all variables of sort Int and Real, which stand in linear constraints only.
    pub(super) fn eliminate_numbers(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        if !left.iter().any(|v| self.terms.sort(*v).is_arith()) {
            return Ok(false);
        }
        let mut kept = Vec::new();
        let mut taken = Vec::new();
        for l in std::mem::take(&mut self.literals) {
            let (atom, _) = self.terms.strip_not(l);
            let linear = self.is_comparison(atom) && self.mentions_hidden(atom);
            (if linear { &mut taken } else { &mut kept }).push(l);
        }
        self.literals = kept;
        let mut numbers = Numbers {
            work: self,
            constraints: Vec::new(),
            values: Values::default(),
            quotients: FxHashMap::default(),
            undefined: Vec::new(),
            vars: Vec::new(),
        };
        for l in taken {
            numbers.read(l);
        }
        numbers.define_quotients();
        numbers.eliminate()?;
        let literals = numbers.write();
        self.learn(&literals)?;
        Ok(true)
    }

    /// Whether an atom compares numbers.
    pub(super) fn is_comparison(&self, atom: Term) -> bool {
        match self.terms.op(atom) {
            Op::Le => true,
            Op::Eq => self.terms.sort(self.terms.arg(atom, 0)).is_arith(),
            _ => false,
        }
    }
}

/// Whether a term is a product with no more than one factor that is not constant.
pub(super) fn is_scaled(terms: &Terms, t: Term) -> bool {
    matches!(terms.args_if(t, Op::Mul), Some([c, _]) if terms.is_const(*c))
}

/// The divisor, if a term is a quotient or remainder by a constant other than zero.
pub(super) fn constant_divisor(terms: &Terms, t: Term) -> Option<BigInt> {
    if !matches!(terms.op(t), Op::IntDiv | Op::IntMod) {
        return None;
    }
    terms.as_rational(terms.arg(t, 1)).map(|d| d.to_integer()).filter(|d| !d.is_zero())
}

impl Numbers<'_, '_> {
    /// The sum of terms with factors; what hides a variable is taken apart.
    fn sum(&mut self, parts: &[(Term, BigRational)]) -> Sum {
        let mut sum = Sum::default();
        let mut open = parts.to_vec();
        while let Some((t, c)) = open.pop() {
            let terms = &*self.work.terms;
            if let Some(v) = terms.as_rational(t) {
                sum.constant += v * c;
                continue;
            }
            match terms.op(t) {
                Op::Add => open.extend(terms.args(t).iter().map(|a| (*a, c.clone()))),
                Op::Mul if is_scaled(terms, t) => {
                    let by = terms.as_rational(terms.arg(t, 0)).expect("the first factor is constant");
                    open.push((terms.arg(t, 1), c * by));
                }
                Op::ToReal => open.push((terms.arg(t, 0), c)),
                Op::IntDiv | Op::IntMod | Op::ToInt if self.work.mentions_hidden(t) => {
                    let (remainder, quotient) = self.quotient(t);
                    if let Some((dividend, by)) = remainder {
                        open.push((dividend, c.clone()));
                        *sum.monomials.entry(quotient).or_default() -= c * by;
                    } else if constant_divisor(self.work.terms, t).is_some_and(|d| d.is_negative()) {
                        *sum.monomials.entry(quotient).or_default() -= c;
                    } else {
                        *sum.monomials.entry(quotient).or_default() += c;
                    }
                }
                _ => *sum.monomials.entry(t).or_default() += c,
            }
        }
        sum.monomials.retain(|_, c| !c.is_zero());
        sum
    }

    /// The variable for the quotient of a division by the absolute value of its divisor, or for the integer part of a
    /// real; for a remainder also dividend and divisor.
    fn quotient(&mut self, t: Term) -> (Option<(Term, BigInt)>, Term) {
        let dividend = self.work.terms.arg(t, 0);
        let by = constant_divisor(self.work.terms, t).unwrap_or_default().abs();
        let remainder = self.work.terms.op(t) == Op::IntMod;
        let key = (dividend, by.clone());
        let q = self.quotients.get(&key).copied().unwrap_or_else(|| {
            let whole = if by.is_zero() {
                self.work.terms.to_int(dividend)
            } else {
                let d = self.work.terms.int(by.clone());
                self.work.terms.int_div(dividend, d)
            };
            let value = self.work.value(whole);
            let q = self.work.introduce(Sort::Int, value);
            self.undefined.push((dividend, by.clone(), q));
            self.quotients.insert(key, q);
            q
        });
        (remainder.then_some((dividend, by)), q)
    }

    /// The definitions of the quotients: `by · q ≤ dividend < by · q + by`.
    fn define_quotients(&mut self) {
        while let Some((dividend, by, q)) = self.undefined.pop() {
            let by = BigRational::from_integer(if by.is_zero() { BigInt::one() } else { by });
            let below = self.sum(&[(q, by.clone()), (dividend, -BigRational::one())]);
            let mut above = self.sum(&[(dividend, BigRational::one()), (q, -by.clone())]);
            above.constant -= by;
            self.add(below, Rel::Le);
            self.add(above, Rel::Lt);
        }
    }

    /// Adds `sum rel 0`.
    fn add(&mut self, sum: Sum, rel: Rel) {
        let scale =
            sum.monomials.values().chain([&sum.constant]).fold(BigInt::one(), |l, c| l.lcm(c.denom()));
        let whole = |c: BigRational| (c * &scale).to_integer();
        let constant = whole(sum.constant);
        let monomials: Vec<(Term, BigInt)> = sum.monomials.into_iter().map(|(k, c)| (k, whole(c))).collect();
        for (key, _) in &monomials {
            if !self.values.contains_key(key) {
                let value = self.work.value(*key).as_rational().expect("a key is a number");
                self.values.insert(*key, value);
                if self.work.is_hidden(*key) {
                    self.vars.push(*key);
                }
            }
        }
        let form = Form::new(monomials, constant, &self.values);
        self.keep(Constraint::new(form, rel));
    }

    /// Adds a constraint that is true in the model.
    pub(super) fn keep(&mut self, c: Constraint) {
        if let Some(c) = c.tightened(self.work.terms, &self.values)
            && !self.constraints.contains(&c)
        {
            self.constraints.push(c);
        }
    }

    /// Adds a literal that compares numbers.
    fn read(&mut self, literal: Term) {
        let (atom, negated) = self.work.terms.strip_not(literal);
        let (a, b) = (self.work.terms.arg(atom, 0), self.work.terms.arg(atom, 1));
        let equality = self.work.terms.op(atom) == Op::Eq;
        if self.read_division(atom, a, b, negated) || self.read_division(atom, b, a, negated) {
            return;
        }
        let one = BigRational::one;
        let (a, b, rel) = match (equality, negated) {
            (true, false) => (a, b, Rel::Eq),
            (true, true) => (a, b, Rel::Ne),
            (false, false) => (a, b, Rel::Le),
            (false, true) => (b, a, Rel::Lt),
        };
        let sum = self.sum(&[(a, one()), (b, -one())]);
        self.add(sum, rel);
    }

    /// Adds `(t mod d) = k` as a divisibility, and comparisons of `t div d` with `k` as bounds of `t`: without a
    /// quotient. Whether it was one of these.
    fn read_division(&mut self, atom: Term, division: Term, number: Term, negated: bool) -> bool {
        let terms = &*self.work.terms;
        let (Some(d), Some(k)) = (constant_divisor(terms, division), terms.as_rational(number)) else {
            return false;
        };
        let (t, equality) = (terms.arg(division, 0), terms.op(atom) == Op::Eq);
        let left = terms.arg(atom, 0) == division;
        let minus = -BigRational::one();
        let by = BigRational::from_integer(d.abs());
        if terms.op(division) == Op::IntMod {
            // A remainder is never outside of its range: such a literal is a disequality that says nothing.
            if equality && !k.is_negative() && k < by {
                let mut sum = self.sum(&[(t, BigRational::one())]);
                sum.constant -= k;
                let d = d.abs();
                self.add(sum, if negated { Rel::DividesNot(d) } else { Rel::Divides(d) });
            }
            return equality;
        }
        if d.is_negative() || equality && negated {
            return false;
        }
        // t div d ≤ k is t < d·k + d, and k ≤ t div d is d·k ≤ t.
        let (first, last) = match (equality, negated, left) {
            (true, ..) => (Some(k.clone()), Some(k)),
            (false, false, true) => (None, Some(k)),
            (false, true, true) => (Some(k + BigRational::one()), None),
            (false, false, false) => (Some(k), None),
            (false, true, false) => (None, Some(k - BigRational::one())),
        };
        if let Some(first) = first {
            let mut sum = self.sum(&[(t, minus)]);
            sum.constant += &by * first;
            self.add(sum, Rel::Le);
        }
        if let Some(last) = last {
            let mut sum = self.sum(&[(t, BigRational::one())]);
            sum.constant -= &by * last + &by;
            self.add(sum, Rel::Lt);
        }
        true
    }

    /// Eliminates the variables, reals first: integers may be bounded by reals that stay, but not the other way round.
    fn eliminate(&mut self) -> Result<(), ProjectionError> {
        while let Some(x) = self.next_variable() {
            self.work.look_at_limits()?;
            let (with, without): (Vec<_>, Vec<_>) = std::mem::take(&mut self.constraints)
                .into_iter()
                .partition(|c| c.form.coefficient(x).is_some());
            self.constraints = without;
            let real = self.work.terms.sort(x) == Sort::Real;
            let with = if real { with } else { self.whole_constraints(with) };
            let reduced = if real { self.without_real(x, &with) } else { self.without_integer(x, &with) };
            match reduced {
                Some(new) if new.iter().all(|c| c.form.bits() <= MOST_BITS) => {
                    new.into_iter().for_each(|c| self.keep(c));
                }
                _ => self.without_by_value(x, &with),
            }
        }
        Ok(())
    }

    /// The variable that is eliminated next: reals first, then with an equality, then bounded on one side only, then
    /// with the fewest pairs of bounds.
    fn next_variable(&mut self) -> Option<Term> {
        let mut best: Option<((bool, usize, usize), Term)> = None;
        self.vars.sort_unstable();
        for x in &self.vars {
            let (mut lower, mut upper, mut other, mut equal) = (0, 0, 0, 4);
            for (c, a) in self.constraints.iter().filter_map(|c| Some((c, c.form.coefficient(*x)?))) {
                match c.rel {
                    Rel::Eq => equal = equal.min(if a.abs().is_one() { 0 } else { 1 }),
                    Rel::Le | Rel::Lt if a.is_positive() => upper += 1,
                    Rel::Le | Rel::Lt => lower += 1,
                    _ => other += 1,
                }
            }
            if lower + upper + other == 0 && equal == 4 {
                continue;
            }
            let class = if equal < 4 { equal } else { 2 + usize::from(lower * upper > 0) };
            let rank = (self.work.terms.sort(*x) == Sort::Int, class, lower * upper + other);
            if best.as_ref().is_none_or(|(r, _)| rank < *r) {
                best = Some((rank, *x));
            }
        }
        best.map(|(_, x)| x)
    }

    /// The constraints with the value of `x`. Of an integer's constraints all are integral.
    fn without_by_value(&mut self, x: Term, with: &[Constraint]) {
        self.work.note_value(x);
        let value = self.values[&x].clone();
        let (n, d) = (value.numer().clone(), value.denom().clone());
        for c in with {
            // Scaled by the denominator, x becomes its numerator.
            let a = c.form.coefficient(x).expect("only constraints with the variable come here").clone();
            let rest = c.form.without(x, &value).scaled(&d).plus(&(a * &n));
            self.keep(Constraint::new(rest, c.rel.scaled(&d)));
        }
    }

    /// The constraints as literals.
    fn write(&mut self) -> Vec<Term> {
        let constraints = std::mem::take(&mut self.constraints);
        constraints.iter().map(|c| write(self.work.terms, c)).collect()
    }
}

/// The term of a sum of keys.
pub(super) fn sum_term(
    terms: &mut Terms,
    monomials: &[(Term, BigInt)],
    constant: &BigInt,
    sort: Sort,
) -> Term {
    let number = |terms: &mut Terms, n: &BigInt| match sort {
        Sort::Real => terms.real(BigRational::from_integer(n.clone())),
        _ => terms.int(n.clone()),
    };
    let mut sum = number(terms, constant);
    for (key, c) in monomials {
        let key =
            if sort == Sort::Real && terms.sort(*key) == Sort::Int { terms.to_real(*key) } else { *key };
        let c = number(terms, c);
        let part = terms.mul(c, key);
        sum = terms.add(sum, part);
    }
    sum
}

fn write(terms: &mut Terms, c: &Constraint) -> Term {
    let integral = c.form.is_integral(terms);
    let sort = if integral { Sort::Int } else { Sort::Real };
    if let Some(d) = c.rel.modulus() {
        // The remainder of the sum is known: it has no constant.
        let sum = sum_term(terms, &c.form.monomials, &BigInt::ZERO, sort);
        let (modulus, rest) = (terms.int(d.clone()), terms.int((-&c.form.constant).mod_floor(d)));
        let remainder = terms.int_mod(sum, modulus);
        let equal = terms.eq(remainder, rest);
        return if matches!(c.rel, Rel::Divides(_)) { equal } else { terms.not(equal) };
    }
    let sum = sum_term(terms, &c.form.monomials, &c.form.constant, sort);
    let zero = if integral { terms.int(0) } else { terms.real(BigRational::zero()) };
    match c.rel {
        Rel::Le => terms.le(sum, zero),
        Rel::Lt => terms.lt(sum, zero),
        Rel::Eq => terms.eq(sum, zero),
        _ => terms.ne(sum, zero),
    }
}
