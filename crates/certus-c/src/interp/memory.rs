//! The objects that exist, and their bytes.

use super::{Layout, Place};
use crate::program::eval::mask;
use crate::program::{POISON, Storage};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// Set in a cell that was never written; one that was read since then has its value beside.
const UNWRITTEN: u16 = 256;

/// A cell that was neither written nor read.
const UNKNOWN: u16 = 512;

/// What a read found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Read {
    pub(super) value: u8,
    /// The byte is in an object and was never written.
    pub(super) unwritten: bool,
}

/// Larger objects keep only the bytes that are used.
const DENSE: u64 = 1 << 22;

/// Most cells of all dense objects together.
const BUDGET: u64 = 1 << 28;

/// Most bytes outside of objects that are kept.
const MAX_WILD: usize = 1 << 20;

/// Bytes around an object that a pointer may stray into without leaving it for good, where accesses are checked; with
/// how many objects it becomes less.
fn surroundings(pointer_bits: u32, made: u64) -> u64 {
    match (pointer_bits >= 64, made) {
        (true, 0..0x1_0000) => 1 << 24,
        (true, _) => 1 << 16,
        (false, 0..0x400) => 1 << 18,
        (false, 0x400..0x2000) => 1 << 14,
        (false, _) => 64,
    }
}

/// How an object ends; nothing for static ones.
pub(super) type Kind = Option<Storage>;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cells {
    Dense(Vec<u16>),
    Sparse(FxHashMap<u64, u16>, u16),
}

#[derive(Clone, Debug)]
pub(super) struct Object {
    /// How many were made before it.
    pub(super) number: u64,
    pub(super) size: u64,
    pub(super) kind: Kind,
    read_only: bool,
    cells: Cells,
}

impl Object {
    fn cell(&self, offset: u64) -> u16 {
        match &self.cells {
            Cells::Dense(cells) => cells[offset as usize],
            Cells::Sparse(cells, default) => cells.get(&offset).copied().unwrap_or(*default),
        }
    }

    fn set(&mut self, offset: u64, value: u16) {
        match &mut self.cells {
            Cells::Dense(cells) => cells[offset as usize] = value,
            Cells::Sparse(cells, _) => {
                cells.insert(offset, value);
            }
        }
    }
}

/// All objects that exist.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    objects: BTreeMap<u64, Object>,
    /// How many were made.
    pub(super) made: u64,
    layout: Layout,
    /// Where the next object may begin, or end if addresses fall.
    next: u64,
    limit: u64,
    used: u64,
    /// Objects that have ended and whose addresses may be used again, by size.
    ended: FxHashMap<u64, Vec<u64>>,
    /// Where accesses are checked: the surroundings of every object that was made, by their first address.
    slots: Option<BTreeMap<u64, u64>>,
    pointer_bits: u32,
    /// Bytes outside of every object that were read or written.
    wild: BTreeMap<u64, u8>,
    /// There were too many of them.
    pub(super) exhausted: bool,
    /// The bits of an address.
    mask: u64,
}

impl Memory {
    /// Nothing yet; `checked` tells whether accesses are checked.
    pub(super) fn new(pointer_bits: u32, layout: Layout, checked: bool) -> Self {
        let limit = if pointer_bits >= 64 { 1 << 62 } else { u64::from(u32::MAX) - 0xFFFF };
        Memory {
            objects: BTreeMap::new(),
            made: 0,
            next: layout.start(pointer_bits),
            layout,
            limit,
            used: 0,
            ended: FxHashMap::default(),
            slots: checked.then(BTreeMap::new),
            pointer_bits,
            wild: BTreeMap::new(),
            mask: mask(u128::MAX, pointer_bits) as u64,
            exhausted: false,
        }
    }

    /// Room for procedures, below all objects.
    pub(super) const PROCS: u64 = 0x1000;

    /// No object is below.
    const FIRST: u64 = 0x8_0000;

    /// A new object with these bytes at its start, then zeros or unknown bytes. Nothing if there is no room.
    pub(super) fn allocate(&mut self, size: u64, align: u64, kind: Kind, zeroed: bool) -> Option<u64> {
        let given = self.layout.statics.as_ref().filter(|_| kind.is_none());
        let given = given.and_then(|statics| statics.get(self.made as usize)).copied();
        let base = match self.ended.get_mut(&size).filter(|_| kind.is_some()).and_then(Vec::pop) {
            Some(base) if base.is_multiple_of(align.max(1)) => base,
            _ => self.room(size, align, given)?,
        };
        let end = base.checked_add(size)?;
        let default = if zeroed { 0 } else { UNKNOWN };
        let cells = if size <= DENSE {
            self.used += size;
            if self.used > BUDGET {
                return None;
            }
            Cells::Dense(vec![default; size as usize])
        } else {
            Cells::Sparse(FxHashMap::default(), default)
        };
        // What was outside is now inside, and does not come back when the object ends.
        while let Some((&address, _)) = self.wild.range(base..end).next() {
            self.wild.remove(&address);
        }
        let number = self.made;
        self.made += 1;
        self.objects.insert(base, Object { number, size, kind, read_only: false, cells });
        Some(base)
    }

