//! Runs as AIGER witnesses, which `aigsim` checks: the state at first, and the inputs at each position.
//!
//! ```text
//! 1          a run is found
//! b0         to bad positions of this number
//! 010        the latches at first
//! 11         the inputs at the first position
//! 01         the inputs at the last, which is bad
//! .
//! ```

use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::{Ts, Variable};

/// A run to bad positions of this number as a witness. The system is one that was read from AIGER: latches and inputs are
/// numbered in its order.
#[must_use]
pub fn witness(terms: &Terms, ts: &Ts, bad: usize, positions: &[Assignment]) -> String {
    format!("1\nb{bad}\n{}", stimulus(terms, ts, positions))
}

/// The first state and the inputs of a run, as in a witness: a run that is no witness of anything has nothing else.
#[must_use]
pub fn stimulus(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> String {
    let mut out = String::new();
    if let Some(first) = positions.first() {
        line(terms, &mut out, &ts.vars, first);
    }
    for position in positions {
        line(terms, &mut out, &ts.inputs, position);
    }
    out.push_str(".\n");
    out
}

fn line(terms: &Terms, out: &mut String, vars: &[Variable], position: &Assignment) {
    let vars: Vec<Term> = vars.iter().map(|var| var.term).collect();
    let values = terms.eval_all(&vars, position);
    out.extend(values.iter().map(|value| if *value == Value::Bool(true) { '1' } else { '0' }));
    out.push('\n');
}
