//! Numbers that stand where linear arithmetic does not reach: in arguments of functions, indices, products.

use super::ProjectionError;
use super::arith::{constant_divisor, is_scaled};
use super::work::Work;
use certus_logic::{Op, Sort, Term};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use std::collections::{BTreeMap, BTreeSet};

impl Work<'_> {
    /// Eliminates a number that stands in a term which is not linear: by an equality, else by its value.
    pub(super) fn disentangle(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        if !left.iter().any(|v| self.terms.sort(*v).is_arith()) {
            return Ok(false);
        }
        let entangled = self.entangled();
        for x in &entangled {
            for at in 0..self.literals.len() {
                if let Some(t) = self.linear_solution(self.literals[at], *x) {
                    self.forget(&[at]);
                    self.replace(&[(*x, t)])?;
                    return Ok(true);
                }
            }
        }
        match entangled.first() {
            Some(x) => self.take_value(*x).map(|()| true),
            None => Ok(false),
        }
    }

    /// The hidden numbers inside of terms that are not linear.
    fn entangled(&mut self) -> BTreeSet<Term> {
        let mut opaque = Vec::new();
        for l in self.literals.clone() {
            let (atom, _) = self.terms.strip_not(l);
            if !self.mentions_hidden(atom) {
                continue;
            }
            if !self.is_comparison(atom) {
                opaque.push(atom);
                continue;
            }
            let mut open = self.terms.args(atom).to_vec();
            while let Some(t) = open.pop() {
                if self.is_hidden(t) || !self.mentions_hidden(t) {
                    continue;
                }
                let args = self.terms.args(t);
                match self.terms.op(t) {
                    Op::Add => open.extend(args),
                    Op::Mul if is_scaled(self.terms, t) => open.push(args[1]),
                    Op::ToReal | Op::ToInt => open.push(args[0]),
                    Op::IntDiv | Op::IntMod if constant_divisor(self.terms, t).is_some() => {
                        open.push(args[0]);
                    }
                    _ => opaque.push(t),
                }
            }
        }
        let vars = self.terms.free_vars_of(&opaque);
        vars.into_iter().filter(|v| self.is_hidden(*v) && self.terms.sort(*v).is_arith()).collect()
    }

    /// What an equality says a number is; over the integers only if no division is needed.
    fn linear_solution(&mut self, literal: Term, x: Term) -> Option<Term> {
        let sort = self.terms.sort(x);
        let [a, b] = *self.terms.args_if(literal, Op::Eq)? else { return None };
        if self.terms.sort(a) != sort || !self.has(literal, x) {
            return None;
        }
        let mut monomials: BTreeMap<Term, BigRational> = BTreeMap::new();
        let mut constant = BigRational::zero();
        let mut open = vec![(a, BigRational::one()), (b, -BigRational::one())];
        while let Some((t, c)) = open.pop() {
            if let Some(v) = self.terms.as_rational(t) {
                constant += c * v;
                continue;
            }
            match self.terms.op(t) {
                Op::Add => open.extend(self.terms.args(t).iter().map(|a| (*a, c.clone()))),
                Op::Mul if is_scaled(self.terms, t) => {
                    let by =
                        self.terms.as_rational(self.terms.arg(t, 0)).expect("the first factor is constant");
                    open.push((self.terms.arg(t, 1), c * by));
                }
                _ => *monomials.entry(t).or_default() += c,
            }
        }
        let by = monomials.remove(&x).filter(|c| !c.is_zero())?;
        if sort == Sort::Int && !by.abs().is_one() || monomials.keys().any(|k| self.has(*k, x)) {
            return None;
        }
        let number = |work: &mut Work<'_>, c: BigRational| match sort {
            Sort::Int => work.terms.int(c.to_integer()),
            _ => work.terms.real(c),
        };
        let mut sum = number(self, -constant / &by);
        for (key, c) in monomials {
            let c = number(self, -c / &by);
            let part = self.terms.mul(c, key);
            sum = self.terms.add(sum, part);
        }
        Some(sum)
    }
}
