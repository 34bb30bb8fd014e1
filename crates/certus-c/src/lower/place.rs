//! Places: where a value is, reading and writing it.

use super::function::FunctionLowerer;
use super::scan::EFFECT;
use super::{Result1, Slot};
use crate::hir::{PlaceId, PlaceKind};
use crate::program::{Binary, Command, ExprId, Property, Query, Source, VarId};
use crate::types::{BitRange, TypeId, TypeKind};

/// What is known of an address: the offset in a named object, and the size of that object.
type Inside = Option<(u64, u64)>;

/// Where a value is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Location {
    /// In a variable.
    Var(VarId),
    /// In memory.
    Memory {
        /// The address.
        address: ExprId,
        /// Set if it is known to be in a named object.
        inside: Inside,
        /// Set for a bit-field, relative to the address.
        bits: Option<BitRange>,
    },
}

impl FunctionLowerer<'_, '_> {
    fn slot_location(slot: Slot) -> Location {
        match slot {
            Slot::Var(var) => Location::Var(var),
            Slot::Object(address, size) => {
                Location::Memory { address, inside: size.map(|size| (0, size)), bits: None }
            }
        }
    }

    pub(super) fn place(&mut self, id: PlaceId) -> Result1<Location> {
        let unit = self.unit;
        let place = &unit[id];
        Ok(match &place.kind {
            PlaceKind::Local(local) => {
                self.look_at_argument(*local);
                Self::slot_location(self.slot(*local))
            }
            PlaceKind::Global(global) => {
                if let Some(why) = self.cx.global_problem(*global) {
                    self.cut(why);
                }
                if let Some(name) = unit[*global].name {
                    self.cx.note_weak(name, &unit[*global].linkage);
                }
                Self::slot_location(self.cx.global_slot(*global)?)
            }
            PlaceKind::Deref(pointer) => {
                Location::Memory { address: self.value(*pointer)?, inside: None, bits: None }
            }
            PlaceKind::Field { base, record, field } => {
                let (address, inside) = self.memory(*base)?;
                let field = &unit.types[*record].fields[*field as usize];
                match field.bits {
                    Some(bits) => Location::Memory { address, inside, bits: Some(bits) },
                    None => self.shifted(address, inside, field.offset),
                }
            }
            PlaceKind::Index { base, index } => {
                let (mut address, inside) = self.memory(*base)?;
                if self.cx.scan.flags(*index) & EFFECT != 0 {
                    address = self.freeze(address);
                }
                let index = self.index_operand(*index);
                let signed = self.is_signed(index);
                let index = self.value(index)?;
                let size = unit.types.size_of(place.ty.ty).unwrap_or(1);
                let constant = self.exprs().as_const(index);
                if let Some(offset) = constant.and_then(|index| u64::try_from(index).ok()?.checked_mul(size))
                    && inside.is_some_and(|(start, total)| start + offset <= total)
                {
                    return Ok(self.shifted(address, inside, offset));
                }
                let address = self.exprs().offset(address, (index, signed), size, false);
                Location::Memory { address, inside: None, bits: None }
            }
            PlaceKind::Temporary(value) => {
                let address = self.value(*value)?;
                let size = unit.types.size_of(place.ty.ty).unwrap_or(0);
                Location::Memory { address, inside: Some((0, size)), bits: None }
            }
            PlaceKind::CompoundLiteral { local, init } => {
                self.init_local(*local, *init)?;
                Self::slot_location(self.slot(*local))
            }
        })
    }

    /// The address of a place that is in memory, and what is known of it.
    fn memory(&mut self, id: PlaceId) -> Result1<(ExprId, Inside)> {
        match self.place(id)? {
            Location::Memory { address, inside, bits: None } => Ok((address, inside)),
            _ => Err(self.cx.refuse(self.unit[id].span, "this place has no address")),
        }
    }

    fn shifted(&mut self, address: ExprId, inside: Inside, offset: u64) -> Location {
        let step = self.exprs().size(offset);
        let address = self.exprs().binary(Binary::Add, address, step);
        Location::Memory { address, inside: inside.map(|(start, size)| (start + offset, size)), bits: None }
    }

    /// The address of a place, for `&`.
    pub(super) fn address(&mut self, id: PlaceId) -> Result1<ExprId> {
        Ok(self.memory(id)?.0)
    }

    /// A location that later effects do not move.
    pub(super) fn freeze_location(&mut self, location: Location) -> Location {
        match location {
            Location::Memory { address, inside, bits } => {
                Location::Memory { address: self.freeze(address), inside, bits }
            }
            Location::Var(_) => location,
        }
    }

    /// Checks that bytes can be read or written, unless that is known.
    fn check_access(&mut self, query: Query, address: ExprId, inside: Inside, size: u64) {
        if inside.is_some_and(|(start, total)| start + size <= total) {
            return;
        }
        let bytes = self.exprs().size(size);
        self.check_memory(query, address, bytes);
    }

