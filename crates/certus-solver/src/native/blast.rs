//! Bit-blasting: each term becomes a vector of graph edges, once per solver.
//!
//! Truth values are vectors of one bit; elements of uninterpreted sorts are vectors of [`ELEMENT_BITS`]
//! bits, of which only equality is used. Selections from arrays and applications of functions become free
//! inputs here; [`super::theory`] sees to it that they behave. Numbers are no bits but sums ([`super::numbers`]), and
//! only their comparisons are edges.

use super::aig::{Aig, Edge};
use super::circuits;
use super::numbers::{Numbers, Relation, Sum};
use super::theory::Theory;
use crate::arith::Rational;
use crate::error::SolverError;
use certus_logic::{Bv, Op, Sort, Term, Terms, Value};
use rustc_hash::FxHashMap;

/// A formula with n terms of an uninterpreted sort has a model with at most n elements if it has one: 32 bits
/// are enough for every formula that fits into an arena.
pub(crate) const ELEMENT_BITS: u32 = 32;

/// A vector of edges in the blaster's pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    first: u32,
    len: u32,
}

/// What a scalar term is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Bits(Bits),
    Number(Sum),
}

impl Scalar {
    /// The bits of a term of bits.
    pub(crate) fn bits(self) -> Bits {
        match self {
            Scalar::Bits(bits) => bits,
            Scalar::Number(_) => unreachable!("whoever asks knows that the sort is one of bits"),
        }
    }

    /// The sum of a number.
    pub(crate) fn number(self) -> Sum {
        match self {
            Scalar::Number(sum) => sum,
            Scalar::Bits(_) => unreachable!("whoever asks knows that the sort is one of numbers"),
        }
    }
}

/// The set of values of a scalar sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Bits(u32),
    Int,
    Real,
}

impl Shape {
    /// What terms of a sort are, if it is a scalar sort.
    pub(crate) fn of(sort: Sort) -> Result<Shape, SolverError> {
        match sort {
            Sort::Bool => Ok(Shape::Bits(1)),
            Sort::Bv(w) => Ok(Shape::Bits(w)),
            Sort::Uninterpreted(_) => Ok(Shape::Bits(ELEMENT_BITS)),
            Sort::Int => Ok(Shape::Int),
            Sort::Real => Ok(Shape::Real),
            Sort::Array(_) => Err(unsupported("arrays of arrays or arrays as arguments of functions")),
        }
    }
}

/// Array terms have no bits.
const NONE: Scalar = Scalar::Bits(Bits { first: 0, len: 0 });

/// Quotient and remainder.
type DivRem = (Vec<Edge>, Vec<Edge>);

/// Terms to edges.
#[derive(Debug)]
pub(crate) struct Blaster {
    pub(crate) aig: Aig,
    pub(crate) theory: Theory,
    pub(crate) numbers: Numbers,
    /// By term; `None` where the term was not met yet.
    cache: Vec<Option<Scalar>>,
    pool: Vec<Edge>,
    /// One circuit gives both quotient and remainder.
    divisions: FxHashMap<(Term, Term, bool), DivRem>,
}

/// What the native solver cannot do, in words.
fn unsupported(theory: &'static str) -> SolverError {
    SolverError::Unsupported { solver: "native".to_owned(), theory, instead: "z3" }
}

impl Blaster {
    pub(crate) fn new() -> Blaster {
        Blaster {
            aig: Aig::new(),
            theory: Theory::new(),
            numbers: Numbers::default(),
            cache: Vec::new(),
            pool: Vec::new(),
            divisions: FxHashMap::default(),
        }
    }

    pub(crate) fn store_bits(&mut self, bits: &[Edge]) -> Bits {
        let first = u32::try_from(self.pool.len()).expect("fewer than 2^32 bits");
        self.pool.extend_from_slice(bits);
        Bits { first, len: bits.len() as u32 }
    }

    /// Says what the bits of a variable are, before anything that depends on it is asked for.
    pub(crate) fn define(&mut self, terms: &Terms, var: Term, bits: &[Edge]) {
        if self.cache.len() < terms.len() {
            self.cache.resize(terms.len(), None);
        }
        let bits = self.store_bits(bits);
        self.cache[var.index()] = Some(Scalar::Bits(bits));
    }

