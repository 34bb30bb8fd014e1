//! Enumerations: variables of few bits that stand for wider ones, and the way there and back.

use crate::pass::{Carries, Lift};
use certus_logic::{Assignment, Bv, Op, Substitution, Term, Terms, Value};
use certus_model::{Command, Hints, Invariant, StepId};
use rustc_hash::FxHashMap;

/// A variable as an enumeration.
#[derive(Clone, Debug)]
pub(crate) struct Enum {
    /// The variable of few bits.
    pub(crate) new: Term,
    pub(crate) width: u32,
    /// What its codes stand for.
    pub(crate) values: Vec<Bv>,
    /// Whether codes that are not in the list stand for all values that are not in it.
    pub(crate) open: bool,
    /// Variables of one class have the same codes.
    pub(crate) class: u32,
}

impl Enum {
    /// The code of the first value. Zero has the code zero, because a havoc whose value nobody knows is taken
    /// to give zero, here and in the original.
    fn first(&self) -> usize {
        usize::from(self.open && !self.values[0].is_zero())
    }

    /// The code of a value of the list, and behind its end that of all others.
    pub(crate) fn code(&self, terms: &mut Terms, index: usize) -> Term {
        let others = index == self.values.len() && self.first() == 1;
        terms.bv(self.width, if others { 0 } else { index + self.first() } as u128)
    }

    /// The number that a code stands for. Not of an open one.
    pub(crate) fn decoded(&self, terms: &mut Terms) -> Term {
        let mut out = terms.bv_const(self.values[0].clone());
        for (index, value) in self.values.iter().enumerate().skip(1) {
            let code = self.code(terms, index);
            let here = terms.eq(self.new, code);
            let value = terms.bv_const(value.clone());
            out = terms.ite(here, value, out);
        }
        out
    }

    /// The code of what `is` says a value is equal to.
    fn encoded(&self, terms: &mut Terms, mut is: impl FnMut(&mut Terms, &Bv) -> Term) -> Term {
        let (mut out, first) =
            if self.open { (self.code(terms, self.values.len()), 0) } else { (self.code(terms, 0), 1) };
        for (index, value) in self.values.iter().enumerate().skip(first) {
            let here = is(terms, value);
            let code = self.code(terms, index);
            out = terms.ite(here, code, out);
        }
        out
    }

    /// A formula over the variable, as the list of codes it is true of. Of an open one it must be false of what
    /// is not in the list.
    pub(crate) fn listed(&self, terms: &mut Terms, formula: Term, var: Term) -> Term {
        let holds = |value: &Bv| {
            let mut at = Assignment::new();
            if let Some(symbol) = terms.as_var(var) {
                at.set(symbol, Value::Bv(value.clone()));
            }
            terms.eval(formula, &at) == Value::Bool(true)
        };
        let holds: Vec<bool> = self.values.iter().map(holds).collect();
        let positive = self.open || holds.iter().filter(|h| **h).count() * 2 <= holds.len();
        let mut cases = Vec::new();
        for index in (0..holds.len()).filter(|index| holds[*index] == positive) {
            let code = self.code(terms, index);
            cases.push(terms.eq(self.new, code));
        }
        let any = terms.or(&cases);
        if positive { any } else { terms.not(any) }
    }

    /// The value that a code stands for, one of them if there are several.
    fn value(&self, code: &Value) -> Value {
        let code = code.as_bv().and_then(Bv::to_u64).unwrap_or_default() as usize;
        let other = || {
            let width = self.values[0].width();
            (0..).map(|n| Bv::new(width, n)).find(|bits| !self.values.contains(bits))
        };
        let listed = code.checked_sub(self.first()).and_then(|index| self.values.get(index)).cloned();
        Value::Bv(listed.or_else(other).unwrap_or_else(|| self.values[0].clone()))
    }
}

/// Rewrites commands.
pub(crate) struct Encoding {
    pub(crate) enums: FxHashMap<Term, Enum>,
    /// What formulas become, and closed enumerations that are used as numbers.
    pub(crate) by: Substitution,
}

