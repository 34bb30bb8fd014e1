//! The question: edges to the error location, chosen with the reachable states in view, so that one in two
//! automata is safe, and the safe ones are safe for a reason.

use super::Maker;
use crate::oracle::Oracle;
use certus_logic::{Sort, Term};
use certus_model::{Block, Command, Loc};

impl Maker<'_> {
    /// Adds the edges to the error location.
    pub(super) fn ask(&mut self) {
        let oracle = Oracle::explore(self.terms, &self.cfa);
        let reached: Vec<Loc> = self
            .cfa
            .locs()
            .filter(|loc| *loc != self.cfa.initial && *loc != self.cfa.error)
            .filter(|loc| !oracle.reachable(*loc).is_empty())
            .collect();
        // The first location is always reached unless its own block cannot be passed; then any will do.
        let places = if reached.is_empty() { vec![Loc(2)] } else { reached };
        let safe = self.rng.chance(52);
        if self.rng.chance(25) {
            let at = *self.rng.pick(&places);
            self.assertion(&oracle, at, true);
        }
        // Late locations are more interesting than early ones.
        let at = if self.rng.chance(60) { places[places.len() - 1] } else { *self.rng.pick(&places) };
        self.assertion(&oracle, at, safe);
        if self.shape.clutter && self.rng.chance(20) {
            let at = *self.rng.pick(&places);
            self.idle(at);
        }
    }

    /// Adds an edge that is taken where something does not hold: never, or sometimes.
    fn assertion(&mut self, oracle: &Oracle, at: Loc, safe: bool) {
        let mut claim = self.terms.tru();
        for _ in 0..12 {
            claim = self.claim(oracle, at, safe);
            let reached = oracle.reachable(at);
            let holds = reached.is_subset(&oracle.satisfying(self.terms, claim));
            // A claim that is always true asks nothing.
            if holds == safe && !oracle.satisfying(self.terms, claim).is_full() {
                break;
            }
        }
        let wrong = self.terms.not(claim);
        let steps = vec![self.step(Command::Assume(wrong))];
        self.cfa.add_edge(at, self.cfa.error, Block::sequence(steps));
    }

    /// Something about the reachable states of a location that is true, or is likely not.
    fn claim(&mut self, oracle: &Oracle, at: Loc, safe: bool) -> Term {
        let reached = oracle.reachable(at);
        if reached.is_empty() || self.rng.chance(15) {
            return self.guard(1);
        }
        let term = self.measure();
        let width = self.terms.width(term);
        let table = oracle.space().table(self.terms, term);
        let mut values: Vec<u64> = reached.iter().map(|state| table[state as usize]).collect();
        values.sort_unstable();
        values.dedup();
        let (least, most) = (values[0], values[values.len() - 1]);
        let mut constant = |value: u64| self.terms.bv(width, u128::from(value));
        if safe {
            if least == most {
                let value = constant(least);
                return self.terms.eq(term, value);
            }
            match self.rng.below(4) {
                0 => {
                    let bound = constant(least);
                    self.terms.bvuge(term, bound)
                }
                1 | 2 => {
                    let missing = (0..1u64 << width.min(10)).rfind(|value| !values.contains(value));
                    let missing = constant(missing.unwrap_or(most + 1));
                    self.terms.ne(term, missing)
                }
                _ => {
                    let bound = constant(most);
                    self.terms.bvule(term, bound)
                }
            }
        } else {
            // The value that takes longest to reach.
            let late = reached.iter().max_by_key(|state| oracle.distance(at, *state));
            let value = constant(late.map_or(most, |state| table[state as usize]));
            let bound = constant(most);
            match self.rng.below(3) {
                0 => self.terms.bvult(term, bound),
                _ => self.terms.ne(term, value),
            }
        }
    }

    /// A term whose values say something: a variable, a difference, a parity.
    fn measure(&mut self) -> Term {
        let var = self.variable();
        let width = match self.terms.sort(var) {
            Sort::Bv(width) => width,
            _ => 1,
        };
        let (a, b) = (self.word(width), self.word(width));
        let one = self.terms.bv(width, 1);
        match self.rng.below(8) {
            0 | 1 => a,
            2 => self.terms.bvsub(a, b),
            3 => self.terms.bvadd(a, b),
            4 => self.terms.bvand(a, one),
            5 => {
                let sum = self.terms.bvxor(a, b);
                self.terms.bvand(sum, one)
            }
            6 => {
                let double = self.terms.bvadd(b, b);
                self.terms.bvsub(a, double)
            }
            _ => self.term(width, 1),
        }
    }
}
