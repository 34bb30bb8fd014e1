//! Operations that the compiler provides.

use super::Result1;
use super::call::SLOT;
use super::function::FunctionLowerer;
use super::place::Location;
use super::volatile::Volatility;
use crate::hir::{Builtin, ExprId as HirExpr};
use crate::program::{Binary, Command, ExprId, Format, Property, Query, Source, Storage, Unary};
use crate::types::{Quals, TypeId};

impl FunctionLowerer<'_, '_> {
    pub(super) fn builtin(
        &mut self,
        builtin: Builtin,
        args: &[HirExpr],
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        use Builtin as B;
        let values = self.args(args)?;
        let types: Vec<TypeId> = args.iter().map(|&arg| self.unit[arg].ty).collect();
        Ok(match builtin {
            B::VaStart => {
                let Some(further) = self.further else {
                    return Err(self.cx.wrong(self.span, "'va_start' in a function without '...'"));
                };
                let value = self.var(further);
                self.emit(Command::Store { address: values[0], value });
                None
            }
            B::VaEnd => None,
            B::VaCopy => {
                let width = self.pointer_bits();
                let value = self.exprs().load(values[1], width);
                self.emit(Command::Store { address: values[0], value });
                None
            }
            B::VaArg => Some(self.va_arg(values[0], ty)?),
            // Undefined if reached; the run ends.
            B::Unreachable | B::Trap => {
                self.end_abruptly();
                None
            }
            B::Alloca => {
                let var = self.temporary(self.pointer_bits());
                let storage = Storage::Alloca;
                self.emit(Command::Allocate { var, size: values[0], align: 16, storage, zeroed: false });
                Some(self.var(var))
            }
            B::AddOverflow | B::SubOverflow | B::MulOverflow => {
                let target = self.unit.types.pointee(types[2]).map_or(TypeId::INT, |to| to.ty);
                let (value, overflow) = self.overflow(builtin, &values, &types, target)?;
                let overflow = self.freeze(overflow);
                let location = Location::Memory { address: values[2], inside: None, bits: None };
                self.store(location, value, target)?;
                Some(overflow)
            }
            B::AddOverflowP | B::SubOverflowP | B::MulOverflowP => {
                let (_, overflow) = self.overflow(builtin, &values, &types, types[2])?;
                Some(overflow)
            }
            B::Exchange | B::CompareSwapBool | B::CompareSwapValue | B::CompareExchange => {
                Some(self.atomic(builtin, &values, &types)?)
            }
            B::ConstantP | B::ObjectSize | B::LeastObjectSize => {
                let name =
                    if builtin == B::ConstantP { "__builtin_constant_p" } else { "__builtin_object_size" };
                let width = self.cx.width(ty, self.span)?;
                let own = if builtin == B::ConstantP { 1 } else { width };
                let value = self.unknown(own, Source::Unmodelled(name.into()));
                Some(self.exprs().zero_extend(value, width))
            }
            B::SignBit => {
                // Some number but zero: compilers give the bit where they find it.
                let sign = self.float_test(builtin, &values, &types)?;
                let width = self.cx.width(ty, self.span)?;
                let any = self.unknown(width, Source::Library("signbit".into()));
                let exprs = self.exprs();
                let (zero, one) = (exprs.constant(0, width), exprs.constant(1, width));
                let nonzero = exprs.nonzero(any);
                let any = exprs.ite(nonzero, any, one);
                Some(exprs.ite(sign, any, zero))
            }
            _ => {
                let truth = self.float_test(builtin, &values, &types)?;
                let width = self.cx.width(ty, self.span)?;
                Some(self.exprs().zero_extend(truth, width))
            }
        })
    }

    fn va_arg(&mut self, list: ExprId, ty: TypeId) -> Result1<ExprId> {
        let types = &self.unit.types;
        let width = self.pointer_bits();
        let at = self.exprs().load(list, width);
        let at = self.freeze(at);
        let size = types.size_of(ty).unwrap_or(SLOT);
        let step = self.exprs().size(size.div_ceil(SLOT).max(1) * SLOT);
        let next = self.exprs().binary(Binary::Add, at, step);
        self.emit(Command::Store { address: list, value: next });
        let value = self.load(Location::Memory { address: at, inside: None, bits: None }, ty)?;
        Ok(self.keep(value, ty))
    }

    /// The result cut to `target`, and whether it does not fit. Computed in a width that holds all values.
    fn overflow(
        &mut self,
        builtin: Builtin,
        values: &[ExprId],
        types: &[TypeId],
        target: TypeId,
    ) -> Result1<(ExprId, ExprId)> {
        let all = &self.unit.types;
        let shape = |ty: TypeId| all.int_shape(ty).map_or((32, true), |shape| (shape.width, shape.signed));
        let ((left, left_signed), (right, right_signed)) = (shape(types[0]), shape(types[1]));
        let (to, to_signed) = shape(target);
        let (op, wide) = match builtin {
            Builtin::AddOverflow | Builtin::AddOverflowP => (Binary::Add, left.max(right) + 2),
            Builtin::SubOverflow | Builtin::SubOverflowP => (Binary::Sub, left.max(right) + 2),
            _ => (Binary::Mul, left + right + 1),
        };
        // Products of two numbers of 64 bits, signed or not, are determined by 128 bits.
        if left.max(right).max(to) > 64 {
            return Err(self.cx.refuse(self.span, "overflow arithmetic in '__int128' is not supported"));
        }
        let wide = wide.max(to + 1).min(128);
        let exprs = self.exprs();
        let a = exprs.extend(values[0], left_signed, wide);
        let b = exprs.extend(values[1], right_signed, wide);
        let exact = exprs.binary(op, a, b);
        let cut = exprs.extract(exact, 0, to);
        let back = exprs.extend(cut, to_signed, wide);
        let overflow = exprs.ne(exact, back);
        Ok((cut, overflow))
    }

