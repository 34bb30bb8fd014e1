//! The clause arena: every clause of three or more literals, and the temporary ones, in one flat vector.
//!
//! A clause is two header words and then its literals. Clauses are not moved except by
//! [`super::Ic3Core::collect`], which also rebuilds everything that refers to them.

use crate::sat::Lit;

/// Where a clause begins in the arena.
pub(super) type Cref = u32;

const HEADER: usize = 2;
const LEARNT: u32 = 1;
const DEAD: u32 = 2;
const TEMPORARY: u32 = 4;
const FLAG_BITS: u32 = 3;
// The second word: LBD, number of reductions to survive, position of the last replacement watch.
const LBD_BITS: u32 = 13;
const MAX_LBD: u32 = (1 << LBD_BITS) - 1;
const USED_BITS: u32 = 3;
const POSITION_SHIFT: u32 = LBD_BITS + USED_BITS;
/// In clauses up to this length the search for a replacement watch begins at the beginning.
const SHORT: usize = 8;

/// What a clause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    /// For a learnt clause, which may be dropped at any time: the number of distinct levels among its
    /// literals when it was last looked at (its LBD).
    pub(super) lbd: Option<u32>,
    /// Whether it is valid in the current query only.
    pub(super) temporary: bool,
}

impl Kind {
    /// A part of the problem.
    pub(super) const GIVEN: Kind = Kind { lbd: None, temporary: false };
    /// The temporary clause of a query.
    pub(super) const TEMPORARY: Kind = Kind { lbd: None, temporary: true };
}

/// All clauses, dead ones included until the next collection.
#[derive(Debug, Default)]
pub(super) struct Arena {
    words: Vec<u32>,
    /// Words of dead clauses.
    wasted: usize,
}

/// A clause as propagation sees it.
pub(super) struct Watched<'a> {
    usage: &'a mut u32,
    /// The literals, as their indices. The first two are watched.
    pub(super) lits: &'a mut [u32],
}

impl Watched<'_> {
    /// The position, from 2 on, of a literal that `suits`. In a long clause the search goes on where the last
    /// one ended, so that clauses with many false literals are not gone through again and again.
    #[inline]
    pub(super) fn find(&mut self, suits: impl Fn(Lit) -> bool) -> Option<usize> {
        let suits = |&l: &u32| suits(Lit(l));
        if self.lits.len() <= SHORT {
            return self.lits[2..].iter().position(suits).map(|k| k + 2);
        }
        let from = (*self.usage >> POSITION_SHIFT) as usize;
        let from = if from < self.lits.len() { from.max(2) } else { 2 };
        let after = self.lits[from..].iter().position(suits).map(|k| k + from);
        let found = after.or_else(|| self.lits[2..from].iter().position(suits).map(|k| k + 2));
        if let Some(at) = found {
            // If it does not fit it wraps around: any position will do to begin with.
            let kept = *self.usage & ((1 << POSITION_SHIFT) - 1);
            *self.usage = kept | (at as u32) << POSITION_SHIFT;
        }
        found
    }
}

impl Arena {
    pub(super) fn with_capacity(words: usize) -> Arena {
        Arena { words: Vec::with_capacity(words), wasted: 0 }
    }

    pub(super) fn words(&self) -> usize {
        self.words.len()
    }

    pub(super) fn wasted(&self) -> usize {
        self.wasted
    }

    pub(super) fn add(&mut self, lits: &[Lit], kind: Kind) -> Cref {
        // The top bit of a reference is free for those who tag it.
        let cref = u32::try_from(self.words.len()).ok().filter(|&c| c < 1 << 31);
        let cref = cref.expect("clauses take less than 8 GB");
        let learnt = if kind.lbd.is_some() { LEARNT } else { 0 };
        let flags = learnt | if kind.temporary { TEMPORARY } else { 0 };
        let lbd = kind.lbd.unwrap_or(0).min(MAX_LBD);
        self.words.push((lits.len() as u32) << FLAG_BITS | flags);
        self.words.push(lbd);
        self.words.extend(lits.iter().map(|l| l.0));
        cref
    }

