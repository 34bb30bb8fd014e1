//! What headers of the system declare and is not supported, such as the complex numbers of `<complex.h>` and the vectors of
//! `<immintrin.h>`: it is passed over, and refused where the program uses it.

use super::Parser;
use crate::lex::token::Tok;
use crate::symbol::Symbol;

impl Parser<'_> {
    /// Behind the declaration or definition that begins at a token, and the names it declares: those outside of all brackets
    /// that are no types.
    fn extent(&self, from: usize) -> (usize, Vec<Symbol>) {
        let mut names = Vec::new();
        let mut depth = 0u32;
        // A body follows parameters or attributes, members follow `struct`.
        let mut body = false;
        for (at, token) in self.tokens.iter().enumerate().skip(from) {
            match token.kind {
                Tok::Eof => return (at, names),
                Tok::Ident if depth == 0 && !self.names.is_type(token.symbol) => names.push(token.symbol),
                Tok::LParen | Tok::LBracket | Tok::LBrace => {
                    if depth == 0 && token.kind == Tok::LBrace {
                        body = at > from && self.tokens[at - 1].kind == Tok::RParen;
                    }
                    depth += 1;
                }
                Tok::RParen | Tok::RBracket | Tok::RBrace => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 && (token.kind == Tok::Semi || token.kind == Tok::RBrace && body) {
                return (at + 1, names);
            }
        }
        (self.tokens.len() - 1, names)
    }

    /// Passes over the declaration or definition that begins at a token, and keeps the names it declares.
    pub(super) fn pass_over(&mut self, from: usize) {
        let (end, names) = self.extent(from);
        self.at = end;
        self.refused.extend(names);
    }

    /// Passes over what begins at a token if it names something that was passed over. In the program itself that is an error.
    pub(super) fn names_refused(&mut self, from: usize) -> bool {
        if self.refused.is_empty() {
            return false;
        }
        let (end, names) = self.extent(from);
        let named = (from..end).find(|at| {
            let token = self.tokens[*at];
            let member = *at > from && matches!(self.tokens[at - 1].kind, Tok::Dot | Tok::Arrow);
            token.kind == Tok::Ident && !member && self.refused.contains(&token.symbol)
        });
        let Some(named) = named else { return false };
        self.at = end;
        let span = self.tokens[named].span;
        if self.source.is_in_system_header(span.lo) {
            self.refused.extend(names);
        } else {
            let message = format!("'{}' is declared with what is not supported", self.source.snippet(span));
            self.refuse(span, message);
        }
        true
    }
}
