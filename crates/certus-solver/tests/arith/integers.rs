//! Integer and mixed problems against enumeration, with branches and cuts made as a SAT solver would.

use certus_solver::Limits;
use certus_solver::arith::{Delta, IntCheck, IntConfig, Premise, Rational, Reason, Simplex, VarId};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;

use crate::common::{rng::Rng, scale};
use crate::fourier_motzkin;
use crate::lps::random_atom;
use crate::problem::{Atom, atom_of, check_farkas, check_model, num};

/// A variable of a problem: an integer with its range, or a real.
#[derive(Clone, Copy, Debug)]
enum Domain {
    Int(i64, i64),
    Real,
}

/// Calls `found` with the values of the integers in their ranges, until it says that this was enough.
fn enumerate(domains: &[Domain], found: &mut dyn FnMut(&[Option<i64>]) -> bool) -> bool {
    let mut values: Vec<Option<i64>> =
        domains.iter().map(|d| if let Domain::Int(low, _) = d { Some(*low) } else { None }).collect();
    loop {
        if found(&values) {
            return true;
        }
        let mut at = 0;
        loop {
            let Some(domain) = domains.get(at) else { return false };
            if let (Domain::Int(low, high), Some(value)) = (domain, values[at]) {
                if value < *high {
                    values[at] = Some(value + 1);
                    break;
                }
                values[at] = Some(*low);
            }
            at += 1;
        }
    }
}

/// Whether there are reals that satisfy the atoms with these integers.
fn extends(domains: &[Domain], values: &[Option<i64>], atoms: &[&Atom]) -> bool {
    if values.iter().all(Option::is_some) {
        let values: Vec<BigRational> = values.iter().map(|v| num(v.expect("an integer"))).collect();
        return atoms.iter().all(|atom| atom.holds(&values));
    }
    let mut all: Vec<_> = atoms.iter().map(|atom| atom.inequality(domains.len())).collect();
    for inequality in &mut all {
        for (var, value) in values.iter().enumerate() {
            if let Some(value) = value {
                inequality.constant += &inequality.coefficients[var] * num(*value);
                inequality.coefficients[var] = num(0);
            }
        }
    }
    fourier_motzkin::feasible(domains.len(), all).expect("few variables")
}

/// The atom as `Σ coefficients·x ≤ bound` or `≥` with integers, if they are short.
fn in_integers(atom: &Atom, variables: usize) -> Option<(Vec<i64>, i64, bool, bool)> {
    let numbers = atom.terms.iter().map(|(_, c)| c).chain([&atom.bound]);
    let common = numbers.fold(BigInt::from(1), |lcm, number| lcm.lcm(number.denom()));
    let scaled = |number: &BigRational| {
        let n = i64::try_from((number * BigRational::from(common.clone())).to_integer()).ok()?;
        (n.unsigned_abs() < 1 << 50).then_some(n)
    };
    let mut coefficients = vec![0; variables];
    for (var, c) in &atom.terms {
        coefficients[*var] += scaled(c)?;
    }
    Some((coefficients, scaled(&atom.bound)?, atom.upper, atom.strict))
}

fn oracle(domains: &[Domain], atoms: &[&Atom]) -> bool {
    let short: Option<Vec<_>> = atoms.iter().map(|atom| in_integers(atom, domains.len())).collect();
    if let Some(short) = short
        && domains.iter().all(|domain| matches!(domain, Domain::Int(..)))
    {
        return enumerate(domains, &mut |values| {
            short.iter().all(|(coefficients, bound, upper, strict)| {
                let sum: i64 = coefficients.iter().zip(values).map(|(c, v)| c * v.expect("an integer")).sum();
                if *upper {
                    sum < *bound || (!strict && sum == *bound)
                } else {
                    sum > *bound || (!strict && sum == *bound)
                }
            })
        });
    }
    enumerate(domains, &mut |values| extends(domains, values, atoms))
}

struct Search<'a> {
    domains: &'a [Domain],
    simplex: Simplex,
    config: IntConfig,
    /// What is asserted, by the number that is its reason.
    atoms: Vec<Atom>,
    counts: Counts,
}

#[derive(Default, Debug)]
struct Counts {
    integer_conflicts: usize,
    branches: usize,
    cuts: usize,
    gave_up: usize,
}

