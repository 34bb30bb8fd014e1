//! Values: what a term without variables evaluates to.

use crate::bv::Bv;
use crate::sort::SortName;
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use std::collections::BTreeMap;

/// A value of some sort.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A bit-vector.
    Bv(Bv),
    /// An integer.
    Int(BigInt),
    /// A rational number.
    Real(BigRational),
    /// An array.
    Array(Box<ArrayValue>),
    /// An element of an uninterpreted sort: two are equal iff their numbers are.
    Element(SortName, u32),
    /// A function: what an uninterpreted function symbol is in a model.
    Function(Box<FunctionValue>),
}

/// A function that differs from a constant at finitely many argument tuples.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FunctionValue {
    /// The result everywhere else.
    pub default: Value,
    /// The exceptions.
    pub entries: BTreeMap<Vec<Value>, Value>,
}

/// An array that differs from a constant at finitely many places. Kept in a canonical form, so that derived
/// equality is extensional equality.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArrayValue {
    default: Value,
    entries: BTreeMap<Value, Value>,
    /// The number of indices if it is finite and fits.
    domain: Option<u128>,
}

impl Value {
    /// The truth value.
    #[must_use]
    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(b) => Some(*b),
            _ => None,
        }
    }

    /// The bit-vector.
    #[must_use]
    pub fn as_bv(&self) -> Option<&Bv> {
        match self {
            Value::Bv(b) => Some(b),
            _ => None,
        }
    }

    /// The array.
    #[must_use]
    pub fn as_array(&self) -> Option<&ArrayValue> {
        match self {
            Value::Array(a) => Some(a),
            _ => None,
        }
    }

    /// The number, integers included.
    #[must_use]
    pub fn as_rational(&self) -> Option<BigRational> {
        match self {
            Value::Int(i) => Some(BigRational::from_integer(i.clone())),
            Value::Real(r) => Some(r.clone()),
            _ => None,
        }
    }
}

impl ArrayValue {
    /// The array that holds `default` everywhere. `domain` is the number of indices, if finite (and small
    /// enough to count).
    #[must_use]
    pub fn constant(default: Value, domain: Option<u128>) -> ArrayValue {
        ArrayValue { default, entries: BTreeMap::new(), domain }
    }

    /// The element at `index`.
    #[must_use]
    pub fn select(&self, index: &Value) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }

    /// The array with `value` at `index`.
    #[must_use]
    pub fn store(mut self, index: Value, value: Value) -> ArrayValue {
        if value == self.default {
            self.entries.remove(&index);
        } else {
            self.entries.insert(index, value);
        }
        self.canonical()
    }

    /// The element that all but the listed indices hold.
    #[must_use]
    pub fn default_value(&self) -> &Value {
        &self.default
    }

    /// The places that differ from the default, by index.
    pub fn entries(&self) -> impl Iterator<Item = (&Value, &Value)> {
        self.entries.iter()
    }

    /// Two representations of one array with different defaults must list at least as many entries together
    /// as there are indices, so one of them lists half: only then the default is chosen anew, as the most
    /// frequent element (the least of them, if there are several).
    fn canonical(self) -> ArrayValue {
        let Some(n) = self.domain.filter(|n| *n <= 2 * self.entries.len() as u128) else {
            return self;
        };
        let mut count: BTreeMap<&Value, u128> = BTreeMap::new();
        for v in self.entries.values() {
            *count.entry(v).or_default() += 1;
        }
        let rest = n - self.entries.len() as u128;
        if rest > 0 {
            count.insert(&self.default, rest);
        }
        let most = count.values().copied().max().unwrap_or(0);
        let Some(best) = count.iter().find(|(_, c)| **c == most).map(|(v, _)| (*v).clone()) else {
            return self;
        };
        if best == self.default {
            return self;
        }
        // The indices are enumerable here: fewer than twice the entries that are listed.
        let listed_kind = self.entries.keys().next().cloned();
        let Some(kind) = listed_kind else { return self };
        let mut entries = BTreeMap::new();
        for k in 0..n {
            let index = nth_index(&kind, k);
            let v = self.select(&index);
            if *v != best {
                entries.insert(index, v.clone());
            }
        }
        ArrayValue { default: best, entries, domain: self.domain }
    }
}

/// The `k`-th index of the finite sort that `like` belongs to.
fn nth_index(like: &Value, k: u128) -> Value {
    match like {
        Value::Bool(_) => Value::Bool(k == 1),
        Value::Bv(b) => Value::Bv(Bv::new(b.width(), k)),
        other => unreachable!("indices of a finite sort are truth values or bit-vectors, not {other:?}"),
    }
}

/// SMT-LIB's integer division: the quotient for which the remainder is not negative. The divisor is not zero.
#[must_use]
pub fn euclid_div(a: &BigInt, b: &BigInt) -> BigInt {
    let (q, r) = (a / b, a % b);
    if !r.is_negative() {
        q
    } else if b.is_negative() {
        q + 1
    } else {
        q - 1
    }
}

/// SMT-LIB's integer remainder, never negative. The divisor is not zero.
#[must_use]
pub fn euclid_mod(a: &BigInt, b: &BigInt) -> BigInt {
    let r = a - euclid_div(a, b) * b;
    debug_assert!(!r.is_negative() && (r.is_zero() || r < b.abs()));
    r
}
