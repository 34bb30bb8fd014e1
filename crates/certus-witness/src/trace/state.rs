//! The state of a run that is being recorded: variables and bytes, and what they are called.

use super::names::{self, Named};
use super::values;
use certus_c::TranslationUnit;
use certus_c::program::eval;
use certus_c::program::{Binary, Expr, ExprId, ObjectId, ProcId, Program, Shown, Storage, VarId};
use certus_c::span::Span;
use certus_c::types::TypeId;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A change of many parts is told as one.
const MOST_LEAVES: usize = 8;

/// Characters of a string that are shown.
const MOST_CHARACTERS: usize = 24;

/// An activation.
pub(super) struct Frame {
    pub(super) proc: ProcId,
    pub(super) library: bool,
    pub(super) vars: FxHashMap<VarId, u128>,
    /// The command it is at.
    pub(super) here: Span,
    /// Its last statement that is in the trace.
    pub(super) shown: Option<Span>,
    /// The arguments as expressions of the caller.
    pub(super) args: Vec<ExprId>,
    /// The condition of its last branch.
    pub(super) condition: Option<ExprId>,
}

pub(super) struct Object {
    pub(super) address: u64,
    pub(super) size: u64,
    pub(super) named: Named,
    /// Made by `malloc`.
    pub(super) heap: bool,
    /// Where it is declared or made.
    pub(super) made: Option<Span>,
    /// Where it ended.
    pub(super) ended: Option<Span>,
    bytes: FxHashMap<u64, u8>,
}

/// A part of an object with its name and value.
pub(super) type Valued = (String, String);

pub(super) struct State<'a> {
    pub(super) unit: &'a TranslationUnit,
    pub(super) program: &'a Program,
    pub(super) frames: Vec<Frame>,
    globals: FxHashMap<VarId, u128>,
    pub(super) objects: Vec<Object>,
    /// Objects by address.
    pub(super) placed: BTreeMap<u64, usize>,
    heap: u64,
    arguments: u64,
}

