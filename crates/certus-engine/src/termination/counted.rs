//! Loops that are counted: cut points are met at most `m · (1 + Σ|xᵢ|)` times, of the values that variables have where the component is
//! entered, and `m` is doubled while that is not enough. What falls need not be known, so this is for loops that go through
//! few states in an order that no simple function has.

use super::Guess;
use super::candidates::Pool;
use super::monitor::Ranks;
use super::sampling::Sample;
use crate::control::Control;
use crate::engine::EngineError;
use certus_logic::{Term, Terms};
use certus_model::{Loc, Order};

/// The most variables of a bound, and its largest factor.
const MOST_VARIABLES: usize = 10;
const LARGEST_FACTOR: u64 = 1 << 6;

/// How much wider than variables a bound is, so that it does not wrap around.
const SPARE: u32 = 16;

const _: () = assert!((MOST_VARIABLES as u64 + 1) * LARGEST_FACTOR < 1 << (SPARE - 1));

/// A bound on the rounds of a component.
pub(super) struct Counted<'a> {
    pool: &'a Pool,
    cuts: &'a [Loc],
    factor: u64,
}

impl<'a> Counted<'a> {
    pub(super) fn new(pool: &'a Pool, cuts: &'a [Loc]) -> Counted<'a> {
        Counted { pool, cuts, factor: 1 }
    }

    /// `m · (1 + Σ|xᵢ|)`.
    fn bound(&self, terms: &mut Terms) -> Term {
        let width = self.pool.width + SPARE;
        let zero = terms.bv(width, 0);
        let mut sum = terms.bv(width, 1);
        for view in self.pool.views[0].iter().take(MOST_VARIABLES) {
            let number = terms.sign_extend(SPARE, *view);
            let (negative, minus) = (terms.bvslt(number, zero), terms.bvneg(number));
            let size = terms.ite(negative, minus, number);
            sum = terms.bvadd(sum, size);
        }
        let factor = terms.bv(width, self.factor.into());
        terms.bvmul(factor, sum)
    }
}

impl Guess for Counted<'_> {
    fn order(&self) -> Order {
        Order::Counted
    }

    fn ranks(&mut self, terms: &mut Terms, _: &Control) -> Result<Option<Ranks>, EngineError> {
        if self.factor > LARGEST_FACTOR {
            return Ok(None);
        }
        let bound = self.bound(terms);
        Ok(Some(self.cuts.iter().map(|cut| (*cut, vec![bound])).collect()))
    }

    // What a round does says nothing of how many there are.
    fn learn(&mut self, _: &Terms, _: &Sample) {}

    fn refute(&mut self, _: &Terms, _: &Sample) {
        self.factor *= 2;
    }
}
