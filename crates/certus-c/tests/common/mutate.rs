//! Mutated programs.

use super::Random;
use certus_c::DataModel;
use certus_testing::need;

/// Splits a text into words, numbers, strings, white space and single characters.
fn tokens(text: &[u8]) -> Vec<&[u8]> {
    let class = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | b'0'..=b'9' => 1,
        b' ' | b'\t' | b'\n' | b'\r' => 2,
        _ => 0,
    };
    let mut out = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let start = at;
        at += 1;
        if class(text[start]) != 0 {
            while at < text.len() && class(text[at]) == class(text[start]) {
                at += 1;
            }
        }
        out.push(&text[start..at]);
    }
    out
}

const DICTIONARY: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ";",
    ",",
    ":",
    "?",
    "*",
    "&",
    "&&",
    "||",
    "->",
    ".",
    "...",
    "=",
    "==",
    "+",
    "++",
    "-",
    "--",
    "<<",
    ">>",
    "%",
    "/",
    "!",
    "~",
    "^",
    "|",
    "+=",
    "<<=",
    "int",
    "char",
    "unsigned",
    "long",
    "short",
    "_Bool",
    "float",
    "double",
    "void",
    "struct",
    "union",
    "enum",
    "typedef",
    "static",
    "extern",
    "const",
    "volatile",
    "if",
    "else",
    "while",
    "do",
    "for",
    "switch",
    "case",
    "default",
    "break",
    "continue",
    "return",
    "goto",
    "sizeof",
    "_Alignof",
    "_Generic",
    "_Static_assert",
    "__typeof__",
    "__attribute__((packed))",
    "__attribute__((aligned(16)))",
    "__builtin_offsetof(",
    "__builtin_va_arg(",
    "__builtin_types_compatible_p(",
    "__builtin_choose_expr(1,",
    "({",
    "})",
    "0",
    "1",
    "-1",
    "0xffffffffffffffff",
    "1e400",
    "1.5f",
    "'a'",
    "\"s\"",
    "L\"w\"",
    "x",
    "main",
    "[n]",
    "[static 3]",
    "(int)",
    "(void*)0",
    "(struct{int a:3;}){1}",
    ".x",
    "[1 ... 3] =",
    "=",
    "{}",
    "{1,2,3}",
    "asm(\"\":\"=r\"(x))",
    "__auto_type",
    "__int128",
    "_Float128",
    "__label__",
    "&&x",
    "goto *p;",
    "__extension__",
    "__func__",
    "\\",
    "#line 5",
    "__builtin_add_overflow(",
    "__sync_fetch_and_add(",
    "__builtin_constant_p(",
    "__builtin_object_size(",
    ": 0",
    ": 33",
];

/// Changes a program in a few places.
pub(crate) fn mutate(random: &mut Random, text: &[u8], other: &[u8]) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = tokens(text).into_iter().map(<[u8]>::to_vec).collect();
    for _ in 0..1 + random.below(4) {
        if words.is_empty() {
            break;
        }
        let at = random.below(words.len());
        match random.below(9) {
            0 => {
                words.remove(at);
            }
            1 => {
                let word = words[at].clone();
                words.insert(at, word);
            }
            2 => {
                let with = random.below(words.len());
                words.swap(at, with);
            }
            3 => words.truncate(at.max(1)),
            4 | 5 => {
                let word = random.pick(DICTIONARY).as_bytes().to_vec();
                if random.one_in(2) {
                    words[at] = word;
                } else {
                    words.insert(at, word);
                }
            }
            6 => {
                // A piece of another program.
                let others = tokens(other);
                let from = random.below(others.len().max(1));
                let to = (from + 1 + random.below(60)).min(others.len());
                let piece = others.get(from..to).unwrap_or(&[]).iter().map(|word| word.to_vec());
                words.splice(at..at, piece);
            }
            7 => {
                let from = words[random.below(words.len())].clone();
                words[at] = from;
            }
            _ => {
                let mut flat = words.concat();
                for _ in 0..1 + random.below(4) {
                    let byte = random.below(flat.len().max(1));
                    if let Some(byte) = flat.get_mut(byte) {
                        *byte ^= 1 << random.below(8);
                    }
                }
                return flat;
            }
        }
    }
    words.concat()
}

