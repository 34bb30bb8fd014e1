//! Bytes of a union beyond the member that has a value.
//!
//! An initialiser gives a value to one member; what the others have beyond it is open, and compilers differ (gcc leaves
//! it alone since version 15). When a member is stored, C says the same (C11 6.2.6.1p7), but compilers keep what was
//! there; that is an assumption.

use super::function::FunctionLowerer;
use super::padding::{Bits, MOST_GAPS};
use crate::hir::InitEntry;
use crate::program::{Assumption, ExprId};
use crate::types::{ArrayLen, Field, RecordId, TypeId, TypeKind, Types};

/// Elements of arrays are looked at one by one up to so many.
const MOST_ELEMENTS: u64 = 256;

/// Whether an object of a type has a part of another type at an offset.
fn has_part(types: &Types, ty: TypeId, offset: u64, part: TypeId) -> bool {
    if offset == 0 && (ty == part || types.compatible(ty, part)) {
        return true;
    }
    match types.kind(ty) {
        TypeKind::Array { elem, .. } => {
            let size = types.size_of(elem.ty).unwrap_or(0);
            size > 0 && has_part(types, elem.ty, offset % size, part)
        }
        TypeKind::Record(record) => types[record].fields.iter().any(|field| {
            let size = types.size_of(field.ty.ty).unwrap_or(0);
            let inside = (field.offset..field.offset + size).contains(&offset);
            inside && has_part(types, field.ty.ty, offset - field.offset, part)
        }),
        _ => false,
    }
}

/// Bits of unions in an object that are beyond the member that an initialiser gives a value.
fn beyond(types: &Types, ty: TypeId, base: u64, entries: &[InitEntry], found: &mut Vec<Bits>) {
    if found.len() > MOST_GAPS {
        return;
    }
    match types.kind(ty) {
        TypeKind::Array { elem, len: ArrayLen::Fixed(count) } if types.is_record(elem.ty) => {
            let size = types.size_of(elem.ty).unwrap_or(0);
            for index in 0..count.min(MOST_ELEMENTS) {
                beyond(types, elem.ty, base + index * size, entries, found);
            }
        }
        TypeKind::Record(record) if types[record].is_union => {
            let whole = types[record].size;
            let inside = |entry: &&InitEntry| (base..base + whole).contains(&entry.offset);
            let size = |field: &Field| types.size_of(field.ty.ty).unwrap_or(0);
            let given = types[record].fields.iter().filter(|field| {
                let fits = |entry: &InitEntry| has_part(types, field.ty.ty, entry.offset - base, entry.ty);
                entries.iter().filter(inside).all(fits)
            });
            // Where it is not clear which member is meant, the largest is.
            let Some(member) = given.max_by_key(|field| size(field)) else { return };
            if entries.iter().any(|entry| inside(&entry)) && member.bits.is_none() {
                if size(member) < whole {
                    found.push(((base + size(member)) * 8, (base + whole) * 8));
                }
                beyond(types, member.ty.ty, base, entries, found);
            }
        }
        TypeKind::Record(record) => {
            for field in types[record].fields.iter().filter(|field| field.bits.is_none()) {
                beyond(types, field.ty.ty, base + field.offset, entries, found);
            }
        }
        _ => {}
    }
}

impl FunctionLowerer<'_, '_> {
    /// An object was initialised: what its unions have beyond the members that got a value is unknown.
    pub(super) fn open_unions(&mut self, address: ExprId, ty: TypeId, entries: &[InitEntry]) {
        if self.cx.library {
            return;
        }
        let mut found = Vec::new();
        beyond(&self.unit.types, ty, 0, entries, &mut found);
        if found.len() > MOST_GAPS {
            return self.cut("padding of so many elements is not followed");
        }
        for gap in found {
            self.open_bits(address, gap);
        }
    }

    /// A member of a union was stored: the bits beyond it, if these are to be unknown.
    pub(super) fn beyond_member(&mut self, union: RecordId, field: u32) -> Option<Bits> {
        let union = &self.unit.types[union];
        let field = &union.fields[field as usize];
        let size = self.unit.types.size_of(field.ty.ty).unwrap_or(0);
        if field.bits.is_some() || size >= union.size {
            return None;
        }
        if self.cx.meaning.strict {
            return Some((size * 8, union.size * 8));
        }
        let place = self.cx.span(self.span);
        self.cx.assume(Assumption::UnionBytes(place));
        None
    }
}
