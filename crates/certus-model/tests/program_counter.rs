//! The transition system of an automaton has exactly its steps, up to values that do not matter.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::liveness::live_at;
use certus_model::problem::UNREACHABLE;
use certus_model::{Loc, ProgramCounter, Ts};
use certus_solver::{Answer, Limits, Query, Solver, registry};
use certus_testing::{Shape, State};
use common::{Case, each};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, VecDeque};

/// A reachable state of the transition system and how it was reached.
type Seen = BTreeMap<(Loc, State), (Option<(Loc, State)>, Assignment)>;

struct Search<'a> {
    case: &'a mut Case,
    map: ProgramCounter,
    solver: Box<dyn Solver>,
}

impl Search<'_> {
    /// The literals that say what the state is, or the state after. What is not live is left out, so that states
    /// that differ only there are one.
    fn literals(&mut self, live: &[FxHashSet<Term>], at: Loc, state: State, after: bool) -> Vec<Term> {
        let terms = &mut self.case.terms;
        let mut values = vec![(self.map.pc, self.map.code(at))];
        for (var, value) in self.case.oracle.space().values(state) {
            if live[at.index()].contains(&var) {
                values.push((var, constant(terms, &value)));
            }
        }
        let place = |terms: &mut Terms, var| if after { Ts::after(terms, var) } else { var };
        values
            .into_iter()
            .map(|(var, value)| {
                let var = place(terms, var);
                terms.eq(var, value)
            })
            .collect()
    }

    /// The successors of a state, one for each that differs in what is live, with the inputs of the step.
    fn successors(
        &mut self,
        live: &[FxHashSet<Term>],
        from: (Loc, State),
    ) -> Vec<((Loc, State), Assignment)> {
        let here = self.literals(live, from.0, from.1, false);
        let mut asked = vec![self.map.ts.relation(&mut self.case.terms)];
        asked.extend(here);
        let mut found = Vec::new();
        while self.solver.check(&self.case.terms, &Query::of(&asked), &Limits::none()).unwrap() == Answer::Sat
        {
            let pc = Ts::after(&mut self.case.terms, self.map.pc);
            let pc = self.solver.value(&self.case.terms, pc).unwrap();
            let to = self.map.loc(&self.case.terms, &pc).expect("a step ends at a location");
            let mut state = 0;
            for var in self.case.vars() {
                let after = Ts::after(&mut self.case.terms, var);
                let value = self.solver.value(&self.case.terms, after).unwrap();
                // One state stands for all that differ in what is not live.
                if live[to.index()].contains(&var) {
                    state = self.case.oracle.space().with(state, var, &value);
                }
            }
            let mut inputs = Assignment::new();
            for input in &self.map.ts.inputs {
                let value = self.solver.value(&self.case.terms, input.term).unwrap();
                inputs.set(self.case.terms.as_var(input.term).unwrap(), value);
            }
            let there = self.literals(live, to, state, true);
            let there = self.case.terms.and(&there);
            let other = self.case.terms.not(there);
            asked.push(other);
            found.push(((to, state), inputs));
        }
        found
    }

    fn run(&mut self, live: &[FxHashSet<Term>]) -> Seen {
        let mut seen: Seen = BTreeMap::new();
        let mut queue = VecDeque::new();
        let start = self.case.cfa.initial;
        for state in 0..self.case.oracle.space().size() as State {
            let state = masked(self.case, live, start, state);
            if seen.insert((start, state), (None, Assignment::new())).is_none() {
                queue.push_back((start, state));
            }
        }
        while let Some(from) = queue.pop_front() {
            for (to, inputs) in self.successors(live, from) {
                seen.entry(to).or_insert_with(|| {
                    queue.push_back(to);
                    (Some(from), inputs)
                });
            }
        }
        seen
    }
}

fn constant(terms: &mut Terms, value: &Value) -> Term {
    match value {
        Value::Bool(b) => terms.bool(*b),
        other => terms.bv_const(other.as_bv().unwrap().clone()),
    }
}

