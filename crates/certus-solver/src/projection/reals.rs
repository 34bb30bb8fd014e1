//! Reals: Fourier-Motzkin where it is no larger, else one case of Loos-Weispfenning that holds in the model.

use super::arith::Numbers;
use super::form::{Constraint, Rel};
use certus_logic::Term;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Signed;

/// The bounds among the constraints on a variable.
pub(super) struct Bounds<'c> {
    pub(super) lower: Vec<&'c Constraint>,
    pub(super) upper: Vec<&'c Constraint>,
    /// Disequalities and divisibilities.
    pub(super) other: Vec<&'c Constraint>,
}

impl<'c> Bounds<'c> {
    pub(super) fn of(x: Term, constraints: &'c [Constraint]) -> Bounds<'c> {
        let mut bounds = Bounds { lower: Vec::new(), upper: Vec::new(), other: Vec::new() };
        for c in constraints {
            let a = c.form.coefficient(x).expect("only constraints with the variable come here");
            match c.rel {
                Rel::Le | Rel::Lt if a.is_positive() => bounds.upper.push(c),
                Rel::Le | Rel::Lt => bounds.lower.push(c),
                _ => bounds.other.push(c),
            }
        }
        bounds
    }

    /// Whether all pairs of bounds are no more than the bounds themselves.
    pub(super) fn pairs_are_few(&self) -> bool {
        self.lower.len() * self.upper.len() <= self.lower.len() + self.upper.len()
    }
}

/// How far `x` is from the bound in the model: `0` if it is at it. The least is the greatest lower, or least upper bound.
pub(super) fn distance(x: Term, c: &Constraint) -> BigRational {
    let a = c.form.coefficient(x).expect("a bound has the variable");
    -c.form.value.clone() / a.abs()
}

/// The tightest bound in the model, a strict one if there are several.
fn tightest<'c>(x: Term, bounds: &[&'c Constraint]) -> Option<&'c Constraint> {
    bounds.iter().copied().min_by_key(|c| (distance(x, c), c.rel != Rel::Lt))
}

impl Numbers<'_, '_> {
    /// Constraints without a real variable; always there.
    pub(super) fn without_real(&mut self, x: Term, with: &[Constraint]) -> Option<Vec<Constraint>> {
        if let Some(equality) = with.iter().find(|c| c.rel == Rel::Eq) {
            return Some(solved(x, equality, with));
        }
        let bounds = Bounds::of(x, with);
        // Far out on the open side every bound holds, and x is none of the finitely many values it must not be.
        if bounds.lower.is_empty() || bounds.upper.is_empty() {
            return Some(Vec::new());
        }
        if bounds.other.is_empty() && bounds.pairs_are_few() {
            return Some(fourier_motzkin(x, &bounds));
        }
        let (near, far) = if bounds.upper.len() < bounds.lower.len() {
            (&bounds.upper, &bounds.lower)
        } else {
            (&bounds.lower, &bounds.upper)
        };
        let chosen = tightest(x, near)?;
        // At the bound itself, or next to it, where no disequality is touched and every other bound still holds that
        // is not tighter.
        let at = |c: &&Constraint| Constraint::new(c.form.solved(x, &chosen.form).0, c.rel.clone());
        let beside = chosen.rel == Rel::Lt || !bounds.other.iter().all(|c| at(c).holds());
        let mut new = Vec::new();
        for c in near.iter().filter(|c| !std::ptr::eq(**c, chosen)) {
            let mut c = at(c);
            if beside {
                c.rel = Rel::Le;
            }
            new.push(c);
        }
        for c in far {
            let mut c = at(c);
            if beside {
                c.rel = Rel::Lt;
            }
            new.push(c);
        }
        if !beside {
            new.extend(bounds.other.iter().map(at));
        }
        Some(new)
    }
}

/// The other constraints, with `x` as an equality says it is.
pub(super) fn solved(x: Term, equality: &Constraint, with: &[Constraint]) -> Vec<Constraint> {
    with.iter()
        .filter(|c| !std::ptr::eq(*c, equality))
        .map(|c| {
            let (form, scale) = c.form.solved(x, &equality.form);
            Constraint::new(form, c.rel.scaled(&scale))
        })
        .collect()
}

/// Every lower bound is at most every upper bound.
fn fourier_motzkin(x: Term, bounds: &Bounds<'_>) -> Vec<Constraint> {
    let mut new = Vec::new();
    for l in &bounds.lower {
        for u in &bounds.upper {
            let (a, b) = coefficients(x, l, u);
            let strict = l.rel == Rel::Lt || u.rel == Rel::Lt;
            new.push(Constraint::new(
                l.form.combine(&b, &u.form, &a),
                if strict { Rel::Lt } else { Rel::Le },
            ));
        }
    }
    new
}

/// The absolute values of the coefficients of `x` in a lower and an upper bound.
pub(super) fn coefficients(x: Term, lower: &Constraint, upper: &Constraint) -> (BigInt, BigInt) {
    let of = |c: &Constraint| c.form.coefficient(x).expect("a bound has the variable").abs();
    (of(lower), of(upper))
}
