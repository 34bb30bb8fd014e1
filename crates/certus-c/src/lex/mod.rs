//! The lexer: bytes to tokens, in one pass over preprocessed text.
//!
//! Line markers go to the source map, `#pragma pack` to a list that struct layout consults; everything else
//! a preprocessor would do has been done before.

pub(crate) mod number;
pub(crate) mod string;
pub(crate) mod token;

use crate::diag::{Diagnostic, Sink};
use crate::source::SourceMap;
use crate::span::Span;
use crate::symbol::{Interner, Symbol};
use token::{Tok, Token, word_kind};

/// From byte `from` on, `#pragma pack` limits the alignment of members to `limit` bytes (0: no limit).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pack {
    pub(crate) from: u32,
    pub(crate) limit: u32,
}

/// Result of lexing. The last token is always [`Tok::Eof`].
pub(crate) struct Lexed {
    pub(crate) tokens: Vec<Token>,
    pub(crate) packs: Vec<Pack>,
    /// How many alignments were put aside and not taken back.
    pub(crate) open_packs: usize,
}

const SPACE: u8 = 1;
const WORD_START: u8 = 2;
const DIGIT: u8 = 4;

/// Classes of bytes. Bytes from 0x80 are parts of UTF-8 letters, which gcc allows in names.
static CLASS: [u8; 256] = {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 {
        let byte = at as u8;
        if matches!(byte, b' ' | b'\t' | b'\r' | 0x0b | 0x0c) {
            table[at] = SPACE;
        } else if byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$') || byte >= 0x80 {
            table[at] = WORD_START;
        } else if byte.is_ascii_digit() {
            table[at] = DIGIT;
        }
        at += 1;
    }
    table
};

fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// Joins lines that end in a backslash. The newlines move to the end of the joined line, so that line
/// numbers stay what they were.
pub(crate) fn splice_lines(text: Vec<u8>) -> Vec<u8> {
    let continues = |at: usize| match text.get(at + 1) {
        Some(b'\n') => Some(2),
        Some(b'\r') if text.get(at + 2) == Some(&b'\n') => Some(3),
        _ => None,
    };
    if !text.iter().enumerate().any(|(at, &byte)| byte == b'\\' && continues(at).is_some()) {
        return text;
    }
    let mut out = Vec::with_capacity(text.len());
    let (mut at, mut owed) = (0, 0);
    while at < text.len() {
        let byte = text[at];
        if byte == b'\\'
            && let Some(skip) = continues(at)
        {
            owed += 1;
            at += skip;
            continue;
        }
        out.push(byte);
        if byte == b'\n' {
            out.extend(std::iter::repeat_n(b'\n', owed));
            owed = 0;
        }
        at += 1;
    }
    out
}

/// Turns the text of `source` into tokens.
pub(crate) fn lex(source: &mut SourceMap, interner: &mut Interner, sink: &mut Sink) -> Lexed {
    let end = source.text().len();
    lex_until(source, end, interner, sink)
}

/// Turns the first `end` bytes of `source` into tokens.
pub(crate) fn lex_until(
    source: &mut SourceMap,
    end: usize,
    interner: &mut Interner,
    sink: &mut Sink,
) -> Lexed {
    let mut lexer = Lexer::new(&source.text()[..end], interner, sink);
    lexer.run();
    let Lexer { tokens, packs, pack_stack, markers, .. } = lexer;
    for (at, file, line) in markers {
        source.add_marker(at, file.as_deref(), line);
    }
    Lexed { tokens, packs, open_packs: pack_stack.len() }
}

/// The name that `\result` stands for in an expression about a program; no program can spell it.
pub(crate) const RESULT: &str = "__certus result";

/// Tokens of an expression that is not part of the program: no line of it is a directive, and `\result` is a name.
pub(crate) fn lex_expression(
    source: &SourceMap,
    range: std::ops::Range<usize>,
    interner: &mut Interner,
    sink: &mut Sink,
) -> Vec<Token> {
    let mut lexer = Lexer::new(&source.text()[..range.end], interner, sink);
    lexer.at = range.start;
    lexer.alone = true;
    lexer.run();
    lexer.tokens
}

struct Lexer<'s> {
    text: &'s [u8],
    at: usize,
    /// The text is an expression, not a file.
    alone: bool,
    interner: &'s mut Interner,
    sink: &'s mut Sink,
    tokens: Vec<Token>,
    packs: Vec<Pack>,
    pack_stack: Vec<u32>,
    markers: Vec<(u32, Option<String>, u32)>,
}

