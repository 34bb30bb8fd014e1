//! Statements.

use super::label::OuterLabel;
use super::{Checked, Failed, Sema};
use crate::ast::{self, BlockItem, ForInit, Label};
use crate::diag::Code;
use crate::hir::{ExprId, LocalId, StmtId, StmtKind};
use crate::span::Span;
use crate::types::TypeId;

impl<'a> Sema<'a> {
    /// The items of a block, in its scope. Errors have been reported; the next item is analysed all the same.
    pub(super) fn block_items(&mut self, items: &'a [BlockItem], out: &mut Vec<StmtId>) {
        let mut saved = Vec::new();
        for item in items {
            if self.sink.full() {
                break;
            }
            self.block_item(item, &mut saved, out);
        }
        self.restore_labels(saved);
    }

    fn block_item(&mut self, item: &'a BlockItem, saved: &mut Vec<OuterLabel>, out: &mut Vec<StmtId>) {
        match item {
            BlockItem::Decl(declaration) => {
                let _ = self.declaration(declaration, out);
                self.effects.clear();
            }
            BlockItem::StaticAssert(assertion) => {
                let _ = self.static_assert(assertion);
            }
            BlockItem::LocalLabels(names) => {
                let mut labels = self.local_labels(names);
                saved.append(&mut labels);
            }
            BlockItem::Stmt(stmt) => {
                let _ = self.statement(*stmt, out);
            }
        }
    }

    /// A block in a scope of its own.
    fn block(&mut self, items: &'a [BlockItem], span: Span) -> StmtId {
        self.open_block();
        let mut stmts = Vec::new();
        self.block_items(items, &mut stmts);
        self.close_block(stmts, span)
    }

    fn open_block(&mut self) {
        self.scopes.enter();
        if let Some(function) = self.function.as_deref_mut() {
            function.blocks.push(Vec::new());
        }
    }

    fn close_block(&mut self, stmts: Vec<StmtId>, span: Span) -> StmtId {
        self.scopes.leave();
        let locals: Vec<LocalId> =
            self.function.as_deref_mut().and_then(|function| function.blocks.pop()).unwrap_or_default();
        self.stmt_node(StmtKind::Block { locals, stmts }, span)
    }

    /// The block of a statement expression, and the value of its last statement.
    pub(super) fn value_block(&mut self, block: ast::StmtId) -> Checked<(StmtId, Option<ExprId>)> {
        let span = self.ast.stmt(block).span;
        let ast::StmtKind::Block(items) = &self.ast.stmt(block).kind else {
            return Err(self.error(span, "a statement expression needs a block"));
        };
        self.open_block();
        let mut stmts = Vec::new();
        let mut saved = Vec::new();
        let mut value = Ok(None);
        let errors = self.sink.errors.len();
        // As in gcc, empty statements at the end do not count.
        let is_empty = |item: &BlockItem| match item {
            BlockItem::Stmt(stmt) => matches!(self.ast.stmt(*stmt).kind, ast::StmtKind::Empty),
            _ => false,
        };
        let count = items.iter().rposition(|item| !is_empty(item)).map_or(0, |last| last + 1);
        let (last, before) = match items[..count].split_last() {
            Some((BlockItem::Stmt(last), before)) => (Some(*last), before),
            _ => (None, &items[..count]),
        };
        for item in before {
            self.block_item(item, &mut saved, &mut stmts);
        }
        if let Some(last) = last {
            value = self.last_statement(last, &mut stmts);
        }
        self.restore_labels(saved);
        let body = self.close_block(stmts, span);
        // What went wrong inside makes the value meaningless.
        if self.sink.errors.len() > errors {
            return Err(Failed);
        }
        Ok((body, value?))
    }

    fn last_statement(&mut self, stmt: ast::StmtId, out: &mut Vec<StmtId>) -> Checked<Option<ExprId>> {
        let mut stmt = stmt;
        if let ast::StmtKind::Labeled(labels, body) = &self.ast.stmt(stmt).kind {
            self.labels(labels, out)?;
            stmt = *body;
        }
        let ast::StmtKind::Expr(expr) = &self.ast.stmt(stmt).kind else {
            self.statement(stmt, out)?;
            return Ok(None);
        };
        let value = self.effect(*expr)?;
        let span = self.ast.stmt(stmt).span;
        self.flush_effects(out, span);
        if self.ty(value) != TypeId::VOID {
            return Ok(Some(value));
        }
        let stmt = self.stmt_node(StmtKind::Expr(value), span);
        out.push(stmt);
        Ok(None)
    }

