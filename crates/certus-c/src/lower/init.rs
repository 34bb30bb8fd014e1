//! Initialisers of locals.

use super::function::FunctionLowerer;
use super::place::Location;
use super::{Result1, Slot};
use crate::hir::{InitId, InitValue, LocalId};
use crate::program::{Binary, Command, ExprId, Object, ObjectId};
use crate::types::BitRange;
use rustc_hash::FxHashMap;

/// Longest text that is stored directly; longer ones are copied from a static object.
const DIRECT: usize = 16;

impl FunctionLowerer<'_, '_> {
    /// Gives a local its value.
    pub(super) fn init_local(&mut self, local: LocalId, init: InitId) -> Result1<()> {
        self.settle_init(init)?;
        let result = self.init_settled(local, init);
        self.settled_init(init);
        result
    }

    fn init_settled(&mut self, local: LocalId, init: InitId) -> Result1<()> {
        let unit = self.unit;
        let init = &unit[init];
        let ty = self.body[local].ty.ty;
        let (address, size) = match self.slot(local) {
            Slot::Var(var) => {
                let value = match init.entries.last().map(|entry| &entry.value) {
                    Some(&InitValue::Expr(value)) => self.value(value)?,
                    _ => {
                        let width = self.cx.width(ty, self.body[local].span)?;
                        self.exprs().constant(0, width)
                    }
                };
                self.emit(Command::Assign(var, value));
                return Ok(());
            }
            Slot::Object(address, size) => (address, size.unwrap_or(0)),
        };
        if init.zero_fill {
            let byte = self.exprs().constant(0, 8);
            let bytes = self.exprs().size(size);
            self.emit(Command::Fill { to: address, byte, size: bytes });
        }
        // One expression can stand for several elements; it is evaluated once.
        let mut known: FxHashMap<crate::hir::ExprId, ExprId> = FxHashMap::default();
        let mut shared = FxHashMap::default();
        for entry in &init.entries {
            if let InitValue::Expr(value) = entry.value {
                *shared.entry(value).or_insert(0) += 1;
            }
        }
        for entry in &init.entries {
            self.span = entry.span;
            let offset = self.exprs().size(entry.offset);
            let to = self.exprs().binary(Binary::Add, address, offset);
            match &entry.value {
                InitValue::Bytes(bytes) => {
                    let total = unit.types.size_of(entry.ty).unwrap_or(bytes.len() as u64);
                    self.text(to, bytes, total);
                }
                InitValue::Expr(id) => {
                    let value = match known.get(id) {
                        Some(&value) => value,
                        None => {
                            let mut value = self.value(*id)?;
                            if shared.get(id).is_some_and(|&count| count > 1) {
                                value = self.freeze(value);
                                known.insert(*id, value);
                            }
                            value
                        }
                    };
                    let part = unit.types.size_of(entry.ty).unwrap_or(0);
                    if unit.types.is_record(entry.ty) {
                        let size = self.exprs().size(part);
                        self.emit(Command::Copy { to, from: value, size });
                        continue;
                    }
                    let inside = Some((entry.offset, size));
                    let location = match entry.bits {
                        None => Location::Memory { address: to, inside, bits: None },
                        Some(BitRange { offset, width }) => Location::Memory {
                            address,
                            inside: Some((0, size)),
                            bits: Some(BitRange { offset, width }),
                        },
                    };
                    self.store(location, value, entry.ty)?;
                }
            }
        }
        self.open_padding(address, ty);
        self.open_unions(address, ty, &init.entries);
        Ok(())
    }

    /// Writes `bytes`, and zeros up to `total`.
    fn text(&mut self, to: ExprId, bytes: &[u8], total: u64) {
        if bytes.len() > DIRECT {
            let object = ObjectId(self.cx.shared.program.objects.len() as u32);
            let span = self.cx.span(self.span);
            self.cx.shared.program.objects.push(Object {
                name: "$text".to_owned(),
                size: total.max(bytes.len() as u64),
                align: 1,
                read_only: true,
                bytes: bytes.to_vec(),
                addresses: Vec::new(),
                unknown: false,
                literal: true,
                exposed: false,
                open: false,
                visible: false,
                span,
            });
            let from = self.exprs().object(object);
            let size = self.exprs().size(total);
            self.emit(Command::Copy { to, from, size });
            return;
        }
        for (index, chunk) in bytes.chunks(8).enumerate() {
            let mut value = 0u128;
            for (place, &byte) in chunk.iter().enumerate() {
                value |= u128::from(byte) << (8 * place);
            }
            let offset = self.exprs().size(index as u64 * 8);
            let address = self.exprs().binary(Binary::Add, to, offset);
            let value = self.exprs().constant(value, chunk.len() as u32 * 8);
            self.emit(Command::Store { address, value });
        }
        let rest = total.saturating_sub(bytes.len() as u64);
        if rest > 0 {
            let offset = self.exprs().size(bytes.len() as u64);
            let to = self.exprs().binary(Binary::Add, to, offset);
            let byte = self.exprs().constant(0, 8);
            let size = self.exprs().size(rest);
            self.emit(Command::Fill { to, byte, size });
        }
    }
}
