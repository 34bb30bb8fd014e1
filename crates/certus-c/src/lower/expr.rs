//! Expressions.

use super::Result1;
use super::function::FunctionLowerer;
use super::order::Step;
use super::scan::{CHECK, EFFECT};
use crate::hir::consteval::{self, Const};
use crate::hir::{
    BinaryOp, CastKind, ExprId as HirExpr, ExprKind, LogicalOp, PlaceId, StmtId, StmtKind, UnaryOp, UpdateOp,
    UpdateResult,
};
use crate::program::{Binary, BlockId, Command, Exit, ExprId, Unary};
use crate::types::{TypeId, TypeKind};

/// Deeper expressions are cut by temporaries, so that recursion over expressions is always safe.
const MAX_DEPTH: u32 = 64;

impl FunctionLowerer<'_, '_> {
    /// Evaluates for the effects only.
    pub(super) fn discard(&mut self, id: HirExpr) -> Result1<()> {
        if self.given(id).is_some() {
            return Ok(());
        }
        let chosen = self.settle(id)?;
        let result = self.discard_settled(id);
        if chosen {
            self.settled(id);
        }
        result
    }

    fn discard_settled(&mut self, id: HirExpr) -> Result1<()> {
        let unit = self.unit;
        let expr = &unit[id];
        let span = std::mem::replace(&mut self.span, expr.span);
        match &expr.kind {
            ExprKind::Assign { place, value } => {
                self.assign(id, *place, *value, false)?;
            }
            ExprKind::Update { .. } => {
                self.update(id, None)?;
            }
            ExprKind::Call { callee, args } => {
                self.call(*callee, args, expr.ty)?;
            }
            ExprKind::Builtin(builtin, args) => {
                self.builtin(*builtin, args, expr.ty)?;
            }
            ExprKind::Comma(first, second) => {
                self.discard(*first)?;
                self.discard(*second)?;
            }
            ExprKind::Cast(_, operand) => self.discard(*operand)?,
            ExprKind::StmtExpr { body, value } => {
                self.stmt_expr(*body, *value, false)?;
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                if let Some(truth) = self.constant_truth(*condition) {
                    self.discard(if truth { *then } else { *otherwise })?;
                    self.span = span;
                    return Ok(());
                }
                let (yes, no, after) = (self.new_block(), self.new_block(), self.new_block());
                self.branch(*condition, yes, no)?;
                self.move_to(yes);
                self.discard(*then)?;
                self.start_at(after);
                self.move_to(no);
                self.discard(*otherwise)?;
                self.start_at(after);
            }
            ExprKind::Logical { .. } => {
                let after = self.new_block();
                self.branch(id, after, after)?;
                self.move_to(after);
            }
            _ if self.cx.scan.flags(id) == 0 => {}
            // Whether it can be read matters, what it is does not.
            ExprKind::Load(place) => {
                let location = self.place(*place)?;
                self.load(location, expr.ty)?;
            }
            _ => {
                self.value(id)?;
            }
        }
        self.span = span;
        Ok(())
    }

    /// The value of an expression; of one with struct type, the address of an object that holds it.
    pub(super) fn value(&mut self, id: HirExpr) -> Result1<ExprId> {
        if let Some(value) = self.given(id) {
            return Ok(value);
        }
        let span = std::mem::replace(&mut self.span, self.unit[id].span);
        let chosen = self.settle(id)?;
        let mut value = self.value_inner(id)?;
        if chosen {
            self.settled(id);
        }
        if self.exprs().depth(value) > MAX_DEPTH {
            value = self.freeze(value);
        }
        self.span = span;
        Ok(value)
    }

