//! Objects for pointers that the program was given.
//!
//! What a pointer from outside points to is not in the program, so that nothing says where it is: a solver takes null.
//! A run that uses such a pointer is executed again with an address of its own in the place of each, where no object of
//! the program is, and with the same bytes there. If it still fails, it is a run with objects of other files, in which
//! no invalid pointer is used.

use crate::apart::first_address;
use crate::compiled::undefined;
use certus_c::interp::{Config, Inputs, Interpreter, Outcome, Place, Run};
use certus_c::program::{Program, Property, Source};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Pointers that are moved, at most.
const MOST: usize = 64;

/// Longer runs are not executed again.
const LONG: u64 = 5_000_000;

/// Addresses below are those of no object.
const LOWEST: u128 = 1 << 16;

/// Bytes between pointers.
const DISTANCE: u128 = 1 << 20;

/// A pointer of a run that may be to an object of another file.
#[derive(Clone, Copy, Debug)]
struct Pointer {
    at: At,
    value: u128,
}

/// Where the program found it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    /// Among the values that are no bytes, in their order.
    Draw(usize),
    /// In bytes that begin here.
    Bytes(Place),
}

/// The values of a run, with other addresses for some pointers.
struct Moved<'a> {
    values: VecDeque<u128>,
    /// How many values were taken.
    taken: usize,
    bytes: &'a FxHashMap<Place, u8>,
    /// With their new addresses.
    pointers: &'a [(Pointer, u128)],
    size: u64,
}

impl Inputs for Moved<'_> {
    fn next(&mut self, _: &Source, _: u32) -> u128 {
        let here = At::Draw(self.taken);
        self.taken += 1;
        let value = self.values.pop_front().unwrap_or(0);
        self.pointers.iter().find(|(pointer, _)| pointer.at == here).map_or(value, |(_, to)| *to)
    }

    fn byte(&mut self, place: Place) -> u8 {
        let place = match place {
            Place::Wild(address) => Place::Wild(self.before(address)),
            other => other,
        };
        for (pointer, to) in self.pointers {
            if let At::Bytes(start) = pointer.at
                && let Some(by) = distance(start, place)
                && by < self.size
            {
                return (to >> (8 * by)) as u8;
            }
        }
        self.bytes.get(&place).copied().unwrap_or(0)
    }
}

impl Moved<'_> {
    /// The address that a byte had before pointers were moved.
    fn before(&self, address: u64) -> u64 {
        for (pointer, to) in self.pointers {
            let offset = u128::from(address).wrapping_sub(*to).wrapping_add(DISTANCE / 2);
            if offset < DISTANCE {
                return (pointer.value.wrapping_add(offset).wrapping_sub(DISTANCE / 2)) as u64;
            }
        }
        address
    }
}

/// How far one place is behind another in the same object.
fn distance(from: Place, to: Place) -> Option<u64> {
    match (from, to) {
        (Place::Wild(from), Place::Wild(to)) => to.checked_sub(from),
        (Place::Byte { object: a, offset: from }, Place::Byte { object: b, offset: to }) if a == b => {
            to.checked_sub(from)
        }
        _ => None,
    }
}

