//! `__attribute__((…))`, `_Alignas(…)` and assembler labels.

use super::{Parsed, Parser};
use crate::ast::{Aligned, Attrs, Name};
use crate::diag::{Code, Diagnostic};
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
            "constructor" | "destructor" => attrs.constructor = true,
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
            "alias" | "ifunc" | "scalar_storage_order" => {
                let message = format!("attribute '{name}' is ignored");
                self.sink.push(Diagnostic::warning(Code::Ignored, token.span, message));
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

    /// `asm("name")` and attributes after a declarator.
    pub(super) fn declarator_suffix(&mut self, attrs: &mut Attrs) -> Parsed<()> {
        if self.peek() == Tok::Asm {
            self.bump();
            self.skip_parens()?;
        }
        self.attributes(attrs)
    }
}
