//! Constants and strings.

use super::Sema;
use crate::ast::{IntLit, StrLit};
use crate::hir::{ExprId, ExprKind, GlobalId, GlobalKind, Init, InitEntry, InitValue, PlaceId, PlaceKind};
use crate::lex::number::FloatSuffix;
use crate::lex::string::Encoding;
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{ArrayLen, FloatKind, IntKind, TypeId, TypeKind};

impl Sema<'_> {
    /// The first type of the list in C11 6.4.4.1 that holds the value.
    pub(super) fn int_literal(&mut self, literal: &IntLit, span: Span) -> ExprId {
        let model = self.types.data_model;
        let ladder = [
            (IntKind::Int, IntKind::UInt, 0),
            (IntKind::Long, IntKind::ULong, 1),
            (IntKind::LLong, IntKind::ULLong, 2),
        ];
        let value = i128::from(literal.value);
        let mut kind = IntKind::ULLong;
        for (signed, unsigned, longs) in ladder {
            if longs < literal.longs {
                continue;
            }
            if !literal.unsigned && signed.shape(model).holds(value) {
                kind = signed;
                break;
            }
            if (literal.unsigned || !literal.decimal) && unsigned.shape(model).holds(value) {
                kind = unsigned;
                break;
            }
        }
        if literal.too_large {
            self.warn_range(span, "this constant does not fit in 64 bits and is cut");
        }
        let ty = self.types.intern(TypeKind::Int(kind));
        self.int(value, ty, span)
    }

    pub(super) fn float_literal(&mut self, bits: u128, suffix: FloatSuffix, span: Span) -> ExprId {
        let kind = match suffix {
            FloatSuffix::Float => FloatKind::Float,
            FloatSuffix::Double => FloatKind::Double,
            FloatSuffix::LongDouble => FloatKind::LongDouble,
            FloatSuffix::Float128 => FloatKind::Float128,
            FloatSuffix::Float16 => FloatKind::Float16,
            FloatSuffix::Float32 => FloatKind::Float32,
            FloatSuffix::Float64 => FloatKind::Float64,
            FloatSuffix::Float32x => FloatKind::Float32x,
            FloatSuffix::Float64x => FloatKind::Float64x,
        };
        let ty = self.types.intern(TypeKind::Float(kind));
        self.expr_node(ExprKind::Float(bits), ty, span)
    }

    pub(super) fn char_literal(&mut self, value: u32, encoding: Encoding, units: u32, span: Span) -> ExprId {
        if encoding == Encoding::Char {
            // A single character has the value of a (signed) char; several make up an int.
            let value = if units == 1 { i128::from(value as u8 as i8) } else { i128::from(value as i32) };
            return self.int(value, TypeId::INT, span);
        }
        let ty = self.character_type(encoding);
        self.int(value.into(), ty, span)
    }

    pub(super) fn character_type(&self, encoding: Encoding) -> TypeId {
        match encoding {
            Encoding::Char => TypeId::CHAR,
            Encoding::Wide => self.types.wchar_t(),
            Encoding::Utf16 => TypeId::USHORT,
            Encoding::Utf32 => TypeId::UINT,
        }
    }

    pub(super) fn string_place(&mut self, literal: &StrLit, span: Span) -> PlaceId {
        let elem = self.character_type(literal.encoding);
        let length = literal.bytes.len() / literal.encoding.unit();
        let global = self.byte_array(elem, length as u64, &literal.bytes, GlobalKind::String, span);
        let ty = self.globals[global.0 as usize].ty;
        self.place_node(PlaceKind::Global(global), ty, span)
    }

    fn byte_array(
        &mut self,
        elem: TypeId,
        length: u64,
        bytes: &[u8],
        kind: GlobalKind,
        span: Span,
    ) -> GlobalId {
        let ty = self.types.array(elem, ArrayLen::Fixed(length));
        let entry = InitEntry { offset: 0, bits: None, ty, value: InitValue::Bytes(bytes.into()), span };
        let init = self.nodes.add_init(Init { zero_fill: false, entries: vec![entry] });
        let global = self.new_global(None, ty.into(), kind, span);
        self.globals[global.0 as usize].init = Some(init);
        global
    }

    /// `__func__` and its other spellings.
    pub(super) fn function_name(&mut self, symbol: Symbol, span: Span) -> Option<PlaceId> {
        if !matches!(self.text(symbol), "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__") {
            return None;
        }
        let function = self.function.as_deref()?;
        let global = match function.own_name {
            Some(global) => global,
            None => {
                let name = self.functions[function.id.0 as usize].name;
                let mut bytes = self.text(name).as_bytes().to_vec();
                bytes.push(0);
                let length = bytes.len() as u64;
                let global = self.byte_array(TypeId::CHAR, length, &bytes, GlobalKind::FunctionName, span);
                if let Some(function) = self.function.as_deref_mut() {
                    function.own_name = Some(global);
                }
                global
            }
        };
        let ty = self.globals[global.0 as usize].ty;
        Some(self.place_node(PlaceKind::Global(global), ty, span))
    }
}
