//! The bytes that a run of the automaton chose, by object and offset.
//!
//! The automaton keeps the bytes of an object in variables or in an array, and all objects that one `malloc` makes
//! in a loop in one array that is chosen at the start. Objects are counted as the interpreter counts them: the
//! static ones first, then the others in the order in which they are made.

use certus_c::cfa::Bytes;
use certus_c::interp::Place;
use certus_logic::{ArrayValue, Assignment, Bv, Sort, Term, Terms, Value};
use certus_model::{Command, Run, Step};
use rustc_hash::FxHashMap;

/// Bytes from an offset on.
#[derive(Clone, Debug)]
struct Chunk {
    offset: u64,
    contents: Contents,
}

#[derive(Clone, Debug)]
enum Contents {
    /// Least significant byte first.
    Bits(Bv),
    /// Elements of so many bytes, by indices of so many bits; the chunk begins so many bytes into the array.
    Array { array: ArrayValue, unit: u64, index: u32, skip: u64 },
}

impl Chunk {
    fn get(&self, at: u64) -> Option<u8> {
        let at = at.checked_sub(self.offset)?;
        match &self.contents {
            Contents::Bits(bits) => byte(bits, at),
            Contents::Array { array, unit, index, skip } => {
                let at = at.checked_add(*skip)?;
                let element = array.select(&Value::Bv(Bv::new(*index, u128::from(at / unit))));
                byte(element.as_bv()?, at % unit)
            }
        }
    }
}

fn byte(bits: &Bv, at: u64) -> Option<u8> {
    let low = u32::try_from(at.checked_mul(8)?).ok()?;
    (low + 8 <= bits.width()).then(|| bits.extract(low + 7, low).to_u64().unwrap_or(0) as u8)
}

/// The bytes that were chosen.
#[derive(Debug)]
pub(crate) struct ChosenBytes {
    /// How many objects were made, static ones included.
    made: u64,
    /// By the interpreter's number.
    objects: FxHashMap<u64, Vec<Chunk>>,
    /// For the next object of each number in the automaton.
    next: FxHashMap<u32, Vec<Chunk>>,
    /// Where no object is.
    wild: FxHashMap<u64, u8>,
}

impl ChosenBytes {
    /// Nothing yet, with so many static objects.
    pub(crate) fn new(statics: u64) -> ChosenBytes {
        ChosenBytes {
            made: statics,
            objects: FxHashMap::default(),
            next: FxHashMap::default(),
            wild: FxHashMap::default(),
        }
    }

    /// What was chosen for a byte.
    pub(crate) fn get(&self, place: Place) -> Option<u8> {
        match place {
            Place::Byte { object, offset } => {
                self.objects.get(&object)?.iter().rev().find_map(|chunk| chunk.get(offset))
            }
            Place::Wild(address) => self.wild.get(&address).copied(),
            Place::Variable(_) => None,
        }
    }

    /// A command of the run was executed.
    pub(crate) fn step(
        &mut self,
        (terms, run): (&Terms, &Run),
        step: &Step,
        about: Bytes,
        value: Option<&Value>,
        state: &Assignment,
    ) {
        match (about, step.command, value) {
            (Bytes::Static(object, offset), Command::Havoc(var), Some(value)) => {
                let chunk = chunk(terms, var, value, offset, 0);
                self.objects.entry(object.index() as u64).or_default().extend(chunk);
            }
            (Bytes::Next(object, offset), Command::Havoc(var), Some(value)) => {
                let chunks = self.next.entry(object).or_default();
                chunks.retain(|chunk| chunk.offset != offset);
                chunks.extend(chunk(terms, var, value, offset, 0));
            }
            (Bytes::Made { object, base, range }, Command::Assign(var, _), _) => {
                let number = self.made;
                self.made += 1;
                let mut chunks = self.next.remove(&object).unwrap_or_default();
                if let Some(range) = range
                    && let Some(address) = number_of(&terms.eval(var, state))
                {
                    let initial = run.initial.iter().find(|(var, _)| *var == range);
                    let array = initial
                        .map_or_else(|| terms.default_value(terms.sort(range)), |(_, value)| value.clone());
                    let skip = address.wrapping_sub(base as u64);
                    chunks.extend(chunk(terms, range, &array, 0, skip));
                }
                self.objects.insert(number, chunks);
            }
            (Bytes::At(address), Command::Havoc(_), Some(Value::Bv(bits))) => {
                let Some(address) = number_of(&terms.eval(address, state)) else { return };
                for at in 0..u64::from(bits.width() / 8) {
                    if let Some(byte) = byte(bits, at) {
                        // What is read there again has not changed.
                        self.wild.entry(address.wrapping_add(at)).or_insert(byte);
                    }
                }
            }
            _ => {}
        }
    }
}

fn number_of(value: &Value) -> Option<u64> {
    value.as_bv().and_then(Bv::to_u64)
}

/// The bytes that a variable holds.
fn chunk(terms: &Terms, var: Term, value: &Value, offset: u64, skip: u64) -> Option<Chunk> {
    let contents = match (value, terms.sort(var)) {
        (Value::Bv(bits), _) => Contents::Bits(bits.clone()),
        (Value::Array(array), Sort::Array(sort)) => {
            let (Sort::Bv(index), Sort::Bv(element)) = terms.array_sorts(sort) else { return None };
            Contents::Array { array: (**array).clone(), unit: u64::from(element / 8).max(1), index, skip }
        }
        _ => return None,
    };
    Some(Chunk { offset, contents })
}
