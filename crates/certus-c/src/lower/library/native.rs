//! Library functions that are not written in C.

use crate::lower::Result1;
use crate::lower::function::FunctionLowerer;
use crate::lower::start::leak_checks;
use crate::program::{
    Assumption, Binary, Callee, Command, CutReason, ERROR_FUNCTIONS, Exit, ExprId, Property, Query, Rounding,
    Source, Storage, Unary, VarId,
};
use crate::types::{TypeId, TypeKind};
use crate::weave::{ASSUME, CLAIM};

/// Why a run is cut off where a copy changes what it copies.
const OVERLAP: &str = "memory is copied to a part of itself, which is undefined";

/// The functions, sorted.
pub(super) const NAMES: &[&str] = &[
    "_Exit",
    "__CPROVER_assert",
    "__CPROVER_assume",
    "__CPROVER_atomic_begin",
    "__CPROVER_atomic_end",
    "__CPROVER_input",
    "__CPROVER_output",
    "__CPROVER_postcondition",
    "__CPROVER_precondition",
    "__VERIFIER_assert",
    "__VERIFIER_assume",
    "__VERIFIER_atomic_begin",
    "__VERIFIER_atomic_end",
    "__assert",
    "__assert_fail",
    "__assert_perror_fail",
    ASSUME,
    CLAIM,
    "__certus_apart",
    "__certus_cut",
    "__certus_overlap",
    "__certus_readable",
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
            // One that is called is asked about (`call`), or ends the run.
            self.end_abruptly();
            return Ok(None);
        }
        if stem.starts_with("__VERIFIER_nondet_") || stem.starts_with("nondet_") {
            return self.input(stem, ty);
        }
        if stem.starts_with("__certus_any_") || stem.starts_with("__certus_some_") {
            let name = self.model_name().into();
            let any = stem.starts_with("__certus_any_");
            let source = if any { Source::Library(name) } else { Source::Unmodelled(name) };
            let width = self.cx.width(ty, self.span)?;
            return Ok(Some(self.unknown(width, source)));
        }
        let Some(&first) = values.first() else {
            match stem {
                "__certus_cut" => {
                    let name = self.model_name();
                    self.cut(format!("what '{name}' does here is not known"));
                }
                "__certus_overlap" => self.cut(OVERLAP),
                "abort" => self.end_abruptly(),
                "__VERIFIER_atomic_begin"
                | "__VERIFIER_atomic_end"
                | "__CPROVER_atomic_begin"
                | "__CPROVER_atomic_end" => {}
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
            let rounded = self.float_unary(|format| Unary::FRound(format, rounding), first, types[0])?;
            let format = self.cx.format(types[0], self.span)?;
            return Ok(Some(self.any_nan(rounded, format)));
        }
        let result = match stem {
            "fabs" | "fabsf" => return Ok(Some(self.float_unary(Unary::FAbs, first, types[0])?)),
            "sqrt" | "sqrtf" => {
                let root = self.float_unary(Unary::FSqrt, first, types[0])?;
                let format = self.cx.format(types[0], self.span)?;
                return Ok(Some(self.any_nan(root, format)));
            }
            "fmod" | "fmodf" if values.len() > 1 => {
                let format = self.cx.format(types[0], self.span)?;
                let rest = self.exprs().binary(Binary::FRem(format), first, values[1]);
                return Ok(Some(self.any_nan(rest, format)));
            }
            // What they show is part of no run.
            "__CPROVER_input" | "__CPROVER_output" => return Ok(None),
            "__VERIFIER_assume" | "assume_abort_if_not" | "__CPROVER_assume" | ASSUME => {
                let condition = self.nonzero(first, types[0])?;
                self.emit(Command::Assume(condition));
                return Ok(None);
            }
            CLAIM => {
                let holds = self.nonzero(first, types[0])?;
                self.emit(Command::Check(Property::Claim, holds));
                return Ok(None);
            }
            "assert"
            | "__VERIFIER_assert"
            | "__CPROVER_assert"
            | "__CPROVER_precondition"
            | "__CPROVER_postcondition" => {
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
                if stem == "exit" {
                    self.run_destructors();
                }
                if stem == "abort" {
                    self.end_abruptly();
                    return Ok(None);
                }
                if self.cx.meaning.leaks {
                    for check in leak_checks(self.exprs()) {
                        self.emit(check);
                    }
                }
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
                self.allocate_elements(a, b)
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
                if stem == "memcpy" {
                    self.cut_overlap(to, values[1], size);
                }
                self.emit(Command::Copy { to, from: values[1], size });
                to
            }
            "__certus_readable" if values.len() > 1 => {
                let size = self.size_argument(values[1], types[1]);
                self.check_memory(Query::Valid, first, size);
                return Ok(None);
            }
            "__certus_apart" if values.len() > 1 => self.exprs().memory(Query::Apart, first, values[1]),
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

    /// What a copy does whose source and target overlap is undefined. To copy an object to itself is harmless, and gcc
    /// itself relies on it.
    fn cut_overlap(&mut self, to: ExprId, from: ExprId, size: ExprId) {
        let exprs = self.exprs();
        if exprs.as_const(size).is_some_and(|size| size < 2) {
            return;
        }
        let apart = exprs.memory(Query::Apart, to, from);
        let near = exprs.binary(Binary::ULt, apart, size);
        let differ = exprs.nonzero(apart);
        let overlap = exprs.binary(Binary::And, near, differ);
        let (yes, no) = (self.new_block(), self.new_block());
        self.terminate(Exit::Branch(overlap, yes, no));
        self.move_to(yes);
        self.cut(OVERLAP);
        self.move_to(no);
    }

    fn size_argument(&mut self, value: ExprId, ty: TypeId) -> ExprId {
        let signed = self.unit.types.int_shape(ty).is_some_and(|shape| shape.signed);
        let width = self.pointer_bits();
        self.exprs().extend(value, signed, width)
    }

    fn allocate(&mut self, size: ExprId, ty: TypeId, storage: Storage, zeroed: bool) -> ExprId {
        let size = self.size_argument(size, ty);
        let var = self.temporary(self.pointer_bits());
        if storage != Storage::Heap {
            self.emit(Command::Allocate { var, size, align: 16, storage, zeroed });
            return self.var(var);
        }
        if !self.cx.meaning.malloc_may_fail {
            self.cx.assume(Assumption::MallocSucceeds);
            self.emit(Command::Allocate { var, size, align: 16, storage, zeroed });
            return self.var(var);
        }
        let fails = self.unknown(1, Source::Library("malloc".into()));
        self.unless(fails, |lowerer, result| {
            lowerer.emit(Command::Allocate { var, size, align: 16, storage, zeroed });
            let address = lowerer.var(var);
            lowerer.emit(Command::Assign(result, address));
        })
    }

    /// A null pointer if the condition holds, else what the commands assign.
    fn unless(&mut self, condition: ExprId, commands: impl FnOnce(&mut Self, VarId)) -> ExprId {
        let result = self.temporary(self.pointer_bits());
        let (none, some, after) = (self.new_block(), self.new_block(), self.new_block());
        self.terminate(Exit::Branch(condition, none, some));
        self.move_to(none);
        let null = self.exprs().size(0);
        self.emit(Command::Assign(result, null));
        self.start_at(after);
        self.move_to(some);
        commands(self, result);
        self.start_at(after);
        self.var(result)
    }

    /// `calloc`: a product that does not fit cannot be given.
    fn allocate_elements(&mut self, count: ExprId, size: ExprId) -> ExprId {
        let size_t = self.unit.types.size_t();
        let bits = self.pointer_bits();
        let exprs = self.exprs();
        let (a, b) = (exprs.zero_extend(count, 2 * bits), exprs.zero_extend(size, 2 * bits));
        let exact = exprs.binary(Binary::Mul, a, b);
        let high = exprs.extract(exact, bits, bits);
        let overflow = exprs.nonzero(high);
        let product = exprs.binary(Binary::Mul, count, size);
        if self.exprs().as_const(overflow) == Some(0) {
            return self.allocate(product, size_t, Storage::Heap, true);
        }
        let product = self.freeze(product);
        self.unless(overflow, |lowerer, result| {
            let address = lowerer.allocate(product, size_t, Storage::Heap, true);
            lowerer.emit(Command::Assign(result, address));
        })
    }

    /// The library function whose model this is.
    fn model_name(&self) -> String {
        let name = self.unit.name(self.unit[self.function].name);
        match name.strip_prefix("model_").unwrap_or(name) {
            // Several functions share it.
            "__certus_print" => "sprintf or the like".to_owned(),
            name => name.to_owned(),
        }
    }

    /// What happens from here on is not known.
    pub(in crate::lower) fn cut(&mut self, why: impl Into<CutReason>) {
        self.terminate(Exit::Cut(why.into()));
    }

    /// What runs at the end of the program.
    fn run_destructors(&mut self) {
        for proc in self.cx.destructors.clone() {
            self.emit(Command::Call { callee: Callee::Direct(proc), args: Vec::new(), result: None });
        }
    }

    /// The run ends as by `abort`. All memory must be free then, if that is asked; but whether what is left counts as
    /// lost, nobody says: a run in which something is left is cut off.
    pub(in crate::lower) fn end_abruptly(&mut self) {
        if self.cx.meaning.leaks {
            let [_, cleanup] = leak_checks(self.exprs());
            self.emit(cleanup);
            let exprs = self.exprs();
            let zero = exprs.size(0);
            let freed = exprs.memory(Query::Freed, zero, zero);
            let (yes, no) = (self.new_block(), self.new_block());
            self.terminate(Exit::Branch(freed, yes, no));
            self.move_to(no);
            self.cut("the program is aborted while there are objects in the heap");
            self.move_to(yes);
        }
        self.terminate(Exit::Stop);
    }

    /// The error is reached: the run ends.
    pub(in crate::lower) fn violation(&mut self) {
        let never = self.exprs().bit(false);
        self.emit(Command::Check(Property::Reach, never));
        self.end_abruptly();
    }

    /// An assertion failed: the run ends, and that is an error unless others were asked about.
    fn failed_assertion(&mut self) {
        if self.cx.shared.program.errors.assertions() {
            self.violation();
        } else {
            self.end_abruptly();
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
