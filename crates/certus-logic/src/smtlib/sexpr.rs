//! S-expressions with positions.
//!
//! A parsed text is one flat table in the order of the text, and a [`Sexpr`] is a place in it. Nothing here
//! recurses, not even dropping: nesting may be as deep as memory allows.
//!
//! ```
//! use certus_logic::smtlib::Sexprs;
//! let text = Sexprs::parse("(assert (= |a b| #x0f)) ; why\n(check-sat)").unwrap();
//! let commands: Vec<_> = text.roots().collect();
//! assert_eq!(commands.len(), 2);
//! let equality = commands[0].children().nth(1).unwrap();
//! assert_eq!(equality.children().nth(1).unwrap().symbol(), Some("a b"));
//! assert_eq!(commands[1].position().line, 2);
//! ```

use super::error::{Position, ReadError};
use super::numbers::MAX_DIGITS;
use num_bigint::BigInt;

/// The kinds of s-expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A list in parentheses.
    List,
    /// A symbol as it stands.
    Symbol,
    /// A symbol between bars. It names the same as the symbol without them, but is no reserved word.
    Quoted,
    /// A keyword, `:named`.
    Keyword,
    /// A whole number, `42`.
    Numeral,
    /// A number with a point, `0.5`.
    Decimal,
    /// Hexadecimal digits, `#x2a`.
    Hexadecimal,
    /// Binary digits, `#b101`.
    Binary,
    /// A text in quotation marks.
    Text,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    position: Position,
    /// Where its text is.
    start: u32,
    end: u32,
    /// The node after it and all that is in it.
    next: u32,
}

/// The s-expressions of a text.
#[derive(Clone, Debug)]
pub struct Sexprs<'t> {
    text: &'t str,
    nodes: Vec<Node>,
}

/// One s-expression of a parsed text.
#[derive(Clone, Copy)]
pub struct Sexpr<'a> {
    text: &'a str,
    nodes: &'a [Node],
    at: u32,
}

impl std::fmt::Debug for Sexpr<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.position(), self.source())
    }
}

/// The bytes that may stand in a symbol without bars, as a table: every byte of a text is looked up.
const SYMBOL_BYTES: [bool; 256] = {
    let mut table = [false; 256];
    let others = b"~!@$%^&*_-+=<>.?/";
    let mut n = 0;
    while n < 256 {
        table[n] = (n as u8).is_ascii_alphanumeric();
        n += 1;
    }
    n = 0;
    while n < others.len() {
        table[others[n] as usize] = true;
        n += 1;
    }
    table
};

/// Whether a byte may stand in a symbol without bars.
pub(super) fn is_symbol_byte(b: u8) -> bool {
    SYMBOL_BYTES[usize::from(b)]
}

/// The reader's place in the text.
struct Cursor<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    column: u32,
}

impl<'t> Cursor<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn position(&self) -> Position {
        Position { line: self.line, column: self.column }
    }

    fn advance(&mut self) {
        match self.peek() {
            Some(b'\n') => {
                self.line += 1;
                self.column = 1;
            }
            // The bytes of a character after its first do not count.
            Some(b) if b & 0xc0 != 0x80 => self.column += 1,
            _ => {}
        }
        self.at += 1;
    }

    fn skip_while(&mut self, f: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&f) {
            self.advance();
        }
    }

    fn skip_blank(&mut self) {
        loop {
            self.skip_while(|b| b.is_ascii_whitespace());
            if self.peek() != Some(b';') {
                return;
            }
            self.skip_while(|b| b != b'\n');
        }
    }

    /// Reads from a delimiter at the cursor through the next one; says whether there is one.
    fn skip_delimited(&mut self, delimiter: u8) -> bool {
        self.advance();
        self.skip_while(|b| b != delimiter);
        let closed = self.peek().is_some();
        self.advance();
        closed
    }

    /// Reads an atom.
    fn atom(&mut self, first: u8) -> Result<Kind, ReadError> {
        let (start, position) = (self.at, self.position());
        let error = |message: String| Err(ReadError::new(position, message));
        match first {
            b'"' => {
                // Two marks in a row are one in the text.
                while self.peek() == Some(b'"') {
                    if !self.skip_delimited(b'"') {
                        return error("this text never ends".into());
                    }
                }
                return Ok(Kind::Text);
            }
            b'|' => {
                if !self.skip_delimited(b'|') {
                    return error("this quoted symbol never ends".into());
                }
                if self.text[start..self.at].contains('\\') {
                    return error("a quoted symbol cannot hold a backslash".into());
                }
                return Ok(Kind::Quoted);
            }
            b':' | b'#' => self.advance(),
            b if is_symbol_byte(b) => {}
            _ => {
                let c = self.text[start..].chars().next().unwrap_or('?');
                return error(format!("unexpected character {c:?}"));
            }
        }
        self.skip_while(is_symbol_byte);
        let word = &self.text[start..self.at];
        let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
        match first {
            b':' if word.len() == 1 => error("a name is expected after `:`".into()),
            b':' => Ok(Kind::Keyword),
            b'#' => {
                let rest = word.get(2..).unwrap_or("");
                match word.as_bytes().get(1) {
                    Some(b'x') if !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_hexdigit()) => {
                        Ok(Kind::Hexadecimal)
                    }
                    Some(b'b') if !rest.is_empty() && rest.bytes().all(|b| matches!(b, b'0' | b'1')) => {
                        Ok(Kind::Binary)
                    }
                    _ => error(format!("`{word}` is no constant: expected #x or #b with digits")),
                }
            }
            b'0'..=b'9' => match word.split_once('.') {
                None if digits(word) => Ok(Kind::Numeral),
                Some((whole, part)) if digits(whole) && digits(part) => Ok(Kind::Decimal),
                _ => error(format!("`{word}` is neither a number nor a symbol")),
            },
            _ => Ok(Kind::Symbol),
        }
    }
}

