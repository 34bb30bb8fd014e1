//! Types and values of random constant expressions against gcc, in both data models.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;
use certus_c::hir::{ExprKind, InitValue};
use common::Random;
use std::fmt::Write as _;

const INTEGERS: &[&str] = &[
    "_Bool",
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
];

const LITERALS: &[&str] = &[
    "0",
    "1",
    "2",
    "7",
    "31",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "0x7fffffff",
    "0x80000000",
    "0xffffffff",
    "0x100000000",
    "9223372036854775807",
    "0x8000000000000000",
    "1u",
    "3000000000u",
    "5l",
    "5ul",
    "4294967295ul",
    "7ll",
    "9ull",
    "'a'",
    "'\\377'",
    "L'x'",
    "u'x'",
    "U'x'",
    "A",
    "B",
    "C",
    "D",
    "sizeof(int)",
    "sizeof(long)",
    "0b1011",
    "0777",
];

/// An integer constant expression without undefined behaviour (apart from overflow, which wraps, and
/// conversions from floating point, which take the nearest value, on both sides).
fn integer(random: &mut Random, depth: usize) -> String {
    if depth == 0 {
        let literal = *random.pick(LITERALS);
        return if random.one_in(4) {
            format!("(({})({literal}))", random.pick(INTEGERS))
        } else {
            literal.to_owned()
        };
    }
    let operand = |random: &mut Random| integer(random, depth - 1);
    match random.below(16) {
        0..=4 => {
            let op = *random.pick(&["+", "-", "*", "&", "|", "^"]);
            format!("({} {op} {})", operand(random), operand(random))
        }
        5 => {
            let op = *random.pick(&["/", "%"]);
            // Odd divisors, and never -1.
            format!("({} {op} (({} & 126) | 1))", operand(random), operand(random))
        }
        6 => {
            let op = *random.pick(&["<<", ">>"]);
            format!("({} {op} {})", operand(random), random.below(32))
        }
        7 => {
            let op = *random.pick(&["<", "<=", ">", ">=", "==", "!="]);
            format!("({} {op} {})", operand(random), operand(random))
        }
        8 => format!("({}{})", random.pick(&["-", "~", "!", "+"]), operand(random)),
        9 => format!("({} ? {} : {})", operand(random), operand(random), operand(random)),
        10 => {
            let op = *random.pick(&["&&", "||"]);
            format!("({} {op} {})", operand(random), operand(random))
        }
        11 => format!("(({}){})", random.pick(INTEGERS), operand(random)),
        12 => format!("sizeof({})", operand(random)),
        13 => format!("(({})(char *)({}))", random.pick(INTEGERS), operand(random)),
        // What does not fit is folded all the same.
        14 => format!("(({}){})", random.pick(INTEGERS), floating(random, 1)),
        _ => {
            let op = *random.pick(&["<", ">=", "==", "!="]);
            format!("({} {op} {})", floating(random, 1), floating(random, 1))
        }
    }
}

fn floating(random: &mut Random, depth: usize) -> String {
    if depth == 0 {
        return match random.below(3) {
            0 => (*random
                .pick(&["0.0", "1.5f", "0.1", "0.1f", "1e30", "1e-40f", "3.25L", "1e300", "0x1.8p-3"]))
            .to_owned(),
            1 => format!("(({}){})", random.pick(&["float", "double"]), integer(random, 1)),
            _ => format!("(double){}", random.pick(LITERALS)),
        };
    }
    let operand = |random: &mut Random| floating(random, depth - 1);
    match random.below(5) {
        0..=2 => format!("({} {} {})", operand(random), random.pick(&["+", "-", "*"]), operand(random)),
        3 => format!("({} / 3)", operand(random)),
        _ => format!("((float){})", operand(random)),
    }
}

/// Gives each arithmetic type a number.
fn type_number(expr: &str) -> String {
    let arms: Vec<String> = INTEGERS
        .iter()
        .chain(&["float", "double", "long double"])
        .enumerate()
        .map(|(index, ty)| format!("{ty}: {index}"))
        .collect();
    format!("_Generic(({expr}), {}, default: 99)", arms.join(", "))
}

/// Our value of a static object made of one constant, as bits of a 64-bit word.
fn ours(unit: &certus_c::TranslationUnit, name: &str) -> Vec<u64> {
    let global =
        unit.globals.iter().find(|global| global.name.is_some_and(|n| unit.name(n) == name)).unwrap();
    let init = &unit[global.init.unwrap()];
    let mut values = vec![0; (global.size / 8) as usize];
    for entry in &init.entries {
        let InitValue::Expr(value) = entry.value else { panic!("a string") };
        values[(entry.offset / 8) as usize] = match unit[value].kind {
            ExprKind::Int(bits) | ExprKind::Float(bits) => bits as u64,
            ref other => panic!("{name} is not folded: {other:?}"),
        };
    }
    values
}

fn compare(model: DataModel, seed: u64, count: usize) -> bool {
    let mut random = Random(seed);
    let mut text = "enum { A, B = -5, C = 100, D = 0x7fffffff };\n".to_owned();
    let mut exprs = Vec::new();
    for index in 0..count {
        let depth = 1 + random.below(4);
        let expr = integer(&mut random, depth);
        let number = type_number(&expr);
        let _ = writeln!(
            text,
            "unsigned long long i{index}[] __attribute__((section(\".i{index}\"))) = {{ {number}, sizeof({expr}), {expr} }};"
        );
        exprs.push(("i", expr));
        let depth = 1 + random.below(3);
        let expr = floating(&mut random, depth);
        let _ = writeln!(
            text,
            "double f{index}[] __attribute__((section(\".f{index}\"))) = {{ {expr}, (float)({expr}) }};"
        );
        exprs.push(("f", expr));
    }
    let Some(sections) = common::elf::compile(&text, model, &format!("constants-{seed}")) else {
        return false;
    };
    let unit = common::accept(&text, model);
    for (position, (kind, expr)) in exprs.iter().enumerate() {
        let index = position / 2;
        let theirs: Vec<u64> = sections[&format!(".{kind}{index}")]
            .chunks(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()))
            .collect();
        let ours = ours(&unit, &format!("{kind}{index}"));
        let nan = |value: u64| *kind == "f" && f64::from_bits(value).is_nan();
        let same = ours.iter().zip(&theirs).all(|(&a, &b)| a == b || (nan(a) && nan(b)));
        assert!(same, "{model:?}, seed {seed}: {expr}\nours {ours:x?}\ngcc  {theirs:x?}");
    }
    true
}

#[test]
fn random_constants_have_gccs_types_and_values() {
    let rounds = (12.0 * common::scale()) as u64;
    for seed in 0..rounds.max(1) {
        for model in [DataModel::Ilp32, DataModel::Lp64] {
            if !compare(model, seed, 100) {
                return;
            }
        }
    }
}
