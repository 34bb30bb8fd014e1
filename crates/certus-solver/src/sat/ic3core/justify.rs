//! Decisions that aim at a solution: only what something needed still lacks is decided.
//!
//! *Needed* are the assumptions, one true literal of each clause that counts, and of each needed gate as
//! many inputs as determine its value. When all that is assigned, the needed variables alone make the
//! query true, whatever the other inputs are: so the search may stop, long before the whole cone is
//! assigned, and the solution tells only what matters.
//!
//! A value of level 0 follows from the facts, and so would need no justification if the facts did not. A fact
//! must not be justified by its own consequences, however; so the values that get by without are those
//! outside of the permanent cone. (When a fact comes, its fan-in becomes permanent except for what
//! has a value already: that value follows from older facts, which are justified without this one.)
//!
//! What is needed is a queue in the order of discovery. Work done on it at some level stays right until
//! that level is undone; each decision saves how far the work had got, and backtracking returns to that.

use super::cone::Cone;
use super::facts::{Facts, Registry};
use super::gates::{Function, Gates};
use super::trail::{ASSUMPTIONS, FALSE, TRUE, Trail};
use crate::sat::{Lit, Var};
use std::cmp::Ordering;

/// What justification looks at.
#[derive(Clone, Copy)]
pub(super) struct Known<'a> {
    pub(super) gates: &'a Gates,
    pub(super) cone: &'a Cone,
    pub(super) trail: &'a Trail,
}

/// How far the work has got.
#[derive(Clone, Copy, Debug, Default)]
struct Progress {
    /// The number of needed variables known.
    known: u32,
    /// The number of them that are justified.
    justified: u32,
    /// The list of clauses to look at, and the next clause in it.
    list: u32,
    clause: u32,
}

/// The needed variables.
#[derive(Debug, Default)]
pub(super) struct Justification {
    queue: Vec<Var>,
    is_needed: Vec<bool>,
    /// Which lists of activated facts count.
    lists: Vec<u32>,
    progress: Progress,
    /// The progress when each level above the assumptions was opened.
    saved: Vec<Progress>,
    /// Whether `lists` and `queue` have been set up.
    begun: bool,
}

impl Justification {
    pub(super) fn new_var(&mut self) {
        self.is_needed.push(false);
    }

    pub(super) fn is_needed(&self, var: Var) -> bool {
        self.is_needed[var.index()]
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        for var in self.queue.drain(..) {
            self.is_needed[var.index()] = false;
        }
        self.saved.clear();
        self.progress = Progress::default();
        self.begun = false;
    }

    /// Sets up the query, unless that is done. The assumptions are assigned.
    pub(super) fn begin(&mut self, assumptions: &[Lit], registry: &Registry, known: Known<'_>) {
        if self.begun {
            return;
        }
        self.begun = true;
        self.lists.clear();
        for &lit in assumptions {
            self.need(lit.var(), known);
            // A repeated assumption costs a second look at its facts, nothing else.
            if !lit.is_neg() {
                self.lists.extend(registry.activated_by(lit.var()).map(|list| list as u32));
            }
        }
    }

    /// Saves the progress for a level that is about to be opened.
    pub(super) fn open_level(&mut self) {
        self.saved.push(Progress { known: self.queue.len() as u32, ..self.progress });
    }

    /// Returns to the progress that was made when `level` was the highest.
    pub(super) fn backtrack(&mut self, level: u32) {
        debug_assert!(level >= ASSUMPTIONS);
        let at = (level - ASSUMPTIONS) as usize;
        if let Some(&saved) = self.saved.get(at) {
            for var in self.queue.drain(saved.known as usize..) {
                self.is_needed[var.index()] = false;
            }
            self.progress = saved;
            self.saved.truncate(at);
        }
    }

    #[inline]
    fn need(&mut self, var: Var, known: Known<'_>) {
        if !self.is_settled(var, known) {
            self.is_needed[var.index()] = true;
            self.queue.push(var);
        }
    }

    /// Whether needing the variable makes no difference.
    #[inline]
    fn is_settled(&self, var: Var, known: Known<'_>) -> bool {
        self.is_needed[var.index()] || (known.trail.is_fixed(var) && !known.cone.is_permanent(var))
    }