impl<'t> Sexprs<'t> {
    /// Reads a whole text.
    ///
    /// # Errors
    /// If it is no sequence of s-expressions, or longer than 4 GiB.
    pub fn parse(text: &'t str) -> Result<Sexprs<'t>, ReadError> {
        let mut cursor = Cursor { text, at: 0, line: 1, column: 1 };
        if u32::try_from(text.len()).is_err() {
            return Err(ReadError::new(cursor.position(), "the text is longer than 4 GiB"));
        }
        let mut nodes: Vec<Node> = Vec::new();
        let mut open: Vec<usize> = Vec::new();
        loop {
            cursor.skip_blank();
            let (position, start) = (cursor.position(), cursor.at as u32);
            match cursor.peek() {
                None => break,
                Some(b'(') => {
                    open.push(nodes.len());
                    cursor.advance();
                    nodes.push(Node { kind: Kind::List, position, start, end: start, next: 0 });
                }
                Some(b')') => {
                    let Some(list) = open.pop() else {
                        return Err(ReadError::new(position, "this `)` closes nothing"));
                    };
                    cursor.advance();
                    nodes[list].end = cursor.at as u32;
                    nodes[list].next = nodes.len() as u32;
                }
                Some(first) => {
                    let kind = cursor.atom(first)?;
                    let next = nodes.len() as u32 + 1;
                    nodes.push(Node { kind, position, start, end: cursor.at as u32, next });
                }
            }
        }
        match open.last() {
            Some(list) => Err(ReadError::new(nodes[*list].position, "this `(` is never closed")),
            None => Ok(Sexprs { text, nodes }),
        }
    }

    /// The s-expressions that stand in no other.
    pub fn roots(&self) -> Children<'_> {
        Children { text: self.text, nodes: &self.nodes, at: 0, end: self.nodes.len() as u32 }
    }

    /// The only s-expression of the text.
    ///
    /// # Errors
    /// If there is none, or more.
    pub fn only(&self) -> Result<Sexpr<'_>, ReadError> {
        let mut roots = self.roots();
        match (roots.next(), roots.next()) {
            (Some(one), None) => Ok(one),
            (Some(_), Some(more)) => Err(more.error("nothing more is expected here")),
            (None, _) => Err(ReadError::new(Position { line: 1, column: 1 }, "the text is empty")),
        }
    }
}

/// The s-expressions in a list, or of a whole text.
#[derive(Clone, Copy, Debug)]
pub struct Children<'a> {
    text: &'a str,
    nodes: &'a [Node],
    at: u32,
    end: u32,
}

impl<'a> Iterator for Children<'a> {
    type Item = Sexpr<'a>;

    fn next(&mut self) -> Option<Sexpr<'a>> {
        if self.at >= self.end {
            return None;
        }
        let child = Sexpr { text: self.text, nodes: self.nodes, at: self.at };
        self.at = child.node().next;
        Some(child)
    }
}

impl<'a> Sexpr<'a> {
    fn node(&self) -> &'a Node {
        &self.nodes[self.at as usize]
    }

    /// What it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.node().kind
    }

    /// Where it begins.
    #[must_use]
    pub fn position(&self) -> Position {
        self.node().position
    }

    /// Its text as it was read.
    #[must_use]
    pub fn source(&self) -> &'a str {
        &self.text[self.node().start as usize..self.node().end as usize]
    }

    /// An error at its position.
    pub fn error(&self, message: impl Into<String>) -> ReadError {
        ReadError::new(self.position(), message)
    }

    /// Whether it is a list.
    #[must_use]
    pub fn is_list(&self) -> bool {
        self.kind() == Kind::List
    }

    /// What is in the list; nothing for an atom.
    #[must_use]
    pub fn children(&self) -> Children<'a> {
        Children { text: self.text, nodes: self.nodes, at: self.at + 1, end: self.node().next }
    }

    /// The members of the list; `None` for an atom.
    #[must_use]
    pub fn list(&self) -> Option<Vec<Sexpr<'a>>> {
        self.is_list().then(|| self.children().collect())
    }

    /// The name of a symbol, without bars.
    #[must_use]
    pub fn symbol(&self) -> Option<&'a str> {
        match self.kind() {
            Kind::Symbol => Some(self.source()),
            Kind::Quoted => self.source().get(1..self.source().len() - 1),
            _ => None,
        }
    }

    /// Whether it is this reserved word, so not between bars.
    #[must_use]
    pub fn is_word(&self, word: &str) -> bool {
        self.kind() == Kind::Symbol && self.source() == word
    }

    /// Whether it is a list that begins with this reserved word.
    #[must_use]
    pub fn is_list_of(&self, word: &str) -> bool {
        self.children().next().is_some_and(|head| head.is_word(word))
    }

    /// The keyword with its colon.
    #[must_use]
    pub fn keyword(&self) -> Option<&'a str> {
        (self.kind() == Kind::Keyword).then(|| self.source())
    }

    /// The value of a numeral, if it is not too long to be one that is meant.
    #[must_use]
    pub fn numeral(&self) -> Option<BigInt> {
        if self.kind() == Kind::Numeral && self.source().len() <= MAX_DIGITS {
            self.source().parse().ok()
        } else {
            None
        }
    }

    /// The contents of a text: a doubled quotation mark means one.
    #[must_use]
    pub fn string(&self) -> Option<String> {
        let inner = self.source().get(1..self.source().len().max(2) - 1)?;
        (self.kind() == Kind::Text).then(|| inner.replace("\"\"", "\""))
    }
}
