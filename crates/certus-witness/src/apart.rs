//! Unknown pointers, moved away from each other.
//!
//! In the automaton, what is read where no object is does not depend on the address, so that a solver may choose
//! pointers that are null or overlap though different things are read through them, and different values for one
//! address. In the interpreter memory keeps what it holds. A run in which such pointers have addresses of their own,
//! and what is read twice is the same, is another run of the same automaton, if its assumptions still hold; and one
//! that the interpreter can follow.

use certus_c::cfa::{Bytes, StepKind, Translation};
use certus_c::program::Source;
use certus_logic::{Bv, Terms, Value};
use certus_model::{Command, Run, RunStep};
use rustc_hash::{FxHashMap, FxHashSet};

/// A value of a run: its step and its number there.
type Place = (usize, usize);

/// Values that are moved, at most.
const MOST: usize = 400;

/// Commands that may be executed for that, about.
const WORK: usize = 2_000_000;

/// Bytes between pointers.
const DISTANCE: u128 = 1 << 16;

/// Where pointers are moved to: neither the automaton nor the interpreter puts objects there.
pub(crate) fn first_address(pointer_bits: u32) -> u128 {
    if pointer_bits >= 64 { 1 << 61 } else { 0xF000_0000 }
}

/// Addresses below are those of no object.
const LOW: u128 = 0x10_0000;

/// A run that takes the same way with unknown pointers far from each other, and with memory that keeps its values, as
/// far as that is possible.
pub(crate) fn apart(terms: &Terms, translation: &Translation, run: &Run, pointer_bits: u32) -> Run {
    let cfa = &translation.cfa;
    let goes = |run: &Run| run.execute(terms, cfa).is_some_and(|(end, _)| end == cfa.error);
    let commands = |step: &RunStep| cfa.edge(step.edge).block.path_steps(&step.path).count();
    let length: usize = run.steps.iter().map(commands).sum();
    let most = MOST.min(WORK / length.max(1));
    let mut moved = scattered(&movable(translation, run, pointer_bits, most), run, pointer_bits, goes);
    let mut tried = FxHashSet::default();
    while tried.len() < most
        && let Some(((step, value), earlier)) = disagreement(terms, translation, &moved, &tried)
    {
        tried.insert((step, value));
        let before = std::mem::replace(&mut moved.steps[step].values[value], earlier);
        if !goes(&moved) {
            moved.steps[step].values[value] = before;
        }
    }
    moved
}

/// The first value that is read where another one was read before, unless it was tried to change it; and that one.
fn disagreement(
    terms: &Terms,
    translation: &Translation,
    run: &Run,
    tried: &FxHashSet<Place>,
) -> Option<(Place, Value)> {
    let mut havocs =
        (0..run.steps.len()).flat_map(|step| (0..run.steps[step].values.len()).map(move |at| (step, at)));
    let mut seen: FxHashMap<(Value, u32), Value> = FxHashMap::default();
    let mut found = None;
    run.walk(terms, &translation.cfa, |step, value, state| {
        let Some(value) = value else { return };
        let Some(place) = havocs.next() else { return };
        if let (Some(Bytes::At(address)), Value::Bv(bits)) =
            (translation.steps[step.id.0 as usize].bytes, value)
        {
            let key = (terms.eval(address, state), bits.width());
            let earlier = seen.entry(key).or_insert_with(|| value.clone());
            if found.is_none() && earlier != value && !tried.contains(&place) {
                found = Some((place, earlier.clone()));
            }
        }
    })?;
    found
}

/// The run with unknown pointers far from each other, as many of them as possible.
fn scattered(places: &[Place], run: &Run, pointer_bits: u32, goes: impl Fn(&Run) -> bool) -> Run {
    let address = |number: usize| {
        let address = first_address(pointer_bits) + DISTANCE * number as u128;
        Value::Bv(Bv::new(pointer_bits, address))
    };
    let mut moved = run.clone();
    for (number, (step, value)) in places.iter().enumerate() {
        moved.steps[*step].values[*value] = address(number);
    }
    if goes(&moved) {
        return moved;
    }
    // Some of them matter: one after the other.
    let mut moved = run.clone();
    for (number, (step, value)) in places.iter().enumerate() {
        let before = std::mem::replace(&mut moved.steps[*step].values[*value], address(number));
        if !goes(&moved) {
            moved.steps[*step].values[*value] = before;
        }
    }
    moved
}

/// The values of a run that may be pointers to no object.
fn movable(translation: &Translation, run: &Run, pointer_bits: u32, most: usize) -> Vec<Place> {
    let mut places = Vec::new();
    for (index, step) in run.steps.iter().enumerate() {
        let block = &translation.cfa.edge(step.edge).block;
        let havocs = block.path_steps(&step.path).filter(|step| matches!(step.command, Command::Havoc(_)));
        for (number, (command, value)) in havocs.zip(&step.values).enumerate() {
            let StepKind::Draw(source, _) = &translation.steps[command.id.0 as usize].kind else { continue };
            let low = value.as_bv().filter(|bits| bits.width() == pointer_bits).and_then(Bv::to_u128);
            if low.is_some_and(|value| value < LOW) {
                let likely = match source {
                    Source::Input(_) | Source::Undefined(_) => 0,
                    Source::Memory => 1,
                    _ => 2,
                };
                places.push((likely, (index, number)));
            }
        }
    }
    // Those that are likely to be pointers come first.
    places.sort_by_key(|(likely, _)| *likely);
    places.truncate(most);
    places.into_iter().map(|(_, place)| place).collect()
}
