//! Where objects are and how their bytes are kept.
//!
//! Every object has a fixed address here. That is one of the layouts a machine could choose; what C defines
//! does not depend on it. An object that exists once at a time is kept as *cells*, one variable each, if no
//! access has too many of them to choose from, and else as one array. Cells are as large as the accesses
//! allow: an `int` that is only ever accessed as an `int` is one cell, also in a structure or an array of
//! structures. A static object that nothing writes to, such as a table of constants, needs no variable: what is
//! read from it is a function of the offset. Objects that one `malloc` makes in a loop share a *region*: an array over addresses, and a
//! variable for the next free address.

use super::accesses::Accesses;
use super::congruence::{Congruence, gcd};
use super::lifetimes::Lifetimes;
use super::points_to::{Analysis, Origin};
use std::collections::{BTreeMap, BTreeSet};

/// Accesses with more places to choose from use an array.
const MOST_CELLS: i128 = 64;

/// A table of constants has at most so many elements.
const LARGEST_TABLE: u64 = 4096;

/// Elements of an array are at most this many bytes.
const LARGEST_UNIT: i128 = 8;

/// Bytes around an object where accesses are not checked: half of what is between two.
const CLOSE: u128 = 16;

/// Objects of one site that is never passed after one of them has ended can use up a region of this size (as a power of
/// two) only where a machine has no memory left either.
pub(super) const AMPLE: u32 = 28;

/// As long as each of them is not larger than this.
pub(super) const SMALL: u64 = 0x1000;

/// Objects of unknown size are taken to be smaller than their range if that is at least so large (as a power of two).
pub(super) const HUGE: u32 = 27;

/// No object is below; procedures are.
pub(super) const FIRST: u128 = 0x10_0000;

/// How an object is accessed: at these offsets, this many bytes.
pub(super) type Access = (Congruence, u64);

/// The bytes of an object.
#[derive(Clone, Debug)]
pub(super) enum Kept {
    /// Nothing ever looks at them.
    Not,
    /// By first byte, with the number of bytes.
    Cells(BTreeMap<u64, u64>),
    /// Elements of so many bytes.
    Array { unit: u64 },
    /// The same, and they are what they were at the start.
    Table { unit: u64 },
}

/// An object in its place.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) base: u128,
    /// Size in bytes, if there is one object of known size.
    pub(super) size: Option<u64>,
    /// Addresses before and behind it that are no other object's.
    pub(super) around: u128,
    /// Log of the size of the address range it has, if it is a region or its size is unknown.
    pub(super) region: Option<u32>,
    /// Objects of a region are this far from each other, if their size is known.
    pub(super) stride: Option<u64>,
    pub(super) kept: Kept,
    pub(super) read_only: bool,
    /// Made by `malloc`.
    pub(super) heap: bool,
    /// More than one may exist at a time.
    pub(super) many: bool,
}

/// Why objects cannot be placed.
#[derive(Debug)]
pub(super) struct NoRoom;

/// The parts of the address space: for single objects of known size, and for ranges.
struct Space {
    next: u128,
    limit: u128,
    next_range: u128,
    range_limit: u128,
    /// Size of a range, as a power of two.
    range_bits: u32,
    around: u128,
}

impl Space {
    /// Divides the address space among so many single objects of this size together, and so many ranges. Where accesses
    /// are checked, objects are as far from each other as there is room for.
    fn new(wide: bool, checked: bool, (singles, bytes): (u128, u128), ranges: u128) -> Space {
        let (limit, next_range, range_limit): (u128, u128, u128) =
            if wide { (1 << 40, 1 << 40, 1 << 62) } else { (0x4000_0000, 0x4000_0000, 0xF000_0000) };
        let next = FIRST;
        let largest = if wide { 36 } else { 30 };
        let range_bits = ((range_limit - next_range) / ranges.max(1)).max(1).ilog2().min(largest);
        let room = (limit - next).saturating_sub(bytes + 64 * singles) / (2 * singles.max(1));
        let around = if checked { room.clamp(CLOSE, if wide { 1 << 24 } else { 1 << 20 }) } else { CLOSE };
        Space { next, limit, next_range, range_limit, range_bits, around }
    }

    fn single(&mut self, size: u64, align: u64) -> Result<u128, NoRoom> {
        let align = u128::from(align.max(16));
        let base = (self.next + self.around).div_ceil(align) * align;
        self.next = base + u128::from(size) + self.around;
        if self.next > self.limit { Err(NoRoom) } else { Ok(base) }
    }

    fn range(&mut self) -> Result<u128, NoRoom> {
        let base = self.next_range.next_multiple_of(1 << self.range_bits);
        self.next_range = base + (1 << self.range_bits);
        if self.next_range > self.range_limit || self.range_bits < 12 { Err(NoRoom) } else { Ok(base) }
    }
}

