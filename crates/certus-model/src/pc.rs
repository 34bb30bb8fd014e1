//! An automaton as a transition system: its location becomes a variable, the program counter.
//!
//! Locations are numbered in binary. Where a variable is not live its value after a step is left open, so that an
//! engine need not say anything about it.

use crate::cfa::{Cfa, EdgeId, Invariant, Loc, Variable};
use crate::live::Live;
use crate::run::{Run, RunStep};
use crate::transition::Transition;
use crate::ts::Ts;
use certus_logic::{Assignment, Sort, Substitution, Term, Terms, Value};

/// How the transition system of an automaton and the automaton belong together.
#[derive(Clone, Debug)]
pub struct PcMap {
    /// The program counter.
    pub pc: Term,
    /// By location, the value of the program counter.
    codes: Vec<Term>,
    /// By edge, the part of the transition relation it is, and its inputs and choices.
    cases: Vec<(Term, Transition)>,
}

/// The transition system of an automaton.
pub fn encode(terms: &mut Terms, cfa: &Cfa) -> (Ts, PcMap) {
    let last = cfa.locations.len().saturating_sub(1).max(1);
    let width = usize::BITS - last.leading_zeros();
    let pc = terms.fresh("pc", Sort::Bv(width));
    let codes: Vec<Term> = cfa.locs().map(|loc| terms.bv(width, u128::from(loc.0))).collect();
    let live = Live::of(terms, cfa);
    let mut map = PcMap { pc, codes, cases: Vec::new() };
    let mut ts = Ts {
        vars: vec![Variable { term: pc, name: "pc".to_owned() }],
        inputs: Vec::new(),
        init: terms.eq(pc, map.codes[cfa.initial.index()]),
        trans: terms.fls(),
        bad: terms.eq(pc, map.codes[cfa.error.index()]),
    };
    ts.vars.extend(cfa.vars.iter().cloned());
    for id in cfa.edge_ids() {
        let transition = Transition::new(terms, &cfa.edge(id).block, "e");
        let case = map.case(terms, cfa, &live, id, &transition);
        ts.inputs.extend(transition.inputs.iter().chain(&transition.choices));
        map.cases.push((case, transition));
    }
    let cases: Vec<Term> = map.cases.iter().map(|(case, _)| *case).collect();
    ts.trans = terms.or(&cases);
    (ts, map)
}

impl PcMap {
    /// The steps that take an edge.
    fn case(&self, terms: &mut Terms, cfa: &Cfa, live: &Live, id: EdgeId, transition: &Transition) -> Term {
        let edge = cfa.edge(id);
        let after = Ts::after(terms, self.pc);
        let here = terms.eq(self.pc, self.codes[edge.from.index()]);
        let there = terms.eq(after, self.codes[edge.to.index()]);
        let mut parts = vec![here, there, transition.guard];
        for var in cfa.vars.iter().map(|var| var.term).filter(|var| live.is_live(edge.to, *var)) {
            let changed = transition.next.binary_search_by_key(&var, |(var, _)| *var);
            let value = changed.map_or(var, |at| transition.next[at].1);
            let after = Ts::after(terms, var);
            parts.push(terms.eq(after, value));
        }
        terms.and(&parts)
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

    /// An inductive invariant of the transition system as one of the automaton: at each location what it says
    /// when the program counter is there.
    pub fn invariant(&self, terms: &mut Terms, cfa: &Cfa, formula: Term) -> Invariant {
        let mut out = Invariant::default();
        for loc in cfa.locs().filter(|loc| *loc != cfa.initial && *loc != cfa.error) {
            let mut by: Substitution = [(self.pc, self.codes[loc.index()])].into_iter().collect();
            out.at.insert(loc, terms.substitute(formula, &mut by));
        }
        out
    }

    /// The run of the automaton that a run of the transition system is: one assignment to state and inputs for
    /// each state. `None` if a step takes no edge.
    pub fn run(&self, terms: &mut Terms, cfa: &Cfa, ts: &Ts, trace: &[Assignment]) -> Option<Run> {
        let first = trace.first()?;
        let mut run = Run::default();
        for var in &cfa.vars {
            run.initial.push((var.term, terms.eval(var.term, first)));
        }
        for pair in trace.windows(2) {
            let both = ts.step(terms, &pair[0], &pair[1]);
            let taken = |id: &EdgeId| terms.eval(self.cases[id.index()].0, &both) == Value::Bool(true);
            let edge = cfa.edge_ids().find(taken)?;
            let (block, transition) = (&cfa.edge(edge).block, &self.cases[edge.index()].1);
            // What a path depends on is live, so the values that were left open do not matter.
            let path = transition.path(terms, block, &pair[0])?;
            let values = terms.eval_all(&transition.path_inputs(block, &path), &pair[0]);
            run.steps.push(RunStep { edge, path, values });
        }
        Some(run)
    }
}
