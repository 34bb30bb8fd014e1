//! The objects that exist, and their bytes.

use super::Place;
use crate::program::Storage;
use crate::program::eval::mask;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

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

/// Bytes between objects, so that running over an end is noticed.
const GAP: u64 = 32;

/// How an object ends; nothing for static ones.
pub(super) type Kind = Option<Storage>;

#[derive(Debug)]
enum Cells {
    Dense(Vec<u16>),
    Sparse(FxHashMap<u64, u16>, u16),
}

#[derive(Debug)]
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
#[derive(Debug)]
pub(super) struct Memory {
    objects: BTreeMap<u64, Object>,
    /// How many were made.
    pub(super) made: u64,
    next: u64,
    limit: u64,
    used: u64,
    /// Bytes outside of every object that were read or written.
    wild: BTreeMap<u64, u8>,
    /// There were too many of them.
    pub(super) exhausted: bool,
    /// The bits of an address.
    mask: u64,
}

impl Memory {
    pub(super) fn new(pointer_bits: u32) -> Self {
        let limit = if pointer_bits >= 64 { 1 << 62 } else { u64::from(u32::MAX) - 0xFFFF };
        Memory {
            objects: BTreeMap::new(),
            made: 0,
            next: 0x10_0000,
            limit,
            used: 0,
            wild: BTreeMap::new(),
            mask: mask(u128::MAX, pointer_bits) as u64,
            exhausted: false,
        }
    }

    /// Room for procedures, below all objects.
    pub(super) const PROCS: u64 = 0x1000;

    /// A new object with these bytes at its start, then zeros or unknown bytes. Nothing if there is no room.
    pub(super) fn allocate(&mut self, size: u64, align: u64, kind: Kind, zeroed: bool) -> Option<u64> {
        let align = align.max(16);
        let base = self.next.checked_add(align - 1)? & !(align - 1);
        let end = base.checked_add(size)?;
        if end > self.limit {
            return None;
        }
        self.next = end.checked_add(GAP)?;
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

    /// From now on, the object that begins here is not to be written.
    pub(super) fn protect(&mut self, base: u64) {
        if let Some(object) = self.objects.get_mut(&base) {
            object.read_only = true;
        }
    }

    /// Ends the object that begins here, if it is of this kind.
    pub(super) fn end(&mut self, base: u64, kind: Kind) {
        if self.objects.get(&base).is_some_and(|object| object.kind == kind)
            && let Some(Object { size, cells: Cells::Dense(_), .. }) = self.objects.remove(&base)
        {
            self.used -= size;
        }
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
