//! Symbolic transition systems: what hardware formats describe, and what an automaton becomes when its location
//! is a variable ([`crate::program_counter`]).

use crate::cfa::{Invariant, Loc, Variable};
use crate::ltl::Ltl;
use crate::problem::Property;
use certus_logic::{Assignment, Sort, Term, Terms, Value};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// A transition system (thesis, Definition 3.1.1).
///
/// A *position* of a run is a state together with the inputs of that moment. A run begins in a state of `init`; the
/// constraint holds at every position, the last one included; and from each position to the next the variables change as
/// `next` and `trans` say. A position may have no successor.
#[derive(Clone, Debug)]
pub struct Ts {
    /// The state variables.
    pub vars: Vec<Variable>,
    /// Variables that have any value at each position.
    pub inputs: Vec<Variable>,
    /// Where runs begin, over the state.
    pub init: Term,
    /// The functional form: the value of a variable after a step, over the state and the inputs before it.
    pub next: BTreeMap<Term, Term>,
    /// The relational form: a step, over the state, the inputs, and the state after, whose variables are the primed
    /// versions ([`Ts::after`]). Both forms hold together; a variable that neither says anything of has any value.
    pub trans: Term,
    /// What holds at every position, over the state and the inputs.
    pub constraint: Term,
    /// Sets of positions that must not be reached, over the state and the inputs.
    pub bad: Vec<Goal<Term>>,
    /// Lists of sets of positions: no fair run may meet each set of a list infinitely often.
    pub justice: Vec<Goal<Vec<Term>>>,
    /// Sets of positions that a fair run meets infinitely often.
    pub fairness: Vec<Term>,
    /// Formulas of temporal logic over positions, which all fair runs satisfy.
    pub ltl: Vec<Goal<Ltl<Term>>>,
    /// How much time passes at a position, as a number over the state and the inputs; less than nothing counts as nothing. Of the infinite runs
    /// only those count in which it adds up to more than any number. Nothing where a system has no time.
    pub delta: Option<Term>,
}

/// One of the properties of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal<T> {
    /// Its name for a person; may be empty.
    pub name: String,
    /// What it is about.
    pub what: T,
}

impl Ts {
    /// The location of a system that is seen as an automaton with one loop ([`crate::one_loop`]). Proofs and facts of
    /// a system are about this location, so that they are of the same type as those of an automaton.
    pub const LOOP: Loc = Loc(2);

    /// A system without variables, in which everything is possible and nothing is bad.
    #[must_use]
    pub fn new(terms: &Terms) -> Ts {
        let yes = terms.tru();
        Ts {
            vars: Vec::new(),
            inputs: Vec::new(),
            init: yes,
            next: BTreeMap::new(),
            trans: yes,
            constraint: yes,
            bad: Vec::new(),
            justice: Vec::new(),
            fairness: Vec::new(),
            ltl: Vec::new(),
            delta: None,
        }
    }

    /// Adds a state variable.
    pub fn add_var(&mut self, term: Term, name: impl Into<String>) {
        self.vars.push(Variable { term, name: name.into() });
    }

    /// Adds an input.
    pub fn add_input(&mut self, term: Term, name: impl Into<String>) {
        self.inputs.push(Variable { term, name: name.into() });
    }

    /// Adds a set of bad positions.
    pub fn add_bad(&mut self, what: Term, name: impl Into<String>) {
        self.bad.push(Goal { name: name.into(), what });
    }

    /// The variable that stands for the value of a state variable after a step.
    ///
    /// # Panics
    /// If it is no variable.
    pub fn after(terms: &mut Terms, var: Term) -> Term {
        let symbol = terms.as_var(var).expect("a state variable is a variable");
        let primed = terms.primed_var(symbol);
        terms.symbol_term(primed)
    }

    /// A step as one formula over the state, the inputs and the state after: both forms and the constraint.
    pub fn relation(&self, terms: &mut Terms) -> Term {
        let mut parts = vec![self.constraint, self.trans];
        for (var, value) in &self.next {
            let after = Ts::after(terms, *var);
            parts.push(terms.eq(after, *value));
        }
        terms.and(&parts)
    }

    /// The property that a list of `justice` is, under all fairness conditions.
    #[must_use]
    pub fn justice_property(&self, n: usize) -> Property {
        let sets = self.justice[n].what.iter().chain(&self.fairness);
        Property::Justice(
            sets.map(|set| Invariant { at: [(Ts::LOOP, *set)].into_iter().collect() }).collect(),
        )
    }

