//! Primary expressions: names, constants, parentheses, and the keywords that look like functions.

use super::{Parsed, Parser};
use crate::ast::{Designator, ExprId, ExprKind, Generic, IntLit, StrLit};
use crate::lex::number::{self, Number};
use crate::lex::string::{self, Encoding};
use crate::lex::token::Tok;
use crate::span::Span;

impl Parser<'_> {
    pub(super) fn primary(&mut self) -> Parsed<ExprId> {
        let token = self.token();
        match token.kind {
            Tok::Ident => {
                self.bump();
                Ok(self.add(ExprKind::Ident(token.symbol), token.span))
            }
            Tok::Number => self.number(),
            Tok::Char => self.character(),
            Tok::Str => self.string(),
            Tok::LParen => self.nested(Self::parenthesised),
            Tok::Generic => self.nested(Self::generic),
            Tok::VaArg => {
                let start = self.bump().span;
                self.expect(Tok::LParen)?;
                let list = self.assignment()?;
                self.expect(Tok::Comma)?;
                let name = self.type_name()?;
                self.expect(Tok::RParen)?;
                let span = self.since(start);
                Ok(self.add(ExprKind::VaArg(list, Box::new(name)), span))
            }
            Tok::Offsetof => self.offsetof(),
            Tok::TypesCompatible => {
                let start = self.bump().span;
                self.expect(Tok::LParen)?;
                let left = self.type_name()?;
                self.expect(Tok::Comma)?;
                let right = self.type_name()?;
                self.expect(Tok::RParen)?;
                let span = self.since(start);
                Ok(self.add(ExprKind::TypesCompatible(Box::new((left, right))), span))
            }
            Tok::ChooseExpr => {
                let start = self.bump().span;
                self.expect(Tok::LParen)?;
                let condition = self.assignment()?;
                self.expect(Tok::Comma)?;
                let then = self.assignment()?;
                self.expect(Tok::Comma)?;
                let otherwise = self.assignment()?;
                self.expect(Tok::RParen)?;
                let span = self.since(start);
                Ok(self.add(ExprKind::Choose { condition, then, otherwise }, span))
            }
            _ => {
                let message = format!("expected an expression {}", self.found());
                Err(self.error(token.span, message))
            }
        }
    }

    /// `(expression)` or `({ statements })`. The parentheses belong to the place of the expression only if it
    /// is the latter: messages point at the inner expression.
    fn parenthesised(&mut self) -> Parsed<ExprId> {
        let start = self.bump().span;
        if self.peek() == Tok::LBrace {
            let block = self.block()?;
            self.expect(Tok::RParen)?;
            let span = self.since(start);
            return Ok(self.add(ExprKind::StmtExpr(block), span));
        }
        let inner = self.expr()?;
        self.expect(Tok::RParen)?;
        Ok(inner)
    }

    fn number(&mut self) -> Parsed<ExprId> {
        let span = self.bump().span;
        let text = &self.source.text()[span.lo as usize..span.hi as usize];
        match number::parse(text) {
            Err(message) => Err(self.error(span, message)),
            Ok(Number::Imaginary) => Err(self.refuse(span, "imaginary constants are not supported")),
            Ok(Number::Float { bits, format }) => {
                Ok(self.add(ExprKind::Float { bits: Box::new(bits), format }, span))
            }
            Ok(Number::Int { value, suffix, decimal, too_large }) => {
                let literal =
                    IntLit { value, unsigned: suffix.unsigned, longs: suffix.longs, decimal, too_large };
                Ok(self.add(ExprKind::Int(Box::new(literal)), span))
            }
        }
    }

    fn character(&mut self) -> Parsed<ExprId> {
        let span = self.bump().span;
        let (encoding, body) = string::split(&self.source.text()[span.lo as usize..span.hi as usize]);
        let mut units = Vec::new();
        if let Err(message) = string::decode(body, encoding, &mut units) {
            return Err(self.error(span, message));
        }
        let Some(&last) = units.last() else {
            return Err(self.error(span, "empty character constant"));
        };
        // `'ab'` has the value 'a' * 256 + 'b'; other encodings keep the last.
        let value = match encoding {
            Encoding::Char => units.iter().fold(0u32, |value, unit| value << 8 | unit & 0xFF),
            _ => last,
        };
        Ok(self.add(ExprKind::Char { value, encoding, units: units.len() as u32 }, span))
    }

    fn string(&mut self) -> Parsed<ExprId> {
        let start = self.span();
        let first = self.at;
        while self.peek() == Tok::Str {
            self.bump();
        }
        let span = self.since(start);
        let tokens = &self.tokens[first..self.at];
        let literal = |span: Span| &self.source.text()[span.lo as usize..span.hi as usize];
        // One prefix decides for all adjacent strings.
        let mut encoding = Encoding::Char;
        for token in tokens {
            let own = string::split(literal(token.span)).0;
            if own != Encoding::Char {
                if encoding != Encoding::Char && encoding != own {
                    return Err(self.error(span, "adjacent strings of different encodings"));
                }
                encoding = own;
            }
        }
        let mut units = Vec::new();
        for token in tokens {
            if let Err(message) = string::decode(string::split(literal(token.span)).1, encoding, &mut units) {
                return Err(self.error(token.span, message));
            }
        }
        let bytes = string::to_bytes(&units, encoding);
        Ok(self.add(ExprKind::Str(Box::new(StrLit { encoding, bytes })), span))
    }

    /// The text of a string where only the text matters (assembler, assertions).
    pub(super) fn string_text(&mut self) -> Parsed<String> {
        if self.peek() != Tok::Str {
            let message = format!("expected a string {}", self.found());
            return Err(self.error(self.span(), message));
        }
        let string = self.string()?;
        match &self.ast.expr(string).kind {
            ExprKind::Str(literal) => {
                let bytes = &literal.bytes[..literal.bytes.len().saturating_sub(literal.encoding.unit())];
                Ok(String::from_utf8_lossy(bytes).into_owned())
            }
            _ => Ok(String::new()),
        }
    }

    fn generic(&mut self) -> Parsed<ExprId> {
        let start = self.bump().span;
        self.expect(Tok::LParen)?;
        let control = self.assignment()?;
        let mut arms = Vec::new();
        while self.eat(Tok::Comma) {
            let name = if self.eat(Tok::Default) { None } else { Some(self.type_name()?) };
            self.expect(Tok::Colon)?;
            arms.push((name, self.assignment()?));
        }
        self.expect(Tok::RParen)?;
        let span = self.since(start);
        Ok(self.add(ExprKind::Generic(Box::new(Generic { control, arms })), span))
    }

    fn offsetof(&mut self) -> Parsed<ExprId> {
        let start = self.bump().span;
        self.expect(Tok::LParen)?;
        let name = self.type_name()?;
        self.expect(Tok::Comma)?;
        let first = self.expect_name()?;
        let mut path = vec![Designator::Field(first)];
        loop {
            if self.eat(Tok::Dot) {
                path.push(Designator::Field(self.expect_name()?));
            } else if self.eat(Tok::LBracket) {
                path.push(Designator::Index(self.expr()?));
                self.expect(Tok::RBracket)?;
            } else {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        let span = self.since(start);
        Ok(self.add(ExprKind::Offsetof(Box::new(name), path), span))
    }
}
