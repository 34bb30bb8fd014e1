//! Random terms, with a bias to what C programs write.

use super::Maker;
use certus_logic::{Sort, Term};

impl Maker<'_> {
    /// A constant, small ones and the largest more often.
    pub(super) fn constant(&mut self, width: u32) -> Term {
        let value = match self.rng.below(6) {
            0 => 0,
            1 => 1,
            2 => self.rng.below(5),
            3 => u64::MAX,
            _ => self.rng.next(),
        };
        self.terms.bv(width, u128::from(value))
    }

    /// A variable that is read.
    pub(super) fn variable(&mut self) -> Term {
        *self.rng.pick(&self.readable)
    }

    /// A variable as a bit-vector of some width: cut, or extended as unsigned or signed.
    pub(super) fn word(&mut self, width: u32) -> Term {
        let same: Vec<Term> =
            self.readable.iter().copied().filter(|var| self.terms.sort(*var) == Sort::Bv(width)).collect();
        if !same.is_empty() && self.rng.chance(80) {
            return *self.rng.pick(&same);
        }
        let var = self.variable();
        self.converted(var, width)
    }

    fn converted(&mut self, var: Term, width: u32) -> Term {
        match self.terms.sort(var) {
            Sort::Bool => {
                let (one, zero) = (self.terms.bv(width, 1), self.terms.bv(width, 0));
                self.terms.ite(var, one, zero)
            }
            _ => {
                let own = self.terms.width(var);
                if own > width {
                    let lo = if self.rng.chance(80) { 0 } else { own - width };
                    self.terms.extract(lo + width - 1, lo, var)
                } else if self.rng.chance(50) {
                    self.terms.zero_extend(width - own, var)
                } else {
                    self.terms.sign_extend(width - own, var)
                }
            }
        }
    }

    /// A term of a sort.
    pub(super) fn value(&mut self, sort: Sort, depth: u32) -> Term {
        match sort {
            Sort::Bv(width) => self.term(width, depth),
            _ => self.guard(depth),
        }
    }

    /// A bit-vector term.
    pub(super) fn term(&mut self, width: u32, depth: u32) -> Term {
        if depth == 0 {
            return if self.rng.chance(25) { self.constant(width) } else { self.word(width) };
        }
        let a = self.term(width, depth - 1);
        let one = self.terms.bv(width, 1);
        match self.rng.below(24) {
            0..=3 => self.terms.bvadd(a, one),
            4 => self.terms.bvsub(a, one),
            5..=6 => {
                let c = self.constant(width);
                self.terms.bvadd(a, c)
            }
            7 => {
                let c = self.constant(width);
                self.terms.bvmul(a, c)
            }
            8 => {
                let c = self.constant(width);
                self.terms.bvand(a, c)
            }
            9..=10 => {
                let (c, e) = (self.guard(depth - 1), self.term(width, depth - 1));
                self.terms.ite(c, a, e)
            }
            11 => {
                let (cut, by) = (self.rng.below(u64::from(width)) as u32, self.rng.chance(50));
                let part = self.terms.extract(width - 1, cut, a);
                if by { self.terms.zero_extend(cut, part) } else { self.terms.sign_extend(cut, part) }
            }
            12 => {
                let (by, sum) = (self.rng.below(u64::from(width) + 1), self.rng.below(3));
                let by = self.terms.bv(width, u128::from(by));
                match sum {
                    0 => self.terms.bvshl(a, by),
                    1 => self.terms.bvlshr(a, by),
                    _ => self.terms.bvashr(a, by),
                }
            }
            13 => a,
            14 => self.constant(width),
            _ => {
                let b = self.term(width, depth - 1);
                self.operation(a, b)
            }
        }
    }

    fn operation(&mut self, a: Term, b: Term) -> Term {
        let terms = &mut *self.terms;
        match self.rng.below(16) {
            0..=2 => terms.bvadd(a, b),
            3..=4 => terms.bvsub(a, b),
            5 => terms.bvmul(a, b),
            6 => terms.bvand(a, b),
            7 => terms.bvor(a, b),
            8 => terms.bvxor(a, b),
            9 => terms.bvudiv(a, b),
            10 => terms.bvurem(a, b),
            11 => terms.bvsdiv(a, b),
            12 => terms.bvsrem(a, b),
            13 => terms.bvshl(a, b),
            14 => terms.bvlshr(a, b),
            _ => terms.bvashr(a, b),
        }
    }

    /// A Boolean term.
    pub(super) fn guard(&mut self, depth: u32) -> Term {
        let var = self.variable();
        if depth > 0 && self.rng.chance(25) {
            let (a, b) = (self.guard(depth - 1), self.guard(depth - 1));
            return match self.rng.below(4) {
                0 => self.terms.and2(a, b),
                1 => self.terms.or2(a, b),
                2 => self.terms.xor(a, b),
                _ => self.terms.not(a),
            };
        }
        let Sort::Bv(width) = self.terms.sort(var) else {
            return if self.rng.chance(50) { var } else { self.terms.not(var) };
        };
        let (mut a, mut b) = (var, self.constant(width));
        match self.rng.below(6) {
            0 => b = self.word(width),
            1 => {
                let mask = self.constant(width);
                a = self.terms.bvand(a, mask);
                b = self.terms.bvand(b, mask);
            }
            2 if depth > 0 => b = self.term(width, depth - 1),
            3 if depth > 0 => a = self.term(width, depth - 1),
            _ => {}
        }
        self.comparison(a, b)
    }

    /// A comparison of two words.
    pub(super) fn comparison(&mut self, a: Term, b: Term) -> Term {
        let terms = &mut *self.terms;
        match self.rng.below(9) {
            0 | 1 => terms.eq(a, b),
            2 => terms.ne(a, b),
            3 | 4 => terms.bvult(a, b),
            5 => terms.bvule(a, b),
            6 => terms.bvult(b, a),
            7 => terms.bvslt(a, b),
            _ => terms.bvsle(a, b),
        }
    }
}
