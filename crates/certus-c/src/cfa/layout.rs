//! Where objects are and how their bytes are kept.
//!
//! Every object has a fixed address here. That is one of the layouts a machine could choose; what C defines
//! does not depend on it. An object that exists once at a time is kept as *cells*, one variable each, if no
//! access has too many of them to choose from, and else as one array. Cells are as large as the accesses
//! allow: an `int` that is only ever accessed as an `int` is one cell, also in a structure or an array of
//! structures. Objects that one `malloc` makes in a loop share a *region*: an array over addresses, and a
//! variable for the next free address.

use super::points_to::{Analysis, Congruence, Origin, gcd};
use std::collections::{BTreeMap, BTreeSet};

/// Accesses with more places to choose from use an array.
const MOST_CELLS: i128 = 64;

/// Elements of an array are at most this many bytes.
const LARGEST_UNIT: i128 = 8;

/// Bytes between objects.
const GAP: u128 = 32;

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
}

/// An object in its place.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) base: u128,
    /// Size in bytes, if there is one object of known size.
    pub(super) size: Option<u64>,
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

/// Places all objects. `many[i]` says that the site of object `i` may make several objects that exist at
/// one time.
pub(super) fn place(
    analysis: &Analysis<'_>,
    accesses: &[Vec<Access>],
    many: &[bool],
) -> Result<Vec<Placed>, NoRoom> {
    let wide = analysis.program.pointer_bits >= 64;
    let region_bits = if wide { 32 } else { 24 };
    let mut next: u128 = 0x10_0000;
    let mut next_region: u128 = if wide { 1 << 40 } else { 0x4000_0000 };
    let (limit, region_limit) = if wide { (1 << 40, 1 << 60) } else { (0x4000_0000, 0xF000_0000) };
    let mut placed = Vec::new();
    for (index, origin) in analysis.objects.iter().enumerate() {
        let (size, align, read_only, heap) = match origin {
            Origin::Static(object) => {
                let object = &analysis.program.objects[object.index()];
                (Some(object.size), object.align, object.read_only, false)
            }
            Origin::Site { storage, size, align, .. } => {
                (*size, *align, false, *storage == crate::program::Storage::Heap)
            }
        };
        let many = many[index];
        let one = size.filter(|_| !many);
        let (base, region) = match one {
            Some(size) => {
                let align = u128::from(align.max(16));
                let base = next.div_ceil(align) * align;
                next = base + u128::from(size) + GAP;
                (base, None)
            }
            None => {
                let base = next_region;
                next_region += 1 << region_bits;
                (base, Some(region_bits))
            }
        };
        if next > limit || next_region > region_limit {
            return Err(NoRoom);
        }
        let stride = size.filter(|_| many).map(|size| (size + 1).next_power_of_two().max(16));
        placed.push(Placed {
            base,
            size: one,
            region,
            stride,
            kept: kept(one, &accesses[index]),
            read_only,
            heap,
            many,
        });
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
    let unit = accesses.iter().fold(LARGEST_UNIT, |unit, (offset, bytes)| {
        gcd(gcd(unit, i128::from(*bytes)), gcd(offset.r, offset.g))
    });
    Kept::Array { unit: unit.max(1) as u64 }
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
