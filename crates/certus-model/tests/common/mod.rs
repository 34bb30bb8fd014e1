//! What the tests of this crate share.

#![allow(dead_code, reason = "each test uses a part")]

use certus_logic::{Term, Terms};
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

    /// A cube of up to three literals: comparisons, and single bits.
    pub(crate) fn cube(&mut self) -> Cube {
        let mut literals = Vec::new();
        for _ in 0..self.rng.below(4) {
            let literal = if self.rng.chance(25) { self.bit() } else { self.formula() };
            literals.push(literal);
        }
        Cube::new(&self.terms, &literals)
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
