//! Linear arithmetic as a theory of the search: atoms are bounds of a simplex.
//!
//! An atom is `v ≤ b` for a variable `v` of the simplex, which may stand for a sum. Its negation is a lower
//! bound. Three things imply atoms: another bound of the same variable, which gives a lemma of two literals; a
//! row and the bounds of its other variables; and for integers the wish for an integer value, which splits.

use super::numbers::{Bound, Numbers, Unknown};
use crate::arith::{
    Check, Conflict, Cut, Delta, Implied, IntCheck, IntConfig, Mark, Premise, Rational, Reason, Simplex,
    VarId,
};
use crate::limits::{Limits, Stop};
use crate::sat::{Completion, Consequence, Lemma, Lit, Theory, Var};

/// How many entries of rows one propagation looks at.
const PROPAGATION_BUDGET: usize = 400;

/// Every how many branches over integers there is a cut instead.
const CUT_EVERY: u32 = 8;

/// The half width of the smallest box that an unbounded integer is looked for in.
const FIRST_BOX: i64 = 16;

/// How many branches and cuts a query may take.
const MOST_BRANCHES: u32 = 3000;

/// How many it may take where there are no cuts.
const MOST_SPLITS: u32 = 500;

/// `var ≤ bound`.
#[derive(Clone, Debug)]
struct Atom {
    var: VarId,
    bound: Delta,
    sat: Var,
}

/// A literal that is assigned: its place on the trail, and how the simplex was before.
#[derive(Clone, Copy, Debug)]
struct Assigned {
    at: usize,
    before: Mark,
}

/// The theory of linear arithmetic.
#[derive(Debug, Default)]
pub(crate) struct Arithmetic {
    simplex: Simplex,
    /// By unknown: its variable, once an atom has mentioned it.
    unknowns: Vec<Option<VarId>>,
    atoms: Vec<Atom>,
    /// By SAT variable: its atom plus one, or 0.
    atom_of: Vec<u32>,
    /// The variables of the atoms that formulas mention.
    sat_vars: Vec<Var>,
    /// The atoms that formulas mention, by their numbers there.
    registered: Vec<(u32, Var)>,
    /// By variable: its atoms in the order of their bounds.
    ordered: Vec<Vec<u32>>,
    /// What the simplex was told.
    assigned: Vec<Assigned>,
    /// What it was not told yet.
    queue: Vec<(usize, Lit)>,
    /// Whether bounds were told since the last time they were found feasible.
    is_unchecked: bool,
    /// What stands for the infinitesimal in the last model.
    epsilon: Rational,
    implied: Vec<Implied>,
    splits_only: bool,
}

impl Arithmetic {
    /// Takes in an atom of formulas that has got a variable.
    pub(crate) fn register(&mut self, numbers: &Numbers, id: u32, sat: Var) {
        let Bound { monomials, bound, strict } = numbers.atom(id);
        let sum: Vec<(VarId, Rational)> =
            monomials.iter().map(|(u, c)| (self.var_of(numbers, *u), c.clone())).collect();
        let bound = if *strict { Delta::below(bound.clone()) } else { Delta::from(bound.clone()) };
        self.registered.push((id, sat));
        self.sat_vars.push(sat);
        match &*sum {
            // The simplex takes a variable with another coefficient than 1 for a row of its own.
            [(var, c)] if c.is_one() => self.add_atom(*var, bound, sat),
            _ => {
                let row = self.simplex.row(&sum);
                self.add_atom(row, bound, sat);
            }
        }
    }

    fn var_of(&mut self, numbers: &Numbers, u: Unknown) -> VarId {
        let at = u.0 as usize;
        if self.unknowns.len() <= at {
            self.unknowns.resize(at + 1, None);
        }
        *self.unknowns[at].get_or_insert_with(|| self.simplex.new_var(numbers.nature(u).is_int))
    }

