//! All values of a list of variables, and terms evaluated on all of them at once.
//!
//! A table has the value of a term in each state, so that commands become look-ups. This evaluator is its own,
//! written from SMT-LIB's definitions for words of up to 64 bits; a test compares it with [`Terms::eval`], which
//! also serves the terms it has no words for.

use certus_logic::{Assignment, Bv, Op, Sort, Term, Terms, Value};
use rustc_hash::FxHashMap;

/// A state: the values of the variables side by side, the first one in the lowest bits.
pub type State = u32;

/// The most bits of a space.
pub const MAX_BITS: u32 = 22;

/// A list of Boolean and bit-vector variables and all their values.
#[derive(Clone, Debug)]
pub struct Space {
    vars: Vec<Slot>,
    bits: u32,
}

/// Where a variable's value is in a state.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) var: Term,
    sort: Sort,
    pub(crate) shift: u32,
    pub(crate) width: u32,
}

impl Slot {
    pub(crate) fn get(self, state: State) -> u64 {
        u64::from(state >> self.shift) & mask(self.width)
    }

    pub(crate) fn set(self, state: State, value: u64) -> State {
        let mask = mask(self.width) as State;
        state & !(mask << self.shift) | (value as State & mask) << self.shift
    }
}

impl Slot {
    /// The state with another value here, if the value is of the variable's sort.
    pub(crate) fn changed(self, terms: &Terms, state: State, value: &Value) -> Option<State> {
        let fits = match (terms.sort(self.var), value) {
            (Sort::Bool, Value::Bool(_)) => true,
            (Sort::Bv(width), Value::Bv(value)) => value.width() == width,
            _ => false,
        };
        fits.then(|| self.set(state, to_word(value)))
    }
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

impl Space {
    /// The values of these variables.
    ///
    /// # Panics
    /// If a variable is neither Boolean nor a bit-vector, or they have more than [`MAX_BITS`] together.
    #[must_use]
    pub fn new(terms: &Terms, vars: &[Term]) -> Space {
        let mut space = Space { vars: Vec::new(), bits: 0 };
        for var in vars {
            let sort = terms.sort(*var);
            let width = match sort {
                Sort::Bool => 1,
                Sort::Bv(width) => width,
                other => panic!("a variable of sort {other:?} cannot be enumerated"),
            };
            space.vars.push(Slot { var: *var, sort, shift: space.bits, width });
            space.bits += width;
        }
        assert!(space.bits <= MAX_BITS, "{} bits are too many to enumerate", space.bits);
        space
    }

    /// How many states there are.
    #[must_use]
    pub fn size(&self) -> usize {
        1 << self.bits
    }

    pub(crate) fn slot(&self, var: Term) -> Option<Slot> {
        self.vars.iter().copied().find(|slot| slot.var == var)
    }

    /// The value of a variable of the list in a state.
    #[must_use]
    pub fn value(&self, state: State, var: Term) -> Option<Value> {
        self.slot(var).map(|slot| to_value(slot.sort, slot.get(state)))
    }

    /// The variables with their values in a state.
    #[must_use]
    pub fn values(&self, state: State) -> Vec<(Term, Value)> {
        self.vars.iter().map(|slot| (slot.var, to_value(slot.sort, slot.get(state)))).collect()
    }

    /// A state as an assignment.
    #[must_use]
    pub fn assignment(&self, terms: &Terms, state: State) -> Assignment {
        let mut out = Assignment::new();
        for (var, value) in self.values(state) {
            if let Some(symbol) = terms.as_var(var) {
                out.set(symbol, value);
            }
        }
        out
    }

    /// The state that an assignment gives these variables; what it does not mention is 0 or false.
    #[must_use]
    pub fn state(&self, terms: &Terms, values: &Assignment) -> State {
        let mut state = 0;
        for slot in &self.vars {
            if let Some(value) = terms.as_var(slot.var).and_then(|symbol| values.get(symbol)) {
                state = slot.set(state, to_word(value));
            }
        }
        state
    }

    /// The state with another value of one variable of the list.
    ///
    /// # Panics
    /// If the variable is not of the list.
    #[must_use]
    pub fn with(&self, state: State, var: Term, value: &Value) -> State {
        self.slot(var).expect("a variable of the list").set(state, to_word(value))
    }

    /// The value of a term in every state, by state. Variables that are not of the list are 0 or false.
    ///
    /// # Panics
    /// If its value is neither a truth value nor a bit-vector of up to 64 bits.
    #[must_use]
    pub fn table(&self, terms: &Terms, term: Term) -> Vec<u64> {
        self.tables(terms, &[term]).pop().expect("one table for each term")
    }

