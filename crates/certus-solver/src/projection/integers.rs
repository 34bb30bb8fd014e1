//! Integers: resolvents without divisibility where they hold in the model, else one case of Cooper's method.
//!
//! A lower bound `s ≤ a·x` and an upper bound `b·x ≤ t` have an integer between them if `b·s + (a-1)(b-1) ≤ a·t`
//! (the dark shadow of the Omega test), and only then if `a` or `b` is 1. Divisibilities of `x` have a common period
//! `δ`; with the residue that `x` has in the model, `x = δ·y + v`, and they say nothing of `y`.
//!
//! Cooper's case is `a·x = s + r`, with the tightest lower bound and the least `r` for which that is a value that
//! `x` may have in the model: `a` divides `s + r` then. The upper bounds serve as well.

use super::arith::{MOST_BITS, Numbers, sum_term};
use super::form::{Constraint, Form, Rel};
use super::reals::{Bounds, coefficients, distance, solved};
use certus_logic::{Sort, Term};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

impl Numbers<'_, '_> {
    /// The constraints on an integer with an integer part of the reals among them: `a·x ≤ r` is `a·x ≤ ⌊r⌋`. The reals
    /// have nothing hidden any more.
    pub(super) fn whole_constraints(&mut self, with: Vec<Constraint>) -> Vec<Constraint> {
        let mut whole = Vec::with_capacity(with.len());
        for c in with {
            if c.form.is_integral(self.work.terms) {
                whole.push(c);
                continue;
            }
            whole.extend(self.whole_constraint(&c).tightened(self.work.terms, &self.values));
        }
        whole
    }

    fn whole_constraint(&mut self, c: &Constraint) -> Constraint {
        let terms = &mut *self.work.terms;
        let (ints, reals): (Vec<_>, Vec<_>) =
            c.form.monomials.iter().cloned().partition(|m| terms.sort(m.0) == Sort::Int);
        // A disequality is one of two strict bounds, as in the model.
        let (sign, rel) = match &c.rel {
            Rel::Ne if c.form.value.is_positive() => (-BigInt::one(), Rel::Lt),
            Rel::Ne => (BigInt::one(), Rel::Lt),
            rel => (BigInt::one(), rel.clone()),
        };
        let scale = |m: &[(Term, BigInt)]| m.iter().map(|(k, a)| (*k, a * &sign)).collect::<Vec<_>>();
        let (ints, reals, constant) = (scale(&ints), scale(&reals), &c.form.constant * &sign);
        let real = sum_term(terms, &reals, &BigInt::ZERO, Sort::Real);
        // I + c + R ≤ 0 is I + c ≤ ⌊-R⌋; I + c + R < 0 is I + c < ⌈-R⌉ = -⌊R⌋.
        let (part, by) = match rel {
            Rel::Le => {
                let minus = terms.neg(real);
                (terms.to_int(minus), -BigInt::one())
            }
            _ => (terms.to_int(real), BigInt::one()),
        };
        if rel == Rel::Eq {
            let whole = terms.is_int(real);
            // Nothing hidden is in it: it is a literal of the result.
            self.work.literals.push(whole);
        }
        let value = self.work.value(part).as_rational().expect("an integer part is a number");
        self.values.insert(part, value);
        let mut monomials = ints;
        match monomials.iter().position(|m| m.0 >= part) {
            Some(i) if monomials[i].0 == part => {
                monomials[i].1 += &by;
                monomials.retain(|m| !m.1.is_zero());
            }
            Some(i) => monomials.insert(i, (part, by)),
            None => monomials.push((part, by)),
        }
        Constraint::new(Form::new(monomials, constant, &self.values), rel)
    }

