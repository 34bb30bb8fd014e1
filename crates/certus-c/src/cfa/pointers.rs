//! Pointer arithmetic.
//!
//! An address is a number of the machine's width, of which `Offset` gives the exact distance moved. Where accesses are
//! checked, a pointer that arithmetic moves out of the surroundings of its object becomes one that points to nothing, so
//! that it is not taken for a pointer into another object, and so that going once around the address space does not lead
//! back. An access right after the arithmetic needs no such pointer: the check of the access asks how far it was.

use super::emit::Emitter;
use super::flat::Instance;
use super::points_to::{NULL_PAGE, Value, is_number, objects};
use crate::program::{Binary, Expr, ExprId, POISON};
use certus_logic::{Sort, Term};

/// Single objects are left by fewer bytes than this only after many steps.
const SMALL: i128 = 0x1000;

impl Emitter<'_, '_> {
    /// The number that a machine uses as the address of an access.
    pub(super) fn address(&mut self, instance: Instance, id: ExprId) -> Term {
        match self.program.expr(id) {
            Expr::Offset(pointer, by) => {
                let pointer = self.address(instance, pointer);
                let by = self.low_bits(instance, by);
                self.terms.bvadd(pointer, by)
            }
            Expr::Binary(Binary::Add, pointer, by) if self.program.exprs.as_const(by).is_some() => {
                let pointer = self.address(instance, pointer);
                let by = self.expr(instance, by);
                self.terms.bvadd(pointer, by)
            }
            _ => {
                let address = self.expr(instance, id);
                self.relocated(instance, id, address)
            }
        }
    }

    /// A number that is no address by its origin may be that of any object that has escaped, whatever it is here.
    fn relocated(&mut self, instance: Instance, id: ExprId, address: Term) -> Term {
        let value = self.analysis.value(instance, id);
        let number = is_number(&value);
        let known: Vec<u32> = objects(&value).collect();
        let targets = self.analysis.targets(instance, id, 1);
        if !number || objects(&targets).all(|object| known.contains(&object)) {
            return address;
        }
        self.inexact("it depends on where objects are in memory");
        self.looks_at_addresses = true;
        let width = self.program.pointer_bits;
        let page = self.terms.bv(width, NULL_PAGE);
        let mut ways = vec![self.terms.bvult(address, page)];
        for object in known {
            ways.push(self.near(object as usize, address));
        }
        let here = self.terms.or(&ways);
        let unknown = self.unknown(width, crate::program::Source::Memory);
        self.terms.ite(here, address, unknown)
    }

    /// The low bits of a distance, as many as an address has.
    fn low_bits(&mut self, instance: Instance, id: ExprId) -> Term {
        let width = self.program.pointer_bits;
        let address = super::points_to::is_address(&self.analysis.value(instance, id));
        self.looks_at_addresses |= address;
        if address && !self.analysis.one_layout {
            return self.unknown(width, crate::program::Source::Memory);
        }
        match self.program.expr(id) {
            Expr::Const(bits, _) => self.terms.bv(width, bits),
            Expr::Binary(Binary::Mul, a, b) => {
                let (a, b) = (self.low_bits(instance, a), self.low_bits(instance, b));
                self.terms.bvmul(a, b)
            }
            Expr::Unary(crate::program::Unary::Neg, a) => {
                let a = self.low_bits(instance, a);
                self.terms.bvneg(a)
            }
            Expr::SignExtend(a, _) | Expr::ZeroExtend(a, _) => {
                let signed = matches!(self.program.expr(id), Expr::SignExtend(..));
                let old = self.program.width(a);
                let a = self.expr(instance, a);
                match (old >= width, signed) {
                    (true, _) => self.terms.extract(width - 1, 0, a),
                    (false, true) => self.terms.sign_extend(width - old, a),
                    (false, false) => self.terms.zero_extend(width - old, a),
                }
            }
            _ => {
                let value = self.expr(instance, id);
                self.terms.extract(width - 1, 0, value)
            }
        }
    }

