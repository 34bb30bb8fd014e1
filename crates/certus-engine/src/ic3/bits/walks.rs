//! States by simulation: where a step leads, and random walks.

use super::policy::{BEGIN, STEP};
use super::system::{Model, System};
use certus_model::EdgeId;
use certus_solver::Simulator;
use rustc_hash::FxHasher;
use std::hash::{Hash as _, Hasher as _};
use std::rc::Rc;

/// So many walks are taken, at once: bits of a word.
const WALKS: usize = 8;

/// So many states each has.
const STEPS: usize = 32;

/// So many steps tell latches apart.
const STEPS_OF_SIGNATURES: usize = 256;

/// A walk: edges with the states after them.
type Walk = Vec<(EdgeId, Rc<Model>)>;

/// The circuit of a system, to be simulated.
pub(super) struct Walker(Simulator);

impl Walker {
    pub(super) fn new(system: &System<'_>) -> Walker {
        let nexts = system.latches.iter().map(|latch| latch.next_signal);
        let signals: Vec<_> = nexts.chain(system.conditions.iter().copied()).collect();
        Walker(system.circuit.simulator(&signals))
    }

    /// The state after a step with the state and the inputs of a model. What the model leaves open is false.
    pub(super) fn step(&mut self, system: &System<'_>, model: &Model) -> Model {
        let Walker(simulator) = self;
        let word = |value: Option<bool>| if value == Some(true) { u64::MAX } else { 0 };
        for (latch, value) in system.latches.iter().zip(&model.latches) {
            if latch.place().is_some() {
                simulator.set(latch.now_signal, word(*value));
            }
        }
        for (signal, value) in system.input_signals.iter().zip(&model.inputs) {
            simulator.set(*signal, word(*value));
        }
        simulator.run();
        let latches =
            system.latches.iter().map(|latch| Some(simulator.get(latch.next_signal) & 1 == 1)).collect();
        Model { latches, inputs: Vec::new() }
    }

    /// Walks with random inputs from states with the first values of latches.
    pub(super) fn walks(&mut self, system: &System<'_>) -> Vec<Walk> {
        let mut walks: Vec<Walk> = vec![Vec::new(); WALKS];
        self.at_random(system, STEPS, |n, alive, states| {
            for (lane, walk) in walks.iter_mut().enumerate().filter(|(lane, _)| alive >> lane & 1 == 1) {
                let latches = states.iter().map(|word| Some(word >> lane & 1 == 1)).collect();
                let model = Rc::new(Model { latches, inputs: Vec::new() });
                walk.push((if n == 0 { BEGIN } else { STEP }, model));
            }
        });
        walks
    }

    /// For each latch a number that tells where it differed from its first value in random walks; none if it never did.
    pub(super) fn signatures(&mut self, system: &System<'_>) -> Vec<Option<u64>> {
        let mut signatures: Vec<Option<u64>> = vec![None; system.latches.len()];
        let mut place = 0_u64;
        self.at_random(system, STEPS_OF_SIGNATURES, |_, alive, states| {
            place += 1;
            for ((latch, signature), word) in system.latches.iter().zip(&mut signatures).zip(states) {
                let word = if latch.first == Some(true) { !word } else { *word } & alive;
                if word != 0 {
                    let mut hasher = FxHasher::default();
                    (*signature, place, word).hash(&mut hasher);
                    *signature = Some(hasher.finish());
                }
            }
        });
        signatures
    }

    /// Takes 64 steps at a time with random inputs, from states with the first values of latches, and tells of each step its
    /// number, which walks have kept to the conditions of the system, and the values of latches.
    fn at_random(&mut self, system: &System<'_>, steps: usize, mut tell: impl FnMut(usize, u64, &[u64])) {
        let Walker(simulator) = self;
        let mut random = Random::new();
        let mut states: Vec<u64> = Vec::with_capacity(system.latches.len());
        for latch in &system.latches {
            states.push(match latch.first {
                Some(true) => u64::MAX,
                Some(false) => 0,
                None => random.next(),
            });
        }
        let mut alive = u64::MAX;
        for n in 0..steps {
            tell(n, alive, &states);
            for (latch, word) in system.latches.iter().zip(&states) {
                if latch.place().is_some() {
                    simulator.set(latch.now_signal, *word);
                }
            }
            for signal in &system.input_signals {
                simulator.set(*signal, random.next());
            }
            simulator.run();
            for condition in &system.conditions {
                alive &= simulator.get(*condition);
            }
            states = system.latches.iter().map(|latch| simulator.get(latch.next_signal)).collect();
        }
    }
}

/// Marsaglia's xorshift: the same numbers each time.
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new() -> Random {
        Random(0x9e37_79b9_7f4a_7c15)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}
