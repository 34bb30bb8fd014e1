//! Sets of states.

use crate::space::State;

/// A set of states, one bit for each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateSet {
    words: Vec<u64>,
    size: usize,
}

impl StateSet {
    /// The empty set of a space of `size` states.
    #[must_use]
    pub fn empty(size: usize) -> StateSet {
        StateSet { words: vec![0; size.div_ceil(64)], size }
    }

    /// All states of a space of `size` states.
    #[must_use]
    pub fn full(size: usize) -> StateSet {
        let mut set = StateSet { words: vec![u64::MAX; size.div_ceil(64)], size };
        if !size.is_multiple_of(64)
            && let Some(last) = set.words.last_mut()
        {
            *last = (1 << (size % 64)) - 1;
        }
        set
    }

    /// The set of one state.
    #[must_use]
    pub fn one(size: usize, state: State) -> StateSet {
        let mut set = StateSet::empty(size);
        set.insert(state);
        set
    }

    /// The states of which this is true.
    #[must_use]
    pub fn of(size: usize, mut member: impl FnMut(State) -> bool) -> StateSet {
        let mut set = StateSet::empty(size);
        for state in (0..size as State).filter(|state| member(*state)) {
            set.insert(state);
        }
        set
    }

    /// Whether a state is in it.
    #[must_use]
    pub fn contains(&self, state: State) -> bool {
        self.words[state as usize / 64] >> (state % 64) & 1 == 1
    }

    /// Adds a state.
    pub fn insert(&mut self, state: State) {
        self.words[state as usize / 64] |= 1 << (state % 64);
    }

    /// Whether it has no states.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// Whether it has all states.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.len() == self.size
    }

    /// How many states it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Adds the states of another set.
    pub fn add(&mut self, other: &StateSet) {
        for (word, more) in self.words.iter_mut().zip(&other.words) {
            *word |= more;
        }
    }

    /// Takes out the states of another set.
    pub fn remove(&mut self, other: &StateSet) {
        for (word, less) in self.words.iter_mut().zip(&other.words) {
            *word &= !less;
        }
    }

    /// Keeps only the states that are in another set as well.
    pub fn intersect(&mut self, other: &StateSet) {
        for (word, both) in self.words.iter_mut().zip(&other.words) {
            *word &= both;
        }
    }

    /// The states that are not in it.
    #[must_use]
    pub fn complement(&self) -> StateSet {
        let mut all = StateSet::full(self.size);
        all.remove(self);
        all
    }

    /// Whether all its states are in the other.
    #[must_use]
    pub fn is_subset(&self, other: &StateSet) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & !b == 0)
    }

    /// Its states, smallest first.
    pub fn iter(&self) -> impl Iterator<Item = State> + '_ {
        self.words.iter().enumerate().flat_map(|(index, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros();
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(index as State * 64 + bit)
            })
        })
    }

    /// Its smallest state.
    #[must_use]
    pub fn first(&self) -> Option<State> {
        self.iter().next()
    }
}
