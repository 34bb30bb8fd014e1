//! The symbolic tableau of a formula: which infinite runs satisfy it?
//!
//! Clarke, Grumberg, Hamaguchi, *Another Look at LTL Model Checking*, CAV 1994; in negation normal form, so that what is promised has to be
//! kept, and nothing follows from what is not. For each subformula that some position says something about the next one by, there is a bit of the state: a *promise* that it
//! holds at the present position. Whether a promise is made for the next position is an input. A promise of an until is kept infinitely often,
//! or not made infinitely often: one set of positions for each.

use super::Ltl;
use crate::ts::Ts;
use certus_logic::{Sort, Term, Terms};

/// A subformula that is promised by a bit of the state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Promise {
    /// What is promised, in negation normal form.
    pub formula: Ltl<Term>,
    /// The bit: the formula holds at the present position.
    pub bit: Term,
}

/// The system in product with the tableau of a formula.
#[derive(Clone, Debug)]
pub struct Tableau {
    /// The system. Its infinite runs that meet all sets infinitely often are those of the given one that satisfy the formula.
    pub ts: Ts,
    /// The sets of positions.
    pub sets: Vec<Term>,
    /// The bits; the first one is the formula itself, at the first position.
    pub promises: Vec<Promise>,
}

impl Tableau {
    /// The runs of a system that satisfy a formula over its positions.
    pub fn new(terms: &mut Terms, ts: &Ts, formula: &Ltl<Term>) -> Tableau {
        let formula = formula.normal(false);
        let begin = terms.fresh("begin", Sort::Bool);
        let promises = vec![Promise { formula, bit: begin }];
        let (mut ts, no) = (ts.clone(), terms.fls());
        ts.add_var(begin, "begin");
        ts.next.insert(begin, no);
        ts.init = terms.and2(ts.init, begin);
        let mut build = Build { ts, made: vec![no], promises };
        let (mut kept, mut sets, mut n) = (vec![build.ts.constraint], Vec::new(), 0);
        while n < build.promises.len() {
            let Promise { formula, bit } = build.promises[n].clone();
            let holds = build.holds(terms, &formula);
            kept.push(terms.implies(bit, holds));
            // The one at the first position is not promised again by this bit.
            if let (Ltl::Until(_, goal), true) = (&formula, n > 0) {
                let (open, goal) = (terms.not(bit), build.holds(terms, goal));
                sets.push(terms.or2(open, goal));
            }
            n += 1;
        }
        build.ts.constraint = terms.and(&kept);
        Tableau { ts: build.ts, sets, promises: build.promises }
    }
}

struct Build {
    ts: Ts,
    /// For each promise, that it is made for the next position.
    made: Vec<Term>,
    promises: Vec<Promise>,
}

impl Build {
    /// That a formula holds at a position, given what is promised for the next one.
    fn holds(&mut self, terms: &mut Terms, formula: &Ltl<Term>) -> Term {
        match formula {
            Ltl::Constant(value) => terms.bool(*value),
            Ltl::Atom(atom) => *atom,
            Ltl::Not(inner) => {
                let inner = self.holds(terms, inner);
                terms.not(inner)
            }
            Ltl::And(a, b) => {
                let (a, b) = (self.holds(terms, a), self.holds(terms, b));
                terms.and2(a, b)
            }
            Ltl::Or(a, b) => {
                let (a, b) = (self.holds(terms, a), self.holds(terms, b));
                terms.or2(a, b)
            }
            Ltl::Next(inner) => self.promise(terms, inner),
            Ltl::Until(a, b) => {
                let (a, b) = (self.holds(terms, a), self.holds(terms, b));
                let later = self.promise(terms, formula);
                let later = terms.and2(a, later);
                terms.or2(b, later)
            }
            Ltl::Release(a, b) => {
                let (a, b) = (self.holds(terms, a), self.holds(terms, b));
                let later = self.promise(terms, formula);
                let either = terms.or2(a, later);
                terms.and2(b, either)
            }
        }
    }

    /// That a formula is promised for the next position.
    fn promise(&mut self, terms: &mut Terms, formula: &Ltl<Term>) -> Term {
        // The first bit is for the first position only.
        if let Some(n) = self.promises.iter().skip(1).position(|promise| promise.formula == *formula) {
            return self.made[n + 1];
        }
        let (bit, made) = (terms.fresh("promise", Sort::Bool), terms.fresh("promised", Sort::Bool));
        self.ts.add_var(bit, "promise");
        self.ts.add_input(made, "promised");
        self.ts.next.insert(bit, made);
        let open = terms.not(bit);
        self.ts.init = terms.and2(self.ts.init, open);
        self.promises.push(Promise { formula: formula.clone(), bit });
        self.made.push(made);
        made
    }
}
