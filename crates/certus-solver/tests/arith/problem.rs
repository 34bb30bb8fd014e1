//! Bounds on sums as a simplex and as an oracle see them, and the checks of what a simplex answers.

use certus_solver::arith::{Conflict, Delta, Premise, Rational, Reason, Simplex, VarId};
use num_bigint::BigInt;
use num_rational::BigRational;

use crate::fourier_motzkin::{self, Inequality};

pub(crate) fn num(n: i64) -> BigRational {
    BigRational::from(BigInt::from(n))
}

/// `Σ terms ≤ bound` if `upper`, and `≥` otherwise; `<` and `>` if strict.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    pub(crate) terms: Vec<(usize, BigRational)>,
    pub(crate) bound: BigRational,
    pub(crate) upper: bool,
    pub(crate) strict: bool,
}

impl Atom {
    pub(crate) fn holds(&self, values: &[BigRational]) -> bool {
        let sum: BigRational = self.terms.iter().map(|(var, c)| &values[*var] * c).sum();
        match (self.upper, self.strict) {
            (true, false) => sum <= self.bound,
            (true, true) => sum < self.bound,
            (false, false) => sum >= self.bound,
            (false, true) => sum > self.bound,
        }
    }

    pub(crate) fn inequality(&self, variables: usize) -> Inequality {
        let sign = if self.upper { num(1) } else { num(-1) };
        let mut coefficients = vec![num(0); variables];
        for (var, c) in &self.terms {
            coefficients[*var] += c * &sign;
        }
        Inequality { coefficients, constant: -&self.bound * &sign, strict: self.strict }
    }

    pub(crate) fn delta(&self) -> Delta {
        let epsilon = match (self.strict, self.upper) {
            (false, _) => 0,
            (true, true) => -1,
            (true, false) => 1,
        };
        Delta::new(Rational::from(&self.bound), Rational::from(epsilon))
    }

    /// Asserts the atom, whose sum is the variable `slack`.
    pub(crate) fn assert(&self, simplex: &mut Simplex, slack: VarId, reason: Reason) -> Result<(), Conflict> {
        if self.upper {
            simplex.assert_upper(slack, self.delta(), reason)
        } else {
            simplex.assert_lower(slack, self.delta(), reason)
        }
    }

    /// The variable of the simplex that stands for the sum; original variables are numbered as here.
    pub(crate) fn slack(&self, simplex: &mut Simplex) -> VarId {
        let terms: Vec<_> = self.terms.iter().map(|(v, c)| (VarId(*v as u32), Rational::from(c))).collect();
        simplex.row(&terms)
    }
}

/// What the oracle says.
pub(crate) fn oracle(variables: usize, atoms: &[&Atom]) -> Option<bool> {
    fourier_motzkin::feasible(variables, atoms.iter().map(|atom| atom.inequality(variables)).collect())
}

/// Adds a premise with its coefficient to the left side of `Σ ≤ 0`, over original variables: coefficients, the constant,
/// and the number of infinitesimals.
fn add(
    simplex: &Simplex,
    premise: &Premise,
    variables: usize,
    sum: &mut (Vec<BigRational>, BigRational, BigRational),
) {
    assert!(premise.coefficient.is_positive(), "{premise:?}");
    let factor = BigRational::from(&premise.coefficient) * num(if premise.upper { 1 } else { -1 });
    match simplex.definition(premise.var) {
        None => sum.0[premise.var.index()] += &factor,
        Some(terms) => {
            for (var, c) in terms {
                assert!(var.index() < variables);
                sum.0[var.index()] += BigRational::from(c) * &factor;
            }
        }
    }
    sum.1 -= BigRational::from(&premise.bound.real) * &factor;
    sum.2 -= BigRational::from(&premise.bound.epsilon) * &factor;
}

/// The premises are among the atoms, and their sum with the coefficients is `c ≤ 0` with `c > 0`.
pub(crate) fn check_farkas(simplex: &Simplex, variables: usize, conflict: &Conflict, atoms: &[(u32, &Atom)]) {
    assert!(conflict.farkas);
    let mut sum = (vec![num(0); simplex.num_vars()], num(0), num(0));
    for premise in &conflict.premises {
        let asserted = atoms.iter().any(|(reason, atom)| {
            *reason == premise.reason.0 && atom.upper == premise.upper && {
                // Integers may have been rounded, so that the bound is at least as tight.
                let tight =
                    if atom.upper { premise.bound <= atom.delta() } else { premise.bound >= atom.delta() };
                let own = match simplex.definition(premise.var) {
                    None => vec![(premise.var.index(), num(1))],
                    Some(terms) => terms.iter().map(|(v, c)| (v.index(), c.into())).collect(),
                };
                let same = Atom { terms: own, ..(*atom).clone() };
                tight && same.inequality(variables) == atom.inequality(variables)
            }
        });
        assert!(asserted, "{premise:?} was not asserted");
        add(simplex, premise, variables, &mut sum);
    }
    assert!(sum.0.iter().all(|c| *c == num(0)), "variables remain: {sum:?} {conflict:?}");
    assert!((sum.1, sum.2) > (num(0), num(0)), "no contradiction: {conflict:?}");
}

/// The values of original variables satisfy the atoms.
pub(crate) fn check_model(simplex: &Simplex, atoms: &[&Atom]) -> Vec<BigRational> {
    let values: Vec<BigRational> = simplex.concrete(&[]).iter().map(BigRational::from).collect();
    for atom in atoms {
        assert!(atom.holds(&values), "{atom:?} is violated by {values:?}");
    }
    values
}

/// The atom of a premise, over original variables.
pub(crate) fn atom_of(simplex: &Simplex, premise: &Premise) -> Atom {
    let terms = match simplex.definition(premise.var) {
        None => vec![(premise.var.index(), num(1))],
        Some(terms) => terms.iter().map(|(v, c)| (v.index(), c.into())).collect(),
    };
    let strict = !premise.bound.epsilon.is_zero();
    Atom { terms, bound: (&premise.bound.real).into(), upper: premise.upper, strict }
}
