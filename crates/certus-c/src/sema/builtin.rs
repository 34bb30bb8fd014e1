//! `__builtin_…`, `__sync_…` and `__atomic_…`.

use super::builtin_table::{COMPILER, LIBRARY, find};
use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::float::{self, Format, Value};
use crate::hir::{BinaryOp, Builtin, ExprId, ExprKind, FunctionId, UpdateResult, consteval};
use crate::span::Span;
use crate::symbol::Symbol;
use crate::types::{DataModel, FnType, QualType, Quals, TypeId};

impl<'a> Sema<'a> {
    /// A function that the compiler knows, when its name means nothing else.
    pub(super) fn builtin_function(&mut self, symbol: Symbol, span: Span) -> Option<FunctionId> {
        let name = self.text(symbol);
        let prefixed = name.strip_prefix("__builtin_");
        let signature = match prefixed {
            Some(name) => find(LIBRARY, name).or_else(|| find(COMPILER, name)),
            None => find(LIBRARY, name),
        }?;
        if prefixed.is_none() {
            let message = format!("the library function '{name}' is not declared");
            self.warn(Code::ImplicitFunction, span, message);
        }
        self.note_implicit(symbol, span, true);
        let ty = self.signature(signature);
        Some(self.implicit_function(symbol, ty, span, true))
    }

    /// The function type that a table entry describes.
    fn signature(&mut self, text: &str) -> TypeId {
        let variadic = text.ends_with('.');
        let mut types: Vec<TypeId> = text.trim_end_matches('.').chars().map(|c| self.letter(c)).collect();
        let ret = if types.is_empty() { TypeId::VOID } else { types.remove(0) };
        self.types.function(FnType { ret, params: types, variadic, prototype: true })
    }

    fn letter(&mut self, letter: char) -> TypeId {
        let constant = |ty: TypeId| QualType { ty, quals: Quals::CONST };
        match letter {
            'c' => TypeId::CHAR,
            'i' => TypeId::INT,
            'u' | 'w' => TypeId::UINT,
            'l' => TypeId::LONG,
            'm' => TypeId::ULONG,
            'x' => TypeId::LLONG,
            'y' => TypeId::ULLONG,
            'h' => TypeId::USHORT,
            'd' if self.types.data_model == DataModel::Lp64 => TypeId::ULONG,
            'd' => TypeId::ULLONG,
            'z' => self.types.size_t(),
            't' => self.types.ptrdiff_t(),
            'b' => TypeId::BOOL,
            'f' => TypeId::FLOAT,
            'D' => TypeId::DOUBLE,
            'L' => TypeId::LDOUBLE,
            'p' => TypeId::VOID_PTR,
            'P' => self.types.pointer(constant(TypeId::VOID)),
            's' => TypeId::CHAR_PTR,
            'S' => self.types.pointer(constant(TypeId::CHAR)),
            'I' => self.types.pointer(TypeId::INT),
            'F' => self.types.pointer(TypeId::DOUBLE),
            'G' => self.types.pointer(TypeId::FLOAT),
            'H' => self.types.pointer(TypeId::LDOUBLE),
            // A list is passed as a pointer in both models; only library models look at it.
            'A' => TypeId::VOID_PTR,
            _ => TypeId::VOID,
        }
    }

