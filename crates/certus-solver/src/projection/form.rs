//! Linear constraints with whole coefficients, which know their value in the model.

use certus_logic::{Sort, Term, Terms, euclid_mod};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;

/// The values of the terms that forms are made of.
pub(super) type Values = FxHashMap<Term, BigRational>;

/// `constant + Σ coefficient · key`, keys ascending, no coefficient zero. A key is any term of sort Int or Real that is
/// not taken apart; integers among reals need no conversion here.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Form {
    pub(super) monomials: Vec<(Term, BigInt)>,
    pub(super) constant: BigInt,
    /// In the model.
    pub(super) value: BigRational,
}

impl Form {
    pub(super) fn new(monomials: Vec<(Term, BigInt)>, constant: BigInt, values: &Values) -> Form {
        let mut form = Form { monomials, constant, value: BigRational::zero() };
        form.evaluate(values);
        form
    }

    fn evaluate(&mut self, values: &Values) {
        let mut value = BigRational::from_integer(self.constant.clone());
        for (key, c) in &self.monomials {
            value += values[key].clone() * c;
        }
        self.value = value;
    }

    pub(super) fn coefficient(&self, key: Term) -> Option<&BigInt> {
        self.monomials.binary_search_by_key(&key, |m| m.0).ok().map(|i| &self.monomials[i].1)
    }

    /// `a · self + b · other`.
    pub(super) fn combine(&self, a: &BigInt, other: &Form, b: &BigInt) -> Form {
        let mut monomials = Vec::with_capacity(self.monomials.len() + other.monomials.len());
        let (mut i, mut j) = (0, 0);
        loop {
            let (x, y) = (self.monomials.get(i), other.monomials.get(j));
            let (key, c) = match (x, y) {
                (None, None) => break,
                (Some(x), Some(y)) if x.0 == y.0 => (x.0, &x.1 * a + &y.1 * b),
                (Some(x), y) if y.is_none_or(|y| x.0 < y.0) => (x.0, &x.1 * a),
                (_, Some(y)) => (y.0, &y.1 * b),
                (Some(_), None) => unreachable!("it is taken by the arm above"),
            };
            i += usize::from(x.is_some_and(|x| x.0 == key));
            j += usize::from(y.is_some_and(|y| y.0 == key));
            if !c.is_zero() {
                monomials.push((key, c));
            }
        }
        let value = self.value.clone() * a + other.value.clone() * b;
        Form { monomials, constant: &self.constant * a + &other.constant * b, value }
    }

    pub(super) fn scaled(&self, by: &BigInt) -> Form {
        let zero = Form { monomials: Vec::new(), constant: BigInt::ZERO, value: BigRational::zero() };
        self.combine(by, &zero, &BigInt::ZERO)
    }

    pub(super) fn plus(&self, constant: &BigInt) -> Form {
        let mut form = self.clone();
        form.constant += constant;
        form.value += constant;
        form
    }

    /// The form without one monomial, whose key has this value.
    pub(super) fn without(&self, key: Term, value: &BigRational) -> Form {
        let mut form = self.clone();
        if let Ok(i) = form.monomials.binary_search_by_key(&key, |m| m.0) {
            let (_, c) = form.monomials.remove(i);
            form.value -= value.clone() * c;
        }
        form
    }

    /// This form, in which `x` is what `other = 0` says it is, times the absolute value of its coefficient there, which
    /// is also given.
    pub(super) fn solved(&self, x: Term, other: &Form) -> (Form, BigInt) {
        let a = other.coefficient(x).expect("the other form has the variable");
        let Some(c) = self.coefficient(x) else { return (self.clone(), BigInt::one()) };
        let (scale, by) = (a.abs(), if a.is_negative() { c.clone() } else { -c });
        (self.combine(&scale, other, &by), scale)
    }

    /// The form with a number for a variable that has this value in the model.
    pub(super) fn with_number(&self, x: Term, number: &BigInt, value: &BigRational) -> Form {
        match self.coefficient(x).cloned() {
            None => self.clone(),
            Some(c) => self.without(x, value).plus(&(c * number)),
        }
    }

    pub(super) fn is_integral(&self, terms: &Terms) -> bool {
        self.monomials.iter().all(|m| terms.sort(m.0) == Sort::Int)
    }

    /// How many bits the longest number has.
    pub(super) fn bits(&self) -> u64 {
        self.monomials.iter().map(|m| m.1.bits()).chain([self.constant.bits()]).max().unwrap_or(0)
    }
}