    /// A statement that is the body of another: a scope of its own, one node.
    pub(super) fn scoped_statement(&mut self, id: ast::StmtId) -> Checked<StmtId> {
        let stmt = self.ast.stmt(id);
        if let ast::StmtKind::Block(items) = &stmt.kind {
            return self.nested(stmt.span, |sema| Ok(sema.block(items, stmt.span)));
        }
        self.open_block();
        let mut stmts = Vec::new();
        let result = self.statement(id, &mut stmts);
        let single = match (stmts.as_slice(), self.function.as_deref().and_then(|f| f.blocks.last())) {
            ([only], Some(locals)) if locals.is_empty() => Some(*only),
            _ => None,
        };
        let block = match single {
            Some(only) => {
                self.scopes.leave();
                if let Some(function) = self.function.as_deref_mut() {
                    function.blocks.pop();
                }
                only
            }
            None => self.close_block(stmts, stmt.span),
        };
        result.map(|()| block)
    }

    /// Analyses a statement; what it becomes goes to `out`.
    pub(super) fn statement(&mut self, id: ast::StmtId, out: &mut Vec<StmtId>) -> Checked<()> {
        let span = self.ast.stmt(id).span;
        self.nested(span, |sema| {
            let result = sema.statement_inner(id, span, out);
            sema.effects.clear();
            result
        })
    }

    fn statement_inner(&mut self, id: ast::StmtId, span: Span, out: &mut Vec<StmtId>) -> Checked<()> {
        use ast::StmtKind as S;
        let node = match &self.ast.stmt(id).kind {
            S::Empty => return Ok(()),
            S::Expr(expr) => {
                let value = self.effect(*expr)?;
                self.flush_effects(out, span);
                self.stmt_node(StmtKind::Expr(value), span)
            }
            S::Block(items) => self.block(items, span),
            S::If { .. } => self.if_chain(id)?,
            S::While { condition, body } => self.loop_(Some(*condition), None, *body, true, span)?,
            S::DoWhile { body, condition } => self.loop_(Some(*condition), None, *body, false, span)?,
            S::For { init, condition, step, body } => {
                self.open_block();
                let mut stmts = Vec::new();
                let result = self.for_loop(init.as_deref(), *condition, *step, *body, span, &mut stmts);
                let block = self.close_block(stmts, span);
                result.map(|()| block)?
            }
            S::Switch { value, body } => self.switch(*value, *body, span)?,
            S::Labeled(labels, body) => {
                self.labels(labels, out)?;
                return self.statement(*body, out);
            }
            S::Goto(name) => {
                let label = self.label(*name)?;
                self.stmt_node(StmtKind::Goto(label), span)
            }
            S::GotoComputed(expr) => {
                let target = self.rvalue(*expr)?;
                let target = self.assign_convert(target, TypeId::VOID_PTR, "a 'goto'")?;
                self.stmt_node(StmtKind::GotoComputed(target), span)
            }
            S::Break => {
                if self.function.as_deref().is_none_or(|function| function.breakable == 0) {
                    return Err(self.error(span, "'break' outside of a loop or 'switch'"));
                }
                self.stmt_node(StmtKind::Break, span)
            }
            S::Continue => {
                if self.function.as_deref().is_none_or(|function| function.continuable == 0) {
                    return Err(self.error(span, "'continue' outside of a loop"));
                }
                self.stmt_node(StmtKind::Continue, span)
            }
            S::Return(value) => {
                let node = self.return_(*value, span, out)?;
                self.flush_effects(out, span);
                node
            }
            S::Asm(asm) => self.asm(asm, span)?,
        };
        out.push(node);
        Ok(())
    }