    fn value_inner(&mut self, id: HirExpr) -> Result1<ExprId> {
        let unit = self.unit;
        let expr = &unit[id];
        let ty = expr.ty;
        Ok(match &expr.kind {
            ExprKind::Int(bits) | ExprKind::Float(bits) => {
                let width = self.cx.width(ty, expr.span)?;
                self.exprs().constant(*bits, width)
            }
            ExprKind::Load(place) => {
                let location = self.place(*place)?;
                self.read(*place, location, ty)?
            }
            ExprKind::AddrOf(place) => self.address(*place)?,
            ExprKind::FunctionAddr(function) => self.cx.function_address(*function, expr.span)?,
            ExprKind::LabelAddr(_) => {
                return Err(self.cx.refuse(expr.span, "the address of a label is not supported"));
            }
            ExprKind::Unary(UnaryOp::Not, _) | ExprKind::Logical { .. } => self.truth_as_int(id)?,
            ExprKind::Binary(op, ..) if op.is_comparison() => self.truth_as_int(id)?,
            ExprKind::Unary(op, operand) => {
                let a = self.value(*operand)?;
                self.unary(*op, a, ty)?
            }
            ExprKind::Binary(op, left, right) => {
                let (a, b) = self.pair(*left, *right)?;
                self.arith(*op, a, b, ty, unit[*right].ty)?
            }
            ExprKind::PtrAdd { pointer, index, scale, negate } => {
                let index = self.index_operand(*index);
                let signed = self.is_signed(index);
                let (pointer, index) = self.pair(*pointer, index)?;
                self.exprs().offset(pointer, (index, signed), *scale, *negate)
            }
            ExprKind::PtrDiff { left, right, scale } => {
                let (left, right) = self.pair(*left, *right)?;
                let bytes = self.exprs().binary(Binary::Sub, left, right);
                let scale = self.exprs().size((*scale).max(1));
                self.exprs().binary(Binary::SDiv, bytes, scale)
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                self.conditional(*condition, *then, *otherwise, ty)?
            }
            ExprKind::Comma(first, second) => {
                self.discard(*first)?;
                self.value(*second)?
            }
            ExprKind::Cast(kind, operand) => {
                // What does not fit the type is what constant expressions make of it.
                if *kind == CastKind::FloatToInt
                    && let Some(Const::Int(bits)) = consteval::eval(unit.nodes(), &unit.types, id)
                {
                    let width = self.cx.width(ty, expr.span)?;
                    return Ok(self.exprs().constant(bits, width));
                }
                let from = unit[*operand].ty;
                let value = self.value(*operand)?;
                self.convert(value, from, ty)?
            }
            ExprKind::Assign { place, value } => match self.assign(id, *place, *value, true)? {
                Some(value) => value,
                None => self.nothing(),
            },
            ExprKind::Update { result, .. } => match self.update(id, Some(*result))? {
                Some(value) => value,
                None => self.nothing(),
            },
            ExprKind::Call { callee, args } => match self.call(*callee, args, ty)? {
                Some(value) => value,
                None => self.nothing(),
            },
            ExprKind::Builtin(builtin, args) => match self.builtin(*builtin, args, ty)? {
                Some(value) => value,
                None => self.nothing(),
            },
            ExprKind::StmtExpr { body, value } => match self.stmt_expr(*body, *value, true)? {
                Some(value) => value,
                None => self.nothing(),
            },
        })
    }

    /// The value of `void`, which nothing looks at.
    fn nothing(&mut self) -> ExprId {
        self.exprs().constant(0, 32)
    }

    /// Two operands, from left to right.
    pub(super) fn pair(&mut self, left: HirExpr, right: HirExpr) -> Result1<(ExprId, ExprId)> {
        let mut a = self.value(left)?;
        if self.cx.scan.flags(right) & EFFECT != 0 {
            a = self.freeze(a);
        }
        let b = self.value(right)?;
        Ok((a, b))
    }

    fn truth_as_int(&mut self, id: HirExpr) -> Result1<ExprId> {
        let truth = self.truth(id)?;
        let width = self.cx.width(self.unit[id].ty, self.span)?;
        Ok(self.exprs().zero_extend(truth, width))
    }

    /// Whether a scalar differs from zero.
    pub(super) fn nonzero(&mut self, value: ExprId, ty: TypeId) -> Result1<ExprId> {
        if self.unit.types.is_float(ty) {
            let format = self.cx.format(ty, self.span)?;
            return Ok(self.exprs().float_nonzero(format, value));
        }
        Ok(self.exprs().nonzero(value))
    }

    /// Whether an expression differs from zero, as one bit.
    pub(super) fn truth(&mut self, id: HirExpr) -> Result1<ExprId> {
        let unit = self.unit;
        let expr = &unit[id];
        if let Some(value) = self.given(id) {
            return self.nonzero(value, expr.ty);
        }
        let chosen = self.settle(id)?;
        let truth = self.truth_settled(id);
        if chosen {
            self.settled(id);
        }
        truth
    }

    fn truth_settled(&mut self, id: HirExpr) -> Result1<ExprId> {
        let unit = self.unit;
        let expr = &unit[id];
        match &expr.kind {
            ExprKind::Unary(UnaryOp::Not, operand) => {
                let truth = self.truth(*operand)?;
                Ok(self.exprs().not(truth))
            }
            ExprKind::Binary(op, left, right) if op.is_comparison() => {
                let (a, b) = self.pair(*left, *right)?;
                let span = std::mem::replace(&mut self.span, expr.span);
                let result = self.compare(*op, a, b, unit[*left].ty);
                self.span = span;
                result
            }
            ExprKind::Logical { op, left, right } if self.cx.scan.flags(*right) == 0 => {
                let a = self.truth(*left)?;
                let b = self.truth(*right)?;
                let op = if *op == LogicalOp::And { Binary::And } else { Binary::Or };
                Ok(self.exprs().binary(op, a, b))
            }
            ExprKind::Logical { .. } => {
                let result = self.temporary(1);
                let (yes, no, after) = (self.new_block(), self.new_block(), self.new_block());
                self.branch(id, yes, no)?;
                for (block, value) in [(yes, true), (no, false)] {
                    self.move_to(block);
                    let value = self.exprs().bit(value);
                    self.emit(Command::Assign(result, value));
                    self.start_at(after);
                }
                Ok(self.var(result))
            }
            _ => {
                let value = self.value(id)?;
                self.nonzero(value, expr.ty)
            }
        }
    }

