//! Values as C writes them.

use certus_c::TranslationUnit;
use certus_c::program::eval::{mask, signed};
use certus_c::program::{Format, Shown};
use certus_c::types::{FloatKind, TypeId, TypeKind};

/// How the bits of a type are read.
pub(super) fn shown(unit: &TranslationUnit, ty: TypeId) -> Option<Shown> {
    let types = &unit.types;
    Some(match types.kind(ty) {
        TypeKind::Bool => Shown::Bool,
        TypeKind::Pointer(_) | TypeKind::Function(_) => Shown::Pointer,
        TypeKind::Float(FloatKind::Float | FloatKind::Float32) => Shown::Float(Format::F32),
        TypeKind::Float(FloatKind::Double | FloatKind::Float64 | FloatKind::Float32x) => {
            Shown::Float(Format::F64)
        }
        _ if types.int_shape(ty)?.signed => Shown::Signed,
        _ => Shown::Unsigned,
    })
}

/// A number; pointers are shown by their number.
pub(super) fn number(shown: Shown, width: u32, bits: u128) -> String {
    let bits = mask(bits, width);
    match shown {
        Shown::Unsigned | Shown::Bool => bits.to_string(),
        Shown::Signed => signed(bits, width).to_string(),
        Shown::Float(Format::F32) => {
            float(f64::from(f32::from_bits(bits as u32)), || format!("{:?}f", f32::from_bits(bits as u32)))
        }
        Shown::Float(Format::F64) => {
            float(f64::from_bits(bits as u64), || format!("{:?}", f64::from_bits(bits as u64)))
        }
        Shown::Pointer if bits == 0 => "NULL".to_owned(),
        Shown::Pointer => format!("{bits:#x}"),
    }
}

fn float(value: f64, finite: impl FnOnce() -> String) -> String {
    match value {
        _ if value.is_nan() => "NAN".to_owned(),
        f64::INFINITY => "INFINITY".to_owned(),
        f64::NEG_INFINITY => "-INFINITY".to_owned(),
        _ => finite(),
    }
}

/// A character beside its number, if it is one that prints.
pub(super) fn character(bits: u128) -> Option<char> {
    u8::try_from(bits).ok().filter(u8::is_ascii_graphic).map(char::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_c() {
        assert_eq!(number(Shown::Signed, 32, 0xFFFF_FFFF), "-1");
        assert_eq!(number(Shown::Unsigned, 32, 0xFFFF_FFFF), "4294967295");
        assert_eq!(number(Shown::Bool, 1, 1), "1");
        assert_eq!(number(Shown::Float(Format::F32), 32, 0x3F80_0000), "1.0f");
        assert_eq!(number(Shown::Float(Format::F64), 64, 0x7FF0_0000_0000_0000), "INFINITY");
        assert_eq!(number(Shown::Pointer, 32, 0), "NULL");
        assert_eq!(character(0x61), Some('a'));
        assert_eq!(character(0x0A), None);
    }
}
