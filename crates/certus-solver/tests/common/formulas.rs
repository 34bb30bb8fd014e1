//! Random formulas over bit-vectors, numbers, arrays, functions and an uninterpreted sort.
//!
//! Variables are few and narrow, so that about half of the formulas are satisfiable and every rule is met.

use super::rng::Rng;
use certus_logic::{Bv, Sort, Symbol, Term, Terms};
use num_rational::BigRational;

/// What a random formula may use.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub arrays: bool,
    pub functions: bool,
    /// Multiplication and division by terms.
    pub nonlinear: bool,
    /// Bit widths to draw from.
    pub widths: &'static [u32],
    /// Sorts of numbers to draw from. With some, bit-vectors are rare.
    pub numbers: &'static [Sort],
    pub depth: usize,
}

const NUMBERS: Shape =
    Shape { arrays: false, functions: false, nonlinear: false, widths: &[], numbers: &[], depth: 4 };
pub const LRA: Shape = Shape { numbers: &[Sort::Real], ..NUMBERS };
pub const LIA: Shape = Shape { numbers: &[Sort::Int], ..NUMBERS };
pub const UFLRA: Shape = Shape { functions: true, ..LRA };
pub const AUFLIA: Shape = Shape { arrays: true, functions: true, ..LIA };
pub const LIRA: Shape = Shape { numbers: &[Sort::Int, Sort::Real], ..NUMBERS };
pub const EVERYTHING: Shape = Shape { widths: &[1, 2, 4], arrays: true, functions: true, ..LIRA };

pub const SMALL: Shape =
    Shape { arrays: false, functions: false, nonlinear: true, widths: &[1, 2, 3, 4], numbers: &[], depth: 4 };
pub const WORDS: Shape =
    Shape { arrays: false, functions: false, nonlinear: false, widths: &[8, 16, 32], numbers: &[], depth: 4 };
pub const PRODUCTS: Shape =
    Shape { arrays: false, functions: false, nonlinear: true, widths: &[5, 6, 8], numbers: &[], depth: 3 };
pub const ARRAYS: Shape =
    Shape { arrays: true, functions: false, nonlinear: false, widths: &[2, 3], numbers: &[], depth: 4 };
pub const FUNCTIONS: Shape =
    Shape { arrays: false, functions: true, nonlinear: false, widths: &[2, 4], numbers: &[], depth: 4 };
pub const MIXED: Shape =
    Shape { arrays: true, functions: true, nonlinear: true, widths: &[1, 2, 4], numbers: &[], depth: 4 };

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
        if !self.shape.numbers.is_empty()
            && self.rng.chance(if self.shape.widths.is_empty() { 60 } else { 40 })
        {
            return self.comparison(d);
        }
        let more = self.shape.arrays || self.shape.functions;
        if self.shape.widths.is_empty() && more && self.rng.chance(25) {
            if self.shape.arrays && self.rng.bool() {
                let (a, b) = (self.numbers_array(d), self.numbers_array(d));
                return self.terms.eq(a, b);
            }
            let (a, b) = (self.element(d), self.element(d));
            return self.terms.eq(a, b);
        }
        let kinds = if self.shape.arrays || self.shape.functions { 13 } else { 10 };
        // Without bit-vectors their comparisons are left out.
        let kinds = if self.shape.widths.is_empty() { 6 } else { kinds };
        match self.rng.below(kinds) {
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

    /// A comparison of numbers.
    fn comparison(&mut self, d: usize) -> Term {
        let sort = self.rng.pick(self.shape.numbers);
        let (a, b) = (self.number(sort, d), self.number(sort, d));
        match self.rng.below(5) {
            0 | 1 => self.terms.le(a, b),
            2 => self.terms.lt(a, b),
            3 => self.terms.eq(a, b),
            _ if sort == Sort::Real && self.shape.numbers.len() > 1 => self.terms.is_int(a),
            _ => self.terms.ge(a, b),
        }
    }

    fn small_number(&mut self, sort: Sort) -> Term {
        let n = self.rng.below(9) as i64 - 4;
        if sort == Sort::Int {
            return self.terms.int(n);
        }
        let d = self.rng.pick(&[1, 1, 2, 3]);
        self.terms.real(BigRational::new(n.into(), d.into()))
    }

    /// A term of sort Int or Real.
    pub fn number(&mut self, sort: Sort, depth: usize) -> Term {
        let prefix = if sort == Sort::Int { "i" } else { "r" };
        if depth == 0 || self.rng.below(5) == 0 {
            if self.rng.below(3) == 0 {
                return self.small_number(sort);
            }
            let name = format!("{}{prefix}{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, sort);
        }
        let d = depth - 1;
        match self.rng.below(12) {
            0..=3 => {
                let (a, b) = (self.number(sort, d), self.number(sort, d));
                self.terms.add(a, b)
            }
            4 => {
                let (a, b) = (self.number(sort, d), self.number(sort, d));
                self.terms.sub(a, b)
            }
            5 => {
                let (k, a) = (self.small_number(sort), self.number(sort, d));
                self.terms.mul(k, a)
            }
            6 | 7 => {
                let (c, a, b) = (self.bool(d), self.number(sort, d), self.number(sort, d));
                self.terms.ite(c, a, b)
            }
            8 if sort == Sort::Int => {
                let k = self.rng.pick(&[2i64, 3, 5, -2, 4]);
                let (a, k) = (self.number(sort, d), self.terms.int(k));
                let op = self.rng.pick(&[Terms::int_div, Terms::int_mod]);
                op(self.terms, a, k)
            }
            8 => {
                let a = self.number(sort, d);
                self.terms.abs(a)
            }
            9 if self.shape.arrays && sort == self.shape.numbers[0] => {
                let (a, i) = (self.numbers_array(d), self.number(sort, d));
                self.terms.select(a, i)
            }
            10 if self.shape.functions => {
                let u = self.terms.sort_named("U");
                let f = self.terms.declare(&format!("{}f{prefix}", self.prefix), &[sort, u], sort);
                let (a, e) = (self.number(sort, d), self.element(d));
                self.terms.apply(f, &[a, e])
            }
            11 if self.shape.numbers.len() > 1 => {
                let other = if sort == Sort::Int { Sort::Real } else { Sort::Int };
                let a = self.number(other, d);
                if sort == Sort::Int { self.terms.to_int(a) } else { self.terms.to_real(a) }
            }
            _ => {
                let name = format!("{}{prefix}{}", self.prefix, self.rng.below(3));
                self.terms.var(&name, sort)
            }
        }
    }

    /// An array from numbers to numbers.
    fn numbers_array(&mut self, depth: usize) -> Term {
        let number = self.shape.numbers[0];
        let sort = self.terms.array_sort(number, number);
        if depth == 0 || self.rng.below(4) == 0 {
            if self.rng.below(8) == 0 {
                let k = self.number(number, 0);
                return self.terms.const_array(sort, k);
            }
            let name = format!("{}n{}", self.prefix, self.rng.below(3));
            return self.terms.var(&name, sort);
        }
        let d = depth - 1;
        if self.rng.below(4) == 0 {
            let (c, a, b) = (self.bool(d), self.numbers_array(d), self.numbers_array(d));
            self.terms.ite(c, a, b)
        } else {
            let (a, i, v) = (self.numbers_array(d), self.number(number, d), self.number(number, d));
            self.terms.store(a, i, v)
        }
    }
}
