//! What arrays hold, as terms over cells and unknown values.

use certus_logic::{Op, Sort, Substitution, Term, Terms};
use rustc_hash::FxHashMap;

/// The ghosts of arrays with the same indices.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// The sort of the indices.
    pub(super) sort: Sort,
    pub(super) ghosts: Vec<Term>,
}

/// A read of an array variable: what it gives at an index that is no ghost is in a variable of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Read {
    pub(super) array: Term,
    /// The index, as the given automaton says it.
    pub(super) index: Term,
    /// The variable of the value elsewhere.
    pub(super) elsewhere: Term,
}

/// Where an array is looked at.
#[derive(Clone, Copy)]
enum At {
    /// At the ghost of this number.
    Ghost(usize),
    /// At an index.
    Index(Term),
}

/// Array variables, and all reads met so far.
#[derive(Default)]
pub(super) struct Reads {
    /// For each array variable its content at each ghost.
    cells: FxHashMap<Term, Vec<Term>>,
    /// The array variables in order.
    pub(super) arrays: Vec<Term>,
    pub(super) groups: Vec<Group>,
    /// All reads.
    pub(super) list: Vec<Read>,
    numbers: FxHashMap<(Term, Term), usize>,
    /// For the variable of a value elsewhere the number of its read.
    of_value: FxHashMap<Term, usize>,
    /// For each read term what stands for it.
    by: Substitution,
    /// Variables that were made, with their names.
    pub(super) made: Vec<(Term, String)>,
}

impl Reads {
    /// An array variable with its content at each ghost.
    pub(super) fn add_array(&mut self, array: Term, cells: Vec<Term>) {
        self.arrays.push(array);
        self.cells.insert(array, cells);
    }

    /// The ghosts of the arrays with these indices.
    pub(super) fn ghosts(&self, sort: Sort) -> &[Term] {
        self.groups.iter().find(|group| group.sort == sort).map_or(&[], |group| &group.ghosts)
    }

    /// The cells of an array variable, each with its ghost.
    pub(super) fn cells(&self, terms: &Terms, array: Term) -> Vec<(Term, Term)> {
        let ghosts = self.ghosts(terms.array_parts(array).0);
        self.cells.get(&array).into_iter().flatten().copied().zip(ghosts.iter().copied()).collect()
    }

    /// A new variable.
    pub(super) fn make(&mut self, terms: &mut Terms, name: &str, sort: Sort) -> Term {
        let var = terms.fresh(name, sort);
        self.made.push((var, name.to_owned()));
        var
    }

    /// The reads whose unknown values a term of the new automaton has.
    pub(super) fn uses(&self, terms: &Terms, term: Term) -> Vec<usize> {
        terms.free_vars(term).iter().filter_map(|var| self.of_value.get(var).copied()).collect()
    }

    /// The indices at which a term of the given automaton reads, in order.
    pub(super) fn indices(&self, terms: &Terms, term: Term) -> Vec<Term> {
        let parts = terms.post_order(&[term]).into_iter();
        let mut out: Vec<Term> = Vec::new();
        for index in parts.filter_map(|part| Some(terms.args_if(part, Op::Select)?[1])) {
            if !out.contains(&index) {
                out.push(index);
            }
        }
        out
    }

    /// A term without arrays; `None` if it uses them in other ways than to read an element.
    pub(super) fn scalar(&mut self, terms: &mut Terms, term: Term) -> Option<Term> {
        self.prepare(terms, term)?;
        let out = terms.substitute(term, &mut self.by);
        let array = |part: &Term| matches!(terms.sort(*part), Sort::Array(_));
        (!terms.post_order(&[out]).iter().any(array)).then_some(out)
    }

    /// What an array term holds at the ghost of this number.
    pub(super) fn at_ghost(&mut self, terms: &mut Terms, array: Term, ghost: usize) -> Option<Term> {
        self.prepare(terms, array)?;
        self.element(terms, array, At::Ghost(ghost))
    }