    /// A call of a builtin whose type depends on its arguments, or that is evaluated here.
    pub(super) fn builtin_call(
        &mut self,
        symbol: Symbol,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Option<Checked<ExprId>> {
        let name = self.text(symbol).to_owned();
        if let Some(operation) = name.strip_prefix("__sync_") {
            return self.sync_call(operation, args, span);
        }
        if let Some(operation) = name.strip_prefix("__atomic_") {
            return self.atomic_call(operation, args, span);
        }
        let name = name.strip_prefix("__builtin_")?;
        if let Some(special) = floating_special(name) {
            return Some(self.special_constant(special, span));
        }
        if let Some(builtin) = float_test(name) {
            return Some(self.float_builtin(builtin, args, span));
        }
        if let Some((builtin, ty)) = overflow(name) {
            return Some(self.overflow_call(builtin, ty, args, span));
        }
        Some(match name {
            "expect" | "expect_with_probability" => self.expect(args, span),
            "constant_p" => self.constant_p(args, span),
            "object_size" | "dynamic_object_size" => self.object_size(args, span),
            "assume_aligned" | "speculation_safe_value" | "launder" => self.first_argument(args, span),
            "unreachable" => Ok(self.builtin_node(Builtin::Unreachable, vec![], TypeId::VOID, span)),
            "trap" => Ok(self.builtin_node(Builtin::Trap, vec![], TypeId::VOID, span)),
            "prefetch" => self.prefetch(args, span),
            "classify_type" => self.classify_type(args, span),
            "alloca" | "alloca_with_align" => self.alloca(args, span),
            "va_start" | "stdarg_start" | "va_end" => self.va_start_end(name == "va_end", args, span),
            "va_copy" => self.va_copy(args, span),
            _ => return None,
        })
    }

    fn builtin_node(&mut self, builtin: Builtin, args: Vec<ExprId>, ty: TypeId, span: Span) -> ExprId {
        self.expr_node(ExprKind::Builtin(builtin, args.into()), ty, span)
    }

    /// All arguments as values, if there are at least `least`.
    fn values(&mut self, args: &'a [ast::ExprId], least: usize, span: Span) -> Checked<Vec<ExprId>> {
        if args.len() < least {
            return Err(self.error(span, format!("this needs {least} arguments")));
        }
        args.iter().map(|&arg| self.rvalue(arg)).collect()
    }

    fn first_argument(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        Ok(self.values(args, 1, span)?[0])
    }

    /// `__builtin_expect(value, expected)` is its value; the expected one is a constant.
    fn expect(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let value = self.assign_convert(values[0], TypeId::LONG, "a parameter")?;
        if consteval::eval(&self.nodes, &self.types, values[1]).is_some() {
            return Ok(value);
        }
        let unused = self.voided(values[1]);
        Ok(self.expr_node(ExprKind::Comma(unused, value), TypeId::LONG, span))
    }

    fn constant_p(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let value = self.first_argument(args, span)?;
        self.effects.truncate(pending);
        let constant = consteval::eval(&self.nodes, &self.types, value);
        if matches!(constant, Some(consteval::Const::Int(_) | consteval::Const::Float(_))) {
            return Ok(self.int(1, TypeId::INT, span));
        }
        Ok(self.builtin_node(Builtin::ConstantP, vec![], TypeId::INT, span))
    }

    /// What it is depends on what the optimiser finds out.
    fn object_size(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let values = self.values(args, 2, span)?;
        self.effects.truncate(pending);
        let kind = self.constant_value(values[1], "the kind of an object size")?.bits;
        let builtin = if kind & 2 == 0 { Builtin::ObjectSize } else { Builtin::LeastObjectSize };
        Ok(self.builtin_node(builtin, vec![], self.types.size_t(), span))
    }

    fn prefetch(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let value = self.first_argument(args, span)?;
        Ok(self.voided(value))
    }

    /// gcc's numbering of the kinds of types.
    fn classify_type(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pending = self.effects.len();
        let value = self.first_argument(args, span)?;
        self.effects.truncate(pending);
        let ty = self.ty(value);
        let class = match () {
            () if ty == TypeId::VOID => 0,
            () if self.types.is_integer(ty) => 1,
            () if self.types.is_pointer(ty) => 5,
            () if self.types.is_float(ty) => 8,
            () => match self.types.as_record(ty) {
                Some(record) if self.types[record].is_union => 13,
                _ => 12,
            },
        };
        Ok(self.int(class, TypeId::INT, span))
    }

    fn alloca(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let size = self.first_argument(args, span)?;
        let size = self.assign_convert(size, self.types.size_t(), "a parameter")?;
        Ok(self.builtin_node(Builtin::Alloca, vec![size], TypeId::VOID_PTR, span))
    }

    fn va_start_end(&mut self, end: bool, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let Some(&list) = args.first() else { return Err(self.error(span, "expected a 'va_list'")) };
        let list = self.va_list_address(list)?;
        let builtin = if end { Builtin::VaEnd } else { Builtin::VaStart };
        Ok(self.builtin_node(builtin, vec![list], TypeId::VOID, span))
    }

    fn va_copy(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let [to, from] = args else { return Err(self.error(span, "expected two lists")) };
        let to = self.va_list_address(*to)?;
        let from = self.va_list_address(*from)?;
        Ok(self.builtin_node(Builtin::VaCopy, vec![to, from], TypeId::VOID, span))
    }

    fn special_constant(&mut self, (value, ty): (Value, TypeId), span: Span) -> Checked<ExprId> {
        let format = self.types.float_format(ty).unwrap_or(Format::DOUBLE);
        Ok(self.expr_node(ExprKind::Float(float::encode(&value, format)), ty, span))
    }

    fn float_builtin(&mut self, builtin: Builtin, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let least = match builtin {
            Builtin::FpClassify => 6,
            Builtin::IsNan
            | Builtin::IsInf
            | Builtin::IsInfSign
            | Builtin::IsFinite
            | Builtin::IsNormal
            | Builtin::SignBit => 1,
            _ => 2,
        };
        let mut values = self.values(args, least, span)?;
        for (index, value) in values.iter_mut().enumerate() {
            let is_class = builtin == Builtin::FpClassify && index < 5;
            let ty = self.ty(*value);
            if is_class {
                *value = self.assign_convert(*value, TypeId::INT, "a parameter")?;
            } else if self.types.is_integer(ty) {
                *value = self.cast_value(*value, TypeId::DOUBLE, span);
            } else if !self.types.is_float(ty) {
                let message = format!("expected a floating-point number, found '{}'", self.show(ty));
                return Err(self.error(self.nodes[*value].span, message));
            }
        }
        if least == 2 {
            let (left, right, _) = self.usual(values[0], values[1], span)?;
            values = vec![left, right];
        }
        Ok(self.builtin_node(builtin, values, TypeId::INT, span))
    }

    fn overflow_call(
        &mut self,
        builtin: Builtin,
        fixed: Option<TypeId>,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Checked<ExprId> {
        let mut values = self.values(args, 3, span)?;
        values.truncate(3);
        let predicate =
            matches!(builtin, Builtin::AddOverflowP | Builtin::SubOverflowP | Builtin::MulOverflowP);
        for (index, value) in values.iter_mut().enumerate() {
            let ty = self.ty(*value);
            let fits = if index == 2 && !predicate {
                self.types.pointee(ty).is_some_and(|to| self.types.is_integer(to.ty))
            } else {
                self.types.is_integer(ty)
            };
            if !fits {
                let message = format!("a value of type '{}' cannot be used here", self.show(ty));
                return Err(self.error(self.nodes[*value].span, message));
            }
            if let (Some(fixed), true) = (fixed, index < 2) {
                *value = self.cast_value(*value, fixed, span);
            }
        }
        Ok(self.builtin_node(builtin, values, TypeId::BOOL, span))
    }

    /// The old atomic operations. Programs run one thread, so they are what they compute.
    fn sync_call(&mut self, operation: &str, args: &'a [ast::ExprId], span: Span) -> Option<Checked<ExprId>> {
        if operation == "synchronize" {
            return Some(Ok(self.nothing(span)));
        }
        if let Some(op) = operation.strip_prefix("fetch_and_").and_then(atomic_operator) {
            return Some(self.fetch_update(op, UpdateResult::Old, args, span));
        }
        if let Some(op) = operation.strip_suffix("_and_fetch").and_then(atomic_operator) {
            return Some(self.fetch_update(op, UpdateResult::New, args, span));
        }
        Some(match operation {
            "lock_test_and_set" => self.exchange(args, span),
            "bool_compare_and_swap" => self.compare_swap(true, args, span),
            "val_compare_and_swap" => self.compare_swap(false, args, span),
            "lock_release" => self.store_zero(args, span),
            _ => return None,
        })
    }

    fn atomic_call(
        &mut self,
        operation: &str,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Option<Checked<ExprId>> {
        if let Some(op) = operation.strip_prefix("fetch_").and_then(atomic_operator) {
            return Some(self.fetch_update(op, UpdateResult::Old, args, span));
        }
        if let Some(op) = operation.strip_suffix("_fetch").and_then(atomic_operator) {
            return Some(self.fetch_update(op, UpdateResult::New, args, span));
        }
        Some(match operation {
            "thread_fence" | "signal_fence" => Ok(self.nothing(span)),
            "load_n" => self.atomic_load(args, span),
            "store_n" => self.atomic_store(args, span),
            "exchange_n" => self.exchange(args, span),
            "compare_exchange_n" => self.compare_exchange(args, span),
            "load" => self.generic_load(args, span),
            "store" => self.generic_store(args, span),
            "exchange" => self.generic_exchange(args, span),
            "compare_exchange" => self.generic_compare_exchange(args, span),
            "test_and_set" => self.test_and_set(args, span),
            "clear" => self.clear(args, span),
            "always_lock_free" | "is_lock_free" => self.lock_free(args, span),
            _ => return None,
        })
    }

    fn nothing(&mut self, span: Span) -> ExprId {
        let zero = self.int(0, TypeId::INT, span);
        self.voided(zero)
    }

    fn fetch_update(
        &mut self,
        op: BinaryOp,
        result: UpdateResult,
        args: &'a [ast::ExprId],
        span: Span,
    ) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let place = self.pointed(values[0], span)?;
        // Unlike `+=`, these add bytes to a pointer.
        let ty = self.nodes[place].ty.ty;
        if self.types.is_pointer(ty) {
            return Err(self.refuse(span, "atomic arithmetic on pointers is not supported"));
        }
        let operand = self.assign_convert(values[1], ty, "a parameter")?;
        self.update(place, op, operand, result, span)
    }

    fn exchange(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let place = self.pointed(values[0], span)?;
        let ty = self.nodes[place].ty.ty;
        let value = self.assign_convert(values[1], ty, "a parameter")?;
        Ok(self.builtin_node(Builtin::Exchange, vec![values[0], value], ty, span))
    }

    fn compare_swap(&mut self, truth: bool, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 3, span)?;
        let place = self.pointed(values[0], span)?;
        let ty = self.nodes[place].ty.ty;
        let expected = self.assign_convert(values[1], ty, "a parameter")?;
        let new = self.assign_convert(values[2], ty, "a parameter")?;
        let (builtin, ty) =
            if truth { (Builtin::CompareSwapBool, TypeId::BOOL) } else { (Builtin::CompareSwapValue, ty) };
        Ok(self.builtin_node(builtin, vec![values[0], expected, new], ty, span))
    }

    fn compare_exchange(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 3, span)?;
        let place = self.pointed(values[0], span)?;
        self.pointed(values[1], span)?;
        let new = self.assign_convert(values[2], self.nodes[place].ty.ty, "a parameter")?;
        Ok(self.builtin_node(Builtin::CompareExchange, vec![values[0], values[1], new], TypeId::BOOL, span))
    }

