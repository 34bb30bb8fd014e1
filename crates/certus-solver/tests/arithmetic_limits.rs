//! Arithmetic that is hard by its size: numbers of hundreds of digits, integers without bounds, many rows. Answers are right,
//! and limits end what takes too long.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Sort, Term, Terms, Value};
use certus_solver::{Answer, Limits, Query, registry};
use common::rng::Rng;
use num_bigint::BigInt;
use std::time::{Duration, Instant};

/// What a limit may take longer than it says, on a machine that does other things too.
const PATIENCE: Duration = Duration::from_secs(20);

/// A number with so many digits.
fn long(rng: &mut Rng, digits: usize) -> BigInt {
    let text: String = (0..digits).map(|_| char::from(b'1' + rng.below(9) as u8)).collect();
    let number: BigInt = text.parse().unwrap();
    if rng.bool() { -number } else { number }
}

/// `Σ cᵢ·xᵢ` with coefficients of so many digits.
fn sum(terms: &mut Terms, rng: &mut Rng, sort: Sort, vars: usize, digits: usize) -> Term {
    let mut sum = None;
    for i in 0..vars {
        let x = terms.var(&format!("x{i}"), sort);
        let c = long(rng, digits);
        let c = if sort == Sort::Int { terms.int(c) } else { terms.real(c.into()) };
        let part = terms.mul(c, x);
        sum = Some(sum.map_or(part, |sum| terms.add(sum, part)));
    }
    sum.unwrap()
}

/// The answer within a limit, of both solvers; models are evaluated.
fn answers(terms: &Terms, parts: &[Term], limit: Duration) -> Vec<Answer> {
    let mut answers = Vec::new();
    for name in ["native", "native-cadical"] {
        let mut solver = registry::make(name).unwrap();
        let start = Instant::now();
        let answer = solver.check(terms, &Query::of(parts), &Limits::none().with_timeout(limit)).unwrap();
        assert!(start.elapsed() < limit + PATIENCE, "{name}: {:?}", start.elapsed());
        if answer == Answer::Sat {
            for part in parts {
                assert_eq!(solver.value(terms, *part).unwrap(), Value::Bool(true), "{name}");
            }
        }
        answers.push(answer);
    }
    answers
}

#[test]
fn numbers_of_hundreds_of_digits() {
    let mut rng = Rng::new(1);
    let (mut sat, mut unsat) = (0, 0);
    for round in 0..12 {
        let mut terms = Terms::new();
        let sort = if round % 2 == 0 { Sort::Real } else { Sort::Int };
        let mut parts = Vec::new();
        let mut all = Vec::new();
        for _ in 0..3 {
            let left = sum(&mut terms, &mut rng, sort, 3, 200);
            let limit = long(&mut rng, 250);
            let right = if sort == Sort::Int { terms.int(limit) } else { terms.real(limit.into()) };
            parts.push(terms.le(left, right));
            all.push((left, right));
        }
        for answer in answers(&terms, &parts, Duration::from_secs(5)) {
            assert!(answer != Answer::Unsat, "three half-spaces in general position have points in common");
            sat += usize::from(answer == Answer::Sat);
        }
        // The sum of the three, turned round.
        let left = all.iter().skip(1).fold(all[0].0, |sum, (left, _)| terms.add(sum, *left));
        let right = all.iter().skip(1).fold(all[0].1, |sum, (_, right)| terms.add(sum, *right));
        parts.push(terms.lt(right, left));
        for answer in answers(&terms, &parts, Duration::from_secs(5)) {
            assert!(answer != Answer::Sat);
            unsat += usize::from(answer == Answer::Unsat);
        }
    }
    assert!(sat >= 12 && unsat == 24, "{sat} sat, {unsat} unsat");
}

