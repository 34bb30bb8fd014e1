//! Good witnesses with random changes.

use crate::programs::{SUBJECTS, Subject};
use crate::{Truth, file, folder, validate};
use certus_witness::format::{Action, Constraint, Location};
use certus_witness::format::{Content, InvariantKind, Segment, Waypoint, WaypointKind, Witness, yaml};
use std::path::Path;
use std::process::Command;

/// Numbers without end, the same in every run.
pub(crate) struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn of<'a, T: ?Sized>(&mut self, list: &[&'a T]) -> &'a T {
        list[self.below(list.len())]
    }
}

/// Pieces that a forger puts in.
const PIECES: &[&str] = &[
    "(",
    ")",
    ";",
    "{",
    "}",
    "[",
    "]",
    "'",
    "\"",
    "\\",
    "/*",
    "*/",
    "//",
    "\n",
    "#",
    "0",
    "1",
    "-1",
    "7",
    " == ",
    " != ",
    " < ",
    " <= ",
    " && ",
    " || ",
    " , ",
    "!",
    "~",
    "*",
    "&",
    "x",
    "n",
    "i",
    "s",
    "c",
    "a",
    "b",
    "y",
    "p",
    "=",
    "++",
    "return 0",
    "exit(0)",
    "goto end",
    "({",
    "})",
    "\\result",
    "\\old",
    "sizeof",
    "(int)",
    "(word)",
    "main",
    "2147483647",
    "4294967295",
    "99999999999999999999",
    "0x",
    "1.5",
    "\u{e9}",
    "\u{0}",
    "true",
    "false",
    "follow",
    "avoid",
    "target",
    "branching",
    "loop_invariant",
    "location_invariant",
    "line: 1",
    "column: 3",
    "reach_error()",
    "__VERIFIER_assume(0)",
    "__certus_at",
    "__certus_claim",
    "volatile",
    "enum { n = 3 }",
];

/// Expressions that a forger may say.
const VALUES: &[&str] = &[
    "1",
    "0",
    "x == 0",
    "x <= 3",
    "n != 7",
    "n == 7",
    "i <= 2",
    "s <= 5",
    "c == 8",
    "b == 14",
    "x == 2 * y",
    "y < 0",
    "*p == x",
    "x = 3",
    "(x++, 1)",
    "1) ; return 0; (1",
    "'\\\\') != 0); return 0; ((0, /* ' */ 1",
    "1 /* */ + 1",
    "({ return 0; })",
    "*(int *)0",
    "1 / 0",
    "s + n > 0",
    "x + 2147483647 > x",
    "\\result == 7",
    "\\result < 0",
    "\\result == 14",
    "\\result",
    "a > 10 && b == 14",
    "sizeof(int[n])",
    "true",
    "false",
    "7",
    "-1",
    "",
];

fn certus(program: &Path, property: &str, witness: &Path) {
    let run = Command::new(env!("CARGO_BIN_EXE_certus"))
        .args(["check", "--property", property, "--data-model", "ILP32", "--time-limit", "60s", "--witness"])
        .arg(witness)
        .arg(program)
        .output()
        .unwrap();
    assert!(witness.exists(), "{}", String::from_utf8_lossy(&run.stderr));
}

/// The witnesses that Certus writes for a program, in both formats.
fn good(subject: &Subject, program: &Path) -> Vec<String> {
    let written = ["yml", "graphml"].map(|ending| {
        let path = folder().join(format!("{}.{ending}", subject.name));
        certus(program, subject.property, &path);
        std::fs::read_to_string(&path).unwrap()
    });
    for text in &written {
        let out = validate(program, subject.truth, subject.property, text.as_bytes());
        assert!(out.contains("CONFIRMED"), "{}: {out}", subject.name);
    }
    written.to_vec()
}