    /// The rule of this type that is broken, if one is.
    ///
    /// # Errors
    /// The rule, in words.
    pub fn validate(&self, terms: &mut Terms) -> Result<(), String> {
        let listed: Vec<Term> = self.vars.iter().chain(&self.inputs).map(|var| var.term).collect();
        if listed.iter().any(|term| terms.as_var(*term).is_none()) {
            return Err("what is listed as a variable is none".to_owned());
        }
        let position: FxHashSet<Term> = listed.iter().copied().collect();
        if position.len() != listed.len() {
            return Err("a variable is listed twice".to_owned());
        }
        let state: FxHashSet<Term> = self.vars.iter().map(|var| var.term).collect();
        let mut step = position.clone();
        step.extend(self.vars.iter().map(|var| Ts::after(terms, var.term)));
        let over = |name: &str, formula: Term, known: &FxHashSet<Term>| {
            if terms.sort(formula) != Sort::Bool {
                return Err(format!("{name} is no formula"));
            }
            match terms.free_vars(formula).into_iter().find(|var| !known.contains(var)) {
                None => Ok(()),
                Some(var) => {
                    let var = terms.var_name(var).unwrap_or_default();
                    Err(format!("{name} mentions `{var}`, which it must not"))
                }
            }
        };
        over("init", self.init, &state)?;
        over("trans", self.trans, &step)?;
        over("the constraint", self.constraint, &position)?;
        for goal in &self.bad {
            over("a set of bad positions", goal.what, &position)?;
        }
        for set in self.justice.iter().flat_map(|goal| &goal.what).chain(&self.fairness) {
            over("a set of fair positions", *set, &position)?;
        }
        for atom in self.ltl.iter().flat_map(|goal| goal.what.atoms()) {
            over("an atom of a temporal formula", *atom, &position)?;
        }
        if let Some(delta) = self.delta {
            let numbers = matches!(terms.sort(delta), Sort::Int | Sort::Real);
            if !numbers || terms.free_vars(delta).iter().any(|var| !position.contains(var)) {
                return Err("the time that passes is no number over state and inputs".to_owned());
            }
        }
        for (var, value) in &self.next {
            if !state.contains(var) {
                return Err("next is given for what is no state variable".to_owned());
            }
            if terms.sort(*var) != terms.sort(*value) {
                return Err("next has a value of another sort".to_owned());
            }
        }
        // All at once: what they have in common is looked through once.
        let values: Vec<Term> = self.next.values().copied().collect();
        if terms.free_vars_of(&values).iter().any(|var| !position.contains(var)) {
            return Err("next mentions what is neither state nor input".to_owned());
        }
        Ok(())
    }

    /// One assignment for [`Ts::relation`]: a position, and the state after it.
    pub fn step(&self, terms: &mut Terms, position: &Assignment, next: &Assignment) -> Assignment {
        let mut both = position.clone();
        for var in &self.vars {
            let Some(symbol) = terms.as_var(var.term) else { continue };
            let value = next.get(symbol).cloned();
            let value = value.unwrap_or_else(|| terms.default_value(terms.sort(var.term)));
            both.set(terms.primed_var(symbol), value);
        }
        both
    }

    /// The values of the state and the inputs at a position, and no others.
    #[must_use]
    pub fn restricted(&self, terms: &Terms, position: &Assignment) -> Assignment {
        let mut out = Assignment::new();
        for var in self.vars.iter().chain(&self.inputs) {
            if let Some(symbol) = terms.as_var(var.term) {
                out.set(symbol, terms.eval(var.term, position));
            }
        }
        out
    }

    /// Whether these positions are a run of the system.
    pub fn is_run(&self, terms: &mut Terms, positions: &[Assignment]) -> bool {
        let yes = Value::Bool(true);
        let (Some(first), Some(last)) = (positions.first(), positions.last()) else { return false };
        let relation = self.relation(terms);
        terms.eval(self.init, first) == yes
            && terms.eval(self.constraint, last) == yes
            && positions.windows(2).all(|pair| {
                let both = self.step(terms, &pair[0], &pair[1]);
                terms.eval(relation, &both) == yes
            })
    }
}
