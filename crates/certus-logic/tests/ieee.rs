//! The floating-point circuits against the machine, and against the definition of IEEE 754.
//!
//! `CERTUS_TEST_SCALE=40` runs 20,000 random cases and more for each operation and format.

#[path = "ieee/circuit.rs"]
mod circuit;
mod common;
#[path = "ieee/definition.rs"]
mod definition;
#[path = "ieee/inputs.rs"]
mod inputs;
#[path = "ieee/reference.rs"]
mod reference;
#[path = "ieee/shape.rs"]
mod shape;

use certus_logic::ieee::{F32, F64, Format, Rounding};
use certus_logic::{Term, Terms};
use circuit::{Case, Circuit, case};
use common::{Rng, mask, scaled, signed};

const MODES: [Rounding; 5] =
    [Rounding::NearestEven, Rounding::NearestAway, Rounding::Up, Rounding::Down, Rounding::Zero];

/// The operations that Rust computes on the machine.
macro_rules! machine {
    ($name:ident, $float:ty, $bits:ty, $f:expr, $other:ty, $g:expr) => {
        fn $name() -> Vec<Case> {
            const F: Format = $f;
            fn x(v: u128) -> $float {
                <$float>::from_bits(v as $bits)
            }
            fn bits(v: $float) -> u128 {
                u128::from(v.to_bits())
            }
            // Rust leaves open which zero it is.
            fn least(a: $float, b: $float) -> $float {
                match (a == b, a.is_sign_negative()) {
                    (true, true) => a,
                    (true, false) => b,
                    _ => a.min(b),
                }
            }
            let own = Some(F);
            let mut all = vec![
                case("add", F, 2, own, |t, v| F.add(t, v[0], v[1]), |v| bits(x(v[0]) + x(v[1]))),
                case("sub", F, 2, own, |t, v| F.sub(t, v[0], v[1]), |v| bits(x(v[0]) - x(v[1]))),
                case("mul", F, 2, own, |t, v| F.mul(t, v[0], v[1]), |v| bits(x(v[0]) * x(v[1]))),
                case("div", F, 2, own, |t, v| F.div(t, v[0], v[1]), |v| bits(x(v[0]) / x(v[1]))),
                case("rem", F, 2, own, |t, v| F.rem(t, v[0], v[1]), |v| bits(x(v[0]) % x(v[1]))),
                case(
                    "fma",
                    F,
                    3,
                    own,
                    |t, v| F.fma(t, v[0], v[1], v[2]),
                    |v| bits(x(v[0]).mul_add(x(v[1]), x(v[2]))),
                ),
                case("sqrt", F, 1, own, |t, v| F.sqrt(t, v[0]), |v| bits(x(v[0]).sqrt())),
                case("neg", F, 1, own, |t, v| F.neg(t, v[0]), |v| bits(-x(v[0]))),
                case("abs", F, 1, own, |t, v| F.abs(t, v[0]), |v| bits(x(v[0]).abs())),
                case(
                    "copysign",
                    F,
                    2,
                    own,
                    |t, v| F.copysign(t, v[0], v[1]),
                    |v| bits(x(v[0]).copysign(x(v[1]))),
                ),
                case("eq", F, 2, None, |t, v| F.eq(t, v[0], v[1]), |v| u128::from(x(v[0]) == x(v[1]))),
                case("lt", F, 2, None, |t, v| F.lt(t, v[0], v[1]), |v| u128::from(x(v[0]) < x(v[1]))),
                case("le", F, 2, None, |t, v| F.le(t, v[0], v[1]), |v| u128::from(x(v[0]) <= x(v[1]))),
                case("min", F, 2, own, |t, v| F.min(t, v[0], v[1]), |v| bits(least(x(v[0]), x(v[1])))),
                case("max", F, 2, own, |t, v| F.max(t, v[0], v[1]), |v| bits(-least(-x(v[0]), -x(v[1])))),
                case("is_nan", F, 1, None, |t, v| F.is_nan(t, v[0]), |v| u128::from(x(v[0]).is_nan())),
                case("is_inf", F, 1, None, |t, v| F.is_inf(t, v[0]), |v| u128::from(x(v[0]).is_infinite())),
                case(
                    "is_finite",
                    F,
                    1,
                    None,
                    |t, v| F.is_finite(t, v[0]),
                    |v| u128::from(x(v[0]).is_finite()),
                ),
                case(
                    "is_normal",
                    F,
                    1,
                    None,
                    |t, v| F.is_normal(t, v[0]),
                    |v| u128::from(x(v[0]).is_normal()),
                ),
                case(
                    "is_subnormal",
                    F,
                    1,
                    None,
                    |t, v| F.is_subnormal(t, v[0]),
                    |v| u128::from(x(v[0]).is_subnormal()),
                ),
                case("is_zero", F, 1, None, |t, v| F.is_zero(t, v[0]), |v| u128::from(x(v[0]) == 0.0)),
                case(
                    "is_negative",
                    F,
                    1,
                    None,
                    |t, v| F.is_negative(t, v[0]),
                    |v| u128::from(x(v[0]).is_sign_negative()),
                ),
                case(
                    "is_integral",
                    F,
                    1,
                    None,
                    |t, v| F.is_integral(t, v[0]),
                    |v| u128::from(x(v[0]).fract() == 0.0),
                ),
                case(
                    "convert",
                    F,
                    1,
                    Some($g),
                    |t, v| F.convert(t, v[0], $g),
                    |v| u128::from((x(v[0]) as $other).to_bits()),
                ),
            ];
            for mode in MODES {
                let build = move |t: &mut Terms, v: &[Term]| F.round_to_integral(t, v[0], mode);
                let expect = move |v: &[u128]| {
                    let x = x(v[0]);
                    bits(match mode {
                        Rounding::NearestEven => x.round_ties_even(),
                        Rounding::NearestAway => x.round(),
                        Rounding::Up => x.ceil(),
                        Rounding::Down => x.floor(),
                        Rounding::Zero => x.trunc(),
                    })
                };
                all.push(case(&format!("{mode:?}"), F, 1, own, build, expect));
            }
            for width in [8u32, 16, 32, 64, 128] {
                let fits = move |v: $float, signed: bool| {
                    let v = v.trunc();
                    let top = (2 as $float).powi(width as i32 - i32::from(signed));
                    let least = if signed { -top } else { 0.0 };
                    least <= v && v < top
                };
                let build = move |t: &mut Terms, v: &[Term]| {
                    let other = F.indefinite(t, width);
                    F.to_signed(t, v[0], width, other)
                };
                let expect = move |v: &[u128]| {
                    let x = x(v[0]);
                    let v = if fits(x, true) { x as i128 as u128 } else { 1 << (width - 1) };
                    v & mask(width)
                };
                all.push(case(&format!("to i{width}"), F, 1, None, build, expect));
                let build = move |t: &mut Terms, v: &[Term]| {
                    let other = t.bv(width, 123);
                    F.to_unsigned(t, v[0], width, other)
                };
                let expect = move |v: &[u128]| {
                    let x = x(v[0]);
                    if fits(x, false) { x as u128 } else { 123 }
                };
                all.push(case(&format!("to u{width}"), F, 1, None, build, expect));
            }
            all
        }
    };
}

