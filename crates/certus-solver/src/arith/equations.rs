//! Systems of equations over integers, and what they say about other sums.
//!
//! The equations are those of integer variables and sums that are fixed by their bounds. They are solved one after the
//! other: an equation with a coefficient ±1 replaces that variable; one without gets a new variable and smaller
//! coefficients, as in Euclid's algorithm. An equation whose coefficients have a common divisor that does not
//! divide its constant refutes the system. Each equation knows which linear combination of the given ones it is,
//! so that only those that take part are blamed.

use super::{Conflict, Rational, Simplex, VarId};
use crate::{Limits, Stop};

/// A sorted linear sum without zeros, of variables or of equations.
type Sum = Vec<(u32, Rational)>;

/// `Σ terms = constant`, which is the given combination of the given equations.
#[derive(Clone, Debug)]
struct Equation {
    terms: Sum,
    constant: Rational,
    combination: Sum,
}

/// An equation in which `var` has the coefficient 1, and which replaces it.
#[derive(Debug)]
struct Solved {
    var: u32,
    equation: Equation,
}

/// Numbers with more bits end the attempt.
const MOST_BITS: usize = 4096;

/// `a + factor·b`.
fn add_multiple(a: &Sum, factor: &Rational, b: &Sum) -> Sum {
    let mut sum = Vec::with_capacity(a.len() + b.len());
    let (mut left, mut right) = (a.iter().peekable(), b.iter().peekable());
    loop {
        match (left.peek(), right.peek()) {
            (Some((i, x)), Some((j, y))) if i == j => {
                let mut total = x.clone();
                total.add_mul(factor, y);
                if !total.is_zero() {
                    sum.push((*i, total));
                }
                left.next();
                right.next();
            }
            (Some((i, x)), other) if other.is_none_or(|(j, _)| i < j) => {
                sum.push((*i, x.clone()));
                left.next();
            }
            (_, Some((j, y))) => {
                sum.push((*j, factor * y));
                right.next();
            }
            (_, None) => return sum,
        }
    }
}

impl Equation {
    fn add_multiple(&mut self, factor: &Rational, other: &Equation) {
        self.terms = add_multiple(&self.terms, factor, &other.terms);
        self.constant.add_mul(factor, &other.constant);
        self.combination = add_multiple(&self.combination, factor, &other.combination);
    }

    fn coefficient(&self, var: u32) -> Option<&Rational> {
        self.terms.binary_search_by_key(&var, |(var, _)| *var).ok().map(|at| &self.terms[at].1)
    }

    fn scale(&mut self, factor: &Rational) {
        if !factor.is_one() {
            self.constant *= factor;
            for (_, number) in self.terms.iter_mut().chain(&mut self.combination) {
                *number *= factor;
            }
        }
    }

    fn common_divisor(&self) -> Rational {
        self.terms.iter().fold(Rational::ZERO, |gcd, (_, c)| gcd.gcd(c))
    }
}

/// The solved equations. None contains a variable that was solved before it, so that one pass in order is enough.
#[derive(Default)]
struct System {
    solved: Vec<Solved>,
    /// The number of the next new variable.
    fresh: u32,
}

impl System {
    fn reduce(&self, equation: &mut Equation) {
        for solved in &self.solved {
            if let Some(coefficient) = equation.coefficient(solved.var) {
                let factor = -coefficient;
                equation.add_multiple(&factor, &solved.equation);
            }
        }
    }

