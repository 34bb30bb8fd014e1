//! Terms as sums of variables over the whole numbers: exact where an octagon says that nothing wraps around.

use super::matrix::{NONE, Octagon};
use certus_logic::{Op, Sort, Term, Terms};
use rustc_hash::FxHashMap;

/// How deep terms are looked into.
const DEEPEST: u32 = 16;

/// Sums of more variables than this are not followed.
const MOST_PARTS: usize = 6;

/// A factor or constant that is larger than this is not followed, so that nothing overflows here.
const LARGEST: i128 = 1 << 80;

/// Which of its two readings as a number a bit-vector has. For integers there is no difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    Signed,
    Unsigned,
}

/// The variables that are followed: the place of each in an octagon, and its reading.
pub(super) type Followed = FxHashMap<Term, (usize, Reading)>;

/// A constant, and variables with their factors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) constant: i128,
    pub(super) parts: Vec<(usize, i128)>,
}

impl Sum {
    fn constant(constant: i128) -> Sum {
        Sum { constant, parts: Vec::new() }
    }

    pub(super) fn variable(var: usize) -> Sum {
        Sum { constant: 0, parts: vec![(var, 1)] }
    }

    /// Adds a multiple of another sum; nothing if that gets too large.
    pub(super) fn plus(mut self, by: i128, other: &Sum) -> Option<Sum> {
        self.constant += by.checked_mul(other.constant).filter(|n| n.abs() <= LARGEST)?;
        for (var, factor) in &other.parts {
            let more = by.checked_mul(*factor).filter(|n| n.abs() <= LARGEST)?;
            match self.parts.iter_mut().find(|(own, _)| own == var) {
                Some((_, own)) => *own += more,
                None => self.parts.push((*var, more)),
            }
        }
        self.parts.retain(|(_, factor)| *factor != 0);
        let fits = self.constant.abs() <= LARGEST && self.parts.len() <= MOST_PARTS;
        (fits && self.parts.iter().all(|(_, factor)| factor.abs() <= LARGEST)).then_some(self)
    }

    /// What the sum is at most.
    pub(super) fn most(&self, octagon: &Octagon) -> i128 {
        let signed = |(var, factor): &(usize, i128)| (*var, *factor < 0);
        if let [a, b] = self.parts.as_slice()
            && a.1.abs() == b.1.abs()
        {
            return scaled(octagon.most(signed(a), signed(b)), a.1.abs(), self.constant);
        }
        self.parts.iter().fold(self.constant, |all, part| {
            let (var, negative) = signed(part);
            scaled(octagon.bound(var, negative), part.1.abs(), all)
        })
    }

    /// What the sum is at least; `-NONE` if nothing is known.
    pub(super) fn least(&self, octagon: &Octagon) -> i128 {
        let negated = Sum {
            constant: -self.constant,
            parts: self.parts.iter().map(|(var, factor)| (*var, -factor)).collect(),
        };
        -negated.most(octagon)
    }
}

/// `bound · by + plus`.
fn scaled(bound: i128, by: i128, plus: i128) -> i128 {
    if bound >= NONE || plus >= NONE {
        return NONE;
    }
    let product = bound.checked_mul(by).and_then(|product| product.checked_add(plus));
    product.filter(|sum| sum.abs() < NONE).unwrap_or(NONE)
}

/// What is known of the value of a term: what it is a sum of, and its ends, which are `-NONE` and `NONE` where there is none.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) sum: Option<Sum>,
    pub(super) least: i128,
    pub(super) most: i128,
}

impl Value {
    fn of_sum(octagon: &Octagon, sum: Sum) -> Value {
        Value { least: sum.least(octagon), most: sum.most(octagon), sum: Some(sum) }
    }

    fn between(least: i128, most: i128) -> Value {
        Value { sum: None, least, most }
    }
}

/// The least and the largest number of a sort.
pub(super) fn ends(sort: Sort, reading: Reading) -> (i128, i128) {
    match (sort, reading) {
        (Sort::Bv(width @ 1..=64), Reading::Signed) => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        (Sort::Bv(width @ 1..=64), Reading::Unsigned) => (0, (1 << width) - 1),
        _ => (-NONE, NONE),
    }
}

/// What is known of terms, under what an octagon says of variables.
pub(super) struct Values<'a> {
    pub(super) terms: &'a Terms,
    pub(super) followed: &'a Followed,
    pub(super) octagon: &'a Octagon,
}