    /// Addresses for an object that no other has had.
    fn room(&mut self, size: u64, align: u64, given: Option<u64>) -> Option<u64> {
        // Objects without bytes have addresses of their own too.
        let size = size.max(1);
        let least = align.max(1).next_power_of_two();
        let align = if self.layout.skew { 2 * least } else { least.max(16) };
        let skew = if self.layout.skew { least } else { 0 };
        let around = match self.slots {
            Some(_) => surroundings(self.pointer_bits, self.made),
            None => self.layout.gap / 2,
        };
        let base = if let Some(base) = given {
            self.next = self.next.max(base.checked_add(size)?.checked_add(around)?);
            base
        } else if self.layout.downwards {
            let top = self.next.checked_sub(around)?.checked_sub(size)?.checked_sub(skew)?;
            let base = (top & !(align - 1)) + skew;
            self.next = base.checked_sub(around).filter(|next| *next > Memory::FIRST)?;
            base
        } else {
            let base = (self.next.checked_add(around)?.checked_add(align - 1)? & !(align - 1)) + skew;
            self.next = base.checked_add(size)?.checked_add(around)?;
            base
        };
        if base.checked_add(size)? > self.limit {
            return None;
        }
        if let Some(slots) = &mut self.slots {
            slots.insert(base.saturating_sub(around), base + size + around);
        }
        Some(base)
    }

    /// Pointer arithmetic: the address moved by so many bytes. Where accesses are checked, a pointer that leaves
    /// the surroundings of its object points to nothing from then on.
    pub(super) fn moved(&self, address: u64, by: i128) -> u64 {
        let sum = address.wrapping_add(by as u64) & self.mask;
        let poison = self.mask - POISON;
        let Some(slots) = &self.slots else { return sum };
        let slot = slots.range(..=address).next_back().filter(|(_, end)| address < **end);
        match slot {
            Some((first, end)) => {
                let exact = i128::from(address).checked_add(by);
                let stays =
                    exact.is_some_and(|exact| (i128::from(*first)..i128::from(*end)).contains(&exact));
                if stays { sum } else { poison }
            }
            None if address == poison => poison,
            None => sum,
        }
    }

    /// From now on, the object that begins here is not to be written.
    pub(super) fn protect(&mut self, base: u64) {
        if let Some(object) = self.objects.get_mut(&base) {
            object.read_only = true;
        }
    }

    /// Whether both have the same objects at the same addresses, with the same bytes. Where the next one will be is not
    /// compared: the same place may be chosen for it again.
    pub(super) fn same_objects(&self, other: &Memory) -> bool {
        let same = |(a, b): (&Object, &Object)| {
            a.size == b.size && a.kind == b.kind && a.read_only == b.read_only && a.cells == b.cells
        };
        self.objects.len() == other.objects.len()
            && self.objects.keys().eq(other.objects.keys())
            && self.objects.values().zip(other.objects.values()).all(same)
            && self.wild == other.wild
    }

    /// Ends the object that begins here, if it is of this kind; its number.
    pub(super) fn end(&mut self, base: u64, kind: Kind) -> Option<u64> {
        self.objects.get(&base).filter(|object| object.kind == kind)?;
        let Object { number, size, cells, .. } = self.objects.remove(&base)?;
        if let Cells::Dense(_) = cells {
            self.used -= size;
        }
        if self.layout.reuse {
            self.ended.entry(size).or_default().push(base);
        }
        Some(number)
    }

    /// The object with this address and the offset in it. One past the end does not count.
    pub(super) fn find(&self, address: u64) -> Option<(&Object, u64)> {
        let (base, object) = self.objects.range(..=address).next_back()?;
        let offset = address - base;
        (offset < object.size).then_some((object, offset))
    }

    fn find_mut(&mut self, address: u64) -> Option<(&mut Object, u64)> {
        let (base, object) = self.objects.range_mut(..=address).next_back()?;
        let offset = address - base;
        (offset < object.size).then_some((object, offset))
    }

    /// Whether all these bytes are in one object.
    pub(super) fn valid(&self, address: u64, size: u64) -> bool {
        size == 0 || self.find(address).is_some_and(|(object, offset)| object.size - offset >= size)
    }

    /// Whether all these bytes are in one object that is not read-only.
    pub(super) fn writable(&self, address: u64, size: u64) -> bool {
        self.valid(address, size)
            && (size == 0 || self.find(address).is_some_and(|(object, _)| !object.read_only))
    }

    pub(super) fn is_heap_start(&self, address: u64) -> bool {
        self.objects.get(&address).is_some_and(|object| object.kind == Some(Storage::Heap))
    }

