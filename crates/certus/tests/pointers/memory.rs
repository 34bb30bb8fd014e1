//! Memory of the evaluator: objects with provenance, and a layout that gives them addresses.

use crate::tree::Model;
use certus_testing::Rng;

/// Why a run ends before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// An access outside of a live object.
    Deref,
    /// `free` of what is not the beginning of a live block.
    Free,
    /// `reach_error` is called.
    Error,
    /// The run does what the evaluator does not want to judge, or is too long.
    Unclear,
}

/// What is wrong with an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fault {
    Null,
    /// The object does not live any more.
    Dead,
    /// Not in the object.
    Outside,
}

/// A pointer. Null is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    Null,
    /// Into this object, or one past its end.
    To(usize, i64),
    /// Arithmetic has left the object.
    Outside,
    Function(usize),
}

/// A value. Words made of a pointer remember it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Int(i64),
    Pointer(Pointer),
    /// The address of this byte (wherever it is), with some bits turned over.
    Word(usize, i64, u64),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Byte {
    /// Never written.
    Open,
    Number(u8),
    /// A byte of a pointer, or of a word that remembers one.
    Part(Scalar, u8),
}

/// Where an object lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Storage {
    Static,
    Automatic,
    Heap,
}

#[derive(Clone, Debug)]
struct Object {
    bytes: Vec<Byte>,
    live: bool,
    storage: Storage,
    align: usize,
    base: u64,
}

pub(crate) struct Memory {
    model: Model,
    objects: Vec<Object>,
    layout: Rng,
    /// Whether objects of different storage are put side by side, and one where another has been. Which is
    /// possible on some machines and not on others.
    mixed: bool,
    /// Whether an address was looked at as a number.
    pub(crate) observed: bool,
    /// What was wrong with the last access.
    pub(crate) fault: Option<Fault>,
}

impl Memory {
    pub(crate) fn new(model: Model, layout: u64) -> Memory {
        Memory {
            model,
            objects: Vec::new(),
            layout: Rng::new(layout),
            mixed: layout % 2 == 1,
            observed: false,
            fault: None,
        }
    }

    /// A new object without values.
    pub(crate) fn create(&mut self, size: usize, align: usize, storage: Storage) -> usize {
        let base = self.address(size as u64, align as u64, storage);
        self.objects.push(Object { bytes: vec![Byte::Open; size], live: true, storage, align, base });
        self.objects.len() - 1
    }

    /// An address that the layout gives: beside another object, again where one has been, or anywhere.
    fn address(&mut self, size: u64, align: u64, storage: Storage) -> u64 {
        let top: u64 = if self.model.word == 4 { 0xffff_0000 } else { 0x7fff_ffff_0000 };
        let anywhere = |layout: &mut Rng| (0x10000 + layout.below(top - 0x20000)) / align * align;
        loop {
            let choice = self.layout.below(4);
            let base = if choice == 0 || self.objects.is_empty() {
                anywhere(&mut self.layout)
            } else {
                let other = &self.objects[self.layout.below(self.objects.len() as u64) as usize];
                if other.storage != storage && !self.mixed {
                    continue;
                }
                match choice {
                    1 => (other.base + other.bytes.len() as u64).div_ceil(align) * align,
                    2 => other.base.saturating_sub(size) / align * align,
                    _ if other.base.is_multiple_of(align) => other.base,
                    _ => anywhere(&mut self.layout),
                }
            };
            let apart = |other: &Object| {
                !other.live || base + size <= other.base || other.base + other.bytes.len() as u64 <= base
            };
            if base >= 0x1000 && base + size < top && self.objects.iter().all(apart) {
                return base;
            }
        }
    }

    pub(crate) fn kill(&mut self, object: usize) {
        self.objects[object].live = false;
    }

    pub(crate) fn size(&self, object: usize) -> usize {
        self.objects[object].bytes.len()
    }