impl Search<'_> {
    /// Nothing in the ranges satisfies the premises: a conflict may need fewer of them than there are, not more.
    fn check_conflict(&self, premises: &[Premise]) {
        let atoms: Vec<Atom> = premises.iter().map(|premise| atom_of(&self.simplex, premise)).collect();
        for premise in premises {
            assert!((premise.reason.0 as usize) < self.atoms.len());
        }
        assert!(!oracle(self.domains, &atoms.iter().collect::<Vec<_>>()), "{premises:?}");
    }

    /// Whether there is a solution; `None` if the simplex gave up.
    fn solve(&mut self) -> Option<bool> {
        match self.simplex.check_integers(&Limits::none(), &self.config.clone()) {
            IntCheck::Integral => {
                let values = check_model(&self.simplex, &self.atoms.iter().collect::<Vec<_>>());
                for (domain, value) in self.domains.iter().zip(&values) {
                    assert!(matches!(domain, Domain::Real) || value.is_integer());
                }
                assert!(self.simplex.is_consistent());
                Some(true)
            }
            IntCheck::Infeasible(conflict) => {
                if conflict.farkas {
                    let all: Vec<_> = self.atoms.iter().enumerate().map(|(n, a)| (n as u32, a)).collect();
                    check_farkas(&self.simplex, self.domains.len(), &conflict, &all);
                } else {
                    self.counts.integer_conflicts += 1;
                    self.check_conflict(&conflict.premises);
                }
                assert!(self.simplex.is_consistent());
                Some(false)
            }
            IntCheck::Branch { var, floor } => {
                self.counts.branches += 1;
                assert!(self.simplex.definition(var).is_none() && self.simplex.is_int(var));
                let next = &floor + &Rational::ONE;
                let value = self.simplex.value(var);
                assert!(Delta::from(floor.clone()) < value && value < Delta::from(next.clone()));
                let below = self.with(VarId(var.0), &[(var, Rational::ONE)], true, &floor);
                if below != Some(false) {
                    return below;
                }
                self.with(VarId(var.0), &[(var, Rational::ONE)], false, &next)
            }
            IntCheck::Cut(cut) => {
                self.counts.cuts += 1;
                self.check_cut(&cut.premises, &cut.sum, &cut.bound);
                let slack = self.simplex.row(&cut.sum);
                self.with(slack, &cut.sum, false, &cut.bound)
            }
            IntCheck::GaveUp => {
                self.counts.gave_up += 1;
                None
            }
            IntCheck::Stopped(_) => unreachable!(),
        }
    }

    fn check_cut(&self, premises: &[Premise], sum: &[(VarId, Rational)], bound: &Rational) {
        let mut atoms: Vec<Atom> = premises.iter().map(|premise| atom_of(&self.simplex, premise)).collect();
        let mut value = num(0);
        for (var, c) in sum {
            value += BigRational::from(&self.simplex.value(*var).real) * BigRational::from(c);
        }
        assert!(value < bound.into(), "the present values are cut off");
        let terms = sum.iter().map(|(v, c)| (v.index(), c.into())).collect();
        atoms.push(Atom { terms, bound: bound.into(), upper: true, strict: true });
        assert!(!oracle(self.domains, &atoms.iter().collect::<Vec<_>>()), "{premises:?} {sum:?} {bound}");
    }

    /// Solves with one more bound.
    fn with(&mut self, var: VarId, sum: &[(VarId, Rational)], upper: bool, bound: &Rational) -> Option<bool> {
        let mark = self.simplex.mark();
        let terms = sum.iter().map(|(v, c)| (v.index(), c.into())).collect();
        self.atoms.push(Atom { terms, bound: bound.into(), upper, strict: false });
        let reason = Reason(self.atoms.len() as u32 - 1);
        let atom = self.atoms[reason.0 as usize].clone();
        let answer =
            if atom.assert(&mut self.simplex, var, reason).is_err() { Some(false) } else { self.solve() };
        self.simplex.backtrack(mark);
        self.atoms.pop();
        answer
    }
}

fn run(domains: &[Domain], atoms: &[Atom], config: IntConfig, counts: &mut Counts) -> Option<bool> {
    let mut simplex = Simplex::new();
    for domain in domains {
        simplex.new_var(matches!(domain, Domain::Int(..)));
    }
    let mut search =
        Search { domains, simplex, config, atoms: atoms.to_vec(), counts: std::mem::take(counts) };
    let mut answer = None;
    for (number, atom) in atoms.iter().enumerate() {
        let slack = atom.slack(&mut search.simplex);
        if let Err(conflict) = atom.assert(&mut search.simplex, slack, Reason(number as u32)) {
            search.check_conflict(&conflict.premises);
            answer = Some(false);
            break;
        }
    }
    let answer = answer.or_else(|| search.solve());
    *counts = search.counts;
    answer
}

fn configs() -> [IntConfig; 4] {
    let many = IntConfig { max_branches: 100_000, ..IntConfig::default() };
    let plain = IntConfig { patch: false, ..many.clone() };
    [
        many.clone(),
        plain.clone(),
        IntConfig { cut_every: 1, max_branches: 60, ..plain },
        IntConfig { cut_every: 2, max_equations: 0, ..many },
    ]
}