/// Places all objects.
pub(super) fn place(
    analysis: &Analysis<'_>,
    accesses: &Accesses,
    lives: &Lifetimes,
) -> Result<Vec<Placed>, NoRoom> {
    let facts: Vec<_> = analysis
        .objects
        .iter()
        .map(|origin| match origin {
            Origin::Static(object) => {
                let object = &analysis.program.objects[object.index()];
                (Some(object.size), object.align, object.read_only, false)
            }
            Origin::Site { storage, size, align, .. } => {
                (*size, *align, false, *storage == crate::program::Storage::Heap)
            }
        })
        .collect();
    let one = |index: usize| facts[index].0.filter(|_| !lives.many[index]);
    let singles: Vec<u64> = (0..facts.len()).filter_map(one).collect();
    let bytes = singles.iter().map(|size| u128::from(*size)).sum();
    let ranges = (facts.len() - singles.len()) as u128;
    let wide = analysis.program.pointer_bits >= 64;
    let mut space = Space::new(wide, analysis.checked, (singles.len() as u128, bytes), ranges);
    let mut placed = Vec::new();
    for (index, (size, align, read_only, heap)) in facts.iter().copied().enumerate() {
        let many = lives.many[index];
        let (base, region, around) = match one(index) {
            Some(size) => (space.single(size, align)?, None, space.around),
            None => (space.range()?, Some(space.range_bits), 0),
        };
        let stride = size.filter(|_| many).map(|size| (size + 1).next_power_of_two().max(16));
        let size = one(index);
        let kept = match table(analysis, accesses, index) {
            Some(unit) => Kept::Table { unit },
            None => kept(size, &accesses.of[index]),
        };
        placed.push(Placed { base, size, around, region, stride, kept, read_only, heap, many });
    }
    Ok(placed)
}

fn kept(size: Option<u64>, accesses: &[Access]) -> Kept {
    if accesses.is_empty() {
        return Kept::Not;
    }
    if let Some(size) = size
        && let Some(cells) = cells(size, accesses)
    {
        return Kept::Cells(cells);
    }
    Kept::Array { unit: unit(accesses) }
}

/// The bytes of an element, such that accesses are of whole ones.
fn unit(accesses: &[Access]) -> u64 {
    let unit = accesses.iter().fold(LARGEST_UNIT, |unit, (offset, bytes)| {
        gcd(gcd(unit, i128::from(*bytes)), gcd(offset.r, offset.g))
    });
    unit.max(1) as u64
}

/// If an object is a table of constants that is read at offsets which are not known: the bytes of an element.
fn table(analysis: &Analysis<'_>, accesses: &Accesses, index: usize) -> Option<u64> {
    let Origin::Static(id) = &analysis.objects[index] else { return None };
    let object = &analysis.program.objects[id.index()];
    let varying = |(offset, _): &Access| offset.g != 0;
    let given = !object.unknown && !object.open && !analysis.program.volatile_objects.contains(id);
    if accesses.written[index] || !given || !accesses.of[index].iter().any(varying) {
        return None;
    }
    let unit = unit(&accesses.of[index]);
    (object.size.div_ceil(unit) <= LARGEST_TABLE).then_some(unit)
}

/// The offsets of an access some bytes of which are inside of an object of this size. Nothing if they are too
/// many.
pub(super) fn offsets(size: u64, (offset, bytes): Access) -> Option<Vec<i64>> {
    // Offsets from `first` to `last`, both included.
    let (first, last) = (1 - i128::from(bytes), i128::from(size) - 1);
    if offset.g == 0 {
        let inside = (first..=last).contains(&offset.r);
        return Some(inside.then_some(offset.r as i64).into_iter().collect());
    }
    let lowest = first + (offset.r - first).rem_euclid(offset.g);
    if lowest > last {
        return Some(Vec::new());
    }
    let count = (last - lowest) / offset.g + 1;
    (count <= MOST_CELLS).then(|| (0..count).map(|k| (lowest + k * offset.g) as i64).collect())
}

/// The bytes of an access that are inside of an object of this size.
pub(super) fn clipped(size: u64, offset: i64, bytes: u64) -> std::ops::Range<u64> {
    let end = (i128::from(offset) + i128::from(bytes)).clamp(0, size.into());
    (offset.max(0) as u64).min(size)..end as u64
}

/// Cells such that what every access has inside of the object is some whole cells.
fn cells(size: u64, accesses: &[Access]) -> Option<BTreeMap<u64, u64>> {
    let mut cuts: BTreeSet<u64> = BTreeSet::new();
    // By offset: how many accesses more or less cover what follows.
    let mut change: BTreeMap<u64, i64> = BTreeMap::new();
    for access in accesses {
        for offset in offsets(size, *access)? {
            let inside = clipped(size, offset, access.1);
            cuts.extend([inside.start, inside.end]);
            *change.entry(inside.start).or_default() += 1;
            *change.entry(inside.end).or_default() -= 1;
        }
    }
    let mut cells = BTreeMap::new();
    let mut covering = 0;
    let mut cuts = cuts.into_iter().peekable();
    while let Some(cut) = cuts.next() {
        covering += change.get(&cut).copied().unwrap_or(0);
        if let Some(next) = cuts.peek()
            && covering > 0
        {
            cells.insert(cut, next - cut);
        }
    }
    Some(cells)
}
