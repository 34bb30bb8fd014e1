//! Random formulas over bit-vectors, arrays, functions and an uninterpreted sort.
//!
//! Variables are few and narrow, so that about half of the formulas are satisfiable and every rule is met.

use super::rng::Rng;
use certus_logic::{Bv, Sort, Symbol, Term, Terms};

/// What a random formula may use.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub arrays: bool,
    pub functions: bool,
    /// Multiplication and division by terms.
    pub nonlinear: bool,
    /// Bit widths to draw from.
    pub widths: &'static [u32],
    pub depth: usize,
}

pub const SMALL: Shape =
    Shape { arrays: false, functions: false, nonlinear: true, widths: &[1, 2, 3, 4], depth: 4 };
pub const WORDS: Shape =
    Shape { arrays: false, functions: false, nonlinear: false, widths: &[8, 16, 32], depth: 4 };
pub const PRODUCTS: Shape =
    Shape { arrays: false, functions: false, nonlinear: true, widths: &[5, 6, 8], depth: 3 };
pub const ARRAYS: Shape =
    Shape { arrays: true, functions: false, nonlinear: false, widths: &[2, 3], depth: 4 };
pub const FUNCTIONS: Shape =
    Shape { arrays: false, functions: true, nonlinear: false, widths: &[2, 4], depth: 4 };
pub const MIXED: Shape =
    Shape { arrays: true, functions: true, nonlinear: true, widths: &[1, 2, 4], depth: 4 };

pub struct Generator<'a> {
    pub terms: &'a mut Terms,
    pub rng: &'a mut Rng,
    pub shape: Shape,
    /// Distinguishes the variables of formulas that share an arena.
    pub prefix: String,
}

