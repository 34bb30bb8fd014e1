//! Constraints over inputs that are used nowhere else.

use certus_logic::{Assignment, Bv, Sort, Term, Terms, Value};
use rustc_hash::FxHashMap;

/// How many values are tried, beside the default and all ones.
const TRIES: u64 = 8;

/// Conjuncts that are connected by inputs.
pub(super) struct Group {
    pub(super) formulas: Vec<Term>,
    pub(super) inputs: Vec<Term>,
}

/// The groups of some formulas over inputs.
pub(super) fn groups(terms: &Terms, formulas: Vec<Term>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut of_input: FxHashMap<Term, usize> = FxHashMap::default();
    for formula in formulas {
        let inputs = terms.free_vars(formula);
        let mut new = Group { formulas: vec![formula], inputs: inputs.clone() };
        let at = groups.len();
        let mut met: Vec<usize> = inputs.iter().filter_map(|input| of_input.get(input).copied()).collect();
        met.sort_unstable();
        met.dedup();
        for old in met {
            let old = &mut groups[old];
            new.formulas.append(&mut old.formulas);
            new.inputs.append(&mut old.inputs);
        }
        new.inputs.sort_unstable();
        new.inputs.dedup();
        for input in &new.inputs {
            of_input.insert(*input, at);
        }
        groups.push(new);
    }
    groups.retain(|group| !group.formulas.is_empty());
    groups
}

impl Group {
    /// Values for which all formulas are true, if such are found easily.
    pub(super) fn values(&self, terms: &Terms) -> Option<Vec<(Term, Value)>> {
        // What a function gives is not ours to choose.
        if !terms.functions_of(&self.formulas).is_empty() {
            return None;
        }
        (0..TRIES + 2).find_map(|n| {
            let mut values = Vec::new();
            let mut env = Assignment::new();
            for (place, input) in self.inputs.iter().enumerate() {
                let value = value(terms, *input, n, place as u64);
                env.set(terms.as_var(*input)?, value.clone());
                values.push((*input, value));
            }
            let holds = terms.eval_all(&self.formulas, &env);
            holds.iter().all(|value| *value == Value::Bool(true)).then_some(values)
        })
    }
}

/// The `n`-th value to be tried: the default one, all ones, and what looks like chance.
fn value(terms: &Terms, input: Term, n: u64, place: u64) -> Value {
    let mix = (n << 32 ^ place).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let bits = mix ^ mix >> 29;
    match (terms.sort(input), n) {
        (sort, 0) => terms.default_value(sort),
        (Sort::Bool, 1) => Value::Bool(true),
        (Sort::Bv(width), 1) => Value::Bv(Bv::ones(width)),
        (Sort::Bool, _) => Value::Bool(bits & 1 == 1),
        (Sort::Bv(width), _) => Value::Bv(Bv::new(width, u128::from(bits))),
        (sort, _) => terms.default_value(sort),
    }
}