/// Changes the text, mostly where it says something about the program.
fn text_mutant(random: &mut Random, text: &str) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let content = text.find("content:").or_else(|| text.find("<node")).unwrap_or(0);
    for _ in 0..=random.below(3) {
        let first = if random.below(10) == 0 { 0 } else { content.min(bytes.len() - 1) };
        let at = first + random.below(bytes.len() - first);
        let end = (at + 1 + random.below(12)).min(bytes.len());
        match random.below(7) {
            0 => bytes[at] = random.next() as u8,
            1 => drop(bytes.drain(at..end)),
            2 => {
                let piece = random.of(PIECES);
                bytes.splice(at..at, piece.bytes());
            }
            3 => {
                let piece = random.of(PIECES);
                bytes.splice(at..end, piece.bytes());
            }
            4 => {
                // A digit becomes another one: lines, columns, constants.
                if let Some(digit) = bytes[at..].iter().position(u8::is_ascii_digit) {
                    bytes[at + digit] = b'0' + random.below(10) as u8;
                }
            }
            5 => {
                let copy = bytes[at..end].to_vec();
                let to = first + random.below(bytes.len() - first);
                bytes.splice(to..to, copy);
            }
            _ => {
                // A line twice, or a line less.
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let mut lines: Vec<&str> = text.lines().collect();
                let line = random.below(lines.len());
                if random.below(2) == 0 {
                    lines.insert(line, lines[line]);
                } else {
                    lines.remove(line);
                }
                bytes = lines.join("\n").into_bytes();
            }
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
    bytes
}

fn value(random: &mut Random, old: &str) -> String {
    match random.below(3) {
        0 => (*random.of(VALUES)).to_owned(),
        1 => {
            let mut text: Vec<char> = old.chars().collect();
            let at = random.below(text.len() + 1);
            let piece = random.of(PIECES);
            text.splice(at..at, piece.chars());
            text.into_iter().collect()
        }
        _ => format!("({old}) {} ({})", random.of(&["&&", "||", "==", ",", "!="]), random.of(VALUES)),
    }
}

fn moved(random: &mut Random, location: &mut Location) {
    let Location { line, column, .. } = location;
    match random.below(4) {
        0 => *line = random.below(25) as u32,
        1 => *column = Some(random.below(20) as u32),
        2 => *column = None,
        _ => (*line, *column) = (random.next() as u32, Some(random.next() as u32)),
    }
}

/// Changes what a witness says.
fn structure_mutant(random: &mut Random, witness: &Witness) -> Option<Vec<u8>> {
    let mut witness = witness.clone();
    for _ in 0..=random.below(3) {
        match &mut witness.content {
            Content::Invariants(list) => {
                if list.is_empty() || random.below(6) == 0 {
                    // An invariant at a loop or statement of ours.
                    let location = Location {
                        file_name: "program.c".to_owned(),
                        line: random.below(20) as u32,
                        column: Some(*random.of(&[&3, &5, &7])),
                        function: None,
                    };
                    let kind = if random.below(2) == 0 {
                        InvariantKind::LoopInvariant
                    } else {
                        InvariantKind::LocationInvariant
                    };
                    let value = (*random.of(VALUES)).to_owned();
                    let format = "c_expression".to_owned();
                    list.push(certus_witness::format::Invariant { kind, location, value, format });
                    continue;
                }
                let at = random.below(list.len());
                match random.below(5) {
                    0 => drop(list.remove(at)),
                    1 => list.push(list[at].clone()),
                    2 => moved(random, &mut list[at].location),
                    3 => {
                        list[at].location.function =
                            Some((*random.of(&["main", "zero", "half", "", "*/"])).to_owned())
                    }
                    _ => list[at].value = value(random, &list[at].value.clone()),
                }
            }
            Content::Violation(segments) => {
                if segments.is_empty() {
                    return None;
                }
                let at = random.below(segments.len());
                match random.below(4) {
                    0 if segments.len() > 1 => drop(segments.remove(at)),
                    1 => {
                        let to = random.below(segments.len());
                        segments.swap(at, to);
                    }
                    2 => {
                        let copy: Segment = segments[at].clone();
                        segments.insert(random.below(segments.len() + 1), copy);
                    }
                    _ => {
                        let points = &mut segments[at].waypoints;
                        let Some(point) = points.last_mut() else { continue };
                        change(random, point);
                    }
                }
            }
        }
    }
    yaml::write(&witness).ok().map(String::into_bytes)
}

fn change(random: &mut Random, point: &mut Waypoint) {
    use WaypointKind::{Assumption, Branching, FunctionEnter, FunctionReturn, Target};
    match random.below(4) {
        0 => moved(random, &mut point.location),
        1 => point.kind = *random.of(&[&Assumption, &Branching, &FunctionEnter, &FunctionReturn, &Target]),
        2 => point.action = *random.of(&[&Action::Follow, &Action::Avoid]),
        _ => {
            let old = point.constraint.as_ref().map_or("1", |constraint| constraint.value.as_str());
            let value = value(random, old);
            point.constraint = Some(Constraint { value, format: Some("c_expression".to_owned()) });
        }
    }
}

/// Witnesses of a kind that Certus does not write for this program: a proof of an unsafe one, a run of a safe one.
fn borrowed(subject: &Subject, own: &Witness, others: &[(Truth, Witness)]) -> Vec<Witness> {
    others
        .iter()
        .filter(|(truth, _)| *truth != subject.truth)
        .map(|(_, other)| Witness { metadata: own.metadata.clone(), content: other.content.clone() })
        .collect()
}

#[test]
fn mutants_of_witnesses_decide_nothing() {
    let count = 34 * certus_testing::scale() as usize;
    let subjects: Vec<_> = SUBJECTS
        .iter()
        .map(|subject| {
            let program = file(subject.name, "c", subject.text.as_bytes());
            let texts = good(subject, &program);
            let witness = yaml::read(&texts[0]).unwrap();
            (subject, program, texts, witness)
        })
        .collect();
    let all: Vec<(Truth, Witness)> =
        subjects.iter().map(|(subject, _, _, witness)| (subject.truth, witness.clone())).collect();
    let workers = 2;
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let (subjects, all) = (&subjects, &all);
            scope.spawn(move || {
                for (number, (subject, program, texts, witness)) in subjects.iter().enumerate() {
                    let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1) << 32 ^ worker);
                    let mut seeds = borrowed(subject, witness, all);
                    seeds.push(witness.clone());
                    for _ in 0..count / workers as usize {
                        let mutant = match random.below(4) {
                            0 => Some(text_mutant(&mut random, &texts[0])),
                            1 => Some(text_mutant(&mut random, &texts[1])),
                            _ => {
                                let seed = random.below(seeds.len());
                                structure_mutant(&mut random, &seeds[seed])
                            }
                        };
                        if let Some(mutant) = mutant {
                            validate(program, subject.truth, subject.property, &mutant);
                        }
                    }
                }
            });
        }
    });
}
