//! An automaton as a transition system: its location becomes a variable, the program counter.
//!
//! Locations are numbered in binary. The form is functional: an input chooses among the edges of a location, and the
//! value of each variable after a step is that of the edge that is taken. States and steps are exactly those of the automaton,
//! so that proofs of every kind are carried back.

use crate::cfa::{Cfa, EdgeId, Invariant, Loc};
use crate::problem::Property;
use crate::proof::Proof;
use crate::run::{Run, RunStep};
use crate::transition::Transition;
use crate::ts::Ts;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};
use std::collections::BTreeMap;

/// An automaton as a transition system.
#[derive(Clone, Debug)]
pub struct ProgramCounter {
    /// The system.
    pub ts: Ts,
    /// The property of the system.
    pub property: Property,
    /// The program counter.
    pub pc: Term,
    /// By location, the value of the program counter.
    codes: Vec<Term>,
    /// By edge, when it is taken, and what it does.
    edges: Vec<(Term, Transition)>,
}

/// The number of bits that tell so many things apart, at least one.
pub(crate) fn width(things: usize) -> u32 {
    usize::BITS - things.saturating_sub(1).max(1).leading_zeros()
}

impl ProgramCounter {
    /// The transition system of an automaton and a property of it.
    pub fn new(terms: &mut Terms, cfa: &Cfa, property: &Property) -> ProgramCounter {
        let bits = width(cfa.locations.len());
        let pc = terms.fresh("pc", Sort::Bv(bits));
        let codes: Vec<Term> = cfa.locs().map(|loc| terms.bv(bits, u128::from(loc.0))).collect();
        let mut ts = Ts::new(terms);
        ts.add_var(pc, "pc");
        ts.vars.extend(cfa.vars.iter().cloned());
        ts.init = terms.eq(pc, codes[cfa.initial.index()]);
        let mut out = ProgramCounter { ts, property: property.clone(), pc, codes, edges: Vec::new() };
        out.add_edges(terms, cfa);
        let taken: Vec<Term> = out.edges.iter().map(|(taken, _)| *taken).collect();
        out.ts.trans = terms.or(&taken);
        out.add_next(terms, cfa);
        match &mut out.property {
            Property::Unreachable(bad) => {
                *bad = 0;
                let error = terms.eq(pc, out.codes[cfa.error.index()]);
                out.ts.add_bad(error, "error");
            }
            Property::Justice(sets) => {
                for set in sets {
                    let formula = join(terms, pc, &out.codes, set);
                    *set = Invariant { at: [(Ts::LOOP, formula)].into_iter().collect() };
                }
            }
        }
        out
    }

    /// When each edge is taken: at its location, if the input says so and its block can be passed.
    fn add_edges(&mut self, terms: &mut Terms, cfa: &Cfa) {
        let leaving = cfa.outgoing();
        let most = leaving.iter().map(Vec::len).max().unwrap_or(0);
        let bits = width(most);
        let choice = (most > 1).then(|| terms.fresh("edge", Sort::Bv(bits)));
        if let Some(choice) = choice {
            self.ts.add_input(choice, "edge");
        }
        for id in cfa.edge_ids() {
            let edge = cfa.edge(id);
            let transition = Transition::new(terms, &edge.block, "e");
            let mut parts = vec![terms.eq(self.pc, self.codes[edge.from.index()]), transition.guard];
            let others = &leaving[edge.from.index()];
            if let Some(choice) = choice.filter(|_| others.len() > 1)
                && let Some(number) = others.iter().position(|other| *other == id)
            {
                let number = terms.bv(bits, number as u128);
                parts.push(terms.eq(choice, number));
            }
            for input in transition.inputs.iter().chain(&transition.choices) {
                let name = terms.var_name(*input).unwrap_or_default().to_owned();
                self.ts.add_input(*input, name);
            }
            self.edges.push((terms.and(&parts), transition));
        }
    }

    /// The value of each variable after a step: that of the edge that is taken.
    fn add_next(&mut self, terms: &mut Terms, cfa: &Cfa) {
        let mut next: BTreeMap<Term, Term> = self.ts.vars.iter().map(|var| (var.term, var.term)).collect();
        for id in cfa.edge_ids() {
            let to = cfa.edge(id).to;
            let (taken, transition) = &self.edges[id.index()];
            let goes = (self.pc, self.codes[to.index()]);
            for (var, value) in transition.next.iter().copied().chain([goes]) {
                if let Some(other) = next.get_mut(&var) {
                    *other = terms.ite(*taken, value, *other);
                }
            }
        }
        self.ts.next = next;
    }

    /// The location that a value of the program counter stands for.
    #[must_use]
    pub fn loc(&self, terms: &Terms, value: &Value) -> Option<Loc> {
        let at = self.codes.iter().position(|code| terms.value_of(*code).as_ref() == Some(value))?;
        Some(Loc(at as u32))
    }

    /// The value of the program counter at a location.
    #[must_use]
    pub fn code(&self, loc: Loc) -> Term {
        self.codes[loc.index()]
    }

    /// Facts of the automaton as a fact of the system.
    pub fn facts(&self, terms: &mut Terms, facts: &Invariant) -> Invariant {
        let mut parts = Vec::new();
        for (loc, formula) in &facts.at {
            let here = terms.eq(self.pc, self.codes[loc.index()]);
            parts.push(terms.implies(here, *formula));
        }
        Invariant { at: [(Ts::LOOP, terms.and(&parts))].into_iter().collect() }
    }

    /// An inductive invariant of the system as one of the automaton: at each location what it says when the program
    /// counter is there.
    pub fn invariant(&self, terms: &mut Terms, cfa: &Cfa, formula: Term) -> Invariant {
        let mut out = Invariant::default();
        for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
            let mut by: Substitution = [(self.pc, self.codes[loc.index()])].into_iter().collect();
            out.at.insert(loc, terms.substitute(formula, &mut by));
        }
        out
    }

    /// A proof of the system as one of the automaton.
    pub fn proof(&self, terms: &mut Terms, cfa: &Cfa, proof: &Proof) -> Proof {
        let formula = proof.formulas().get(&Ts::LOOP).copied().unwrap_or(terms.tru());
        let formulas = self.invariant(terms, cfa, formula);
        proof.with_formulas(formulas)
    }

    /// The run of the automaton that these positions of the system are; nothing if a step takes no edge.
    #[must_use]
    pub fn run(&self, terms: &Terms, cfa: &Cfa, positions: &[Assignment]) -> Option<Run> {
        let first = positions.first()?;
        let mut run = Run::default();
        for var in &cfa.vars {
            run.initial.push((var.term, terms.eval(var.term, first)));
        }
        for position in &positions[..positions.len() - 1] {
            let taken = |id: &EdgeId| terms.eval(self.edges[id.index()].0, position) == Value::Bool(true);
            let edge = cfa.edge_ids().find(taken)?;
            let (block, transition) = (&cfa.edge(edge).block, &self.edges[edge.index()].1);
            let path = transition.path(terms, block, position)?;
            let values = terms.eval_all(&transition.path_inputs(block, &path), position);
            run.steps.push(RunStep { edge, path, values });
        }
        Some(run)
    }
}

/// A set of states of the automaton as a formula over the program counter.
fn join(terms: &mut Terms, pc: Term, codes: &[Term], set: &Invariant) -> Term {
    let mut cases = Vec::new();
    for (loc, formula) in &set.at {
        let here = terms.eq(pc, codes[loc.index()]);
        cases.push(terms.and2(here, *formula));
    }
    terms.or(&cases)
}