    fn atomic_load(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pointer = self.first_argument(args, span)?;
        let place = self.pointed(pointer, span)?;
        self.value_of(super::expr::Operand::Place(place), span)
    }

    fn atomic_store(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let place = self.pointed(values[0], span)?;
        let ty = self.nodes[place].ty.ty;
        let value = self.assign_convert(values[1], ty, "a parameter")?;
        let assign = self.expr_node(ExprKind::Assign { place, value }, ty, span);
        Ok(self.voided(assign))
    }

    /// What a pointer points to, as a value.
    fn behind(&mut self, pointer: ExprId, span: Span) -> Checked<ExprId> {
        let place = self.pointed(pointer, span)?;
        self.value_of(super::expr::Operand::Place(place), span)
    }

    /// Stores a value where a pointer points to.
    fn put(&mut self, pointer: ExprId, value: ExprId, span: Span) -> Checked<ExprId> {
        let place = self.pointed(pointer, span)?;
        let ty = self.nodes[place].ty.ty;
        let value = self.assign_convert(value, ty, "a parameter")?;
        let assign = self.expr_node(ExprKind::Assign { place, value }, ty, span);
        Ok(self.voided(assign))
    }

    /// `(pointer, result, …)`: the generic operations of `<stdatomic.h>` take their values through pointers.
    fn generic_load(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let value = self.behind(values[0], span)?;
        self.put(values[1], value, span)
    }

