//! Integer values near fractional ones: a nonbasic variable is moved a little so that a basic one gets an integer.

use super::simplex::Kind;
use super::{Delta, Rational, Simplex, VarId};

/// How many entries of rows are tried at most in one call.
const MOST_TRIES: usize = 200;

impl Simplex {
    /// Makes fractional basic variables integers by moves of nonbasic integer variables that violate no bound and
    /// make no integer fractional.
    pub(super) fn patch(&mut self) {
        let fractional: Vec<VarId> = self.fractional().collect();
        let mut tries = 0;
        for var in fractional {
            let Some(row) = self.tableau.row_of(var) else { continue };
            // A move may have made it an integer already.
            if self.vars[var.index()].value.is_integer() || !self.vars[var.index()].value.epsilon.is_zero() {
                continue;
            }
            for slot in 0..self.tableau.row(row).entries.len() {
                tries += 1;
                if tries > MOST_TRIES {
                    return self.keep_values();
                }
                if let Some((nonbasic, by)) = self.patching_move(row, slot) {
                    self.shift_nonbasic(nonbasic, &by);
                    debug_assert!(self.vars[var.index()].value.is_integer());
                    break;
                }
            }
        }
        self.keep_values();
    }

    /// The shorter move of the nonbasic variable at `slot` that makes the base of the row an integer, if it does no
    /// harm elsewhere.
    fn patching_move(&self, row: u32, slot: usize) -> Option<(VarId, Delta)> {
        let row = self.tableau.row(row);
        let entry = &row.entries[slot];
        let state = &self.vars[entry.var.index()];
        if !state.is_int || state.is_fixed() {
            return None;
        }
        // d·base = a·x + rest: the move m needs a·m ≡ -d·base (mod d).
        let divisor = row.divisor.to_i64()?;
        let rest = (&self.vars[row.base.index()].value.real * &row.divisor).to_i64()?;
        let up = solve_congruence(entry.coefficient.to_i64()?, -i128::from(rest), divisor)?;
        let down = up - period(entry.coefficient.to_i64()?, divisor);
        let moves = if up <= -down { [up, down] } else { [down, up] };
        let moves = moves.map(Delta::from);
        moves.into_iter().find(|by| self.is_harmless(entry.var, by)).map(|by| (entry.var, by))
    }

    /// Whether all values stay within bounds and integers stay integers if a nonbasic variable is moved.
    fn is_harmless(&self, var: VarId, by: &Delta) -> bool {
        let is_within = |var: VarId, value: &Delta| {
            let state = &self.vars[var.index()];
            state.lower.as_ref().is_none_or(|bound| *value >= bound.value)
                && state.upper.as_ref().is_none_or(|bound| *value <= bound.value)
        };
        let mut value = self.vars[var.index()].value.clone();
        value.add_mul(&Rational::ONE, by);
        is_within(var, &value)
            && self.tableau.column(var).iter().all(|at| {
                let row = self.tableau.row(at.row);
                let base = &self.vars[row.base.index()];
                let mut value = base.value.clone();
                value.add_mul(&(&row.entries[at.slot as usize].coefficient / &row.divisor), by);
                let must_be_integer = base.is_int && base.kind == Kind::Original && base.value.is_integer();
                is_within(row.base, &value) && (!must_be_integer || value.is_integer())
            })
    }
}

/// The distance of the solutions of `a·m ≡ c (mod modulus)`.
fn period(a: i64, modulus: i64) -> i64 {
    let divisor = Rational::from(a).gcd(&Rational::from(modulus));
    modulus / divisor.to_i64().expect("a divisor of machine integers")
}

/// The least `m ≥ 0` with `a·m ≡ c (mod modulus)`.
fn solve_congruence(a: i64, c: i128, modulus: i64) -> Option<i64> {
    // Extended Euclid on (a mod modulus, modulus): `x·a ≡ r (mod modulus)` holds for both pairs.
    let modulus = i128::from(modulus);
    let (mut r, mut x) = (i128::from(a).rem_euclid(modulus), 1i128);
    let (mut next_r, mut next_x) = (modulus, 0i128);
    while next_r != 0 {
        let quotient = r / next_r;
        (r, next_r) = (next_r, r - quotient * next_r);
        (x, next_x) = (next_x, x - quotient * next_x);
    }
    let c = c.rem_euclid(modulus);
    if r == 0 || c % r != 0 {
        return None;
    }
    let step = modulus / r;
    // Both factors are below 2^63.
    i64::try_from(((c / r) % step * x.rem_euclid(step)) % step).ok()
}

#[cfg(test)]
mod tests {
    use super::{period, solve_congruence};

    #[test]
    fn congruences() {
        for modulus in 1..25i64 {
            for a in -30..30i64 {
                for c in -30..30 {
                    let expected = (0..modulus).find(|m| (a * m - c).rem_euclid(modulus) == 0);
                    assert_eq!(solve_congruence(a, i128::from(c), modulus), expected, "{a} {c} {modulus}");
                    if let Some(first) = expected {
                        let second = (first + 1..).find(|m| (a * m - c).rem_euclid(modulus) == 0);
                        assert_eq!(second, Some(first + period(a, modulus)));
                    }
                }
            }
        }
        let most = i64::MAX;
        assert_eq!(solve_congruence(most - 1, 1, most), Some(most - 1));
    }
}
