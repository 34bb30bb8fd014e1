//! The clauses that define a gate.

use super::{Gate, Lit};
use smallvec::SmallVec;

/// Hands the clauses of `out = gate` to `add`. Each of them contains `out` or its negation: cones rest on
/// that, since a gate whose output is outside of the cone then has no clause inside.
pub(super) fn gate_clauses(out: Lit, gate: Gate<'_>, add: &mut dyn FnMut(&[Lit])) {
    match gate {
        Gate::And(inputs) => {
            let mut all: SmallVec<[Lit; 8]> = SmallVec::with_capacity(inputs.len() + 1);
            for &input in inputs {
                add(&[!out, input]);
                all.push(!input);
            }
            all.push(out);
            add(&all);
        }
        Gate::Xor(a, b) => {
            add(&[!out, a, b]);
            add(&[!out, !a, !b]);
            add(&[out, !a, b]);
            add(&[out, a, !b]);
        }
        Gate::Mux { c, t, e } => {
            add(&[!out, !c, t]);
            add(&[out, !c, !t]);
            add(&[!out, c, e]);
            add(&[out, c, !e]);
            // Implied by the others, but not found by propagation while `c` is open.
            add(&[!out, t, e]);
            add(&[out, !t, !e]);
        }
    }
}
