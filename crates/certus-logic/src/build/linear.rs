//! Linear sums: a constant plus monomials with coefficients, over any of the three rings we have.
//!
//! Sums are collected up to [`LIMIT`] monomials. Without a bound a long chain of additions would build a
//! sum of every length, which takes quadratic space; beyond it a sum is an ordinary monomial of another.

use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{One, Zero};

/// How many monomials a collected sum has at most; also the bound for other flattened operators.
pub(crate) const LIMIT: usize = 32;

/// A coefficient ring.
pub(crate) trait Coefficient: Clone + PartialEq {
    fn is_zero(&self) -> bool;
    fn plus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;
    fn negated(&self) -> Self;
}

impl Coefficient for Bv {
    fn is_zero(&self) -> bool {
        Bv::is_zero(self)
    }
    fn plus(&self, other: &Bv) -> Bv {
        self.add(other)
    }
    fn times(&self, other: &Bv) -> Bv {
        self.mul(other)
    }
    fn negated(&self) -> Bv {
        self.neg()
    }
}

impl Coefficient for BigRational {
    fn is_zero(&self) -> bool {
        Zero::is_zero(self)
    }
    fn plus(&self, other: &BigRational) -> BigRational {
        self + other
    }
    fn times(&self, other: &BigRational) -> BigRational {
        self * other
    }
    fn negated(&self) -> BigRational {
        -self
    }
}

/// `constant + Σ coefficient · key`, keys ascending, no coefficient zero. A key is a term that is neither a
/// constant nor a product with a constant.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Linear<C> {
    pub(crate) constant: C,
    pub(crate) monomials: Vec<(Term, C)>,
}

impl<C: Coefficient> Linear<C> {
    pub(crate) fn scale(mut self, by: &C) -> Linear<C> {
        self.constant = self.constant.times(by);
        for m in &mut self.monomials {
            m.1 = m.1.times(by);
        }
        self.monomials.retain(|m| !m.1.is_zero());
        self
    }

    pub(crate) fn negate(mut self) -> Linear<C> {
        self.constant = self.constant.negated();
        for m in &mut self.monomials {
            m.1 = m.1.negated();
        }
        self
    }

    pub(crate) fn plus(self, other: Linear<C>) -> Linear<C> {
        let constant = self.constant.plus(&other.constant);
        let mut monomials = Vec::with_capacity(self.monomials.len() + other.monomials.len());
        let (mut a, mut b) = (self.monomials.into_iter().peekable(), other.monomials.into_iter().peekable());
        while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
            match x.0.cmp(&y.0) {
                std::cmp::Ordering::Less => monomials.extend(a.next()),
                std::cmp::Ordering::Greater => monomials.extend(b.next()),
                std::cmp::Ordering::Equal => {
                    let c = x.1.plus(&y.1);
                    if !c.is_zero() {
                        monomials.push((x.0, c));
                    }
                    a.next();
                    b.next();
                }
            }
        }
        monomials.extend(a);
        monomials.extend(b);
        Linear { constant, monomials }
    }
}

impl Terms {
    /// A bit-vector term as a linear sum. Looks one level down only: sums are flat already.
    pub(crate) fn bv_linear(&mut self, t: Term) -> Linear<Bv> {
        let w = self.width(t);
        let mut l = Linear { constant: Bv::zero(w), monomials: Vec::new() };
        match self.op(t) {
            Op::BvAdd => {
                let args = self.args(t).to_vec();
                for a in args {
                    self.bv_monomial(a, &mut l);
                }
                l.monomials.sort_unstable_by_key(|m| m.0);
            }
            // A complement is -x - 1.
            Op::BvNot => {
                let x = self.arg(t, 0);
                self.bv_monomial(x, &mut l);
                l = l.negate();
                l.constant = l.constant.sub(&Bv::one(w));
            }
            _ => self.bv_monomial(t, &mut l),
        }
        l
    }

    fn bv_monomial(&mut self, t: Term, into: &mut Linear<Bv>) {
        if let Some(c) = self.as_bv(t) {
            into.constant = into.constant.add(c);
            return;
        }
        let w = self.width(t);
        if self.op(t) == Op::BvMul {
            if let Some(c) = self.as_bv(self.arg(t, 0)).cloned() {
                let rest = self.args(t)[1..].to_vec();
                let key = self.bv_product_key(&rest);
                into.monomials.push((key, c));
                return;
            }
        }
        into.monomials.push((t, Bv::one(w)));
    }

