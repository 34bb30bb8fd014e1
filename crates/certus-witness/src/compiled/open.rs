//! What of a failing run C leaves undefined or open.
//!
//! A compiled program need not do what the interpreter does where C says nothing. But that must have happened in this
//! run, before it fails: a division elsewhere in the program is no excuse.

use super::harness::is_external;
use certus_c::TranslationUnit;
use certus_c::interp::{
    Config, Event, Inputs, Interpreter, Layout, ListInputs, Observer, Outcome, Place, RandomInputs, Run,
};
use certus_c::program::{Binary, Command, Expr, Program, Property, Query, Source, VarId};
use certus_c::span::Span;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

/// Something that a run does although C leaves it undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undefined {
    /// Which property it violates.
    pub property: Property,
    /// Where.
    pub span: Span,
}

/// What machines do in their own ways, mostly by ending the program.
const FATAL: [Property; 3] = [Property::Deref, Property::Free, Property::DivByZero];

impl Undefined {
    /// What happens, and where.
    #[must_use]
    pub fn describe(&self, unit: &TranslationUnit) -> String {
        let what = match self.property {
            Property::Deref => "uses an invalid pointer",
            Property::Free => "frees what is no object of the heap",
            Property::DivByZero => "divides by zero",
            Property::Shift => "shifts by an amount that is not allowed",
            _ => "does something undefined",
        };
        let line = unit.source.location(self.span.lo).line;
        format!("the run that was found {what} at line {line}, which C leaves undefined")
    }
}

/// The properties of which a violation, before a run fails, makes it depend on the machine.
#[must_use]
pub fn undefined_behaviour() -> &'static [Property] {
    &[Property::Deref, Property::Free, Property::DivByZero, Property::Shift]
}

/// The first thing that a failing run does although C leaves it undefined, other than the failure itself.
#[must_use]
pub fn undefined(program: &Program, run: &Run) -> Option<Undefined> {
    first_violation(program, run, &FATAL)
}

/// The same, with what machines do without further ado, but not as the interpreter does.
pub(super) fn undefined_or_odd(program: &Program, run: &Run) -> Option<Undefined> {
    first_violation(program, run, undefined_behaviour())
}

fn first_violation(program: &Program, run: &Run, properties: &[Property]) -> Option<Undefined> {
    violation_with(program, run, properties, &pointers_from_outside(program, run))
}

fn violation_with(
    program: &Program,
    run: &Run,
    properties: &[Property],
    outside: &BTreeSet<u128>,
) -> Option<Undefined> {
    let Outcome::Violation { property: failure, .. } = run.outcome else { return None };
    let mut check = properties.to_vec();
    check.push(failure);
    let relaxed = (failure != Property::Deref).then(|| relaxed(program, outside));
    match again(relaxed.as_ref().unwrap_or(program), run, check, &mut Seen::default()) {
        Outcome::Violation { property, span, .. } if property != failure => {
            Some(Undefined { property, span })
        }
        _ => None,
    }
}

/// So many bytes behind a pointer that the program was given may belong to the object that it points to.
const OUTSIDE: u128 = 1 << 16;

/// No object is below this address.
const LOWEST: u128 = 1 << 16;

/// Most pointers from outside that are looked at.
const MOST_POINTERS: usize = 256;

/// Pointers that a run was given by functions that the program does not define, or found in what they point to, or in
/// what was never given a value. The rest of a project has objects that the program does not know.
fn pointers_from_outside(program: &Program, run: &Run) -> BTreeSet<u128> {
    let bits = program.pointer_bits;
    let given =
        |source: &Source| matches!(source, Source::Input(_) | Source::Undefined(_) | Source::Uninitialised);
    let drawn = run.draws.iter().filter(|draw| draw.width == bits && given(&draw.source));
    let mut all: BTreeSet<u128> = drawn.map(|draw| draw.value).collect();
    // By object, if they are in one, and offset or address.
    let bytes = run.draws.iter().filter_map(|draw| match draw.place {
        Some(Place::Wild(address)) => Some(((None, address), draw.value)),
        Some(Place::Byte { object, offset }) => Some(((Some(object), offset), draw.value)),
        _ => None,
    });
    let bytes: BTreeMap<(Option<u64>, u64), u128> = bytes.collect();
    let size = u64::from(bits / 8);
    for &(object, address) in bytes.keys().filter(|(_, address)| address.is_multiple_of(size)) {
        let whole: Option<u128> = (0..size).try_fold(0, |value, index| {
            Some(value | *bytes.get(&(object, address.checked_add(index)?))? << (8 * index))
        });
        all.extend(whole);
    }
    all.into_iter().filter(|pointer| *pointer >= LOWEST).take(MOST_POINTERS).collect()
}

