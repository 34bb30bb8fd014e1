//! Going through terms: in post-order, without recursion, each shared subterm once.

use crate::op::{Op, Symbol};
use crate::terms::{Term, Terms};
use rustc_hash::FxHashMap;
use std::cell::Cell;

/// A reusable mapping of terms to terms, kept between calls so that shared parts are mapped once.
#[derive(Clone, Debug, Default)]
pub struct Substitution {
    map: FxHashMap<Term, Term>,
    /// What is known of other terms under `map`; must be forgotten when `map` changes.
    cache: FxHashMap<Term, Term>,
}

impl Substitution {
    /// The substitution that changes nothing.
    #[must_use]
    pub fn new() -> Substitution {
        Substitution::default()
    }

    /// Replaces `from`, a variable or any other term, by `to` of the same sort.
    pub fn insert(&mut self, from: Term, to: Term) {
        if self.map.insert(from, to) != Some(to) {
            self.cache.clear();
        }
    }

    /// What `from` is replaced by.
    #[must_use]
    pub fn get(&self, from: Term) -> Option<Term> {
        self.map.get(&from).copied()
    }

    /// Whether nothing is replaced.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }
}

impl FromIterator<(Term, Term)> for Substitution {
    fn from_iter<I: IntoIterator<Item = (Term, Term)>>(pairs: I) -> Substitution {
        Substitution { map: pairs.into_iter().collect(), cache: FxHashMap::default() }
    }
}

/// Which terms a walk has seen: those whose mark is that of the walk. Walks are many and most of them short, so the
/// marks of earlier ones are left where they are.
#[derive(Default)]
struct Seen {
    marks: Vec<u32>,
    walk: u32,
}

thread_local! {
    /// Memory to be used again; it says nothing to the next walk.
    static SEEN: Cell<Seen> = const { Cell::new(Seen { marks: Vec::new(), walk: 0 }) };
}

impl Seen {
    fn begin(terms: &Terms) -> Seen {
        let mut seen = SEEN.take();
        if seen.walk == u32::MAX {
            seen = Seen::default();
        }
        seen.walk += 1;
        if seen.marks.len() < terms.len() {
            seen.marks.resize(terms.len(), 0);
        }
        seen
    }

    fn has(&self, term: Term) -> bool {
        self.marks[term.index()] == self.walk
    }

    /// Whether it is new.
    fn insert(&mut self, term: Term) -> bool {
        std::mem::replace(&mut self.marks[term.index()], self.walk) != self.walk
    }
}

impl Terms {
    /// The subterms of the roots, arguments before what they stand in, each once.
    #[must_use]
    pub fn post_order(&self, roots: &[Term]) -> Vec<Term> {
        let mut seen = Seen::begin(self);
        let mut out = Vec::new();
        let mut stack: Vec<(Term, bool)> = roots.iter().rev().map(|t| (*t, false)).collect();
        while let Some((t, done)) = stack.pop() {
            if done {
                out.push(t);
            } else if seen.insert(t) {
                stack.push((t, true));
                stack.extend(self.args(t).iter().rev().filter(|a| !seen.has(**a)).map(|a| (*a, false)));
            }
        }
        SEEN.set(seen);
        out
    }

    /// The variables of a term, in the order of their first occurrence.
    #[must_use]
    pub fn free_vars(&self, t: Term) -> Vec<Term> {
        self.free_vars_of(&[t])
    }

    /// The variables of several terms, in the order of their first occurrence.
    #[must_use]
    pub fn free_vars_of(&self, roots: &[Term]) -> Vec<Term> {
        let mut out = self.post_order(roots);
        out.retain(|t| matches!(self.op(*t), Op::Var(_)));
        out
    }

    /// The function symbols applied in several terms, ordered.
    #[must_use]
    pub fn functions_of(&self, roots: &[Term]) -> Vec<Symbol> {
        let mut out: Vec<Symbol> = self
            .post_order(roots)
            .into_iter()
            .filter_map(|t| match self.op(t) {
                Op::Apply(f) => Some(f),
                _ => None,
            })
            .collect();
        out.sort_unstable();
        out.dedup();
        out
    }

    /// Replaces terms by others, all at once.
    pub fn substitute(&mut self, t: Term, by: &mut Substitution) -> Term {
        if by.is_empty() {
            return t;
        }
        let mut args = Vec::new();
        let mut stack = vec![(t, false)];
        while let Some((t, ready)) = stack.pop() {
            if by.cache.contains_key(&t) {
                continue;
            }
            if let Some(to) = by.map.get(&t) {
                by.cache.insert(t, *to);
                continue;
            }
            if !ready {
                stack.push((t, true));
                stack.extend(self.args(t).iter().filter(|a| !by.cache.contains_key(a)).map(|a| (*a, false)));
                continue;
            }
            args.clear();
            args.extend(self.args(t).iter().map(|a| by.cache[a]));
            let new = self.rebuild(t, &args);
            by.cache.insert(t, new);
        }
        by.cache[&t]
    }

    /// The term over the next state: every variable is replaced by its primed version.
    pub fn prime(&mut self, t: Term) -> Term {
        let mut by = Substitution::new();
        for v in self.free_vars(t) {
            let symbol = self.as_var(v).expect("free variables are variables");
            let primed = self.primed_var(symbol);
            let to = self.symbol_term(primed);
            by.insert(v, to);
        }
        self.substitute(t, &mut by)
    }

    /// The term over the current state: every primed variable is replaced by the one it is the prime of.
    pub fn unprime(&mut self, t: Term) -> Term {
        let mut by = Substitution::new();
        for v in self.free_vars(t) {
            let symbol = self.as_var(v).expect("free variables are variables");
            if let Some(original) = self.declaration(symbol).unprimed {
                let to = self.symbol_term(original);
                by.insert(v, to);
            }
        }
        self.substitute(t, &mut by)
    }

    /// The number of distinct subterms.
    #[must_use]
    pub fn dag_size(&self, t: Term) -> usize {
        self.post_order(&[t]).len()
    }
}
