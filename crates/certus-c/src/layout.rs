//! Sizes, alignments and the layout of structs and unions, as gcc lays them out on x86 and x86-64 (System V
//! ABI), `packed`, `aligned`, `#pragma pack` and bit-fields included.

use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{ArrayLen, BitRange, DataModel, Field, QualType, RecordId, TypeId, TypeKind, Types};

/// Largest size of an object: half the address space, as pointer differences must fit.
fn max_size(model: DataModel) -> u64 {
    match model {
        DataModel::Ilp32 => i32::MAX as u64,
        DataModel::Lp64 => i64::MAX as u64,
    }
}

/// Largest alignment gcc accepts.
pub(crate) const MAX_ALIGN: u64 = 1 << 28;

/// `__attribute__((aligned))` without a number: the largest alignment of any type.
pub(crate) const BIGGEST_ALIGN: u64 = 16;

impl Types {
    /// Size in bytes; nothing for incomplete types and those known at run time only. `void` and functions
    /// have size one, as in gcc.
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Void | TypeKind::Bool | TypeKind::Function(_) => Some(1),
            TypeKind::Int(kind) => Some(kind.bytes(self.data_model)),
            TypeKind::BitInt { width, .. } => Some(if width <= 64 { 8 } else { 16 }),
            TypeKind::Float(kind) => Some(kind.bytes(self.data_model)),
            TypeKind::Pointer(_) => Some(self.data_model.pointer_bytes()),
            TypeKind::Array { elem, len: ArrayLen::Fixed(len) } => {
                let size = self.size_of(elem.ty)?.checked_mul(len)?;
                (size <= max_size(self.data_model)).then_some(size)
            }
            TypeKind::Array { .. } => None,
            TypeKind::Record(id) => self[id].complete.then_some(self[id].size),
            TypeKind::Enum(id) => self[id].repr.map(|repr| repr.bytes(self.data_model)),
        }
    }

    /// Whether objects of this type can exist, a size known at run time included.
    pub fn is_complete(&self, ty: TypeId) -> bool {
        match self.kind(ty) {
            TypeKind::Void | TypeKind::Function(_) => false,
            TypeKind::Array { elem, len } => len != ArrayLen::Unknown && self.is_complete(elem.ty),
            TypeKind::Record(id) => self[id].complete,
            TypeKind::Enum(id) => self[id].repr.is_some(),
            _ => true,
        }
    }

    /// Alignment of an object of this type, in bytes.
    pub fn align_of(&self, ty: TypeId) -> u64 {
        match self.kind(ty) {
            TypeKind::Array { elem, .. } => self.align_of(elem.ty),
            TypeKind::Record(id) => self[id].align,
            TypeKind::Float(kind) if kind.bytes(self.data_model) == 12 => 4,
            _ => self.size_of(ty).unwrap_or(1),
        }
    }

    /// Alignment of a member of this type. On x86 eight-byte scalars are aligned to four in structs.
    pub fn field_align_of(&self, ty: TypeId) -> u64 {
        let align = self.align_of(ty);
        if self.data_model == DataModel::Lp64 {
            return align;
        }
        match self.kind(ty) {
            TypeKind::Array { elem, .. } => self.field_align_of(elem.ty),
            TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::BitInt { .. } => align.min(4),
            TypeKind::Float(kind) if kind.bytes(self.data_model) == 8 => align.min(4),
            _ => align,
        }
    }
}

/// A member before layout.
#[derive(Clone, Debug)]
pub(crate) struct FieldSpec {
    pub(crate) name: Option<Symbol>,
    pub(crate) ty: QualType,
    /// Width, if it is a bit-field.
    pub(crate) width: Option<u32>,
    /// Alignment of the typedef it was declared with, which replaces the natural one.
    pub(crate) type_align: Option<u64>,
    /// From `aligned` on the member itself: raises the alignment.
    pub(crate) aligned: Option<u64>,
    pub(crate) packed: bool,
    pub(crate) span: Span,
}

/// Attributes of the whole struct.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RecordAttrs {
    pub(crate) packed: bool,
    pub(crate) aligned: Option<u64>,
    /// `#pragma pack` limit in bytes, 0 for none.
    pub(crate) pack: u64,
}

/// The object would be too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLarge;

fn round_up(value: u64, to: u64) -> Option<u64> {
    value.checked_next_multiple_of(to)
}

/// Lays out `record`: sets the offsets of its members, its size and alignment, and marks it complete.
pub(crate) fn complete(
    types: &mut Types,
    record: RecordId,
    specs: &[FieldSpec],
    attrs: RecordAttrs,
) -> Result<(), TooLarge> {
    let mut layout = Layout { types, attrs, is_union: types[record].is_union, position: 0, end: 0, align: 1 };
    let mut fields = Vec::with_capacity(specs.len());
    for spec in specs {
        if let Some(field) = layout.place(spec).ok_or(TooLarge)? {
            fields.push(field);
        }
    }
    let Layout { end, align, .. } = layout;
    let align = align.max(attrs.aligned.unwrap_or(1));
    let limit = max_size(types.data_model);
    let size = round_up(end.div_ceil(8), align).filter(|&size| size <= limit).ok_or(TooLarge)?;
    let record = &mut types[record];
    record.fields = fields;
    record.size = size;
    record.align = align;
    record.complete = true;
    Ok(())
}

