//! Formats of the `printf` and `scanf` families.

/// What one conversion of `printf` does with an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// Reads a string, at most so many bytes of it.
    String { most: Option<u64> },
    /// Stores how much was written, in so many bytes; how much that is, if it is known.
    Count { bytes: u64, exact: Option<u64> },
    /// Only prints it.
    Value,
}

/// The meaning of a format: what becomes of each further argument, and how many bytes come out besides strings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Print {
    pub(super) arguments: Vec<Printed>,
    pub(super) least: u64,
    /// None: there is no bound.
    pub(super) most: Option<u64>,
}

impl Print {
    /// The same without what becomes of other arguments.
    pub(super) fn only(&self, wanted: impl Fn(&Printed) -> bool) -> Print {
        let keep = |argument: &Printed| if wanted(argument) { *argument } else { Printed::Value };
        Print { arguments: self.arguments.iter().map(keep).collect(), ..*self }
    }
}

/// Characters of a format.
struct Scanner<'f> {
    rest: &'f [u8],
}

impl Scanner<'_> {
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn number(&mut self) -> Option<u64> {
        let mut value = None;
        while let Some(digit) = self.peek().filter(u8::is_ascii_digit) {
            self.next();
            value = Some(value.unwrap_or(0u64).saturating_mul(10).saturating_add(u64::from(digit - b'0')));
        }
        value
    }

    /// `hh`, `ll`, `z` and the like.
    fn length(&mut self) -> Vec<u8> {
        let mut length = Vec::new();
        while let Some(c) = self.peek().filter(|c| b"hlqjztL".contains(c)) {
            self.next();
            length.push(c);
        }
        length
    }
}

/// Bytes of an integer with this length modifier.
fn integer(length: &[u8], long: u64) -> Option<u64> {
    Some(match length {
        b"" => 4,
        b"hh" => 1,
        b"h" => 2,
        b"l" | b"z" | b"t" => long,
        b"ll" | b"q" | b"j" | b"L" => 8,
        _ => return None,
    })
}

/// The meaning of a `printf` format; `long` is the size of `long` in bytes. Nothing if it is not understood.
pub(super) fn print(format: &[u8], long: u64) -> Option<Print> {
    let mut at = Scanner { rest: format };
    let mut print = Print { most: Some(0), ..Print::default() };
    while let Some(c) = at.next() {
        let (mut least, mut most, mut argument) = (1, Some(1), None);
        if c == b'%' {
            while at.peek().is_some_and(|c| b"-+ #0'".contains(&c)) {
                at.next();
            }
            let mut star = false;
            let mut width = 0;
            if at.peek() == Some(b'*') {
                at.next();
                star = true;
                print.arguments.push(Printed::Value);
            } else if let Some(number) = at.number() {
                width = number;
            }
            // A position of an argument.
            if at.peek() == Some(b'$') {
                return None;
            }
            let mut precision = None;
            let mut open = false;
            if at.peek() == Some(b'.') {
                at.next();
                if at.peek() == Some(b'*') {
                    at.next();
                    open = true;
                    print.arguments.push(Printed::Value);
                } else {
                    precision = Some(at.number().unwrap_or(0));
                }
            }
            let length = at.length();
            (least, most) = match at.next()? {
                b'%' => (1, Some(1)),
                b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => {
                    argument = Some(Printed::Value);
                    let digits = if integer(&length, long)? == 8 { 24 } else { 13 };
                    (0, Some(digits + precision.unwrap_or(0)))
                }
                b'c' if length.is_empty() => {
                    argument = Some(Printed::Value);
                    (1, Some(1))
                }
                b'p' => {
                    argument = Some(Printed::Value);
                    (1, Some(20))
                }
                b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => {
                    argument = Some(Printed::Value);
                    (1, None)
                }
                b's' if length.is_empty() && !open => {
                    argument = Some(Printed::String { most: precision });
                    (0, Some(0))
                }
                b'n' => {
                    let strings =
                        print.arguments.iter().any(|argument| matches!(argument, Printed::String { .. }));
                    let exact = print.most.filter(|&most| most == print.least && !strings);
                    argument = Some(Printed::Count { bytes: integer(&length, long)?, exact });
                    (0, Some(0))
                }
                b'm' => (0, None),
                _ => return None,
            };
            least = least.max(width);
            most = most.filter(|_| !star && !open).map(|most| most.max(width));
            if width > 0 && matches!(argument, Some(Printed::String { .. })) {
                // Either the string or the width.
                least = 0;
            }
        }
        print.arguments.extend(argument);
        print.least += least;
        print.most = print.most.zip(most).map(|(a, b)| a + b);
    }
    Some(print)
}

