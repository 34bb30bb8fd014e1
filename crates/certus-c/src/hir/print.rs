//! A text form of the typed program, for tests and for reading.
//!
//! Expressions are written as `(operation type operand …)` where the type cannot be seen from the operands.

use super::{
    Body, Callee, ExprId, ExprKind, InitId, InitValue, LocalId, LogicalOp, PlaceId, PlaceKind, StmtId,
    StmtKind, TranslationUnit, UpdateOp, UpdateResult,
};
use crate::types::{FloatKind, TypeId, TypeKind};
use std::fmt::Write as _;

/// All functions with bodies, and the globals before them.
pub fn unit(unit: &TranslationUnit) -> String {
    let mut printer = Printer { unit, body: None, out: String::new() };
    for (index, global) in unit.globals.iter().enumerate() {
        let name = printer.global(index as u32);
        let storage = if global.defined { "global" } else { "extern" };
        let _ = write!(printer.out, "{storage} {name}: {}", unit.display(global.ty));
        if let Some(init) = global.init {
            let text = printer.init(init);
            let _ = write!(printer.out, " = {text}");
        }
        printer.out.push('\n');
    }
    for function in &unit.functions {
        if let Some(body) = &function.body {
            let _ =
                writeln!(printer.out, "function {}: {}", unit.name(function.name), unit.display(function.ty));
            printer.body = Some(body);
            printer.stmt(body.block, 1);
        }
    }
    printer.out
}

struct Printer<'a> {
    unit: &'a TranslationUnit,
    body: Option<&'a Body>,
    out: String,
}