    fn atomic(&mut self, builtin: Builtin, values: &[ExprId], types: &[TypeId]) -> Result1<ExprId> {
        let ty = self.unit.types.pointee(types[0]).map_or(TypeId::INT, |to| to.ty);
        let location = Location::Memory { address: values[0], inside: None, bits: None };
        let changing = self.unit.types.pointee(types[0]).is_some_and(|to| to.quals.contains(Quals::VOLATILE));
        let volatility = if changing { Volatility::Accessed { heap: false } } else { Volatility::No };
        let old = self.read_scalar(location, ty, volatility)?;
        let old = self.freeze(old);
        if builtin == Builtin::Exchange {
            self.store(location, values[1], ty)?;
            return Ok(old);
        }
        let expected_at = Location::Memory { address: values[1], inside: None, bits: None };
        let expected = match builtin {
            Builtin::CompareExchange => self.load(expected_at, ty)?,
            _ => values[1],
        };
        let same = self.exprs().binary(Binary::Eq, old, expected);
        let same = self.freeze(same);
        let new = self.exprs().ite(same, values[2], old);
        self.store(location, new, ty)?;
        if builtin == Builtin::CompareExchange {
            // On success this writes what is there already.
            self.store(expected_at, old, ty)?;
        }
        Ok(if builtin == Builtin::CompareSwapValue { old } else { same })
    }

    /// Tests on floating-point numbers: one bit, or the number chosen by `fpclassify`.
    fn float_test(&mut self, builtin: Builtin, values: &[ExprId], types: &[TypeId]) -> Result1<ExprId> {
        use Builtin as B;
        let last = values.len() - 1;
        let format = self.cx.format(types[last], self.span)?;
        let x = values[last];
        let width = format.width();
        let (mantissa, exponent) = match format {
            Format::F32 => (23, 8),
            Format::F64 => (52, 11),
        };
        let exprs = self.exprs();
        let nan = {
            let equal = exprs.binary(Binary::FEq(format), x, x);
            exprs.not(equal)
        };
        let field = exprs.extract(x, mantissa, exponent);
        let ones = exprs.constant(u128::MAX, exponent);
        let special = exprs.binary(Binary::Eq, field, ones);
        let finite = exprs.not(special);
        let not_nan = exprs.not(nan);
        let infinite = exprs.binary(Binary::And, special, not_nan);
        let small = {
            let zero = exprs.constant(0, exponent);
            exprs.binary(Binary::Eq, field, zero)
        };
        let big = exprs.not(small);
        let normal = exprs.binary(Binary::And, finite, big);
        let sign = exprs.extract(x, width - 1, 1);
        let compare = |exprs: &mut crate::program::Exprs, op: Binary, swap: bool| {
            let (a, b) = (values[0], values[last]);
            if swap { exprs.binary(op, b, a) } else { exprs.binary(op, a, b) }
        };
        Ok(match builtin {
            B::IsNan => nan,
            B::IsInf => infinite,
            B::IsInfSign => {
                let (one, minus, zero) =
                    (exprs.constant(1, 32), exprs.constant(u128::MAX, 32), exprs.constant(0, 32));
                let signed = exprs.ite(sign, minus, one);
                exprs.ite(infinite, signed, zero)
            }
            B::IsFinite => finite,
            B::IsNormal => normal,
            B::SignBit => sign,
            B::FpClassify => {
                let zero = exprs.constant(0, width);
                let is_zero = exprs.binary(Binary::FEq(format), x, zero);
                let small = exprs.ite(is_zero, values[4], values[3]);
                let usual = exprs.ite(normal, values[2], small);
                let large = exprs.ite(infinite, values[1], usual);
                exprs.ite(nan, values[0], large)
            }
            B::IsGreater => compare(exprs, Binary::FLt(format), true),
            B::IsGreaterEqual => compare(exprs, Binary::FLe(format), true),
            B::IsLess => compare(exprs, Binary::FLt(format), false),
            B::IsLessEqual => compare(exprs, Binary::FLe(format), false),
            _ => {
                let less = compare(exprs, Binary::FLt(format), false);
                let greater = compare(exprs, Binary::FLt(format), true);
                let differ = exprs.binary(Binary::Or, less, greater);
                if builtin == B::IsLessGreater {
                    differ
                } else {
                    let equal = compare(exprs, Binary::FEq(format), false);
                    let ordered = exprs.binary(Binary::Or, differ, equal);
                    exprs.not(ordered)
                }
            }
        })
    }

    /// Ends a heap object.
    pub(super) fn free(&mut self, pointer: ExprId) {
        let zero = self.exprs().size(0);
        let exprs = self.exprs();
        let null = exprs.binary(Binary::Eq, pointer, zero);
        let start = exprs.memory(Query::HeapStart, pointer, zero);
        let fine = exprs.binary(Binary::Or, null, start);
        self.emit(Command::Check(Property::Free, fine));
        self.emit(Command::End { address: pointer, storage: Storage::Heap });
    }

    /// An operation on one floating-point number.
    pub(super) fn float_unary(
        &mut self,
        op: impl Fn(Format) -> Unary,
        value: ExprId,
        ty: TypeId,
    ) -> Result1<ExprId> {
        let format = self.cx.format(ty, self.span)?;
        Ok(self.exprs().unary(op(format), value))
    }
}