/// What one conversion of `scanf` stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scanned {
    /// A number or pointer of so many bytes; a width may limit it.
    Scalar { bytes: u64, limited: bool },
    /// At most so many bytes, then a zero byte; of a set of bytes, or all but white space.
    String { most: Option<u64>, set: bool },
    /// So many bytes.
    Bytes { bytes: u64 },
    /// How much was read, in so many bytes; this counts as no item.
    Count { bytes: u64 },
}

/// What a `scanf` format stores by each further argument. Nothing if it is not understood.
pub(super) fn scan(format: &[u8], long: u64) -> Option<Vec<Scanned>> {
    let mut at = Scanner { rest: format };
    let mut items = Vec::new();
    while let Some(c) = at.next() {
        if c != b'%' {
            continue;
        }
        let skipped = at.peek() == Some(b'*');
        if skipped {
            at.next();
        }
        let width = at.number();
        let length = at.length();
        let item = match at.next()? {
            b'%' => continue,
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => {
                Scanned::Scalar { bytes: integer(&length, long)?, limited: width.is_some() }
            }
            b'n' => Scanned::Count { bytes: integer(&length, long)? },
            b'p' => Scanned::Scalar { bytes: long, limited: true },
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' | b'a' | b'A' => match length.as_slice() {
                b"" => Scanned::Scalar { bytes: 4, limited: width.is_some() },
                b"l" => Scanned::Scalar { bytes: 8, limited: width.is_some() },
                _ => return None,
            },
            b's' if length.is_empty() => Scanned::String { most: width, set: false },
            b'c' if length.is_empty() => Scanned::Bytes { bytes: width.unwrap_or(1) },
            b'[' if length.is_empty() => {
                if at.peek() == Some(b'^') {
                    at.next();
                }
                at.next()?;
                while at.next()? != b']' {}
                Scanned::String { most: width, set: true }
            }
            _ => return None,
        };
        if !skipped {
            items.push(item);
        }
    }
    Some(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_lengths_are_bounded() {
        let all = print(b"a%d,%-5s%%%.3s%n", 4).unwrap();
        assert_eq!(all.arguments.len(), 4);
        assert_eq!(all.arguments[1], Printed::String { most: None });
        assert_eq!(all.arguments[2], Printed::String { most: Some(3) });
        assert_eq!(all.arguments[3], Printed::Count { bytes: 4, exact: None });
        assert_eq!(print(b"abc%hn", 4).unwrap().arguments[0], Printed::Count { bytes: 2, exact: Some(3) });
        assert!(all.most.is_some());
        assert_eq!(print(b"%f", 4).unwrap().most, None);
        assert_eq!(print(b"%*d", 4).unwrap().arguments.len(), 2);
        assert_eq!(print(b"%2$d", 4), None);
    }

    #[test]
    fn scanned_items() {
        let items = scan(b"%d %*d %3s %[^]x] %lf%n", 4).unwrap();
        let expected = [
            Scanned::Scalar { bytes: 4, limited: false },
            Scanned::String { most: Some(3), set: false },
            Scanned::String { most: None, set: true },
            Scanned::Scalar { bytes: 8, limited: false },
            Scanned::Count { bytes: 4 },
        ];
        assert_eq!(items, expected);
        assert_eq!(scan(b"%ls", 4), None);
    }
}
