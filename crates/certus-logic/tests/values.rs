//! Values themselves: bit-vectors against machine numbers, arrays against lists of their elements.

mod common;

use certus_logic::{ArrayValue, Bv, Value};
use common::{Rng, mask, scaled, signed};
use std::collections::HashSet;

#[test]
fn queries_of_vectors() {
    let mut rng = Rng::new(30);
    for w in (1..=128).chain((0..scaled(10)).flat_map(|_| 5..=128)) {
        let values: Vec<u128> = if w <= 4 { (0..1 << w).collect() } else { vec![rng.bits(w), rng.bits(w)] };
        for v in values {
            let b = Bv::new(w, v);
            assert_eq!(b.width(), w);
            assert_eq!(b.to_u128(), Some(v));
            assert_eq!(b.to_i128(), Some(if w == 128 { v as i128 } else { signed(w, v) }));
            assert_eq!(b.to_u64(), u64::try_from(v).ok());
            assert_eq!(b.is_zero(), v == 0);
            assert_eq!(b.is_one(), v == 1);
            assert_eq!(b.is_ones(), v == mask(w));
            assert_eq!(b.sign(), v >> (w - 1) == 1);
            assert_eq!(b.trailing_zeros(), if v == 0 { w } else { v.trailing_zeros() });
            assert_eq!(b.leading_zeros(), v.leading_zeros() - (128 - w));
            assert_eq!(b.log2_exact(), v.is_power_of_two().then(|| v.trailing_zeros()));
            let bits: Vec<bool> = (0..w).map(|i| v >> i & 1 == 1).collect();
            assert_eq!(Bv::from_bits(&bits), b);
            let mut runs = (0..w).flat_map(|hi| (0..=hi).map(move |lo| (hi, lo)));
            let run = runs.find(|(hi, lo)| v == mask(hi - lo + 1) << lo);
            assert_eq!(b.run_of_ones(), run, "{b}");
            match b.inverse() {
                Some(m) => assert!(b.mul(&m).is_one()),
                None => assert_eq!(v % 2, 0),
            }
        }
        assert_eq!(Bv::min_signed(w).to_u128(), Some(1 << (w - 1)));
        assert_eq!(Bv::max_signed(w).to_u128(), Some((1 << (w - 1)) - 1));
        assert_eq!(Bv::ones(w).to_u128(), Some(mask(w)));
        assert_eq!(Bv::from_i128(w, -2).to_u128(), Some((mask(w) - 1) & mask(w)));
    }
}

#[test]
fn wide_vectors() {
    let mut rng = Rng::new(31);
    for w in [129, 130, 191, 192, 193, 256, 300] {
        for _ in 0..scaled(50) {
            let bits: Vec<bool> = (0..w).map(|_| rng.chance(if w % 2 == 0 { 50 } else { 5 })).collect();
            let b = Bv::from_bits(&bits);
            assert_eq!(Bv::from_big(w, &b.to_big()), b);
            assert_eq!(b.not().not(), b);
            assert_eq!(b.neg().add(&b), Bv::zero(w));
            let leading = bits.iter().rev().take_while(|b| !**b).count();
            assert_eq!(b.leading_zeros() as usize, leading);
            let trailing = bits.iter().take_while(|b| !**b).count();
            assert_eq!(b.trailing_zeros() as usize, trailing);
            assert_eq!(b.extract(w - 1, 70).concat(&b.extract(69, 0)), b);
            assert_eq!(b.sign_extend(64).extract(w - 1, 0), b);
            assert_eq!(b.sign_extend(64).sign(), b.sign());
            assert_eq!(b.zero_extend(1).leading_zeros(), b.leading_zeros() + 1);
            if let Some(m) = b.inverse() {
                assert!(b.mul(&m).is_one());
            }
        }
        assert!(Bv::ones(w).is_ones() && Bv::ones(w).neg().is_one());
        assert_eq!(Bv::min_signed(w).leading_zeros(), 0);
        assert_eq!(Bv::min_signed(w).trailing_zeros(), w - 1);
        assert_eq!(Bv::max_signed(w).add(&Bv::one(w)), Bv::min_signed(w));
        assert_eq!(Bv::from_i128(w, -1), Bv::ones(w));
    }
}