    pub(crate) fn get(&self, b: Bits) -> &[Edge] {
        &self.pool[b.first as usize..][..b.len as usize]
    }

    /// What a scalar term that was blasted before is.
    pub(crate) fn known(&self, t: Term) -> Option<Scalar> {
        self.cache.get(t.index()).copied().flatten()
    }

    fn is_known(&self, t: Term) -> bool {
        self.known(t).is_some()
    }

    /// A value of which nothing is known.
    pub(crate) fn fresh(&mut self, shape: Shape) -> Scalar {
        match shape {
            Shape::Bits(n) => {
                let edges: Vec<Edge> = (0..n).map(|_| self.aig.input()).collect();
                Scalar::Bits(self.store_bits(&edges))
            }
            Shape::Int => Scalar::Number(self.numbers.fresh(true)),
            Shape::Real => Scalar::Number(self.numbers.fresh(false)),
        }
    }

    /// The edge of a formula.
    pub(crate) fn formula(&mut self, terms: &Terms, t: Term) -> Result<Edge, SolverError> {
        if terms.sort(t) != Sort::Bool {
            return Err(SolverError::NotAFormula(format!("{:?}", terms.sort(t))));
        }
        self.scalar(terms, t)?;
        Ok(self.edges(t)[0])
    }

    /// What a scalar term is; blasts what is new in it.
    pub(crate) fn scalar(&mut self, terms: &Terms, t: Term) -> Result<Scalar, SolverError> {
        if self.cache.len() < terms.len() {
            self.cache.resize(terms.len(), None);
        }
        if !self.is_known(t) {
            let mut stack = vec![t];
            while let Some(t) = stack.last().copied() {
                if self.is_known(t) {
                    stack.pop();
                    continue;
                }
                let before = stack.len();
                stack.extend(terms.args(t).iter().filter(|a| !self.is_known(**a)));
                if stack.len() == before {
                    stack.pop();
                    let scalar = match terms.sort(t) {
                        Sort::Array(_) => {
                            self.array_node(terms, t)?;
                            NONE
                        }
                        Sort::Int | Sort::Real => Scalar::Number(self.number(terms, t)?),
                        _ => {
                            let edges = self.blast(terms, t)?;
                            Scalar::Bits(self.store_bits(&edges))
                        }
                    };
                    self.cache[t.index()] = Some(scalar);
                }
            }
        }
        Ok(self.known(t).expect("it was blasted just now"))
    }

    /// The edges of a term of bits that is blasted.
    fn edges(&self, t: Term) -> &[Edge] {
        match self.known(t) {
            Some(Scalar::Bits(bits)) => self.get(bits),
            _ => unreachable!("arguments are blasted first, and those of bit-vector operators are bits"),
        }
    }

    /// The sum of a number that is blasted.
    fn sum(&self, t: Term) -> Sum {
        match self.known(t) {
            Some(Scalar::Number(sum)) => sum,
            _ => unreachable!("arguments are blasted first, and those of arithmetic are numbers"),
        }
    }

    fn arg(&self, terms: &Terms, t: Term, i: usize) -> Vec<Edge> {
        self.edges(terms.arg(t, i)).to_vec()
    }

