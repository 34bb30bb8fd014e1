//! The cone of a query: which variables have to be assigned for an answer *satisfiable*.
//!
//! A variable is in the cone if its value is not [`OUT`]. Two sets make the cone up:
//!
//! - the *permanent* variables: those of the facts, and their fan-in. They are never `OUT`;
//! - the query's own: what is reached from its assumptions, its temporary clause and the activated facts
//!   of its assumptions. They become `OUT` again when the query is over.
//!
//! The walk ends at variables with a value of level 0. That is sound although their inputs may be left
//! out: the value follows from the facts, hence whatever completes a solution of the facts gives it.

use super::trail::{OPEN, OUT, Trail};
use crate::sat::{Lit, Var};

const NOT_AN_ACTIVATION: u32 = u32::MAX;

/// Fan-in of all gates and the variables of the current cone.
#[derive(Debug)]
pub(super) struct Cone {
    /// The inputs of gate `v` are `inputs[input_start[v]..input_start[v + 1]]`.
    input_start: Vec<u32>,
    inputs: Vec<Var>,
    is_permanent: Vec<bool>,
    /// The permanent variables that had no value when they were last looked through.
    permanent: Vec<Var>,
    /// The query's own variables.
    query: Vec<Var>,
    /// For each variable, its position in `activations`, or `NOT_AN_ACTIVATION`.
    activation: Vec<u32>,
    activations: Vec<Roots>,
}

/// The variables of the facts of one activation literal.
#[derive(Debug, Default)]
struct Roots {
    vars: Vec<Var>,
    /// The length of `vars` when repetitions were last removed.
    distinct: usize,
}

impl Roots {
    /// Adds a variable; repetitions are removed when they could have doubled the length.
    fn add(&mut self, var: Var) {
        self.vars.push(var);
        if self.vars.len() > 2 * self.distinct + 16 {
            self.vars.sort_unstable();
            self.vars.dedup();
            self.distinct = self.vars.len();
        }
    }
}

impl Default for Cone {
    fn default() -> Self {
        Cone {
            input_start: vec![0],
            inputs: Vec::new(),
            is_permanent: Vec::new(),
            permanent: Vec::new(),
            query: Vec::new(),
            activation: Vec::new(),
            activations: Vec::new(),
        }
    }
}

impl Cone {
    /// Registers the next variable, computed from `inputs` (none: a free variable).
    pub(super) fn new_var(&mut self, inputs: impl IntoIterator<Item = Var>) {
        self.inputs.extend(inputs);
        self.input_start.push(u32::try_from(self.inputs.len()).expect("fewer than 2^32 gate inputs"));
        self.is_permanent.push(false);
        self.activation.push(NOT_AN_ACTIVATION);
    }

    fn inputs_of(&self, var: Var) -> std::ops::Range<usize> {
        self.input_start[var.index()] as usize..self.input_start[var.index() + 1] as usize
    }

    /// Makes the variables of a fact permanent, with their fan-in. To be called between queries, before the
    /// fact can give any of them a value.
    pub(super) fn add_fact(&mut self, lits: &[Lit], trail: &mut Trail) {
        let mut next = self.permanent.len();
        for lit in lits {
            self.make_permanent(lit.var(), trail);
        }
        while let Some(&var) = self.permanent.get(next) {
            next += 1;
            for i in self.inputs_of(var) {
                self.make_permanent(self.inputs[i], trail);
            }
        }
    }

    fn make_permanent(&mut self, var: Var, trail: &mut Trail) {
        if !self.is_permanent[var.index()] && trail.is_unassigned(var) {
            self.is_permanent[var.index()] = true;
            self.permanent.push(var);
            set_unassigned(trail, var, OPEN);
        }
    }

    /// Remembers that queries which assume `act` have the variables of `lits` in their cone.
    pub(super) fn add_activated(&mut self, act: Lit, lits: &[Lit]) {
        let slot = &mut self.activation[act.var().index()];
        if *slot == NOT_AN_ACTIVATION {
            *slot = self.activations.len() as u32;
            self.activations.push(Roots::default());
        }
        let roots = &mut self.activations[*slot as usize];
        for lit in lits {
            if !self.is_permanent[lit.var().index()] {
                roots.add(lit.var());
            }
        }
    }

    /// Forgets the facts of `act`.
    pub(super) fn retire(&mut self, act: Lit) {
        let slot = self.activation[act.var().index()];
        if slot != NOT_AN_ACTIVATION {
            self.activations[slot as usize] = Roots::default();
        }
    }

    /// Puts the variables of `lits` into the cone with their fan-in, and what activation literals among
    /// them activate.
    pub(super) fn enter(&mut self, lits: &[Lit], trail: &mut Trail) {
        let values = &mut trail.values;
        let mut next = self.query.len();
        for lit in lits {
            let var = lit.var();
            reach(&mut self.query, values, var);
            let slot = self.activation[var.index()];
            if slot != NOT_AN_ACTIVATION {
                for &root in &self.activations[slot as usize].vars {
                    reach(&mut self.query, values, root);
                }
            }
        }
        while let Some(&var) = self.query.get(next) {
            next += 1;
            let from = self.input_start[var.index()] as usize;
            let to = self.input_start[var.index() + 1] as usize;
            for &input in &self.inputs[from..to] {
                reach(&mut self.query, values, input);
            }
        }
    }

    /// Ends the query: its own variables leave the cone. Only level 0 may be assigned.
    pub(super) fn leave(&mut self, trail: &mut Trail) {
        for var in self.query.drain(..) {
            if trail.is_unassigned(var) {
                set_unassigned(trail, var, OUT);
            }
        }
    }

    /// The variables of the cone; some have values.
    pub(super) fn vars(&self) -> impl Iterator<Item = Var> + '_ {
        self.query.iter().chain(&self.permanent).copied()
    }

    /// Forgets permanent variables that have got values of level 0. Only level 0 may be assigned.
    pub(super) fn forget_fixed(&mut self, trail: &Trail) {
        self.permanent.retain(|&var| trail.is_unassigned(var));
    }
}

#[inline]
fn reach(query: &mut Vec<Var>, values: &mut [u8], var: Var) {
    let at = var.pos().index();
    if values[at] == OUT {
        values[at] = OPEN;
        values[at + 1] = OPEN;
        query.push(var);
    }
}

fn set_unassigned(trail: &mut Trail, var: Var, value: u8) {
    trail.values[var.pos().index()] = value;
    trail.values[var.neg().index()] = value;
}