#[test]
fn text_of_vectors() {
    assert_eq!(Bv::new(8, 0xa5).to_string(), "#xa5");
    assert_eq!(Bv::new(5, 9).to_string(), "#b01001");
    assert_eq!(Bv::new(1, 1).to_string(), "#b1");
    assert_eq!(Bv::ones(132).to_string(), format!("#x{}", "f".repeat(33)));
}

fn index(w: u32, i: usize) -> Value {
    if w == 0 { Value::Bool(i == 1) } else { Value::Bv(Bv::new(w, i as u128)) }
}

fn element(v: usize) -> Value {
    Value::Bv(Bv::new(2, v as u128))
}

/// Two arrays are equal, and hash to the same, iff they hold the same everywhere; over truth values (width 0
/// here) and vectors of up to three bits, after random stores onto random defaults.
#[test]
fn arrays_are_equal_when_they_hold_the_same() {
    let mut rng = Rng::new(32);
    for _ in 0..scaled(2000) {
        let w = rng.below(4) as u32;
        let n = if w == 0 { 2 } else { 1 << w };
        let colours = 1 + rng.below(4);
        let mut known: Vec<(Vec<usize>, ArrayValue)> = Vec::new();
        for _ in 0..8 {
            let default = rng.below(colours);
            let mut list = vec![default; n];
            let mut array = ArrayValue::constant(element(default), Some(n as u128));
            for _ in 0..rng.below(3 * n) {
                let (i, v) = (rng.below(n), rng.below(colours));
                list[i] = v;
                array = array.store(index(w, i), element(v));
                for (i, v) in list.iter().enumerate() {
                    assert_eq!(array.select(&index(w, i)), &element(*v));
                }
            }
            for (other, value) in &known {
                assert_eq!(list == *other, array == *value, "{list:?} {array:?} and {other:?} {value:?}");
            }
            known.push((list, array));
        }
        let lists: HashSet<&Vec<usize>> = known.iter().map(|k| &k.0).collect();
        let arrays: HashSet<&ArrayValue> = known.iter().map(|k| &k.1).collect();
        assert_eq!(lists.len(), arrays.len(), "hashes agree with equality");
    }
}

/// All arrays over two-bit indices and three elements, made from every default in every order of stores.
#[test]
fn one_form_for_each_small_array() {
    for code in 0..81usize {
        let list: Vec<usize> = (0..4).map(|i| code / 3usize.pow(i) % 3).collect();
        let mut first: Option<ArrayValue> = None;
        for default in 0..3 {
            for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
                let mut array = ArrayValue::constant(element(default), Some(4));
                for i in order {
                    array = array.store(index(2, i), element(list[i]));
                }
                assert_eq!(*first.get_or_insert_with(|| array.clone()), array, "{list:?}");
            }
        }
    }
}

/// Where the indices cannot be listed the default is never chosen anew, and need not be.
#[test]
fn arrays_over_infinite_sorts() {
    let int = |v: i64| Value::Int(v.into());
    let mut a = ArrayValue::constant(int(0), None);
    let mut b = ArrayValue::constant(int(0), None);
    for i in 0..100 {
        a = a.store(int(i), int(i % 3));
        b = b.store(int(99 - i), int((99 - i) % 3));
    }
    assert_eq!(a, b);
    assert_eq!(a.entries().count(), 66);
    assert_eq!(a.default_value(), &int(0));
    let other = (0..100).fold(ArrayValue::constant(int(1), None), |c, i| c.store(int(i), int(i % 3)));
    assert_ne!(a, other);
}
