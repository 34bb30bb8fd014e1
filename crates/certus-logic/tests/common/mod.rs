//! What the property tests share: a seeded source of random numbers, and the reference meaning of the
//! bit-vector operators, written down from SMT-LIB's definitions without a look at the crate.
#![allow(dead_code, reason = "each test binary uses its part")]

use certus_logic::{Bv, Term, Terms, Value};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Signed, Zero};
use std::time::{Duration, Instant};

/// SplitMix64.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    /// True in `percent` of a hundred cases.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// A value of `w` bits, in half of the cases one at an edge.
    pub(crate) fn bits(&mut self, w: u32) -> u128 {
        let random = u128::from(self.next()) << 64 | u128::from(self.next());
        let power = 1u128 << self.below(w.min(127) as usize);
        let v = match self.below(14) {
            0 => 0,
            1 => 1,
            2 => u128::MAX,
            3 => 1u128 << (w - 1),
            4 => (1u128 << (w - 1)) - 1,
            5 => power,
            6 => power - 1,
            7 => power.wrapping_neg(),
            _ => random,
        };
        v & mask(w)
    }
}

/// `n` cases, times the factor in the environment.
pub(crate) fn scaled(n: usize) -> usize {
    let factor = std::env::var("CERTUS_TEST_SCALE").ok().and_then(|s| s.parse::<f64>().ok()).unwrap_or(1.0);
    (n as f64 * factor) as usize
}

pub(crate) fn mask(w: u32) -> u128 {
    u128::MAX >> (128 - w)
}

/// The two's complement reading of `w` bits.
pub(crate) fn signed(w: u32, v: u128) -> i128 {
    let v = v as i128;
    if v >> (w - 1) & 1 == 1 { v.wrapping_sub(1i128 << w) } else { v }
}

fn truth(b: bool) -> u128 {
    u128::from(b)
}

fn out_of_range(w: u32, v: i128) -> u128 {
    truth(v < -(1i128 << (w - 1)) || v >= 1i128 << (w - 1))
}

/// What an operator gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gives {
    /// A vector of the width of its arguments.
    Same,
    /// A vector of one bit.
    Bit,
    /// A truth value.
    Truth,
}

pub(crate) type Small = fn(u32, u128, u128) -> u128;
pub(crate) type Big = fn(u32, &BigInt, &BigInt) -> BigInt;

/// A binary operator: how the crate builds it, and its meaning on widths up to 64 and on any width. The
/// reference takes and gives unsigned values; results of [`Gives::Same`] are reduced by the caller.
pub(crate) struct Binary {
    pub(crate) name: &'static str,
    pub(crate) gives: Gives,
    pub(crate) build: fn(&mut Terms, Term, Term) -> Term,
    pub(crate) small: Small,
    pub(crate) big: Big,
}

impl Binary {
    pub(crate) fn on_small(&self, w: u32, a: u128, b: u128) -> u128 {
        let r = (self.small)(w, a, b);
        if self.gives == Gives::Same { r & mask(w) } else { r }
    }
}

/// Unsigned to signed for any width.
pub(crate) fn big_signed(w: u32, v: &BigInt) -> BigInt {
    if *v >= BigInt::one() << (w - 1) { v - (BigInt::one() << w) } else { v.clone() }
}

/// Modulo two to the `w`, never negative.
pub(crate) fn big_mod(w: u32, v: &BigInt) -> BigInt {
    let m = BigInt::one() << w;
    let r = v % &m;
    if r.is_negative() { r + m } else { r }
}

fn big_truth(b: bool) -> BigInt {
    BigInt::from(u8::from(b))
}

fn big_out_of_range(w: u32, v: &BigInt) -> BigInt {
    big_truth(*v < -(BigInt::one() << (w - 1)) || *v >= BigInt::one() << (w - 1))
}

fn big_distance(w: u32, b: &BigInt) -> Option<u32> {
    u32::try_from(b).ok().filter(|n| *n < w)
}

macro_rules! ops {
    ($($name:ident $gives:ident $small:expr, $big:expr;)*) => {
        &[$(Binary {
            name: stringify!($name),
            gives: Gives::$gives,
            build: Terms::$name,
            small: $small,
            big: $big,
        }),*]
    };
}