    /// The sum of a number whose arguments are blasted.
    fn number(&mut self, terms: &Terms, t: Term) -> Result<Sum, SolverError> {
        let is_int = terms.sort(t) == Sort::Int;
        let arg = |b: &Blaster, i: usize| b.sum(terms.arg(t, i));
        let constant = |i: usize| terms.value_of(terms.arg(t, i)).and_then(|v| v.as_rational());
        Ok(match terms.op(t) {
            Op::Const(_) => {
                let value = terms.value_of(t).and_then(|v| v.as_rational()).expect("constants have values");
                self.numbers.constant(Rational::from(&value))
            }
            Op::Var(_) => self.numbers.fresh(is_int),
            Op::Apply(f) => self.application(terms, f, t)?.number(),
            Op::Select => self.selection(terms, t)?.number(),
            Op::Ite => {
                let c = self.edges(terms.arg(t, 0))[0];
                let (a, b) = (arg(self, 1), arg(self, 2));
                self.numbers.choose(c, a, b, is_int)
            }
            Op::Add => {
                let parts: Vec<(Rational, Sum)> =
                    terms.args(t).iter().map(|a| (Rational::from(1), self.sum(*a))).collect();
                self.numbers.combine(&parts)
            }
            Op::Mul => {
                let mut factor = Rational::from(1);
                let mut rest = None;
                for a in terms.args(t) {
                    let s = self.sum(*a);
                    let linear = self.numbers.get(s);
                    if linear.monomials.is_empty() {
                        factor *= &linear.constant;
                    } else if rest.replace(s).is_some() {
                        return Err(unsupported("products of variables"));
                    }
                }
                match rest {
                    Some(s) => self.numbers.combine(&[(factor, s)]),
                    None => self.numbers.constant(factor),
                }
            }
            Op::ToReal => arg(self, 0),
            Op::ToInt => {
                let s = arg(self, 0);
                self.numbers.quotient(&mut self.aig, s, &Rational::from(1))
            }
            op @ (Op::IntDiv | Op::IntMod) => {
                let s = arg(self, 0);
                let Some(by) = constant(1).map(|v| Rational::from(&v)).filter(|v| !v.is_zero()) else {
                    return Err(unsupported("division by variables"));
                };
                let q = self.numbers.quotient(&mut self.aig, s, &by);
                if op == Op::IntDiv { q } else { self.numbers.combine(&[(Rational::from(1), s), (-by, q)]) }
            }
            Op::RealDiv => return Err(unsupported("division by variables")),
            other => unreachable!("{other:?} gives no number"),
        })
    }

    /// Blasts one term of bits whose arguments are blasted.
    fn blast(&mut self, terms: &Terms, t: Term) -> Result<Vec<Edge>, SolverError> {
        let op = terms.op(t);
        Ok(match op {
            Op::True => vec![Edge::TRUE],
            Op::False => vec![Edge::FALSE],
            Op::Const(_) => match terms.value_of(t) {
                Some(Value::Bv(v)) => circuits::constant(&v),
                Some(Value::Element(_, n)) => circuits::constant(&Bv::new(ELEMENT_BITS, u128::from(n))),
                _ => unreachable!("a constant of bits is a bit-vector or an element"),
            },
            Op::Var(_) => {
                let fresh = self.fresh(Shape::of(terms.sort(t))?);
                self.get(fresh.bits()).to_vec()
            }
            Op::Apply(f) => {
                let result = self.application(terms, f, t)?;
                self.get(result.bits()).to_vec()
            }
            Op::Select => {
                let value = self.selection(terms, t)?;
                self.get(value.bits()).to_vec()
            }
            Op::Not => vec![!self.arg(terms, t, 0)[0]],
            Op::And => {
                let edges: Vec<Edge> = terms.args(t).iter().map(|a| self.edges(*a)[0]).collect();
                vec![self.aig.and_all(&edges)]
            }
            Op::Eq => match terms.sort(terms.arg(t, 0)) {
                Sort::Array(_) => vec![self.array_equality(terms, t)?],
                Sort::Int | Sort::Real => vec![self.comparison(terms, t, Relation::Eq)],
                _ => {
                    let (a, b) = (self.arg(terms, t, 0), self.arg(terms, t, 1));
                    vec![self.aig.eq_bits(&a, &b)]
                }
            },
            Op::Ite => {
                let c = self.arg(terms, t, 0)[0];
                let (a, b) = (self.arg(terms, t, 1), self.arg(terms, t, 2));
                self.aig.mux_bits(c, &a, &b)
            }
            Op::BvUlt | Op::BvSlt => {
                let (a, b) = (self.arg(terms, t, 0), self.arg(terms, t, 1));
                vec![if op == Op::BvUlt { self.aig.ult_bits(&a, &b) } else { self.aig.slt_bits(&a, &b) }]
            }
            Op::Le => vec![self.comparison(terms, t, Relation::Le)],
            Op::Add | Op::Mul | Op::IntDiv | Op::IntMod | Op::RealDiv | Op::ToReal | Op::ToInt => {
                unreachable!("numbers are no bits")
            }
            Op::Store | Op::ConstArray(_) => unreachable!("arrays are no bits"),
            _ => self.blast_bv(terms, t, op),
        })
    }

