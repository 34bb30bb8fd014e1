//! A lasso of the automaton, executed by the interpreter.
//!
//! The values that the lasso chooses are given to the program, those of the loop again and again. It has to come back to a state in which it
//! was, or to end, and what the atoms mention has to take the same values in the same order as on the lasso.

use certus_c::cfa::{Meaning, StepKind, Translation};
use certus_c::interp::{Config, Event, Inputs, Interpreter, Observer, Outcome};
use certus_c::program::{Program, Property, Source, VarId};
use certus_logic::{Assignment, Bv, Term, Terms, Value};
use certus_model::justice::Lasso;
use certus_model::{Cfa, Command, ProgramCounter};
use std::collections::VecDeque;

/// So many steps are executed at most.
const MOST_STEPS: u64 = 1_000_000;

/// How a lasso was executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Executed {
    /// The state after so many steps is that after so many.
    Recurs {
        /// All steps.
        steps: u64,
        /// Those of the stem.
        begin: u64,
    },
    /// The program ends after so many steps, and stays in its last state.
    Ends {
        /// The steps.
        steps: u64,
    },
}

/// What is needed of the automaton.
pub(super) struct OnAutomaton<'a> {
    pub(super) cfa: &'a Cfa,
    pub(super) counter: &'a ProgramCounter,
    pub(super) translation: &'a Translation,
    pub(super) lasso: &'a Lasso,
    /// The variables that atoms mention.
    pub(super) seen: &'a [Term],
}

/// Executes a lasso. Nothing if the program does something else with these values, or what is seen is no variable of the program.
pub(super) fn execute(
    terms: &Terms,
    program: &Program,
    check: &[Property],
    on: &OnAutomaton<'_>,
) -> Option<Executed> {
    let seen: Option<Vec<VarId>> = on.seen.iter().map(|var| variable(on, *var)).collect();
    let seen = seen?;
    let values = Repeated::new(terms, on)?;
    let config = Config { check: check.to_vec(), max_steps: MOST_STEPS };
    let (run, found) = Interpreter::new(program, config).recurrence(&mut values.clone());
    let executed = match (&run.outcome, found) {
        (Outcome::OutOfSteps, Some(lasso)) => Executed::Recurs { steps: run.steps, begin: lasso.begin },
        (Outcome::Returned(_) | Outcome::Stopped, _) => Executed::Ends { steps: run.steps },
        _ => return None,
    };
    // The same run once more, watched.
    let expected: Vec<Vec<u128>> =
        on.lasso.positions.iter().map(|position| numbers(terms, on.seen, position)).collect();
    let mut watch = Watch { states: vec![expected.first()?.clone()], seen };
    let config = Config { check: check.to_vec(), max_steps: run.steps };
    Interpreter::new(program, config).observe(&mut values.clone(), &mut watch);
    agrees(&watch.states, &expected, on.lasso.back).then_some(executed)
}

/// The global variable of the program that a variable of the automaton stands for.
fn variable(on: &OnAutomaton<'_>, var: Term) -> Option<VarId> {
    let at = on.translation.cfa.vars.iter().position(|known| known.term == var)?;
    match on.translation.meanings[at] {
        Meaning::Variable { var, .. } => Some(var),
        _ => None,
    }
}

fn numbers(terms: &Terms, vars: &[Term], position: &Assignment) -> Vec<u128> {
    let number = |value: &Value| match value {
        Value::Bool(value) => u128::from(*value),
        value => value.as_bv().and_then(Bv::to_u128).unwrap_or(0),
    };
    terms.eval_all(vars, position).iter().map(number).collect()
}

/// Whether a run, after what happens before the program begins, shows the states of a lasso, repetitions of one aside, to the end of its loop
/// at least.
fn agrees(run: &[Vec<u128>], lasso: &[Vec<u128>], back: usize) -> bool {
    let mut run: Vec<&Vec<u128>> = run.iter().collect();
    run.dedup();
    let around = lasso.iter().chain(lasso[back..].iter().cycle());
    let mut endless: Vec<&Vec<u128>> = around.take(lasso.len() + run.len() * lasso.len()).collect();
    endless.dedup();
    let mut once: Vec<&Vec<u128>> = lasso.iter().collect();
    once.dedup();
    (0..run.len()).any(|begin| {
        let rest = &run[begin..];
        rest.len() >= once.len() && rest.len() <= endless.len() && *rest == endless[..rest.len()]
    })
}

/// The values that a lasso chooses, those of the loop again and again.
#[derive(Clone)]
struct Repeated {
    stem: VecDeque<u128>,
    around: VecDeque<u128>,
}

impl Repeated {
    fn new(terms: &Terms, on: &OnAutomaton<'_>) -> Option<Repeated> {
        let mut positions = on.lasso.positions.clone();
        positions.push(positions.get(on.lasso.back)?.clone());
        let run = on.counter.run(terms, on.cfa, &positions)?;
        let mut out = Repeated { stem: VecDeque::new(), around: VecDeque::new() };
        for (n, step) in run.steps.iter().enumerate() {
            let mut values = step.values.iter();
            for command in on.cfa.edge(step.edge).block.path_steps(&step.path) {
                let Command::Havoc(_) = command.command else { continue };
                let value = values.next()?;
                let info = on.translation.steps.get(command.id.0 as usize)?;
                if matches!(info.kind, StepKind::Draw(Source::Memory | Source::Uninitialised, _)) {
                    continue;
                }
                let number = value.as_bv().and_then(Bv::to_u128).unwrap_or(0);
                if n < on.lasso.back { &mut out.stem } else { &mut out.around }.push_back(number);
            }
        }
        Some(out)
    }
}

impl Inputs for Repeated {
    fn next(&mut self, source: &Source, _: u32) -> u128 {
        if matches!(source, Source::Memory | Source::Uninitialised) {
            return 0;
        }
        if let Some(value) = self.stem.pop_front() {
            return value;
        }
        let Some(value) = self.around.pop_front() else { return 0 };
        self.around.push_back(value);
        value
    }
}

/// What is seen of a run.
struct Watch {
    seen: Vec<VarId>,
    states: Vec<Vec<u128>>,
}

impl Observer for Watch {
    fn observe(&mut self, event: Event<'_>) {
        let Event::Assigned { var, value } = event else { return };
        let Some(n) = self.seen.iter().position(|seen| *seen == var) else { return };
        let Some(mut state) = self.states.last().cloned() else { return };
        state[n] = value;
        self.states.push(state);
    }
}
