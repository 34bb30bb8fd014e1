//! Expressions, from comma down to unary operators.

use super::{Parsed, Parser};
use crate::ast::{BinaryOp, ExprId, ExprKind, Name, UnaryOp};
use crate::lex::token::Tok;
use crate::span::Span;

/// A binary operator with its precedence; higher binds tighter.
enum Infix {
    Binary(BinaryOp),
    And,
    Or,
}

fn infix(kind: Tok) -> Option<(u8, Infix)> {
    Some(match kind {
        Tok::PipePipe => (1, Infix::Or),
        Tok::AmpAmp => (2, Infix::And),
        Tok::Pipe => (3, Infix::Binary(BinaryOp::BitOr)),
        Tok::Caret => (4, Infix::Binary(BinaryOp::BitXor)),
        Tok::Amp => (5, Infix::Binary(BinaryOp::BitAnd)),
        Tok::EqEq => (6, Infix::Binary(BinaryOp::Eq)),
        Tok::BangEq => (6, Infix::Binary(BinaryOp::Ne)),
        Tok::Less => (7, Infix::Binary(BinaryOp::Lt)),
        Tok::LessEq => (7, Infix::Binary(BinaryOp::Le)),
        Tok::Greater => (7, Infix::Binary(BinaryOp::Gt)),
        Tok::GreaterEq => (7, Infix::Binary(BinaryOp::Ge)),
        Tok::Shl => (8, Infix::Binary(BinaryOp::Shl)),
        Tok::Shr => (8, Infix::Binary(BinaryOp::Shr)),
        Tok::Plus => (9, Infix::Binary(BinaryOp::Add)),
        Tok::Minus => (9, Infix::Binary(BinaryOp::Sub)),
        Tok::Star => (10, Infix::Binary(BinaryOp::Mul)),
        Tok::Slash => (10, Infix::Binary(BinaryOp::Div)),
        Tok::Percent => (10, Infix::Binary(BinaryOp::Rem)),
        _ => return None,
    })
}

fn assignment_operator(kind: Tok) -> Option<Option<BinaryOp>> {
    Some(match kind {
        Tok::Assign => None,
        Tok::PlusAssign => Some(BinaryOp::Add),
        Tok::MinusAssign => Some(BinaryOp::Sub),
        Tok::StarAssign => Some(BinaryOp::Mul),
        Tok::SlashAssign => Some(BinaryOp::Div),
        Tok::PercentAssign => Some(BinaryOp::Rem),
        Tok::AmpAssign => Some(BinaryOp::BitAnd),
        Tok::PipeAssign => Some(BinaryOp::BitOr),
        Tok::CaretAssign => Some(BinaryOp::BitXor),
        Tok::ShlAssign => Some(BinaryOp::Shl),
        Tok::ShrAssign => Some(BinaryOp::Shr),
        _ => return None,
    })
}