    /// The edge of a comparison of two numbers.
    fn comparison(&mut self, terms: &Terms, t: Term, relation: Relation) -> Edge {
        let (a, b) = (self.sum(terms.arg(t, 0)), self.sum(terms.arg(t, 1)));
        self.compare(relation, a, b)
    }

    fn compare(&mut self, relation: Relation, a: Sum, b: Sum) -> Edge {
        let difference = self.numbers.combine(&[(Rational::from(1), a), (Rational::from(-1), b)]);
        self.numbers.compare(&mut self.aig, relation, difference)
    }

    /// The edge that holds iff two values of one sort are equal.
    pub(crate) fn eq_of(&mut self, a: Scalar, b: Scalar) -> Edge {
        match (a, b) {
            (Scalar::Number(x), Scalar::Number(y)) => self.compare(Relation::Eq, x, y),
            (a, b) => {
                let (x, y) = (self.get(a.bits()).to_vec(), self.get(b.bits()).to_vec());
                self.aig.eq_bits(&x, &y)
            }
        }
    }

    fn blast_bv(&mut self, terms: &Terms, t: Term, op: Op) -> Vec<Edge> {
        let a = self.arg(terms, t, 0);
        match op {
            Op::BvNot => self.aig.not_bits(&a),
            Op::BvAnd | Op::BvXor => {
                let gate = if op == Op::BvAnd { Aig::and } else { Aig::xor };
                let mut acc = a;
                for i in 1..terms.args(t).len() {
                    let b = self.arg(terms, t, i);
                    acc = self.aig.zip_bits(&acc, &b, gate);
                }
                acc
            }
            Op::BvAdd => self.blast_sum(terms, t),
            Op::BvMul => {
                // Constant factors first: they thin out the rows of the rest.
                let mut acc = a;
                for i in 1..terms.args(t).len() {
                    let b = self.arg(terms, t, i);
                    acc = self.aig.mul_bits(&acc, &b);
                }
                acc
            }
            Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => {
                let signed = matches!(op, Op::BvSdiv | Op::BvSrem);
                let key = (terms.arg(t, 0), terms.arg(t, 1), signed);
                if !self.divisions.contains_key(&key) {
                    let b = self.arg(terms, t, 1);
                    let pair =
                        if signed { self.aig.sdivrem_bits(&a, &b) } else { self.aig.udivrem_bits(&a, &b) };
                    self.divisions.insert(key, pair);
                }
                let (q, r) = &self.divisions[&key];
                if matches!(op, Op::BvUdiv | Op::BvSdiv) { q.clone() } else { r.clone() }
            }
            Op::BvShl | Op::BvLshr | Op::BvAshr => {
                let by = self.arg(terms, t, 1);
                let fill = if op == Op::BvAshr { a[a.len() - 1] } else { Edge::FALSE };
                self.aig.shift_bits(&a, &by, fill, op == Op::BvShl)
            }
            Op::Concat => {
                let mut bits = Vec::new();
                for i in (0..terms.args(t).len()).rev() {
                    bits.extend(self.arg(terms, t, i));
                }
                bits
            }
            Op::Extract { hi, lo } => a[lo as usize..=hi as usize].to_vec(),
            Op::SignExt(by) => {
                let mut bits = a;
                let sign = bits[bits.len() - 1];
                bits.resize(bits.len() + by as usize, sign);
                bits
            }
            other => unreachable!("{other:?} is no bit-vector operator"),
        }
    }

    /// A sum: multiples of terms are spread into shifted copies, constants are collected.
    fn blast_sum(&mut self, terms: &Terms, t: Term) -> Vec<Edge> {
        let mut constant = Bv::zero(terms.width(t));
        let mut parts = Vec::new();
        for i in 0..terms.args(t).len() {
            let arg = terms.arg(t, i);
            if let Some(c) = terms.as_bv(arg) {
                constant = constant.add(c);
                continue;
            }
            let factor = terms.args_if(arg, Op::BvMul).filter(|f| f.len() == 2);
            match factor.and_then(|f| terms.as_bv(f[0]).map(|c| (c, f[1]))) {
                Some((c, x)) => {
                    let bits = self.edges(x).to_vec();
                    parts.extend(self.aig.multiples(c, &bits));
                }
                None => parts.push((self.arg(terms, t, i), false)),
            }
        }
        self.aig.sum_bits(&constant, &parts)
    }
}