    fn add_atom(&mut self, var: VarId, bound: Delta, sat: Var) {
        let id = self.atoms.len() as u32;
        let ordered = &mut self.ordered;
        if ordered.len() <= var.index() {
            ordered.resize_with(var.index() + 1, Vec::new);
        }
        let atoms = &self.atoms;
        let list = &mut ordered[var.index()];
        let place = list.partition_point(|a| atoms[*a as usize].bound <= bound);
        list.insert(place, id);
        self.atoms.push(Atom { var, bound, sat });
        if self.atom_of.len() <= sat.index() {
            self.atom_of.resize(sat.index() + 1, 0);
        }
        self.atom_of[sat.index()] = id + 1;
        self.simplex.set_interesting(var, true);
    }

    /// The SAT variable of `var ≤ bound`, which may be new.
    fn atom_at(&mut self, var: VarId, bound: Delta, new_var: &mut dyn FnMut() -> Var) -> Var {
        let list = self.ordered.get(var.index()).map_or(&[][..], Vec::as_slice);
        let place = list.partition_point(|a| self.atoms[*a as usize].bound < bound);
        if let Some(atom) = list.get(place).map(|a| &self.atoms[*a as usize]).filter(|a| a.bound == bound) {
            return atom.sat;
        }
        let sat = new_var();
        self.add_atom(var, bound, sat);
        sat
    }

    /// The atoms that formulas mention and that have a variable.
    pub(crate) fn registered(&self) -> &[(u32, Var)] {
        &self.registered
    }

    /// The atoms `unknown ≤ bound` that have a variable, made up ones among them.
    pub(crate) fn bounds(&self) -> Vec<(Var, Unknown, Rational)> {
        let mut unknowns: Vec<(VarId, Unknown)> = Vec::new();
        for (at, var) in (0..).zip(&self.unknowns) {
            unknowns.extend(var.map(|var| (var, Unknown(at))));
        }
        unknowns.sort_unstable_by_key(|(var, _)| var.index());
        let of = |var: VarId| unknowns.binary_search_by_key(&var.index(), |(v, _)| v.index()).ok();
        let plain = self.atoms.iter().filter(|a| a.bound.epsilon.is_zero());
        plain.filter_map(|a| of(a.var).map(|at| (a.sat, unknowns[at].1, a.bound.real.clone()))).collect()
    }

    /// What is done about integers.
    fn config(&self) -> IntConfig {
        let usual = IntConfig { cut_every: CUT_EVERY, max_branches: MOST_BRANCHES, ..IntConfig::default() };
        if self.splits_only {
            return IntConfig { cut_every: 0, max_equations: 0, max_branches: MOST_SPLITS, ..usual };
        }
        usual
    }

    /// Integers are looked for by splits of single unknowns alone: what cuts and equations say may mix the formulas of a
    /// sequence, and then there are no interpolants.
    pub(crate) fn split_only(&mut self) {
        self.splits_only = true;
    }

    /// A new query begins.
    pub(crate) fn begin_query(&mut self) {
        self.simplex.reset_branches();
    }

    /// The value of an unknown in the model.
    pub(crate) fn value(&self, u: Unknown) -> Rational {
        let var = self.unknowns.get(u.0 as usize).copied().flatten();
        var.map(|v| self.simplex.value(v).at(&self.epsilon)).unwrap_or_default()
    }

    /// Whether an atom holds in the model.
    pub(crate) fn holds(&self, atom: &Bound) -> bool {
        let mut sum = Rational::default();
        for (u, c) in &atom.monomials {
            sum.add_mul(c, &self.value(*u));
        }
        if atom.strict { sum < atom.bound } else { sum <= atom.bound }
    }

    /// What the solver did, for statistics.
    pub(crate) fn counters(&self) -> Vec<(&'static str, u64)> {
        let s = self.simplex.statistics();
        vec![("simplex checks", s.checks), ("simplex pivots", s.pivots)]
    }

    fn atom(&self, var: Var) -> Option<u32> {
        self.atom_of.get(var.index()).copied().and_then(|n| n.checked_sub(1))
    }

