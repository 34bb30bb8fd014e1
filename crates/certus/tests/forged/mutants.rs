//! Good witnesses with random changes.

use crate::programs::{SUBJECTS, Subject};
use crate::{Truth, file, folder, validate};
use certus_witness::format::{Action, Constraint, Invariant, Location};
use certus_witness::format::{Content, InvariantKind, Segment, Waypoint, WaypointKind, Witness, yaml};
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

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

/// An expression over the program's variables.
fn said(random: &mut Random, subject: &Subject) -> String {
    let name = random.of(subject.names);
    let operator = random.of(&["==", "!=", "<", "<=", ">", ">=", "%", "-", "&"]);
    let other = match random.below(3) {
        0 => (*random.of(subject.names)).to_owned(),
        _ => random
            .of(&["0", "1", "2", "3", "5", "7", "14", "100", "1000", "-1", "2147483647", "4u"])
            .to_string(),
    };
    format!("{name} {operator} {other}")
}

fn value(random: &mut Random, subject: &Subject, old: &str) -> String {
    match random.below(5) {
        0 => (*random.of(VALUES)).to_owned(),
        1 => {
            let mut text: Vec<char> = old.chars().collect();
            let at = random.below(text.len() + 1);
            let piece = random.of(PIECES);
            text.splice(at..at, piece.chars());
            text.into_iter().collect()
        }
        2 => said(random, subject),
        _ => {
            let operator = random.of(&["&&", "||", "==", ",", "!="]);
            format!("({old}) {operator} ({})", said(random, subject))
        }
    }
}

/// Where a line of the program begins, or where a parenthesis of it closes.
fn place(random: &mut Random, subject: &Subject) -> (u32, u32) {
    let lines: Vec<&str> = subject.text.lines().collect();
    let line = random.below(lines.len());
    let column = match lines[line].find(')').filter(|_| random.below(4) == 0) {
        Some(at) => at,
        None => lines[line].len() - lines[line].trim_start().len(),
    };
    (line as u32 + 1, column as u32 + 1)
}

fn moved(random: &mut Random, subject: &Subject, location: &mut Location) {
    let Location { line, column, .. } = location;
    match random.below(6) {
        0 => *line = random.below(25) as u32,
        1 => *column = None,
        2 => (*line, *column) = (random.next() as u32, Some(random.next() as u32)),
        _ => {
            let (to, at) = place(random, subject);
            (*line, *column) = (to, Some(at));
        }
    }
}

fn somewhere(random: &mut Random, subject: &Subject) -> Location {
    let (line, column) = place(random, subject);
    Location { file_name: "program.c".to_owned(), line, column: Some(column), function: None }
}

/// An invariant that a forger thinks of.
fn invariant(random: &mut Random, subject: &Subject) -> Invariant {
    let loops = subject.text.lines().enumerate().filter_map(|(line, text)| {
        let begins = ["while", "for", "do "].iter().any(|word| text.trim_start().starts_with(word));
        begins.then(|| (line as u32 + 1, (text.len() - text.trim_start().len()) as u32 + 1))
    });
    let loops: Vec<(u32, u32)> = loops.collect();
    let mut location = somewhere(random, subject);
    let kind =
        if random.below(2) == 0 { InvariantKind::LoopInvariant } else { InvariantKind::LocationInvariant };
    if kind == InvariantKind::LoopInvariant {
        let (line, column) = loops[random.below(loops.len())];
        (location.line, location.column) = (line, Some(column));
    }
    Invariant { kind, location, value: said(random, subject), format: "c_expression".to_owned() }
}

/// A waypoint that a forger thinks of.
fn waypoint(random: &mut Random, subject: &Subject) -> Waypoint {
    let location = somewhere(random, subject);
    let kind =
        *random.of(&[&WaypointKind::Assumption, &WaypointKind::Branching, &WaypointKind::FunctionReturn]);
    let value = match kind {
        WaypointKind::Branching => (*random.of(&["true", "false", "7"])).to_owned(),
        WaypointKind::FunctionReturn => format!("\\result == {}", random.below(16)),
        _ => said(random, subject),
    };
    let action = if random.below(5) == 0 { Action::Avoid } else { Action::Follow };
    Waypoint { kind, action, location, constraint: Some(Constraint { value, format: None }) }
}