impl<'s> Lexer<'s> {
    fn new(text: &'s [u8], interner: &'s mut Interner, sink: &'s mut Sink) -> Lexer<'s> {
        Lexer {
            text,
            at: 0,
            alone: false,
            interner,
            sink,
            tokens: Vec::with_capacity(text.len() / 4 + 16),
            packs: Vec::new(),
            pack_stack: Vec::new(),
            markers: Vec::new(),
        }
    }
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text.get(self.at + ahead).copied().unwrap_or(0)
    }

    fn error(&mut self, lo: usize, message: impl Into<String>) {
        let span = Span::new(lo as u32, self.at.max(lo + 1) as u32);
        self.sink.push(Diagnostic::error(span, message));
    }

    fn push(&mut self, kind: Tok, symbol: Symbol, lo: usize) {
        self.tokens.push(Token { kind, symbol, span: Span::new(lo as u32, self.at as u32) });
    }

    fn run(&mut self) {
        let mut line_start = true;
        while let Some(&byte) = self.text.get(self.at) {
            let lo = self.at;
            match byte {
                b'\n' => {
                    self.at += 1;
                    line_start = true;
                    continue;
                }
                _ if is(byte, SPACE) => {
                    self.at += 1;
                    continue;
                }
                b'/' if self.peek(1) == b'/' => {
                    while self.at < self.text.len() && self.text[self.at] != b'\n' {
                        self.at += 1;
                    }
                    continue;
                }
                b'/' if self.peek(1) == b'*' => {
                    self.block_comment(lo);
                    continue;
                }
                b'#' if line_start && !self.alone => {
                    self.directive();
                    continue;
                }
                b'\\' if self.alone && self.says_result() => {
                    self.at += b"\\result".len();
                    let symbol = self.interner.intern(RESULT);
                    self.push(Tok::Ident, symbol, lo);
                }
                _ if is(byte, WORD_START) || byte == b'\\' => self.word(lo),
                _ if is(byte, DIGIT) => self.number(lo),
                b'.' if is(self.peek(1), DIGIT) => self.number(lo),
                b'"' => self.quoted(lo, b'"', Tok::Str),
                b'\'' => self.quoted(lo, b'\'', Tok::Char),
                _ => self.punctuator(lo, byte),
            }
            line_start = false;
            if self.sink.full() {
                break;
            }
        }
        self.at = self.text.len();
        self.push(Tok::Eof, Symbol::default(), self.at);
    }

    fn says_result(&self) -> bool {
        let word = b"\\result";
        self.text[self.at..].starts_with(word) && !is(self.peek(word.len()), WORD_START | DIGIT)
    }

    fn block_comment(&mut self, lo: usize) {
        self.at += 2;
        loop {
            match self.text.get(self.at) {
                None => {
                    self.sink.push(Diagnostic::error(
                        Span::new(lo as u32, lo as u32 + 2),
                        "this comment is never closed",
                    ));
                    return;
                }
                Some(b'*') if self.peek(1) == b'/' => {
                    self.at += 2;
                    return;
                }
                Some(_) => self.at += 1,
            }
        }
    }

    fn word(&mut self, lo: usize) {
        while is(self.peek(0), WORD_START | DIGIT) {
            self.at += 1;
        }
        if self.peek(0) == b'\\' {
            return self.word_with_escapes(lo);
        }
        // A prefix of a string or character constant.
        if matches!(self.peek(0), b'"' | b'\'')
            && matches!(&self.text[lo..self.at], b"L" | b"u" | b"U" | b"u8")
        {
            let quote = self.peek(0);
            return self.quoted(lo, quote, if quote == b'"' { Tok::Str } else { Tok::Char });
        }
        let symbol = match std::str::from_utf8(&self.text[lo..self.at]) {
            Ok(text) => self.interner.intern(text),
            Err(_) => {
                let text = String::from_utf8_lossy(&self.text[lo..self.at]).into_owned();
                self.error(lo, "this is not valid text (neither ASCII nor UTF-8)");
                self.interner.intern(&text)
            }
        };
        match word_kind(symbol) {
            Tok::PragmaOp if self.alone => self.error(lo, "'_Pragma' is no part of an expression"),
            Tok::PragmaOp => self.pragma_operator(lo),
            kind => self.push(kind, symbol, lo),
        }
    }

