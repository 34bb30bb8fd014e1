//! Values of constant expressions.

use super::{
    BinaryOp, Builtin, CastKind, ExprId, ExprKind, FunctionId, GlobalId, LabelId, LogicalOp, Nodes, PlaceId,
    PlaceKind, UnaryOp,
};
use crate::float::{self, Value};
use crate::types::{IntShape, TypeId, TypeKind, Types};
use num_bigint::BigInt;
use num_traits::ToPrimitive;

/// A constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Const {
    /// An integer, or a pointer that does not point into an object: its bits, cut to the width of the type.
    Int(u128),
    /// A floating-point number: its bits.
    Float(u128),
    /// An address known when the program is linked.
    Address(Base, i64),
}

/// What an address constant is relative to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// An object.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
    /// A label of the current function.
    Label(LabelId),
}

/// The value of `id`, if it is a constant expression (in the generous sense of gcc: anything that needs no
/// object's value, call or assignment, and has a defined result).
pub fn eval(nodes: &Nodes, types: &Types, id: ExprId) -> Option<Const> {
    Evaluator { nodes, types, needed: true }.expr(id)
}

/// The bits of an integer constant expression.
pub fn eval_int(nodes: &Nodes, types: &Types, id: ExprId) -> Option<u128> {
    match eval(nodes, types, id)? {
        Const::Int(bits) if types.is_integer(nodes[id].ty) => Some(bits),
        _ => None,
    }
}

/// The bits of an integer that every compiler finds to be the same, whether a constant is needed or not.
pub(crate) fn eval_fixed(nodes: &Nodes, types: &Types, id: ExprId) -> Option<u128> {
    match (Evaluator { nodes, types, needed: false }).expr(id)? {
        Const::Int(bits) if types.is_integer(nodes[id].ty) => Some(bits),
        _ => None,
    }
}

struct Evaluator<'a> {
    nodes: &'a Nodes,
    types: &'a Types,
    /// Where a constant is needed, what the optimiser might find out later does not count.
    needed: bool,
}