/// The program with weaker checks of pointers. Reads may go beyond the end of the object that they begin in: machines
/// have some bytes there, and what they are is open as it is for bytes that were never written. With pointers from
/// outside, aligned accesses behind them are to objects that the program does not know.
fn relaxed(program: &Program, outside: &BTreeSet<u128>) -> Program {
    let mut program = program.clone();
    let (exprs, bits) = (&mut program.exprs, program.pointer_bits);
    let blocks = program.procs.iter_mut().flat_map(|proc| &mut proc.blocks);
    for (command, _) in blocks.flat_map(|block| &mut block.commands) {
        let Command::Check(Property::Deref, condition) = command else { continue };
        let Expr::Memory(query @ (Query::Valid | Query::Writable), address, size) = exprs.node(*condition)
        else {
            continue;
        };
        let mut weaker = *condition;
        if query == Query::Valid {
            let one = exprs.size(1);
            let begins = exprs.memory(query, address, one);
            weaker = exprs.binary(Binary::Or, weaker, begins);
        }
        let aligned = match exprs.as_const(size) {
            Some(size) if size.is_power_of_two() && size <= 16 => {
                let low = exprs.constant(size - 1, bits);
                let rest = exprs.binary(Binary::And, address, low);
                let zero = exprs.constant(0, bits);
                exprs.binary(Binary::Eq, rest, zero)
            }
            _ => exprs.bit(true),
        };
        for &pointer in outside {
            let (from, room) = (exprs.constant(pointer, bits), exprs.constant(OUTSIDE, bits));
            let offset = exprs.binary(Binary::Sub, address, from);
            let near = exprs.binary(Binary::ULt, offset, room);
            let there = exprs.binary(Binary::And, near, aligned);
            weaker = exprs.binary(Binary::Or, weaker, there);
        }
        *condition = weaker;
    }
    program
}

/// Executes a run once more.
fn again(program: &Program, run: &Run, check: Vec<Property>, seen: &mut Seen<'_>) -> Outcome {
    let config = Config { check, max_steps: run.steps.saturating_add(1) };
    let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
    Interpreter::new(program, config).under(run.layout.clone()).observe(inputs, seen).outcome
}

/// What a run depends on that C leaves open, so that another machine or environment may do what this one does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    /// Values that were never given, padding, volatile objects, assembler text.
    Values,
    /// What a function of the C library gives, within its contract.
    Library(Arc<str>),
    /// The order in which operands are evaluated.
    Order,
    /// Where objects are in memory.
    Addresses,
    /// Objects of other files, to which the program was given pointers.
    Outside,
    /// That there is very much memory.
    Memory,
}

impl std::fmt::Display for Open {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Open::Values => f.write_str("values that C leaves undefined or unspecified"),
            Open::Library(name) if &**name == "main" => f.write_str("the arguments of 'main'"),
            // Part of several models.
            Open::Library(name) if name.starts_with("any_") => f.write_str("what a library function gives"),
            Open::Library(name) => write!(f, "what the library function '{name}' gives"),
            Open::Order => f.write_str("the order of evaluation"),
            Open::Addresses => f.write_str("where objects are in memory"),
            Open::Outside => f.write_str("what functions without a body give pointers to"),
            Open::Memory => f.write_str("more memory than the machine gives"),
        }
    }
}

/// Larger objects may not be had when the program runs; in the interpreter `malloc` never fails.
const LARGE: u64 = 1 << 28;

/// What else of a run C leaves open.
#[derive(Default)]
struct Seen<'a> {
    /// How large objects are.
    largest: u64,
    /// Expressions whose operands may get their results the other way round.
    draws: &'a [Span],
    /// Whether one of them was evaluated.
    drew: bool,
}

impl Observer for Seen<'_> {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Allocated { size, .. } => self.largest = self.largest.max(size),
            Event::At { span, .. } if !self.drew => {
                self.drew = self.draws.iter().any(|open| open.lo <= span.lo && span.hi <= open.hi);
            }
            _ => {}
        }
    }
}

