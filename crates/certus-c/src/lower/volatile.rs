//! Reading what may change at any time (C11 6.7.3p7).
//!
//! What is declared `volatile` gives another unknown value at each read. A pointer to `volatile` may also point to
//! an object that is not, which nobody changes: then it is a run that decides ([`Query::Volatile`]).

use super::Result1;
use super::function::FunctionLowerer;
use super::place::Location;
use crate::hir::{ExprId as HirExpr, ExprKind, PlaceId, PlaceKind, TranslationUnit};
use crate::program::{Binary, Command, Exit, ExprId, Query, Source, Storage};
use crate::types::{ArrayLen, QualType, Quals, TypeId, TypeKind, Types};

/// Whether a place may change without being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Volatility {
    /// It does not.
    No,
    /// It is declared so.
    Declared,
    /// It is accessed so: the object decides. Heap objects, which have no declared type, count if `heap`.
    Accessed { heap: bool },
}

/// More parts than these are taken together.
const MOST_PARTS: usize = 32;

/// Most bytes that are overwritten directly.
const DIRECT: u64 = 64;

/// The parts of an object that are `volatile`: first byte and number of bytes.
fn parts(types: &Types, ty: QualType, base: u64, found: &mut Vec<(u64, u64)>) {
    if found.len() > MOST_PARTS {
        return;
    }
    if ty.quals.contains(Quals::VOLATILE) {
        found.push((base, types.size_of(ty.ty).unwrap_or(0)));
        return;
    }
    match types.kind(ty.ty) {
        TypeKind::Array { elem, len } => {
            let count = if let ArrayLen::Fixed(count) = len { count } else { 1 };
            let size = types.size_of(elem.ty).unwrap_or(0);
            let mut first = Vec::new();
            parts(types, elem, 0, &mut first);
            if first.is_empty() {
                return;
            }
            for index in 0..count.min(MOST_PARTS as u64 + 1) {
                found.extend(first.iter().map(|&(at, bytes)| (base + index * size + at, bytes)));
            }
        }
        TypeKind::Record(record) => {
            for field in &types[record].fields {
                parts(types, field.ty, base + field.offset, found);
            }
        }
        _ => {}
    }
}

/// Whether an object of this type is `volatile` or has a part that is.
pub(super) fn has_volatile(types: &Types, ty: QualType) -> bool {
    let mut found = Vec::new();
    parts(types, ty, 0, &mut found);
    !found.is_empty()
}

/// Whether a pointer becomes one to `volatile` only for this access: `*(volatile int *)&x`.
fn cast_for_access(unit: &TranslationUnit, pointer: HirExpr) -> bool {
    match unit[pointer].kind {
        ExprKind::PtrAdd { pointer, .. } => cast_for_access(unit, pointer),
        ExprKind::Cast(_, operand) => {
            let from = unit.types.pointee(unit[operand].ty);
            from.is_some_and(|from| !from.quals.contains(Quals::VOLATILE)) || cast_for_access(unit, operand)
        }
        _ => false,
    }
}

fn volatility(unit: &TranslationUnit, id: PlaceId) -> Volatility {
    let types = &unit.types;
    let mut at = id;
    loop {
        match &unit[at].kind {
            PlaceKind::Local(_) | PlaceKind::Global(_) | PlaceKind::CompoundLiteral { .. } => {
                return Volatility::Declared;
            }
            PlaceKind::Temporary(_) => return Volatility::No,
            PlaceKind::Deref(pointer) => {
                return Volatility::Accessed { heap: !cast_for_access(unit, *pointer) };
            }
            PlaceKind::Index { base, .. } => at = *base,
            PlaceKind::Field { base, record, field } => {
                let mut declared = types[*record].fields[*field as usize].ty;
                while let TypeKind::Array { elem, .. } = types.kind(declared.ty) {
                    declared = elem;
                }
                if declared.quals.contains(Quals::VOLATILE) {
                    return Volatility::Declared;
                }
                at = *base;
            }
        }
    }
}

impl FunctionLowerer<'_, '_> {
    /// The value in a place, as the program reads it.
    pub(super) fn read(&mut self, place: PlaceId, location: Location, ty: TypeId) -> Result1<ExprId> {
        let unit = self.unit;
        let qualified = unit[place].ty;
        if !unit.types.is_scalar(ty) {
            return self.read_record(location, qualified);
        }
        match qualified.quals.contains(Quals::VOLATILE) {
            true => self.read_scalar(location, ty, volatility(unit, place)),
            false => self.load(location, ty),
        }
    }

