//! Terms that go from one arena to another.
//!
//! Two arenas that were copied from one share its terms and symbols, and differ in what each made since. A portable
//! term says how to make it from those they share.

use crate::op::{Op, Symbol};
use crate::sort::Sort;
use crate::terms::{Term, Terms};
use crate::value::Value;

/// What an arena has in common with all that are copied from it at this moment.
#[derive(Clone, Copy, Debug)]
pub struct Shared {
    terms: usize,
    symbols: usize,
}

/// A sort by its structure: an arena numbers array sorts and named sorts as they come.
#[derive(Clone, Debug)]
enum PortableSort {
    /// A sort that is the same in every arena.
    Plain(Sort),
    Named(String),
    Array(Box<PortableSort>, Box<PortableSort>),
}

#[derive(Clone, Debug)]
enum Node {
    /// A term of both arenas.
    Shared(Term),
    /// A variable of both arenas that need not have a term in both.
    Var(Symbol),
    /// A bit-vector, an integer or a rational number.
    Const(Value, Sort),
    /// An element of a named sort.
    Element(String, u32),
    /// The array that holds an earlier node everywhere.
    ConstArray(PortableSort, u32),
    /// An operator over earlier nodes.
    Op(Op, Vec<u32>),
}

/// A term that can be made in every arena that shares the terms it was exported with.
#[derive(Clone, Debug)]
pub struct Portable(Vec<Node>);

impl Terms {
    /// What this arena has in common with all that are copied from it now.
    #[must_use]
    pub fn shared(&self) -> Shared {
        Shared { terms: self.len(), symbols: self.symbol_count() }
    }

    /// A term of any sort, to be made in an arena that has this in common. `None` if it has variables or functions
    /// that were declared since: another arena may give their names another meaning.
    #[must_use]
    pub fn export(&self, term: Term, shared: Shared) -> Option<Portable> {
        let mut nodes = Vec::new();
        let mut place = rustc_hash::FxHashMap::default();
        for part in self.post_order(&[term]) {
            let node = if part.index() < shared.terms {
                Node::Shared(part)
            } else {
                let args = || self.args(part).iter().map(|arg| place[arg]).collect();
                match self.op(part) {
                    Op::Var(symbol) | Op::Apply(symbol) if symbol.index() >= shared.symbols => return None,
                    Op::Var(symbol) => Node::Var(symbol),
                    Op::Const(_) => match self.value_of(part)? {
                        Value::Element(sort, number) => {
                            Node::Element(self.sort_name(sort).to_owned(), number)
                        }
                        value => Node::Const(value, self.sort(part)),
                    },
                    Op::ConstArray(sort) => {
                        Node::ConstArray(self.export_sort(sort), place[&self.arg(part, 0)])
                    }
                    op => Node::Op(op, args()),
                }
            };
            place.insert(part, nodes.len() as u32);
            nodes.push(node);
        }
        Some(Portable(nodes))
    }

    /// Makes a term that an arena which shares terms with this one has exported.
    pub fn import(&mut self, portable: &Portable) -> Term {
        let mut made: Vec<Term> = Vec::with_capacity(portable.0.len());
        for node in &portable.0 {
            let term = match node {
                Node::Shared(term) => *term,
                Node::Var(symbol) => self.symbol_term(*symbol),
                Node::Const(value, sort) => self.constant(value.clone(), *sort),
                Node::Element(name, number) => match self.sort_named(name) {
                    Sort::Uninterpreted(sort) => self.element(sort, *number),
                    sort => unreachable!("a named sort is uninterpreted, not {sort:?}"),
                },
                Node::ConstArray(sort, element) => {
                    let sort = self.import_sort(sort);
                    self.const_array(sort, made[*element as usize])
                }
                Node::Op(op, args) => {
                    let args: Vec<Term> = args.iter().map(|arg| made[*arg as usize]).collect();
                    self.build(*op, &args)
                }
            };
            made.push(term);
        }
        made.last().copied().unwrap_or(self.tru())
    }

    // Sorts are nested as deeply as the text that names them, so these two may call themselves.

