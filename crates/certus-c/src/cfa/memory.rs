//! Reading and writing memory: a choice among the places an address can be, made as terms.

use super::Bytes;
use super::emit::Emitter;
use super::layout::{Kept, Placed, clipped, offsets};
use super::points_to::{Origin, Target, Value};
use crate::program::{ObjectId, ProcId, Source};
use certus_logic::{Sort, Term};
use std::collections::BTreeMap;

/// The variables that keep the bytes of an object.
#[derive(Clone, Debug, Default)]
pub(super) struct Holders {
    /// By first byte.
    pub(super) cells: BTreeMap<u64, Term>,
    pub(super) array: Option<Term>,
    /// The next free address of a region.
    pub(super) next: Option<Term>,
    /// The size of an object that is only known when it is made.
    pub(super) size: Option<Term>,
    /// Whether the object exists. Only kept if something asks.
    pub(super) alive: Option<Term>,
    /// Whether this object, which stands for one of those that a site makes, has been made.
    pub(super) taken: Option<Term>,
}

/// A place where an access can be.
enum Spot {
    /// At this offset: some cells, and unknown bytes before or behind the object.
    Cells { object: usize, offset: i64 },
    /// Anywhere in an array, or in a table.
    Array { object: usize },
}

impl Emitter<'_, '_> {
    fn pointer(&mut self, address: u128) -> Term {
        self.terms.bv(self.program.pointer_bits, address)
    }

    /// The address of a procedure, as the interpreter has it.
    pub(super) fn proc_address(&mut self, proc: ProcId) -> Term {
        self.pointer(0x1000 + 16 * u128::from(proc.0))
    }

    /// The places in which an access can be; one only if the address is known.
    fn spots(&self, targets: &Value, address: Term, bytes: u64) -> Vec<Spot> {
        let known = self.terms.as_bv(address).and_then(certus_logic::Bv::to_u128);
        let mut spots = Vec::new();
        for (target, offset) in targets {
            let Target::Object(object) = *target else { continue };
            let object = object as usize;
            let placed = &self.placed[object];
            let at = known.map(|known| known.wrapping_sub(placed.base));
            match (&placed.kept, at) {
                (Kept::Not, _) => {}
                (Kept::Cells(_), Some(at)) => {
                    // Modulo the size of the address space.
                    let at = at << (128 - self.program.pointer_bits);
                    let offset = (at as i128 >> (128 - self.program.pointer_bits)) as i64;
                    if self.whole_cells(object, offset, bytes) {
                        spots.push(Spot::Cells { object, offset });
                    }
                }
                (Kept::Cells(_), None) => {
                    let size = placed.size.unwrap_or(0);
                    for offset in offsets(size, (*offset, bytes)).unwrap_or_default() {
                        spots.push(Spot::Cells { object, offset });
                    }
                }
                (Kept::Array { .. } | Kept::Table { .. }, at) => {
                    if at.is_none_or(|at| at < range(placed)) {
                        spots.push(Spot::Array { object });
                    }
                }
            }
        }
        spots
    }

    /// Whether what an access has inside of an object is some whole cells.
    fn whole_cells(&self, object: usize, offset: i64, bytes: u64) -> bool {
        let Kept::Cells(cells) = &self.placed[object].kept else { return false };
        let inside = clipped(self.placed[object].size.unwrap_or(0), offset, bytes);
        let mut at = inside.start;
        while at < inside.end {
            match cells.get(&at) {
                Some(size) => at += size,
                None => return false,
            }
        }
        at == inside.end && !inside.is_empty()
    }

    /// The cells of an access: each with the position of its lowest bit in the value.
    fn cells(&self, object: usize, offset: i64, bytes: u64) -> Vec<(Term, u32)> {
        let inside = clipped(self.placed[object].size.unwrap_or(0), offset, bytes);
        self.holders[object]
            .cells
            .range(inside)
            .map(|(at, var)| (*var, ((*at as i64 - offset) * 8) as u32))
            .collect()
    }

    /// That an access is at a spot.
    fn at(&mut self, spot: &Spot, address: Term, bytes: u64) -> Term {
        match *spot {
            Spot::Cells { object, offset } => {
                let place = self.pointer(self.placed[object].base.wrapping_add_signed(offset.into()));
                self.terms.eq(address, place)
            }
            Spot::Array { object } => self.inside(object, address, bytes),
        }
    }

    /// That so many bytes are inside of the range of an object that is kept as an array.
    pub(super) fn inside(&mut self, object: usize, address: Term, bytes: u64) -> Term {
        let placed = &self.placed[object];
        let base = placed.base;
        if let Some(bits) = placed.region {
            let width = self.program.pointer_bits;
            let high = self.terms.extract(width - 1, bits, address);
            let here = self.terms.bv(width - bits, base >> bits);
            return self.terms.eq(high, here);
        }
        let Some(last) = range(placed).checked_sub(u128::from(bytes)) else { return self.terms.fls() };
        let base = self.pointer(base);
        let offset = self.terms.bvsub(address, base);
        let last = self.pointer(last);
        self.terms.bvule(offset, last)
    }