machine!(single, f32, u32, F32, f64, F64);
machine!(double, f64, u64, F64, f32, F32);

#[test]
fn single_precision_is_the_machines() {
    for (i, c) in single().iter().enumerate() {
        c.run(i as u64, scaled(500));
    }
}

#[test]
fn double_precision_is_the_machines() {
    for (i, c) in double().iter().enumerate() {
        c.run(100 + i as u64, scaled(500));
    }
}

#[test]
fn integers_become_the_machines_floats() {
    let mut rng = Rng::new(7);
    for width in [1, 7, 8, 16, 24, 31, 32, 33, 53, 64, 100, 127] {
        let build = |f: Format, s: bool| {
            Circuit::new(
                &[width],
                move |t, v| if s { f.from_signed(t, v[0]) } else { f.from_unsigned(t, v[0]) },
            )
        };
        let circuits = [build(F32, false), build(F32, true), build(F64, false), build(F64, true)];
        for _ in 0..scaled(500) {
            // Cut, so that there are ties in wide integers.
            let low = rng.below(width as usize) as u32;
            let v = rng.bits(width) & if rng.chance(50) { mask(width) } else { mask(width) << low };
            let i = signed(width, v);
            let single = |x: f32| u128::from(x.to_bits());
            let double = |x: f64| u128::from(x.to_bits());
            let want = [single(v as f32), single(i as f32), double(v as f64), double(i as f64)];
            for (c, want) in circuits.iter().zip(want) {
                assert_eq!(c.run(&[v]), want, "{v:x} of {width} bits");
            }
        }
    }
    let most = Circuit::new(&[128], |t, v| F32.from_unsigned(t, v[0]));
    for v in [u128::MAX, u128::MAX << 103, (u128::MAX << 103) - 1, u128::MAX << 104, 1 << 127] {
        assert_eq!(most.run(&[v]), u128::from((v as f32).to_bits()));
    }
}

/// The conversions of SSE, and what gcc makes of them for unsigned integers. (The intrinsics themselves can
/// only be called from unsafe code.)
#[test]
fn conversions_to_integers_are_the_x86s() {
    fn cvtt(x: f64, width: i32) -> u64 {
        let half = 2f64.powi(width - 1);
        let fits = -half <= x.trunc() && x.trunc() < half;
        if fits { x as i64 as u64 } else { 1 << (width - 1) }
    }
    fn unsigned64(x: f64) -> u64 {
        let half = 2f64.powi(63);
        if x >= half { cvtt(x - half, 64) ^ 1 << 63 } else { cvtt(x, 64) }
    }
    for f in [F32, F64] {
        let number = move |v: u128| match f {
            F32 => f64::from(f32::from_bits(v as u32)),
            _ => f64::from_bits(v as u64),
        };
        for (i, width) in [8, 16, 32, 64].into_iter().enumerate() {
            let register = if width < 64 { 32 } else { 64 };
            let expect = move |v: &[u128]| u128::from(cvtt(number(v[0]), register)) & mask(width);
            let build = move |t: &mut Terms, v: &[Term]| f.x86_to_signed(t, v[0], width);
            case("x86 signed", f, 1, None, build, expect).run(200 + i as u64, scaled(500));
            let expect = move |v: &[u128]| {
                let x = number(v[0]);
                let v = match width {
                    64 => unsigned64(x),
                    32 => cvtt(x, 64),
                    _ => cvtt(x, 32),
                };
                u128::from(v) & mask(width)
            };
            let build = move |t: &mut Terms, v: &[Term]| f.x86_to_unsigned(t, v[0], width);
            case("x86 unsigned", f, 1, None, build, expect).run(210 + i as u64, scaled(500));
        }
    }
}
