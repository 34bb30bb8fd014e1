//! Arrays: equalities, then a variable for each element that is read (Komuravelli et al., FMCAD 2015).

use super::ProjectionError;
use super::invert::Solution;
use super::work::Work;
use certus_logic::{ArrayValue, Bv, Op, Sort, Term, Value};
use num_bigint::BigInt;
use num_rational::BigRational;

/// How many different elements of one array may be read: their indices are told apart pairwise.
const ELEMENTS: usize = 64;

impl Work<'_> {
    /// Solves `side = other` for an array `x`: `store(x, i, v) = b` says that `b[i] = v` and `x` is `b` but for an open
    /// element at `i`.
    pub(super) fn solve_array(&mut self, mut side: Term, mut other: Term, x: Term) -> Option<Solution> {
        let mut conditions = Vec::new();
        while side != x {
            let [array, index, value] = *self.terms.args_if(side, Op::Store)? else { return None };
            if self.has(index, x) || self.has(value, x) {
                return None;
            }
            let there = self.terms.select(other, index);
            conditions.push(self.terms.eq(there, value));
            let before = self.terms.select(array, index);
            let (sort, before) = (self.terms.sort(value), self.value(before));
            let open = self.introduce(sort, before);
            other = self.terms.store(other, index, open);
            side = array;
        }
        Some(Solution { term: other, conditions })
    }

    /// Eliminates one array.
    pub(super) fn eliminate_arrays(&mut self, left: &[Term]) -> Result<bool, ProjectionError> {
        let is_array = |work: &Work<'_>, v: Term| matches!(work.terms.sort(v), Sort::Array(_));
        let Some(a) = left.iter().copied().find(|v| is_array(self, *v)) else { return Ok(false) };
        if self.tell_apart()? || self.look_through_store()? {
            return Ok(true);
        }
        let only_read = self.only_read(a);
        if !only_read || !self.name_elements(a)? {
            self.take_value(a)?;
        }
        Ok(true)
    }

    /// Replaces a disequality of arrays in which something is hidden by that of two elements, which differ in the model.
    fn tell_apart(&mut self) -> Result<bool, ProjectionError> {
        for at in 0..self.literals.len() {
            let literal = self.literals[at];
            let (atom, negated) = self.terms.strip_not(literal);
            if !negated || self.terms.op(atom) != Op::Eq || !self.mentions_hidden(atom) {
                continue;
            }
            let (a, b) = (self.terms.arg(atom, 0), self.terms.arg(atom, 1));
            let Sort::Array(sort) = self.terms.sort(a) else { continue };
            let (Value::Array(x), Value::Array(y)) = (self.value(a), self.value(b)) else { continue };
            let (index_sort, _) = self.terms.array_sorts(sort);
            let Some(index) = self.told_index(atom, &x, &y).or_else(|| {
                let index = difference(&x, &y, index_sort)?;
                self.constant(&index, index_sort)
            }) else {
                continue;
            };
            let (x, y) = (self.terms.select(a, index), self.terms.select(b, index));
            let differ = self.terms.ne(x, y);
            self.forget(&[at]);
            self.learn(&[differ])?;
            return Ok(true);
        }
        Ok(false)
    }

    /// An index that a term of the atom writes to, where the arrays of these values differ: it says more than its value.
    fn told_index(&self, atom: Term, a: &ArrayValue, b: &ArrayValue) -> Option<Term> {
        let sort = self.terms.sort(self.terms.arg(atom, 0));
        let stores = self.terms.post_order(&[atom]).into_iter().filter(|t| self.terms.op(*t) == Op::Store);
        stores.filter(|t| self.terms.sort(*t) == sort).map(|t| self.terms.arg(t, 1)).find(|i| {
            let value = self.value(*i);
            a.select(&value) != b.select(&value)
        })
    }

    /// Replaces reads of stores in which an array is hidden by what they are in the model.
    fn look_through_store(&mut self) -> Result<bool, ProjectionError> {
        let order = self.terms.post_order(&self.literals);
        for t in order {
            let Some([array, index]) = self.terms.args_if(t, Op::Select).map(|a| [a[0], a[1]]) else {
                continue;
            };
            if !self.mentions_hidden(array) {
                continue;
            }
            let Some([inner, at, value]) = self.terms.args_if(array, Op::Store).map(|a| [a[0], a[1], a[2]])
            else {
                continue;
            };
            let same = self.terms.eq(at, index);
            let (condition, read) = if self.is_true(same) {
                (same, value)
            } else {
                (self.terms.not(same), self.terms.select(inner, index))
            };
            self.replace(&[(t, read)])?;
            self.learn(&[condition])?;
            return Ok(true);
        }
        Ok(false)
    }

    /// Whether an array stands nowhere but as what is read.
    fn only_read(&self, a: Term) -> bool {
        self.terms.post_order(&self.literals).into_iter().all(|t| {
            let args = self.terms.args(t);
            !args.contains(&a) || self.terms.op(t) == Op::Select && args[1] != a
        })
    }

    /// Replaces every element that is read by a variable: indices that are equal in the model have the same, and are
    /// equal if there are others, from which they differ. Not done if there are too many.
    fn name_elements(&mut self, a: Term) -> Result<bool, ProjectionError> {
        let (_, element_sort) = self.terms.array_parts(a);
        let mut classes: Vec<(Value, Term, Term)> = Vec::new();
        let mut equalities = Vec::new();
        loop {
            let order = self.terms.post_order(&self.literals);
            let reads: Vec<(Term, Term)> = order
                .into_iter()
                .filter(|t| self.terms.op(*t) == Op::Select && self.terms.arg(*t, 0) == a)
                .map(|t| (t, self.terms.arg(t, 1)))
                .collect();
            // An index may itself read the array: the innermost is first in the order.
            let Some((read, index)) = reads.into_iter().next() else {
                // With one element for all indices, nothing needs to be known of them.
                if classes.len() > 1 {
                    self.learn(&equalities)?;
                }
                return Ok(true);
            };
            self.look_at_limits()?;
            let value = self.value(index);
            let mut conditions = Vec::new();
            let known = classes.iter().find(|c| c.0 == value).cloned();
            let element = match known {
                Some((_, same, element)) => {
                    equalities.push(self.terms.eq(same, index));
                    element
                }
                None => {
                    if classes.len() >= ELEMENTS {
                        return Ok(false);
                    }
                    for (_, other, _) in &classes {
                        conditions.push(self.terms.ne(*other, index));
                    }
                    let is = self.value(read);
                    let element = self.introduce(element_sort, is);
                    classes.push((value, index, element));
                    element
                }
            };
            self.replace(&[(read, element)])?;
            self.learn(&conditions)?;
        }
    }
}

/// An index at which two arrays differ.
fn difference(a: &ArrayValue, b: &ArrayValue, sort: Sort) -> Option<Value> {
    let differ = |i: &Value| a.select(i) != b.select(i);
    if let Some((i, _)) = a.entries().chain(b.entries()).find(|(i, _)| differ(i)) {
        return Some(i.clone());
    }
    // Then the defaults differ: any index that neither lists.
    let listed = a.entries().count() + b.entries().count();
    (0..=listed).map(|n| nth(sort, n)).find(|i| i.as_ref().is_some_and(differ)).flatten()
}

fn nth(sort: Sort, n: usize) -> Option<Value> {
    match sort {
        Sort::Bool => (n < 2).then_some(Value::Bool(n == 1)),
        Sort::Bv(w) => (w >= 64 || (n as u64) < 1 << w).then(|| Value::Bv(Bv::new(w, n as u128))),
        Sort::Int => Some(Value::Int(BigInt::from(n))),
        Sort::Real => Some(Value::Real(BigRational::from_integer(BigInt::from(n)))),
        Sort::Array(_) | Sort::Uninterpreted(_) => None,
    }
}