    /// The number of an address.
    fn number(&mut self, object: usize, offset: i64, key: u64) -> u64 {
        self.observed = true;
        let word = self.objects[object].base.wrapping_add_signed(offset) ^ key;
        if self.model.word == 4 { word & 0xffff_ffff } else { word }
    }

    /// A word as a number.
    pub(crate) fn word(&mut self, value: Scalar) -> Result<u64, Stop> {
        match value {
            Scalar::Int(number) => Ok(number as u64),
            Scalar::Word(object, offset, key) => Ok(self.number(object, offset, key)),
            Scalar::Pointer(_) => Err(Stop::Unclear),
        }
    }

    /// A pointer as a word.
    pub(crate) fn to_word(pointer: Pointer) -> Result<Scalar, Stop> {
        match pointer {
            Pointer::Null => Ok(Scalar::Int(0)),
            Pointer::To(object, offset) => Ok(Scalar::Word(object, offset, 0)),
            Pointer::Outside | Pointer::Function(_) => Err(Stop::Unclear),
        }
    }

    /// A word as a pointer: the one of which it was made.
    pub(crate) fn to_pointer(&self, word: Scalar) -> Result<Pointer, Stop> {
        match word {
            Scalar::Int(0) => Ok(Pointer::Null),
            Scalar::Word(object, offset, 0) => Ok(self.inside(object, offset)),
            Scalar::Pointer(pointer) => Ok(pointer),
            Scalar::Int(_) | Scalar::Word(..) => Err(Stop::Unclear),
        }
    }

    fn inside(&self, object: usize, offset: i64) -> Pointer {
        if (0..=self.size(object) as i64).contains(&offset) {
            Pointer::To(object, offset)
        } else {
            Pointer::Outside
        }
    }

    pub(crate) fn step(&self, pointer: Pointer, bytes: i64) -> Result<Pointer, Stop> {
        match pointer {
            Pointer::To(object, offset) => Ok(self.inside(object, offset + bytes)),
            pointer if bytes == 0 && pointer != Pointer::Outside => Ok(pointer),
            Pointer::Null => Ok(Pointer::Outside),
            Pointer::Outside | Pointer::Function(_) => Err(Stop::Unclear),
        }
    }

    /// `a == b`.
    pub(crate) fn same(&mut self, a: Pointer, b: Pointer) -> Result<bool, Stop> {
        match (a, b) {
            (Pointer::Outside, _) | (_, Pointer::Outside) => Err(Stop::Unclear),
            (Pointer::To(x, i), Pointer::To(y, j)) if x != y => {
                let inner = |object: usize, offset: i64, all: &[Object]| {
                    all[object].live && offset < all[object].bytes.len() as i64
                };
                if inner(x, i, &self.objects) && inner(y, j, &self.objects) {
                    return Ok(false);
                }
                Ok(self.number(x, i, 0) == self.number(y, j, 0))
            }
            (a, b) => Ok(a == b),
        }
    }

    /// `a < b` in one object.
    pub(crate) fn before(a: Pointer, b: Pointer) -> Result<bool, Stop> {
        match (a, b) {
            (Pointer::To(x, i), Pointer::To(y, j)) if x == y => Ok(i < j),
            _ => Err(Stop::Unclear),
        }
    }

    /// The bytes of an access, if they are there.
    fn access(&mut self, pointer: Pointer, size: usize) -> Result<(usize, usize), Stop> {
        let fault = match pointer {
            Pointer::To(object, offset) => {
                let found = &self.objects[object];
                let end = usize::try_from(offset).ok().map(|start| start + size);
                match end {
                    _ if !found.live => Fault::Dead,
                    Some(end) if end <= found.bytes.len() => return Ok((object, end - size)),
                    _ => Fault::Outside,
                }
            }
            Pointer::Null => Fault::Null,
            Pointer::Outside | Pointer::Function(_) => Fault::Outside,
        };
        self.fault = Some(fault);
        Err(Stop::Deref)
    }

