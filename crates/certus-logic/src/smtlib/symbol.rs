//! Names as SMT-LIB symbols, and back.
//!
//! Most names are symbols as they are or between bars. The others (with a bar, a backslash, control or
//! non-ASCII characters, or the name of something the theories or solvers define) are escaped in a way that
//! [`symbol_name`] undoes, so that any name survives writing and reading.

use super::sexpr::is_symbol_byte;
use std::borrow::Cow;
use std::fmt::Write;

/// In front of an escaped name.
const MARK: &str = "certus$";

/// Words that the standard reserves, and names of its theories beyond the operators that the reader knows.
/// One text for each kind, because there are many.
const RESERVED: [&str; 4] = [
    "! _ as let exists forall match par lambda choice BINARY DECIMAL HEXADECIMAL NUMERAL STRING",
    "true false const Bool Int Real BitVec Array Float16 Float32 Float64 Float128 FloatingPoint RoundingMode",
    "String RegLan Seq Set Tuple int2bv bv2nat int_to_bv ubv_to_int sbv_to_int fp RNE RNA RTP RTN RTZ",
    "exp sin cos tan csc sec cot arcsin arccos arctan arccsc arcsec arccot sqrt pi iand pow2 rem",
];

/// Commands are reserved too, but common as names and harmless between bars.
const COMMANDS: &str = "assert echo exit pop push reset";

fn is_reserved(name: &str) -> bool {
    RESERVED.iter().flat_map(|words| words.split(' ')).any(|word| word == name)
        || super::builtin::is_operator(name)
}

fn needs_escape(name: &str) -> bool {
    name.is_empty()
        || name.starts_with(MARK)
        // Names that begin like this are the solver's.
        || name.starts_with(['@', '.'])
        || name.bytes().any(|b| b == b'|' || b == b'\\' || !(b' '..=b'~').contains(&b))
        || is_reserved(name)
}

/// The symbol that stands for a name.
///
/// ```
/// use certus_logic::smtlib::{symbol_name, symbol_text};
/// assert_eq!(symbol_text("x"), "x");
/// assert_eq!(symbol_text("x'"), "|x'|");
/// assert_eq!(symbol_text("a|b"), "certus$a%7Cb");
/// assert_eq!(symbol_text("and"), "certus$and");
/// assert_eq!(symbol_name("certus$a%7Cb"), "a|b");
/// ```
#[must_use]
pub fn symbol_text(name: &str) -> Cow<'_, str> {
    if !needs_escape(name) {
        let simple = name.bytes().all(is_symbol_byte)
            && !name.as_bytes()[0].is_ascii_digit()
            && !COMMANDS.split(' ').any(|word| word == name);
        return if simple { Cow::Borrowed(name) } else { Cow::Owned(format!("|{name}|")) };
    }
    let mut out = MARK.to_owned();
    for b in name.bytes() {
        if b != b'%' && is_symbol_byte(b) {
            out.push(char::from(b));
        } else {
            write!(out, "%{b:02X}").expect("writing to a string does not fail");
        }
    }
    Cow::Owned(out)
}

/// The name that a symbol (without bars) stands for.
#[must_use]
pub fn symbol_name(symbol: &str) -> Cow<'_, str> {
    // Only what `symbol_text` makes is decoded, so that no two symbols of a text become one name.
    match unescape(symbol) {
        Some(name) if symbol_text(&name) == symbol => Cow::Owned(name),
        _ => Cow::Borrowed(symbol),
    }
}

fn unescape(symbol: &str) -> Option<String> {
    let mut rest = symbol.strip_prefix(MARK)?.bytes();
    let mut out = Vec::new();
    while let Some(b) = rest.next() {
        if b == b'%' {
            let digits = [rest.next()?, rest.next()?];
            out.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            out.push(b);
        }
    }
    String::from_utf8(out).ok()
}