fn ranges(domains: &[Domain]) -> Vec<Atom> {
    let mut atoms = Vec::new();
    for (var, domain) in domains.iter().enumerate() {
        if let Domain::Int(low, high) = domain {
            for (bound, upper) in [(low, false), (high, true)] {
                atoms.push(Atom { terms: vec![(var, num(1))], bound: num(*bound), upper, strict: false });
            }
        }
    }
    atoms
}

#[test]
fn boxes() {
    let mut counts = Counts::default();
    let mut answers = [0; 2];
    for seed in 0..400 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let reals = if rng.chance(40) { 1 + rng.below(2) } else { 0 };
        let ints = 2 + rng.below(2);
        let mut domains: Vec<Domain> =
            (0..ints).map(|_| Domain::Int(-(rng.below(6) as i64), rng.below(6) as i64)).collect();
        domains.extend((0..reals).map(|_| Domain::Real));
        let mut atoms = ranges(&domains);
        for _ in 0..1 + rng.below(6) {
            let mut atom = random_atom(&mut rng, domains.len(), reals > 0);
            if rng.chance(50) {
                // Sparse solutions: large coefficients, and sums in a small range.
                for (_, c) in &mut atom.terms {
                    *c = &*c * num(5) + num(rng.below(9) as i64 - 4);
                }
            }
            if rng.chance(50) {
                let mut other = atom.clone();
                other.upper = !atom.upper;
                other.bound = &atom.bound + num(if atom.upper { -1 } else { 1 }) * num(rng.below(2) as i64);
                atoms.push(other);
            }
            atoms.push(atom);
        }
        let expected = oracle(&domains, &atoms.iter().collect::<Vec<_>>());
        answers[usize::from(expected)] += 1;
        for config in configs() {
            let answer = run(&domains, &atoms, config.clone(), &mut counts);
            if let Some(answer) = answer {
                assert_eq!(answer, expected, "seed {seed} {config:?}: {domains:?} {atoms:?}");
            } else {
                assert!(config.max_branches < 1000, "seed {seed}");
            }
        }
    }
    assert!(answers.iter().all(|n| *n > 50), "{answers:?}");
    assert!(counts.branches > 20 && counts.cuts > 10 && counts.integer_conflicts > 20, "{counts:?}");
}

/// Sums with large coefficients in narrow ranges: rational solutions are everywhere, integer ones are rare.
#[test]
fn knapsacks() {
    let mut counts = Counts::default();
    let mut answers = [0; 2];
    for seed in 0..150 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let mut domains = vec![Domain::Int(-1, 7); 2 + rng.below(2)];
        if rng.chance(20) {
            // The oracle takes its time with reals.
            domains = vec![Domain::Int(-1, 4), Domain::Int(-1, 4), Domain::Real];
        }
        let mut atoms = ranges(&domains);
        for _ in 0..1 + rng.below(2) {
            let terms: Vec<(usize, i64)> = (0..domains.len())
                .map(|var| (var, 4 + rng.below(30) as i64 - 8 * rng.below(2) as i64))
                .collect();
            let low = 10 + rng.below(120) as i64;
            atoms.extend(between(&terms, low, low + rng.below(4) as i64));
        }
        if let Some(Domain::Real) = domains.last() {
            let real = domains.len() - 1;
            atoms.extend(between(&[(real, 7)], -1, 1));
        }
        let expected = oracle(&domains, &atoms.iter().collect::<Vec<_>>());
        answers[usize::from(expected)] += 1;
        for config in configs() {
            let answer = run(&domains, &atoms, config.clone(), &mut counts);
            assert!(answer == Some(expected) || answer.is_none(), "seed {seed} {config:?}: {atoms:?}");
            assert!(answer.is_some() || config.max_branches < 1000, "seed {seed}");
        }
    }
    assert!(answers.iter().all(|n| *n > 20), "{answers:?}");
    assert!(counts.branches > 400 && counts.cuts > 150, "{counts:?}");
}

fn equation(terms: &[(usize, i64)], constant: i64) -> [Atom; 2] {
    let terms: Vec<_> = terms.iter().map(|(v, c)| (*v, num(*c))).collect();
    [true, false].map(|upper| Atom { terms: terms.clone(), bound: num(constant), upper, strict: false })
}

fn between(terms: &[(usize, i64)], low: i64, high: i64) -> [Atom; 2] {
    let [mut upper, lower] = equation(terms, low);
    upper.bound = num(high);
    [upper, lower]
}

const UNBOUNDED: Domain = Domain::Int(-3, 3);

