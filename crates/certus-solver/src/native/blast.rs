//! Bit-blasting: each term becomes a vector of graph edges, once per solver.
//!
//! Truth values are vectors of one bit; elements of uninterpreted sorts are vectors of [`ELEMENT_BITS`]
//! bits, of which only equality is used. Selections from arrays and applications of functions become free
//! inputs here; [`super::theory`] sees to it that they behave.

use super::aig::{Aig, Edge};
use super::circuits;
use super::theory::Theory;
use crate::error::SolverError;
use certus_logic::{Bv, Op, Sort, Term, Terms};
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

const ABSENT: Bits = Bits { first: u32::MAX, len: 0 };

/// Quotient and remainder.
type DivRem = (Vec<Edge>, Vec<Edge>);

/// Terms to edges.
#[derive(Debug)]
pub(crate) struct Blaster {
    pub(crate) aig: Aig,
    pub(crate) theory: Theory,
    /// By term; [`ABSENT`] where the term was not met yet.
    cache: Vec<Bits>,
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
            cache: Vec::new(),
            pool: Vec::new(),
            divisions: FxHashMap::default(),
        }
    }

    /// The number of bits of a scalar sort.
    pub(crate) fn bits_of_sort(sort: Sort) -> Result<u32, SolverError> {
        match sort {
            Sort::Bool => Ok(1),
            Sort::Bv(w) => Ok(w),
            Sort::Uninterpreted(_) => Ok(ELEMENT_BITS),
            Sort::Int => Err(unsupported("integer arithmetic")),
            Sort::Real => Err(unsupported("real arithmetic")),
            Sort::Array(_) => Err(unsupported("arrays of arrays or arrays as arguments of functions")),
        }
    }

    pub(crate) fn store_bits(&mut self, bits: &[Edge]) -> Bits {
        let first = u32::try_from(self.pool.len()).expect("fewer than 2^32 bits");
        self.pool.extend_from_slice(bits);
        Bits { first, len: bits.len() as u32 }
    }

    pub(crate) fn get(&self, b: Bits) -> &[Edge] {
        &self.pool[b.first as usize..][..b.len as usize]
    }

    /// The bits of a scalar term that was blasted before.
    pub(crate) fn known(&self, t: Term) -> Option<&[Edge]> {
        self.cache.get(t.index()).filter(|b| **b != ABSENT).map(|b| self.get(*b))
    }

    fn is_known(&self, t: Term) -> bool {
        self.cache.get(t.index()).is_some_and(|b| *b != ABSENT)
    }

    pub(crate) fn fresh(&mut self, bits: u32) -> Bits {
        let edges: Vec<Edge> = (0..bits).map(|_| self.aig.input()).collect();
        self.store_bits(&edges)
    }

    /// The edge of a formula.
    pub(crate) fn formula(&mut self, terms: &Terms, t: Term) -> Result<Edge, SolverError> {
        if terms.sort(t) != Sort::Bool {
            return Err(SolverError::NotAFormula(format!("{:?}", terms.sort(t))));
        }
        let b = self.bits(terms, t)?;
        Ok(self.get(b)[0])
    }

    /// The bits of a scalar term; blasts what is new in it.
    pub(crate) fn bits(&mut self, terms: &Terms, t: Term) -> Result<Bits, SolverError> {
        if self.cache.len() < terms.len() {
            self.cache.resize(terms.len(), ABSENT);
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
                    let edges = self.blast(terms, t)?;
                    self.cache[t.index()] = self.store_bits(&edges);
                }
            }
        }
        Ok(self.cache[t.index()])
    }

    fn arg(&self, terms: &Terms, t: Term, i: usize) -> Vec<Edge> {
        self.get(self.cache[terms.arg(t, i).index()]).to_vec()
    }

    /// Blasts one term whose arguments are blasted. Array terms have no bits.
    fn blast(&mut self, terms: &Terms, t: Term) -> Result<Vec<Edge>, SolverError> {
        let op = terms.op(t);
        if let Sort::Array(_) = terms.sort(t) {
            self.array_node(terms, t)?;
            return Ok(Vec::new());
        }
        Ok(match op {
            Op::True => vec![Edge::TRUE],
            Op::False => vec![Edge::FALSE],
            Op::Const(_) => match terms.value_of(t) {
                Some(certus_logic::Value::Bv(v)) => circuits::constant(&v),
                Some(certus_logic::Value::Element(_, n)) => {
                    circuits::constant(&Bv::new(ELEMENT_BITS, u128::from(n)))
                }
                _ => {
                    Self::bits_of_sort(terms.sort(t))?;
                    unreachable!("a constant of a supported scalar sort is a bit-vector or an element")
                }
            },
            Op::Var(_) => {
                let n = Self::bits_of_sort(terms.sort(t))?;
                (0..n).map(|_| self.aig.input()).collect()
            }
            Op::Apply(f) => self.application(terms, f, t)?,
            Op::Select => self.selection(terms, t)?,
            Op::Not => vec![!self.arg(terms, t, 0)[0]],
            Op::And => {
                let edges: Vec<Edge> =
                    terms.args(t).iter().map(|a| self.get(self.cache[a.index()])[0]).collect();
                vec![self.aig.and_all(&edges)]
            }
            Op::Eq => match terms.sort(terms.arg(t, 0)) {
                Sort::Array(_) => vec![self.array_equality(terms, t)?],
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
            Op::Add | Op::Mul | Op::Le | Op::IntDiv | Op::IntMod | Op::RealDiv | Op::ToReal | Op::ToInt => {
                unreachable!("the arguments of arithmetic are refused before it is met")
            }
            Op::Store | Op::ConstArray(_) => unreachable!("arrays are dealt with above"),
            _ => self.blast_bv(terms, t, op),
        })
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
                    let bits = self.get(self.cache[x.index()]).to_vec();
                    parts.extend(self.aig.multiples(c, &bits));
                }
                None => parts.push((self.arg(terms, t, i), false)),
            }
        }
        self.aig.sum_bits(&constant, &parts)
    }
}
