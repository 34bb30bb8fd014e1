//! Declarations and function definitions.

use super::{Failed, Parsed, Parser};
use crate::ast::{
    Attrs, Declaration, Declarator, Derivation, FunctionDef, InitDeclarator, Item, Params, Specs, Storage,
    TypeSpec,
};
use crate::lex::token::Tok;

impl Parser<'_> {
    pub(super) fn translation_unit(&mut self) {
        while self.peek() != Tok::Eof && !self.sink.full() {
            if self.eat(Tok::Semi) {
                continue;
            }
            let mark = self.at;
            if self.names_refused(mark) {
                continue;
            }
            let (errors, scope) = (self.sink.errors.len(), self.names.mark());
            match self.item() {
                Ok(item) => self.ast.items.push(item),
                Err(Failed) => {
                    if self.source.is_in_system_header(self.tokens[mark].span.lo)
                        && self.sink.take_back(errors).is_some()
                    {
                        self.names.leave(scope);
                        self.pass_over(mark);
                        continue;
                    }
                    self.recover();
                    // A closing brace at this level, or an error before the first token, must not stop us.
                    if self.at == mark || self.peek() == Tok::RBrace {
                        self.bump();
                    }
                }
            }
        }
    }

    fn item(&mut self) -> Parsed<Item> {
        while self.eat(Tok::Extension) {}
        match self.peek() {
            Tok::StaticAssert => return Ok(Item::StaticAssert(self.static_assert()?)),
            Tok::Asm => {
                let span = self.bump().span;
                self.skip_parens()?;
                self.expect(Tok::Semi)?;
                return Ok(Item::Asm(span));
            }
            Tok::RBrace => return Err(self.error(self.span(), "this '}' closes nothing")),
            _ => {}
        }
        let start = self.span();
        let specs = self.specs()?;
        // An unknown type: `foo_t x;`. Without specifiers only `f() {…}` and `x;` (implicit int) make sense.
        if matches!(specs.ty, TypeSpec::Missing) && self.peek() == Tok::Ident && !self.implicit_int_follows()
        {
            return Err(self.unknown_type());
        }
        if self.eat(Tok::Semi) {
            return Ok(Item::Decl(Declaration { specs, declarators: Vec::new(), span: self.since(start) }));
        }
        let mut attrs = Attrs::default();
        self.attributes(&mut attrs)?;
        let declarator = self.declarator()?;
        if self.starts_function_body(&declarator) {
            return self
                .function(specs, declarator, attrs, start)
                .map(|function| Item::Function(Box::new(function)));
        }
        self.declaration_rest(specs, declarator, attrs, start).map(Item::Decl)
    }

    /// After an identifier without a type: what may follow if `int` was meant.
    fn implicit_int_follows(&self) -> bool {
        matches!(
            self.peek_at(1).kind,
            Tok::LParen | Tok::Semi | Tok::Assign | Tok::Comma | Tok::LBracket | Tok::Attribute | Tok::Asm
        )
    }

    fn starts_function_body(&self, declarator: &Declarator) -> bool {
        let Some(Derivation::Function(params)) = declarator.derivations.first() else { return false };
        match self.peek() {
            Tok::LBrace => true,
            // Declarations of K&R parameters.
            _ => matches!(**params, Params::Names(_)) && self.starts_specs() && self.peek() != Tok::Attribute,
        }
    }

    fn function(
        &mut self,
        specs: Specs,
        declarator: Declarator,
        attrs: Attrs,
        start: crate::span::Span,
    ) -> Parsed<FunctionDef> {
        if let Some(name) = declarator.name {
            self.names.declare(name.symbol, false);
        }
        let mark = self.names.mark();
        self.declare_params(&declarator);
        let result = self.function_body(specs, declarator, attrs, start);
        self.names.leave(mark);
        result
    }

    fn function_body(
        &mut self,
        specs: Specs,
        declarator: Declarator,
        attrs: Attrs,
        start: crate::span::Span,
    ) -> Parsed<FunctionDef> {
        let mut old_style = Vec::new();
        while self.peek() != Tok::LBrace {
            if !self.starts_specs() {
                let message = format!("expected a declaration or '{{' {}", self.found());
                return Err(self.error(self.span(), message));
            }
            old_style.push(self.declaration()?);
        }
        let body = self.block()?;
        Ok(FunctionDef { specs, declarator, attrs, old_style, body, span: self.since(start) })
    }

    /// A declaration inside a function (or of K&R parameters).
    pub(super) fn declaration(&mut self) -> Parsed<Declaration> {
        let start = self.span();
        while self.eat(Tok::Extension) {}
        let specs = self.specs()?;
        if self.eat(Tok::Semi) {
            return Ok(Declaration { specs, declarators: Vec::new(), span: self.since(start) });
        }
        if matches!(specs.ty, TypeSpec::Missing)
            && self.peek() == Tok::Ident
            && self.peek_at(1).kind == Tok::Ident
        {
            return Err(self.unknown_type());
        }
        let mut attrs = Attrs::default();
        self.attributes(&mut attrs)?;
        let declarator = self.declarator()?;
        if self.peek() == Tok::LBrace
            && matches!(declarator.derivations.first(), Some(Derivation::Function(_)))
        {
            return Err(self.refuse(declarator.span, "functions inside functions are not supported"));
        }
        self.declaration_rest(specs, declarator, attrs, start)
    }

    fn declaration_rest(
        &mut self,
        specs: Specs,
        first: Declarator,
        mut attrs: Attrs,
        start: crate::span::Span,
    ) -> Parsed<Declaration> {
        let mut declarators = Vec::new();
        let mut declarator = first;
        loop {
            self.declarator_suffix(&mut attrs)?;
            if let Some(name) = declarator.name {
                self.names.declare(name.symbol, specs.storage == Some(Storage::Typedef));
            }
            let init = if self.eat(Tok::Assign) { Some(self.initializer()?) } else { None };
            declarators.push(InitDeclarator { declarator, attrs, init });
            if !self.eat(Tok::Comma) {
                break;
            }
            attrs = Attrs::default();
            self.attributes(&mut attrs)?;
            declarator = self.declarator()?;
        }
        let span = self.since(start);
        self.expect(Tok::Semi)?;
        Ok(Declaration { specs, declarators, span })
    }

    /// Reports the name at this place as no type.
    pub(super) fn unknown_type(&mut self) -> Failed {
        let message = match self.peek() {
            Tok::Ident => format!("unknown type name '{}'", self.interner.text(self.token().symbol)),
            _ => format!("expected a type {}", self.found()),
        };
        self.error(self.span(), message)
    }
}
