//! The parser: recursive descent over the token list.
//!
//! C cannot be parsed without knowing which names are types, so the parser keeps the scopes of typedef names
//! itself; everything else about names is left to the semantic analysis.
//!
//! Recursion is bounded by [`MAX_NESTING`](crate::MAX_NESTING), and the front end runs on a thread whose
//! stack is large enough for that depth.

mod attr;
mod decl;
mod declarator;
mod expr;
mod headers;
mod init;
mod primary;
mod record;
mod specs;
mod stmt;
mod weave;

pub(crate) use weave::{Failure, Weaving};

use crate::MAX_NESTING;
use crate::ast::{Ast, Name};
use crate::diag::{Diagnostic, Sink};
use crate::lex::token::{Tok, Token};
use crate::source::SourceMap;
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use rustc_hash::FxHashSet;

/// A syntax error that has been reported.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

type Parsed<T> = Result<T, Failed>;

/// Parses all tokens. Errors go to `sink`.
pub(crate) fn parse(tokens: &[Token], source: &SourceMap, interner: &mut Interner, sink: &mut Sink) -> Ast {
    parse_with(tokens, source, interner, sink, None).0
}

/// Parses all tokens, and weaves observations into the tree.
pub(crate) fn parse_with<'s>(
    tokens: &'s [Token],
    source: &'s SourceMap,
    interner: &'s mut Interner,
    sink: &'s mut Sink,
    weaving: Option<Weaving<'s>>,
) -> (Ast, Option<Weaving<'s>>) {
    let mut names = Names::default();
    for builtin in BUILTIN_TYPEDEFS {
        names.declare(interner.intern(builtin), true);
    }
    let mut parser = Parser {
        tokens,
        at: 0,
        source,
        interner,
        sink,
        ast: Ast::default(),
        names,
        depth: 0,
        ended: false,
        refused: FxHashSet::default(),
        weaving,
    };
    parser.declare_monitor();
    parser.translation_unit();
    parser.ast.refused = parser.refused.into_iter().collect();
    (parser.ast, parser.weaving)
}

/// Type names that exist without a declaration.
pub(crate) const BUILTIN_TYPEDEFS: &[&str] =
    &["__builtin_va_list", "__gnuc_va_list", "__int128_t", "__uint128_t"];

struct Parser<'s> {
    tokens: &'s [Token],
    at: usize,
    source: &'s SourceMap,
    interner: &'s mut Interner,
    sink: &'s mut Sink,
    ast: Ast,
    names: Names,
    depth: u32,
    /// A block that the end of the file cuts off has been reported.
    ended: bool,
    /// Names that headers of the system declare with what is not supported.
    refused: FxHashSet<Symbol>,
    /// What is woven into the tree.
    weaving: Option<Weaving<'s>>,
}

/// Which names are types at this point of the text.
#[derive(Default)]
struct Names {
    /// Indexed by symbol.
    is_type: Vec<bool>,
    /// What to restore when scopes end, newest last.
    undo: Vec<(Symbol, bool)>,
}

impl Names {
    fn is_type(&self, symbol: Symbol) -> bool {
        self.is_type.get(symbol.index()).copied().unwrap_or(false)
    }

    fn declare(&mut self, symbol: Symbol, is_type: bool) {
        let before = self.is_type(symbol);
        if before != is_type {
            self.undo.push((symbol, before));
            if self.is_type.len() <= symbol.index() {
                self.is_type.resize(symbol.index() + 1, false);
            }
            self.is_type[symbol.index()] = is_type;
        }
    }

    fn mark(&self) -> usize {
        self.undo.len()
    }

    fn leave(&mut self, mark: usize) {
        while self.undo.len() > mark {
            if let Some((symbol, before)) = self.undo.pop() {
                self.is_type[symbol.index()] = before;
            }
        }
    }
}