    fn bv_product_key(&mut self, factors: &[Term]) -> Term {
        match factors {
            [one] => *one,
            _ => {
                let sort = self.sort(factors[0]);
                self.intern(Op::BvMul, factors, sort)
            }
        }
    }

    /// The bit-vector term of a linear sum.
    pub(crate) fn bv_from_linear(&mut self, l: &Linear<Bv>) -> Term {
        let w = l.constant.width();
        if w == 1 {
            // Coefficients are 1 here, and a sum of single bits is their exclusive or.
            let mut bits: Vec<Term> = l.monomials.iter().map(|m| m.0).collect();
            bits.push(self.bv_const(l.constant.clone()));
            return self.bvxor_all(&bits);
        }
        if let [(key, c)] = &l.monomials[..] {
            if c.is_ones() && l.constant.is_ones() {
                return self.intern(Op::BvNot, &[*key], Sort::Bv(w));
            }
        }
        let mut args = Vec::with_capacity(l.monomials.len() + 1);
        if !l.constant.is_zero() || l.monomials.is_empty() {
            args.push(self.bv_const(l.constant.clone()));
        }
        for (key, c) in &l.monomials {
            args.push(self.bv_scaled(c, *key));
        }
        match args[..] {
            [one] => one,
            _ => self.intern(Op::BvAdd, &args, Sort::Bv(w)),
        }
    }

    fn bv_scaled(&mut self, c: &Bv, key: Term) -> Term {
        if c.is_one() {
            return key;
        }
        let sort = Sort::Bv(c.width());
        let mut factors = vec![self.bv_const(c.clone())];
        match self.args_if(key, Op::BvMul) {
            Some(args) => factors.extend_from_slice(args),
            None => factors.push(key),
        }
        self.intern(Op::BvMul, &factors, sort)
    }

    /// Sum of bit-vectors.
    pub fn bvadd(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        debug_assert_eq!(w, self.width(b));
        if w == 1 {
            return self.bvxor(a, b);
        }
        let (la, lb) = (self.bv_linear(a), self.bv_linear(b));
        if la.monomials.len() + lb.monomials.len() > LIMIT
            && !la.monomials.is_empty()
            && !lb.monomials.is_empty()
        {
            let (x, y) = if a < b { (a, b) } else { (b, a) };
            return self.intern(Op::BvAdd, &[x, y], Sort::Bv(w));
        }
        self.bv_from_linear(&la.plus(lb))
    }

    /// Two's complement.
    pub fn bvneg(&mut self, a: Term) -> Term {
        if self.width(a) == 1 {
            return a;
        }
        let l = self.bv_linear(a).negate();
        self.bv_from_linear(&l)
    }

    /// Difference of bit-vectors.
    pub fn bvsub(&mut self, a: Term, b: Term) -> Term {
        let n = self.bvneg(b);
        self.bvadd(a, n)
    }

    /// Product of bit-vectors.
    pub fn bvmul(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        debug_assert_eq!(w, self.width(b));
        if w == 1 {
            return self.bvand(a, b);
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_bv(x).cloned() {
                let l = self.bv_linear(y).scale(&c);
                return self.bv_from_linear(&l);
            }
        }
        let (ca, mut fa) = self.bv_factors(a);
        let (cb, fb) = self.bv_factors(b);
        let c = ca.mul(&cb);
        if c.is_zero() {
            return self.bv_const(c);
        }
        if fa.len() + fb.len() > LIMIT {
            fa = vec![self.bv_product_key(&fa)];
            fa.push(self.bv_product_key(&fb));
        } else {
            fa.extend(fb);
        }
        fa.sort_unstable();
        let key = self.bv_product_key(&fa);
        self.bv_scaled(&c, key)
    }

    /// A term as a constant times factors.
    fn bv_factors(&self, t: Term) -> (Bv, Vec<Term>) {
        let one = Bv::one(self.width(t));
        match self.args_if(t, Op::BvMul) {
            Some(args) => match self.as_bv(args[0]) {
                Some(c) => (c.clone(), args[1..].to_vec()),
                None => (one, args.to_vec()),
            },
            None => (one, vec![t]),
        }
    }

    // ---- Int and Real ----