    /// What an array term holds at an index of the given automaton.
    pub(super) fn at_index(&mut self, terms: &mut Terms, array: Term, index: Term) -> Option<Term> {
        self.prepare(terms, index)?;
        self.prepare(terms, array)?;
        self.element(terms, array, At::Index(index))
    }

    /// Finds out what stands for the reads in a term, inner ones first.
    fn prepare(&mut self, terms: &mut Terms, term: Term) -> Option<()> {
        for part in terms.post_order(&[term]) {
            if terms.op(part) == Op::Select && self.by.get(part).is_none() {
                let (array, index) = (terms.arg(part, 0), terms.arg(part, 1));
                let value = self.element(terms, array, At::Index(index))?;
                self.by.insert(part, value);
            }
        }
        Some(())
    }

    /// What an array term holds somewhere. What stands for the reads in it is known.
    fn element(&mut self, terms: &mut Terms, array: Term, at: At) -> Option<Term> {
        let mut known: FxHashMap<Term, Term> = FxHashMap::default();
        let mut stack = vec![(array, false)];
        while let Some((term, ready)) = stack.pop() {
            if known.contains_key(&term) {
                continue;
            }
            let inner: &[usize] = match terms.op(term) {
                Op::Var(_) | Op::ConstArray(_) => &[],
                Op::Store => &[0],
                Op::Ite => &[1, 2],
                _ => return None,
            };
            if !ready && !inner.is_empty() {
                stack.push((term, true));
                stack.extend(inner.iter().map(|n| (terms.arg(term, *n), false)));
                continue;
            }
            let value = match terms.op(term) {
                Op::ConstArray(_) => terms.substitute(terms.arg(term, 0), &mut self.by),
                Op::Store => {
                    let written = terms.substitute(terms.arg(term, 1), &mut self.by);
                    let value = terms.substitute(terms.arg(term, 2), &mut self.by);
                    let here = self.place(terms, terms.arg(term, 0), at)?;
                    let same = terms.eq(written, here);
                    terms.ite(same, value, known[&terms.arg(term, 0)])
                }
                Op::Ite => {
                    let test = terms.substitute(terms.arg(term, 0), &mut self.by);
                    terms.ite(test, known[&terms.arg(term, 1)], known[&terms.arg(term, 2)])
                }
                _ => self.variable(terms, term, at)?,
            };
            known.insert(term, value);
        }
        Some(known[&array])
    }

    /// The index of a place in an array, as a term of the new automaton.
    fn place(&mut self, terms: &mut Terms, array: Term, at: At) -> Option<Term> {
        match at {
            At::Index(index) => Some(terms.substitute(index, &mut self.by)),
            At::Ghost(number) => self.ghosts(terms.array_parts(array).0).get(number).copied(),
        }
    }

    /// What an array variable holds.
    fn variable(&mut self, terms: &mut Terms, array: Term, at: At) -> Option<Term> {
        let index = match at {
            At::Ghost(number) => return self.cells.get(&array)?.get(number).copied(),
            At::Index(index) => index,
        };
        let here = terms.substitute(index, &mut self.by);
        let read = self.number(terms, array, index)?;
        let mut value = self.list[read].elsewhere;
        for (cell, ghost) in self.cells(terms, array).into_iter().rev() {
            let same = terms.eq(here, ghost);
            value = terms.ite(same, cell, value);
        }
        Some(value)
    }

    /// The number of a read of an array variable.
    fn number(&mut self, terms: &mut Terms, array: Term, index: Term) -> Option<usize> {
        if let Some(known) = self.numbers.get(&(array, index)) {
            return Some(*known);
        }
        self.cells.get(&array)?;
        let element = terms.array_parts(array).1;
        let elsewhere = self.make(terms, "elsewhere", element);
        let number = self.list.len();
        self.list.push(Read { array, index, elsewhere });
        self.numbers.insert((array, index), number);
        self.of_value.insert(elsewhere, number);
        Some(number)
    }
}
