//! Where text leaves to a terminal, or to a file that somebody will look at in one.
//!
//! Messages contain what the input contains: names of files, identifiers, lines of source, words of a preprocessor or
//! of a witness. A terminal obeys control characters, so none of the input's may get there. They are written as
//! `\u001b` is, which is also how JSON writes them: what is JSON stays the same JSON.

use std::io::{Result, StderrLock, StdoutLock, Write};

/// Standard output for text.
pub(crate) fn out() -> Clean<StdoutLock<'static>> {
    Clean::new(std::io::stdout().lock())
}

/// Standard error for text.
pub(crate) fn err() -> Clean<StderrLock<'static>> {
    Clean::new(std::io::stderr().lock())
}

/// Passes text on without control characters.
pub(crate) struct Clean<W: Write> {
    inner: W,
    /// The beginning of a character whose rest is still to come.
    begun: Vec<u8>,
}

impl<W: Write> Clean<W> {
    pub(crate) fn new(inner: W) -> Clean<W> {
        Clean { inner, begun: Vec::new() }
    }
}

/// Whether a terminal may do something else than show a character, or show others in another order.
fn is_control(c: char) -> bool {
    let shown = matches!(c, '\n' | '\t');
    let reorders =
        matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !shown && (c.is_control() || reorders || matches!(c, '\u{2028}' | '\u{2029}'))
}

/// A text without control characters.
pub(crate) fn clean(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_control(c) {
            shown.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            shown.push(c);
        }
    }
    shown
}

impl<W: Write> Write for Clean<W> {
    fn write(&mut self, bytes: &[u8]) -> Result<usize> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let mut shown = String::with_capacity(all.len());
        let mut chunks = all.utf8_chunks().peekable();
        while let Some(chunk) = chunks.next() {
            shown.push_str(&clean(chunk.valid()));
            let wrong = chunk.invalid();
            // A character that is cut off at the end may go on in the next call.
            let goes_on = chunks.peek().is_none()
                && matches!(std::str::from_utf8(wrong), Err(error) if error.error_len().is_none());
            if goes_on {
                self.begun = wrong.to_vec();
            } else if !wrong.is_empty() {
                shown.push('\u{fffd}');
            }
        }
        self.inner.write_all(shown.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> Result<()> {
        self.inner.flush()
    }
}

impl<W: Write> Drop for Clean<W> {
    fn drop(&mut self) {
        if !self.begun.is_empty() {
            // Nobody is left to tell if the stream is gone.
            let _ = self.inner.write_all("\u{fffd}".as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(parts: &[&[u8]]) -> String {
        let mut bytes = Vec::new();
        let mut clean = Clean::new(&mut bytes);
        for part in parts {
            clean.write_all(part).expect("memory");
        }
        drop(clean);
        String::from_utf8(bytes).expect("only text is written")
    }

    #[test]
    fn only_text_leaves() {
        assert_eq!(written(&[b"a\tb\n"]), "a\tb\n");
        assert_eq!(written(&[b"\x1b[2Jx\r\x07\x00\x7f"]), "\\u001b[2Jx\\u000d\\u0007\\u0000\\u007f");
        assert_eq!(written(&["é\u{9b}31m\u{202e}".as_bytes()]), "é\\u009b31m\\u202e");
        // In pieces, and not UTF-8.
        assert_eq!(written(&[b"\xc3", b"\xa9\xc2", b"\x9b"]), "é\\u009b");
        assert_eq!(written(&[b"\x9b1m \xff\xfe", b"\xe2\x82"]), "\u{fffd}1m \u{fffd}\u{fffd}\u{fffd}");
    }

    #[test]
    fn json_stays_json() {
        let value = serde_json::json!({ "a": "\u{1b}[1m\u{9b}\u{202e}\u{7f}" });
        let read: serde_json::Value =
            serde_json::from_str(&written(&[value.to_string().as_bytes()])).expect("JSON");
        assert_eq!(read, value);
    }
}