    /// Adds an equation. The answer is the combination that has no solution, if there is none.
    fn add(&mut self, mut equation: Equation) -> Option<Sum> {
        self.reduce(&mut equation);
        let divisor = equation.common_divisor();
        if divisor.is_zero() {
            return (!equation.constant.is_zero()).then_some(equation.combination);
        }
        equation.scale(&divisor.recip());
        if !equation.constant.is_integer() {
            return Some(equation.combination);
        }
        loop {
            let smallest = equation.terms.iter().min_by_key(|(_, coefficient)| coefficient.abs());
            let (var, coefficient) = smallest.expect("the equation has a variable").clone();
            if coefficient.abs().is_one() {
                equation.scale(&coefficient);
                self.solved.push(Solved { var, equation });
                return None;
            }
            // With var = t - Σ q·x, all other coefficients get smaller than that of var. The definition of t is no
            // combination of anything: it only renames.
            let mut terms: Sum = equation
                .terms
                .iter()
                .filter(|(other, _)| *other != var)
                .map(|(other, c)| (*other, (c / &coefficient).floor()))
                .filter(|(_, quotient)| !quotient.is_zero())
                .collect();
            terms.push((var, Rational::ONE));
            terms.sort_unstable_by_key(|(var, _)| *var);
            terms.push((self.fresh, Rational::MINUS_ONE));
            self.fresh += 1;
            let definition = Equation { terms, constant: Rational::ZERO, combination: Vec::new() };
            equation.add_multiple(&-coefficient, &definition);
            self.solved.push(Solved { var, equation: definition });
        }
    }
}

impl Simplex {
    /// A conflict if the fixed integer variables and sums have no integer solution together, or one bounded sum none
    /// with them.
    pub(super) fn equations_conflict(
        &self,
        limits: &Limits,
        max_equations: usize,
    ) -> Result<Option<Conflict>, Stop> {
        let mut bounded: Vec<VarId> = self.trail.iter().map(|undo| undo.var).collect();
        bounded.sort_unstable();
        bounded.dedup();
        bounded.retain(|var| {
            let state = &self.vars[var.index()];
            state.is_int && state.lower.is_some() && state.upper.is_some()
        });
        let (fixed, ranges): (Vec<VarId>, Vec<VarId>) =
            bounded.into_iter().partition(|var| self.vars[var.index()].is_fixed());
        if fixed.len() > max_equations || fixed.is_empty() {
            return Ok(None);
        }
        let mut system = System { solved: Vec::new(), fresh: self.vars.len() as u32 };
        for (number, var) in fixed.iter().enumerate() {
            let equation = self.equation_of(*var, vec![(number as u32, Rational::ONE)]);
            if let Some(combination) = system.add(equation) {
                let used = combination.iter().map(|(number, _)| fixed[*number as usize]);
                return Ok(Some(self.integer_conflict(used)));
            }
            if let Some(stop) = limits.stop() {
                return Err(stop);
            }
            let last = system.solved.last();
            if last.is_some_and(|last| last.equation.terms.iter().any(|(_, c)| c.bits() > MOST_BITS)) {
                return Ok(None);
            }
        }
        for var in ranges.into_iter().take(max_equations) {
            if let Some(conflict) = self.range_conflict(&system, &fixed, var) {
                return Ok(Some(conflict));
            }
            if let Some(stop) = limits.stop() {
                return Err(stop);
            }
        }
        Ok(None)
    }

    /// `var = value`, over original variables.
    fn equation_of(&self, var: VarId, combination: Sum) -> Equation {
        let terms = match self.definition(var) {
            None => vec![(var.0, Rational::ONE)],
            Some(terms) => terms.iter().map(|(var, c)| (var.0, c.clone())).collect(),
        };
        let constant =
            self.vars[var.index()].lower.as_ref().expect("the variable is bounded").value.real.clone();
        Equation { terms, constant, combination }
    }

    /// With the equations a sum is `c + g·(…)`; none of these numbers may be within its bounds.
    fn range_conflict(&self, system: &System, fixed: &[VarId], var: VarId) -> Option<Conflict> {
        let mut sum = self.equation_of(var, Vec::new());
        let lower = std::mem::take(&mut sum.constant);
        system.reduce(&mut sum);
        let upper = &self.vars[var.index()].upper.as_ref().expect("the variable is bounded").value.real;
        // sum = Σ rest - constant, where the rest are multiples of the divisor.
        let divisor = sum.common_divisor();
        let offset = -&sum.constant;
        let least = if divisor.is_zero() {
            if offset >= lower && offset <= *upper {
                return None;
            }
            offset
        } else {
            &offset + &(&((&lower - &offset) / &divisor).ceil() * &divisor)
        };
        if least >= lower && least <= *upper {
            return None;
        }
        let used = sum.combination.iter().map(|(number, _)| fixed[*number as usize]);
        Some(self.integer_conflict(used.chain([var])))
    }
}
