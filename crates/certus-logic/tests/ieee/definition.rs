//! Formats with few patterns against the definition, exhaustively where that is quick; those that the
//! machine lacks, in part.

use crate::circuit::{Case, Circuit, case};
use crate::common::{mask, scaled, signed};
use crate::reference as r;
use crate::{MODES, Rng};
use certus_logic::ieee::{F16, F128, Format, x87};
use certus_logic::{Term, Terms};
use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::ToPrimitive;
use std::cmp::Ordering;

/// Short and long exponents and significands against each other.
const TINY: [(u32, u32); 6] = [(3, 2), (3, 3), (3, 4), (4, 2), (4, 3), (3, 6)];

type Build1 = fn(Format, &mut Terms, Term) -> Term;
type Build2 = fn(Format, &mut Terms, Term, Term) -> Term;

fn unary(f: Format, name: &str, build: Build1, expect: fn(Format, u128) -> u128) -> Case {
    case(name, f, 1, Some(f), move |t, v| build(f, t, v[0]), move |v| expect(f, v[0]))
}

fn binary(f: Format, name: &str, build: Build2, expect: fn(Format, u128, u128) -> u128) -> Case {
    case(name, f, 2, Some(f), move |t, v| build(f, t, v[0], v[1]), move |v| expect(f, v[0], v[1]))
}

fn operations(f: Format) -> Vec<Case> {
    let mut all = vec![
        binary(f, "add", Format::add, r::add),
        binary(f, "sub", Format::sub, |f, a, b| r::add(f, a, b ^ 1 << (f.width() - 1))),
        binary(f, "mul", Format::mul, r::mul),
        binary(f, "div", Format::div, r::div),
        unary(f, "sqrt", Format::sqrt, r::sqrt),
    ];
    for mode in MODES {
        let build = move |t: &mut Terms, v: &[Term]| f.round_to_integral(t, v[0], mode);
        all.push(case("integral", f, 1, Some(f), build, move |v| r::round_to_integral(f, v[0], mode)));
    }
    let compare = |f, a, b| r::compare(f, a, b);
    let mut truth = |name: &str, build: Build2, holds: fn(Option<Ordering>) -> bool| {
        let expect = move |v: &[u128]| u128::from(holds(compare(f, v[0], v[1])));
        all.push(case(name, f, 2, None, move |t, v| build(f, t, v[0], v[1]), expect));
    };
    truth("eq", Format::eq, |o| o == Some(Ordering::Equal));
    truth("lt", Format::lt, |o| o == Some(Ordering::Less));
    truth("le", Format::le, |o| matches!(o, Some(Ordering::Less | Ordering::Equal)));
    truth("ordered", Format::ordered, |o| o.is_some());
    all
}

fn remainder(f: Format) -> Case {
    binary(f, "rem", Format::rem, r::rem)
}

fn fused(f: Format) -> Case {
    let build = move |t: &mut Terms, v: &[Term]| f.fma(t, v[0], v[1], v[2]);
    case("fma", f, 3, Some(f), build, move |v| r::fma(f, v[0], v[1], v[2]))
}

/// Every input, or as many at random.
fn all_inputs(c: &Case, most: usize) {
    let (circuit, w) = (c.circuit(), c.format.width());
    let bits = w * c.arity as u32;
    let mut rng = Rng::new(u64::from(bits));
    let whole = 1usize << bits;
    for i in 0..whole.min(most) {
        let n = if whole <= most { i } else { rng.below(whole) } as u128;
        let values: Vec<u128> = (0..c.arity).map(|k| n >> (k as u32 * w) & mask(w)).collect();
        c.check(circuit.run(&values), &values);
    }
}

#[test]
fn every_operation_of_tiny_formats() {
    for (e, s) in TINY {
        let f = Format::new(e, s);
        // All pairs of the smallest formats, whatever the scale.
        let most = scaled(500).max(if (e, s) == (3, 2) || (e, s) == (3, 3) { 4096 } else { 0 });
        for c in operations(f).iter().chain([&remainder(f)]) {
            all_inputs(c, most);
        }
        all_inputs(&fused(f), scaled(1000));
    }
}

#[test]
fn every_conversion_between_tiny_formats() {
    for (e, s) in TINY.into_iter().chain([(5, 2), (5, 3), (6, 2)]) {
        let f = Format::new(e, s);
        for (e, s) in TINY.into_iter().chain([(5, 2), (5, 3), (6, 2)]) {
            let g = Format::new(e, s);
            let build = move |t: &mut Terms, v: &[Term]| f.convert(t, v[0], g);
            all_inputs(&case("convert", f, 1, Some(g), build, move |v| r::convert(f, v[0], g)), 4096);
        }
    }
}

#[test]
fn every_conversion_of_integers_in_tiny_formats() {
    for (e, s) in TINY {
        let f = Format::new(e, s);
        for width in 1..=9 {
            let from = Circuit::new(&[width], |t, v| f.from_unsigned(t, v[0]));
            let from_signed = Circuit::new(&[width], |t, v| f.from_signed(t, v[0]));
            for v in 0..1 << width {
                let exact = |i: i128| r::round(f, false, &BigRational::from_integer(i.into()));
                assert_eq!(from.run(&[v]), exact(v as i128), "{v} of {width} bits");
                assert_eq!(from_signed.run(&[v]), exact(signed(width, v)), "{v} of {width} bits");
            }
            for sign in [false, true] {
                let to = Circuit::new(&[f.width(), width], |t, v| match sign {
                    true => f.to_signed(t, v[0], width, v[1]),
                    false => f.to_unsigned(t, v[0], width, v[1]),
                });
                let fits = Circuit::new(&[f.width()], |t, v| match sign {
                    true => f.fits_signed(t, v[0], width),
                    false => f.fits_unsigned(t, v[0], width),
                });
                for v in 0..1 << f.width() {
                    let want = r::to_integer(f, v, width, sign);
                    assert_eq!(fits.run(&[v]) == 1, want.is_some(), "{v:x} to {width} bits, {sign}");
                    let bits = |i: BigInt| i.to_i128().unwrap() as u128 & mask(width);
                    assert_eq!(to.run(&[v, v & mask(width)]), want.map_or(v & mask(width), bits));
                }
            }
        }
    }
}

#[test]
fn half_extended_and_quadruple_precision() {
    for (i, f) in [F16, x87::FORMAT, F128].into_iter().enumerate() {
        for c in operations(f) {
            c.run(300 + i as u64, scaled(40));
        }
        fused(f).run(310 + i as u64, scaled(40));
    }
    remainder(F16).run(320, scaled(200));
    remainder(x87::FORMAT).run(321, scaled(10));
    for f in [F16, x87::FORMAT, F128] {
        for g in [F16, crate::F32, crate::F64, x87::FORMAT, F128] {
            let build = move |t: &mut Terms, v: &[Term]| f.convert(t, v[0], g);
            case("convert", f, 1, Some(g), build, move |v| r::convert(f, v[0], g)).run(330, scaled(40));
        }
    }
}
