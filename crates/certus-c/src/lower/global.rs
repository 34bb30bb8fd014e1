//! Objects with static storage and their values at the start.

use super::unit::Lowerer;
use super::volatile::has_volatile;
use super::{Result1, Slot};
use crate::hir::consteval::{self, Base, Const};
use crate::hir::{
    ExprId as HirExpr, ExprKind, GlobalId, GlobalKind, InitEntry, InitId, InitValue, PlaceKind,
};
use crate::program::{Binary, ExprId, Object, ObjectId};
use crate::types::{BitRange, QualType, Quals, TypeKind, Types};

/// Bytes and addresses of an object at the start.
#[derive(Default)]
struct Image {
    bytes: Vec<u8>,
    addresses: Vec<(u64, ExprId)>,
}

impl Lowerer<'_> {
    pub(super) fn new_global(&mut self, id: GlobalId) -> Result1<Slot> {
        let unit = self.unit;
        let global = &unit[id];
        let name = match (global.name, global.kind) {
            (Some(name), GlobalKind::StaticLocal(function)) => {
                format!("{}::{}", unit.name(unit[function].name), unit.name(name))
            }
            (Some(name), _) => unit.name(name).to_owned(),
            (None, kind) => {
                format!("${}{}", if kind == GlobalKind::String { "string" } else { "literal" }, id.0)
            }
        };
        let ty = global.ty.ty;
        let (exposed, visible) = (self.exposed.objects.contains(&id), self.exposed.visible.contains(&id));
        if unit.types.is_scalar(ty) && !self.scan.addressed.contains(&id) && !exposed {
            let var = self.new_var(name, ty, None, global.span)?;
            if visible {
                self.shared.program.visible_vars.insert(var);
            }
            return Ok(Slot::Var(var));
        }
        let object = ObjectId(self.shared.program.objects.len() as u32);
        if has_volatile(&unit.types, global.ty) {
            self.shared.program.volatile_objects.insert(object);
        }
        let read_only = global.kind == GlobalKind::String || is_const(&unit.types, global.ty);
        self.shared.program.objects.push(Object {
            name,
            size: global.size,
            align: global.align.max(1).next_power_of_two(),
            read_only,
            bytes: Vec::new(),
            addresses: Vec::new(),
            unknown: !global.defined,
            literal: global.kind == GlobalKind::String,
            exposed,
            visible,
            open: self.is_open(id),
            span: self.span(global.span),
        });
        // The size of an incomplete array is not known here.
        let size = unit.types.is_complete(ty).then_some(global.size);
        Ok(Slot::Object(self.shared.program.exprs.object(object), size))
    }

    /// Gives a global its value at the start.
    pub(super) fn initialise(&mut self, id: GlobalId) -> Result1<()> {
        let unit = self.unit;
        let global = &unit[id];
        let slot = self.global_slot(id)?;
        match slot {
            Slot::Var(var) => {
                if !global.defined {
                    return Ok(());
                }
                let width = self.shared.program.vars[var.index()].width;
                let entry = global.init.and_then(|init| unit[init].entries.last());
                let initial = match entry.map(|entry| &entry.value) {
                    Some(&InitValue::Expr(value)) => self.constant_value(value)?,
                    _ => self.shared.program.exprs.constant(0, width),
                };
                self.shared.program.vars[var.index()].initial = Some(initial);
            }
            Slot::Object(address, _) => {
                let Some(init) = global.init else { return Ok(()) };
                let mut image = Image::default();
                self.image(init, 0, global.size, &mut image)?;
                let crate::program::Expr::ObjectAddr(object) = self.shared.program.expr(address) else {
                    return Ok(());
                };
                while image.bytes.last() == Some(&0) {
                    image.bytes.pop();
                }
                let object = &mut self.shared.program.objects[object.index()];
                object.bytes = image.bytes;
                object.addresses = image.addresses;
            }
        }
        Ok(())
    }

    fn image(&mut self, init: InitId, base: u64, size: u64, image: &mut Image) -> Result1<()> {
        let unit = self.unit;
        let end = (base + size) as usize;
        if image.bytes.len() < end {
            image.bytes.resize(end, 0);
        }
        for entry in &unit[init].entries {
            self.image_entry(entry, base, image)?;
        }
        Ok(())
    }

    fn image_entry(&mut self, entry: &InitEntry, base: u64, image: &mut Image) -> Result1<()> {
        let types = &self.unit.types;
        let offset = base + entry.offset;
        match &entry.value {
            InitValue::Bytes(bytes) => {
                let size = types.size_of(entry.ty).unwrap_or(bytes.len() as u64).max(bytes.len() as u64);
                let target = &mut image.bytes[offset as usize..(offset + size) as usize];
                target.fill(0);
                target[..bytes.len()].copy_from_slice(bytes);
                Ok(())
            }
            InitValue::Expr(value) if types.is_record(entry.ty) => self.image_record(*value, offset, image),
            InitValue::Expr(value) => {
                let size = types.size_of(entry.ty).unwrap_or(0);
                let constant = self.constant_value(*value)?;
                let exprs = &self.shared.program.exprs;
                if let Some(bits) = exprs.as_const(constant) {
                    image.addresses.retain(|&(at, _)| at != offset);
                    let range = match entry.bits {
                        Some(range) => BitRange { offset: range.offset + base * 8, width: range.width },
                        None => BitRange { offset: offset * 8, width: size as u32 * 8 },
                    };
                    set_bits(&mut image.bytes, range, bits);
                } else {
                    image.addresses.retain(|&(at, _)| at != offset);
                    image.addresses.push((offset, constant));
                }
                Ok(())
            }
        }
    }

    /// A struct in an initialiser is the value of a compound literal, which is a global of its own.
    fn image_record(&mut self, value: HirExpr, offset: u64, image: &mut Image) -> Result1<()> {
        let unit = self.unit;
        if let ExprKind::Load(place) = unit[value].kind
            && let PlaceKind::Global(global) = unit[place].kind
        {
            let size = unit[global].size;
            return match unit[global].init {
                Some(init) => self.image(init, offset, size, image),
                None => Ok(()),
            };
        }
        Err(self.refuse(unit[value].span, "this initialiser of static storage is not supported"))
    }

    /// The value of a constant expression.
    pub(super) fn constant_value(&mut self, id: HirExpr) -> Result1<ExprId> {
        let unit = self.unit;
        let ty = unit[id].ty;
        let span = unit[id].span;
        let Some(constant) = consteval::eval(unit.nodes(), &unit.types, id) else {
            return Err(self.refuse(span, "this initialiser is not a constant that is supported"));
        };
        match constant {
            Const::Int(bits) => {
                let width = self.width(ty, span)?;
                Ok(self.shared.program.exprs.constant(bits, width))
            }
            Const::Float(bits) => {
                // Formats without arithmetic can still be stored.
                let width = unit.types.size_of(ty).unwrap_or(8) as u32 * 8;
                Ok(self.shared.program.exprs.constant(bits, width))
            }
            Const::Address(base, offset) => {
                let base = match base {
                    Base::Global(global) if self.global_problem(global).is_some() => {
                        let why = self.global_problem(global).unwrap_or_default();
                        return Err(self.refuse(span, why));
                    }
                    Base::Global(global) => match self.global_slot(global)? {
                        Slot::Object(address, _) => address,
                        Slot::Var(_) => return Err(self.refuse(span, "this address is not supported")),
                    },
                    Base::Function(function) => self.function_address(function, span)?,
                    Base::Label(_) => {
                        return Err(self.refuse(span, "the address of a label is not supported"));
                    }
                };
                let offset = self.shared.program.exprs.size(offset as u64);
                Ok(self.shared.program.exprs.binary(Binary::Add, base, offset))
            }
        }
    }
}

/// Whether an object of this type is not to be written. Arrays are as `const` as their elements.
fn is_const(types: &Types, mut ty: QualType) -> bool {
    loop {
        if ty.quals.contains(Quals::CONST) {
            return true;
        }
        match types.kind(ty.ty) {
            TypeKind::Array { elem, .. } => ty = elem,
            _ => return false,
        }
    }
}

fn set_bits(bytes: &mut [u8], range: BitRange, value: u128) {
    for bit in 0..u64::from(range.width) {
        let at = range.offset + bit;
        let byte = &mut bytes[(at / 8) as usize];
        *byte &= !(1 << (at % 8));
        if bit < 128 {
            *byte |= ((value >> bit & 1) as u8) << (at % 8);
        }
    }
}
