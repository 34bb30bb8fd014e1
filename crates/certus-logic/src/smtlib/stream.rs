//! S-expressions as they arrive: cuts a stream into texts of one s-expression each.
//!
//! A solver answers at its own pace, and an answer may take many lines. [`Splitter`] takes what has come so
//! far and hands out what is complete, each to be parsed with [`super::Sexprs::parse`].

/// Where the splitter is in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Between atoms.
    Blank,
    /// In a comment, and what was before it.
    Comment,
    /// In a symbol, keyword or number.
    Word,
    /// Between quotation marks.
    Text,
    /// After a quotation mark that may end the text or be the first of two.
    TextEnd,
    /// Between bars.
    Quoted,
}

/// Cuts a stream into s-expressions.
///
/// ```
/// use certus_logic::smtlib::Splitter;
/// let mut s = Splitter::new();
/// s.push("sat\n((x #b0");
/// assert_eq!(s.next_text().as_deref(), Some("sat"));
/// assert_eq!(s.next_text(), None);
/// s.push("1)) (error \"a ) b\")\n");
/// assert_eq!(s.next_text().as_deref(), Some("((x #b01))"));
/// assert_eq!(s.next_text().as_deref(), Some("(error \"a ) b\")"));
/// assert_eq!(s.next_text(), None);
/// assert!(s.is_blank());
/// ```
#[derive(Clone, Debug)]
pub struct Splitter {
    buffer: String,
    /// Up to here the buffer is scanned.
    at: usize,
    /// Where the s-expression begins that is being scanned.
    start: Option<usize>,
    depth: usize,
    mode: Mode,
}

impl Default for Splitter {
    fn default() -> Splitter {
        Splitter::new()
    }
}

impl Splitter {
    /// A splitter that has seen nothing.
    #[must_use]
    pub fn new() -> Splitter {
        Splitter { buffer: String::new(), at: 0, start: None, depth: 0, mode: Mode::Blank }
    }

    /// Takes more of the stream.
    pub fn push(&mut self, text: &str) {
        self.buffer.push_str(text);
    }

    /// The text of the next s-expression, if it is complete. A word outside of parentheses is complete when
    /// something comes after it, as it could go on; a `)` that closes nothing is handed out by itself, for
    /// the parser to complain.
    pub fn next_text(&mut self) -> Option<String> {
        while let Some(b) = self.buffer.as_bytes().get(self.at).copied() {
            // An atom ends in front of the byte that cannot belong to it, which is then looked at anew.
            let ends = match self.mode {
                Mode::Word => b.is_ascii_whitespace() || b"();|\"".contains(&b),
                Mode::TextEnd => b != b'"',
                _ => false,
            };
            if ends {
                self.mode = Mode::Blank;
                if self.depth == 0 {
                    return self.take();
                }
            }
            if self.step(b) {
                return self.take();
            }
        }
        // Blank text is not kept: a long silence does not grow the buffer.
        if self.start.is_none() {
            self.buffer.clear();
            self.at = 0;
        }
        None
    }

    /// Takes one byte; says whether an s-expression ends with it.
    fn step(&mut self, b: u8) -> bool {
        let begin = self.at;
        self.at += 1;
        match self.mode {
            Mode::Comment => {
                if b == b'\n' {
                    self.mode = Mode::Blank;
                }
                return false;
            }
            Mode::Quoted => {
                if b == b'|' {
                    self.mode = Mode::Blank;
                    return self.depth == 0;
                }
                return false;
            }
            Mode::Text => {
                if b == b'"' {
                    self.mode = Mode::TextEnd;
                }
                return false;
            }
            Mode::TextEnd => {
                self.mode = Mode::Text;
                return false;
            }
            Mode::Word => return false,
            Mode::Blank => {}
        }
        if b.is_ascii_whitespace() {
            return false;
        }
        if b == b';' {
            self.mode = Mode::Comment;
            return false;
        }
        self.start.get_or_insert(begin);
        match b {
            b'(' => self.depth += 1,
            b')' => {
                self.depth = self.depth.saturating_sub(1);
                return self.depth == 0;
            }
            b'"' => self.mode = Mode::Text,
            b'|' => self.mode = Mode::Quoted,
            _ => self.mode = Mode::Word,
        }
        false
    }

    fn take(&mut self) -> Option<String> {
        let start = self.start.take()?;
        let rest = self.buffer.split_off(self.at);
        let text = self.buffer.split_off(start);
        self.buffer = rest;
        self.at = 0;
        Some(text)
    }

    /// Whether nothing is left but blanks and comments.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.start.is_none() && self.buffer[self.at..].trim_start().is_empty()
    }

    /// What is left at the end of the stream: a last word, or the beginning of something that was cut off.
    pub fn finish(&mut self) -> Option<String> {
        self.push("\n");
        if let Some(text) = self.next_text() {
            return Some(text);
        }
        let start = self.start.take()?;
        self.depth = 0;
        self.mode = Mode::Blank;
        self.at = 0;
        let text = self.buffer.split_off(start);
        self.buffer.clear();
        Some(text.trim_end().to_owned())
    }
}

/// Whether a text holds at least one complete s-expression, which the end of the text ends too.
///
/// ```
/// use certus_logic::smtlib::is_complete;
/// assert!(is_complete("unsat"));
/// assert!(!is_complete("((x |)|"));
/// assert!(is_complete("((x |)|))"));
/// ```
#[must_use]
pub fn is_complete(text: &str) -> bool {
    let mut s = Splitter::new();
    s.push(text);
    s.push("\n");
    s.next_text().is_some()
}
