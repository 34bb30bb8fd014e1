//! Proofs as witness circuits (Yu, Froleyks, Biere, Heljanko: *Towards Compositional Hardware Model Checking Certification*,
//! FMCAD 2023), which `certifaiger` checks.
//!
//! A witness circuit simulates the model, and its property is inductive. Here it is the model itself with another property: a
//! position is bad if it was bad in the model, or if the invariant does not hold there. With `R` for the resets, `C` for the
//! constraints, `F` for a step and `P` for the property, and those of the witness primed, this is to hold:
//!
//! | check | |
//! | --- | --- |
//! | reset | `R and C` implies `R' and C'` |
//! | transition | `F and C0 and C1 and C0'` implies `F' and C1'` |
//! | property | `C and C' and P'` implies `P` |
//! | base | `R' and C'` implies `P'` |
//! | step | `P0' and F' and C0' and C1'` implies `P1'` |
//!
//! The first two hold because resets, steps and constraints are those of the model, and the third because what is bad stays bad.
//! The last two hold if the invariant is inductive and excludes bad positions under the constraints.

use super::write::{Encoding, blasted};
use crate::Unfit;
use certus_logic::{Term, Terms};
use certus_model::Ts;
use certus_model::ts::Goal;

/// The witness circuit of an inductive invariant, for bad positions of this number. The model is the circuit that the system was
/// read from, or the one that [`super::write`] makes of it. The symbol table says which literal of the model an input or a latch
/// stands for, if the model numbers its inputs and then its latches from 1, as binary files do.
///
/// # Errors
/// What of it the format does not have.
///
/// # Panics
/// If the system has no bad positions of that number.
pub fn witness_circuit(
    terms: &mut Terms,
    ts: &Ts,
    bad: usize,
    invariant: Term,
    encoding: Encoding,
) -> Result<Vec<u8>, Unfit> {
    let outside = terms.not(invariant);
    let what = terms.or2(ts.bad[bad].what, outside);
    let strengthened = Ts {
        bad: vec![Goal { name: String::new(), what }],
        justice: Vec::new(),
        fairness: Vec::new(),
        ..ts.clone()
    };
    let (mut file, graph) = blasted(terms, &strengthened)?;
    for (n, name) in file.inputs.iter_mut().chain(&mut file.latches).enumerate() {
        *name = format!("= {}", 2 * (n + 1));
    }
    let mut out = file.write(&graph, encoding);
    out.extend(format!("c\nWITNESS b{bad}\n").into_bytes());
    Ok(out)
}