/// Systems without solutions that have rational ones without bounds.
#[test]
fn divisibility() {
    let systems: [Vec<[Atom; 2]>; 6] = [
        vec![equation(&[(0, 2), (1, 4)], 1)],
        vec![equation(&[(0, 1), (1, -2)], 0), equation(&[(0, 1), (2, -2)], 1)],
        vec![equation(&[(0, 3), (1, 5), (2, 7)], 1), equation(&[(0, 3), (1, 5), (2, 1)], 0)],
        vec![equation(&[(0, 2), (1, 3), (2, 5)], 7), equation(&[(0, 4), (1, 4), (2, 6)], 5)],
        vec![
            equation(&[(0, 1), (1, -3)], 0),
            equation(&[(2, 1), (3, -3)], 0),
            between(&[(0, 1), (2, -1)], 1, 2),
        ],
        vec![between(&[(0, 6), (1, -4)], 1, 1), between(&[(0, 1), (1, 1)], 0, 100)],
    ];
    for (number, system) in systems.into_iter().enumerate() {
        let atoms: Vec<Atom> = system.into_iter().flatten().collect();
        let config = IntConfig { max_branches: 3, ..IntConfig::default() };
        let answer = run(&[UNBOUNDED; 4], &atoms, config, &mut Counts::default());
        assert_eq!(answer, Some(false), "system {number}");
    }
}

/// Whether some modulus up to 12 shows that equations have no solution.
fn refuted_modulo(variables: usize, equations: &[(Vec<i64>, i64)]) -> bool {
    (2..=12).any(|modulus| {
        let domains = vec![Domain::Int(0, modulus - 1); variables];
        !enumerate(&domains, &mut |values| {
            equations.iter().all(|(coefficients, constant)| {
                let sum: i64 = coefficients.iter().zip(values).map(|(c, v)| c * v.expect("an integer")).sum();
                (sum - constant).rem_euclid(modulus) == 0
            })
        })
    })
}

/// Random equations without bounds: refuted by a modulus, or solved by a point in a box, or neither.
#[test]
fn equations() {
    let mut decided = [0; 2];
    for seed in 0..400 * scale() as u64 {
        let mut rng = Rng::new(seed);
        let variables = 2 + rng.below(2);
        let equations: Vec<(Vec<i64>, i64)> = (0..1 + rng.below(2))
            .map(|_| {
                let coefficients = (0..variables).map(|_| rng.below(13) as i64 - 6).collect();
                (coefficients, rng.below(11) as i64 - 5)
            })
            .collect();
        let atoms: Vec<Atom> = equations
            .iter()
            .flat_map(|(c, constant)| equation(&c.iter().copied().enumerate().collect::<Vec<_>>(), *constant))
            .collect();
        let domains = vec![Domain::Int(-6, 6); variables];
        let solved = oracle(&domains, &atoms.iter().collect::<Vec<_>>());
        let refuted = refuted_modulo(variables, &equations);
        assert!(!(solved && refuted));
        let config = IntConfig { max_branches: 40, ..IntConfig::default() };
        let answer = run(&domains, &atoms, config, &mut Counts::default());
        if solved {
            assert_ne!(answer, Some(false), "seed {seed} {equations:?}");
            decided[1] += usize::from(answer == Some(true));
        }
        if refuted {
            // Without bounds, equations are refuted completely.
            assert_eq!(answer, Some(false), "seed {seed} {equations:?}");
            decided[0] += 1;
        }
    }
    assert!(decided.iter().all(|n| *n > 50), "{decided:?}");
}

/// An unbounded problem without solution ends: 3x < 3y + 2z < 3x + 1 with real slack made integer by hand.
#[test]
fn unbounded_problems_end() {
    // 1 ≤ 5x - 5y - 5z·2 ≤ 4 as a sum that nobody has normalised.
    let atoms: Vec<Atom> = between(&[(0, 5), (1, -5), (2, -10)], 1, 4).into_iter().collect();
    let mut counts = Counts::default();
    let config = IntConfig { max_branches: 50, ..IntConfig::default() };
    let answer = run(&[UNBOUNDED; 3], &atoms, config, &mut counts);
    assert_ne!(answer, Some(true));
    assert!(counts.branches <= 50, "{counts:?}");
}

/// Numbers of hundreds of digits.
#[test]
fn long_numbers() {
    let long = BigRational::from(BigInt::from(7).pow(300));
    // long·x = long·2·y + 1 has no solution, x = long·y + 1 with x ≥ long has.
    let mut atoms = equation(&[(0, 1), (1, 2)], 1);
    for atom in &mut atoms {
        atom.terms = vec![(0, long.clone()), (1, &long * num(-2))];
    }
    assert_eq!(run(&[UNBOUNDED; 2], &atoms, IntConfig::default(), &mut Counts::default()), Some(false));
    for atom in &mut atoms {
        atom.terms = vec![(0, num(2)), (1, &long * num(-3))];
    }
    let mut all = atoms.to_vec();
    all.push(Atom { terms: vec![(0, num(1))], bound: long, upper: false, strict: false });
    assert_eq!(run(&[UNBOUNDED; 2], &all, IntConfig::default(), &mut Counts::default()), Some(true));
}
