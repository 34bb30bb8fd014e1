//! What needs no values: sizes of circuits, terms that are equal by construction, the x87's patterns.

use crate::circuit::Circuit;
use crate::common::mask;
use crate::{Rng, double, single};
use certus_logic::ieee::{F16, F32, F64, Format, x87};
use certus_logic::{Sort, Term, Terms};

/// The number of terms of each operation; a change that makes one larger has to say so here.
#[test]
fn circuits_stay_small() {
    let bounds = [
        ("add", 180, 200),
        ("mul", 240, 265),
        ("div", 400, 600),
        ("sqrt", 360, 680),
        ("rem", 1050, 2600),
        ("fma", 430, 470),
        ("convert", 90, 130),
        ("le", 40, 40),
        ("NearestEven", 55, 55),
        ("to i32", 40, 40),
    ];
    for c in single().iter().chain(&double()) {
        let circuit = c.circuit();
        let size = circuit.terms.dag_size(circuit.root);
        let Some((_, f32_bound, f64_bound)) = bounds.iter().find(|b| b.0 == c.name) else { continue };
        let bound = if c.format == F32 { *f32_bound } else { *f64_bound };
        assert!(size <= bound, "{} of {:?} has {size} terms", c.name, c.format);
    }
}

#[test]
fn equal_by_construction() {
    let mut t = Terms::new();
    for f in [F16, F32, F64] {
        let w = f.width();
        let (x, y) = (t.var(&format!("x{w}"), Sort::Bv(w)), t.var(&format!("y{w}"), Sort::Bv(w)));
        let minus = f.neg(&mut t, x);
        assert_eq!(f.neg(&mut t, minus), x);
        let (a, b) = (f.abs(&mut t, x), f.abs(&mut t, minus));
        assert_eq!(a, b);
        assert_eq!(f.abs(&mut t, a), a);
        assert_eq!(f.copysign(&mut t, x, x), x);
        assert_eq!(f.lt(&mut t, x, x), t.fls());
        let number = f.ordered(&mut t, x, x);
        assert_eq!(f.eq(&mut t, x, x), number);
        assert_eq!(f.le(&mut t, x, x), number);
        let negative = f.neg(&mut t, y);
        let (sum, difference) = (f.add(&mut t, x, negative), f.sub(&mut t, x, y));
        assert_eq!(sum, difference);
        let nan = f.nan(&mut t);
        for result in [f.add(&mut t, x, nan), f.mul(&mut t, nan, x), f.div(&mut t, x, nan)] {
            assert_eq!(t.sort(result), Sort::Bv(w));
        }
    }
}

/// A constant operand must make a circuit smaller.
#[test]
fn constants_shrink_circuits() {
    type Binary = fn(Format, &mut Terms, Term, Term) -> Term;
    for op in [Format::add as Binary, Format::mul, Format::div, Format::lt] {
        let mut t = Terms::new();
        let (x, y) = (t.var("x", Sort::Bv(64)), t.var("y", Sort::Bv(64)));
        let two = t.bv(64, u128::from(2f64.to_bits()));
        let (open, fixed) = (op(F64, &mut t, x, y), op(F64, &mut t, x, two));
        assert!(t.dag_size(fixed) < t.dag_size(open));
    }
}

#[test]
fn patterns_of_the_x87() {
    let round_trip = Circuit::new(&[79], |t, v| {
        let long = x87::encode(t, v[0]);
        assert_eq!(t.width(long), x87::WIDTH);
        x87::decode(t, long)
    });
    let decode = Circuit::new(&[80], |t, v| {
        let x = x87::decode(t, v[0]);
        x87::FORMAT.convert(t, x, F64)
    });
    let mut rng = Rng::new(9);
    for _ in 0..500 {
        let v = rng.bits(79);
        assert_eq!(round_trip.run(&[v]), v);
    }
    let double = |v: u128| f64::from_bits(decode.run(&[v & mask(80)]) as u64);
    assert_eq!(double(0x3fff_8000_0000_0000_0000), 1.0);
    assert_eq!(double(0xc000_c000_0000_0000_0000), -3.0);
    assert_eq!(double(0x7fff_8000_0000_0000_0000), f64::INFINITY);
    assert!(double(0x7fff_c000_0000_0000_0000).is_nan());
    // The leading bit must be set.
    assert!(double(0x3fff_0000_0000_0000_0000).is_nan());
    assert!(double(0x7fff_0000_0000_0000_0000).is_nan());
    // A subnormal with its leading bit is the least normal number.
    let plain = Circuit::new(&[80], |t, v| x87::decode(t, v[0]));
    assert_eq!(plain.run(&[0x0000_8000_0000_0000_0000]), plain.run(&[0x0001_8000_0000_0000_0000]));
}
