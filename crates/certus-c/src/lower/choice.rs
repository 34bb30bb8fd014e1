//! Choices among orders of evaluation: an unknown number chooses one, the steps are made in that order and their
//! results kept, then the rest of the expression is evaluated with these.

use super::Result1;
use super::function::FunctionLowerer;
use super::order::{Plan, Step};
use crate::hir::{ExprId as HirExpr, ExprKind, InitId};
use crate::program::{Assumption, Command, Exit, ExprId, Source, VarId};
use crate::span::Span;
use crate::types::TypeId;

/// Most choices of a program; each makes copies of its steps.
const MOST_CHOICES: usize = 400;
/// Choices in steps of choices.
const MOST_NESTED: usize = 2;

/// Where the result of a step is kept.
#[derive(Clone, Copy)]
enum Kept {
    Var(VarId),
    /// An object for a struct.
    Object(ExprId),
    /// Of type `void`.
    Nothing,
}

impl FunctionLowerer<'_, '_> {
    /// Chooses an order for the steps of an expression if C leaves one open. If so, [`Self::settled`] has to follow.
    pub(super) fn settle(&mut self, id: HirExpr) -> Result1<bool> {
        let Some(plan) = self.orders.exprs.get(&id) else { return Ok(false) };
        if !self.settled.insert(id) {
            return Ok(false);
        }
        let plan = plan.clone();
        self.choose(&plan, self.unit[id].span)?;
        Ok(true)
    }

    /// The expression has been evaluated.
    pub(super) fn settled(&mut self, id: HirExpr) {
        self.settled.remove(&id);
        if let Some(plan) = self.orders.exprs.get(&id) {
            plan.steps.iter().for_each(|step| {
                self.given.remove(step);
            });
        }
    }

    /// The same for an initialiser.
    pub(super) fn settle_init(&mut self, id: InitId) -> Result1<()> {
        let Some(plan) = self.orders.inits.get(&id).cloned() else { return Ok(()) };
        self.choose(&plan, self.span)
    }

    pub(super) fn settled_init(&mut self, id: InitId) {
        if let Some(plan) = self.orders.inits.get(&id) {
            plan.steps.iter().for_each(|step| {
                self.given.remove(step);
            });
        }
    }

    /// The value of an expression that was evaluated before.
    pub(super) fn given(&self, id: HirExpr) -> Option<ExprId> {
        if self.given.is_empty() { None } else { self.given.get(&Step::Value(id)).copied() }
    }

    fn choose(&mut self, plan: &Plan, span: Span) -> Result1<()> {
        self.cx.shared.program.unspecified_order = true;
        let shared = &mut self.cx.shared;
        let fits = shared.choices < MOST_CHOICES && self.nested < MOST_NESTED;
        if plan.more || !fits {
            shared.program.assumptions.insert(Assumption::OrderOfEvaluation(span));
        }
        if !fits {
            return Ok(());
        }
        shared.choices += 1;
        self.nested += 1;
        let kept = plan.steps.iter().map(|&step| self.room_for(step)).collect::<Result1<Vec<_>>>()?;
        let count = plan.orders.len() as u128;
        let choice = self.unknown(128 - (count - 1).leading_zeros(), Source::Order);
        let after = self.new_block();
        let blocks: Vec<_> = plan.orders.iter().map(|_| self.new_block()).collect();
        let others = blocks.iter().enumerate().skip(1);
        let others = others.map(|(index, &block)| (index as u128, index as u128, block)).collect();
        self.terminate(Exit::Switch(choice, others, blocks[0]));
        for (order, &block) in plan.orders.iter().zip(&blocks) {
            self.move_to(block);
            for &at in order {
                let value = self.step(plan.steps[at], kept[at])?;
                self.given.insert(plan.steps[at], value);
            }
            plan.steps.iter().for_each(|step| {
                self.given.remove(step);
            });
            self.start_at(after);
        }
        for (&step, &kept) in plan.steps.iter().zip(&kept) {
            let value = self.kept(kept);
            self.given.insert(step, value);
        }
        self.nested -= 1;
        Ok(())
    }

    fn type_of(&self, step: Step) -> TypeId {
        match step {
            Step::Value(id) => self.unit[id].ty,
            Step::Old(id) => match &self.unit[id].kind {
                ExprKind::Update { place, .. } => self.unit[*place].ty.ty,
                _ => self.unit[id].ty,
            },
        }
    }

    fn room_for(&mut self, step: Step) -> Result1<Kept> {
        let ty = self.type_of(step);
        if ty == TypeId::VOID {
            return Ok(Kept::Nothing);
        }
        let types = &self.unit.types;
        if types.is_record(ty) {
            let object = self.temporary_object(types.size_of(ty).unwrap_or(0), types.align_of(ty));
            return Ok(Kept::Object(object));
        }
        let width = self.cx.width(ty, self.span)?;
        Ok(Kept::Var(self.temporary(width)))
    }

    fn kept(&mut self, kept: Kept) -> ExprId {
        match kept {
            Kept::Var(var) => self.var(var),
            Kept::Object(object) => object,
            Kept::Nothing => self.exprs().constant(0, 32),
        }
    }

    /// Makes a step and keeps its result.
    fn step(&mut self, step: Step, kept: Kept) -> Result1<ExprId> {
        let value = match step {
            Step::Value(id) if matches!(kept, Kept::Nothing) => {
                self.discard(id)?;
                return Ok(self.kept(kept));
            }
            Step::Value(id) => self.value(id)?,
            Step::Old(id) => {
                let unit = self.unit;
                let ExprKind::Update { place, .. } = &unit[id].kind else { return Ok(self.kept(kept)) };
                let location = self.place(*place)?;
                self.load(location, unit[*place].ty.ty)?
            }
        };
        match kept {
            Kept::Var(var) => self.emit(Command::Assign(var, value)),
            Kept::Object(to) => {
                let bytes = self.unit.types.size_of(self.type_of(step)).unwrap_or(0);
                let size = self.exprs().size(bytes);
                self.emit(Command::Copy { to, from: value, size });
            }
            Kept::Nothing => {}
        }
        Ok(self.kept(kept))
    }

    /// What an assignment leaves in its place: its value, or what an operand wrote there, if that may come last.
    pub(super) fn last_written(&mut self, before: ExprId, value: ExprId) -> ExprId {
        self.cx.shared.program.unspecified_order = true;
        let bit = self.unknown(1, Source::Order);
        self.exprs().ite(bit, before, value)
    }
}