    /// A name with `\u00e9` in it.
    fn word_with_escapes(&mut self, lo: usize) {
        let mut name = String::from_utf8_lossy(&self.text[lo..self.at]).into_owned();
        loop {
            let byte = self.peek(0);
            if is(byte, WORD_START | DIGIT) {
                let start = self.at;
                while is(self.peek(0), WORD_START | DIGIT) {
                    self.at += 1;
                }
                name.push_str(&String::from_utf8_lossy(&self.text[start..self.at]));
            } else if byte == b'\\' && matches!(self.peek(1), b'u' | b'U') {
                let digits = if self.peek(1) == b'u' { 4 } else { 8 };
                let hex = self.text.get(self.at + 2..self.at + 2 + digits).unwrap_or(&[]);
                let code = std::str::from_utf8(hex).ok().and_then(|hex| u32::from_str_radix(hex, 16).ok());
                // C names the characters that may not be written so; among them are all that have a meaning of
                // their own, so that no name can contain a space or spell a keyword.
                let named = |c: &char| *c >= '\u{a0}' || matches!(c, '$' | '@' | '`');
                match code.and_then(char::from_u32).filter(|_| hex.len() == digits).filter(named) {
                    Some(character) => name.push(character),
                    None => {
                        self.at += 2;
                        return self.error(lo, "this is no universal character name that C allows in a name");
                    }
                }
                self.at += 2 + digits;
            } else {
                break;
            }
        }
        if name.is_empty() {
            self.at += 1;
            return self.error(lo, "stray '\\' in program");
        }
        let symbol = self.interner.intern(&name);
        self.push(Tok::Ident, symbol, lo);
    }

    fn number(&mut self, lo: usize) {
        self.at += 1;
        loop {
            let byte = self.peek(0);
            if is(byte, WORD_START | DIGIT) || byte == b'.' {
                self.at += 1;
                let signed = matches!(byte, b'e' | b'E' | b'p' | b'P');
                // `0xe+1` is a sum: an exponent sign belongs to a hexadecimal number only after `p`.
                let hex = self.text[lo] == b'0' && matches!(self.text.get(lo + 1), Some(b'x' | b'X'));
                let exponent = signed && (!hex || matches!(byte, b'p' | b'P'));
                if exponent && matches!(self.peek(0), b'+' | b'-') {
                    self.at += 1;
                }
            } else {
                break;
            }
        }
        self.push(Tok::Number, Symbol::default(), lo);
    }

    fn quoted(&mut self, lo: usize, quote: u8, kind: Tok) {
        self.at += 1;
        loop {
            match self.peek(0) {
                b'\n' | 0 => {
                    let what = if quote == b'"' { "string" } else { "character constant" };
                    self.error(lo, format!("this {what} is not closed on its line"));
                    break;
                }
                b'\\' if self.at + 1 < self.text.len() && self.peek(1) != b'\n' => self.at += 2,
                byte => {
                    self.at += 1;
                    if byte == quote {
                        break;
                    }
                }
            }
        }
        self.push(kind, Symbol::default(), lo);
    }

