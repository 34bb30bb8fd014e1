//! All readers, with broken input: no panic, no signal, no time beyond the limit.
//!
//! Each reader has seeds of its own, which random changes break. `CERTUS_TEST_SCALE=75` makes more than 20,000 inputs.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use certus_testing::Rng;
use common::{SMALL, certus, folder, write};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

/// The limit that every run has.
const LIMIT: Duration = Duration::from_secs(2);

/// Beyond the limit plus a second; the rest is for a machine that does other things as well.
const LATE: Duration = Duration::from_secs(5);

struct Reader {
    name: &'static str,
    /// The name of its input.
    file: &'static str,
    seeds: &'static [&'static str],
    /// Pieces that mean something to it.
    pieces: &'static [&'static str],
    /// The arguments of `certus` for an input.
    arguments: fn(&Path, &Path) -> Vec<PathBuf>,
}

fn words(words: &[&str]) -> Vec<PathBuf> {
    words.iter().map(PathBuf::from).collect()
}

const C: &[&str] = &[
    "extern int __VERIFIER_nondet_int(void); extern void reach_error(void);
struct s { int a : 3; char b[4]; union { long l; float f; } u; } g = { 1, \"ab\", { .l = 7 } };
enum e { A, B = 5, C };
typedef int (*fn)(int, ...);
static int f(int x, ...) { return x > 3 ? x << 2 : -x; }
int main(void) {
  int a[3] = { [1] = 2 }, i = 0, *p = a; fn q = f;
  for (i = 0; i < 3; ++i) { if (a[i] == __VERIFIER_nondet_int()) continue; else break; }
  switch (i) { case 0 ... 1: i = q(i); break; default: goto out; }
  do { i--; } while (i > 0 && *p++ != 'x');
out: if (sizeof(struct s) == 77 || g.u.l == 0x1fUL + 1.5e3) reach_error();
  return ({ int t = i; t; }) ?: (int)1.0f;
}
",
    "#include <string.h>\n#define X(a, b) a ## b\n#if X(1, 2) > 3 && defined(Y)\n#error \"no\"\n#else\n#pragma pack(1)\n#endif\n# 7 \"other.c\"\nvoid reach_error(void);\nint main(int argc, char **argv) { char b[4] = \"a\\x41\\n\"; if (strlen(b) > 3) reach_error(); __asm__(\"nop\" : : \"r\"(argc)); return L'x'; }\n",
    "void reach_error(); int f(n) int n; { return n ? f(n - 1) : 0; }\nint main() { volatile int v = 1; long double d = 0x1p-3L; _Bool b = !!v; char *s = (char[]){ 1, 2 }; if (f(3) + b + (int)d + s[0] == 99) reach_error(); return __builtin_expect(v, 1); }\n",
];

const WITNESSES: &[&str] = &[
    "- entry_type: invariant_set\n  metadata:\n    format_version: \"2.0\"\n    uuid: 1\n    creation_time: 2\n    producer: { name: a, version: \"1\" }\n    task:\n      input_files: [small.c]\n      input_file_hashes: {}\n      specification: CHECK( init(main()), LTL(G ! call(reach_error())) )\n      data_model: ILP32\n      language: C\n  content:\n  - invariant:\n      type: loop_invariant\n      location: { file_name: small.c, line: 5, column: 18, function: main }\n      value: \"x <= 3 && (x != 7 || *p == 'a')\"\n      format: c_expression\n",
    "- entry_type: violation_sequence\n  metadata:\n    format_version: \"2.0\"\n    uuid: 1\n    creation_time: 2\n    producer: { name: a, version: \"1\" }\n    task:\n      input_files: [small.c]\n      input_file_hashes: {}\n      specification: CHECK( init(main()), LTL(G ! call(reach_error())) )\n      data_model: ILP32\n      language: C\n  content:\n  - segment:\n    - waypoint:\n        type: branching\n        action: follow\n        location: { file_name: small.c, line: 5, column: 18 }\n        constraint: { value: 'true' }\n  - segment:\n    - waypoint:\n        type: target\n        action: follow\n        location: { file_name: small.c, line: 5, column: 29 }\n",
    "<?xml version=\"1.0\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n<graph edgedefault=\"directed\">\n<data key=\"witness-type\">violation_witness</data><data key=\"sourcecodelang\">C</data><data key=\"specification\">CHECK( init(main()), LTL(G ! call(reach_error())) )</data><data key=\"programfile\">small.c</data><data key=\"programhash\">0</data><data key=\"architecture\">32bit</data>\n<node id=\"A\"><data key=\"entry\">true</data></node><node id=\"B\"><data key=\"violation\">true</data></node>\n<edge source=\"A\" target=\"B\"><data key=\"startline\">5</data><data key=\"assumption\">\\result == 7;</data><data key=\"assumption.resultfunction\">f</data><data key=\"control\">condition-true</data></edge>\n</graph></graphml>\n",
];

#[rustfmt::skip]
const READERS: &[Reader] = &[
    Reader {
        name: "c",
        file: "input.c",
        seeds: C,
        pieces: &[
            "(", ")", "{", "}", "[", "]", ";", ",", "*", "&", "->", ".", "...", "=", "==", "?", ":", "int ",
            "struct ", "union ", "enum ", "typedef ", "static ", "extern ", "void ", "char ", "double ",
            "sizeof ", "return ", "goto ", "case ", "if (", "while (", "for (;;)", "do ", "else ", "'", "\"",
            "\\", "/*", "*/", "//", "\n#", "#include \"small.c\"\n", "#define f(x) f(f(x))\n", "0", "1", "-1",
            "99999999999999999999", "0x8000000000000000", "1e400", "1[", "__attribute__((packed)) ",
            "__asm__(", "__builtin_", "_Generic(", "({", "})", "volatile ", "const ", "inline ", "long ",
            "unsigned ", "_Bool ", "reach_error();", "malloc(-1)", "free(0);", "memcpy(p, p, 9999999);",
            "static char s[100000000000];", "\u{0}", "\u{e9}", "??/", "main(", "a[", "(int)", "(char *)",
            "x/0", "i % 0", "<< 77",
        ],
        arguments: |input, _| {
            let mut all = words(&[
                "check",
                "--engine",
                "bmc",
                "--no-native",
                "--no-config",
                "--time-limit",
                "2s",
                "--memory-limit",
                "2G",
            ]);
            all.push(input.to_owned());
            all
        },
    },
    Reader {
        name: "witness",
        file: "witness.yml",
        seeds: WITNESSES,
        pieces: &[
            "- ", "  ", ": ", "{", "}", "[", "]", "'", "\"", "|", ">", "&a ", "*a", "!!binary ", "<<: *a",
            "#", "\n", "\t", "---\n", "...\n", "invariant:", "segment:", "waypoint:", "value:",
            "line: 99999999999999999999", "line: -1", "column: 0", "null", "~", "true", "1e99", "0x1f", "<",
            ">", "</", "/>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "&amp;", "&b;", "<![CDATA[", "]]>",
            "<node id=\"A\">", "x", "(", ")", "\\result", "'\\\\'", "\u{feff}", "\u{0}", "\u{e9}",
        ],
        arguments: |input, dir| {
            let mut all = words(&["validate", "--time-limit", "2s"]);
            all.extend([dir.join("small.c"), input.to_owned()]);
            all
        },
    },
    Reader {
        name: "task",
        file: "task.yml",
        seeds: &[
            "format_version: '2.0'\ninput_files: '../small.c'\nproperties:\n  - property_file: ../p.prp\n    expected_verdict: false\noptions:\n  language: C\n  data_model: LP64\n",
            "format_version: '2.1'\ninput_files: [../small.c]\nproperties:\n- {property_file: ../p.prp}\n",
        ],
        pieces: &[
            "- ", "  ", ": ", "{", "}", "[", "]", "'", "\"", "|", "&a ", "*a", "&a [*a, *a]", "!!set ",
            "<<: *a", "\n", "input_files:", "properties:", "property_file: /dev/null",
            "expected_verdict: maybe", "null", "~", "[[[[[[", "small.c", "/", "..", "\u{0}",
        ],
        arguments: |input, _| {
            let mut all = words(&["check", "--no-native", "--no-config", "--time-limit", "2s"]);
            all.push(input.to_owned());
            all
        },
    },
    Reader {
        name: "toml",
        file: "input.toml",
        seeds: &[
            "property = \"no-overflow\"\nengine = \"ic3cfa\"\ndata-model = \"LP64\"\ninclude-dirs = [\"inc\"]\ndefines = [\"N=4\", \"X\"]\nincludes = []\nstd = \"gnu99\"\nfunction = \"main\"\ntime-limit = \"2s\"\nmemory-limit = \"2G\"\nrecursion = 5\nnative = false\nstrict = true\nsolver = \"native\"\n[options.ic3cfa]\nliterals = \"bits\"\n",
        ],
        pieces: &[
            "=", "[", "]", "[[", "]]", "{", "}", "\"", "'", "\"\"\"", ".", ",", "\n", "\\u0000", "-1",
            "99999999999999999999", "1e99", "inf", "nan", "true", "1979-05-27", "[options.", "process:true",
            "time-limit = \"0s\"", "time-limit = \"99999999999999999999s\"", "memory-limit = \"1\"", "N=",
            "defines = [\"N\u{1}\"]", "recursion = 0", "recursion = 4294967295", "#", "\u{0}",
        ],
        arguments: |input, dir| {
            let mut all = words(&["check", "--no-native", "--time-limit", "2s", "--config"]);
            all.extend([input.to_owned(), dir.join("small.c")]);
            all
        },
    },
    Reader {
        name: "property",
        file: "input.prp",
        seeds: &[
            "CHECK( init(main()), LTL(G ! call(reach_error())) )\n",
            "CHECK( init(main()), LTL(G ! overflow) )\n",
            "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\nCHECK( init(main()), LTL(G valid-memtrack) )\n",
        ],
        pieces: &[
            "CHECK(", "init(", "LTL(", "G ", "!", "call(", ")", "(", ",", "overflow", "valid-free", "F end",
            "\n", "//", "\u{0}", "\u{e9}", "(((((((",
        ],
        arguments: |input, dir| {
            let mut all = words(&["check", "--no-native", "--no-config", "--time-limit", "2s", "--property"]);
            all.extend([input.to_owned(), dir.join("small.c")]);
            all
        },
    },
    Reader {
        name: "suite",
        file: "manifest.csv",
        seeds: &[
            "task,file,property,data_model,expected\na,missing.c,unreach-call,ILP32,true\n\"b,c\",missing.c,no-overflow,LP64,false\n",
            "file,expected\nmissing.c,true\n",
        ],
        pieces: &[
            ",", "\"", "\n", "\r", "\"\"", "task", "file", "missing.c", "-x", "@x", "..", "true", "false",
            "LP64", "\u{0}", ";", "\u{e9}",
        ],
        arguments: |input, dir| {
            let mut all = words(&["bench", "--time-limit", "1s", "--filter", "^$", "--out"]);
            // A suite is the folder that the table is in.
            all.extend([dir.join("results"), input.parent().unwrap().to_owned()]);
            all
        },
    },
    Reader {
        name: "smt2",
        file: "input.smt2",
        seeds: &[
            "(set-logic QF_ABV)\n(declare-fun x () (_ BitVec 8))\n(declare-const a (Array (_ BitVec 8) (_ BitVec 8)))\n(define-fun f ((y (_ BitVec 8))) (_ BitVec 8) (bvadd y #x01))\n(push 1)\n(assert (! (= (f x) (select (store a x #b00000001) x)) :named n))\n(check-sat)\n(get-model)\n(get-value (x (bvmul x x)))\n(pop 1)\n(check-sat-assuming ((bvult x #xff)))\n(exit)\n",
            "(declare-sort S 0)\n(declare-fun g (S Int) Bool)\n(declare-const s S)\n(assert (let ((z 3)) (=> (g s z) (<= 1 (+ z 2 (* 3 z))))))\n(check-sat)\n(get-info :name)\n(get-unsat-core)\n",
        ],
        pieces: &[
            "(", ")", "((((((((", "))))", " ", "|", "\"", ";", "#x", "#b", "(_ BitVec 0)",
            "(_ BitVec 99999999999)", "(_ bv5 8)", "(_ extract 7 0)", "(_ extract 0 7)",
            "((_ repeat 1000000) x)", "((_ zero_extend 4294967295) x)", "(assert ", "(check-sat)",
            "(push 99999999)", "(pop 2)", "(get-value (x))", "(let (", "(forall ((q Int)) ", "(ite ", "true",
            "x", "a", "99999999999999999999999", "1.5", "(/ 1 0)", "(as const ", "(Array Int Int)", "\u{0}",
            "\u{e9}", "(set-option :timeout 1)", "(bvudiv x #x00)",
        ],
        arguments: |input, _| {
            let mut all = words(&["solve", "--time-limit", "2s"]);
            all.push(input.to_owned());
            all
        },
    },
];

/// An input with changes.
fn mutant(random: &mut Rng, reader: &Reader) -> Vec<u8> {
    let mut bytes = random.pick(reader.seeds).as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() as u64 + 1) as usize;
        let end = (at + random.below(30) as usize).min(bytes.len());
        match random.below(8) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 => drop(bytes.drain(at..end)),
            2 | 3 => drop(bytes.splice(at..at, random.pick(reader.pieces).bytes())),
            4 => drop(bytes.splice(at..end, random.pick(reader.pieces).bytes())),
            5 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len() as u64 + 1) as usize;
                drop(bytes.splice(to..to, copy));
            }
            6 => bytes.truncate(at),
            // Much of the same: depth, length, repetition.
            _ if random.chance(20) => {
                let piece = random.pick(reader.pieces).repeat(1 << random.below(17));
                drop(bytes.splice(at..at, piece.bytes()));
            }
            _ => {
                let other = random.pick(reader.seeds).as_bytes();
                let from = random.below(other.len() as u64) as usize;
                drop(bytes.splice(at..end, other[from..(from + 60).min(other.len())].iter().copied()));
            }
        }
    }
    bytes
}