impl Encoding {
    pub(crate) fn command(&mut self, terms: &mut Terms, command: Command) -> Command {
        match command {
            Command::Assume(guard) => Command::Assume(terms.substitute(guard, &mut self.by)),
            Command::Assign(var, value) => match self.enums.get(&var).cloned() {
                Some(to) => Command::Assign(to.new, self.code(terms, &to, value)),
                None => Command::Assign(var, terms.substitute(value, &mut self.by)),
            },
            Command::Havoc(var) => Command::Havoc(self.enums.get(&var).map_or(var, |to| to.new)),
        }
    }

    /// The code of what is assigned.
    fn code(&mut self, terms: &mut Terms, to: &Enum, value: Term) -> Term {
        if let Some(bits) = terms.as_bv(value) {
            let index = to.values.iter().position(|v| v == bits).unwrap_or(to.values.len());
            return to.code(terms, index);
        }
        if terms.op(value) == Op::Ite {
            let condition = terms.substitute(terms.arg(value, 0), &mut self.by);
            let (then, other) = (terms.arg(value, 1), terms.arg(value, 2));
            let (then, other) = (self.code(terms, to, then), self.code(terms, to, other));
            return terms.ite(condition, then, other);
        }
        match self.enums.get(&value).cloned() {
            Some(from) if from.class == to.class => from.new,
            Some(from) => to.encoded(terms, |terms, bits| {
                let bits = terms.bv_const(bits.clone());
                let is = terms.eq(value, bits);
                from.listed(terms, is, value)
            }),
            None => {
                let value = terms.substitute(value, &mut self.by);
                to.encoded(terms, |terms, bits| {
                    let bits = terms.bv_const(bits.clone());
                    terms.eq(value, bits)
                })
            }
        }
    }
}

/// Puts the numbers back, with the list of values that closed ones can have.
pub(crate) struct Decode {
    pub(crate) enums: FxHashMap<Term, Enum>,
    /// For each location the closed enumerations that are live there.
    pub(crate) live: Vec<Vec<Term>>,
    /// What the havocs of open ones wrote.
    pub(crate) havocs: FxHashMap<StepId, Term>,
}

impl Lift for Decode {
    fn invariant(&self, terms: &mut Terms, mut invariant: Invariant) -> Invariant {
        let mut by = Substitution::new();
        let mut domain: FxHashMap<Term, Term> = FxHashMap::default();
        let mut all: Vec<(&Term, &Enum)> = self.enums.iter().collect();
        all.sort_unstable_by_key(|(old, _)| **old);
        for (old, to) in all {
            let is = |terms: &mut Terms, bits: &Bv| {
                let bits = terms.bv_const(bits.clone());
                terms.eq(*old, bits)
            };
            let code = to.encoded(terms, is);
            by.insert(to.new, code);
            let mut cases = Vec::new();
            for (index, value) in to.values.iter().enumerate() {
                let code = to.code(terms, index);
                let (is_code, is_value) = (terms.eq(to.new, code), is(terms, value));
                // What is said about single codes stays readable.
                if terms.op(is_code) == Op::Eq {
                    by.insert(is_code, is_value);
                }
                cases.push(is_value);
            }
            domain.insert(*old, terms.or(&cases));
        }
        for (loc, formula) in &mut invariant.at {
            let mut parts = vec![terms.substitute(*formula, &mut by)];
            parts.extend(self.live[loc.index()].iter().map(|var| domain[var]));
            *formula = terms.and(&parts);
        }
        invariant
    }

    /// Values that nobody tells apart have the same code.
    fn carries(&self, _formulas: &Invariant) -> Carries {
        Carries::ALL_BUT_SIMPLE
    }

    fn hints(&self, _terms: &mut Terms, mut hints: Hints) -> Hints {
        for (var, value) in &mut hints.initial {
            if let Some((old, to)) = self.enums.iter().find(|(_, to)| to.new == *var) {
                *var = *old;
                *value = to.value(value);
            }
        }
        for (step, var) in &self.havocs {
            for value in hints.values.get_mut(step).into_iter().flatten() {
                *value = self.enums[var].value(value);
            }
        }
        hints
    }
}
