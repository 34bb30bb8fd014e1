//! The facts as they were given, by what activates them.
//!
//! Propagation does not need these lists; they tell what a solution has to satisfy (`justify`) and where
//! the cone of a query begins (`cone`).

use super::gates::{Function, Gates};
use super::trail::{TRUE, Trail};
use crate::sat::{Lit, Var};

const NO_LIST: u32 = u32::MAX;

/// A list of clauses.
#[derive(Debug, Default)]
pub(super) struct Facts {
    lits: Vec<Lit>,
    /// Where each clause ends in `lits`.
    ends: Vec<u32>,
    /// The variables of the clauses, some repeated.
    vars: Vec<Var>,
    /// The length of `vars` when repetitions were last removed.
    distinct: usize,
}

impl Facts {
    pub(super) fn add(&mut self, clause: &[Lit]) {
        self.lits.extend_from_slice(clause);
        self.ends.push(u32::try_from(self.lits.len()).expect("fewer than 2^32 literals in facts"));
    }

    /// Notes the variables of a clause as roots of a cone. Repetitions are removed when they could have
    /// doubled the length.
    fn add_vars(&mut self, clause: &[Lit]) {
        self.vars.extend(clause.iter().map(|l| l.var()));
        if self.vars.len() > 2 * self.distinct + 16 {
            self.vars.sort_unstable();
            self.vars.dedup();
            self.distinct = self.vars.len();
        }
    }

    pub(super) fn clear(&mut self) {
        self.lits.clear();
        self.ends.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    #[inline]
    pub(super) fn clause_mut(&mut self, at: usize) -> &mut [Lit] {
        let start = if at == 0 { 0 } else { self.ends[at - 1] as usize };
        &mut self.lits[start..self.ends[at] as usize]
    }

    /// Forgets clauses with a true literal that `settles` them. Only level 0 may be assigned.
    fn simplify(&mut self, trail: &Trail, settles: impl Fn(Lit) -> bool) {
        let old = std::mem::take(self);
        let mut start = 0;
        for end in old.ends {
            let clause = &old.lits[start..end as usize];
            start = end as usize;
            if !clause.iter().any(|&l| trail.value(l) == TRUE && settles(l)) {
                self.add(clause);
            }
        }
        self.vars = old.vars;
        self.vars.retain(|&v| trail.is_unassigned(v));
        self.distinct = old.distinct;
    }
}

/// All facts.
#[derive(Debug, Default)]
pub(super) struct Registry {
    /// The temporary clause of the query.
    pub(super) temporary: Facts,
    /// What counts in every query.
    pub(super) permanent: Facts,
    /// For each variable that is an activation literal, its place in `activated`, else `NO_LIST`.
    list: Vec<u32>,
    pub(super) activated: Vec<Facts>,
}

impl Registry {
    pub(super) fn new_var(&mut self) {
        self.list.push(NO_LIST);
    }

    /// Adds a clause that counts if `act` is assumed.
    pub(super) fn add_activated(&mut self, act: Lit, clause: &[Lit]) {
        let slot = &mut self.list[act.var().index()];
        if *slot == NO_LIST {
            *slot = self.activated.len() as u32;
            self.activated.push(Facts::default());
        }
        let facts = &mut self.activated[*slot as usize];
        facts.add(clause);
        facts.add_vars(clause);
    }

    /// The place in `activated` of what `act` activates.
    #[inline]
    pub(super) fn activated_by(&self, act: Var) -> Option<usize> {
        let slot = self.list[act.index()];
        (slot != NO_LIST).then_some(slot as usize)
    }

    /// The variables of what `act` activates.
    #[inline]
    pub(super) fn roots(&self, act: Var) -> &[Var] {
        self.activated_by(act).map_or(&[], |list| &self.activated[list].vars)
    }

    /// Forgets what `act` activates.
    pub(super) fn retire(&mut self, act: Lit) {
        if let Some(list) = self.activated_by(act.var()) {
            self.activated[list] = Facts::default();
        }
    }

    /// Forgets what holds on level 0. Nothing else may be assigned.
    pub(super) fn simplify(&mut self, trail: &Trail, gates: &Gates) {
        // A gate may have its value because of this very fact (see `justify`).
        self.permanent.simplify(trail, |l| gates.function(l.var()) == Function::Free);
        for facts in &mut self.activated {
            facts.simplify(trail, |_| true);
        }
    }
}