impl Evaluator<'_> {
    /// Shape of an integer or pointer type.
    fn shape(&self, ty: TypeId) -> Option<IntShape> {
        match self.types.kind(ty) {
            TypeKind::Pointer(_) => Some(self.pointer_shape()),
            _ => self.types.int_shape(ty),
        }
    }

    fn pointer_shape(&self) -> IntShape {
        IntShape { width: self.types.data_model.pointer_bytes() as u32 * 8, signed: false }
    }

    fn expr(&self, id: ExprId) -> Option<Const> {
        let expr = &self.nodes[id];
        match expr.kind {
            ExprKind::Int(bits) => Some(Const::Int(bits)),
            ExprKind::Float(bits) => Some(Const::Float(bits)),
            ExprKind::AddrOf(place) => self.address(place),
            ExprKind::FunctionAddr(function) => Some(Const::Address(Base::Function(function), 0)),
            ExprKind::LabelAddr(label) => Some(Const::Address(Base::Label(label), 0)),
            ExprKind::Unary(op, operand) => self.unary(op, operand, expr.ty),
            ExprKind::Binary(op, left, right) => self.binary(op, left, right, expr.ty),
            ExprKind::PtrAdd { pointer, index, scale, negate } => {
                let pointer = self.expr(pointer)?;
                let index = self.signed(index)?;
                let step = index.checked_mul(scale.into())?;
                self.offset(pointer, if negate { -step } else { step })
            }
            ExprKind::PtrDiff { left, right, scale } => {
                let (left, right) = (self.expr(left)?, self.expr(right)?);
                let bytes = match (left, right) {
                    (Const::Address(a, x), Const::Address(b, y)) if a == b => i128::from(x) - i128::from(y),
                    (Const::Int(x), Const::Int(y)) => x as i128 - y as i128,
                    _ => return None,
                };
                let shape = self.shape(expr.ty)?;
                Some(Const::Int(shape.wrap(bytes.checked_div(scale.into())? as u128)))
            }
            ExprKind::Logical { op, left, right } => {
                let left = self.truth(left)?;
                let value = match op {
                    LogicalOp::And => left && self.truth(right)?,
                    LogicalOp::Or => left || self.truth(right)?,
                };
                Some(Const::Int(value.into()))
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                if self.truth(condition)? {
                    self.expr(then)
                } else {
                    self.expr(otherwise)
                }
            }
            ExprKind::Cast(kind, operand) => self.cast(kind, operand, expr.ty),
            ExprKind::Builtin(Builtin::ConstantP | Builtin::LeastObjectSize, _) if self.needed => {
                Some(Const::Int(0))
            }
            ExprKind::Builtin(Builtin::ObjectSize, _) if self.needed => {
                Some(Const::Int(self.shape(expr.ty)?.wrap(u128::MAX)))
            }
            _ => None,
        }
    }

    fn signed(&self, id: ExprId) -> Option<i128> {
        match self.expr(id)? {
            Const::Int(bits) => Some(self.shape(self.nodes[id].ty)?.value(bits)),
            _ => None,
        }
    }

    fn offset(&self, pointer: Const, step: i128) -> Option<Const> {
        Some(match pointer {
            Const::Int(bits) => Const::Int(self.pointer_shape().wrap(bits.wrapping_add(step as u128))),
            Const::Address(base, offset) => {
                Const::Address(base, i64::try_from(i128::from(offset) + step).ok()?)
            }
            Const::Float(_) => return None,
        })
    }

    /// Truth of a scalar constant. The address of an object or function is never null.
    fn truth(&self, id: ExprId) -> Option<bool> {
        Some(match self.expr(id)? {
            Const::Int(bits) => bits != 0,
            Const::Float(bits) => !float::decode(bits, self.types.float_format(self.nodes[id].ty)?).is_zero(),
            Const::Address(..) => true,
        })
    }

    fn address(&self, place: PlaceId) -> Option<Const> {
        match self.nodes[place].kind {
            PlaceKind::Global(global) => Some(Const::Address(Base::Global(global), 0)),
            PlaceKind::Deref(pointer) => self.expr(pointer),
            PlaceKind::Field { base, record, field } => {
                let offset = self.types[record].fields[field as usize].offset;
                self.offset(self.address(base)?, offset.into())
            }
            PlaceKind::Index { base, index } => {
                let scale = self.types.size_of(self.nodes[place].ty.ty)?;
                let step = self.signed(index)?.checked_mul(scale.into())?;
                self.offset(self.address(base)?, step)
            }
            PlaceKind::Local(_) | PlaceKind::Temporary(_) | PlaceKind::CompoundLiteral { .. } => None,
        }
    }

    fn unary(&self, op: UnaryOp, operand: ExprId, ty: TypeId) -> Option<Const> {
        if op == UnaryOp::Not {
            return Some(Const::Int((!self.truth(operand)?).into()));
        }
        match self.expr(operand)? {
            Const::Int(bits) => {
                let result = if op == UnaryOp::Neg { bits.wrapping_neg() } else { !bits };
                Some(Const::Int(self.shape(ty)?.wrap(result)))
            }
            Const::Float(bits) if op == UnaryOp::Neg => {
                let format = self.types.float_format(ty)?;
                Some(Const::Float(bits ^ 1 << (format.width() - 1)))
            }
            _ => None,
        }
    }

    fn binary(&self, op: BinaryOp, left: ExprId, right: ExprId, ty: TypeId) -> Option<Const> {
        let operand_ty = self.nodes[left].ty;
        match (self.expr(left)?, self.expr(right)?) {
            (Const::Int(a), Const::Int(b)) if op.is_shift() => {
                let amount = self.shape(self.nodes[right].ty)?.value(b);
                int_shift(op, a, amount, self.shape(ty)?)
            }
            (Const::Int(a), Const::Int(b)) => int_binary(op, a, b, self.shape(operand_ty)?),
            (Const::Float(a), Const::Float(b)) => self.float_binary(op, a, b, operand_ty),
            (Const::Address(x, a), Const::Address(y, b)) if x == y => {
                let order = a.cmp(&b);
                op.is_comparison().then(|| Const::Int(compare(op, Some(order)).into()))
            }
            // Addresses of different things differ; none is null.
            (Const::Address(..), Const::Address(..)) => match op {
                BinaryOp::Eq => Some(Const::Int(0)),
                BinaryOp::Ne => Some(Const::Int(1)),
                _ => None,
            },
            (Const::Address(..), Const::Int(0)) | (Const::Int(0), Const::Address(..)) => match op {
                BinaryOp::Eq => Some(Const::Int(0)),
                BinaryOp::Ne => Some(Const::Int(1)),
                _ => None,
            },
            // Integers of pointer size made of addresses: sums and differences stay addresses.
            (Const::Address(base, offset), Const::Int(b)) if matches!(op, BinaryOp::Add | BinaryOp::Sub) => {
                let step = self.shape(operand_ty)?.value(b);
                self.offset(Const::Address(base, offset), if op == BinaryOp::Add { step } else { -step })
            }
            (Const::Int(a), Const::Address(base, offset)) if op == BinaryOp::Add => {
                self.offset(Const::Address(base, offset), self.shape(operand_ty)?.value(a))
            }
            _ => None,
        }
    }

    fn float_binary(&self, op: BinaryOp, a: u128, b: u128, ty: TypeId) -> Option<Const> {
        let format = self.types.float_format(ty)?;
        let arith = match op {
            BinaryOp::Add => float::Arith::Add,
            BinaryOp::Sub => float::Arith::Sub,
            BinaryOp::Mul => float::Arith::Mul,
            BinaryOp::Div => float::Arith::Div,
            _ if op.is_comparison() => {
                let order = float::decode(a, format).compare(&float::decode(b, format));
                return Some(Const::Int(compare(op, order).into()));
            }
            _ => return None,
        };
        Some(Const::Float(float::arith(arith, a, b, format)))
    }

    fn cast(&self, kind: CastKind, operand: ExprId, to: TypeId) -> Option<Const> {
        let from = self.nodes[operand].ty;
        if kind == CastKind::ToBool {
            return Some(Const::Int(self.truth(operand)?.into()));
        }
        let value = self.expr(operand)?;
        cast_const(self.types, kind, value, from, to)
    }
}

