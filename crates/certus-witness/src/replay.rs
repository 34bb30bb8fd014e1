//! A run of the automaton, executed by the interpreter of the program.
//!
//! The automaton chooses inputs, variables without a value and bytes that were never written. Inputs come in the
//! order in which the interpreter asks for them; so do variables, if it asks when they come into being. Bytes
//! have no common order, so they are found by object and offset ([`crate::bytes`]).

use crate::apart::apart;
use crate::bytes::ChosenBytes;
use crate::compiled::{Given, undefined};
use certus_c::cfa::{StepKind, Translation};
use certus_c::interp::{Config, Inputs, Interpreter, Layout, Outcome, Place, RandomInputs, Run};
use certus_c::program::{Program, Property, Source, VarId};
use certus_logic::{Bv, Terms, Value};
use certus_model::{Command, Hints, Run as Path};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;

/// What bytes hold that were never written.
enum Bytes<'a> {
    /// What the automaton chose for them.
    Chosen(&'a ChosenBytes),
    Zeros,
    Ones,
    Random(RandomInputs),
}

/// The values that a run of the automaton chose, in the order in which the interpreter asks for them.
struct Chosen<'a> {
    /// With the values of variables that were not given any, if `eager`; else those are 0.
    values: VecDeque<u128>,
    bytes: Bytes<'a>,
    eager: bool,
}

impl Inputs for Chosen<'_> {
    fn next(&mut self, source: &Source, _: u32) -> u128 {
        match source {
            Source::Uninitialised if !self.eager => 0,
            _ => self.values.pop_front().unwrap_or(0),
        }
    }

    fn byte(&mut self, place: Place) -> u8 {
        match &mut self.bytes {
            Bytes::Chosen(chosen) => chosen.get(place).unwrap_or(0),
            Bytes::Zeros => 0,
            Bytes::Ones => u8::MAX,
            Bytes::Random(random) => random.next(&Source::Memory, 8) as u8,
        }
    }

    fn eager(&self) -> bool {
        self.eager
    }
}

fn fails(run: &Run) -> bool {
    matches!(run.outcome, Outcome::Violation { .. })
}

/// Executes the run; how it ends is in the result, with the values it used. If it goes the same way when variables
/// and bytes without a value are 0, they are.
///
/// Where the automaton does more than the program, its run may be none of the program's, or one that does what C leaves
/// undefined: then the run is tried with other bytes and other pointers too, for whatever they are, a run of the interpreter is a run of the program.
#[must_use]
pub fn replay(
    program: &Program,
    terms: &Terms,
    translation: &Translation,
    path: &Path,
    properties: &[Property],
) -> Run {
    let stands = |run: &Run| fails(run) && undefined(program, run).is_none();
    let near = Layout { statics: Some(translation.statics.as_slice().into()), ..Layout::default() };
    let run = attempt(program, terms, translation, path, (properties, &near));
    let wild = run.draws.iter().any(|draw| matches!(draw.place, Some(Place::Wild(_))));
    if stands(&run) {
        return run;
    }
    let mut others: Vec<Run> = Vec::new();
    if translation.looks_at_addresses {
        let named = addresses_given(program, translation, &run);
        let named = named.into_iter().map(|change| (near.clone(), Some(change)));
        let layouts = Layout::several().into_iter().map(|layout| (layout, None));
        for (layout, change) in layouts.chain(named) {
            let other = attempt_with(program, terms, translation, path, (properties, &layout, change));
            if stands(&other) {
                return other;
            }
            others.push(other);
        }
    }
    if wild || fails(&run) {
        let path = apart(terms, translation, path, program.pointer_bits);
        let other = attempt(program, terms, translation, &path, (properties, &near));
        if stands(&other) {
            return other;
        }
        others.push(other);
    }
    if fails(&run) { run } else { others.into_iter().find(fails).unwrap_or(run) }
}

/// Inputs and objects that are brought together at most.
const MOST_GIVEN: usize = 8;

/// Inputs of the run that may be addresses, each with the address of a static object in its place.
fn addresses_given(program: &Program, translation: &Translation, run: &Run) -> Vec<(u128, u128)> {
    let mut given: Vec<u128> = Vec::new();
    for draw in &run.draws {
        let outside = matches!(draw.source, Source::Input(_) | Source::Undefined(_));
        if outside && draw.width == program.pointer_bits && !given.contains(&draw.value) {
            given.push(draw.value);
        }
    }
    given.truncate(MOST_GIVEN);
    let objects = program.objects.iter().zip(&translation.statics).filter(|(object, _)| !object.literal);
    let objects: Vec<u128> = objects.map(|(_, place)| (*place).into()).take(MOST_GIVEN).collect();
    given.iter().flat_map(|given| objects.iter().map(|object| (*given, *object))).collect()
}

/// Executes one run of the automaton.
fn attempt(
    program: &Program,
    terms: &Terms,
    translation: &Translation,
    path: &Path,
    (properties, layout): (&[Property], &Layout),
) -> Run {
    attempt_with(program, terms, translation, path, (properties, layout, None))
}

