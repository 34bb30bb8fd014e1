//! Circuits as their formats write them, against the explicit-state oracle.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use certus_formats::{Format, Source, read};
use certus_logic::Terms;
use certus_testing::SystemOracle;

/// Reads a model and tells for each set of bad positions in how many steps one is reached.
fn distances(format: Format, content: &[u8]) -> Vec<Option<usize>> {
    let mut terms = Terms::new();
    let Source::System(ts) = read(&mut terms, format, content).unwrap() else {
        panic!("circuits are systems")
    };
    ts.validate(&mut terms).unwrap();
    SystemOracle::explore(&mut terms, &ts).distance
}

#[test]
fn a_counter_in_btor2() {
    let text = b"; counts to 5 while the input is set\n\
        1 sort bitvec 3\n2 zero 1\n3 state 1 count\n4 init 1 3 2\n5 sort bitvec 1\n6 input 5 enable\n\
        7 one 1\n8 add 1 3 7\n9 ite 1 6 8 3\n10 next 1 3 9\n11 constd 1 5\n12 eq 5 3 11\n13 bad 12\n\
        14 constd 1 -1\n15 eq 5 3 14\n16 bad 15\n17 constraint -12\n";
    assert_eq!(distances(Format::Btor2, text), [None, None]);
    let without = String::from_utf8_lossy(text).replace("17 constraint -12\n", "");
    assert_eq!(distances(Format::Btor2, without.as_bytes()), [Some(5), Some(7)]);
}

#[test]
fn states_without_init_or_next() {
    let free = "1 sort bitvec 2\n2 state 1\n3 consth 1 3\n4 sort bitvec 1\n5 eq 4 2 3\n6 bad 5\n";
    assert_eq!(distances(Format::Btor2, free.as_bytes()), [Some(0)]);
    let zero = format!("{free}7 zero 1\n8 init 1 2 7\n");
    assert_eq!(distances(Format::Btor2, zero.as_bytes()), [Some(1)]);
    let kept = format!("{zero}9 next 1 2 2\n");
    assert_eq!(distances(Format::Btor2, kept.as_bytes()), [None]);
}

/// The operands unsigned and signed.
type Meaning = fn(u32, u32, i32, i32) -> i64;

const OPERATORS: &[(&str, u32, Meaning)] = &[
    ("and", 3, |a, b, _, _| (a & b).into()),
    ("nand", 3, |a, b, _, _| (!(a & b)).into()),
    ("nor", 3, |a, b, _, _| (!(a | b)).into()),
    ("or", 3, |a, b, _, _| (a | b).into()),
    ("xnor", 3, |a, b, _, _| (!(a ^ b)).into()),
    ("xor", 3, |a, b, _, _| (a ^ b).into()),
    ("rol", 3, |a, b, _, _| (a << (b % 3) | a >> (3 - b % 3)).into()),
    ("ror", 3, |a, b, _, _| (a >> (b % 3) | a << (3 - b % 3)).into()),
    ("sll", 3, |a, b, _, _| (a << b).into()),
    ("srl", 3, |a, b, _, _| (a >> b).into()),
    ("sra", 3, |_, b, a, _| (a >> b.min(3)).into()),
    ("add", 3, |a, b, _, _| (a + b).into()),
    ("sub", 3, |a, b, _, _| i64::from(a) - i64::from(b)),
    ("mul", 3, |a, b, _, _| (a * b).into()),
    ("udiv", 3, |a, b, _, _| a.checked_div(b).unwrap_or(7).into()),
    ("urem", 3, |a, b, _, _| a.checked_rem(b).unwrap_or(a).into()),
    ("sdiv", 3, |_, _, a, b| a.checked_div(b).unwrap_or(if a < 0 { 1 } else { -1 }).into()),
    ("srem", 3, |_, _, a, b| a.checked_rem(b).unwrap_or(a).into()),
    ("smod", 3, |_, _, a, b| a.checked_rem(b).map_or(a, |r| (r + b) % b).into()),
    ("eq", 1, |a, b, _, _| (a == b).into()),
    ("neq", 1, |a, b, _, _| (a != b).into()),
    ("ugt", 1, |a, b, _, _| (a > b).into()),
    ("ugte", 1, |a, b, _, _| (a >= b).into()),
    ("ult", 1, |a, b, _, _| (a < b).into()),
    ("ulte", 1, |a, b, _, _| (a <= b).into()),
    ("sgt", 1, |_, _, a, b| (a > b).into()),
    ("sgte", 1, |_, _, a, b| (a >= b).into()),
    ("slt", 1, |_, _, a, b| (a < b).into()),
    ("slte", 1, |_, _, a, b| (a <= b).into()),
    ("uaddo", 1, |a, b, _, _| (a + b > 7).into()),
    ("saddo", 1, |_, _, a, b| (!(-4..4).contains(&(a + b))).into()),
    ("usubo", 1, |a, b, _, _| (a < b).into()),
    ("ssubo", 1, |_, _, a, b| (!(-4..4).contains(&(a - b))).into()),
    ("umulo", 1, |a, b, _, _| (a * b > 7).into()),
    ("smulo", 1, |_, _, a, b| (!(-4..4).contains(&(a * b))).into()),
    ("sdivo", 1, |_, _, a, b| (a == -4 && b == -1).into()),
    ("udivo", 1, |_, _, _, _| 0),
];