/// The state with 0 for what is not live.
fn masked(case: &Case, live: &[FxHashSet<Term>], at: Loc, state: State) -> State {
    let mut out = 0;
    for (var, value) in case.oracle.space().values(state) {
        if live[at.index()].contains(&var) {
            out = case.oracle.space().with(out, var, &value);
        }
    }
    out
}

/// Gives the variables that are not live the values that they have: those before.
fn keep_dead(case: &Case, ts: &Ts, trace: &mut [Assignment]) {
    for n in 1..trace.len() {
        let (before, after) = trace.split_at_mut(n);
        for (var, value) in &ts.next {
            after[0].set(case.terms.as_var(*var).unwrap(), case.terms.eval(*value, &before[n - 1]));
        }
    }
}

#[test]
fn the_reachable_states_are_those_of_the_automaton() {
    let shape = Shape { state_bits: 5, ..Shape::tiny() };
    let mut lifted = 0;
    each(&shape, 120_000, 300, |case| {
        let told = format!("seed {}", case.seed);
        let map = ProgramCounter::new(&mut case.terms, &case.cfa, UNREACHABLE);
        map.ts.validate(&mut case.terms).unwrap();
        let live = live_at(&case.terms, &case.cfa);
        let solver = registry::make("native").unwrap();
        let codes = map.clone();
        let seen = Search { case, map, solver }.run(&live);
        let mut expected: Vec<(Loc, State)> = Vec::new();
        for loc in case.cfa.locs() {
            let states = case.oracle.reachable(loc).iter();
            expected.extend(states.map(|state| (loc, masked(case, &live, loc, state))));
        }
        expected.sort_unstable();
        expected.dedup();
        assert_eq!(seen.keys().copied().collect::<Vec<_>>(), expected, "{told}");
        // A run of the system is one of the automaton.
        let Some(bad) = seen.keys().find(|(loc, _)| *loc == case.cfa.error) else { return };
        let mut trace: Vec<Assignment> = Vec::new();
        let (mut at, mut inputs) = (Some(*bad), Assignment::new());
        while let Some((loc, state)) = at {
            let mut point = case.oracle.space().assignment(&case.terms, state);
            let pc = case.terms.value_of(codes.code(loc)).unwrap();
            point.set(case.terms.as_var(codes.pc).unwrap(), pc);
            for symbol in inputs.symbols() {
                point.set(symbol, inputs.get(symbol).unwrap().clone());
            }
            trace.push(point);
            (at, inputs) = seen[&(loc, state)].clone();
        }
        trace.reverse();
        keep_dead(case, &codes.ts, &mut trace);
        assert!(codes.ts.is_run(&mut case.terms, &trace), "{told}");
        let run = codes.run(&case.terms, &case.cfa, &trace).unwrap();
        let end = case.oracle.follow(&case.terms, &run).map(|(at, _)| at);
        assert_eq!(end, Some(case.cfa.error), "{told}");
        lifted += 1;
    });
    assert!(lifted > 10, "{lifted} runs");
}

/// The reachable states as a formula over program counter and variables prove the automaton.
#[test]
fn invariants_are_carried_over() {
    each(&Shape::tiny(), 130_000, 100, |case| {
        let map = ProgramCounter::new(&mut case.terms, &case.cfa, UNREACHABLE);
        let mut cases = Vec::new();
        for loc in case.cfa.locs() {
            let here = case.terms.eq(map.pc, map.code(loc));
            for state in case.oracle.reachable(loc).iter() {
                let mut literals = vec![here];
                for (var, value) in case.oracle.space().values(state) {
                    let value = constant(&mut case.terms, &value);
                    literals.push(case.terms.eq(var, value));
                }
                cases.push(case.terms.and(&literals));
            }
        }
        let formula = case.terms.or(&cases);
        let invariant = map.invariant(&mut case.terms, &case.cfa, formula);
        let proof = case.oracle.holds(&case.terms, &invariant);
        assert_eq!(proof.is_ok(), case.oracle.is_safe(), "seed {}: {proof:?}", case.seed);
    });
}