/// The value of `value`, of type `from`, converted to `to`.
pub(crate) fn cast_const(
    types: &Types,
    kind: CastKind,
    value: Const,
    from: TypeId,
    to: TypeId,
) -> Option<Const> {
    // gcc extends pointers by their sign.
    let pointer = IntShape { width: types.data_model.pointer_bytes() as u32 * 8, signed: true };
    let shape = |ty: TypeId| if types.is_pointer(ty) { Some(pointer) } else { types.int_shape(ty) };
    match (kind, value) {
        (CastKind::ToBool, Const::Int(bits)) => Some(Const::Int((bits != 0).into())),
        (
            CastKind::IntToInt | CastKind::PtrToInt | CastKind::IntToPtr | CastKind::PtrToPtr,
            Const::Int(bits),
        ) => Some(Const::Int(shape(to)?.wrap(shape(from)?.value(bits) as u128))),
        // An address keeps its meaning as long as no bit of it is lost.
        (CastKind::PtrToPtr, Const::Address(..)) => Some(value),
        (CastKind::PtrToInt | CastKind::IntToPtr | CastKind::IntToInt, Const::Address(..)) => {
            (shape(to)?.width == pointer.width && shape(from)?.width == pointer.width).then_some(value)
        }
        (CastKind::IntToFloat, Const::Int(bits)) => {
            let shape = shape(from)?;
            let number =
                if shape.signed { BigInt::from(shape.value(bits)) } else { BigInt::from(shape.wrap(bits)) };
            Some(Const::Float(float::encode(&Value::from_int(&number), types.float_format(to)?)))
        }
        (CastKind::FloatToInt, Const::Float(bits)) => {
            let shape = shape(to)?;
            Some(Const::Int(shape.wrap(float_to_int(&float::decode(bits, types.float_format(from)?), shape))))
        }
        (CastKind::FloatToFloat, Const::Float(bits)) => {
            let decoded = float::decode(bits, types.float_format(from)?);
            Some(Const::Float(float::encode(&decoded, types.float_format(to)?)))
        }
        _ => None,
    }
}

/// The number without its fraction. What does not fit is undefined in C; like gcc, take the nearest value of
/// the type, and 0 for NaN.
fn float_to_int(number: &Value, shape: IntShape) -> u128 {
    let least = if shape.signed { 1 << (shape.width - 1) } else { 0 };
    let greatest = shape.wrap(u128::MAX) >> u32::from(shape.signed);
    let exact = number.truncate();
    let fitting = exact.and_then(|exact| match exact.to_i128() {
        Some(value) => shape.holds(value).then_some(value as u128),
        None if !shape.signed && shape.width == 128 => exact.to_u128(),
        None => None,
    });
    fitting.unwrap_or(match number {
        Value::Nan => 0,
        _ if number.is_negative() => least,
        _ => greatest,
    })
}

fn int_shift(op: BinaryOp, a: u128, amount: i128, shape: IntShape) -> Option<Const> {
    if amount < 0 || amount >= i128::from(shape.width) {
        return None;
    }
    let result = match op {
        BinaryOp::Shl => a << amount,
        _ if shape.signed => (shape.value(a) >> amount) as u128,
        _ => a >> amount,
    };
    Some(Const::Int(shape.wrap(result)))
}

fn int_binary(op: BinaryOp, a: u128, b: u128, shape: IntShape) -> Option<Const> {
    let (x, y) = (shape.value(a), shape.value(b));
    let bits = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div | BinaryOp::Rem if b == 0 => return None,
        BinaryOp::Div if shape.signed => x.wrapping_div(y) as u128,
        BinaryOp::Div => a / b,
        BinaryOp::Rem if shape.signed => x.wrapping_rem(y) as u128,
        BinaryOp::Rem => a % b,
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        BinaryOp::Shl | BinaryOp::Shr => return None,
        _ => {
            let order = if shape.signed { x.cmp(&y) } else { a.cmp(&b) };
            return Some(Const::Int(compare(op, Some(order)).into()));
        }
    };
    Some(Const::Int(shape.wrap(bits)))
}

/// Result of a comparison; without an order (NaN) only `!=` holds.
fn compare(op: BinaryOp, order: Option<std::cmp::Ordering>) -> bool {
    let Some(order) = order else { return op == BinaryOp::Ne };
    match op {
        BinaryOp::Eq => order.is_eq(),
        BinaryOp::Ne => order.is_ne(),
        BinaryOp::Lt => order.is_lt(),
        BinaryOp::Le => order.is_le(),
        BinaryOp::Gt => order.is_gt(),
        _ => order.is_ge(),
    }
}
