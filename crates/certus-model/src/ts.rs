//! Symbolic transition systems: what hardware formats describe, and what an automaton becomes when its location
//! is a variable ([`crate::pc`]).

use crate::cfa::Variable;
use certus_logic::{Assignment, Term, Terms, Value};
use rustc_hash::FxHashSet;

/// A transition system (thesis, Definition 3.1.1). A run begins in a state of `init`, and the question is whether
/// one reaches a state of `bad`. A state may have no successor.
#[derive(Clone, Debug)]
pub struct Ts {
    /// The state variables.
    pub vars: Vec<Variable>,
    /// Variables that have any value in each step. Only `trans` mentions them.
    pub inputs: Vec<Term>,
    /// Where runs begin, over the state.
    pub init: Term,
    /// A step, over the state, the inputs, and the state after: its variables are the primed versions
    /// ([`Terms::prime`]) of the state's.
    pub trans: Term,
    /// What must not be reached, over the state.
    pub bad: Term,
}

impl Ts {
    /// The variable that stands for the value of a state variable after a step.
    ///
    /// # Panics
    /// If it is no variable.
    pub fn after(terms: &mut Terms, var: Term) -> Term {
        let symbol = terms.as_var(var).expect("a state variable is a variable");
        let primed = terms.primed_var(symbol);
        terms.symbol_term(primed)
    }

    /// The rule of this type that is broken, if one is.
    ///
    /// # Errors
    /// The rule, in words.
    pub fn validate(&self, terms: &mut Terms) -> Result<(), String> {
        let state: FxHashSet<Term> = self.vars.iter().map(|var| var.term).collect();
        let after: FxHashSet<Term> = self.vars.iter().map(|var| Ts::after(terms, var.term)).collect();
        if state.len() != self.vars.len() {
            return Err("a variable is listed twice".to_owned());
        }
        for (name, formula) in [("init", self.init), ("bad", self.bad)] {
            if terms.free_vars(formula).iter().any(|var| !state.contains(var)) {
                return Err(format!("{name} mentions what is no state variable"));
            }
        }
        let known = |var: &Term| state.contains(var) || after.contains(var) || self.inputs.contains(var);
        if !terms.free_vars(self.trans).iter().all(known) {
            return Err("trans mentions what is neither state nor input".to_owned());
        }
        Ok(())
    }

    /// One assignment for `trans`: a state with inputs, and the state after it.
    pub fn step(&self, terms: &mut Terms, state: &Assignment, next: &Assignment) -> Assignment {
        let mut both = state.clone();
        for var in &self.vars {
            let Some(symbol) = terms.as_var(var.term) else { continue };
            let value = next.get(symbol).cloned();
            let value = value.unwrap_or_else(|| terms.default_value(terms.sort(var.term)));
            both.set(terms.primed_var(symbol), value);
        }
        both
    }

    /// Whether these assignments to state and inputs are a run to a bad state.
    pub fn is_run(&self, terms: &mut Terms, trace: &[Assignment]) -> bool {
        let yes = Value::Bool(true);
        let (Some(first), Some(last)) = (trace.first(), trace.last()) else { return false };
        terms.eval(self.init, first) == yes
            && terms.eval(self.bad, last) == yes
            && trace.windows(2).all(|pair| {
                let both = self.step(terms, &pair[0], &pair[1]);
                terms.eval(self.trans, &both) == yes
            })
    }
}
