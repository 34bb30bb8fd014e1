//! Declarators and parameter lists.

use super::{Parsed, Parser};
use crate::ast::{
    ArrayDerivation, ArrayLength, Declarator, Derivation, Name, Param, Params, Storage, TypeSpec,
};
use crate::lex::token::Tok;
use crate::types::Quals;

/// Most pointers, arrays and functions in one declarator: questions about a type take time that grows with
/// its depth.
const MAX_DERIVATIONS: usize = 1000;

/// Which declarators are allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// A name must be there.
    Named,
    /// No name may be there.
    Abstract,
    /// Parameters: either.
    Either,
}

impl Parser<'_> {
    pub(super) fn declarator(&mut self) -> Parsed<Declarator> {
        self.declarator_in(Mode::Named)
    }

    pub(super) fn abstract_declarator(&mut self) -> Parsed<Declarator> {
        self.declarator_in(Mode::Abstract)
    }

    pub(super) fn starts_abstract_declarator(&self) -> bool {
        matches!(self.peek(), Tok::Star | Tok::LParen | Tok::LBracket)
    }

    fn declarator_in(&mut self, mode: Mode) -> Parsed<Declarator> {
        self.nested(|parser| {
            let start = parser.span();
            let mut pointers = Vec::new();
            loop {
                parser.skip_attributes()?;
                if parser.eat(Tok::Star) {
                    let quals = parser.pointer_quals()?;
                    pointers.push(Derivation::Pointer(quals));
                } else if parser.peek() == Tok::Caret {
                    return Err(parser.error(parser.span(), "blocks ('^') are not C"));
                } else if parser.peek() == Tok::Amp && mode != Mode::Abstract {
                    return Err(parser.error(parser.span(), "references ('&') are C++, not C"));
                } else {
                    break;
                }
            }
            let mut declarator = parser.direct_declarator(mode)?;
            declarator.derivations.extend(pointers.into_iter().rev());
            declarator.span = parser.since(start);
            if declarator.derivations.len() > MAX_DERIVATIONS {
                let message =
                    format!("a declarator with more than {MAX_DERIVATIONS} pointers, arrays and functions");
                return Err(parser.error(declarator.span, message));
            }
            Ok(declarator)
        })
    }

    fn pointer_quals(&mut self) -> Parsed<Quals> {
        let mut quals = Quals::NONE;
        loop {
            match self.peek() {
                Tok::Const => quals |= Quals::CONST,
                Tok::Volatile => quals |= Quals::VOLATILE,
                Tok::Restrict => quals |= Quals::RESTRICT,
                Tok::Atomic => quals |= Quals::ATOMIC,
                Tok::Extension => {}
                Tok::Attribute => {
                    self.skip_attributes()?;
                    continue;
                }
                _ => return Ok(quals),
            }
            self.bump();
        }
    }

    fn direct_declarator(&mut self, mode: Mode) -> Parsed<Declarator> {
        let mut declarator = Declarator::default();
        match self.peek() {
            // In a parameter a typedef name here is a type: it belongs to a parameter list, not to a name.
            Tok::Ident if mode != Mode::Abstract => declarator.name = Some(self.expect_name()?),
            Tok::LParen if self.is_nested_declarator(mode) => {
                self.bump();
                declarator = self.declarator_in(mode)?;
                self.expect(Tok::RParen)?;
            }
            _ if mode == Mode::Named => {
                let message = format!("expected a name {}", self.found());
                return Err(self.error(self.span(), message));
            }
            _ => {}
        }
        loop {
            match self.peek() {
                Tok::LBracket => {
                    let array = self.array_suffix()?;
                    declarator.derivations.push(Derivation::Array(Box::new(array)));
                }
                Tok::LParen => {
                    self.bump();
                    let params = self.params()?;
                    declarator.derivations.push(Derivation::Function(Box::new(params)));
                }
                _ => return Ok(declarator),
            }
        }
    }

    /// Whether `(` starts a declarator in parentheses rather than a parameter list.
    fn is_nested_declarator(&self, mode: Mode) -> bool {
        let next = self.peek_at(1);
        match next.kind {
            Tok::Star | Tok::LBracket | Tok::Caret => true,
            Tok::LParen => true,
            Tok::Attribute => true,
            Tok::Ident => mode == Mode::Named || (mode == Mode::Either && !self.names.is_type(next.symbol)),
            Tok::RParen => false,
            _ => mode == Mode::Named,
        }
    }

    fn array_suffix(&mut self) -> Parsed<ArrayDerivation> {
        let start = self.bump().span;
        let mut quals = Quals::NONE;
        loop {
            match self.peek() {
                Tok::Static => {
                    self.bump();
                }
                Tok::Const | Tok::Volatile | Tok::Restrict | Tok::Atomic => quals |= self.pointer_quals()?,
                _ => break,
            }
        }
        let length = match self.peek() {
            Tok::RBracket => ArrayLength::Unspecified,
            Tok::Star if self.peek_at(1).kind == Tok::RBracket => {
                self.bump();
                ArrayLength::Star
            }
            _ => ArrayLength::Expr(self.assignment()?),
        };
        self.expect(Tok::RBracket)?;
        Ok(ArrayDerivation { quals, length, span: self.since(start) })
    }

    /// The rest of a parameter list, after `(`.
    fn params(&mut self) -> Parsed<Params> {
        if self.eat(Tok::RParen) {
            return Ok(Params::Unspecified);
        }
        if self.peek() == Tok::Ident && !self.names.is_type(self.token().symbol) {
            return self.identifier_list();
        }
        let mark = self.names.mark();
        let params = self.prototype();
        self.names.leave(mark);
        params
    }

    fn identifier_list(&mut self) -> Parsed<Params> {
        // `f(foo x)` with an unknown type is far more often meant than a K&R list.
        if matches!(self.peek_at(1).kind, Tok::Ident | Tok::Star) {
            return Err(self.unknown_type());
        }
        let mut names = Vec::new();
        loop {
            names.push(self.expect_name()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(Params::Names(names))
    }

    fn prototype(&mut self) -> Parsed<Params> {
        let mut params = Vec::new();
        let mut variadic = false;
        loop {
            if self.eat(Tok::Ellipsis) {
                variadic = true;
                break;
            }
            params.push(self.param()?);
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::RParen)?;
        Ok(Params::Prototype { params, variadic })
    }

    fn param(&mut self) -> Parsed<Param> {
        let start = self.span();
        if !self.starts_specs() && self.peek() != Tok::Extension {
            return Err(self.unknown_type());
        }
        let specs = self.specs()?;
        if specs.storage.is_some_and(|storage| storage != Storage::Register) {
            return Err(self.error(specs.span, "a parameter cannot have this storage class"));
        }
        let missing = matches!(specs.ty, TypeSpec::Missing);
        if missing && self.peek() == Tok::Ident && self.peek_at(1).kind == Tok::Ident {
            return Err(self.unknown_type());
        }
        let declarator = self.declarator_in(Mode::Either)?;
        self.skip_attributes()?;
        if let Some(name) = declarator.name {
            self.names.declare(name.symbol, false);
        }
        Ok(Param { specs, declarator, span: self.since(start) })
    }

    /// Parameter names of the function that a declarator declares: they are ordinary names in its body.
    pub(super) fn declare_params(&mut self, declarator: &Declarator) {
        let Some(Derivation::Function(params)) = declarator.derivations.first() else { return };
        let declare = |parser: &mut Self, name: Name| parser.names.declare(name.symbol, false);
        match &**params {
            Params::Unspecified => {}
            Params::Names(names) => names.iter().for_each(|&name| declare(self, name)),
            Params::Prototype { params, .. } => {
                params.iter().filter_map(|param| param.declarator.name).for_each(|name| declare(self, name));
            }
        }
    }
}
