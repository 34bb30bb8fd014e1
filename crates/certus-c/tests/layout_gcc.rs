//! Layout of random structs and unions against gcc, in both data models.
//!
//! gcc compiles initialised objects into sections of an object file, which is read here: nothing is linked or
//! run, so a compiler without 32-bit libraries is enough.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a test fails by panicking, and says so when it is skipped"
)]

mod common;

use certus_c::DataModel;
use certus_c::types::{BitRange, Record};
use common::Random;
use std::fmt::Write as _;

const PLAIN: &[&str] = &[
    "char",
    "signed char",
    "short",
    "unsigned short",
    "int",
    "unsigned",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
    "float",
    "double",
    "long double",
    "_Bool",
    "void *",
    "enum e",
    "al1",
    "al2",
    "al16",
    "ld4",
];

const BITS: &[(&str, usize)] = &[
    ("_Bool", 1),
    ("char", 8),
    ("unsigned char", 8),
    ("short", 16),
    ("int", 32),
    ("unsigned", 32),
    ("enum e", 32),
    ("long long", 64),
    ("unsigned long long", 64),
    ("long", 32),
];

const PREAMBLE: &str = "enum e { E0, E1 };\n\
    typedef int al1 __attribute__((aligned(1)));\n\
    typedef short al2 __attribute__((aligned(8)));\n\
    typedef char al16 __attribute__((aligned(16)));\n\
    typedef long long ld4 __attribute__((aligned(4)));\n";

/// Text of one random struct or union called `s{index}`.
fn random_record(random: &mut Random, index: usize) -> String {
    let mut text = String::new();
    let pack = random.one_in(12);
    if pack {
        let _ = writeln!(text, "#pragma pack(push, {})", random.pick(&[1, 2, 4, 8]));
    }
    let keyword = if random.one_in(5) { "union" } else { "struct" };
    let _ = writeln!(text, "{keyword} s{index} {{");
    for field in 0..1 + random.below(8) {
        let attribute = match random.below(16) {
            0 => " __attribute__((packed))".to_owned(),
            1 => format!(" __attribute__((aligned({})))", random.pick(&[1, 2, 4, 8, 16, 32])),
            _ => String::new(),
        };
        if random.one_in(2) {
            let &(ty, width) = random.pick(BITS);
            match random.below(10) {
                0 => {
                    let _ = writeln!(text, "  {ty} : 0;");
                }
                1 => {
                    let _ = writeln!(text, "  {ty} : {};", 1 + random.below(width));
                }
                _ => {
                    let _ = writeln!(text, "  {ty} f{field} : {}{attribute};", 1 + random.below(width));
                }
            }
            continue;
        }
        let ty = match random.below(6) {
            0 if index > 0 => format!("T{}", random.below(index)),
            _ => (*random.pick(PLAIN)).to_owned(),
        };
        match random.below(5) {
            // An over-aligned element is no multiple of its size: gcc refuses such arrays.
            0 if !ty.starts_with("al") && !ty.starts_with('T') => {
                let _ = writeln!(text, "  {ty} f{field}[{}]{attribute};", random.below(4));
            }
            _ => {
                let _ = writeln!(text, "  {ty} f{field}{attribute};");
            }
        }
    }
    let attribute = match random.below(10) {
        0 | 1 => " __attribute__((packed))".to_owned(),
        2 => format!(" __attribute__((aligned({})))", random.pick(&[2, 8, 16])),
        3 => " __attribute__((packed, aligned(4)))".to_owned(),
        _ => String::new(),
    };
    let _ = writeln!(text, "}}{attribute};");
    let _ = writeln!(text, "typedef {keyword} s{index} T{index};");
    if pack {
        text.push_str("#pragma pack(pop)\n");
    }
    text
}

/// Members of a record with their names, as text.
fn members(unit: &certus_c::TranslationUnit, record: &Record) -> Vec<(String, Option<BitRange>, u64)> {
    record
        .fields
        .iter()
        .map(|field| {
            let name = unit.name(field.name.unwrap()).to_owned();
            (name, field.bits, field.offset)
        })
        .collect()
}

fn compare(model: DataModel, seed: u64, count: usize) -> bool {
    let mut random = Random(seed);
    let texts: Vec<String> = (0..count).map(|index| random_record(&mut random, index)).collect();
    let text = PREAMBLE.to_owned() + &texts.concat();
    let unit = common::accept(&text, model);
    let records: Vec<&Record> = (0..count)
        .map(|index| {
            let tag = format!("s{index}");
            let found =
                unit.types.records().find(|(_, record)| record.tag.is_some_and(|t| unit.name(t) == tag));
            found.unwrap().1
        })
        .collect();
    // Ask gcc about the same text.
    let mut question = text.clone();
    for (index, record) in records.iter().enumerate() {
        let _ =
            write!(question, "unsigned long long v{index}[] __attribute__((section(\".v{index}\"))) = {{");
        let _ = write!(question, "sizeof(T{index}), _Alignof(T{index})");
        for (name, bits, _) in members(&unit, record) {
            if bits.is_none() {
                let _ = write!(question, ", __builtin_offsetof(T{index}, {name})");
            }
        }
        question.push_str("};\n");
        for (name, bits, _) in members(&unit, record) {
            if bits.is_some() {
                let _ = writeln!(
                    question,
                    "T{index} b{index}_{name} __attribute__((section(\".b{index}_{name}\"))) = {{ .{name} = -1 }};"
                );
            }
        }
    }
    let Some(sections) = common::elf::compile(&question, model, &format!("layout-{seed}")) else {
        return false;
    };
    for (index, record) in records.iter().enumerate() {
        let values: Vec<u64> = sections[&format!(".v{index}")]
            .chunks(8)
            .map(|bytes| u64::from_le_bytes(bytes.try_into().unwrap()))
            .collect();
        let mut ours = vec![record.size, record.align];
        let members = members(&unit, record);
        ours.extend(members.iter().filter(|(_, bits, _)| bits.is_none()).map(|&(_, _, offset)| offset));
        assert_eq!(ours, values, "size, alignment, offsets, {model:?}, seed {seed}\n{}", texts[index]);
        for (name, bits, _) in members {
            let Some(BitRange { offset, width }) = bits else { continue };
            let mut expected = vec![0u8; record.size as usize];
            for bit in offset..offset + u64::from(width) {
                expected[bit as usize / 8] |= 1 << (bit % 8);
            }
            // The section may be longer by alignment.
            let theirs = &sections[&format!(".b{index}_{name}")][..expected.len()];
            assert_eq!(theirs, expected, "bit-field {name}, {model:?}, seed {seed}\n{}", texts[index]);
        }
    }
    true
}

#[test]
fn random_records_are_laid_out_as_by_gcc() {
    let rounds = (20.0 * common::scale()) as u64;
    for seed in 0..rounds.max(1) {
        for model in [DataModel::Ilp32, DataModel::Lp64] {
            if !compare(model, seed, 40) {
                return;
            }
        }
    }
}