/// Integers without bounds: wrong answers and hangs are what branch and bound alone would give.
#[test]
fn integers_without_bounds() {
    let mut terms = Terms::new();
    let [x, y, z] = ["x", "y", "z"].map(|name| terms.var(name, Sort::Int));
    let times = |terms: &mut Terms, k: i64, t: Term| {
        let k = terms.int(k);
        terms.mul(k, t)
    };
    // x = 2y and x = 2z + 1.
    let (two_y, two_z, one) = (times(&mut terms, 2, y), times(&mut terms, 2, z), terms.int(1));
    let odd = terms.add(two_z, one);
    let (even, odd) = (terms.eq(x, two_y), terms.eq(x, odd));
    assert_eq!(answers(&terms, &[even, odd], PATIENCE), [Answer::Unsat, Answer::Unsat]);
    // 6x + 10y + 15z = 1 has solutions, all with numbers of both signs.
    let (a, b, c) = (times(&mut terms, 6, x), times(&mut terms, 10, y), times(&mut terms, 15, z));
    let sum = terms.add(a, b);
    let sum = terms.add(sum, c);
    let equation = terms.eq(sum, one);
    assert_eq!(answers(&terms, &[equation], PATIENCE), [Answer::Sat, Answer::Sat]);
    // Coprime coefficients: a thin strip with points in it, wherever they are.
    let (a, b) = (times(&mut terms, 98_765, x), times(&mut terms, -43_210, y));
    let strip = terms.add(a, b);
    let third = times(&mut terms, 3, z);
    let strip = terms.add(strip, third);
    let (low, high) = (terms.int(1), terms.int(2));
    let inside = [terms.le(low, strip), terms.le(strip, high)];
    let limit = Duration::from_millis(500);
    for answer in answers(&terms, &inside, limit) {
        assert!(answer != Answer::Unsat, "the coefficients have no common divisor");
    }
}

/// Random problems over unbounded integers end within their limit, and never contradict each other.
#[test]
fn hard_integers_end() {
    let mut rng = Rng::new(3);
    for _ in 0..10 * common::scale() {
        let mut terms = Terms::new();
        let mut parts = Vec::new();
        for _ in 0..6 {
            let left = sum(&mut terms, &mut rng, Sort::Int, 5, 3);
            let limit = long(&mut rng, 2);
            let right = terms.int(limit);
            parts.push(if rng.bool() { terms.le(left, right) } else { terms.eq(left, right) });
        }
        let answers = answers(&terms, &parts, Duration::from_millis(300));
        let sure: Vec<&Answer> = answers.iter().filter(|a| !matches!(a, Answer::Unknown(_))).collect();
        assert!(sure.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }
}

/// A sum with a choice for each bit of a number: more cases than can be taken apart.
#[test]
fn many_choices() {
    const BITS: u32 = 14;
    let mut rng = Rng::new(4);
    for sort in [Sort::Int, Sort::Real] {
        let mut terms = Terms::new();
        let number = |terms: &mut Terms, n: i64| {
            if sort == Sort::Int { terms.int(n) } else { terms.real(BigInt::from(n).into()) }
        };
        let zero = number(&mut terms, 0);
        let mut sum = terms.var("x", sort);
        let mut bits = Vec::new();
        for i in 0..BITS {
            let bit = terms.var(&format!("p{i}"), Sort::Bool);
            let value = number(&mut terms, 1 << i);
            let choice = terms.ite(bit, value, zero);
            sum = terms.add(sum, choice);
            bits.push(bit);
        }
        let x = terms.var("x", sort);
        let x_is_zero = terms.eq(x, zero);
        for _ in 0..3 {
            let wanted = rng.below(1 << BITS) as i64;
            let wanted_term = number(&mut terms, wanted);
            let (reached, below) = (terms.eq(sum, wanted_term), terms.lt(sum, wanted_term));
            let limit = Duration::from_secs(60);
            assert_eq!(answers(&terms, &[x_is_zero, reached], limit), [Answer::Sat, Answer::Sat]);
            // The bits of the number are the only ones that sum up to it.
            let i = rng.below(BITS as usize);
            let other = if wanted >> i & 1 == 1 { terms.not(bits[i]) } else { bits[i] };
            assert_eq!(answers(&terms, &[x_is_zero, reached, other], limit), [Answer::Unsat, Answer::Unsat]);
            assert_eq!(answers(&terms, &[x_is_zero, reached, below], limit), [Answer::Unsat, Answer::Unsat]);
        }
    }
}
