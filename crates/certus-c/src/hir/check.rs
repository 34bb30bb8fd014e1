//! Checks that a typed program is what [`hir`](super) says it is. For tests: every violation is a defect of
//! the semantic analysis.

use super::{
    Body, Builtin, Callee, CastKind, Expr, ExprId, ExprKind, GlobalKind, InitId, InitValue, LabelId, LocalId,
    PlaceId, PlaceKind, StmtId, StmtKind, TranslationUnit, UnaryOp, UpdateOp,
};
use crate::types::{TypeId, TypeKind, Types};
use rustc_hash::FxHashSet;

/// All violations, at most a few.
pub fn check(unit: &TranslationUnit) -> Vec<String> {
    let mut checker = Checker {
        unit,
        types: &unit.types,
        body: None,
        seen: FxHashSet::default(),
        placed: Vec::new(),
        found: Vec::new(),
    };
    for global in &unit.globals {
        checker
            .expect(!global.defined || unit.types.is_complete(global.ty.ty), "a defined global is complete");
        // The value of a static local may hold addresses of labels.
        let owner = match global.kind {
            GlobalKind::StaticLocal(function) => unit[function].body.as_ref(),
            _ => None,
        };
        checker.placed = vec![0; owner.map_or(0, |body| body.labels.len())];
        if let Some(init) = global.init {
            checker.init(init, global.ty.ty, global.size);
        }
    }
    for function in &unit.functions {
        checker.expect(unit.types.is_function(function.ty), "a function has a function type");
        if let Some(body) = &function.body {
            checker.function(function.ty, body);
        }
    }
    checker.found
}

struct Checker<'a> {
    unit: &'a TranslationUnit,
    types: &'a Types,
    body: Option<(&'a Body, TypeId)>,
    seen: FxHashSet<ExprId>,
    placed: Vec<u32>,
    found: Vec<String>,
}

impl<'a> Checker<'a> {
    fn expect(&mut self, holds: bool, what: &str) {
        if !holds && self.found.len() < 20 {
            self.found.push(what.to_owned());
        }
    }

    fn expect_at(&mut self, holds: bool, what: &str, id: ExprId) {
        if !holds {
            let expr = &self.unit[id];
            let place = self.unit.source.location(expr.span.lo);
            let text = self.unit.source.snippet(expr.span);
            let ty = self.unit.display(expr.ty);
            self.expect(
                false,
                &format!(
                    "{}:{}:{}: {what}: '{text}' of type '{ty}': {:?}",
                    place.file, place.line, place.column, expr.kind
                ),
            );
        }
    }

    fn function(&mut self, ty: TypeId, body: &'a Body) {
        let ret = self.types.as_function(ty).map_or(TypeId::VOID, |function| function.ret);
        self.body = Some((body, ret));
        self.placed = vec![0; body.labels.len()];
        if let Some(function) = self.types.as_function(ty) {
            let arity = !function.prototype || function.params.len() == body.params.len();
            self.expect(arity, "a function has a local for each parameter");
        }
        self.stmt(body.block);
        let once = self.placed.iter().all(|&count| count == 1);
        self.expect(once, "each label is placed once");
        self.body = None;
    }

    fn local(&mut self, id: LocalId) -> Option<TypeId> {
        let ty = self.body.and_then(|(body, _)| body.locals.get(id.0 as usize)).map(|local| local.ty.ty);
        self.expect(ty.is_some(), "a local exists in its function");
        ty
    }

    fn label(&mut self, id: LabelId) {
        let exists = (id.0 as usize) < self.placed.len();
        self.expect(exists, "a label exists in its function");
    }

    fn ty(&self, id: ExprId) -> TypeId {
        self.unit[id].ty
    }