    /// An Int or Real term as a linear sum.
    pub(crate) fn arith_linear(&mut self, t: Term) -> Linear<BigRational> {
        let mut l = Linear { constant: BigRational::zero(), monomials: Vec::new() };
        if self.op(t) == Op::Add {
            let args = self.args(t).to_vec();
            for a in args {
                self.arith_monomial(a, &mut l);
            }
            l.monomials.sort_unstable_by_key(|m| m.0);
        } else {
            self.arith_monomial(t, &mut l);
        }
        l
    }

    fn arith_monomial(&mut self, t: Term, into: &mut Linear<BigRational>) {
        if let Some(c) = self.as_rational(t) {
            into.constant += c;
            return;
        }
        if self.op(t) == Op::Mul {
            if let Some(c) = self.as_rational(self.arg(t, 0)) {
                let rest = self.args(t)[1..].to_vec();
                let key = self.arith_product_key(&rest);
                into.monomials.push((key, c));
                return;
            }
        }
        into.monomials.push((t, BigRational::one()));
    }

    fn arith_product_key(&mut self, factors: &[Term]) -> Term {
        match factors {
            [one] => *one,
            _ => {
                let sort = self.sort(factors[0]);
                self.intern(Op::Mul, factors, sort)
            }
        }
    }

    /// A number of sort Int or Real. An Int must be whole, which sums and products of whole numbers are.
    pub(crate) fn number(&mut self, v: BigRational, sort: Sort) -> Term {
        if sort == Sort::Int {
            debug_assert!(v.is_integer());
            self.int(v.to_integer())
        } else {
            self.real(v)
        }
    }

    /// The Int or Real term of a linear sum.
    pub(crate) fn arith_from_linear(&mut self, l: &Linear<BigRational>, sort: Sort) -> Term {
        let mut args = Vec::with_capacity(l.monomials.len() + 1);
        if !Zero::is_zero(&l.constant) || l.monomials.is_empty() {
            args.push(self.number(l.constant.clone(), sort));
        }
        for (key, c) in &l.monomials {
            args.push(self.arith_scaled(c, *key));
        }
        match args[..] {
            [one] => one,
            _ => self.intern(Op::Add, &args, sort),
        }
    }

    fn arith_scaled(&mut self, c: &BigRational, key: Term) -> Term {
        if c.is_one() {
            return key;
        }
        let sort = self.sort(key);
        let mut factors = vec![self.number(c.clone(), sort)];
        match self.args_if(key, Op::Mul) {
            Some(args) => factors.extend_from_slice(args),
            None => factors.push(key),
        }
        self.intern(Op::Mul, &factors, sort)
    }

    /// Sum over Int or Real.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        debug_assert_eq!(sort, self.sort(b));
        let (la, lb) = (self.arith_linear(a), self.arith_linear(b));
        if la.monomials.len() + lb.monomials.len() > LIMIT
            && !la.monomials.is_empty()
            && !lb.monomials.is_empty()
        {
            let (x, y) = if a < b { (a, b) } else { (b, a) };
            return self.intern(Op::Add, &[x, y], sort);
        }
        self.arith_from_linear(&la.plus(lb), sort)
    }

    /// Negation over Int or Real.
    pub fn neg(&mut self, a: Term) -> Term {
        let sort = self.sort(a);
        let l = self.arith_linear(a).negate();
        self.arith_from_linear(&l, sort)
    }

    /// Difference over Int or Real.
    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        let n = self.neg(b);
        self.add(a, n)
    }

    /// Product over Int or Real.
    pub fn mul(&mut self, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        debug_assert_eq!(sort, self.sort(b));
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_rational(x) {
                let l = self.arith_linear(y).scale(&c);
                return self.arith_from_linear(&l, sort);
            }
        }
        let (ca, mut fa) = self.arith_factors(a);
        let (cb, fb) = self.arith_factors(b);
        if fa.len() + fb.len() > LIMIT {
            fa = vec![self.arith_product_key(&fa)];
            fa.push(self.arith_product_key(&fb));
        } else {
            fa.extend(fb);
        }
        fa.sort_unstable();
        let key = self.arith_product_key(&fa);
        self.arith_scaled(&(ca * cb), key)
    }

    fn arith_factors(&self, t: Term) -> (BigRational, Vec<Term>) {
        let one = BigRational::from_integer(BigInt::from(1));
        match self.args_if(t, Op::Mul) {
            Some(args) => match self.as_rational(args[0]) {
                Some(c) => (c, args[1..].to_vec()),
                None => (one, args.to_vec()),
            },
            None => (one, vec![t]),
        }
    }
}