/// What Certus does not write for this program: a proof of an unsafe one, a run of a safe one.
fn opposite(random: &mut Random, subject: &Subject, own: &Witness) -> Witness {
    let content = match subject.truth {
        Truth::Unsafe => {
            Content::Invariants((0..random.below(4)).map(|_| invariant(random, subject)).collect())
        }
        Truth::Safe => {
            let mut list: Vec<Segment> = (0..random.below(3))
                .map(|_| Segment { waypoints: vec![waypoint(random, subject)] })
                .collect();
            let location = somewhere(random, subject);
            let target =
                Waypoint { kind: WaypointKind::Target, action: Action::Follow, location, constraint: None };
            list.push(Segment { waypoints: vec![target] });
            Content::Violation(list)
        }
    };
    Witness { metadata: own.metadata.clone(), content }
}

/// Changes what a witness says.
fn structure_mutant(random: &mut Random, subject: &Subject, witness: &Witness) -> Option<Vec<u8>> {
    let mut witness = witness.clone();
    for _ in 0..=random.below(2) {
        match &mut witness.content {
            Content::Invariants(list) => {
                if list.is_empty() || random.below(6) == 0 {
                    list.push(invariant(random, subject));
                    continue;
                }
                let at = random.below(list.len());
                match random.below(5) {
                    0 => drop(list.remove(at)),
                    1 => list.push(list[at].clone()),
                    2 => moved(random, subject, &mut list[at].location),
                    3 => {
                        let name = random.of(&["main", "zero", "half", "", "*/"]);
                        list[at].location.function = Some((*name).to_owned());
                    }
                    _ => list[at].value = value(random, subject, &list[at].value.clone()),
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
                        change(random, subject, point);
                    }
                }
            }
        }
    }
    yaml::write(&witness).ok().map(String::into_bytes)
}

fn change(random: &mut Random, subject: &Subject, point: &mut Waypoint) {
    use WaypointKind::{Assumption, Branching, FunctionEnter, FunctionReturn, Target};
    match random.below(4) {
        0 => moved(random, subject, &mut point.location),
        1 => point.kind = *random.of(&[&Assumption, &Branching, &FunctionEnter, &FunctionReturn, &Target]),
        2 => point.action = *random.of(&[&Action::Follow, &Action::Avoid]),
        _ => {
            let old = point.constraint.as_ref().map_or("1", |constraint| constraint.value.as_str());
            let value = value(random, subject, old);
            point.constraint = Some(Constraint { value, format: Some("c_expression".to_owned()) });
        }
    }
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
    let workers = 2;
    let (tried, judged) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let (subjects, tried, judged) = (&subjects, &tried, &judged);
            scope.spawn(move || {
                for (number, (subject, program, texts, witness)) in subjects.iter().enumerate() {
                    let mut random = Random(0x9E37_79B9_7F4A_7C15 ^ (number as u64 + 1) << 32 ^ worker);
                    for _ in 0..count / workers as usize {
                        let mutant = match random.below(8) {
                            0 => Some(text_mutant(&mut random, &texts[0])),
                            1 => Some(text_mutant(&mut random, &texts[1])),
                            2 | 3 => structure_mutant(&mut random, subject, witness),
                            4 => {
                                let forged = opposite(&mut random, subject, witness);
                                structure_mutant(&mut random, subject, &forged)
                            }
                            _ => {
                                let forged = opposite(&mut random, subject, witness);
                                yaml::write(&forged).ok().map(String::into_bytes)
                            }
                        };
                        if let Some(mutant) = mutant {
                            let out = validate(program, subject.truth, subject.property, &mutant);
                            tried.fetch_add(1, Ordering::Relaxed);
                            let understood = ["CONFIRMED", "a run breaks", "no run that", "violate"];
                            if understood.iter().any(|words| out.contains(words)) {
                                judged.fetch_add(1, Ordering::Relaxed);
                            }
                        }
                    }
                }
            });
        }
    }); // What is only refused as no witness shows little.
    let (tried, judged) = (tried.into_inner(), judged.into_inner());
    assert!(judged * 5 > tried, "only {judged} of {tried} were understood");
}
