//! Programs, scripts and witnesses that are deep or large: a message or an answer, never a crash.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::PathBuf;
use std::process::{Command, Output};

const CERTUS: &str = env!("CARGO_BIN_EXE_certus");

/// Deeper than anything is followed.
const DEEP: usize = 15_000;

/// As deep as it is accepted, nearly.
const ACCEPTED: usize = 9_900;

fn run(name: &str, text: &str, arguments: &[&str]) -> Output {
    let folder = std::env::temp_dir().join(format!("depth-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file: PathBuf = folder.join(name);
    std::fs::write(&file, text).unwrap();
    let output = Command::new(CERTUS).args(arguments).arg(&file).output().unwrap();
    let _ = std::fs::remove_file(&file);
    output
}

/// It ends by itself, with an exit code that says how.
fn ends(name: &str, text: &str, arguments: &[&str]) -> String {
    let output = run(name, text, arguments);
    let told = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    let told = told.into_owned();
    let shown: String = told.chars().take(400).collect();
    assert!(matches!(output.status.code(), Some(0 | 2 | 10 | 20)), "{name}: {:?} {shown}", output.status);
    told
}

fn program(body: &str) -> String {
    format!(
        "extern void reach_error(void);\nint main(void) {{ int a = 1; {body} if (a) reach_error(); return 0; }}\n"
    )
}

/// Texts that are nested, by a depth.
fn nested(n: usize) -> Vec<(&'static str, String)> {
    let around = |open: &str, inner: &str, close: &str| open.repeat(n) + inner + &close.repeat(n);
    let external = "extern void reach_error(void);\n";
    let main = "int main(void) { reach_error(); return 0; }\n";
    vec![
        ("parens.c", program(&format!("int x = {};", around("(", "1", ")")))),
        ("blocks.c", program(&around("{", "int y = 1;", "}"))),
        ("unary.c", program(&format!("int x = {}1;", "- ".repeat(n)))),
        ("sum.c", program(&format!("int x = a{};", " + a".repeat(n)))),
        ("and.c", program(&format!("int x = a{};", " && a".repeat(n)))),
        ("comma.c", program(&format!("int x = (a{});", ", a".repeat(n)))),
        ("choice.c", program(&format!("int x = {}2;", "a ? 1 : ".repeat(n)))),
        ("otherwise.c", program(&format!("{}a = 5;", "if (a == 2) a = 0; else ".repeat(n)))),
        ("ifs.c", program(&format!("{}a = 2;", "if (a) ".repeat(n)))),
        ("loops.c", program(&format!("{}a = 0;", "while (a) ".repeat(n)))),
        ("assign.c", program(&format!("{}2;", "a = ".repeat(n)))),
        ("casts.c", program(&format!("int x = {}1;", "(int)".repeat(n)))),
        ("statements.c", program(&format!("int x = {};", around("({", "1;", "})")))),
        ("typeof.c", program(&format!("{} x = 1;", around("__typeof__(", "1", ")")))),
        ("index.c", program(&format!("int t[2] = {{0, 0}}; int x = {};", around("t[", "0", "]")))),
        ("pointers.c", program(&format!("int {}p = 0;", "*".repeat(n)))),
        (
            "calls.c",
            format!("int f(int x) {{ return x; }}\n{}", program(&format!("a = {};", around("f(", "1", ")")))),
        ),
        ("initialiser.c", format!("{external}int t[] = {};\n{main}", around("{", "1", "}"))),
        ("declarator.c", format!("{external}int {}(void);\n{main}", around("(", "f", ")"))),
        ("array.c", format!("{external}int t{};\n{main}", "[1]".repeat(n))),
        ("struct.c", format!("{external}{}int x;{}\n{main}", "struct {".repeat(n), "} a;".repeat(n))),
        ("functions.c", format!("{external}int {}f{};\n{main}", "(*".repeat(n), ")(void)".repeat(n))),
        ("attribute.c", format!("{external}int x __attribute__({});\n{main}", around("(", "a", ")"))),
    ]
}

const CHECK: [&str; 6] = ["check", "--no-config", "--time-limit", "2s", "--memory-limit", "1G"];

#[test]
fn what_is_nested_too_deeply_is_refused() {
    for (name, text) in nested(DEEP) {
        let told = ends(name, &text, &CHECK);
        assert!(told.contains("error:") || told.contains("VERDICT"), "{name}: {told}");
    }
}

#[test]
fn what_is_nested_deeply_is_read() {
    // A part of them here; all take longer.
    let all = std::env::var_os("CERTUS_TEST_SCALE").is_some();
    for (name, text) in nested(ACCEPTED).into_iter().step_by(if all { 1 } else { 4 }) {
        ends(name, &text, &CHECK);
    }
}

#[test]
fn recursion_and_chains_of_calls_are_bounded() {
    let recursion = "extern void reach_error(void);\nextern int __VERIFIER_nondet_int(void);\n\
        int f(int n) { if (n <= 0) return 0; return 1 + f(n - 1); }\n\
        int main(void) { int n = __VERIFIER_nondet_int(); if (f(n) == 14999) reach_error(); return 0; }\n";
    for engine in ["auto", "ic3cfa", "bmc"] {
        let arguments = [&CHECK[..], &["--engine", engine, "--recursion", "15000"]].concat();
        ends("recursion.c", recursion, &arguments);
    }
    let told = ends(
        "recursion.c",
        recursion,
        &["check", "--no-config", "--engine", "ic3cfa", "--recursion", "40000"],
    );
    assert!(told.contains("nested more than 20000 levels deep"), "{told}");
    let mut chain = "extern void reach_error(void);\nextern int __VERIFIER_nondet_int(void);\n\
        int f0(int x) { return x; }\n"
        .to_owned();
    for i in 1..12_000 {
        let before = i - 1;
        chain.push_str(&format!(
            "int f{i}(int x) {{ if (__VERIFIER_nondet_int()) x++; return f{before}(x); }}\n"
        ));
    }
    chain.push_str("int main(void) { if (f11999(1) == 7) reach_error(); return 0; }\n");
    ends("chain.c", &chain, &CHECK);
}

#[test]
fn large_objects_are_no_memory_of_ours() {
    for (name, text) in [
        ("static.c", "static char s[100000000000]; int main(void) { if (s[5]) reach_error(); return 0; }"),
        ("first.c", "static int s[2000000000] = {1}; int main(void) { if (!s[0]) reach_error(); return 0; }"),
        (
            "last.c",
            "static int s[] = {[1999999999] = 1}; int main(void) { if (s[0]) reach_error(); return 0; }",
        ),
        (
            "copy.c",
            "struct s { char a[10000000000]; }; struct s x, y; int main(void) { x = y; if (x.a[3]) reach_error(); return 0; }",
        ),
        ("local.c", "int main(void) { char s[100000000000]; s[0] = 1; if (!s[0]) reach_error(); return 0; }"),
    ] {
        let text = format!("extern void reach_error(void);\n{text}\n");
        for model in ["--64", "--32"] {
            ends(name, &text, &[&CHECK[..], &[model]].concat());
        }
    }
}

#[test]
fn deep_yaml_and_toml_are_refused() {
    let n = 100_000;
    let flow = format!("input_files: {}", "[".repeat(n) + &"]".repeat(n));
    let told = ends("deep.yml", &flow, &CHECK);
    assert!(told.contains("recursion limit exceeded"), "{told}");
    let mut bomb = "format_version: '2.0'\na: &a [x, x, x, x, x, x, x, x, x]\n".to_owned();
    for (name, before) in "bcdefghijkl".chars().zip("abcdefghijk".chars()) {
        let all = vec![format!("*{before}"); 9].join(", ");
        bomb.push_str(&format!("{name}: &{name} [{all}]\n"));
    }
    let told = ends("bomb.yml", &bomb, &CHECK);
    assert!(told.contains("this is no YAML"), "{told}");
    let settings = format!("solver = {}", "[".repeat(n));
    ends("deep.toml", &settings, &["check", "--time-limit", "2s", "/dev/null", "--config"]);
    let witness = ["validate", "--time-limit", "2s", "/dev/null"];
    assert!(ends("w.yml", &flow, &witness).contains("recursion limit exceeded"));
    ends("w.graphml", &"<graphml>".repeat(n), &witness);
}

#[test]
fn deep_scripts_are_read() {
    let n = 100_000;
    let solve = ["solve", "--time-limit", "5s", "--memory-limit", "1G"];
    let around = |open: &str, inner: &str, close: &str| open.repeat(n) + inner + &close.repeat(n);
    for (name, text) in [
        ("not.smt2", format!("(declare-const p Bool)(assert {})(check-sat)", around("(not ", "p", ")"))),
        (
            "let.smt2",
            format!(
                "(declare-const x (_ BitVec 8))(assert {})(check-sat)",
                around("(let ((x (bvadd x x))) ", "(= x #x01)", ")")
            ),
        ),
        ("sort.smt2", format!("(declare-const x {})(check-sat)", around("(Array Int ", "Int", ")"))),
        ("open.smt2", "(".repeat(1_000_000)),
        ("push.smt2", "(push 4000000000)(check-sat)".to_owned()),
        ("wide.smt2", "(declare-const x (_ BitVec 4000000000))(check-sat)".to_owned()),
    ] {
        ends(name, &text, &solve);
    }
}
