//! Statements.

use super::{Failed, Parsed, Parser};
use crate::ast::{AsmOperand, AsmStmt, BlockItem, ExprId, ForInit, Label, StmtId, StmtKind};
use crate::lex::token::Tok;
use crate::span::Span;

impl Parser<'_> {
    /// `{ … }`, with a scope of its own.
    pub(super) fn block(&mut self) -> Parsed<StmtId> {
        self.nested(|parser| {
            let start = parser.expect(Tok::LBrace)?.span;
            let mark = parser.names.mark();
            let items = parser.block_items();
            parser.names.leave(mark);
            let items = items?;
            if parser.peek() == Tok::Eof {
                // The innermost open brace is the one to look at; the others follow from it.
                if std::mem::replace(&mut parser.ended, true) {
                    return Err(Failed);
                }
                let message = "expected '}' before the end of the file";
                let failed = parser.error(parser.span(), message);
                let place = parser.source.location(start.lo);
                if let Some(last) = parser.sink.errors.last_mut() {
                    last.help.push(format!("the '{{' of line {} is not closed", place.line));
                }
                return Err(failed);
            }
            parser.expect(Tok::RBrace)?;
            let span = parser.since(start);
            Ok(parser.ast.add_stmt(StmtKind::Block(items), span))
        })
    }

    fn block_items(&mut self) -> Parsed<Vec<BlockItem>> {
        let mut items = Vec::new();
        while !matches!(self.peek(), Tok::RBrace | Tok::Eof) {
            let mark = self.at;
            if self.weaving.is_some() && self.starts_declaration() {
                items.extend(self.woven_before(self.span()).map(BlockItem::Stmt));
            }
            match self.block_item() {
                Ok(item) => items.push(item),
                Err(Failed) if self.sink.full() => return Err(Failed),
                Err(Failed) => {
                    self.recover();
                    if self.at == mark && self.peek() != Tok::RBrace {
                        self.bump();
                    }
                }
            }
        }
        Ok(items)
    }

    fn block_item(&mut self) -> Parsed<BlockItem> {
        match self.peek() {
            Tok::StaticAssert => return Ok(BlockItem::StaticAssert(self.static_assert()?)),
            Tok::Label => return self.local_labels(),
            _ => {}
        }
        if self.starts_declaration() {
            return Ok(BlockItem::Decl(self.declaration()?));
        }
        if self.looks_like_unknown_type() {
            return Err(self.unknown_type());
        }
        Ok(BlockItem::Stmt(self.statement()?))
    }

    fn starts_declaration(&self) -> bool {
        let mut ahead = 0;
        while self.peek_at(ahead).kind == Tok::Extension {
            ahead += 1;
        }
        let token = self.peek_at(ahead);
        match token.kind {
            // `T: …` is a label even if T is a type.
            Tok::Ident => self.names.is_type(token.symbol) && self.peek_at(ahead + 1).kind != Tok::Colon,
            // `__attribute__((fallthrough));` is a statement.
            Tok::Attribute => !self.attribute_statement(ahead),
            kind => super::specs::is_spec_keyword(kind),
        }
    }

    /// Whether the attribute at this place is followed by `;`.
    fn attribute_statement(&self, ahead: usize) -> bool {
        let mut at = ahead + 1;
        let mut depth = 0u32;
        loop {
            match self.peek_at(at).kind {
                Tok::LParen => depth += 1,
                Tok::RParen => {
                    depth = depth.saturating_sub(1);
                    if depth == 0 {
                        return self.peek_at(at + 1).kind == Tok::Semi;
                    }
                }
                Tok::Eof => return false,
                _ => {}
            }
            at += 1;
        }
    }

    /// `foo x` where foo is not known: no statement starts with two names.
    fn looks_like_unknown_type(&self) -> bool {
        self.peek() == Tok::Ident && self.peek_at(1).kind == Tok::Ident
    }

    fn local_labels(&mut self) -> Parsed<BlockItem> {
        self.bump();
        let mut names = Vec::new();
        loop {
            names.push(self.expect_name()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Semi)?;
        Ok(BlockItem::LocalLabels(names))
    }

    /// The body of a control statement: a scope of its own.
    fn substatement(&mut self) -> Parsed<StmtId> {
        let mark = self.names.mark();
        let result = self.statement();
        self.names.leave(mark);
        result
    }

    pub(super) fn statement(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let stmt = self.nested(Self::statement_inner)?;
        Ok(self.woven_statement(start, stmt))
    }

    fn statement_inner(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let kind = match self.peek() {
            Tok::LBrace => return self.block(),
            Tok::Semi => {
                self.bump();
                StmtKind::Empty
            }
            Tok::Attribute => {
                self.skip_attributes()?;
                self.expect(Tok::Semi)?;
                StmtKind::Empty
            }
            Tok::Case | Tok::Default => return self.labeled(),
            Tok::Ident if self.peek_at(1).kind == Tok::Colon => return self.labeled(),
            Tok::If => return self.if_chain(),
            Tok::While => {
                self.bump();
                let condition = self.condition(start)?;
                StmtKind::While { condition, body: self.substatement()? }
            }
            Tok::Do => {
                self.bump();
                let body = self.substatement()?;
                self.expect(Tok::While)?;
                let condition = self.condition(start)?;
                self.expect(Tok::Semi)?;
                StmtKind::DoWhile { body, condition }
            }
            Tok::For => {
                let mark = self.names.mark();
                let result = self.for_loop();
                self.names.leave(mark);
                result?
            }
            Tok::Switch => {
                self.bump();
                let value = self.parenthesised_value()?;
                let value = self.woven_switch(start, value);
                StmtKind::Switch { value, body: self.substatement()? }
            }
            Tok::Goto => {
                self.bump();
                let kind = if self.eat(Tok::Star) {
                    StmtKind::GotoComputed(self.expr()?)
                } else {
                    StmtKind::Goto(self.expect_name()?)
                };
                self.expect(Tok::Semi)?;
                kind
            }
            Tok::Break | Tok::Continue => {
                let is_break = self.bump().kind == Tok::Break;
                self.expect(Tok::Semi)?;
                if is_break { StmtKind::Break } else { StmtKind::Continue }
            }
            Tok::Return => {
                self.bump();
                let value = if self.peek() == Tok::Semi { None } else { Some(self.expr()?) };
                self.expect(Tok::Semi)?;
                StmtKind::Return(value)
            }
            Tok::Asm => self.asm()?,
            Tok::Else => return Err(self.error(start, "'else' without 'if'")),
            _ => {
                let expr = self.expr()?;
                self.expect(Tok::Semi)?;
                StmtKind::Expr(expr)
            }
        };
        let span = self.since(start);
        Ok(self.ast.add_stmt(kind, span))
    }

    fn parenthesised_value(&mut self) -> Parsed<ExprId> {
        self.expect(Tok::LParen)?;
        let value = self.expr()?;
        self.expect(Tok::RParen)?;
        Ok(value)
    }

    /// The condition of an `if` or a loop that begins at `start`.
    fn condition(&mut self, start: Span) -> Parsed<ExprId> {
        let condition = self.parenthesised_value()?;
        Ok(self.woven_condition(start, condition))
    }

    /// `if … else if … else …`, without recursion along the chain: generated programs have long ones.
    fn if_chain(&mut self) -> Parsed<StmtId> {
        let mut arms = Vec::new();
        let mut last = None;
        loop {
            let start = self.bump().span;
            let condition = self.condition(start)?;
            let then = self.substatement()?;
            arms.push((start, condition, then));
            if !self.eat(Tok::Else) {
                break;
            }
            if self.peek() != Tok::If {
                last = Some(self.substatement()?);
                break;
            }
        }
        while let Some((start, condition, then)) = arms.pop() {
            let span = self.since(start);
            let stmt = self.ast.add_stmt(StmtKind::If { condition, then, otherwise: last }, span);
            // The first one is a statement like others; those after `else` are not parsed as such.
            last = Some(if arms.is_empty() { stmt } else { self.woven_statement(start, stmt) });
        }
        last.ok_or(Failed)
    }

    fn for_loop(&mut self) -> Parsed<StmtKind> {
        let start = self.bump().span;
        self.expect(Tok::LParen)?;
        let init = if self.eat(Tok::Semi) {
            None
        } else if self.starts_declaration() {
            Some(Box::new(ForInit::Decl(self.declaration()?)))
        } else {
            let expr = self.expr()?;
            self.expect(Tok::Semi)?;
            Some(Box::new(ForInit::Expr(expr)))
        };
        let condition = if self.peek() == Tok::Semi { None } else { Some(self.expr()?) };
        self.expect(Tok::Semi)?;
        let condition = self.woven_for(start, condition);
        let step = if self.peek() == Tok::RParen { None } else { Some(self.expr()?) };
        self.expect(Tok::RParen)?;
        let body = self.substatement()?;
        Ok(StmtKind::For { init, condition, step, body })
    }

    /// Labels and the statement after them; none is needed before `}` or a declaration.
    fn labeled(&mut self) -> Parsed<StmtId> {
        let start = self.span();
        let mut labels = Vec::new();
        loop {
            let span = self.span();
            match self.peek() {
                Tok::Case => {
                    self.bump();
                    let lo = self.conditional()?;
                    let hi = if self.eat(Tok::Ellipsis) { Some(self.conditional()?) } else { None };
                    self.expect(Tok::Colon)?;
                    labels.push(Label::Case { lo, hi, span: self.since(span) });
                }
                Tok::Default => {
                    self.bump();
                    self.expect(Tok::Colon)?;
                    labels.push(Label::Default(span));
                }
                Tok::Ident if self.peek_at(1).kind == Tok::Colon => {
                    let name = self.expect_name()?;
                    self.bump();
                    self.skip_label_attributes()?;
                    labels.push(Label::Name(name));
                }
                _ => break,
            }
        }
        let body = if self.peek() == Tok::RBrace || self.starts_declaration() {
            self.ast.add_stmt(StmtKind::Empty, self.previous().end())
        } else {
            self.statement()?
        };
        let span = self.since(start);
        Ok(self.ast.add_stmt(StmtKind::Labeled(labels, body), span))
    }

    /// `label: __attribute__((unused))`, but not the attribute of a statement or declaration that follows.
    fn skip_label_attributes(&mut self) -> Parsed<()> {
        if self.peek() == Tok::Attribute && !self.attribute_statement(0) {
            self.skip_attributes()
        } else {
            Ok(())
        }
    }

    /// `asm volatile ("…" : outputs : inputs : clobbers : labels);`
    fn asm(&mut self) -> Parsed<StmtKind> {
        self.bump();
        while matches!(self.peek(), Tok::Volatile | Tok::Inline | Tok::Goto | Tok::Const) {
            self.bump();
        }
        self.expect(Tok::LParen)?;
        let mut asm = AsmStmt {
            template: self.string_text()?,
            outputs: Vec::new(),
            inputs: Vec::new(),
            clobbers: Vec::new(),
            labels: Vec::new(),
        };
        let mut section = 0;
        while self.peek() != Tok::RParen {
            let colons = match self.peek() {
                Tok::Colon => 1,
                Tok::ColonColon => 2,
                _ => {
                    let message = format!("expected ':' or ')' {}", self.found());
                    return Err(self.error(self.span(), message));
                }
            };
            self.bump();
            section += colons;
            if matches!(self.peek(), Tok::Colon | Tok::ColonColon | Tok::RParen) {
                continue;
            }
            loop {
                match section {
                    1 => asm.outputs.push(self.asm_operand()?),
                    2 => asm.inputs.push(self.asm_operand()?),
                    3 => asm.clobbers.push(self.string_text()?),
                    _ => asm.labels.push(self.expect_name()?),
                }
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect(Tok::RParen)?;
        self.expect(Tok::Semi)?;
        Ok(StmtKind::Asm(Box::new(asm)))
    }

    /// `[name] "constraint" (expression)`.
    fn asm_operand(&mut self) -> Parsed<AsmOperand> {
        if self.eat(Tok::LBracket) {
            self.expect_name()?;
            self.expect(Tok::RBracket)?;
        }
        let constraint = self.string_text()?;
        self.expect(Tok::LParen)?;
        let expr = self.expr()?;
        self.expect(Tok::RParen)?;
        Ok(AsmOperand { constraint, expr })
    }
}