    /// The literal to decide next; `None` if everything needed is justified.
    pub(super) fn next(&mut self, registry: &mut Registry, known: Known<'_>) -> Option<Lit> {
        loop {
            while let Some(&var) = self.queue.get(self.progress.justified as usize) {
                let lacking = self.justify(var, known);
                if lacking.is_some() {
                    return lacking;
                }
                self.progress.justified += 1;
            }
            let facts = match self.progress.list as usize {
                0 => &mut registry.temporary,
                1 => &mut registry.permanent,
                n if n - 2 < self.lists.len() => &mut registry.activated[self.lists[n - 2] as usize],
                _ => return None,
            };
            if self.progress.clause as usize == facts.len() {
                self.progress.list += 1;
                self.progress.clause = 0;
                continue;
            }
            match choose_true(facts, self.progress.clause as usize, known) {
                Ok(lit) => self.need(lit.var(), known),
                Err(open) => return Some(open),
            }
            self.progress.clause += 1;
        }
    }

    /// Makes the inputs that determine the needed variable needed, too. If some are lacking, returns one to
    /// decide instead; then the variable has to be looked at again.
    fn justify(&mut self, var: Var, known: Known<'_>) -> Option<Lit> {
        let Known { gates, trail, .. } = known;
        if trail.is_unassigned(var) {
            return Some(trail.phase(var));
        }
        let holds = trail.value(var.pos()) == TRUE;
        let inputs = gates.inputs(var);
        match gates.function(var) {
            Function::Free => {}
            Function::And if holds => {
                for lit in inputs {
                    self.need(lit.var(), known);
                }
            }
            Function::And => {
                // Best a false input that is needed anyway.
                let mut found: Option<Lit> = None;
                for &lit in inputs {
                    if trail.value(lit) == FALSE {
                        if self.is_settled(lit.var(), known) {
                            return None;
                        }
                        found = found.or(Some(lit));
                    }
                }
                match found {
                    Some(lit) => self.need(lit.var(), known),
                    None => return Some(choose_open(inputs.iter().map(|&l| !l), known)),
                }
            }
            Function::Xor => {
                self.need(inputs[0].var(), known);
                self.need(inputs[1].var(), known);
            }
            Function::Mux => {
                let [c, t, e] = [inputs[0], inputs[1], inputs[2]];
                match trail.value(c) {
                    TRUE => {
                        self.need(c.var(), known);
                        self.need(t.var(), known);
                    }
                    FALSE => {
                        self.need(c.var(), known);
                        self.need(e.var(), known);
                    }
                    _ if !trail.is_unassigned(t.var()) && trail.value(t) == trail.value(e) => {
                        self.need(t.var(), known);
                        self.need(e.var(), known);
                    }
                    _ => return Some(choose_branch(c, t.negated_if(!holds), e.negated_if(!holds), known)),
                }
            }
        }
        None
    }
}

/// A true literal of a clause that counts or, if it has none, an open one to decide.
fn choose_true(facts: &mut Facts, clause: usize, known: Known<'_>) -> Result<Lit, Lit> {
    let clause = facts.clause_mut(clause);
    match clause.iter().position(|&l| known.trail.value(l) == TRUE) {
        Some(at) => {
            // To the front, where it is found at once if the next solution is alike.
            clause.swap(0, at);
            Ok(clause[0])
        }
        None => Err(choose_open(clause.iter().copied(), known)),
    }
}

/// An unassigned one of literals that are not all false: the one that is easiest to make true.
fn choose_open(lits: impl Iterator<Item = Lit>, known: Known<'_>) -> Lit {
    let open = lits.filter(|l| known.trail.is_unassigned(l.var()));
    let best = open.min_by_key(|&l| known.gates.cost(l));
    best.expect("propagation has found the clauses with all literals false")
}

/// Which way the condition `c` of a multiplexer makes it easier to get a true literal: `t`, or `e`.
fn choose_branch(c: Lit, t: Lit, e: Lit, known: Known<'_>) -> Lit {
    let cost = |l: Lit| if known.trail.value(l) == TRUE { 0 } else { known.gates.cost(l) };
    match (cost(c) + cost(t)).cmp(&(cost(!c) + cost(e))) {
        Ordering::Less => c,
        Ordering::Greater => !c,
        Ordering::Equal => known.trail.phase(c.var()),
    }
}