/// Programs to start from, and how many of them are snippets; the rest are benchmark programs, if they are
/// there.
pub(crate) fn seeds() -> (Vec<Vec<u8>>, usize) {
    let mut seeds: Vec<Vec<u8>> = super::snippets::SNIPPETS
        .iter()
        .filter_map(|(_, text)| {
            // Macros are expanded first: a mutated directive would only test the preprocessor.
            if !text.contains("\n#") && !text.contains("\n%:") {
                return Some(text.as_bytes().to_vec());
            }
            super::gcc(text, DataModel::Lp64, &["-E", "-P"]).map(|output| output.stdout)
        })
        .collect();
    let snippets = seeds.len();
    if let Some(benchmarks) = need::benchmarks("") {
        for set in ["seed150", "svcomp-dev"] {
            let folder = benchmarks.join(set);
            let rows = super::manifest::read(&folder).unwrap();
            // Large files take long and find little that small ones do not.
            seeds.extend(
                rows.iter()
                    .filter_map(|row| std::fs::read(folder.join(&row.file)).ok())
                    .filter(|text| text.len() < 60_000),
            );
        }
    }
    (seeds, snippets)
}

/// The mutated program for a seed, and a data model; half of them come from snippets.
pub(crate) fn mutant(seed: u64, seeds: &[Vec<u8>], snippets: usize) -> (Vec<u8>, DataModel) {
    let mut random = Random(seed);
    let pick = |random: &mut Random| {
        let count = if random.one_in(2) { snippets } else { seeds.len() };
        &seeds[random.below(count)]
    };
    let (text, other) = (pick(&mut random), pick(&mut random));
    let text = mutate(&mut random, text, other);
    let model = if random.one_in(2) { DataModel::Ilp32 } else { DataModel::Lp64 };
    (text, model)
}

/// The first seed to use: `CERTUS_FUZZ_SEED`.
pub(crate) fn first_seed() -> u64 {
    std::env::var("CERTUS_FUZZ_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Words that may stand for each other without breaking the syntax.
const CLASSES: &[&[&str]] = &[
    &[
        "int",
        "char",
        "short",
        "long",
        "unsigned",
        "float",
        "double",
        "_Bool",
        "void",
        "T",
        "signed char",
        "long long",
    ],
    &["0", "1", "2", "3", "4", "5", "7", "8", "12", "16", "40", "255", "1.0f", "'a'", "-1"],
    &["+", "-", "*", "/", "%", "&", "|", "^", "<", ">", "<<", ">>", "==", "!=", "&&", "||", ","],
    &["const", "volatile", "static", "extern", "register", "auto", "typedef", "unsigned", "inline"],
    &["struct", "union", "enum"],
    &["sizeof", "_Alignof", "!", "~", "-", "(int)", "(char)", "(long)", "&", "*"],
    &["while", "if", "switch"],
    &["break", "continue", "return", "goto out"],
];

/// Replaces one word by another of its class, or one name by another name of the program.
pub(crate) fn mutate_gently(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let mut words: Vec<Vec<u8>> = tokens(text).into_iter().map(<[u8]>::to_vec).collect();
    let is_name = |word: &[u8]| word[0].is_ascii_alphabetic() || word[0] == b'_';
    for _ in 0..1000 {
        let at = random.below(words.len());
        let word = words[at].clone();
        if let Some(class) = CLASSES.iter().find(|class| class.iter().any(|known| known.as_bytes() == word)) {
            words[at] = random.pick(class).as_bytes().to_vec();
        } else if is_name(&word) {
            let other = words[random.below(words.len())].clone();
            if !is_name(&other) {
                continue;
            }
            words[at] = other;
        } else {
            continue;
        }
        if random.one_in(2) {
            break;
        }
    }
    words.concat()
}