/// Every binary operator of bit-vectors.
pub(crate) static BINARY: &[Binary] = ops![
    bvadd Same |_, a, b| a + b, |_, a, b| a + b;
    bvsub Same |w, a, b| a + (1 << w) - b, |_, a, b| a - b;
    bvmul Same |_, a, b| a * b, |_, a, b| a * b;
    bvand Same |_, a, b| a & b, |_, a, b| a & b;
    bvor Same |_, a, b| a | b, |_, a, b| a | b;
    bvxor Same |_, a, b| a ^ b, |_, a, b| a ^ b;
    bvnand Same |_, a, b| !(a & b), |_, a, b| -(a & b) - 1;
    bvnor Same |_, a, b| !(a | b), |_, a, b| -(a | b) - 1;
    bvxnor Same |_, a, b| !(a ^ b), |_, a, b| -(a ^ b) - 1;
    bvudiv Same |w, a, b| a.checked_div(b).unwrap_or(mask(w)),
        |_, a, b| if b.is_zero() { BigInt::from(-1) } else { a / b };
    bvurem Same |_, a, b| a.checked_rem(b).unwrap_or(a), |_, a, b| if b.is_zero() { a.clone() } else { a % b };
    bvsdiv Same |w, a, b| {
        let (a, b) = (signed(w, a), signed(w, b));
        (if b != 0 { a / b } else if a < 0 { 1 } else { -1 }) as u128
    }, |w, a, b| {
        let (a, b) = (big_signed(w, a), big_signed(w, b));
        if !b.is_zero() { a / b } else if a.is_negative() { BigInt::one() } else { BigInt::from(-1) }
    };
    bvsrem Same |w, a, b| {
        let (a, b) = (signed(w, a), signed(w, b));
        (if b != 0 { a % b } else { a }) as u128
    }, |w, a, b| {
        let (a, b) = (big_signed(w, a), big_signed(w, b));
        if b.is_zero() { a } else { a % b }
    };
    bvsmod Same |w, a, b| {
        let (a, b) = (signed(w, a), signed(w, b));
        (if b != 0 { (a % b + b) % b } else { a }) as u128
    }, |w, a, b| {
        let (a, b) = (big_signed(w, a), big_signed(w, b));
        if b.is_zero() { a } else { (a % &b + &b) % b }
    };
    bvshl Same |w, a, b| if b < u128::from(w) { a << b } else { 0 },
        |w, a, b| big_distance(w, b).map_or(BigInt::ZERO, |n| a << n);
    bvlshr Same |w, a, b| if b < u128::from(w) { a >> b } else { 0 },
        |w, a, b| big_distance(w, b).map_or(BigInt::ZERO, |n| a >> n);
    bvashr Same |w, a, b| (signed(w, a) >> b.min(127)) as u128,
        |w, a, b| big_signed(w, a) >> big_distance(w, b).unwrap_or(w);
    bvcomp Bit |_, a, b| truth(a == b), |_, a, b| big_truth(a == b);
    eq Truth |_, a, b| truth(a == b), |_, a, b| big_truth(a == b);
    ne Truth |_, a, b| truth(a != b), |_, a, b| big_truth(a != b);
    bvult Truth |_, a, b| truth(a < b), |_, a, b| big_truth(a < b);
    bvule Truth |_, a, b| truth(a <= b), |_, a, b| big_truth(a <= b);
    bvugt Truth |_, a, b| truth(a > b), |_, a, b| big_truth(a > b);
    bvuge Truth |_, a, b| truth(a >= b), |_, a, b| big_truth(a >= b);
    bvslt Truth |w, a, b| truth(signed(w, a) < signed(w, b)),
        |w, a, b| big_truth(big_signed(w, a) < big_signed(w, b));
    bvsle Truth |w, a, b| truth(signed(w, a) <= signed(w, b)),
        |w, a, b| big_truth(big_signed(w, a) <= big_signed(w, b));
    bvsgt Truth |w, a, b| truth(signed(w, a) > signed(w, b)),
        |w, a, b| big_truth(big_signed(w, a) > big_signed(w, b));
    bvsge Truth |w, a, b| truth(signed(w, a) >= signed(w, b)),
        |w, a, b| big_truth(big_signed(w, a) >= big_signed(w, b));
    bvuaddo Truth |w, a, b| truth(a + b > mask(w)), |w, a, b| big_truth(a + b >= BigInt::one() << w);
    bvsaddo Truth |w, a, b| out_of_range(w, signed(w, a) + signed(w, b)),
        |w, a, b| big_out_of_range(w, &(big_signed(w, a) + big_signed(w, b)));
    bvusubo Truth |_, a, b| truth(a < b), |_, a, b| big_truth(a < b);
    bvssubo Truth |w, a, b| out_of_range(w, signed(w, a) - signed(w, b)),
        |w, a, b| big_out_of_range(w, &(big_signed(w, a) - big_signed(w, b)));
    bvumulo Truth |w, a, b| truth(a * b > mask(w)), |w, a, b| big_truth(a * b >= BigInt::one() << w);
    bvsmulo Truth |w, a, b| out_of_range(w, signed(w, a) * signed(w, b)),
        |w, a, b| big_out_of_range(w, &(big_signed(w, a) * big_signed(w, b)));
    bvsdivo Truth |w, a, b| truth(signed(w, b) == -1 && out_of_range(w, -signed(w, a)) == 1),
        |w, a, b| big_truth(big_signed(w, b) == BigInt::from(-1)
            && big_out_of_range(w, &-big_signed(w, a)).is_one());
];