impl Parser<'_> {
    pub(super) fn add(&mut self, kind: ExprKind, span: Span) -> ExprId {
        self.ast.add_expr(kind, span)
    }

    pub(super) fn expr_span(&self, id: ExprId) -> Span {
        self.ast.expr(id).span
    }

    /// A full expression, commas included.
    pub(super) fn expr(&mut self) -> Parsed<ExprId> {
        let mut left = self.assignment()?;
        while self.eat(Tok::Comma) {
            let right = self.assignment()?;
            let span = self.expr_span(left).to(self.expr_span(right));
            left = self.add(ExprKind::Comma(left, right), span);
        }
        Ok(left)
    }

    pub(super) fn assignment(&mut self) -> Parsed<ExprId> {
        self.nested(|parser| {
            let target = parser.conditional_inner()?;
            let Some(op) = assignment_operator(parser.peek()) else { return Ok(target) };
            parser.bump();
            let value = parser.assignment()?;
            let span = parser.expr_span(target).to(parser.expr_span(value));
            Ok(parser.add(ExprKind::Assign { op, target, value }, span))
        })
    }

    /// A constant expression: no assignment, no comma.
    pub(super) fn conditional(&mut self) -> Parsed<ExprId> {
        self.nested(Self::conditional_inner)
    }

    fn conditional_inner(&mut self) -> Parsed<ExprId> {
        let condition = self.binary(1)?;
        if !self.eat(Tok::Question) {
            return Ok(condition);
        }
        let then = if self.peek() == Tok::Colon { None } else { Some(self.expr()?) };
        self.expect(Tok::Colon)?;
        let otherwise = self.conditional()?;
        let span = self.expr_span(condition).to(self.expr_span(otherwise));
        Ok(self.add(ExprKind::Conditional { condition, then, otherwise }, span))
    }

    fn binary(&mut self, min: u8) -> Parsed<ExprId> {
        let mut left = self.cast()?;
        while let Some((precedence, op)) = infix(self.peek()) {
            if precedence < min {
                break;
            }
            self.bump();
            let right = self.binary(precedence + 1)?;
            let span = self.expr_span(left).to(self.expr_span(right));
            let kind = match op {
                Infix::Binary(op) => ExprKind::Binary(op, left, right),
                Infix::And => ExprKind::Logical { or: false, left, right },
                Infix::Or => ExprKind::Logical { or: true, left, right },
            };
            left = self.add(kind, span);
        }
        Ok(left)
    }

    /// `(type) operand`, or a unary expression.
    fn cast(&mut self) -> Parsed<ExprId> {
        if self.peek() != Tok::LParen || !self.paren_holds_type() {
            return self.unary();
        }
        self.nested(|parser| {
            let start = parser.bump().span;
            let name = parser.type_name()?;
            parser.expect(Tok::RParen)?;
            if parser.peek() == Tok::LBrace {
                let list = parser.init_list()?;
                let span = parser.since(start);
                let literal = parser.add(ExprKind::CompoundLiteral(Box::new(name), Box::new(list)), span);
                return parser.postfix(literal);
            }
            let operand = parser.cast()?;
            let span = start.to(parser.expr_span(operand));
            Ok(parser.add(ExprKind::Cast(Box::new(name), operand), span))
        })
    }

    /// At `(`: whether a type name follows.
    pub(super) fn paren_holds_type(&self) -> bool {
        let mut ahead = 1;
        while self.peek_at(ahead).kind == Tok::Extension {
            ahead += 1;
        }
        let token = self.peek_at(ahead);
        match token.kind {
            Tok::Ident => self.names.is_type(token.symbol),
            Tok::Attribute => true,
            kind => super::specs::is_spec_keyword(kind),
        }
    }

    fn unary(&mut self) -> Parsed<ExprId> {
        let token = self.token();
        let op = match token.kind {
            Tok::Plus => UnaryOp::Plus,
            Tok::Minus => UnaryOp::Minus,
            Tok::Tilde => UnaryOp::BitNot,
            Tok::Bang => UnaryOp::Not,
            Tok::Star => UnaryOp::Deref,
            Tok::Amp => UnaryOp::AddrOf,
            Tok::PlusPlus | Tok::MinusMinus => {
                return self.nested(|parser| {
                    parser.bump();
                    let operand = parser.unary()?;
                    let span = token.span.to(parser.expr_span(operand));
                    let increment = token.kind == Tok::PlusPlus;
                    Ok(parser.add(ExprKind::Step { operand, increment, postfix: false }, span))
                });
            }
            Tok::Extension => {
                self.bump();
                return self.nested(Self::cast);
            }
            Tok::Sizeof | Tok::Alignof => return self.nested(Self::sizeof),
            Tok::AmpAmp => {
                self.bump();
                let label = self.expect_name()?;
                return Ok(self.add(ExprKind::LabelAddr(label), token.span.to(label.span)));
            }
            Tok::Real | Tok::Imag => return Err(self.refuse(token.span, "complex numbers are not supported")),
            _ => {
                let primary = self.primary()?;
                return self.postfix(primary);
            }
        };
        self.nested(|parser| {
            parser.bump();
            let operand = parser.cast()?;
            let span = token.span.to(parser.expr_span(operand));
            Ok(parser.add(ExprKind::Unary(op, operand), span))
        })
    }

    /// `sizeof x`, `sizeof(type)`, `_Alignof …`.
    fn sizeof(&mut self) -> Parsed<ExprId> {
        let keyword = self.bump();
        let sizeof = keyword.kind == Tok::Sizeof;
        if self.peek() == Tok::LParen && self.paren_holds_type() {
            self.bump();
            let start = self.previous();
            let name = self.type_name()?;
            self.expect(Tok::RParen)?;
            // `sizeof (type){…}` measures the literal.
            if self.peek() == Tok::LBrace {
                let list = self.init_list()?;
                let span = self.since(start);
                let literal = self.add(ExprKind::CompoundLiteral(Box::new(name), Box::new(list)), span);
                let operand = self.postfix(literal)?;
                let span = keyword.span.to(self.expr_span(operand));
                let kind =
                    if sizeof { ExprKind::SizeofExpr(operand) } else { ExprKind::AlignofExpr(operand) };
                return Ok(self.add(kind, span));
            }
            let name = Box::new(name);
            let kind = if sizeof {
                ExprKind::SizeofType(name)
            } else {
                let standard = self.interner.text(keyword.symbol) == "_Alignof";
                ExprKind::AlignofType { name, standard }
            };
            let span = self.since(keyword.span);
            return Ok(self.add(kind, span));
        }
        let operand = self.unary()?;
        let span = keyword.span.to(self.expr_span(operand));
        let kind = if sizeof { ExprKind::SizeofExpr(operand) } else { ExprKind::AlignofExpr(operand) };
        Ok(self.add(kind, span))
    }

    /// What may follow a primary expression.
    pub(super) fn postfix(&mut self, primary: ExprId) -> Parsed<ExprId> {
        let mut expr = primary;
        let start = self.expr_span(primary);
        loop {
            let kind = match self.peek() {
                Tok::LBracket => {
                    self.bump();
                    let index = self.expr()?;
                    self.expect(Tok::RBracket)?;
                    ExprKind::Index(expr, index)
                }
                Tok::LParen => {
                    self.bump();
                    ExprKind::Call { callee: expr, args: self.arguments()? }
                }
                Tok::Dot | Tok::Arrow => {
                    let arrow = self.bump().kind == Tok::Arrow;
                    let field: Name = self.expect_name()?;
                    ExprKind::Member { base: expr, arrow, field }
                }
                Tok::PlusPlus | Tok::MinusMinus => {
                    let increment = self.bump().kind == Tok::PlusPlus;
                    ExprKind::Step { operand: expr, increment, postfix: true }
                }
                _ => return Ok(expr),
            };
            let called = matches!(kind, ExprKind::Call { .. });
            let span = self.since(start);
            expr = self.add(kind, span);
            if called {
                expr = self.woven_call(expr, span);
            }
        }
    }

    /// Arguments of a call, after `(`.
    fn arguments(&mut self) -> Parsed<Vec<ExprId>> {
        let mut args = Vec::new();
        if self.eat(Tok::RParen) {
            return Ok(args);
        }
        loop {
            args.push(self.assignment()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(args)
    }
}