    fn export_sort(&self, sort: Sort) -> PortableSort {
        match sort {
            Sort::Uninterpreted(name) => PortableSort::Named(self.sort_name(name).to_owned()),
            Sort::Array(array) => {
                let (index, element) = self.array_sorts(array);
                PortableSort::Array(Box::new(self.export_sort(index)), Box::new(self.export_sort(element)))
            }
            plain => PortableSort::Plain(plain),
        }
    }

    fn import_sort(&mut self, sort: &PortableSort) -> Sort {
        match sort {
            PortableSort::Plain(sort) => *sort,
            PortableSort::Named(name) => self.sort_named(name),
            PortableSort::Array(index, element) => {
                let (index, element) = (self.import_sort(index), self.import_sort(element));
                self.array_sort(index, element)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bv;
    use crate::smtlib;

    #[test]
    fn terms_go_from_arena_to_arena() {
        let mut base = Terms::new();
        let (x, y) = (base.var("x", Sort::Bv(8)), base.var("y", Sort::Bv(8)));
        let shared = base.shared();
        let mut other = base.clone();
        // Both make terms of their own, so that numbers do not agree.
        for n in 0..5 {
            let c = other.bv(8, n);
            other.bvadd(y, c);
        }
        let seven = base.bv(8, 7);
        let sum = base.bvadd(x, seven);
        let less = base.bvult(sum, y);
        let same = base.eq(x, y);
        let both = base.or2(less, same);
        let portable = base.export(both, shared).expect("no symbols of its own");
        let made = other.import(&portable);
        let mut state = crate::Assignment::new();
        for (a, b) in [(0, 0), (250, 2), (1, 9), (1, 8), (255, 7)] {
            for terms in [&base, &other] {
                state.set(terms.as_var(x).expect("x"), Value::Bv(Bv::new(8, a)));
                state.set(terms.as_var(y).expect("y"), Value::Bv(Bv::new(8, b)));
            }
            assert_eq!(base.eval(both, &state), other.eval(made, &state), "{a} {b}");
        }
        let z = base.var("z", Sort::Bool);
        assert!(base.export(z, shared).is_none());
    }

    /// A term of each sort, with constants, sorts and variables that only one arena has made so far, has the same
    /// text in the other.
    #[test]
    fn terms_of_every_sort_go() {
        let mut base = Terms::new();
        let thing = base.sort_named("thing");
        let (i, r, e) = (base.var("i", Sort::Int), base.var("r", Sort::Real), base.var("e", thing));
        let f = base.declare("f", &[Sort::Int, thing], Sort::Real);
        let later = base.declare("later", &[], Sort::Int);
        let shared = base.shared();
        let mut other = base.clone();
        // The other has made sorts and constants before, so that theirs have other numbers.
        other.sort_named("else");
        other.array_sort(Sort::Bool, Sort::Bool);
        other.int(99);
        let mut formulas = Vec::new();
        let minus = base.int(-7);
        let sum = base.add(i, minus);
        formulas.push(base.le(sum, i));
        let half = base.real(num_rational::BigRational::new(1.into(), 2.into()));
        formulas.push(base.le(r, half));
        let Sort::Uninterpreted(name) = thing else { panic!("a name") };
        let third = base.element(name, 3);
        formulas.push(base.eq(e, third));
        let value = base.apply(f, &[sum, third]);
        formulas.push(base.le(value, r));
        let inner = base.array_sort(thing, Sort::Real);
        let outer = base.array_sort(Sort::Int, inner);
        let zeros = base.const_array(inner, half);
        let all = base.const_array(outer, zeros);
        let row = base.store(zeros, third, r);
        let stored = base.store(all, i, row);
        let at = base.select(stored, minus);
        let cell = base.select(at, e);
        formulas.push(base.le(cell, r));
        let late = base.symbol_term(later);
        formulas.push(base.le(late, i));
        for formula in formulas {
            let portable = base.export(formula, shared).expect("all its symbols are shared");
            let made = other.import(&portable);
            assert_eq!(smtlib::term_text(&base, formula), smtlib::term_text(&other, made));
            assert_eq!(other.import(&portable), made, "made twice");
        }
        let g = base.declare("g", &[Sort::Int], Sort::Int);
        let applied = base.apply(g, &[i]);
        assert!(base.export(applied, shared).is_none(), "a function of its own");
    }
}
