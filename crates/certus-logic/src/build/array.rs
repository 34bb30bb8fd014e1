//! Arrays and uninterpreted functions.

use crate::op::{Op, Symbol};
use crate::sort::Sort;
use crate::terms::{Term, Terms};

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
        self.eq(i, j) == self.fls()
    }

    /// The element at an index. Looks through stores at other indices.
    pub fn select(&mut self, mut array: Term, index: Term) -> Term {
        let (_, element) = self.array_parts(array);
        loop {
            match self.op(array) {
                Op::Store => {
                    let (inner, at, value) =
                        (self.arg(array, 0), self.arg(array, 1), self.arg(array, 2));
                    if at == index {
                        return value;
                    }
                    if !self.surely_distinct(at, index) {
                        break;
                    }
                    array = inner;
                }
                Op::ConstArray(_) => return self.arg(array, 0),
                _ => break,
            }
        }
        self.intern(Op::Select, &[array, index], element)
    }

    /// The array with one element replaced. Stores at distinct constants are in one order, and none is
    /// overwritten by a later one, as far as the constructors see within a bounded distance.
    pub fn store(&mut self, array: Term, index: Term, value: Term) -> Term {
        let sort = self.sort(array);
        if self.op(value) == Op::Select && self.arg(value, 0) == array && self.arg(value, 1) == index {
            return array;
        }
        if self.op(array) == Op::ConstArray(sort) && self.arg(array, 0) == value {
            return array;
        }
        if self.op(array) == Op::Store {
            let (inner, at, old) = (self.arg(array, 0), self.arg(array, 1), self.arg(array, 2));
            if at == index {
                return self.store(inner, index, value);
            }
            // The greater index is the outer one, so equal contents are equal terms.
            if at > index && self.surely_distinct(at, index) {
                if let Some(t) = self.guarded(32, |s| {
                    let below = s.store(inner, index, value);
                    Some(s.intern(Op::Store, &[below, at, old], sort))
                }) {
                    return t;
                }
            }
        }
        self.intern(Op::Store, &[array, index, value], sort)
    }

    /// An uninterpreted function applied to its arguments; a variable if there are none.
    pub fn apply(&mut self, function: Symbol, args: &[Term]) -> Term {
        let result = self.declaration(function).result;
        if args.is_empty() { self.symbol_term(function) } else { self.intern(Op::Apply(function), args, result) }
    }
}
