//! Sets of small numbers.

/// A set of numbers below a bound that is fixed when it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits(Vec<u64>);

impl Bits {
    /// The empty set, for numbers below `bound`.
    pub(crate) fn new(bound: usize) -> Bits {
        Bits(vec![0; bound.div_ceil(64)])
    }

    pub(crate) fn has(&self, n: u32) -> bool {
        self.0[(n / 64) as usize] >> (n % 64) & 1 == 1
    }

    /// Puts a number in; says whether it is new.
    pub(crate) fn insert(&mut self, n: u32) -> bool {
        let word = &mut self.0[(n / 64) as usize];
        let before = *word;
        *word |= 1 << (n % 64);
        *word != before
    }

    pub(crate) fn remove(&mut self, n: u32) {
        self.0[(n / 64) as usize] &= !(1 << (n % 64));
    }

    /// Puts all numbers of another set in; says whether one is new.
    pub(crate) fn union(&mut self, other: &Bits) -> bool {
        let mut changed = false;
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            changed |= *theirs & !*mine != 0;
            *mine |= theirs;
        }
        changed
    }

    pub(crate) fn copy_from(&mut self, other: &Bits) {
        self.0.copy_from_slice(&other.0);
    }

    /// The numbers, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().enumerate().flat_map(|(index, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros();
                    rest &= rest - 1;
                    index as u32 * 64 + bit
                })
            })
        })
    }
}