    /// That a distance is less than half of the address space, so that adding its low bits adds it.
    fn is_moderate(&mut self, instance: Instance, by: ExprId) -> Term {
        let width = self.program.pointer_bits;
        // A product with a constant is moderate if the other factor is in a range.
        let (factor, scale) = match self.program.expr(by) {
            Expr::Unary(crate::program::Unary::Neg, a) => return self.is_moderate(instance, a),
            Expr::Binary(Binary::Mul, a, b) => match self.program.exprs.as_const(b) {
                Some(scale) => (a, scale),
                None => (by, 1),
            },
            _ => (by, 1),
        };
        let most = ((1u128 << (width - 1)) - 1) / scale.max(1);
        let (inner, signed) = match self.program.expr(factor) {
            Expr::SignExtend(a, _) => (a, true),
            Expr::ZeroExtend(a, _) => (a, false),
            _ => (factor, true),
        };
        let value = self.expr(instance, inner);
        let Sort::Bv(bits) = self.terms.sort(value) else { return self.terms.tru() };
        let all = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
        if signed {
            if most >= all >> 1 {
                return self.terms.tru();
            }
            let (low, high) = (self.terms.bv(bits, most.wrapping_neg()), self.terms.bv(bits, most));
            let (above, below) = (self.terms.bvsle(low, value), self.terms.bvsle(value, high));
            return self.terms.and2(above, below);
        }
        if most >= all {
            return self.terms.tru();
        }
        let high = self.terms.bv(bits, most);
        self.terms.bvule(value, high)
    }

    /// Whether arithmetic by a small constant can be left alone: a pointer into one object that exists once is not
    /// mixed up with another, and to come round the address space takes too many steps.
    fn is_harmless(&self, targets: &Value, by: ExprId) -> bool {
        let small = self.program.exprs.as_const(by).is_some_and(|by| (by as i128).abs() < SMALL);
        small && objects(targets).count() <= 1
    }

    /// That the arithmetic in an address does not leave the surroundings of an object on the way to it.
    pub(super) fn stays(&mut self, instance: Instance, id: ExprId) -> Term {
        let mut conditions = Vec::new();
        let mut origin = id;
        let mut moved = false;
        loop {
            match self.program.expr(origin) {
                Expr::Offset(pointer, by) => {
                    conditions.push(self.is_moderate(instance, by));
                    moved = true;
                    origin = pointer;
                }
                Expr::Binary(Binary::Add, pointer, by) if self.program.exprs.as_const(by).is_some() => {
                    moved = true;
                    origin = pointer;
                }
                _ => break,
            }
        }
        let targets = self.analysis.targets(instance, id, 1);
        if moved && objects(&targets).count() > 1 {
            let (from, to) = (self.expr(instance, origin), self.address(instance, id));
            conditions.push(self.same_surroundings(&targets, from, to));
        }
        self.terms.and(&conditions)
    }

    /// That two addresses are in the surroundings of one object, or the first in those of none.
    fn same_surroundings(&mut self, targets: &Value, from: Term, to: Term) -> Term {
        let mut ways = Vec::new();
        let mut here = Vec::new();
        for object in objects(targets) {
            let before = self.near(object as usize, from);
            let after = self.near(object as usize, to);
            ways.push(self.terms.and2(before, after));
            here.push(before);
        }
        let somewhere = self.terms.or(&here);
        let nowhere = self.terms.not(somewhere);
        ways.push(nowhere);
        self.terms.or(&ways)
    }

    /// The value of pointer arithmetic.
    pub(super) fn pointer_value(&mut self, instance: Instance, id: ExprId) -> Term {
        let Expr::Offset(pointer, by) = self.program.expr(id) else { return self.expr(instance, id) };
        if !self.analysis.checked {
            return self.address(instance, id);
        }
        let from = self.expr(instance, pointer);
        let low = self.low_bits(instance, by);
        let sum = self.terms.bvadd(from, low);
        let targets = self.analysis.targets(instance, pointer, 1);
        if self.is_harmless(&targets, by) {
            return sum;
        }
        let width = self.program.pointer_bits;
        let poison = self.terms.bv(width, u128::MAX - u128::from(POISON));
        let moderate = self.is_moderate(instance, by);
        let same = self.same_surroundings(&targets, from, sum);
        let was = self.terms.eq(from, poison);
        let not = self.terms.not(was);
        let stays = self.terms.and(&[moderate, same, not]);
        self.terms.ite(stays, sum, poison)
    }
}
