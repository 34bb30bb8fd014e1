//! Expressions without effects, and places.

use super::{Generator, INTS, Place};
use std::fmt::Write as _;

impl Generator {
    pub(super) fn constant(&mut self) -> String {
        match self.random.below(6) {
            0 => self.random.below(4).to_string(),
            1 => format!("-{}", self.random.below(200)),
            2 => format!("{}", self.random.below(70_000)),
            3 => format!("0x{:x}u", self.random.next() as u32),
            4 => format!("0x{:x}LL", self.random.next() >> 1),
            _ => format!("0x{:x}ULL", self.random.next()),
        }
    }

    /// A place; indices are filled in.
    pub(super) fn place(&mut self, float: bool, depth: usize) -> Option<String> {
        let all: Vec<Place> =
            self.locals.iter().chain(&self.globals).filter(|place| place.float == float).cloned().collect();
        if all.is_empty() {
            return None;
        }
        let place = self.random.pick(&all).text.clone();
        let mut out = String::new();
        let mut rest = place.as_str();
        while let Some(at) = rest.find('@') {
            out.push_str(&rest[..at]);
            rest = &rest[at + 1..];
            let most = if let Some(after) = rest.strip_prefix('3') {
                rest = after;
                3
            } else {
                7
            };
            let index =
                if depth == 0 { self.random.below(most + 1).to_string() } else { self.int(depth - 1) };
            let _ = write!(out, "({index}) & {most}");
        }
        out.push_str(rest);
        Some(out)
    }

    pub(super) fn int(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.one_in(5) {
            return match self.random.below(3) {
                0 => self.constant(),
                _ => self.place(false, 0).unwrap_or_else(|| "3".to_owned()),
            };
        }
        let d = depth - 1;
        match self.random.below(17) {
            0..=3 => {
                let op = self.choose(&["+", "-", "*", "&", "|", "^"]);
                format!("({} {op} {})", self.int(d), self.int(d))
            }
            4 => {
                let op = self.choose(&["<", ">", "<=", ">=", "==", "!="]);
                format!("({} {op} {})", self.int(d), self.int(d))
            }
            5 => {
                let op = self.choose(&["<<", ">>"]);
                let (ty, most) = *self.random.pick(&[
                    ("int", 31),
                    ("unsigned", 31),
                    ("long long", 63),
                    ("unsigned long long", 63),
                    ("signed char", 31),
                    ("unsigned short", 31),
                ]);
                format!("(({ty}){} {op} ({} & {most}))", self.int(d), self.int(d))
            }
            6 => {
                let op = self.choose(&["/", "%"]);
                format!("({} {op} (({} & 127) + 1))", self.int(d), self.int(d))
            }
            7 => format!("({} {})", self.choose(&["~", "-", "!"]), self.int(d)),
            8 | 9 => format!("(({}){})", self.int_type(), self.int(d)),
            10 => format!("({} ? {} : {})", self.int(d), self.int(d), self.int(d)),
            11 => format!("({} {} {})", self.int(d), self.choose(&["&&", "||"]), self.int(d)),
            14 => {
                let op = self.choose(&["<", ">", "<=", ">=", "==", "!="]);
                format!("({} {op} {})", self.float(d), self.float(d))
            }
            12 => match self.random.below(4) {
                0 => format!("__builtin_bswap32({})", self.int(d)),
                1 => format!("__builtin_clz({} | 1)", self.int(d)),
                2 => format!("__builtin_ctzll({} | 16)", self.int(d)),
                _ => format!("({{ {} t = {}; t ^ (t >> 3); }})", self.choose(&INTS[..10]), self.int(d)),
            },
            13 if depth <= 3 => {
                let value = self.float(d.min(1));
                match self.random.below(3) {
                    0 => format!("({value} > -100 && {value} < 100 ? (signed char){value} : 3)"),
                    1 => format!("({value} >= 0 && {value} < 200 ? (unsigned long long){value} : 4)"),
                    _ => format!(
                        "({value} > -1e9 && {value} < 1e9 ? ({}){value} : 5)",
                        self.choose(&["int", "long", "long long"])
                    ),
                }
            }
            15 => format!("({}, {})", self.constant(), self.int(d)),
            _ => self.place(false, depth.min(2)).unwrap_or_else(|| "9".to_owned()),
        }
    }

    pub(super) fn float(&mut self, depth: usize) -> String {
        if depth == 0 || self.random.one_in(4) {
            return match self.random.below(4) {
                0 => (self
                    .choose(&["0.1f", "1.0", "-2.5f", "1e10", "3.0e-5", "0.0", "-0.0", "1e30f", "7.0f"]))
                .to_owned(),
                1 => format!(
                    "({}){}",
                    self.choose(&["float", "double"]),
                    self.place(false, 0).unwrap_or_else(|| "2".to_owned())
                ),
                _ => self.place(true, 0).unwrap_or_else(|| "0.5".to_owned()),
            };
        }
        let d = depth - 1;
        match self.random.below(7) {
            0..=3 => {
                let op = self.choose(&["+", "-", "*", "/"]);
                format!("({} {op} {})", self.float(d), self.float(d))
            }
            4 => format!("(({}){})", self.choose(&["float", "double"]), self.float(d)),
            5 => format!("({} ? {} : {})", self.int(d), self.float(d), self.float(d)),
            _ => format!("(- {})", self.float(d)),
        }
    }
}