    fn labels(&mut self, labels: &'a [Label], out: &mut Vec<StmtId>) -> Checked<()> {
        for label in labels {
            let (label, span) = match label {
                Label::Name(name) => (self.place_label(*name)?, name.span),
                Label::Case { lo, hi, span } => (self.case(*lo, *hi, *span)?, *span),
                Label::Default(span) => (self.default(*span)?, *span),
            };
            let stmt = self.stmt_node(StmtKind::Label(label), span);
            out.push(stmt);
        }
        Ok(())
    }

    /// `if … else if …`, without recursion along the chain.
    fn if_chain(&mut self, first: ast::StmtId) -> Checked<StmtId> {
        let mut arms = Vec::new();
        let mut otherwise = None;
        let mut next = Some(first);
        let mut result = Ok(());
        while let Some(id) = next {
            let ast::StmtKind::If { condition, then, otherwise: rest } = &self.ast.stmt(id).kind else {
                match self.scoped_statement(id) {
                    Ok(stmt) => otherwise = Some(stmt),
                    Err(failed) => result = Err(failed),
                }
                break;
            };
            let span = self.ast.stmt(id).span;
            // An error in one arm does not keep us from looking at the others.
            let condition = self.scalar(*condition);
            let then = self.scoped_statement(*then);
            match (condition, then) {
                (Ok(condition), Ok(then)) => arms.push((condition, then, span)),
                _ => result = Err(Failed),
            }
            next = *rest;
        }
        result?;
        while let Some((condition, then, span)) = arms.pop() {
            otherwise = Some(self.stmt_node(StmtKind::If { condition, then, otherwise }, span));
        }
        otherwise.ok_or(Failed)
    }

    fn for_loop(
        &mut self,
        init: Option<&'a ForInit>,
        condition: Option<ast::ExprId>,
        step: Option<ast::ExprId>,
        body: ast::StmtId,
        span: Span,
        out: &mut Vec<StmtId>,
    ) -> Checked<()> {
        match init {
            None => {}
            Some(ForInit::Decl(declaration)) => self.declaration(declaration, out)?,
            Some(ForInit::Expr(expr)) => {
                let value = self.effect(*expr)?;
                let stmt = self.stmt_node(StmtKind::Expr(value), self.nodes[value].span);
                out.push(stmt);
            }
        }
        let node = self.loop_(condition, step, body, true, span)?;
        out.push(node);
        Ok(())
    }

    fn loop_(
        &mut self,
        condition: Option<ast::ExprId>,
        step: Option<ast::ExprId>,
        body: ast::StmtId,
        test_first: bool,
        span: Span,
    ) -> Checked<StmtId> {
        // The condition of a `do` loop comes last in the text, but nothing in it depends on the body.
        let condition = condition.map(|condition| self.scalar(condition)).transpose();
        let step = step.map(|step| self.effect(step)).transpose();
        if let Some(function) = self.function.as_deref_mut() {
            function.breakable += 1;
            function.continuable += 1;
        }
        let body = self.scoped_statement(body);
        if let Some(function) = self.function.as_deref_mut() {
            function.breakable -= 1;
            function.continuable -= 1;
        }
        let kind = StmtKind::Loop { condition: condition?, step: step?, body: body?, test_first };
        Ok(self.stmt_node(kind, span))
    }

    fn return_(&mut self, value: Option<ast::ExprId>, span: Span, out: &mut Vec<StmtId>) -> Checked<StmtId> {
        let ret = self.function.as_deref().map_or(TypeId::VOID, |function| function.ret);
        let value = match value {
            None => {
                if ret != TypeId::VOID {
                    self.warn(
                        Code::ReturnType,
                        span,
                        "'return' without a value in a function that returns one",
                    );
                }
                None
            }
            Some(expr) if ret == TypeId::VOID => {
                let value = self.effect(expr)?;
                if self.ty(value) != TypeId::VOID {
                    self.warn(
                        Code::ReturnType,
                        span,
                        "'return' with a value in a function that returns none",
                    );
                }
                let stmt = self.stmt_node(StmtKind::Expr(value), span);
                out.push(stmt);
                None
            }
            Some(expr) => {
                let value = self.rvalue(expr)?;
                Some(self.assign_convert(value, ret, "a result")?)
            }
        };
        Ok(self.stmt_node(StmtKind::Return(value), span))
    }
}