    fn generic_store(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 2, span)?;
        let value = self.behind(values[1], span)?;
        self.put(values[0], value, span)
    }

    fn generic_exchange(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 3, span)?;
        let place = self.pointed(values[0], span)?;
        let ty = self.scalar_only(self.nodes[place].ty.ty, span)?;
        let new = self.behind(values[1], span)?;
        let new = self.assign_convert(new, ty, "a parameter")?;
        let old = self.builtin_node(Builtin::Exchange, vec![values[0], new], ty, span);
        self.put(values[2], old, span)
    }

    fn generic_compare_exchange(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let values = self.values(args, 3, span)?;
        let place = self.pointed(values[0], span)?;
        self.pointed(values[1], span)?;
        let ty = self.scalar_only(self.nodes[place].ty.ty, span)?;
        let new = self.behind(values[2], span)?;
        let new = self.assign_convert(new, ty, "a parameter")?;
        Ok(self.builtin_node(Builtin::CompareExchange, vec![values[0], values[1], new], TypeId::BOOL, span))
    }

    fn scalar_only(&mut self, ty: TypeId, span: Span) -> Checked<TypeId> {
        if self.types.is_integer(ty) || self.types.is_pointer(ty) {
            return Ok(ty);
        }
        Err(self.refuse(span, "atomic exchange of structures and floating-point numbers is not supported"))
    }

    /// A pointer as one to a byte: a flag may be a structure.
    fn byte_pointer(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pointer = self.first_argument(args, span)?;
        let ty = self.ty(pointer);
        if !self.types.is_pointer(ty) {
            return Err(self.error(span, "an atomic operation needs a pointer"));
        }
        let byte = self.types.pointer(TypeId::UCHAR);
        Ok(self.cast_value(pointer, byte, span))
    }

    /// Whether a flag was set; it is afterwards.
    fn test_and_set(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pointer = self.byte_pointer(args, span)?;
        let one = self.int(1, TypeId::UCHAR, span);
        let old = self.builtin_node(Builtin::Exchange, vec![pointer, one], TypeId::UCHAR, span);
        Ok(self.cast_value(old, TypeId::BOOL, span))
    }

    fn clear(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pointer = self.byte_pointer(args, span)?;
        let zero = self.int(0, TypeId::UCHAR, span);
        self.put(pointer, zero, span)
    }

    /// Words of up to eight bytes are, on x86.
    fn lock_free(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let size = self.first_argument(args, span)?;
        let size = self.constant_value(size, "the size of an atomic object")?.bits;
        if !matches!(size, 1 | 2 | 4 | 8) {
            return Err(self.refuse(span, "whether objects of this size are lock-free is not known"));
        }
        Ok(self.int(1, TypeId::BOOL, span))
    }

    fn store_zero(&mut self, args: &'a [ast::ExprId], span: Span) -> Checked<ExprId> {
        let pointer = self.first_argument(args, span)?;
        let place = self.pointed(pointer, span)?;
        let ty = self.nodes[place].ty.ty;
        let zero = self.int(0, TypeId::INT, span);
        let value = self.cast_value(zero, ty, span);
        let assign = self.expr_node(ExprKind::Assign { place, value }, ty, span);
        Ok(self.voided(assign))
    }
}