impl Parser<'_> {
    fn token(&self) -> Token {
        self.tokens[self.at]
    }

    fn peek(&self) -> Tok {
        self.tokens[self.at].kind
    }

    fn peek_at(&self, ahead: usize) -> Token {
        self.tokens[(self.at + ahead).min(self.tokens.len() - 1)]
    }

    fn span(&self) -> Span {
        self.token().span
    }

    /// The place of the token before.
    fn previous(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    fn since(&self, start: Span) -> Span {
        Span::new(start.lo, self.previous().hi.max(start.hi))
    }

    fn bump(&mut self) -> Token {
        let token = self.token();
        if token.kind != Tok::Eof {
            self.at += 1;
        }
        token
    }

    fn eat(&mut self, kind: Tok) -> bool {
        let found = self.peek() == kind;
        if found {
            self.at += 1;
        }
        found
    }

    fn expect(&mut self, kind: Tok) -> Parsed<Token> {
        if self.peek() == kind {
            return Ok(self.bump());
        }
        let message = format!("expected '{}' {}", kind.text(), self.found());
        // A missing ';' or ')' is shown where it belongs: after the token before.
        let missing = matches!(kind, Tok::Semi | Tok::RParen | Tok::RBracket | Tok::Comma);
        let span = if missing && self.at > 0 { self.previous().end() } else { self.span() };
        Err(self.error(span, message))
    }

    fn expect_name(&mut self) -> Parsed<Name> {
        if self.peek() == Tok::Ident {
            let token = self.bump();
            return Ok(Name { symbol: token.symbol, span: token.span });
        }
        let message = format!("expected a name {}", self.found());
        Err(self.error(self.span(), message))
    }

    /// "before '…'", for messages.
    fn found(&self) -> String {
        match self.peek() {
            Tok::Eof => "before the end of the file".to_owned(),
            _ => {
                let mut text = self.source.snippet(self.span());
                if text.chars().count() > 40 {
                    text = text.chars().take(40).chain("…".chars()).collect();
                }
                format!("before '{text}'")
            }
        }
    }

    /// An error: this is not supported.
    fn refuse(&mut self, span: Span, message: impl Into<String>) -> Failed {
        self.sink.push(Diagnostic::unsupported(span, message));
        Failed
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Failed {
        // What is missing at the end is shown after the last token, not on an empty line.
        let at_end = self.peek() == Tok::Eof && span == self.span() && self.at > 0;
        let span = if at_end { self.previous().end() } else { span };
        let mut diagnostic = Diagnostic::error(span, message);
        if self.looks_like_cpp() {
            diagnostic = diagnostic.with_help("this looks like C++; Certus reads C");
        }
        self.sink.push(diagnostic);
        Failed
    }

    /// Whether the tokens around an error are typical of C++.
    fn looks_like_cpp(&self) -> bool {
        const WORDS: &[&str] = &[
            "class",
            "namespace",
            "template",
            "using",
            "public",
            "private",
            "protected",
            "virtual",
            "operator",
            "new",
            "delete",
            "try",
            "catch",
            "throw",
            "constexpr",
            "nullptr",
            "static_cast",
            "reinterpret_cast",
            "const_cast",
            "dynamic_cast",
            "decltype",
            "typename",
            "explicit",
            "friend",
            "mutable",
        ];
        let from = self.at.saturating_sub(2);
        self.tokens[from..(self.at + 2).min(self.tokens.len())].iter().any(|token| match token.kind {
            Tok::ColonColon => true,
            Tok::Ident => WORDS.contains(&self.interner.text(token.symbol)),
            _ => false,
        }) || (self.peek() == Tok::Str && self.at > 0 && self.tokens[self.at - 1].kind == Tok::Extern)
    }

    /// Runs `body` one level deeper; a program that is nested too deeply is refused.
    fn nested<T>(&mut self, body: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_NESTING {
            return Err(self.too_deep());
        }
        self.depth += 1;
        let result = body(self);
        self.depth -= 1;
        result
    }

    #[cold]
    fn too_deep(&mut self) -> Failed {
        let failed = self.error(self.span(), format!("this is nested more than {MAX_NESTING} levels deep"));
        // Recovery inside so deep a nest only repeats the message.
        self.at = self.tokens.len() - 1;
        failed
    }

    /// Skips to a point where parsing can go on: after the `;` or before the `}` that ends what was wrong.
    /// Always moves on unless it stands before `}` or the end.
    fn recover(&mut self) {
        let mut depth = 0u32;
        loop {
            match self.peek() {
                Tok::Eof => return,
                Tok::Semi if depth == 0 => {
                    self.at += 1;
                    return;
                }
                Tok::LBrace => depth += 1,
                Tok::RBrace if depth == 0 => return,
                Tok::RBrace => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return;
                    }
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Skips a balanced group; stands at its opening parenthesis.
    fn skip_parens(&mut self) -> Parsed<()> {
        self.expect(Tok::LParen)?;
        let mut depth = 1u32;
        while depth > 0 {
            match self.peek() {
                Tok::LParen => depth += 1,
                Tok::RParen => depth -= 1,
                Tok::Eof => return Err(self.error(self.span(), "expected ')' before the end of the file")),
                _ => {}
            }
            self.at += 1;
        }
        Ok(())
    }
}
