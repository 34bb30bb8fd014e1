//! Values of strings and character constants.

/// Element type of a string or character constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Encoding {
    /// `"…"` and `u8"…"`.
    Char,
    /// `L"…"`.
    Wide,
    /// `u"…"`.
    Utf16,
    /// `U"…"`.
    Utf32,
}

impl Encoding {
    /// Bytes per element (`wchar_t` has four in both data models).
    pub(crate) fn unit(self) -> usize {
        match self {
            Encoding::Char => 1,
            Encoding::Utf16 => 2,
            Encoding::Wide | Encoding::Utf32 => 4,
        }
    }
}

/// Splits a literal into its encoding and what stands between the quotes.
pub(crate) fn split(literal: &[u8]) -> (Encoding, &[u8]) {
    let (encoding, prefix) = match literal {
        [b'L', ..] => (Encoding::Wide, 1),
        [b'u', b'8', ..] => (Encoding::Char, 2),
        [b'u', ..] => (Encoding::Utf16, 1),
        [b'U', ..] => (Encoding::Utf32, 1),
        _ => (Encoding::Char, 0),
    };
    (encoding, literal.get(prefix + 1..literal.len().saturating_sub(1)).unwrap_or(&[]))
}

/// What a literal is made of.
enum Piece {
    /// A source byte, or a numeric escape: one element, whatever the encoding.
    Unit(u32),
    /// A character, to be encoded.
    Character(char),
}

/// Decodes `body` and appends its elements, each as one number.
pub(crate) fn decode(body: &[u8], encoding: Encoding, out: &mut Vec<u32>) -> Result<(), String> {
    let mut at = 0;
    while at < body.len() {
        let piece = if body[at] == b'\\' { escape(body, &mut at)? } else { plain(body, &mut at, encoding) };
        match piece {
            Piece::Unit(unit) => out.push(unit),
            Piece::Character(c) => match encoding {
                Encoding::Char => out.extend(c.encode_utf8(&mut [0; 4]).bytes().map(u32::from)),
                Encoding::Utf16 => {
                    out.extend(c.encode_utf16(&mut [0; 2]).iter().map(|&unit| u32::from(unit)));
                }
                Encoding::Wide | Encoding::Utf32 => out.push(c as u32),
            },
        }
    }
    Ok(())
}

fn plain(body: &[u8], at: &mut usize, encoding: Encoding) -> Piece {
    let byte = body[*at];
    if byte >= 0x80 && encoding != Encoding::Char {
        let length = match byte {
            0xC0..=0xDF => 2,
            0xE0..=0xEF => 3,
            _ => 4,
        };
        let text = body.get(*at..*at + length).and_then(|bytes| std::str::from_utf8(bytes).ok());
        if let Some(c) = text.and_then(|text| text.chars().next()) {
            *at += length;
            return Piece::Character(c);
        }
    }
    *at += 1;
    Piece::Unit(u32::from(byte))
}

fn escape(body: &[u8], at: &mut usize) -> Result<Piece, String> {
    let Some(&kind) = body.get(*at + 1) else { return Err("incomplete escape".to_owned()) };
    *at += 2;
    let simple = match kind {
        b'n' => 10,
        b't' => 9,
        b'r' => 13,
        b'a' => 7,
        b'b' => 8,
        b'f' => 12,
        b'v' => 11,
        b'e' | b'E' => 27,
        b'\\' | b'\'' | b'"' | b'?' => u32::from(kind),
        b'0'..=b'7' => {
            let mut value = u32::from(kind - b'0');
            for _ in 0..2 {
                match body.get(*at) {
                    Some(digit @ b'0'..=b'7') => value = value * 8 + u32::from(digit - b'0'),
                    _ => break,
                }
                *at += 1;
            }
            value
        }
        b'x' => {
            let digits = body[*at..].iter().take_while(|byte| byte.is_ascii_hexdigit()).count();
            if digits == 0 {
                return Err("'\\x' without hexadecimal digits".to_owned());
            }
            let value = hex(&body[*at..*at + digits]);
            *at += digits;
            value
        }
        b'u' | b'U' => {
            let digits = if kind == b'u' { 4 } else { 8 };
            let text = body.get(*at..*at + digits).filter(|text| text.iter().all(u8::is_ascii_hexdigit));
            let code = text.map(hex).and_then(char::from_u32);
            let Some(c) = code else { return Err("incomplete universal character name".to_owned()) };
            *at += digits;
            return Ok(Piece::Character(c));
        }
        // gcc warns and takes the character itself.
        other => u32::from(other),
    };
    Ok(Piece::Unit(simple))
}

fn hex(digits: &[u8]) -> u32 {
    digits.iter().fold(0u32, |value, &digit| value << 4 | (digit as char).to_digit(16).unwrap_or(0))
}

/// The elements as bytes in memory (little endian), with the final zero.
pub(crate) fn to_bytes(units: &[u32], encoding: Encoding) -> Vec<u8> {
    let width = encoding.unit();
    let mut bytes = Vec::with_capacity((units.len() + 1) * width);
    for &unit in units.iter().chain([&0]) {
        bytes.extend_from_slice(&unit.to_le_bytes()[..width]);
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(literal: &str) -> Vec<u32> {
        let (encoding, body) = split(literal.as_bytes());
        let mut out = Vec::new();
        decode(body, encoding, &mut out).unwrap();
        out
    }

    #[test]
    fn escapes() {
        assert_eq!(units(r#""a\n\x41\101\0z""#), [97, 10, 0x41, 0o101, 0, 122]);
        assert_eq!(units(r#""é""#), [0xC3, 0xA9]);
        assert_eq!(units(r#"L"é\u00e9""#), [0xE9, 0xE9]);
        assert_eq!(units(r#"u"𝄞""#), [0xD834, 0xDD1E]);
        assert_eq!(units(r"'\1234'"), [0o123, 52]);
    }
}
