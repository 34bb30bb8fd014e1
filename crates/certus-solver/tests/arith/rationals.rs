//! Our rationals against those of `num`, at random and at the limits of machine words.

use std::hash::{BuildHasher, RandomState};

use certus_solver::arith::Rational;
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

use crate::common::{rng::Rng, scale};

fn big(rational: &Rational) -> BigRational {
    let big = BigRational::from(rational);
    assert_eq!(big, BigRational::new(big.numer().clone(), big.denom().clone()), "reduced");
    let limit = BigInt::from(i64::MAX);
    let small = big.numer().abs() <= limit && *big.denom() <= limit;
    assert_eq!(small, rational.is_small(), "canonical: {big}");
    big
}

fn random_integer(rng: &mut Rng) -> BigInt {
    let edge =
        [0, 1, 2, i64::MAX - 1, i64::MAX, i64::MIN, i64::MIN + 1, i64::from(i32::MAX), 1 << 32, 3037000500];
    let n = match rng.below(6) {
        0 | 1 => BigInt::from(rng.below(40) as i64 - 20),
        2 => BigInt::from(rng.pick(&edge)),
        3 => BigInt::from(rng.next() as i64),
        4 => BigInt::from(rng.pick(&edge)) + BigInt::from(rng.below(5) as i64 - 2),
        _ => {
            let mut n = BigInt::from(rng.next());
            for _ in 0..rng.below(12) {
                n = n * BigInt::from(rng.next()) + BigInt::from(rng.next());
            }
            n
        }
    };
    if rng.bool() { -n } else { n }
}

fn random(rng: &mut Rng) -> BigRational {
    let denominator = if rng.chance(40) { BigInt::from(1) } else { random_integer(rng) };
    let denominator = if denominator.is_zero() { BigInt::from(1) } else { denominator };
    BigRational::new(random_integer(rng), denominator)
}

#[test]
fn operations() {
    let hasher = RandomState::new();
    for seed in 0..6000 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let (a, b, mut c) = (random(&mut rng), random(&mut rng), random(&mut rng));
        if rng.chance(20) {
            // So that sums cancel.
            c = -(&a * &b);
        }
        let (x, y, z) = (Rational::from(&a), Rational::from(&b), Rational::from(&c));
        assert_eq!(big(&x), a);
        assert_eq!(big(&(&x + &y)), &a + &b, "{a} + {b}");
        assert_eq!(big(&(&x - &y)), &a - &b, "{a} - {b}");
        assert_eq!(big(&(&x * &y)), &a * &b, "{a} * {b}");
        if !b.is_zero() {
            assert_eq!(big(&(&x / &y)), &a / &b, "{a} / {b}");
            assert_eq!(big(&y.recip()), b.recip());
        }
        let mut sum = z.clone();
        sum.add_mul(&x, &y);
        assert_eq!(big(&sum), &c + &a * &b, "{c} + {a} * {b}");
        assert_eq!(sum, &z + &(&x * &y));
        assert_eq!(hasher.hash_one(&sum), hasher.hash_one(&(&z + &(&x * &y))));
        assert_eq!(x.cmp(&y), a.cmp(&b), "{a} {b}");
        assert_eq!(big(&x.floor()), a.floor(), "{a}");
        assert_eq!(big(&x.ceil()), a.ceil(), "{a}");
        assert_eq!(x.is_integer(), a.is_integer());
        assert_eq!(
            (x.is_positive(), x.is_negative(), x.is_zero()),
            (a.is_positive(), a.is_negative(), a.is_zero())
        );
        assert_eq!(big(&-&x), -&a);
        assert_eq!(big(&x.abs()), a.abs());
        assert_eq!(big(&x.numerator()), BigRational::from(a.numer().clone()));
        assert_eq!(big(&x.denominator()), BigRational::from(a.denom().clone()));
        assert_eq!(x.bits() as u64, a.numer().bits() + a.denom().bits());
        assert_eq!(x.to_string(), a.to_string());
        let (p, q) = (x.numerator(), y.numerator());
        assert_eq!(big(&p.gcd(&q)), BigRational::from(a.numer().gcd(b.numer())));
        assert_eq!(big(&p.lcm(&q)), BigRational::from(a.numer().lcm(b.numer())));
    }
}