fn atomic_operator(name: &str) -> Option<BinaryOp> {
    Some(match name {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "and" => BinaryOp::BitAnd,
        "or" => BinaryOp::BitOr,
        "xor" => BinaryOp::BitXor,
        _ => return None,
    })
}

/// `__builtin_inff()` and the like.
fn floating_special(name: &str) -> Option<(Value, TypeId)> {
    let (stem, value) = match name {
        _ if name.starts_with("huge_val") => ("huge_val", Value::Infinite(false)),
        _ if name.starts_with("inf") => ("inf", Value::Infinite(false)),
        _ if name.starts_with("nan") => ("nan", Value::Nan),
        _ => return None,
    };
    let ty = match &name[stem.len()..] {
        "" => TypeId::DOUBLE,
        "f" => TypeId::FLOAT,
        "l" => TypeId::LDOUBLE,
        _ => return None,
    };
    Some((value, ty))
}

fn float_test(name: &str) -> Option<Builtin> {
    Some(match name {
        "isnan" | "isnanf" | "isnanl" => Builtin::IsNan,
        "isinf" | "isinff" | "isinfl" => Builtin::IsInf,
        "isinf_sign" => Builtin::IsInfSign,
        "isfinite" | "finite" | "finitef" | "finitel" => Builtin::IsFinite,
        "isnormal" => Builtin::IsNormal,
        "signbit" | "signbitf" | "signbitl" => Builtin::SignBit,
        "fpclassify" => Builtin::FpClassify,
        "isgreater" => Builtin::IsGreater,
        "isgreaterequal" => Builtin::IsGreaterEqual,
        "isless" => Builtin::IsLess,
        "islessequal" => Builtin::IsLessEqual,
        "islessgreater" => Builtin::IsLessGreater,
        "isunordered" => Builtin::IsUnordered,
        _ => return None,
    })
}