    fn stmt(&mut self, id: StmtId) {
        match &self.unit[id].kind {
            StmtKind::Expr(expr) => self.expr(*expr),
            StmtKind::Declare { local, size, init } => {
                let ty = self.local(*local);
                if let Some(size) = size {
                    self.expr(*size);
                    self.expect_at(self.ty(*size) == self.types.size_t(), "a size is a size_t", *size);
                }
                if let (Some(init), Some(ty)) = (init, ty) {
                    self.init(*init, ty, self.types.size_of(ty).unwrap_or(0));
                }
            }
            StmtKind::Block { locals, stmts } => {
                for &local in locals {
                    self.local(local);
                }
                for &stmt in stmts {
                    self.stmt(stmt);
                }
            }
            StmtKind::If { condition, then, otherwise } => {
                self.scalar(*condition);
                self.stmt(*then);
                if let Some(otherwise) = otherwise {
                    self.stmt(*otherwise);
                }
            }
            StmtKind::Loop { condition, step, body, .. } => {
                if let Some(condition) = condition {
                    self.scalar(*condition);
                }
                if let Some(step) = step {
                    self.expr(*step);
                }
                self.stmt(*body);
            }
            StmtKind::Switch { value, cases, default, body } => {
                self.expr(*value);
                self.expect_at(self.types.is_integer(self.ty(*value)), "a switch on an integer", *value);
                for case in cases {
                    self.label(case.label);
                }
                if let Some(default) = default {
                    self.label(*default);
                }
                self.stmt(*body);
            }
            StmtKind::Label(label) => {
                self.label(*label);
                if let Some(count) = self.placed.get_mut(label.0 as usize) {
                    *count += 1;
                }
            }
            StmtKind::Goto(label) => self.label(*label),
            StmtKind::GotoComputed(target) => self.scalar(*target),
            StmtKind::Break | StmtKind::Continue | StmtKind::Return(None) => {}
            StmtKind::Return(Some(value)) => {
                self.expr(*value);
                let ret = self.body.map(|(_, ret)| ret);
                self.expect_at(ret == Some(self.ty(*value)), "a result has the return type", *value);
            }
            StmtKind::Asm(asm) => {
                asm.outputs.iter().for_each(|(_, place)| self.place(*place));
                asm.inputs.iter().for_each(|(_, value)| self.expr(*value));
                asm.labels.iter().for_each(|label| self.label(*label));
            }
        }
    }

    fn init(&mut self, id: InitId, ty: TypeId, size: u64) {
        let init = &self.unit[id];
        let mut shared = FxHashSet::default();
        for entry in &init.entries {
            let end = match entry.bits {
                Some(bits) => (bits.offset + u64::from(bits.width)).div_ceil(8),
                None => entry.offset + self.types.size_of(entry.ty).unwrap_or(0),
            };
            self.expect(end <= size, "an initial value lies within its object");
            match &entry.value {
                InitValue::Expr(value) => {
                    if shared.insert(*value) {
                        self.expr(*value);
                    }
                    self.expect_at(self.ty(*value) == entry.ty, "an initial value has its type", *value);
                }
                InitValue::Bytes(bytes) => {
                    let fits = self.types.size_of(entry.ty).is_some_and(|size| bytes.len() as u64 <= size);
                    self.expect(fits && self.types.is_array(entry.ty), "a string fits its array");
                }
            }
        }
        let scalar = self.types.is_scalar(ty);
        self.expect(
            !scalar || init.entries.len() + usize::from(init.zero_fill) >= 1,
            "a scalar gets a value",
        );
    }

    fn scalar(&mut self, id: ExprId) {
        self.expr(id);
        self.expect_at(self.types.is_scalar(self.ty(id)), "a scalar", id);
    }