    /// Checks that bytes can be read ([`Query::Valid`]) or written ([`Query::Writable`]).
    pub(super) fn check_memory(&mut self, query: Query, address: ExprId, bytes: ExprId) {
        let fine = self.exprs().memory(query, address, bytes);
        self.emit(Command::Check(Property::Deref, fine));
    }

    /// The address of a struct that is about to be written.
    pub(super) fn record_target(&mut self, location: Location, ty: TypeId) -> Result1<ExprId> {
        match location {
            Location::Memory { address, inside, bits: None } => {
                let size = self.unit.types.size_of(ty).unwrap_or(1);
                self.check_access(Query::Writable, address, inside, size);
                Ok(address)
            }
            _ => self.load(location, ty),
        }
    }

    /// The value in a place; of a struct, its address.
    pub(super) fn load(&mut self, location: Location, ty: TypeId) -> Result1<ExprId> {
        let types = &self.unit.types;
        match location {
            Location::Var(var) => Ok(self.var(var)),
            Location::Memory { address, inside, bits: Some(bits) } => {
                let (address, inside, shift, bytes) = self.bytes_of(address, inside, bits)?;
                self.check_access(Query::Valid, address, inside, bytes.into());
                let whole = self.exprs().load(address, bytes * 8);
                let value = self.exprs().extract(whole, shift, bits.width);
                self.extend_bits(value, ty)
            }
            Location::Memory { address, inside, bits: None } => {
                let size = types.size_of(ty).unwrap_or(1);
                self.check_access(Query::Valid, address, inside, size);
                if !types.is_scalar(ty) {
                    return Ok(address);
                }
                let width = self.cx.width(ty, self.span)?;
                let value = self.exprs().load(address, size as u32 * 8);
                Ok(self.exprs().extract(value, 0, width))
            }
        }
    }

    /// The bytes that hold a bit-field: address, what is known of it, first bit, number of bytes.
    fn bytes_of(
        &mut self,
        address: ExprId,
        inside: Inside,
        bits: BitRange,
    ) -> Result1<(ExprId, Inside, u32, u32)> {
        let start = bits.offset / 8;
        let shift = (bits.offset % 8) as u32;
        let bytes = (shift + bits.width).div_ceil(8);
        if bytes > 16 {
            return Err(self
                .cx
                .refuse(self.span, "a packed bit-field over more than 16 bytes is not supported"));
        }
        let Location::Memory { address, inside, .. } = self.shifted(address, inside, start) else {
            return Ok((address, inside, shift, bytes));
        };
        Ok((address, inside, shift, bytes))
    }

    /// The bits of a bit-field as a value of its type.
    fn extend_bits(&mut self, bits: ExprId, ty: TypeId) -> Result1<ExprId> {
        let signed = self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed);
        let width = self.cx.width(ty, self.span)?;
        Ok(self.exprs().extend(bits, signed, width))
    }

    /// A scalar as it is in memory: `_Bool` has eight bits there.
    pub(super) fn as_stored(&mut self, value: ExprId, ty: TypeId) -> ExprId {
        let width = self.unit.types.size_of(ty).unwrap_or(1) as u32 * 8;
        let signed = matches!(self.unit.types.kind(ty), TypeKind::BitInt { signed: true, .. });
        self.exprs().extend(value, signed, width)
    }

    /// Writes a scalar.
    pub(super) fn store(&mut self, location: Location, value: ExprId, ty: TypeId) -> Result1<()> {
        match location {
            Location::Var(var) => self.emit(Command::Assign(var, value)),
            Location::Memory { address, inside, bits: None } => {
                let value = self.as_stored(value, ty);
                let size = self.exprs().width(value) / 8;
                self.check_access(Query::Writable, address, inside, size.into());
                self.emit(Command::Store { address, value });
            }
            Location::Memory { address, inside, bits: Some(bits) } => {
                let (address, inside, shift, bytes) = self.bytes_of(address, inside, bits)?;
                self.check_access(Query::Writable, address, inside, bytes.into());
                let exprs = self.exprs();
                let old = exprs.load(address, bytes * 8);
                let mut new = exprs.extract(value, 0, bits.width);
                if shift > 0 {
                    let below = exprs.extract(old, 0, shift);
                    new = exprs.binary(Binary::Concat, new, below);
                }
                let done = shift + bits.width;
                if done < bytes * 8 {
                    let above = exprs.extract(old, done, bytes * 8 - done);
                    new = exprs.binary(Binary::Concat, above, new);
                }
                self.emit(Command::Store { address, value: new });
            }
        }
        Ok(())
    }

    /// What a place holds after `value` was written: a bit-field keeps only some bits.
    pub(super) fn held(&mut self, location: Location, value: ExprId, ty: TypeId) -> Result1<ExprId> {
        match location {
            Location::Memory { bits: Some(bits), .. } => {
                let cut = self.exprs().extract(value, 0, bits.width);
                self.extend_bits(cut, ty)
            }
            _ => Ok(value),
        }
    }

    /// A new unknown value.
    pub(super) fn unknown(&mut self, width: u32, source: Source) -> ExprId {
        let var = self.temporary(width);
        self.emit(Command::Havoc(var, source));
        self.var(var)
    }
}
