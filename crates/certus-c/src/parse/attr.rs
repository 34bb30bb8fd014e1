//! `__attribute__((…))`, `_Alignas(…)` and assembler labels.

use super::{Parsed, Parser};
use crate::ast::{Aligned, Attrs, Name};
use crate::hir::{Linkage, Promise};
use crate::lex::changes_values;
use crate::lex::token::Tok;

impl Parser<'_> {
    /// Any number of attribute lists at this place.
    pub(super) fn attributes(&mut self, attrs: &mut Attrs) -> Parsed<()> {
        while self.peek() == Tok::Attribute {
            self.bump();
            self.expect(Tok::LParen)?;
            self.expect(Tok::LParen)?;
            loop {
                match self.peek() {
                    Tok::Comma => {
                        self.bump();
                    }
                    Tok::RParen => break,
                    _ => self.attribute(attrs)?,
                }
            }
            self.expect(Tok::RParen)?;
            self.expect(Tok::RParen)?;
        }
        Ok(())
    }

    /// Attributes where none changes meaning.
    pub(super) fn skip_attributes(&mut self) -> Parsed<()> {
        self.attributes(&mut Attrs::default())
    }

    fn attribute(&mut self, attrs: &mut Attrs) -> Parsed<()> {
        let token = self.bump();
        if matches!(token.kind, Tok::Eof | Tok::LBrace | Tok::RBrace | Tok::Semi) {
            return Err(self.error(token.span, "this attribute list is not closed"));
        }
        // Keywords such as `const` are attribute names too.
        let name = self.source.snippet(token.span);
        let name = name.strip_prefix("__").and_then(|inner| inner.strip_suffix("__")).unwrap_or(&name);
        match name {
            "packed" => attrs.packed = true,
            "noreturn" => attrs.noreturn = true,
            "transparent_union" => attrs.transparent_union = true,
            "constructor" => attrs.linkage.constructor = Some(self.priority()?),
            "destructor" => attrs.linkage.destructor = Some(self.priority()?),
            "weak" => attrs.linkage.weak = true,
            "aligned" if self.peek() == Tok::LParen && self.peek_at(1).kind != Tok::RParen => {
                self.bump();
                let alignment = self.conditional()?;
                self.expect(Tok::RParen)?;
                attrs.aligned.push(Aligned::To(alignment));
                return Ok(());
            }
            "aligned" => attrs.aligned.push(Aligned::Max),
            "mode" if self.peek() == Tok::LParen => {
                self.bump();
                let mode = self.expect_name()?;
                self.expect(Tok::RParen)?;
                let text = self.interner.text(mode.symbol).trim_matches('_').to_owned();
                attrs.mode = Some(Name { symbol: self.interner.intern(&text), span: mode.span });
                return Ok(());
            }
            "vector_size" => {
                return Err(
                    self.refuse(token.span, "vector types (attribute 'vector_size') are not supported")
                );
            }
            "cleanup" => {
                return Err(self.refuse(token.span, "attribute 'cleanup' is not supported"));
            }
            "const" => attrs.linkage.promise = Some(Promise::Const),
            "pure" => attrs.linkage.promise = attrs.linkage.promise.or(Some(Promise::Pure)),
            "alias" => attrs.linkage.odd = Some("alias"),
            "ifunc" => attrs.linkage.odd = Some("ifunc"),
            "weakref" => attrs.linkage.odd = Some("weakref"),
            "naked" => attrs.linkage.odd = Some("naked"),
            "returns_twice" => attrs.linkage.odd = Some("returns_twice"),
            "interrupt" => attrs.linkage.odd = Some("interrupt"),
            "noinit" | "persistent" => attrs.linkage.odd = Some("noinit"),
            "symver" => attrs.linkage.odd = Some("symver"),
            "ms_struct" | "hardbool" | "address_space" => {
                return Err(self.refuse(token.span, format!("attribute '{name}' is not supported")));
            }
            "scalar_storage_order" | "optimize" | "target" | "section" if self.peek() == Tok::LParen => {
                let start = self.span();
                self.skip_parens()?;
                let text = self.source.snippet(self.since(start));
                if changes_values(name, &text) {
                    let message = format!("attribute '{name}' with {text} is not supported");
                    return Err(self.refuse(token.span, message));
                }
                return Ok(());
            }
            _ => {}
        }
        if self.peek() == Tok::LParen {
            self.skip_parens()?;
        }
        Ok(())
    }

    /// `_Alignas(8)` or `_Alignas(double)`; stands at the keyword.
    pub(super) fn alignas(&mut self, attrs: &mut Attrs) -> Parsed<()> {
        self.bump();
        self.expect(Tok::LParen)?;
        let aligned = if self.starts_type_name() {
            Aligned::Like(self.type_name()?)
        } else {
            Aligned::To(self.conditional()?)
        };
        attrs.aligned.push(aligned);
        self.expect(Tok::RParen)?;
        Ok(())
    }

    /// `(101)` after `constructor` or `destructor`, or nothing.
    fn priority(&mut self) -> Parsed<u32> {
        if !self.eat(Tok::LParen) {
            return Ok(Linkage::NO_PRIORITY);
        }
        if self.eat(Tok::RParen) {
            return Ok(Linkage::NO_PRIORITY);
        }
        let token = self.bump();
        let number = self.source.snippet(token.span).parse();
        if self.peek() != Tok::RParen {
            return Err(self.refuse(token.span, "a priority that is not a plain number is not supported"));
        }
        self.bump();
        number.map_err(|_| self.refuse(token.span, "a priority that is not a plain number is not supported"))
    }

    /// `asm("name")` and attributes after a declarator.
    pub(super) fn declarator_suffix(&mut self, attrs: &mut Attrs) -> Parsed<()> {
        if self.peek() == Tok::Asm {
            self.bump();
            self.expect(Tok::LParen)?;
            let mut label = String::new();
            while !matches!(self.peek(), Tok::RParen | Tok::Eof) {
                let token = self.bump();
                let part = self.source.snippet(token.span);
                match part.strip_prefix('"').and_then(|part| part.strip_suffix('"')) {
                    Some(part) if !part.contains('\\') => label.push_str(part),
                    _ => return Err(self.refuse(token.span, "this assembler label is not supported")),
                }
            }
            self.expect(Tok::RParen)?;
            attrs.linkage.label = Some(label);
        }
        self.attributes(attrs)
    }
}