    /// Goes to one of two blocks. The current block is then one that nothing goes to.
    pub(super) fn branch(&mut self, id: HirExpr, yes: BlockId, no: BlockId) -> Result1<()> {
        let chosen = self.settle(id)?;
        let result = self.branch_settled(id, yes, no);
        if chosen {
            self.settled(id);
        }
        result
    }

    fn branch_settled(&mut self, id: HirExpr, yes: BlockId, no: BlockId) -> Result1<()> {
        let unit = self.unit;
        match &unit[id].kind {
            _ if self.given(id).is_some() => {
                let truth = self.truth(id)?;
                self.terminate(Exit::Branch(truth, yes, no));
                Ok(())
            }
            // Whoever shows a run tells whether a condition held as it is written.
            ExprKind::Unary(UnaryOp::Not, operand) if self.is_several(*operand) => {
                self.branch(*operand, no, yes)
            }
            ExprKind::Logical { op, left, right } if self.is_several(id) => {
                let second = self.new_block();
                match op {
                    LogicalOp::And => self.branch(*left, second, no)?,
                    LogicalOp::Or => self.branch(*left, yes, second)?,
                }
                self.move_to(second);
                self.branch(*right, yes, no)
            }
            _ => {
                let truth = self.truth(id)?;
                let exit = match self.exprs().as_const(truth) {
                    Some(0) => Exit::Goto(no),
                    Some(_) => Exit::Goto(yes),
                    None => Exit::Branch(truth, yes, no),
                };
                self.terminate(exit);
                Ok(())
            }
        }
    }

    /// Whether a condition is one of several tests, or the negation of one: its second operand is evaluated only if it counts.
    fn is_several(&self, id: HirExpr) -> bool {
        match &self.unit[id].kind {
            ExprKind::Unary(UnaryOp::Not, operand) => self.is_several(*operand),
            ExprKind::Logical { right, .. } => self.cx.scan.flags(*right) & (EFFECT | CHECK) != 0,
            _ => false,
        }
    }

    /// Whether a constant condition holds. The other branch is not lowered: macros choose among types by
    /// size, and what they do not choose need not be supported.
    fn constant_truth(&self, condition: HirExpr) -> Option<bool> {
        consteval::eval_fixed(self.unit.nodes(), &self.unit.types, condition).map(|bits| bits != 0)
    }

    fn conditional(
        &mut self,
        condition: HirExpr,
        then: HirExpr,
        otherwise: HirExpr,
        ty: TypeId,
    ) -> Result1<ExprId> {
        if let Some(truth) = self.constant_truth(condition) {
            return self.value(if truth { then } else { otherwise });
        }
        let flags = self.cx.scan.flags(then) | self.cx.scan.flags(otherwise);
        if flags == 0 && ty != TypeId::VOID {
            let condition = self.truth(condition)?;
            let (then, otherwise) = (self.value(then)?, self.value(otherwise)?);
            return Ok(self.exprs().ite(condition, then, otherwise));
        }
        let (yes, no, after) = (self.new_block(), self.new_block(), self.new_block());
        self.branch(condition, yes, no)?;
        if ty == TypeId::VOID {
            for (block, branch) in [(yes, then), (no, otherwise)] {
                self.move_to(block);
                self.discard(branch)?;
                self.start_at(after);
            }
            return Ok(self.nothing());
        }
        let width = self.cx.width(ty, self.span)?;
        let result = self.temporary(width);
        for (block, branch) in [(yes, then), (no, otherwise)] {
            self.move_to(block);
            let value = self.value(branch)?;
            self.emit(Command::Assign(result, value));
            self.start_at(after);
        }
        Ok(self.var(result))
    }

