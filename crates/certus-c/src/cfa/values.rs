//! What the value of an expression may be: an address of what, with which offset, or a number.

use super::congruence::Congruence;
use super::flat::Instance;
use super::points_to::{Analysis, NULL_PAGE, Target, Value, is_address};
use crate::program::{Binary, Expr, ExprId};
use std::rc::Rc;

impl Analysis<'_> {
    /// What a number can be, addresses aside. Arithmetic wraps around, so that a stride that is no power of
    /// two is only known of results that cannot: `12 * i` is a multiple of 12 if `i` is a 32-bit number that
    /// was extended to 64 bits, and else of 4.
    pub(super) fn number(&self, id: ExprId) -> Congruence {
        let width = self.program.width(id);
        let number = match self.program.expr(id) {
            Expr::Const(bits, _) => return Congruence::exactly(crate::program::eval::signed(bits, width)),
            Expr::Binary(Binary::Mul, a, b) => match (self.number(a), self.number(b)) {
                (a, Congruence { r, g: 0 }) | (Congruence { r, g: 0 }, a) => a.times(r),
                _ => Congruence::ANY,
            },
            Expr::Binary(Binary::Shl, a, b) => match self.number(b) {
                Congruence { r, g: 0 } if (0..64).contains(&r) => self.number(a).times(1 << r),
                _ => Congruence::ANY,
            },
            Expr::Binary(Binary::Add, a, b) => self.number(a).plus(self.number(b)),
            Expr::Binary(Binary::Sub, a, b) => self.number(a).plus(self.number(b).times(-1)),
            Expr::Unary(crate::program::Unary::Neg, a) => self.number(a).times(-1),
            Expr::SignExtend(a, _) => self.number(a),
            Expr::Ite(_, a, b) => self.number(a).join(self.number(b)),
            _ => Congruence::ANY,
        };
        if self.magnitude(id) < width { number } else { number.wrapped(width) }
    }

    /// A number of bits, sign aside, in which the result fits before it wraps around; that of the width or
    /// more if it may wrap.
    pub(super) fn magnitude(&self, id: ExprId) -> u32 {
        let width = self.program.width(id);
        let bits = |number: i128| 128 - number.unsigned_abs().leading_zeros();
        match self.program.expr(id) {
            Expr::Const(number, _) => bits(crate::program::eval::signed(number, width)),
            Expr::ZeroExtend(a, _) | Expr::SignExtend(a, _) => self.program.width(a),
            Expr::Binary(Binary::Mul, a, b) => self.magnitude(a) + self.magnitude(b),
            Expr::Binary(Binary::Add | Binary::Sub, a, b) => self.magnitude(a).max(self.magnitude(b)) + 1,
            Expr::Binary(Binary::Shl, a, b) => match self.number(b) {
                Congruence { r, g: 0 } if (0..64).contains(&r) => self.magnitude(a) + r as u32,
                _ => width,
            },
            Expr::Unary(crate::program::Unary::Neg, a) => self.magnitude(a) + 1,
            Expr::Ite(_, a, b) => self.magnitude(a).max(self.magnitude(b)),
            _ => width,
        }
    }

    /// What an expression can be the address of.
    pub(super) fn value(&self, instance: Instance, id: ExprId) -> Value {
        let Some(known) = &self.known else { return self.computed(instance, id) };
        if let Some(value) = known.borrow().get(&(instance, id)) {
            return (**value).clone();
        }
        let value = self.computed(instance, id);
        known.borrow_mut().insert((instance, id), Rc::new(value.clone()));
        value
    }

    pub(super) fn computed(&self, instance: Instance, id: ExprId) -> Value {
        match self.program.expr(id) {
            Expr::Const(number, width) => {
                let last = crate::program::eval::mask(u128::MAX, width);
                let edge = number < NULL_PAGE || number > last.saturating_sub(NULL_PAGE);
                if edge || width < 16 { Value::new() } else { wild() }
            }
            Expr::Memory(..) => Value::new(),
            Expr::Var(var) => self.variable(instance, var),
            Expr::Load(address, width) => {
                self.contents_of(&self.value(instance, address), u64::from(width / 8))
            }
            Expr::Offset(pointer, by) => {
                let pointer = self.value(instance, pointer);
                // Steps from null lead anywhere, as sums do.
                let mut value = match pointer.is_empty() && self.settled {
                    true => wild(),
                    false => self.moved(pointer, self.displacement(by)),
                };
                let distance = self.value(instance, by);
                if is_address(&distance) {
                    Analysis::join(&mut value, &blurred(distance));
                }
                value
            }
            Expr::Convert(_, a) => blurred(self.value(instance, a)),
            Expr::ObjectAddr(object) => Value::from([(Target::Object(object.0), Congruence::exactly(0))]),
            Expr::ProcAddr(proc) => Value::from([(Target::Proc(proc), Congruence::exactly(0))]),
            Expr::Unary(_, a) | Expr::Extract(a, ..) => blurred(self.value(instance, a)),
            Expr::ZeroExtend(a, _) | Expr::SignExtend(a, _) => self.value(instance, a),
            Expr::Ite(_, a, b) => {
                let mut value = self.value(instance, a);
                Analysis::join(&mut value, &self.value(instance, b));
                value
            }
            Expr::Binary(op, a, b) => self.binary(instance, op, a, b),
        }
    }

    pub(super) fn binary(&self, instance: Instance, op: Binary, a: ExprId, b: ExprId) -> Value {
        if matches!(op, Binary::Eq | Binary::ULt | Binary::SLt) {
            return Value::new();
        }
        if op == Binary::Sub && !self.differences {
            return Value::new();
        }
        let (left, right) = (self.value(instance, a), self.value(instance, b));
        let loose = |value: Value, by: ExprId| match self.number(by) {
            Congruence { r, g: 0 } if r.unsigned_abs() < NULL_PAGE => value,
            _ => numeric(value),
        };
        match (op, is_address(&left), is_address(&right)) {
            (_, false, false) => {
                if self.settled {
                    wild()
                } else {
                    Value::new()
                }
            }
            (Binary::Add, true, false) => loose(self.moved(left, self.number(b)), b),
            (Binary::Add, false, true) => loose(self.moved(right, self.number(a)), a),
            (Binary::Sub, true, false) => loose(self.moved(left, self.number(b).times(-1)), b),
            // The distance of two addresses in one object is a number. Added to the second address again it
            // gives one of the first's targets, so these must be among the second's.
            (Binary::And | Binary::URem, true, false) if self.is_small(b) => wild(),
            (Binary::Sub, true, true) if left.keys().all(|target| right.contains_key(target)) => wild(),
            _ => {
                let mut value = blurred(left);
                Analysis::join(&mut value, &blurred(right));
                value
            }
        }
    }

    /// Whether a mask or a divisor leaves a number that is no address of an object.
    pub(super) fn is_small(&self, id: ExprId) -> bool {
        self.program.exprs.as_const(id).is_some_and(|number| (1..NULL_PAGE).contains(&number))
    }

    /// By how many bytes pointer arithmetic moves. Where leaving an object is noticed, the number does not wrap.
    pub(super) fn displacement(&self, by: ExprId) -> Congruence {
        let exact = self.number(by);
        let width = self.program.pointer_bits;
        if self.checked || self.magnitude(by) < width { exact } else { exact.wrapped(width) }
    }

    /// Addresses moved by a number.
    pub(super) fn moved(&self, mut value: Value, by: Congruence) -> Value {
        let width = self.program.pointer_bits;
        value.values_mut().for_each(|offset| *offset = offset.plus(by).within(width));
        value
    }
}

/// Some number made of addresses.
pub(super) fn blurred(mut value: Value) -> Value {
    value.values_mut().for_each(|offset| *offset = Congruence::ANY);
    numeric(value)
}

/// With the mark of a number that depends on where objects are, if it is made of an address.
pub(super) fn numeric(mut value: Value) -> Value {
    if is_address(&value) {
        value.insert(Target::Number, Congruence::ANY);
    }
    value
}

pub(super) fn wild() -> Value {
    Value::from([(Target::Wild, Congruence::ANY)])
}