    /// The index of an array's element for an address in it, `by` elements further on.
    fn index(&mut self, object: usize, address: Term, unit: u64, by: u64) -> Term {
        let placed = &self.placed[object];
        let bits = index_bits(placed, unit);
        let low = unit.trailing_zeros();
        let base = self.pointer(placed.base.wrapping_sub(u128::from(by * unit)));
        let offset = self.terms.bvsub(address, base);
        self.terms.extract(low + bits - 1, low, offset)
    }

    fn read(&mut self, spot: &Spot, address: Term, bytes: u64) -> Term {
        let mut parts = match *spot {
            Spot::Cells { object, offset } => {
                // Bytes before and behind the object are unknown.
                let mut parts = Vec::new();
                let mut done = 0;
                for (var, low) in self.cells(object, offset, bytes) {
                    if low > done {
                        parts.push(self.unknown_behind(low - done, address, done));
                    }
                    parts.push(var);
                    done = low + self.terms.width(var);
                }
                if u64::from(done) < bytes * 8 {
                    parts.push(self.unknown_behind(bytes as u32 * 8 - done, address, done));
                }
                parts
            }
            Spot::Array { object } => {
                let (unit, array) = match self.placed[object].kept {
                    Kept::Array { unit } => (unit, Some(self.array(object))),
                    Kept::Table { unit } => (unit, None),
                    Kept::Not | Kept::Cells(_) => unreachable!("an array's spot"),
                };
                let mut parts = Vec::new();
                for by in 0..bytes / unit {
                    let index = self.index(object, address, unit, by);
                    parts.push(match array {
                        Some(array) => self.terms.select(array, index),
                        None => self.entry(object, unit, index),
                    });
                }
                parts
            }
        };
        parts.reverse();
        self.terms.concat(&parts)
    }

    /// An entry of a table: a tree of choices by the bits of the index. Behind the last entry, where nothing is read, it
    /// goes on with that one, so that choices fall together.
    fn entry(&mut self, object: usize, unit: u64, index: Term) -> Term {
        let Origin::Static(id) = self.analysis.objects[object] else { unreachable!("tables are static") };
        let bytes = self.static_bytes(id);
        let count = self.program.objects[id.index()].size.div_ceil(unit).max(1);
        let width = unit as u32 * 8;
        let bits = self.terms.width(index);
        let mut entries: Vec<Term> = (0..1u64 << bits)
            .map(|entry| self.terms.bv(width, number(&bytes, entry.min(count - 1) * unit, unit)))
            .collect();
        if let Some(known) = self.terms.as_bv(index).and_then(certus_logic::Bv::to_u128) {
            return entries[known as usize];
        }
        let one = self.terms.bv(1, 1);
        for bit in 0..bits {
            let bit = self.terms.extract(bit, bit, index);
            let set = self.terms.eq(bit, one);
            entries = entries.chunks(2).map(|pair| self.terms.ite(set, pair[1], pair[0])).collect();
        }
        entries[0]
    }

    /// The bytes of a static object at the start, with the addresses in it.
    pub(super) fn static_bytes(&mut self, id: ObjectId) -> Vec<u8> {
        let object = &self.program.objects[id.index()];
        let mut bytes = object.bytes.clone();
        let pointer = self.program.pointer_bits as usize / 8;
        for (offset, address) in &object.addresses {
            let term = self.expr(0, *address);
            let value = self.terms.as_bv(term).and_then(certus_logic::Bv::to_u128);
            let value = value.expect("addresses of static objects are constants");
            let offset = *offset as usize;
            bytes.resize(bytes.len().max(offset + pointer), 0);
            bytes[offset..offset + pointer].copy_from_slice(&value.to_le_bytes()[..pointer]);
        }
        bytes
    }

    /// Unknown bytes some bits behind an address.
    fn unknown_behind(&mut self, width: u32, address: Term, bits: u32) -> Term {
        let by = self.pointer(u128::from(bits / 8));
        let address = self.terms.bvadd(address, by);
        self.unknown_at(width, address)
    }

    fn array(&self, object: usize) -> Term {
        self.holders[object].array.expect("an object that is kept as an array has one")
    }

    /// The bytes at an address.
    pub(super) fn load(&mut self, targets: &Value, address: Term, bytes: u64) -> Term {
        let spots = self.spots(targets, address, bytes);
        let fixed = self.terms.is_const(address);
        let mut value = match spots.as_slice() {
            [spot @ Spot::Cells { .. }] if fixed => return self.read(spot, address, bytes),
            _ => self.unknown_at(bytes as u32 * 8, address),
        };
        for spot in spots.iter().rev() {
            let here = self.at(spot, address, bytes);
            let read = self.read(spot, address, bytes);
            value = self.terms.ite(here, read, value);
        }
        value
    }

