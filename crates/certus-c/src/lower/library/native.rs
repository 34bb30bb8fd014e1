//! Library functions that are not written in C.

use super::ERROR_FUNCTIONS;
use crate::lower::Result1;
use crate::lower::function::FunctionLowerer;
use crate::program::{Binary, Command, Exit, ExprId, Property, Query, Rounding, Source, Storage, Unary};
use crate::types::{TypeId, TypeKind};

/// The functions, sorted.
pub(super) const NAMES: &[&str] = &[
    "_Exit",
    "__VERIFIER_assert",
    "__VERIFIER_assume",
    "__VERIFIER_atomic_begin",
    "__VERIFIER_atomic_end",
    "__assert",
    "__assert_fail",
    "__assert_perror_fail",
    "__certus_claim",
    "__certus_room",
    "_exit",
    "abort",
    "alloca",
    "assert",
    "assume_abort_if_not",
    "calloc",
    "ceil",
    "ceilf",
    "exit",
    "fabs",
    "fabsf",
    "floor",
    "floorf",
    "fmod",
    "fmodf",
    "free",
    "malloc",
    "memcpy",
    "memmove",
    "memset",
    "nearbyint",
    "nearbyintf",
    "rint",
    "rintf",
    "round",
    "roundf",
    "sqrt",
    "sqrtf",
    "trunc",
    "truncf",
];

impl FunctionLowerer<'_, '_> {
    /// A call of one of these. Arguments that are missing count as zero.
    pub(in crate::lower) fn native(
        &mut self,
        name: &str,
        values: &[ExprId],
        types: &[TypeId],
        ty: TypeId,
    ) -> Result1<Option<ExprId>> {
        let stem = super::stem(name);
        if ERROR_FUNCTIONS.contains(&stem) {
            self.violation();
            return Ok(None);
        }
        if stem.starts_with("__VERIFIER_nondet_") || stem.starts_with("nondet_") {
            return self.input(stem, ty);
        }
        let Some(&first) = values.first() else {
            match stem {
                "abort" => self.terminate(Exit::Stop),
                "__VERIFIER_atomic_begin" | "__VERIFIER_atomic_end" => {}
                _ if stem.starts_with("__assert") => self.failed_assertion(),
                _ => return Err(self.cx.wrong(self.span, format!("'{name}' is called without arguments"))),
            }
            return Ok(None);
        };
        let rounding = match stem.strip_suffix('f').unwrap_or(stem) {
            "ceil" => Some(Rounding::Up),
            "floor" => Some(Rounding::Down),
            "nearbyint" | "rint" => Some(Rounding::NearestEven),
            "round" => Some(Rounding::NearestAway),
            "trunc" => Some(Rounding::Zero),
            _ => None,
        };
        if let Some(rounding) = rounding {
            return Ok(Some(self.float_unary(|format| Unary::FRound(format, rounding), first, types[0])?));
        }
        let result = match stem {
            "fabs" | "fabsf" => return Ok(Some(self.float_unary(Unary::FAbs, first, types[0])?)),
            "sqrt" | "sqrtf" => return Ok(Some(self.float_unary(Unary::FSqrt, first, types[0])?)),
            "fmod" | "fmodf" if values.len() > 1 => {
                let format = self.cx.format(types[0], self.span)?;
                return Ok(Some(self.exprs().binary(Binary::FRem(format), first, values[1])));
            }
            "__VERIFIER_assume" | "assume_abort_if_not" => {
                let condition = self.nonzero(first, types[0])?;
                self.emit(Command::Assume(condition));
                return Ok(None);
            }
            "__certus_claim" => {
                let holds = self.nonzero(first, types[0])?;
                self.emit(Command::Check(Property::Claim, holds));
                return Ok(None);
            }
            "assert" | "__VERIFIER_assert" => {
                let holds = self.nonzero(first, types[0])?;
                let (bad, after) = (self.new_block(), self.new_block());
                self.terminate(Exit::Branch(holds, after, bad));
                self.move_to(bad);
                self.failed_assertion();
                self.move_to(after);
                return Ok(None);
            }
            "__assert_fail" | "__assert" | "__assert_perror_fail" => {
                self.failed_assertion();
                return Ok(None);
            }
            "exit" | "_exit" | "_Exit" | "abort" => {
                self.terminate(Exit::Stop);
                return Ok(None);
            }
            "free" => {
                self.free(first);
                return Ok(None);
            }
            "malloc" => self.allocate(first, types[0], Storage::Heap, false),
            "alloca" => self.allocate(first, types[0], Storage::Alloca, false),
            "calloc" if values.len() > 1 => {
                let (a, b) = (self.size_argument(first, types[0]), self.size_argument(values[1], types[1]));
                let size = self.exprs().binary(Binary::Mul, a, b);
                let size_t = self.unit.types.size_t();
                self.allocate(size, size_t, Storage::Heap, true)
            }
            "memset" if values.len() > 2 => {
                let size = self.size_argument(values[2], types[2]);
                let byte = self.exprs().zero_extend(values[1], 8);
                self.check_memory(Query::Writable, first, size);
                let to = self.freeze(first);
                self.emit(Command::Fill { to, byte, size });
                to
            }
            "memcpy" | "memmove" if values.len() > 2 => {
                let size = self.size_argument(values[2], types[2]);
                self.check_memory(Query::Writable, first, size);
                self.check_memory(Query::Valid, values[1], size);
                let to = self.freeze(first);
                self.emit(Command::Copy { to, from: values[1], size });
                to
            }
            "__certus_room" => {
                let size = self.exprs().size(0);
                self.exprs().memory(Query::Room, first, size)
            }
            _ => return Err(self.cx.refuse(self.span, format!("this call of '{name}' is not supported"))),
        };
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let width = self.cx.width(ty, self.span)?;
        Ok(Some(self.exprs().zero_extend(result, width)))
    }

    fn size_argument(&mut self, value: ExprId, ty: TypeId) -> ExprId {
        let signed = self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed);
        let width = self.pointer_bits();
        self.exprs().extend(value, signed, width)
    }

    fn allocate(&mut self, size: ExprId, ty: TypeId, storage: Storage, zeroed: bool) -> ExprId {
        let size = self.size_argument(size, ty);
        let var = self.temporary(self.pointer_bits());
        self.emit(Command::Allocate { var, size, align: 16, storage, zeroed });
        self.var(var)
    }

    /// The error is reached: the run ends.
    fn violation(&mut self) {
        let never = self.exprs().bit(false);
        self.emit(Command::Check(Property::Reach, never));
        self.terminate(Exit::Stop);
    }

    /// An assertion failed. With an error function in the program, that function is the property, as in
    /// SV-COMP, and this only ends the run.
    fn failed_assertion(&mut self) {
        if self.cx.shared.program.error_function {
            self.terminate(Exit::Stop);
        } else {
            self.violation();
        }
    }

    /// An unknown value from the verification interface.
    fn input(&mut self, name: &str, ty: TypeId) -> Result1<Option<ExprId>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let source = Source::Input(name.into());
        if let TypeKind::Record(_) = self.unit.types.kind(ty) {
            return Err(self
                .cx
                .refuse(self.span, format!("'{name}' returns a struct, which is not supported")));
        }
        let width = self.cx.width(ty, self.span)?;
        let own = if name.ends_with("_bool") { 1 } else { width };
        let value = self.unknown(own, source);
        Ok(Some(self.exprs().zero_extend(value, width)))
    }
}
