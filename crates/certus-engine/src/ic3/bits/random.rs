//! `walks`: random simulation of circuits, 64 runs at a time.
//!
//! A circuit is executed as words of 64 bits, one for each run. In a run each input bit has a habit: it is mostly false, mostly
//! true, as often one as the other, or seldom changes. A queue gets full only if nobody reads, so that even odds for all
//! inputs would not do. Where inputs break a constraint, others are drawn for these runs. It proves nothing.

use super::system::{Making, Model, System};
use super::walks::Random;
use crate::control::{Control, Event};
use crate::engine::{EngineError, OnSystems, Outcome, SystemTask, Takes, Verdict};
use crate::ic3::core::Halt;
use crate::option_groups::{engine, option_group};
use crate::reason::Reason;
use crate::stats::Stats;
use certus_logic::{Assignment, Term, Terms, Value};
use certus_model::Run;
use certus_model::one_loop::run_of;
use certus_solver::{Edge, Simulator, Theories};
use std::num::NonZeroUsize;

/// The steps of runs, in turn. Most errors are near, some are far.
const LENGTHS: [usize; 6] = [32, 128, 32, 512, 64, 4_096];

/// So many inputs of all steps of a run are kept at most.
const MOST_KEPT: usize = 1 << 22;

/// So often inputs are drawn for a step that keep to the constraint.
const DRAWS: usize = 12;

option_group! {
    /// The engine.
    pub struct Walks in "" {
        "rounds" rounds: NonZeroUsize = NonZeroUsize::new(1_000_000).expect("not zero"),
            "how many rounds of 64 runs there are at most";
    }
}

engine! {
    Walks as Systems {
        name: |_| "walks",
        about: |_| "random simulation of circuits, 64 runs at a time: finds errors, proves nothing",
        takes: Takes { theories: Theories::BIT_VECTORS, ..Takes::BITS },
        options: itself,
    }
}

impl OnSystems for Walks {
    fn run(
        &mut self,
        terms: &mut Terms,
        task: &SystemTask<'_>,
        control: &Control,
    ) -> Result<Outcome, EngineError> {
        let mut stats = Stats::default();
        let system = match System::new(terms, task, &[], Making::default(), control) {
            Ok(system) => system,
            Err(Halt::Stopped(why)) => return Ok(Outcome { verdict: Verdict::Unknown(why), stats }),
            Err(Halt::Failed(error)) => return Err(error),
        };
        let mut simulation = Simulation::new(&system);
        let mut rounds = 0;
        let verdict = loop {
            if let Some(why) = control.stop() {
                break Verdict::Unknown(why);
            }
            if rounds == self.rounds.get() {
                break Verdict::Unknown(Reason::Bound(rounds));
            }
            control.tell(|| Event::Frame { engine: "walks", k: rounds });
            let length = LENGTHS[rounds % LENGTHS.len()];
            rounds += 1;
            if let Some(run) = simulation.round(length, control).and_then(|found| found.run(terms, &system)) {
                break Verdict::Unsafe(run);
            }
        };
        stats.set("rounds", rounds as u64);
        stats.set("steps of 64 runs", simulation.steps);
        Ok(Outcome { verdict, stats })
    }
}

/// What an input bit does in a round.
#[derive(Clone, Copy)]
enum Habit {
    Even,
    MostlyFalse,
    MostlyTrue,
    Constant,
    SeldomChanges,
}

/// A run that came to a bad position: the first state, and the inputs of each position.
struct Found {
    first: Model,
    inputs: Vec<Model>,
}

struct Simulation<'s, 'a> {
    system: &'s System<'a>,
    simulator: Simulator,
    random: Random,
    steps: u64,
}

impl<'s, 'a> Simulation<'s, 'a> {
    fn new(system: &'s System<'a>) -> Simulation<'s, 'a> {
        let nexts = system.latches.iter().map(|latch| latch.next_signal);
        let signals: Vec<Edge> =
            nexts.chain(system.conditions.iter().copied()).chain([system.bad_signal]).collect();
        let simulator = system.circuit.simulator(&signals);
        Simulation { system, simulator, random: Random::new(), steps: 0 }
    }

