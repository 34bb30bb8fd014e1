//! Values for what the program does not give any: local variables, arrays and structures, and what `malloc` gives.
//!
//! C does not say what they hold, so a compiled program may hold anything there. The harness puts there what the run
//! has: initialisers behind declarations, copies behind those of arrays and structures, and a `malloc` that fills
//! what it gives. Declarations that look unusual are left alone.

use certus_c::TranslationUnit;
use certus_c::interp::{Config, Draw, Event, Interpreter, ListInputs, Observer, Place, Run};
use certus_c::program::{ProcId, Program, Storage, VarId};
use certus_c::span::Span;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Objects of one place in the program that are told apart.
const MOST_OBJECTS: usize = 256;

/// Bytes by offset.
type Image = BTreeMap<u64, u8>;

/// What has no value, and what it holds in the run.
#[derive(Debug, Default)]
pub(super) struct Unset {
    /// Scalars: where the initialiser goes, the name, the values in the order of reading.
    scalars: BTreeMap<VarId, (usize, String, Vec<u128>)>,
    /// Arrays and structures: where the copy goes, the name, what each one holds.
    objects: BTreeMap<VarId, (usize, String, Vec<Image>)>,
    /// What each call of `malloc` gives.
    heap: Vec<Image>,
    /// Whether there are other bytes and variables that are not 0.
    pub(super) others: bool,
    /// Whether there are others at all.
    pub(super) zeros: bool,
}

/// Where objects come from.
#[derive(Default)]
struct Sites {
    /// By object: its variable and which of its objects it is, or which call of `malloc`.
    of: FxHashMap<u64, (Option<VarId>, usize)>,
    counts: FxHashMap<VarId, usize>,
    heap: usize,
}

impl Observer for Sites {
    fn observe(&mut self, event: Event<'_>) {
        match event {
            Event::Allocated { object, var: Some(var), storage: Some(Storage::Automatic), .. } => {
                let count = self.counts.entry(var).or_default();
                self.of.insert(object, (Some(var), *count));
                *count += 1;
            }
            Event::Allocated { object, storage: Some(Storage::Heap), zeroed: false, .. } => {
                self.of.insert(object, (None, self.heap));
                self.heap += 1;
            }
            _ => {}
        }
    }
}

impl Unset {
    /// Finds what a run reads that was not given a value; what other files may define is left out.
    pub(super) fn of(
        unit: &TranslationUnit,
        program: &Program,
        run: &Run,
        external: impl Fn(&Draw) -> bool,
    ) -> Unset {
        let mut unset = Unset::default();
        let places = || run.draws.iter().filter(|draw| draw.place.is_some() && !external(draw));
        if places().next().is_none() {
            return unset;
        }
        let mut sites = Sites::default();
        if places().any(|draw| matches!(draw.place, Some(Place::Byte { .. }))) {
            // Objects of a longer run are not told apart: that would take longer than the run.
            let config = Config { check: Vec::new(), max_steps: run.steps.min(5_000_000) };
            let inputs = &mut ListInputs::new(run.draws.iter().map(|draw| draw.value));
            Interpreter::new(program, config).under(run.layout.clone()).observe(inputs, &mut sites);
        }
        for draw in places() {
            if !unset.add(unit, program, &sites, draw) {
                unset.zeros = true;
                unset.others |= draw.value != 0;
            }
        }
        unset
    }

    /// Whether the harness can give this its value.
    fn add(&mut self, unit: &TranslationUnit, program: &Program, sites: &Sites, draw: &Draw) -> bool {
        match draw.place {
            Some(Place::Variable(var)) => {
                let variable = &program.vars[var.index()];
                let span = variable.span;
                let Some(at) = variable
                    .owner
                    .and_then(|owner| after_declarator(unit, program, owner, span, &variable.name))
                else {
                    return false;
                };
                let entry = self.scalars.entry(var);
                entry.or_insert_with(|| (at, variable.name.clone(), Vec::new())).2.push(draw.value);
                true
            }
            Some(Place::Byte { object, offset }) => {
                let images = match sites.of.get(&object) {
                    Some((None, number)) => Some((&mut self.heap, *number)),
                    Some((Some(var), number)) => {
                        let variable = &program.vars[var.index()];
                        let name = variable.name.trim_start_matches('&');
                        let at =
                            variable.owner.and_then(|owner| after_declaration(unit, program, owner, name));
                        at.map(|at| {
                            let entry = self.objects.entry(*var);
                            (&mut entry.or_insert_with(|| (at, name.to_owned(), Vec::new())).2, *number)
                        })
                    }
                    None => None,
                };
                let Some((images, number)) = images.filter(|(_, number)| *number < MOST_OBJECTS) else {
                    return false;
                };
                images.resize(images.len().max(number + 1), Image::new());
                images[number].insert(offset, draw.value as u8);
                true
            }
            _ => false,
        }
    }