/// `add_overflow`, or with a fixed type `saddll_overflow`.
fn overflow(name: &str) -> Option<(Builtin, Option<TypeId>)> {
    let generic = match name {
        "add_overflow" => Some(Builtin::AddOverflow),
        "sub_overflow" => Some(Builtin::SubOverflow),
        "mul_overflow" => Some(Builtin::MulOverflow),
        "add_overflow_p" => Some(Builtin::AddOverflowP),
        "sub_overflow_p" => Some(Builtin::SubOverflowP),
        "mul_overflow_p" => Some(Builtin::MulOverflowP),
        _ => None,
    };
    if let Some(builtin) = generic {
        return Some((builtin, None));
    }
    let stem = name.strip_suffix("_overflow")?;
    let (signed, rest) = match stem.strip_prefix('s') {
        Some(rest) if !rest.starts_with("ub") => (true, rest),
        _ => (false, stem.strip_prefix('u')?),
    };
    let builtin = match rest.get(..3)? {
        "add" => Builtin::AddOverflow,
        "sub" => Builtin::SubOverflow,
        "mul" => Builtin::MulOverflow,
        _ => return None,
    };
    let ty = match (&rest[3..], signed) {
        ("", true) => TypeId::INT,
        ("", false) => TypeId::UINT,
        ("l", true) => TypeId::LONG,
        ("l", false) => TypeId::ULONG,
        ("ll", true) => TypeId::LLONG,
        ("ll", false) => TypeId::ULLONG,
        _ => return None,
    };
    Some((builtin, Some(ty)))
}