/// Executes one run of the automaton, with another value in the place of one input.
fn attempt_with(
    program: &Program,
    terms: &Terms,
    translation: &Translation,
    path: &Path,
    (properties, layout, change): (&[Property], &Layout, Option<(u128, u128)>),
) -> Run {
    let mut values = VecDeque::new();
    let mut given = VecDeque::new();
    let mut bytes = ChosenBytes::new(program.objects.len() as u64);
    // The interpreter takes about as many steps as the automaton; a run that has gone astray may take forever.
    let mut max_steps = 100_000;
    let walked = path.walk(terms, &translation.cfa, |step, value, state| {
        max_steps += 4;
        let info = &translation.steps[step.id.0 as usize];
        if let Some(about) = info.bytes {
            bytes.step((terms, path), step, about, value, state);
        }
        if matches!(step.command, Command::Havoc(_)) {
            let number = value.and_then(Value::as_bv).and_then(Bv::to_u128).unwrap_or(0);
            let number = change.filter(|(from, _)| *from == number).map_or(number, |(_, to)| to);
            match &info.kind {
                StepKind::Draw(Source::Memory, _) => {}
                StepKind::Draw(Source::Uninitialised, _) => values.push_back(number),
                _ => {
                    values.push_back(number);
                    given.push_back(number);
                }
            }
        }
    });
    debug_assert!(walked.is_some(), "runs are checked before they are replayed");
    let config = Config { check: properties.to_vec(), max_steps };
    let interpreter = Interpreter::new(program, config).under(layout.clone());
    let run = interpreter.run(&mut Chosen { values: given, bytes: Bytes::Zeros, eager: false });
    if fails(&run) {
        return run;
    }
    let attempt = |bytes| interpreter.run(&mut Chosen { values: values.clone(), bytes, eager: true });
    let first = attempt(Bytes::Chosen(&bytes));
    if fails(&first) || first.draws.iter().all(|draw| draw.source != Source::Memory) {
        return first;
    }
    let random = (1..=4).map(|seed| Bytes::Random(RandomInputs::new(seed)));
    let others = [Bytes::Zeros, Bytes::Ones].into_iter().chain(random);
    others.map(attempt).find(fails).unwrap_or(first)
}

/// The values that havocs chose, by the variable they go to.
struct Hinted<'a> {
    values: FxHashMap<VarId, VecDeque<u128>>,
    stop: &'a dyn Fn() -> bool,
}

impl Inputs for Hinted<'_> {
    fn stop(&self) -> bool {
        (self.stop)()
    }

    fn next(&mut self, _: &Source, _: u32) -> u128 {
        0
    }

    fn value(&mut self, _: &Source, _: u32, var: VarId) -> u128 {
        self.values.get_mut(&var).and_then(VecDeque::pop_front).unwrap_or(0)
    }
}

/// Executes the program with the values that a run of the automaton chose, without the run: a loop that the
/// reductions have seen through may take hundreds of millions of rounds, which no list of edges can hold. The
/// outcome is that of the interpreter, so that nothing is believed that it has not done.
#[must_use]
pub fn replay_hints(
    program: &Program,
    translation: &Translation,
    hints: &Hints,
    properties: &[Property],
    (max_steps, stop): (u64, &dyn Fn() -> bool),
) -> Run {
    let values = values_by_variable(translation, hints);
    let config = Config { check: properties.to_vec(), max_steps };
    Interpreter::new(program, config).run(&mut Hinted { values, stop })
}

/// The values that a run of the automaton chose for inputs and the like, by the variable they go to.
pub(crate) fn values_by_variable(
    translation: &Translation,
    hints: &Hints,
) -> FxHashMap<VarId, VecDeque<u128>> {
    let mut steps: Vec<_> = hints.values.iter().collect();
    steps.sort_by_key(|(id, _)| **id);
    let mut values: FxHashMap<VarId, VecDeque<u128>> = FxHashMap::default();
    for (id, chosen) in steps {
        let Some(info) = translation.steps.get(id.0 as usize) else { continue };
        if let StepKind::Draw(source, Some(var)) = &info.kind
            && *source != Source::Uninitialised
        {
            let numbers = chosen.iter().map(|value| value.as_bv().and_then(Bv::to_u128).unwrap_or(0));
            values.entry(*var).or_default().extend(numbers);
        }
    }
    values
}

/// The values that functions gave in a run of the compiled program, each function's in its own order: a compiler may
/// evaluate operands in another order. What has no value is 0.
struct Listed<'a> {
    values: FxHashMap<Arc<str>, VecDeque<u128>>,
    stop: &'a dyn Fn() -> bool,
}

impl Inputs for Listed<'_> {
    fn stop(&self) -> bool {
        (self.stop)()
    }

    fn next(&mut self, source: &Source, _: u32) -> u128 {
        match source {
            Source::Input(name) | Source::Undefined(name) => {
                self.values.get_mut(name).and_then(VecDeque::pop_front).unwrap_or(0)
            }
            _ => 0,
        }
    }
}

/// Executes the program with what its functions gave in a run of the compiled program.
#[must_use]
pub fn replay_given(
    program: &Program,
    given: &Given,
    properties: &[Property],
    (max_steps, stop): (u64, &dyn Fn() -> bool),
) -> Run {
    let mut values: FxHashMap<Arc<str>, VecDeque<u128>> = FxHashMap::default();
    for (name, value) in given {
        values.entry(name.clone()).or_default().push_back(*value);
    }
    let config = Config { check: properties.to_vec(), max_steps };
    Interpreter::new(program, config).run(&mut Listed { values, stop })
}
