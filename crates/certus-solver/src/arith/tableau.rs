//! The sparse tableau: rows `d·x = Σ aⱼ·xⱼ` with a basic variable `x` on the left and nonbasic ones on the right.
//!
//! All coefficients are integers without a common divisor, and `d > 0`. Integers are the fastest rationals: a pivot
//! needs no gcd while its coefficient is ±1, which is the common case. A nonbasic variable knows the rows it
//! occurs in (its column), so that the cost of an update or a pivot is that of the entries it touches.

use super::{Rational, VarId};
use crate::{Limits, Stop};

/// No row, no slot.
const NONE: u32 = u32::MAX;

/// A nonbasic variable in a row.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) var: VarId,
    /// Where in the variable's column this entry is listed.
    place: u32,
    pub(super) coefficient: Rational,
}

/// A place where a nonbasic variable occurs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Occurrence {
    pub(super) row: u32,
    pub(super) slot: u32,
}

/// One row; a row that is free to be used again has the base `VarId(NONE)`.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) base: VarId,
    /// The coefficient of the base, which is positive.
    pub(super) divisor: Rational,
    pub(super) entries: Vec<Entry>,
}

/// The rows, the columns, and which variable is basic in which row.
#[derive(Debug, Default)]
pub(super) struct Tableau {
    rows: Vec<Row>,
    free: Vec<u32>,
    columns: Vec<Vec<Occurrence>>,
    /// The row in which a variable is basic.
    row_of: Vec<u32>,
    /// For each variable its slot in the row that is being added to; `NONE` outside of [`Tableau::add_multiple`].
    slots: Vec<u32>,
}

impl Tableau {
    pub(super) fn add_var(&mut self) {
        self.columns.push(Vec::new());
        self.row_of.push(NONE);
        self.slots.push(NONE);
    }

