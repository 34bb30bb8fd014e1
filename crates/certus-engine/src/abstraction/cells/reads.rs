//! What arrays hold, as terms over cells and unknown values.

use super::context::Bounds;
use certus_logic::{Op, Sort, Substitution, Term, Terms};
use rustc_hash::FxHashMap;

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
    /// At the ghost of this number, with this residue.
    Ghost(usize, u128),
    /// At an index.
    Index(Term),
}

/// Array variables, and all reads met so far.
#[derive(Default)]
pub(super) struct Reads {
    /// For each array variable its content at each ghost, by residue.
    cells: FxHashMap<Term, Vec<Vec<Term>>>,
    /// How many low bits of an index are the residue, by the sort of arrays.
    pub(super) shifts: FxHashMap<Sort, u32>,
    /// The array variables in order.
    pub(super) arrays: Vec<Term>,
    /// The ghosts, all of the same width, which is no smaller than that of any index.
    pub(super) ghosts: Vec<Term>,
    /// What is known of numbers at the command in question.
    bounds: Bounds,
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
    /// An array variable with its content at each ghost, by residue.
    pub(super) fn add_array(&mut self, array: Term, cells: Vec<Vec<Term>>) {
        self.arrays.push(array);
        self.cells.insert(array, cells);
    }

    /// The cells of an array variable, each with the number of its ghost and its residue.
    pub(super) fn cells(&self, array: Term) -> Vec<(Term, usize, u128)> {
        let by_ghost = self.cells.get(&array).into_iter().flatten().enumerate();
        by_ghost
            .flat_map(|(ghost, cells)| (0..).zip(cells).map(move |(residue, cell)| (*cell, ghost, residue)))
            .collect()
    }

    /// Goes on to a command before which this is known.
    pub(super) fn set_bounds(&mut self, bounds: &Bounds) {
        if self.bounds != *bounds {
            self.bounds.clone_from(bounds);
            self.by = Substitution::new();
        }
    }

    /// An index of an array of the given automaton without its residue, as a number as wide as the ghosts are. What
    /// stands for the reads in it is known.
    pub(super) fn wide(&mut self, terms: &mut Terms, array: Term, index: Term) -> Term {
        let width = terms.width(self.ghosts[0]);
        let shift = self.shift(terms, array);
        let index = terms.extract(terms.width(index) - 1, shift, index);
        let mut number = index;
        if let Op::Extract { hi, lo: 0 } = terms.op(index) {
            let whole = terms.arg(index, 0);
            // The low part of a number that has no other.
            let small = |bound: &certus_logic::Bv| bound.leading_zeros() + hi + 1 >= bound.width();
            if self.bounds.iter().any(|(known, bound)| *known == whole && small(bound)) {
                number = whole;
            }
        }
        let number = terms.substitute(number, &mut self.by);
        match terms.width(number) {
            own if own == width => number,
            own if own < width => terms.zero_extend(width - own, number),
            _ => terms.extract(width - 1, 0, number),
        }
    }

    /// How many low bits of an index of an array are its residue.
    fn shift(&self, terms: &Terms, array: Term) -> u32 {
        self.shifts.get(&terms.sort(array)).copied().unwrap_or(0)
    }

    /// Whether an index of an array has this residue.
    fn has_residue(&mut self, terms: &mut Terms, array: Term, index: Term, residue: u128) -> Term {
        match self.shift(terms, array) {
            0 => terms.tru(),
            shift => {
                let low = terms.extract(shift - 1, 0, index);
                let low = terms.substitute(low, &mut self.by);
                let number = terms.bv(shift, residue);
                terms.eq(low, number)
            }
        }
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

    /// The arrays that a term of the given automaton reads, and at which indices, in order.
    pub(super) fn indices(&self, terms: &Terms, term: Term) -> Vec<(Term, Term)> {
        let parts = terms.post_order(&[term]).into_iter();
        parts.filter_map(|part| terms.args_if(part, Op::Select).map(|args| (args[0], args[1]))).collect()
    }

    /// A term without arrays; `None` if it uses them in other ways than to read an element.
    pub(super) fn scalar(&mut self, terms: &mut Terms, term: Term) -> Option<Term> {
        self.prepare(terms, term)?;
        let out = terms.substitute(term, &mut self.by);
        let array = |part: &Term| matches!(terms.sort(*part), Sort::Array(_));
        (!terms.post_order(&[out]).iter().any(array)).then_some(out)
    }

    /// What an array term holds at the ghost of this number, with this residue.
    pub(super) fn at_ghost(
        &mut self,
        terms: &mut Terms,
        array: Term,
        (ghost, residue): (usize, u128),
    ) -> Option<Term> {
        self.prepare(terms, array)?;
        self.element(terms, array, At::Ghost(ghost, residue))
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
                Op::ConstArray(_) => {
                    let value = terms.substitute(terms.arg(term, 0), &mut self.by);
                    match at {
                        At::Ghost(number, _) => self.inside(terms, term, number, value),
                        At::Index(_) => value,
                    }
                }
                Op::Store => {
                    let value = terms.substitute(terms.arg(term, 2), &mut self.by);
                    let same = match at {
                        At::Ghost(number, residue) => {
                            let index = terms.arg(term, 1);
                            let written = self.wide(terms, term, index);
                            let same = terms.eq(written, self.ghosts[number]);
                            let fits = self.has_residue(terms, term, index, residue);
                            terms.and2(fits, same)
                        }
                        At::Index(index) => {
                            let written = terms.substitute(terms.arg(term, 1), &mut self.by);
                            let here = terms.substitute(index, &mut self.by);
                            terms.eq(written, here)
                        }
                    };
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

    /// A value at a ghost, and zero where the ghost is no index of the array: its indices may be narrower.
    fn inside(&self, terms: &mut Terms, array: Term, ghost: usize, value: Term) -> Term {
        inside(terms, array, self.shift(terms, array), (self.ghosts[ghost], value))
    }

    /// What an array variable holds.
    fn variable(&mut self, terms: &mut Terms, array: Term, at: At) -> Option<Term> {
        let index = match at {
            At::Ghost(number, residue) => {
                return self.cells.get(&array)?.get(number)?.get(residue as usize).copied();
            }
            At::Index(index) => index,
        };
        let here = self.wide(terms, array, index);
        let read = self.number(terms, array, index)?;
        let mut value = self.list[read].elsewhere;
        for (cell, ghost, residue) in self.cells(array).into_iter().rev() {
            let same = terms.eq(here, self.ghosts[ghost]);
            let fits = self.has_residue(terms, array, index, residue);
            let both = terms.and2(fits, same);
            value = terms.ite(both, cell, value);
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

/// A value at a ghost, and zero where the ghost is no index of the array without so many low bits.
pub(super) fn inside(terms: &mut Terms, array: Term, shift: u32, (ghost, value): (Term, Term)) -> Term {
    let (Sort::Bv(own), width) = (terms.array_parts(array).0, terms.width(ghost)) else { return value };
    if own - shift >= width {
        return value;
    }
    let zero = match terms.sort(value) {
        Sort::Bv(width) => terms.bv(width, 0),
        _ => terms.fls(),
    };
    let end = terms.bv(width, 1 << (own - shift));
    let within = terms.bvult(ghost, end);
    terms.ite(within, value, zero)
}
