//! The words and signs of a text.

/// A word, a number, a string or character, or one sign: where it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) from: usize,
    pub(super) to: usize,
}

/// The tokens of a preprocessed text; lines that begin with `#`, and comments, are none.
pub(super) fn tokens(text: &[u8]) -> Vec<Token> {
    let starts = |byte: u8| byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80;
    let goes_on = |byte: u8| starts(byte) || byte.is_ascii_digit();
    let mut tokens = Vec::new();
    let (mut at, mut fresh_line) = (0, true);
    while at < text.len() {
        let byte = text[at];
        let from = at;
        let rest = &text[at..];
        if byte == b'\n' {
            fresh_line = true;
            at += 1;
            continue;
        }
        if byte.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        if byte == b'#' && fresh_line || rest.starts_with(b"//") {
            at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
            continue;
        }
        fresh_line = false;
        if rest.starts_with(b"/*") {
            at += rest.windows(2).skip(2).position(|pair| pair == b"*/").map_or(rest.len(), |end| end + 4);
            continue;
        }
        if starts(byte) {
            at += rest.iter().position(|byte| !goes_on(*byte)).unwrap_or(rest.len());
            // `L"…"` is a string.
            if matches!(text.get(at), Some(b'"' | b'\''))
                && matches!(&text[from..at], b"L" | b"u" | b"U" | b"u8")
            {
                at = behind_quote(text, at);
            }
        } else if byte.is_ascii_digit() || (byte == b'.' && rest.get(1).is_some_and(u8::is_ascii_digit)) {
            at += 1;
            while at < text.len()
                && (goes_on(text[at])
                    || text[at] == b'.'
                    || (matches!(text[at], b'+' | b'-') && matches!(text[at - 1], b'e' | b'E' | b'p' | b'P')))
            {
                at += 1;
            }
        } else if matches!(byte, b'"' | b'\'') {
            at = behind_quote(text, at);
        } else {
            at += 1;
        }
        tokens.push(Token { from, to: at });
    }
    tokens
}

/// Behind the string or character that begins here.
fn behind_quote(text: &[u8], from: usize) -> usize {
    let quote = text[from];
    let mut at = from + 1;
    while at < text.len() && text[at] != quote && text[at] != b'\n' {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(text.len())
}