    /// An upper limit of the numbers of rows.
    pub(super) fn capacity(&self) -> usize {
        self.rows.len()
    }

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        self.rows.len() - self.free.len()
    }

    pub(super) fn row(&self, row: u32) -> &Row {
        &self.rows[row as usize]
    }

    /// The row in which `var` is basic.
    #[inline]
    pub(super) fn row_of(&self, var: VarId) -> Option<u32> {
        let row = self.row_of[var.index()];
        (row != NONE).then_some(row)
    }

    /// The occurrences of a nonbasic variable.
    #[inline]
    pub(super) fn column(&self, var: VarId) -> &[Occurrence] {
        &self.columns[var.index()]
    }

    /// Adds the row `divisor·base = Σ`, in which basic variables are replaced by their rows. The coefficients are
    /// integers and the variables differ.
    pub(super) fn add_row(&mut self, base: VarId, divisor: Rational, sum: &[(VarId, Rational)]) -> u32 {
        let row = self.free.pop().unwrap_or_else(|| {
            self.rows.push(Row { base: VarId(NONE), divisor: Rational::ONE, entries: Vec::new() });
            self.rows.len() as u32 - 1
        });
        // What the row has been multiplied with so far, so that the terms that come later are, too.
        let mut multiplier = Rational::ONE;
        self.rows[row as usize].divisor = divisor;
        for (var, coefficient) in sum {
            if self.row_of(*var).is_none() {
                self.insert(row, *var, coefficient.clone());
            }
        }
        for (var, coefficient) in sum {
            let Some(source) = self.row_of(*var) else { continue };
            multiplier *= &self.substitute(row, &(coefficient * &multiplier), source);
        }
        self.rows[row as usize].base = base;
        self.row_of[base.index()] = row;
        self.normalise(row);
        row
    }

    /// Removes a row. Its basic variable occurs nowhere else.
    pub(super) fn remove_row(&mut self, row: u32) {
        while let Some(last) = self.rows[row as usize].entries.len().checked_sub(1) {
            self.remove(row, last as u32);
        }
        let base = std::mem::replace(&mut self.rows[row as usize].base, VarId(NONE));
        self.row_of[base.index()] = NONE;
        self.free.push(row);
    }

    /// Exchanges the basic variable of a row with the nonbasic one at `slot`, and eliminates the latter elsewhere.
    ///
    /// # Errors
    /// The limit that was met amid long numbers. The tableau is then of no use until it is [cleared](Self::clear).
    pub(super) fn pivot(&mut self, row: u32, slot: u32, limits: &Limits) -> Result<(), Stop> {
        let entering = self.rows[row as usize].entries[slot as usize].var;
        let coefficient = self.remove(row, slot);
        let leaving = self.rows[row as usize].base;
        let this = &mut self.rows[row as usize];
        // d·leaving = a·entering + rest becomes |a|·entering = ±d·leaving ∓ rest.
        let positive = coefficient.is_positive();
        if positive {
            for entry in &mut this.entries {
                entry.coefficient = -&entry.coefficient;
            }
        }
        let divisor = std::mem::replace(&mut this.divisor, coefficient.abs());
        this.base = entering;
        self.row_of[leaving.index()] = NONE;
        self.insert(row, leaving, if positive { divisor } else { -divisor });
        while let Some(&Occurrence { row: target, slot }) = self.columns[entering.index()].last() {
            let coefficient = self.remove(target, slot);
            let factor = self.substitute(target, &coefficient, row);
            if !factor.is_one() {
                self.normalise(target);
            }
            if !self.rows[target as usize].divisor.is_small()
                && let Some(stop) = limits.stop()
            {
                return Err(stop);
            }
        }
        self.row_of[entering.index()] = row;
        Ok(())
    }

    /// Removes all rows.
    pub(super) fn clear(&mut self) {
        self.rows.clear();
        self.free.clear();
        self.columns.iter_mut().for_each(Vec::clear);
        self.row_of.fill(NONE);
    }

    /// Adds `coefficient·b` to the right of `target`, where `b` is the basic variable of `source`. To stay with
    /// integers, the target may be multiplied by a positive number before, which is returned.
    fn substitute(&mut self, target: u32, coefficient: &Rational, source: u32) -> Rational {
        let divisor = &self.rows[source as usize].divisor;
        if divisor.is_one() {
            self.add_multiple(target, coefficient, source);
            return Rational::ONE;
        }
        let common = divisor.gcd(coefficient);
        let factor = divisor / &common;
        if !factor.is_one() {
            let row = &mut self.rows[target as usize];
            row.divisor *= &factor;
            for entry in &mut row.entries {
                entry.coefficient *= &factor;
            }
        }
        self.add_multiple(target, &(coefficient / &common), source);
        factor
    }

    /// Adds `factor` times the right side of `source` to that of `target`.
    fn add_multiple(&mut self, target: u32, factor: &Rational, source: u32) {
        for (slot, entry) in self.rows[target as usize].entries.iter().enumerate() {
            self.slots[entry.var.index()] = slot as u32;
        }
        // Nothing below touches the source, so it can be lent out.
        let entries = std::mem::take(&mut self.rows[source as usize].entries);
        for entry in &entries {
            let slot = self.slots[entry.var.index()];
            if slot == NONE {
                self.slots[entry.var.index()] = self.rows[target as usize].entries.len() as u32;
                self.insert(target, entry.var, factor * &entry.coefficient);
            } else {
                let sum = &mut self.rows[target as usize].entries[slot as usize].coefficient;
                sum.add_mul(factor, &entry.coefficient);
            }
        }
        for entry in &self.rows[target as usize].entries {
            self.slots[entry.var.index()] = NONE;
        }
        // Only entries that the source has, too, can have become zero. Removing from the back keeps the slots in front.
        self.rows[source as usize].entries = entries;
        for slot in (0..self.rows[target as usize].entries.len()).rev() {
            if self.rows[target as usize].entries[slot].coefficient.is_zero() {
                self.remove(target, slot as u32);
            }
        }
    }

    /// Divides a row by the greatest common divisor of its coefficients.
    fn normalise(&mut self, row: u32) {
        let row = &mut self.rows[row as usize];
        let mut common = row.divisor.clone();
        for entry in &row.entries {
            if common.is_one() {
                return;
            }
            common = common.gcd(&entry.coefficient);
        }
        if common.is_one() {
            return;
        }
        row.divisor /= &common;
        for entry in &mut row.entries {
            entry.coefficient /= &common;
        }
    }

    /// Adds an entry for a variable that the row does not have.
    fn insert(&mut self, row: u32, var: VarId, coefficient: Rational) {
        let entries = &mut self.rows[row as usize].entries;
        let column = &mut self.columns[var.index()];
        let slot = entries.len() as u32;
        entries.push(Entry { var, place: column.len() as u32, coefficient });
        column.push(Occurrence { row, slot });
    }

    /// Removes an entry from its row and its column. The last entries of both take its places.
    fn remove(&mut self, row: u32, slot: u32) -> Rational {
        let entries = &mut self.rows[row as usize].entries;
        let removed = entries.swap_remove(slot as usize);
        if let Some(moved) = entries.get(slot as usize) {
            self.columns[moved.var.index()][moved.place as usize].slot = slot;
        }
        let column = &mut self.columns[removed.var.index()];
        column.swap_remove(removed.place as usize);
        if let Some(moved) = column.get(removed.place as usize) {
            self.rows[moved.row as usize].entries[moved.slot as usize].place = removed.place;
        }
        removed.coefficient
    }

    /// Whether the links between rows and columns are right, and the rows are normal enough: for tests.
    pub(super) fn is_consistent(&self) -> bool {
        let entries: usize = self.rows.iter().map(|row| row.entries.len()).sum();
        let occurrences: usize = self.columns.iter().map(Vec::len).sum();
        entries == occurrences
            && self.rows.iter().enumerate().all(|(number, row)| {
                (row.base.0 == NONE || self.row_of[row.base.index()] == number as u32)
                    && row.divisor.is_positive()
                    && row.entries.iter().enumerate().all(|(slot, entry)| {
                        let occurrence = self.columns[entry.var.index()][entry.place as usize];
                        occurrence.row == number as u32
                            && occurrence.slot == slot as u32
                            && self.row_of[entry.var.index()] == NONE
                            && entry.coefficient.is_integer()
                            && !entry.coefficient.is_zero()
                    })
            })
    }
}
