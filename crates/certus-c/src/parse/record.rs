//! `struct`, `union` and `enum` specifiers.

use super::{Parsed, Parser};
use crate::ast::{
    Attrs, Declarator, EnumSpec, Enumerator, Member, MemberDeclarator, Name, RecordSpec, StaticAssert,
    TypeSpec,
};
use crate::lex::token::Tok;

impl Parser<'_> {
    pub(super) fn record_spec(&mut self) -> Parsed<RecordSpec> {
        self.nested(|parser| {
            let keyword = parser.bump();
            let mut attrs = Attrs::default();
            parser.attributes(&mut attrs)?;
            let tag = parser.tag();
            parser.attributes(&mut attrs)?;
            let span = parser.since(keyword.span);
            let members = if parser.peek() == Tok::LBrace { Some(parser.members()?) } else { None };
            if tag.is_none() && members.is_none() {
                let message = format!("expected a name or '{{' {}", parser.found());
                return Err(parser.error(parser.span(), message));
            }
            if members.is_some() {
                parser.attributes(&mut attrs)?;
            }
            Ok(RecordSpec { is_union: keyword.kind == Tok::Union, tag, members, attrs, span })
        })
    }

    fn tag(&mut self) -> Option<Name> {
        (self.peek() == Tok::Ident).then(|| {
            let token = self.bump();
            Name { symbol: token.symbol, span: token.span }
        })
    }

    fn members(&mut self) -> Parsed<Vec<Member>> {
        self.expect(Tok::LBrace)?;
        let mut members = Vec::new();
        while self.peek() != Tok::RBrace {
            if self.eat(Tok::Semi) {
                continue;
            }
            if self.peek() == Tok::Eof {
                return Err(self.error(self.span(), "expected '}' before the end of the file"));
            }
            if self.peek() == Tok::StaticAssert {
                members.push(Member::StaticAssert(self.static_assert()?));
                continue;
            }
            match self.member() {
                Ok(member) => members.push(member),
                Err(_) if self.sink.full() => return Err(super::Failed),
                Err(_) => self.recover(),
            }
        }
        self.bump();
        Ok(members)
    }

    fn member(&mut self) -> Parsed<Member> {
        while self.eat(Tok::Extension) {}
        if !self.starts_specs() {
            return Err(self.unknown_type());
        }
        let specs = self.specs()?;
        self.no_storage(&specs)?;
        if matches!(specs.ty, TypeSpec::Missing)
            && self.peek() == Tok::Ident
            && self.peek_at(1).kind == Tok::Ident
        {
            return Err(self.unknown_type());
        }
        let mut declarators = Vec::new();
        if !matches!(self.peek(), Tok::Semi | Tok::RBrace) {
            loop {
                let mut attrs = Attrs::default();
                self.attributes(&mut attrs)?;
                let start = self.span();
                let declarator = if self.peek() == Tok::Colon {
                    Declarator { span: start, ..Declarator::default() }
                } else {
                    self.declarator()?
                };
                let width = if self.eat(Tok::Colon) { Some(self.conditional()?) } else { None };
                self.attributes(&mut attrs)?;
                declarators.push(MemberDeclarator { declarator, width, attrs });
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        // gcc accepts a last member without its semicolon.
        if self.peek() != Tok::RBrace {
            self.expect(Tok::Semi)?;
        }
        Ok(Member::Fields { specs, declarators })
    }

    pub(super) fn enum_spec(&mut self) -> Parsed<EnumSpec> {
        let keyword = self.bump();
        let mut attrs = Attrs::default();
        self.attributes(&mut attrs)?;
        let tag = self.tag();
        let span = self.since(keyword.span);
        let enumerators = if self.peek() == Tok::LBrace { Some(self.enumerators()?) } else { None };
        if tag.is_none() && enumerators.is_none() {
            let message = format!("expected a name or '{{' {}", self.found());
            return Err(self.error(self.span(), message));
        }
        if enumerators.is_some() {
            self.attributes(&mut attrs)?;
        }
        Ok(EnumSpec { tag, enumerators, attrs, span })
    }

    fn enumerators(&mut self) -> Parsed<Vec<Enumerator>> {
        self.expect(Tok::LBrace)?;
        let mut enumerators = Vec::new();
        while self.peek() != Tok::RBrace {
            let name = self.expect_name()?;
            self.skip_attributes()?;
            let value = if self.eat(Tok::Assign) { Some(self.conditional()?) } else { None };
            self.names.declare(name.symbol, false);
            enumerators.push(Enumerator { name, value });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RBrace)?;
        Ok(enumerators)
    }

    /// Stands at the keyword.
    pub(super) fn static_assert(&mut self) -> Parsed<StaticAssert> {
        let start = self.bump().span;
        self.expect(Tok::LParen)?;
        let condition = self.conditional()?;
        let message = if self.eat(Tok::Comma) { Some(self.string_text()?) } else { None };
        self.expect(Tok::RParen)?;
        let span = self.since(start);
        self.expect(Tok::Semi)?;
        Ok(StaticAssert { condition, message, span })
    }
}
