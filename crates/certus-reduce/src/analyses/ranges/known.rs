//! What is known of variables: ranges, and which of them are copies.

use super::value::Range;
use certus_logic::Term;
use rustc_hash::FxHashMap;

/// What is known of variables; those that are not listed may have any value.
///
/// A variable that was assigned another one is a *copy* of it as long as neither changes, so that what a test says of one
/// is known of both. Copies are not followed from one location to the next: what holds at locations is about ranges alone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ranges {
    of: FxHashMap<Term, Range>,
    /// Pairs of variables that are equal, few.
    copies: Vec<(Term, Term)>,
}

/// More copies are not followed.
const MOST_COPIES: usize = 16;

impl Ranges {
    pub(crate) fn get(&self, var: &Term) -> Option<&Range> {
        self.of.get(var)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Term, &Range)> {
        self.of.iter()
    }

    /// A variable gets a value of this range, or any.
    pub(crate) fn assign(&mut self, var: Term, range: Option<Range>) {
        self.copies.retain(|(a, b)| *a != var && *b != var);
        match range.filter(|range| !range.is_all()) {
            Some(range) => self.of.insert(var, range),
            None => self.of.remove(&var),
        };
    }

    /// A variable gets the value of another one.
    pub(crate) fn copy(&mut self, var: Term, from: Term) {
        if var == from {
            return;
        }
        self.assign(var, self.of.get(&from).copied());
        if self.copies.len() < MOST_COPIES {
            self.copies.push((var, from));
        }
    }

    /// It turns out that a variable, as it is, has a value of this range. Says whether that is news.
    pub(crate) fn learn(&mut self, var: Term, range: Range) -> bool {
        let mut news = self.of.insert(var, range) != Some(range);
        let mut equal = vec![var];
        let mut at = 0;
        while at < equal.len() {
            for (a, b) in &self.copies {
                let other = if *a == equal[at] { *b } else { *a };
                if (*a == equal[at] || *b == equal[at]) && !equal.contains(&other) {
                    equal.push(other);
                }
            }
            at += 1;
        }
        for other in &equal[1..] {
            // What both are known to be; if there is nothing, the test will show it.
            let both = self.of.get(other).map_or(Some(range), |known| known.meet(&range));
            if let Some(both) = both {
                news |= self.of.insert(*other, both) != Some(both);
            }
        }
        news
    }

    /// Forgets variables.
    pub(crate) fn keep(&mut self, keeps: impl Fn(&Term) -> bool) {
        self.of.retain(|var, _| keeps(var));
        self.copies.retain(|(a, b)| keeps(a) && keeps(b));
    }

    /// Forgets which variables are copies.
    pub(crate) fn forget_copies(&mut self) {
        self.copies.clear();
    }

    /// Weakens ranges to what `joined` makes of them and those of another state; says whether that changed something.
    pub(crate) fn join(&mut self, other: &Ranges, mut joined: impl FnMut(&Range, &Range) -> Range) -> bool {
        let mut changed = false;
        self.of.retain(|var, range| {
            let Some(new) = other.of.get(var) else {
                changed = true;
                return false;
            };
            let hull = joined(range, new);
            changed |= hull != *range;
            *range = hull;
            !hull.is_all()
        });
        let before = self.copies.len();
        self.copies.retain(|(a, b)| other.copies.contains(&(*a, *b)) || other.copies.contains(&(*b, *a)));
        changed | (self.copies.len() < before)
    }
}