    /// The values of several terms in every state, shared parts evaluated once.
    ///
    /// # Panics
    /// If a value is neither a truth value nor a bit-vector of up to 64 bits.
    #[must_use]
    pub fn tables(&self, terms: &Terms, roots: &[Term]) -> Vec<Vec<u64>> {
        let order = terms.post_order(roots);
        let plain = |t: &Term| match terms.sort(*t) {
            Sort::Bool => !matches!(terms.op(*t), Op::Le | Op::Select | Op::Apply(_)),
            Sort::Bv(width) => width <= 64 && !matches!(terms.op(*t), Op::Select | Op::Apply(_)),
            _ => false,
        };
        if !order.iter().all(plain) {
            return self.tables_by_eval(terms, roots);
        }
        let mut known: FxHashMap<Term, Vec<u64>> = FxHashMap::default();
        for t in order {
            let table = match self.slot(t) {
                Some(slot) => (0..self.size() as State).map(|state| slot.get(state)).collect(),
                None => self.apply(terms, t, &known),
            };
            known.insert(t, table);
        }
        roots.iter().map(|t| known[t].clone()).collect()
    }

    fn tables_by_eval(&self, terms: &Terms, roots: &[Term]) -> Vec<Vec<u64>> {
        let mut out = vec![Vec::with_capacity(self.size()); roots.len()];
        for state in 0..self.size() as State {
            let values = terms.eval_all(roots, &self.assignment(terms, state));
            for (table, value) in out.iter_mut().zip(&values) {
                table.push(to_word(value));
            }
        }
        out
    }

    fn apply(&self, terms: &Terms, t: Term, known: &FxHashMap<Term, Vec<u64>>) -> Vec<u64> {
        if let Some(value) = terms.value_of(t) {
            return vec![to_word(&value); self.size()];
        }
        let op = terms.op(t);
        if matches!(op, Op::Var(_)) {
            return vec![0; self.size()];
        }
        let width = |t: Term| terms.sort(t).width().unwrap_or(1);
        let args: Vec<(&[u64], u32)> = terms.args(t).iter().map(|a| (&known[a][..], width(*a))).collect();
        let mut values = vec![0; args.len()];
        let own = mask(width(t));
        (0..self.size())
            .map(|state| {
                if op == Op::Concat {
                    // The first part fills no whole word, so the shifts stay below 64.
                    return args.iter().fold(0, |word, (table, width)| word << width | table[state]);
                }
                for (value, (table, _)) in values.iter_mut().zip(&args) {
                    *value = table[state];
                }
                apply(op, &values, args[0].1) & own
            })
            .collect()
    }
}

/// The value of a truth value or bit-vector as a word.
fn to_word(value: &Value) -> u64 {
    match value {
        Value::Bool(b) => u64::from(*b),
        Value::Bv(b) => b.to_u64().expect("a value of up to 64 bits"),
        other => panic!("{other:?} is no word"),
    }
}

fn to_value(sort: Sort, word: u64) -> Value {
    match sort {
        Sort::Bv(width) => Value::Bv(Bv::new(width, u128::from(word))),
        _ => Value::Bool(word == 1),
    }
}

fn signed(value: u64, width: u32) -> i128 {
    i128::from((value << (64 - width)) as i64 >> (64 - width))
}

/// The operators but concatenation, on arguments of which the first has `width` bits. What is above the width of
/// the result is cut off by the caller.
fn apply(op: Op, v: &[u64], width: u32) -> u64 {
    let sign = |i: usize| signed(v[i], width);
    match op {
        Op::Not => 1 - v[0],
        Op::And | Op::BvAnd => v.iter().fold(u64::MAX, |a, b| a & b),
        Op::Eq => u64::from(v[0] == v[1]),
        Op::Ite => v[2 - v[0] as usize],
        Op::BvNot => !v[0],
        Op::BvXor => v.iter().fold(0, |a, b| a ^ b),
        Op::BvAdd => v.iter().fold(0, |a, b| a.wrapping_add(*b)),
        Op::BvMul => v.iter().fold(1, |a, b| a.wrapping_mul(*b)),
        Op::BvUdiv => v[0].checked_div(v[1]).unwrap_or(u64::MAX),
        Op::BvUrem => v[0].checked_rem(v[1]).unwrap_or(v[0]),
        Op::BvSdiv if v[1] == 0 => {
            if sign(0) < 0 {
                1
            } else {
                u64::MAX
            }
        }
        Op::BvSdiv => (sign(0) / sign(1)) as u64,
        Op::BvSrem if v[1] == 0 => v[0],
        Op::BvSrem => (sign(0) % sign(1)) as u64,
        Op::BvShl if v[1] >= u64::from(width) => 0,
        Op::BvShl => v[0] << v[1],
        Op::BvLshr if v[1] >= u64::from(width) => 0,
        Op::BvLshr => v[0] >> v[1],
        Op::BvAshr => (sign(0) >> v[1].min(64)) as u64,
        Op::Extract { lo, .. } => v[0] >> lo,
        Op::SignExt(_) => sign(0) as u64,
        Op::BvUlt => u64::from(v[0] < v[1]),
        Op::BvSlt => u64::from(sign(0) < sign(1)),
        other => unreachable!("{other:?} gives no word"),
    }
}