/// What a constraint says of its form.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Rel {
    /// At most zero.
    Le,
    /// Below zero.
    Lt,
    /// Zero.
    Eq,
    /// Not zero.
    Ne,
    /// A multiple of a number above zero; the form is integral.
    Divides(BigInt),
    /// No multiple of a number above zero; the form is integral.
    DividesNot(BigInt),
}

impl Rel {
    pub(super) fn modulus(&self) -> Option<&BigInt> {
        match self {
            Rel::Divides(d) | Rel::DividesNot(d) => Some(d),
            _ => None,
        }
    }

    /// The relation of the form times a positive number.
    pub(super) fn scaled(&self, by: &BigInt) -> Rel {
        match self {
            Rel::Divides(d) => Rel::Divides(d * by),
            Rel::DividesNot(d) => Rel::DividesNot(d * by),
            other => other.clone(),
        }
    }
}

/// A form and what it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Constraint {
    pub(super) form: Form,
    pub(super) rel: Rel,
}

impl Constraint {
    pub(super) fn new(form: Form, rel: Rel) -> Constraint {
        Constraint { form, rel }
    }

    /// Whether it is true in the model.
    pub(super) fn holds(&self) -> bool {
        let v = &self.form.value;
        match &self.rel {
            Rel::Le => !v.is_positive(),
            Rel::Lt => v.is_negative(),
            Rel::Eq => v.is_zero(),
            Rel::Ne => !v.is_zero(),
            Rel::Divides(d) => v.to_integer().is_multiple_of(d),
            Rel::DividesNot(d) => !v.to_integer().is_multiple_of(d),
        }
    }

    /// The same with smaller numbers; nothing if it is true for all values. Strict constraints of integers become weak
    /// ones, and their bounds are rounded.
    pub(super) fn tightened(mut self, terms: &Terms, values: &Values) -> Option<Constraint> {
        debug_assert!(self.holds(), "constraints are true in the model: {self:?}");
        if self.rel.modulus().is_some() {
            return self.reduced(values);
        }
        let integral = self.form.is_integral(terms);
        if integral && self.rel == Rel::Lt {
            self = Constraint::new(self.form.plus(&BigInt::one()), Rel::Le);
        }
        let form = &mut self.form;
        let mut gcd = form.monomials.iter().fold(BigInt::ZERO, |g, m| g.gcd(&m.1));
        if gcd.is_zero() {
            return None;
        }
        if !integral {
            gcd = gcd.gcd(&form.constant);
        } else if !form.constant.is_multiple_of(&gcd) {
            match self.rel {
                // Sums of multiples are never zero.
                Rel::Ne => return None,
                Rel::Le => {
                    let rounded = Integer::div_ceil(&form.constant, &gcd) * &gcd;
                    form.value += &rounded - &form.constant;
                    form.constant = rounded;
                }
                _ => unreachable!("an equality without solutions is not true in the model"),
            }
        }
        if !gcd.is_one() {
            for m in &mut form.monomials {
                m.1 /= &gcd;
            }
            form.constant /= &gcd;
            form.value /= &gcd;
        }
        Some(self)
    }

    /// A divisibility with its coefficients below the modulus, and the first one 1 where it can be.
    fn reduced(mut self, values: &Values) -> Option<Constraint> {
        let mut d = self.rel.modulus().expect("only divisibilities come here").clone();
        let form = &mut self.form;
        let reduce = |form: &mut Form, d: &BigInt| {
            for m in &mut form.monomials {
                m.1 = euclid_mod(&m.1, d);
            }
            form.monomials.retain(|m| !m.1.is_zero());
            form.constant = euclid_mod(&form.constant, d);
        };
        reduce(form, &d);
        let gcd = form.monomials.iter().fold(d.clone(), |g, m| g.gcd(&m.1));
        if form.monomials.is_empty() || !form.constant.is_multiple_of(&gcd) {
            return None;
        }
        for m in &mut form.monomials {
            m.1 /= &gcd;
        }
        form.constant /= &gcd;
        d /= &gcd;
        if d.is_one() {
            return None;
        }
        let first = form.monomials[0].1.extended_gcd(&d);
        if first.gcd.is_one() {
            for m in &mut form.monomials {
                m.1 *= &first.x;
            }
            form.constant *= &first.x;
            reduce(form, &d);
        }
        form.evaluate(values);
        self.rel = match self.rel {
            Rel::Divides(_) => Rel::Divides(d),
            _ => Rel::DividesNot(d),
        };
        Some(self)
    }
}