/// Every operator on all values of three bits, against arithmetic of the test's own.
#[test]
fn every_operator() {
    let signed = |v: u32| if v > 3 { v as i32 - 8 } else { v as i32 };
    for (word, width, meaning) in OPERATORS {
        for a in 0..8 {
            for b in 0..8 {
                let result = meaning(a, b, signed(a), signed(b)) & ((1 << width) - 1);
                let sort = if *width == 1 { 1 } else { 2 };
                let text = format!(
                    "1 sort bitvec 1\n2 sort bitvec 3\n3 constd 2 {a}\n4 constd 2 {b}\n5 {word} {sort} 3 4\n\
                     6 constd {sort} {result}\n7 neq 1 5 6\n8 bad 7\n"
                );
                assert_eq!(distances(Format::Btor2, text.as_bytes()), [None], "{word} {a} {b}");
            }
        }
    }
    for (text, result) in [
        ("5 sext 2 3 2", 0b11101),
        ("5 uext 2 3 2", 0b00101),
        ("5 concat 2 3 6", 0b10110),
        ("5 not 4 3", 0b010),
        ("5 inc 4 3", 0b110),
        ("5 dec 4 3", 0b100),
        ("5 neg 4 3", 0b011),
        ("5 redand 1 3", 0),
        ("5 redor 1 3", 1),
        ("5 redxor 1 3", 0),
        ("5 slice 7 3 2 1", 0b10),
    ] {
        let sort = text.split(' ').nth(2).unwrap();
        let model = format!(
            "1 sort bitvec 1\n2 sort bitvec 5\n4 sort bitvec 3\n7 sort bitvec 2\n3 const 4 101\n6 const 7 10\n{text}\n\
             8 constd {sort} {result}\n9 neq 1 5 8\n10 bad 9\n"
        );
        assert_eq!(distances(Format::Btor2, model.as_bytes()), [None], "{text}");
    }
}

#[test]
fn a_toggle_in_aiger() {
    // A latch that toggles, in version 1.0: its output is bad.
    assert_eq!(distances(Format::Aiger, b"aag 1 0 1 1 0\n2 3\n2\n"), [Some(1)]);
    // The same with a reset to 1, and one that keeps any value.
    assert_eq!(distances(Format::Aiger, b"aag 1 0 1 1 0\n2 3 1\n2\n"), [Some(0)]);
    assert_eq!(distances(Format::Aiger, b"aag 1 0 1 1 0\n2 2 2\n2\n"), [Some(0)]);
    // It toggles while an input is set, which a constraint forbids.
    let text = b"aag 5 1 1 0 3 1 1\n2\n4 11\n4\n3\n6 5 2\n8 4 3\n10 7 9\ni0 enable\nl0 q\nc\n11 is 6 or 8\n";
    assert_eq!(distances(Format::Aiger, text), [None]);
    let free = String::from_utf8_lossy(text).replace("3 1 1\n", "3 1\n").replace("\n3\n6 5", "\n6 5");
    assert_eq!(distances(Format::Aiger, free.as_bytes()), [Some(1)]);
}

