//! `switch`, `case` and `default`.

use super::{Checked, Sema};
use crate::ast;
use crate::diag::Code;
use crate::hir::{LabelId, StmtId, StmtKind, SwitchCase};
use crate::span::Span;
use crate::types::{IntShape, TypeId};

/// A `switch` whose body is being analysed.
pub(super) struct SwitchContext {
    ty: TypeId,
    cases: Vec<(SwitchCase, Span)>,
    default: Option<LabelId>,
}

impl<'a> Sema<'a> {
    pub(super) fn switch(&mut self, value: ast::ExprId, body: ast::StmtId, span: Span) -> Checked<StmtId> {
        let value = self.rvalue(value)?;
        if !self.types.is_integer(self.ty(value)) {
            let message = format!("'switch' needs an integer, not '{}'", self.show(self.ty(value)));
            return Err(self.error(self.nodes[value].span, message));
        }
        let value = self.promote(value);
        let ty = self.ty(value);
        let Some(function) = self.function.as_deref_mut() else {
            return Err(self.error(span, "a statement needs a function around it"));
        };
        function.switches.push(SwitchContext { ty, cases: Vec::new(), default: None });
        function.breakable += 1;
        let body = self.scoped_statement(body);
        let context = self.function.as_deref_mut().and_then(|function| {
            function.breakable -= 1;
            function.switches.pop()
        });
        let body = body?;
        let Some(context) = context else { return Err(super::Failed) };
        let shape = self.types.int_shape(ty).unwrap_or(IntShape { width: 32, signed: true });
        self.check_duplicates(&context.cases, shape)?;
        let cases = context.cases.into_iter().map(|(case, _)| case).collect();
        Ok(self.stmt_node(StmtKind::Switch { value, cases, default: context.default, body }, span))
    }

    fn check_duplicates(&mut self, cases: &[(SwitchCase, Span)], shape: IntShape) -> Checked<()> {
        let mut order: Vec<usize> = (0..cases.len()).collect();
        order.sort_by_key(|&index| (shape.value(cases[index].0.lo), index));
        for pair in order.windows(2) {
            let ((before, _), (after, span)) = (cases[pair[0]], cases[pair[1]]);
            if shape.value(after.lo) <= shape.value(before.hi) {
                return Err(
                    self.error(span, format!("a second case for the value {}", shape.value(after.lo)))
                );
            }
        }
        Ok(())
    }

    pub(super) fn case(&mut self, lo: ast::ExprId, hi: Option<ast::ExprId>, span: Span) -> Checked<LabelId> {
        let Some(ty) = self.function.as_deref().and_then(|function| function.switches.last()).map(|s| s.ty)
        else {
            return Err(self.error(span, "'case' without 'switch'"));
        };
        let shape = self.types.int_shape(ty).unwrap_or(IntShape { width: 32, signed: true });
        let low = shape.wrap(self.constant(lo, "the value of a case")?.value() as u128);
        let high = match hi {
            Some(hi) => shape.wrap(self.constant(hi, "the value of a case")?.value() as u128),
            None => low,
        };
        let Some(function) = self.function.as_deref_mut() else { return Err(super::Failed) };
        let label = function.new_label(None, span);
        if shape.value(low) > shape.value(high) {
            self.warn(Code::General, span, "this range is empty");
        } else if let Some(switch) = function.switches.last_mut() {
            switch.cases.push((SwitchCase { lo: low, hi: high, label }, span));
        }
        Ok(label)
    }

    pub(super) fn default(&mut self, span: Span) -> Checked<LabelId> {
        let Some(function) = self.function.as_deref_mut() else { return Err(super::Failed) };
        match function.switches.last().map(|switch| switch.default) {
            None => Err(self.error(span, "'default' without 'switch'")),
            Some(Some(_)) => Err(self.error(span, "a second 'default' in one 'switch'")),
            Some(None) => {
                let label = function.new_label(None, span);
                if let Some(switch) = function.switches.last_mut() {
                    switch.default = Some(label);
                }
                Ok(label)
            }
        }
    }
}