    /// What is put into the text, and where.
    pub(super) fn insertions(&self) -> impl Iterator<Item = (usize, String)> {
        let scalars = self.scalars.iter().map(|(var, (at, name, values))| {
            // The next value, as long as there are any: right if every activation reads the variable.
            let (number, last) = (var.0, values.len() - 1);
            let index = format!("__certus_n{number} < {last} ? __certus_n{number}++ : {last}");
            (*at, format!(" = *(__typeof__({name}) *)&__certus_u{number}[{index}]"))
        });
        let objects = self.objects.iter().map(|(var, (at, name, _))| {
            (*at, format!("__certus_fill(&{name}, &__certus_n{0}, __certus_m{0});", var.0))
        });
        scalars.chain(objects)
    }

    /// Declarations in front of the text, on one line.
    pub(super) fn front(&self) -> String {
        let mut text = String::new();
        for (var, (_, _, values)) in &self.scalars {
            let list: Vec<String> = values.iter().map(|value| format!("{value:#x}ull")).collect();
            let _ =
                write!(text, "static unsigned long long __certus_u{}[] = {{ {} }};", var.0, list.join(", "));
            let _ = write!(text, "static unsigned __certus_n{};", var.0);
        }
        if !self.objects.is_empty() {
            text.push_str("static void __certus_fill(void *, unsigned *, const unsigned long long *);");
        }
        for (var, (_, _, images)) in &self.objects {
            let _ = write!(text, "static unsigned __certus_n{0};", var.0);
            let _ = write!(
                text,
                "static const unsigned long long __certus_m{}[] = {{ {} }};",
                var.0,
                list(images)
            );
        }
        text
    }

    /// Definitions behind the text.
    pub(super) fn back(&self) -> String {
        let mut text = String::new();
        if !self.objects.is_empty() || !self.heap.is_empty() {
            text.push_str(FILL);
        }
        if !self.heap.is_empty() {
            let _ =
                writeln!(text, "static const unsigned long long certus_heap[] = {{ {} }};", list(&self.heap));
            text.push_str(MALLOC);
        }
        text
    }
}

/// Bytes of several objects as one list: number of the object, offset, byte; at the end a number that no object has.
fn list(images: &[Image]) -> String {
    let mut text = String::new();
    for (number, image) in images.iter().enumerate() {
        for (offset, byte) in image {
            let _ = write!(text, "{number}, {offset}, {byte}, ");
        }
    }
    text + "-1"
}

const FILL: &str = "\
static void __certus_fill(void *to, unsigned *count, const unsigned long long *bytes) {
    for (; *bytes != -1ull; bytes += 3)
        if (bytes[0] == *count) ((unsigned char *)to)[bytes[1]] = bytes[2];
    ++*count;
}
";

const MALLOC: &str = "\
extern void *certus_calloc(unsigned long, unsigned long) __asm__(\"calloc\");
extern void *certus_malloc(unsigned long) __asm__(\"malloc\");
void *certus_malloc(unsigned long size) {
    static unsigned count;
    void *made = certus_calloc(1, size);
    if (made) __certus_fill(made, &count, certus_heap);
    return made;
}
";

/// The locals of a function with this name.
fn locals<'u>(
    unit: &'u TranslationUnit,
    program: &Program,
    owner: ProcId,
    name: &'u str,
) -> impl Iterator<Item = Span> + 'u {
    let body = unit.find_function(&program.procs[owner.index()].name).and_then(|id| unit[id].body.as_ref());
    body.into_iter().flat_map(move |body| {
        let named = move |symbol| unit.name(symbol) == name;
        // Parameters have values.
        let params: Vec<Span> = body.params.iter().map(|param| body[*param].span).collect();
        let locals = body.locals.iter().filter(move |local| local.name.is_some_and(named));
        locals.map(|local| local.span).filter(move |span| !params.contains(span))
    })
}

/// Just behind the name in a declarator.
fn name_end(unit: &TranslationUnit, span: Span, name: &str) -> Option<usize> {
    let text = unit.source.text();
    let written = text.get(span.lo as usize..span.hi as usize)?;
    let at = written.windows(name.len()).position(|part| part == name.as_bytes())?;
    let before = &written[..at];
    let plain = before.iter().all(|byte| *byte == b'*' || byte.is_ascii_whitespace());
    plain.then_some(span.lo as usize + at + name.len())
}

/// Where an initialiser of a scalar goes.
fn after_declarator(
    unit: &TranslationUnit,
    program: &Program,
    owner: ProcId,
    span: Span,
    name: &str,
) -> Option<usize> {
    let span = locals(unit, program, owner, name).find(|local| *local == span)?;
    let end = name_end(unit, span, name)?;
    let next = unit.source.text()[end..].iter().find(|byte| !byte.is_ascii_whitespace())?;
    matches!(next, b';' | b',').then_some(end)
}

/// Where a statement behind the declaration of an array or structure without an initialiser goes.
fn after_declaration(unit: &TranslationUnit, program: &Program, owner: ProcId, name: &str) -> Option<usize> {
    let mut spans = locals(unit, program, owner, name);
    let span = spans.next()?;
    if spans.next().is_some() {
        return None;
    }
    let end = name_end(unit, span, name)?;
    let text = unit.source.text();
    let stop = text[end..].iter().position(|byte| b";={}(".contains(byte))?;
    (text[end + stop] == b';').then_some(end + stop + 1)
}
