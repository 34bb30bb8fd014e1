//! Statements.

use super::function::{FunctionLowerer, Target};
use super::visit::Node;
use super::{Result1, Slot};
use crate::diag::Code;
use crate::hir::{Asm, ExprId as HirExpr, StmtId, StmtKind, SwitchCase};
use crate::program::{Assumption, Command, ERROR_FUNCTIONS, Exit, Expr, Loop, Property, Source, Storage};
use crate::span::Span;

impl FunctionLowerer<'_, '_> {
    pub(super) fn stmt(&mut self, id: StmtId) -> Result1<()> {
        let unit = self.unit;
        let stmt = &unit[id];
        self.span = stmt.span;
        match &stmt.kind {
            StmtKind::Expr(expr) => self.full(Node::Expr(*expr), |lowerer| lowerer.discard(*expr))?,
            StmtKind::Declare { local, size, init } => {
                let slot = self.slot(*local);
                match (slot, size) {
                    (Slot::Object(address, _), Some(size)) => {
                        let size = self.value(*size)?;
                        let Expr::Var(var) = self.exprs().node(address) else { return Ok(()) };
                        // A declaration that is reached again makes a new object.
                        self.emit(Command::End { address, storage: Storage::Automatic });
                        let align = self.alignment(*local);
                        let storage = Storage::Automatic;
                        self.emit(Command::Allocate { var, size, align, storage, zeroed: false });
                    }
                    (Slot::Var(var), _) if init.is_none() => {
                        self.emit(Command::Havoc(var, Source::Uninitialised));
                    }
                    (Slot::Object(address, Some(bytes)), None) if init.is_none() => {
                        let scan = &self.cx.scan.functions[self.function.0 as usize];
                        // The object stays the same, its value does not (C11 6.2.4p6).
                        if scan.repeated.contains(local) {
                            self.forget(address, bytes);
                        }
                    }
                    _ => {}
                }
                if let Some(init) = init {
                    self.full(Node::Stmt(id), |lowerer| lowerer.init_local(*local, *init))?;
                }
            }
            StmtKind::Block { stmts, .. } => {
                self.enter(id);
                for &stmt in stmts {
                    self.stmt(stmt)?;
                }
                self.leave();
            }
            StmtKind::If { condition, then, otherwise } => {
                let (yes, after) = (self.new_block(), self.new_block());
                let no = if otherwise.is_some() { self.new_block() } else { after };
                self.test(*condition, yes, no)?;
                self.move_to(yes);
                self.stmt(*then)?;
                self.start_at(after);
                if let Some(otherwise) = otherwise {
                    self.move_to(no);
                    self.stmt(*otherwise)?;
                    self.start_at(after);
                }
            }
            StmtKind::Loop { condition, step, body, test_first } => {
                self.repeat(*condition, *step, *body, *test_first)?;
            }
            StmtKind::Switch { value, cases, default, body } => {
                let value = self.full(Node::Expr(*value), |lowerer| {
                    let value = lowerer.value(*value)?;
                    Ok(if lowerer.cx.scan.temporaries { lowerer.freeze(value) } else { value })
                })?;
                let after = self.new_block();
                let default = default.map(|label| {
                    let cases = SwitchCase { lo: 0, hi: 0, label };
                    self.case_block(cases)
                });
                let width = self.exprs().width(value);
                let mut ranges = Vec::new();
                for &case in cases {
                    let block = self.case_block(case);
                    if case.lo <= case.hi {
                        ranges.push((case.lo, case.hi, block));
                    } else {
                        // A range of signed numbers around zero.
                        let top = crate::program::eval::mask(u128::MAX, width);
                        ranges.push((case.lo, top, block));
                        ranges.push((0, case.hi, block));
                    }
                }
                self.terminate(Exit::Switch(value, ranges, default.unwrap_or(after)));
                self.targets.push(Target { after, next: None, depth: self.scopes.len() });
                self.stmt(*body)?;
                self.targets.pop();
                self.start_at(after);
            }
            StmtKind::Label(label) => {
                self.start_at(self.labels[label.0 as usize]);
                let name = self.body.labels[label.0 as usize].name;
                if name.is_some_and(|name| self.cx.shared.program.errors.is_label(unit.name(name)))
                    && !self.calls_error(self.body.labels[label.0 as usize].span)
                {
                    let never = self.exprs().bit(false);
                    self.emit(Command::Check(Property::Reach, never));
                }
            }
            StmtKind::Goto(label) => self.jump(*label),
            StmtKind::GotoComputed(_) => {
                return Err(self.cx.refuse(stmt.span, "'goto' to a computed address is not supported"));
            }
            StmtKind::Break => {
                if let Some((after, depth)) = self.targets.last().map(|target| (target.after, target.depth)) {
                    self.unwind(depth);
                    self.terminate(Exit::Goto(after));
                }
            }
            StmtKind::Continue => {
                let target = self.targets.iter().rev().find_map(|t| t.next.map(|next| (next, t.depth)));
                if let Some((next, depth)) = target {
                    self.unwind(depth);
                    self.terminate(Exit::Goto(next));
                }
            }
            StmtKind::Return(value) => self.return_value(*value)?,
            StmtKind::Asm(asm) => self.asm(asm)?,
        }
        Ok(())
    }