    fn punctuator(&mut self, lo: usize, byte: u8) {
        let (next, after) = (self.peek(1), self.peek(2));
        let (kind, length) = match (byte, next, after) {
            (b'(', ..) => (Tok::LParen, 1),
            (b')', ..) => (Tok::RParen, 1),
            (b'[', ..) => (Tok::LBracket, 1),
            (b']', ..) => (Tok::RBracket, 1),
            (b'{', ..) => (Tok::LBrace, 1),
            (b'}', ..) => (Tok::RBrace, 1),
            (b';', ..) => (Tok::Semi, 1),
            (b',', ..) => (Tok::Comma, 1),
            (b'?', ..) => (Tok::Question, 1),
            (b'~', ..) => (Tok::Tilde, 1),
            (b'.', b'.', b'.') => (Tok::Ellipsis, 3),
            (b'.', ..) => (Tok::Dot, 1),
            (b':', b'>', _) => (Tok::RBracket, 2),
            (b':', b':', _) => (Tok::ColonColon, 2),
            (b':', ..) => (Tok::Colon, 1),
            (b'<', b':', _) => (Tok::LBracket, 2),
            (b'<', b'%', _) => (Tok::LBrace, 2),
            (b'%', b'>', _) => (Tok::RBrace, 2),
            (b'+', b'+', _) => (Tok::PlusPlus, 2),
            (b'+', b'=', _) => (Tok::PlusAssign, 2),
            (b'+', ..) => (Tok::Plus, 1),
            (b'-', b'>', _) => (Tok::Arrow, 2),
            (b'-', b'-', _) => (Tok::MinusMinus, 2),
            (b'-', b'=', _) => (Tok::MinusAssign, 2),
            (b'-', ..) => (Tok::Minus, 1),
            (b'*', b'=', _) => (Tok::StarAssign, 2),
            (b'*', ..) => (Tok::Star, 1),
            (b'/', b'=', _) => (Tok::SlashAssign, 2),
            (b'/', ..) => (Tok::Slash, 1),
            (b'%', b'=', _) => (Tok::PercentAssign, 2),
            (b'%', ..) => (Tok::Percent, 1),
            (b'&', b'&', _) => (Tok::AmpAmp, 2),
            (b'&', b'=', _) => (Tok::AmpAssign, 2),
            (b'&', ..) => (Tok::Amp, 1),
            (b'|', b'|', _) => (Tok::PipePipe, 2),
            (b'|', b'=', _) => (Tok::PipeAssign, 2),
            (b'|', ..) => (Tok::Pipe, 1),
            (b'^', b'=', _) => (Tok::CaretAssign, 2),
            (b'^', ..) => (Tok::Caret, 1),
            (b'!', b'=', _) => (Tok::BangEq, 2),
            (b'!', ..) => (Tok::Bang, 1),
            (b'=', b'=', _) => (Tok::EqEq, 2),
            (b'=', ..) => (Tok::Assign, 1),
            (b'<', b'<', b'=') => (Tok::ShlAssign, 3),
            (b'<', b'<', _) => (Tok::Shl, 2),
            (b'<', b'=', _) => (Tok::LessEq, 2),
            (b'<', ..) => (Tok::Less, 1),
            (b'>', b'>', b'=') => (Tok::ShrAssign, 3),
            (b'>', b'>', _) => (Tok::Shr, 2),
            (b'>', b'=', _) => (Tok::GreaterEq, 2),
            (b'>', ..) => (Tok::Greater, 1),
            _ => {
                self.at += 1;
                let shown: String = byte.escape_ascii().map(char::from).collect();
                return self.error(lo, format!("stray '{shown}' in program"));
            }
        };
        self.at += length;
        self.push(kind, Symbol::default(), lo);
    }

    /// `_Pragma("…")` is `#pragma …`.
    fn pragma_operator(&mut self, lo: usize) {
        while is(self.peek(0), SPACE) || self.peek(0) == b'\n' {
            self.at += 1;
        }
        if self.peek(0) != b'(' {
            return self.error(lo, "'_Pragma' needs a string in parentheses");
        }
        let start = self.at + 1;
        while self.at < self.text.len() && !matches!(self.peek(0), b'"' | b'\n') {
            self.at += 1;
        }
        self.at += 1;
        let open = self.at.min(self.text.len()).max(start);
        while self.at < self.text.len() && !matches!(self.peek(0), b'"' | b'\n') {
            self.at += 1;
        }
        let end = self.at.clamp(open, self.text.len());
        let body = String::from_utf8_lossy(&self.text[open..end]).into_owned();
        while self.at < self.text.len() && !matches!(self.peek(0), b')' | b'\n') {
            self.at += 1;
        }
        self.at = (self.at + 1).min(self.text.len());
        self.pragma(lo, body.trim());
    }

    fn directive(&mut self) {
        let lo = self.at;
        let end = self.text[lo..].iter().position(|&b| b == b'\n').map_or(self.text.len(), |n| lo + n);
        let line = String::from_utf8_lossy(&self.text[lo + 1..end]).into_owned();
        self.at = end;
        let body = line.trim();
        let word: String = body.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
        let rest = body[word.len()..].trim();
        match word.as_str() {
            "" => {}
            "line" => self.line_marker(lo, rest),
            "pragma" => self.pragma(lo, rest),
            "ident" | "sccs" => {}
            _ if word.bytes().all(|byte| byte.is_ascii_digit()) => self.line_marker(lo, body),
            _ => {
                let span = Span::new(lo as u32, end as u32);
                let message = format!("'#{word}' needs the preprocessor");
                self.sink.push(Diagnostic::error(span, message).with_help(
                    "give the file the ending .c, so that it is preprocessed, or run 'cc -E' on it first",
                ));
            }
        }
    }

