//! Linear sums: a constant plus monomials with coefficients, over any of the three rings we have.
//!
//! Sums are collected up to [`LIMIT`] monomials. Without a bound a long chain of additions would build a
//! sum of every length, which takes quadratic space; beyond it a sum is an ordinary monomial of another.
//!
//! An if-then-else of two constants takes part in sums of bit-vectors as `else + (then - else)·ite(c, 1, 0)`,
//! and comes out again with the factor, and the constant where there is no other monomial, in its branches.

use crate::bv::Bv;
use crate::op::Op;
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use num_rational::BigRational;
use num_traits::{One, Zero};
use smallvec::{SmallVec, smallvec};

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
    pub(crate) monomials: Monomials<C>,
}

/// Terms with their coefficients.
pub(crate) type Monomials<C> = SmallVec<[(Term, C); 4]>;

impl<C: Coefficient> Linear<C> {
    pub(crate) fn constant(constant: C) -> Linear<C> {
        Linear { constant, monomials: SmallVec::new() }
    }

    /// The sum of the linear forms of terms. Where they have too many monomials together, the longest are
    /// monomials themselves: so a sum has one form in whatever order it is rebuilt.
    fn total(mut parts: SmallVec<[(Term, Linear<C>); 2]>, zero: &C, one: &C) -> Linear<C> {
        let length = |l: &Linear<C>| l.monomials.len();
        let mut all: usize = parts.iter().map(|p| length(&p.1)).sum();
        while all > LIMIT {
            let longest = parts.iter().map(|p| length(&p.1)).max().unwrap_or(0);
            if longest <= 1 {
                break;
            }
            for (term, l) in parts.iter_mut().filter(|p| length(&p.1) == longest) {
                *l = Linear { constant: zero.clone(), monomials: smallvec![(*term, one.clone())] };
                all -= longest - 1;
            }
        }
        parts.into_iter().map(|p| p.1).reduce(Linear::plus).unwrap_or_else(|| Linear::constant(zero.clone()))
    }

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
        let mut monomials = SmallVec::with_capacity(self.monomials.len() + other.monomials.len());
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
    /// A bit-vector term of two bits or more as a linear sum. Looks one level down only: sums are flat
    /// already.
    pub(crate) fn bv_linear(&mut self, t: Term) -> Linear<Bv> {
        let w = self.width(t);
        debug_assert!(w > 1, "sums of single bits are exclusive ors");
        let mut l = Linear::constant(Bv::zero(w));
        match self.op(t) {
            Op::BvAdd => {
                for i in 0..self.args(t).len() {
                    let a = self.arg(t, i);
                    self.bv_monomial(a, &mut l);
                }
                l.monomials.sort_unstable_by_key(|m| m.0);
            }
            // A complement is -x - 1.
            _ if self.is_complement(t) => {
                let x = self.bvnot(t);
                self.bv_monomial(x, &mut l);
                l = l.negate();
                l.constant = l.constant.sub(&Bv::one(w));
            }
            _ => self.bv_monomial(t, &mut l),
        }
        l
    }

    /// Whether of a term and its complement this one counts as the complement. Complements are moved into
    /// concatenations, where the highest part that is not constant tells, and into the constant of an
    /// exclusive or, where its highest bit does.
    pub(crate) fn is_complement(&self, t: Term) -> bool {
        match self.op(t) {
            Op::BvNot => true,
            Op::BvXor => self.as_bv(self.arg(t, 0)).is_some_and(Bv::sign),
            Op::Concat if self.takes_complement(t) => {
                let part = self.args(t).iter().find(|p| !self.is_const(**p));
                part.is_some_and(|p| match self.const_branches(*p) {
                    Some((_, _, no)) => no.sign(),
                    None => self.op(*p) != Op::Concat && self.is_complement(*p),
                })
            }
            _ => false,
        }
    }

    /// Whether a complement is moved into a concatenation. Not into sums, whose complements are sums, too:
    /// there it would get lost.
    pub(crate) fn takes_complement(&self, concat: Term) -> bool {
        self.args(concat).iter().all(|p| match self.op(*p) {
            Op::BvAdd => false,
            Op::BvMul => !self.is_const(self.arg(*p, 0)),
            _ => true,
        })
    }

    /// Whether a term is more than a monomial with coefficient one, once in linear form.
    pub(crate) fn is_bv_linear(&self, t: Term) -> bool {
        match self.op(t) {
            Op::BvAdd | Op::Const(_) => true,
            Op::BvMul => self.as_bv(self.arg(t, 0)).is_some(),
            Op::Ite => self.const_branches(t).is_some(),
            _ => self.is_complement(t),
        }
    }

    /// Condition and branches of an if-then-else of two bit-vector constants.
    pub(crate) fn const_branches(&self, t: Term) -> Option<(Term, &Bv, &Bv)> {
        let args = self.args_if(t, Op::Ite)?;
        Some((args[0], self.as_bv(args[1])?, self.as_bv(args[2])?))
    }

