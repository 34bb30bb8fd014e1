//! Initialisers.

use super::{Parsed, Parser};
use crate::ast::{Designator, Init, InitItem, InitList};
use crate::lex::token::Tok;

impl Parser<'_> {
    pub(super) fn initializer(&mut self) -> Parsed<Init> {
        if self.peek() == Tok::LBrace {
            return Ok(Init::List(self.init_list()?));
        }
        Ok(Init::Expr(self.assignment()?))
    }

    /// `{ a, .x = b, [3] = c }`; stands at the brace.
    pub(super) fn init_list(&mut self) -> Parsed<InitList> {
        self.nested(|parser| {
            let start = parser.expect(Tok::LBrace)?.span;
            let mut items = Vec::new();
            while parser.peek() != Tok::RBrace {
                items.push(parser.init_item()?);
                if !parser.eat(Tok::Comma) {
                    break;
                }
            }
            parser.expect(Tok::RBrace)?;
            Ok(InitList { items, span: parser.since(start) })
        })
    }

    fn init_item(&mut self) -> Parsed<InitItem> {
        let start = self.span();
        // Old GNU form: `x: value`.
        if self.peek() == Tok::Ident && self.peek_at(1).kind == Tok::Colon {
            let name = self.expect_name()?;
            self.bump();
            let init = self.initializer()?;
            return Ok(InitItem {
                designators: vec![Designator::Field(name)],
                init,
                span: self.since(start),
            });
        }
        let designators = self.designators()?;
        // `[3] value` without `=` is an old GNU form too.
        if !designators.is_empty() {
            self.eat(Tok::Assign);
        }
        let init = self.initializer()?;
        Ok(InitItem { designators, init, span: self.since(start) })
    }

    /// `.x[3]…`, possibly none.
    pub(super) fn designators(&mut self) -> Parsed<Vec<Designator>> {
        let mut designators = Vec::new();
        loop {
            if self.eat(Tok::Dot) {
                designators.push(Designator::Field(self.expect_name()?));
            } else if self.eat(Tok::LBracket) {
                let first = self.conditional()?;
                if self.eat(Tok::Ellipsis) {
                    let last = self.conditional()?;
                    designators.push(Designator::Range(first, last));
                } else {
                    designators.push(Designator::Index(first));
                }
                self.expect(Tok::RBracket)?;
            } else {
                return Ok(designators);
            }
        }
    }
}