    /// `12 "file.c" 2`.
    fn line_marker(&mut self, lo: usize, text: &str) {
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        let Ok(line) = digits.parse::<u32>() else {
            return self.error(lo, "a line marker needs a line number");
        };
        let file = text[digits.len()..].trim_start().strip_prefix('"').map(|quoted| {
            let mut name = Vec::new();
            let mut bytes = quoted.bytes().peekable();
            while let Some(byte) = bytes.next().filter(|&byte| byte != b'"') {
                if byte != b'\\' {
                    name.push(byte);
                    continue;
                }
                // As the preprocessor writes what is special: `\n`, `\"`, `\\`, and bytes in octal.
                let is_octal = |byte: &u8| (b'0'..=b'7').contains(byte);
                name.push(match bytes.next() {
                    Some(b'n') => b'\n',
                    Some(first) if is_octal(&first) => {
                        let mut code = u32::from(first - b'0');
                        for _ in 0..2 {
                            if let Some(digit) = bytes.next_if(is_octal) {
                                code = code * 8 + u32::from(digit - b'0');
                            }
                        }
                        code as u8
                    }
                    other => other.unwrap_or(b'\\'),
                });
            }
            String::from_utf8_lossy(&name).into_owned()
        });
        self.markers.push((lo as u32, file, line));
    }

    /// `#pragma pack` changes layout. Others that change meaning are refused, the rest is not meant for us.
    fn pragma(&mut self, lo: usize, text: &str) {
        if let Some(what) = refused_pragma(text) {
            let span = Span::new(lo as u32, self.at as u32);
            return self
                .sink
                .push(Diagnostic::unsupported(span, format!("'#pragma {what}' is not supported")));
        }
        let Some(arguments) = text.strip_prefix("pack").filter(|rest| !rest.starts_with('e')) else { return };
        let inner =
            arguments.trim().strip_prefix('(').and_then(|text| text.split_once(')')).map(|(inner, _)| inner);
        let current = self.packs.last().map_or(0, |pack| pack.limit);
        let mut limit = current;
        let mut understood = inner.is_some();
        let words: Vec<&str> = inner.unwrap_or("").split(',').map(str::trim).collect();
        for word in words {
            match word {
                "push" => self.pack_stack.push(current),
                "pop" => limit = self.pack_stack.pop().unwrap_or(0),
                "" => limit = 0,
                number => match number.parse::<u32>() {
                    Ok(n @ (0 | 1 | 2 | 4 | 8 | 16)) => limit = n,
                    _ => understood = false,
                },
            }
        }
        if !understood {
            let span = Span::new(lo as u32, self.at as u32);
            return self.sink.push(Diagnostic::unsupported(span, "this '#pragma pack' is not understood"));
        }
        self.packs.push(Pack { from: lo as u32, limit });
    }
}

/// The pragma, if it changes what a program means and is not followed.
fn refused_pragma(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let bad = match words.as_slice() {
        ["weak" | "redefine_extname", ..] => true,
        ["scalar_storage_order", order, ..] => *order == "big-endian",
        ["GCC", what, ..] if what.starts_with("optimize") => changes_values("optimize", text),
        ["GCC", what, ..] if what.starts_with("target") => changes_values("target", text),
        _ => false,
    };
    bad.then_some(text)
}

/// Whether an attribute with these arguments changes what is computed. Byte order of members other than the
/// machine's does, and so do options that give arithmetic another meaning, and sections of functions that are run.
pub(crate) fn changes_values(name: &str, arguments: &str) -> bool {
    let any = |words: &[&str]| words.iter().any(|word| arguments.contains(word));
    match name {
        "scalar_storage_order" => !any(&["little"]),
        "target" => any(&["fpmath", "soft", "387"]),
        // Pointers that the start and the end of the program call.
        "section" => any(&["_array", ".ctors", ".dtors"]),
        _ => any(&[
            "fast",
            "unsafe",
            "finite",
            "associative",
            "reciprocal",
            "rounding",
            "signed-zeros",
            "wrapv",
            "trapv",
            "single-precision",
            "fp-contract",
            "excess",
            "short-enums",
            "signed-char",
            "pack-struct",
            "unsigned-char",
            "delete-null",
            "strict-overflow",
            "short-wchar",
        ]),
    }
}