    fn bv_monomial(&mut self, t: Term, into: &mut Linear<Bv>) {
        match self.op(t) {
            Op::Const(_) => {
                let c = self.as_bv(t).expect("constants of vector sort are vectors");
                into.constant = into.constant.add(c);
            }
            Op::BvMul if self.as_bv(self.arg(t, 0)).is_some() => {
                let factors: SmallVec<[Term; 4]> = SmallVec::from_slice(self.args(t));
                let key = self.product_key(Op::BvMul, &factors[1..]);
                let c = self.as_bv(factors[0]).expect("the first factor is constant here").clone();
                into.monomials.push((key, c));
            }
            Op::Ite if self.const_branches(t).is_some() => {
                let (c, yes, no) = self.const_branches(t).expect("both branches are constant here");
                let (scale, rest) = (yes.sub(no), no.clone());
                into.constant = into.constant.add(&rest);
                let w = rest.width();
                let (one, zero) = (self.bv(w, 1), self.bv(w, 0));
                let unit = self.ite(c, one, zero);
                into.monomials.push((unit, scale));
            }
            _ => into.monomials.push((t, Bv::one(self.width(t)))),
        }
    }

    /// The product of factors that are in order, none of them constant.
    fn product_key(&mut self, op: Op, factors: &[Term]) -> Term {
        match factors {
            [one] => *one,
            _ => {
                let sort = self.sort(factors[0]);
                self.intern(op, factors, sort)
            }
        }
    }

    /// The bit-vector term of a linear sum.
    pub(crate) fn bv_from_linear(&mut self, l: &Linear<Bv>) -> Term {
        let w = l.constant.width();
        if let [(key, c)] = &l.monomials[..] {
            if c.is_one() && l.constant.is_zero() {
                return *key;
            }
            if let Some((cond, yes, no)) = self.const_branches(*key) {
                let (yes, no) = (yes.mul(c).add(&l.constant), no.mul(c).add(&l.constant));
                let (yes, no) = (self.bv_const(yes), self.bv_const(no));
                return self.ite(cond, yes, no);
            }
            if c.is_ones() && l.constant.is_ones() {
                return self.bvnot(*key);
            }
        }
        let mut args: SmallVec<[Term; 8]> = SmallVec::with_capacity(l.monomials.len() + 1);
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
        let constant = self.bv_const(c.clone());
        if let Some((cond, yes, no)) = self.const_branches(key) {
            debug_assert!(yes.is_one() && no.is_zero(), "the unit that `bv_monomial` makes");
            let zero = self.bv(c.width(), 0);
            return self.ite(cond, constant, zero);
        }
        self.scaled(Op::BvMul, constant, key)
    }

    /// The product of a constant and a product without one.
    fn scaled(&mut self, op: Op, constant: Term, key: Term) -> Term {
        let sort = self.sort(key);
        let mut factors: SmallVec<[Term; 8]> = smallvec![constant];
        match self.args_if(key, op) {
            Some(args) => factors.extend_from_slice(args),
            None => factors.push(key),
        }
        self.intern(op, &factors, sort)
    }