    /// Tells the simplex of a literal, and finds the atoms of the same variable that follow from it.
    fn assert(
        &mut self,
        lit: Lit,
        is_open: &dyn Fn(Var) -> bool,
        lemmas: &mut Vec<Lemma>,
    ) -> Result<(), Conflict> {
        let id = self.atom(lit.var()).expect("only atoms are queued");
        let Atom { var, bound, .. } = self.atoms[id as usize].clone();
        let reason = Reason(u32::try_from(lit.index()).expect("literals have 32 bits"));
        let before = if lit.is_neg() { self.simplex.lower(var) } else { self.simplex.upper(var) };
        let before = before.map(|(b, _)| b.clone());
        let list = &self.ordered[var.index()];
        let bounds = &self.atoms;
        // Atoms up to the old bound are known already.
        let (range, holds) = if lit.is_neg() {
            let lower = self.above(var, &bound);
            let end = list.partition_point(|a| bounds[*a as usize].bound < lower);
            let start = before.map_or(0, |old| list.partition_point(|a| bounds[*a as usize].bound < old));
            self.simplex.assert_lower(var, lower, reason)?;
            (start..end, false)
        } else {
            let start = list.partition_point(|a| bounds[*a as usize].bound < bound);
            let end =
                before.map_or(list.len(), |old| list.partition_point(|a| bounds[*a as usize].bound < old));
            self.simplex.assert_upper(var, bound, reason)?;
            (start..end, true)
        };
        for a in list.get(range).unwrap_or_default() {
            let sat = bounds[*a as usize].sat;
            if sat != lit.var() && is_open(sat) {
                lemmas.push(Lemma {
                    clause: vec![sat.pos().negated_if(!holds), !lit],
                    farkas: Some(vec![Rational::ONE, Rational::ONE]),
                });
            }
        }
        Ok(())
    }

    /// The least value above a bound.
    fn above(&self, var: VarId, bound: &Delta) -> Delta {
        if self.simplex.is_int(var) {
            Delta::from(bound.floor() + Rational::ONE)
        } else if bound.epsilon.is_negative() {
            Delta::from(bound.real.clone())
        } else {
            Delta::above(bound.real.clone())
        }
    }

    /// The atoms that bounds implied by rows decide.
    fn propagate_rows(&mut self, is_open: &dyn Fn(Var) -> bool, lemmas: &mut Vec<Lemma>) {
        let mut implied = std::mem::take(&mut self.implied);
        implied.clear();
        self.simplex.propagate(PROPAGATION_BUDGET, &mut implied);
        for bound in &implied {
            let list = &self.ordered[bound.var.index()];
            let place = list.partition_point(|a| self.atoms[*a as usize].bound < bound.bound);
            // The strongest atom that follows is enough: it implies the others.
            let found = if bound.upper {
                list[place..].iter().find(|a| is_open(self.atoms[**a as usize].sat))
            } else {
                list[..place].iter().rev().find(|a| is_open(self.atoms[**a as usize].sat))
            };
            let Some(&atom) = found else { continue };
            let sat = self.atoms[atom as usize].sat;
            let first = sat.pos().negated_if(!bound.upper);
            if lemmas.iter().any(|l| l.clause[0] == first) {
                continue;
            }
            let mut lemma = lemma_of(self.simplex.explain(bound), true);
            lemma.clause.insert(0, first);
            if let Some(farkas) = &mut lemma.farkas {
                farkas.insert(0, Rational::ONE);
            }
            lemmas.push(lemma);
        }
        self.implied = implied;
    }
}

/// The half width of a box around zero with some room beside a number.
fn around(number: &Rational) -> Rational {
    let mut width = Rational::from(FIRST_BOX);
    let far = number.abs() * Rational::from(2);
    while width < far {
        width *= Rational::from(FIRST_BOX);
    }
    width
}

/// The clause that says that premises do not hold together.
fn lemma_of(premises: Vec<Premise>, farkas: bool) -> Lemma {
    let lit = |p: &Premise| Lit::from_index(p.reason.0 as usize);
    let clause = premises.iter().map(|p| !lit(p)).collect();
    let farkas = farkas.then(|| premises.into_iter().map(|p| p.coefficient).collect());
    Lemma { clause, farkas }
}

