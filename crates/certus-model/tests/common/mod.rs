//! What the tests of this crate share.

#![allow(dead_code, reason = "each test uses a part")]

use certus_logic::{Sort, Term, Terms};
use certus_model::{Cfa, Cube};
use certus_testing::{Oracle, Rng, Shape, random_cfa, random_formula, scale};

/// One automaton with all a test needs.
pub(crate) struct Case {
    pub(crate) seed: u64,
    pub(crate) rng: Rng,
    pub(crate) terms: Terms,
    pub(crate) cfa: Cfa,
    pub(crate) oracle: Oracle,
}

/// Runs a check on `count` automata, times the scale of the test run.
pub(crate) fn each(shape: &Shape, first: u64, count: u64, mut check: impl FnMut(&mut Case)) {
    for seed in first..first + count * scale() {
        let mut rng = Rng::new(seed);
        let mut terms = Terms::new();
        let cfa = random_cfa(&mut rng, &mut terms, shape);
        let oracle = Oracle::explore(&terms, &cfa);
        check(&mut Case { seed, rng, terms, cfa, oracle });
    }
}

impl Case {
    pub(crate) fn vars(&self) -> Vec<Term> {
        self.cfa.vars.iter().map(|var| var.term).collect()
    }

    pub(crate) fn formula(&mut self) -> Term {
        let vars = self.vars();
        random_formula(&mut self.rng, &mut self.terms, &vars, 1)
    }

    /// A cube of up to three literals: comparisons, with constants and with other variables, and single bits.
    pub(crate) fn cube(&mut self) -> Cube {
        let mut literals = Vec::new();
        for _ in 0..self.rng.below(4) {
            let literal = match self.rng.below(4) {
                0 => self.bit(),
                1 => self.order(),
                _ => self.formula(),
            };
            literals.push(literal);
        }
        Cube::new(&self.terms, &literals)
    }

    /// A variable, perhaps with something done to it, compared with another of the same width or a constant.
    fn order(&mut self) -> Term {
        let words: Vec<Term> =
            self.vars().into_iter().filter(|var| self.terms.sort(*var) != Sort::Bool).collect();
        if words.is_empty() {
            return self.formula();
        }
        let (a, b) = (*self.rng.pick(&words), *self.rng.pick(&words));
        let width = self.terms.width(a).min(self.terms.width(b));
        let (mut a, b) = (self.terms.extract(width - 1, 0, a), self.terms.extract(width - 1, 0, b));
        let by = self.terms.bv(width, u128::from(self.rng.next()));
        a = match self.rng.below(12) {
            0 | 1 => self.terms.bvadd(a, by),
            2 => self.terms.bvadd(a, b),
            3 => self.terms.bvmul(a, by),
            4 => self.terms.bvxor(a, b),
            5 => self.terms.bvand(a, b),
            6 => self.terms.bvnot(a),
            _ => a,
        };
        let b = if self.rng.chance(30) { by } else { b };
        match self.rng.below(6) {
            0 => self.terms.bvult(a, b),
            1 => self.terms.bvule(a, b),
            2 => self.terms.bvslt(b, a),
            3 => self.terms.bvsle(b, a),
            4 => self.terms.eq(a, b),
            _ => self.terms.ne(a, b),
        }
    }

    fn bit(&mut self) -> Term {
        let vars = self.vars();
        let var = *self.rng.pick(&vars);
        let Some(width) = self.terms.sort(var).width() else { return var };
        let at = self.rng.below(u64::from(width)) as u32;
        let bit = self.terms.extract(at, at, var);
        let one = self.terms.bv(1, 1);
        let literal = self.terms.eq(bit, one);
        if self.rng.chance(50) { literal } else { self.terms.not(literal) }
    }
}
