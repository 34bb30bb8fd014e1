//! The cone of a query: the variables that propagation and decisions are confined to.
//!
//! A variable is in the cone if its value is not [`OUT`]. Two sets make the cone up:
//!
//! - the *permanent* variables: those of the facts, and their fan-in. They are never `OUT`;
//! - the query's own: what is reached from its assumptions, its temporary clause and the activated facts
//!   of its assumptions. For some time a cone is extended for the queries that follow, which have much in
//!   common with it; then it is made anew, so that what nobody asks for any more becomes `OUT` again.
//!
//! The walk ends at variables with a value of level 0. That is sound although their inputs may be left
//! out: the value follows from the facts, hence whatever completes a solution of the facts gives it.

use super::facts::Registry;
use super::gates::Gates;
use super::trail::{OPEN, OUT, Trail, Value};
use crate::sat::{Lit, Var};

/// For how much work, per variable in it, a cone is extended rather than made anew. To make a cone costs as
/// much as about one propagation per four variables, so that is a small part of the work.
const WORK_PER_VARIABLE: u64 = 2;

/// Where the cone of a query begins.
#[derive(Clone, Copy)]
pub(super) struct Roots<'a> {
    pub(super) assumptions: &'a [Lit],
    /// The temporary clause, with its activation literal; empty if there is none.
    pub(super) clause: &'a [Lit],
    /// The facts that the assumptions may activate.
    pub(super) registry: &'a Registry,
}

/// The variables of the current cone.
#[derive(Debug, Default)]
pub(super) struct Cone {
    is_permanent: Vec<bool>,
    /// The permanent variables that had no value when they were last looked through.
    permanent: Vec<Var>,
    /// The query's own variables.
    query: Vec<Var>,
    /// The most assumptions of a query since `query` was made, and when that was.
    assumptions: usize,
    made_at: u64,
}

impl Cone {
    pub(super) fn new_var(&mut self) {
        self.is_permanent.push(false);
    }

    #[inline]
    pub(super) fn is_permanent(&self, var: Var) -> bool {
        self.is_permanent[var.index()]
    }

    /// Makes the variables of a fact permanent, with their fan-in. To be called between queries, before the
    /// fact can give any of them a value.
    pub(super) fn add_fact(&mut self, lits: &[Lit], gates: &Gates, trail: &mut Trail) {
        let mut next = self.permanent.len();
        for lit in lits {
            self.make_permanent(lit.var(), trail);
        }
        while let Some(&var) = self.permanent.get(next) {
            next += 1;
            for input in gates.inputs(var) {
                self.make_permanent(input.var(), trail);
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

    /// Takes notice of a new fact under `act`. If the cone contains `act` but does not cover the fact, `act`
    /// leaves it, and will bring the fact with it when it comes back.
    pub(super) fn add_activated(&mut self, act: Lit, lits: &[Lit], trail: &mut Trail) {
        if trail.value(act) == OPEN && lits.iter().any(|&l| trail.value(l) == OUT) {
            set_unassigned(trail, act.var(), OUT);
        }
    }

    /// Sets the cone up for a query. Only level 0 may be assigned. `work` tells the time.
    pub(super) fn enter(&mut self, roots: Roots<'_>, gates: &Gates, trail: &mut Trail, work: u64) {
        let Roots { assumptions, clause, registry } = roots;
        let is_in = |&l: &Lit| trail.value(l) != OUT;
        let is_covered = assumptions.iter().all(is_in) && clause.iter().all(is_in);
        let is_young = work - self.made_at < WORK_PER_VARIABLE * self.query.len() as u64;
        if is_covered && (is_young || assumptions.len() >= self.assumptions / 2) {
            return;
        }
        if !is_young {
            self.leave(trail);
            self.assumptions = 0;
            self.made_at = work;
        }
        self.assumptions = self.assumptions.max(assumptions.len());
        let mut next = self.query.len();
        let values = &mut trail.values;
        for &lit in clause {
            reach(&mut self.query, values, lit.var());
        }
        for &lit in assumptions {
            reach(&mut self.query, values, lit.var());
            for &root in registry.roots(lit.var()) {
                reach(&mut self.query, values, root);
            }
        }
        while let Some(&var) = self.query.get(next) {
            next += 1;
            for input in gates.inputs(var) {
                reach(&mut self.query, values, input.var());
            }
        }
    }

    /// Takes an unassigned variable without inputs into the cone of the query.
    pub(super) fn admit(&mut self, var: Var, trail: &mut Trail) {
        reach(&mut self.query, &mut trail.values, var);
    }

    fn leave(&mut self, trail: &mut Trail) {
        for var in self.query.drain(..) {
            if trail.is_unassigned(var) && !self.is_permanent[var.index()] {
                set_unassigned(trail, var, OUT);
            }
        }
    }

    /// The variables of the cone; some have values.
    pub(super) fn vars(&self) -> impl Iterator<Item = Var> + '_ {
        let own = self.query.iter().filter(|&&var| !self.is_permanent(var));
        own.chain(&self.permanent).copied()
    }

    /// Forgets permanent variables that have got values of level 0. Only level 0 may be assigned.
    pub(super) fn forget_fixed(&mut self, trail: &Trail) {
        self.permanent.retain(|&var| trail.is_unassigned(var));
    }
}

#[inline]
fn reach(query: &mut Vec<Var>, values: &mut [Value], var: Var) {
    let at = var.pos().index();
    if values[at] == OUT {
        values[at] = OPEN;
        values[at + 1] = OPEN;
        query.push(var);
    }
}

fn set_unassigned(trail: &mut Trail, var: Var, value: Value) {
    trail.values[var.pos().index()] = value;
    trail.values[var.neg().index()] = value;
}