    fn place(&mut self, id: PlaceId) {
        let place = &self.unit[id];
        match place.kind {
            PlaceKind::Local(local) => {
                let ty = self.local(local);
                self.expect(ty.is_none_or(|ty| ty == place.ty.ty), "a local has its type");
            }
            PlaceKind::Global(global) => {
                // The length of an array may become known after its use.
                let ty = self.unit[global].ty.ty;
                self.expect(self.types.compatible(ty, place.ty.ty), "a global has its type");
            }
            PlaceKind::Deref(pointer) => {
                self.expr(pointer);
                let to = self.types.pointee(self.ty(pointer));
                self.expect_at(to == Some(place.ty), "a pointer points to its type", pointer);
            }
            PlaceKind::Field { base, record, field } => {
                self.place(base);
                self.expect(
                    self.types.as_record(self.unit[base].ty.ty) == Some(record),
                    "a member of its struct",
                );
                let exists = (field as usize) < self.types[record].fields.len();
                self.expect(exists, "a member exists");
            }
            PlaceKind::Index { base, index } => {
                self.place(base);
                self.expr(index);
                self.expect_at(self.ty(index) == self.types.ptrdiff_t(), "an index is a ptrdiff_t", index);
                let array = self.types.kind(self.unit[base].ty.ty);
                let fits = matches!(array, TypeKind::Array { elem, .. } if elem == place.ty);
                self.expect_at(fits, "an element of its array", index);
            }
            PlaceKind::Temporary(value) => self.expr(value),
            PlaceKind::CompoundLiteral { local, init } => {
                let ty = self.local(local);
                self.expect(ty.is_none_or(|ty| ty == place.ty.ty), "a literal has its type");
                self.init(init, place.ty.ty, self.types.size_of(place.ty.ty).unwrap_or(0));
            }
        }
    }

    fn expr(&mut self, id: ExprId) {
        // Constants of static initialisers may share nodes; in functions each node is used once.
        let first = self.seen.insert(id);
        self.expect_at(first || self.body.is_none(), "an expression is used once", id);
        let Expr { kind, ty, .. } = &self.unit[id];
        let ty = *ty;
        let value = !self.types.is_array(ty) && !self.types.is_function(ty);
        self.expect_at(value, "an expression is a value", id);
        let holds = match kind {
            ExprKind::Int(bits) => match self.types.int_shape(ty) {
                Some(shape) => shape.wrap(*bits) == *bits,
                None => self.types.is_pointer(ty),
            },
            ExprKind::Float(bits) => self
                .types
                .float_format(ty)
                .is_some_and(|format| format.width() == 128 || bits >> format.width() == 0),
            ExprKind::Load(place) => {
                self.place(*place);
                let place_ty = self.unit[*place].ty.ty;
                let bits =
                    matches!(self.types.kind(ty), TypeKind::BitInt { .. }) && self.types.is_integer(place_ty);
                place_ty == ty || bits
            }
            ExprKind::AddrOf(place) => {
                self.place(*place);
                let place_ty = self.unit[*place].ty;
                let decays = matches!(self.types.kind(place_ty.ty), TypeKind::Array { elem, .. }
                    if self.types.pointee(ty) == Some(elem));
                decays || self.types.pointee(ty) == Some(place_ty)
            }
            ExprKind::FunctionAddr(function) => {
                self.types.pointee(ty).is_some_and(|to| self.types.is_function(to.ty))
                    && (function.0 as usize) < self.unit.functions.len()
            }
            ExprKind::LabelAddr(label) => {
                self.label(*label);
                ty == TypeId::VOID_PTR
            }
            ExprKind::Unary(op, operand) => {
                self.scalar(*operand);
                if *op == UnaryOp::Not {
                    ty == TypeId::INT
                } else {
                    self.ty(*operand) == ty && self.types.is_arithmetic(ty)
                }
            }
            ExprKind::Binary(op, left, right) => {
                self.scalar(*left);
                self.scalar(*right);
                let (a, b) = (self.ty(*left), self.ty(*right));
                if op.is_shift() {
                    a == ty && self.types.is_integer(a) && self.types.is_integer(b)
                } else if op.is_comparison() {
                    a == b && ty == TypeId::INT
                } else {
                    a == b && a == ty && self.types.is_arithmetic(a) && self.is_promoted(a)
                }
            }
            ExprKind::PtrAdd { pointer, index, .. } => {
                self.scalar(*pointer);
                self.scalar(*index);
                self.ty(*pointer) == ty
                    && self.types.is_pointer(ty)
                    && self.ty(*index) == self.types.ptrdiff_t()
            }
            ExprKind::PtrDiff { left, right, scale } => {
                self.scalar(*left);
                self.scalar(*right);
                ty == self.types.ptrdiff_t() && *scale > 0 && self.types.is_pointer(self.ty(*left))
            }
            ExprKind::Logical { left, right, .. } => {
                self.scalar(*left);
                self.scalar(*right);
                ty == TypeId::INT
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.scalar(*condition);
                self.expr(*then);
                self.expr(*otherwise);
                self.ty(*then) == ty && self.ty(*otherwise) == ty
            }
            ExprKind::Comma(first, second) => {
                self.expr(*first);
                self.expr(*second);
                self.ty(*second) == ty
            }
            ExprKind::Cast(kind, operand) => {
                self.expr(*operand);
                self.cast(*kind, self.ty(*operand), ty)
            }
            ExprKind::Assign { place, value } => {
                self.place(*place);
                self.expr(*value);
                self.ty(*value) == ty && self.unit[*place].ty.ty == ty
            }
            ExprKind::Update { place, op, operand, compute, .. } => {
                self.place(*place);
                self.scalar(*operand);
                let operand = self.ty(*operand);
                self.unit[*place].ty.ty == ty
                    && match op {
                        UpdateOp::Pointer { .. } => {
                            *compute == ty && self.types.is_pointer(ty) && operand == self.types.ptrdiff_t()
                        }
                        UpdateOp::Arith(op) if op.is_shift() => self.types.is_integer(operand),
                        UpdateOp::Arith(_) => operand == *compute && self.is_promoted(*compute),
                    }
            }
            ExprKind::Call { callee, args } => self.call(*callee, args, ty),
            ExprKind::Builtin(builtin, args) => {
                args.iter().for_each(|&arg| self.expr(arg));
                match builtin {
                    Builtin::VaStart | Builtin::VaEnd | Builtin::VaArg => args.len() == 1,
                    Builtin::VaCopy => args.len() == 2,
                    _ => true,
                }
            }
            ExprKind::StmtExpr { body, value } => {
                self.stmt(*body);
                if let Some(value) = value {
                    self.expr(*value);
                }
                value.map_or(TypeId::VOID, |value| self.ty(value)) == ty
            }
        };
        self.expect_at(holds, "a well-typed expression", id);
    }

