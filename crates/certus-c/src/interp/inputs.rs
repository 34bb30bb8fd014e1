//! Where unknown values come from.

use crate::program::eval::mask;
use crate::program::{Source, VarId};

/// What has an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Place {
    /// A variable; each activation has its own.
    Variable(VarId),
    /// A byte of an object.
    Byte {
        /// Static objects have their numbers in the program, others the next ones in the order in which they
        /// are made.
        object: u64,
        /// Where in the object.
        offset: u64,
    },
    /// A byte at an address where no object is.
    Wild(u64),
}

/// Gives unknown values.
pub trait Inputs {
    /// The next value; bits beyond `width` are ignored.
    fn next(&mut self, source: &Source, width: u32) -> u128;

    /// The next value, which goes to a variable.
    fn value(&mut self, source: &Source, width: u32, var: VarId) -> u128 {
        let _ = var;
        self.next(source, width)
    }

    /// The value of a byte that was never written.
    fn byte(&mut self, place: Place) -> u8 {
        let _ = place;
        self.next(&Source::Memory, 8) as u8
    }

    /// Asked now and then: whether the run is to be given up, as if it were out of steps.
    fn stop(&self) -> bool {
        false
    }

    /// Whether variables without a value get one when they come into being, in the order of their numbers,
    /// as in an automaton; else when they are first read. Either way a value is listed among the draws of a run
    /// when it is read.
    fn eager(&self) -> bool {
        false
    }
}

/// Values from a list, then zeros.
#[derive(Clone, Debug, Default)]
pub struct ListInputs {
    values: std::collections::VecDeque<u128>,
}

impl ListInputs {
    /// These values in order.
    pub fn new(values: impl IntoIterator<Item = u128>) -> Self {
        ListInputs { values: values.into_iter().collect() }
    }
}

impl Inputs for ListInputs {
    fn next(&mut self, _: &Source, _: u32) -> u128 {
        self.values.pop_front().unwrap_or(0)
    }
}

/// Pseudo-random values, with small numbers, -1, powers of two and extremes more often than by chance.
#[derive(Clone, Debug)]
pub struct RandomInputs {
    state: u64,
}

impl RandomInputs {
    /// Determined by the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        RandomInputs { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03 }
    }

    /// splitmix64.
    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Inputs for RandomInputs {
    fn next(&mut self, _: &Source, width: u32) -> u128 {
        let choice = self.bits();
        let random = u128::from(self.bits()) << 64 | u128::from(self.bits());
        let value = match choice % 16 {
            0 | 1 => 0,
            2 | 3 => 1,
            4..=7 => random % 8,
            8 => u128::MAX,
            9 => (random % 8).wrapping_neg(),
            10 => 1 << (random % u128::from(width.clamp(1, 128))),
            // The largest and the smallest signed number.
            11 => (mask(u128::MAX, width) >> 1).wrapping_add(random & 1),
            12 => random % 128,
            _ => random,
        };
        mask(value, width)
    }
}
