//! Arrays and uninterpreted functions.

use crate::op::{Op, Symbol};
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use smallvec::SmallVec;

/// How many stores a read or write looks through at most, so that long chains stay linear to build.
const WALK: usize = 64;

/// How many stores a new one is moved below at most.
const SWAPS: usize = 16;

impl Terms {
    /// Index and element sort of an array term.
    ///
    /// # Panics
    /// If the term is no array.
    #[must_use]
    pub fn array_parts(&self, a: Term) -> (Sort, Sort) {
        match self.sort(a) {
            Sort::Array(s) => self.array_sorts(s),
            s => panic!("an array is expected where a term of sort {s:?} stands"),
        }
    }

    /// The array of this sort that holds `element` everywhere.
    pub fn const_array(&mut self, sort: Sort, element: Term) -> Term {
        self.intern(Op::ConstArray(sort), &[element], sort)
    }

    /// Whether two indices differ whatever the variables are, as far as the constructors see.
    fn surely_distinct(&mut self, i: Term, j: Term) -> bool {
        i != j && (self.is_const(i) && self.is_const(j) || self.eq(i, j) == self.fls())
    }

    /// The array below the stores that do not matter for an index, as far as a bounded walk sees, and the
    /// element at the index if that is known.
    fn look_up(&mut self, mut array: Term, index: Term) -> (Term, Option<Term>) {
        for _ in 0..WALK {
            match self.op(array) {
                Op::Store => {
                    let (inner, at, value) = (self.arg(array, 0), self.arg(array, 1), self.arg(array, 2));
                    if at == index {
                        return (array, Some(value));
                    }
                    if !self.surely_distinct(at, index) {
                        break;
                    }
                    array = inner;
                }
                Op::ConstArray(_) => return (array, Some(self.arg(array, 0))),
                _ => break,
            }
        }
        (array, None)
    }

    /// The element at an index. Looks through stores at other indices.
    pub fn select(&mut self, array: Term, index: Term) -> Term {
        let (_, element) = self.array_parts(array);
        match self.look_up(array, index) {
            (_, Some(value)) => value,
            (array, None) => self.intern(Op::Select, &[array, index], element),
        }
    }

    /// Whether an array holds `value` at an index already, as far as the constructors see.
    fn holds(&mut self, array: Term, index: Term, value: Term) -> bool {
        match self.look_up(array, index) {
            (_, Some(old)) => old == value,
            (base, None) => self.op(value) == Op::Select && *self.args(value) == [base, index],
        }
    }

    /// The array with one element replaced. Stores at surely distinct indices are in one order, none is
    /// overwritten by a later one and none stores what is there, as far as the constructors see within a
    /// bounded distance.
    pub fn store(&mut self, array: Term, index: Term, value: Term) -> Term {
        if self.holds(array, index, value) {
            return array;
        }
        let sort = self.sort(array);
        // The greater index is the outer one, so equal contents are equal terms: go below those.
        let mut above: SmallVec<[(Term, Term); 16]> = SmallVec::new();
        let mut base = array;
        let mut replaced = false;
        while self.op(base) == Op::Store && above.len() < SWAPS {
            let (inner, at, other) = (self.arg(base, 0), self.arg(base, 1), self.arg(base, 2));
            if at == index {
                base = inner;
                replaced = true;
                break;
            }
            if at < index || !self.surely_distinct(at, index) {
                break;
            }
            above.push((at, other));
            base = inner;
        }
        let mut out = base;
        if !(replaced && self.holds(base, index, value)) {
            out = self.intern(Op::Store, &[base, index, value], sort);
        }
        for (at, other) in above.into_iter().rev() {
            out = self.intern(Op::Store, &[out, at, other], sort);
        }
        out
    }

    /// An uninterpreted function applied to its arguments; a variable if there are none.
    pub fn apply(&mut self, function: Symbol, args: &[Term]) -> Term {
        let result = self.declaration(function).result;
        if args.is_empty() {
            self.symbol_term(function)
        } else {
            self.intern(Op::Apply(function), args, result)
        }
    }
}