#[test]
fn names_that_are_none() {
    assert_eq!(distances(Format::Aiger, "aag 1 0 1 1 0\n2 3\n2\né0 x\n".as_bytes()), [Some(1)]);
}

#[test]
fn text_and_binary_are_the_same() {
    let text = b"aag 5 0 2 1 3\n2 11\n4 5\n2\n6 4 2\n8 5 3\n10 9 7\n";
    let mut binary = b"aig 5 0 2 1 3\n11\n5\n2\n".to_vec();
    binary.extend([2, 2, 3, 2, 1, 2]);
    let expected = distances(Format::Aiger, text);
    assert_eq!(expected, [Some(1)]);
    assert_eq!(distances(Format::Aiger, &binary), expected);
}

#[test]
fn mistakes_are_told_with_their_places() {
    let cases: &[(Format, &str, &str)] = &[
        (Format::Btor2, "1 sort bitvec 0\n", "1:15: a width is from 1 to 1048576"),
        (Format::Btor2, "1 sort bitvec 3\n2 state 7\n", "2:9: there is no node 7 so far"),
        (Format::Btor2, "1 sort bitvec 3\n2 frob 1 1\n", "2:8: there is no operator `frob`"),
        (Format::Btor2, "1 sort bitvec 3\n1 sort bitvec 2\n", "2:1: there is a node 1 already"),
        (Format::Btor2, "1 sort bitvec 3\n2 state 1\n3 bad 2\n", "3:7: the node is of another sort"),
        (Format::Btor2, "x\n", "1:1: the number of a node is expected, not `x`"),
        (Format::Aiger, "aag 1 1\n", "1:8: the header has at least five numbers"),
        (Format::Aiger, "aag 1 1 0 1 0\n2\n6\n", "3:1: there is no variable 3"),
        (Format::Aiger, "aag 2 0 0 1 2\n4\n2 4 4\n4 2 2\n", "4:1: variable 2 depends on itself"),
        (Format::Aiger, "aig 1 0 0 0 1\n", "2:15: the file ends within a gate"),
    ];
    for (format, text, expected) in cases {
        let error = read(&mut Terms::new(), *format, text.as_bytes()).unwrap_err().to_string();
        assert_eq!(&error, expected, "{text}");
    }
}

/// A chain of operators over a word, in BTOR2.
fn long_btor2(rounds: usize) -> Vec<u8> {
    let mut text = "1 sort bitvec 32\n2 sort bitvec 1\n3 zero 1\n4 state 1 word\n5 init 1 4 3\n6 input 1 in\n7 add 1 4 6\n\
        8 ult 2 7 6\n"
        .to_owned();
    let operators = ["add", "xor", "mul", "and", "sub", "or"];
    let mut last = 7;
    for round in 0..rounds {
        let (at, operator) = (9 + 2 * round, operators[round % operators.len()]);
        let other = if round % 3 == 0 || at < 20 { 6 } else { at - 2 * (round % 4) - 2 };
        text.push_str(&format!("{at} {operator} 1 {last} {other}\n{} ite 1 -8 {at} 4\n", at + 1));
        last = at + 1;
    }
    let next =
        format!("{} next 1 4 {last}\n{} eq 2 {last} 6\n{} bad {}\n", last + 1, last + 2, last + 3, last + 2);
    (text + &next).into_bytes()
}