    /// Makes 64 runs of so many steps, until one comes to a bad position.
    fn round(&mut self, length: usize, control: &Control) -> Option<Found> {
        let system = self.system;
        let habits: Vec<Habit> = system.input_signals.iter().map(|_| self.habit()).collect();
        let first: Vec<u64> = system.latches.iter().map(|latch| self.first(latch.first)).collect();
        let (mut states, mut alive) = (first.clone(), u64::MAX);
        let mut kept: Vec<Vec<u64>> = Vec::new();
        let length = length.min(MOST_KEPT / (habits.len() + 1));
        while kept.len() < length && alive != 0 && (kept.len() % 64 != 63 || control.stop().is_none()) {
            for (latch, word) in system.latches.iter().zip(&states) {
                self.simulator.set(latch.now_signal, *word);
            }
            let (inputs, goes, bad) = self.position(&habits, kept.last(), alive);
            kept.push(inputs);
            if bad != 0 {
                let lane = bad.trailing_zeros();
                let of = |words: &[u64]| words.iter().map(|word| Some(word >> lane & 1 == 1)).collect();
                let first = Model { latches: of(&first), inputs: Vec::new() };
                let inputs = kept.iter().map(|words| Model { latches: Vec::new(), inputs: of(words) });
                return Some(Found { first, inputs: inputs.collect() });
            }
            alive &= goes;
            states = system.latches.iter().map(|latch| self.simulator.get(latch.next_signal)).collect();
        }
        None
    }

    /// Inputs for the states that are set: the runs that can make a step with them, and those whose position is bad.
    fn position(&mut self, habits: &[Habit], last: Option<&Vec<u64>>, alive: u64) -> (Vec<u64>, u64, u64) {
        let [constraint, step] = self.system.conditions[..] else {
            unreachable!("a system has a constraint and a relation");
        };
        let draw = |random: &mut Random, n: usize| random.word(habits[n], last.map(|last| last[n]));
        let mut inputs: Vec<u64> = (0..habits.len()).map(|n| draw(&mut self.random, n)).collect();
        let mut goes = 0;
        for _ in 0..DRAWS {
            self.steps += 1;
            for (signal, word) in self.system.input_signals.iter().zip(&inputs) {
                self.simulator.set(*signal, *word);
            }
            self.simulator.run();
            let holds = self.simulator.get(constraint);
            let bad = holds & self.simulator.get(self.system.bad_signal) & alive;
            goes = holds & self.simulator.get(step);
            if bad != 0 || goes & alive == alive {
                return (inputs, goes, bad);
            }
            // Habits are given up where they lead nowhere.
            for word in &mut inputs {
                *word = *word & goes | self.random.next() & !goes;
            }
        }
        // The last draw was not looked at: runs that it would have saved end here.
        (inputs, goes, 0)
    }

    fn first(&mut self, value: Option<bool>) -> u64 {
        match value {
            Some(true) => u64::MAX,
            Some(false) => 0,
            None => self.random.next(),
        }
    }

    fn habit(&mut self) -> Habit {
        match self.random.next() >> 20 & 7 {
            0..=2 => Habit::Even,
            3 => Habit::MostlyFalse,
            4 => Habit::MostlyTrue,
            5 => Habit::Constant,
            _ => Habit::SeldomChanges,
        }
    }
}

impl Random {
    /// The next values of an input bit in 64 runs.
    fn word(&mut self, habit: Habit, last: Option<u64>) -> u64 {
        let any = self.next();
        match (habit, last) {
            (Habit::Even, _) => any,
            (Habit::MostlyFalse, _) => any & self.next() & self.next(),
            (Habit::MostlyTrue, _) => any | self.next() | self.next(),
            (Habit::Constant | Habit::SeldomChanges, None) => any,
            (Habit::Constant, Some(last)) => last,
            (Habit::SeldomChanges, Some(last)) => last ^ any & self.next() & self.next() & self.next(),
        }
    }
}

impl Found {
    /// The run, if it is one.
    fn run(&self, terms: &mut Terms, system: &System<'_>) -> Option<Run> {
        let (vars, values): (Vec<Term>, Vec<Term>) = system
            .ts
            .next
            .iter()
            .map(|(var, value)| (*var, *value))
            .chain(system.chosen.iter().copied())
            .unzip();
        let mut state = system.state(terms, &self.first);
        if terms.eval(system.ts.init, &state) != Value::Bool(true) {
            return None;
        }
        let mut positions: Vec<Assignment> = Vec::with_capacity(self.inputs.len());
        for inputs in &self.inputs {
            let mut position = state.clone();
            system.add_inputs(terms, inputs, &mut position);
            for (var, value) in vars.iter().zip(terms.eval_all(&values, &position)) {
                if let Some(symbol) = terms.as_var(*var) {
                    state.set(symbol, value);
                }
            }
            positions.push(position);
        }
        Some(run_of(terms, system.ts, &positions))
    }
}