/// A unary operator with a number (how far, how many).
pub(crate) struct Unary {
    pub(crate) name: &'static str,
    pub(crate) build: fn(&mut Terms, u32, Term) -> Term,
    /// Whether the result is a truth value.
    pub(crate) truth: bool,
    /// Width of the result for a width and the number.
    pub(crate) width: fn(u32, u32) -> u32,
    /// The meaning: width, number, value.
    pub(crate) big: fn(u32, u32, &BigInt) -> BigInt,
    /// The same for results of up to 128 bits.
    pub(crate) small: fn(u32, u32, u128) -> u128,
}

/// Every unary operator of bit-vectors but extraction.
pub(crate) static UNARY: &[Unary] = &[
    Unary {
        name: "bvnot",
        build: |t, _, a| t.bvnot(a),
        truth: false,
        width: |w, _| w,
        big: |_, _, a| -a - 1,
        small: |_, _, a| !a,
    },
    Unary {
        name: "bvneg",
        build: |t, _, a| t.bvneg(a),
        truth: false,
        width: |w, _| w,
        big: |_, _, a| -a,
        small: |_, _, a| a.wrapping_neg(),
    },
    Unary {
        name: "bvnego",
        build: |t, _, a| t.bvnego(a),
        truth: true,
        width: |_, _| 1,
        big: |w, _, a| big_truth(*a == BigInt::one() << (w - 1)),
        small: |w, _, a| truth(a == 1 << (w - 1)),
    },
    Unary {
        name: "zero_extend",
        build: Terms::zero_extend,
        truth: false,
        width: |w, n| w + n,
        big: |_, _, a| a.clone(),
        small: |_, _, a| a,
    },
    Unary {
        name: "sign_extend",
        build: Terms::sign_extend,
        truth: false,
        width: |w, n| w + n,
        big: |w, _, a| big_signed(w, a),
        small: |w, _, a| signed(w, a) as u128,
    },
    Unary {
        name: "repeat",
        build: |t, n, a| t.repeat(n + 1, a),
        truth: false,
        width: |w, n| w * (n + 1),
        big: |w, n, a| (0..=n).map(|i| a << (w * i)).sum(),
        small: |w, n, a| (0..=n).map(|i| a << (w * i)).sum(),
    },
    Unary {
        name: "rotate_left",
        build: Terms::rotate_left,
        truth: false,
        width: |w, _| w,
        big: |w, n, a| (a << (n % w)) | (a >> (w - n % w)),
        small: |w, n, a| (0..w).filter(|i| a >> i & 1 == 1).map(|i| 1 << ((i + n) % w)).sum(),
    },
    Unary {
        name: "rotate_right",
        build: Terms::rotate_right,
        truth: false,
        width: |w, _| w,
        big: |w, n, a| (a << (w - n % w)) | (a >> (n % w)),
        small: |w, n, a| (0..w).filter(|i| a >> i & 1 == 1).map(|i| 1 << ((i + w - n % w) % w)).sum(),
    },
];

pub(crate) fn big(v: &Bv) -> BigInt {
    BigInt::from_biguint(Sign::Plus, v.to_big())
}

/// The vector whose bits are those of a number that is not negative.
pub(crate) fn bv_of(w: u32, v: &BigInt) -> Bv {
    Bv::from_big(w, &BigUint::try_from(v).expect("reduced values are not negative"))
}

/// A result as a number: truth values are 0 and 1.
pub(crate) fn number_of(v: &Value) -> u128 {
    match v {
        Value::Bool(b) => u128::from(*b),
        Value::Bv(b) => b.to_u128().expect("small widths only"),
        other => panic!("{other:?} is neither truth value nor vector"),
    }
}

/// A term as text, shared parts written out.
pub(crate) fn write(t: &Terms, term: Term) -> String {
    if let Some(v) = t.value_of(term) {
        return format!("{v:?}");
    }
    if let Some(n) = t.var_name(term) {
        return n.to_owned();
    }
    let args: Vec<String> = t.args(term).iter().map(|a| write(t, *a)).collect();
    format!("({:?} {})", t.op(term), args.join(" "))
}

/// The time this thread has run since it started, so that other load on the machine does not count; the time
/// since `start` where the system does not tell.
pub(crate) fn run_time(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = stat.and_then(|s| s.split(' ').next().and_then(|n| n.parse().ok()));
    nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
}