    /// The value of a scalar that is not known to stay what it is.
    pub(super) fn read_scalar(
        &mut self,
        location: Location,
        ty: TypeId,
        volatility: Volatility,
    ) -> Result1<ExprId> {
        let stored = self.load(location, ty)?;
        if volatility == Volatility::No {
            return Ok(stored);
        }
        let bits = match location {
            Location::Memory { bits: Some(bits), .. } => bits.width,
            _ => self.exprs().width(stored),
        };
        let (Volatility::Accessed { heap }, Location::Memory { address, .. }) = (volatility, location) else {
            // It is read all the same: a variable may have no value at all.
            if let Location::Var(_) = location {
                self.freeze(stored);
            }
            let value = self.unknown(bits, Source::Volatile);
            return self.widened(value, ty);
        };
        let result = self.temporary(self.cx.width(ty, self.span)?);
        let (changing, constant, after) = (self.new_block(), self.new_block(), self.new_block());
        let heap = self.exprs().size(heap.into());
        let query = self.exprs().memory(Query::Volatile, address, heap);
        self.terminate(Exit::Branch(query, changing, constant));
        self.move_to(changing);
        let value = self.unknown(bits, Source::Volatile);
        let value = self.widened(value, ty)?;
        self.emit(Command::Assign(result, value));
        self.start_at(after);
        self.move_to(constant);
        self.emit(Command::Assign(result, stored));
        self.start_at(after);
        Ok(self.var(result))
    }

    /// The bits of a bit-field, or of a whole value, as a value of its type.
    fn widened(&mut self, bits: ExprId, ty: TypeId) -> Result1<ExprId> {
        let signed = self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed);
        let width = self.cx.width(ty, self.span)?;
        Ok(self.exprs().extend(bits, signed, width))
    }

    /// The address of a structure that holds what is read: a copy in which the `volatile` parts are unknown, if
    /// there are any.
    fn read_record(&mut self, location: Location, ty: QualType) -> Result1<ExprId> {
        let types = &self.unit.types;
        let from = self.load(location, ty.ty)?;
        let mut found = Vec::new();
        parts(types, ty, 0, &mut found);
        if found.is_empty() {
            return Ok(from);
        }
        let bytes = types.size_of(ty.ty).unwrap_or(0);
        if found.len() > MOST_PARTS {
            found = vec![(0, bytes)];
        }
        let to = self.temporary_object(bytes, types.align_of(ty.ty));
        let size = self.exprs().size(bytes);
        self.emit(Command::Copy { to, from, size });
        for (offset, bytes) in found {
            self.scramble(to, offset, bytes, &Source::Volatile);
        }
        Ok(to)
    }

    /// Bytes become unknown.
    pub(super) fn scramble(&mut self, base: ExprId, offset: u64, bytes: u64, source: &Source) {
        let step = self.exprs().size(offset);
        let address = self.exprs().binary(Binary::Add, base, step);
        if bytes > DIRECT {
            return self.forget(address, bytes);
        }
        let mut done = 0;
        while done < bytes {
            let at = offset + done;
            // As large as alignment allows, so that members stay whole.
            let part = [8, 4, 2, 1]
                .into_iter()
                .find(|&part| at.is_multiple_of(part) && done + part <= bytes)
                .unwrap_or(1);
            let value = self.unknown(part as u32 * 8, source.clone());
            let step = self.exprs().size(at);
            let address = self.exprs().binary(Binary::Add, base, step);
            self.emit(Command::Store { address, value });
            done += part;
        }
    }

    /// The bytes of an object become unknown, though the object stays the same. They are copied from a new object,
    /// where nothing is known.
    pub(super) fn forget(&mut self, address: ExprId, bytes: u64) {
        let var = self.temporary(self.pointer_bits());
        let size = self.exprs().size(bytes);
        let storage = Storage::Automatic;
        self.emit(Command::Allocate { var, size, align: 1, storage, zeroed: false });
        let from = self.var(var);
        self.emit(Command::Copy { to: address, from, size });
        self.emit(Command::End { address: from, storage });
    }
}
