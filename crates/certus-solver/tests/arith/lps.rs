//! Random linear programs, degenerate ones, and those that are known to be hard for pivot rules.

use certus_solver::Limits;
use certus_solver::arith::{Check, Rational, Reason, Simplex, VarId};
use num_bigint::BigInt;
use num_rational::BigRational;

use crate::common::{rng::Rng, scale};
use crate::problem::{Atom, check_farkas, check_model, num, oracle};

pub(crate) fn random_atom(rng: &mut Rng, variables: usize, fractions: bool) -> Atom {
    let number = |rng: &mut Rng, most: usize| {
        let n = num(rng.below(2 * most + 1) as i64 - most as i64);
        if fractions && rng.chance(20) { n / num(1 + rng.below(4) as i64) } else { n }
    };
    let length = 1 + rng.below(variables.min(4));
    let mut terms = Vec::new();
    for _ in 0..length {
        let var = rng.below(variables);
        if terms.iter().all(|(other, _)| *other != var) {
            let most = if rng.chance(70) { 1 } else { 5 };
            terms.push((var, number(rng, most)));
        }
    }
    let bound = number(rng, 6);
    Atom { terms, bound, upper: rng.bool(), strict: rng.chance(25) }
}

/// Solves from scratch and checks the answer.
pub(crate) fn solve(variables: usize, atoms: &[Atom]) -> bool {
    let mut simplex = Simplex::new();
    for _ in 0..variables {
        simplex.new_var(false);
    }
    let all: Vec<(u32, &Atom)> = atoms.iter().enumerate().map(|(n, atom)| (n as u32, atom)).collect();
    for (number, atom) in &all {
        let slack = atom.slack(&mut simplex);
        if let Err(conflict) = atom.assert(&mut simplex, slack, Reason(*number)) {
            check_farkas(&simplex, variables, &conflict, &all);
            return false;
        }
    }
    let answer = simplex.check(&Limits::none());
    assert!(simplex.is_consistent());
    match answer {
        Check::Feasible => {
            check_model(&simplex, &atoms.iter().collect::<Vec<_>>());
            true
        }
        Check::Infeasible(conflict) => {
            check_farkas(&simplex, variables, &conflict, &all);
            false
        }
        Check::Stopped(stop) => panic!("stopped without a limit: {stop}"),
    }
}

#[test]
fn random_programs() {
    let mut decided = [0; 2];
    for seed in 0..3000 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let variables = 1 + rng.below(4);
        let count = 1 + rng.below(9);
        let mut atoms: Vec<Atom> =
            (0..count).map(|_| random_atom(&mut rng, variables, seed % 2 == 0)).collect();
        if rng.chance(40) {
            // An equality.
            let mut atom = atoms[0].clone();
            atom.strict = false;
            atoms[0].strict = false;
            atom.upper = !atom.upper;
            atoms.push(atom);
        }
        let expected = oracle(variables, &atoms.iter().collect::<Vec<_>>());
        let answer = solve(variables, &atoms);
        if let Some(expected) = expected {
            assert_eq!(answer, expected, "seed {seed}: {atoms:?}");
            decided[usize::from(expected)] += 1;
        }
    }
    assert!(decided.iter().all(|n| *n > 500), "{decided:?}");
}

fn atom(terms: &[(usize, BigRational)], upper: bool, bound: BigRational) -> Atom {
    Atom { terms: terms.to_vec(), bound, upper, strict: false }
}

/// Beale's example, on which the simplex with the usual rules cycles; its optimum is -1/20.
#[test]
fn beale() {
    let f = |n: i64, d: i64| num(n) / num(d);
    let objective = [(0, f(-3, 4)), (1, num(150)), (2, f(-1, 50)), (3, num(6))];
    let mut atoms = vec![
        atom(&[(0, f(1, 4)), (1, num(-60)), (2, f(-1, 25)), (3, num(9))], true, num(0)),
        atom(&[(0, f(1, 2)), (1, num(-90)), (2, f(-1, 50)), (3, num(3))], true, num(0)),
        atom(&[(2, num(1))], true, num(1)),
    ];
    atoms.extend((0..4).map(|var| atom(&[(var, num(1))], false, num(0))));
    atoms.push(atom(&objective, true, f(-1, 20)));
    assert!(solve(4, &atoms));
    atoms.pop();
    atoms.push(Atom { strict: true, ..atom(&objective, true, f(-1, 20)) });
    assert!(!solve(4, &atoms));
}