impl Printer<'_> {
    fn line(&mut self, depth: usize, text: &str) {
        // Beyond that nobody counts, and the text would grow with the square of the depth.
        let indent = 2 * depth.min(40);
        let _ = writeln!(self.out, "{:indent$}{text}", "");
    }

    fn global(&self, index: u32) -> String {
        match self.unit.globals[index as usize].name {
            Some(name) => self.unit.name(name).to_owned(),
            None => format!("@{index}"),
        }
    }

    fn local(&self, id: LocalId) -> String {
        match self.body.and_then(|body| body.locals.get(id.0 as usize)).and_then(|local| local.name) {
            Some(name) => self.unit.name(name).to_owned(),
            None => format!("%{}", id.0),
        }
    }

    fn ty(&self, ty: TypeId) -> String {
        self.unit.display(ty).replace(' ', "_")
    }

    fn stmt(&mut self, id: StmtId, depth: usize) {
        match &self.unit[id].kind {
            StmtKind::Expr(expr) => {
                let text = self.expr(*expr);
                self.line(depth, &text);
            }
            StmtKind::Declare { local, size, init } => {
                let ty = self.body.map_or_else(String::new, |body| self.unit.display(body[*local].ty));
                let mut text = format!("declare {}: {ty}", self.local(*local));
                if let Some(size) = size {
                    let _ = write!(text, " size {}", self.expr(*size));
                }
                if let Some(init) = init {
                    let _ = write!(text, " = {}", self.init(*init));
                }
                self.line(depth, &text);
            }
            StmtKind::Block { stmts, .. } => {
                self.line(depth, "block");
                for &stmt in stmts {
                    self.stmt(stmt, depth + 1);
                }
            }
            StmtKind::If { condition, then, otherwise } => {
                let text = format!("if {}", self.expr(*condition));
                self.line(depth, &text);
                self.stmt(*then, depth + 1);
                if let Some(otherwise) = otherwise {
                    self.line(depth, "else");
                    self.stmt(*otherwise, depth + 1);
                }
            }
            StmtKind::Loop { condition, step, body, test_first } => {
                let mut text = if *test_first { "loop".to_owned() } else { "loop-after".to_owned() };
                if let Some(condition) = condition {
                    let _ = write!(text, " while {}", self.expr(*condition));
                }
                if let Some(step) = step {
                    let _ = write!(text, " step {}", self.expr(*step));
                }
                self.line(depth, &text);
                self.stmt(*body, depth + 1);
            }
            StmtKind::Switch { value, cases, default, body } => {
                let mut text = format!("switch {}", self.expr(*value));
                for case in cases {
                    if case.lo == case.hi {
                        let _ = write!(text, " {}:L{}", case.lo, case.label.0);
                    } else {
                        let _ = write!(text, " {}..{}:L{}", case.lo, case.hi, case.label.0);
                    }
                }
                if let Some(default) = default {
                    let _ = write!(text, " default:L{}", default.0);
                }
                self.line(depth, &text);
                self.stmt(*body, depth + 1);
            }
            StmtKind::Label(label) => self.line(depth, &format!("label L{}", label.0)),
            StmtKind::Goto(label) => self.line(depth, &format!("goto L{}", label.0)),
            StmtKind::GotoComputed(target) => {
                let text = format!("goto {}", self.expr(*target));
                self.line(depth, &text);
            }
            StmtKind::Break => self.line(depth, "break"),
            StmtKind::Continue => self.line(depth, "continue"),
            StmtKind::Return(None) => self.line(depth, "return"),
            StmtKind::Return(Some(value)) => {
                let text = format!("return {}", self.expr(*value));
                self.line(depth, &text);
            }
            StmtKind::Asm(asm) => {
                let outputs: Vec<String> = asm.outputs.iter().map(|(_, place)| self.place(*place)).collect();
                let inputs: Vec<String> = asm.inputs.iter().map(|(_, value)| self.expr(*value)).collect();
                let text = format!("asm [{}] [{}]", outputs.join(" "), inputs.join(" "));
                self.line(depth, &text);
            }
        }
    }

    fn init(&mut self, id: InitId) -> String {
        let init = &self.unit[id];
        let mut parts = Vec::new();
        for entry in &init.entries {
            let value = match &entry.value {
                InitValue::Expr(value) => self.expr(*value),
                InitValue::Bytes(bytes) => format!("{:?}", String::from_utf8_lossy(bytes)),
            };
            parts.push(match entry.bits {
                Some(bits) => format!("bit {}+{}: {value}", bits.offset, bits.width),
                None => format!("{}: {value}", entry.offset),
            });
        }
        if init.zero_fill {
            parts.push("zero".to_owned());
        }
        format!("{{{}}}", parts.join(", "))
    }

    fn place(&mut self, id: PlaceId) -> String {
        match self.unit[id].kind {
            PlaceKind::Local(local) => self.local(local),
            PlaceKind::Global(global) => self.global(global.0),
            PlaceKind::Deref(pointer) => format!("(deref {})", self.expr(pointer)),
            PlaceKind::Field { base, record, field } => {
                let name = self.unit.types[record].fields[field as usize].name;
                let name = name.map_or("<anonymous>", |name| self.unit.name(name)).to_owned();
                format!("(field {} {name})", self.place(base))
            }
            PlaceKind::Index { base, index } => format!("(index {} {})", self.place(base), self.expr(index)),
            PlaceKind::Temporary(value) => format!("(temporary {})", self.expr(value)),
            PlaceKind::CompoundLiteral { local, init } => {
                format!("(literal {} {})", self.local(local), self.init(init))
            }
        }
    }

    fn exprs(&mut self, ids: &[ExprId]) -> String {
        ids.iter().map(|&id| format!(" {}", self.expr(id))).collect()
    }

    fn expr(&mut self, id: ExprId) -> String {
        let expr = &self.unit[id];
        let ty = self.ty(expr.ty);
        match &expr.kind {
            ExprKind::Int(bits) => match self.unit.types.int_shape(expr.ty) {
                Some(shape) if shape.signed || shape.width < 128 => format!("{}:{ty}", shape.value(*bits)),
                _ => format!("{bits}:{ty}"),
            },
            ExprKind::Float(bits) => match self.unit.types.kind(expr.ty) {
                TypeKind::Float(FloatKind::Float) => format!("{:?}:{ty}", f32::from_bits(*bits as u32)),
                TypeKind::Float(FloatKind::Double) => format!("{:?}:{ty}", f64::from_bits(*bits as u64)),
                _ => format!("{bits:#x}:{ty}"),
            },
            ExprKind::Load(place) => format!("(load {})", self.place(*place)),
            ExprKind::AddrOf(place) => format!("(addr {ty} {})", self.place(*place)),
            ExprKind::FunctionAddr(function) => format!("&{}", self.unit.name(self.unit[*function].name)),
            ExprKind::LabelAddr(label) => format!("&&L{}", label.0),
            ExprKind::Unary(op, operand) => {
                format!("({} {ty} {})", format!("{op:?}").to_lowercase(), self.expr(*operand))
            }
            ExprKind::Binary(op, left, right) => {
                let op = format!("{op:?}").to_lowercase();
                format!("({op} {ty} {} {})", self.expr(*left), self.expr(*right))
            }
            ExprKind::PtrAdd { pointer, index, scale, negate } => {
                let op = if *negate { "ptrsub" } else { "ptradd" };
                format!("({op} {} {} *{scale})", self.expr(*pointer), self.expr(*index))
            }
            ExprKind::PtrDiff { left, right, scale } => {
                format!("(ptrdiff {} {} /{scale})", self.expr(*left), self.expr(*right))
            }
            ExprKind::Logical { op, left, right } => {
                let op = if *op == LogicalOp::And { "&&" } else { "||" };
                format!("({op} {} {})", self.expr(*left), self.expr(*right))
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                let condition = self.expr(*condition);
                format!("(if {ty} {condition} {} {})", self.expr(*then), self.expr(*otherwise))
            }
            ExprKind::Comma(first, second) => format!("(comma {} {})", self.expr(*first), self.expr(*second)),
            ExprKind::Cast(kind, operand) => format!("({kind:?} {ty} {})", self.expr(*operand)),
            ExprKind::Assign { place, value } => {
                format!("(assign {} {})", self.place(*place), self.expr(*value))
            }
            ExprKind::Update { place, op, operand, compute, result } => {
                let op = match op {
                    UpdateOp::Arith(op) => format!("{op:?}").to_lowercase(),
                    UpdateOp::Pointer { scale, negate: false } => format!("ptradd*{scale}"),
                    UpdateOp::Pointer { scale, negate: true } => format!("ptrsub*{scale}"),
                };
                let result = if *result == UpdateResult::Old { "old" } else { "new" };
                let compute = self.ty(*compute);
                format!("(update-{result} {op} {compute} {} {})", self.place(*place), self.expr(*operand))
            }
            ExprKind::Call { callee, args } => {
                let callee = match callee {
                    Callee::Direct(function) => self.unit.name(self.unit[*function].name).to_owned(),
                    Callee::Pointer(pointer) => self.expr(*pointer),
                };
                format!("(call {callee}{})", self.exprs(args))
            }
            ExprKind::Builtin(builtin, args) => format!("({builtin:?} {ty}{})", self.exprs(args)),
            ExprKind::StmtExpr { body, value } => {
                let before = std::mem::take(&mut self.out);
                self.stmt(*body, 0);
                let block = std::mem::replace(&mut self.out, before);
                let block = block.split_whitespace().collect::<Vec<_>>().join(" ");
                let value = value.map_or_else(String::new, |value| format!(" {}", self.expr(value)));
                format!("(stmts [{block}]{value})")
            }
        }
    }
}
