//! The meaning of the operators on bits. Used to fold constants and by the interpreter.

use super::{Binary, Convert, Format, Rounding, Unary};

/// `bits` cut to `width`.
#[must_use]
#[inline]
pub fn mask(bits: u128, width: u32) -> u128 {
    if width >= 128 { bits } else { bits & ((1 << width) - 1) }
}

/// The number that `bits` stand for in two's complement.
#[must_use]
#[inline]
pub fn signed(bits: u128, width: u32) -> i128 {
    let shift = 128 - width.min(128);
    ((bits << shift) as i128) >> shift
}

fn f32_of(bits: u128) -> f32 {
    f32::from_bits(bits as u32)
}

fn f64_of(bits: u128) -> f64 {
    f64::from_bits(bits as u64)
}

/// The value of `op a`, where `a` has this width.
#[must_use]
pub fn unary(op: Unary, width: u32, a: u128) -> u128 {
    match op {
        Unary::Neg => mask(a.wrapping_neg(), width),
        Unary::Not => mask(!a, width),
        Unary::FNeg(format) => a ^ 1 << (format.width() - 1),
        Unary::FAbs(format) => a & !(1 << (format.width() - 1)),
        Unary::FSqrt(Format::F32) => f32_of(a).sqrt().to_bits().into(),
        Unary::FSqrt(Format::F64) => f64_of(a).sqrt().to_bits().into(),
        Unary::FRound(Format::F32, to) => round_f32(f32_of(a), to).to_bits().into(),
        Unary::FRound(Format::F64, to) => round_f64(f64_of(a), to).to_bits().into(),
    }
}

fn round_f32(a: f32, to: Rounding) -> f32 {
    match to {
        Rounding::NearestEven => a.round_ties_even(),
        Rounding::NearestAway => a.round(),
        Rounding::Up => a.ceil(),
        Rounding::Down => a.floor(),
        Rounding::Zero => a.trunc(),
    }
}

fn round_f64(a: f64, to: Rounding) -> f64 {
    match to {
        Rounding::NearestEven => a.round_ties_even(),
        Rounding::NearestAway => a.round(),
        Rounding::Up => a.ceil(),
        Rounding::Down => a.floor(),
        Rounding::Zero => a.trunc(),
    }
}

/// The value of `a op b`. `width` is that of both operands (of `b` for `Concat`).
#[must_use]
#[inline]
pub fn binary(op: Binary, width: u32, a: u128, b: u128) -> u128 {
    match op {
        Binary::Add => mask(a.wrapping_add(b), width),
        Binary::Sub => mask(a.wrapping_sub(b), width),
        Binary::Mul => mask(a.wrapping_mul(b), width),
        Binary::UDiv => a.checked_div(b).unwrap_or(mask(u128::MAX, width)),
        Binary::URem => a.checked_rem(b).unwrap_or(a),
        Binary::SDiv => signed_divide(width, a, b),
        Binary::SRem if b == 0 => a,
        Binary::SRem => mask(signed(a, width).wrapping_rem(signed(b, width)) as u128, width),
        Binary::Shl => {
            if b >= width.into() {
                0
            } else {
                mask(a << b, width)
            }
        }
        Binary::LShr => {
            if b >= width.into() {
                0
            } else {
                a >> b
            }
        }
        Binary::AShr => mask((signed(a, width) >> b.min(u128::from(width) - 1)) as u128, width),
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Concat => a << width | b,
        Binary::Eq => (a == b).into(),
        Binary::ULt => (a < b).into(),
        Binary::SLt => (signed(a, width) < signed(b, width)).into(),
        Binary::FAdd(Format::F32) => (f32_of(a) + f32_of(b)).to_bits().into(),
        Binary::FAdd(Format::F64) => (f64_of(a) + f64_of(b)).to_bits().into(),
        Binary::FSub(Format::F32) => (f32_of(a) - f32_of(b)).to_bits().into(),
        Binary::FSub(Format::F64) => (f64_of(a) - f64_of(b)).to_bits().into(),
        Binary::FMul(Format::F32) => (f32_of(a) * f32_of(b)).to_bits().into(),
        Binary::FMul(Format::F64) => (f64_of(a) * f64_of(b)).to_bits().into(),
        Binary::FDiv(Format::F32) => (f32_of(a) / f32_of(b)).to_bits().into(),
        Binary::FDiv(Format::F64) => (f64_of(a) / f64_of(b)).to_bits().into(),
        Binary::FRem(Format::F32) => (f32_of(a) % f32_of(b)).to_bits().into(),
        Binary::FRem(Format::F64) => (f64_of(a) % f64_of(b)).to_bits().into(),
        Binary::FEq(Format::F32) => (f32_of(a) == f32_of(b)).into(),
        Binary::FEq(Format::F64) => (f64_of(a) == f64_of(b)).into(),
        Binary::FLt(Format::F32) => (f32_of(a) < f32_of(b)).into(),
        Binary::FLt(Format::F64) => (f64_of(a) < f64_of(b)).into(),
        Binary::FLe(Format::F32) => (f32_of(a) <= f32_of(b)).into(),
        Binary::FLe(Format::F64) => (f64_of(a) <= f64_of(b)).into(),
    }
}

fn signed_divide(width: u32, a: u128, b: u128) -> u128 {
    let (a, b) = (signed(a, width), signed(b, width));
    let quotient = match b {
        0 if a < 0 => 1,
        0 => -1,
        _ => a.wrapping_div(b),
    };
    mask(quotient as u128, width)
}

/// The value of a conversion; `width` is that of the operand.
#[must_use]
pub fn convert(op: Convert, width: u32, a: u128) -> u128 {
    match op {
        Convert::FloatToFloat(Format::F32, Format::F64) => f64::from(f32_of(a)).to_bits().into(),
        Convert::FloatToFloat(Format::F64, Format::F32) => (f64_of(a) as f32).to_bits().into(),
        Convert::FloatToFloat(..) => a,
        Convert::SignedToFloat(Format::F32) => (signed(a, width) as f32).to_bits().into(),
        Convert::SignedToFloat(Format::F64) => (signed(a, width) as f64).to_bits().into(),
        Convert::UnsignedToFloat(Format::F32) => (a as f32).to_bits().into(),
        Convert::UnsignedToFloat(Format::F64) => (a as f64).to_bits().into(),
        Convert::FloatToSigned(format, to) => {
            let value = float_value(format, a);
            let limit = 2f64.powi(to as i32 - 1);
            if value >= -limit && value < limit { mask(value as i128 as u128, to) } else { 1 << (to - 1) }
        }
        Convert::FloatToUnsigned(format, to) => {
            let value = float_value(format, a);
            if value >= 0.0 && value < 2f64.powi(to as i32) { value as u128 } else { 1 << (to - 1) }
        }
    }
}

/// The value without its fraction. A `float` is a `double` exactly.
fn float_value(format: Format, a: u128) -> f64 {
    match format {
        Format::F32 => f64::from(f32_of(a)).trunc(),
        Format::F64 => f64_of(a).trunc(),
    }
}