    /// Writes bytes.
    pub(super) fn store(&mut self, targets: &Value, address: Term, value: Term) {
        let bytes = u64::from(self.terms.width(value) / 8);
        let spots = self.spots(targets, address, bytes);
        let mut changes = self.changes(&spots, address, value);
        // The new values are over the state before: if that changes on the way, address and value must be
        // put aside.
        let written: Vec<Term> = changes.iter().map(|(var, _)| *var).collect();
        let used = self.terms.free_vars_of(&[address, value]);
        if written.len() > 1 && used.iter().any(|var| written.contains(var)) {
            let address = self.aside(address);
            let value = self.aside(value);
            changes = self.changes(&spots, address, value);
        }
        for (var, value) in changes {
            self.assign(var, value);
        }
    }

    fn changes(&mut self, spots: &[Spot], address: Term, value: Term) -> Vec<(Term, Term)> {
        let bytes = u64::from(self.terms.width(value) / 8);
        let fixed = self.terms.is_const(address);
        let mut changes: Vec<(Term, Term)> = Vec::new();
        let mut change = |var: Term, new: &mut dyn FnMut(Term) -> Term| match changes
            .iter_mut()
            .find(|(known, _)| *known == var)
        {
            Some((_, value)) => *value = new(*value),
            None => changes.push((var, new(var))),
        };
        for spot in spots {
            let here = self.at(spot, address, bytes);
            match *spot {
                Spot::Cells { object, offset } => {
                    for (var, low) in self.cells(object, offset, bytes) {
                        let part = self.terms.extract(low + self.terms.width(var) - 1, low, value);
                        let terms = &mut *self.terms;
                        change(var, &mut |old| if fixed { part } else { terms.ite(here, part, old) });
                    }
                }
                Spot::Array { object } => {
                    // Nothing writes to a table.
                    let Kept::Array { unit } = self.placed[object].kept else { continue };
                    let array = self.array(object);
                    let mut new = array;
                    for by in 0..bytes / unit {
                        let index = self.index(object, address, unit, by);
                        let low = (by * unit * 8) as u32;
                        let part = self.terms.extract(low + unit as u32 * 8 - 1, low, value);
                        new = self.terms.store(new, index, part);
                    }
                    let terms = &mut *self.terms;
                    change(array, &mut |old| terms.ite(here, new, old));
                }
            }
        }
        changes
    }

    /// A variable that has this value from now on.
    pub(super) fn aside(&mut self, value: Term) -> Term {
        if self.terms.is_const(value) {
            return value;
        }
        let var = self.temporary(self.terms.sort(value));
        self.assign(var, value);
        var
    }

    /// All bytes of an object become unknown, or zero.
    pub(super) fn fresh_bytes(&mut self, object: usize, zeroed: bool) {
        let holders = self.holders[object].clone();
        let cells = holders.cells.iter().map(|(offset, var)| (*offset, *var));
        for (offset, var) in cells.chain(holders.array.map(|array| (0, array))) {
            if zeroed {
                let zero = self.zero(self.terms.sort(var));
                self.assign(var, zero);
            } else {
                self.havoc(var, Source::Memory);
                self.about(match &self.analysis.objects[object] {
                    Origin::Static(id) => Bytes::Static(*id, offset),
                    Origin::Site { .. } => Bytes::Next(object as u32, offset),
                });
            }
        }
    }

    pub(super) fn zero(&mut self, sort: Sort) -> Term {
        match sort {
            Sort::Bv(width) => self.terms.bv(width, 0),
            Sort::Array(arrays) => {
                let (_, element) = self.terms.array_sorts(arrays);
                let zero = self.zero(element);
                self.terms.const_array(sort, zero)
            }
            _ => self.terms.fls(),
        }
    }
}

/// Some bytes as a number, the first one lowest; zeros behind the end.
pub(super) fn number(bytes: &[u8], from: u64, count: u64) -> u128 {
    (0..count).rev().fold(0u128, |value, index| {
        value << 8 | u128::from(bytes.get((from + index) as usize).copied().unwrap_or(0))
    })
}

/// How many bytes of addresses an object has.
fn range(placed: &Placed) -> u128 {
    placed.region.map_or(u128::from(placed.size.unwrap_or(0)), |bits| 1 << bits)
}

/// How many bits an index of its array has.
pub(super) fn index_bits(placed: &Placed, unit: u64) -> u32 {
    let elements = range(placed).div_ceil(u128::from(unit)).max(2);
    128 - (elements - 1).leading_zeros()
}