    /// Marks a clause as gone. Its watches go when they are next met.
    pub(super) fn kill(&mut self, c: Cref) {
        debug_assert!(!self.is_dead(c));
        self.words[c as usize] |= DEAD;
        self.wasted += self.len(c) + HEADER;
    }

    pub(super) fn len(&self, c: Cref) -> usize {
        (self.words[c as usize] >> FLAG_BITS) as usize
    }

    pub(super) fn is_dead(&self, c: Cref) -> bool {
        self.words[c as usize] & DEAD != 0
    }

    pub(super) fn is_learnt(&self, c: Cref) -> bool {
        self.words[c as usize] & LEARNT != 0
    }

    pub(super) fn kind(&self, c: Cref) -> Kind {
        let temporary = self.words[c as usize] & TEMPORARY != 0;
        Kind { lbd: self.is_learnt(c).then(|| self.lbd(c)), temporary }
    }

    pub(super) fn lbd(&self, c: Cref) -> u32 {
        self.words[c as usize + 1] & MAX_LBD
    }

    /// How many reductions the clause may still survive because it was used lately.
    pub(super) fn used(&self, c: Cref) -> u32 {
        self.words[c as usize + 1] >> LBD_BITS & ((1 << USED_BITS) - 1)
    }

    pub(super) fn set_usage(&mut self, c: Cref, lbd: u32, used: u32) {
        let word = &mut self.words[c as usize + 1];
        *word = *word >> POSITION_SHIFT << POSITION_SHIFT | used << LBD_BITS | lbd;
    }

    /// The `k`-th literal of a clause.
    #[inline]
    pub(super) fn lit(&self, c: Cref, k: usize) -> Lit {
        Lit(self.words[c as usize + HEADER + k])
    }

    /// The literals of a clause, as their indices.
    #[inline]
    pub(super) fn lits(&self, c: Cref) -> &[u32] {
        let start = c as usize + HEADER;
        &self.words[start..start + self.len(c)]
    }

    /// The clause for propagation, unless it is dead.
    #[inline]
    pub(super) fn watched(&mut self, c: Cref) -> Option<Watched<'_>> {
        let start = c as usize;
        let head = self.words[start];
        if head & DEAD != 0 {
            return None;
        }
        let len = (head >> FLAG_BITS) as usize;
        let (usage, lits) = self.words[start + 1..start + HEADER + len].split_first_mut()?;
        Some(Watched { usage, lits })
    }

    /// The first clause, dead ones included.
    pub(super) fn first(&self) -> Option<Cref> {
        (!self.words.is_empty()).then_some(0)
    }

    /// The clause that follows `c`, dead ones included.
    pub(super) fn next(&self, c: Cref) -> Option<Cref> {
        let next = c as usize + HEADER + self.len(c);
        (next < self.words.len()).then_some(next as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_keep_their_properties_and_the_search_goes_round() {
        let lits: Vec<Lit> = (0..20).map(Lit).collect();
        let mut arena = Arena::default();
        let short = arena.add(&lits[..3], Kind::GIVEN);
        let long = arena.add(&lits, Kind { lbd: Some(7), temporary: true });
        arena.set_usage(long, 5, 2);
        assert_eq!((arena.first(), arena.next(short), arena.next(long)), (Some(short), Some(long), None));
        assert_eq!(arena.kind(short), Kind::GIVEN);
        assert_eq!(arena.kind(long), Kind { lbd: Some(5), temporary: true });

        let mut find =
            |wanted: &[u32]| arena.watched(long).and_then(|mut c| c.find(|l| wanted.contains(&l.0)));
        assert_eq!(find(&[4, 11]), Some(4));
        assert_eq!(find(&[3, 11]), Some(11));
        assert_eq!(find(&[3, 10]), Some(3));
        assert_eq!(find(&[0, 1]), None);
        assert_eq!((arena.lbd(long), arena.used(long)), (5, 2));

        arena.kill(long);
        assert!(arena.watched(long).is_none() && arena.watched(short).is_some());
        assert_eq!(arena.wasted(), 22);
    }
}