    /// The same for a scalar, which has to be aligned.
    fn aligned(&mut self, pointer: Pointer, size: usize) -> Result<(usize, usize), Stop> {
        let (object, offset) = self.access(pointer, size)?;
        if offset % size != 0 || self.objects[object].align < size {
            return Err(Stop::Unclear);
        }
        Ok((object, offset))
    }

    pub(crate) fn load(&mut self, pointer: Pointer, size: usize) -> Result<Scalar, Stop> {
        let (object, offset) = self.aligned(pointer, size)?;
        let bytes = &self.objects[object].bytes[offset..offset + size];
        if let Byte::Part(whole, 0) = bytes[0] {
            let all = bytes.iter().enumerate().all(|(i, byte)| *byte == Byte::Part(whole, i as u8));
            return if all && size == self.model.word { Ok(whole) } else { Err(Stop::Unclear) };
        }
        let mut number = 0u64;
        for (i, byte) in bytes.iter().enumerate() {
            let Byte::Number(byte) = byte else { return Err(Stop::Unclear) };
            number |= u64::from(*byte) << (8 * i);
        }
        let unused = 64 - 8 * size as u32;
        Ok(Scalar::Int((number << unused) as i64 >> unused))
    }

    pub(crate) fn store(&mut self, pointer: Pointer, size: usize, value: Scalar) -> Result<(), Stop> {
        let (object, offset) = self.aligned(pointer, size)?;
        let value = if value == Scalar::Pointer(Pointer::Null) { Scalar::Int(0) } else { value };
        for (i, byte) in self.objects[object].bytes[offset..offset + size].iter_mut().enumerate() {
            *byte = match value {
                Scalar::Int(number) => Byte::Number((number >> (8 * i)) as u8),
                whole => Byte::Part(whole, i as u8),
            };
        }
        Ok(())
    }

    pub(crate) fn fill(&mut self, pointer: Pointer, byte: u8, size: usize) -> Result<(), Stop> {
        let (object, offset) = self.access(pointer, size)?;
        self.objects[object].bytes[offset..offset + size].fill(Byte::Number(byte));
        Ok(())
    }

    /// These bytes behind a pointer may be anything.
    pub(crate) fn open(&mut self, to: Pointer, bytes: std::ops::Range<usize>) -> Result<(), Stop> {
        let (object, offset) = self.access(to, bytes.end)?;
        self.objects[object].bytes[offset + bytes.start..offset + bytes.end].fill(Byte::Open);
        Ok(())
    }

    pub(crate) fn copy(&mut self, to: Pointer, from: Pointer, size: usize, moves: bool) -> Result<(), Stop> {
        let (source, start) = self.access(from, size)?;
        let (target, offset) = self.access(to, size)?;
        if !moves && source == target && start.abs_diff(offset) < size {
            return Err(Stop::Unclear);
        }
        let bytes = self.objects[source].bytes[start..start + size].to_vec();
        self.objects[target].bytes[offset..offset + size].copy_from_slice(&bytes);
        Ok(())
    }

    /// The block that this pointer may free; none if it is null.
    fn block(&self, pointer: Pointer) -> Result<Option<usize>, Stop> {
        match pointer {
            Pointer::Null => Ok(None),
            Pointer::To(object, 0)
                if self.objects[object].storage == Storage::Heap && self.objects[object].live =>
            {
                Ok(Some(object))
            }
            _ => Err(Stop::Free),
        }
    }

    pub(crate) fn free(&mut self, pointer: Pointer) -> Result<(), Stop> {
        if let Some(object) = self.block(pointer)? {
            self.kill(object);
        }
        Ok(())
    }

    pub(crate) fn realloc(&mut self, pointer: Pointer, size: usize) -> Result<Pointer, Stop> {
        let old = self.block(pointer)?;
        if let Some(old) = old {
            self.kill(old);
        }
        let new = self.create(size, 16, Storage::Heap);
        if let Some(old) = old {
            let kept = size.min(self.size(old));
            let bytes = self.objects[old].bytes[..kept].to_vec();
            self.objects[new].bytes[..kept].copy_from_slice(&bytes);
        }
        Ok(Pointer::To(new, 0))
    }
}