    /// Sum of bit-vectors.
    pub fn bvadd(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "the arguments of a sum have one sort");
        let sort = self.sort(a);
        // The common cases, without linear forms: two plain terms, or one and a constant.
        if a != b && sort != Sort::Bv(1) {
            let (a, b) = (a.min(b), a.max(b));
            match (self.is_bv_linear(a), self.is_bv_linear(b)) {
                (false, false) => return self.intern(Op::BvAdd, &[a, b], sort),
                (false, true) => {
                    if let Some(c) = self.as_bv(b) {
                        return if c.is_zero() { a } else { self.intern(Op::BvAdd, &[b, a], sort) };
                    }
                }
                (true, false) => {
                    if let Some(c) = self.as_bv(a) {
                        return if c.is_zero() { b } else { self.intern(Op::BvAdd, &[a, b], sort) };
                    }
                }
                (true, true) => {}
            }
        }
        self.bvadd_all(&[a, b])
    }

    /// Sum of one or more bit-vectors.
    pub(crate) fn bvadd_all(&mut self, args: &[Term]) -> Term {
        let w = self.width(args[0]);
        if w == 1 {
            return self.bvxor_all(args);
        }
        let parts = args.iter().map(|a| (*a, self.bv_linear(*a))).collect();
        let l = Linear::total(parts, &Bv::zero(w), &Bv::one(w));
        self.bv_from_linear(&l)
    }

    /// Two's complement.
    pub fn bvneg(&mut self, a: Term) -> Term {
        let w = self.width(a);
        if w == 1 {
            return a;
        }
        if !self.is_bv_linear(a) {
            let minus = self.bv_const(Bv::ones(w));
            return self.scaled(Op::BvMul, minus, a);
        }
        let l = self.bv_linear(a).negate();
        self.bv_from_linear(&l)
    }

    /// Difference of bit-vectors.
    pub fn bvsub(&mut self, a: Term, b: Term) -> Term {
        let n = self.bvneg(b);
        let sort = self.sort(a);
        if a != b && sort != Sort::Bv(1) && !self.is_bv_linear(a) && !self.is_bv_linear(b) {
            let args = if a < b { [a, n] } else { [n, a] };
            return self.intern(Op::BvAdd, &args, sort);
        }
        self.bvadd(a, n)
    }

    /// Product of bit-vectors.
    pub fn bvmul(&mut self, a: Term, b: Term) -> Term {
        let w = self.width(a);
        debug_assert_eq!(w, self.width(b), "the arguments of a product have one sort");
        if w == 1 {
            return self.bvand(a, b);
        }
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_bv(x).cloned() {
                let l = self.bv_linear(y).scale(&c);
                return self.bv_from_linear(&l);
            }
        }
        let (ca, fa) = self.factors(Op::BvMul, a);
        let (cb, fb) = self.factors(Op::BvMul, b);
        let key = self.product(Op::BvMul, fa, &fb);
        let c = match (ca.and_then(|c| self.as_bv(c)), cb.and_then(|c| self.as_bv(c))) {
            (Some(x), Some(y)) => x.mul(y),
            (Some(c), None) | (None, Some(c)) => c.clone(),
            (None, None) => return key,
        };
        if c.is_zero() {
            return self.bv_const(c);
        }
        self.bv_scaled(&c, key)
    }

    /// A term as a constant, if any, times factors.
    fn factors(&self, op: Op, t: Term) -> (Option<Term>, Factors) {
        match self.args_if(t, op) {
            Some(args) if self.is_const(args[0]) => (Some(args[0]), SmallVec::from_slice(&args[1..])),
            Some(args) => (None, SmallVec::from_slice(args)),
            None => (None, smallvec![t]),
        }
    }

    /// The product of two lists of factors; long ones stay factors themselves, as with sums.
    fn product(&mut self, op: Op, mut a: Factors, b: &[Term]) -> Term {
        if a.len() + b.len() > LIMIT {
            a = smallvec![self.product_key(op, &a), self.product_key(op, b)];
        } else {
            a.extend_from_slice(b);
        }
        a.sort_unstable();
        self.product_key(op, &a)
    }

    // ---- Int and Real ----

    /// An Int or Real term as a linear sum.
    pub(crate) fn arith_linear(&mut self, t: Term) -> Linear<BigRational> {
        let mut l = Linear::constant(BigRational::zero());
        if self.op(t) == Op::Add {
            for i in 0..self.args(t).len() {
                let a = self.arg(t, i);
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
        if self.op(t) == Op::Mul
            && let Some(c) = self.as_rational(self.arg(t, 0))
        {
            let factors: SmallVec<[Term; 4]> = SmallVec::from_slice(&self.args(t)[1..]);
            let key = self.product_key(Op::Mul, &factors);
            into.monomials.push((key, c));
            return;
        }
        into.monomials.push((t, BigRational::one()));
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
        let mut args: SmallVec<[Term; 8]> = SmallVec::with_capacity(l.monomials.len() + 1);
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
        let constant = self.number(c.clone(), sort);
        self.scaled(Op::Mul, constant, key)
    }

    /// Sum over Int or Real.
    pub fn add(&mut self, a: Term, b: Term) -> Term {
        debug_assert_eq!(self.sort(a), self.sort(b), "the arguments of a sum have one sort");
        self.add_all(&[a, b])
    }

    /// Sum of one or more over Int or Real.
    pub(crate) fn add_all(&mut self, args: &[Term]) -> Term {
        let sort = self.sort(args[0]);
        let parts = args.iter().map(|a| (*a, self.arith_linear(*a))).collect();
        let l = Linear::total(parts, &BigRational::zero(), &BigRational::one());
        self.arith_from_linear(&l, sort)
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
        debug_assert_eq!(sort, self.sort(b), "the arguments of a product have one sort");
        for (x, y) in [(a, b), (b, a)] {
            if let Some(c) = self.as_rational(x) {
                let l = self.arith_linear(y).scale(&c);
                return self.arith_from_linear(&l, sort);
            }
        }
        let (ca, fa) = self.factors(Op::Mul, a);
        let (cb, fb) = self.factors(Op::Mul, b);
        let key = self.product(Op::Mul, fa, &fb);
        let c = [ca, cb].into_iter().flatten().filter_map(|c| self.as_rational(c)).product();
        self.arith_scaled(&c, key)
    }
}

/// The factors of a product.
type Factors = SmallVec<[Term; 4]>;
