//! A transition system as an automaton with one loop location.
//!
//! Its initial location is left through `init`. At the loop location a state has been reached: one edge makes a
//! step and comes back, another one leads to the error location if the position is bad. The inputs get their values at the
//! beginning of an edge, so that nothing has to be known of them at the loop location.
//!
//! This automaton is the canonical one: whatever makes a proof or a run of a system, they are a [`Proof`] and a [`Run`] of
//! it.
//!
//! [`Proof`]: crate::Proof

use crate::block::{Block, Command, Step, StepId};
use crate::cfa::{Cfa, EdgeId, Invariant, Loc, Variable};
use crate::problem::Property;
use crate::run::{Run, RunStep};
use crate::ts::Ts;
use certus_logic::{Assignment, Sort, Term, Terms, Value};

/// The edges of the automaton.
const INITIAL: EdgeId = EdgeId(0);
const STEP: EdgeId = EdgeId(1);
const BAD: EdgeId = EdgeId(2);

/// The commands after which the inputs of a position have their values, on both edges.
const POSITION: [StepId; 2] = [StepId(1), StepId(2)];

/// A system as an automaton.
#[derive(Clone, Debug)]
pub struct OneLoop {
    /// The automaton.
    pub cfa: Cfa,
    /// The property of the automaton.
    pub property: Property,
}

impl OneLoop {
    /// The automaton of a system and a property of it.
    ///
    /// # Panics
    /// If the system has no bad positions of the property's number.
    pub fn new(terms: &mut Terms, ts: &Ts, property: &Property) -> OneLoop {
        let mut cfa = Cfa::new();
        let here = cfa.add_location("loop", 0);
        debug_assert_eq!(here, Ts::LOOP);
        cfa.vars = ts.vars.iter().chain(&ts.inputs).cloned().collect();
        let mut numbers = Numbers(POSITION[1].0 + 1);
        cfa.add_edge(cfa.initial, here, Block::sequence(vec![numbers.step(Command::Assume(ts.init))]));
        let havocs = |numbers: &mut Numbers| -> Vec<Step> {
            ts.inputs.iter().map(|input| numbers.step(Command::Havoc(input.term))).collect()
        };
        let mut steps = havocs(&mut numbers);
        steps.push(Step { command: Command::Assume(ts.constraint), id: POSITION[0] });
        let mut property = property.clone();
        if let Property::Justice(sets) = &mut property {
            for set in sets {
                steps.extend(watch(terms, &mut cfa, set, &mut numbers));
            }
        }
        let after: Vec<Term> = ts.vars.iter().map(|var| Ts::after(terms, var.term)).collect();
        for (var, after) in ts.vars.iter().zip(&after) {
            cfa.add_var(*after, format!("{}'", var.name));
            steps.push(numbers.step(match ts.next.get(&var.term) {
                Some(value) => Command::Assign(*after, *value),
                None => Command::Havoc(*after),
            }));
        }
        steps.push(numbers.step(Command::Assume(ts.trans)));
        for (var, after) in ts.vars.iter().zip(&after) {
            steps.push(numbers.step(Command::Assign(var.term, *after)));
        }
        cfa.add_edge(here, here, Block::sequence(steps));
        if let Property::Unreachable(bad) = property {
            let mut steps = havocs(&mut numbers);
            steps.push(Step { command: Command::Assume(ts.constraint), id: POSITION[1] });
            steps.push(numbers.step(Command::Assume(ts.bad[bad].what)));
            cfa.add_edge(here, cfa.error, Block::sequence(steps));
            property = Property::Unreachable(0);
        }
        OneLoop { cfa, property }
    }

    /// The positions of a run of the automaton to its error location; nothing if it is none.
    #[must_use]
    pub fn positions(&self, terms: &Terms, ts: &Ts, run: &Run) -> Option<Vec<Assignment>> {
        let (end, positions, _) = self.walk(terms, ts, run)?;
        (end == self.cfa.error).then_some(positions)
    }

    /// The positions of a run of the automaton that ends at its loop location, and after them the state that is reached;
    /// nothing if it is none.
    #[must_use]
    pub fn positions_to_state(&self, terms: &Terms, ts: &Ts, run: &Run) -> Option<Vec<Assignment>> {
        let (end, mut positions, state) = self.walk(terms, ts, run)?;
        let mut last = Assignment::new();
        for symbol in ts.vars.iter().filter_map(|var| terms.as_var(var.term)) {
            last.set(symbol, state.get(symbol)?.clone());
        }
        positions.push(last);
        (end == Ts::LOOP).then_some(positions)
    }

    /// Where a run ends, its positions, and its last state.
    fn walk(&self, terms: &Terms, ts: &Ts, run: &Run) -> Option<(Loc, Vec<Assignment>, Assignment)> {
        let listed: Vec<Term> = ts.vars.iter().chain(&ts.inputs).map(|var| var.term).collect();
        let mut positions = Vec::new();
        let (end, state) = run.walk(terms, &self.cfa, |step, _, state| {
            if POSITION.contains(&step.id) {
                let mut position = Assignment::new();
                for symbol in listed.iter().filter_map(|var| terms.as_var(*var)) {
                    if let Some(value) = state.get(symbol) {
                        position.set(symbol, value.clone());
                    }
                }
                positions.push(position);
            }
        })?;
        Some((end, positions, state))
    }
}

/// The run of the automaton to its loop location that these positions of the system and, as the last one, a state are.
#[must_use]
pub fn run_to_state(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> Run {
    let mut run = run_of(terms, ts, positions);
    // There is no step from the last one.
    run.steps.pop();
    run
}

/// The run of the automaton that a run of the system to a bad position is.
#[must_use]
pub fn run_of(terms: &Terms, ts: &Ts, positions: &[Assignment]) -> Run {
    let values = |vars: &[Variable], position: &Assignment| -> Vec<Value> {
        vars.iter().map(|var| terms.eval(var.term, position)).collect()
    };
    let mut run = Run::default();
    let Some(first) = positions.first() else { return run };
    run.initial = ts.vars.iter().map(|var| (var.term, terms.eval(var.term, first))).collect();
    let take = |edge, values| RunStep { edge, path: vec![0], values };
    run.steps.push(take(INITIAL, Vec::new()));
    let open: Vec<Variable> =
        ts.vars.iter().filter(|var| !ts.next.contains_key(&var.term)).cloned().collect();
    for pair in positions.windows(2) {
        let mut chosen = values(&ts.inputs, &pair[0]);
        chosen.extend(values(&open, &pair[1]));
        run.steps.push(take(STEP, chosen));
    }
    if let Some(last) = positions.last() {
        run.steps.push(take(BAD, values(&ts.inputs, last)));
    }
    run
}

/// A set of positions that is over inputs too becomes one of states: a new variable tells whether the position before
/// was in it. What is met infinitely often then is the same.
fn watch(terms: &mut Terms, cfa: &mut Cfa, set: &mut Invariant, numbers: &mut Numbers) -> Option<Step> {
    let formula = *set.at.get(&Ts::LOOP)?;
    let met = terms.fresh("met", Sort::Bool);
    cfa.add_var(met, "met");
    set.at.insert(Ts::LOOP, met);
    Some(numbers.step(Command::Assign(met, formula)))
}

/// Numbers for commands.
struct Numbers(u32);

impl Numbers {
    fn step(&mut self, command: Command) -> Step {
        let id = StepId(self.0);
        self.0 += 1;
        Step { command, id }
    }
}
