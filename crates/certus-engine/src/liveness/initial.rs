//! The values that variables begin with, as far as the initial formula says them one by one.

use certus_logic::{Op, Substitution, Term, Terms};
use certus_model::Ts;

/// For each variable that begins with one value, that value. What is left out is still to be asserted.
pub(super) fn first_values(terms: &Terms, ts: &Ts) -> Substitution {
    let mut out = Substitution::new();
    let is_state = |term: Term| ts.vars.iter().any(|var| var.term == term);
    for conjunct in terms.conjuncts(ts.init) {
        let (atom, negated) = terms.strip_not(conjunct);
        if is_state(atom) {
            out.insert(atom, terms.bool(!negated));
        }
        if let (false, Some(&[a, b])) = (negated, terms.args_if(atom, Op::Eq)) {
            for (var, value) in [(a, b), (b, a)] {
                if is_state(var) && terms.is_const(value) && out.get(var).is_none() {
                    out.insert(var, value);
                }
            }
        }
    }
    out
}