struct Layout<'t> {
    types: &'t Types,
    attrs: RecordAttrs,
    is_union: bool,
    /// Next free bit.
    position: u64,
    /// One past the last bit of any member.
    end: u64,
    /// Alignment of the struct so far, in bytes.
    align: u64,
}

impl Layout<'_> {
    /// Places one member. The outer option is empty if the struct is too large, the inner one if the member
    /// is an unnamed bit-field.
    fn place(&mut self, spec: &FieldSpec) -> Option<Option<Field>> {
        if self.is_union {
            self.position = 0;
        }
        let field = match spec.width {
            Some(width) => self.bit_field(spec, width)?,
            None => Some(self.plain(spec)?),
        };
        self.end = self.end.max(self.position);
        Some(field)
    }

    fn packed(&self, spec: &FieldSpec) -> bool {
        self.attrs.packed || spec.packed
    }

    /// Alignment of the member's type inside a struct. One that a typedef asks for is taken as it is.
    fn type_align(&self, spec: &FieldSpec) -> u64 {
        spec.type_align.unwrap_or_else(|| self.types.field_align_of(spec.ty.ty))
    }

    fn limited(&self, align: u64) -> u64 {
        if self.attrs.pack > 0 { align.min(self.attrs.pack) } else { align }
    }

    fn plain(&mut self, spec: &FieldSpec) -> Option<Field> {
        // A flexible array member has no size of its own.
        let size = self.types.size_of(spec.ty.ty).unwrap_or(0);
        let align = match spec.aligned {
            Some(aligned) if self.packed(spec) => aligned,
            None if self.packed(spec) => 1,
            // Less than the type has outside of structs counts as nothing.
            Some(aligned) if aligned >= spec.type_align.unwrap_or(self.types.align_of(spec.ty.ty)) => aligned,
            _ => self.type_align(spec),
        };
        let align = self.limited(align);
        self.align = self.align.max(align);
        self.position = round_up(self.position, align.checked_mul(8)?)?;
        let offset = self.position / 8;
        self.position = self.position.checked_add(size.checked_mul(8)?)?;
        Some(Field { name: spec.name, ty: spec.ty, offset, bits: None, span: spec.span })
    }

    fn bit_field(&mut self, spec: &FieldSpec, width: u32) -> Option<Option<Field>> {
        let type_align = self.type_align(spec);
        if width == 0 {
            // Closes the storage unit, whatever `packed` says. The struct's own alignment does not change.
            let align = type_align.max(spec.aligned.unwrap_or(1));
            self.position = round_up(self.position, align * 8)?;
            return Some(None);
        }
        let packed = self.packed(spec);
        let (desired, whole) = self.desired_bits(spec, width, packed);
        self.position = round_up(self.position, desired)?;
        // A bit-field must not span more units of its type's alignment than the type itself does.
        let unit = type_align.checked_mul(8)?;
        let type_bits = self.types.size_of(spec.ty.ty)?.checked_mul(8)?;
        let spanned = (self.position % unit + u64::from(width)).div_ceil(unit);
        if !packed && !whole && self.attrs.pack == 0 && spanned > type_bits / unit {
            self.position = round_up(self.position, unit)?;
        }
        if spec.name.is_some() {
            let own = if self.attrs.pack > 0 {
                self.limited(type_align)
            } else if packed {
                1
            } else {
                type_align
            };
            self.align = self.align.max(own).max(desired / 8);
        }
        let offset = self.position;
        self.position = self.position.checked_add(u64::from(width))?;
        Some(spec.name.map(|name| Field {
            name: Some(name),
            ty: spec.ty,
            offset: offset / 8,
            bits: Some(BitRange { offset, width }),
            span: spec.span,
        }))
    }

    /// The alignment in bits that a bit-field itself asks for, and whether gcc treats it as an ordinary
    /// member: it does if the width is that of a machine integer and the place happens to be aligned for it.
    fn desired_bits(&self, spec: &FieldSpec, width: u32, packed: bool) -> (u64, bool) {
        let bits = u64::from(width);
        let mut desired = spec.aligned.map_or(1, |aligned| aligned * 8);
        let machine = matches!(bits, 8 | 16 | 32 | 64);
        let aligned_here = self.position == 0 || 1 << self.position.trailing_zeros() >= bits;
        let whole = machine && aligned_here && !(packed && bits > 8);
        if whole {
            desired = desired.max(bits);
        }
        if spec.aligned.is_none() {
            if packed {
                desired = desired.min(8);
            } else if self.types.data_model == DataModel::Ilp32 {
                desired = desired.min(32);
            }
        }
        if self.attrs.pack > 0 {
            desired = desired.min(self.attrs.pack * 8);
        }
        (desired, whole)
    }
}