    /// Constraints without an integer variable, unless a number became too large.
    pub(super) fn without_integer(&mut self, x: Term, with: &[Constraint]) -> Option<Vec<Constraint>> {
        let of = |c: &Constraint| c.form.coefficient(x).expect("only constraints with the variable").abs();
        if let Some(equality) = with.iter().filter(|c| c.rel == Rel::Eq).min_by_key(|c| of(c)) {
            return Some(self.by_equality(x, equality, with));
        }
        let period = with.iter().try_fold(BigInt::one(), |l, c| match c.rel.modulus() {
            Some(d) => Some(l.lcm(&(d / d.gcd(&of(c))))).filter(|l| l.bits() <= MOST_BITS),
            None => Some(l),
        })?;
        let residue = self.integer(x).mod_floor(&period);
        let bounds = Bounds::of(x, with);
        if bounds.lower.is_empty() || bounds.upper.is_empty() {
            // Far out every bound and disequality holds.
            let periodic = bounds.other.iter().filter(|c| c.rel.modulus().is_some());
            return Some(periodic.map(|c| self.at_number(x, c, &residue)).collect());
        }
        if bounds.other.iter().any(|c| c.rel == Rel::Ne) {
            if let Some(new) = self.at_unit_bound(x, &bounds, with) {
                return Some(new);
            }
            let split: Vec<Constraint> = with.iter().map(split_by_model).collect();
            return self.between(x, &split, &period, &residue);
        }
        self.between(x, with, &period, &residue)
    }

    fn integer(&self, x: Term) -> BigInt {
        self.values[&x].to_integer()
    }

    fn at_number(&self, x: Term, c: &Constraint, number: &BigInt) -> Constraint {
        Constraint::new(c.form.with_number(x, number, &self.values[&x]), c.rel.clone())
    }

    /// `a·x = s`: then `a` divides `s`, and `x` is the quotient in the other constraints. Exact.
    fn by_equality(&self, x: Term, equality: &Constraint, with: &[Constraint]) -> Vec<Constraint> {
        let mut new = solved(x, equality, with);
        let a = equality.form.coefficient(x).expect("the equality has the variable").abs();
        if !a.is_one() {
            new.push(Constraint::new(equality.form.without(x, &self.values[&x]), Rel::Divides(a)));
        }
        new
    }

    /// With a disequality: `x` as the tightest bound says, if it has coefficient 1 and all the rest holds there.
    fn at_unit_bound(&self, x: Term, bounds: &Bounds<'_>, with: &[Constraint]) -> Option<Vec<Constraint>> {
        for side in [&bounds.lower, &bounds.upper] {
            let chosen = side.iter().copied().min_by_key(|c| distance(x, c))?;
            if !chosen.form.coefficient(x).is_some_and(|a| a.abs().is_one()) {
                continue;
            }
            let new = solved(x, chosen, with);
            if new.iter().all(Constraint::holds) {
                return Some(new);
            }
        }
        None
    }

    /// Lower and upper bounds, divisibilities, no disequality.
    fn between(
        &self,
        x: Term,
        with: &[Constraint],
        period: &BigInt,
        residue: &BigInt,
    ) -> Option<Vec<Constraint>> {
        // With y for x: the same key stands for it.
        let (periodic, mut on_y): (Vec<_>, Vec<_>) =
            with.iter().cloned().partition(|c| c.rel.modulus().is_some());
        if !period.is_one() {
            let rounded = |c: &Constraint| {
                self.multiplied(x, c, period, residue).tightened(self.work.terms, &self.values)
            };
            on_y = on_y.iter().filter_map(rounded).collect();
        }
        let bounds = Bounds::of(x, &on_y);
        let shadow = if bounds.pairs_are_few() { all_pairs(x, &bounds) } else { None };
        let shadow = shadow.or_else(|| {
            let lower_first = bounds.lower.len() <= bounds.upper.len();
            let sides = [(&bounds.lower, &bounds.upper), (&bounds.upper, &bounds.lower)];
            let [first, second] = if lower_first { sides } else { [sides[1], sides[0]] };
            one_against_all(x, first.0, first.1).or_else(|| one_against_all(x, second.0, second.1))
        });
        if let Some(mut new) = shadow {
            new.extend(periodic.iter().map(|c| self.at_number(x, c, residue)));
            return Some(new);
        }
        self.cooper(x, with, period)
    }

    /// The constraint on `y` where `x = period · y + residue`. The key `x` now stands for `y`, of which only the shadow is
    /// wanted: the value of the form is the same.
    fn multiplied(&self, x: Term, c: &Constraint, period: &BigInt, residue: &BigInt) -> Constraint {
        let mut form = c.form.clone();
        let m = form.monomials.iter_mut().find(|m| m.0 == x).expect("a bound has the variable");
        form.constant += &m.1 * residue;
        m.1 *= period;
        Constraint::new(form, c.rel.clone())
    }