impl Values<'_> {
    pub(super) fn of(&self, term: Term, reading: Reading) -> Value {
        self.value(term, reading, DEEPEST)
    }

    fn value(&self, term: Term, reading: Reading, depth: u32) -> Value {
        let (terms, sort) = (self.terms, self.terms.sort(term));
        let (least, most) = ends(sort, reading);
        let any = Value::between(least, most);
        let Some(depth) = depth.checked_sub(1) else { return any };
        if let Some(number) = number(terms, term, reading) {
            return Value::of_sum(self.octagon, Sum::constant(number));
        }
        if let Some((var, _)) = self.followed.get(&term) {
            return fitted(sort, reading, Value::of_sum(self.octagon, Sum::variable(*var)));
        }
        let bits = matches!(sort, Sort::Bv(1..=64));
        match terms.op(term) {
            Op::BvAdd | Op::Add if bits || sort == Sort::Int => {
                let parts = terms.args(term).iter().map(|arg| (1, *arg));
                self.sum_of(sort, reading, parts, depth)
            }
            Op::BvMul | Op::Mul if bits || sort == Sort::Int => {
                let [by, of] = *terms.args(term) else { return any };
                match number(terms, by, Reading::Signed).filter(|by| by.abs() <= LARGEST) {
                    Some(by) => self.sum_of(sort, reading, [(by, of)].into_iter(), depth),
                    None => any,
                }
            }
            Op::SignExt(_) if bits => {
                let inner = self.value(terms.arg(term, 0), Reading::Signed, depth);
                fitted(sort, reading, inner)
            }
            Op::Concat if bits => {
                let [high, low] = *terms.args(term) else { return any };
                if terms.as_bv(high).is_none_or(|high| !high.is_zero()) {
                    return any;
                }
                let inner = self.value(low, Reading::Unsigned, depth);
                fitted(sort, reading, inner)
            }
            Op::Extract { lo: 0, .. } if bits => {
                let inner = terms.arg(term, 0);
                if !matches!(terms.sort(inner), Sort::Bv(1..=64)) {
                    return any;
                }
                let inner = self.value(inner, Reading::Signed, depth);
                fitted(sort, reading, inner)
            }
            Op::Ite => {
                let (yes, no) = (terms.arg(term, 1), terms.arg(term, 2));
                let (yes, no) = (self.value(yes, reading, depth), self.value(no, reading, depth));
                let sum = yes.sum.filter(|sum| no.sum.as_ref() == Some(sum));
                Value { sum, least: yes.least.min(no.least), most: yes.most.max(no.most) }
            }
            Op::BvUrem if bits => {
                match number(terms, terms.arg(term, 1), Reading::Unsigned).filter(|by| *by > 0) {
                    Some(by) => fitted(sort, reading, Value::between(0, by - 1)),
                    None => any,
                }
            }
            _ => any,
        }
    }

    /// A sum of terms, modulo the size of the sort.
    fn sum_of(
        &self,
        sort: Sort,
        reading: Reading,
        parts: impl Iterator<Item = (i128, Term)>,
        depth: u32,
    ) -> Value {
        let mut sum = Some(Sum::default());
        let (mut least, mut most) = (0i128, 0i128);
        for (by, term) in parts {
            let mut value = self.value(term, Reading::Signed, depth);
            if value.sum.is_none() && sort != Sort::Int {
                let other = self.value(term, Reading::Unsigned, depth);
                if other.sum.is_some() {
                    value = other;
                }
            }
            sum = sum.zip(value.sum).and_then(|(sum, part)| sum.plus(by, &part));
            let (low, high) = if by >= 0 { (value.least, value.most) } else { (-value.most, -value.least) };
            most = scaled(high, by.abs(), most);
            least = -scaled(-low, by.abs(), -least);
        }
        let value = match sum {
            Some(sum) => {
                let value = Value::of_sum(self.octagon, sum);
                Value { least: value.least.max(least), most: value.most.min(most), ..value }
            }
            None => Value::between(least, most),
        };
        fitted(sort, reading, value)
    }
}

/// What a bit-vector is that equals a number modulo the size of its sort, or, for integers, the number.
fn fitted(sort: Sort, reading: Reading, mut value: Value) -> Value {
    let Sort::Bv(width) = sort else { return value };
    let (least, most) = ends(sort, reading);
    if value.least > -NONE && value.most < NONE {
        let size = 1i128 << width;
        let rounds = (value.least - least).div_euclid(size);
        if value.most - rounds * size <= most {
            value.least -= rounds * size;
            value.most -= rounds * size;
            if let Some(sum) = &mut value.sum {
                sum.constant -= rounds * size;
            }
            return value;
        }
    }
    Value::between(least, most)
}

/// The number that a constant is.
fn number(terms: &Terms, term: Term, reading: Reading) -> Option<i128> {
    if let Some(bits) = terms.as_bv(term) {
        return match reading {
            _ if bits.width() > 64 => None,
            Reading::Signed => bits.to_i128(),
            Reading::Unsigned => bits.to_u64().map(i128::from),
        };
    }
    let number = terms.as_rational(term).filter(|_| terms.sort(term) == Sort::Int)?;
    i128::try_from(number.to_integer()).ok().filter(|n| n.abs() <= LARGEST)
}
