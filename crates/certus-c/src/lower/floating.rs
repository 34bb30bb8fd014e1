//! What C leaves open about floating-point numbers: which NaN an operation gives, and what becomes of a number that
//! does not fit the integer type that it is converted to.
//!
//! Of a NaN, the sign and other bits are open: x86 gives one with the sign set, other machines one without, and constants that the compiler folds may differ from
//! both. That matters only where somebody looks at the bits of floating-point numbers.

use super::function::FunctionLowerer;
use super::library;
use crate::hir::{Builtin, Callee, ExprKind, TranslationUnit};
use crate::program::{Binary, Convert, ExprId, Format, Source};
use crate::types::{TypeId, TypeKind, Types};

/// Whether an object of this type has a floating-point number in it.
fn has_float(types: &Types, ty: TypeId) -> bool {
    match types.kind(ty) {
        TypeKind::Array { elem, .. } => has_float(types, elem.ty),
        TypeKind::Record(record) => types[record].fields.iter().any(|field| has_float(types, field.ty.ty)),
        _ => types.is_float(ty),
    }
}

/// Whether a program may look at the bits of floating-point numbers.
pub(super) fn looks_at_float_bits(unit: &TranslationUnit) -> bool {
    let types = &unit.types;
    let union_with_float = |ty: TypeId| {
        let Some(record) = types.as_record(ty) else { return false };
        types[record].is_union && has_float(types, ty)
    };
    unit.nodes().places().iter().any(|place| union_with_float(place.ty.ty))
        || unit.nodes().exprs().iter().any(|expr| match &expr.kind {
            ExprKind::Builtin(Builtin::SignBit, _) => true,
            ExprKind::Call { callee: Callee::Direct(function), .. } => {
                let name = library::stem(library::real_name(unit, &unit[*function]));
                unit[*function].body.is_none() && (name.contains("signbit") || name.starts_with("copysign"))
            }
            ExprKind::Cast(_, operand) => {
                let (from, to) = (types.pointee(unit[*operand].ty), types.pointee(expr.ty));
                let float = |to: Option<crate::types::QualType>| to.is_some_and(|to| has_float(types, to.ty));
                // Memory that is new has nothing in it.
                let new = matches!(unit[*operand].kind, ExprKind::Call { .. });
                from.map(|from| from.ty) != to.map(|to| to.ty) && (float(from) || float(to) && !new)
            }
            _ => false,
        })
}

/// A power of two, or one more, as a floating-point number; nothing if it is none.
fn power(format: Format, exponent: u32, plus_one: bool) -> Option<u128> {
    let precision = match format {
        Format::F32 => 24,
        Format::F64 => 53,
    };
    if plus_one && exponent >= precision {
        return None;
    }
    // Beyond the range of the type this is infinity, which is right as a bound.
    let value = 2f64.powi(exponent.cast_signed()) + f64::from(u8::from(plus_one));
    Some(match format {
        Format::F32 => (value as f32).to_bits().into(),
        Format::F64 => value.to_bits().into(),
    })
}

impl FunctionLowerer<'_, '_> {
    /// A floating-point number as an integer. Where it does not fit (C11 6.3.1.4), machines and compilers differ.
    pub(super) fn if_it_fits(&mut self, op: Convert, value: ExprId) -> ExprId {
        let (format, width, signed) = match op {
            Convert::FloatToSigned(format, width) => (format, width, true),
            Convert::FloatToUnsigned(format, width) => (format, width, false),
            _ => return self.exprs().convert(op, value),
        };
        let bits = format.width();
        let sign = 1 << (bits - 1);
        let magnitude = if signed { width - 1 } else { width };
        // The fraction is cut off first.
        let (lowest, strict) = match (signed, power(format, magnitude, true)) {
            (false, _) => (power(format, 0, false), true),
            (true, Some(beyond)) => (Some(beyond), true),
            (true, None) => (power(format, magnitude, false), false),
        };
        let highest = power(format, magnitude, false).unwrap_or(0);
        let value = self.freeze(value);
        let exprs = self.exprs();
        let low = exprs.constant(lowest.unwrap_or(0) | sign, bits);
        let high = exprs.constant(highest, bits);
        let compare = if strict { Binary::FLt(format) } else { Binary::FLe(format) };
        let above = exprs.binary(compare, low, value);
        let below = exprs.binary(Binary::FLt(format), value, high);
        let fits = exprs.binary(Binary::And, above, below);
        let converted = exprs.convert(op, value);
        if exprs.as_const(fits) == Some(1) {
            return converted;
        }
        let other =
            self.unknown(width, Source::Unmodelled("conversion of a number that does not fit".into()));
        let result = self.exprs().ite(fits, converted, other);
        self.freeze(result)
    }

    /// The result of an operation; if it is no number, any NaN.
    pub(super) fn any_nan(&mut self, value: ExprId, format: Format) -> ExprId {
        if !self.cx.float_bits {
            return value;
        }
        let width = format.width();
        let quiet = match format {
            Format::F32 => 0x7fc0_0000,
            Format::F64 => 0x7ff8_0000_0000_0000,
        };
        let value = self.freeze(value);
        if self.exprs().as_const(value).is_some_and(|bits| bits & quiet != quiet) {
            return value;
        }
        let any = self.unknown(width, Source::Library("NaN".into()));
        let exprs = self.exprs();
        let number = exprs.binary(Binary::FEq(format), value, value);
        let other = exprs.binary(Binary::FEq(format), any, any);
        let quiet = exprs.constant(quiet, width);
        let nan = exprs.ite(other, quiet, any);
        let result = exprs.ite(number, value, nan);
        self.freeze(result)
    }
}