/// A chain of gates, in AIGER.
fn long_aiger(gates: u32, binary: bool) -> Vec<u8> {
    let (inputs, latches) = (64, 64);
    let first = inputs + latches + 1;
    let most = first + gates - 1;
    let mut out = format!("{} {most} {inputs} {latches} 0 {gates} 1\n", if binary { "aig" } else { "aag" })
        .into_bytes();
    let next = |latch: u32| 2 * (most - latch);
    for input in (1..=inputs).filter(|_| !binary) {
        out.extend(format!("{}\n", 2 * input).bytes());
    }
    for latch in 0..latches {
        let own = if binary { String::new() } else { format!("{} ", 2 * (inputs + 1 + latch)) };
        out.extend(format!("{own}{}\n", next(latch)).bytes());
    }
    out.extend(format!("{}\n", 2 * most).bytes());
    for gate in first..=most {
        let (left, right) = (2 * (gate - 1) + gate % 2, 2 * (gate - 1 - gate * 7 % 60) + gate / 3 % 2);
        let (left, right) = (left.max(right), left.min(right));
        if binary {
            for mut delta in [2 * gate - left, left - right] {
                while delta >= 128 {
                    out.push((delta & 127 | 128) as u8);
                    delta >>= 7;
                }
                out.push(delta as u8);
            }
        } else {
            out.extend(format!("{} {left} {right}\n", 2 * gate).bytes());
        }
    }
    out
}

/// Four times as much takes about four times as long.
#[test]
#[expect(clippy::print_stdout, reason = "the speed, for whoever asks with --nocapture")]
fn large_files_are_read_in_linear_time() {
    let scale = certus_testing::scale() as usize;
    type Make = dyn Fn(usize) -> Vec<u8>;
    let kinds: [(&str, Format, &Make); 3] = [
        ("BTOR2", Format::Btor2, &|size| long_btor2(5_000 * size)),
        ("AIGER text", Format::Aiger, &|size| long_aiger(10_000 * size as u32, false)),
        ("AIGER binary", Format::Aiger, &|size| long_aiger(40_000 * size as u32, true)),
    ];
    for (name, format, make) in kinds {
        let mut seconds = [0.0; 2];
        for (seconds, size) in seconds.iter_mut().zip([scale, 4 * scale]) {
            let content = make(size);
            let mut terms = Terms::new();
            let start = std::time::Instant::now();
            let read = read(&mut terms, format, &content);
            *seconds = start.elapsed().as_secs_f64();
            let Ok(Source::System(ts)) = read else { panic!("{name}: {:?}", read.err()) };
            assert_eq!(ts.bad.len(), 1);
            let mb = content.len() as f64 / 1e6;
            println!("{name}: {mb:.1} MB in {seconds:.3} s: {:.1} MB/s", mb / *seconds);
        }
        // Other processes may use the machine meanwhile.
        assert!(seconds[1] < 20.0 * seconds[0] + 1.0, "{name}: {seconds:?}");
    }
}

/// Mutated files end in a message or a model, and nothing else.
#[test]
fn no_mutant_panics() {
    let seeds: &[(Format, &[u8])] = &[
        (
            Format::Btor2,
            b"1 sort bitvec 3\n2 sort array 1 1\n3 state 2\n4 state 1\n5 read 1 3 4\n6 write 2 3 4 5\n7 next 2 3 6\n\
              8 sort bitvec 1\n9 eq 8 4 5\n10 bad 9\n11 slice 8 4 2 2\n12 sext 1 11 2\n13 init 1 4 12\n",
        ),
        (Format::Aiger, b"aag 5 1 1 0 3 1 1\n2\n4 10\n4\n3\n6 5 2\n8 4 3\n10 7 9\ni0 enable\n"),
        (Format::Aiger, b"aig 5 0 2 1 3\n10\n5\n10\n\x02\x02\x03\x02\x01\x02"),
    ];
    let mut rng = certus_testing::Rng::new(7);
    for _ in 0..20_000 * certus_testing::scale() {
        let (format, seed) = *rng.pick(seeds);
        let mut bytes = seed.to_vec();
        for _ in 0..1 + rng.below(4) {
            let at = rng.below(bytes.len() as u64) as usize;
            match rng.below(4) {
                0 => bytes[at] = *rng.pick(b"0123456789 -\nabz\xff"),
                1 if bytes.len() > 1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, *rng.pick(b"0123456789 -\n")),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let mut terms = Terms::new();
        if let Ok(source) = read(&mut terms, format, &bytes) {
            source.validate(&mut terms).unwrap();
        }
    }
}