    /// Whether no heap object exists.
    pub(super) fn all_freed(&self) -> bool {
        !self.objects.values().any(|object| object.kind == Some(Storage::Heap))
    }

    /// Whether every heap object can be reached from these values and from objects that are not in the heap. All that
    /// may be an address in an object, or that of its end, counts as one.
    pub(super) fn all_tracked(&self, values: impl Iterator<Item = u64>) -> bool {
        let is_heap = |object: &Object| object.kind == Some(Storage::Heap);
        let mut reached: BTreeSet<u64> = BTreeSet::new();
        let mut open: Vec<u64> = Vec::new();
        let mut found: Vec<u64> = values.collect();
        for object in self.objects.values().filter(|object| !is_heap(object)) {
            found.extend(self.words(object));
        }
        loop {
            for value in found.drain(..) {
                let near = self.objects.range(..=value).next_back();
                if let Some((base, object)) = near.filter(|(base, object)| value - **base <= object.size)
                    && is_heap(object)
                    && reached.insert(*base)
                {
                    open.push(*base);
                }
            }
            let Some(base) = open.pop() else { break };
            found.extend(self.objects.get(&base).into_iter().flat_map(|object| self.words(object)));
        }
        self.objects.iter().all(|(base, object)| !is_heap(object) || reached.contains(base))
    }

    /// All numbers of the width of an address that are anywhere in an object.
    fn words<'m>(&'m self, object: &'m Object) -> impl Iterator<Item = u64> + 'm {
        let count = u64::from(self.pointer_bits / 8);
        let starts: Vec<u64> = match &object.cells {
            Cells::Dense(cells) => (0..(cells.len() as u64 + 1).saturating_sub(count)).collect(),
            Cells::Sparse(cells, _) => {
                let mut starts: Vec<u64> = cells.keys().copied().collect();
                starts.sort_unstable();
                starts
            }
        };
        starts.into_iter().filter_map(move |start| {
            (0..count).try_fold(0u64, |value, index| {
                let offset = start.checked_add(index).filter(|offset| *offset < object.size)?;
                let cell = object.cell(offset);
                (cell < UNKNOWN).then(|| value | u64::from(cell as u8) << (8 * index))
            })
        })
    }

    /// Whole bytes, if all of them are in one object and written.
    pub(super) fn load(&self, address: u64, count: u64) -> Option<u128> {
        let (object, offset) = self.find(address)?;
        if object.size - offset < count {
            return None;
        }
        let mut value = 0u128;
        for index in (0..count).rev() {
            let cell = object.cell(offset + index);
            if cell >= UNWRITTEN {
                return None;
            }
            value = value << 8 | u128::from(cell);
        }
        Some(value)
    }

    fn keep_wild(&mut self, address: u64, value: u8) {
        self.wild.insert(address, value);
        self.exhausted |= self.wild.len() > MAX_WILD;
    }

    /// One byte; an unknown one is drawn and kept.
    pub(super) fn load_byte(&mut self, address: u64, draw: &mut impl FnMut(Place) -> u8) -> Read {
        let Some((object, offset)) = self.find_mut(address) else {
            let value = self.wild.get(&address).copied().unwrap_or_else(|| draw(Place::Wild(address)));
            self.keep_wild(address, value);
            return Read { value, unwritten: false };
        };
        // The contents of a static object are given, though perhaps elsewhere.
        let automatic = object.kind.is_some_and(|kind| kind != Storage::Argument);
        let cell = object.cell(offset);
        if cell < UNKNOWN {
            return Read { value: cell as u8, unwritten: automatic && cell >= UNWRITTEN };
        }
        let value = draw(Place::Byte { object: object.number, offset });
        object.set(offset, UNWRITTEN | u16::from(value));
        Read { value, unwritten: automatic }
    }

    /// Writes a byte that was read elsewhere: copying what was never written does not make it written.
    pub(super) fn store_read(&mut self, address: u64, read: Read) {
        let mark = if read.unwritten { UNWRITTEN } else { 0 };
        match self.find_mut(address) {
            Some((object, offset)) => object.set(offset, mark | u16::from(read.value)),
            None => self.keep_wild(address, read.value),
        }
    }

    /// Writes whole bytes.
    pub(super) fn store(&mut self, address: u64, value: u128, count: u64) {
        if let Some((object, offset)) = self.find_mut(address)
            && object.size - offset >= count
        {
            for index in 0..count {
                object.set(offset + index, u16::from((value >> (8 * index)) as u8));
            }
            return;
        }
        for index in 0..count {
            self.store_byte(address.wrapping_add(index) & self.mask, (value >> (8 * index)) as u8);
        }
    }

    pub(super) fn store_byte(&mut self, address: u64, value: u8) {
        self.store_read(address, Read { value, unwritten: false });
    }
}