/// Gives an input to a reader; what is wrong with how the run ended.
fn given(reader: &Reader, dir: &Path, input: &Path) -> Option<String> {
    let start = Instant::now();
    let mut child = certus()
        .args((reader.arguments)(input, dir))
        .current_dir(dir)
        .env("XDG_CONFIG_HOME", dir)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stderr = child.stderr.take().unwrap();
    let words = std::thread::spawn(move || {
        let mut words = Vec::new();
        let _ = std::io::Read::read_to_end(&mut stderr, &mut words);
        String::from_utf8_lossy(&words).into_owned()
    });
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break Some(status);
        }
        if start.elapsed() > LIMIT + LATE {
            let _ = child.kill();
            let _ = child.wait();
            break None;
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let words = words.join().unwrap();
    match status {
        None => Some("it does not end".to_owned()),
        Some(status) if !matches!(status.code(), Some(0 | 2 | 10 | 20)) => Some(format!("{status}: {words}")),
        Some(_) if words.contains("panicked") || words.contains("internal error") => Some(words),
        Some(_) => None,
    }
}

#[test]
fn broken_input_breaks_nothing() {
    let dir = folder("readers");
    write(&dir, "small.c", SMALL);
    write(&dir, "p.prp", "CHECK( init(main()), LTL(G ! call(reach_error())) )\n");
    std::fs::create_dir_all(dir.join("inc")).unwrap();
    let count = 40 * certus_testing::scale();
    let only = std::env::var("CERTUS_TEST_READER").ok();
    let workers = 2;
    let wrong = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for worker in 0..workers {
            let (dir, wrong, only) = (&dir, &wrong, &only);
            scope.spawn(move || {
                for (number, reader) in (1u64..).zip(READERS) {
                    if only.as_ref().is_some_and(|only| only != reader.name) {
                        continue;
                    }
                    let mut random = Rng::new(number << 32 | worker);
                    for round in 0..count / workers {
                        let own = dir.join(format!("{}-{worker}", reader.name));
                        std::fs::create_dir_all(&own).unwrap();
                        let input = own.join(reader.file);
                        std::fs::write(&input, mutant(&mut random, reader)).unwrap();
                        if let Some(what) = given(reader, dir, &input) {
                            let kept = dir.join(format!("kept-{worker}-{round}-{}", reader.file));
                            std::fs::rename(&input, &kept).unwrap();
                            wrong.lock().unwrap().push(format!("{}: {what}", kept.display()));
                        }
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} inputs:\n{}", wrong.len(), wrong.join("\n"));
}