/// A failing run that uses an invalid pointer, as one in which pointers from outside are to objects of their own, if
/// that fails too; else as it is.
#[must_use]
pub fn with_objects_outside(program: &Program, run: Run, properties: &[Property]) -> Run {
    let invalid = |run: &Run| undefined(program, run).is_some_and(|it| it.property == Property::Deref);
    let Outcome::Violation { property: failure, .. } = run.outcome else { return run };
    if run.steps > LONG || !invalid(&run) {
        return run;
    }
    let bytes: FxHashMap<Place, u8> = run
        .draws
        .iter()
        .filter(|draw| draw.width == 8)
        .filter_map(|draw| {
            Some((draw.place.filter(|place| !matches!(place, Place::Variable(_)))?, draw.value as u8))
        })
        .collect();
    let is_byte = |place: Option<Place>| place.is_some_and(|place| bytes.contains_key(&place));
    let values: VecDeque<u128> =
        run.draws.iter().filter(|draw| !is_byte(draw.place)).map(|draw| draw.value).collect();
    let pointers = pointers(program, &run, &bytes);
    let config = Config { check: properties.to_vec(), max_steps: run.steps.saturating_mul(2) + 100_000 };
    let interpreter = Interpreter::new(program, config).under(run.layout.clone());
    let execute = |moved: &[(Pointer, u128)]| {
        let inputs = Moved {
            values: values.clone(),
            taken: 0,
            bytes: &bytes,
            pointers: moved,
            size: u64::from(program.pointer_bits / 8),
        };
        let other = interpreter.run(&mut { inputs });
        matches!(other.outcome, Outcome::Violation { property, .. } if property == failure).then_some(other)
    };
    let first = first_address(program.pointer_bits);
    let place = |number: usize| first + DISTANCE * number as u128 + DISTANCE / 2;
    let all: Vec<(Pointer, u128)> =
        pointers.iter().enumerate().map(|(number, pointer)| (*pointer, place(number))).collect();
    if let Some(other) = execute(&all)
        && !invalid(&other)
    {
        return other;
    }
    // Some of them matter: one after the other.
    let mut moved = Vec::new();
    let mut best = None;
    for pointer in all {
        moved.push(pointer);
        match execute(&moved) {
            Some(other) if !invalid(&other) => return other,
            Some(other) => best = Some(other),
            None => {
                moved.pop();
            }
        }
    }
    best.filter(|best| !invalid(best)).unwrap_or(run)
}

/// The pointers of a run that may be to objects of other files but are too low to be any.
fn pointers(program: &Program, run: &Run, bytes: &FxHashMap<Place, u8>) -> Vec<Pointer> {
    let mut found = Vec::new();
    let mut number = 0;
    for draw in &run.draws {
        if draw.place.is_some_and(|place| bytes.contains_key(&place)) {
            continue;
        }
        let outside = matches!(draw.source, Source::Input(_) | Source::Undefined(_) | Source::Uninitialised);
        if outside && draw.width == program.pointer_bits && draw.value < LOWEST {
            found.push(Pointer { at: At::Draw(number), value: draw.value });
        }
        number += 1;
    }
    let size = u64::from(program.pointer_bits / 8);
    let mut places: Vec<Place> = bytes.keys().copied().collect();
    places.sort_unstable();
    // What is behind a pointer is aligned as it is.
    let mut next = 0;
    let mut tried = Vec::new();
    let mut residues = vec![0];
    while next < residues.len() {
        let residue = residues[next];
        next += 1;
        for &start in &places {
            let offset = match start {
                Place::Wild(address) => address,
                Place::Byte { offset, .. } => offset,
                Place::Variable(_) => continue,
            };
            if offset % size == residue && !tried.contains(&start) {
                tried.push(start);
                let value = whole(bytes, start, size).filter(|value| *value < LOWEST);
                found.extend(value.map(|value| Pointer { at: At::Bytes(start), value }));
            }
        }
        for pointer in &found {
            let residue = pointer.value as u64 % size;
            if !residues.contains(&residue) {
                residues.push(residue);
            }
        }
    }
    found.truncate(MOST);
    found
}

/// The number in so many bytes, if all of them are known.
fn whole(bytes: &FxHashMap<Place, u8>, start: Place, size: u64) -> Option<u128> {
    (0..size).try_fold(0, |value, by| {
        let place = match start {
            Place::Wild(address) => Place::Wild(address.checked_add(by)?),
            Place::Byte { object, offset } => Place::Byte { object, offset: offset.checked_add(by)? },
            Place::Variable(_) => return None,
        };
        Some(value | u128::from(*bytes.get(&place)?) << (8 * by))
    })
}
