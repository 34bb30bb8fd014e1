//! Runs as BTOR2 witnesses, which `btorsim` checks.
//!
//! ```text
//! sat              a run is found
//! b0               to bad positions of this number
//! #0               the states at the first position: number among the states, and value
//! 0 0101 x#0
//! 1 [01] 11 m#0    an element of an array
//! @0               the inputs there: number among the inputs, and value
//! 0 1 i@0
//! #1               the states without `next` at the next position, if there are some
//! @1
//! .
//! ```
//!
//! An element of an array that is not listed is zero.

use certus_logic::{Assignment, Bv, Op, Sort, Term, Terms, Value};
use certus_model::{Ts, Variable};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Of an array with so few indices all elements are listed, if those that are not listed are not zero.
const SMALL: u128 = 4096;

/// A run to bad positions of this number as a witness. The system is one that was read from BTOR2: states and inputs are
/// numbered in its order.
#[must_use]
pub fn witness(terms: &Terms, ts: &Ts, bad: usize, positions: &[Assignment]) -> String {
    format!("sat\nb{bad}\n{}", stimulus(terms, ts, positions))
}

/// The frames of a run, as in a witness: a run that is no witness of anything has nothing else.
#[must_use]
pub fn stimulus(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> String {
    let mut writer = Writer { terms, touched: touched(terms, ts, positions), out: String::new() };
    let numbered = |vars: &[Variable]| vars.iter().cloned().enumerate().collect::<Vec<_>>();
    let (states, inputs) = (numbered(&ts.vars), numbered(&ts.inputs));
    let (_, free): (Vec<_>, Vec<_>) =
        states.iter().cloned().partition(|(_, var)| ts.next.contains_key(&var.term));
    for (frame, position) in positions.iter().enumerate() {
        let shown = if frame == 0 { &states } else { &free };
        if !shown.is_empty() {
            writer.part('#', frame, shown, position);
        }
        writer.part('@', frame, &inputs, position);
    }
    writer.out.push_str(".\n");
    writer.out
}

/// The indices at which arrays are read or written on a run.
fn touched(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> BTreeSet<Value> {
    let mut roots = vec![ts.init, ts.constraint];
    roots.extend(ts.next.values());
    roots.extend(ts.bad.iter().map(|goal| goal.what));
    let all = terms.post_order(&roots).into_iter();
    let indices: Vec<Term> = all
        .filter(|term| matches!(terms.op(*term), Op::Select | Op::Store))
        .map(|term| terms.arg(term, 1))
        .collect();
    positions.iter().flat_map(|position| terms.eval_all(&indices, position)).collect()
}

struct Writer<'t> {
    terms: &'t Terms,
    touched: BTreeSet<Value>,
    out: String,
}

impl Writer<'_> {
    fn part(&mut self, mark: char, frame: usize, vars: &[(usize, Variable)], position: &Assignment) {
        // A string takes whatever is written to it.
        let _ = writeln!(self.out, "{mark}{frame}");
        for (number, var) in vars {
            let value = self.terms.eval(var.term, position);
            let end = format!("{}{mark}{frame}", var.name);
            if let Some(bits) = bits(&value) {
                let _ = writeln!(self.out, "{number} {bits} {end}");
            }
            for (index, element) in self.elements(self.terms.sort(var.term), &value) {
                let _ = writeln!(self.out, "{number} [{index}] {element} {end}");
            }
        }
    }

    /// The elements of an array that have to be told, with their indices.
    fn elements(&self, sort: Sort, value: &Value) -> Vec<(String, String)> {
        let (Sort::Array(sort), Some(array)) = (sort, value.as_array()) else { return Vec::new() };
        let mut indices: BTreeSet<Value> = array.entries().map(|(index, _)| index.clone()).collect();
        let (index, _) = self.terms.array_sorts(sort);
        if !array.default_value().as_bv().is_some_and(Bv::is_zero)
            && let Sort::Bv(width) = index
        {
            indices.extend(
                self.touched.iter().filter(|at| at.as_bv().is_some_and(|at| at.width() == width)).cloned(),
            );
            if let Some(size) = self.terms.domain_size(index).filter(|size| *size <= SMALL) {
                indices.extend((0..size).map(|n| Value::Bv(Bv::new(width, n))));
            }
        }
        let text = |at: &Value| Some((bits(at)?, bits(array.select(at))?));
        indices.iter().filter_map(text).collect()
    }
}

/// The bits of a value, the most significant first.
fn bits(value: &Value) -> Option<String> {
    match value {
        Value::Bool(holds) => Some(u8::from(*holds).to_string()),
        Value::Bv(bv) => Some((0..bv.width()).rev().map(|n| if bv.bit(n) { '1' } else { '0' }).collect()),
        _ => None,
    }
}