    /// A block that makes the objects around a `case` and goes to it.
    fn case_block(&mut self, case: SwitchCase) -> crate::program::BlockId {
        let inside = &self.cx.scan.functions[self.function.0 as usize].labels[case.label.0 as usize];
        let label = self.labels[case.label.0 as usize];
        if inside.len() <= self.scopes.len() {
            return label;
        }
        let inside = inside[self.scopes.len()..].to_vec();
        let block = self.new_block();
        let scopes = self.scopes.clone();
        let here = self.current_block();
        self.move_to(block);
        for scope in inside {
            self.enter(scope);
        }
        self.scopes = scopes;
        self.terminate(Exit::Goto(label));
        self.move_to(here);
        block
    }

    fn repeat(
        &mut self,
        condition: Option<HirExpr>,
        step: Option<HirExpr>,
        body: StmtId,
        test_first: bool,
    ) -> Result1<()> {
        let span = self.span;
        let (head, inside, next, after) =
            (self.new_block(), self.new_block(), self.new_block(), self.new_block());
        let scope = condition.map_or(self.unit[body].span, |condition| self.unit[condition].span);
        if !self.cx.library {
            self.loops.push(Loop { span, scope, head });
        }
        self.start_at(if test_first { head } else { inside });
        self.move_to(head);
        match condition {
            Some(condition) => self.test(condition, inside, after)?,
            None => self.terminate(Exit::Goto(inside)),
        }
        self.move_to(inside);
        self.targets.push(Target { after, next: Some(next), depth: self.scopes.len() });
        self.stmt(body)?;
        self.targets.pop();
        self.start_at(next);
        self.span = span;
        if let Some(step) = step {
            self.full(Node::Expr(step), |lowerer| lowerer.discard(step))?;
        }
        self.start_at(head);
        self.move_to(after);
        Ok(())
    }

    fn return_value(&mut self, value: Option<HirExpr>) -> Result1<()> {
        match value {
            Some(id) => self.full(Node::Expr(id), |lowerer| lowerer.give_back(value))?,
            None => self.give_back(None)?,
        }
        self.unwind(0);
        self.terminate(Exit::Goto(self.exit));
        Ok(())
    }

    /// The value of the function.
    fn give_back(&mut self, value: Option<HirExpr>) -> Result1<()> {
        if let Some(id) = value {
            if let Some(address) = self.result_address {
                let ty = self.unit[id].ty;
                let from = self.value(id)?;
                let to = self.var(address);
                let size = self.unit.types.size_of(ty).unwrap_or(0);
                let size = self.exprs().size(size);
                self.emit(Command::Copy { to, from, size });
                self.open_padding(to, ty);
            } else if let Some(result) = self.result {
                let value = self.value(id)?;
                self.emit(Command::Assign(result, value));
            } else {
                self.discard(id)?;
            }
        } else if let Some(result) = self.result {
            self.emit(Command::Havoc(result, Source::Uninitialised));
        }
        Ok(())
    }

    /// What it writes becomes unknown. That it may change other memory is not modelled.
    fn asm(&mut self, asm: &Asm) -> Result1<()> {
        let span = self.span;
        if !asm.labels.is_empty() {
            return Err(self.cx.refuse(span, "assembler text that goes to labels is not supported"));
        }
        if !asm.outputs.is_empty() || asm.clobbers_memory {
            let message = "what the assembler text writes is taken to be unknown; nothing else changes";
            self.cx.warn_once(&format!("asm{}", span.lo), Code::Assembler, span, message.to_owned());
        }
        if self.cx.meaning.strict {
            self.cut("what the assembler text does is not known");
            return Ok(());
        }
        let place = self.cx.span(span);
        self.cx.assume(Assumption::Assembler(place));
        for (_, input) in &asm.inputs {
            self.discard(*input)?;
        }
        for (_, output) in &asm.outputs {
            let place = self.place(*output)?;
            let ty = self.unit[*output].ty.ty;
            if !self.unit.types.is_scalar(ty) {
                return Err(self.cx.refuse(span, "assembler text that writes a struct is not supported"));
            }
            let width = self.cx.width(ty, span)?;
            let value = self.unknown(width, Source::Asm);
            self.store(place, value, ty)?;
        }
        Ok(())
    }

    /// Whether what follows a label is a call of an error function, which counts by itself: then the error is there,
    /// where it is called.
    fn calls_error(&self, label: Span) -> bool {
        let text = self.unit.source.text().get(label.hi as usize..).unwrap_or_default();
        let rest = text.trim_ascii_start();
        let rest = rest.strip_prefix(b":").unwrap_or(rest);
        let blank = |byte: &&u8| byte.is_ascii_whitespace() || **byte == b'{';
        let rest = &rest[rest.iter().take_while(blank).count()..];
        let errors = &self.cx.shared.program.errors;
        ERROR_FUNCTIONS.iter().filter(|name| errors.is_function(name)).any(|name| {
            rest.strip_prefix(name.as_bytes())
                .is_some_and(|rest| rest.trim_ascii_start().first() == Some(&b'('))
        })
    }
}