fn conflict(c: Conflict) -> Consequence {
    Consequence::Conflict(lemma_of(c.premises, c.farkas))
}

impl Theory for Arithmetic {
    fn assign(&mut self, lit: Lit, at: usize) {
        if self.atom(lit.var()).is_some() {
            self.queue.push((at, lit));
        }
    }

    fn backtrack(&mut self, at: usize) {
        while self.queue.pop_if(|(place, _)| *place >= at).is_some() {}
        let mut to = None;
        while let Some(last) = self.assigned.pop_if(|a| a.at >= at) {
            to = Some(last.before);
        }
        if let Some(mark) = to {
            self.simplex.backtrack(mark);
        }
    }

    fn propagate(&mut self, is_open: &dyn Fn(Var) -> bool, limits: &Limits) -> Consequence {
        if self.queue.is_empty() && !self.is_unchecked {
            return Consequence::Nothing;
        }
        self.is_unchecked = true;
        let mut lemmas = Vec::new();
        let mut queue = std::mem::take(&mut self.queue);
        for (n, (at, lit)) in queue.iter().enumerate() {
            self.assigned.push(Assigned { at: *at, before: self.simplex.mark() });
            if let Err(c) = self.assert(*lit, is_open, &mut lemmas) {
                // The search takes this literal back; those behind it may stay.
                self.queue = queue.split_off(n + 1);
                return conflict(c);
            }
        }
        queue.clear();
        self.queue = queue;
        // Unit propagation comes first: it is cheaper than the simplex.
        if !lemmas.is_empty() {
            return Consequence::Implied(lemmas);
        }
        match self.simplex.check(limits) {
            Check::Feasible => self.is_unchecked = false,
            Check::Infeasible(c) => return conflict(c),
            Check::Stopped(stop) => return Consequence::Stopped(stop),
        }
        self.propagate_rows(is_open, &mut lemmas);
        if lemmas.is_empty() { Consequence::Nothing } else { Consequence::Implied(lemmas) }
    }

    fn complete(&mut self, new_var: &mut dyn FnMut() -> Var, limits: &Limits) -> Completion {
        debug_assert!(!self.is_unchecked, "propagation has come to its end");
        match self.simplex.check_integers(limits, &self.config()) {
            IntCheck::Integral => {
                self.epsilon = self.simplex.suitable_epsilon(&[]);
                Completion::Model
            }
            IntCheck::Infeasible(c) => Completion::More(conflict(c)),
            IntCheck::Branch { var, floor } => {
                // In a box first, where there is an end to it, and towards zero.
                let around = around(&floor);
                if self.simplex.upper(var).is_none() {
                    return Completion::Decide(self.atom_at(var, Delta::from(around), new_var).pos());
                }
                if self.simplex.lower(var).is_none() {
                    return Completion::Decide(self.atom_at(var, Delta::from(-around), new_var).neg());
                }
                let up = floor.is_negative();
                let atom = self.atom_at(var, Delta::from(floor), new_var);
                Completion::Decide(atom.pos().negated_if(up))
            }
            IntCheck::Cut(Cut { sum, bound, premises }) => {
                // At least the bound: not at most what is just below it.
                let var = self.simplex.row(&sum);
                let below = if self.simplex.is_int(var) {
                    Delta::from(bound.ceil() - Rational::ONE)
                } else {
                    Delta::below(bound)
                };
                let first = self.atom_at(var, below, new_var).neg();
                let mut lemma = lemma_of(premises, false);
                lemma.clause.insert(0, first);
                Completion::More(Consequence::Implied(vec![lemma]))
            }
            IntCheck::GaveUp => Completion::More(Consequence::Stopped(Stop::Incomplete)),
            IntCheck::Stopped(stop) => Completion::More(Consequence::Stopped(stop)),
        }
    }

    fn atoms(&self) -> &[Var] {
        &self.sat_vars
    }
}