/// What a run depends on that C leaves open, if it does. Values count if the run goes another way with other ones.
#[must_use]
pub(super) fn open(program: &Program, run: &Run) -> Option<Open> {
    let Outcome::Violation { property, .. } = run.outcome else { return None };
    let is_open = |source: &Source| {
        !matches!(source, Source::Input(_) | Source::Undefined(_) | Source::Division | Source::Unmodelled(_))
    };
    let mut drawn = run.draws.iter().filter(|draw| is_open(&draw.source) && !is_external(program, draw));
    if let Some(first) = drawn.next() {
        let drawn: Vec<&Source> = std::iter::once(first).chain(drawn).map(|draw| &draw.source).collect();
        let library = drawn.iter().find_map(|source| match source {
            Source::Library(name) => Some(Open::Library(name.clone())),
            _ => None,
        });
        let order = drawn.contains(&&Source::Order).then_some(Open::Order);
        // No compiled program has a volatile object that changes.
        if drawn.contains(&&Source::Volatile) {
            return Some(Open::Values);
        }
        let config = Config { check: vec![property], max_steps: run.steps.saturating_mul(2) + 100_000 };
        let interpreter = Interpreter::new(program, config).under(run.layout.clone());
        let others = [Other::Zeros, Other::Ones, Other::random(1), Other::random(2)];
        let fails = |other| {
            let outcome = interpreter.run(&mut Varied::of(program, run, other)).outcome;
            matches!(outcome, Outcome::Violation { property: again, .. } if again == property)
        };
        if !others.into_iter().all(fails) {
            let values = drawn.iter().any(|source| !matches!(source, Source::Library(_) | Source::Order));
            return order.or(values.then_some(Open::Values)).or(library);
        }
    }
    let mut seen = Seen { draws: &program.unspecified_draws, ..Seen::default() };
    again(program, run, vec![property], &mut seen);
    if seen.drew {
        return Some(Open::Order);
    }
    // The compiled program has no objects of other files.
    if property != Property::Deref
        && violation_with(program, run, &[Property::Deref], &BTreeSet::new()).is_some()
    {
        return Some(Open::Outside);
    }
    if depends_on_addresses(program, run, property) {
        return Some(Open::Addresses);
    }
    (seen.largest >= LARGE).then_some(Open::Memory)
}

/// Steps of a run that is executed under many layouts.
const SHORT: u64 = 1_000_000;

/// Whether a run goes another way if objects are elsewhere.
fn depends_on_addresses(program: &Program, run: &Run, property: Property) -> bool {
    let layouts = Layout::several();
    let tried = if run.steps <= SHORT { layouts.len() } else { 3 };
    layouts.into_iter().take(tried).any(|layout| {
        let config = Config { check: vec![property], max_steps: run.steps.saturating_mul(2) + 100_000 };
        let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
        let outcome = Interpreter::new(program, config).under(layout).run(inputs).outcome;
        !matches!(outcome, Outcome::Violation { property: again, .. } if again == property)
    })
}

/// Values for what C leaves open.
enum Other {
    Zeros,
    Ones,
    Random(RandomInputs),
}

impl Other {
    fn random(seed: u64) -> Other {
        Other::Random(RandomInputs::new(seed))
    }

    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match self {
            Other::Zeros => 0,
            Other::Ones => u128::MAX,
            Other::Random(random) => random.next(source, width),
        }
    }
}

/// The inputs of a run, each function's in its own order, with other values for what C leaves open.
struct Varied {
    given: FxHashMap<Arc<str>, VecDeque<u128>>,
    external: FxHashMap<Place, u128>,
    other: Other,
}

impl Varied {
    fn of(program: &Program, run: &Run, other: Other) -> Varied {
        let mut varied = Varied { given: FxHashMap::default(), external: FxHashMap::default(), other };
        for draw in &run.draws {
            match (&draw.source, draw.place) {
                (Source::Input(name) | Source::Undefined(name), _) => {
                    varied.given.entry(name.clone()).or_default().push_back(draw.value);
                }
                (_, Some(place)) if is_external(program, draw) => {
                    varied.external.insert(place, draw.value);
                }
                _ => {}
            }
        }
        varied
    }
}

impl Inputs for Varied {
    fn next(&mut self, source: &Source, width: u32) -> u128 {
        match source {
            Source::Input(name) | Source::Undefined(name) => {
                self.given.get_mut(name).and_then(VecDeque::pop_front).unwrap_or(0)
            }
            _ => self.other.next(source, width),
        }
    }

    fn value(&mut self, source: &Source, width: u32, var: VarId) -> u128 {
        match self.external.get(&Place::Variable(var)) {
            Some(value) if *source == Source::Uninitialised => *value,
            _ => self.next(source, width),
        }
    }

    fn byte(&mut self, place: Place) -> u8 {
        match self.external.get(&place) {
            Some(value) => *value as u8,
            None => self.other.next(&Source::Memory, 8) as u8,
        }
    }
}