    fn assign(&mut self, id: HirExpr, place: PlaceId, value: HirExpr, used: bool) -> Result1<Option<ExprId>> {
        let ty = self.unit[place].ty.ty;
        let mut location = self.place(place)?;
        if self.cx.scan.flags(value) & EFFECT != 0 || self.is_part(place) {
            location = self.freeze_location(location);
        }
        let mut result = self.value(value)?;
        if !self.unit.types.is_scalar(ty) {
            // Check the target, then copy; the value of the assignment is the target.
            let to = self.record_target(location, ty)?;
            let size = self.unit.types.size_of(ty).unwrap_or(0);
            let size = self.exprs().size(size);
            let to = if self.is_observed(ty) { self.freeze(to) } else { to };
            self.emit(Command::Copy { to, from: result, size });
            self.open_padding(to, ty);
            return Ok(Some(to));
        }
        if used {
            result = self.freeze(result);
        }
        let last = if self.orders.late.contains(&id) {
            let before = self.load(location, ty)?;
            self.last_written(before, result)
        } else {
            result
        };
        self.store(location, last, ty)?;
        self.open_around(place, location);
        if used { Ok(Some(self.held(location, result, ty)?)) } else { Ok(None) }
    }

    fn update(&mut self, id: HirExpr, used: Option<UpdateResult>) -> Result1<Option<ExprId>> {
        let unit = self.unit;
        let ExprKind::Update { place, op, operand, compute, .. } = &unit[id].kind else { return Ok(None) };
        let (place, op, operand, compute) = (*place, *op, *operand, *compute);
        let ty = unit[place].ty.ty;
        let mut location = self.place(place)?;
        if self.cx.scan.flags(operand) & EFFECT != 0 || self.is_part(place) {
            location = self.freeze_location(location);
        }
        let operand = match op {
            UpdateOp::Pointer { .. } => self.index_operand(operand),
            UpdateOp::Arith(_) => operand,
        };
        let step = self.value(operand)?;
        let mut old = match self.given.get(&Step::Old(id)) {
            Some(&old) => old,
            None => self.read(place, location, ty)?,
        };
        if used == Some(UpdateResult::Old) {
            old = self.freeze(old);
        }
        let mut new = match op {
            UpdateOp::Pointer { scale, negate } => {
                let signed = self.is_signed(operand);
                self.exprs().offset(old, (step, signed), scale, negate)
            }
            UpdateOp::Arith(op) => {
                let value = self.convert(old, ty, compute)?;
                let result = self.arith(op, value, step, compute, self.unit[operand].ty)?;
                self.convert(result, compute, ty)?
            }
        };
        if used == Some(UpdateResult::New) {
            new = self.freeze(new);
        }
        let last = if self.orders.late.contains(&id) {
            let before = self.load(location, ty)?;
            self.last_written(before, new)
        } else {
            new
        };
        self.store(location, last, ty)?;
        self.open_around(place, location);
        match used {
            None => Ok(None),
            Some(UpdateResult::Old) => Ok(Some(old)),
            Some(UpdateResult::New) => Ok(Some(self.held(location, new, ty)?)),
        }
    }

    fn stmt_expr(&mut self, body: StmtId, value: Option<HirExpr>, used: bool) -> Result1<Option<ExprId>> {
        let unit = self.unit;
        let StmtKind::Block { stmts, .. } = &unit[body].kind else {
            self.stmt(body)?;
            return Ok(None);
        };
        self.enter(body);
        for &stmt in stmts {
            self.stmt(stmt)?;
        }
        let mut result = None;
        if let Some(id) = value {
            let ty = unit[id].ty;
            if !used || ty == TypeId::VOID {
                self.discard(id)?;
            } else {
                let value = self.value(id)?;
                result = Some(self.keep(value, ty));
            }
        }
        self.leave();
        Ok(result)
    }

    /// A value that survives later effects and the end of the current scope.
    pub(super) fn keep(&mut self, value: ExprId, ty: TypeId) -> ExprId {
        let types = &self.unit.types;
        if !matches!(types.kind(ty), TypeKind::Record(_)) {
            return self.freeze(value);
        }
        let bytes = types.size_of(ty).unwrap_or(0);
        let to = self.temporary_object(bytes, types.align_of(ty));
        let size = self.exprs().size(bytes);
        self.emit(Command::Copy { to, from: value, size });
        to
    }

    fn unary(&mut self, op: UnaryOp, a: ExprId, ty: TypeId) -> Result1<ExprId> {
        if self.unit.types.is_float(ty) {
            let format = self.cx.format(ty, self.span)?;
            return Ok(self.exprs().unary(Unary::FNeg(format), a));
        }
        match op {
            UnaryOp::Neg => {
                let zero = {
                    let width = self.exprs().width(a);
                    self.exprs().constant(0, width)
                };
                self.check_overflow(BinaryOp::Sub, zero, a, ty);
                Ok(self.exprs().unary(Unary::Neg, a))
            }
            _ => Ok(self.exprs().not(a)),
        }
    }
}