/// Klee and Minty: the largest value of the last variable is 5^n.
#[test]
fn klee_minty() {
    for n in [3, 8, 20, 60] {
        let power = |base: i64, exponent: usize| BigRational::from(BigInt::from(base).pow(exponent as u32));
        let mut atoms = Vec::new();
        for i in 0..n {
            let mut terms: Vec<_> = (0..i).map(|j| (j, power(2, i - j + 1))).collect();
            terms.push((i, num(1)));
            atoms.push(atom(&terms, true, power(5, i + 1)));
            atoms.push(atom(&[(i, num(1))], false, num(0)));
        }
        let objective: Vec<_> = (0..n).map(|j| (j, power(2, n - 1 - j))).collect();
        atoms.push(atom(&objective, false, power(5, n)));
        assert!(solve(n, &atoms));
        atoms.pop();
        atoms.push(Atom { strict: true, ..atom(&objective, false, power(5, n)) });
        assert!(!solve(n, &atoms));
    }
}

/// Many constraints through one point, all of them tight.
#[test]
fn degenerate() {
    for seed in 0..50 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let variables = 3 + rng.below(12);
        let point: Vec<BigRational> = (0..variables).map(|_| num(rng.below(5) as i64 - 2)).collect();
        let mut atoms = Vec::new();
        for _ in 0..4 * variables {
            let mut one = random_atom(&mut rng, variables, false);
            one.strict = false;
            one.bound = one.terms.iter().map(|(var, c)| &point[*var] * c).sum();
            atoms.push(one);
        }
        assert!(solve(variables, &atoms));
        // The sum of some of them, strictly exceeded, is impossible.
        let mut terms = vec![num(0); variables];
        let mut bound = num(0);
        for one in &atoms[..variables] {
            let sign = num(if one.upper { 1 } else { -1 });
            for (var, c) in &one.terms {
                terms[*var] += c * &sign;
            }
            bound += &one.bound * &sign;
        }
        atoms.push(Atom {
            terms: terms.into_iter().enumerate().collect(),
            bound,
            upper: false,
            strict: true,
        });
        assert!(!solve(variables, &atoms), "seed {seed}");
    }
}

/// Coefficients of hundreds of digits.
#[test]
fn long_numbers() {
    for seed in 0..20 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let variables = 2 + rng.below(3);
        let long = |rng: &mut Rng| {
            let mut n = BigInt::from(rng.next() as i64);
            for _ in 0..rng.below(20) {
                n = n * BigInt::from(rng.next()) + BigInt::from(rng.below(100));
            }
            BigRational::new(n, BigInt::from(1 + rng.next() / 2))
        };
        let atoms: Vec<Atom> = (0..variables + 2)
            .map(|_| {
                let mut one = random_atom(&mut rng, variables, false);
                for (_, c) in &mut one.terms {
                    *c = long(&mut rng);
                }
                one.bound = long(&mut rng);
                one
            })
            .collect();
        let answer = solve(variables, &atoms);
        assert_eq!(Some(answer), oracle(variables, &atoms.iter().collect::<Vec<_>>()), "seed {seed}");
    }
}

/// A dense program whose numbers grow ends soon after its limit.
#[test]
fn limits_are_respected() {
    let mut rng = Rng::new(7);
    let mut simplex = Simplex::new();
    let n = 150;
    let vars: Vec<VarId> = (0..n).map(|_| simplex.new_var(false)).collect();
    for number in 0..n as u32 {
        let sum: Vec<_> = vars
            .iter()
            .map(|var| (*var, Rational::new((rng.next() >> 20) as i64, 1 + (rng.next() >> 40) as i64)))
            .collect();
        let row = simplex.row(&sum);
        let bound = Rational::from((rng.next() >> 20) as i64);
        simplex.assert_lower(row, bound.clone().into(), Reason(number)).unwrap();
        simplex.assert_upper(row, bound.into(), Reason(number)).unwrap();
    }
    for _ in 0..3 {
        let start = std::time::Instant::now();
        let answer = simplex.check(&Limits::none().with_timeout(std::time::Duration::from_millis(300)));
        assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
        assert!(matches!(answer, Check::Stopped(_)), "the test needs a harder problem");
        assert!(simplex.is_consistent());
    }
}