    fn call(&mut self, callee: Callee, args: &[ExprId], ty: TypeId) -> bool {
        args.iter().for_each(|&arg| self.expr(arg));
        let function = match callee {
            Callee::Direct(id) => self.unit[id].ty,
            Callee::Pointer(pointer) => {
                self.expr(pointer);
                self.types.pointee(self.ty(pointer)).map_or(TypeId::VOID, |to| to.ty)
            }
        };
        let Some(function) = self.types.as_function(function) else { return false };
        // A later declaration can complete the type that the call saw.
        let arity =
            !function.prototype || args.len() >= function.params.len() || matches!(callee, Callee::Direct(_));
        arity && (self.types.compatible(function.ret, ty) || matches!(callee, Callee::Direct(_)))
    }

    fn is_promoted(&self, ty: TypeId) -> bool {
        match self.types.kind(ty) {
            TypeKind::Bool | TypeKind::Enum(_) => false,
            TypeKind::Int(kind) => kind.rank() >= crate::types::IntKind::Int.rank(),
            _ => true,
        }
    }

    fn cast(&self, kind: CastKind, from: TypeId, to: TypeId) -> bool {
        let (int, float, pointer) =
            (|ty| self.types.is_integer(ty), |ty| self.types.is_float(ty), |ty| self.types.is_pointer(ty));
        match kind {
            CastKind::IntToInt => int(from) && int(to) && to != TypeId::BOOL,
            CastKind::ToBool => self.types.is_scalar(from) && to == TypeId::BOOL,
            CastKind::IntToFloat => int(from) && float(to),
            CastKind::FloatToInt => float(from) && int(to),
            CastKind::FloatToFloat => float(from) && float(to),
            CastKind::PtrToInt => pointer(from) && int(to),
            CastKind::IntToPtr => int(from) && pointer(to),
            CastKind::PtrToPtr => pointer(from) && pointer(to),
            CastKind::ToVoid => to == TypeId::VOID,
        }
    }
}
