//! Bytes that C leaves open: padding of structures and unused bits beside bit-fields (C11 6.2.6.1p6).
//!
//! They become unknown when the structure is initialised, assigned, or a member of it stored. That matters only
//! where somebody looks at the bytes: structures whose pointers never become pointers to something else are left
//! alone, so that ordinary programs cost nothing more.

use super::function::FunctionLowerer;
use super::library;
use super::place::Location;
use crate::hir::{Callee, ExprId as HirExpr, ExprKind, PlaceId, PlaceKind, TranslationUnit};
use crate::program::{Binary, Command, ExprId, Source};
use crate::types::{ArrayLen, Field, RecordId, TypeId, TypeKind, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// More gaps than these in one object are not filled one by one.
pub(super) const MOST_GAPS: usize = 128;

/// A range of bits: the first, and one past the last.
pub(super) type Bits = (u64, u64);

/// The structures whose bytes somebody may look at, and the unions of which more than one member is used.
#[derive(Debug, Default)]
pub(super) struct Observed {
    records: FxHashSet<RecordId>,
}

/// Marks the records that an object of this type has in it.
fn mark(types: &Types, ty: TypeId, records: &mut FxHashSet<RecordId>) {
    match types.kind(ty) {
        TypeKind::Array { elem, .. } => mark(types, elem.ty, records),
        TypeKind::Record(record) if records.insert(record) => {
            types[record].fields.iter().for_each(|field| mark(types, field.ty.ty, records));
        }
        _ => {}
    }
}

/// Casts in which nobody gets at the bytes: arguments of functions that do not look at them, and the way from a
/// member to the structure around it.
fn harmless(unit: &TranslationUnit) -> FxHashSet<HirExpr> {
    let mut casts = FxHashSet::default();
    let cast_of = |id: HirExpr| match unit[id].kind {
        ExprKind::Cast(_, operand) => Some(operand),
        _ => None,
    };
    for (index, expr) in unit.nodes().exprs().iter().enumerate() {
        match &expr.kind {
            ExprKind::Call { callee: Callee::Direct(function), args } if unit[*function].body.is_none() => {
                let name = library::stem(library::real_name(unit, &unit[*function]));
                let project =
                    !library::is_native(name) && library::effect(name).is_none() && !library::has_model(name);
                match name {
                    "free" | "memset" | "bzero" | "realloc" | "cfree" => casts.extend(args.iter().copied()),
                    "memcpy" | "memmove" | "__memcpy_chk" if args.len() > 1 => {
                        let pointee =
                            |arg: HirExpr| unit.types.pointee(unit[cast_of(arg)?].ty).map(|to| to.ty);
                        if pointee(args[0]).is_some() && pointee(args[0]) == pointee(args[1]) {
                            casts.extend(args.iter().copied());
                        }
                    }
                    _ if project => casts.extend(args.iter().copied()),
                    _ => {}
                }
            }
            ExprKind::Cast(_, operand) => {
                let whole = HirExpr(index as u32);
                match unit[*operand].kind {
                    // `(struct s *)((char *)p - offset)`.
                    ExprKind::PtrAdd { pointer, .. } if cast_of(pointer).is_some() => {
                        casts.insert(whole);
                        casts.insert(pointer);
                    }
                    // New memory, which nobody has looked at.
                    ExprKind::Call { callee: Callee::Direct(function), .. }
                        if unit[function].body.is_none() =>
                    {
                        casts.insert(whole);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }
    casts
}

/// Whether one of two types is where the other begins, through first members.
fn begins_with(types: &Types, mut outer: TypeId, inner: TypeId) -> bool {
    loop {
        if outer == inner {
            return true;
        }
        match types.kind(outer) {
            TypeKind::Array { elem, .. } => outer = elem.ty,
            TypeKind::Record(record) => match types[record].fields.first() {
                Some(field) => outer = field.ty.ty,
                None => return false,
            },
            _ => return false,
        }
    }
}

/// Functions that look at bytes behind a `void *`.
fn looks_at_bytes(name: &str) -> bool {
    let name = library::stem(name);
    library::is_native(name) || library::has_model(name) || library::effect(name).is_some()
}

/// Whether bytes are accessed through pointers that were `void *`, or numbers.
fn from_nowhere(unit: &TranslationUnit, harmless: &FxHashSet<HirExpr>) -> bool {
    let types = &unit.types;
    unit.nodes().exprs().iter().enumerate().any(|(index, expr)| match &expr.kind {
        ExprKind::Cast(_, operand) if !harmless.contains(&HirExpr(index as u32)) => {
            let number = types.pointee(unit[*operand].ty).is_none();
            let constant = matches!(unit[*operand].kind, ExprKind::Int(_));
            let void = types.pointee(unit[*operand].ty).is_some_and(|from| from.ty == TypeId::VOID);
            let to_scalar = types.pointee(expr.ty).is_some_and(|to| types.is_scalar(to.ty));
            to_scalar && (void || number && !constant)
        }
        ExprKind::Call { callee: Callee::Direct(function), args } if unit[*function].body.is_none() => {
            let void = |arg: &HirExpr| {
                let is_void = types.pointee(unit[*arg].ty).is_some_and(|to| to.ty == TypeId::VOID);
                is_void && !matches!(unit[*arg].kind, ExprKind::Cast(..))
            };
            let name = library::real_name(unit, &unit[*function]);
            looks_at_bytes(name)
                && !matches!(library::stem(name), "free" | "memset" | "realloc")
                && args.iter().any(void)
        }
        _ => false,
    })
}

/// Arguments of library functions that look at bytes.
fn looked_at(unit: &TranslationUnit) -> FxHashSet<HirExpr> {
    let mut all = FxHashSet::default();
    for expr in unit.nodes().exprs() {
        if let ExprKind::Call { callee: Callee::Direct(function), args } = &expr.kind
            && unit[*function].body.is_none()
            && looks_at_bytes(library::real_name(unit, &unit[*function]))
        {
            all.extend(args.iter().copied());
        }
    }
    all
}

/// Finds what is observed in a file.
pub(super) fn observed(unit: &TranslationUnit) -> Observed {
    let types = &unit.types;
    let mut records = FxHashSet::default();
    let harmless = harmless(unit);
    let looked_at = looked_at(unit);
    let nowhere = from_nowhere(unit, &harmless);
    for (index, expr) in unit.nodes().exprs().iter().enumerate() {
        let ExprKind::Cast(_, operand) = expr.kind else { continue };
        let Some(from) = types.pointee(unit[operand].ty) else { continue };
        let id = HirExpr(index as u32);
        if harmless.contains(&id) {
            continue;
        }
        match types.pointee(expr.ty) {
            // Somebody may make something else of it later.
            Some(to) if to.ty == TypeId::VOID && !looked_at.contains(&id) && !nowhere => {}
            None if !nowhere => {}
            Some(to) if begins_with(types, from.ty, to.ty) && types.is_record(to.ty) => {}
            Some(to) if begins_with(types, to.ty, from.ty) && types.is_record(from.ty) => {}
            Some(to) => {
                mark(types, from.ty, &mut records);
                // Memory of bytes becomes a structure.
                if types.size_of(from.ty) == Some(1) && from.ty != TypeId::VOID {
                    mark(types, to.ty, &mut records);
                }
            }
            // Truth values and differences of pointers are no way to the bytes.
            None if types.int_shape(expr.ty).is_some_and(|shape| shape.width >= 32) => {
                mark(types, from.ty, &mut records);
            }
            None => {}
        }
    }
    let mut used: FxHashMap<RecordId, u32> = FxHashMap::default();
    for place in unit.nodes().places() {
        let PlaceKind::Field { record, field, .. } = place.kind else { continue };
        if types[record].is_union && *used.entry(record).or_insert(field) != field && records.insert(record) {
            types[record].fields.iter().for_each(|field| mark(types, field.ty.ty, &mut records));
        }
    }
    Observed { records }
}

/// The bits of an object that belong to no member. Those of unions beyond their members count, those beyond one
/// member do not.
fn gaps(types: &Types, ty: TypeId, base: u64, found: &mut Vec<Bits>) {
    if found.len() > MOST_GAPS {
        return;
    }
    if let TypeKind::Record(record) = types.kind(ty)
        && !types[record].is_union
    {
        let inside = types[record].fields.iter().filter(|field| field.bits.is_none());
        inside.for_each(|field| gaps(types, field.ty.ty, base + field.offset * 8, found));
    }
    match types.kind(ty) {
        TypeKind::Array { elem, len: ArrayLen::Fixed(count) } => {
            let size = types.size_of(elem.ty).unwrap_or(0);
            let mut inside = Vec::new();
            gaps(types, elem.ty, 0, &mut inside);
            for index in 0..count {
                if inside.is_empty() || found.len() > MOST_GAPS {
                    return;
                }
                found.extend(inside.iter().map(|&(lo, hi)| {
                    let step = base + index * size * 8;
                    (lo + step, hi + step)
                }));
            }
        }
        TypeKind::Record(record) => own_gaps(types, record, base, found),
        _ => {}
    }
}

/// The bits of a structure or union that belong to no member of it.
fn own_gaps(types: &Types, record: RecordId, base: u64, found: &mut Vec<Bits>) {
    let record = &types[record];
    let extent = |field: &Field| match field.bits {
        Some(bits) => (bits.offset, bits.offset + u64::from(bits.width)),
        None => (field.offset * 8, (field.offset + types.size_of(field.ty.ty).unwrap_or(0)) * 8),
    };
    let mut covered: Vec<Bits> = record.fields.iter().map(extent).collect();
    covered.sort_unstable();
    let mut at = 0;
    for (lo, hi) in covered.into_iter().chain([(record.size * 8, record.size * 8)]) {
        if lo > at {
            found.push((base + at, base + lo));
        }
        at = at.max(hi);
    }
}

impl FunctionLowerer<'_, '_> {
    pub(super) fn is_observed(&self, mut ty: TypeId) -> bool {
        let types = &self.unit.types;
        while let TypeKind::Array { elem, .. } = types.kind(ty) {
            ty = elem.ty;
        }
        types.as_record(ty).is_some_and(|record| self.cx.observed.records.contains(&record))
    }

    /// Whether storing here makes padding unknown.
    pub(super) fn is_part(&self, mut place: PlaceId) -> bool {
        while let PlaceKind::Field { base, record, .. } = self.unit[place].kind {
            if !self.cx.library && self.cx.observed.records.contains(&record) {
                return true;
            }
            place = base;
        }
        false
    }

    /// An object of this type has got a value: its padding is unknown now.
    pub(super) fn open_padding(&mut self, address: ExprId, ty: TypeId) {
        if self.cx.library || !self.is_observed(ty) {
            return;
        }
        let mut found = Vec::new();
        gaps(&self.unit.types, ty, 0, &mut found);
        if found.len() > MOST_GAPS {
            return self.cut("padding of so many elements is not followed");
        }
        for gap in found {
            self.open_bits(address, gap);
        }
    }

    /// Bits become unknown; those beside them in their bytes stay.
    pub(super) fn open_bits(&mut self, base: ExprId, (mut lo, hi): Bits) {
        while lo < hi {
            let byte = lo / 8;
            if lo % 8 == 0 && hi - lo >= 8 {
                let bytes = (hi - lo) / 8;
                self.scramble(base, byte, bytes, &Source::Padding);
                lo += bytes * 8;
                continue;
            }
            let end = hi.min((byte + 1) * 8);
            let (first, count) = ((lo % 8) as u32, (end - lo) as u32);
            let mut new = self.unknown(count, Source::Padding);
            let exprs = self.exprs();
            let step = exprs.size(byte);
            let address = exprs.binary(Binary::Add, base, step);
            let old = exprs.load(address, 8);
            if first > 0 {
                let below = exprs.extract(old, 0, first);
                new = exprs.binary(Binary::Concat, new, below);
            }
            if first + count < 8 {
                let above = exprs.extract(old, first + count, 8 - first - count);
                new = exprs.binary(Binary::Concat, above, new);
            }
            self.emit(Command::Store { address, value: new });
            lo = end;
        }
    }

    /// A member was stored: what is beside it in the structures and unions around it, and is no member, is unknown
    /// now.
    pub(super) fn open_around(&mut self, place: PlaceId, location: Location) {
        let Location::Memory { address, .. } = location else { return };
        let unit = self.unit;
        if self.cx.library {
            return;
        }
        let mut at = place;
        let mut offset = 0;
        while let PlaceKind::Field { base, record, field: number } = unit[at].kind {
            let definition = &unit.types[record];
            let field = &definition.fields[number as usize];
            // The address of a bit-field is that of its structure.
            if field.bits.is_none() {
                offset += field.offset;
            }
            at = base;
            if !self.cx.observed.records.contains(&record) {
                continue;
            }
            let mut ends = Vec::new();
            if definition.is_union {
                ends.extend(self.beyond_member(record, number));
            } else {
                own_gaps(&unit.types, record, 0, &mut ends);
            }
            let back = self.exprs().size(offset.wrapping_neg());
            let start = self.exprs().binary(Binary::Add, address, back);
            if ends.len() > MOST_GAPS {
                return self.cut("padding of so many elements is not followed");
            }
            for gap in ends {
                self.open_bits(start, gap);
            }
        }
    }
}