impl<'a> State<'a> {
    pub(super) fn new(unit: &'a TranslationUnit, program: &'a Program) -> State<'a> {
        State {
            unit,
            program,
            frames: Vec::new(),
            globals: FxHashMap::default(),
            objects: Vec::new(),
            placed: BTreeMap::new(),
            heap: 0,
            arguments: 0,
        }
    }

    pub(super) fn allocated(
        &mut self,
        address: u64,
        var: Option<VarId>,
        size: u64,
        storage: Option<Storage>,
    ) {
        let number = self.objects.len();
        let mut bytes = FxHashMap::default();
        let named = match (var, storage) {
            (None, _) => {
                let id = ObjectId(number as u32);
                let contents = self.program.objects[number].bytes.iter();
                bytes.extend(contents.enumerate().map(|(offset, byte)| (offset as u64, *byte)));
                names::of_static(self.unit, self.program, id)
            }
            (Some(var), Some(Storage::Automatic)) => names::of_local(self.unit, self.program, var, size)
                .unwrap_or(Named { name: "a temporary object".to_owned(), ty: None, declared: false }),
            // The array comes first, then the strings.
            (_, Some(Storage::Argument)) => {
                self.arguments += 1;
                let string = self.arguments.checked_sub(2);
                let name = string.map_or("argv".to_owned(), |index| format!("argv[{index}]"));
                let ty = string.map_or(TypeId::CHAR_PTR, |_| TypeId::CHAR);
                Named { name, ty: Some(ty), declared: true }
            }
            _ => {
                self.heap += 1;
                Named { name: format!("heap object {}", self.heap), ty: None, declared: false }
            }
        };
        let made = match (var, storage) {
            (None, _) => Some(self.program.objects[number].span),
            (Some(var), Some(Storage::Automatic)) => Some(self.program.vars[var.index()].span),
            (_, Some(Storage::Argument)) => None,
            _ => self.here(),
        };
        let heap = storage == Some(Storage::Heap);
        self.placed.insert(address, number);
        self.objects.push(Object { address, size, named, heap, made, ended: None, bytes });
    }

    /// An object ends here; its name if it was a heap object.
    pub(super) fn ended(&mut self, number: u64) -> Option<String> {
        let here = self.here();
        let object = self.objects.get_mut(number as usize)?;
        object.ended = here;
        object.heap.then(|| object.named.name.clone())
    }

    /// Whether an object is one that `main` was given.
    pub(super) fn is_argument(&self, number: u64) -> bool {
        self.objects.get(number as usize).is_some_and(|object| object.made.is_none() && !object.heap)
    }

    pub(super) fn number_of(&self, object: &Object) -> usize {
        self.placed.get(&object.address).copied().unwrap_or(0)
    }

    /// The addresses of heap objects that variables and other objects point to.
    pub(super) fn pointed_to(&self) -> BTreeSet<u64> {
        let values = self.globals.values().chain(self.frames.iter().flat_map(|frame| frame.vars.values()));
        let mut open: Vec<u64> = values.map(|value| *value as u64).collect();
        for object in self.objects.iter().filter(|object| !object.heap && object.ended.is_none()) {
            open.extend(self.words(object));
        }
        let mut reached = BTreeSet::new();
        while let Some(value) = open.pop() {
            if let Some((number, _)) = self.find(value)
                && let object = &self.objects[number]
                && object.heap
                && object.ended.is_none()
                && reached.insert(object.address)
            {
                open.extend(self.words(object));
            }
        }
        reached
    }

    /// All numbers of the width of an address in an object.
    fn words<'o>(&self, object: &'o Object) -> impl Iterator<Item = u64> + 'o {
        let count = u64::from(self.program.pointer_bits / 8);
        object.bytes.keys().filter_map(move |start| {
            (0..count).try_fold(0u64, |value, at| {
                Some(value | u64::from(*object.bytes.get(&(start + at))?) << (8 * at))
            })
        })
    }

    /// The variables in an expression that tell whether others have values, with their own.
    pub(super) fn shadows(&self, id: ExprId, found: &mut Vec<(VarId, u128)>) {
        match self.program.expr(id) {
            Expr::Var(var) if self.program.vars[var.index()].name.ends_with("$set") => {
                found
                    .extend(self.evaluate(self.frames.len().saturating_sub(1), id).map(|value| (var, value)));
            }
            Expr::Unary(_, a) => self.shadows(a, found),
            Expr::Binary(_, a, b) => {
                self.shadows(a, found);
                self.shadows(b, found);
            }
            Expr::Ite(a, b, c) => [a, b, c].into_iter().for_each(|part| self.shadows(part, found)),
            _ => {}
        }
    }

    /// Whether the value is another one than before.
    pub(super) fn assign(&mut self, var: VarId, value: u128) -> bool {
        let vars = match (self.program.vars[var.index()].owner, self.frames.last_mut()) {
            (Some(_), Some(frame)) => &mut frame.vars,
            _ => &mut self.globals,
        };
        let changed = vars.insert(var, value) != Some(value);
        if changed
            && self.program.vars[var.index()].shown == Shown::Pointer
            && let Some(number) = self.placed.get(&(value as u64)).copied()
            && self.objects[number].named.ty.is_none()
        {
            self.objects[number].named.ty = names::pointee(self.unit, self.program, var).filter(|ty| {
                self.unit.types.size_of(*ty).is_some_and(|size| size <= self.objects[number].size)
            });
        }
        changed
    }

    /// Writes bytes of an object; its parts that have other values than before.
    pub(super) fn store(&mut self, (number, offset): (u64, u64), new: &[u8]) -> Vec<Valued> {
        let Some(object) = self.objects.get_mut(number as usize) else { return Vec::new() };
        let mut changed: Option<(u64, u64)> = None;
        for (at, byte) in (offset..).zip(new) {
            if object.bytes.insert(at, *byte) != Some(*byte) {
                let (from, to) = changed.unwrap_or((at, at));
                changed = Some((from.min(at), to.max(at + 1)));
            }
        }
        changed.map_or_else(Vec::new, |range| self.parts(number as usize, range))
    }

    /// The parts of an object with bytes in a range.
    pub(super) fn parts(&self, number: usize, (from, to): (u64, u64)) -> Vec<Valued> {
        let Object { named, bytes, .. } = &self.objects[number];
        let read = |from: u64, size: u64| {
            (0..size.min(16))
                .rev()
                .try_fold(0u128, |value, at| Some(value << 8 | u128::from(*bytes.get(&(from + at))?)))
        };
        // What `malloc` makes may be several of its type.
        let size = named.ty.and_then(|ty| self.unit.types.size_of(ty)).filter(|size| *size > 0);
        let (index, base) = match size {
            Some(size) if size < self.objects[number].size => {
                (format!("[{}]", from / size), from / size * size)
            }
            _ => (String::new(), 0),
        };
        let range = (from - base, to - base);
        let leaves = named.ty.filter(|_| size.is_some_and(|size| range.1 <= size));
        let leaves = leaves.and_then(|ty| names::leaves(self.unit, ty, range, MOST_LEAVES));
        if let Some(leaves) = leaves {
            return leaves
                .into_iter()
                .filter_map(|leaf| {
                    let value = read(base + leaf.offset, leaf.size)?;
                    let text = self.value(leaf.shown, leaf.size as u32 * 8, value);
                    Some((format!("{}{index}{}", named.name, leaf.path), text))
                })
                .collect();
        }
        let size = to - from;
        let text = match size {
            1 | 2 | 4 | 8 => read(from, size).map(|value| self.value(Shown::Signed, size as u32 * 8, value)),
            _ => None,
        };
        let text = text.unwrap_or_else(|| format!("other values ({size} bytes)"));
        let name = if from == 0 { named.name.clone() } else { format!("{} + {from}", named.name) };
        vec![(name, text)]
    }

    /// Whether the user gave an object its name.
    pub(super) fn declared(&self, number: u64) -> bool {
        self.objects.get(number as usize).is_some_and(|object| object.named.declared)
    }

    /// The object at an address and the offset in it.
    fn find(&self, address: u64) -> Option<(usize, u64)> {
        let (base, number) = self.placed.range(..=address).next_back()?;
        let offset = address - base;
        (offset <= self.objects[*number].size).then_some((*number, offset))
    }

    /// A value; a pointer by what it points to, a character beside its number.
    pub(super) fn value(&self, shown: Shown, width: u32, bits: u128) -> String {
        if shown == Shown::Signed
            && width == 8
            && let Some(character) = values::character(bits)
        {
            return format!("{bits} '{character}'");
        }
        if shown != Shown::Pointer || bits == 0 {
            return values::number(shown, width, bits);
        }
        let address = bits as u64;
        if let Some((number, offset)) = self.find(address) {
            let Object { named, .. } = &self.objects[number];
            if named.name.starts_with("$string") {
                return self.literal(number, offset);
            }
            let path = named.ty.and_then(|ty| names::leaves(self.unit, ty, (offset, offset + 1), 1));
            let path = path.and_then(|leaves| leaves.into_iter().next());
            return match path.filter(|_| offset > 0) {
                Some(leaf) if leaf.offset == offset => format!("&{}{}", named.name, leaf.path),
                _ if offset == 0 && !named.declared => format!("the address of {}", named.name),
                _ if !named.declared => format!("the address of {} + {offset}", named.name),
                _ if offset == 0 => format!("&{}", named.name),
                _ => format!("&{} + {offset} bytes", named.name),
            };
        }
        // As the interpreter places procedures.
        let proc = address.wrapping_sub(0x1000) / 16;
        match self.program.procs.get(proc as usize) {
            Some(proc) if address.is_multiple_of(16) && address >= 0x1000 => proc.name.clone(),
            _ => values::number(shown, width, bits),
        }
    }

    /// A string literal.
    pub(super) fn literal(&self, number: usize, offset: u64) -> String {
        let object = &self.objects[number];
        let mut text = String::from("\"");
        for at in offset.. {
            let byte = object.bytes.get(&at).copied().unwrap_or(0);
            if byte == 0 {
                break;
            }
            if text.len() > MOST_CHARACTERS {
                text.push('…');
                break;
            }
            text.extend(std::ascii::escape_default(byte).map(char::from));
        }
        text.push('"');
        text
    }

    pub(super) fn variable(&self, var: VarId, value: u128) -> Valued {
        let variable = &self.program.vars[var.index()];
        (variable.name.clone(), self.value(variable.shown, variable.width, value))
    }

    /// Whether the user declared a variable.
    pub(super) fn visible(&self, var: VarId) -> bool {
        let name = &self.program.vars[var.index()].name;
        !name.starts_with(['$', '&']) && !name.ends_with("$set")
    }

    /// The named variables and parts of objects in an expression of an activation, with their values.
    pub(super) fn mentioned(&self, frame: usize, id: ExprId, found: &mut Vec<Valued>) {
        let mut add = |valued: Valued| {
            if !found.contains(&valued) {
                found.push(valued);
            }
        };
        match self.program.expr(id) {
            Expr::Var(var) if self.visible(var) => {
                if let Some(value) = self.evaluate(frame, id) {
                    add(self.variable(var, value));
                }
            }
            Expr::Load(at, width) => {
                if let Some(address) = self.evaluate(frame, at)
                    && let Some((number, offset)) = self.find(address as u64)
                {
                    let parts = self.parts(number, (offset, offset + u64::from(width / 8)));
                    parts.into_iter().for_each(add);
                }
                self.indices(frame, at, found);
            }
            Expr::Const(..) | Expr::Var(_) | Expr::ObjectAddr(_) | Expr::ProcAddr(_) => {}
            Expr::Unary(_, a)
            | Expr::Extract(a, ..)
            | Expr::ZeroExtend(a, _)
            | Expr::SignExtend(a, _)
            | Expr::Convert(_, a) => self.mentioned(frame, a, found),
            Expr::Binary(_, a, b) | Expr::Memory(_, a, b) | Expr::Offset(a, b) => {
                self.mentioned(frame, a, found);
                self.mentioned(frame, b, found);
            }
            Expr::Ite(a, b, c) => {
                for part in [a, b, c] {
                    self.mentioned(frame, part, found);
                }
            }
        }
    }

    /// The numbers that an address is computed from: the indices of an element.
    fn indices(&self, frame: usize, address: ExprId, found: &mut Vec<Valued>) {
        if let Expr::Offset(pointer, by) = self.program.expr(address) {
            self.indices(frame, pointer, found);
            self.mentioned(frame, by, found);
        }
    }

    /// The value of an expression of an activation, as far as this state knows it.
    pub(super) fn evaluate(&self, frame: usize, id: ExprId) -> Option<u128> {
        let program = self.program;
        let value = |id: ExprId| self.evaluate(frame, id);
        Some(match program.expr(id) {
            Expr::Const(bits, _) => bits,
            Expr::Var(var) => match program.vars[var.index()].owner {
                Some(_) => *self.frames.get(frame)?.vars.get(&var)?,
                None => *self.globals.get(&var)?,
            },
            Expr::Load(address, width) => {
                let (number, offset) = self.find(value(address)? as u64)?;
                let bytes = &self.objects[number].bytes;
                (0..u64::from(width / 8))
                    .rev()
                    .try_fold(0u128, |value, at| Some(value << 8 | u128::from(*bytes.get(&(offset + at))?)))?
            }
            Expr::ObjectAddr(object) => self.objects.get(object.index())?.address.into(),
            Expr::Unary(op, a) => eval::unary(op, program.width(a), value(a)?),
            Expr::Binary(op, a, b) => {
                debug_assert!(op != Binary::Concat || program.width(a) + program.width(b) <= 128);
                eval::binary(op, program.width(b), value(a)?, value(b)?)
            }
            Expr::Ite(a, b, c) => value(if value(a)? != 0 { b } else { c })?,
            Expr::Extract(a, from, count) => eval::mask(value(a)? >> from, count),
            Expr::ZeroExtend(a, _) => value(a)?,
            Expr::SignExtend(a, width) => {
                eval::mask(eval::signed(value(a)?, program.width(a)) as u128, width)
            }
            Expr::Convert(op, a) => eval::convert(op, program.width(a), value(a)?),
            Expr::Offset(pointer, bytes) => {
                eval::mask(value(pointer)?.wrapping_add(value(bytes)?), program.pointer_bits)
            }
            Expr::ProcAddr(_) | Expr::Memory(..) => return None,
        })
    }
}