    /// Cooper's case: see the module's text.
    fn cooper(&self, x: Term, with: &[Constraint], period: &BigInt) -> Option<Vec<Constraint>> {
        let bounds = Bounds::of(x, with);
        let value = self.integer(x);
        let mut best: Option<(BigInt, BigInt, &Constraint)> = None;
        for side in [&bounds.lower, &bounds.upper] {
            // By whole steps from x: the bound that is reached first, the smallest coefficient if there are several.
            let chosen = side
                .iter()
                .copied()
                .min_by_key(|c| (distance(x, c).floor(), c.form.coefficient(x).map(Signed::abs)))?;
            let steps = distance(x, chosen).floor().to_integer();
            let back = &steps - steps.mod_floor(period);
            let a = chosen.form.coefficient(x).expect("a bound has the variable").abs();
            if best.as_ref().is_none_or(|(least, _, _)| a < *least) {
                best = Some((a, back, chosen));
            }
        }
        let (a, back, chosen) = best?;
        let lower = chosen.form.coefficient(x).is_some_and(Signed::is_negative);
        let at = if lower { &value - &back } else { &value + &back };
        // The bound's form is ∓(a·x - …) and not positive; at `at` it is -r.
        let moved = &chosen.form.value + (&a * &back);
        let r = -moved.to_integer();
        let equality = Constraint::new(chosen.form.plus(&r), Rel::Eq);
        // Its value in the model is that of x, not of `at`: the other forms take x from here, so that their values
        // are those at `at`.
        debug_assert!(!r.is_negative() && at.mod_floor(period) == value.mod_floor(period));
        let others: Vec<Constraint> = with.iter().filter(|c| !std::ptr::eq(*c, chosen)).cloned().collect();
        let mut new = solved(x, &equality, &others);
        if !a.is_one() {
            new.push(Constraint::new(equality.form.without(x, &self.values[&x]), Rel::Divides(a)));
        }
        Some(new)
    }
}

/// A disequality as the strict bound that holds in the model.
fn split_by_model(c: &Constraint) -> Constraint {
    match c.rel {
        Rel::Ne if c.form.value.is_positive() => {
            Constraint::new(c.form.scaled(&-BigInt::one()).plus(&BigInt::one()), Rel::Le)
        }
        Rel::Ne => Constraint::new(c.form.plus(&BigInt::one()), Rel::Le),
        _ => c.clone(),
    }
}

/// An integer between a lower and an upper bound. The value does not depend on that of `x`.
fn dark_shadow(x: Term, lower: &Constraint, upper: &Constraint) -> Constraint {
    let (a, b) = coefficients(x, lower, upper);
    let slack = (&a - 1) * (&b - 1);
    Constraint::new(lower.form.combine(&b, &upper.form, &a).plus(&slack), Rel::Le)
}

/// Dark shadows of all pairs, if they hold in the model: then the greatest lower bound, rounded up, is at most the least
/// upper bound, rounded down.
fn all_pairs(x: Term, bounds: &Bounds<'_>) -> Option<Vec<Constraint>> {
    let mut new = Vec::new();
    for l in &bounds.lower {
        for u in &bounds.upper {
            let shadow = dark_shadow(x, l, u);
            if !shadow.holds() {
                return None;
            }
            new.push(shadow);
        }
    }
    Some(new)
}

/// Dark shadows of the tightest bound of one side with all of the other, and that it is the tightest.
fn one_against_all(x: Term, near: &[&Constraint], far: &[&Constraint]) -> Option<Vec<Constraint>> {
    let chosen = near.iter().copied().min_by_key(|c| distance(x, c))?;
    let mut new = Vec::new();
    for c in near.iter().filter(|c| !std::ptr::eq(**c, chosen)) {
        new.push(Constraint::new(c.form.solved(x, &chosen.form).0, Rel::Le));
    }
    let lower = chosen.form.coefficient(x).is_some_and(Signed::is_negative);
    for c in far {
        new.push(if lower { dark_shadow(x, chosen, c) } else { dark_shadow(x, c, chosen) });
    }
    new.iter().all(Constraint::holds).then_some(new)
}