impl Generator<'_> {
    /// A random formula: a few literals joined at random.
    pub fn formula(&mut self) -> Term {
        let depth = self.shape.depth;
        let n = 1 + self.rng.below(4);
        let parts: Vec<Term> = (0..n).map(|_| self.bool(depth)).collect();
        self.terms.and(&parts)
    }

    fn width(&mut self) -> u32 {
        self.rng.pick(self.shape.widths)
    }

    pub fn bool(&mut self, depth: usize) -> Term {
        if depth == 0 {
            let name = format!("{}p{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, Sort::Bool);
        }
        let d = depth - 1;
        match self.rng.below(if self.shape.arrays || self.shape.functions { 13 } else { 10 }) {
            0 => {
                let a = self.bool(d);
                self.terms.not(a)
            }
            1 => {
                let (a, b, c) = (self.bool(d), self.bool(d), self.bool(d));
                self.terms.and(&[a, b, c])
            }
            2 | 3 => {
                let (a, b) = (self.bool(d), self.bool(d));
                self.terms.or2(a, b)
            }
            4 => {
                let (a, b) = (self.bool(d), self.bool(d));
                self.terms.xor(a, b)
            }
            5 => {
                let (c, a, b) = (self.bool(d), self.bool(d), self.bool(d));
                self.terms.ite(c, a, b)
            }
            6 | 7 => {
                let w = self.width();
                let (a, b) = (self.bv(w, d), self.bv(w, d));
                self.terms.eq(a, b)
            }
            8 => {
                let w = self.width();
                let (a, b) = (self.bv(w, d), self.bv(w, d));
                self.terms.bvult(a, b)
            }
            9 => {
                let w = self.width();
                let (a, b) = (self.bv(w, d), self.bv(w, d));
                self.terms.bvsle(a, b)
            }
            _ if self.shape.arrays && (!self.shape.functions || self.rng.bool()) => {
                let (a, b) = (self.array(d), self.array(d));
                self.terms.eq(a, b)
            }
            _ => {
                let (a, b) = (self.element(d), self.element(d));
                self.terms.eq(a, b)
            }
        }
    }

    fn constant(&mut self, w: u32) -> Term {
        let v = match self.rng.below(5) {
            0 => Bv::zero(w),
            1 => Bv::one(w),
            2 => Bv::ones(w),
            3 => Bv::min_signed(w),
            _ => Bv::new(w, u128::from(self.rng.next())),
        };
        self.terms.bv_const(v)
    }

    pub fn bv(&mut self, w: u32, depth: usize) -> Term {
        if depth == 0 || self.rng.below(6) == 0 {
            if self.rng.below(4) == 0 {
                return self.constant(w);
            }
            let name = format!("{}x{w}_{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, Sort::Bv(w));
        }
        let d = depth - 1;
        match self.rng.below(20) {
            0 | 1 => self.binary(w, d, Terms::bvadd),
            2 => self.binary(w, d, Terms::bvsub),
            3 => self.binary(w, d, Terms::bvand),
            4 => self.binary(w, d, Terms::bvor),
            5 => self.binary(w, d, Terms::bvxor),
            6 => {
                let a = self.bv(w, d);
                self.terms.bvnot(a)
            }
            7 => {
                let a = self.bv(w, d);
                self.terms.bvneg(a)
            }
            8 => self.binary(w, d, Terms::bvshl),
            9 => {
                let op = self.rng.pick(&[Terms::bvlshr, Terms::bvashr]);
                self.binary(w, d, op)
            }
            10 => {
                let (k, a) = (self.constant(w), self.bv(w, d));
                self.terms.bvmul(k, a)
            }
            11 | 12 => {
                let c = self.bool(d);
                let (a, b) = (self.bv(w, d), self.bv(w, d));
                self.terms.ite(c, a, b)
            }
            13 => {
                let from = self.width();
                let a = self.bv(from, d);
                if from >= w {
                    let lo = self.rng.below((from - w + 1) as usize) as u32;
                    self.terms.extract(lo + w - 1, lo, a)
                } else if self.rng.bool() {
                    self.terms.sign_extend(w - from, a)
                } else {
                    self.terms.zero_extend(w - from, a)
                }
            }
            14 if w > 1 => {
                let cut = 1 + self.rng.below((w - 1) as usize) as u32;
                let (a, b) = (self.bv(w, d), self.bv(w, d));
                let (hi, lo) = (self.terms.extract(w - 1, cut, a), self.terms.extract(cut - 1, 0, b));
                self.terms.concat(&[hi, lo])
            }
            15 if self.shape.nonlinear => self.binary(w, d, Terms::bvmul),
            16 if self.shape.nonlinear => {
                let op = self.rng.pick(&[
                    Terms::bvudiv,
                    Terms::bvurem,
                    Terms::bvsdiv,
                    Terms::bvsrem,
                    Terms::bvsmod,
                ]);
                self.binary(w, d, op)
            }
            17 if self.shape.arrays => {
                let (iw, ew) = self.array_widths();
                let (a, i) = (self.array(d), self.bv(iw, d));
                let e = self.terms.select(a, i);
                self.resize(e, ew, w)
            }
            18 if self.shape.functions => {
                let f = self.function("f", w);
                let (a, e) = (self.bv(w, d), self.element(d));
                self.terms.apply(f, &[a, e])
            }
            _ => self.binary(w, d, Terms::bvadd),
        }
    }

    fn resize(&mut self, t: Term, from: u32, to: u32) -> Term {
        if from >= to { self.terms.extract(to - 1, 0, t) } else { self.terms.zero_extend(to - from, t) }
    }

    fn binary(&mut self, w: u32, d: usize, op: fn(&mut Terms, Term, Term) -> Term) -> Term {
        let (a, b) = (self.bv(w, d), self.bv(w, d));
        op(self.terms, a, b)
    }

    fn array_widths(&self) -> (u32, u32) {
        (self.shape.widths[0], self.shape.widths[self.shape.widths.len() - 1])
    }

    pub fn array(&mut self, depth: usize) -> Term {
        let (iw, ew) = self.array_widths();
        let sort = self.terms.array_sort(Sort::Bv(iw), Sort::Bv(ew));
        if depth == 0 || self.rng.below(4) == 0 {
            if self.rng.below(8) == 0 {
                let k = self.bv(ew, 0);
                return self.terms.const_array(sort, k);
            }
            let name = format!("{}a{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, sort);
        }
        let d = depth - 1;
        if self.rng.below(4) == 0 {
            let (c, a, b) = (self.bool(d), self.array(d), self.array(d));
            self.terms.ite(c, a, b)
        } else {
            let (a, i, v) = (self.array(d), self.bv(iw, d), self.bv(ew, d));
            self.terms.store(a, i, v)
        }
    }

    fn function(&mut self, name: &str, w: u32) -> Symbol {
        let u = self.terms.sort_named("U");
        self.terms.declare(&format!("{}{name}{w}", self.prefix), &[Sort::Bv(w), u], Sort::Bv(w))
    }

    /// A term of the uninterpreted sort.
    fn element(&mut self, depth: usize) -> Term {
        let u = self.terms.sort_named("U");
        if depth == 0 || self.rng.below(3) == 0 {
            let name = format!("{}u{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, u);
        }
        let d = depth - 1;
        let g = self.terms.declare(&format!("{}g", self.prefix), &[u], u);
        let a = self.element(d);
        if self.rng.below(3) == 0 {
            let (c, b) = (self.bool(d), self.element(d));
            self.terms.ite(c, a, b)
        } else {
            self.terms.apply(g, &[a])
        }
    }
}
