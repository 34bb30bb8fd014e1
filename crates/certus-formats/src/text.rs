//! Lines and words of a text, with their places.

use crate::FormatError;

/// The words of one line.
pub(crate) struct Line<'a> {
    /// Its number, from 1.
    pub(crate) number: usize,
    text: &'a [u8],
    at: usize,
    /// Where the last word began.
    word: usize,
}

impl<'a> Line<'a> {
    pub(crate) fn new(number: usize, text: &'a [u8]) -> Line<'a> {
        Line { number, text, at: 0, word: 0 }
    }

    /// An error at the last word.
    pub(crate) fn error(&self, message: impl Into<String>) -> FormatError {
        FormatError { line: self.number, column: self.word + 1, message: message.into() }
    }

    /// The next word, if there is one.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.word = self.at;
        while self.text.get(self.at).is_some_and(|byte| !byte.is_ascii_whitespace()) {
            self.at += 1;
        }
        // What is no text is no word that anybody knows.
        (self.at > self.word).then(|| std::str::from_utf8(&self.text[self.word..self.at]).unwrap_or("?"))
    }

    /// The next word, which has to be there.
    pub(crate) fn expect(&mut self, what: &str) -> Result<&'a str, FormatError> {
        let word = self.next();
        word.ok_or_else(|| self.error(format!("{what} is expected")))
    }

    /// The next word as a number.
    pub(crate) fn number<N: std::str::FromStr>(&mut self, what: &str) -> Result<N, FormatError> {
        let word = self.expect(what)?;
        word.parse().map_err(|_| self.error(format!("{what} is expected, not `{}`", shown(word))))
    }

    /// The rest of the line, without spaces around it.
    pub(crate) fn rest(&mut self) -> &'a [u8] {
        let rest = &self.text[self.at..];
        self.at = self.text.len();
        rest.trim_ascii()
    }
}

/// A word for a message: not longer than a person reads.
pub(crate) fn shown(word: &str) -> String {
    let short: String = word.chars().filter(|c| !c.is_control()).take(40).collect();
    if short.len() < word.len() { format!("{short}…") } else { short }
}

/// The bytes of a file as text.
pub(crate) fn utf8(content: &[u8]) -> Result<&str, FormatError> {
    std::str::from_utf8(content).map_err(|error| {
        let before = &content[..error.valid_up_to()];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let column = before.len() - before.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1) + 1;
        FormatError { line, column, message: "this is no UTF-8 text".to_owned() }
    })
}
